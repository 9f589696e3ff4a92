"""Looking back: a replay shows what those eyes saw, step by step, and nothing else; the record can be checked there."""

from __future__ import annotations

import asyncio
import random
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest

import grandtour as gt
from grandtour.server import commands as c
from grandtour.server import replaying, showing
from grandtour.server.backroom import Backroom
from grandtour.server.replaying import Eyes, Looker, Replays, replay_info, replay_of, replay_views
from grandtour.server.table import Table
from grandtour.server.verifying import checks_of
from scripts.server.client import Json
from tests.server.house import GAMES, OPEN, Desk, House, in_house, refusal_of, two_at
from tests.server.test_leak import twin_of

NAMES = {"ann": "Ann", "bob": "Bob", "cy": "Cy"}


def three_at(game: str, moves: int = 10_000, seed: int = 1) -> Desk:
    """So many random moves into a game of Ann, Bob and Cy, or at its end."""
    desk = Desk(OPEN, OPEN, OPEN, game=game).sit("ann", "bob", "cy").start()
    dice = random.Random(seed)
    for _ in range(moves):
        if desk.table.status != "running":
            break
        seat = dice.choice(desk.table.actors())
        desk.play(seat, dice.choice(desk.legal(seat)))
    return desk


def everything(table: Table, eyes: Eyes, user: str = "ann") -> list[Any]:
    """All that can be read of a replay."""
    assert table.match is not None
    replay = replay_of(table.match)
    look = Looker(table, eyes, user, NAMES, "en")
    info = replay_info(replay, look)
    views = replay_views(replay, look, 0, info.last, 0, showing.table_info(table, NAMES))
    assert [view.step for view in views] == [step.step for step in info.steps] == list(range(info.last + 1))
    return [info, *views]


# ---------------------------------------------------------------- what is seen
@pytest.mark.parametrize("game", GAMES)
def test_the_last_view_is_the_present_one_at_any_time(game: str) -> None:
    desk = three_at(game, 0)
    dice = random.Random(2)
    for _ in range(60):
        table = desk.table
        if table.status != "running":
            break
        for seat in (0, 2, None):
            last = everything(table, seat)[-1]
            present = showing.view(table, seat, 0, None, language="en", names=NAMES)
            assert last.game == present.game
            assert last.actors == present.actors
            if seat in (None, 0):  # Ann's own: others' eyes are not spoken to
                assert last.words.prompt == present.words.prompt  # type: ignore[union-attr]
            assert (last.legal, last.may_undo, last.seat) == ([], False, seat)
        for _ in range(7):
            if desk.table.status == "running":
                seat = dice.choice(desk.table.actors())
                desk.play(seat, dice.choice(desk.legal(seat)))


@pytest.mark.parametrize("game", GAMES)
def test_steps_and_events_are_those_that_the_viewer_was_told(game: str) -> None:
    desk = three_at(game, 50)
    begun = next(i for i, heard in enumerate(desk.heard) if heard.events[0])
    for seat in (0, 1, None):
        viewer = desk.table.viewer(seat)
        told = [heard.events[viewer] for heard in desk.heard[begun:] if heard.visible[viewer]]
        views = everything(desk.table, seat)[1:]
        assert [view.events for view in views] == [showing.event_infos(events) for events in told]
        assert [step.events for step in everything(desk.table, seat)[0].steps] == [view.events for view in views]
        assert [view.after for view in views] == [None, *range(len(views) - 1)]


def test_a_game_that_is_over_shows_its_result_at_the_last_step_only() -> None:
    table = three_at("san-francisco").table
    assert table.match is not None
    outcome = table.match.result()
    assert outcome is not None
    *before, last = everything(table, None)[1:]
    assert last.result == outcome.as_json()
    assert last.words.result.lines
    assert all(view.result is None and view.words.result is None for view in before)


def test_all_eyes_see_of_each_player_what_that_player_saw() -> None:
    table = three_at("san-francisco").table
    assert table.match is not None
    moves = sum(step.seat != gt.CHANCE for step in table.match.steps)
    _, *views = everything(table, "all")
    assert len(views) == moves + 1
    for view in views[::9]:
        game = msgspec.json.decode(view.game)
        assert all("hand" in player and "kept" in player for player in game["players"])
    own = everything(table, 1)
    for whole, mine in zip(views, own[1:], strict=True):  # in San Francisco everybody sees that something was done
        parts = [msgspec.json.decode(view.game)["players"][1] for view in (whole, mine)]
        assert parts[0] == parts[1]
    said = [text for step in everything(table, "all")[0].steps for text in step.said if text is not None]
    assert any("Bob keeps" in text and "–" in text for text in said)  # which tickets, and nobody is "you"
    assert not any(text.startswith("You ") for text in said)


