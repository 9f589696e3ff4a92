"""What the golden files of every game need."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from grandtour.core.game import CHANCE, Game, State
from grandtour.core.match import Match
from grandtour.core.record import Record, parse, replay, verify
from tests.tables import Table

TESTS = Path(__file__).resolve().parent.parent
AnyTable = Table[Any, Any]


@dataclass(frozen=True)
class Golden:
    """A game's golden files, and how each is made."""

    name: str
    game_of: Callable[[Record], Game]
    recorded: Mapping[str, tuple[Any, ...]]  # by name: how it was played
    played: Callable[..., Match]
    new_table: Callable[[int, str], AnyTable]
    first_turn: Callable[[int, str], AnyTable]
    ordered: Callable[[], dict[str, AnyTable]]
    counted_new: list[tuple[str, int, int]]  # edition, seats, depth; from the empty table
    counted_turn: list[tuple[str, int, int]]  # and from the first turn

    @property
    def games(self) -> Path:
        return TESTS / "golden" / self.name

    @property
    def counts(self) -> Path:
        return TESTS / "counts" / f"{self.name}.counts"

    @property
    def order(self) -> Path:
        return TESTS / "snapshots" / self.name / "order.txt"

    def records(self) -> dict[str, Record]:
        return {file.stem: parse(file.read_text(encoding="utf-8")) for file in sorted(self.games.glob("*.game"))}

    def count_lines(self) -> list[str]:
        lines = ["# edition seats depth nodes: tests/golden/make.py writes them", "[from the empty table]"]
        lines += [count_line(self.new_table, *counted) for counted in self.counted_new]
        lines.append("[from first_turn(seats, edition)]")
        return lines + [count_line(self.first_turn, *counted) for counted in self.counted_turn]

    def order_text(self) -> str:
        """The legal actions of some positions, in their order."""
        blocks = []
        for name, t in self.ordered().items():
            who = t.actors[0]
            lines = [f"# {name}: {'chance' if who == CHANCE else f'seat {who}'}", *t.legal(who)]
            blocks.append("\n".join(lines) + "\n")
        return "\n".join(blocks)

    def write(self) -> None:
        for folder in (self.games, self.counts.parent, self.order.parent):
            folder.mkdir(parents=True, exist_ok=True)
        results = []
        for name, how in self.recorded.items():
            m = self.played(*how)
            (self.games / f"{name}.game").write_text(str(m.record()), encoding="utf-8")
            results.append(result_line(name, m))
        (self.games / "results").write_text("\n".join(results) + "\n", encoding="utf-8")
        self.counts.write_text("\n".join(self.count_lines()) + "\n", encoding="utf-8")
        self.order.write_text(self.order_text(), encoding="utf-8")

    def shown(self) -> tuple[set[tuple[bool, str]], set[str]]:
        """The verbs of the recorded games, each with whether chance used it, and the kinds of their events."""
        verbs, kinds = set(), set()
        for record in self.records().values():
            game = self.game_of(record)
            for _, seat, action, events in replay(record, game):
                verbs.add((seat == CHANCE, game.write(action).split(" ")[0]))
                kinds |= {e.kind for e in events}
        return verbs, kinds


def count_line(start: Callable[[int, str], AnyTable], edition: str, seats: int, depth: int) -> str:
    t = start(seats, edition)
    return f"{edition} {seats} {depth} {count(t.game, t.state, depth)}"


def result_line(name: str, m: Match) -> str:
    result = m.result()
    assert result is not None
    winners = ",".join(str(seat) for seat in result.winners)
    scores = ",".join(str(n) for n in result.scores)
    return f"{name} {result.ended_by.rule} {winners} {scores}"


def count(game: Game, state: State, depth: int) -> int:
    """Positions after `depth` steps, counted by the way to them; whoever is to act acts, all in turn."""
    if depth == 0:
        return 1
    total = 0
    for seat in game.actors(state):
        legal = game.legal_actions(state, seat)
        if depth == 1:
            total += len(legal)
            continue
        for action in legal:
            after = state.copy()
            game.apply(after, seat, action)
            total += count(game, after, depth - 1)
    return total


def counted(file: Path) -> list[tuple[str, str, int, int, int]]:
    """The lines of a file of counts: where from, edition, seats, depth, positions."""
    out, where = [], ""
    for line in file.read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            where = line
        elif not line.startswith("#"):
            edition, *numbers = line.split(" ")
            seats, depth, nodes = map(int, numbers)
            out.append((where, edition, seats, depth, nodes))
    return out


def results_of(folder: Path) -> dict[str, str]:
    """The lines of its `results`, by name of the game."""
    lines = (folder / "results").read_text(encoding="utf-8").splitlines()
    return {line.split(" ")[0]: line for line in lines}


def check_recorded(file: Path, game: Game) -> None:
    """The recorded game replays to the end that it tells and that `results` has, and its chance is its seed's."""
    text = file.read_text(encoding="utf-8")
    record = parse(text)
    assert str(record) == text
    assert "committed seed" in verify(record, game)
    result = game.result([state for state, _, _, _ in replay(record, game)][-1])
    assert result is not None
    assert result.scores == record.scores
    assert record.seed is not None
    again = Match.resume(game, record, record.seed, record.salt)
    assert str(again.record()) == text
    assert result_line(file.stem, again) == results_of(file.parent)[file.stem]
