"""A toy game with everything the interface knows, and faults to plant: the conformance suite must find each.

High Bid: chance deals every seat a secret card. All bid 0 to 2 in secret at the same time, each in two steps: bid,
then seal the bid. Then, one after the other, each seat says whether it doubles. A card scores its number times the bid.
"""

from __future__ import annotations

from typing import cast

from grandtour.core.game import CHANCE, Action, Event, Game, Reason, State, UnreadableAction
from grandtour.core.picker import Picker
from grandtour.core.result import Line, Result

CARDS = 8


class Deal(Action): ...


class Bid(Action): ...


class Seal(Action): ...


class Double(Action): ...


VERBS: dict[str, type[Action]] = {"deal": Deal, "bid": Bid, "seal": Seal, "double": Double}


class ToyState(State):
    def __init__(
        self, deck: list[int], cards: list[int], bids: list[int], sealed: list[int], doubles: list[int]
    ) -> None:
        self.deck = deck
        self.cards = cards  # by seat, -1 before the deal
        self.bids = bids  # by seat, -1 before the bid
        self.sealed = sealed
        self.doubles = doubles

    def copy(self) -> ToyState:
        return ToyState(self.deck[:], self.cards[:], self.bids[:], self.sealed[:], self.doubles[:])

    def dump(self) -> dict[str, object]:
        return {
            "deck": self.deck[:],
            "cards": self.cards[:],
            "bids": self.bids[:],
            "sealed": self.sealed[:],
            "doubles": self.doubles[:],
        }


class SharedListState(ToyState):
    def copy(self) -> ToyState:
        return SharedListState(self.deck[:], self.cards[:], self.bids, self.sealed[:], self.doubles[:])


