"""Records: text in, the same game out; whatever is damaged is named by its line, and nothing else is ever raised."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grandtour.core.match import Match
from grandtour.core.picker import Picker
from grandtour.core.record import BadRecord, FalseRecord, Record, parse, replay, step_line, verify
from grandtour.core.short import MOST
from tests.builders import san_francisco

GAME = san_francisco("tiny")


@cache
def played(seed: int = 7, seats: int = 2, steps: int = 9999) -> str:
    m, picker = Match(GAME, seats, seed=seed), Picker(f"record {seed}")
    while not m.over and len(m.steps) < steps:
        seat = m.actors[picker.below(len(m.actors))]
        m.play(seat, m.legal(seat)[picker.below(len(m.legal(seat)))])
    return str(m.record())


def faults(text: str) -> list[tuple[int, str]]:
    with pytest.raises(BadRecord) as caught:
        parse(text)
    assert caught.value.faults
    count = text.count("\n") + 2
    for fault in caught.value.faults:
        assert 1 <= fault.line <= count
    for fault in caught.value.faults[:MOST]:
        assert f"line {fault.line}: {fault.text}" in str(caught.value)
    return [(f.line, f.text) for f in caught.value.faults]


def lie(text: str) -> str:
    record = parse(text)
    with pytest.raises(FalseRecord) as caught:
        verify(record, GAME)
    return str(caught.value)


def edited(text: str, at: int, line: str | None) -> str:
    """With line number `at` (from 1) replaced, or left out."""
    lines = text.split("\n")
    lines[at - 1 : at] = [] if line is None else [line]
    return "\n".join(lines)


# ---- the way there and back -----------------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("steps", [0, 40, 9999])
def test_a_record_is_read_back_as_itself(seats: int, steps: int) -> None:
    for seed in range(4):
        text = played(seed, seats, steps)
        assert str(parse(text)) == text
        verify(parse(text), GAME)


def test_a_finished_record_verifies_chance_too_and_says_so() -> None:
    assert "chance is what the committed seed gives" in verify(parse(played()), GAME)


def test_an_unfinished_record_verifies_without_its_seed() -> None:
    assert "unfinished" in verify(parse(played(steps=40)), GAME)


def test_a_finished_record_without_its_seed_replays_but_is_not_called_true() -> None:
    record = replace(parse(played()), seed=None, salt=None)
    assert str(parse(str(record))) == str(record)
    assert len(list(replay(record, GAME))) == len(record.steps)
    with pytest.raises(FalseRecord, match="does not tell its seed"):
        verify(record, GAME)


def test_the_last_line_may_lack_its_line_feed() -> None:
    assert parse(played().rstrip("\n")) == parse(played())


def test_a_record_cannot_name_a_file_as_its_edition() -> None:
    with pytest.raises(BadRecord, match="edition"):
        parse(played().replace("edition tiny", "edition /dev/zero").replace("edition grand-tour", "edition /dev/zero"))


def test_a_replay_gives_every_state_and_event() -> None:
    m, picker = Match(GAME, 2, seed=3), Picker(1)
    while not m.over:
        seat = m.actors[0]
        m.play(seat, m.legal(seat)[picker.below(len(m.legal(seat)))])
    steps = list(replay(m.record(), GAME))
    assert len(steps) == len(m.steps)
    for (_, seat, action, events), step in zip(steps, m.steps, strict=True):
        assert (seat, action) == (step.seat, step.action)
        assert [repr(e) for e in events] == [repr(e) for e in step.events]
    assert steps[-1][0].dump() == m.state.dump()


def test_the_line_of_a_step_is_the_one_it_stands_on() -> None:
    lines = played().split("\n")
    for i, (seat, text) in enumerate(parse(played()).steps):
        assert lines[step_line(i) - 1] == f"{'*' if seat < 0 else seat} {text}"


def test_a_record_with_dos_line_ends_is_read() -> None:
    assert parse(played().replace("\n", "\r\n")) == parse(played())


def test_options_are_written_as_json() -> None:
    record = replace(parse(played()), options={"b": True, "a": [1, "ü"]})
    assert parse(str(record)).options == {"b": True, "a": [1, "ü"]}
    assert str(parse(str(record))) == str(record)


# ---- damage that can be read off the text -------------------------------------------------------------------------
def test_a_record_cut_off_after_any_line_is_noticed() -> None:
    lines = played().split("\n")
    for end in range(len(lines) - 1):
        found = faults("\n".join(lines[:end]) + ("\n" if end else ""))
        assert any(line >= end for line, _ in found)
        if end > 8:
            assert any("cut off" in text for _, text in found)


@pytest.mark.parametrize("back", [2, 3, 5, 8, 20, 100, 333])
def test_a_record_cut_off_at_any_byte_is_noticed(back: int) -> None:
    assert faults(played()[:-back])


@pytest.mark.parametrize(
    ("line", "text", "what"),
    [
        (1, "grandtour record 2", "starts with"),
        (1, "", "starts with"),
        (2, "gmae san-francisco", "'gmae' is not one of"),
        (3, "edition tiny", "edition must be"),
        (3, "edition tiny " + "A" * 64, "edition must be"),
        (4, "rules_version one", "rules_version must be"),
        (4, "rules_version 01", "rules_version must be"),
        (5, "seats -2", "seats must be"),
        (5, "seats 2.0", "seats must be"),
        (5, "game san-francisco", "'game' is stated twice"),
        (6, "options []", "options must be"),
        (6, "options {", "options must be"),
        (7, "commitment 123", "commitment must be"),
        (9, "* ", "is no step"),
        (9, "", "is no step"),
        (9, "chance stack sun", "is no step"),
        (9, "-1 stack sun", "is no step"),
        (9, "00 keep 1", "is no step"),
    ],
)
def test_a_damaged_line_is_named(line: int, text: str, what: str) -> None:
    assert any(at == line and what in said for at, said in faults(edited(played(), line, text)))


@pytest.mark.parametrize("line", range(1, 9))
def test_a_header_line_that_is_missing_is_noticed(line: int) -> None:
    assert faults(edited(played(), line, None))


def test_all_faults_are_named_at_once() -> None:
    text = edited(edited(edited(played(), 4, "rules_version x"), 7, "commitment x"), 12, "nobody keep 1")
    assert {4, 7, 12} <= {line for line, _ in faults(text)}


def test_the_last_line_must_count_the_steps() -> None:
    count = len(parse(played()).steps)
    assert any("counts" in t for _, t in faults(played().replace(f"end over {count}", f"end over {count + 1}")))
    assert any("counts" in t for _, t in faults(edited(played(), 20, None)))
    for end in ("end", "end over", "end never 3", "end over -1", "fin"):
        assert faults(played().replace(f"end over {count}", end))


def test_a_line_that_is_no_step_does_not_make_the_count_false() -> None:
    text, more = edited(played(), 20, "nobody keep 1"), edited(played(), 20, "nobody keep 1\n0 pass")
    count = len(parse(played()).steps)
    assert [line for line, _ in faults(text)] == [20], "a step was there"
    assert [line for line, _ in faults(more)] == [20], "a line was put in"
    for wrong in (count - 2, count + 1):
        said = faults(text.replace(f"end over {count}", f"end over {wrong}"))
        assert f"the last line counts {wrong} steps, but there are {count - 1}" in [what for _, what in said]


def test_text_after_the_end_is_noticed() -> None:
    for more in ("\n", "x\n", "0 pass\n", "end over 3\n"):
        assert faults(played() + more)


def test_trailer_and_state_must_agree() -> None:
    text = played()
    lines = text.split("\n")
    scores = next(i + 1 for i, line in enumerate(lines) if line.startswith("scores"))
    assert faults(edited(text, scores, None))
    assert faults(edited(text, scores + 1, None))  # the seed
    assert faults(edited(text, scores + 2, None))  # the salt
    assert faults(edited(text, scores, "scores"))
    assert faults(edited(text, scores, "scores 3,4"))
    assert faults(edited(text, scores + 1, "seed two words"))
    assert faults(text.replace("end over", "end unfinished"))
    assert faults(edited(text, scores, lines[scores - 1] + "\n" + lines[scores - 1]))


def test_an_unfinished_record_tells_no_seed() -> None:
    text = played(steps=40)
    end = text.count("\n")
    assert faults(edited(text, end, f"seed 7\nsalt ab\n{text.splitlines()[-1]}"))


def test_a_step_that_is_no_action_of_the_game_is_named_with_its_line() -> None:
    text = edited(edited(played(), 10, "* card pink"), 14, "0 keep many")
    for check in (lambda r: verify(r, GAME), lambda r: list(replay(r, GAME))):
        with pytest.raises(BadRecord) as caught:
            check(parse(text))
        assert [f.line for f in caught.value.faults] == [10, 14]


def test_an_option_that_is_stated_twice_is_a_fault() -> None:
    text = played().replace("options {}", 'options {"mayor":true,"mayor":false}')
    assert [line for line, _ in faults(text)] == [6]


def test_deeply_nested_options_are_a_fault_and_not_a_crash() -> None:
    assert faults(edited(played(), 6, "options " + "[" * 100_000))
    assert faults(edited(played(), 6, 'options {"a":' * 50_000))


# ---- well formed, but not true --------------------------------------------------------------------------------------
def test_swapped_steps_are_false() -> None:
    record = parse(played())
    false = 0
    for i in range(len(record.steps) - 1):
        if record.steps[i][0] != record.steps[i + 1][0]:
            steps = [*record.steps[:i], record.steps[i + 1], record.steps[i], *record.steps[i + 2 :]]
            if {text.partition(" ")[0] for _, text in record.steps[i : i + 2]} == {"keep"}:
                verify(replace(record, steps=tuple(steps)), GAME)  # who chose at the same time may be swapped
                continue
            false += 1
            with pytest.raises(FalseRecord, match="step"):
                verify(replace(record, steps=tuple(steps)), GAME)
    assert false > 20


def test_a_changed_draw_is_false_and_named_with_its_line() -> None:
    record = parse(played())
    at = next(i for i, (seat, text) in enumerate(record.steps) if seat < 0 and text.startswith("card"))
    other = "card red" if record.steps[at][1] != "card red" else "card green"
    steps = (*record.steps[:at], (-1, other), *record.steps[at + 1 :])
    text = str(replace(record, steps=steps))
    assert f"line {step_line(at)}" in lie(text)
    assert other in lie(text)


def test_an_illegal_step_is_false_and_named_with_its_line_and_rule() -> None:
    record = parse(played())
    at = next(i for i, (seat, _) in enumerate(record.steps) if seat >= 0)
    for wrong in ((0, "draw"), (1, "pass")):
        text = str(replace(record, steps=(*record.steps[:at], wrong, *record.steps[at + 1 :])))
        assert f"line {step_line(at)}" in lie(text)
        assert "(SF-" in lie(text) or "(GT-" in lie(text)


def test_a_step_by_the_wrong_seat_is_false() -> None:
    record = parse(played())
    at = max(i for i, (seat, _) in enumerate(record.steps) if seat >= 0)
    seat, text = record.steps[at]
    assert "GT-2" in lie(str(replace(record, steps=(*record.steps[:at], (1 - seat, text), *record.steps[at + 1 :]))))


def test_a_step_after_the_end_is_false() -> None:
    record = parse(played())
    assert "GT-1" in lie(str(replace(record, steps=(*record.steps, (0, "pass")))))


@pytest.mark.parametrize("scores", [(0, 0), (1,), (), (1, 2, 3)])
def test_wrong_scores_are_false(scores: tuple[int, ...]) -> None:
    record = replace(parse(played()), scores=scores)
    with pytest.raises(FalseRecord, match="scores"):
        verify(record, GAME)


def test_a_wrong_seed_or_salt_is_false() -> None:
    record = parse(played())
    assert "commitment" in lie(str(replace(record, seed="8")))
    assert "commitment" in lie(str(replace(record, salt="pepper")))
    other = parse(played(seed=8))
    assert "the seed gives" in lie(str(replace(record, seed="8", salt=other.salt, commitment=other.commitment)))


def test_an_unfinished_game_called_over_is_false_and_the_other_way_round() -> None:
    over, running = parse(played()), parse(played(steps=40))
    assert "not" in lie(str(replace(running, scores=(0, 0))))
    assert "unfinished" in lie(str(replace(over, scores=None, seed=None, salt=None)))


def test_another_edition_or_number_of_seats_is_false() -> None:
    record = parse(played())
    assert "edition" in lie(str(replace(record, edition_hash="0" * 64)))
    assert "3" in lie(str(replace(record, seats=4))) or "4" in lie(str(replace(record, seats=4)))
    assert lie(str(replace(record, seats=3)))


@pytest.mark.parametrize(
    "claim",
    [{"game": "french-quarter"}, {"rules_version": 2}, {"edition": "grand-tour"}, {"options": {"fog": True}}],
    ids=["game", "rules_version", "edition", "options"],
)
def test_verify_checks_all_that_the_header_claims(claim: dict[str, object]) -> None:
    with pytest.raises(FalseRecord):
        verify(replace(parse(played()), **claim), GAME)  # type: ignore[arg-type]


@pytest.mark.parametrize("seat", [2, 17, 99_999_999_999])
def test_a_step_of_a_seat_that_is_not_there_is_false_and_named_with_its_line(seat: int) -> None:
    assert f"(line 9): there is no seat {seat}; the seats are 0 to 1" in lie(edited(played(), 9, f"{seat} keep 1"))


def test_a_seat_of_very_many_digits_is_cut_where_it_is_named() -> None:
    assert f"there is no seat {'9' * 57}...; the seats" in lie(edited(played(), 9, f"{'9' * 100} keep 1"))
    assert [line for line, _ in faults(edited(played(), 9, f"{'9' * 5000} keep 1"))] == [9]


def test_the_numbers_of_seats_that_the_game_takes_are_named() -> None:
    with pytest.raises(FalseRecord) as caught:
        verify(replace(parse(played()), seats=9), GAME)
    assert str(caught.value) == "san-francisco (tiny) is not played by 9, but by 2, 3"


@pytest.mark.parametrize("seats", [0, 1, 4, 99])
def test_a_replay_for_a_number_of_seats_that_the_game_does_not_take_is_false(seats: int) -> None:
    record = replace(parse(played()), seats=seats)
    with pytest.raises((FalseRecord, BadRecord)):
        list(replay(record, GAME))


# ---- never anything else --------------------------------------------------------------------------------------------
def check_all(text: str) -> None:
    try:
        record = parse(text)
        verify(record, GAME)
    except (BadRecord, FalseRecord):
        return
    assert isinstance(record, Record)


@given(st.data())
@settings(max_examples=150)
def test_a_damaged_record_is_bad_or_false_or_true_and_never_a_crash(data: st.DataObject) -> None:
    text = played(data.draw(st.integers(0, 2)), 2, data.draw(st.sampled_from([30, 9999])))
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(text)))
        how = data.draw(st.sampled_from(["cut", "drop", "insert", "double", "swap", "line"]))
        if how == "cut":
            text = text[:at]
        elif how == "drop":
            text = text[:at] + text[at + data.draw(st.integers(1, 9)) :]
        elif how == "insert":
            text = text[:at] + data.draw(st.text(max_size=6)) + text[at:]
        elif how == "double":
            text = text[:at] + text[at:] * 2
        else:
            lines = text.split("\n")
            i, j = (data.draw(st.integers(0, len(lines) - 1)) for _ in range(2))
            if how == "swap":
                lines[i], lines[j] = lines[j], lines[i]
            else:
                lines[i] = data.draw(
                    st.from_regex(r"(\*|[0-9]+|end|seed|scores|salt|steps) [a-z]* ?[0-9a-z+-]{0,9}", fullmatch=True)
                )
            text = "\n".join(lines)
    check_all(text)


@given(st.text(max_size=200) | st.binary(max_size=200).map(lambda b: b.decode("latin-1")))
def test_any_text_is_bad_and_never_a_crash(text: str) -> None:
    with pytest.raises(BadRecord):
        parse(text)
    check_all("grandtour record 1\n" + text)
    check_all(played() + text)


@pytest.mark.parametrize("line", range(2, 9))
@given(value=st.text(max_size=30))
@settings(max_examples=15)
def test_any_header_value_is_bad_false_or_true_and_never_a_crash(line: int, value: str) -> None:
    key = played().split("\n")[line - 1].partition(" ")[0]
    check_all(edited(played(), line, f"{key} {value}"))
