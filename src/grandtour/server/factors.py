"""The second factor of an account: codes of an authenticator app (TOTP), and recovery codes for when it is lost."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from collections.abc import Callable
from typing import Final

import pyotp
import structlog
from sqlalchemy import Connection

from grandtour.server import messages as m
from grandtour.server.codes import Code, Refused
from grandtour.server.people import Person
from grandtour.server.security.signing import TABLE_LETTERS
from grandtour.server.security.vault import Vault
from grandtour.server.store import queries as q
from grandtour.server.store.store import Store
from grandtour.server.wallclock import now_ms

STEP_SECONDS: Final = 30
STEPS_BESIDE: Final = 1
"""How many time steps the clock of a phone may be before or behind ours."""
ISSUER: Final = "Grand Tour"
RECOVERY_CODES: Final = 10
RECOVERY_LETTERS: Final = 16  # some 76 bits: too many to try, so a quick hash is enough
FREE_CODES: Final = 5
FIRST_WAIT: Final = 30
LONGEST_WAIT: Final = 86_400
"""Seconds between two tries, after so many wrong codes in a row.

Three of a million codes fit at any time. Whoever has the password tries some 380 of them in a year, so one in nine
hundred such accounts would open. A recovery code can be used meanwhile, and a new password ends it.
"""

log = structlog.get_logger("grandtour.factors")


class Factors:
    def __init__(self, store: Store, vault: Vault, clock: Callable[[], float] = time.time) -> None:
        self.store = store
        self.vault = vault
        self._clock = clock

    async def status(self, user: str) -> m.FactorInfo:
        def look(conn: Connection) -> m.FactorInfo:
            row = q.factor(conn, user)
            on = row is not None and row.since is not None
            return m.FactorInfo(on, q.recovery_left(conn, user) if on else 0)

        return await self.store.read(look)

    async def on(self, user: str) -> bool:
        return (await self.status(user)).on

    async def begin(self, person: Person) -> m.NewFactor:
        """A new secret for the person's app. It counts only once a code of it has been shown."""
        secret = pyotp.random_base32()
        sealed = self.vault.seal(secret, person.id)
        if not await self.store.write(lambda conn: q.begin_factor(conn, person.id, sealed)):
            raise Refused(Code.FACTOR_ON, "the second factor is on already")
        return m.NewFactor(
            secret, pyotp.TOTP(secret).provisioning_uri(name=person.login or person.name, issuer_name=ISSUER)
        )

    async def confirm(self, person: Person, code: str) -> m.RecoveryCodes:
        row = await self.store.read(lambda conn: q.factor(conn, person.id))
        if row is None:
            raise Refused(Code.NO_FACTOR, "ask for a secret first")
        if row.since is not None:
            raise Refused(Code.FACTOR_ON, "the second factor is on already")
        if not await self._use_code(person.id, _plain(code)):
            raise Refused(Code.WRONG_CODE, "the code is wrong, or too old, or was used before")
        return await self._new_codes(person.id)

    async def renew_codes(self, person: Person) -> m.RecoveryCodes:
        return await self._new_codes(person.id)

    async def drop(self, person: Person) -> None:
        await self.store.write(lambda conn: q.drop_factor(conn, person.id))

    async def prove(self, user: str, code: str | None) -> None:
        """Ask for a code, of the app or for recovery. Each is good once."""
        row = await self.store.read(lambda conn: q.factor(conn, user))
        if row is None or row.since is None:
            raise Refused(Code.NO_FACTOR, "the second factor is off")
        if not code:
            raise Refused(Code.CODE_WANTED, "the account has a second factor: send a code of it, too")
        plain = _plain(code)
        if len(plain) == RECOVERY_LETTERS:
            good = await self.store.write(lambda conn: q.use_recovery(conn, user, _hashed(plain)))
        else:
            good = await self._use_code(user, plain)
        if not good:
            raise Refused(Code.WRONG_CODE, "the code is wrong, or too old, or was used before")

    async def _use_code(self, user: str, code: str) -> bool:
        """In one write, because others may ask at the same moment: no try is free, and no code good twice."""

        def use(conn: Connection) -> bool:
            row = q.factor(conn, user, locked=True)
            if row is None:
                raise Refused(Code.NO_FACTOR, "ask for a secret first")
            now = self._clock()
            wait = min(row.tried + wait_after(row.wrong) - now, wait_after(row.wrong))  # clocks can be set back
            if wait > 0:
                raise Refused(Code.LIMITED, "too many wrong codes; wait, or use a recovery code", wait=float(wait))
            step = self._step_of(user, row, code, int(now) // STEP_SECONDS)
            if step is None or step <= row.last:
                q.count_wrong(conn, user, int(now))
                return False
            q.use_step(conn, user, step)
            return True

        return await self.store.write(use)

    def _step_of(self, user: str, row: q.FactorRow, code: str, now: int) -> int | None:
        """The time step of this code, if it is near enough to `now`."""
        secret = self.vault.opened(row.secret, user)
        if secret is None:
            log.error("the server's key has changed, so this second factor cannot be checked", person=user)
            return None
        app = pyotp.TOTP(secret)
        steps = range(now - STEPS_BESIDE, now + STEPS_BESIDE + 1)
        fitting = [step for step in steps if hmac.compare_digest(app.generate_otp(step).encode(), code.encode())]
        return fitting[0] if fitting else None

    async def _new_codes(self, user: str) -> m.RecoveryCodes:
        codes = ["".join(secrets.choice(TABLE_LETTERS) for _ in range(RECOVERY_LETTERS)) for _ in range(RECOVERY_CODES)]

        def write(conn: Connection) -> None:
            q.confirm_factor(conn, user, now_ms())
            q.set_recovery(conn, user, [_hashed(code) for code in codes])

        await self.store.write(write)
        return m.RecoveryCodes(["-".join(code[at : at + 4] for at in range(0, len(code), 4)) for code in codes])


def wait_after(wrong: int) -> int:
    """How many seconds the next try must wait after so many wrong ones in a row."""
    return 0 if wrong < FREE_CODES else min(LONGEST_WAIT, FIRST_WAIT << min(wrong - FREE_CODES, 20))


def _plain(code: str) -> str:
    """As it is compared: how people write it down does not matter."""
    return "".join(code.replace("-", " ").split()).lower()


def _hashed(code: str) -> str:
    return hashlib.sha256(code.encode("utf-8", "surrogatepass")).hexdigest()
