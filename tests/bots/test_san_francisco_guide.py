"""What search is told of San Francisco: moves that can be played, values that make sense, nothing that is hidden."""

from __future__ import annotations

import pytest

import grandtour as gt
from grandtour.bots.san_francisco_course import Course, Courses
from grandtour.bots.san_francisco_data import habits
from grandtour.bots.san_francisco_guide import GameGuide
from grandtour.bots.san_francisco_habits import Habits
from grandtour.bots.san_francisco_policy import Policy
from grandtour.core.game import CHANCE
from grandtour.core.masks import in_mask
from grandtour.games.san_francisco.actions import Claim
from grandtour.games.san_francisco.apply import tokens_for
from grandtour.games.san_francisco.edition import GRAY
from grandtour.games.san_francisco.game import SanFrancisco
from grandtour.games.san_francisco.legal import is_open
from grandtour.games.san_francisco.scoring import completed
from grandtour.games.san_francisco.state import TURN, SFState
from tests.builders import san_francisco, table

TABLES = [("grand-tour", 2), ("grand-tour", 4), ("tiny", 2)]


def quick_game(game: SanFrancisco, seats: int, seed: str) -> list[tuple[SFState, int]]:
    """Every decision of a game among quick players: the position before it, and whose it is; last the end."""
    picker = gt.Picker(seed)
    policy = Policy(game, Habits(habits()))
    state = game.new(seats)
    out: list[tuple[SFState, int]] = []
    while actors := game.actors(state):
        if actors[0] == CHANCE:
            game.apply(state, CHANCE, game.draw(state, picker))
        else:
            out.append((state.copy(), actors[0]))
            action = policy.choose(state, actors[0])
            assert action in game.legal_actions(state, actors[0])
            game.apply(state, actors[0], action)
    return [*out, (state, CHANCE)]


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_moves_can_be_played_to_their_end(edition: str, seats: int) -> None:
    game = san_francisco(edition)
    guide = GameGuide(game)
    for state, seat in quick_game(game, seats, "moves")[:-1]:
        guide.begin(state, seat)
        moves = guide.moves(state, seat)
        assert moves
        assert len({move.key for move in moves}) == len(moves)
        assert [move.prior for move in moves] == sorted((move.prior for move in moves), reverse=True)
        for move in moves:
            trial = state.copy()
            for action in move.actions:
                assert game.actors(trial)[0] == seat
                assert action in game.legal_actions(trial, seat)
                game.apply(trial, seat, action)


def test_moves_do_not_depend_on_what_is_hidden() -> None:
    game = san_francisco()
    guide = GameGuide(game)
    picker = gt.Picker("other worlds")
    for state, seat in quick_game(game, 2, "hidden")[:-1]:
        said = []
        for world in (game.determinize(state, seat, picker), game.determinize(state, seat, picker)):
            guide.begin(world, seat)
            said.append([(move.actions, move.key, move.prior) for move in guide.moves(world, seat)])
        assert said[0] == said[1]


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_the_value_of_a_finished_game_is_its_score(edition: str, seats: int) -> None:
    game = san_francisco(edition)
    state, _ = quick_game(game, seats, "end")[-1]
    assert GameGuide(game).values(state) == [100 * points for points in game.scores(state)]


def test_a_first_turn_promises_what_games_usually_bring() -> None:
    game = san_francisco()
    state = next(state for state, _ in quick_game(game, 2, "start") if state.phase == TURN)
    for value in GameGuide(game).values(state):
        assert 2500 < value < 5500


def test_a_long_route_puts_its_owner_ahead() -> None:
    """Both scores may fall, because the end comes nearer: what counts is the margin."""
    t = table(seats=2)
    guide = GameGuide(t.game)
    before = guide.values(t.state)
    t.owner("fort-mason", "golden-gate-bridge", 0)
    after = guide.values(t.state)
    assert after[0] - after[1] > before[0] - before[1]


