"""Measures and tries out what Explore New York's guide believes (Beliefs in bots/explore_new_york_value.py).

    python scripts/tune_explore_new_york.py measure --games 400 --seed 1 [--write FILE.json]
    python scripts/tune_explore_new_york.py compare --games 400 --seed 1 [expected=70 first_missing=2000 ...]
    python scripts/tune_explore_new_york.py search --games 120 --nodes 800 --seed s [narrow=50 ...]

`measure` lets the guide's quick turns play against greedy, in alternating seats, and counts three things: how often the
cards offer a block at which two of the links that the best plan lacks can be drawn (`pairs`), by how much a map ends
above what its best plan promised (`more`), and how far that is off (`spread`). With --write it keeps them, and how they
were found.

`compare` plays solo games with quick turns, with the kept beliefs changed as given, and prints the mean score. By this,
the numbers that cannot be counted are chosen (`expected`, `effort`, `first_missing`, `next_missing`).

`search` lets search with such beliefs play against greedy, in alternating seats, and prints the share of games that it
won, and by how much (for `narrow`).

Compiled modules make it some ten times faster.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from collections import defaultdict
from pathlib import Path

import grandtour as gt
from grandtour import bots
from grandtour.bots.explore_new_york_data import beliefs_for
from grandtour.bots.explore_new_york_guide import GameGuide
from grandtour.bots.explore_new_york_value import Beliefs, Outlook
from grandtour.bots.search_bot import SearchBot
from grandtour.core.game import Action
from grandtour.core.picker import Picker
from grandtour.games.explore_new_york.game import ExploreNewYork
from grandtour.games.explore_new_york.state import BLOCK, MARK, NYState

SMOOTH = 20  # turns that the belief so far counts for, where few were met
LONGEST_KEPT = 15  # links that a plan lacks: with more of them there is always a pair


class Quick:
    """Plays the guide's quick turns."""

    def __init__(self, guide: GameGuide) -> None:
        self.guide = guide
        self.rest: list[Action] = []

    def choose(self, match: gt.Match, seat: int) -> Action:
        if not self.rest:
            state = match.sampler(seat)(Picker(0))
            self.guide.begin(state, seat)
            self.rest = list(self.guide.policy(state, seat, Picker(0)).actions)
        return self.rest.pop(0)


