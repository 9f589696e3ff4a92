"""Measures what learned values are worth: search with them plays the same search with hand-made ones.

    python scripts/compare_values.py french-quarter --games 200 --nodes 400
    python scripts/compare_values.py san-francisco --games 200 --nodes 1000 --by-hand-nodes 1250

Games have two players and come in twos, with one seed and swapped seats. "By hand" is what the guides fall back on for
an edition that no weights were fitted to: on French Quarter the judge of `greedy`, on San Francisco the forecast with
rough weights (`ROUGH` in bots/san_francisco_value.py). Everything else is the same. It prints the share of games that
the learned values won, with its 95 % interval, and the CPU time of a decision of each. To make the comparison fair,
give the quicker one more simulations until both take the same time.
"""

from __future__ import annotations

import argparse
import os
import sys
from fractions import Fraction
from time import process_time

import grandtour as gt
from grandtour import bots
from grandtour.bots import french_quarter_guide, french_quarter_value, san_francisco_data, san_francisco_guide
from grandtour.bots.guide import Guide
from grandtour.bots.san_francisco_habits import Habits
from grandtour.bots.san_francisco_value import Value
from grandtour.bots.search_bot import SearchBot
from grandtour.figures import share_of, wilson
from grandtour.games.french_quarter.game import FrenchQuarter
from grandtour.games.san_francisco.game import SanFrancisco
from grandtour.processes import in_processes

GAMES = ("french-quarter", "san-francisco")
Task = tuple[str, int, str, int, int]


def guide_of(game: gt.Game, learned: bool) -> Guide:
    if isinstance(game, FrenchQuarter):
        quarter = french_quarter_guide.GameGuide(game)
        if not learned:
            quarter.value = quarter.turns.value = french_quarter_value.Value(game.edition, game.tables, [], [])
        return quarter
    assert isinstance(game, SanFrancisco)
    city = san_francisco_guide.GameGuide(game)
    if not learned:
        city.value = Value(game.edition, Habits(san_francisco_data.habits()), [])
    return city


def play(task: Task) -> tuple[Fraction, float, float, int, int]:
    """The part of the win that the learned values have, and of each side the time and the number of decisions."""
    name, number, seed, nodes, by_hand_nodes = task
    game = gt.game(name)
    match = gt.Match(game, 2, f"{seed}/{number // 2}")
    learned = number % 2
    players = [
        SearchBot("search", game, guide_of(game, seat == learned), f"{seed}/{number // 2}/{seat}", budget)
        for seat, budget in enumerate((by_hand_nodes, nodes) if learned else (nodes, by_hand_nodes))
    ]
    spent = [0.0, 0.0]
    decisions = [0, 0]
    while match.actors:
        seat = match.actors[0]
        view, legal, sampler = match.view(seat), match.legal(seat), match.sampler(seat)
        start = process_time()
        action = players[seat].choose(view, legal, sampler, bots.Clock())
        spent[seat] += process_time() - start
        decisions[seat] += 1
        match.play(seat, action)
    result = match.result()
    assert result is not None
    share = Fraction(learned in result.winners, len(result.winners))
    return share, spent[learned], spent[1 - learned], decisions[learned], decisions[1 - learned]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--nodes", type=int, default=400)
    parser.add_argument("--by-hand-nodes", type=int)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    by_hand = asked.by_hand_nodes or asked.nodes
    tasks = [(asked.game, number, asked.seed, asked.nodes, by_hand) for number in range(asked.games)]
    found = []
    for row in in_processes(play, tasks, asked.jobs):
        found.append(row)
        if sys.stderr.isatty():
            print(f"\r{len(found)} of {asked.games} games ", end="", file=sys.stderr)
    won, mine, others, my_decisions, their_decisions = (sum(column) for column in zip(*found, strict=True))
    share, (low, high) = share_of(won, asked.games), wilson(won, asked.games)
    print(f"learned values won {share} of {asked.games} games, 95 % interval {low} to {high}")
    print(f"a decision: learned {1000 * mine / my_decisions:.1f} ms, by hand {1000 * others / their_decisions:.1f} ms")
    return 0


if __name__ == "__main__":
    sys.exit(main())
