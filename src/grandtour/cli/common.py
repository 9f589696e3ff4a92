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
from grandtour.core.editions import OtherGame
from grandtour.core.record import SEED, parse, read_steps
from grandtour.core.registry import BadOptions, UnknownGame, there_is_no
from grandtour.core.short import MOST, quote

if TYPE_CHECKING:
    from rich.console import Console

LARGEST_FILE: Final = 64 * 2**20  # a record has some kilobytes, but /dev/zero has no end
LONGEST_SEED: Final = 100
NOT_TRUE: Final = "false: "


def whole_number(_: object, tokens: Sequence[Token]) -> int:
    """A whole number exactly as written; cyclopts itself would round 1.5 to 2."""
    text = tokens[0].value
    if not re.fullmatch(r"[+-]?[0-9]{1,15}", text):
        raise ValueError(f"{quote(text)} is no whole number")
    return int(text)


def number_of_seconds(_: object, tokens: Sequence[Token]) -> float:
    text = tokens[0].value
    try:
        return float(text)
    except ValueError:
        raise ValueError(f"{quote(text)} is no number of seconds") from None


Whole = Annotated[int, Parameter(converter=whole_number, metavar="N")]
Nodes = Annotated[int | None, Parameter(converter=whole_number, metavar="N")]
Seconds = Annotated[float | None, Parameter(converter=number_of_seconds, metavar="SECONDS")]
Json = Annotated[bool, Parameter(name="--json", negative="", show_default=False)]
Quiet = Annotated[bool, Parameter(name="--quiet", negative="", show_default=False)]
Options = Annotated[list[str] | None, Parameter(name="--option", negative="", metavar="NAME=on|off")]
ON_OFF: Final = {"on": True, "off": False}


# ---- output ---------------------------------------------------------------------------------------------------
def out() -> Console:
    """The console for results."""
    from grandtour.cli import console

    return console.out()


def err() -> Console:
    """The console for progress and remarks."""
    from grandtour.cli import console

    return console.err()


@contextmanager
def games_bar(games: int, show: bool, done: int = 0) -> Iterator[Callable[[], None]]:
    """A bar on stderr, if somebody sees it; call what it gives after each game."""
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


def first(faults: Sequence[object]) -> dict[str, object]:
    """Faults as JSON answers have them: all, or if there are very many, the first and how many more there are."""
    more = len(faults) - MOST
    return {"faults": list(faults[:MOST])} | ({"more": more} if more > 0 else {})


# ---- games ----------------------------------------------------------------------------------------------------
def build_game(
    name: str,
    edition: str | Path | None = None,
    options: dict[str, object] | None = None,
    rules_version: int | None = None,
) -> gt.Game:
    try:
        return gt.game(name, edition, options, rules_version)
    except (UnknownGame, BadOptions) as error:
        raise Refused(str(error)) from None
    except OtherGame as error:
        raise Refused(f"--edition {error}") from None
    except gt.BadEdition as error:
        what = f"the edition {str(edition)!r} cannot be used:" if edition else "the edition cannot be used:"
        raise Refused(what, error.faults) from None


def read_options(given: Sequence[str] | None, game: str) -> dict[str, object]:
    """Options such as `plus_after_fallback=off`, as the rules take them. Every wrong one is named."""
    if game not in gt.games():  # that is refused when the game is built
        return {}
    known = [option.name for option in gt.GAMES.entry(game).options]
    options: dict[str, object] = {}
    faults = []
    for text in given or ():
        name, _, value = text.partition("=")
        if not known:
            faults.append(f"{quote(text)}: {game} has no options")
        elif name not in known:
            faults.append(f"{quote(text)}: {there_is_no('option', name, known)}")
        elif value not in ON_OFF:
            faults.append(f"{quote(text)}: write {name}=on or {name}=off")
        elif name in options:
            faults.append(f"{quote(text)}: {name} is there twice")
        else:
            options[name] = ON_OFF[value]
    if faults:
        raise Refused("--option cannot be used:", faults)
    return options


def read_seats(text: str, game: gt.Game, others: Sequence[str] = ()) -> list[str]:
    """`greedy,random` as a list; `others` may sit there besides bots. Every wrong name is refused."""
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
        raise Refused(
            f"--seats {quote(text)} cannot be used:", faults, f"Write one name a seat, as in --seats {example}."
        )
    return who


def bot_fault(name: str, game: gt.Game, others: Sequence[str] = ()) -> str:
    """Why there is no such bot for the game; "" if there is."""
    try:
        bots.make(name, game)
    except bots.UnknownBot as error:
        if "@" in name:
            return str(error)
        return there_is_no("player" if others else "bot", name, [*others, *bots_for(game)])
    return ""


def bots_for(game: gt.Game) -> list[str]:
    """The bots for a game: random plays any game, the levels only those of ours."""
    return list(bots.NAMES if game.name in levels.GAMES else bots.NAMES[:1])


# ---- how long bots think --------------------------------------------------------------------------------------
LONGEST_THOUGHT: Final = 3600.0


def check_budget(time: float | None, nodes: int | None) -> None:
    """Check `--time` and `--nodes`, which are for one decision. If both are wrong, both are named."""
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

    Refused if that is not here, because then nobody can say whether the record is true. core.record says whether the
    rest of its header is true: options or a number of seats that the game does not have make a record false, unless it
    has steps that cannot be read, which BadRecord names.
    """
    give = "The record cannot be verified without that edition: give its file with --edition FILE."
    version = playable_rules(record)
    if edition is not None:
        game = build_game(record.game, edition, rules_version=version)
    else:
        try:
            game = gt.game(record.game, record.edition, rules_version=version)
        except gt.BadEdition:
            what = f"the record was played on the edition {quote(record.edition)}, which is not one of ours"
            raise Refused(what, hint=give) from None
        except UnknownGame as error:
            raise Refused(f"the record cannot be played here: {error}") from None
    if not game.has_hash(record.edition_hash):
        named = f"an edition {quote(record.edition)} with other contents than this {game.edition_id!r}"
        raise Refused(
            f"the record was played on {named}",
            [f"the record names {record.edition_hash}", f"this edition is {game.edition_hash}"],
            give,
        )
    if version is None:
        known = ", ".join(map(str, gt.GAMES.entry(record.game).rules_versions))
        raise Refused(
            f"the record was played under version {record.rules_version} of the rules and cannot be verified here; "
            f"what can be played here: {known}",
        )
    try:
        return gt.game(record.game, record.edition if edition is None else edition, record.options, version)
    except BadOptions as error:
        read_steps(record, game)
        raise Refused(f"{NOT_TRUE}the record's options: {error}", code=FALSE) from None


def playable_rules(record: gt.Record) -> int | None:
    """The version of the rules that the record was played under; None if it cannot be played here."""
    if record.game not in gt.games() or record.rules_version not in gt.GAMES.entry(record.game).rules_versions:
        return None
    return record.rules_version


@contextmanager
def judging(file: Path) -> Iterator[None]:
    """Put this around replaying a record: it ends the command with the right exit code if that is broken or false."""
    try:
        yield
    except gt.BadRecord as error:
        raise Refused(f"{str(file)!r} is not a whole record:", error.faults) from None
    except gt.FalseRecord as error:
        raise Refused(f"{NOT_TRUE}{error}", code=FALSE) from None


def check_new_file(path: Path, option: str) -> None:
    """Refuse a file that could not be written; this is done before a long game, not after it."""
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
    """Write all or nothing, so that a reader never finds half a file. OSError says which file cannot be written."""
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
