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

All this is a search, and on some boards, late in a long game, it could go on for ever. So it has a bound: where no such
world was found within it, the world that comes out fits all that can be seen now, every count and every known card,
and only what was seen long ago may contradict it.
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

# The bound of a sample, some milliseconds compiled: a card given to a hand, and a look whether a deck can serve it.
EFFORT: Final = 30_000
A_STEP: Final = 10  # to play an entry of the ticket log takes as long as so many of these,
LOOKED_THROUGH: Final = 100  # and that as long as to look through so many entries,
GUESSES: Final = 4  # or to make so many guesses


def determinize(e: Edition, t: Tables, s: SFState, viewer: int | None, picker: Picker, effort: int = EFFORT) -> SFState:
    out = s.copy()
    me = NONE if viewer is None else viewer
    TicketWorld(e, s, me, picker, effort // A_STEP).write_to(e, out, picker)
    while effort > 0:
        cards = CardWorld(e, s, me, picker, effort)
        cards.write_to(out)
        if s.passes == 0 or passes_are_true(e, t, out, me):
            break
        effort = cards.effort - len(e.route_a)
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

    def __init__(self, e: Edition, s: SFState, viewer: int, picker: Picker, effort: int) -> None:
        self.colors = len(e.colors)
        self.effort = effort  # what is left of it
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
        self.hands: list[int] = []  # by seat and color: what the others hold beside the cards known to be there
        order = list(range(len(self.needs)))
        stuck = self.serve(order, s.seats)
        while stuck >= 0 and self.effort > 0:  # what found no card goes first the next time
            order.remove(stuck)
            order.insert(0, stuck)
            stuck = self.serve(order, s.seats)
        if stuck >= 0:
            self.deal_anew(s)
        else:
            self.fill()
            self.add_up(s.seats)

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
        self.effort -= len(drawn) // A_STEP

    def serve(self, order: list[int], seats: int) -> int:
        """Give each needed card a deck it can have come from; the first need for which there is none, or -1."""
        self.left = [pool[:] for pool in self.pool]
        self.world = [[0] * (seats * self.colors) for _ in self.draws]
        self.served = [[[] for _ in range(seats)] for _ in self.draws]
        self.effort -= len(self.draws)
        for i in order:
            deck, seat, color, so_far = self.needs[i]
            among = [self.draws[d][seat] for d in range(deck)]  # by deck: the draws before the payment
            among.append(so_far)
            sources: list[int] = []
            for d in range(deck + 1):
                n = self.left[d][color]
                self.effort -= 1 if n == 0 else 1 + len(self.served[d][seat])
                sources.append(n if n > 0 and can_serve(self.served[d][seat], among[d]) else 0)
            if max(sources) == 0:
                return i
            d = self.picker.weighted(sources)
            self.give(d, seat, color)
            self.served[d][seat].append(among[d])
        return -1

    def give(self, deck: int, seat: int, color: int) -> None:
        self.effort -= 1
        self.left[deck][color] -= 1
        self.world[deck][seat * self.colors + color] += 1

    def fill(self) -> None:
        """All other unseen draws: from what is left of their deck."""
        for deck in range(len(self.draws)):
            for seat in range(len(self.draws[deck])):
                if seat != self.viewer:
                    for _ in range(self.draws[deck][seat] - len(self.served[deck][seat])):
                        self.give(deck, seat, self.picker.weighted(self.left[deck]))

    def add_up(self, seats: int) -> None:
        """Hands are known cards, plus draws, less unknown payments."""
        self.hands = [0] * (seats * self.colors)
        for drawn in self.world:
            for at in range(len(drawn)):
                self.hands[at] += drawn[at]
        for _, seat, color, _ in self.needs:
            self.hands[seat * self.colors + color] -= 1

    def deal_anew(self, s: SFState) -> None:
        """The bound was reached: deal out what nobody has shown, whoever may have paid with what before."""
        unseen = [0] * self.colors
        for pool in self.pool:
            for color in range(self.colors):
                unseen[color] += pool[color]
        for _, _, color, _ in self.needs:
            unseen[color] -= 1
        self.left = [pool[:] for pool in self.pool]
        self.world = [[0] * len(s.hands) for _ in self.draws]
        self.served = [[[] for _ in range(s.seats)] for _ in self.draws]
        deck = [0] * self.colors
        can_be = [min(self.left[-1][color], unseen[color]) for color in range(self.colors)]
        for _ in range(sum(s.deck)):
            color = self.picker.weighted(can_be)
            can_be[color] -= 1
            unseen[color] -= 1
            self.left[-1][color] -= 1
            deck[color] += 1
        self.fill()
        self.left[-1] = deck
        self.hands = [0] * len(s.hands)
        for seat in range(s.seats):
            base = seat * self.colors
            for color in range(self.colors):
                for _ in range(s.hands[base + color] - s.known[base + color] if seat != self.viewer else 0):
                    drawn = self.picker.weighted(unseen)  # so many cards; their colors are not looked at
                    unseen[drawn] -= 1
                    self.hands[base + drawn] += 1

    def write_to(self, out: SFState) -> None:
        """What is left of the pool in use is the deck."""
        for seat in range(out.seats):
            if seat != self.viewer:
                for color in range(self.colors):
                    at = seat * self.colors + color
                    out.hands[at] = out.known[at] + self.hands[at]
                    out.drawn[at] = self.world[-1][at]
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


class Branch:
    """A moment of a `TicketWorld` at which it has to guess, and the guesses that it has not tried yet."""

    def __init__(self, world: TicketWorld, seat: int, guesses: list[list[int]]) -> None:
        self.seat = seat
        self.guesses = guesses
        self.face = world.face[:]
        self.queue = world.queue[:]
        self.moved = world.moved[:]
        self.hand = [blanks[:] for blanks in world.hand]
        self.offer = [blanks[:] for blanks in world.offer]

    def restore(self, world: TicketWorld) -> None:
        world.face = self.face[:]
        world.queue = self.queue[:]
        world.moved = self.moved[:]
        world.hand = [blanks[:] for blanks in self.hand]
        world.offer = [blanks[:] for blanks in self.offer]


class TicketWorld:
    """Plays the ticket log again. A ticket that the viewer has not seen is a blank, filled in at the end.

    The one thing to guess on the way is which of its tickets another seat put back; a guess that the viewer's
    later draws contradict is taken back. That may take for ever where many tickets went round; so after some steps the
    log is played once more, and there a ticket that is not where it should be changes places with the one that is.
    """

    def __init__(self, e: Edition, s: SFState, viewer: int, picker: Picker, steps: int) -> None:
        self.viewer = viewer
        self.picker = picker
        self.log = s.ticket_log
        self.seen_later = seen_later(s.ticket_log, viewer)
        self.reach: list[list[int]] = []  # made when it is asked for, which is seldom
        self.face: list[int] = []  # by blank: the ticket, NONE while unseen
        self.hand: list[list[int]] = [[] for _ in range(s.seats)]  # blanks
        self.offer: list[list[int]] = [[] for _ in range(s.seats)]
        self.queue: list[int] = []
        self.moved: list[list[int]] = []  # by log entry: the blanks dealt or put back
        self.swaps = False
        self.steps = steps  # what is left of them
        start = Branch(self, NONE, [])
        if not self.replay():
            start.restore(self)
            self.swaps = True
            self.replay()
        seen = set(self.face)
        unseen = [t for t in range(len(e.ticket_a)) if t not in seen]
        picker.shuffle(unseen)
        for blank in range(len(self.face)):
            if self.face[blank] == NONE:
                self.face[blank] = unseen.pop()
        self.pool = unseen

    def replay(self) -> bool:
        """The whole log; False where a world that fits was not found in so many steps. With swaps every one does."""
        branches: list[Branch] = []
        while len(self.moved) < len(self.log):
            if self.steps <= 0 and not self.swaps:
                return False
            self.steps -= 1
            entry = self.log[len(self.moved)]
            seat = entry[1]
            fits = True
            if entry[0] == DEALT:
                fits = self.deal(seat, entry[2], entry[3] == 1)
            elif seat == self.viewer:
                self.put_back(seat, [blank for blank in self.offer[seat] if self.face[blank] in entry[2:]])
            else:
                guesses = self.guesses(seat)
                if len(guesses) > 1 and not self.swaps:
                    branches.append(Branch(self, seat, guesses))
                if guesses:
                    self.put_back(seat, guesses.pop())
                else:
                    fits = False
            if not fits:
                while branches and not branches[-1].guesses:
                    branches.pop()
                if not branches:
                    return False
                branches[-1].restore(self)
                self.put_back(branches[-1].seat, branches[-1].guesses.pop())
        return True

    def guesses(self, seat: int) -> list[list[int]]:
        """What the seat may have put back, the last one to be tried first."""
        at = len(self.moved)
        seen = self.seen_later[at]
        awaited = [] if self.swaps else self.awaited(seat, at)
        out: list[list[int]] = []
        tried = 0
        for blanks in combinations(self.offer[seat], len(seen)):
            tried += 1
            back = list(blanks)
            if self.swaps or (self.can_be(back, seen) and self.can_come(awaited, back, at)):
                out.append(back)
        self.steps -= tried // GUESSES
        if len(out) > 1:
            self.picker.shuffle(out)
            out.reverse()
        return out

    def awaited(self, seat: int, at: int) -> list[tuple[int, int]]:
        """The blanks of the offer that the viewer will see again, each with the entry in which it does."""
        out: list[tuple[int, int]] = []
        for blank in self.offer[seat]:
            face = self.face[blank]
            if face == NONE:
                continue
            later = at + 1
            while later < len(self.log) and not (
                self.log[later][0] == DEALT and self.log[later][1] == self.viewer and self.log[later][2] == face
            ):
                later += 1
            self.steps -= (later - at) // LOOKED_THROUGH
            if later < len(self.log):
                out.append((blank, later))
        return out

    def can_come(self, awaited: list[tuple[int, int]], back: list[int], at: int) -> bool:
        """Whether all of these can still come to the viewer, if the blanks of `back` are put back."""
        for blank, later in awaited:
            if not self.reach:
                self.reach = reach(self.log, self.viewer)
            if blank not in back or self.reach[at][back.index(blank)] >> later & 1 == 0:
                return False
        return True

    def deal(self, seat: int, ticket: int, again: bool) -> bool:
        if not again:
            self.face.append(NONE)
        blank = self.queue.pop(0) if again else len(self.face) - 1
        if seat == self.viewer:
            if not self.can_be([blank], [ticket]):
                if not self.swaps:
                    return False
                blank = self.swapped(blank, ticket)
            self.face[blank] = ticket
        self.offer[seat].append(blank)
        self.moved.append([blank])
        return True

    def swapped(self, blank: int, ticket: int) -> int:
        """The blank that was dealt after all: the one that has this face, or one that has none yet.

        The other goes where that one lay. The viewer holds neither: it is just being dealt the ticket.
        """
        wanted = self.face.index(ticket) if ticket in self.face else NONE
        for blanks in [*self.hand, *self.offer, self.queue]:
            for at in range(len(blanks)):
                if blanks[at] == wanted or (wanted == NONE and self.face[blanks[at]] == NONE):
                    wanted = blanks[at]
                    blanks[at] = blank
                    return wanted
        return blank

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


def reach(log: Rows, viewer: int) -> list[list[int]]:
    """By log entry, for each ticket put back: a mask of the later entries in which it may be dealt to the viewer."""
    out: list[list[int]] = []
    dealt: list[list[int]] = []  # by entry, for each ticket put back: the entry in which it is dealt again
    closed: list[int] = []  # by entry: where the offer that is dealt then is closed
    queue: list[tuple[int, int]] = []
    open_offers: dict[int, list[int]] = {}
    for i in range(len(log)):
        entry = log[i]
        out.append([0] * (len(entry) - 2))
        dealt.append([NONE] * (len(entry) - 2))
        closed.append(NONE)
        offer = open_offers.get(entry[1], [])
        if entry[0] == DEALT:
            open_offers[entry[1]] = [*offer, i]
            if entry[3] == 1:
                returned, k = queue.pop(0)
                dealt[returned][k] = i
        else:
            for k in range(len(entry) - 2):
                queue.append((i, k))
            for k in offer:
                closed[k] = i
            open_offers[entry[1]] = []
    for i in range(len(log) - 1, -1, -1):
        if log[i][0] == DEALT:
            continue
        for k in range(len(dealt[i])):
            again = dealt[i][k]
            if again == NONE:
                continue
            if log[again][1] == viewer:
                out[i][k] = 1 << again
            elif closed[again] != NONE:
                for mask in out[closed[again]]:
                    out[i][k] |= mask
    return out


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
