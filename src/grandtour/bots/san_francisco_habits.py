"""The numbers behind the quick player of San Francisco: what a turn, a card, a token is taken to be worth.

They lie in data/san_francisco.json; scripts/tune_san_francisco.py finds them by playing against greedy.
"""

from __future__ import annotations


class Habits:
    """Prices in hundredths of a point, time in sixtieths of a turn."""

    def __init__(self, numbers: dict[str, int]) -> None:
        # Prices.
        self.turn = numbers["turn"]  # a turn
        self.card = numbers["card"]  # a card that is missing
        self.face_up = numbers["face_up"]  # per cent cheaper: a card that lies face up
        self.held = numbers["held"]  # spending a card in hand
        self.wild = numbers["wild"]  # a ferry that is missing
        self.wild_held = numbers["wild_held"]  # spending a ferry in hand
        self.token = numbers["token"]  # per cent of what the token table promises
        self.floor = numbers["floor"]  # least price of a route on the way of a ticket,
        self.floor_space = numbers["floor_space"]  # and for each of its spaces
        self.worth = numbers["worth"]  # per cent of a ticket's points (twice) that its way may cost
        # Time.
        self.card_time = numbers["card_time"]  # to draw a card that is missing
        self.length = numbers["length"]  # tenths of a space: usual length of a claim
        self.hurry = numbers["hurry"]  # per cent: how fast the others are believed to be
        self.slack = numbers["slack"]  # by which a course may exceed the time expected
        # Claim now, or draw cards?
        self.typical = numbers["typical"]  # what a turn of drawing brings usually
        self.eager = numbers["eager"]  # for a route of the course
        self.long = numbers["long"]  # and for each of its spaces
        self.near = numbers["near"]  # if another seat has built up to it
        self.rush = numbers["rush"]  # if it brings a token,
        self.rush_last = numbers["rush_last"]  # the last of its stack,
        self.deny = numbers["deny"]  # which another seat lacks
        self.fill = numbers["fill"]  # for another route while tickets are open
        self.fill_net = numbers["fill_net"]  # per cent of its points and token,
        self.fill_base = numbers["fill_base"]  # less this
        self.late = numbers["late"]  # turns left at which points come first
        self.wild_waste = numbers["wild_waste"]  # a ferry that stands for another card
        self.waste = numbers["waste"]  # a card that another route needs
        self.paying = numbers["paying"]  # an extra route with a lower price than this is as good as one of the course
        self.reserve = numbers["reserve"]  # time that must be over before it is
        self.unready = numbers["unready"]  # against beginning the last round with tickets open
        self.ahead = numbers["ahead"]  # for beginning it when ahead
        # Tickets.
        self.tickets_base = numbers["tickets_base"]  # new tickets are drawn when this,
        self.tickets_turn = numbers["tickets_turn"]  # and so much for each turn beyond ten that is left,
        self.tickets_car = numbers["tickets_car"]  # and for each car, is more than what else can be done
        self.keep_more = numbers["keep_more"]  # for each ticket that is kept
        self.buffer = numbers["buffer"]  # time that must be over before a ticket is taken
        # Cards.
        self.extras = numbers["extras"]  # routes beyond the tickets to draw cards for
        self.need = numbers["need"]  # a card that the course needs
        self.want = numbers["want"]  # that the extras need
        self.idle = numbers["idle"]  # that nothing needs
        self.pair = numbers["pair"]  # and for each card of it in hand
        self.wild_need = numbers["wild_need"]  # a ferry that the course needs for a symbol,
        self.wild_any = numbers["wild_any"]  # that may stand for a card of it,
        self.wild_want = numbers["wild_want"]  # that the extras need for a symbol,
        self.wild_may = numbers["wild_may"]  # that may stand for a card of theirs,
        self.wild_idle = numbers["wild_idle"]  # and where nothing is missing
        self.fresh = numbers["fresh"]  # the sight of the card that is turned up next
