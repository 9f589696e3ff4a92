"""Bots in worker processes: they answer, and whatever a worker does, so does the host."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import pytest
from structlog.testing import capture_logs

import grandtour as gt
from grandtour import _engine, bots
from grandtour.core.editions import edition_hash, read_toml
from grandtour.server import workers as host
from grandtour.server.questions import Asked, Owner
from grandtour.server.rules import CannotGoOn, game_of
from grandtour.server.serving import usual_workers
from grandtour.server.worker import Answer, answer
from grandtour.server.workers import COMMAND, Choice, Question, Stopped, Unwanted, Worker, Workers
from tests.server.house import SECONDS

T = TypeVar("T")
GAMES = ["san-francisco", "explore-new-york", "french-quarter"]

# A worker that misbehaves: python bad.py HOW FILE. What it did before is in FILE, one line for each question.
BAD = """
import os, struct, sys, time
import msgspec

how, file = sys.argv[1], sys.argv[2]

def hear():
    head = sys.stdin.buffer.read(4)
    if not head:
        sys.exit()
    return msgspec.msgpack.decode(sys.stdin.buffer.read(struct.unpack(">I", head)[0]))

def say(message):
    sys.stdout.buffer.write(struct.pack(">I", len(message)) + message)
    sys.stdout.buffer.flush()

say(b"compiled" if os.path.exists(file + ".compiled") else b"pure")
while True:
    number, question = hear()
    with open(file, "a+") as seen:
        seen.seek(0)
        first = not seen.read()
        seen.write(f"{os.getpid()} {question['bot']}\\n")
    if how == "crash" or how == "crash-once" and first:
        print("I am unwell", file=sys.stderr, flush=True)
        os._exit(3)
    if how == "think-on" and question["bot"] == "slow":
        while not os.path.exists(file + ".go-on"):
            time.sleep(0.01)
    if how == "hang" or how == "hang-once" and first:
        time.sleep(600)
    if how == "gate":
        while not os.path.exists(file + ".open"):
            time.sleep(0.01)
    if how == "garbage":
        say(b"\\xff" * 40)
    elif how == "endless":
        sys.stdout.buffer.write(b"\\xff" * 40)
        sys.stdout.buffer.flush()
    elif how == "nonsense":
        say(msgspec.msgpack.encode(["answer", number, "no such action"]))
    elif how == "late":
        say(msgspec.msgpack.encode(["answer", number - 1, question["legal"][1]]))
    elif how == "fault":
        say(msgspec.msgpack.encode(["answer", number, None, [], [], "the bot fell over"]))
    else:
        time.sleep(0.02)
        say(msgspec.msgpack.encode(["answer", number, question["legal"][-1]]))
"""

# The real worker with a bot of ours: python planted.py HOW. Before it fails, it may have said its best action so far.
PLANTED = """
import os, signal, sys
import grandtour as gt
from grandtour import bots
from grandtour.server import worker

class Planted(bots.Bot):
    def choose(self, view, legal, sampler, clock):
        how = sys.argv[1]
        if "suggest" in how:
            clock.suggest(legal[0])
            clock.suggest(legal[-1])
        if "crash" in how:
            raise RuntimeError("I fell over")
        if "kill" in how:
            os.kill(os.getpid(), signal.SIGKILL)
        if "loop" in how:
            sum(range(10**15))  # one call of C code: no other thread gets its turn, nobody looks at a clock
        if "illegal" in how:
            start = gt.Match(gt.game("san-francisco"), 2, seed=1)
            return start.legal(start.actors[0])[0]
        return legal[1]

    def then(self):
        return self.after

def make(name, game, seed):
    bot = Planted()
    bot.after = [game.read("take red")] if sys.argv[1] == "plan" else []
    return bot

bots.make = make
worker.main()
"""

# The real worker with a bot that thinks hard for so many seconds: python thinker.py SECONDS.
THINKER = """
import sys, time
from grandtour.server import worker

def answer(question, number, tell):
    end = time.monotonic() + float(sys.argv[1])
    while time.monotonic() < end:
        pass
    return worker.Answer(number, question.legal[0])

