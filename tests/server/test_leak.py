"""What is sent to a seat or a spectator does not depend on what they cannot know: not a byte of it.

Two matches that a viewer cannot tell apart are put at the same table, one after the other, and the same is asked of
both on the server's own path: sockets, REST, refusals, and what a further step shows.
"""

from __future__ import annotations

import asyncio
import json
import random
import shutil
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from copy import copy
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Any, TypeVar, cast
from urllib.parse import quote

import httpx
import pytest
from sqlalchemy import Connection

import grandtour as gt
from grandtour.core.match import Step
from grandtour.core.picker import Picker
from grandtour.core.record import parse, verify
from grandtour.server import app, deciding, hub, rules
from grandtour.server import commands as c
from grandtour.server import entries as e
from grandtour.server.config import Settings
from grandtour.server.histories import Histories
from grandtour.server.hub import Live
from grandtour.server.insights import Insights
from grandtour.server.messages import Language
from grandtour.server.people import Person
from grandtour.server.security.limits import Gate
from grandtour.server.services import Services
from grandtour.server.sockets import Socket
from grandtour.server.store import queries as q
from grandtour.server.store.store import Change, Store
from grandtour.server.wallclock import CLOCK
from scripts.server.client import Guest, Seat, any_legal
from scripts.server.process import ServerProcess
from tests.server.house import SECONDS

T = TypeVar("T")
Viewer = int | None
Sent = list[bytes]

TABLE = "t23456789bcd"
SEED, SALT = "the-secret-seed-of-this-game", "and-its-secret-salt"
WATCHER = "somebody-else"
NO_CLOCK = e.ClockSpec()
POSITIONS = 2  # of each game: where twins are looked for
LATE = 14  # steps: twins part so late that most of what the others do is still possible for them


# ---------------------------------------------------------------- a server without a network
class Clock:
    """The server's only clock, so that two runs of the same things are at the same time."""

    def __init__(self) -> None:
        self.now = 1_700_000_000_000

    def __call__(self) -> int:
        return self.now


class Draws:
    """In place of `secrets`, where a game is started."""

    @staticmethod
    def randbits(_: int) -> str:
        return SEED

    @staticmethod
    def token_hex(_: int) -> str:
        return SALT


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    stopped = Clock()
    monkeypatch.setattr(CLOCK, "now", stopped)
    monkeypatch.setattr(deciding, "secrets", Draws)
    return stopped


class Rehearsal:
    """The store, but whatever is written is taken back: the same position can be gone on from twice."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def write(self, change: Change[T], tell: object = ()) -> T:
        answer: list[T] = []

        def and_back(conn: Connection) -> None:
            answer.append(change(conn))
            raise TakenBack

        with pytest.raises(TakenBack):
            await self.store.write(and_back)
        return answer[0]

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)


class TakenBack(Exception):
    pass


class Wire:
    """The network's end of a socket: keeps every byte."""

    def __init__(self) -> None:
        self.sent: Sent = []

    async def send_data(self, data: bytes, mode: str) -> None:
        assert mode == "text"
        self.sent.append(data)

    async def close(self, code: int) -> None:
        self.sent.append(b"closed %d" % code)


def player(seat: int) -> str:
    return f"player-{seat}"


