"""The numbers behind the quick player of San Francisco: what a turn, a card, a token is taken to be worth."""

from __future__ import annotations


class Habits:
    """Prices in hundredths of a point, time in sixtieths of a turn."""

    def __init__(self) -> None:
        # Prices.
        self.turn = 245  # a turn
        self.card = 153  # a card that is missing
        self.face_up = 20  # per cent cheaper: a card that lies face up
        self.held = 92  # spending a card in hand
        self.wild = 245  # a ferry that is missing
        self.wild_held = 145  # spending a ferry in hand
        self.token = 80  # per cent of what the token table promises
        self.floor = 80  # least price of a route on the way of a ticket,
        self.floor_space = 40  # and for each of its spaces
        self.worth = 100  # per cent of a ticket's points (twice) that its way may cost
        # Time.
        self.card_time = 37  # to draw a card that is missing
        self.length = 23  # tenths of a space: usual length of a claim
        self.hurry = 115  # per cent: how fast the others are believed to be
        self.slack = 60  # by which a course may exceed the time expected
        # Claim now, or draw cards?
        self.typical = 184  # what a turn of drawing brings usually
        self.eager = 100  # for a route of the course
        self.risk = 20  # for one that somebody may take,
        self.near = 60  # who is near it
        self.fill = -200  # for another route while tickets are open
        self.fill_net = 30  # per cent of its points and token,
        self.fill_base = 180  # less this
        self.late = 2  # turns left at which points come first
        self.wild_waste = 46  # a ferry that stands for another card
        self.waste = 61  # a card that another route needs
        self.unready = 500  # against beginning the last round with tickets open
        self.ahead = 100  # for beginning it when ahead
        # Tickets.
        self.tickets_turns = 8  # turns left from which on new tickets are drawn,
        self.tickets_cars = 8  # and cars
        self.tickets_most = 300  # unless something better is to be done
        self.buffer = 120  # time that must be over before a ticket is taken
        # Cards.
        self.extras = 2  # routes beyond the tickets to draw cards for
        self.need = 153  # a card that the course needs
        self.want = 92  # that the extras need
        self.idle = 31  # that nothing needs
        self.pair = 12  # and for each card of it in hand
        self.wild_need = 245
        self.wild_any = 199
        self.wild_want = 147
        self.wild_idle = 107
        self.fresh = 10
