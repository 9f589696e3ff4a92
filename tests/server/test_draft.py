"""A move is played once: the table that a draft brings is the one that folding its stored entries anew gives."""

from __future__ import annotations

import random
from functools import reduce
from pathlib import Path

import msgspec
import pytest

import grandtour as gt
from grandtour.server import commands as c
from grandtour.server import entries as e
from grandtour.server import showing
from grandtour.server.codes import Refused
from grandtour.server.deciding import Asker, decide
from grandtour.server.draft import Draft
from grandtour.server.rules import CannotGoOn
from grandtour.server.table import Commands, Heard, Table
from tests.server.house import BOT, KEYS, OPEN, Desk, House, in_house, state_of, two_at

GAMES = ("san-francisco", "explore-new-york", "french-quarter")
CLOCKS = (e.ClockSpec("bank", 300, 5), e.ClockSpec("move", 60), e.ClockSpec("none"))
MOST = 3000  # commands until a game must have ended


def shown(table: Table, heard: Heard) -> list[bytes]:
    """What every viewer is shown."""
    info = showing.table_info(table, {})
    viewers = [*range(table.seats), None]
    views = [showing.view(table, seat, 1, info, heard=heard, language="en") for seat in viewers]
    return [msgspec.json.encode(view) for view in views]


def facts(table: Table) -> dict[str, str]:
    """All that the table is, but of its steps only the last ones; at the end of a game all are compared."""
    out = {name: repr(value) for name, value in vars(table).items() if name not in ("game", "match", "clocks", "steps")}
    assert table.match is not None
    out["clocks"] = repr(vars(table.clocks))
    out["steps"] = repr((len(table.steps), table.steps[-8:]))
    out["match"] = repr((table.match.state.dump(), len(table.match.steps), table.match.steps[-4:]))
    return out


def something(desk: Desk, dice: random.Random, number: int) -> tuple[str | None, c.Command]:
    """Mostly a move; sometimes something else, which may be refused."""
    table, name = desk.table, f"c{number}"
    if dice.random() < 0.2:  # most moves cannot be taken back any more
        last = next((seat for seat, _ in reversed(table.steps) if seat >= 0), 0)
        return table.chairs[last].user, c.Undo(name, last, table.seen[last])
    seat = dice.randrange(table.seats)
    user = table.chairs[seat].user
    if user is not None and (dice.random() < 0.2 or not table.actors()):
        others: list[c.Command] = [
            c.Leave(name, seat),
            c.Return(name, seat),
            c.Propose(name, seat, "pause"),
            c.Answer(name, seat, dice.random() < 0.7),
            c.Resume(name, seat),
            c.Depart(),
        ]
        return user, dice.choice(others)
    if not table.actors() or dice.random() < 0.05:
        return None, c.TimeOut()
    seat = dice.choice(table.actors())
    action = dice.choice(desk.legal(seat))
    person = table.chairs[seat].person
    if person is None:
        return None, c.BotPlay(seat, table.seen[seat], action, stuck=dice.random() < 0.1)
    return person, c.Play(name, seat, table.seen[seat], action)


@pytest.mark.parametrize("game", GAMES)
def test_a_draft_is_what_folding_its_entries_anew_gives(game: str) -> None:
    written = [entry for clock in CLOCKS for entry in drafted(game, clock)]
    assert {e.Played, e.Undone, e.Away, e.Back, e.Paused, e.Resumed} <= {type(entry) for entry in written}
    moves = [entry for entry in written if isinstance(entry, e.Played)]
    assert any(move.chance for move in moves)
    assert any(move.scores for move in moves)
    assert {move.by for move in moves} == {"player", "bot", "stand-in"}


