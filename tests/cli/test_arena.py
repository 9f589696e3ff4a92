"""`grandtour arena`: mirrored games, kept one by one, and a ladder that adds up."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import grandtour as gt
from grandtour import bots
from grandtour.bots.bot import Bot, Clock, Sampler
from grandtour.bots.random_bot import RandomBot
from grandtour.core.game import Action, View
from tests.cli.run import environment, ok, ok_json, process, refused, refused_here, run

GAME = "san-francisco"
TINY = (GAME, "--edition", "tiny", "--bots", "random,greedy", "--jobs", "1")


def lines(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (folder / "games.jsonl").read_text().splitlines()]


def without_times(report: dict[str, Any]) -> dict[str, Any]:
    """What must be the same however the games were played."""
    report = {key: value for key, value in report.items() if key not in ("seconds", "out")}
    report["ladder"] = [{k: v for k, v in bot.items() if not k.endswith("_ms")} for bot in report["ladder"]]
    return report


def test_json_has_the_promised_shape_and_files_are_written(tmp_path: Path) -> None:
    report = ok_json("arena", *TINY, "--games", "8", "--out", tmp_path)
    assert report["game"] == GAME
    assert report["games"] == 8
    assert [bot["bot"] for bot in report["ladder"]] == ["greedy", "random"]
    for bot in report["ladder"]:
        assert bot["low"] <= bot["elo"] <= bot["high"]
        assert bot["games"] == 8
        assert bot["p10"] <= bot["p50"] <= bot["p90"]
        assert 0 <= bot["decision_ms"] <= bot["longest_ms"]
    (pair,) = report["pairs"]
    assert pair["bots"] == ["greedy", "random"]
    assert pair["low"] < pair["share"] <= pair["high"]
    assert pair["wins"] == report["ladder"][0]["wins"]
    assert report["faults"] == report["failures"] == []

    played = lines(tmp_path)
    assert [line["seats"] for line in played[:2]] == [["greedy", "random"], ["random", "greedy"]]
    assert [line["draw"] for line in played] == [0, 0, 1, 1, 2, 2, 3, 3]

    import polars

    table = polars.read_parquet(tmp_path / "games.parquet")
    assert table.height == 16
    assert table.filter(polars.col("bot") == "greedy")["win"].sum() == pair["wins"]
    assert (tmp_path / "ladder.svg").read_text().count("greedy") == 1
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "games.jsonl",
        "games.parquet",
        "ladder.svg",
        "run.json",
    ]


def test_it_goes_on_where_it_stopped(tmp_path: Path) -> None:
    """In other processes, after a line was cut in two, for more games and for another pair."""
    whole = ok_json("arena", *TINY, "--games", "6", "--out", tmp_path / "whole")
    parts = tmp_path / "parts"
    ok_json("arena", *TINY, "--games", "3", "--out", parts)
    before = (parts / "games.jsonl").read_bytes()
    (parts / "games.jsonl").write_bytes(before[:-20])
    again = ok_json("arena", *TINY[:-1], "2", "--games", "6", "--out", parts, by=process)
    assert without_times(again) == without_times(whole)
    assert (parts / "games.jsonl").read_bytes().startswith(before[: before[:-20].rfind(b"\n") + 1])
    assert sorted(line["number"] for line in lines(parts)) == list(range(6))

    more = ok_json("arena", *TINY[:3], "--bots", "novice", "--against", "random", "--games", "2", "--out", parts)
    assert [bot["bot"] for bot in more["ladder"]][-1] == "random"
    assert len(lines(parts)) == 8
    assert without_times(ok_json("arena", *TINY, "--games", "6", "--out", parts, "--report")) == without_times(whole)


def test_settings_of_another_run_are_refused(tmp_path: Path) -> None:
    ok("arena", *TINY, "--games", "1", "--out", tmp_path)
    said = refused("arena", *TINY, "--games", "1", "--seed", "2", "--nodes", "9", "--out", tmp_path)
    for words in ("holds games of another run", 'seed: there "1", here "2"', "nodes: there null, here 9"):
        assert words in said
    assert "has no games yet" in refused("arena", *TINY, "--report", "--out", tmp_path / "new")
    assert len(lines(tmp_path)) == 1


def test_each_run_has_its_own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    folders = [ok_json("arena", *TINY, "--games", "1", "--seed", seed)["out"] for seed in "121"]
    assert folders[0] == folders[2] != folders[1]
    assert sorted(path.as_posix() for path in Path("grandtour-arena").iterdir()) == sorted(set(folders))


def test_the_report_names_bots_pairs_and_intervals(tmp_path: Path) -> None:
    text = ok("arena", *TINY, "--games", "4", "--players", "3", "--out", tmp_path, "--quiet")
    for words in ("3 players", "greedy – random", "(1000 to 1000)", "share of wins", "Elo 1000 is greedy", "Kept in"):
        assert words in text


def test_a_table_or_plot_that_cannot_be_made_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)
    text = ok("arena", *TINY, "--games", "1", "--out", tmp_path)
    assert "For games.parquet there: pip install 'grandtour[report]'" in text
    assert (tmp_path / "ladder.svg").exists()


class Crashing(Bot):
    """Says what it would do, and then crashes."""

    name = "casual"

    def __init__(self, seed: int | str) -> None:
        self.random = RandomBot(seed)

    def choose(self, view: View, legal: list[Action], sampler: Sampler, clock: Clock) -> Action:
        clock.suggest(self.random.choose(view, legal, sampler, clock))
        raise ZeroDivisionError("oh")


def test_a_bot_that_crashes_plays_its_best_so_far_and_is_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = bots.make

    def make(name: str, game: gt.Game, seed: int | str = 0) -> Bot:
        return Crashing(seed) if name == "casual" else made(name, game, seed)

    whole = ok_json("arena", *TINY, "--games", "2", "--out", tmp_path / "whole")
    monkeypatch.setattr(bots, "make", make)
    arguments = [part.replace("random", "casual") for part in TINY]
    done = run("arena", *arguments, "--games", "2", "--out", tmp_path / "faulty", "--json")
    assert done.returncode == 1
    assert "times a bot failed" in done.stderr
    assert "ZeroDivisionError: oh" in done.stderr
    report = json.loads(done.stdout)
    casual = next(bot for bot in report["ladder"] if bot["bot"] == "casual")
    decisions = sum(line["decisions"][line["seats"].index("casual")] for line in lines(tmp_path / "faulty"))
    assert casual["faults"] == len(report["faults"]) == decisions > 2
    assert casual["mean_score"] == next(bot for bot in whole["ladder"] if bot["bot"] == "random")["mean_score"]


@pytest.mark.skipif(os.name != "posix", reason="process groups")
def test_ctrl_c_keeps_what_was_played_and_says_how_to_go_on(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "grandtour", "arena", *TINY[:-1], "2", "--games", "100000", "--out", str(tmp_path)]
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(),
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    ) as arena:
        try:
            limit = time.monotonic() + 120
            file = tmp_path / "games.jsonl"
            while not (file.exists() and file.stat().st_size) and time.monotonic() < limit:
                time.sleep(0.05)
            os.killpg(arena.pid, signal.SIGINT)
            stdout, stderr = arena.communicate(timeout=120)
        finally:
            arena.kill()
    assert (arena.returncode, stdout) == (130, "")
    games = len(lines(tmp_path))
    assert stderr.startswith(f"grandtour: stopped. {games} of 100000 games are kept in")
    assert stderr.count("\n") == 1


# ---- wrong input ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("san-fransisco",), "did you mean 'san-francisco'?"),
        ((GAME, "--bots", "gredy,random"), "did you mean 'greedy'?"),
        ((GAME, "--bots", "greedy,greedy@40"), "greedy does not search"),
        ((GAME, "--bots", "greedy,random,greedy"), "'greedy' is there twice"),
        ((GAME, "--bots", "greedy"), "nobody to play against"),
        ((GAME, "--bots", "greedy", "--against", "greedy"), "cannot play against itself"),
        ((GAME, "--bots", "greedy", "--against", "nobody"), "--against 'nobody': there is no bot"),
        ((GAME, "--all", "--ladder"), "--ladder and --all exclude each other"),
        ((GAME, "--games", "0"), "--games must be 1 or more"),
        ((GAME, "--jobs", "0"), "--jobs must be 1 or more"),
        ((GAME, "--players", "5"), "is for 2, 3, 4"),
        (("french-quarter", "--players", "1"), "`grandtour simulate` plays alone"),
        ((GAME, "--nodes", "0"), "--nodes must be 1 or more"),
        ((GAME, "--nodes", "1.5"), "no whole number"),
        ((GAME, "--time", "soon"), "'soon' is no number of seconds"),
        ((GAME, "--time", "0"), "--time must be more than 0"),
        ((GAME, "--time", "nan"), "--time must be more than 0"),
        ((GAME, "--executor", "rey"), "did you mean 'ray'?"),
        ((GAME, "--seed", "a b"), "--seed"),
        ((GAME, "--bots", "random,greedy", "--out", "/dev/null"), "--out '/dev/null' is a file"),
        ((GAME, "--bots", "random,greedy", "--out", "/dev/null/x"), "--out '/dev/null/x' cannot be"),
    ],
)
def test_wrong_input_is_refused(arguments: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    given = arguments if "--bots" in arguments else (*arguments, "--bots", "random,greedy")
    assert said in refused_here(capsys, "arena", *given)


def test_every_fault_is_named() -> None:
    said = refused("arena", GAME, "--bots", "gredy,x", "--games", "0", "--players", "9", "--time", "-1", "--nodes", "0")
    for fault in ("4 things", "'gredy'", "'x'", "--games must", "--players 9", "--time must", "--nodes must"):
        assert fault in said


@pytest.mark.parametrize("command", [["play"], ["simulate", "--seats", "random,random"]])
def test_play_and_simulate_take_budgets_too(command: list[str]) -> None:
    said = refused(command[0], GAME, *command[1:], "--time", "0", "--nodes", "0")
    for fault in ("--time must be more than 0", "--nodes must be 1 or more"):
        assert fault in said
