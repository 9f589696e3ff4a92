"""The command line: each command is a module beside this one."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from grandtour.cli.errors import FAILED, INTERRUPTED, PIPE_CLOSED, Refused, complain

if TYPE_CHECKING:
    from cyclopts import App, CycloptsError

HELP = """City-touring board games behind one rules engine: for people, bots and researchers.

The games are Ticket to Ride: San Francisco, Explore New York and French
Quarter. Maps, sheets, cards and tickets are our own design."""

EPILOGUE = """Examples:
  grandtour games                   what there is to play
  grandtour play san-francisco      play against two bots
  grandtour play explore-new-york --seats human
                                    alone, for the highest score (a house mode)
  grandtour play french-quarter --option mayor=on --option tourism=on
  grandtour serve                   a server for your friends and their bots
  grandtour score sheet.toml        the score of a game on paper
  grandtour simulate explore-new-york --seats greedy,random --games 100
  grandtour arena san-francisco     how strong the bots are

`grandtour COMMAND --help` explains a command. The exit code is 0 if all went
well, 1 for a false record or a bot that failed, 2 for wrong input, and 130
after Ctrl-C."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command, and return the exit code. Everything that can go wrong ends here, without a traceback."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # A letter that cannot be shown or read becomes "?" instead of ending the program.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        code = run(arguments)
        sys.stdout.flush()
        return code
    except Refused as refused:
        complain(refused)
        return refused.code
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # nobody reads any more, as in `grandtour games | head -1`
        drop_output()
        return PIPE_CLOSED
    except OSError as error:
        complain(Refused(f"cannot go on: {error.strerror or error}"))
        drop_output()
        return FAILED


def drop_output() -> None:
    """Drop what is still buffered and cannot be written; otherwise Python would complain again at the end."""
    with suppress(OSError, ValueError):  # stdout may be no file
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def run(arguments: list[str]) -> int:
    if arguments == ["--version"]:  # is quick, because nothing else is imported for it
        print(version())
        return 0
    from cyclopts import CycloptsError

    try:
        answer = app()(arguments)
    except CycloptsError as error:
        raise misused(error) from None
    return answer if isinstance(answer, int) else 0


def app() -> App:
    """All commands. Their modules are small; a command imports what it needs when it runs."""
    from cyclopts import App

    from grandtour.cli import admin, arena, bench, edition, games, play, replay, score, serve, simulate, verify
    from grandtour.cli.console import Screen

    out = App(
        name="grandtour",
        help=HELP,
        help_epilogue=EPILOGUE,
        help_format="plaintext",
        version=version,
        console=Screen(),
        result_action="return_value",
        exit_on_error=False,
        print_error=False,
        suppress_keyboard_interrupt=False,
    )
    functions: list[Callable[..., int]]
    functions = [games.games, play.play, serve.serve, score.score, simulate.simulate, arena.arena]
    functions += [replay.replay, verify.verify]
    for order, function in enumerate(functions):
        out.command(function, sort_key=order, help_epilogue="")
    out.command(admin.app)
    out.command(edition.app)
    out.command(bench.bench, help_epilogue="")
    for order, name in enumerate(("admin", "edition", "bench", "--help", "--version"), len(functions)):
        out[name].sort_key = order
    return out


def version() -> str:
    from grandtour import __version__, _engine

    engine = "compiled" if _engine.engine() == "compiled" else f"pure Python: {_engine.reason()}"
    return f"grandtour {__version__} ({engine})"


def misused(error: CycloptsError) -> Refused:
    """What is wrong with the words of the command line, as cyclopts says it."""
    from cyclopts import UnusedCliTokensError

    error.verbose = False
    command = " ".join(["grandtour", *(error.command_chain or ())])
    text = str(error).strip()
    if isinstance(error, UnusedCliTokensError):
        text = f"too many arguments: {' '.join(error.unused_tokens or ())}"
    return Refused(text, hint=f"`{command} --help` says what there is.")
