"""Measures how fast random play is, through the public interface only.

A round is a fixed list of whole games with fixed seeds, so every round does exactly the same work.
The best CPU time of several rounds is reported, because noise only ever adds time. `gt.Picker`
makes the choices, and its time is included.
"""

from __future__ import annotations

import gc
from time import process_time
from typing import TYPE_CHECKING, TypedDict

import grandtour as gt
from grandtour._engine import engine

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from grandtour.bench_search import Thinking
    from grandtour.core.game import Game, State

ROUNDS = 5
STRIDE = 7  # one decision in seven is kept for timing copies and lists of actions
SAMPLES = 256  # how many states are kept at most
MOST_LINKS = 36  # the most that the rules allow with any deck (NY-L4)


class Figures(TypedDict):
    """A step is any `apply`, chance included; a decision is one of a seat. Times are in microseconds."""

    steps_per_s: float
    decisions_per_s: float
    games_per_s: float
    copy_us: float
    legal_us: float


class Times(TypedDict):
    """Times of the exact best Final Route over a number of maps, in milliseconds."""

    maps: int
    median_ms: float
    p99_ms: float
    worst_ms: float


class FinalRoute(TypedDict):
    """Median and 99th percentile are those of the ends of games; the worst is that of all maps."""

    median_ms: float
    p99_ms: float
    worst_ms: float
    games: Times  # on the maps at the end of greedy bots' games
    random: Times  # on random connected maps
    links: int


class Report(TypedDict):
    compiled: bool
    editions: dict[str, str]  # the edition's id, by game
    games: dict[str, Figures]
    final_route: FinalRoute | None
    search: dict[str, dict[str, Thinking]] | None  # by game and level


def measure(game: Game, seats: int, seconds: float, seed: int) -> Figures:
    """Random play of `game`, taking about `seconds` of CPU time (at least a few whole games)."""
    share = seconds / (ROUNDS + 3)  # the rounds, and three more: counting one round's games, copies, lists of actions
    count = 0
    start = process_time()
    while count == 0 or process_time() - start < share:
        _play(game, seats, seed + count)
        count += 1

    best = float("inf")
    steps = decisions = 0
    for _ in range(ROUNDS):
        gc.collect()
        steps = decisions = 0
        start = process_time()
        for i in range(count):
            made, decided = _play(game, seats, seed + i)
            steps += made
            decisions += decided
        best = min(best, process_time() - start)
    best = max(best, 1e-9)

    asked: list[tuple[State, int]] = []
    middle: list[State] = []
    for i in range(count):
        kept: list[tuple[State, int]] = []
        _play(game, seats, seed + i, kept)
        asked += kept
        middle += [state for state, _ in kept[len(kept) // 4 : len(kept) - len(kept) // 4]]
        if len(asked) >= SAMPLES:
            break

    def copy_all() -> None:
        for state in middle:
            state.copy()

    def list_all() -> None:
        for state, seat in asked:
            game.legal_actions(state, seat)

    return {
        "steps_per_s": steps / best,
        "decisions_per_s": decisions / best,
        "games_per_s": count / best,
        "copy_us": _best_us(copy_all, len(middle), share),
        "legal_us": _best_us(list_all, len(asked), share),
    }


def run(
    games: Sequence[Game],
    seconds: float,
    seats: int | None = None,
    seed: int = 1,
    route_games: int = 10,
    route_maps: int = 100,
    each: Callable[[], None] = lambda: None,
    search: bool = False,
) -> Report:
    """What `grandtour bench --json` prints, with `seconds` of CPU time for each game and each level that searches.

    Without `seats`, games have three players, or as near to that as their editions are for. `each` is called after
    every one of the `route_games` that are played for their end positions.
    """
    routed = next((game for game in games if game.name == "explore-new-york"), None)
    return {
        "compiled": engine() == "compiled",
        "editions": {game.name: game.edition_id for game in games},
        "games": {game.name: measure(game, seats or usual_players(game), seconds, seed) for game in games},
        "final_route": None if routed is None else final_route(routed, route_games, route_maps, seed, each),
        "search": {game.name: thinking(game, seconds, seed) for game in games} if search else None,
    }


def usual_players(game: Game) -> int:
    """Three, or the nearest number that the edition is for; of two as near, the larger."""
    return min(game.seat_counts, key=lambda seats: (abs(seats - 3), -seats))


def fewest_players(game: Game) -> int:
    """The number of seats in measured games of bots: two on most editions."""
    return min(seats for seats in game.seat_counts if seats > 1)


def thinking(game: Game, seconds: float, seed: int) -> dict[str, Thinking]:
    from grandtour import bench_search
    from grandtour.bots import levels

    return {level: bench_search.measure(game, level, seconds, seed) for level in levels.NODES}


def final_route(game: Game, games: int, maps: int, seed: int, each: Callable[[], None] = lambda: None) -> FinalRoute:
    """Measure the exact best route, at the ends of games of greedy bots and on random connected maps."""
    from grandtour import bench_route
    from grandtour.games.explore_new_york.game import ExploreNewYork

    assert isinstance(game, ExploreNewYork)
    links = min(MOST_LINKS, len(game.edition.links))
    boards = []
    for number in range(games):
        boards += bench_route.greedy_boards(game, f"{seed}/{number}")
        each()
    played = bench_route.measure(game.edition, boards)
    picker = gt.Picker(seed=seed)
    drawn = bench_route.measure(
        game.edition, [bench_route.random_board(game.edition, picker, links) for _ in range(maps)]
    )
    return {
        "median_ms": played["median_ms"],
        "p99_ms": played["p99_ms"],
        "worst_ms": max(played["worst_ms"], drawn["worst_ms"]),
        "games": played,
        "random": drawn,
        "links": links,
    }


def _play(game: Game, seats: int, seed: int, kept: list[tuple[State, int]] | None = None) -> tuple[int, int]:
    """Play one whole game. Returns how many steps and decisions it took; `kept` gets copies of some positions."""
    picker = gt.Picker(seed=seed)
    state = game.new(seats=seats)
    steps = decisions = 0
    while who := game.actors(state):
        seat = who[0]
        if seat == gt.CHANCE:
            action = game.draw(state, picker)
        else:
            if kept is not None and decisions % STRIDE == 0:
                kept.append((state.copy(), seat))
            actions = game.legal_actions(state, seat)
            action = actions[picker.below(len(actions))]
            decisions += 1
        game.apply(state, seat, action)
        steps += 1
    return steps, decisions


def _best_us(work: Callable[[], None], items: int, seconds: float) -> float:
    """Microseconds for each item in the fastest run of `work`, which is run again for about `seconds`."""
    gc.collect()
    best = float("inf")
    until = process_time() + seconds
    while True:
        start = process_time()
        work()
        end = process_time()
        best = min(best, end - start)
        if end >= until:
            return best / max(items, 1) * 1e6
