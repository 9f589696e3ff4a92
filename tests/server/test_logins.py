"""Nobody can lock an account out, and whoever guesses pays for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from grandtour.server import admin, people
from grandtour.server.devices import Device, device_of
from grandtour.server.security.limits import PER_ADDRESS
from grandtour.server.security.passwords import Busy, Crowded, Passwords
from grandtour.server.security.proofs import EASIEST, HARDEST, LIFE_SECONDS, Proofs
from grandtour.server.security.tries import FREE, MOST_OVER, Tries
from grandtour.server.store import queries as q
from grandtour.server.wallclock import HOUR_MS, now_ms
from scripts.server.client import Guest, Refusal, proof_of
from scripts.server.postgres import Postgres, new_name, postgres
from tests.server.house import KEYS, SECONDS, House, Wire, house, in_house, refusal_of

__all__ = ["postgres"]

LOGIN, PASSWORD = "ann@example", "a long and good one"


class Clock:
    def __init__(self) -> None:
        self.now = 50_000.0

    def __call__(self) -> float:
        return self.now


def guest_from(house: House, address: str) -> Guest:
    """Somebody whose requests come from this address: the server trusts the proxy that says so."""
    guest = Guest(house.url)
    guest.http.headers["X-Forwarded-For"] = address
    house.later(guest.close)
    return guest


async def with_account(house: House) -> None:
    ann = await house.guest("Ann")
    await ann.ask("POST", "/api/account", {"login": LOGIN, "password": PASSWORD})


async def code_of(guest: Guest, password: str = "a wrong one") -> str:
    try:
        await guest.ask("POST", "/api/login", {"login": LOGIN, "password": password})
    except Refusal as refusal:
        return str(refusal.code)
    return "in"


def test_the_owner_gets_in_while_a_stranger_tries_without_a_pause(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        await with_account(house)
        stranger = guest_from(house, "192.0.2.66")
        refused: list[str] = []

        async def attack() -> None:
            while True:
                refused.append(await code_of(stranger))
                await asyncio.sleep(1 / 12)

        attacking = asyncio.create_task(attack())
        try:
            while "request/limited" not in refused:
                await asyncio.sleep(0.01)
            for number in range(8):  # each from an address that has never been here
                assert await code_of(guest_from(house, f"198.51.100.{number}"), PASSWORD) == "in"
        finally:
            attacking.cancel()
        assert set(refused) == {"person/wrong-login", "request/limited"}

    in_house(tmp_path, visit, rate_factor=1.0)


def test_a_login_tried_from_many_addresses_asks_for_work_and_then_opens(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        await with_account(house)
        tries = house.services.logins.tries
        tries._clock = lambda: 50_000.0  # nothing is forgotten meanwhile, on no machine
        codes = [await code_of(guest_from(house, f"203.0.113.{number}")) for number in range(20)]
        assert codes == ["person/wrong-login"] * int(FREE.burst) + ["person/proof"] * (20 - int(FREE.burst))

        owner = guest_from(house, "198.51.100.1")
        assert await code_of(owner, PASSWORD) == "person/proof"
        assert (await owner.log_in(LOGIN, PASSWORD))["login"] == LOGIN

        # What was worked for one login and address is good for no other, and only once.
        here, there = guest_from(house, "198.51.100.2"), guest_from(house, "198.51.100.3")
        asked = {"login": LOGIN, "password": "a wrong one"}
        refusal = await refused_with(here, asked)
        proof = proof_of(**refusal["arguments"])
        assert (await refused_with(there, {**asked, "proof": proof}))["code"] == "person/proof"
        assert (await refused_with(here, {**asked, "login": "another", "proof": proof}))["code"] == "person/proof"
        assert (await refused_with(here, {**asked, "proof": proof}))["code"] == "person/wrong-login"
        assert (await refused_with(here, {**asked, "proof": proof}))["code"] == "person/proof"
        # Each try in vain makes the next one dearer.
        assert tries.bits(LOGIN) > refusal["arguments"]["bits"] - 1 >= EASIEST - 1

    in_house(tmp_path, visit, rate_factor=1.0)


async def refused_with(guest: Guest, body: dict[str, Any]) -> dict[str, Any]:
    try:
        await guest.ask("POST", "/api/login", body)
    except Refusal as refusal:
        return refusal.body
    raise AssertionError("it was not refused")


def test_an_address_that_has_tried_too_much_works_for_each_further_try(tmp_path: Path) -> None:
    """Behind it there may be a school, of whom one is a nuisance."""

    async def visit(house: House) -> None:
        await with_account(house)
        here = "192.0.2.66"
        house.services.gate.addresses._clock = lambda: 50_000.0  # nothing is forgotten meanwhile, on no machine
        nuisance = guest_from(house, here)
        for number in range(int(PER_ADDRESS["login"].burst)):
            asked: dict[str, Any] = {"login": f"somebody.{number}", "password": "a wrong one"}
            assert (await refused_with(nuisance, asked))["code"] == "person/wrong-login"
        # What was worked where less was asked is not enough.
        easy = house.services.logins.proofs.challenge(f"{here}/{LOGIN}", EASIEST)
        asked = {**CREDENTIALS, "proof": proof_of(easy, EASIEST)}
        refusal = await refused_with(guest_from(house, here), asked)
        assert (refusal["code"], refusal["arguments"]["bits"]) == ("person/proof", HARDEST)
        await guest_from(house, here).log_in(LOGIN, PASSWORD)

    in_house(tmp_path, visit, rate_factor=1.0)


def test_who_pays_is_let_into_a_line_that_is_long(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        await with_account(house)
        passwords = house.services.people.passwords
        for number in range(passwords._room_unpaid):
            passwords._inside[f"somebody {number}"] += 1
        owner = guest_from(house, "198.51.100.1")
        assert await code_of(owner, PASSWORD) == "person/proof"
        assert (await owner.log_in(LOGIN, PASSWORD))["login"] == LOGIN

    in_house(tmp_path, visit, rate_factor=1.0)


def test_one_address_cannot_fill_the_line() -> None:
    async def main() -> None:
        passwords = Passwords(threads=1, waiting=8, each=3)
        one = [asyncio.create_task(passwords.check(None, "x", "one")) for _ in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await passwords.check(None, "x", "one")
        other = asyncio.create_task(passwords.check(None, "x", "other", paid=False))
        third = asyncio.create_task(passwords.check(None, "x", "third", paid=False))
        await asyncio.sleep(0)
        with pytest.raises(Crowded):
            await passwords.check(None, "x", "fourth", paid=False)
        assert not await passwords.check(None, "x", "fourth", paid=True)
        assert await asyncio.gather(*one, other, third) == [False] * 5
        assert not passwords._inside
        passwords.close()

    asyncio.run(main())


def test_the_work_grows_with_the_tries_and_is_forgotten() -> None:
    clock = Clock()
    tries = Tries(clock=clock)

    def after(number: int) -> int:
        for _ in range(number):
            tries.add("ann")
        return tries.bits("ann")

    free = int(FREE.burst)
    assert [after(free - 1), after(1), after(1), after(2), after(4)] == [0, EASIEST, *range(EASIEST + 1, EASIEST + 4)]
    assert after(10_000) == HARDEST
    assert tries.bits("ben") == 0
    tries.forgive("ben")
    assert tries.bits("ben") == 0
    clock.now += (MOST_OVER + 1) / FREE.per_second
    assert tries.bits("ann") == 0
    off = Tries(factor=0)
    for _ in range(100):
        off.add("ann")
    assert off.bits("ann") == 0


def test_a_tried_login_is_remembered_among_thousands_of_others() -> None:
    tries = Tries(clock=Clock())
    for number in range(30_000):
        tries.add(f"login {number}")
        if number % 1000 == 0:
            tries.add("ann")
    assert tries.bits("ann") > 0
    assert len(tries._counted) <= 10_000


@pytest.mark.parametrize(
    "spoil",
    [
        lambda proof: {**proof, "answer": "no"},
        lambda proof: {**proof, "challenge": proof["challenge"].replace("14.", "1.", 1)},
        lambda proof: {**proof, "challenge": "x" + proof["challenge"]},
        lambda proof: {**proof, "challenge": "", "answer": ""},
        lambda proof: {**proof, "challenge": "....", "answer": "\ud800"},
    ],
)
def test_what_is_no_proof_is_none(spoil: Callable[[dict[str, str]], dict[str, str]]) -> None:
    proofs = Proofs(KEYS)
    proof = proof_of(proofs.challenge("here/ann", EASIEST), EASIEST)
    assert not proofs.good("here/ann", **spoil(proof))
    assert not proofs.good("there/ann", **proof)
    assert proofs.good("here/ann", **proof)
    assert not proofs.good("here/ann", **proof)


def test_a_challenge_expires_and_then_is_not_remembered() -> None:
    clock = Clock()
    proofs = Proofs(KEYS, clock)
    old, used = (proof_of(proofs.challenge("here/ann", EASIEST), EASIEST) for _ in range(2))
    assert proofs.good("here/ann", **used)
    clock.now += LIFE_SECONDS + 1
    assert not proofs.good("here/ann", **old)
    assert proofs.good("here/ann", **proof_of(proofs.challenge("here/ann", EASIEST), EASIEST))
    assert len(proofs._used) == 1


# ---- sessions -----------------------------------------------------------------------------------------------------
CREDENTIALS = {"login": LOGIN, "password": PASSWORD}
NEW_PASSWORD = {"old": PASSWORD, "new": "another long and good one"}


def thief_of(house: House, guest: Guest) -> Guest:
    """Somebody who has copied the cookie and the token."""
    thief = Guest(house.url)
    thief.http.cookies.set("grandtour", guest.http.cookies["grandtour"])
    thief.me = dict(guest.me)
    house.later(thief.close)
    return thief


@pytest.mark.parametrize("how", ["register", "log in", "password"])
def test_a_copied_cookie_is_worth_nothing_after(how: str, tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        if how == "log in":
            await with_account(house)
        ann, _, table = await house.two()
        if how == "password":
            await ann.ask("POST", "/api/account", CREDENTIALS)
        thief = thief_of(house, ann)
        spied = await house.wire(thief, table)
        if how == "register":
            told = await ann.ask("POST", "/api/account", CREDENTIALS)
        elif how == "log in":
            told = await ann.ask("POST", "/api/login", CREDENTIALS)
        else:
            told = await ann.ask("POST", "/api/password", NEW_PASSWORD)
        assert told["csrf"] != thief.me["csrf"]
        assert ann.http.cookies["grandtour"] != thief.http.cookies["grandtour"]
        assert (await thief.ask("GET", "/api/me"))["me"] is None
        assert await refusal_of(thief.ask("GET", "/api/my-games")) == "person/no-session"
        assert await spied.until(lambda: spied.closed) == 1008
        assert spied.heard[-1] == {"type": "bye", "code": "person/no-session", "again": False}
        # The owner goes on, with the new token.
        assert (await ann.ask("PATCH", "/api/me", {"name": "Ann B"}))["login"] == LOGIN
        if how != "log in":
            wire = await house.wire(ann, table)
            assert wire.view["seat"] == 0

    in_house(tmp_path, visit)


def test_another_process_refuses_an_old_cookie_too(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people, "FRESH_SECONDS", 1e9)  # nothing helps but being told

    async def visit() -> None:
        database = postgres.url(new_name())
        async with house(tmp_path / "one", database=database) as one, house(tmp_path / "two", database=database) as two:
            ann = await one.guest("Ann")
            there = thief_of(two, ann)
            assert (await there.ask("GET", "/api/me"))["me"]["person"] == ann.id
            await ann.ask("POST", "/api/account", CREDENTIALS)
            async with asyncio.timeout(SECONDS):
                while (await there.ask("GET", "/api/me"))["me"] is not None:
                    await asyncio.sleep(0.01)

    asyncio.run(visit())


def test_a_session_that_ends_while_it_is_looked_up_is_not_remembered(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann = await house.guest("Ann")
        here = house.services.people
        session = house.services.keys.session_of(ann.http.cookies["grandtour"])
        assert session is not None
        here.forget(ann.id)
        load = here._load

        async def slow(asked: str) -> Any:
            found = await load(asked)
            await ann.ask("POST", "/api/account", CREDENTIALS)  # ends the session
            return found

        here._load = slow  # type: ignore[method-assign, assignment]
        thief = thief_of(house, ann)
        looking = asyncio.create_task(here.of_cookie(thief.http.cookies["grandtour"]))
        await asyncio.sleep(0)
        here._load = load  # type: ignore[method-assign]
        await looking
        assert await here.of_cookie(thief.http.cookies["grandtour"]) is None

    in_house(tmp_path, visit)


def test_a_session_that_ends_while_its_person_is_renamed_stays_ended(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann = await house.guest("Ann")
        thief, here = thief_of(house, ann), house.services.people
        write = here.store.write

        async def slow(*asked: Any) -> Any:
            here.store.write = write  # type: ignore[method-assign]
            await ann.ask("POST", "/api/account", CREDENTIALS)  # ends the session
            return await write(*asked)

        here.store.write = slow  # type: ignore[method-assign, assignment]
        assert (await thief.ask("PATCH", "/api/me", {"name": "Ann B"}))["name"] == "Ann B"  # was asked in time
        assert (await thief.ask("GET", "/api/me"))["me"] is None

    in_house(tmp_path, visit)


def test_a_session_that_ends_while_it_begins_stays_ended(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann = await house.guest("Ann")
        await ann.ask("POST", "/api/account", CREDENTIALS)
        phone, here = guest_from(house, "192.0.2.1"), house.services.people
        write = here.store.write

        async def slow(*asked: Any) -> Any:
            here.store.write = write  # type: ignore[method-assign]
            done = await write(*asked)
            await ann.ask("DELETE", "/api/me/sessions")
            return done

        here.store.write = slow  # type: ignore[method-assign, assignment]
        await phone.log_in(LOGIN, PASSWORD)
        assert (await phone.ask("GET", "/api/me"))["me"] is None

    in_house(tmp_path, visit)


@pytest.mark.parametrize("path", ["/api/login", "/api/password"])
def test_what_was_checked_with_an_old_password_does_nothing_any_more(path: str, tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann = await house.guest("Ann")
        await ann.ask("POST", "/api/account", CREDENTIALS)
        thief, here = thief_of(house, ann), house.services.people
        check = here._check

        async def slow(*asked: Any) -> bool:
            here._check = check  # type: ignore[method-assign]
            good = await check(*asked)
            await admin.new_password(here.store, LOGIN)
            return good

        here._check = slow  # type: ignore[method-assign, assignment]
        body = CREDENTIALS if path == "/api/login" else NEW_PASSWORD
        assert await refusal_of(thief.ask("POST", path, body)) in ("server/busy", "person/no-session")
        assert await here.store.read(lambda conn: q.sessions_of(conn, ann.id, now_ms())) == []

    in_house(tmp_path, visit)


def test_stand_ins_take_the_seats_of_a_guest_who_logs_in(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        await with_account(house)
        ann, bob, table = await house.two()
        wire = await house.wire(bob, table)
        assert await code_of(ann) == "person/wrong-login"
        assert [seat["away"] for seat in wire.info["seats"]] == [None, None]
        await ann.log_in(LOGIN, PASSWORD)
        await wire.until(lambda: "left" in [seat["away"] for seat in wire.info["seats"]])

    in_house(tmp_path, visit)


def test_an_ended_session_makes_no_account(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann = await house.guest("Ann")
        thief, here = thief_of(house, ann), house.services.people
        hashing = here._hash

        async def slow(*asked: Any) -> str:
            here._hash = hashing  # type: ignore[method-assign]
            await ann.ask("POST", "/api/logout")
            return await hashing(*asked)

        here._hash = slow  # type: ignore[method-assign, assignment]
        assert await refusal_of(thief.ask("POST", "/api/account", CREDENTIALS)) == "person/no-session"
        assert await here.store.read(lambda conn: q.user_by_login(conn, LOGIN)) is None

    in_house(tmp_path, visit)


def test_a_connection_that_is_made_while_its_session_ends_is_closed(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann, _, table = await house.two()
        thief, hub = thief_of(house, ann), house.hub
        look = hub.look

        async def slow(*asked: Any) -> Any:
            hub.look = look  # type: ignore[method-assign]
            await ann.ask("POST", "/api/account", CREDENTIALS)  # ends the session that was looked up before this
            return await look(*asked)

        hub.look = slow  # type: ignore[method-assign, assignment]
        async with Wire(thief, table) as wire:
            assert await wire.until(lambda: wire.closed) == 1008
            assert wire.heard[-1] == {"type": "bye", "code": "person/no-session", "again": False}

    in_house(tmp_path, visit)


def test_a_guest_who_comes_again_is_shown_under_the_new_name(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann, bob, table = await house.two()
        wire = await house.wire(bob, table)
        await ann.ask("POST", "/api/session", {"name": "Ann B"})
        await wire.until(lambda: {seat["name"] for seat in wire.info["seats"]} == {"Ann B", "Bob"})

    in_house(tmp_path, visit)


def test_a_person_sees_their_sessions_and_ends_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit(house: House) -> None:
        ann = await house.guest("Ann")
        ann.http.headers["User-Agent"] = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
        await ann.ask("POST", "/api/account", CREDENTIALS)
        phone, tablet = guest_from(house, "192.0.2.1"), guest_from(house, "192.0.2.2")
        for one, agent in ((phone, "Mozilla/5.0 (iPhone; …) Version/26.0 Mobile/1 Safari/604.1"), (tablet, "curl/8")):
            one.http.headers["User-Agent"] = agent
            await one.log_in(LOGIN, PASSWORD)
        found = (await ann.ask("GET", "/api/me/sessions"))["sessions"]
        told = {(one["browser"], one["system"], one["here"]) for one in found}
        assert told == {("Firefox", "Linux", True), ("Safari", "iPhone", False), (None, None, False)}
        assert all(one["used"] % HOUR_MS == 0 and one["used"] <= one["created"] for one in found)
        ids = {one["browser"]: one["id"] for one in found}

        # Nobody ends the sessions of others, and a name is no cookie.
        bob = await house.guest("Bob")
        assert await refusal_of(bob.ask("DELETE", f"/api/me/sessions/{ids['Safari']}")) == "person/unknown-session"
        assert await refusal_of(ann.ask("DELETE", f"/api/me/sessions/{ids['Firefox']}")) == "person/unknown-session"
        assert ids["Safari"] not in phone.http.cookies["grandtour"]

        await ann.ask("DELETE", f"/api/me/sessions/{ids['Safari']}")
        assert (await phone.ask("GET", "/api/me"))["me"] is None
        assert (await tablet.ask("GET", "/api/me"))["me"]["login"] == LOGIN
        await ann.ask("DELETE", "/api/me/sessions")
        assert (await tablet.ask("GET", "/api/me"))["me"] is None
        (left,) = (await ann.ask("GET", "/api/me/sessions"))["sessions"]
        assert left["here"]

        # Two hours later it was used again, and only the hour is kept.
        now = now_ms() + 2 * HOUR_MS
        monkeypatch.setattr(people, "now_ms", lambda: now)
        house.services.people.forget_all()
        (later,) = (await ann.ask("GET", "/api/me/sessions"))["sessions"]
        assert later["used"] == now - now % HOUR_MS

    in_house(tmp_path, visit)


@pytest.mark.parametrize(
    ("agent", "browser", "system"),
    [
        ("Mozilla/5.0 (Windows NT 10.0; Win64; x64) … Chrome/142.0.0.0 Safari/537.36", "Chrome", "Windows"),
        ("Mozilla/5.0 (Windows NT 10.0) … Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0", "Edge", "Windows"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) … Version/26.0 Safari/605.1.15", "Safari", "macOS"),
        ("Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) … CriOS/142.0 Mobile Safari/604.1", "Chrome", "iPad"),
        ("Mozilla/5.0 (Linux; Android 15; SM) … SamsungBrowser/28.0 Chrome/130 Mobile", "Samsung Internet", "Android"),
        ("Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0", "Firefox", "Android"),
        ("Mozilla/5.0 (X11; CrOS x86_64 14541) … Chrome/142.0.0.0 Safari/537.36 OPR/120", "Opera", "ChromeOS"),
        ("python-httpx/0.28", None, None),
        (None, None, None),
    ],
)
def test_a_device_in_words(agent: str | None, browser: str | None, system: str | None) -> None:
    assert device_of(agent) == Device(browser, system)
