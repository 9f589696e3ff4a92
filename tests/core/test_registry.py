"""How games are found, and what is said when there is none."""

from __future__ import annotations

from pathlib import Path

import pytest

import grandtour as gt
from grandtour.core.editions import Document
from grandtour.core.game import Game
from grandtour.core.registry import BadOptions, Entry, Option, Registry, UnknownGame, UnknownRules


def no_game(edition: str | Path, options: dict[str, object], rules: int) -> Game:
    raise RuntimeError(f"built {edition} with {options} by {rules}")


def no_edition(document: Document, folder: Path | None, options: dict[str, object], rules: int) -> Game:
    raise RuntimeError(f"parsed {document} in {folder} with {options} by {rules}")


OPTIONS = (Option("fog", False), Option("bell", True))
ENTRY = Entry("quay", "The Quay", no_game, no_edition, lambda: ["one", "two"], "one", OPTIONS, (2, 3))
REGISTRY = Registry(ENTRY, Entry("hill", "The Hill", no_game, no_edition, lambda: ["one"], "one"))


def test_the_shipped_games_are_named_and_made() -> None:
    assert "san-francisco" in gt.games()
    game = gt.game("san-francisco")
    assert (game.name, game.edition_id, game.options) == ("san-francisco", "grand-tour", {})


def test_an_edition_is_chosen_by_name_or_by_file() -> None:
    assert gt.game("san-francisco", edition="tiny").edition_id == "tiny"
    file = Path(gt.__file__).parent / "games" / "san_francisco" / "editions" / "tiny.toml"
    assert gt.game("san-francisco", edition=file).edition_hash == gt.game("san-francisco", "tiny").edition_hash


def test_editions_for_tests_are_not_offered() -> None:
    assert gt.GAMES.entry("san-francisco").editions() == ["grand-tour"]


def test_an_unknown_edition_is_refused() -> None:
    with pytest.raises(gt.BadEdition, match="grand-tuor"):
        gt.game("san-francisco", edition="grand-tuor")


def test_an_unknown_game_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(UnknownGame, match="did you mean 'san-francisco'"):
        gt.game("san-fransisco")
    with pytest.raises(UnknownGame, match="there are: quay, hill"):
        REGISTRY.entry("zzz")


def test_an_entry_is_built_only_when_asked_for_with_its_default_edition_and_all_options() -> None:
    assert REGISTRY.names() == ["quay", "hill"]
    with pytest.raises(RuntimeError, match=r"built one with \{'fog': True, 'bell': True\}"):
        REGISTRY.game("quay", options={"fog": True})
    with pytest.raises(RuntimeError, match=r"built two with \{'fog': False, 'bell': True\}"):
        REGISTRY.game("quay", "two")


def test_every_wrong_option_is_named() -> None:
    with pytest.raises(BadOptions) as caught:
        REGISTRY.game("quay", options={"fog": 1, "rain": True})
    assert "'fog'" in str(caught.value)
    assert "'rain'" in str(caught.value)
    assert "its options: fog, bell" in str(caught.value)
    with pytest.raises(BadOptions, match="it has no options"):
        gt.game("san-francisco", options={"fog": True})


def test_the_public_names_are_all_there_and_sorted() -> None:
    assert sorted(gt.__all__) == sorted(set(gt.__all__))
    assert all(hasattr(gt, name) for name in gt.__all__)


def test_a_game_is_played_by_the_newest_rules_or_by_older_ones_that_are_asked_for() -> None:
    with pytest.raises(RuntimeError, match="by 3"):
        REGISTRY.game("quay")
    with pytest.raises(RuntimeError, match="by 2"):
        REGISTRY.game("quay", rules_version=2)
    with pytest.raises(UnknownRules, match=r"quay is not played under version 1 of its rules \(there are: 2, 3\)"):
        REGISTRY.game("quay", rules_version=1)
    assert [gt.game("french-quarter", rules_version=version).rules_version for version in (1, 2)] == [1, 2]
    assert gt.game("french-quarter").rules_version == 2
    assert {game: gt.game(game).rules_version for game in gt.games()} == {
        name: gt.GAMES.entry(name).newest_rules for name in gt.games()
    }
