"""`grandtour verify` and `grandtour replay`: what a record says, and whether it is true."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import grandtour as gt
from tests.cli.run import EDITIONS, ok, ok_json, process, refused, run


def play_at_random(game: gt.Game, seats: int, seed: int, steps: int | None = None) -> gt.Match:
    match = gt.Match(game, seats, seed)
    picker = gt.Picker(seed)
    while match.actors and (steps is None or len(match.steps) < steps):
        legal = match.legal(match.actors[0])
        match.play(match.actors[0], legal[picker.below(len(legal))])
    return match


@pytest.fixture(scope="module")
def text() -> str:
    return str(play_at_random(gt.game("san-francisco"), 3, 7).record())


@pytest.fixture
def file(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(text, encoding="utf-8")
    return path


# ---- verify ---------------------------------------------------------------------------------------------------
def test_a_true_record(file: Path) -> None:
    assert ok("verify", file, by=process).startswith("true: every step is legal")
    assert ok_json("verify", file) == {
        "ok": True,
        "reason": "every step is legal, the scores are right, and chance is what the committed seed gives",
    }


def test_a_false_record_exits_with_1(file: Path, text: str) -> None:
    lines = text.splitlines()
    lines[-4] = "scores 1 2 3"
    file.write_text("\n".join(lines) + "\n")
    assert "the record says [1, 2, 3]" in refused("verify", file, code=1)
    done = run("verify", file, "--json")
    assert done.returncode == 1
    answer = json.loads(done.stdout)
    assert answer["ok"] is False
    assert answer["reason"].startswith("the scores are")


def test_a_truncated_record_exits_with_2(file: Path, text: str) -> None:
    for length in (0, 200, len(text) // 2, len(text) - 5):
        file.write_text(text[:length])
        assert "is not a whole record" in refused("verify", file)
    assert "is not a whole record" in refused("replay", file)
    done = run("verify", file, "--json")
    assert done.returncode == 2
    assert json.loads(done.stdout)["ok"] is False


def test_every_fault_is_named(file: Path, text: str) -> None:
    file.write_text(text.replace("rules_version 1", "rules_version one").replace("seats 3", "seats x"))
    said = refused("verify", file)
    assert "line 4: rules_version" in said
    assert "line 5: seats" in said


def test_steps_that_are_no_actions(file: Path, text: str) -> None:
    file.write_text(text.replace("* stack ", "* stick "))
    assert refused("verify", file).count("stick") >= 5
    refused("replay", file)


def test_what_is_said_of_a_huge_record_stays_short(file: Path, text: str) -> None:
    head, _, rest = text.partition("steps\n")
    for slips in ("* " + "x" * 3_000_000 + "\n", "* stick red\n" * 100_000, "9 keep 1\n" * 100_000, "what\n" * 100_000):
        file.write_text(f"{head}steps\n{slips}{rest}")
        assert len(refused("verify", file)) < 50_000
        assert len(run("replay", file).stderr) < 50_000
    for line in ("game", "edition", "options", "seats", "commitment", "scores"):
        long = [f"{line} {'1' * 3_000_000}" if at.startswith(f"{line} ") else at for at in text.splitlines()]
        file.write_text("\n".join(long))
        assert len(refused("verify", file)) < 3000
    file.write_text(text.replace("options {}", f'options {{"x": "{"y" * 3_000_000}"}}'))
    assert len(refused("verify", file, code=1)) < 3000
    scores = next(at for at in text.splitlines() if at.startswith("scores"))
    file.write_text(text.replace(scores, "scores" + " 1" * 1_000_000))
    assert len(refused("verify", file, code=1)) < 3000


def test_what_cannot_be_read(tmp_path: Path) -> None:
    assert "No such file" in refused("verify", tmp_path / "nope.txt")
    assert "Is a directory" in refused("verify", tmp_path)
    (tmp_path / "bytes").write_bytes(b"grandtour record 1\n\xff\xfe")
    assert "line 2 is not UTF-8" in refused("verify", tmp_path / "bytes")


def test_another_edition_of_the_same_name(file: Path, text: str) -> None:
    line = next(line for line in text.splitlines() if line.startswith("edition "))
    file.write_text(text.replace(line, "edition grand-tour " + "0" * 64))
    said = refused("verify", file)
    assert "other contents" in said
    assert "cannot be verified without that edition" in said
    assert "--edition FILE" in said
    file.write_text(text.replace("edition grand-tour ", "edition my-town "))
    said = refused("verify", file)
    assert "'my-town', which is not one of ours" in said
    assert "cannot be verified without that edition" in said


def test_a_record_of_an_edition_of_ones_own(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    tiny = (EDITIONS / "tiny.toml").read_text()
    mine.write_text(tiny.replace('id            = "tiny"', 'id            = "mine"').replace("layout ", "# layout "))
    match = play_at_random(gt.game("san-francisco", mine), 2, 3)
    record = tmp_path / "game.txt"
    record.write_text(str(match.record()))
    assert "not one of ours" in refused("verify", record)
    ok("verify", record, "--edition", mine)
    ok("replay", record, "--edition", mine)
    assert "other contents" in refused("verify", record, "--edition", EDITIONS / "tiny.toml")


HEADER = [
    # Cannot be read: no header, or one of rules that are not here, so that nobody can say whether the record is true.
    ("game", "", 2),
    ("game", "chess", 2),
    ("edition", "", 2),
    ("edition", "grand-tour", 2),
    ("edition", "grand-tour " + "0" * 64, 2),
    ("edition", "mars " + "0" * 64, 2),
    ("rules_version", "one", 2),
    ("rules_version", "999", 2),
    ("seats", "two", 2),
    ("seats", "-2", 2),
    ("options", "[]", 2),
    ("options", '{"mayor":true,"mayor":false}', 2),
    ("commitment", "123", 2),
    # Well-formed, but not true of that game.
    ("seats", "0", 1),
    ("seats", "1", 1),  # the table was of two: a step is of a seat that is not there
    ("seats", "3", 1),
    ("seats", "9", 1),
    ("options", "{}", 1),
    ("options", '{"mayor":false}', 1),
    ("options", '{"mayor":false,"tourism":true}', 1),
    ("options", '{"mayor":false,"tourism":1}', 1),
    ("options", '{"fog":true,"mayor":false,"tourism":false}', 1),
    ("commitment", "0" * 64, 1),
]


@pytest.mark.parametrize(("key", "value", "code"), HEADER, ids=lambda x: str(x)[:24])
def test_one_kind_of_fault_in_the_header_has_one_exit_code(
    quarter: str, tmp_path: Path, key: str, value: str, code: int
) -> None:
    record = tmp_path / "game.txt"
    record.write_text(re.sub(rf"(?m)^{key} .*$", f"{key} {value}", quarter, count=1))
    said = refused("verify", record, code=code)
    assert said.startswith("grandtour: false: ") == (code == 1)
    own = EDITIONS.parents[1] / "french_quarter" / "editions" / "grand-tour.toml"
    assert run("verify", record, "--edition", own).returncode == code, "wherever the edition is from"
    answer = run("verify", record, "--json")
    assert (answer.returncode, json.loads(answer.stdout)["ok"]) == (code, False)


@pytest.fixture(scope="module")
def quarter() -> str:
    return str(play_at_random(gt.game("french-quarter"), 2, 7).record())


def test_what_cannot_be_read_is_told_before_what_is_false(quarter: str, tmp_path: Path) -> None:
    """A record is false only if it is well formed."""
    record = tmp_path / "game.txt"
    unreadable = re.sub(r"(?m)^(\d) take .*$", r"\1 take nothing", quarter, count=1)
    for header in ("seats 9", 'options {"fog":true}', "options {}"):
        key = header.split()[0]
        for command in ("verify", "replay"):
            record.write_text(re.sub(rf"(?m)^{key} .*$", header, quarter, count=1))
            assert "false: " in refused(command, record, code=1)
            record.write_text(re.sub(rf"(?m)^{key} .*$", header, unreadable, count=1))
            assert "'take nothing' is no action" in refused(command, record)


def test_all_that_is_false_is_named(quarter: str, tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    false = re.sub(r"(?m)^scores .*$", "scores 1 2", quarter).replace("\nseed 7\n", "\nseed 8\n")
    record.write_text(false)
    said = refused("verify", record, code=1)
    assert "do not give the commitment" in said
    assert "the seed gives" in said
    assert "the record says [1, 2]" in said
    false = re.sub(r"(?m)^options .*$", "options {}", re.sub(r"(?m)^1 ", "7 ", quarter))
    record.write_text(false)
    said = refused("verify", record, code=1)
    assert """the record's options: {}, not {"mayor": false, "tourism": false}; step """ in said
    assert said.count("there is no seat 7; the seats are 0 to 1") == 9
    assert said.rstrip().endswith(" more")