def test_only_ones_own_eyes_are_called_you() -> None:
    table = three_at("explore-new-york").table
    mine, theirs = (everything(table, 0, user)[0] for user in ("ann", "bob"))
    assert any(text.startswith("You ") for step in mine.steps for text in step.said if text)
    assert not any(text.startswith("You ") for step in theirs.steps for text in step.said if text)
    assert len(mine.steps) == len(theirs.steps)


def test_turns_grow_and_the_set_up_has_none() -> None:
    for game in GAMES:
        steps = everything(three_at(game).table, "all")[0].steps
        assert (steps[0].turn, steps[0].seat) == (None, gt.CHANCE)
        turns = [step.turn for step in steps if step.turn is not None]
        assert turns == sorted(turns)
        assert turns[0] == 1


def test_what_was_taken_back_is_no_part_of_it() -> None:
    desk = two_at("explore-new-york")
    while len(desk.table.actors()) == 1:
        desk.play(desk.table.actors()[0])
    before = {eyes: everything(desk.table, eyes) for eyes in (0, 1, None)}
    desk.play(0)
    assert len(everything(desk.table, 0)[1:]) == len(before[0][1:]) + 1
    desk.undo(0)
    assert {eyes: everything(desk.table, eyes) for eyes in (0, 1, None)} == before


# ---------------------------------------------------------------- what is not
@pytest.mark.parametrize("game", GAMES[:2])
@pytest.mark.parametrize("viewer", [0, 2, None])
def test_two_games_that_differ_in_what_others_hide_replay_alike_to_the_byte(game: str, viewer: int | None) -> None:
    dice = random.Random(f"{game} {viewer}")
    found = 0
    for moves in (6, 17, 31):
        table = three_at(game, moves, seed=moves).table
        assert table.match is not None
        if table.status != "running":
            continue
        twin = next((t for t in (twin_of(table.match, viewer, dice) for _ in range(6)) if t is not None), None)
        if twin is not None:
            found += 1
            other = table.fork()
            other.match = twin
            ours, theirs = everything(table, viewer), everything(other, viewer)
            assert msgspec.json.encode(ours) == msgspec.json.encode(theirs)
    assert found, "no two games that look alike were found: nothing was tested"


def test_steps_do_not_count_what_others_do_unseen() -> None:
    desk = two_at("explore-new-york")
    while len(desk.table.actors()) == 1:
        desk.play(desk.table.actors()[0])
    before = everything(desk.table, 1), everything(desk.table, None)
    desk.play(0)
    desk.play(0)
    assert (everything(desk.table, 1), everything(desk.table, None)) == before


# ---------------------------------------------------------------- kept positions
def test_kept_replays_are_those_that_would_be_made_anew() -> None:
    async def go() -> None:
        replays = Replays(Backroom(2))
        desk = two_at("explore-new-york")
        dice = random.Random(5)
        for _ in range(60):
            seat = dice.choice(desk.table.actors())
            assert desk.table.match is not None
            if dice.random() < 0.3 and desk.table.match.can_undo(seat):
                desk.undo(seat)
            else:
                desk.play(seat, dice.choice(desk.legal(seat)))
            kept, anew = await replays.of(desk.table), replay_of(desk.table.match)
            assert [move.end for move in kept.moves] == [move.end for move in anew.moves]
            assert [move.state.dump() for move in kept.moves] == [move.state.dump() for move in anew.moves]
        for number in range(replaying.MOST_KEPT + 3):
            table = desk.table.fork()
            table.id = f"t{number}"
            await replays.of(table)
        assert len(replays._kept) == replaying.MOST_KEPT

    asyncio.run(go())