@dataclass
class House:
    services: Services
    http: httpx.AsyncClient
    wires: dict[Socket, Wire] = field(default_factory=dict)
    writers: list[asyncio.Task[None]] = field(default_factory=list)

    @property
    def hub(self) -> hub.Hub:
        return self.services.hub

    @property
    def live(self) -> Live:
        return self.hub.live[TABLE]

    async def add_people(self, *ids: str) -> None:
        def add(conn: Connection) -> None:
            for who in ids:
                q.add_user(conn, who, who.title(), "en", 0)
                q.add_session(conn, f"session-{who}", who, 0, 10**15)

        await self.services.store.write(add)

    async def begin(self, game: gt.Game, seats: int, clock: e.ClockSpec = NO_CLOCK) -> None:
        host = player(0)
        created = e.Created(
            game=game.name,
            edition=game.edition_id,
            edition_hash=game.edition_hash,
            rules_version=game.rules_version,
            options={name: value is True for name, value in game.options.items()},
            seats=[e.SeatSpec("open", user=player(seat)) for seat in range(seats)],
            host=host,
            clock=clock,
        )
        await self.hub.create(created, rules.edition_text(game.name, game.edition_id), [TABLE], None)
        await self.hub.command(TABLE, host, c.Start())

    async def play(self, seat: int, action: str) -> None:
        step = self.live.table.seen[seat]
        await self.hub.command(TABLE, player(seat), c.Play(f"id-{self.live.table.revision}", seat, step, action))

    async def undo(self, seat: int) -> None:
        step = self.live.table.seen[seat]
        await self.hub.command(TABLE, player(seat), c.Undo(f"id-{self.live.table.revision}", seat, step))

    def connect(self, user: str, language: Language | None = None) -> Socket:
        person = Person(user, f"session-{user}", user.title(), "en", None)
        socket = Socket(self.hub, self.live, person, Gate(0), None, set(), language)
        wire = self.wires[socket] = Wire()
        self.writers.append(asyncio.ensure_future(socket.write(cast("Any", wire))))
        self.hub.come(self.live, socket)
        return socket

    def forget_answers(self) -> None:
        """What was worked out for one twin must not be told of the other."""
        self.services.insights, self.services.histories = Insights(), Histories()

    async def settle(self) -> None:
        """Until all that waits is sent."""
        async with asyncio.timeout(SECONDS):
            while not all(idle(socket) for socket in self.wires):
                await asyncio.sleep(0.0002)

    async def disconnect(self) -> None:
        for socket in self.wires:
            self.hub.go(self.live, socket)
        for writer in self.writers:
            writer.cancel()
        await asyncio.gather(*self.writers, return_exceptions=True)
        self.wires.clear()
        self.writers.clear()

    async def get(self, path: str, user: str) -> bytes:
        cookie = self.services.keys.cookie(f"session-{user}")
        answer = await self.http.get(f"/api{path}", headers={"cookie": f"grandtour={cookie}"})
        return b"%d %r " % (answer.status_code, sorted(answer.headers.items())) + answer.content


def idle(socket: Socket) -> bool:
    waiting = socket._wants_fresh or socket._views or socket._others or socket._present
    return not waiting and not socket._something.is_set()


@asynccontextmanager
async def open_house(folder: Path) -> AsyncIterator[House]:
    """Everything but the network, the bots and what happens by itself."""
    services = await app.made(Settings(data=folder, rate_factor=0, process="p"))
    transport = httpx.ASGITransport(app=cast("Any", app.application(services)))
    house = House(services, httpx.AsyncClient(transport=transport, base_url="http://house"))
    try:
        yield house
    finally:
        await house.disconnect()
        await house.http.aclose()
        await services.hub.stop()
        services.people.passwords.close()
        await services.store.close()


# ---------------------------------------------------------------- twins
def shown(events: list[gt.Event], viewer: Viewer) -> list[tuple[str, int, dict[str, object]]]:
    seen = [event.seen_by(viewer) for event in events]
    return [(event.kind, event.seat, event.data) for event in seen if event is not None]


