"""What the loaders of all games do alike: finding an edition, bearing any damage, and being documented."""

from __future__ import annotations

import datetime
import json
import math
import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from grandtour.core.editions import Document, Shelf, edition_hash, former_hash, read_toml
from grandtour.games.explore_new_york import load as explore_new_york
from grandtour.games.french_quarter import load as french_quarter
from grandtour.games.french_quarter import load_layout
from grandtour.games.san_francisco import load as san_francisco
from tests.edition_files import DOCS, damaged, damaged_text, faults, loads_or_says_why_not, with_changes, with_layout

pytestmark = pytest.mark.once


@dataclass(frozen=True)
class Loader:
    shelf: Shelf[Any]
    parse: Callable[..., Any]
    nonsense: list[Any]  # of this game: what may be mistaken for something
    keys: list[str]  # that a damaged table may have
    drawn: list[str]  # keys of a layout that the game reads
    example: str  # in the documentation: how its first line begins
    title: str
    slips: int

    @property
    def tiny(self) -> Path:
        return self.shelf.folder / "tiny.toml"


LOADERS = {
    "san-francisco": Loader(
        san_francisco.SHELF,
        san_francisco.parse,
        ["hill", "boat", "gray", {"a": 1}, [1, 2], ["red"]],
        ["a", "cars"],
        san_francisco.DRAWN,
        "# A whole edition",
        "Lagoon",
        4,
    ),
    "explore-new-york": Loader(
        explore_new_york.SHELF,
        explore_new_york.parse,
        ["*", "circle", "red", {"2": 1}, [1, 2], ["circle"], ["RG", "S."]],
        ["at", "turns"],
        explore_new_york.DRAWN,
        "# A small city",
        "Small City",
        4,
    ),
    "french-quarter": Loader(
        french_quarter.SHELF,
        french_quarter.parse,
        [
            *("food", "high", "bonus", "wild"),
            *({"2": 1}, [1, 2], ["food"], ["high"], {"effect": "write-w"}, {"umbrella": 1}),
        ],
        ["cards", "icons", "streets"],
        load_layout.DRAWN,
        "# A village",
        "Village",
        5,
    ),
}
EVERY_LOADER = pytest.mark.parametrize("loader", LOADERS.values(), ids=LOADERS)


# ---- which edition -----------------------------------------------------------------------------------------
@EVERY_LOADER
def test_the_shipped_editions_for_players_are_named(loader: Loader) -> None:
    assert loader.shelf.names() == ["grand-tour"]


@EVERY_LOADER
def test_a_shipped_edition_has_the_id_of_its_file(loader: Loader) -> None:
    shipped = [path.stem for path in sorted(loader.shelf.folder.glob("*.toml"))]
    assert {"grand-tour", "tiny"} <= set(shipped)
    assert [loader.shelf.load(name).id for name in shipped] == shipped