def test_nothing_is_played_again_on_the_event_loop_nor_said_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even where as many moves are kept as there are, but others."""
    threads: list[str] = []
    said: list[Eyes] = []

    def playing(*given: Any) -> Any:
        threads.append(threading.current_thread().name)
        return replay_of(*given)

    def saying(replay: Any, look: Looker) -> Any:
        said.append(look.eyes)
        return replay_info(replay, look)

    monkeypatch.setattr(replaying, "replay_of", playing)
    monkeypatch.setattr(replaying, "replay_info", saying)

    async def go() -> None:
        replays = Replays(Backroom(2))
        desk = three_at("san-francisco", 60)
        for _ in range(3):
            await asyncio.gather(*(replays.info(Looker(desk.table, 0, "ann", NAMES, "en")) for _ in range(3)))
        await replays.info(Looker(desk.table, 0, "ann", NAMES, "de"))
        assert (len(threads), len(said)) == (1, 2)
        await replays.info(Looker(three_at("san-francisco", 60, seed=2).table, 0, "ann", NAMES, "en"))
        assert len(threads) == 2
        assert "MainThread" not in threads

    asyncio.run(go())


# ---------------------------------------------------------------- who may
async def replay(guest: Any, table: str, eyes: object, step: str = "") -> Json:
    answer = await guest.ask("GET", f"/api/tables/{table}/replay{step}?eyes={eyes}&language=de")
    assert isinstance(answer, dict | list)
    return answer  # type: ignore[return-value]


def test_while_a_game_runs_only_ones_own_eyes_and_afterwards_everybodys(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        eve = await house.guest("Eve")
        ann, bob, table = await house.two("san-francisco")
        for guest, eyes in ((ann, 1), (bob, 0), (eve, 0), (eve, 1)):
            for step in ("", "/0", "/0/to/3", "/0/insight"):
                assert await refusal_of(replay(guest, table, eyes, step)) == "seat/not-yours"
        for guest in (ann, bob, eve):
            assert await refusal_of(replay(guest, table, "all")) == "table/not-over"
            assert await refusal_of(guest.ask("GET", f"/api/tables/{table}/verify")) == "table/not-over"
            assert (await replay(guest, table, "none"))["last"] == 0
        assert await refusal_of(replay(ann, table, 9)) == "seat/none"
        assert (await replay(ann, table, 0, "/0"))["game"]["players"][0]["offer"]
        assert "offer" not in (await replay(ann, table, 0, "/0"))["game"]["players"][1]
        await house.finish(table)
        for guest in (ann, bob, eve):
            for seen_by in ("0", "1", "none", "all"):
                info = await replay(guest, table, seen_by)
                assert info["last"] == len(info["steps"]) - 1 > 20
                last = await replay(guest, table, seen_by, f"/{info['last']}")
                assert last["result"]["scores"]
                assert last["table"]["status"] == "over"
                some = await replay(guest, table, seen_by, f"/{info['last'] - 3}/to/{info['last'] + 9}")
                assert [view["step"] for view in some] == [info["last"] - 3 + n for n in range(4)]  # type: ignore[index]
                assert await refusal_of(replay(guest, table, seen_by, f"/{info['last'] + 1}")) == "request/unknown"
        assert (await replay(ann, table, 1, "/9/insight"))["seat"] == 1
        assert (await replay(ann, table, 1, "/9/insight"))["data"]["tickets"]
        assert (await replay(ann, table, "all", f"/{info['last']}/insight"))["data"] == {"tickets": []}
        assert await refusal_of(replay(ann, table, "all", f"/{info['last'] + 1}/insight")) == "request/unknown"
        for wrong in ("/3/to/2", "/0/to/30"):
            assert await refusal_of(replay(ann, table, "all", wrong)) == "request/malformed"
        for nobodys in ("both", "16", "-1"):
            assert await refusal_of(replay(ann, table, nobodys)) == "request/malformed"

    in_house(tmp_path, visit)


def test_a_private_table_and_one_that_has_not_begun_have_no_replay(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann, eve = await house.guest("Ann"), await house.guest("Eve")
        table = await ann.new_table("san-francisco", [{}, {}], public=False)
        assert await refusal_of(replay(ann, table, "none")) == "table/not-running"
        for path in ("replay", "replay/0", "replay/0/to/1", "verify"):
            assert await refusal_of(eve.ask("GET", f"/api/tables/{table}/{path}")) == "table/none"

    in_house(tmp_path, visit)


# ---------------------------------------------------------------- whether it is true
def test_a_record_is_checked_in_all_that_it_claims(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann, _, table = await house.two("san-francisco")
        await house.finish(table)
        answer = await ann.ask("GET", f"/api/tables/{table}/verify")
        assert answer["ok"]
        assert await ann.ask("GET", f"/api/tables/{table}/verify") == answer
        assert await house.services.verdicts.of(here := (await house.hub.open(table)).table) is (
            await house.services.verdicts.of(here)
        )
        assert {check["what"]: check["ok"] for check in answer["checks"]} == dict.fromkeys(
            ("commitment", "replay", "chance", "scores"), True
        )

    in_house(tmp_path, visit)


def test_what_is_false_is_named() -> None:
    table = three_at("san-francisco").table

    def false(**claim: Any) -> set[str]:
        twin = table.fork()
        vars(twin).update(claim)
        answer = checks_of(twin)
        assert not answer.ok
        return {check.what for check in answer.checks if not check.ok}

    assert table.scores is not None
    assert table.match is not None
    assert false(scores=[score + 1 for score in table.scores]) == {"scores"}
    assert false(seed="another") == {"chance"}  # the commitment is made of it here
    assert "replay" in false(steps=table.steps[:-1])
    assert "replay" in false(steps=[*table.steps, (0, "pass")])
    assert "replay" in false(steps=[*table.steps, (0, "go nowhere")])
    assert checks_of(table).ok


def test_a_game_that_was_ended_early_is_checked_as_far_as_it_went() -> None:
    desk = two_at()
    desk.play_until(lambda desk: len(desk.table.steps) > 40)
    desk.say(0, c.Propose, "end")
    desk.say(1, c.Answer, True)
    answer = checks_of(desk.table)
    assert answer.ok
    assert {check.what for check in answer.checks} == {"commitment", "replay", "chance"}
