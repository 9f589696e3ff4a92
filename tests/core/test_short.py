"""Messages stay short, whatever somebody put into a file."""

from __future__ import annotations

from pathlib import Path

import pytest

import grandtour as gt
from grandtour.core.editions import BadEdition, Fault, read_json, read_toml
from grandtour.core.record import BadRecord, parse
from grandtour.core.record import Fault as RecordFault
from grandtour.core.short import LINE, MOST, QUOTED, quote, shorten, some

LONG = 3_000_000
READABLE = 1500  # letters: far more than a sentence that quotes two things


def test_a_text_is_cut_and_the_cut_is_seen() -> None:
    assert shorten("a" * QUOTED) == "a" * QUOTED
    assert shorten("a" * LONG) == "a" * (QUOTED - 3) + "..."
    assert quote("x\n") == "'x\\n'"
    assert quote("a" * LONG) == f"'{'a' * (QUOTED - 3)}...'"


def test_a_list_is_cut_and_the_rest_is_counted() -> None:
    assert some(["a", 1]) == ["a", "1"]
    assert some(range(MOST)) == [str(n) for n in range(MOST)]
    assert some(range(MOST + 1_200))[MOST - 1 :] == [str(MOST - 1), "and 1,200 more"]
    assert some(["a" * LONG, "b\nc"]) == [shorten("a" * LONG, LINE), "b\nc"]


@pytest.mark.parametrize("name", gt.games())
@pytest.mark.parametrize("begin", ["", "card ", "keep ", "claim 1 ", "claim ", "link ", "link 1,1-", "block ", "take "])
def test_an_action_is_not_quoted_whole(name: str, begin: str) -> None:
    for more in ("9", "x", "1+", "1red+", " x", "-"):
        with pytest.raises(gt.UnreadableAction) as caught:
            gt.game(name).read(begin + more * (LONG // len(more)))
        assert len(str(caught.value)) < READABLE


def test_a_record_is_not_quoted_whole_and_its_faults_are_counted() -> None:
    faults = [RecordFault(line, "is no step") for line in range(100_000)]
    assert str(BadRecord(faults)).splitlines()[MOST:] == [f"and {100_000 - MOST:,} more"]
    assert len(BadRecord(faults).faults) == 100_000
    for text in ("x" * LONG, f"grandtour record 1\n{'y' * LONG}\nseats {'1' * LONG}\nsteps\n{'z' * LONG}\nend"):
        with pytest.raises(BadRecord) as caught:
            parse(text)
        assert len(str(caught.value)) < READABLE


def test_what_is_said_of_an_edition_stays_short() -> None:
    bad = BadEdition([Fault(f"routes[{n}]", n, "is missing") for n in range(100_000)])
    assert str(bad).splitlines()[MOST:] == [f"and {100_000 - MOST:,} more"]
    for text in ("a" * LONG, f"[{'a' * LONG}]\n[{'a' * LONG}]", f"a = {'9' * 5000}", f"'{'b' * LONG}' = 1\n" * 2):
        with pytest.raises(BadEdition) as caught:
            read_toml(text)
        assert len(str(caught.value)) < READABLE


def test_options_and_games_are_not_quoted_whole() -> None:
    with pytest.raises(gt.UnknownGame) as unknown:
        gt.game("x" * LONG)
    many: dict[str, object] = {"x" * LONG: True, **{str(n): True for n in range(1000)}}
    with pytest.raises(gt.BadOptions) as bad:
        gt.game("san-francisco", None, many)
    with pytest.raises(gt.BadOptions) as wrong:
        gt.game("french-quarter", None, {"mayor": "x" * LONG})
    for caught in (unknown, bad, wrong):
        assert len(str(caught.value)) < READABLE


def test_a_number_that_is_too_long_to_read_is_told_in_plain_words(tmp_path: Path) -> None:
    (tmp_path / "sheet.json").write_text(f'{{"players": {"9" * 5000}}}', "utf-8")
    with pytest.raises(BadEdition, match=r"not TOML: a number has more than \d+ digits$"):
        read_toml(f"a = {'9' * 5000}")
    with pytest.raises(BadEdition, match=r"not JSON: a number has more than \d+ digits$"):
        read_json(tmp_path / "sheet.json")


def test_a_seed_is_not_quoted_whole() -> None:
    for begin in ({"seed": "x" * LONG}, {"seed": 1, "salt": "x" * LONG}):
        with pytest.raises(ValueError, match="letters, digits") as caught:
            gt.Match(gt.game("french-quarter"), 2, **begin)
        assert len(str(caught.value)) < READABLE
