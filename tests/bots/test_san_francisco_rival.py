"""The others in simulated games of San Francisco: as greedy, but quick."""

from __future__ import annotations

from collections.abc import Iterator

import grandtour as gt
from grandtour import bots
from grandtour.bots.san_francisco_belief import is_same
from grandtour.bots.san_francisco_course import Course
from grandtour.bots.san_francisco_rival import Rival
from grandtour.games.san_francisco.state import KEEP, PLACE, TURN, SFState
from tests.builders import san_francisco, table


def greedys_choices(seed: int, seats: int) -> Iterator[tuple[SFState, int, gt.Action]]:
    """Where greedy had a choice, and what it chose."""
    game = san_francisco()
    match = gt.Match(game, seats, seed)
    players = [bots.make("greedy", game, f"{seed}/{seat}") for seat in range(seats)]
    while not match.over:
        seat = match.actors[0]
        legal = match.legal(seat)
        action = players[seat].choose(match.view(seat), legal, match.sampler(seat), bots.Clock())
        if len(legal) > 1:
            assert isinstance(match.state, SFState)
            yield match.state, seat, action
        match.play(seat, action)


def likeness(seats: int, games: int, afresh: bool) -> float:
    same = total = 0
    for seed in range(games):
        rival = Rival(san_francisco())
        for state, seat, action in greedys_choices(seed, seats):
            if afresh:
                rival.state = None
            total += 1
            same += is_same(rival.choose(state, seat), action)
    return same / total


def test_asked_about_one_choice_it_nearly_always_does_what_greedy_does() -> None:
    """In 87 of 100 choices."""
    assert likeness(2, 10, afresh=True) > 0.85


def test_through_a_whole_game_it_mostly_does_what_greedy_does() -> None:
    """Fewer: it keeps to its plan as long as nobody claims anything."""
    assert likeness(2, 10, afresh=False) > 0.82
    assert likeness(4, 4, afresh=False) > 0.75


def test_what_it_chooses_is_legal() -> None:
    for seats in (2, 3, 4):
        rival = Rival(san_francisco())
        for state, seat, _ in greedys_choices(seats, seats):
            assert rival.choose(state, seat) in rival.game.legal_actions(state, seat)


def test_it_keeps_tickets_and_places_stacks_as_greedy() -> None:
    rival = Rival(san_francisco())
    same = total = 0
    for seed in range(12):
        for state, seat, action in greedys_choices(seed, 2):
            if state.phase == TURN:
                break
            assert state.phase in (KEEP, PLACE)
            total += 1
            same += is_same(rival.choose(state, seat), action)
    assert same / total > 0.9, same / total


def test_a_route_that_pays_for_itself_comes_first_if_there_is_time() -> None:
    t = table(seats=2)
    rival = Rival(t.game)
    courses = rival.courses
    e = t.edition
    longest = max(range(len(e.route_length)), key=lambda route: (e.route_length[route], -e.route_ferries[route]))
    color = e.route_color[longest] if e.route_color[longest] >= 0 else 1
    t.state.hands[color] = e.route_length[longest]
    t.state.hands[e.wild] = e.route_ferries[longest]
    for time, starts in ((2000, True), (60, False)):
        course = Course()
        courses.look(t.state, 0, course)
        rival.plan(t.state, 0, course, t.state.tickets[0], time)
        assert (course.start != -1) is starts
        if starts:
            assert course.routes[0] == course.start
            assert course.value > 0
