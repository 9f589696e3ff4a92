"""`grandtour arena`: how strong bots are against each other."""

from __future__ import annotations

import time as clock
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import Parameter

import grandtour as gt
from grandtour.bots import levels
from grandtour.cli.arena_report import report_of, show, tell_faults, write_files
from grandtour.cli.common import (
    Json,
    Nodes,
    Options,
    Quiet,
    Seconds,
    Whole,
    at_least,
    bot_fault,
    build_game,
    check_budget,
    check_seed,
    err,
    games_bar,
    print_json,
    read_options,
    whole_number,
)
from grandtour.cli.errors import Faults, Refused
from grandtour.core.registry import there_is_no

if TYPE_CHECKING:
    from grandtour.arena.run import Arena
    from grandtour.arena.schedule import Pair

LEVELS: Final = ",".join(levels.NAMES)

Bots = Annotated[str, Parameter(metavar="BOT,BOT,...")]
Rival = Annotated[str | None, Parameter(metavar="BOT")]
Flag = Annotated[bool, Parameter(negative="", show_default=False)]
Jobs = Annotated[int | None, Parameter(converter=whole_number, metavar="N")]


def arena(
    game: str,
    /,
    *,
    bots: Bots = LEVELS,
    ladder: Flag = False,
    all_pairs: Annotated[bool, Parameter(name="--all", negative="", show_default=False)] = False,
    against: Rival = None,
    games: Whole = 100,
    players: Whole = 2,
    seed: str = "1",
    jobs: Jobs = None,
    time: Seconds = None,
    nodes: Nodes = None,
    edition: str | None = None,
    option: Options = None,
    out_folder: Annotated[Path | None, Parameter(name="--out", metavar="DIR")] = None,
    executor: str = "local",
    report: Flag = False,
    as_json: Json = False,
    quiet: Quiet = False,
) -> int:
    """Let bots play each other, and rate them: Elo with 95 % intervals.

    The games of a pair come in twos, with the same seed and swapped seats. Each
    game is kept when it ends: after Ctrl-C or a crash the same command goes on
    where it stopped, and with more --games it adds to them. The exit code is 1
    if a bot crashed or chose an illegal action; its best move so far, or the
    first legal one, was played instead.

    For example:

      grandtour arena san-francisco
      grandtour arena french-quarter --bots novice,casual,greedy --games 400
      grandtour arena explore-new-york --bots master --against greedy
      grandtour arena san-francisco --bots expert,master,master@8000 --all
      grandtour arena san-francisco --out runs/sf --executor ray

    Parameters
    ----------
    game
        The game's id; `grandtour games` lists them.
    bots
        The bots, the weakest first; master@4000 is master with 4000 simulations a decision.
    ladder
        Each bot against the next; this is the default.
    all_pairs
        Each bot against every other.
    against
        Each bot against this one.
    games
        How many games each pair plays.
    players
        How many seats a game has: two bots share them as evenly as possible, and swap them.
    seed
        Decides every draw and every choice of the bots; all pairs have the same draws.
    jobs
        Games played at a time; one for each core if not given.
    time
        How long bots that search may think about a decision, in seconds; the games then depend on the machine.
    nodes
        How many simulations such a bot may do for a decision; as many as its level does if neither is given.
    edition
        The id of an edition of ours, or a file of your own.
    option
        A variation of the rules, switched on or off; `grandtour games` lists them. May be given several times.
    out_folder
        Where games, table and plot are kept; a directory for these settings in ./grandtour-arena if not given.
    executor
        local: processes on this machine; ray: a Ray cluster, or Ray on this machine.
    report
        Play nothing; tell what has been played, even while another process plays on.
    as_json
        Print JSON: {"game", "ladder": [{"bot", "elo", "low", "high", "games", ...}], "pairs", "faults", ...}, the
        strongest first.
    quiet
        Show no progress.
    """
    from grandtour.arena.executors import BY_NAME, ExecutorFailed, missing
    from grandtour.arena.playing import Rules
    from grandtour.arena.results import Folder, FolderRefused
    from grandtour.arena.run import Arena, own_folder, settings_of

    faults = Faults()
    for name, value in (("--games", games), ("--jobs", jobs)):
        with faults:
            at_least(name, 1 if value is None else value, 1)
    with faults:
        check_seed(seed)
    with faults:
        check_budget(time, nodes)
    with faults:
        if executor not in BY_NAME:
            raise Refused(f"--executor: {there_is_no('executor', executor, list(BY_NAME))}")
        if missing(executor):
            raise Refused(f"--executor {executor} is not installed", hint=f"Install it: {missing(executor)}")
    with faults:
        check_kinds(ladder, all_pairs, against)
    with faults:
        built = build_game(game, edition, read_options(option, game))
        with faults:
            check_players(players, built)
        pairs = read_pairs(bots, all_pairs, against, built)
    faults.finish()
    rules = Rules(game, edition or built.edition_id, seed, time, nodes, dict(built.options))
    settings = settings_of(rules, built, players)
    folder = Folder(out_folder or own_folder(settings), settings)
    run = Arena(rules, pairs, games, players, folder)
    start = clock.perf_counter()
    try:
        folder.check()
        if report:
            if not folder.read():
                raise FolderRefused(f"{str(folder.path)!r} has no games yet")
        else:
            with telling_how_to_go_on(run), bar(len(run.fixtures), not as_json and not quiet) as begin:
                run.play(BY_NAME[executor], jobs, begin)
    except FolderRefused as error:
        raise Refused(f"--out {error.text}", error.faults, error.hint) from None
    except ExecutorFailed as error:
        raise Refused(str(error)) from None
    answer = report_of(run, clock.perf_counter() - start)
    unwritten = write_files(run, answer)
    if as_json:
        print_json(answer)
    else:
        show(answer, unwritten)
    return tell_faults(answer)