def twin_of(match: gt.Match, viewer: Viewer, dice: random.Random) -> gt.Match | None:
    """Another game up to here, which `viewer` saw go exactly as this one: hidden draws and hidden choices differ."""
    game = match.game
    parts = max(0, len(match.steps) - 1 - dice.randrange(LATE))
    ours = game.new(match.seats)
    for step in match.steps[:parts]:
        game.apply(ours, step.seat, step.action)
    theirs = ours.copy()
    steps = list(match.steps[:parts])
    for step in match.steps[parts:]:
        events = game.play(ours, step.seat, step.action)
        choices = [step.action] if step.seat == viewer else game.legal_actions(theirs, step.seat)
        dice.shuffle(choices)
        for action in choices[:25]:
            if not game.is_legal(theirs, step.seat, action):
                continue
            trial = theirs.copy()
            told = game.play(trial, step.seat, action)
            same = shown(told, viewer) == shown(events, viewer) and game.actors(trial) == game.actors(ours)
            if same and game.observe(trial, viewer) == game.observe(ours, viewer):
                theirs = trial
                steps.append(Step(step.seat, action, tuple(told)))
                break
        else:
            return None
    if theirs.dump() == ours.dump():
        return None
    twin = copy(match)
    twin.state, twin.steps = theirs, steps
    return twin


def redrawn(match: gt.Match, viewer: Viewer, dice: random.Random) -> gt.Match | None:
    """This game in a position where all that `viewer` cannot know is drawn anew."""
    twin = match.fork()
    twin.state = match.game.determinize(match.state, viewer, Picker(dice.getrandbits(64)))
    return None if twin.state.dump() == match.state.dump() else twin


def tells_nothing(match: gt.Match, seat: int, action: str, viewer: Viewer) -> bool:
    """Whether the step may be made, and shows the viewer nothing new: no chance, no secret, not the end."""
    trial = match.fork()
    try:
        trial.play(seat, action)
    except gt.IllegalAction:
        return False
    last = trial.steps[-1]
    secret = last.reveals() or (seat != viewer and last.opens())
    return len(trial.steps) == len(match.steps) + 1 and not secret and not trial.over


# ---------------------------------------------------------------- what is asked
@dataclass(frozen=True)
class Probe:
    """What somebody does and what happens at the table, said beforehand: it is the same for both twins."""

    viewer: Viewer
    orders: list[str]
    step: tuple[int, str] | None


def user_of(viewer: Viewer) -> str:
    return WATCHER if viewer is None else player(viewer)


def orders_of(table: Any, viewer: Viewer, known: list[str], dice: random.Random) -> list[str]:
    """Commands that are refused, each for another reason, and some that are not."""
    step = table.seen[table.viewer(viewer)]
    legal: set[str] = set()
    if viewer is not None:
        legal = {table.game.write(action) for action in table.match.legal(viewer)}
    wrong = [text for text in dice.sample(known, min(8, len(known))) if text not in legal]
    out: list[dict[str, Any]] = [{"type": "sync"}, {"type": "ping"}, {"type": "look", "seat": viewer}]
    for seat in range(table.seats):
        for number, text in enumerate([*wrong, "nothing of the kind"] if seat == viewer else wrong[:1]):
            out.append({"type": "play", "id": f"wrong-{seat}-{number}", "seat": seat, "step": step, "action": text})
        if seat != viewer:
            out += [
                {"type": "undo", "id": f"undo-{seat}", "seat": seat, "step": step},
                {"type": "look", "seat": seat},
                {"type": "answer", "id": f"answer-{seat}", "seat": seat, "yes": True},
            ]
    if viewer is not None and table.match.why_no_undo(viewer) is not None:
        out.append({"type": "undo", "id": "undo-own", "seat": viewer, "step": step})
    return [json.dumps(order) for order in out]


