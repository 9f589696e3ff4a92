"""What a seat knows (SF-S3, SF-D1, SF-K1), and `determinize`, which must respect all of it and use nothing else.

The heart is an independent check: `worlds` follows every way in which hidden things can have gone, by playing the
rules themselves step by step and dropping whatever the viewer would have seen happen otherwise.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TypeVar

import pytest

from grandtour.core.game import CHANCE, Action, Event
from grandtour.core.picker import Picker
from grandtour.games.san_francisco.edition import NONE
from grandtour.games.san_francisco.game import SanFrancisco
from grandtour.games.san_francisco.knowledge import CardWorld, TicketWorld, determinize
from grandtour.games.san_francisco.state import DEALT, OVER, SFState
from tests.builders import Table, edition_with, last_position, new_table, random_game, san_francisco, table

T = TypeVar("T")
Seen = list[tuple[str, int, dict[str, object]]]


def samples(t: Table, viewer: int | None, n: int = 60) -> Iterator[Table]:
    """`n` positions that `viewer` cannot tell from `t`."""
    for k in range(n):
        state = t.game.determinize(t.state, viewer, Picker(f"sample {k}"))
        yield Table(t.game, state)


# ---- cards ------------------------------------------------------------------------------------------------------
def test_SF_D1_a_face_up_card_taken_to_hand_stays_known() -> None:
    t = table(3).hand(0).market("red", "red", "blue", "green", "black")
    t.play("take red").cards("orange").play("take blue").cards("orange")
    t.play("draw").cards("ferry").play("draw").cards("ferry")
    for viewer in (1, 2, None):
        for world in samples(t, viewer):
            hand = world.hand_of(0)
            assert hand["red"] == 1
            assert hand["blue"] == 1
            assert sum(hand.values()) == 2


def test_SF_R1_a_payment_uses_up_what_was_known() -> None:
    t = table(2).hand(0, red=1, black=1).hand(1).market("red", "green", "blue", "green", "black")
    t.play("take red").cards("orange").play("draw").cards("black")  # seat 0: red known; red, black, black unseen
    t.play("draw").cards("blue").play("draw").cards("blue")
    t.claim("golden-gate-bridge", "presidio", "red", red=2)  # one red was known, the other drawn unseen
    hands = {json.dumps(world.hand_of(0)) for world in samples(t, 1, 300)}
    assert all(sum(json.loads(hand).values()) == 2 for hand in hands)
    assert any("red" not in json.loads(hand) for hand in hands)  # no red is known any more


def test_SF_R1_a_payment_of_known_cards_leaves_the_unknown_ones_unknown() -> None:
    t = table(2).hand(0, black=2).hand(1).market("red", "red", "blue", "green", "black")
    t.play("take red").cards("orange").play("take red").cards("orange")
    t.play("draw").cards("blue").play("draw").cards("blue")
    t.claim("golden-gate-bridge", "presidio", "red", red=2)
    seen = {color for world in samples(t, 1, 300) for color in world.hand_of(0)}
    assert seen == set(t.edition.colors)


def test_SF_D3_when_two_players_have_used_up_the_deck_the_others_unseen_cards_are_known_exactly() -> None:
    t = table(2).hand(0, red=2, blue=3).hand(1).market("green", "green", "blue", "black", "black")
    t.discard(orange=4).deck(rest=1, purple=1)
    t.play("draw").cards("purple")  # and the discards are shuffled
    assert t.discards() == {}
    for viewer in (0, 1):
        for world in samples(t, viewer):
            assert world.hand_of(0) == t.hand_of(0)
            assert world.hand_of(1) == t.hand_of(1)
            assert world.deck_of() == {"orange": 4}
    t.play("draw").cards("orange")
    for world in samples(t, 1):
        assert world.hand_of(0) == {"red": 2, "blue": 3, "purple": 1, "orange": 1}


def test_SF_D3_with_three_players_the_unseen_cards_of_a_used_up_deck_are_known_together() -> None:
    t = table(3).hand(0, red=2).hand(1, blue=2).hand(2).market("green", "green", "blue", "black", "black")
    t.discard(orange=4).deck(rest=2, purple=1)
    t.play("draw").cards("purple")
    together = {c: t.hand_of(0).get(c, 0) + t.hand_of(1).get(c, 0) for c in t.edition.colors}
    mixed = set()
    for world in samples(t, 2, 200):
        a, b = world.hand_of(0), world.hand_of(1)
        assert {c: a.get(c, 0) + b.get(c, 0) for c in t.edition.colors} == together
        assert (sum(a.values()), sum(b.values())) == (3, 2)
        mixed.add(json.dumps(a))
    assert len(mixed) > 3


def test_SF_R1_cards_paid_had_been_drawn_before_they_were_paid() -> None:
    t = table(3).hand(0, red=1).hand(1, blue=1).hand(2).market("ferry", "ferry", "black", "black", "black")
    t.discard(red=3, green=5).deck(rest=2, purple=1)
    t.play("draw").cards("purple")  # the first deck is used up: red, purple and blue are with seats 0 and 1
    t.play("draw").cards("red").play("take ferry").cards("green").play("take ferry").cards("green")
    assert any(world.hand_of(1) == {"red": 1, "ferry": 1} for world in samples(t, 2))
    t.claim("golden-gate-bridge", "presidio", "red", red=2)
    t.play("take green").cards("green").play("take green").cards("green").play("take green").cards("green")
    t.play("take green").cards("red").play("draw").cards("red").play("take black")
    # of the two red cards paid at most one came from the second deck, of which seat 0 had one card at the time
    assert all("red" not in world.hand_of(1) for world in samples(t, 2, 200))


def test_SF_D1_the_viewer_knows_its_own_hand_and_a_spectator_knows_nobodys() -> None:
    t = table(3).hand(0, red=2, black=3).hand(1, ferry=4)
    assert all(world.hand_of(0) == t.hand_of(0) for world in samples(t, 0))
    assert any(world.hand_of(1) != t.hand_of(1) for world in samples(t, 0))
    assert any(world.hand_of(0) != t.hand_of(0) for world in samples(t, None))


# ---- tickets ----------------------------------------------------------------------------------------------------
def test_SF_S3_a_ticket_i_returned_is_in_nobodys_hand_while_it_lies_under_the_deck() -> None:
    t = table(3).tickets(0).tickets(1).tickets(2)
    t.play("tickets", "ticket 3", "ticket 7", "keep 3", "tickets", "ticket 0", "ticket 1", "keep 0+1")
    for world in samples(t, 0, 200):
        assert world.state.returned == (7,)
        assert all(7 not in world.tickets_of(seat) for seat in range(3))
    held = {ticket for world in samples(t, 2, 400) for ticket in world.tickets_of(0)}
    assert {3, 7} <= held  # seat 2 does not know which of the two it kept


def test_SF_K1_a_ticket_i_returned_that_another_drew_keeping_both_is_in_its_hand() -> None:
    t = table(2).tickets(0).ticket_deck(7, returned=(3,), by=0, rest=1)
    t.play("draw").cards("ferry").play("draw").cards("ferry")
    t.play("tickets", "ticket 7", "ticket 3", "keep 3+7")
    assert all({3, 7} <= set(world.tickets_of(1)) for world in samples(t, 0))


def test_SF_K1_of_two_tickets_the_other_may_have_kept_either() -> None:
    t = table(2).tickets(0).tickets(1, 0).ticket_deck(7, returned=(3,), by=0, rest=0)
    t.turn(1).play("tickets", "ticket 7", "ticket 3", "keep 3")
    kept = {tuple(world.tickets_of(1)) for world in samples(t, 0, 200)}
    returned = {world.state.returned for world in samples(t, 0, 200)}
    # seat 0 holds all others but two: ticket 0 and ticket 7
    assert returned == {(3,), (0,), (7,)}
    assert all(len(tickets) == 2 for tickets in kept)


def test_SF_S3_the_viewer_keeps_its_own_tickets_offer_and_choice() -> None:
    t = new_table(3).play(*(f"stack {s}" for s in ("bridge", "lighthouse", "sea-lion", "crab", "poppy")))
    t.cards(*["red", "blue", "green"] * 2, "red", "blue", "green", "black", "black")
    t.play(*(f"ticket {n}" for n in range(6)))
    t.play_as(1, "keep 2").play_as(0, "keep 0+1")
    choices = set()
    for world in samples(t, 1, 200):
        assert world.state.offered[1] == (2, 3)
        assert world.state.chosen[1] == 1 << 2
        assert world.state.chosen[2] == -1
        assert world.actors == [2]
        choices.add(bin(world.state.chosen[0]).count("1"))
        assert not set(world.state.offered[0]) & {2, 3}
    assert choices == {1, 2}


# ---- the contract of determinize --------------------------------------------------------------------------------
GAMES = [
    *(("grand-tour", seats, often) for seats in (2, 3, 4) for often in ("", "tickets", "draw")),
    *(("tiny", seats, often) for seats in (2, 3) for often in ("", "tickets", "draw")),
]


def views(state: SFState, game: SanFrancisco, viewer: int | None) -> tuple[object, object]:
    legal = None if viewer is None else [game.write(a) for a in game.legal_actions(state, viewer)]
    return game.observe(state, viewer), legal


@pytest.mark.parametrize(("edition", "seats", "often"), GAMES)
def test_SF_S3_a_sampled_world_depends_on_nothing_but_what_the_viewer_knows(
    edition: str, seats: int, often: str
) -> None:
    game = san_francisco(edition)
    queue = 0
    for seed in range(2):
        for i, (state, _, _, _) in enumerate(random_game(game, seats, seed, often)):
            queue += len(state.returned) > 1 and state.ticket_pool == 0
            if i % 11 == seed:
                for viewer in (*range(seats), None):
                    once = game.determinize(state, viewer, Picker("other"))
                    again = game.determinize(once, viewer, Picker(i))
                    direct = game.determinize(state, viewer, Picker(i))
                    assert again.dump() == direct.dump()
                    assert views(direct, game, viewer) == views(state, game, viewer)
                    assert game.inventory(direct) == game.inventory(state)
                    assert game.load(direct.dump()).dump() == direct.dump()
    assert queue or often != "tickets"  # the returned tickets were drawn again


def test_SF_S3_sampling_leaves_the_position_as_it_was() -> None:
    game = san_francisco()
    for i, (state, _, _, _) in enumerate(random_game(game, 3, 4, "tickets")):
        if i % 19 == 0:
            before = state.dump()
            game.determinize(state, 1, Picker(i))
            assert state.dump() == before


def test_SF_E2_when_the_game_is_over_nothing_is_hidden() -> None:
    game = san_francisco("tiny")
    state = last_position(game, 2, 3)
    assert game.hidden(state, 0) == {}
    assert game.determinize(state, 0, Picker(1)).dump() == state.dump()


class Patience(Picker):
    """Counts how much is asked of it: a search that goes astray is stopped here, not by a clock."""

    def __init__(self, seed: int | str) -> None:
        super().__init__(seed)
        self.asked = 0

    def below(self, n: int) -> int:
        self.asked += 1
        assert self.asked < 3000, "sampling one world takes too long"
        return super().below(n)

    def shuffle(self, items: list[T]) -> None:
        self.asked += 1
        assert self.asked < 3000, "sampling one world takes too long"
        super().shuffle(items)


@pytest.mark.deep
@pytest.mark.parametrize("often", ["draw", "claim", "tickets"])
def test_SF_D3_sampling_stays_quick_however_long_the_game(often: str) -> None:
    """There are some hundred hidden cards and tickets at most: a few draws for each must do."""
    game = san_francisco()
    for seed in range(3, 7):
        for i, (state, _, _, _) in enumerate(random_game(game, 4, seed, often)):
            if i % 5 == 0:
                for viewer in (0, None):
                    game.determinize(state, viewer, Patience(i))


def many_tickets() -> SanFrancisco:
    """Our map with a ticket for each pair of places, of which a seat draws three and often puts back two."""
    plain = san_francisco().edition
    pairs = [(a, b) for a in range(len(plain.locations)) for b in range(a)][:69]
    return SanFrancisco(
        edition_with(
            plain,
            seat_counts=[2, 3, 4, 5],
            stack_height=plain.stack_height | {5: 3},
            placed_height=plain.placed_height | {5: 3},
            hand=4,
            tickets_dealt=3,
            tickets_kept=2,
            turn_tickets=3,
            ticket_a=[a for a, _ in pairs],
            ticket_b=[b for _, b in pairs],
            ticket_points=[5] * len(pairs),
        )
    )


@pytest.mark.parametrize("seats", [4, 5])
def test_SF_K1_sampling_stays_quick_however_many_tickets_went_round(seats: int) -> None:
    game = many_tickets()
    swaps = again = 0
    for seed in (0, 6):
        for i, (state, _, _, _) in enumerate(random_game(game, seats, seed, "tickets")):
            if i % 29 == 0 and state.phase != OVER:
                for viewer in (0, seats - 1):
                    world = TicketWorld(game.edition, state, viewer, Patience(i), 3000)
                    swaps += world.swaps
                    again += sum(entry[0] == DEALT and entry[3] == 1 for entry in state.ticket_log) > 30
    assert again > 10
    assert swaps == 0, "every world fits all that the viewer ever saw"


def test_SF_K1_with_its_patience_at_an_end_a_sample_still_fits_what_is_seen_now() -> None:
    """The bound of the search for tickets and for cards is reached at once."""
    game = many_tickets()

    def sample(state: SFState, viewer: int | None, picker: Picker) -> SFState:
        return determinize(game.edition, game.tables, state, viewer, picker, 1)

    swapped = 0
    for often in ("tickets", "claim"):
        for i, (state, _, _, _) in enumerate(random_game(game, 4, 1, often)):
            if i % 17 == 0 and state.phase != OVER:
                for viewer in (0, 3, None):
                    direct = sample(state, viewer, Picker(i))
                    again = sample(sample(state, viewer, Picker("other")), viewer, Picker(i))
                    assert again.dump() == direct.dump()
                    assert views(direct, game, viewer) == views(state, game, viewer)
                    assert game.inventory(direct) == game.inventory(state)
                    assert min(direct.hands) >= 0
                    swapped += direct.ticket_log != state.ticket_log
    assert swapped


@pytest.mark.parametrize("viewer", [0, None])
def test_SF_R1_cards_dealt_anew_still_fit_what_is_seen_now(viewer: int | None) -> None:
    """What is done where no deck was found for the cards that were paid."""
    game = san_francisco()
    me = NONE if viewer is None else viewer
    for i, (state, _, _, _) in enumerate(random_game(game, 3, 5, "claim")):
        if i % 7 == 0 and state.phase != OVER:
            worlds: list[SFState] = []
            for true in (state, game.determinize(state, viewer, Picker("other"))):
                cards = CardWorld(game.edition, true, me, Picker(i), 10_000)
                cards.deal_anew(true)
                worlds.append(true.copy())
                cards.write_to(worlds[-1])
            assert views(worlds[0], game, viewer) == views(state, game, viewer)
            assert game.inventory(worlds[0]) == game.inventory(state)
            assert worlds[0].hands == worlds[1].hands, "it depends on nothing that the viewer does not know"
            assert (worlds[0].deck, worlds[0].card_log) == (worlds[1].deck, worlds[1].card_log)


# ---- the independent check --------------------------------------------------------------------------------------
def small(deck: list[int], tickets: int = 5) -> SanFrancisco:
    """Tiny with fewer cards and tickets, so that every possible world can be listed."""
    tiny = san_francisco("tiny").edition
    return SanFrancisco(
        edition_with(
            tiny,
            id="small",
            seat_counts=[2, 3],
            card_count=deck,
            hand=1,
            face_up=2,
            reset_at=2,
            reset_needs_cards=4,
            tickets_dealt=1,
            tickets_kept=1,
            turn_cards=2,
            turn_tickets=2,
            cars=6,
            ticket_a=tiny.ticket_a[:tickets],
            ticket_b=tiny.ticket_b[:tickets],
            ticket_points=tiny.ticket_points[:tickets],
        )
    )


def seen(events: list[Event], viewer: int | None) -> Seen:
    shown = [e.seen_by(viewer) for e in events]
    return [(e.kind, e.seat, e.data) for e in shown if e is not None]


def hidden_things(state: SFState) -> str:
    """All that anybody may not know, and nothing that is bookkeeping."""
    parts = (state.hands, state.deck, state.tickets, state.offered, state.chosen, state.ticket_pool, state.returned)
    return json.dumps(parts)


def worlds(
    game: SanFrancisco, seats: int, history: list[tuple[int, Action, list[Event]]], viewer: int | None
) -> list[set[str]]:
    """After each step: all hidden things that fit what `viewer` saw. Tries every legal action of every step."""
    found: list[set[str]] = []
    front: dict[str, SFState] = {"": game.new(seats)}
    for who, action, events in history:
        wanted = seen(events, viewer)
        nexts: dict[str, SFState] = {}
        for state in front.values():
            for other in [action] if who == viewer else game.legal_actions(state, who):
                if not game.is_legal(state, who, other):
                    continue
                world = state.copy()
                out: list[Event] = []
                game.apply(world, who, other, out)
                if seen(out, viewer) == wanted:
                    # what was drawn from which deck, and which ticket went where, is part of a world's past
                    key = json.dumps([hidden_things(world), world.drawn, world.card_log, world.ticket_log])
                    nexts[key] = world
        front = nexts
        assert len(front) < 40_000, "too many worlds for a test"
        found.append({hidden_things(world) for world in front.values()})
    return found


def compare(game: SanFrancisco, seats: int, seed: int, often: str, viewer: int | None, steps: int) -> tuple[int, int]:
    """Sampled worlds are possible ones, and where these are few, all of them are sampled."""
    history: list[tuple[int, Action, list[Event]]] = []
    states: list[SFState] = []
    for state, who, action, events in random_game(game, seats, seed, often):
        if states and states[-1].passes > state.passes:
            break  # knowledge.py says so: passes before the last other action are forgotten
        history.append((who, action, events))
        states.append(state.copy())
        if len(history) > steps:
            break
    possible = worlds(game, seats, history[:-1], viewer)
    compared = complete = 0
    for i, (state, fits) in enumerate(zip(states[1:], possible, strict=False)):
        if history[i + 1][0] == CHANCE and i % 3:
            continue
        compared += 1
        assert hidden_things(state) in fits
        n = min(40 * len(fits), 400)
        sampled = {hidden_things(game.determinize(state, viewer, Picker(k))) for k in range(n)}
        assert sampled <= fits, f"step {i + 1}: a world that cannot be"
        if len(fits) <= 10:
            complete += 1
            assert sampled == fits, f"step {i + 1}: a possible world never comes"
    return compared, complete


@pytest.mark.deep
@pytest.mark.parametrize("often", ["", "draw", "tickets", "claim"])
@pytest.mark.parametrize("viewer", [0, 1])
def test_SF_D3_the_sampled_worlds_are_exactly_those_that_fit_what_was_seen(viewer: int, often: str) -> None:
    compared = complete = 0
    for seed in range(3):
        a, b = compare(small([3, 3, 2, 2], 5), 2, seed, often, viewer, 90)
        compared, complete = compared + a, complete + b
    assert compared > 30
    assert complete > 10


@pytest.mark.slow
@pytest.mark.deep
@pytest.mark.parametrize("often", ["draw", "tickets", "claim"])
@pytest.mark.parametrize("viewer", [0, 2, None])
def test_SF_D3_the_same_with_three_seats_and_for_a_spectator(viewer: int | None, often: str) -> None:
    for seed in range(2):
        compare(small([3, 3, 2, 1], 4), 3, seed, often, viewer, 60 if viewer is not None else 44)


def test_SF_P1_a_pass_tells_that_nothing_could_be_claimed() -> None:
    """A seat passes only without any legal action, so every hand that could have claimed is ruled out."""
    t = table(3, "tiny").hand(0, red=1).hand(1, green=2).hand(2).market("-", "-", "-", "-").deck(rest=2)
    t.ticket_deck(rest=2).all_routes_claimed(4)  # left is a green route of length one
    assert t.legal() == ["pass"]
    t.play("pass")
    for world in samples(t, 2, 100):
        hand = world.hand_of(0)
        assert not {"green", "boat"} & set(hand), "seat 0 would have had to claim the green route"