class Count:
    def __init__(self) -> None:
        self.turns: dict[int, int] = defaultdict(int)  # by links that the best plan lacked
        self.pairs: dict[int, int] = defaultdict(int)  # those of them in which two could be drawn
        self.errors: dict[int, list[int]] = defaultdict(list)  # by turns to come: the score less what was promised

    def look(self, guide: GameGuide, s: NYState, seat: int) -> tuple[int, int]:
        """The turns to come for a seat that begins a turn, and what is promised to it."""
        guide.begin(s, seat)
        turns = guide.last - s.turn + 1
        outlook = guide.outlooks[seat]
        best = best_plan(outlook)
        lacks = outlook.new[best]
        blocks, fallback = outlook.blocks_for(s, s.shown[0], s.shown[1])
        self.turns[lacks] += 1
        self.pairs[lacks] += not fallback and any(outlook.has_pair(s, best, block) for block in blocks)
        return turns, outlook.reach()

    def beliefs(self, old: Beliefs) -> dict[str, object]:
        pairs = []
        for lacks in range(LONGEST_KEPT):
            known = old.pairs[lacks] if lacks < len(old.pairs) else 100
            met = self.turns[lacks] + SMOOTH
            pairs.append((self.pairs[lacks] * 100 + known * SMOOTH) // met if lacks > 1 else 0)
        longest = max(self.errors)
        errors = [self.errors[turns] for turns in range(1, longest + 1)]
        more = [0, *(round(statistics.mean(error)) for error in errors)]
        spread = [round(statistics.pstdev(error)) for error in errors]
        return {"pairs": pairs, "more": more, "spread": spread}


def best_plan(outlook: Outlook) -> int:
    return max(range(outlook.size), key=lambda k: outlook.worth[k] - outlook.prices[outlook.new[k]])


def measure(game: ExploreNewYork, games: int, seed: str) -> Count:
    count = Count()
    watcher = GameGuide(game)
    for number in range(games):
        match = gt.Match(game, 2, f"{seed}/{number}")
        quick = Quick(GameGuide(game))
        greedy = bots.make("greedy", game, f"{seed}/{number}/greedy")
        promised: list[tuple[int, int, int]] = []
        while match.actors:
            seat = match.actors[0]
            state = match.sampler(seat)(Picker(0))
            assert isinstance(state, NYState)
            if state.phase == MARK and state.doing[seat] == BLOCK:
                promised.append((seat, *count.look(watcher, state, seat)))
            if seat == number % 2:
                match.play(seat, quick.choose(match, seat))
            else:
                view, legal = match.view(seat), match.legal(seat)
                match.play(seat, greedy.choose(view, legal, match.sampler(seat), bots.Clock()))
        scores = game.scores(match.state)
        for seat, turns, points in promised:
            count.errors[turns].append(scores[seat] * 100 - points)
    return count


def compare(game: ExploreNewYork, beliefs: Beliefs, games: int, seed: str) -> list[int]:
    scores = []
    for number in range(games):
        match = gt.Match(game, 1, f"{seed}/{number}")
        quick = Quick(GameGuide(game, beliefs))
        while match.actors:
            match.play(0, quick.choose(match, 0))
        scores += game.scores(match.state)
    return scores


def search(game: ExploreNewYork, beliefs: Beliefs, games: int, seed: str, nodes: int) -> tuple[float, list[int]]:
    """Wins against greedy, a shared one in part, and the margins."""
    wins = 0.0
    margins = []
    for number in range(games):
        match = gt.Match(game, 2, f"{seed}{number // 2}")
        own = number % 2
        players: list[bots.Bot] = [bots.make("greedy", game, f"{number // 2}/{seat}") for seat in range(2)]
        players[own] = SearchBot("search", game, GameGuide(game, beliefs), f"{number // 2}/{own}", nodes)
        while match.actors:
            seat = match.actors[0]
            choose = players[seat].choose
            match.play(seat, choose(match.view(seat), match.legal(seat), match.sampler(seat), bots.Clock()))
        result = match.result()
        assert result is not None
        wins += 1 / len(result.winners) if own in result.winners else 0
        margins.append(result.scores[own] - result.scores[1 - own])
        if sys.stderr.isatty():
            print(f"\r{number + 1} of {games} games", end="", file=sys.stderr)
    return wins, margins


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("what", choices=["measure", "compare", "search"])
    parser.add_argument("changes", nargs="*", metavar="NAME=VALUE")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--nodes", type=int, default=800)
    parser.add_argument("--write", type=Path)
    arguments = parser.parse_intermixed_args()
    game = gt.game("explore-new-york")
    assert isinstance(game, ExploreNewYork)
    beliefs = beliefs_for(game.edition)
    for change in arguments.changes:
        name, _, value = change.partition("=")
        setattr(beliefs, name, int(value))
    if arguments.what == "compare":
        scores = sorted(compare(game, beliefs, arguments.games, arguments.seed))
        error = statistics.pstdev(scores) / len(scores) ** 0.5
        print(f"{statistics.mean(scores):.1f} ± {error:.1f}, of 10 games 9 have {scores[len(scores) // 10]} or more")
        return 0
    if arguments.what == "search":
        wins, margins = search(game, beliefs, arguments.games, arguments.seed, arguments.nodes)
        print(f"{100 * wins / arguments.games:.1f} % won, by {statistics.mean(margins):.1f} points on average")
        return 0
    found = measure(game, arguments.games, arguments.seed).beliefs(beliefs)
    for name, values in found.items():
        print(name, values)
    if arguments.write:
        data = json.loads(arguments.write.read_text("utf-8"))
        data["edition"] = game.edition.hash
        data["beliefs"] |= found
        arguments.write.write_text(json.dumps(data, indent=1) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
