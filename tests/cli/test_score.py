"""`grandtour score`: a sheet of the paper game in, the best Final Route out."""

from __future__ import annotations

import json
import os
import signal
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from grandtour.cli import main
from grandtour.cli import score_new_york as command
from grandtour.games.explore_new_york import route as routes
from grandtour.games.explore_new_york.route import Route, Stopped, score_trail
from grandtour.words import LANGUAGES
from tests.cli.run import SOURCES, ok, ok_json, process, refused, refused_here, run, written

EXAMPLE = Path(__file__).parents[2] / "docs" / "example-sheet.toml"
EDITIONS = SOURCES / "grandtour" / "games" / "explore_new_york" / "editions"
WRONG = 'players = 2\nlinks = ["4,4 4,5",\n"4,4 4,6"]\n[blocks]\n"4,5" = "sssssss"\n"7,7" = "c"\n'


# ---- the answer -----------------------------------------------------------------------------------------------
def test_the_example_scores_82() -> None:
    """The rulebooks' total: cafés 6, yellow 12, grey 12, products 52."""
    text = ok("score", EXAMPLE, by=process)
    for words in ("Final Route of Max", "8 tourists × 3 attractions", "The best route, 18 links:", "2,4 → 2,5"):
        assert words in " ".join(text.split())
    assert any(line.split() == ["Total", "82"] for line in text.splitlines())
    answer = ok_json("score", EXAMPLE)
    assert answer["total"] == 82
    assert [(line["key"], line["points"]) for line in answer["lines"]] == [
        ("red", 24),
        ("green", 7),
        ("blue", 21),
        ("cafes", 6),
        ("yellow", 12),
        ("grey", 12),
    ]
    assert answer["lines"][0] == {"key": "red", "points": 24, "tourists": 8, "attractions": 3}
    assert answer["lines"][5] == {"key": "grey", "points": 12, "count": 2}
    assert (answer["route"][0], answer["route"][-1], len(answer["route"])) == ("1,1", "2,5", 19)
    assert (len(answer["links"]), answer["off_route"]) == (18, ["3,5-4,5"])
    assert (answer["proven"], answer["faults"], answer["turns"]) == (True, [], {"played": 8, "of": 8})
    assert answer["game"] == "explore-new-york"


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language(language: str, tmp_path: Path) -> None:
    text = ok("score", EXAMPLE, "--lang", language)
    assert "score-" not in text
    assert "82" in text
    assert ("Total" in text) == (language != "de")
    wrong = written(tmp_path, WRONG)
    said = run("score", wrong, "--language", language)
    assert said.returncode == 2
    assert "score-" not in said.stderr
    for rule in ("(NY-C2)", "(NY-C3)", "(NY-P1)"):
        assert rule in said.stderr
    assert ("impossible marks" in said.stderr) == (language == "en")


def test_an_unfinished_sheet_is_scored_as_it_stands(tmp_path: Path) -> None:
    text = ok("score", written(tmp_path, 'players = 2\nlinks = ["4,4 4,5"]\n[blocks]\n45 = "stt"\n'))
    assert "The sheet has 1 of 8 turns" in text


def test_json_sheets(tmp_path: Path) -> None:
    data = {"players": 3, "links": ["4,4 4,5"], "blocks": {"4,5": "stt"}}
    answer = ok_json("score", written(tmp_path, json.dumps(data), "sheet.json"))
    assert (answer["route"], answer["players"], answer["turns"]["of"]) == (["4,4", "4,5"], 3, 9)
    said = refused("score", written(tmp_path, '{"players": 2,\n "links": [}', "bad.json"))
    assert "bad.json, line 2: not JSON" in said


# ---- pictures -------------------------------------------------------------------------------------------------
def test_a_picture(tmp_path: Path) -> None:
    file = tmp_path / "route.svg"
    assert str(file) in " ".join(ok("score", EXAMPLE, "--picture", file, COLUMNS="300").split())
    assert ElementTree.parse(file).getroot().tag.endswith("svg")
    assert "is there already" in refused("score", EXAMPLE, "--picture", file)
    assert [path.name for path in tmp_path.iterdir()] == ["route.svg"]