def drafted(game: str, clock: e.ClockSpec) -> list[e.AnyEntry]:
    """Play a game twice: from draft to draft, as the hub does, and from the stored entries. Return these."""
    dice = random.Random(f"{game} {clock.kind}")
    desk = Desk(OPEN, OPEN, BOT, game=game, clock=clock).sit("ann", "bob").start(str(dice.getrandbits(64)))
    kept = desk.table
    written: list[e.AnyEntry] = []
    for number in range(MOST):
        if desk.table.ended:
            break
        user, command = something(desk, dice, number)
        desk.now += dice.randrange(5_000)
        command_id = getattr(command, "id", None)
        before = facts(kept)
        try:
            draft = decide(kept, Asker(user, desk.now, KEYS.link_ok), command, command_id)
        except Refused:
            assert facts(kept) == before
            continue
        assert facts(kept) == before  # so a draft that cannot be stored is just forgotten
        told = len(desk.heard)
        desk.fold(user, command_id, draft.entries)
        assert facts(draft.table) == facts(desk.table)
        if draft.entries:
            heard = reduce(Heard.then, desk.heard[told:])
            assert repr(draft.heard) == repr(heard)
            assert shown(draft.table, draft.heard) == shown(desk.table, heard)
        kept = draft.table
        written += draft.entries
    assert desk.table.status == "over"
    assert state_of(kept) == state_of(desk.again())
    return written


def test_a_stored_move_is_played_anew_and_its_chance_is_compared_with_the_seed() -> None:
    desk = two_at()
    draft = draft_with_chance(desk)
    (played,) = draft.entries
    assert isinstance(played, e.Played)
    false = e.Played(played.seat, played.action, [*played.chance[:-1], "draw something-else"])
    with pytest.raises(CannotGoOn, match="the seed gives"):
        desk.table.fork().fold(desk.table.revision + 1, desk.now, "ann", None, false)


def draft_with_chance(desk: Desk) -> Draft:
    for _ in range(100):
        seat = desk.table.actors()[0]
        for action in desk.legal(seat):
            asker = Asker(desk.table.chairs[seat].user, desk.now, KEYS.link_ok)
            draft = decide(desk.table, asker, c.Play("x", seat, desk.table.seen[seat], action), "x")
            if any(isinstance(entry, e.Played) and entry.chance for entry in draft.entries):
                return draft
        desk.play(seat)
    raise AssertionError("chance never acts")


def test_two_drafts_of_one_table_know_nothing_of_each_other() -> None:
    desk = two_at("french-quarter")
    table = desk.table
    step, asker = table.seen[0], Asker("ann", desk.now, KEYS.link_ok)
    one, other = (
        decide(table, asker, c.Play(name, 0, step, action), name)
        for name, action in zip(("one", "other"), desk.legal(0)[:2], strict=True)
    )
    assert ("ann", "one") in one.table.commands
    assert ("ann", "other") not in one.table.commands
    assert ("ann", "one") not in other.table.commands
    assert ("ann", "other") in other.table.commands
    assert ("ann", "one") not in table.commands
    assert one.table.steps[:-1] == other.table.steps[:-1] == table.steps


def test_copies_of_commands_share_what_they_have_and_nothing_more() -> None:
    dice = random.Random(5)
    versions: list[tuple[Commands, dict[tuple[str, str], int]]] = [(Commands(), {})]
    for number in range(400):
        ours, expected = dice.choice(versions[-4:])
        twin, then = ours.fork(), dict(expected)
        if dice.random() < 0.8:  # many entries carry out no command
            command = ("ann", f"{number % 90}")
            if command not in then:
                twin.add(command, max(then.values(), default=0) + dice.randrange(1, 3))
                then[command] = twin.last
        versions.append((twin, then))
    for ours, expected in versions:
        assert {f"{name}" for name in range(90) if ("ann", f"{name}") in ours} == {name for _, name in expected}
        assert repr(ours) == f"Commands({dict(sorted(expected.items(), key=lambda item: item[1]))})"


def test_the_server_plays_a_move_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[object] = []

    async def visit(here: House) -> None:
        _ann, _bob, table = await here.two()
        at = here.hub.live[table].table
        assert at.match is not None
        seat = at.actors()[0]
        action = at.game.write(at.match.legal(seat)[0])
        play = gt.Match.play

        def counted(match: gt.Match, seat: int, action: gt.Action | str) -> list[gt.Event]:
            played.append(action)
            return play(match, seat, action)

        monkeypatch.setattr(gt.Match, "play", counted)
        await here.hub.command(table, at.chairs[seat].user, c.Play("x", seat, at.seen[seat], action))
        assert here.hub.live[table].table.steps != at.steps
        assert len(played) == 1
        kept = state_of(here.hub.live[table].table)
        here.hub.forget(here.hub.live[table])
        assert state_of((await here.hub.open(table)).table) == kept  # read from the database, it is played anew
        assert len(played) == 2

    in_house(tmp_path, visit)