# ---- what is asked for ----------------------------------------------------------------------------------------
def check_kinds(ladder: bool, all_pairs: bool, against: str | None) -> None:
    asked = [
        name for name, is_asked in (("--ladder", ladder), ("--all", all_pairs), ("--against", against)) if is_asked
    ]
    if len(asked) > 1:
        raise Refused(f"{' and '.join(asked)} exclude each other; name one of them")


def check_players(players: int, game: gt.Game) -> None:
    counts = [count for count in game.seat_counts if count > 1]
    if players not in counts:
        also = " `grandtour simulate` plays alone." if players == 1 and 1 in game.seat_counts else ""
        named = ", ".join(map(str, counts))
        raise Refused(f"--players {players}: an arena of {game.name} ({game.edition_id}) is for {named}.{also}")


def read_pairs(text: str, all_pairs: bool, against: str | None, game: gt.Game) -> list[Pair]:
    """Every wrong bot is named."""
    from grandtour.arena import schedule

    who = [word.strip() for word in text.split(",")]
    wrong = [fault for fault in (bot_fault(name, game) for name in dict.fromkeys(who)) if fault]
    wrong += [f"{name!r} is there twice" for name in dict.fromkeys(who) if who.count(name) > 1]
    if not wrong and len(who) == 1 and against is None:
        wrong.append("one bot has nobody to play against; name two or more, or --against BOT")
    faults = Faults()
    if wrong:
        with faults:
            raise Refused(f"--bots {text!r} cannot be used:", wrong, "Write names as in --bots greedy,expert,master.")
    if against is not None:
        with faults:
            fault = bot_fault(against, game)
            if fault or who == [against]:
                raise Refused(f"--against {against!r}: {fault or 'it cannot play against itself'}")
    faults.finish()
    if against is not None:
        return schedule.against(who, against)
    return schedule.round_robin(who) if all_pairs else schedule.ladder(who)


# ---- while it plays -------------------------------------------------------------------------------------------
@contextmanager
def bar(games: int, show: bool) -> Iterator[Callable[[int], Callable[[], None]]]:
    """A bar that begins where the games that are there already end."""
    from contextlib import ExitStack

    with ExitStack() as stack:
        yield lambda done: stack.enter_context(games_bar(games, show, done))


@contextmanager
def telling_how_to_go_on(run: Arena) -> Iterator[None]:
    """Whatever ends it too soon: what was played is kept."""
    from concurrent.futures.process import BrokenProcessPool

    kept = f"games are kept in {str(run.folder.path)!r}; the same command goes on from there."
    try:
        yield
    except KeyboardInterrupt:
        text = f"grandtour: stopped. {len(run.played())} of {len(run.fixtures)} {kept}"
        err().print(text, markup=False, soft_wrap=True)
        raise
    except BrokenProcessPool:
        hint = f"Fewer --jobs need less memory. {len(run.played())} of {len(run.fixtures)} {kept}"
        raise Refused("a worker process died (out of memory?)", hint=hint) from None
