"""`grandtour score` for games whose players stand in one file: whose sheet it is, and who won."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from grandtour.cli import main
from grandtour.cli.score import GAMES
from grandtour.games import GAMES as REGISTERED
from grandtour.words import LANGUAGES, Words
from tests.cli.run import SOURCES, ok, ok_json, refused, refused_here, written
from tests.edition_files import lagoon_without_tokens

DOCS = Path(__file__).parents[2] / "docs"
TABLE = DOCS / "example-san-francisco.toml"
DANI = DOCS / "example-french-quarter.toml"
WRONG = """game = "san-francisco"
players = 2
[[player]]
name = "Ana"
routes = ["pier-39 - fort-mason black", "castro - sunset"]
tickets = ["castro - lands-end"]
[[player]]
routes = ["pier-39 - fort-mason purple", "fort-masson - pier-39"]
tickets = ["castro - lands-end"]
tokens = ["crab", "crab"]
"""
WRONG_QUARTER = """game = "french-quarter"
players = 2
tourism = true
[[player]]
name = "Ana"
umbrellas = 31
vacation = "mardi-gras"
performers_bottom = ["tuba"]
tracks.partying = 15
[player.mapped]
ljs-public-house = 1
bens-spectral-gems = 6
nowhere = 3
[[player]]
vacation = "mardi-gras"
"""


def test_a_json_sheet_with_a_key_twice_is_refused(tmp_path: Path) -> None:
    """Python's reader would take the last of two and say nothing."""
    text = '{"game": "san-francisco", "players": 2,\n"player": [{"name": "Ana", "tokens": ["crab"],\n"tokens": []}]}'
    said = refused("score", written(tmp_path, text, "sheet.json"))
    assert "line 3, player[0].tokens: is there already, on line 2" in said


# ---- whose sheet it is ------------------------------------------------------------------------------------------
def test_every_game_has_sheets() -> None:
    assert set(REGISTERED.names()) <= set(GAMES)


