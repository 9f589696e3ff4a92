"""The bot `greedy` of Explore New York: it plays by the rules, sees nothing hidden, and is no fool."""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path

import pytest

import grandtour as gt
from grandtour import bots
from grandtour.bots.explore_new_york_effort import best_found
from grandtour.bots.explore_new_york_greedy import LOOKS, Greedy
from grandtour.bots.explore_new_york_plan import POINT, Map, Planner, Weights
from grandtour.core.picker import Picker
from grandtour.games.explore_new_york.game import ExploreNewYork
from grandtour.games.explore_new_york.route import best_total, score_trail
from grandtour.games.explore_new_york.state import MARK, NYState, links_of, tourists_of
from tests.bots.deciding import bot_game, choose
from tests.generated.explore_new_york import written
from tests.generated.trial import made
from tests.new_york import Table, bare_edition, new_york, table

HARD = Path(__file__).parents[1] / "games" / "explore_new_york" / "hard_boards.json"
QUICK = Weights(beam=12, plans=12, exact=20)
MANY_CAFES = (1, 19)  # generated editions: 36 cafes on 40 crossings and 4 cards shown; 50 cafes and 7 cards
TABLES = [("grand-tour", 1), ("grand-tour", 2), ("grand-tour", 4), ("tiny", 2), ("tiny", 3)]


def greedy_game(game: ExploreNewYork, seats: int, seed: str, weights: Weights = QUICK) -> gt.Match:
    return bot_game(game, seats, seed, lambda own: Greedy(game, own, weights))


@pytest.mark.parametrize("plus_after_fallback", [True, False])
@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_whole_games_are_legal(edition: str, seats: int, plus_after_fallback: bool) -> None:
    match = greedy_game(new_york(edition, plus_after_fallback), seats, "whole")
    assert match.result() is not None


@pytest.mark.deep
@pytest.mark.parametrize(("edition", "seats"), [("grand-tour", 2), ("tiny", 3)])
def test_choices_do_not_depend_on_what_is_hidden(edition: str, seats: int) -> None:
    """Whoever is to act is drawn, so that the others are in the middle of their turns."""
    game = new_york(edition)
    match = gt.Match(game, seats, seed="hidden")
    picker = gt.Picker("hidden")
    half_made = 0
    while not match.over:
        seat = match.actors[picker.below(len(match.actors))]
        action = choose(Greedy(game, seat, QUICK), game, match.state, seat)
        half_made += bool(game.hidden(match.state, seat))
        other = game.determinize(match.state, seat, picker)
        assert choose(Greedy(game, seat, QUICK), game, other, seat) == action
        match.play(seat, action)
    assert half_made > 10


def test_a_fresh_bot_with_the_same_seed_goes_on_alike() -> None:
    """A host may make the bot anew for every step, in the middle of a turn too."""
    game = new_york()
    lasting = greedy_game(game, 2, "fresh").record()
    match = gt.Match(game, 2, seed="fresh")
    while not match.over:
        seat = match.actors[0]
        match.play(seat, choose(Greedy(game, f"fresh-{seat}", QUICK), game, match.state, seat))
    assert str(match.record()) == str(lasting)


def test_takes_over_a_turn_that_somebody_else_began() -> None:
    t = table().turn_cards("2a", "4d").play_as(0, "block 2,4", "link 0,5-1,6")
    bot = Greedy(t.game, 1, QUICK)
    while 0 in t.actors:
        t.play_as(0, t.game.write(choose(bot, t.game, t.state, 0)))
    assert len(t.map_links(0)) >= 2


def test_two_bots_do_not_draw_the_same_lines() -> None:
    """Both have the same map and the same cards; only their seeds differ."""
    game = new_york()
    match = greedy_game(game, 2, "taste", Weights())
    state = match.state
    assert isinstance(state, NYState)
    assert links_of(game.edition, state, 0) != links_of(game.edition, state, 1)


def test_greedy_beats_random() -> None:
    game = new_york()
    for n in range(6):
        match = gt.Match(game, 2, seed=f"versus{n}")
        me = n % 2
        bot, other = Greedy(game, n, QUICK), bots.make("random", game, n)
        while not match.over:
            seat = match.actors[0]
            player = bot if seat == me else other
            match.play(seat, player.choose(match.view(seat), match.legal(seat), match.sampler(seat), bots.Clock()))
        result = match.result()
        assert result is not None
        assert result.ranking[0] == (me,)


def test_judges_pairs_where_more_than_one_card_is_discarded() -> None:
    """On tiny four are revealed and two discarded: both discards are of the same pair."""
    t = table(2, "tiny")
    bot = Greedy(t.game, 1, QUICK)
    t.reveal(*t.edition.cards[: t.edition.reveal])
    first = choose(bot, t.game, t.state, 0)
    t.play_as(0, t.game.write(first))
    after = t.copy().play_as(0, t.game.write(choose(bot, t.game, t.state, 0)))
    for a, b in combinations(t.edition.cards[: t.edition.reveal], 2):
        other = table(2, "tiny").turn_cards(a, b)
        assert worth(bot, after) >= worth(bot, other)


def worth(bot: Greedy, t: Table) -> int:
    """What greedy expects of the turn that begins."""
    m = bot.map_of(t.game.observe(t.state, 0))
    turns = t.edition.turns[t.state.seats]
    return bot.best_turn(m, list(t.state.shown), turns).value


# ---- the last turn ------------------------------------------------------------------------------------------------
def last_turn(t: Table) -> Table:
    """What follows is the last turn of the game."""
    t.state.turn = t.edition.turns[t.state.seats]
    return t