async def ask(house: House, table: Any, probe: Probe) -> Sent:
    """All that the viewer is sent, in order."""
    house.hub.live[TABLE] = Live(table.fork())
    house.forget_answers()
    user = user_of(probe.viewer)
    socket, spoken = house.connect(user), house.connect(user, "fr")
    sent, told = house.wires[socket].sent, house.wires[spoken].sent
    await house.settle()
    for order in probe.orders:
        await socket.take(order)
        await house.settle()
    for order in probe.orders[-3:]:
        await spoken.take(order)
        await house.settle()
    seat = "" if probe.viewer is None else f"?seat={probe.viewer}"
    paths = [f"/tables/{TABLE}", f"/tables/{TABLE}/view{seat}", f"/tables/{TABLE}/history{seat}", "/lobby", "/my-games"]
    paths.append(f"/tables/{TABLE}/view?seat={1 if probe.viewer == 0 else 0}")
    eyes = "none" if probe.viewer is None else probe.viewer
    half = table.seen[table.viewer(probe.viewer)] // 2
    paths += [f"/tables/{TABLE}/replay{step}?eyes={eyes}&language=en" for step in ("", f"/{half}")]
    paths += [f"/tables/{TABLE}/replay?eyes=all", f"/tables/{TABLE}/verify"]
    paths += spoken_paths(table, probe.viewer)
    paths.append(f"/tables/{TABLE}/replay/{half}/insight?eyes={eyes}")
    for path in [*paths, f"/tables/{TABLE}/record", f"/tables/{TABLE}/links"]:
        if probe.viewer != 0 or not path.endswith("links"):  # seat 0 is the host
            sent.append(await house.get(path, user))
    if probe.step is not None:
        await house.play(*probe.step)
        await house.settle()
        sent.append(await house.get(f"/tables/{TABLE}/view{seat}", user))
        sent += [await house.get(path, user) for path in spoken_paths(table, probe.viewer)[:3]]
    await house.disconnect()
    return [*sent, *told]


def spoken_paths(table: Any, viewer: Viewer) -> list[str]:
    """What is told in words, worked out, or explained; of another's seat it is refused."""
    seat = "" if viewer is None else f"seat={viewer}&"
    paths = [f"/tables/{TABLE}/{what}?{seat}language=de" for what in ("view", "history", "insight")]
    other = 1 if viewer == 0 else 0
    paths.append(f"/tables/{TABLE}/insight?seat={other}")
    asked = [(other, "undo")]
    if viewer is not None:
        asked += [(viewer, thing) for thing in (*THINGS[table.game.name], "undo")]
    return paths + [f"/tables/{TABLE}/why?seat={at}&thing={quote(thing)}&language=ro" for at, thing in asked]


# ---------------------------------------------------------------- every game
EDITIONS = ("grand-tour", "tiny")
THINGS = {
    "san-francisco": ("ticket-deck", "route:3", "ticket:1"),
    "explore-new-york": ("link:1,0-2,0", "tourist:circle"),
    "french-quarter": ("die:walk-4", "value:5"),
}
"""What is clicked. Not every edition has all of it: then that is the answer, to both twins."""


def games() -> Iterator[tuple[str, str, dict[str, object], int]]:
    for name in gt.games():
        options = [option.name for option in gt.GAMES.entry(name).options]
        for edition, values in product(EDITIONS, product((False, True), repeat=len(options))):
            for seats in {2, 3, 4} & set(gt.game(name, edition=edition).seat_counts):
                yield name, edition, dict(zip(options, values, strict=True)), seats


CASES = list(games())
IDS = ["-".join([name, edition, *(o for o in options if options[o]), str(n)]) for name, edition, options, n in CASES]


@pytest.mark.parametrize(("name", "edition", "options", "seats"), CASES, ids=IDS)
def test_a_viewer_is_sent_the_same_bytes_whatever_is_hidden(
    name: str, edition: str, options: dict[str, object], seats: int, tmp_path: Path
) -> None:
    game = gt.game(name, edition=edition, options=options)
    twins = asyncio.run(compare(game, seats, tmp_path, random.Random(f"{name} {edition} {options} {seats}")))
    if name != "french-quarter" or options["tourism"]:  # its other games hide nothing
        assert twins, "no two positions that look alike were found: nothing was tested"


async def compare(game: gt.Game, seats: int, folder: Path, dice: random.Random) -> int:
    async with open_house(folder) as house:
        await house.add_people(WATCHER, *(player(seat) for seat in range(seats)))
        await house.begin(game, seats)
        stops = stops_in(house.live.table.match, dice)
        known: dict[str, None] = {}
        twins = 0
        for moves in range(max(stops) + 1):
            match = house.live.table.match
            assert match is not None
            if match.over:
                break
            for seat in match.actors:
                known.update(dict.fromkeys(game.write(action) for action in match.legal(seat)[:40]))
            if moves in stops:
                twins += await compare_here(house, list(known), dice)
            seat = dice.choice(match.actors)
            await house.play(seat, game.write(dice.choice(match.legal(seat))))
        return twins