@pytest.mark.parametrize("name", ["san-francisco", "San Francisco", "SAN-FRANCISCO"])
def test_the_sheet_says_whose_it_is(name: str, tmp_path: Path) -> None:
    file = written(tmp_path, f'game = "{name}"\nplayers = 2\n[[player]]\nroutes = [34]\ntickets = [6]\n')
    assert ok_json("score", file)["game"] == "san-francisco"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("game = 'san-fransisco'", "line 1, game: there are no sheets of a game 'san-fransisco'; did you mean"),
        ("game = 'chess'", "there are: explore-new-york, san-francisco, french-quarter"),
        ("game = 4", "there are no sheets of a game 4; there are: explore-new-york"),
        ("players = 2\nplayer = []", 'It was read as a sheet of explore-new-york. Others say whose they are: game = "'),
        ("game = 'san-francisco'\nplayers = 2", "player: is missing"),
        ("game = 'san-francisco", "not TOML"),
    ],
)
def test_a_sheet_that_cannot_be_read(text: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(written(tmp_path, text))
    assert said in refused_here(capsys, "score", file)
    assert main(["score", file, "--json"]) == 2
    assert json.loads(capsys.readouterr().out)["faults"][0]["rule"] is None


def test_only_new_york_has_a_picture(tmp_path: Path) -> None:
    said = refused("score", TABLE, "--picture", tmp_path / "x.svg")
    assert "--picture is for explore-new-york; of san-francisco there is none yet" in said
    assert not list(tmp_path.iterdir())


def test_the_option_game_is_for_templates() -> None:
    said = refused("score", TABLE, "--game", "san-francisco")
    assert "--game is for --template" in said
    assert "did you mean 'san-francisco'?" in refused("score", "--template", "--game", "san-fransisco")
    assert "there is no game 'chess' (there are: " in refused("score", "--template", "--game", "chess")


# ---- San Francisco ----------------------------------------------------------------------------------------------
def test_the_example_of_san_francisco() -> None:
    text = " ".join(ok("score", TABLE).split())
    for words in ("Route Pier 39 – The Embarcadero, 3 spaces 4", "Total 39", "1. Cleo: 42 2. Ben: 39 3. Ana: 27"):
        assert words in text
    assert text.endswith("Won on points: 42.")
    answer = ok_json("score", TABLE)
    assert [sheet["total"] for sheet in answer["sheets"]] == [27, 39, 42]
    assert (answer["ranking"], answer["why"]["rule"], answer["over"]) == ([[2], [1], [0]], "SF-E4", True)
    assert (answer["sheets"][0]["player"], answer["sheets"][0]["tickets_done"]) == ("Ana", 1)
    first = answer["sheets"][0]["lines"][0]
    assert first == {
        "key": "route",
        "points": 2,
        "text": "Route Golden Gate Bridge – Presidio (purple), 2 spaces",
        "route": 6,
        "length": 2,
    }
    for sheet in answer["sheets"]:
        assert sum(line["points"] for line in sheet["lines"]) == sheet["total"]


def test_one_player_alone_is_scored_but_nobody_has_won(tmp_path: Path) -> None:
    text = 'game = "san-francisco"\nplayers = 3\n[[player]]\nroutes = [34]\ntickets = [15]\n'
    file = written(tmp_path, text)
    said = ok("score", file)
    assert "Player 1" in said
    assert "The sheet has 1 of 3 players, so it does not tell who won." in said
    answer = ok_json("score", file)
    assert (answer["sheets"][0]["total"], answer["ranking"], answer["why"]) == (4 - 5, None, None)


def test_SF_E1_a_table_with_cable_cars_left(tmp_path: Path) -> None:
    sheets = "[[player]]\nroutes = [34]\ntickets = [15]\n[[player]]\nroutes = [33]\ntickets = [14]\n"
    said = ok("score", written(tmp_path, f'game = "san-francisco"\nplayers = 2\n{sheets}'))
    assert "Nobody is down to 2 cable cars." in said


def test_SF_C1_more_players_than_seats_are_scored_all_the_same(tmp_path: Path) -> None:
    """A number of players that cannot be decides nothing else."""
    sheets = "[[player]]\nroutes = [34]\ntickets = [15]\n[[player]]\nroutes = [33]\ntickets = [14]\n"
    file = written(tmp_path, f'game = "san-francisco"\nplayers = 7\n{sheets}')
    assert "(SF-C1)" in refused("score", file)
    answer = ok_json("score", file, "--anyway")
    assert ([sheet["total"] for sheet in answer["sheets"]], answer["ranking"]) == ([-1, -1], None)
    file.write_text(file.read_text(encoding="utf-8").replace("players = 7", f"players = {10**30}"), encoding="utf-8")
    assert "The number of players cannot be a number of many digits" in " ".join(ok("score", file, "--anyway").split())


# ---- French Quarter ---------------------------------------------------------------------------------------------
def test_FQ_E1_danis_113_points() -> None:
    answer = ok_json("score", DANI)
    (sheet,) = answer["sheets"]
    assert (sheet["player"], sheet["total"], answer["faults"]) == ("Dani", 113, [])
    assert [line["points"] for line in sheet["lines"]] == [16, 4, 5, 14, 3, 18, 9, 20, 8, 16]
    assert sheet["tracks"]["food"] == {"marks": 6, "bonuses": 0, "multiplier": 2}
    text = ok("score", DANI)
    assert re.search(r"^Total +113$", text, re.MULTILINE)
    assert "The sheet has 1 of 4 players" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_FQ_Y2_alone_there_is_a_rating(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = written(tmp_path, DANI.read_text(encoding="utf-8").replace("players = 4", "players = 1"))
    assert main(["score", str(file), "--lang", language]) == 0
    said = capsys.readouterr().out
    assert Words("french-quarter", language).word("rating", "a-night-to-remember") in said
    assert main(["score", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["why"]["rating"] == "a-night-to-remember"


# ---- what cannot be ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("text", "rules"),
    [
        (WRONG, ["SF-C2", "SF-R3", "SF-C2", "SF-C1", "SF-R5"]),
        (WRONG_QUARTER, ["FQ-I1", "FQ-I4", "FQ-I2", "FQ-P1", "FQ-M1", "FQ-Y3"]),
    ],
)
def test_marks_that_cannot_be_in_every_language(
    text: str, rules: list[str], language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(written(tmp_path, text))
    said = refused_here(capsys, "score", file, "--lang", language)
    assert "score-" not in said
    assert "{" not in said
    assert all(f"({rule})" in said for rule in rules)
    assert "--anyway" in said
    assert ("impossible marks" in said) == (language == "en")
    assert main(["score", file, "--lang", language, "--json"]) == 2
    assert sorted(fault["rule"] for fault in json.loads(capsys.readouterr().out)["faults"]) == sorted(rules)
    assert main(["score", file, "--lang", language, "--anyway"]) == 0
    scored = capsys.readouterr().out
    assert "score-" not in scored
    assert all(f"({rule})" in scored for rule in rules)


def test_they_are_named_with_line_and_rule(tmp_path: Path) -> None:
    said = refused("score", written(tmp_path, WRONG))
    assert "line 5, player[0].routes[1]: No route leads from Castro straight to Sunset. (SF-C2)" in said
    assert (
        "line 8, player[1].routes[1]: There is no location “fort-masson” on this map. Did you mean “fort-mason”?"
        in said
    )
    assert "line 9, player[1].tickets[0]: Ana has the ticket Lands End – Castro as well" in said
    said = refused("score", written(tmp_path, WRONG_QUARTER))
    assert (
        "line 12, player[0].mapped.bens-spectral-gems: Ben's Spectral Gems has 6 and its neighbor LJ's Public" in said
    )
    assert "line 15, player[1].vacation: Ana has the Vacation card Mardi Gras as well" in said


def test_a_vacation_card_that_we_have_no_word_for_has_the_editions_name(tmp_path: Path) -> None:
    paper = 'game = "french-quarter"\nedition = "tiny"\nplayers = 2\n[[player]]\nvacation = "sea-air"\n'
    assert "Vacation cards such as Sea Air are part of Tourism" in refused("score", written(tmp_path, paper))


def test_every_trouble_has_a_sentence_and_every_sentence_a_trouble() -> None:
    """Those of why.py are named there: of a claim, what legal.py refuses."""
    told = {("SF-R1", "owned"), ("SF-R3", "own-twin"), ("SF-R3", "closed")}
    told |= {(rule, case) for rule in ("NY-C1", "SF-C1", "FQ-C1") for case in ("players", "listed")}
    told -= {("NY-C1", "listed")}
    told |= {("SF-C1", "ticket-number"), ("SF-C2", "route-number")}
    told |= {("FQ-I1", "boxes"), ("FQ-L3", "boxes"), ("FQ-R35", "visits"), ("FQ-R35", "none")}
    for file in SOURCES.glob("grandtour/games/*/sheet*.py"):
        source = file.read_text(encoding="utf-8")
        told |= set(re.findall(r'\.trouble\(\s*"([A-Z0-9-]+)",\s*"([a-z-]+)"', source))
    keys = {f"score-{rule}-{case}" for rule, case in told}
    for language in LANGUAGES:
        text = (SOURCES / "grandtour" / "locale" / language / "score.ftl").read_text(encoding="utf-8")
        assert set(re.findall(r"^(score-(?:NY|SF|FQ)-[A-Za-z0-9-]+) =", text, re.MULTILINE)) == keys


# ---- empty sheets -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_template_can_be_scored_as_it_is(
    game: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "sheet.toml"
    assert main(["score", "--template", "--game", game, "-o", str(file), "--lang", language]) == 0
    assert f'game = "{game}"' in file.read_text(encoding="utf-8")
    capsys.readouterr()
    assert main(["score", str(file), "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert (answer["game"], answer["faults"]) == (game, [])
    assert {sheet["total"] for sheet in answer.get("sheets", [answer])} == {0}


@pytest.mark.parametrize("game", GAMES)
def test_a_template_finds_its_game_by_the_edition(game: str, tmp_path: Path) -> None:
    theirs = SOURCES / "grandtour" / "games" / game.replace("-", "_") / "editions" / "tiny.toml"
    file = tmp_path / "sheet.toml"
    ok("score", "--template", "--edition", theirs, "-o", file)
    assert f'game = "{game}"' in file.read_text("utf-8")
    assert ok_json("score", file)["edition"] == "tiny"
    other = GAMES[GAMES.index(game) - 1]
    said = refused("score", "--template", "--game", other, "--edition", theirs)
    assert f"is for {game}, not for {other}" in said


def test_a_template_for_an_edition_of_nobodys_is_refused(tmp_path: Path) -> None:
    edition = written(tmp_path, '[meta]\ngame = "chess"\n', "chess.toml")
    assert "line 2, meta.game: there is no game 'chess'" in refused("score", "--template", "--edition", edition)
    assert "there is no file" in refused("score", "--template", "--edition", tmp_path / "none.toml")


def test_a_template_for_an_edition_of_ones_own(tmp_path: Path) -> None:
    shipped = SOURCES / "grandtour" / "games" / "san_francisco" / "editions" / "tiny.toml"
    mine = written(tmp_path, shipped.read_text(encoding="utf-8").replace("layout ", "# layout "), "mine.toml")
    file = tmp_path / "table.toml"
    ok("score", "--template", "--game", "san-francisco", "--edition", mine, "-o", file)
    assert ok("score", "--template", "--edition", mine) == ok(
        "score", "--template", "--game", "san-francisco", "--edition", mine
    ), "the file says whose it is"
    assert 'edition = "./mine.toml"' in file.read_text(encoding="utf-8")
    assert ok_json("score", file)["edition"] == "tiny"


# ---- an edition without tourist tokens ----------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
def test_neither_the_template_nor_the_score_speaks_of_what_the_edition_lacks(language: str, tmp_path: Path) -> None:
    mine = written(tmp_path, lagoon_without_tokens(), "lagoon.toml")
    empty = ok("score", "--template", "--edition", mine, "--lang", language)
    sheet = written(tmp_path, empty.replace('  # "', '  "'))
    shown = ok("score", sheet, "--lang", language)
    for ours in ("token", "ficha", "jeton", "marker"):
        assert ours not in (empty + shown).casefold()
    assert [line["key"] for line in ok_json("score", sheet)["sheets"][0]["lines"]] == ["route", "ticket-missed"]

    wrong = written(
        tmp_path, sheet.read_text("utf-8").replace("routes = ", 'tokens = ["crab"]\nroutes = ', 1), "wrong.toml"
    )
    text = Words("score", language).say("score-SF-C1-no-tokens")
    assert f"player[0].tokens: {text} (SF-C1)" in refused("score", wrong, "--lang", language)
