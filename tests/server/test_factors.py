"""The second factor: codes of an app and recovery codes, each good once, and asked for where they must be."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import pyotp
import pytest
from sqlalchemy import select

from grandtour.server import admin
from grandtour.server.factors import FIRST_WAIT, FREE_CODES, LONGEST_WAIT, RECOVERY_CODES, STEP_SECONDS, wait_after
from grandtour.server.security.vault import Vault
from grandtour.server.store import schema
from scripts.server.client import Guest
from scripts.server.postgres import Postgres, new_name, postgres
from tests.server.house import House, house, in_house, refusal_of
from tests.server.test_logins import CREDENTIALS, LOGIN, NEW_PASSWORD, PASSWORD, guest_from

__all__ = ["postgres"]

PROVED = {"password": PASSWORD}


class App:
    """An authenticator, and the clock that it and the server go by."""

    def __init__(self, house: House) -> None:
        self.now = 1_800_000_000.0
        self.codes: list[str] = []
        self.secret = ""
        house.services.factors._clock = lambda: self.now

    def code(self, later: int = 1) -> str:
        """The code some steps later than the last one that was asked for."""
        self.now += later * STEP_SECONDS
        return pyotp.TOTP(self.secret).at(int(self.now))

    async def set_up(self, guest: Guest) -> None:
        new = await guest.ask("POST", "/api/me/second-factor", PROVED)
        self.secret = new["secret"]
        parsed = pyotp.parse_uri(new["uri"])
        assert (parsed.secret, parsed.name, parsed.issuer) == (self.secret, LOGIN, "Grand Tour")
        self.codes = (await guest.ask("PUT", "/api/me/second-factor", {"code": self.code()}))["codes"]


async def registered(house: House) -> Guest:
    ann = await house.guest("Ann")
    await ann.ask("POST", "/api/account", CREDENTIALS)
    return ann


async def rows(house: House, table: str) -> list[Any]:
    return list(await house.services.store.read(lambda conn: conn.execute(select(schema.metadata.tables[table])).all()))


def test_logging_in_asks_for_a_code_and_takes_each_once(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann, app = await registered(house), App(house)
        assert await ann.ask("GET", "/api/me/second-factor") == {"on": False, "codes": 0}
        await app.set_up(ann)
        assert await ann.ask("GET", "/api/me/second-factor") == {"on": True, "codes": RECOVERY_CODES}
        phone = guest_from(house, "192.0.2.1")

        async def tried(code: str | None) -> str:
            try:
                await asyncio.wait_for(phone.log_in(LOGIN, PASSWORD, code=code), 60)
            except Exception as refusal:
                return str(getattr(refusal, "code", refusal))
            return "in"

        assert await tried(None) == "person/code-wanted"
        last = pyotp.TOTP(app.secret).at(int(app.now))
        assert await tried(last) == "person/wrong-code", "the code of the set-up was used"
        code = app.code()
        assert await refusal_of(phone.log_in(LOGIN, "a wrong one", code=code)) == "person/wrong-login"
        assert await tried("000000" if code != "000000" else "111111") == "person/wrong-code"
        assert await tried(f"{code[:3]} {code[3:]}") == "in"
        assert await tried(code) == "person/wrong-code"
        # One step before and one after are fine: clocks differ. More are not.
        app.now += 10 * STEP_SECONDS
        at = pyotp.TOTP(app.secret).at
        assert await tried(at(int(app.now - 2 * STEP_SECONDS))) == "person/wrong-code"
        assert await tried(at(int(app.now - STEP_SECONDS))) == "in"
        assert await tried(at(int(app.now + STEP_SECONDS))) == "in"
        assert await tried(at(int(app.now))) == "person/wrong-code", "older than one that was used"

    in_house(tmp_path, visit)


def test_two_at_once_with_one_code_are_not_both_let_in(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann, app = await registered(house), App(house)
        await app.set_up(ann)
        code = app.code()
        guests = [guest_from(house, f"192.0.2.{number}") for number in range(4)]
        asked = [guest.log_in(LOGIN, PASSWORD, code=code) for guest in guests]
        done = await asyncio.gather(*asked, return_exceptions=True)
        assert sum(isinstance(one, dict) for one in done) == 1

    in_house(tmp_path, visit)


def test_a_recovery_code_opens_once_and_new_ones_take_the_place_of_the_old(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann, app = await registered(house), App(house)
        await app.set_up(ann)
        assert len(set(app.codes)) == RECOVERY_CODES
        stored = repr(await rows(house, "recovery")) + repr(await rows(house, "factors"))
        assert not any(code in stored or code.replace("-", "") in stored for code in app.codes)
        assert app.secret not in stored
        phone = guest_from(house, "192.0.2.1")
        await phone.log_in(LOGIN, PASSWORD, code=app.codes[0].upper().replace("-", " "))
        assert await refusal_of(phone.log_in(LOGIN, PASSWORD, code=app.codes[0])) == "person/wrong-code"
        assert (await ann.ask("GET", "/api/me/second-factor"))["codes"] == RECOVERY_CODES - 1
        assert await refusal_of(ann.ask("POST", "/api/me/second-factor/codes", {**PROVED, "code": "1"}))
        new = await ann.ask("POST", "/api/me/second-factor/codes", {**PROVED, "code": app.code()})
        assert await refusal_of(phone.log_in(LOGIN, PASSWORD, code=app.codes[1])) == "person/wrong-code"
        await phone.log_in(LOGIN, PASSWORD, code=new["codes"][1])

    in_house(tmp_path, visit)


def test_it_is_switched_on_and_off_only_with_proof(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann, app = await registered(house), App(house)
        path = "/api/me/second-factor"
        assert await refusal_of(ann.ask("POST", path, {"password": "a wrong one"})) == "person/wrong-login"
        assert await refusal_of(ann.ask("PUT", path, {"code": "123456"})) == "person/no-factor"
        first = await ann.ask("POST", path, PROVED)
        assert await refusal_of(ann.ask("PUT", path, {"code": "no"})) == "person/wrong-code"
        # What was begun and not confirmed is asked for nowhere, and a new beginning takes its place.
        await guest_from(house, "192.0.2.1").log_in(LOGIN, PASSWORD)
        await app.set_up(ann)
        assert app.secret != first["secret"]
        assert await refusal_of(ann.ask("POST", path, PROVED)) == "person/factor-on"
        assert await refusal_of(ann.ask("PUT", path, {"code": app.code()})) == "person/factor-on"
        wrong = {"password": "a wrong one", "code": app.code()}
        assert await refusal_of(ann.ask("DELETE", path, wrong)) == "person/wrong-login"
        assert await refusal_of(ann.ask("DELETE", path, {**PROVED, "code": "123"})) == "person/wrong-code"
        await ann.ask("DELETE", path, {**PROVED, "code": app.code()})
        assert await ann.ask("GET", path) == {"on": False, "codes": 0}
        assert await refusal_of(ann.ask("DELETE", path, {**PROVED, "code": app.code()})) == "person/no-factor"
        await guest_from(house, "192.0.2.2").log_in(LOGIN, PASSWORD)
        # A guest has no password, and so no second factor.
        bob = await house.guest("Bob")
        assert await refusal_of(bob.ask("POST", path, PROVED)) == "person/no-account"

    in_house(tmp_path, visit)


def test_what_gives_the_account_away_asks_for_a_code_too(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann, app = await registered(house), App(house)
        await app.set_up(ann)
        ann.http.headers["Origin"] = house.url
        for method, path, body in (
            ("POST", "/api/me/passkeys/begin", PROVED),
            ("POST", "/api/password", NEW_PASSWORD),
            ("DELETE", "/api/me/identities", PROVED),
            ("DELETE", "/api/me", PROVED),
        ):
            assert await refusal_of(ann.ask(method, path, body)) == "person/code-wanted"
            assert await refusal_of(ann.ask(method, path, {**body, "code": "000"})) == "person/wrong-code"
        await ann.ask("POST", "/api/me/passkeys/begin", {**PROVED, "code": app.code()})
        # A code is not used up for a new password that cannot be one.
        code = app.code()
        short = {**NEW_PASSWORD, "new": "short", "code": code}
        assert await refusal_of(ann.ask("POST", "/api/password", short)) == "person/bad-password"
        await ann.ask("POST", "/api/password", {**NEW_PASSWORD, "code": code})
        await ann.ask("DELETE", "/api/me", {"password": NEW_PASSWORD["new"], "code": app.code()})

    in_house(tmp_path, visit)


def test_codes_cannot_be_guessed_and_a_recovery_code_helps_meanwhile(tmp_path: Path) -> None:
    """Whatever the rate limits are, and after a new start of the server."""
    held: dict[str, Any] = {}

    async def attack(house: House) -> None:
        ann, app = await registered(house), App(house)
        await app.set_up(ann)
        stranger = guest_from(house, "203.0.113.1")

        async def tried(code: str) -> str:
            return await refusal_of(stranger.log_in(LOGIN, PASSWORD, code=code))

        assert {await tried("000") for _ in range(FREE_CODES)} == {"person/wrong-code"}
        assert await tried("000") == "request/limited"
        app.now += FIRST_WAIT
        assert [await tried("000"), await tried("000")] == ["person/wrong-code", "request/limited"]
        app.now += FIRST_WAIT  # now it is twice as long
        assert await tried(app.code(0)) == "request/limited"
        held.update(app=vars(app))

    async def after(house: House) -> None:
        app, owner = App(house), guest_from(house, "198.51.100.1")
        vars(app).update(held["app"])
        assert await refusal_of(owner.log_in(LOGIN, PASSWORD, code=app.code(0))) == "request/limited"
        await owner.log_in(LOGIN, PASSWORD, code=app.codes[3])
        await owner.log_in(LOGIN, PASSWORD, code=app.code(0))

    in_house(tmp_path, attack)
    in_house(tmp_path, after)


def test_two_processes_count_the_same_wrong_codes(postgres: Postgres, tmp_path: Path) -> None:
    async def visit() -> None:
        database = postgres.url(new_name())
        async with house(tmp_path / "one", database=database) as one, house(tmp_path / "two", database=database) as two:
            ann, app = await registered(one), App(one)
            await app.set_up(ann)
            two.services.factors._clock = one.services.factors._clock
            guests = [guest_from(at, f"192.0.2.{number}") for number in range(FREE_CODES) for at in (one, two)]
            asked = [refusal_of(guest.log_in(LOGIN, PASSWORD, code="000")) for guest in guests]
            codes = Counter(await asyncio.gather(*asked))
            assert codes == {"person/wrong-code": FREE_CODES, "request/limited": FREE_CODES}

    asyncio.run(visit())


def test_a_right_code_ends_the_row_of_wrong_ones(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann, app = await registered(house), App(house)
        await app.set_up(ann)
        phone = guest_from(house, "192.0.2.1")
        for _ in range(2):
            for _ in range(FREE_CODES - 1):
                assert await refusal_of(phone.log_in(LOGIN, PASSWORD, code="000")) == "person/wrong-code"
            await phone.log_in(LOGIN, PASSWORD, code=app.code())

    in_house(tmp_path, visit)


def test_the_wait_grows_to_a_day() -> None:
    waits = [wait_after(wrong) for wrong in range(10_000)]
    assert waits[: FREE_CODES + 3] == [0] * FREE_CODES + [FIRST_WAIT, 2 * FIRST_WAIT, 4 * FIRST_WAIT]
    assert waits == sorted(waits)
    assert waits[-1] == LONGEST_WAIT


def test_the_administrator_can_switch_it_off_and_deleting_leaves_nothing(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann, app = await registered(house), App(house)
        await app.set_up(ann)
        store = house.services.store
        kept = await admin.new_password(store, LOGIN)
        phone = guest_from(house, "192.0.2.1")
        assert await refusal_of(phone.log_in(LOGIN, kept)) == "person/code-wanted"
        new = await admin.new_password(store, LOGIN, factor_off=True)
        await phone.log_in(LOGIN, new)
        assert await rows(house, "recovery") == []
        again = await phone.ask("POST", "/api/me/second-factor", {"password": new})
        app.secret = again["secret"]
        await phone.ask("PUT", "/api/me/second-factor", {"code": app.code()})
        assert await refusal_of(phone.ask("DELETE", "/api/me", {"password": new})) == "person/code-wanted"
        await phone.ask("DELETE", "/api/me", {"password": new, "code": app.code()})
        assert [await rows(house, name) for name in ("users", "factors", "recovery", "sessions")] == [[], [], [], []]

    in_house(tmp_path, visit)


def test_a_database_without_the_key_beside_it_opens_nothing(tmp_path: Path) -> None:
    """The secret cannot be read, and no cookie is good; recovery codes still are."""
    held: dict[str, Any] = {}

    async def before(house: House) -> None:
        ann, app = await registered(house), App(house)
        await app.set_up(ann)
        held.update(cookie=ann.http.cookies["grandtour"], secret=app.secret, codes=app.codes, now=app.now)

    async def after(house: House) -> None:
        thief, app = guest_from(house, "192.0.2.1"), App(house)
        app.secret, app.now = held["secret"], held["now"]
        thief.http.cookies.set("grandtour", held["cookie"])
        assert (await thief.ask("GET", "/api/me"))["me"] is None
        thief.http.cookies.clear()
        assert await refusal_of(thief.log_in(LOGIN, PASSWORD, code=app.code())) == "person/wrong-code"
        await thief.log_in(LOGIN, PASSWORD, code=held["codes"][0])

    in_house(tmp_path, before, key=b"k" * 32)
    in_house(tmp_path, after)


def test_a_sealed_text_is_its_owners_alone() -> None:
    vault = Vault(b"one secret")
    sealed = vault.seal("JBSWY3DPEHPK3PXP", "ann")
    assert vault.opened(sealed, "ann") == "JBSWY3DPEHPK3PXP"
    assert sealed != vault.seal("JBSWY3DPEHPK3PXP", "ann")
    assert vault.opened(sealed, "bob") is None
    assert Vault(b"another").opened(sealed, "ann") is None
    for spoiled in (sealed[:-8], "", "x", "????", sealed[:10] + "AAAA" + sealed[14:]):
        assert vault.opened(spoiled, "ann") is None


@pytest.mark.parametrize("length", [0, 31])
def test_a_key_file_that_is_too_short_is_refused(length: int, tmp_path: Path) -> None:
    from grandtour.cli.errors import Refused
    from grandtour.cli.serve import key_in

    file = tmp_path / "key"
    with pytest.raises(Refused, match="No such file"):
        key_in(file)
    file.write_bytes(b"k" * length + b"\n")
    with pytest.raises(Refused, match="at least 32"):
        key_in(file)
    file.write_bytes(b"k" * 32 + b"\n")
    assert key_in(file) == b"k" * 32
