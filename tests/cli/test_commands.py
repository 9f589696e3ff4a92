"""The other commands, and what all commands have in common."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import grandtour as gt
from grandtour import bench_search
from grandtour.cli import main
from grandtour.core.record import parse
from grandtour.core.short import MOST
from tests.cli.run import EDITIONS, environment, ok, ok_json, process, refused, run

TOP = ["games", "play", "serve", "score", "simulate", "arena", "replay", "verify", "admin", "edition", "bench"]
ADMIN = ["backup", "restore", "export", "import", "tables", "close", "password", "delete-account"]
COMMANDS = [*TOP, "edition check", *(f"admin {name}" for name in ADMIN)]


def test_version_says_which_engine_runs_and_why() -> None:
    text = ok("--version", by=process, GRANDTOUR_ENGINE="pure")
    assert text == f"grandtour {gt.__version__} (pure Python: GRANDTOUR_ENGINE=pure asks for it)\n"


@pytest.mark.skipif(os.name != "posix", reason="CPU time of children")
def test_version_is_quick() -> None:
    """In CPU time, which other processes do not change much; 0.1 s here."""
    best = float("inf")
    for _ in range(3):
        before = os.times()
        ok("--version", by=process)
        after = os.times()
        best = min(best, after[2] + after[3] - before[2] - before[3])
    assert best < 0.3


def test_importing_grandtour_imports_nothing_heavy() -> None:
    code = "import sys, grandtour; print([m for m in ('rich', 'cyclopts', 'fluent') if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment(), check=True)
    assert done.stdout == "[]\n"


def test_help_lists_every_command_and_nothing_that_is_not_there() -> None:
    text = ok("--help")
    for command in TOP:
        assert command in text
    assert " print " not in text
    assert ok() == text
    for words in ("San Francisco", "Explore New York", "French Quarter", "cards and tickets are our own design"):
        assert words in " ".join(text.split())


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(
    command: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    assert main([*command.split(), "--help"]) == 0
    text = capsys.readouterr().out
    assert "xample" in text
    assert f"grandtour {command.split()[0]}" in text
    assert max(len(line) for line in text.splitlines()) <= 80


def test_the_help_of_play_has_an_example_of_every_game() -> None:
    text = ok("play", "--help")
    for game in gt.games():
        assert f"grandtour play {game}" in text


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("gmaes",), 'Did you mean "games"?'),
        (("--bogus",), "--bogus"),
        (("games", "--bogus"), "Unknown option: --bogus"),
        (("games", "extra"), "too many arguments: extra"),
        (("edition", "chekc", "x"), 'Did you mean "check"?'),
        (("verify",), "FILE"),
    ],
)
def test_what_is_not_there_exits_with_2(arguments: tuple[str, ...], said: str) -> None:
    assert said in refused(*arguments)


# ---- games ----------------------------------------------------------------------------------------------------
def test_games() -> None:
    text = ok("games")
    for words in ("san-francisco", "Ticket to Ride: San Francisco", "2, 3, 4", "grand-tour", "greedy", "random"):
        assert words in text
    assert "1 (house mode: score attack), 2, 3, 4" in text
    assert "plus_after_fallback (on by default)" in text
    assert "Maps, sheets, cards and tickets are our own design." in text
    assert "mayor (off by default): Every round a Mayor card" in text
    assert "Whoever plays alone always plays with this variant." in " ".join(text.split())
    san_francisco, new_york, quarter = ok_json("games")["games"]
    assert san_francisco["id"] == "san-francisco"
    assert (san_francisco["players"], san_francisco["house_modes"]) == ([2, 3, 4], {})
    assert san_francisco["options"] == []
    assert new_york["id"] == "explore-new-york"
    assert (new_york["players"], new_york["house_modes"]) == ([1, 2, 3, 4], {"1": "score-attack"})
    assert new_york["options"] == [{"name": "plus_after_fallback", "default": True}]
    assert quarter["id"] == "french-quarter"
    assert (quarter["players"], quarter["house_modes"]) == ([1, 2, 3, 4], {})
    assert quarter["options"] == [{"name": "mayor", "default": False}, {"name": "tourism", "default": False}]
    for game in (san_francisco, new_york, quarter):
        assert game["editions"] == ["grand-tour"]
        assert game["bots"] == ["random", "novice", "casual", "greedy", "expert", "master"]


# ---- options --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("command", [["play"], ["simulate", "--seats", "random,random"]])
def test_wrong_options_are_named_all_at_once(command: list[str]) -> None:
    game = "explore-new-york"
    given = [f"--option={text}" for text in ("plus_after_falback=on", "plus_after_fallback=maybe", "x")]
    said = refused(command[0], game, *command[1:], *given)
    assert "did you mean 'plus_after_fallback'?" in said
    assert "write plus_after_fallback=on or plus_after_fallback=off" in said
    assert "there is no option 'x'" in said
    twice = [f"--option=plus_after_fallback={value}" for value in ("on", "off")]
    assert "is there twice" in refused(command[0], game, *command[1:], *twice)
    assert "san-francisco has no options" in refused(command[0], "san-francisco", *command[1:], "--option", "x=on")


def test_an_option_is_played_with_and_recorded(tmp_path: Path) -> None:
    game = ("explore-new-york", "--option", "plus_after_fallback=off")
    record = tmp_path / "game.txt"
    ok("play", *game, "--seats", "random,random", "--seed", "7", "--record", record)
    assert parse(record.read_text()).options == {"plus_after_fallback": False}
    assert ok("verify", record).startswith("true: ")
    report = ok_json("simulate", *game, "--seats", "random,random", "--games", "2", "--records", tmp_path / "games")
    assert report["options"] == {"plus_after_fallback": False}
    assert report["games"] == 2
    for file in (tmp_path / "games").iterdir():
        assert parse(file.read_text()).options == {"plus_after_fallback": False}
    with_workers = ok_json("simulate", *game, "--seats", "random,random", "--games", "2", "--jobs", "2", by=process)
    assert with_workers["seats"] == report["seats"]


def test_five_players_are_too_many() -> None:
    for command in ("play", "simulate"):
        said = refused(command, "explore-new-york", "--seats", "random,random,random,random,random")
        assert "there are 5 seats" in said
        assert "1, 2, 3, 4 players" in said


def test_alone_in_the_house_mode() -> None:
    assert ok("play", "explore-new-york", "--seats", "random", "--seed", "7")
    assert "No more input" in ok("play", "explore-new-york", "--seats", "human", "--seed", "7")


def test_of_very_many_faults_the_first_are_told_and_the_others_counted(tmp_path: Path) -> None:
    """Of an edition and of a sheet, to people and to programs."""
    file = tmp_path / "many.toml"
    keys = "".join(f"key-{n} = 1\n" for n in range(1000))
    edition = f'[meta]\ngame = "san-francisco"\n{keys}'
    entries = ", ".join(f'"nowhere-{n}"' for n in range(250))
    sheet = f'game = "french-quarter"\nplayers = 2\n[[player]]\nplaces = 1\n{keys}'
    marks = f'game = "french-quarter"\nplayers = 2\n[[player]]\ncourtyards = [{entries}]\n'
    for text, command in ((edition, ("edition", "check")), (sheet, ("score",)), (marks, ("score",))):
        file.write_text(text)
        said = refused(*command, file).splitlines()
        assert re.fullmatch(r"  and [0-9,]+ more", said[1 + MOST]), said[MOST - 1 :]
        answer = json.loads(run(*command, file, "--json").stdout)
        assert len(answer["faults"]) == MOST
        assert f"  and {answer['more']:,} more" == said[1 + MOST]


# ---- edition check --------------------------------------------------------------------------------------------
def test_a_good_edition() -> None:
    text = ok("edition", "check", EDITIONS / "grand-tour.toml")
    assert text.startswith("ok: grand-tour")
    assert "places 20, routes 49" in text
    answer = ok_json("edition", "check", EDITIONS / "grand-tour.toml")
    assert answer["ok"] is True
    assert answer["summary"]["tickets"] == 24
    assert answer["hash"] == gt.game("san-francisco").edition_hash


def test_every_fault_of_an_edition_is_named_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    text = (EDITIONS / "tiny.toml").read_text().replace("layout ", "# layout ")
    file.write_text(text.replace("cars          = 8", "cars          = -8").replace("hand          = 3", "hand = true"))
    said = refused("edition", "check", file)
    assert "start.cars" in said
    assert "start.hand" in said
    assert "line " in said
    done = run("edition", "check", file, "--json")
    assert done.returncode == 2
    answer = json.loads(done.stdout)
    assert answer["ok"] is False
    assert {"file", "line", "place", "text"} == set(answer["faults"][0])


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "meta.game: is missing"),
        ("[meta]\ngame = 3\n", "line 2, meta.game: there is no game 3; there are: san-francisco, "),
        ("[meta]\ngame = 'san-fransisco'\n", "did you mean 'san-francisco'?"),
        ("[meta\n", "line 1: not TOML"),
    ],
)
def test_a_file_that_is_no_edition(tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(text)
    assert said in refused("edition", "check", file)


@pytest.mark.parametrize("name", ["french-quarter", "grand-tour"])
def test_the_name_of_a_game_or_an_edition_is_no_file(name: str) -> None:
    said = refused("edition", "check", name)
    assert f"there is no file '{name}'" in said
    assert "Give the path of a file, as in my-map.toml." in said
    assert "--edition grand-tour" in said


def test_no_file_and_a_directory(tmp_path: Path) -> None:
    assert "there is no file" in refused("edition", "check", tmp_path / "nope.toml")
    assert "Is a directory" in refused("edition", "check", tmp_path)


@pytest.mark.skipif(not os.path.exists("/dev/stdin"), reason="there is no /dev/stdin here")
def test_an_edition_from_a_pipe_is_read_once() -> None:
    text = (EDITIONS / "tiny.toml").read_text()
    check = ("edition", "check", "/dev/stdin")
    assert ok(*check, stdin=text.replace("layout ", "# layout "), by=process).startswith("ok: tiny")
    assert "tiny.layout.json: there is no such file" in refused(*check, stdin=text, by=process)


@pytest.mark.skipif(not os.path.exists("/dev/zero"), reason="there is no /dev/zero here")
def test_a_file_without_end_is_refused() -> None:
    assert "more than 16 MB" in refused("edition", "check", "/dev/zero")


@pytest.mark.parametrize(
    "command",
    [
        ("play", "san-francisco"),
        ("simulate", "san-francisco", "--seats", "random,random"),
        ("arena", "san-francisco", "--bots", "random,greedy"),
        ("verify", "GAME"),
        ("replay", "GAME"),
        ("bench", "san-francisco"),
        ("score", "--template", "--game", "san-francisco"),
    ],
    ids=lambda command: command[0],
)
def test_an_edition_of_another_game_is_refused_in_one_line(command: tuple[str, ...]) -> None:
    record = Path(__file__).parents[1] / "golden" / "san-francisco" / "four-card-collectors.game"
    theirs = EDITIONS.parents[1] / "french_quarter" / "editions" / "tiny.toml"
    arguments = [str(record) if word == "GAME" else word for word in command]
    said = refused(*arguments, "--edition", theirs)
    assert said == f"grandtour: --edition {str(theirs)!r} is for french-quarter, not for san-francisco\n"


def test_a_sheet_on_an_edition_of_another_game_is_refused_in_one_line(tmp_path: Path) -> None:
    theirs = EDITIONS.parents[1] / "french_quarter" / "editions" / "tiny.toml"
    sheet = tmp_path / "sheet.toml"
    for game in ("san-francisco", "explore-new-york"):
        sheet.write_text(f"game = '{game}'\nplayers = 2\n", "utf-8")
        said = refused("score", sheet, "--edition", theirs)
        assert f"edition: {str(theirs)!r} is for french-quarter, not for {game}" in said
        assert "tiny.layout.json" not in said


# ---- bench ----------------------------------------------------------------------------------------------------
def test_bench() -> None:
    report = ok_json("bench", "san-francisco", "--seconds", "0.1", by=process)
    assert isinstance(report["compiled"], bool)
    figures = report["games"]["san-francisco"]
    assert set(figures) == {"steps_per_s", "decisions_per_s", "games_per_s", "copy_us", "legal_us"}
    assert all(value > 0 for value in figures.values())
    assert report["final_route"] is None  # Explore New York was not asked for
    few = ("--seconds", "0.1", "--seats", "2", "--route-games", "1", "--route-maps", "3")
    shown = ok("bench", *few)
    for part in ("san-francisco", "explore-new-york", "ends of greedy games", "random 36-link maps"):
        assert part in shown
    route = ok_json("bench", "explore-new-york", *few)["final_route"]
    assert (route["games"]["maps"], route["random"]["maps"]) == (2, 3)
    assert 0 < route["median_ms"] <= route["p99_ms"] <= route["worst_ms"]


@pytest.mark.parametrize("game", gt.games())
def test_bench_on_an_edition_of_ones_own(game: str) -> None:
    """The file says which game it is for; a small board has fewer links than a random map has on ours."""
    file = EDITIONS.parents[1] / game.replace("-", "_") / "editions" / "tiny.toml"
    few = ("--seconds", "0.05", "--seats", "2", "--route-games", "1", "--route-maps", "2", "--edition", file)
    report = ok_json("bench", *few)
    assert report["editions"] == {game: "tiny"}
    assert set(report["games"]) == {game}
    assert report["games"][game]["steps_per_s"] > 0
    assert (report["final_route"] is not None) == (game == "explore-new-york")
    assert f"{game} (tiny)" in ok("bench", game, *few)
    other = next(name for name in gt.games() if name != game)
    assert f"is for {game}, not for {other}" in refused("bench", other, *few)


def test_bench_search_on_an_edition_without_games_of_two(tmp_path: Path) -> None:
    text = (EDITIONS / "tiny.toml").read_text("utf-8").replace("layout ", "# layout ").replace("[2, 3]", "[3]")
    file = tmp_path / "three.toml"
    file.write_text(re.sub(r"\{ *2 *= *\d+, *", "{ ", text), "utf-8")
    assert bench_search.measure(gt.GAMES.from_file(file), "expert", 0.01, 1)["decisions"] > 0


def test_bench_on_an_edition_that_is_not_for_three(tmp_path: Path) -> None:
    """Who names no number of players is not refused for it."""
    page = Path(__file__).parents[2] / "docs" / "editions.md"
    text = page.read_text("utf-8")
    begin = text.index("# A village")
    file = tmp_path / "village.toml"
    file.write_text(text[begin : text.index("```", begin)], "utf-8")
    assert "2 players" in ok("bench", "--edition", file, "--seconds", "0.05")
    said = refused("bench", "--edition", file, "--seats", "3")
    assert "--seats 3: french-quarter (village) is for 1, 2 players" in said


def test_what_is_wrong_for_every_game_is_said_once() -> None:
    assert refused("bench", "--edition", "mars").count("there is no edition 'mars'") == 1


def test_bench_refuses() -> None:
    assert "there is no edition 'mars'" in refused("bench", "san-francisco", "--edition", "mars")
    assert "there is no file" in refused("bench", "--edition", "./none.toml")
    assert "--seconds" in refused("bench", "--seconds", "0")
    assert "--seconds" in refused("bench", "--seconds", "nan")
    assert "--seats 9" in refused("bench", "--seats", "9")
    assert "--route-maps must be 1 or more" in refused("bench", "--route-maps", "0")
    assert "there is no game 'chess'" in refused("bench", "chess")
    said = refused("bench", "chess", "go", "--seconds", "0")
    for fault in ("3 things", "'chess'", "'go'", "--seconds"):
        assert fault in said


# ---- pipes and signals ----------------------------------------------------------------------------------------
def test_a_closed_pipe_is_quiet() -> None:
    command = f"'{sys.executable}' -m grandtour games --json | head -c 1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, env=environment(), check=False)
    assert done.stdout == "{"
    assert done.stderr == ""


@pytest.mark.skipif(os.name != "posix", reason="pipes")
@pytest.mark.parametrize("arguments", [["games"], ["games", "--json"], ["--help"], ["play", "--help"]])
def test_a_closed_pipe_exits_with_141(arguments: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, "-m", "grandtour", *arguments]
    done = subprocess.run(command, stdout=writing, stderr=subprocess.PIPE, env=environment(), check=False)
    os.close(writing)
    assert (done.returncode, done.stderr) == (141, b"")


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="there is no /dev/full here")
def test_a_full_disk_is_said() -> None:
    with open("/dev/full", "w") as full:
        command = [sys.executable, "-m", "grandtour", "games"]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, env=environment(), check=False)
    assert done.returncode == 2
    assert done.stderr.startswith("grandtour: ")
    assert "Traceback" not in done.stderr


@pytest.mark.skipif(os.name != "posix", reason="process groups")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_exits_with_130_quietly(jobs: str, tmp_path: Path) -> None:
    records = tmp_path / "games"
    seats = ("--seats", "random,random", "--games", "1000000", "--jobs", jobs, "--records", str(records))
    command = [sys.executable, "-m", "grandtour", "simulate", "san-francisco", *seats]
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(),
        start_new_session=True,  # so that Ctrl-C reaches the workers and not us
        # A background job of a shell ignores Ctrl-C, and so do its children; at a keyboard nobody does.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    ) as process:
        try:
            limit = time.monotonic() + 120
            while not (records.is_dir() and any(records.iterdir())) and time.monotonic() < limit:
                time.sleep(0.05)
            os.killpg(process.pid, signal.SIGINT)
            stdout, stderr = process.communicate(timeout=120)
        finally:
            process.kill()  # or the `with` would wait for it
    assert process.returncode == 130, stderr
    assert stdout == ""
    assert stderr == ""
    for record in records.iterdir():
        assert record.name.startswith("game-")
        assert record.read_text().splitlines()[-1].startswith("end over ")
