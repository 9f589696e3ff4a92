"""Games begun under other rules: they go on by a tested step, or stand still with their record kept."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from structlog.testing import capture_logs

import grandtour as gt
from grandtour.core.record import parse, verify
from grandtour.server import commands as c
from grandtour.server import rules
from grandtour.server.codes import Code, Refused
from grandtour.server.rules import CONVERSIONS, CannotGoOn, Steps, convert, game_of, replayed
from grandtour.server.store import FILE
from scripts.server.client import Guest, Json
from tests.server.house import House, Wire, house, refusal_of

GAME = "french-quarter"
NEWEST = gt.GAMES.entry(GAME).newest_rules


def test_a_table_is_played_with_the_edition_that_it_began_with() -> None:
    shipped = rules.shipped(GAME, "grand-tour", rules.chosen({"mayor": False, "tourism": False}))
    text = rules.edition_text(GAME, "grand-tour")
    own = text.replace("the Grand Tour sheets", "our own sheets")
    assert own != text
    other = rules.kept(GAME, own, rules.chosen({"mayor": False, "tourism": False}), NEWEST)
    assert other.edition_hash != shipped.edition_hash
    options = {"mayor": False, "tourism": False}
    assert game_of(GAME, "grand-tour", shipped.edition_hash, options, None, NEWEST) is shipped
    assert game_of(GAME, "grand-tour", other.edition_hash, options, own, NEWEST).edition_hash == other.edition_hash
    with pytest.raises(CannotGoOn):
        game_of(GAME, "grand-tour", other.edition_hash, options, None, NEWEST)
    with pytest.raises(CannotGoOn):
        game_of(GAME, "grand-tour", other.edition_hash, options, text, NEWEST)
    with pytest.raises(CannotGoOn):
        game_of(GAME, "grand-tour", other.edition_hash, options, "nonsense = true", NEWEST)


def test_a_table_from_when_the_layout_was_part_of_the_hash_goes_on() -> None:
    """Whether its edition is still the shipped one, or only its text is kept."""
    for name in gt.games():
        shipped = gt.game(name)
        assert shipped.former_hash != shipped.edition_hash
        version = gt.GAMES.entry(name).newest_rules
        for edition, text in (("grand-tour", None), ("gone", rules.edition_text(name, "grand-tour"))):
            game = game_of(name, edition, shipped.former_hash, {}, text, version)
            assert game.edition_hash == shipped.edition_hash


def test_steps_that_the_seed_does_not_give_are_not_replayed() -> None:
    game = gt.game(GAME)
    match = gt.Match(game, 2, "7", "salt")
    steps: Steps = [(step.seat, game.write(step.action)) for step in match.steps]
    assert replayed(game, 2, "7", "salt", steps).state.dump() == match.state.dump()
    with pytest.raises(CannotGoOn):
        replayed(game, 2, "8", "salt", steps)
    with pytest.raises(CannotGoOn):
        replayed(game, 2, "7", "salt", [*steps, (0, "go nowhere")])


class Newer:
    """The game with the number of later rules."""

    def __init__(self, version: int) -> None:
        self.name = GAME
        self.rules_version = version


def test_conversions_are_made_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CONVERSIONS, (GAME, 1), lambda game, seats, steps: [*steps, (0, "one")])
    monkeypatch.setitem(CONVERSIONS, (GAME, 2), lambda game, seats, steps: [*steps, (1, "two")])
    assert convert(Newer(3), 2, 1, []) == [(0, "one"), (1, "two")]  # type: ignore[arg-type]
    assert convert(Newer(3), 2, 2, []) == [(1, "two")]  # type: ignore[arg-type]
    assert convert(Newer(3), 2, 3, [(0, "as it was")]) == [(0, "as it was")]  # type: ignore[arg-type]
    with pytest.raises(CannotGoOn):
        convert(Newer(4), 2, 1, [])  # type: ignore[arg-type]


# ---- over a restart -------------------------------------------------------------------------------------------
def age(data: Path, edition: str = "grand-tour") -> None:
    """Make the stored tables those of older rules: version 0, whose notation had a bang before each action."""
    with closing(sqlite3.connect(data / FILE)) as conn, conn:
        rows = conn.execute("SELECT table_id, number, data FROM entries WHERE kind IN ('created', 'played')").fetchall()
        for table_id, number, text in rows:
            entry = json.loads(text)
            if entry["kind"] == "created":
                entry |= {"edition": edition, "edition_hash": "0" * 64, "rules_version": 0}
            else:
                entry["action"] = "!" + entry["action"]
            new = (json.dumps(entry), table_id, number)
            conn.execute("UPDATE entries SET data = ? WHERE table_id = ? AND number = ?", new)


def from_zero(game: gt.Game, seats: int, steps: Steps) -> Steps:
    return [(seat, text.removeprefix("!")) for seat, text in steps]


async def next_move(wire: Wire) -> None:
    """Both players are at one device: look from the seat that is to move."""
    await wire.say("look", seat=wire.view["actors"][0])
    await wire.to_move()
    answer = await wire.play()
    assert answer["type"] == "done", answer


async def some_moves(here: House) -> tuple[Guest, str, Json]:
    ann = await here.guest()
    table = await ann.new_table(GAME, [{}, {"kind": "device"}])
    await ann.start(table)
    wire = await here.wire(ann, table)
    for _ in range(5):
        await next_move(wire)
    return ann, table, wire.view


def test_a_running_game_of_older_rules_goes_on_by_its_conversion(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(CONVERSIONS, (GAME, 0), from_zero)

    async def go() -> None:
        async with house(tmp_path) as here:
            ann, table, before = await some_moves(here)
        age(tmp_path)
        for _ in range(2):  # the second time, the conversion is one of the entries
            async with house(tmp_path) as here:
                ann = await here.back(ann)
                wire = await here.wire(ann, table, before["seat"])
                assert wire.view["game"] == before["game"] | {"rules_version": 1}
                assert not wire.info["broken"]
                assert wire.info["rules_version"] == 1
                await next_move(wire)
                before = wire.view
        with closing(sqlite3.connect(tmp_path / FILE)) as conn:
            assert conn.execute("SELECT count(*) FROM entries WHERE kind = 'converted'").fetchone() == (1,)

    asyncio.run(go())


def test_many_who_come_to_a_table_while_it_is_converted_find_it_converted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(CONVERSIONS, (GAME, 0), from_zero)

    async def go() -> None:
        async with house(tmp_path) as here:
            ann, table, view = await some_moves(here)
        age(tmp_path)
        async with house(tmp_path) as here:
            seat = view["actors"][0]
            plays = [here.hub.command(table, ann.id, c.Leave(f"leave-{n}", seat)) for n in range(6)]
            answers = await asyncio.gather(*plays, return_exceptions=True)
            codes = [answer.code if isinstance(answer, Refused) else None for answer in answers]
            assert codes == [None, *[Code.STAND_IN] * 5]

    asyncio.run(go())


def test_a_running_game_of_unknown_rules_stands_still_and_can_be_ended(tmp_path: Path) -> None:
    async def go() -> None:
        async with house(tmp_path) as here:
            ann, table, _view = await some_moves(here)
        age(tmp_path)
        async with house(tmp_path) as here:
            ann = await here.back(ann)
            wire = await here.wire(ann, table)
            assert wire.info["broken"]
            assert wire.view["game"] is None
            assert wire.view["legal"] == []
            answer = await wire.do("play", seat=0, step=wire.view["step"], action="take walk 6")
            assert answer["code"] == "table/broken"
            record = ann.ask("GET", f"/api/tables/{table}/record")
            assert await refusal_of(record) == "table/not-over"  # it holds what is hidden
            assert (await ann.ask("GET", "/api/my-games"))["tables"][0]["id"] == table
            assert (await wire.do("propose", seat=0, what="end"))["type"] == "done"
            text = await ann.ask("GET", f"/api/tables/{table}/record")
            record_of_old = parse(text)
            assert record_of_old.rules_version == 0
            assert all(text.startswith("!") for seat, text in record_of_old.steps if seat != gt.CHANCE)

    asyncio.run(go())


@pytest.mark.parametrize("edition", ["grand-tour", "withdrawn"])
def test_a_finished_game_of_unknown_rules_still_gives_its_record(tmp_path: Path, edition: str) -> None:
    async def go() -> None:
        async with house(tmp_path) as here:
            ann, table, _ = await some_moves(here)
            await here.finish(table)
            before = parse(await ann.ask("GET", f"/api/tables/{table}/record"))
        age(tmp_path, edition)
        async with house(tmp_path) as here:
            ann = await here.back(ann)
            after = parse(await ann.ask("GET", f"/api/tables/{table}/record"))
            assert (after.scores, after.seed, after.rules_version) == (before.scores, before.seed, 0)
            assert after.edition == edition
            assert len(after.steps) == len(before.steps)
            tables = (await ann.ask("GET", "/api/my-games"))["tables"]
            assert [one["id"] for one in tables] == [table]
            assert (await ann.ask("GET", f"/api/tables/{table}/view"))["table"]["broken"]
            if edition == "withdrawn":
                again = ann.ask("POST", f"/api/tables/{table}/rematch")
                assert await refusal_of(again) == "table/bad-settings"

    asyncio.run(go())


# ---- the second rules of French Quarter -----------------------------------------------------------------------
def make_first(data: Path) -> None:
    """Make the stored tables those of a server that knew the first rules only."""
    with closing(sqlite3.connect(data / FILE)) as conn, conn:
        for table_id, number, text in conn.execute("SELECT table_id, number, data FROM entries WHERE kind = 'created'"):
            new = (json.dumps(json.loads(text) | {"rules_version": 1}), table_id, number)
            conn.execute("UPDATE entries SET data = ? WHERE table_id = ? AND number = ?", new)
        conn.execute("UPDATE tables SET rules_version = 1")


def test_FQ_R6_a_table_begun_under_the_first_rules_goes_on_under_them(tmp_path: Path) -> None:
    """Its record, its rematch and a game that goes on from it tell what was played by which rules."""

    async def go() -> None:
        async with house(tmp_path) as here:
            ann, table, _ = await some_moves(here)
            assert (await here.wire(ann, table)).info["rules_version"] == 2
        make_first(tmp_path)
        async with house(tmp_path) as here:
            ann = await here.back(ann)
            wire = await here.wire(ann, table)
            assert (wire.info["broken"], wire.info["rules_version"]) == (False, 1)
            assert wire.view["game"]["rules_version"] == 1
            await next_move(wire)
            await here.finish(table)
            record = parse(await ann.ask("GET", f"/api/tables/{table}/record"))
            assert record.rules_version == 1
            verify(record, gt.game(GAME, rules_version=1))
            again = (await ann.ask("POST", f"/api/tables/{table}/rematch"))["table"]
            assert (await ann.ask("GET", f"/api/tables/{again}"))["rules_version"] == 2
        async with house(tmp_path) as here:  # nothing was converted: the first rules can be played
            ann = await here.back(ann)
            assert (await ann.ask("GET", f"/api/tables/{table}"))["rules_version"] == 1
            body = {"step": 3, "eyes": "0", "bots": "greedy"}
            forked = (await ann.ask("POST", f"/api/tables/{table}/fork", body))["table"]
            assert (await ann.ask("GET", f"/api/tables/{forked}"))["rules_version"] == 1
        with closing(sqlite3.connect(tmp_path / FILE)) as conn:
            assert conn.execute("SELECT count(*) FROM entries WHERE kind = 'converted'").fetchone() == (0,)

    asyncio.run(go())


# ---- entries that are not what they should be -----------------------------------------------------------------
def spoil(data: Path, kind: str, /, **fields: object) -> None:
    """Put something else into the stored entries of this kind."""
    with closing(sqlite3.connect(data / FILE)) as conn, conn:
        for table_id, number, text in conn.execute(
            "SELECT table_id, number, data FROM entries WHERE kind = ?", (kind,)
        ).fetchall():
            new = (json.dumps(json.loads(text) | fields), table_id, number)
            conn.execute("UPDATE entries SET data = ? WHERE table_id = ? AND number = ?", new)


@pytest.mark.parametrize("action", ["go nowhere at all", "end"])
def test_a_game_with_a_step_that_the_rules_refuse_stands_still_and_can_be_ended(tmp_path: Path, action: str) -> None:
    async def go() -> None:
        async with house(tmp_path) as here:
            ann, table, _view = await some_moves(here)
        spoil(tmp_path, "played", action=action)
        async with house(tmp_path) as here:
            ann = await here.back(ann)
            wire = await here.wire(ann, table)
            assert wire.info["broken"]
            assert (await ann.ask("GET", "/api/my-games"))["tables"][0]["id"] == table
            assert (await wire.do("propose", seat=0, what="end"))["type"] == "done"
            assert action in parse(await ann.ask("GET", f"/api/tables/{table}/record")).steps[-1]

    asyncio.run(go())


@pytest.mark.parametrize("fields", [{"game": "no-such-game"}, {"seats": 7}, {"kind": "from-the-future"}])
def test_a_table_that_cannot_be_read_is_refused_and_left_out_of_lists(tmp_path: Path, fields: Json) -> None:
    async def go() -> None:
        async with house(tmp_path) as here:
            ann, table, _view = await some_moves(here)
        spoil(tmp_path, "created", **fields)
        async with house(tmp_path) as here:
            ann = await here.back(ann)
            good = await ann.new_table(GAME, [{}, {}])
            with capture_logs() as logs:
                for path in ("/api/lobby", "/api/my-games", "/api/lobby"):
                    assert [one["id"] for one in (await ann.ask("GET", path))["tables"]] == [good]
                assert await refusal_of(ann.ask("GET", f"/api/tables/{table}")) == "table/broken"
            said = [line["event"] for line in logs if line["log_level"] == "error"]
            assert said == ["table cannot be read", "table cannot be loaded"]

    asyncio.run(go())