@pytest.mark.parametrize("name", ["route.png", "route.PNG", "route.svg.pdf", "route.svg.png", "route", ".svg"])
def test_a_picture_is_svg(tmp_path: Path, name: str) -> None:
    said = refused("score", EXAMPLE, "--picture", tmp_path / name)
    assert "pictures are SVG; name the file 'route.svg'" in said
    assert "print" in said
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_drawn_of_a_sheet_that_is_refused(tmp_path: Path) -> None:
    refused("score", written(tmp_path, WRONG), "--picture", tmp_path / "route.svg")
    refused("score", written(tmp_path, "players = 9"), "--picture", tmp_path / "route.svg")
    assert [path.name for path in tmp_path.iterdir()] == ["sheet.toml"]


# ---- what cannot be -------------------------------------------------------------------------------------------
def test_marks_that_cannot_be_are_all_named_with_line_and_rule(tmp_path: Path) -> None:
    said = refused("score", written(tmp_path, WRONG))
    assert "line 3, links[1]: No road leads from 4,4 straight to 4,6" in said
    assert "line 5, blocks.'4,5': Block 4,5 cannot have 7 squares" in said
    assert "line 6, blocks.'7,7': Block 7,7 does not exist" in said
    assert "--anyway" in said
    done = run("score", tmp_path / "sheet.toml", "--json")
    assert done.returncode == 2
    faults = json.loads(done.stdout)["faults"]
    assert [(fault["rule"], fault["line"]) for fault in faults] == [("NY-C3", 3), ("NY-P1", 5), ("NY-C2", 6)]


