"""What several commands need: their shared options, games by name, files, and where output goes."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import Parameter, Token

import grandtour as gt
from grandtour import bots
from grandtour.bots import levels
from grandtour.cli.errors import FALSE, Faults, Refused
from grandtour.core.record import SEED, parse
from grandtour.core.registry import BadOptions, UnknownGame, there_is_no

if TYPE_CHECKING:
    from rich.console import Console

LARGEST_FILE: Final = 64 * 2**20  # a record has some kilobytes; /dev/zero has no end
LONGEST_SEED: Final = 100
NOT_TRUE: Final = "false: "


def whole_number(_: object, tokens: Sequence[Token]) -> int:
    """Exactly what was written: cyclopts itself would round 1.5 to 2."""
    text = tokens[0].value
    if not re.fullmatch(r"[+-]?[0-9]{1,15}", text):
        raise ValueError(f"{text[:40]!r} is no whole number")
    return int(text)


def number_of_seconds(_: object, tokens: Sequence[Token]) -> float:
    text = tokens[0].value
    try:
        return float(text)
    except ValueError:
        raise ValueError(f"{text[:40]!r} is no number of seconds") from None


Whole = Annotated[int, Parameter(converter=whole_number, metavar="N")]
Nodes = Annotated[int | None, Parameter(converter=whole_number, metavar="N")]
Seconds = Annotated[float | None, Parameter(converter=number_of_seconds, metavar="SECONDS")]
Json = Annotated[bool, Parameter(name="--json", negative="", show_default=False)]
Quiet = Annotated[bool, Parameter(name="--quiet", negative="", show_default=False)]
Options = Annotated[list[str] | None, Parameter(name="--option", negative="", metavar="NAME=on|off")]
ON_OFF: Final = {"on": True, "off": False}


# ---- output ---------------------------------------------------------------------------------------------------
def out() -> Console:
    """Results."""
    from grandtour.cli import console

    return console.out()


def err() -> Console:
    """Progress and remarks."""
    from grandtour.cli import console

    return console.err()


@contextmanager
def games_bar(games: int, show: bool, done: int = 0) -> Iterator[Callable[[], None]]:
    """A bar on stderr, where somebody sees it; what it gives is to be called after each game."""
    console = err()
    if not show or not console.is_terminal:
        yield lambda: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("games", total=games, completed=done)
        yield lambda: bar.advance(task)


def print_json(answer: object) -> None:
    print(json.dumps(answer, indent=2))


# ---- games ----------------------------------------------------------------------------------------------------
def build_game(name: str, edition: str | Path | None = None, options: dict[str, object] | None = None) -> gt.Game:
    try:
        return gt.game(name, edition, options)
    except (UnknownGame, BadOptions) as error:
        raise Refused(str(error)) from None
    except gt.BadEdition as error:
        what = f"the edition {str(edition)!r} cannot be used:" if edition else "the edition cannot be used:"
        raise Refused(what, error.faults) from None


def read_options(given: Sequence[str] | None, game: str) -> dict[str, object]:
    """`plus_after_fallback=off` as the rules take it. Every wrong one is named."""
    if game not in gt.games():  # is said where the game is built
        return {}
    known = [option.name for option in gt.GAMES.entry(game).options]
    options: dict[str, object] = {}
    faults = []
    for text in given or ():
        name, _, value = text.partition("=")
        if not known:
            faults.append(f"{text[:60]!r}: {game} has no options")
        elif name not in known:
            faults.append(f"{text[:60]!r}: {there_is_no('option', name[:60], known)}")
        elif value not in ON_OFF:
            faults.append(f"{text[:60]!r}: write {name}=on or {name}=off")
        elif name in options:
            faults.append(f"{text[:60]!r}: {name} is there twice")
        else:
            options[name] = ON_OFF[value]
    if faults:
        raise Refused("--option cannot be used:", faults)
    return options


def read_seats(text: str, game: gt.Game, others: Sequence[str] = ()) -> list[str]:
    """`greedy,random` as a list; `others` are who may sit there besides bots. Every wrong one is named."""
    who = [word.strip() for word in text.split(",")]
    faults = []
    for seat, name in enumerate(who):
        if name not in others:
            fault = bot_fault(name, game, others)
            if fault:
                faults.append(f"seat {seat}: {fault}")
    if len(who) not in game.seat_counts:
        counts = ", ".join(map(str, game.seat_counts))
        are = "is 1 seat" if len(who) == 1 else f"are {len(who)} seats"
        faults.append(f"there {are}, but {game.name} ({game.edition_id}) is for {counts} players")
    if faults:
        example = ",".join([*others[:1], "greedy", "random"][:2])
        raise Refused(f"--seats {text!r} cannot be used:", faults, f"Write one name a seat, as in --seats {example}.")
    return who


def bot_fault(name: str, game: gt.Game, others: Sequence[str] = ()) -> str:
    """Why there is no such bot for the game; "" where there is."""
    try:
        bots.make(name, game)
    except bots.UnknownBot as error:
        if "@" in name:
            return str(error)
        return there_is_no("player" if others else "bot", name, [*others, *bots_for(game)])
    return ""


def bots_for(game: gt.Game) -> list[str]:
    """Anybody can play at random; the levels know our games."""
    return list(bots.NAMES if game.name in levels.GAMES else bots.NAMES[:1])


# ---- how long bots think --------------------------------------------------------------------------------------
LONGEST_THOUGHT: Final = 3600.0


def check_budget(time: float | None, nodes: int | None) -> None:
    """`--time` and `--nodes`, which are said of one decision. Both faults are named."""
    faults = Faults()
    if time is not None and not 0 < time <= LONGEST_THOUGHT:
        with faults:
            raise Refused(f"--time must be more than 0 and at most {LONGEST_THOUGHT:g} seconds, not {time:g}")
    if nodes is not None:
        with faults:
            at_least("--nodes", nodes, 1)
    faults.finish()


# ---- numbers and seeds ----------------------------------------------------------------------------------------
def at_least(option: str, value: float, least: int) -> None:
    if not value >= least:
        raise Refused(f"{option} must be {least} or more, not {value}")


def check_seed(seed: str) -> None:
    if len(seed) > LONGEST_SEED or seed.startswith("-") or not SEED.fullmatch(seed):
        raise Refused(
            f"--seed {seed[:LONGEST_SEED]!r} cannot be used: write a whole number such as 7, or a word of letters, "
            f"digits and . _ : / + - (at most {LONGEST_SEED}, not starting with -)"
        )


# ---- files ----------------------------------------------------------------------------------------------------
def read_text(path: Path) -> str:
    try:
        with path.open("rb") as stream:
            content = stream.read(LARGEST_FILE + 1)
    except (OSError, ValueError) as error:  # ValueError: a zero byte in the name
        what = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise Refused(f"cannot read {str(path)!r}: {what}") from None
    if len(content) > LARGEST_FILE:
        raise Refused(f"cannot read {str(path)!r}: it has more than {LARGEST_FILE // 2**20} MB")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise Refused(f"cannot read {str(path)!r}: line {line} is not UTF-8 text") from None


def read_record(path: Path) -> gt.Record:
    text = read_text(path)
    try:
        return parse(text)
    except gt.BadRecord as error:
        raise Refused(f"{str(path)!r} is not a whole record:", error.faults) from None


def game_of(record: gt.Record, edition: Path | None) -> gt.Game:
    """The game that the record was played with: its edition is a shipped one, or the file `edition`.

    Refused where that is not here, because then nobody can say whether the record is true. Whether the rest of its
    header is true, core.record says.
    """
    give = "The record cannot be verified without that edition: give its file with --edition FILE."
    if edition is not None:
        game = build_game(record.game, edition, record.options)
    else:
        try:
            game = gt.game(record.game, record.edition, record.options)
        except gt.BadEdition:
            what = f"the record was played on the edition {record.edition!r}, which is not one of ours"
            raise Refused(what, hint=give) from None
        except (UnknownGame, BadOptions) as error:
            raise Refused(f"the record cannot be played here: {error}") from None
    if record.edition_hash != game.edition_hash:
        raise Refused(
            f"the record was played on an edition {record.edition!r} with other contents than this {game.edition_id!r}",
            [f"the record names {record.edition_hash}", f"this edition is {game.edition_hash}"],
            give,
        )
    if record.rules_version != game.rules_version:
        raise Refused(
            f"the record was played under version {record.rules_version} of the rules and cannot be verified here; "
            f"this is version {game.rules_version}",
        )
    return game


@contextmanager
def judging(file: Path) -> Iterator[None]:
    """Where a record is replayed: ends the command with the right exit code if it is broken or false."""
    try:
        yield
    except gt.BadRecord as error:
        raise Refused(f"{str(file)!r} is not a whole record:", error.faults) from None
    except gt.FalseRecord as error:
        raise Refused(f"{NOT_TRUE}{error}", code=FALSE) from None


def check_new_file(path: Path, option: str) -> None:
    """Refuse before a long game what could not be written after it."""
    named = f"{option} {str(path)!r}"
    try:
        if path.is_dir():
            raise Refused(f"{named} is a directory; name a file in it")
        if path.exists():
            raise Refused(f"{named} is there already; choose a name that is not taken")
        if not path.parent.is_dir():
            raise Refused(f"{named}: there is no directory {str(path.parent)!r}")
        if not os.access(path.parent, os.W_OK):
            raise Refused(f"{named}: the directory {str(path.parent)!r} cannot be written to")
    except OSError as error:  # a name that is too long
        raise Refused(f"{named} cannot be used: {error.strerror or error}") from None


def write_whole(path: Path, text: str) -> None:
    """All of it or nothing: a reader never finds half a file. OSError says which file cannot be written."""
    draft = path.with_name(f".grandtour-{os.getpid()}")
    try:
        try:
            with draft.open("x", encoding="utf-8", newline="\n") as stream:
                stream.write(text)
            os.replace(draft, path)
        except BaseException:
            draft.unlink(missing_ok=True)
            raise
    except OSError as error:
        raise OSError(error.errno, f"cannot write {str(path)!r}: {error.strerror or error}") from None
