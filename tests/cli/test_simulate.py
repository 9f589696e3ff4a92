"""`grandtour simulate`: the same games whatever the number of processes, and a report that adds up."""

from __future__ import annotations

import json
from collections import Counter
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

import grandtour as gt
from grandtour import bots, figures, simulate
from grandtour.bots.bot import Bot, Clock, Sampler
from grandtour.bots.random_bot import RandomBot
from grandtour.core.game import Action, View
from grandtour.games.san_francisco.actions import Pass
from tests.cli.run import EDITIONS, ok, ok_json, process, refused, refused_here

GAME = "san-francisco"
PLAN = simulate.Plan(GAME, "tiny", ("random", "random"), "5")


def without_times(report: dict[str, Any]) -> dict[str, Any]:
    report = json.loads(json.dumps(report))
    for key in ("seconds", "jobs"):
        del report[key]
    del report["facts"]["decision_ms"]
    return report


def test_the_outcome_does_not_depend_on_jobs(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    arguments = (GAME, "--seats", "greedy,random,random", "--games", "9", "--seed", "7")
    first = ok_json("simulate", *arguments, "--records", one)
    second = ok_json("simulate", *arguments, "--records", two, "--jobs", "2", by=process)
    assert without_times(first) == without_times(second)
    names = sorted(path.name for path in one.iterdir())
    assert names == [f"game-{number}.txt" for number in range(9)]
    for name in names:
        assert (one / name).read_bytes() == (two / name).read_bytes()


def test_json_has_the_promised_shape() -> None:
    report = ok_json("simulate", GAME, "--seats", "random,random", "--games", "6", "--seed", "1")
    assert report["game"] == GAME
    assert report["games"] == 6
    assert [seat["bot"] for seat in report["seats"]] == ["random", "random"]
    assert sum(seat["wins"] for seat in report["seats"]) == pytest.approx(6)
    for seat in report["seats"]:
        assert isinstance(seat["mean_score"], float)
        assert seat["low"] <= seat["win_share"] <= seat["high"]
        assert seat["p10"] <= seat["p50"] <= seat["p90"]
    assert report["seconds"] >= 0
    facts = report["facts"]
    assert facts["turns"]["mean"] <= facts["turns"]["max"]
    assert 0 <= facts["ticket_completion"] <= 1
    assert sum(facts["ended_by"].values()) == pytest.approx(1)
    assert sum(entry["wins"] for entry in facts["by_order"]) == pytest.approx(6)
    assert set(facts["decision_ms"]) == {"random"}
    mean = sum(facts["points"].values())
    assert mean == pytest.approx(sum(seat["mean_score"] for seat in report["seats"]) / 2, abs=1e-5)
    assert report["failures"] == []


def test_another_seed_gives_other_games() -> None:
    reports = [ok_json("simulate", GAME, "--seats", "random,random", "--games", "3", "--seed", s) for s in "12"]
    assert without_times(reports[0])["seats"] != without_times(reports[1])["seats"]


def test_the_report_names_every_bot_and_how_the_games_went() -> None:
    text = ok("simulate", GAME, "--seats", "greedy,random", "--games", "3", "--quiet")
    for words in ("greedy", "random", "share of wins", "mean score", "turns a player", "tickets completed"):
        assert words in text
    for words in ("ended by", "SF-E1", "wins by turn order", "time a decision"):
        assert words in text


def test_an_edition_of_ones_own(tmp_path: Path) -> None:
    report = ok_json("simulate", GAME, "--seats", "random,random", "--games", "2", "--edition", EDITIONS / "tiny.toml")
    assert report["games"] == 2


# ---- bots that fail -------------------------------------------------------------------------------------------
class Broken(Bot):
    """Plays at random and then does something wrong."""

    def __init__(self, how: str) -> None:
        self.name = how
        self.random = RandomBot(1)
        self.moves = 0

    def choose(self, view: View, legal: list[Action], sampler: Sampler, clock: Clock) -> Action:
        self.moves += 1
        if self.moves == 3:
            if self.name == "crashing":
                raise ZeroDivisionError("oh\nno")
            return Pass()
        return self.random.choose(view, legal, sampler, clock)


@pytest.mark.parametrize(("how", "what"), [("crashing", "ZeroDivisionError: oh"), ("cheating", "illegal action")])
def test_a_bot_that_fails_stops_only_its_own_game(how: str, what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made = bots.make
    count = iter(range(1000))

    def make(name: str, game: gt.Game, seed: int | str = 0) -> Bot:
        return Broken(how) if name == how and next(count) == 1 else made("random", game, seed)

    monkeypatch.setattr(bots, "make", make)
    tally = simulate.simulate(simulate.Plan(GAME, "tiny", (how, "random"), "5"), 4)
    assert tally.games == 3
    assert [(stopped.number, stopped.seat, stopped.bot) for stopped in tally.stopped] == [(1, 0, how)]
    assert tally.stopped[0].fault.startswith(what)
    assert "\n" not in tally.stopped[0].fault


def test_a_report_with_no_game_at_all() -> None:
    tally = simulate.Tally(PLAN)
    tally.add(simulate.Stopped(0, 1, "random", "x"))
    report = tally.as_json()
    assert report["games"] == 0
    assert json.dumps(report)


# ---- adding up ------------------------------------------------------------------------------------------------
def test_a_shared_win_counts_as_a_fraction() -> None:
    tally = simulate.Tally(PLAN)
    for winners in ((0, 1), (0,)):
        tally.add(simulate.Played(0, (1, 1), winners, "SF-E1", ({}, {}), (1, 1), (0.0, 0.0), None))
    assert [tally.seat(seat)["wins"] for seat in (0, 1)] == [1.5, 0.5]


def test_the_interval_is_wilsons() -> None:
    low, high = figures.wilson(Fraction(8), 10)
    assert low == pytest.approx(0.4902, abs=1e-4)
    assert high == pytest.approx(0.9433, abs=1e-4)
    assert figures.wilson(Fraction(0), 10)[0] == 0


def test_deviation_and_percentiles() -> None:
    scores = Counter({2: 1, 4: 3, 5: 2, 7: 1, 9: 1})
    assert figures.mean(scores) == 5
    assert figures.deviation(scores) == pytest.approx(2.13809, abs=1e-5)
    assert [figures.percentile(scores, p) for p in (10, 50, 90)] == [2, 4, 9]


# ---- wrong input ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("san-fransisco", "--seats", "random,random"), "did you mean 'san-francisco'?"),
        ((GAME, "--seats", "random,gredy,rndom"), "did you mean 'greedy'?"),
        ((GAME, "--seats", "random"), "is for 2, 3, 4 players"),
        ((GAME, "--seats", "random," * 4 + "random"), "is for 2, 3, 4 players"),
        ((GAME, "--seats", ""), "there is no bot ''"),
        ((GAME, "--seats", "human,random"), "there is no bot 'human'"),
        ((GAME,), "--seats"),
        ((GAME, "--seats", "random,random", "--games", "0"), "--games must be 1 or more"),
        ((GAME, "--seats", "random,random", "--games", "-3"), "--games must be 1 or more"),
        ((GAME, "--seats", "random,random", "--games", "1.5"), "no whole number"),
        ((GAME, "--seats", "random,random", "--jobs", "0"), "--jobs must be 1 or more"),
        ((GAME, "--seats", "random,random", "--seed", "-1"), "--seed"),
        ((GAME, "--seats", "random,random", "--seed", "a b"), "--seed"),
        ((GAME, "--seats", "random,random", "--gmaes", "3"), "Did you mean --games?"),
        ((GAME, "--seats", "random,random", "--edition", "grand-tuor"), "did you mean 'grand-tour'?"),
        ((GAME, "--seats", "random,random", "--edition", "nope.toml"), "there is no file 'nope.toml'"),
    ],
)
def test_wrong_input_is_refused(arguments: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert said in refused_here(capsys, "simulate", *arguments)


def test_every_wrong_seat_is_named() -> None:
    said = refused("simulate", GAME, "--seats", "gredy,rndom,random,random,random")
    for fault in ("seat 0", "'greedy'", "seat 1", "'random'", "5 seats"):
        assert fault in said


def test_the_faults_of_all_options_are_named(tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("x")
    options = ("--seats", "foo", "--games", "0", "--jobs", "0", "--seed", "a b", "--records", tmp_path)
    said = refused("simulate", GAME, *options)
    for fault in ("5 things", "'foo'", "1 seat,", "--games must", "--jobs must", "--seed 'a b'", "is not empty"):
        assert fault in said


def test_records_go_to_an_empty_directory_only(tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("x")
    said = refused("simulate", GAME, "--seats", "random,random", "--games", "1", "--records", tmp_path)
    assert "not empty" in said
    said = refused("simulate", GAME, "--seats", "random,random", "--games", "1", "--records", tmp_path / "mine")
    assert "is a file" in said
    assert [path.name for path in tmp_path.iterdir()] == ["mine"]


def test_nothing_is_made_where_the_seats_are_wrong(tmp_path: Path) -> None:
    refused("simulate", GAME, "--seats", "nobody,random", "--records", tmp_path / "new")
    assert not (tmp_path / "new").exists()


def test_no_progress_bar_in_a_pipe() -> None:
    done = process("simulate", GAME, "--seats", "random,random", "--games", "2")
    assert done.stderr == ""