def test_anyway_scores_what_can_be_scored(tmp_path: Path) -> None:
    file = written(tmp_path, WRONG)
    text = ok("score", file, "--anyway")
    assert "what the map does not have is left out" in " ".join(text.split())
    assert "(NY-C2)" in text
    answer = ok_json("score", file, "--anyway")
    assert answer["route"] == ["4,4", "4,5"]
    assert answer["lines"][1]["tourists"] == 7
    assert len(answer["faults"]) == 3


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("players = 'two'", "line 1, players: must be one of 1, 2, 3, 4, not 'two' (NY-C1)"),
        ("players = 2\nlinks = ['x,y']", "line 2, links[0]: 'x,y' is no link"),
        ("players = 2\nlnks = []", "did you mean 'links'?"),
        ("players = ", "line 1: not TOML"),
        ("players = 2\nedition = 'tinny'", "line 2, edition"),
    ],
)
def test_a_malformed_sheet_is_refused_even_so(
    text: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(written(tmp_path, text))
    assert said in refused_here(capsys, "score", file)
    assert said in refused_here(capsys, "score", file, "--anyway")
    assert main(["score", file, "--json"]) == 2
    assert json.loads(capsys.readouterr().out)["faults"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_NY_C1_five_players(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Named in the user's language beside the other marks, and scored when asked: the route does not depend on it."""
    file = str(written(tmp_path, WRONG.replace("players = 2", "players = 5")))
    said = refused_here(capsys, "score", file, "--lang", language)
    assert "score-" not in said
    for rule in ("(NY-C1)", "(NY-C2)", "(NY-C3)", "(NY-P1)"):
        assert rule in said
    assert main(["score", file, "--anyway", "--lang", language]) == 0
    capsys.readouterr()
    assert main(["score", file, "--anyway", "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert (answer["players"], answer["turns"]) == (5, {"played": 2, "of": None})


@pytest.mark.parametrize("language", LANGUAGES)
def test_NY_L1_links_that_lie_apart(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = 'players = 2\nlinks = ["4,4 4,5 4,6 3,6 3,5"]\n[blocks]\n24 = "st"\n'
    said = refused_here(capsys, "score", str(written(tmp_path, text)), "--lang", language)
    assert "score-" not in said
    assert "(NY-L1)" in said


def test_a_sheet_with_too_many_tourists_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = json.dumps({"players": 2, "blocks": {"4,5": "9999c " * 100_000}})
    said = refused_here(capsys, "score", str(written(tmp_path, text, "sheet.json")))
    assert "no block has more than 255 tourists of a kind" in said


def test_no_file_no_sheet_no_language(tmp_path: Path) -> None:
    assert "there is no file" in refused("score", tmp_path / "nope.toml")
    assert "--template" in refused("score")
    assert "--output is for --template" in refused("score", EXAMPLE, "-o", tmp_path / "x")
    said = refused("score", EXAMPLE, "--lang", "xx", "--picture", tmp_path / "no" / "x.svg")
    assert "2 things are wrong" in said


# ---- the empty sheet ------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_template_can_be_scored_as_it_is(language: str, tmp_path: Path) -> None:
    file = tmp_path / "sheet.toml"
    assert str(file) in ok("score", "--template", "-o", file, "--lang", language)
    assert file.read_text(encoding="utf-8") == ok("score", "--template", "--lang", language)
    assert ok_json("score", file)["total"] == 0


def test_a_template_overwrites_nothing(tmp_path: Path) -> None:
    file = written(tmp_path, "mine")
    assert "is there already" in refused("score", "--template", "-o", file)
    assert file.read_text() == "mine"
    assert "--template does not go with FILE" in refused("score", file, "--template")


def test_a_template_for_an_edition_of_ones_own(tmp_path: Path) -> None:
    assert ok_json("score", written(tmp_path, ok("score", "--template", "--edition", "tiny")))["edition"] == "tiny"
    (tmp_path / "maps").mkdir()
    mine = tmp_path / "maps" / "mine.toml"
    text = (EDITIONS / "tiny.toml").read_text(encoding="utf-8").replace("layout ", "# layout ")
    mine.write_text(text, encoding="utf-8")
    file = tmp_path / "mine.toml"
    ok("score", "--template", "--edition", mine, "-o", file)
    assert 'edition = "maps/mine.toml"' in file.read_text(encoding="utf-8")
    assert ok_json("score", file, "--picture", tmp_path / "plain.svg")["edition"] == "tiny"
    assert ElementTree.parse(tmp_path / "plain.svg").getroot().tag.endswith("svg")
    assert "'tinny'" in refused("score", "--template", "--edition", "tinny")


# ---- a long search --------------------------------------------------------------------------------------------
def endless(begin: Callable[[], None]) -> Callable[..., Route]:
    """A search that goes on until its watch stops it; has found the first link by then."""

    def search(e: Any, links: list[int], tourists: list[int], watch: Any = None) -> Route:
        begin()
        found = score_trail(e, links[:1], tourists)
        steps = 0
        while True:
            steps += 1
            if not watch.seen(steps, found.total, 99):
                raise Stopped(found, 99)

    return search


@pytest.mark.skipif(os.name != "posix", reason="signals")
@pytest.mark.parametrize("as_json", [True, False])
def test_ctrl_c_stops_a_search_and_tells_the_best_so_far(
    as_json: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    monkeypatch.setattr(command, "QUIET", 0.05)
    press = threading.Timer(0.3, os.kill, (os.getpid(), signal.SIGINT))
    monkeypatch.setattr(routes, "best_route", endless(press.start))
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    try:
        arguments = ["score", str(EXAMPLE), "--lang", "en", "--picture", str(tmp_path / "x.svg")]
        code = main([*arguments, "--json"] if as_json else arguments)
        assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    finally:
        press.cancel()
        signal.signal(signal.SIGINT, before)
    stdout, stderr = capsys.readouterr()
    assert code == 130
    assert "Looking for the best route" in stderr
    assert not list(tmp_path.iterdir())
    if as_json:
        answer = json.loads(stdout)
        assert (answer["proven"], answer["at_most"], len(answer["route"])) == (False, 99, 2)
    else:
        assert "The best route found so far, 1 link:" in stdout
        assert "at most 99 points" in " ".join(stdout.split())