def test_a_step_of_a_seat_that_is_not_there_is_false_however_large_its_number(file: Path, text: str) -> None:
    step = re.findall(r"(?m)^0 (?:draw|pass|claim).*$", text)[-1]
    for seat in ("7", "99999999999"):
        file.write_text(text.replace(f"\n{step}\n", f"\n{seat}{step[1:]}\n", 1))
        for command in ("verify", "replay"):
            said = refused(command, file, code=1)
            assert f"there is no seat {seat}; the seats are 0 to 2" in said
            assert "counts" not in said


def test_a_number_with_too_many_digits_is_said_to_have_too_many(file: Path, text: str) -> None:
    file.write_text(text.replace("seats 3", f"seats {'9' * 40}"))
    assert "seats must be a whole number of nine digits at most, not '999" in refused("verify", file)


def test_an_unknown_game(file: Path, text: str) -> None:
    file.write_text(text.replace("game san-francisco", "game san-fransisco"))
    assert "did you mean 'san-francisco'?" in refused("verify", file)


def test_other_rules(file: Path, text: str) -> None:
    file.write_text(text.replace("rules_version 1", "rules_version 2"))
    assert "version 2 of the rules and cannot be verified here" in refused("verify", file)
    assert "version 2 of the rules" in refused("replay", file)


