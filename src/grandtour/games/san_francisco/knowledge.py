"""What a seat can know of the others' cards and tickets, and how to draw anew what it cannot.

`determinize` must not contradict anything the viewer has seen, and must depend on nothing else. Four things are
seen and then hidden again:

* A face-up card taken to a hand: `known` counts these; a payment uses known cards first.
* The discards that become the new deck. From then on the cards drawn unseen before and after are told apart: what
  the others drew from the old deck is, together, exactly what nobody has shown of it. `card_log` keeps, for each
  deck that was used up, who drew how many of what, and each payment with cards not known to be in the hand (they
  must have been drawn unseen before it).
* A ticket put back: its owner knows it, and meets it again when the ticket deck runs through. `ticket_log` keeps
  every deal and return.
* A pass: who passed could claim nothing. This is used until somebody does something else, then forgotten.

The logs hold the truth; of the others' entries only what the viewer saw happen is used (how many, when).
Every world that the viewer holds possible can come out. Their chances are those of a fair shuffle, except that
cards paid from an unknown stock are given their possible sources one by one.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from grandtour.core.game import Action
from grandtour.core.numbers import Rows
from grandtour.core.picker import Picker
from grandtour.games.san_francisco.actions import Keep
from grandtour.games.san_francisco.apply import set_offer
from grandtour.games.san_francisco.edition import NONE, Edition
from grandtour.games.san_francisco.legal import add_claims, keep_actions
from grandtour.games.san_francisco.state import DEALT, PASS_ENDS, SFState, put
from grandtour.games.san_francisco.tables import Tables

TRIES: Final = 1000


def determinize(e: Edition, t: Tables, s: SFState, viewer: int | None, picker: Picker) -> SFState:
    out = s.copy()
    me = NONE if viewer is None else viewer
    TicketWorld(e, s, me, picker).write_to(e, out, picker)
    for _ in range(TRIES):
        CardWorld(e, s, me, picker).write_to(out)
        if passes_are_true(e, t, out, me):
            break
    return out


def passes_are_true(e: Edition, t: Tables, s: SFState, viewer: int) -> bool:
    """SF-P1: who passed just now could claim nothing. (Passes before the last other action are forgotten.)"""
    turn = s.turn
    claims: list[Action] = []
    for back in range(1, min(s.passes, s.seats) + 1):
        s.turn = (turn - back) % s.seats
        if s.turn != viewer:
            add_claims(e, t, s, claims)
    s.turn = turn
    return not claims


class CardWorld:
    """Decks are counted from the first (0) to the one in use; `pool[deck][color]` is what others may have drawn."""

    def __init__(self, e: Edition, s: SFState, viewer: int, picker: Picker) -> None:
        self.colors = len(e.colors)
        self.viewer = viewer
        self.picker = picker
        self.draws: list[list[int]] = []  # by deck and seat: how many cards it drew unseen
        self.pool: list[list[int]] = []
        self.left: list[list[int]] = []  # of the pool, while a world is made
        self.needs: list[tuple[int, int, int, int]] = []  # (deck, seat, color, draws so far), one a card
        for entry in s.card_log:
            if entry[0] == PASS_ENDS:
                self.add_deck(s.seats, list(entry[1:]))
            elif entry[0] != viewer:
                for _ in range(entry[2]):
                    self.needs.append((len(self.draws), entry[0], entry[1], entry[3]))
        self.add_deck(s.seats, s.drawn)
        for color in range(self.colors):
            self.pool[-1][color] += s.deck[color]
        self.world: list[list[int]] = []  # by deck: what each seat drew unseen, by seat and color
        self.served: list[list[list[int]]] = []  # by deck and seat, for each need served: out of how many draws
        order = list(range(len(self.needs)))
        stuck = self.serve(order, s.seats)
        while stuck >= 0:  # what found no card goes first the next time; this ends, since the truth can come out
            order.remove(stuck)
            order.insert(0, stuck)
            stuck = self.serve(order, s.seats)
        self.fill()

    def add_deck(self, seats: int, drawn: list[int]) -> None:
        pool = [0] * self.colors
        draws = [0] * seats
        for seat in range(seats):
            for color in range(self.colors):
                n = drawn[seat * self.colors + color]
                draws[seat] += n
                if seat != self.viewer:
                    pool[color] += n
        self.draws.append(draws)
        self.pool.append(pool)

    def serve(self, order: list[int], seats: int) -> int:
        """Give each needed card a deck it can have come from; the first need for which there is none, or -1."""
        self.left = [pool[:] for pool in self.pool]
        self.world = [[0] * (seats * self.colors) for _ in self.draws]
        self.served = [[[] for _ in range(seats)] for _ in self.draws]
        for i in order:
            deck, seat, color, so_far = self.needs[i]
            among = [self.draws[d][seat] for d in range(deck)]  # by deck: the draws before the payment
            among.append(so_far)
            sources: list[int] = []
            for d in range(deck + 1):
                sources.append(self.left[d][color] if can_serve(self.served[d][seat], among[d]) else 0)
            if max(sources) == 0:
                return i
            d = self.picker.weighted(sources)
            self.give(d, seat, color)
            self.served[d][seat].append(among[d])
        return -1

    def give(self, deck: int, seat: int, color: int) -> None:
        self.left[deck][color] -= 1
        self.world[deck][seat * self.colors + color] += 1

    def fill(self) -> None:
        """All other unseen draws: from what is left of their deck."""
        for deck in range(len(self.draws)):
            for seat in range(len(self.draws[deck])):
                if seat != self.viewer:
                    for _ in range(self.draws[deck][seat] - len(self.served[deck][seat])):
                        self.give(deck, seat, self.picker.weighted(self.left[deck]))

    def write_to(self, out: SFState) -> None:
        """What is left of the pool in use is the deck; hands are known cards, plus draws, less unknown payments."""
        for seat in range(out.seats):
            if seat != self.viewer:
                for color in range(self.colors):
                    at = seat * self.colors + color
                    out.hands[at] = out.known[at]
                    for deck in range(len(self.world)):
                        out.hands[at] += self.world[deck][at]
                    out.drawn[at] = self.world[-1][at]
        for _, seat, color, _ in self.needs:
            out.hands[seat * self.colors + color] -= 1
        out.deck = self.left[-1]
        log: list[tuple[int, ...]] = []
        deck = 0
        for entry in out.card_log:
            if entry[0] == PASS_ENDS:
                drawn = list(entry[1:])
                for at in range(len(drawn)):
                    if at // self.colors != self.viewer:
                        drawn[at] = self.world[deck][at]
                log.append((PASS_ENDS, *drawn))
                deck += 1
            else:
                log.append(entry)
        out.card_log = tuple(log)


def can_serve(served: list[int], among: int) -> bool:
    """Whether one more card can be among the first `among` draws of a seat, beside those served already."""
    for limit in [*served, among]:
        count = 1 if among <= limit else 0
        for other in served:
            if other <= limit:
                count += 1
        if count > limit:
            return False
    return True


class TicketWorld:
    """Plays the ticket log again. A ticket that the viewer has not seen is a blank, filled in at the end.

    The one thing to guess on the way is which of its tickets another seat put back; a guess that the viewer's
    later draws contradict is taken back.
    """

    def __init__(self, e: Edition, s: SFState, viewer: int, picker: Picker) -> None:
        self.viewer = viewer
        self.picker = picker
        self.log = s.ticket_log
        self.seen_later = seen_later(s.ticket_log, viewer)
        self.face: list[int] = []  # by blank: the ticket, NONE while unseen
        self.hand: list[list[int]] = [[] for _ in range(s.seats)]  # blanks
        self.offer: list[list[int]] = [[] for _ in range(s.seats)]
        self.queue: list[int] = []
        self.moved: list[list[int]] = []  # by log entry: the blanks dealt or put back
        if not self.replay():
            raise AssertionError("the truth itself is a possible world")
        unseen = [t for t in range(len(e.ticket_a)) if t not in self.face]
        picker.shuffle(unseen)
        for blank in range(len(self.face)):
            if self.face[blank] == NONE:
                self.face[blank] = unseen.pop()
        self.pool = unseen

    def replay(self) -> bool:
        """Go on from where `moved` ends; False where the viewer saw otherwise."""
        while len(self.moved) < len(self.log):
            entry = self.log[len(self.moved)]
            seat = entry[1]
            if entry[0] == DEALT:
                if not self.deal(seat, entry[2], entry[3] == 1):
                    return False
            elif seat == self.viewer:
                self.put_back(seat, [blank for blank in self.offer[seat] if self.face[blank] in entry[2:]])
            else:
                seen = self.seen_later[len(self.moved)]
                guesses = [list(c) for c in combinations(self.offer[seat], len(seen)) if self.can_be(list(c), seen)]
                if len(guesses) != 1:
                    return self.guess(seat, guesses)
                self.put_back(seat, guesses[0])
        return True

    def guess(self, seat: int, guesses: list[list[int]]) -> bool:
        order = list(range(len(guesses)))
        self.picker.shuffle(order)
        face, queue, moved = self.face[:], self.queue[:], self.moved[:]
        hand, offer = [h[:] for h in self.hand], [o[:] for o in self.offer]
        for k in order:
            self.put_back(seat, guesses[k])
            if self.replay():
                return True
            self.face, self.queue, self.moved = face[:], queue[:], moved[:]
            self.hand, self.offer = [h[:] for h in hand], [o[:] for o in offer]
        return False

    def deal(self, seat: int, ticket: int, again: bool) -> bool:
        if not again:
            self.face.append(NONE)
        blank = self.queue.pop(0) if again else len(self.face) - 1
        if seat == self.viewer:
            if not self.can_be([blank], [ticket]):
                return False
            self.face[blank] = ticket
        self.offer[seat].append(blank)
        self.moved.append([blank])
        return True

    def can_be(self, blanks: list[int], tickets: list[int]) -> bool:
        """Whether these blanks can be what the viewer sees; NONE: does not see."""
        for blank, ticket in zip(blanks, tickets):
            face = self.face[blank]
            if ticket != NONE and face != ticket and (face != NONE or ticket in self.face):
                return False
        return True

    def put_back(self, seat: int, back: list[int]) -> None:
        self.hand[seat] += [blank for blank in self.offer[seat] if blank not in back]
        self.offer[seat] = []
        self.queue += back
        self.moved.append(back)

    def write_to(self, e: Edition, out: SFState, picker: Picker) -> None:
        for seat in range(out.seats):
            if seat != self.viewer:
                out.tickets[seat] = 0
                for blank in self.hand[seat]:
                    out.tickets[seat] |= 1 << self.face[blank]
                set_offer(out, seat, tuple([self.face[b] for b in self.offer[seat]]))
                if out.chosen[seat] >= 0:
                    kept = keep_actions(out.offered[seat], e.tickets_kept)
                    action = kept[picker.below(len(kept))]
                    assert isinstance(action, Keep)
                    out.chosen = put(out.chosen, seat, action.tickets)
        out.returned = tuple([self.face[b] for b in self.queue])
        out.ticket_pool = 0
        for ticket in self.pool:
            out.ticket_pool |= 1 << ticket
        log: list[tuple[int, ...]] = []
        for i in range(len(self.log)):
            entry = self.log[i]
            if entry[0] == DEALT:
                log.append((DEALT, entry[1], self.face[self.moved[i][0]], entry[3]))
            else:
                log.append((entry[0], entry[1], *[self.face[b] for b in self.moved[i]]))
        out.ticket_log = tuple(log)


def seen_later(log: Rows, viewer: int) -> list[list[int]]:
    """By log entry, for each ticket put back: what it is if the viewer is the next to be dealt it, else NONE.

    The lower part of the ticket deck is a queue, so who meets which place of it can be told in advance.
    """
    out: list[list[int]] = []
    queue: list[tuple[int, int]] = []
    for i in range(len(log)):
        entry = log[i]
        if entry[0] == DEALT:
            out.append([])
            if entry[3] == 1:
                returned, k = queue.pop(0)
                if entry[1] == viewer:
                    out[returned][k] = entry[2]
        else:
            out.append([NONE] * (len(entry) - 2))
            for k in range(len(entry) - 2):
                queue.append((i, k))
    return out