worker.answer = answer
worker.main()
"""


def question(name: str = "san-francisco", bot: str = "greedy", steps: int = 12, seconds: float = 1.0) -> Question:
    """What a bot is asked some steps into a game."""
    game = gt.game(name)
    match = gt.Match(game, 2, seed=7)
    for number in range(steps):
        legal = match.legal(match.actors[0])
        match.play(match.actors[0], legal[number % len(legal)])
    seat = match.actors[0]
    return Question(
        game=name,
        edition=game.edition_id,
        edition_hash=game.edition_hash,
        edition_text=None,
        options={name: value is True for name, value in game.options.items()},
        rules_version=game.rules_version,
        bot=bot,
        seat=seat,
        view=match.view(seat),
        legal=[game.write(action) for action in match.legal(seat)],
        dump=match.sampler(seat)(gt.Picker("hidden")).dump(),
        seconds=seconds,
    )


def wanted(q: Question, seconds: float = 0.0, people: bool = True, house: str = "here") -> Asked:
    """The question as it waits for a worker."""
    return Asked("move", Owner(house, "ann", "table"), lambda: q, seconds, people)


def bad(tmp_path: Path, how: str) -> list[str]:
    """The command of a worker that misbehaves."""
    program = tmp_path / "bad.py"
    program.write_text(BAD)
    return [sys.executable, str(program), how, str(tmp_path / "seen")]


def planted(tmp_path: Path, how: str) -> list[str]:
    program = tmp_path / "planted.py"
    program.write_text(PLANTED)
    return [sys.executable, str(program), how]


def thinker(tmp_path: Path, seconds: float) -> list[str]:
    program = tmp_path / "thinker.py"
    program.write_text(THINKER)
    return [sys.executable, str(program), str(seconds)]


def with_workers(do: Callable[[Workers], Awaitable[T]], workers: Workers) -> T:
    async def run() -> T:
        await workers.start()
        try:
            return await do(workers)
        finally:
            await workers.stop()

    async def bounded() -> T:
        async with asyncio.timeout(SECONDS):
            return await run()

    return asyncio.run(bounded())


def is_there(pid: int) -> bool:
    """A zombie has ended; it waits only for whoever is its parent now."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def children_of(task: Path) -> list[int]:
    """Of one thread; one that has just ended has none (other threads of the tests come and go)."""
    try:
        return [int(pid) for pid in (task / "children").read_text().split()]
    except (FileNotFoundError, ProcessLookupError):
        return []


def children() -> set[int]:
    return {pid for task in Path("/proc/self/task").iterdir() for pid in children_of(task) if is_there(pid)}


# ---- answers --------------------------------------------------------------------------------------------------
def test_every_bot_of_every_game_answers_with_a_legal_action() -> None:
    asked = [question(name, bot, steps) for name in GAMES for bot in bots.NAMES for steps in (0, 8, 20)]
    questions = [replace(q, nodes=10) for q in asked]

    async def ask(workers: Workers) -> list[Choice]:
        return await asyncio.gather(*(workers.choose(wanted(q)) for q in questions))

    workers = Workers(2)
    with capture_logs() as logs:
        answers = with_workers(ask, workers)
    assert all(said.action in q.legal for said, q in zip(answers, questions, strict=True))
    assert (workers.failures, workers.guesses, logs) == (0, 0, [])


def test_a_bot_gets_another_seed_with_each_question() -> None:
    q = question(bot="random")
    assert len(q.legal) > 5
    assert len({answer(q).action for _ in range(40)}) > 3


def tiny(game: str) -> str:
    """The text of an edition that is not the one of its name that we ship."""
    folder = game.replace("-", "_")
    text = (Path(gt.__file__).parent / "games" / folder / "editions" / "tiny.toml").read_text("utf-8")
    changed = text.replace("title ", "own_design = false\ntitle ", 1).replace("own_design    = true\n", "", 1)
    assert changed != text
    return changed


