"""`grandtour play`: a game in the terminal."""

from __future__ import annotations

import secrets
import sys
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

import grandtour as gt
from grandtour import bots
from grandtour.bots.levels import clock_for
from grandtour.cli.common import (
    Nodes,
    Options,
    Seconds,
    build_game,
    check_budget,
    check_new_file,
    check_seed,
    out,
    read_options,
    read_seats,
    write_whole,
)
from grandtour.cli.errors import Faults, Refused
from grandtour.cli.language import language_of

if TYPE_CHECKING:
    from grandtour.words import Words

HUMAN = "human"
LONGEST_NAME = 30

Who = Annotated[str, Parameter(metavar="WHO,WHO,...")]
Names = Annotated[str | None, Parameter(metavar="NAME,NAME,...")]


def play(
    game: str,
    /,
    *,
    seats: Who = "human,greedy,greedy",
    seed: str | None = None,
    edition: str | None = None,
    option: Options = None,
    lang: str | None = None,
    names: Names = None,
    record: Path | None = None,
    time: Seconds = None,
    nodes: Nodes = None,
) -> int:
    """Play a game in the terminal, against bots or with friends.

    Choose by number, or type a move; `help` explains the rest. Several people
    at one keyboard each see only their own cards.

    For example:

      grandtour play san-francisco
      grandtour play san-francisco --seats human,human,greedy --names Ana,Ben
      grandtour play san-francisco --lang es --seed 7 --record game.txt
      grandtour play san-francisco --seats human,master --time 10
      grandtour play explore-new-york --seats human
      grandtour play explore-new-york --option plus_after_fallback=off
      grandtour play french-quarter --option mayor=on --option tourism=on

    Parameters
    ----------
    game
        The game's id; `grandtour games` lists them.
    seats
        Who sits where: human or a bot, with commas between them.
    seed
        Decides every draw; the same seed and the same choices give the same game. If not given, it is secret.
    edition
        The id of an edition of ours, or a file of your own.
    option
        A variation of the rules, switched on or off; `grandtour games` lists them. May be given several times.
    lang
        en, es, fr, de or ro; the language of your system if not given.
    names
        Names for the seats, from the first on.
    record
        Write the game to this new file when it ends or is left.
    time
        How long bots that search may think about a decision, in seconds.
    nodes
        How many simulations such a bot may do for a decision. If neither is given, its level's own limits hold.
    """
    from grandtour import words
    from grandtour.terminal import face_of
    from grandtour.terminal.session import Player, Saver, Session

    faults = Faults()
    with faults:
        language = language_of(lang)
    if seed is not None:
        with faults:
            check_seed(seed)
    with faults:
        built = build_game(game, edition, read_options(option, game))
        who = read_seats(seats, built, (HUMAN,))
    with faults:
        given = read_names(names, len(seats.split(",")))
    if record is not None:
        with faults:
            check_new_file(record, "--record")
    with faults:
        check_budget(time, nodes)
    faults.finish()
    shown = name_seats(who, given, words.Words(None, language))
    bot_seed = seed if seed is not None else str(secrets.randbits(128))
    players = []
    for seat, name in enumerate(who):
        bot = None if name == HUMAN else bots.make(name, built, f"{bot_seed}/bot{seat}")
        players.append(Player(shown[seat], bot, partial(clock_for, name, game, time, nodes)))
    match = gt.Match(built, len(who), seed)
    console = out()
    face = face_of(built, language, shown, console)
    saver = Saver(match, record, write_whole, face, console)
    session = Session(match, face, players, console, sys.stdin.isatty() and console.is_terminal, saver)
    with suppress(ImportError):  # not on every system
        import readline  # noqa: F401 (lets the player edit the line)
    try:
        session.run()
    except KeyboardInterrupt:
        console.print()
        saver.unfinished()
        raise
    except BrokenPipeError:  # nobody watches any more
        saver.unfinished()
        raise
    return 0


def read_names(names: str | None, seats: int) -> list[str]:
    given = [name.strip() for name in names.split(",")] if names is not None else []
    faults = []
    if len(given) > seats:
        faults.append(f"there are {len(given)} names for {seats} seat{'s' if seats > 1 else ''}")
    for name in given:
        if not name or not name.isprintable() or len(name) > LONGEST_NAME:
            faults.append(f"{name[:LONGEST_NAME]!r} is no name: 1 to {LONGEST_NAME} letters")
        elif given.count(name) > 1:
            faults.append(f"{name!r} is there twice")
    if faults:
        raise Refused(f"--names {names!r} cannot be used:", list(dict.fromkeys(faults)))
    return given


def name_seats(who: list[str], given: list[str], words: Words) -> list[str]:
    """Names by seat: those given; then "Player 2" for people, and its name with the seat's number for a bot."""
    shown = list(given)
    for seat in range(len(given), len(who)):
        if who[seat] == HUMAN:
            name = words.name(seat)
        else:
            key = f"bot-{who[seat]}"
            name = f"{words.say(key) if words.has(key) else who[seat]} {seat + 1}"
        shown.append(name)
    return shown