def play_turn(t: Table, seat: int = 0) -> int:
    """Greedy plays the seat's turn; what the map scores then."""
    bot = Greedy(t.game, 1)
    while t.state.phase == MARK and seat in t.actors:
        t.play_as(seat, t.game.write(choose(bot, t.game, t.state, seat)))
    return t.game.scores(t.state)[seat]


def every_end(t: Table, seat: int = 0) -> set[int]:
    """What the map scores after each way to play the turn, found by playing them all."""
    if seat not in t.actors:
        return {t.game.scores(t.state)[seat]}
    out: set[int] = set()
    for text in t.legal(seat):
        out |= every_end(t.copy().play_as(seat, text), seat)
    return out


def test_the_last_turn_joins_two_parts() -> None:
    """The gap is one link: everything else scores less."""
    t = last_turn(table()).drawn(0, "3,5-3,6", "3,6-4,6", "4,5-4,6", "4,3-4,4", "3,4-4,4")
    t.tourists(0, "4,6", "circle", "circle").tourists(0, "3,5", "triangle", "triangle")
    t.turn_cards("4c", "5d")
    play_turn(t)
    assert "4,4-4,5" in t.map_links(0)


@pytest.mark.slow
@pytest.mark.deep
@pytest.mark.parametrize("seed", range(3))
def test_the_last_turn_is_nearly_the_best_there_is(seed: int) -> None:
    """Compared with every way to play it; plans are what greedy looks at, so a little may be missed."""
    game = new_york()
    match = greedy_game(game, 1, f"last{seed}")
    *_, last = (n for n, step in enumerate(match.steps) if step.seat == gt.CHANCE)
    state = game.new(1)
    for step in match.steps[: last - 2]:  # before the last three cards
        game.apply(state, step.seat, step.action)
    plain = [card for card in state.deck if not game.edition.card_plus[card]]  # a `+` has too many ways to play it
    t = Table(game, state).turn_cards(*(game.edition.cards[card] for card in plain[:2]))
    best = max(every_end(t.copy()))
    assert play_turn(t) >= best * 0.97


# ---- plans --------------------------------------------------------------------------------------------------------
def test_a_plan_is_worth_what_its_route_would_score() -> None:
    """The planner adds up as it grows; without expectations and prices that is the score of the trail (NY-F4 to F6)."""
    game = new_york()
    e = game.edition
    planner = Planner(e, Weights(expected=0, short=0, effort=0, taste=0, beam=20, plans=20), gt.Picker(1))
    match = greedy_game(game, 1, "plans")
    state = match.state
    assert isinstance(state, NYState)
    links, groups = links_of(e, state, 0), tourists_of(e, state, 0)
    m = Map(e, links, groups, (1 << len(e.cafes)) - 1)
    for plan in planner.plans(m, 2):
        along = [link for link in range(len(e.links)) if plan.links >> link & 1]
        route = score_trail(e, along, groups)
        assert plan.value == route.total * POINT
        assert plan.new == len([link for link in along if link not in links])
        assert {route.points[0], route.points[-1]} in ({plan.a, plan.b}, {route.points[0]})
    ready = [plan.value for plan in planner.plans(m, 2) if plan.new == 0]
    assert max(ready, default=0) <= best_total(e, links, groups) * POINT


# ---- maps that are not ours -------------------------------------------------------------------------------------
def test_plans_for_a_map_full_of_links_are_found_with_bounded_work() -> None:
    """Routes over drawn links cost nothing, and there are more of them than anybody can count."""
    e = bare_edition(9, 9)
    for missing, turns in ((4, 1), (60, 20), (len(e.links), 81)):
        drawn = list(range(len(e.links) - missing))
        found = Planner(e, Weights(), Picker(0)).plans(Map(e, drawn, [0] * len(e.blocks), 0), turns)
        assert found
        assert len({plan.links for plan in found}) == len(found)


@pytest.mark.parametrize("seed", MANY_CAFES)
def test_what_greedy_looks_at_is_bounded_on_maps_full_of_cafes(seed: int) -> None:
    """A way of drawing links that was begun is judged to its end, with the cafes on it."""
    game = made("explore-new-york", written(seed), seed)
    assert isinstance(game, ExploreNewYork)
    bot = Greedy(game, 0)
    match = gt.Match(game, game.seat_counts[0], seed)
    for _ in range(8):
        seat = match.actors[0]
        action = bot.choose(match.view(seat), match.legal(seat), match.sampler(seat), bots.Clock())
        assert action in match.legal(seat)
        assert bot.left > -LOOKS // 10
        match.play(seat, action)


def test_the_best_route_is_looked_for_within_so_many_steps() -> None:
    """What it then scores is what some route scores, and no more than the best."""
    e = new_york().edition
    board = json.loads(HARD.read_text(encoding="utf-8"))[0]
    links = [e.links.index(name) for name in board["links"]]
    groups = [0] * len(e.blocks)
    exact = best_total(e, links, groups)
    scores = []
    for steps in (0, 30, 10**6):
        found = best_found(e, links, groups, 0, steps)
        assert score_trail(e, found.links, groups).total == found.total <= exact
        scores.append(found.total)
        if steps >= 10**6:
            assert found.bound < 0
    assert scores == sorted(scores)
    assert scores[-1] == exact


def test_what_others_know_of_a_route_is_kept_where_the_clock_is_up() -> None:
    e = new_york().edition
    links = list(range(60))
    assert best_found(e, links, [0] * len(e.blocks), 7, 10**6, bots.Clock(0.0)).total >= 7