@pytest.mark.parametrize("name", GAMES)
def test_an_edition_that_is_not_shipped_any_more_is_built_from_its_text(name: str) -> None:
    text = tiny(name)
    digest = edition_hash(read_toml(text).data)
    options = {o.name: not o.default for o in gt.GAMES.entry(name).options}
    game = game_of(name, "tiny", digest, options, text, 1)
    assert (game.edition_id, game.edition_hash, game.options) == ("tiny", digest, options)
    assert game.edition_hash != gt.game(name, "tiny").edition_hash
    assert game_of(name, "gone", digest, {}, text, 1).edition_hash == digest
    for edition, text_or_none in (("tiny", None), ("gone", None), ("grand-tour", tiny(name).replace("tiny", "small"))):
        with pytest.raises(CannotGoOn):
            game_of(name, edition, digest, {}, text_or_none, 1)


# ---- workers that fail ----------------------------------------------------------------------------------------
def test_a_worker_that_crashes_is_replaced_and_asked_once_more(tmp_path: Path) -> None:
    q = question()
    workers = Workers(1, command=bad(tmp_path, "crash-once"))
    with capture_logs() as logs:
        assert with_workers(lambda w: w.choose(wanted(q)), workers) == Choice(q.legal[-1])
    pids = [line.split()[0] for line in (tmp_path / "seen").read_text().splitlines()]
    assert len(set(pids)) == 2
    assert (workers.failures, workers.guesses) == (1, 0)
    assert any("I am unwell" in str(line.get("text")) for line in logs)
    assert not any(str(secret) in str(logs) for secret in (q.view, q.dump))


@pytest.mark.parametrize("how", ["crash", "garbage", "endless", "nonsense", "late", "fault"])
def test_a_worker_that_fails_twice_is_answered_for_by_the_host(tmp_path: Path, how: str) -> None:
    q = question(seconds=20)
    workers = Workers(1, command=bad(tmp_path, how))
    choice = with_workers(lambda w: w.choose(wanted(q)), workers)
    assert (choice.action, choice.fault is None) == (q.legal[0], False)
    assert (workers.failures, workers.guesses) == (2, 1)
    assert len((tmp_path / "seen").read_text().splitlines()) == 2


def test_a_worker_that_hangs_is_killed_after_its_time_and_not_asked_again(tmp_path: Path) -> None:
    q = question(seconds=1)
    workers = Workers(1, grace=2.0, command=bad(tmp_path, "hang"))
    choice = with_workers(lambda w: w.choose(wanted(q)), workers)
    assert choice == Choice(q.legal[0], fault="no answer in 3 seconds")
    (seen,) = (tmp_path / "seen").read_text().splitlines()
    assert not is_there(int(seen.split()[0]))


# How a bot fails, what it says of it, and how often it is asked.
FAULTS = [
    ("crash", "RuntimeError: I fell over", 2),
    ("suggest, crash", "RuntimeError: I fell over", 1),
    ("kill", "died", 2),
    ("suggest, kill", "died", 1),
    ("loop", "no answer in 6 seconds", 1),
    ("suggest, loop", "no answer in 6 seconds", 1),
    ("illegal", "which is not legal", 2),
    ("suggest, illegal", "which is not legal", 1),
]


@pytest.mark.parametrize(("how", "fault", "asked"), FAULTS)
def test_for_a_bot_that_fails_its_best_so_far_is_played_or_the_first_legal_action(
    tmp_path: Path, how: str, fault: str, asked: int
) -> None:
    q = question(seconds=1 if "loop" in how else 20)
    workers = Workers(1, grace=5.0, command=planted(tmp_path, how))  # time enough to begin on a busy machine
    with capture_logs() as logs:
        choice = with_workers(lambda w: w.choose(wanted(q)), workers)
    assert choice.action == (q.legal[-1] if "suggest" in how else q.legal[0])
    assert fault in str(choice.fault)
    assert (workers.failures, workers.guesses) == (asked, 1)
    (said,) = (line for line in logs if line["log_level"] == "error")
    assert said["played"] == ("its best so far" if "suggest" in how else "the first legal action")
    assert fault in said["fault"]


