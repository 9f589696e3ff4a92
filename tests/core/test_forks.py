"""A game that goes on from a moment of another: its record says so, and every draw of it can still be checked."""

from __future__ import annotations

from dataclasses import replace

import pytest

from grandtour.core.game import CHANCE
from grandtour.core.match import CANNOT_UNDO, Match
from grandtour.core.picker import Picker
from grandtour.core.record import (
    BadRecord,
    FalseRecord,
    Record,
    audit,
    forks_at,
    parse,
    read_steps,
    replay,
    step_line,
    verify,
)
from tests.builders import san_francisco

GAME = san_francisco("tiny")


def finish(match: Match, seed: str) -> Record:
    picker = Picker(seed)
    while not match.over:
        seat = match.actors[picker.below(len(match.actors))]
        match.play(seat, match.legal(seat)[picker.below(len(match.legal(seat)))])
    return match.record()


def forked(origin: Record, steps: int, seed: int) -> Match:
    assert origin.seed is not None
    assert origin.salt is not None
    forks = forks_at(origin, origin.seed, origin.salt, steps)
    return Match(GAME, origin.seats, seed, past=read_steps(origin, GAME)[:steps], forks=forks)


ORIGIN = finish(Match(GAME, 2, seed=7), "first")
AT = len(ORIGIN.steps) // 2
FORK = finish(forked(ORIGIN, AT, 8), "second")


def test_it_begins_with_the_steps_of_the_other_and_goes_another_way() -> None:
    assert FORK.steps[:AT] == ORIGIN.steps[:AT]
    assert FORK.steps != ORIGIN.steps
    assert [(fork.steps, fork.commitment) for fork in FORK.forks] == [(AT, ORIGIN.commitment)]
    assert FORK.commitment != ORIGIN.commitment


def test_its_record_is_read_back_as_itself_and_is_true() -> None:
    assert parse(str(FORK)) == FORK
    assert f"goes on from step {AT} of another game" in verify(parse(str(FORK)), GAME)
    assert [(found.what, found.ok) for found in audit(FORK, GAME)] == [
        ("commitment", True),
        ("chance", True),
        ("replay", True),
        ("scores", True),
    ]


def test_a_record_without_forks_is_written_as_ever() -> None:
    assert "fork" not in str(ORIGIN)
    assert parse(str(ORIGIN)).forks == ()


def test_it_is_resumed_where_it_was() -> None:
    again = forked(ORIGIN, AT, 8)
    while len(again.steps) < AT + 6:
        seat = again.actors[0]
        again.play(seat, again.legal(seat)[0])
    resumed = Match.resume(GAME, again.record(), 8)
    assert resumed.state.dump() == again.state.dump()
    assert resumed.record() == again.record()
    assert finish(resumed, "x") == finish(again, "x")


def test_nobody_takes_back_what_was_played_in_the_other_game() -> None:
    player = next(i for i in range(AT, 0, -1) if ORIGIN.steps[i - 1][0] != CHANCE)
    match = forked(ORIGIN, player, 9)
    for seat in range(2):
        reason = match.why_no_undo(seat)
        assert reason is not None
        assert (reason.rule, reason.arguments["case"]) == (CANNOT_UNDO, "nothing")


@pytest.mark.parametrize("at", [1, AT - 5, AT, AT + 9, len(FORK.steps)])
def test_a_fork_of_a_fork_is_true_wherever_it_parts(at: int) -> None:
    match = forked(FORK, at, 10)
    assert [fork.steps for fork in match.forks] == ([at] if at <= AT else [AT, at])
    record = finish(match, "third")
    assert parse(str(record)) == record
    verify(record, GAME)


def other_draw(record: Record, begin: int) -> tuple[int, Record]:
    """With a face-up card of another colour, at the first such draw from `begin` on that the rules would allow."""
    for at in range(begin, len(record.steps)):
        for color in ("red", "green", "blue", "black"):
            if record.steps[at][0] == CHANCE and record.steps[at][1].startswith("card"):
                steps = (*record.steps[:at], (CHANCE, f"card {color}"), *record.steps[at + 1 :])
                false = replace(record, steps=steps)
                try:
                    list(replay(replace(false, steps=steps[: at + 1]), GAME))
                except (FalseRecord, BadRecord):
                    continue
                if false != record:
                    return at, false
    raise AssertionError("there is none")


@pytest.mark.parametrize("begin", [0, AT])
def test_a_changed_draw_is_false_in_the_past_and_after_it(begin: int) -> None:
    at, false = other_draw(FORK, begin)
    assert (at < AT) == (begin == 0)
    with pytest.raises(FalseRecord, match="the seed gives") as caught:
        verify(parse(str(false)), GAME)
    assert f"line {step_line(at, 1)}" in str(caught.value)
    assert str(false).split("\n")[step_line(at, 1) - 1] == f"* {false.steps[at][1]}"


def test_a_fork_that_claims_another_game_or_another_moment_is_false() -> None:
    (fork,) = FORK.forks
    for claim, why in (
        (replace(fork, seed="8"), "forked from"),
        (replace(fork, salt="pepper"), "forked from"),
        (replace(fork, commitment="0" * 64), "forked from"),
        (replace(fork, steps=2), "the seed gives"),
        (replace(fork, steps=len(FORK.steps)), "the seed gives"),
    ):
        with pytest.raises(FalseRecord, match=why):
            verify(replace(FORK, forks=(claim,)), GAME)
    with pytest.raises(FalseRecord, match="the seed gives"):
        verify(replace(FORK, forks=()), GAME)


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("fork 3", "a fork states"),
        ("fork 0 {c} 7 salt", "a fork states"),
        ("fork 3 {c} se:ed", "a fork states"),
        ("fork 99999 {c} 7 salt", "but there are"),
        ("fork 3 {c} 7 salt\nfork 3 {c} 7 salt", "goes further"),
    ],
)
def test_a_damaged_line_is_named(line: str, what: str) -> None:
    text = str(ORIGIN).replace("\nsteps\n", "\n" + line.replace("{c}", "0" * 64) + "\nsteps\n")
    with pytest.raises(BadRecord, match=what):
        parse(text)