@pytest.mark.parametrize("name", ["tiny-solo", "tiny-solo-2"])
def test_a_record_is_judged_by_the_rules_that_it_was_played_under(tmp_path: Path, name: str) -> None:
    """FQ-R6: the two games are of the first rules of French Quarter and of the second, which mark other boxes."""
    golden = Path(__file__).parents[1] / "golden" / "french-quarter" / f"{name}.game"
    text = golden.read_text(encoding="utf-8")
    version = 2 if name.endswith("-2") else 1
    assert f"rules_version {version}\n" in text
    edition = Path(gt.__file__).parent / "games" / "french_quarter" / "editions" / "tiny.toml"
    ok("verify", golden, "--edition", edition)
    other = tmp_path / "other.game"
    other.write_text(text.replace(f"rules_version {version}\n", f"rules_version {3 - version}\n"))
    assert "false: " in refused("verify", other, "--edition", edition, code=1)
    other.write_text(text.replace(f"rules_version {version}\n", "rules_version 3\n"))
    assert "what can be played here: 1, 2" in refused("verify", other, "--edition", edition)


def test_a_number_of_seats_that_the_game_does_not_have_is_false(file: Path, text: str) -> None:
    file.write_text(text.replace("seats 3", "seats 9"))
    for command in ("verify", "replay"):
        assert "is not played by 9, but by 2, 3, 4" in refused(command, file, code=1)