def test_a_bot_tells_what_it_means_to_do_next(tmp_path: Path) -> None:
    q = question()
    workers = Workers(1, command=planted(tmp_path, "plan"))
    assert with_workers(lambda w: w.choose(wanted(q)), workers) == Choice(q.legal[1], ["take red"])


def test_a_worker_that_was_killed_while_idle_is_replaced() -> None:
    q = question()
    workers = Workers(1)

    async def kill_and_ask(workers: Workers) -> None:
        await workers.choose(wanted(q))
        (before,) = workers.pids()
        os.kill(before, signal.SIGKILL)
        while is_there(before):
            await asyncio.sleep(0.01)
        assert (await workers.choose(wanted(q))).action in q.legal
        assert workers.pids() != [before]

    with_workers(kill_and_ask, workers)
    assert workers.guesses == 0


@pytest.mark.parametrize("command", [["/nowhere/no-such-program"], [sys.executable, "-c", "pass"]])
def test_where_no_worker_can_be_started_the_host_still_answers(command: list[str]) -> None:
    q = question()
    workers = Workers(1, command=command, patience=0.0)
    told: list[str | None] = []
    workers.told = told.append
    with capture_logs() as logs:
        assert with_workers(lambda w: w.choose(wanted(q)), workers).action == q.legal[0]
    assert workers.guesses == 1
    assert told == [workers.down]
    assert [line["event"] for line in logs] == ["a move was made for a bot"], "who is told says why, and says it once"


def test_signals_for_the_whole_server_do_not_end_a_worker_but_the_end_of_its_host_does() -> None:
    q = question()

    async def signals(workers: Workers) -> None:
        await workers.choose(wanted(q))
        before = workers.pids()
        for pid in before:
            os.kill(pid, signal.SIGTERM)
            os.kill(pid, signal.SIGINT)
        await workers.choose(wanted(q))
        assert workers.pids() == before

    with_workers(signals, Workers(1))


# ---- from interpreted to compiled ---------------------------------------------------------------------------------
@pytest.fixture
def uncompiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """This process runs interpreted, and the folder of its package, which has no compiled modules yet."""
    package = tmp_path / "package"
    package.mkdir()
    monkeypatch.setenv("GRANDTOUR_ENGINE", "auto")
    monkeypatch.setattr(_engine, "engine", lambda: "pure")
    monkeypatch.setattr(_engine, "FOLDER", str(package))
    monkeypatch.setattr(_engine, "inspect", lambda folder: ({"core.game": "game.so"}, ""))
    monkeypatch.setattr(host, "LOOK_EVERY", 0.01)
    return package


def servers(tmp_path: Path) -> list[tuple[int, str]]:
    """Who has answered what: process and bot."""
    return [(int(pid), bot) for pid, bot in map(str.split, (tmp_path / "seen").read_text().splitlines())]


async def hear_from_all(workers: Workers, count: int, tmp_path: Path) -> None:
    """Ask until so many workers have answered: one that has not yet begun may be anything."""
    while len({pid for pid, _ in servers(tmp_path)}) < count:
        await workers.choose(wanted(question(bot="warm")))


def test_idle_workers_change_over_to_the_compiled_engine_and_thinking_ones_when_they_have_answered(
    tmp_path: Path, uncompiled: Path
) -> None:
    before = children()
    q = question(seconds=SECONDS)

    async def play(workers: Workers) -> None:
        await workers.choose(wanted(q))
        await hear_from_all(workers, 2, tmp_path)
        slow = asyncio.create_task(workers.choose(wanted(replace(q, bot="slow"))))
        while not any(bot == "slow" for _, bot in servers(tmp_path)):
            await asyncio.sleep(0.01)
        thinks = next(pid for pid, bot in servers(tmp_path) if bot == "slow")
        (idle,) = set(workers.pids()) - {thinks}
        (tmp_path / "seen.compiled").touch()
        (uncompiled / _engine.MANIFEST).touch()
        while is_there(idle):
            await asyncio.sleep(0.01)
        assert thinks in workers.pids()
        assert not slow.done()
        assert (await workers.choose(wanted(replace(q, bot="new")))).fault is None
        (tmp_path / "seen.go-on").touch()
        assert await slow == Choice(q.legal[-1])
        while is_there(thinks):
            await asyncio.sleep(0.01)
        while len(workers.pids()) != 2:
            await asyncio.sleep(0.01)
        assert not {idle, thinks} & set(workers.pids())
        assert {pid for pid, bot in servers(tmp_path) if bot == "new"} <= set(workers.pids())

    workers = Workers(2, command=bad(tmp_path, "think-on"))
    with capture_logs() as logs:
        with_workers(play, workers)
    assert (workers.failures, workers.guesses) == (0, 0)
    assert [line["event"] for line in logs] == ["bot workers change over to the compiled engine"]
    assert children() <= before


