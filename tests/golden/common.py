"""What the golden files of every game need."""

from __future__ import annotations

from pathlib import Path

from grandtour.core.game import Game, State
from grandtour.core.match import Match

TESTS = Path(__file__).resolve().parent.parent


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