class HighBid(Game):
    """`fault` names the promise to break, "" for none."""

    def __init__(self, fault: str = "") -> None:
        super().__init__("high-bid", 1, "toy", "0" * 64, [2, 3], {})
        self.fault = fault

    def new(self, seats: int) -> State:
        kind = SharedListState if self.fault == "copies share a list" else ToyState
        return kind(list(range(CARDS)), [-1] * seats, [-1] * seats, [0] * seats, [-1] * seats)

    def actors(self, state: State) -> list[int]:
        s = cast(ToyState, state)
        if -1 in s.cards:
            return [CHANCE]
        if 0 in s.sealed:
            return [seat for seat, sealed in enumerate(s.sealed) if not sealed]
        if self.fault == "never ends":
            return [0]
        return [s.doubles.index(-1)] if -1 in s.doubles else []

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        s = cast(ToyState, state)
        if seat not in self.actors(state):
            return []
        if seat == CHANCE:
            return [Deal(card) for card in s.deck]
        if 0 in s.sealed and s.bids[seat] >= 0:
            return [Seal(0)]
        if 0 in s.sealed:
            most = 2 if self.fault != "choices leak" else 2 + max(s.cards) % 2
            gone = s.bids if self.fault == "bids are gone" else []
            return [Bid(n) for n in range(most + 1) if n not in gone]
        return [Double(0), Double(1)]

    def weights(self, state: State) -> list[int]:
        return [1] * len(cast(ToyState, state).deck)

    def apply(self, state: State, seat: int, action: Action, out: list[Event] | None = None) -> None:
        s = cast(ToyState, state)
        events: list[Event] = []
        if isinstance(action, Deal):
            who = s.cards.index(-1)
            s.cards[who] = action.code
            if self.fault != "a card is made":
                s.deck.remove(action.code)
            events.append(Event("deal", who, {"card": action.code}, audience=who, others={}))
        elif isinstance(action, Bid):
            early = self.fault == "order matters" and seat == 1 and s.bids[0] < 0
            s.bids[seat] = 0 if early else action.code
            events.append(Event("bid", seat, {"bid": action.code}, audience=seat, others={}))
        elif isinstance(action, Seal):
            if self.fault == "order matters later" and seat == 1 and not s.sealed[0]:
                s.bids[seat] = 0
            s.sealed[seat] = 1
            events.append(Event("seal", seat, {}))
            if 0 not in s.sealed and self.fault != "undo tells":
                events += [Event("bids", who, {"bid": bid}, opens=True) for who, bid in enumerate(s.bids)]
        else:
            s.doubles[seat] = action.code
            events.append(Event("double", seat, {"double": action.code}))
            if -1 not in s.doubles:
                events += [Event("show", who, {"card": card}, opens=True) for who, card in enumerate(s.cards)]
        if out is not None:
            out += events

    def play(self, state: State, seat: int, action: Action) -> list[Event]:
        if self.fault == "allows all" and isinstance(action, Bid):
            out: list[Event] = []
            self.apply(state, seat % len(cast(ToyState, state).bids), action, out)
            return out
        return super().play(state, seat, action)

    def explain(self, state: State, seat: int, action: Action) -> Reason:
        return Reason("HB-1")

    def seats(self, state: State) -> int:
        return len(cast(ToyState, state).cards)

    def observe(self, state: State, viewer: int | None) -> dict[str, object]:
        s = cast(ToyState, state)
        over = not self.actors(state)
        opened = 0 not in s.sealed
        leak = self.fault == "view leaks"
        return {
            "cards": [c if over or leak or seat == viewer else None for seat, c in enumerate(s.cards)],
            "sealed": s.sealed[:],
            "bids": [b if opened or seat == viewer else b >= 0 for seat, b in enumerate(s.bids)],
            "doubles": s.doubles[:],
        }

    def determinize(self, state: State, viewer: int | None, picker: Picker) -> State:
        s = cast(ToyState, state).copy()
        if not self.actors(s):
            return s
        others = [seat for seat in range(len(s.cards)) if seat != viewer]
        pool = sorted(s.deck + [s.cards[seat] for seat in others if s.cards[seat] >= 0])
        if self.fault != "forgets a field":
            picker.shuffle(pool)
            if self.fault == "determinize cheats" and s.cards[others[0]] % 2:
                pool.reverse()
            for seat in others:
                if s.cards[seat] >= 0:
                    s.cards[seat] = pool.pop()
            s.deck = sorted(pool)
        if 0 in s.sealed:
            for seat in others:
                if s.bids[seat] >= 0:
                    s.bids[seat] = picker.below(3)
        return s

    def hidden(self, state: State, viewer: int | None) -> dict[str, object]:
        s = cast(ToyState, state)
        if not self.actors(state):
            return {}
        return {f"card {seat}": s.cards[seat] for seat in range(len(s.cards)) if seat != viewer}

    def inventory(self, state: State) -> dict[str, object]:
        s = cast(ToyState, state)
        return {"cards": sorted(s.deck + [c for c in s.cards if c >= 0])}

    def max_steps(self, seats: int) -> int:
        return 4 * seats

    def scores(self, state: State) -> list[int]:
        s = cast(ToyState, state)
        return [max(c, 0) * max(b, 0) * (1 + max(d, 0)) for c, b, d in zip(s.cards, s.bids, s.doubles, strict=True)]

    def result(self, state: State) -> Result | None:
        if self.actors(state):
            return None
        scores = self.scores(state)
        ranks = sorted(set(scores), reverse=True)
        places = tuple(tuple(i for i, n in enumerate(scores) if n == rank) for rank in ranks)
        extra = 1 if self.fault == "lines do not add up" else 0
        lines = tuple((Line("card", n + extra),) for n in scores)
        return Result(tuple(scores), places, Reason("HB-2"), Reason("HB-3"), lines)

    def facts(self, state: State) -> list[dict[str, int]]:
        return [{} for _ in range(self.seats(state))]

    def write(self, action: Action) -> str:
        code = 0 if self.fault == "notation is lossy" else action.code
        return f"{type(action).__name__.lower()} {code}"

    def read(self, text: str) -> Action:
        verb, _, code = text.partition(" ")
        if verb not in VERBS or not code.isdigit():
            raise UnreadableAction(text)
        return VERBS[verb](int(code))

    def load(self, dump: dict[str, object]) -> State:
        d = cast("dict[str, list[int]]", dump)
        kind = SharedListState if self.fault == "copies share a list" else ToyState
        return kind(d["deck"][:], d["cards"][:], d["bids"][:], d["sealed"][:], d["doubles"][:])