def test_a_course_joins_the_ticket_and_goes_round_what_is_taken() -> None:
    t = table(seats=2).tickets(0, ("haight-ashbury", "mission"))
    courses = Courses(t.edition, Habits(habits()))
    taken: list[int] = []
    for _ in range(3):
        course = Course()
        courses.look(t.state, 0, course)
        courses.find(t.state, 0, course, t.state.tickets[0], 100_000)
        assert not set(course.routes) & set(taken)
        owner = [0 if route in course.routes else -1 for route in range(len(t.state.owner))]
        assert completed(t.edition, owner, 0, t.state.tickets[0]) == t.state.tickets[0]
        taken.append(course.routes[0])
        t.state.owner[course.routes[0]] = 1


def test_open_routes_are_the_rules_own() -> None:
    game = san_francisco()
    courses = Courses(game.edition, Habits(habits()))
    for seats in (2, 3):
        for state, seat in quick_game(game, seats, "open")[:-1]:
            for route in range(len(state.owner)):
                assert courses.is_open(state, seat, route) == is_open(game.edition, state, route, seat)


def test_SF_R5_a_course_knows_which_routes_bring_a_token() -> None:
    game = san_francisco()
    courses = Courses(game.edition, Habits(habits()))
    for state, seat in quick_game(game, 2, "tokens")[:-1]:
        course = Course()
        courses.look(state, seat, course)
        for route in course.open:
            assert in_mask(course.symbols[route]) == sorted(tokens_for(game.edition, state, route, seat))


def test_prices_in_the_table_are_those_of_the_hand() -> None:
    """However many cards a hand has: beyond a route's length they change nothing."""
    game = san_francisco()
    e = game.edition
    numbers = Habits(habits())
    courses = Courses(e, numbers)
    cheap = numbers.card - numbers.card * numbers.face_up // 100
    for state, seat in quick_game(game, 2, "prices")[:-1]:
        courses.take_hand(state, seat)
        for route in range(len(state.owner)):
            color = courses.gray_color() if e.route_color[route] == GRAY else e.route_color[route]
            price, missing = courses.price_kind(
                courses.kind_of[route],
                courses.left[color],
                courses.left[e.wild],
                cheap if color in state.market else numbers.card,
            )
            assert courses.prices_of[courses.key(route)] == price
            assert courses.missing_of[courses.key(route)] == missing


def test_a_course_is_kept_while_it_serves_and_found_anew_when_it_is_cut() -> None:
    t = table(seats=2).tickets(0, ("haight-ashbury", "mission"))
    courses = Courses(t.edition, Habits(habits()))
    course = Course()
    time = 100_000

    def follow() -> list[int]:
        courses.follow(t.state, 0, course, courses.look(t.state, 0, course), time)
        return course.routes

    first = follow()
    needs, value = course.time, course.value
    color = next(c for c in (t.edition.route_color[route] for route in first) if c != GRAY)
    t.state.hands[color] += 3
    assert follow() == first
    assert course.time < needs
    assert course.value > value
    t.state.owner[first[0]] = 1
    t.state.cars[1] -= t.edition.route_length[first[0]]
    assert first[0] not in follow()
    assert course.done == t.state.tickets[0]
    time = 1
    follow()
    assert course.done == 0  # it is too late for the ticket


def test_in_the_last_turn_the_quick_player_takes_most_points() -> None:
    t = table(seats=2).hand(0, ferry=1, red=4, blue=2)
    t.state.turns_left = 2
    action = Policy(t.game, Habits(habits())).choose(t.state, 0)
    assert isinstance(action, Claim)
    assert action.route == t.route("fort-mason", "golden-gate-bridge")


def test_prices_of_all_colors_in_one_pass_are_those_of_each() -> None:
    game = san_francisco()
    courses = Courses(game.edition, Habits(habits()))
    picker = gt.Picker(3)
    for _ in range(200):
        for color in range(len(courses.left)):
            courses.left[color] = picker.below(9)
            courses.face_up[color] = picker.below(4)
        courses.set_keys()
        found, gray = courses.keys[:], courses.gray
        for color in range(len(courses.left)):
            courses.set_key(color)
        assert gray == courses.gray_color()
        assert found[:-1] == courses.keys[:-1]
        assert found[-1] == courses.keys[gray], "gray routes are paid for in that color"
