"""The bot `greedy`: it plays by the rules, sees nothing hidden, and is no fool in plain positions."""

from __future__ import annotations

import pytest

import grandtour as gt
from grandtour import bots
from grandtour.bots.san_francisco_greedy import Greedy
from grandtour.bots.san_francisco_plan import Position
from grandtour.games.san_francisco.actions import Claim
from grandtour.games.san_francisco.game import SanFrancisco
from grandtour.games.san_francisco.legal import is_open
from grandtour.games.san_francisco.state import KEEP, SFState
from tests.bots.deciding import bot_game, choose
from tests.builders import Table, edition_with, san_francisco, table

TABLES = [("grand-tour", 2), ("grand-tour", 3), ("grand-tour", 4), ("tiny", 2), ("tiny", 3)]


def greedy_game(game: SanFrancisco, seats: int, seed: str) -> gt.Match:
    return bot_game(game, seats, seed, lambda own: Greedy(game, own))


def text(t: Table, seat: int = 0) -> str:
    """What a greedy bot does in this position, in notation."""
    return t.game.write(choose(Greedy(t.game, 1), t.game, t.state, seat))


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_whole_games_are_legal_and_end_by_the_last_round(edition: str, seats: int) -> None:
    game = san_francisco(edition)
    for n in range(6):
        match = greedy_game(game, seats, f"whole{n}")
        result = match.result()
        assert result is not None
        if edition == "grand-tour":
            assert result.ended_by.rule == "SF-E1"
            assert max(facts["turns"] for facts in game.facts(match.state)) < 60


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_choices_do_not_depend_on_what_is_hidden(edition: str, seats: int) -> None:
    game = san_francisco(edition)
    match = gt.Match(game, seats, seed="hidden")
    picker = gt.Picker("hidden")
    while not match.over:
        seat = match.actors[0]
        action = choose(Greedy(game, seat), game, match.state, seat)
        other = game.determinize(match.state, seat, picker)
        assert choose(Greedy(game, seat), game, other, seat) == action
        match.play(seat, action)


def test_a_fresh_bot_with_the_same_seed_goes_on_alike() -> None:
    """A host may make the bot anew for every move."""
    game = san_francisco()
    lasting = greedy_game(game, 2, "fresh").record()
    match = gt.Match(game, 2, seed="fresh")
    while not match.over:
        seat = match.actors[0]
        match.play(seat, choose(Greedy(game, f"fresh-{seat}"), game, match.state, seat))
    assert str(match.record()) == str(lasting)


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_a_route_is_thought_open_just_where_the_rules_say_so(edition: str, seats: int) -> None:
    game = san_francisco(edition)
    e = game.edition
    match = gt.Match(game, seats, seed="open")
    players = [Greedy(game, seat) for seat in range(seats)]
    while not match.over:
        state = match.state
        assert isinstance(state, SFState)
        for seat in match.actors:
            p = Position(e, match.view(seat))
            for route in range(len(e.route_a)):
                may = is_open(e, state, route, seat) and e.route_length[route] <= state.cars[seat]
                assert p.open[route] == may
        seat = match.actors[0]
        match.play(seat, choose(players[seat], game, state, seat))


def test_greedy_beats_random() -> None:
    game = san_francisco()
    wins = 0
    for n in range(20):
        match = gt.Match(game, 2, seed=f"versus{n}")
        me = n % 2
        bot = Greedy(game, n)
        other = bots.make("random", game, n)
        while not match.over:
            seat = match.actors[0]
            player = bot if seat == me else other
            action = player.choose(match.view(seat), match.legal(seat), match.sampler(seat), bots.Clock())
            match.play(seat, action)
        result = match.result()
        assert result is not None
        wins += result.ranking[0] == (me,)
    assert wins >= 18


# ---- positions ----------------------------------------------------------------------------------------------------
def test_takes_the_last_route_a_ticket_needs() -> None:
    t = table(seats=2).tickets(0, ("haight-ashbury", "mission")).hand(0, purple=2, red=1).cars(1, 4)
    t.owner("haight-ashbury", "castro", 0)
    assert text(t) == t.claim_text("castro", "mission", "purple", purple=2)


