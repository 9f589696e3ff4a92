"""Measures how fast the best Final Route of Explore New York is found, on ends of games and on random boards."""

from __future__ import annotations

import gc
from time import perf_counter
from typing import TYPE_CHECKING

import grandtour as gt
from grandtour import bots
from grandtour.bench import fewest_players
from grandtour.games.explore_new_york.route import best_route
from grandtour.games.explore_new_york.state import NYState, links_of, tourists_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from grandtour.bench import Times
    from grandtour.games.explore_new_york.edition import Edition
    from grandtour.games.explore_new_york.game import ExploreNewYork

ROUNDS = 3
Board = tuple[list[int], list[int]]  # drawn links; tourists by block


def greedy_boards(game: ExploreNewYork, seed: str) -> list[Board]:
    """The maps at the end of a game of greedy bots, with as few players as possible."""
    e = game.edition
    seats = fewest_players(game)
    match = gt.Match(game, seats, seed)
    players = [bots.make("greedy", game, f"{seed}/bot{seat}") for seat in range(seats)]
    while not match.over:
        seat = match.actors[0]
        match.play(seat, players[seat].choose(match.view(seat), match.legal(seat), match.sampler(seat), bots.Clock()))
    state = match.state
    assert isinstance(state, NYState)
    return [(links_of(e, state, seat), tourists_of(e, state, seat)) for seat in range(seats)]


def random_board(e: Edition, picker: gt.Picker, links: int) -> Board:
    """A board with so many links, all connected, and tourists as the longest game brings them."""
    return random_links(e, picker, links), random_tourists(e, picker)


def random_links(e: Edition, picker: gt.Picker, links: int) -> list[int]:
    """Random links, grown one by one: each touches a link that is there."""
    drawn: set[int] = set()
    next_to = set(range(len(e.links)))
    while len(drawn) < links:
        choices = sorted(next_to)
        link = choices[picker.below(len(choices))]
        if not drawn:
            next_to = set()
        drawn.add(link)
        next_to |= {*e.links_at[e.link_a[link]], *e.links_at[e.link_b[link]]}
        next_to -= drawn
    return sorted(drawn)


def random_tourists(e: Edition, picker: gt.Picker) -> list[int]:
    """NY-P1, NY-K1: in every turn the tourists of two cards go into an empty block, and sometimes those of a café."""
    tourists = [0] * len(e.block_kind)
    cards = shuffled(picker, len(e.cards))
    blocks = shuffled(picker, len(e.block_kind))
    turns = min(max(e.turns.values()), len(blocks), len(cards) // 2)
    for turn in range(turns):
        tourists[blocks[turn]] = e.card_tourists[cards[2 * turn]] + e.card_tourists[cards[2 * turn + 1]]
    for group in e.cafe_tourists:
        tourists[blocks[picker.below(turns)]] += group
    return tourists


def shuffled(picker: gt.Picker, n: int) -> list[int]:
    order = list(range(n))
    picker.shuffle(order)
    return order


def measure(e: Edition, boards: Sequence[Board]) -> Times:
    """Milliseconds for `best_route` on these boards, the walk included; the best of some rounds for each board,
    because noise only ever adds time."""
    times: list[float] = []
    gc.collect()
    collecting = gc.isenabled()
    gc.disable()  # as timeit does, because collecting what the process keeps is not the solver's time
    try:
        for links, tourists in boards:
            best = float("inf")
            for _ in range(ROUNDS):
                start = perf_counter()
                best_route(e, links, tourists)
                best = min(best, perf_counter() - start)
            times.append(best * 1e3)
    finally:
        if collecting:
            gc.enable()
    times.sort()
    return {
        "maps": len(times),
        "median_ms": times[len(times) // 2],
        "p99_ms": times[len(times) * 99 // 100],
        "worst_ms": times[-1],
    }
