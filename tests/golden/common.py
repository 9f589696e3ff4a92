"""What the golden files of every game need."""

from __future__ import annotations

from pathlib import Path

from grandtour.core.game import CHANCE, Game, State
from grandtour.core.match import Match
from grandtour.core.record import parse, replay, verify

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


def shown_in(file: Path, game: Game) -> tuple[set[tuple[bool, str]], set[str]]:
    """The verbs of the recorded game, each with whether chance used it, and the kinds of its events."""
    verbs, kinds = set(), set()
    for _, seat, action, events in replay(parse(file.read_text(encoding="utf-8")), game):
        verbs.add((seat == CHANCE, game.write(action).split(" ")[0]))
        kinds |= {e.kind for e in events}
    return verbs, kinds
