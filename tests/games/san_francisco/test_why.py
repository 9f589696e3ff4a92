"""Every refusal names a rule: `why_not` is None exactly for what is legal, and what it says is true."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest

from grandtour.core.game import CHANCE, Action, Reason
from grandtour.games.san_francisco.actions import (
    Card,
    Claim,
    Draw,
    DrawTickets,
    First,
    Keep,
    Pass,
    Place,
    Stack,
    Take,
    Ticket,
    Token,
)
from grandtour.games.san_francisco.game import SanFrancisco
from grandtour.games.san_francisco.state import SFState
from tests.builders import Table, new_table, random_game, san_francisco, table

CATALOGUE = {
    *("SF-C1", "SF-C2", "SF-S1", "SF-S2", "SF-S3", "SF-S4", "SF-D1", "SF-D2", "SF-D3", "SF-R1", "SF-R2", "SF-R3"),
    *("SF-R4", "SF-R5", "SF-K1", "SF-P1", "SF-E1", "SF-E2", "SF-E3", "SF-E4"),
    *("GT-1", "GT-2", "GT-3", "GT-4", "GT-5"),
}


def players_actions(game: SanFrancisco) -> Iterator[Action]:
    """Every well-formed action of a player: every payment, right or wrong, for every route, and so on."""
    e = game.edition
    yield from (Draw(), DrawTickets(), Pass())
    yield from (Take(color) for color in range(len(e.colors)))
    yield from (Token(symbol) for symbol in range(len(e.symbols)))
    for symbol in range(len(e.symbols)):
        yield from (Place(symbol, location) for location in range(len(e.locations)))
    for route, length in enumerate(e.route_length):
        for color in range(len(e.colors)):
            for wilds in range(length + 1):
                # a payment has one name: the ferries' own color where ferries pay for all, and only there
                if (wilds == length) == (color == e.wild):
                    yield Claim(route, color, wilds)
    most = max(e.tickets_dealt, e.turn_tickets) + 1
    for count in range(most + 1):
        if count < most or len(e.ticket_a) < 12:  # more than can be offered: not every set of many tickets
            for tickets in combinations(range(len(e.ticket_a)), count):
                yield Keep(sum(1 << t for t in tickets))
    yield Keep((1 << len(e.ticket_a)) - 1)


def chance_actions(game: SanFrancisco) -> Iterator[Action]:
    e = game.edition
    yield from (Card(color) for color in range(len(e.colors)))
    yield from (Stack(symbol) for symbol in range(len(e.symbols)))
    yield from (Ticket(ticket) for ticket in range(len(e.ticket_a)))
    yield from (First(seat) for seat in range(max(e.seat_counts)))


def check(game: SanFrancisco, state: SFState, seat: int, universe: list[Action]) -> int:
    """How many of the universe are legal."""
    legal = set(game.legal_actions(state, seat))
    before = state.dump()
    for action in universe:
        reason = game.why_not(state, seat, action)
        assert (reason is None) == (action in legal), (seat, action, reason)
        if reason is not None:
            assert reason.rule in CATALOGUE
            assert_true(game, state, seat, action, reason)
    assert state.dump() == before
    return sum(action in legal for action in universe)


def assert_true(game: SanFrancisco, s: SFState, seat: int, action: Action, reason: Reason) -> None:
    """What the reason says of the position is so."""
    e, facts = game.edition, reason.arguments
    case = facts.get("case")
    if reason.rule == "GT-2":
        assert seat not in game.actors(s)
    if case in ("cars", "ferries", "cards"):
        need, have = facts["need"], facts["have"]
        assert isinstance(need, int)
        assert isinstance(have, int)
        assert have < need
    if isinstance(action, Claim) and reason.rule.startswith("SF-R"):
        mine = s.hands[seat * len(e.colors) : (seat + 1) * len(e.colors)]
        owner = s.owner[action.route]
        twin = s.owner[e.twin[action.route]] if e.twin[action.route] != -1 else -1
        assert {
            "owned": owner != -1,
            "own-twin": twin == seat,
            "closed": twin not in (-1, seat) and s.seats < e.doubles_from,
            "cars": s.cars[seat] < e.route_length[action.route],
            "color": action.color != e.route_color[action.route],
            "ferries": action.wilds < e.route_ferries[action.route],
            "cards": mine[e.wild] < action.wilds or mine[action.color] < e.route_length[action.route] - action.wilds,
            "pending": s.phase == 6,
        }[str(case)], (action, reason)
    if case == "second-ferry":
        assert isinstance(action, Take)
        assert action.color == e.wild
        assert e.wild in s.market
    if case == "not-face-up":
        assert isinstance(action, Take)
        assert action.color not in s.market


@pytest.mark.parametrize(("edition", "seats", "every"), [("tiny", 2, 2), ("tiny", 3, 3), ("grand-tour", 4, 29)])
def test_GT_4_why_not_is_none_exactly_for_what_is_legal(edition: str, seats: int, every: int) -> None:
    game = san_francisco(edition)
    universe = [*players_actions(game), *chance_actions(game)]
    phases = set()
    for seed in range(3):
        for i, (state, seat, _, _) in enumerate(random_game(game, seats, seed, often="tickets" if seed else "")):
            if i % every == seed % every:
                phases.add(state.phase)
                assert check(game, state, seat, universe) == len(game.legal_actions(state, seat))
    assert len(phases) >= 5


def test_GT_1_and_GT_2_why_not_for_seats_that_are_not_to_act() -> None:
    game = san_francisco("tiny")
    universe = [*players_actions(game), *chance_actions(game)]
    for i, (state, _, _, _) in enumerate(random_game(game, 3, 11)):
        if i % 9 == 0:
            for seat in (CHANCE, 0, 1, 2):
                if seat not in game.actors(state):
                    assert check(game, state, seat, universe) == 0
                    assert {game.why_not(state, seat, a) for a in universe} == {
                        Reason("GT-2", {"seat": seat, "actors": game.actors(state)})
                    }
    for seat in (CHANCE, 0, 1, 2):
        assert {game.why_not(state, seat, a) for a in universe} == {Reason("GT-1")}


def pending(rule: str) -> tuple[str, dict[str, object]]:
    return rule, {"case": "pending"}


def opening() -> Table:
    """Everybody is choosing tickets; seat p was dealt 2p and 2p + 1."""
    t = new_table(2).play(*(f"stack {s}" for s in ("bridge", "lighthouse", "sea-lion", "crab", "poppy")))
    t.cards("red", "red", "blue", "blue", "green", "green", "black", "black", "purple")
    return t.play("ticket 0", "ticket 1", "ticket 2", "ticket 3")


def placing() -> Table:
    return opening().play_as(0, "keep 0").play_as(1, "keep 2").play("first 1")


def in_cards() -> Table:
    t = table(2).market("red", "ferry", "blue", "green", "black")
    return t.play("draw").cards("orange")


def in_tickets() -> Table:
    return table(2).play("tickets", "ticket 3", "ticket 7")


def in_token() -> Table:
    return table(2).hand(0, orange=2).claim("mission", "potrero-hill", orange=2)


CASES: list[tuple[str, Table, str, str, dict[str, object]]] = [
    ("keeping what was not offered", opening(), "keep 2", "SF-S3", {"case": "not-offered"}),
    ("acting before choosing", opening(), "draw", *pending("SF-S3")),
    ("acting before placing", placing(), "draw", *pending("SF-S4")),
    ("placing what lies already", placing(), "place crab castro", "SF-S4", {"case": "not-aside", "symbol": "crab"}),
    (
        *("placing on a stack", placing(), "place house sunset", "SF-S4"),
        {"case": "occupied", "location": "Sunset"},
    ),
    ("placing in the game", table(2), "place house castro", "SF-S4", {"case": "all-placed"}),
    ("taking what is not there", table(2), "take orange", "SF-D1", {"case": "not-face-up", "color": "orange"}),
    ("a ferry second", in_cards(), "take ferry", "SF-D1", {"case": "second-ferry", "color": "ferry"}),
    ("tickets between cards", in_cards(), "tickets", *pending("SF-D1")),
    ("a claim between cards", in_cards(), "claim 26 1orange", *pending("SF-D1")),
    ("a claim between tickets", in_tickets(), "claim 26 1orange", *pending("SF-K1")),
    ("keeping foreign tickets", in_tickets(), "keep 3+5", "SF-K1", {"case": "not-offered"}),
    ("drawing before the token", in_token(), "draw", *pending("SF-R5")),
    ("a token not on offer", in_token(), "token crab", "SF-R5", {"case": "not-on-offer", "symbol": "crab"}),
    ("a token out of turn order", table(2), "token crab", "SF-R5", {"case": "not-on-offer", "symbol": "crab"}),
    ("keeping without drawing", table(2), "keep 3", "SF-K1", {"case": "none-drawn"}),
    ("passing with a choice", table(2), "pass", "SF-P1", {"case": "can-act"}),
    ("chance's own business", table(2), "card red", "GT-4", {}),
    ("chance's own business", table(2), "first 0", "GT-4", {}),
    (
        *("a wrong color", table(2).hand(0, red=3), "claim 34 3red", "SF-R1"),
        {"case": "color", "wanted": "black", "color": "red", "a": "South Beach", "b": "Potrero Hill"},
    ),
    (
        *("a claimed route", table(2).owner("south-beach", "potrero-hill", 1), "claim 34 3black", "SF-R1"),
        {"case": "owned", "owner": 1},
    ),
    (
        *("no ferry on a ferry route", table(2).hand(0, orange=3), "claim 1 3orange", "SF-R2"),
        {"case": "ferries", "need": 1, "have": 0, "a": "Fort Mason", "b": "Alcatraz"},
    ),
]


@pytest.mark.parametrize(("what", "t", "text", "rule", "facts"), CASES, ids=[c[0] for c in CASES])
def test_GT_4_each_refusal_names_its_rule_and_its_facts(
    what: str, t: Table, text: str, rule: str, facts: dict[str, object]
) -> None:
    reason = t.why_not(text)
    assert reason is not None
    assert reason.rule == rule
    assert {k: v for k, v in reason.arguments.items() if k in facts} == facts


@pytest.mark.parametrize("t", [opening(), in_tickets()], ids=["SF-S3", "SF-K1"])
def test_SF_S3_and_SF_K1_keeping_too_few_is_refused(t: Table) -> None:
    reason = t.game.why_not(t.state, 0, Keep(0))
    assert reason is not None
    assert reason.arguments == {"case": "too-few", "least": 1}
    assert reason.rule == ("SF-S3" if t.phase == "keep" else "SF-K1")


def test_SF_R1_a_payment_in_ferries_only_that_is_called_by_another_color_is_no_action() -> None:
    """`Claim` says: where ferries pay for all, the color is the ferry's own. What is not so is no action."""
    t = table(3).hand(0, black=3, ferry=3)
    odd = Claim(t.route("south-beach", "potrero-hill"), t.color("black"), 3)
    assert odd not in t.game.legal_actions(t.state, 0)
    reason = t.game.why_not(t.state, 0, odd)
    assert reason is not None
    have, need = reason.arguments.get("have"), reason.arguments.get("need")
    assert reason.rule == "GT-4" or (isinstance(have, int) and isinstance(need, int) and have < need), reason