def stops_in(match: gt.Match | None, dice: random.Random) -> set[int]:
    """Where to stop: random moves of a game of this length, not too late."""
    assert match is not None
    game = match.fork()
    moves = 0
    while not game.over and moves < 60:
        seat = dice.choice(game.actors)
        game.play(seat, dice.choice(game.legal(seat)))
        moves += 1
    return {dice.randrange(moves // 4, moves - 1) for _ in range(POSITIONS)}


async def compare_here(house: House, known: list[str], dice: random.Random) -> int:
    hub, table = house.hub, house.live.table
    match = table.match
    assert match is not None
    store = hub.store
    hub.store = cast("Store", Rehearsal(store))
    twins = 0
    try:
        for viewer in (None, *range(table.seats)):
            tries = (twin_of(match, viewer, dice) for _ in range(6))
            found = (next((twin for twin in tries if twin is not None), None), redrawn(match, viewer, dice))
            for twin in (twin for twin in found if twin is not None):
                twins += 1
                other = table.fork()
                other.match = twin
                probe = Probe(viewer, orders_of(table, viewer, known, dice), quiet_step(match, twin, viewer, dice))
                ours, theirs = await ask(house, table, probe), await ask(house, other, probe)
                same_bytes(ours, theirs)
                nothing_secret(ours)
    finally:
        hub.store = store
        hub.live[TABLE] = Live(table)
    return twins


def quiet_step(match: gt.Match, twin: gt.Match, viewer: Viewer, dice: random.Random) -> tuple[int, str] | None:
    """A step that both can make and that looks the same to the viewer; the viewer's own, if there is one."""
    for seat in sorted(match.actors, key=lambda seat: seat != viewer):
        ours = [match.game.write(action) for action in match.legal(seat)]
        both = [text for text in dice.sample(ours, min(12, len(ours))) if match.game.read(text) in twin.legal(seat)]
        for text in both:
            if tells_nothing(match, seat, text, viewer) and tells_nothing(twin, seat, text, viewer):
                return seat, text
    return None


def same_bytes(ours: Sent, theirs: Sent) -> None:
    for one, other in zip(ours, theirs):
        assert one == other
    assert len(ours) == len(theirs)


def nothing_secret(sent: Sent) -> None:
    for secret in (SEED, SALT):
        assert not any(secret.encode() in message for message in sent)


# ---------------------------------------------------------------- choices made unseen
HIDDEN_STEPS = ("", "+", "+++", "+++--")
"""What another seat does unseen: + makes a mark, - takes one back."""
CLOCKS = {
    "none": NO_CLOCK,
    "move": e.ClockSpec("move", 60),
    "bank": e.ClockSpec("bank", 600, 5),
    "days": e.ClockSpec("days", 3600 * 24),
}


@pytest.mark.parametrize(("seats", "kind"), [(2, "bank"), (3, "none"), (3, "move"), (2, "days"), (4, "bank")])
def test_what_another_player_does_unseen_sends_nothing_and_changes_nothing(
    seats: int, kind: str, tmp_path: Path, clock: Clock
) -> None:
    begun = clock.now
    asyncio.run(until_all_choose(tmp_path / "begin", seats, CLOCKS[kind]))
    first: dict[str, Sent] | None = None
    for number, steps in enumerate(HIDDEN_STEPS):
        folder = tmp_path / str(number)
        shutil.copytree(tmp_path / "begin", folder)
        clock.now = begun + 5_000
        sent = asyncio.run(unseen(folder, steps, clock))
        first = first or sent
        for user in sent:
            same_bytes(first[user], sent[user])
    assert first is not None
    assert len(first) == seats  # the watcher, and all players but the one who acts unseen


async def until_all_choose(folder: Path, seats: int, spec: e.ClockSpec) -> None:
    async with open_house(folder) as house:
        await house.add_people(WATCHER, *(player(seat) for seat in range(seats)))
        await house.begin(gt.game("explore-new-york"), seats, spec)
        while len((match := house.live.table.match).actors) < seats:  # type: ignore[union-attr]
            seat = match.actors[0]  # type: ignore[union-attr]
            await house.play(seat, match.game.write(match.legal(seat)[0]))  # type: ignore[union-attr]


async def unseen(folder: Path, steps: str, clock: Clock) -> dict[str, Sent]:
    """Seat 0 acts unseen; then all others look around, and do what they do. What they are sent, by user."""
    async with open_house(folder) as house:
        await house.hub.open(TABLE)
        table = house.live.table
        others = [WATCHER, *(player(seat) for seat in range(1, table.seats))]
        looking = {user: house.connect(user) for user in others}
        await house.settle()
        before = {user: len(house.wires[looking[user]].sent) for user in others}
        at = clock.now
        for step in steps:
            clock.now += 700
            await hidden_step(house, step)
            await house.settle()
        sent = {user: house.wires[looking[user]].sent for user in others}
        assert {user: len(messages) for user, messages in sent.items()} == before, "something was sent"
        clock.now = at + 10_000
        for user in others:
            await look_around(house, user, sent[user])
        for seat in range(1, table.seats):  # the others make marks, take one back, and cannot take back more
            await own_steps(house, looking[player(seat)], seat)
        await house.settle()
        for user in others:
            await look_around(house, user, sent[user])
            await looking[user].take('{"type": "sync"}')
        await house.settle()  # a fresh view is made of the moment in which it is made
        # One shows what it did: everybody sees it, and the clocks change.
        clock.now = at + 20_000
        await end_turn(house, 1)
        await house.settle()
        for user in others:
            await look_around(house, user, sent[user])
        out = {user: list(messages) for user, messages in sent.items()}
    for messages in out.values():
        nothing_secret(messages)
    return out


async def hidden_step(house: House, step: str) -> None:
    match = house.live.table.match
    assert match is not None
    if step == "-":
        await house.undo(0)
        return
    await house.play(0, match.game.write(max(quiet(match, 0), key=lambda action: more_after(match, action))))


def quiet(match: gt.Match, seat: int) -> list[gt.Action]:
    """What the seat can do without ending its turn, which everybody would see."""
    return [action for action in match.legal(seat) if not ends(match, seat, action)]


def more_after(match: gt.Match, action: gt.Action) -> int:
    trial = match.fork()
    trial.play(0, action)
    return len(quiet(trial, 0))


def ends(match: gt.Match, seat: int, action: gt.Action) -> bool:
    trial = match.fork()
    return any(event.audience is None for event in trial.play(seat, action))


async def look_around(house: House, user: str, sent: Sent) -> None:
    for path in ("", "/view", "/history", "/chat", "/record"):
        sent.append(await house.get(f"/tables/{TABLE}{path}", user))
    for seat in (0, house.live.table.seats - 1):  # for one of them it is another's
        sent.append(await house.get(f"/tables/{TABLE}/view?seat={seat}", user))
        sent.append(await house.get(f"/tables/{TABLE}/history?seat={seat}", user))
    for path in ("/lobby", "/my-games"):
        sent.append(await house.get(path, user))
    own = house.live.table.seats_of(user)
    for path in spoken_paths(house.live.table, own[0] if own else None)[:4]:
        sent.append(await house.get(path, user))


async def own_steps(house: House, socket: Socket, seat: int) -> None:
    async def order(kind: str, number: int, **more: object) -> None:
        step = house.live.table.seen[seat]
        said = {"type": kind, "id": f"own-{seat}-{number}", "seat": seat, "step": step, **more}
        await socket.take(json.dumps(said))
        await house.settle()

    for number in range(3):
        match = house.live.table.match
        assert match is not None
        if unseen := quiet(match, seat):
            await order("play", number, action=match.game.write(unseen[number % len(unseen)]))
        await order("play", 10 + number, action="block nowhere")
    for number in range(5):
        await order("undo", 20 + number)


async def end_turn(house: House, seat: int) -> None:
    """By the shortest way."""
    for _ in range(30):
        match = house.live.table.match
        assert match is not None
        last = [action for action in match.legal(seat) if ends(match, seat, action)]
        await house.play(seat, match.game.write((last or match.legal(seat))[0]))
        if last:
            return
    raise AssertionError("the turn does not end")


# ---------------------------------------------------------------- seeds and links, over the wire and in the log
def test_seed_salt_and_links_are_told_to_nobody_before_the_end_and_never_to_the_log(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, "--log-level", "debug", "--log-format", "json")
    with server:
        told = asyncio.run(whole_games(server))
        server.stop()
    log = server.log.read_text()
    assert '"event": "started"' in log
    for heard, secrets, links in told:
        before = [text for over, text in heard if not over]
        after = [text for over, text in heard if over]
        assert before
        for secret in secrets:
            assert not any(secret in text for text in before)
            assert any(secret in text for text in after)
            assert secret not in log
        for link in links:
            assert not any(link in text for _, text in heard)
            assert link not in log


Told = tuple[list[tuple[bool, str]], list[str], list[str]]
"""All that was sent and whether the game was over; the game's secrets; its links."""


async def whole_games(server: ServerProcess) -> list[Told]:
    return await asyncio.gather(*(whole_game(server, name) for name in gt.games()))


async def whole_game(server: ServerProcess, name: str) -> Told:
    """Two players and a spectator, to the end."""
    host, friend, watcher = [await Guest(server.url, who).come() for who in ("Host", "Friend", "Watcher")]
    people = (host, friend, watcher)
    try:
        table = await host.new_table(name, [{"kind": "open"}, {"kind": "link"}])
        links = [link["token"] for link in (await host.ask("GET", f"/api/tables/{table}/links"))["links"]]
        await friend.join(table, token=links[1])
        await host.start(table)
        heard: list[tuple[bool, str]] = []
        seats = [Listening(guest, table, heard, number) for number, guest in enumerate(people)]
        polling = asyncio.create_task(poll(heard, people, table))
        async with asyncio.timeout(SECONDS):
            await asyncio.gather(*(seat.play() for seat in seats))
        polling.cancel()
        await asyncio.gather(polling, return_exceptions=True)
        fair = (await watcher.ask("GET", f"/api/tables/{table}"))["fair"]
        record = await watcher.ask("GET", f"/api/tables/{table}/record")
        assert fair["seed"] in record
        verify(parse(record), gt.game(name))
        return heard, [fair["seed"], fair["salt"]], links
    finally:
        for guest in people:
            await guest.close()


class Listening(Seat):
    """Plays at random, and keeps all that it is sent."""

    def __init__(self, guest: Guest, table: str, heard: list[tuple[bool, str]], seed: int) -> None:
        super().__init__(guest, table, any_legal, seed)
        self.heard = heard
        self.over = False

    async def take(self, message: dict[str, Any]) -> None:
        info = message.get("table")
        if info:
            self.over = info["status"] == "over"
        self.heard.append((self.over, json.dumps(message)))
        await super().take(message)


async def poll(heard: list[tuple[bool, str]], people: tuple[Guest, ...], table: str) -> None:
    """What REST answers meanwhile."""
    while True:
        for guest in people:
            for path in ("", "/view", "/history?language=es", "/insight", "/record", "/chat"):
                answer = await guest.http.get(f"/api/tables/{table}{path}")
                over = '"status":"over"' in answer.text or (path == "/record" and answer.status_code == 200)
                heard.append((over, answer.text))
        await asyncio.sleep(0.2)