@EVERY_LOADER
def test_an_edition_is_loaded_by_name_or_by_path(
    loader: Loader, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    load = loader.shelf.load
    text = loader.tiny.read_text("utf-8").replace('layout        = "tiny.layout.json"', "")
    text = text.replace("a harbour town", "another town")
    (tmp_path / "mine.toml").write_text(text, "utf-8")
    monkeypatch.chdir(tmp_path)
    ways: list[str | Path] = ["mine.toml", "./mine.toml", Path("mine.toml"), tmp_path / "mine.toml"]
    assert {load(way).hash for way in ways} == {edition_hash(read_toml(text).data)}


@EVERY_LOADER
def test_a_layout_does_not_change_the_hash_and_the_former_hash_is_known(loader: Loader, tmp_path: Path) -> None:
    text = loader.tiny.read_text("utf-8")
    plain = text.replace('layout        = "tiny.layout.json"', "")
    assert plain != text
    (tmp_path / "mine.toml").write_text(plain, "utf-8")
    drawn, bare = loader.shelf.load("tiny"), loader.shelf.load(tmp_path / "mine.toml")
    assert drawn.hash == bare.hash == bare.former_hash
    assert drawn.former_hash == former_hash(read_toml(text).data) != drawn.hash


@EVERY_LOADER
@pytest.mark.parametrize("name", ["grnd-tour", "", "..", "a" * 5000, "a\0b", "mine"])
def test_an_unknown_name_is_refused(loader: Loader, name: str) -> None:
    (found,) = faults(lambda: loader.shelf.load(name))
    assert "there is no edition" in found


@EVERY_LOADER
def test_a_name_nearly_right_is_suggested(loader: Loader) -> None:
    assert faults(lambda: loader.shelf.load("grnd-tour")) == [
        "there is no edition 'grnd-tour'; did you mean 'grand-tour'? (the name of a file ends in .toml)"
    ]


@EVERY_LOADER
@pytest.mark.parametrize("path", ["nowhere.toml", "no/where", "a\0b.toml", "x" * 5000 + ".toml", "/"])
def test_a_file_that_is_not_there_is_refused(loader: Loader, path: str) -> None:
    assert len(faults(lambda: loader.shelf.load(path))) == 1


@EVERY_LOADER
def test_an_edition_of_another_game_is_said_to_be_that_and_nothing_else(loader: Loader, tmp_path: Path) -> None:
    for other in LOADERS.values():
        if other.shelf.game != loader.shelf.game:
            found = faults(partial(loader.shelf.load, other.tiny))
            assert found == [f"{str(other.tiny)!r} is for {other.shelf.game}, not for {loader.shelf.game}"]
    file = tmp_path / "chess.toml"
    file.write_text("[meta]\ngame = 'Chess'\n", "utf-8")
    assert faults(lambda: loader.shelf.load(file)) == [f"{str(file)!r} is for 'Chess', not for {loader.shelf.game}"]


# ---- the layout twin ---------------------------------------------------------------------------------------
@EVERY_LOADER
def test_a_layout_that_is_not_there_is_named(loader: Loader, tmp_path: Path) -> None:
    path = with_layout(tmp_path, loader.tiny, lambda layout: None)
    assert loader.shelf.load(path).id == "tiny"
    (tmp_path / "tiny.layout.json").unlink()
    assert faults(lambda: loader.shelf.load(path)) == ["tiny.layout.json: there is no such file"]


@EVERY_LOADER
def test_an_edition_needs_no_layout(loader: Loader) -> None:
    assert loader.parse(with_changes(read_toml(loader.tiny), [("meta.layout", ...)])).id == "tiny"


# ---- fuzzing: whatever is in the file, either it loads or a BadEdition says why not ------------------------
NONSENSE: list[Any] = [
    *(True, 0, -1, 2, 10**30, 1.5, math.nan, math.inf, "", "é", "ß", "\0", "a" * 300),
    *([], {}, [[]], [{}], {"": []}, datetime.date(1979, 5, 27), datetime.time(7)),
]
KEYS = ["id", "x y", "", "ß"]


@EVERY_LOADER
@settings(deadline=None)
@given(st.data())
def test_a_damaged_edition_is_refused_kindly(loader: Loader, data: st.DataObject) -> None:
    tiny = read_toml(loader.tiny)
    bad = data.draw(damaged(tiny.data, NONSENSE + loader.nonsense, KEYS + loader.keys))
    loads_or_says_why_not(lambda: loader.parse(Document(bad, tiny.text)))


@EVERY_LOADER
@settings(deadline=None)
@given(st.data())
def test_a_damaged_text_is_refused_kindly(loader: Loader, data: st.DataObject) -> None:
    text = data.draw(damaged_text(loader.tiny.read_text("utf-8")))
    loads_or_says_why_not(lambda: loader.parse(read_toml(text)))


@EVERY_LOADER
@settings(deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_a_damaged_layout_is_refused_kindly(loader: Loader, tmp_path: Path, data: st.DataObject) -> None:
    whole = json.loads(loader.tiny.with_name("tiny.layout.json").read_text("utf-8"))
    layout = {key: whole[key] for key in loader.drawn}
    bad = data.draw(damaged(layout, NONSENSE + loader.nonsense, KEYS + loader.keys))
    (tmp_path / "tiny.layout.json").write_text(json.dumps(bad, default=str), "utf-8")
    loads_or_says_why_not(lambda: loader.parse(read_toml(loader.tiny), tmp_path))


# ---- the documentation -------------------------------------------------------------------------------------
@EVERY_LOADER
def test_the_example_in_the_documentation_loads_and_its_errors_are_true(loader: Loader, tmp_path: Path) -> None:
    """The page shows a whole file, slips made in it, and what the check then says."""
    page, begins = DOCS.read_text("utf-8"), re.escape(loader.example)
    (shown,) = re.findall(rf"```toml\n({begins}.*?)```(.*?)```text\n(.*?)\n```", page, re.DOTALL)
    example, between, told = shown
    path = tmp_path / f"{loader.title.lower().replace(' ', '-')}.toml"
    path.write_text(example, "utf-8")
    assert loader.shelf.load(path).title == loader.title
    slips = re.findall(r"^[|-] `(.*?)` (?:\||becomes) `(.*?)`", between, re.MULTILINE)
    assert len(slips) == loader.slips
    for right, wrong in slips:
        assert example.count(right) == 1, right
        example = example.replace(right, wrong)
    path.write_text(example, "utf-8")
    found = faults(lambda: loader.shelf.load(path))
    whole = [f"grandtour: {path.name!r} has {len(found)} faults:", *(f"  {fault}" for fault in found)]
    assert told.split("\n") in (found, whole)  # some pages show what stands above the faults too