def test_pays_a_gray_route_with_the_color_it_does_not_need() -> None:
    """From Union Square to Potrero Hill by Civic Center: green is for the green route, red pays the gray one."""
    t = table(seats=2).tickets(0, ("union-square", "potrero-hill")).hand(0, green=3, red=3).cars(1, 4)
    t.owner("union-square", "south-beach", 1)
    first = text(t)
    gray = t.claim_text("civic-center", "potrero-hill", red=3)
    green = t.claim_text("civic-center", "union-square", "green", green=1)
    assert first in (gray, green)
    if first == green:
        t.play(first).turn(0)
        assert text(t) == gray


def test_keeps_a_ticket_that_is_already_joined_and_not_one_out_of_reach() -> None:
    t = table(seats=2).tickets(1).tickets(0, ("union-square", "castro")).cars(1, 8)
    t.owner("haight-ashbury", "painted-ladies", 0, "blue").owner("painted-ladies", "civic-center", 0, "black")
    joined = t.ticket("haight-ashbury", "civic-center")
    far = t.ticket("lands-end", "potrero-hill")
    t.play("tickets", f"ticket {far}", f"ticket {joined}")
    assert text(t) == f"keep {joined}"


def test_keeps_a_ticket_that_is_nearly_free() -> None:
    """Only Castro - Twin Peaks, one space, is missing between Lombard Street and Twin Peaks."""
    t = table(seats=2).tickets(0, ("haight-ashbury", "mission")).tickets(1).hand(0, red=2).cars(1, 14)
    t.owner("pacific-heights", "lombard-street", 0).owner("pacific-heights", "painted-ladies", 0)
    t.owner("haight-ashbury", "painted-ladies", 0, "blue").owner("haight-ashbury", "castro", 0)
    near = t.ticket("lombard-street", "twin-peaks")
    far = t.ticket("lands-end", "potrero-hill")
    t.play("tickets", f"ticket {near}", f"ticket {far}")
    assert text(t) == f"keep {near}"


def test_keeps_both_first_tickets_when_one_lies_on_the_way_of_the_other() -> None:
    t = table(seats=2).tickets(0)
    long = t.ticket("lands-end", "potrero-hill")
    short = t.ticket("sunset", "mission")
    t.state.phase = KEEP  # as at the end of the set-up
    t.state.offered = ((long, short), (1, 2))
    assert text(t) == f"keep {long}+{short}"


@pytest.mark.parametrize("blue", [0, 1, 2])
def test_draws_no_tickets_in_the_last_round(blue: int) -> None:
    t = table(seats=2).hand(0, blue=blue)
    t.owner("haight-ashbury", "painted-ladies", 0, "blue").owner("painted-ladies", "civic-center", 0, "black")
    t.state.turns_left = 1
    assert "tickets" in t.legal()
    assert text(t) != "tickets"


def test_the_last_turn_takes_the_most_points() -> None:
    """A route of three is worth four points; one space that completes a ticket of three is worth seven."""
    t = table(seats=2).tickets(0, ("haight-ashbury", "civic-center")).hand(0, black=3, blue=1)
    t.state.turns_left = 1
    action = t.game.read(text(t))
    assert isinstance(action, Claim)
    assert t.edition.route_length[action.route] == 3
    t.owner("painted-ladies", "civic-center", 0, "red")
    assert text(t) == t.claim_text("haight-ashbury", "painted-ladies", "blue", blue=1)


def test_draws_the_color_that_its_ticket_needs() -> None:
    """One red card short of Twin Peaks - Mission, and no other way in time."""
    t = table(seats=2).tickets(0, ("painted-ladies", "twin-peaks")).cars(0, 6).cars(1, 8).hand(0, black=1)
    t.owner("haight-ashbury", "painted-ladies", 0, "blue")
    t.owner("haight-ashbury", "castro", 1).owner("twin-peaks", "castro", 1)
    assert text(t) == "take black"


def test_an_edition_without_tokens_and_with_five_seats_is_played_too() -> None:
    e = san_francisco().edition
    foreign = edition_with(
        e,
        seat_counts=[2, 5],
        symbols=[],
        fixed_places=[],
        token_points=[0],
        stack_height={2: 0, 5: 0},
        placed_height={2: 0, 5: 0},
        hand=4,
        turn_cards=3,
        turn_tickets=3,
        cars=15,
    )
    game = SanFrancisco(foreign)
    for seats in (2, 5):
        assert greedy_game(game, seats, "foreign").result() is not None
