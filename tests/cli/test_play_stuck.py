"""A bot that fails in the terminal: the game goes on with the right move, and says so."""

from __future__ import annotations

from pathlib import Path

import pytest

from grandtour import bots
from grandtour.bots.bot import Bot, Clock, Sampler
from grandtour.core.game import Action, Game, View
from grandtour.core.record import parse
from tests.cli.screen import Play

GAME = "san-francisco"


class Stuck(Bot):
    """Falls over at every decision; before that it may have said what it would do by now."""

    name = "stuck"

    def __init__(self, suggests: bool) -> None:
        self.suggests = suggests
        self.expected: list[Action] = []

    def choose(self, view: View, legal: list[Action], sampler: Sampler, clock: Clock) -> Action:
        if self.suggests:
            clock.suggest(legal[-1])
        self.expected.append(legal[-1 if self.suggests else 0])
        raise RuntimeError("out of ideas")


@pytest.mark.parametrize("suggests", [True, False])
def test_for_a_bot_that_fails_its_best_so_far_is_played_or_the_first_legal_action(
    suggests: bool, play: Play, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    stuck = Stuck(suggests)
    games: list[Game] = []

    def make(spec: str, game: Game, seed: int | str = 0) -> Bot:
        games.append(game)
        return stuck

    monkeypatch.setattr(bots, "make", make)
    screen = play("1\n" * 500, "--edition", "tiny", "--record", tmp_path / "game.txt")
    assert "failed (RuntimeError: out of ideas); its best move so far" in " ".join(screen.split())
    record = parse((tmp_path / "game.txt").read_text())
    assert record.scores is not None
    assert [action for seat, action in record.steps if seat == 1] == [games[0].write(one) for one in stuck.expected]
