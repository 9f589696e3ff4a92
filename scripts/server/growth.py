"""The growth trial: what the server does takes no longer with 100,000 tables in its database than with 100.

    python -m scripts.server.growth [--tables 100000] [--rounds 15] [--postgres]

It fills two databases with copies of a few real tables: a fifth of them open, a fifth running, 1,000 people, and one
person with a long list. Then it measures, with each, the start, the driver's tick, tidying, and every route that the
server has; a new route must be added below, or the trial fails. It also measures how long it takes to bring the larger
database to the newest form from that of revision 0001. Everything stays on this machine, and nothing listens.

The exit code is 1 if anything but that upgrade takes more than 20 ms longer with the larger database, by the medians. A
busy machine makes all times longer, so its load is printed, too; and with SQLite, which works in this very process, it
must be 20 ms of the processor's time as well.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import secrets
import statistics
import sys
import tempfile
import time
from base64 import urlsafe_b64encode
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import httpx
import structlog
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from litestar.routes import HTTPRoute
from sqlalchemy import Connection, text

from grandtour.server import app, hub
from grandtour.server import commands as c
from grandtour.server.config import Settings
from grandtour.server.services import Services
from grandtour.server.store import database_in, open_store
from grandtour.server.wallclock import now_ms
from grandtour.server.workers import Workers
from scripts.server.filling import Share, fill
from scripts.server.postgres import Postgres, new_name

FEW: Final = 100
MANY: Final = 100_000
SLOWER_MS: Final = 20.0
PASSWORD: Final = "the words of a long walk"
SEATS: Final[list[Any]] = [{}, {}]

Ask = tuple[str, dict[str, Any] | None]
"""What is sent to the route: the path with its query, and the body."""


class NoWorkers(Workers):
    async def start(self) -> None:
        pass


class Person:
    """Somebody who asks the server in this process."""

    def __init__(self, services: Services) -> None:
        transport = httpx.ASGITransport(app=app.application(services))
        self.http = httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1")
        self.id = self.csrf = ""

    async def come(self, name: str) -> Person:
        me = await self.ask("POST", "/api/session", {"name": name})
        self.id = me["person"]
        return self

    async def send(self, method: str, path: str, body: dict[str, Any] | None = None) -> httpx.Response:
        return await self.http.request(method, path, json=body, headers={"X-CSRF-Token": self.csrf})

    async def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        answer = await self.send(method, path, body)
        if answer.status_code >= 400:
            raise RuntimeError(f"{method} {path}: {answer.status_code} {answer.text}")
        told = answer.json()
        self.csrf = told.get("csrf", self.csrf)  # the token goes with the session, and some requests renew that
        return told

    async def table(self, game: str = "san-francisco", seats: list[Any] = SEATS, **more: Any) -> str:
        return str((await self.ask("POST", "/api/tables", {"game": game, "seats": seats, **more}))["table"])


@dataclass(frozen=True)
class Took:
    """Milliseconds, by the clock on the wall and of the processor."""

    wall: float
    cpu: float


class Stopwatch:
    def __init__(self) -> None:
        self._wall, self._cpu = time.perf_counter(), time.process_time()

    def stop(self) -> Took:
        return Took(1000 * (time.perf_counter() - self._wall), 1000 * (time.process_time() - self._cpu))


@dataclass
class Trial:
    """A server, the people who ask it, and the tables that they ask for."""

    services: Services
    ann: Person
    bob: Person
    open: str = ""
    running: str = ""
    over: str = ""
    times: dict[str, list[Took]] = field(default_factory=dict)
    statuses: dict[str, int] = field(default_factory=dict)

    async def begun(self) -> str:
        """Ann's and Bob's table, where the game runs."""
        table = await self.ann.table(clock={"kind": "days", "seconds": 10 * 24 * 3600})
        await self.bob.ask("POST", f"/api/tables/{table}/join", {})
        await self.ann.ask("POST", f"/api/tables/{table}/start")
        return table

    async def ended(self, table: str) -> str:
        hub = self.services.hub
        for seat, user, ask in ((0, self.ann, c.Propose("p", 0, "end")), (1, self.bob, c.Answer("a", 1, True))):
            assert (await hub.open(table)).table.seats_of(user.id) == [seat]
            await hub.command(table, user.id, ask, ask.id)
        return table

    async def played(self) -> str:
        """A game that Ann has played to its end."""
        table = await self.ann.table("explore-new-york", [{}])
        await self.ann.ask("POST", f"/api/tables/{table}/start")
        hub = self.services.hub
        for number in range(1000):
            at = (await hub.open(table)).table
            if at.status != "running" or at.match is None:
                break
            play = c.Play(f"p{number}", 0, at.seen[0], at.game.write(at.match.legal(0)[0]))
            await hub.command(table, self.ann.id, play, play.id)
        return table

    async def link(self, table: str) -> str:
        return str((await self.ann.ask("GET", f"/api/tables/{table}/links"))["links"][0]["token"])


# ---- every route ----------------------------------------------------------------------------------------------
Prepare = Callable[[Trial], Awaitable[Ask]]


def plain(path: str, body: dict[str, Any] | None = None, of: str = "open") -> Prepare:
    """A question that can be asked again and again; {t} is the table `of` that kind."""

    async def prepare(trial: Trial) -> Ask:
        return path.replace("{t}", getattr(trial, of)), body

    return prepare


def at_new(path: str, body: dict[str, Any] | None = None, joined: bool = False) -> Prepare:
    """A question that changes a table, so that each is asked at a new one."""

    async def prepare(trial: Trial) -> Ask:
        table = await trial.ann.table()
        if joined:
            await trial.bob.ask("POST", f"/api/tables/{table}/join", {})
        return path.replace("{t}", table), body

    return prepare


async def with_link(trial: Trial) -> Ask:
    table = await trial.ann.table(public=False)
    return f"/api/tables/{table}/watch", {"token": await trial.link(table)}


async def with_code(trial: Trial) -> Ask:
    return "/api/join-code", await trial.ann.ask("GET", f"/api/tables/{trial.open}/code")


async def muted(trial: Trial) -> Ask:
    return f"/api/tables/{trial.running}/mute", {"person": trial.bob.id, "on": secrets.randbelow(2) == 1}


async def blocked(trial: Trial) -> Ask:
    return "/api/blocks", {"person": (await Person(trial.services).come("Eve")).id}


async def ended(trial: Trial) -> Ask:
    return f"/api/tables/{await trial.ended(await trial.begun())}/rematch", None


KEY: Final = generate_private_key(SECP256R1()).public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
BROWSER: Final = {
    "endpoint": "https://127.0.0.1:9999/1",
    "p256dh": urlsafe_b64encode(KEY).decode().rstrip("="),
    "auth": urlsafe_b64encode(bytes(16)).decode().rstrip("="),
}
OF: Final = "/api/tables/{t}"
STEP: Final = f"{OF}/replay/2"
FACTOR: Final = {"password": PASSWORD, "code": "123456"}
PASSKEY: Final = {"ticket": "none", "credential": {}}
ROUTES: Final[dict[str, Prepare]] = {
    "GET /api/me": plain("/api/me"),
    "PATCH /api/me": plain("/api/me", {"name": "Anna"}),
    "GET /api/me/sessions": plain("/api/me/sessions"),
    "DELETE /api/me/sessions": plain("/api/me/sessions"),
    "DELETE /api/me/sessions/{which:str}": plain("/api/me/sessions/nobodys"),
    "GET /api/me/second-factor": plain("/api/me/second-factor"),
    "POST /api/me/second-factor": plain("/api/me/second-factor", {"password": PASSWORD}),
    "PUT /api/me/second-factor": plain("/api/me/second-factor", {"code": "123456"}),
    "POST /api/me/second-factor/codes": plain("/api/me/second-factor/codes", FACTOR),
    "DELETE /api/me/second-factor": plain("/api/me/second-factor", FACTOR),
    "DELETE /api/me/identities": plain("/api/me/identities", {"password": PASSWORD}),
    "GET /api/me/passkeys": plain("/api/me/passkeys"),
    "POST /api/me/passkeys/begin": plain("/api/me/passkeys/begin", {"password": PASSWORD}),
    "POST /api/me/passkeys": plain("/api/me/passkeys", PASSKEY),
    "DELETE /api/me/passkeys/{which:str}": plain("/api/me/passkeys/nobodys"),
    "POST /api/passkey/begin": plain("/api/passkey/begin"),
    "POST /api/passkey": plain("/api/passkey", PASSKEY),
    "POST /api/oidc": plain("/api/oidc", {}),
    "GET /oidc/callback": plain("/oidc/callback"),
    "GET /api/blocks": plain("/api/blocks"),
    "POST /api/blocks": blocked,
    "DELETE /api/blocks/{who:str}": plain("/api/blocks/nobody"),
    "GET /api/me/webhook": plain("/api/me/webhook"),
    "PUT /api/me/webhook": plain("/api/me/webhook", {"url": "http://127.0.0.1:9999/", "style": "json"}),
    "DELETE /api/me/webhook": plain("/api/me/webhook"),
    "POST /api/me/webhook/test": plain("/api/me/webhook/test"),
    "GET /api/push-key": plain("/api/push-key"),
    "PUT /api/me/push": plain("/api/me/push", BROWSER),
    "DELETE /api/me/push": plain("/api/me/push", {"endpoint": BROWSER["endpoint"]}),
    "POST /api/me/push/test": plain("/api/me/push/test", {"endpoint": BROWSER["endpoint"]}),
    "POST /api/session": plain("/api/session", {"name": "Ann"}),
    "GET /api/lobby": plain("/api/lobby"),
    "GET /api/my-games": plain("/api/my-games"),
    "POST /api/tables": plain("/api/tables", {"game": "san-francisco", "seats": SEATS}),
    "GET /api/tables/{table_id:str}": plain(OF),
    "POST /api/tables/{table_id:str}/join": at_new(f"{OF}/join", {}),
    "POST /api/tables/{table_id:str}/watch": with_link,
    "POST /api/tables/{table_id:str}/leave": at_new(f"{OF}/leave", {}),
    "POST /api/tables/{table_id:str}/start": at_new(f"{OF}/start", joined=True),
    "POST /api/tables/{table_id:str}/close": at_new(f"{OF}/close"),
    "PATCH /api/tables/{table_id:str}/seats/{seat:int}": at_new(f"{OF}/seats/1", {"kind": "bot"}),
    "DELETE /api/tables/{table_id:str}/seats/{seat:int}/player": at_new(f"{OF}/seats/1/player", joined=True),
    "GET /api/tables/{table_id:str}/links": plain(f"{OF}/links"),
    "POST /api/tables/{table_id:str}/links/revoke": at_new(f"{OF}/links/revoke", {}),
    "POST /api/tables/{table_id:str}/mute": muted,
    "POST /api/tables/{table_id:str}/chat": at_new(f"{OF}/chat", {"open": False}),
    "GET /api/tables/{table_id:str}/chat": plain(f"{OF}/chat"),
    "GET /api/tables/{table_id:str}/view": plain(f"{OF}/view?language=en", of="running"),
    "GET /api/tables/{table_id:str}/history": plain(f"{OF}/history", of="running"),
    "GET /api/tables/{table_id:str}/record": plain(f"{OF}/record", of="over"),
    "POST /api/tables/{table_id:str}/rematch": ended,
    "GET /api/games": plain("/api/games?language=en"),
    "GET /api/tables/{table_id:str}/board": plain(f"{OF}/board", of="running"),
    "GET /api/games/{game:str}/board": plain("/api/games/san-francisco/board"),
    "GET /api/tables/{table_id:str}/why": plain(f"{OF}/why?seat=0&thing=undo", of="running"),
    "GET /api/tables/{table_id:str}/insight": plain(f"{OF}/insight?seat=0", of="running"),
    "POST /api/tables/{table_id:str}/route": plain(f"{OF}/route", {"seat": 0, "links": []}, of="over"),
    "GET /api/tables/{table_id:str}/hint": plain(f"{OF}/hint?seat=9", of="running"),  # without workers: refused
    "GET /api/tables/{table_id:str}/replay": plain(f"{OF}/replay", of="over"),
    "GET /api/tables/{table_id:str}/replay/{step:int}": plain(STEP, of="over"),
    "GET /api/tables/{table_id:str}/replay/{step:int}/to/{last:int}": plain(f"{STEP}/to/3", of="over"),
    "GET /api/tables/{table_id:str}/replay/{step:int}/insight": plain(f"{STEP}/insight", of="over"),
    "GET /api/tables/{table_id:str}/verify": plain(f"{OF}/verify", of="over"),
    "POST /api/tables/{table_id:str}/fork": plain(f"{OF}/fork", {"step": 2, "eyes": "all"}, of="over"),
    "GET /api/tables/{table_id:str}/code": plain(f"{OF}/code"),
    "POST /api/join-code": with_code,
    "GET /api/games/{game:str}/rules": plain("/api/games/san-francisco/rules"),
    "GET /api/lessons": plain("/api/lessons"),
    "POST /api/lessons/{game:str}": plain("/api/lessons/san-francisco", {"played": []}),
    "POST /api/lessons/{game:str}/why": plain("/api/lessons/san-francisco/why", {"thing": "undo"}),
    "GET /health": plain("/health"),
    "GET /ready": plain("/ready"),
    "GET /metrics": plain("/metrics"),
    "GET /api/openapi.json": plain("/api/openapi.json"),
    "GET /": plain("/"),
    "GET /{path:path}": plain("/about"),
}
LAST: Final[dict[str, Ask]] = {
    "POST /api/account": ("/api/account", {"login": "walker", "password": PASSWORD}),
    "POST /api/login": ("/api/login", {"login": "walker", "password": PASSWORD}),
    "POST /api/password": ("/api/password", {"old": PASSWORD, "new": PASSWORD}),
    "POST /api/logout": ("/api/logout", None),
    "DELETE /api/me": ("/api/me", {}),
}
"""These end a session, or are for a person who has one of their own, so each is asked by somebody new."""


def routes_of(services: Services) -> set[str]:
    """Every route of the server, except that of the sockets."""
    found = set()
    for route in app.litestar_app(services).routes:
        if isinstance(route, HTTPRoute):
            found |= {f"{method} {route.path}" for method in route.methods - {"OPTIONS", "HEAD"}}
    return {route for route in found if not route.startswith("GET /api/openapi.json/")}


# ---- a server -------------------------------------------------------------------------------------------------
@asynccontextmanager
async def served(url: str, folder: Path) -> AsyncIterator[Services]:
    settings = Settings(data=folder, database=url, rate_factor=0.0, allow_private_webhooks=True)
    with ExitStack() as end:
        for module, name, value in ((app, "Workers", NoWorkers), (hub, "MOST_TABLES", 10**9)):
            end.callback(setattr, module, name, getattr(module, name))
            setattr(module, name, value)
        async with app.running(settings) as services:
            yield services


async def filled(url: str, folder: Path, tables: int) -> None:
    async with served(url, folder) as services:
        trial = Trial(services, await Person(services).come("Ann"), await Person(services).come("Bob"))
        closed = await trial.ann.table()
        await trial.ann.ask("POST", f"/api/tables/{closed}/close")
        # The model of an open table is old enough to be closed soon, so it is made last.
        running, over = await trial.begun(), await trial.ended(await trial.begun())
        waiting, private = await trial.ann.table(), await trial.ann.table(public=False)
        await trial.ann.ask("POST", f"/api/tables/{private}/links/revoke", {})
        parts = {waiting: 0.15, private: 0.05, running: 0.2, over: 0.55, closed: 0.05}
        shares = [Share(table, part) for table, part in parts.items()]
        await fill(services.store, services.keys, shares, tables, trial.ann.id)
        (folder / "cookie").write_text(f"{trial.ann.id} {trial.ann.csrf} {trial.ann.http.cookies['grandtour']}")


async def at_work(services: Services, folder: Path) -> Trial:
    """The server with the person who has a long list."""
    ann = Person(services)
    ann.id, ann.csrf, cookie = (folder / "cookie").read_text().split(" ")
    ann.http.cookies.set("grandtour", cookie)
    trial = Trial(services, ann, await Person(services).come("Bob"))
    trial.open, trial.running, trial.over = await ann.table(), await trial.begun(), await trial.played()
    return trial


async def measure(trial: Trial, name: str, work: Callable[[], Awaitable[Any]]) -> Any:
    watch = Stopwatch()
    answer = await work()
    trial.times.setdefault(name, []).append(watch.stop())
    return answer


async def one_round(trial: Trial) -> None:
    """Everything once."""
    services = trial.services
    for route, prepare in ROUTES.items():
        path, body = await prepare(trial)
        method = route.split(" ")[0]
        joins = route.endswith(("/join", "/watch", "/join-code"))
        who = trial.bob if joins else trial.ann
        answer = await measure(trial, route, lambda who=who, m=method, p=path, b=body: who.send(m, p, b))  # type: ignore[misc]
        trial.statuses[route] = answer.status_code
    for route, (path, body) in LAST.items():
        who = await Person(services).come("Walker")
        if route in ("POST /api/login", "POST /api/password"):
            login = {"login": f"w{secrets.token_hex(6)}", "password": PASSWORD}
            await who.ask("POST", "/api/account", login)
            body = login if route == "POST /api/login" else body
        elif route == "POST /api/account":
            body = {"login": f"w{secrets.token_hex(6)}", "password": PASSWORD}
        method = route.split(" ")[0]
        answer = await measure(trial, route, lambda who=who, m=method, p=path, b=body: who.send(m, p, b))  # type: ignore[misc]
        trial.statuses[route] = answer.status_code
    driver = services.driver
    await measure(trial, "(tick)", driver.tick)
    await measure(trial, "(closing)", lambda: driver._close_old(set(range(16)), now_ms()))
    await measure(trial, "(tidying)", lambda: app.tidy_up(services))


async def started(url: str, folder: Path) -> Took:
    watch = Stopwatch()
    services = await app.made(Settings(data=folder, database=url))
    took = watch.stop()
    await services.store.close()
    services.people.passwords.close()
    return took


async def tried(databases: list[tuple[str, Path]], rounds: int) -> list[Trial]:
    """A trial with each; they take turns, so that whatever else the machine does is the same for all."""
    starts = [[await started(*database) for database in databases] for _ in range(1 + rounds)]
    async with AsyncExitStack() as end:
        trials = []
        for url, folder in databases:
            services = await end.enter_async_context(served(url, folder))
            missing = routes_of(services) ^ (ROUTES.keys() | LAST.keys())
            if missing:
                said = ", ".join(sorted(missing))
                raise SystemExit(f"these routes are not in the trial, or not in the server: {said}")
            trials.append(await at_work(services, folder))
        for number in range(1 + rounds):
            for trial in trials:
                await one_round(trial)
                if number == 0:
                    trial.times.clear()  # much is read or made only the first time
    for at, trial in enumerate(trials):
        trial.times["(start)"] = [times[at] for times in starts[1:]]
    return trials


# ---- an upgrade -----------------------------------------------------------------------------------------------
OLDER: Final = (
    "DROP INDEX ix_tables_code",
    "DROP INDEX ix_users_guests_seen",
    "DROP INDEX ix_tables_host_status",
    "DROP INDEX ix_tables_public_status_changed_id",
    "DROP INDEX ix_tables_status_changed_id",
    "DROP INDEX ix_seats_user_id_table_id",
    "ALTER TABLE tables DROP COLUMN code",
    "DROP TABLE mentions",
    "CREATE INDEX ix_tables_host ON tables (host)",
    "CREATE INDEX ix_tables_public_status_changed ON tables (public, status, changed)",
    "CREATE INDEX ix_seats_user_id ON seats (user_id)",
    "UPDATE alembic_version SET version_num = '0001'",
)
"""Back to the form of revision 0001."""


async def upgraded(url: str, folder: Path) -> Took:
    """So long it takes to start with the same tables in the form of revision 0001."""

    def back(conn: Connection) -> None:
        for statement in OLDER:
            conn.execute(text(statement))

    store = open_store(url)
    await store.open()
    await store.write(back)
    await store.close()
    return await started(url, folder)


# ---- the trial ------------------------------------------------------------------------------------------------
def shown(few: Trial, many: Trial, few_tables: int, many_tables: int, within: bool) -> bool:
    """Print the figures; whether all are within bounds. `within`: the database works in this process."""
    print(f"{'median ms with so many tables:':58} {few_tables:>8} {many_tables:>8}    more   cpu more  answer")
    good = True
    for name in sorted(few.times):
        a, b = (statistics.median(took.wall for took in trial.times[name]) for trial in (few, many))
        cpu_a, cpu_b = (statistics.median(took.cpu for took in trial.times[name]) for trial in (few, many))
        slower = b - a > SLOWER_MS and (not within or cpu_b - cpu_a > SLOWER_MS)
        good = good and not slower
        said = "  TOO SLOW" if slower else ""
        print(f"{name:58} {a:8.1f} {b:8.1f} {b - a:+7.1f} {cpu_b - cpu_a:+10.1f}  {many.statuses.get(name, '')}{said}")
    return good


async def go(urls: list[str], folder: Path, tables: int, rounds: int, within: bool) -> bool:
    databases = []
    for url, count in zip(urls, (FEW, tables)):
        here = folder / str(count)
        here.mkdir()
        began = time.perf_counter()
        await filled(url, here, count)
        print(f"{count} tables filled in within {time.perf_counter() - began:.0f} s", flush=True)
        databases.append((url, here))
    trials = await tried(databases, rounds)
    good = shown(trials[0], trials[1], FEW, tables, within)
    upgrade = await upgraded(urls[1], folder)
    took = f"{upgrade.wall / 1000:.1f} s, {upgrade.cpu / 1000:.1f} s of the processor"
    print(f"upgrade from revision 0001 with {tables} tables, start included: {took}")
    print(f"load of this machine: {os.getloadavg()[0]:.1f}")
    return good


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=MANY)
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--postgres", action="store_true")
    chosen = parser.parse_args()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(40))
    with ExitStack() as end:
        folder = Path(end.enter_context(tempfile.TemporaryDirectory(prefix="gt-growth-")))
        pg = end.enter_context(Postgres()) if chosen.postgres else None
        urls = [database_in(folder / name) if pg is None else pg.url(new_name()) for name in ("few", "many")]
        good = asyncio.run(go(urls, folder, chosen.tables, chosen.rounds, pg is None))
    print("within bounds" if good else f"something takes more than {SLOWER_MS:g} ms longer")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
