"""The package as a whole: what it exports, how light it is, and which way its imports point."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import grandtour as gt

SOURCE = Path(gt.__file__).parent


def test_all_is_sorted_and_complete() -> None:
    assert gt.__all__ == sorted(gt.__all__, key=lambda name: (name.upper() != name, name[0].islower(), name))
    for name in gt.__all__:
        assert hasattr(gt, name), name


def test_importing_grandtour_is_light() -> None:
    """Bots' workers and notebooks import it: nothing but the standard library and mypy_extensions may come along."""
    code = (
        "import sys; import grandtour; "
        "heavy = {'rich', 'cyclopts', 'fluent', 'asyncio', 'importlib.metadata'} & set(sys.modules); "
        "assert not heavy, heavy; "
        "assert 'grandtour.games.san_francisco.game' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


# What each part may import of the others. `core` knows no game and does no I/O; games do not know bots or screens.
ALLOWED = {
    "core": {"core"},
    "games": {"core", "games", "words"},
    "bots": {"core", "games", "bots"},
}


def test_imports_point_one_way() -> None:
    wrong = []
    for part, allowed in ALLOWED.items():
        for path in (SOURCE / part).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                modules = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
                modules += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
                for module in modules:
                    words = module.split(".")
                    if words[0] == "grandtour" and (len(words) == 1 or words[1] not in allowed):
                        wrong.append(f"{path.relative_to(SOURCE)} imports {module}")
    assert not wrong


def test_the_rules_use_no_random_module() -> None:
    """Chance is a seat: no rule may draw by itself."""
    for part in ("core", "games", "bots"):
        for path in (SOURCE / part).rglob("*.py"):
            assert "import random" not in path.read_text("utf-8"), path


def test_the_documented_session_works() -> None:
    """The public contract, line by line."""
    game = gt.game("san-francisco")
    state = game.new(seats=3)
    assert game.actors(state) == [gt.CHANCE]
    while game.actors(state) == [gt.CHANCE]:
        game.apply(state, gt.CHANCE, game.draw(state, gt.Picker(seed=5)))
    assert game.actors(state) == [0, 1, 2]
    action = game.legal_actions(state, 0)[0]
    assert game.read(game.write(action)) == action
    events = game.play(state, 0, action)
    assert [e.kind for e in events] == ["keep"]
    assert game.observe(state, None)["viewer"] is None
    assert game.load(state.dump()).dump() == state.copy().dump()
    assert len(game.scores(state)) == 3
    assert game.result(state) is None

    match = gt.Match(game, seats=3, seed=7)
    for seat in (0, 1, 2):
        match.play(seat, game.write(match.legal(seat)[0]))
    assert match.view(0)["viewer"] == 0
    assert str(match.record()).startswith("grandtour record 1\n")