# ---- replay ---------------------------------------------------------------------------------------------------
def test_replay_tells_the_game_and_the_scores(file: Path) -> None:
    told = ok("replay", file, by=process)
    for words in ("Player 1 is the first player.", "claims", "Total", "wins.", "The game is over"):
        assert (
            words in told
            or words.replace("Player 1", "Player 2") in told
            or words.replace("Player 1", "Player 3") in told
        )


def test_replay_in_another_language(file: Path) -> None:
    assert "Jugador 1" in ok("replay", file, "--lang", "es")
    assert "Spieler 1" in ok("replay", file, LANG="de_DE.UTF-8")
    assert "there are: " in refused("replay", file, "--lang", "xx")


def test_replay_up_to_a_step(file: Path) -> None:
    told = ok("replay", file, "--step", "40")
    assert "After step 40" in told
    assert "Total" not in told
    assert ok("replay", file, "--step", "0")
    assert "--step 99999" in refused("replay", file, "--step", "99999")
    assert "--step must be 0 or more" in refused("replay", file, "--step", "-1")
    assert "--seat must be 0 to 2" in refused("replay", file, "--seat", "3")
    said = refused("replay", file, "--seat", "3", "--step", "-1", "--lang", "xx")
    for fault in ("3 things", "--seat", "--step", "--lang"):
        assert fault in said


def test_replay_as_json(file: Path, text: str) -> None:
    answer = ok_json("replay", file)
    steps = [line for line in text.splitlines() if line[:2] in ("* ", "0 ", "1 ", "2 ")]
    assert [("*" if s["seat"] is None else str(s["seat"])) + " " + s["action"] for s in answer["steps"]] == steps
    assert answer["result"]["scores"] == [int(n) for n in text.split("\nscores ")[1].split("\n")[0].split()]
    assert any(event["kind"] == "claim" for step in answer["steps"] for event in step["events"])


def test_a_seat_is_told_only_what_it_saw(file: Path) -> None:
    answer = json.loads(ok("replay", file, "--json", "--seat", "0", "--step", "60"))
    for step in answer["steps"]:
        assert ("action" in step) == (step["seat"] == 0)
        for event in step["events"]:
            if event["kind"] in ("card", "ticket", "keep") and event["seat"] != 0:
                assert event["data"] == {}
    assert "hand" in answer["view"]["players"][0]
    assert "hand" not in answer["view"]["players"][1]


def test_replay_of_a_game_that_nobody_could_have_played(file: Path, text: str) -> None:
    lines = text.splitlines()
    claim = next(i for i, line in enumerate(lines) if " claim " in line)
    lines[claim] = f"{lines[claim][0]} pass"
    file.write_text("\n".join(lines) + "\n")
    assert f"line {claim + 1}" in refused("replay", file, code=1)


def test_an_unfinished_record(tmp_path: Path) -> None:
    match = play_at_random(gt.game("san-francisco"), 2, 5, steps=60)
    file = tmp_path / "game.txt"
    file.write_text(str(match.record()))
    assert "unfinished" in ok("verify", file)
    told = ok("replay", file, "--seat", "1")
    assert "Total" not in told
    assert "After step" in told


def test_what_is_hidden_in_an_unfinished_game_is_not_told(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(str(play_at_random(gt.game("san-francisco"), 2, 5, steps=60).record()))
    for more in ((), ("--json",), ("--step", "3")):
        done = run("replay", file, *more)
        assert (done.returncode, done.stdout) == (2, "")
        assert "the game is unfinished" in done.stderr
        assert "told when it is over" in done.stderr
        assert "--seat (0 to 1)" in done.stderr
    assert "unfinished" in ok("replay", "--help")


def test_calling_a_game_over_does_not_tell_what_is_hidden(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    text = str(play_at_random(gt.game("san-francisco"), 2, 5, steps=60).record())
    file.write_text(text.replace("end unfinished ", "scores 1 2\nend over "))
    assert "the game is unfinished" in refused("replay", file)
