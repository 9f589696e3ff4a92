"""Turning points: told where they are, to whom they may be told."""

from __future__ import annotations

from typing import Any

import msgspec

import grandtour as gt
from grandtour.server.messages import TurningPoint
from grandtour.server.turning import LONG_CHAIN, Turnings
from tests.server.test_replaying import everything, three_at


def after(*moves: tuple[dict[str, Any], int, list[gt.Event]]) -> list[list[TurningPoint]]:
    turnings = Turnings()
    for move in moves:
        turnings.see(*move)
    return turnings.points


def scored(*points: int, phase: str = "turn") -> dict[str, Any]:
    return {"phase": phase, "players": [{"points": one, "at": 0} for one in points]}


def test_a_lead_is_taken_from_somebody_at_the_end_of_a_turn() -> None:
    found = after(
        (scored(0, 0), 1, []),
        (scored(4, 0), 2, []),  # the first to lead has taken it from nobody
        (scored(4, 9), 2, []),  # in the middle of a turn
        (scored(4, 4), 3, []),  # level
        (scored(4, 6), 4, []),
        (scored(4, 8), 5, []),
        (scored(11, 8, phase="over"), 5, []),
    )
    assert found == [[], [], [], [], [TurningPoint("lead", 1, 2)], [], [TurningPoint("lead", 0, 3)]]


def test_a_chain_is_what_was_gained_at_one_stop() -> None:
    def gain(*kinds: str, seat: int = 1) -> list[gt.Event]:
        return [gt.Event(kind, seat, {"building": 7}) for kind in kinds]

    here = scored(0, 0)
    long = after(
        (here, 1, gain("take", "mark")),
        (here, 1, gain("bonus", "umbrella")),
        (here, 1, gain("map")),
        (here, 1, gain("go")),
    )
    assert long == [[], [], [TurningPoint("chain", 1, LONG_CHAIN)], []]
    parted = after(
        (here, 1, gain("take", "mark", "mark")), (here, 1, gain("go", "mark", "mark")), (here, 1, gain("take"))
    )
    assert not any(parted)


def test_tickets_are_completed_before_those_eyes_that_know_them() -> None:
    """In a real game, from its views: nothing of others' tickets, even at the end, where all are shown."""
    table = three_at("san-francisco", seed=3).table
    told: dict[str, list[tuple[int, TurningPoint]]] = {}
    for eyes in ("all", 0, 1, 2, None):
        info, *views = everything(table, eyes)
        told[str(eyes)] = [(step.step, point) for step in info.steps for point in step.turning]
        for at, point in told[str(eyes)]:
            before, now = (msgspec.json.decode(view.game)["players"] for view in views[at - 1 : at + 1])
            if point.kind == "ticket":
                assert point.seat == eyes or eyes == "all"
                assert point.number in now[point.seat]["completed"]
                assert point.number not in before[point.seat]["completed"]
            else:
                assert now[point.seat]["points"] == max(player["points"] for player in now)
    # In San Francisco everybody sees that something was done, so steps are the same.
    mine = [point for seat in "012" for point in told[seat] if point[1].kind == "ticket"]
    assert sorted(map(str, mine)) == sorted(str(one) for one in told["all"] if one[1].kind == "ticket")
    assert mine
    assert [one for one in told["all"] if one[1].kind == "lead"] == told["None"] != []
