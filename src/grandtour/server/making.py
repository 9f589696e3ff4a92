"""Makes the first entry of a new table from what was asked for, after checking all of it."""

from __future__ import annotations

import secrets
from collections.abc import Set
from typing import Final

import msgspec

import grandtour as gt
from grandtour import bots
from grandtour.core.record import forks_at
from grandtour.core.registry import UnknownGame
from grandtour.server import entries as e
from grandtour.server import messages as m
from grandtour.server import rules
from grandtour.server.codes import Code, Refused
from grandtour.server.people import good_name
from grandtour.server.table import Table

DAY: Final = 24 * 3600
LONGEST: Final = {"move": DAY, "bank": 7 * DAY, "days": 30 * DAY}
SHORTEST: Final = {"move": 5, "bank": 10, "days": 3600}


def new_table(asked: m.NewTable, host: str) -> tuple[e.Created, str, int | None]:
    """The first entry, the edition's text, and the seat that the host takes. Refused names every fault."""
    faults: list[str] = []
    try:
        entry = gt.GAMES.entry(asked.game)
    except UnknownGame as error:
        raise Refused(Code.BAD_SETTINGS, str(error)) from None
    edition = asked.edition or entry.default_edition
    if edition not in rules.editions(asked.game):
        raise Refused(Code.BAD_SETTINGS, f"{asked.game} has no edition {edition!r}")
    try:
        options = entry.check_options(dict(asked.options))
    except gt.BadOptions as error:
        raise Refused(Code.BAD_SETTINGS, str(error)) from None
    chosen = {name: value is True for name, value in options.items()}
    game = rules.shipped(asked.game, edition, rules.chosen(chosen))
    if len(asked.seats) not in game.seat_counts:
        counts = ", ".join(map(str, game.seat_counts))
        faults.append(f"{asked.game} ({edition}) is played by {counts}, not by {len(asked.seats)}")
    faults += clock_faults(asked.clock)
    if asked.stand_in not in bots.NAMES:
        faults.append(f"there is no bot {asked.stand_in!r}")
    if faults:
        raise Refused(Code.BAD_SETTINGS, "; ".join(faults))
    seats = [seat_spec(seat) for seat in asked.seats]
    created = e.Created(
        game=asked.game,
        edition=edition,
        edition_hash=game.edition_hash,
        rules_version=game.rules_version,
        options=chosen,
        seats=seats,
        host=host,
        public=asked.public,
        clock=asked.clock,
        stand_in=asked.stand_in,
        undo=asked.undo,
        spectators=asked.spectators,
        hints=asked.hints,
    )
    free = [i for i, seat in enumerate(seats) if seat.kind == "open"]
    return created, rules.edition_text(asked.game, edition), free[0] if asked.sit and free else None


def clock_faults(clock: e.ClockSpec) -> list[str]:
    if clock.kind == "none":
        return ["a table without a clock has no seconds"] if clock.seconds or clock.increment else []
    faults = []
    shortest, longest = SHORTEST[clock.kind], LONGEST[clock.kind]
    if not shortest <= clock.seconds <= longest:
        faults.append(f"clock: from {shortest} to {longest} seconds, not {clock.seconds}")
    if not 0 <= clock.increment <= DAY or (clock.increment and clock.kind != "bank"):
        faults.append("clock: an increment goes with a bank, and is at most a day")
    return faults


def seat_spec(asked: m.NewSeat) -> e.SeatSpec:
    if asked.kind == "bot":
        level = asked.bot or "greedy"
        if level not in bots.NAMES:
            raise Refused(Code.BAD_SETTINGS, f"there is no bot {level!r} (there are: {', '.join(bots.NAMES)})")
        if asked.name is not None:
            raise Refused(Code.BAD_SETTINGS, "a bot has no name of its own")
        return e.SeatSpec("bot", level)
    if asked.bot is not None:
        raise Refused(Code.BAD_SETTINGS, "only a bot's seat has a level")
    if asked.kind == "device":
        return e.SeatSpec("device", None, None if asked.name is None else good_name(asked.name))
    if asked.name is not None:
        raise Refused(Code.BAD_SETTINGS, "only a player at your device is named by you")
    return e.SeatSpec(asked.kind)


def rematch_of(table: Table, host: str, apart: Set[str] = frozenset()) -> tuple[e.Created, str]:
    """The same people, each one seat further; seats of those who have left since, and of those `apart`, are open."""
    chairs = table.chairs[1:] + table.chairs[:1]
    seats = []
    for chair in chairs:
        if chair.kind == "bot":
            seats.append(e.SeatSpec("bot", chair.bot))
        elif chair.kind == "device" and chair.user == host:
            seats.append(e.SeatSpec("device", None, chair.name))
        elif chair.user is None or chair.away == "left" or chair.user in apart:
            seats.append(e.SeatSpec("open"))
        else:
            seats.append(e.SeatSpec("open", user=chair.user))
    old = table.created
    if old.edition not in rules.editions(old.game):
        raise Refused(Code.BAD_SETTINGS, f"there is no edition {old.edition!r} any more")
    game = rules.shipped(old.game, old.edition, rules.chosen(old.options))
    created = msgspec.structs.replace(
        old,
        edition_hash=game.edition_hash,
        rules_version=game.rules_version,
        seats=seats,
        host=host,
        public=table.public,
    )
    return created, rules.edition_text(old.game, old.edition)


def fork_of(table: Table, steps: int, seat: int, level: str, host: str) -> tuple[e.Created, e.Started]:
    """The first two entries of a table that goes on after so many steps of a game that is over.

    The host is at `seat`, and bots are at all others. From there on chance is drawn from a new secret seed.
    """
    if level not in bots.NAMES:
        raise Refused(Code.BAD_SETTINGS, f"there is no bot {level!r} (there are: {', '.join(bots.NAMES)})")
    assert table.seed is not None
    assert table.salt is not None
    created = e.Created(
        game=table.game.name,
        edition=table.created.edition,
        edition_hash=table.edition_hash,
        rules_version=table.rules_version,
        options=table.created.options,
        seats=[e.SeatSpec("open", user=host) if at == seat else e.SeatSpec("bot", level) for at in range(table.seats)],
        host=host,
        public=False,
    )
    past = table.steps[:steps]
    forks = forks_at(table.record(), table.seed, table.salt, steps)
    seed, salt = str(secrets.randbits(128)), secrets.token_hex(16)
    match = rules.replayed(table.game, table.seats, seed, salt, past, forks)
    if match.over:
        raise Refused(Code.BAD_SETTINGS, "the game is over at that step: there is nothing left to play")
    drawn = [table.game.write(step.action) for step in match.steps[match.begun :]]
    return created, e.Started(seed, salt, drawn, past, list(forks))
