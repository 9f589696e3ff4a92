"""An arena from its settings to its report; the command line only asks and shows."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import grandtour as gt
from grandtour.arena.code_print import code_print
from grandtour.arena.executors import Executor
from grandtour.arena.playing import Rules
from grandtour.arena.results import Folder, Settings
from grandtour.arena.schedule import Fixture, Pair, fixtures
from grandtour.arena.standings import Standings
from grandtour.simulate import Played, Stopped

HOME: Final = Path("grandtour-arena")  # keeps the runs for which no folder is named


def settings_of(rules: Rules, game: gt.Game, players: int) -> Settings:
    """Everything that the course of a game depends on, except its bots and its number."""
    return {
        "game": rules.game,
        "edition": game.edition_id,
        "edition_hash": game.edition_hash,
        "options": rules.options,
        "players": players,
        "seed": rules.seed,
        "time": rules.seconds,
        "nodes": rules.nodes,
        "code": code_print(rules.game),
    }


def own_folder(settings: Settings) -> Path:
    """The folder of these settings. As it is always the same, the same command goes on where it stopped."""
    digest = hashlib.sha256(json.dumps(dict(settings), sort_keys=True).encode()).hexdigest()
    return HOME / f"{settings['game']}-{digest[:8]}"


class Arena:
    def __init__(self, rules: Rules, pairs: Sequence[Pair], games: int, players: int, folder: Folder) -> None:
        self.rules = rules
        self.pairs = pairs
        self.fixtures = list(fixtures(pairs, games, players))
        self.folder = folder
        self.stopped: list[tuple[Fixture, Stopped]] = []

    def played(self) -> dict[Fixture, Played]:
        """The played games among those asked for; the folder may have others."""
        kept = self.folder.games
        return {f: kept[f.pair, f.number] for f in self.fixtures if (f.pair, f.number) in kept}

    def play(self, executor: Executor, jobs: int | None, begin: Callable[[int], Callable[[], None]]) -> None:
        """Play what was not played yet. `begin` gets the number of games there; its answer is called after each."""
        with self.folder.opened() as writer:
            done = self.played()
            advance = begin(len(done))
            tasks = ((self.rules, fixture) for fixture in self.fixtures if fixture not in done)
            for fixture, outcome in executor(tasks, jobs):
                if isinstance(outcome, Stopped):
                    self.stopped.append((fixture, outcome))
                else:
                    writer.add(fixture, outcome)
                advance()

    def standings(self) -> Standings:
        return Standings(self.pairs, self.played())