def test_workers_stay_where_compiled_modules_do_not_load(
    tmp_path: Path, uncompiled: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    q = question()
    looked: list[str] = []

    async def play(workers: Workers) -> None:
        await workers.choose(wanted(q))
        before = workers.pids()
        for _ in range(2):  # a second set that is no better
            was = len(looked)
            os.utime(uncompiled / _engine.MANIFEST) if looked else (uncompiled / _engine.MANIFEST).touch()
            while len(looked) == was:
                await asyncio.sleep(0.01)
            while len(workers.pids()) > 1:
                await asyncio.sleep(0.01)
        assert workers.pids() == before
        assert (await workers.choose(wanted(q))).fault is None

    def inspect(folder: str) -> tuple[dict[str, str], str]:
        looked.append(folder)
        return {"core.game": "game.so"}, ""

    monkeypatch.setattr(_engine, "inspect", inspect)
    with capture_logs() as logs:
        with_workers(play, Workers(1, command=bad(tmp_path, "work")))
    assert logs == []


# ---- the host -------------------------------------------------------------------------------------------------
def test_the_event_loop_is_free_while_bots_think(tmp_path: Path) -> None:
    q = question()

    async def ask(workers: Workers) -> tuple[int, float]:
        turns = 0
        start = time.perf_counter()
        answers = asyncio.gather(*(workers.choose(wanted(q)) for _ in range(4)))
        while not answers.done():
            await asyncio.sleep(0.001)
            turns += 1
        assert await answers == [Choice(q.legal[0])] * 4
        return turns, time.perf_counter() - start

    turns, took = with_workers(ask, Workers(2, command=thinker(tmp_path, 0.6)))
    assert took >= 1.2
    assert turns > 20  # some hundred where the machine has nothing else to do; some five if it waited for the bots


def test_questions_are_served_in_order_by_whoever_is_free(tmp_path: Path) -> None:
    q = question()
    names = [f"bot-{number}" for number in range(30)]

    async def ask(workers: Workers) -> None:
        await workers.choose(wanted(replace(q, bot="warm")))
        await hear_from_all(workers, 3, tmp_path)
        await asyncio.gather(*(workers.choose(wanted(replace(q, bot=name))) for name in names))

    with_workers(ask, Workers(3, command=bad(tmp_path, "work")))
    seen = [(pid, bot) for pid, bot in servers(tmp_path) if bot != "warm"]
    assert sorted(bot for _, bot in seen) == sorted(names)
    by_worker: dict[int, list[int]] = {}
    for pid, bot in seen:
        by_worker.setdefault(pid, []).append(names.index(bot))
    assert len(by_worker) == 3
    # Of two workers the machine may hold one up; what each of them gets is in order whatever happens.
    assert all(served == sorted(served) for served in by_worker.values())


def test_one_worker_that_hangs_does_not_hold_up_the_others(tmp_path: Path) -> None:
    q = question(seconds=SECONDS)

    async def ask(workers: Workers) -> None:
        hung = asyncio.create_task(workers.choose(wanted(q)))
        while not ((tmp_path / "seen").exists() and (tmp_path / "seen").read_text()):  # otherwise another may hang
            await asyncio.sleep(0.01)
        assert await asyncio.gather(*(workers.choose(wanted(q)) for _ in range(5))) == [Choice(q.legal[-1])] * 5
        assert not hung.done()
        hung.cancel()

    with_workers(ask, Workers(2, command=bad(tmp_path, "hang-once")))


def test_a_question_that_nobody_waits_for_any_more_disturbs_nobody(tmp_path: Path) -> None:
    q = question()

    async def give_up(workers: Workers) -> None:
        given_up = [asyncio.create_task(workers.choose(wanted(replace(q, bot="given-up")))) for _ in range(5)]
        while "given-up" not in seen.read_text():
            await asyncio.sleep(0.01)
        for task in given_up:
            task.cancel()
        last = asyncio.create_task(workers.choose(wanted(q)))
        await asyncio.sleep(0)
        (tmp_path / "seen.open").touch()  # until then the worker thinks about the first of them
        assert await last == Choice(q.legal[-1])

    seen = tmp_path / "seen"
    seen.touch()
    workers = Workers(1, command=bad(tmp_path, "gate"))
    with_workers(give_up, workers)
    assert workers.failures == 0
    assert seen.read_text().count("given-up") == 1


def test_stop_leaves_no_process_and_tells_who_still_waits(tmp_path: Path) -> None:
    before = children()

    async def stop() -> None:
        workers = Workers(2, command=bad(tmp_path, "hang"))
        async with asyncio.timeout(SECONDS):
            await start_and_stop(workers)

    async def start_and_stop(workers: Workers) -> None:
        with pytest.raises(Stopped):
            await workers.choose(wanted(question()))
        await workers.start()
        waiting = [asyncio.create_task(workers.choose(wanted(question()))) for _ in range(4)]
        while not (tmp_path / "seen").exists() or len(workers.pids()) < 2:
            await asyncio.sleep(0.01)
        assert len(children() - before) == 2
        await workers.stop()
        assert [type(e) for e in await asyncio.gather(*waiting, return_exceptions=True)] == [Stopped] * 4
        assert workers.pids() == []
        await workers.stop()

    asyncio.run(stop())
    assert children() <= before


def test_stop_right_after_start_leaves_no_process() -> None:
    before = children()
    for pause in (0, 0.001, 0.05):
        with_workers(lambda w, pause=pause: asyncio.sleep(pause), Workers(2))  # type: ignore[misc]
    assert children() <= before


HOST = """
import asyncio, sys
from grandtour.server.workers import Workers
from tests.server.house import SECONDS
from tests.server.test_workers import question, wanted

async def main():
    workers = Workers(2, command=sys.argv[2:])
    await workers.start()
    waiting = []
    while len(workers.pids()) < 2 or any(worker.asked == 0 for worker in workers._workers):
        if not waiting or sys.argv[1] == "idle":  # one may answer everything before the other is ready: ask again
            waiting += [asyncio.create_task(workers.choose(wanted(question(seconds=SECONDS)))) for _ in range(2)]
        await asyncio.sleep(0.05)
    if sys.argv[1] == "idle":
        await asyncio.gather(*waiting)
    print(*workers.pids(), flush=True)
    await asyncio.sleep(SECONDS)

asyncio.run(asyncio.wait_for(main(), SECONDS))
"""


@pytest.mark.parametrize("when", ["idle", "thinking"])
def test_workers_end_when_their_host_is_killed(tmp_path: Path, when: str) -> None:
    command = COMMAND if when == "idle" else thinker(tmp_path, 50)
    root = str(Path(__file__).parents[2])
    host = subprocess.Popen([sys.executable, "-c", HOST, when, *command], stdout=subprocess.PIPE, cwd=root, text=True)
    with host:
        assert host.stdout is not None
        pids = [int(pid) for pid in host.stdout.readline().split()]
        assert len(pids) == 2
        assert all(map(is_there, pids))
        host.kill()
    end = time.monotonic() + 30
    while any(map(is_there, pids)) and time.monotonic() < end:
        time.sleep(0.01)
    assert not any(map(is_there, pids))


def test_what_is_urgent_is_answered_before_what_was_asked_earlier(tmp_path: Path) -> None:
    q = question()

    async def do(workers: Workers) -> list[str]:
        first = asyncio.create_task(workers.choose(wanted(replace(q, bot="first"))))
        await asyncio.sleep(0)
        plain = [
            asyncio.create_task(workers.choose(wanted(replace(q, bot=f"plain-{n}"), people=False))) for n in range(3)
        ]
        await asyncio.sleep(0)
        urgent = [asyncio.create_task(workers.choose(wanted(replace(q, bot=f"urgent-{n}")))) for n in range(2)]
        await asyncio.gather(first, *plain, *urgent)
        return [line.split()[1] for line in (tmp_path / "seen").read_text().splitlines()]

    order = with_workers(do, Workers(1, command=bad(tmp_path, "well")))
    assert [name for name in order if name != "first"] == ["urgent-0", "urgent-1", "plain-0", "plain-1", "plain-2"]


def test_a_house_that_asks_without_end_keeps_another_waiting_for_one_answer_only(tmp_path: Path) -> None:
    """The shares themselves are tested in test_questions.py; here with a real worker."""
    q = question()
    answered = 0

    async def flood(workers: Workers) -> None:
        nonlocal answered
        while True:
            await workers.choose(wanted(q, seconds=2.0, house="flood"))
            answered += 1

    async def visit(workers: Workers) -> list[int]:
        floods = [asyncio.create_task(flood(workers)) for _ in range(30)]
        waits = []
        try:
            while answered < 10:
                await asyncio.sleep(0.01)
            for seconds in (0.0, 2.0) * 5:
                before = answered
                await workers.choose(wanted(q, seconds, house="victim"))
                waits.append(answered - before)
                while answered < before + 5:
                    await asyncio.sleep(0.01)
        finally:
            for task in floods:
                task.cancel()
        return waits

    waits = with_workers(visit, Workers(1, command=bad(tmp_path, "well")))
    assert max(waits) <= 1


@pytest.mark.parametrize(("cores", "workers"), [(None, 2), (1, 2), (2, 2), (3, 2), (4, 3), (16, 15)])
def test_a_server_usually_has_a_worker_for_quick_questions(
    monkeypatch: pytest.MonkeyPatch, cores: int | None, workers: int
) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: cores)
    assert usual_workers() == workers


