"""`grandtour replay` of Explore New York: what a seat saw of an unfinished game, and the maps of a finished one."""

from __future__ import annotations

import re
from pathlib import Path

import grandtour as gt
from tests.cli.run import ok, ok_json, refused
from tests.new_york import new_york


def recorded(folder: Path, finished: bool) -> Path:
    """A game of two; unfinished, it stops in the second turn, when seat 1 has drawn a link and seat 0 nothing."""
    match = gt.Match(new_york(), 2, 7)
    while match.actors and (finished or match.view(None)["turn"] == 1):
        match.play(match.actors[0], match.legal(match.actors[0])[-1])
    if not finished:
        match.play(match.actors[0], match.legal(match.actors[0])[0])
        for _ in range(2):
            match.play(1, match.legal(1)[0])
    record = folder / "game.txt"
    record.write_text(str(match.record()))
    return record


def test_an_unfinished_turn_is_told_to_its_own_seat_only(tmp_path: Path) -> None:
    record = recorded(tmp_path, finished=False)
    refused("replay", record)
    theirs, mine = (ok("replay", record, "--seat", seat, "--lang", "en") for seat in ("0", "1"))
    assert theirs.count("Player 2 has ended the turn.") == 1
    assert "You draw a link" in mine
    assert mine.count("═══") > theirs.count("═══")
    assert "Player 2 has not ended the turn; this is the map before it." in theirs
    for seat, steps in (("0", 0), ("1", 2)):
        told = ok_json("replay", record, "--seat", seat)
        discarded = max(k for k, step in enumerate(told["steps"]) if step["events"][0]["kind"] == "discard")
        assert [step["seat"] for step in told["steps"][discarded + 1 :]] == [1] * steps


def test_a_finished_game_shows_every_map_with_its_route(tmp_path: Path) -> None:
    screen = ok("replay", recorded(tmp_path, finished=True), "--lang", "en")
    assert screen.count("Path  ") == 2
    assert len(re.findall(r"^ +1 +2 +3 +4 +5 +6$", screen, re.MULTILINE)) == 2
    assert "Player 1 draws a link" in screen
    assert "The game is over" in screen