def test_what_is_not_wanted_any_more_is_not_thought_about(tmp_path: Path) -> None:
    q = question()
    none = replace(wanted(q), make=lambda: None)

    async def visit(workers: Workers) -> None:
        with pytest.raises(Unwanted):
            await workers.choose(none)
        assert (await workers.choose(wanted(q))).action == q.legal[-1]

    with_workers(visit, Workers(1, command=bad(tmp_path, "well")))
    assert len((tmp_path / "seen").read_text().splitlines()) == 1


def test_a_move_whose_worker_was_gone_keeps_its_place_and_costs_no_more_than_its_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The next worker that is free takes it at once."""
    monkeypatch.setattr(host, "LOOK_EVERY", 1000.0)
    pool = Workers(2, grace=0.01)
    first, second = pool._workers
    charged: list[float] = []
    served: list[float] = []
    done = pool.questions.done

    async def ready(worker: Worker) -> None:
        pass

    async def serve(worker: Worker, asked: Asked) -> None:
        served.append(asked.at)
        worker.retired = True
        if len(served) == 1:
            second_works.append(asyncio.ensure_future(pool._work(second)))
            await asyncio.sleep(0.1)  # it could not be started
        else:
            pool._answers[asked].set_result(Answer(1, "take red"))

    def done_seen(asked: Asked, seconds: float) -> None:
        charged.append(seconds)
        done(asked, seconds)

    second_works: list[asyncio.Task[None]] = []
    monkeypatch.setattr(pool, "_until_ready", ready)
    monkeypatch.setattr(pool, "_serve", serve)
    monkeypatch.setattr(pool.questions, "done", done_seen)

    async def go() -> None:
        first_works = asyncio.ensure_future(pool._work(first))
        pool._tasks = {first: first_works}
        async with asyncio.timeout(20):
            await pool._put(wanted(question()))
            await asyncio.gather(first_works, *second_works)

    asyncio.run(go())
    assert served[0] == served[1]
    assert charged[0] == 0.01
