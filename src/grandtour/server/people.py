"""Knows who asks: sessions, guests and accounts."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Final

from sqlalchemy import Connection

from grandtour.server.codes import Code, Refused
from grandtour.server.devices import NO_DEVICE, Device
from grandtour.server.security.names import clean_name, login_fault, name_fault
from grandtour.server.security.passwords import Busy, Crowded, Passwords, password_fault
from grandtour.server.security.signing import Keys, new_id
from grandtour.server.store import queries as q
from grandtour.server.store.store import Change, Failure, Store
from grandtour.server.wallclock import DAY_MS, HOUR_MS, now_ms

SESSION_MS: Final = 400 * DAY_MS  # as long as browsers keep a cookie
MOST_SESSIONS: Final = 100  # of one person
REMEMBERED: Final = 20_000
FRESH_SECONDS: Final = 30.0
"""How long a session is not looked up again; an admin command may have ended it."""


Leaving = Callable[["Person | None", str], Awaitable[None]]
"""What a client that was this person does before it becomes the person with this id."""


@dataclass(frozen=True)
class Person:
    id: str
    session: str
    name: str
    language: str
    login: str | None
    identities: frozenset[tuple[str, str]] = frozenset()
    """who they are for providers of single sign-on: each with its own name for them"""

    @property
    def is_guest(self) -> bool:
        """Only the cookie leads back to them."""
        return self.login is None and not self.identities


class People:
    def __init__(self, store: Store, keys: Keys, passwords: Passwords) -> None:
        self.store = store
        self.keys = keys
        self.passwords = passwords
        self._known: OrderedDict[str, tuple[float, Person]] = OrderedDict()
        self._names: OrderedDict[str, str] = OrderedDict()
        self.forgotten = 0
        """how often somebody was; what was read before the last time may not be so any more"""

    # ---- sessions ---------------------------------------------------------------------------------------------
    async def of_cookie(self, cookie: str | None) -> Person | None:
        session = None if cookie is None else self.keys.session_of(cookie)
        if session is None:
            return None
        known = self._known.get(session)
        # Another process may just have ended the session, or changed the person's name.
        if known is not None and not self.store.shared and time.monotonic() - known[0] < FRESH_SECONDS:
            return known[1]
        return await self._look_up(session)

    async def _look_up(self, session: str) -> Person | None:
        forgotten = self.forgotten
        person = await self._load(session)
        if forgotten == self.forgotten or person is None:  # otherwise it may have ended while it was read
            self._remember(session, person)
        return person

    async def _load(self, session: str) -> Person | None:
        now = now_ms()

        def look(conn: Connection) -> tuple[q.SessionRow, q.UserRow, frozenset[tuple[str, str]]] | None:
            found = q.session(conn, session)
            user = None if found is None or found.expires < now else q.user(conn, found.user_id)
            return None if found is None or user is None else (found, user, q.identities_of(conn, user.id))

        found = await self.store.read(look)
        if found is None:
            return None
        row, user, identities = found

        def touch(conn: Connection) -> None:
            q.touch_session(conn, session, now)
            if user.seen <= now - DAY_MS:  # only the day is kept
                q.touch_user(conn, user.id, now)

        if row.used <= now - HOUR_MS or user.seen <= now - DAY_MS:
            with suppress(Failure):  # nobody is refused because of that
                await self.store.write(touch)
        return Person(user.id, session, user.name, user.language, user.login, identities)

    async def is_open(self, session: str) -> bool:
        """Whether the session still exists in the database, whatever is remembered here."""
        return await self._look_up(session) is not None

    def _remember(self, session: str, person: Person | None) -> None:
        if person is None:
            self._known.pop(session, None)
            return
        self._known[session] = (time.monotonic(), person)
        self._names[person.id] = person.name
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

    def forget(self, user: str) -> None:
        """Something about this person changed, so they must be looked up again."""
        self.forgotten += 1
        for session in [s for s, (_, person) in self._known.items() if person.id == user]:
            del self._known[session]
        self._names.pop(user, None)

    def forget_all(self) -> None:
        """Something may have changed about anybody, so everybody must be looked up again."""
        self.forgotten += 1
        self._known.clear()
        self._names.clear()

    def learn(self, names: Mapping[str, str]) -> None:
        """These are the names in the database."""
        self._names.update(names)

    async def names(self, ids: set[str]) -> dict[str, str]:
        missing = {i for i in ids if i not in self._names}
        if missing:
            self._names.update(await self.store.read(lambda conn: q.names(conn, missing)))
            while len(self._names) > REMEMBERED:
                self._names.popitem(last=False)
        return {i: self._names[i] for i in ids if i in self._names}

    # ---- guests -----------------------------------------------------------------------------------------------
    async def new_guest(self, name: str, language: str, device: Device = NO_DEVICE) -> Person:
        name = good_name(name)
        user, session, now = new_id(), new_id(), now_ms()

        def add(conn: Connection) -> None:
            q.add_user(conn, user, name, language, now)
            q.add_session(conn, session, user, now, now + SESSION_MS, device.browser, device.system)

        await self.store.write(add)
        person = Person(user, session, name, language, None)
        self._remember(session, person)
        return person

    async def change(self, person: Person, name: str | None, language: str | None) -> Person:
        name = person.name if name is None else good_name(name)
        language = language or person.language

        def write(conn: Connection) -> None:
            q.rename(conn, person.id, name)
            q.set_language(conn, person.id, language)

        await self.store.write(write, [f"person {person.id}"])
        self.forget(person.id)  # not remembered anew: the session may have ended meanwhile
        return replace(person, name=name, language=language)

    # ---- accounts ---------------------------------------------------------------------------------------------
    async def register(
        self, person: Person, login: str, password: str, who: str = "", device: Device = NO_DEVICE
    ) -> Person:
        """The guest becomes an account, in a session of its own, and keeps seats and games."""
        if person.login is not None:
            raise Refused(Code.LOGIN_TAKEN, "you have an account already")
        fault = login_fault(login)
        if fault is not None:
            raise Refused(Code.BAD_LOGIN, fault)
        check_password_form(password, login)
        hashed = await self._hash(password, who)

        try:
            session = await self._renew(person, lambda conn: q.set_login(conn, person.id, login, hashed), device)
        except q.LoginTaken:
            raise Refused(Code.LOGIN_TAKEN, "somebody else has this login") from None
        except q.AccountAlready:
            raise Refused(Code.LOGIN_TAKEN, "you have an account already") from None
        return replace(person, session=session, login=login)

    async def log_in(self, login: str, password: str, who: str, *, paid: bool) -> q.UserRow:
        """See `Logins`, which calls it. Crowded: only with a proof of work."""
        # A text that cannot be a login is not looked up, because PostgreSQL takes no text with a zero byte.
        known = login_fault(login) is None
        user = await self.store.read(lambda conn: q.user_by_login(conn, login)) if known else None
        if not await self._check(None if user is None else user.password, password, who, paid) or user is None:
            raise Refused(Code.WRONG_LOGIN, "the login or the password is wrong")
        return user

    async def begin_session(
        self, user: q.UserRow, before: Person | None, device: Device, identity: tuple[str, str] | None = None
    ) -> Person:
        """A new session, in place of the one that this client had: nobody else shall go on with its cookie.

        `identity` is what led to the user, if it was one. Of too many sessions of the user, the one that was not used
        for the longest time ends.
        """
        session, now = new_id(), now_ms()

        def write(conn: Connection) -> frozenset[tuple[str, str]]:
            found = q.user(conn, user.id, locked=True)
            identities = q.identities_of(conn, user.id)
            gone = identity is not None and identity not in identities
            if found is None or found.password != user.password or gone:  # what was checked is not so any more
                raise Refused(Code.BUSY, "the account has just changed; try again", wait=1.0)
            if before is not None:
                q.end_session(conn, before.session)
            q.keep_sessions(conn, user.id, MOST_SESSIONS - 1)
            q.add_session(conn, session, user.id, now, now + SESSION_MS, device.browser, device.system)
            return identities

        changed = {user.id} if before is None else {user.id, before.id}
        identities = await self.store.write(write, [f"person {one}" for one in sorted(changed)])
        for one in changed:
            self.forget(one)
        # Not remembered: all sessions of the user may have ended since it was written.
        return Person(user.id, session, user.name, user.language, user.login, identities)

    async def of_identity(self, issuer: str, subject: str) -> q.UserRow | None:
        def look(conn: Connection) -> q.UserRow | None:
            found = q.user_of_identity(conn, issuer, subject)
            return None if found is None else q.user(conn, found)

        return await self.store.read(look)

    async def link(self, person: Person, issuer: str, subject: str, device: Device) -> Person:
        """The person can be known by this identity from now on; a guest becomes an account, and keeps seats and games.

        IdentityTaken if somebody else is.
        """
        session = await self._renew(
            person, lambda conn: q.add_identity(conn, issuer, subject, person.id, now_ms()), device
        )
        return replace(person, session=session, identities=person.identities | {(issuer, subject)})

    async def newcomer(self, issuer: str, subject: str, name: str, language: str) -> q.UserRow:
        """A new person with this identity. IdentityTaken if there is one."""
        user, now = new_id(), now_ms()

        def add(conn: Connection) -> q.UserRow | None:
            q.add_user(conn, user, name, language, now)
            q.add_identity(conn, issuer, subject, user, now)
            return q.user(conn, user)

        added = await self.store.write(add)
        assert added is not None
        return added

    async def log_out(self, person: Person) -> None:
        await self.end_session(person, person.session)

    async def change_password(
        self, person: Person, checked: str, new: str, who: str = "", device: Device = NO_DEVICE
    ) -> Person:
        """Change the password; this ends every session of the account, and begins a new one here.

        `checked` is the hash by which the owner has proved to be it.
        """
        hashed = await self._hash(new, who)
        session = await self._renew(
            person, lambda conn: q.set_password(conn, person.id, hashed), device, checked=checked
        )
        return replace(person, session=session)

    async def _renew(self, person: Person, change: Change[None], device: Device, checked: str | None = None) -> str:
        """Make the change, end all sessions of the person, and begin a new one: no old cookie opens anything more.

        Refused if the session that asks has ended meanwhile, or the password is not the one that was checked.
        """
        session, now = new_id(), now_ms()

        def write(conn: Connection) -> None:
            user = q.user(conn, person.id, locked=True)
            if user is None or q.session(conn, person.session) is None:
                raise Refused(Code.NO_SESSION, "the session has ended meanwhile")
            if checked is not None and user.password != checked:
                raise Refused(Code.WRONG_LOGIN, "the password has changed meanwhile")
            change(conn)
            q.end_sessions(conn, person.id)
            q.add_session(conn, session, person.id, now, now + SESSION_MS, device.browser, device.system)

        await self.store.write(write, [f"person {person.id}"])
        self.forget(person.id)
        return session

    async def sessions(self, person: Person) -> list[q.SessionRow]:
        return await self.store.read(lambda conn: q.sessions_of(conn, person.id, now_ms()))

    async def end_session(self, person: Person, session: str) -> None:
        """End a session of this person."""
        await self.store.write(lambda conn: q.end_session(conn, session), [f"person {person.id}"])
        self.forget(person.id)

    async def end_other_sessions(self, person: Person) -> None:
        await self.store.write(lambda conn: q.end_sessions(conn, person.id, person.session), [f"person {person.id}"])
        self.forget(person.id)

    async def unlink(self, person: Person, keep: str) -> None:
        """No identity leads to the account any more, but those of the issuer `keep`. Its other sessions end."""

        def write(conn: Connection) -> None:
            if q.user(conn, person.id, locked=True) is None or q.session(conn, person.session) is None:
                raise Refused(Code.NO_SESSION, "the session has ended meanwhile")
            q.drop_identities(conn, person.id, keep)
            q.end_sessions(conn, person.id, person.session)

        await self.store.write(write, [f"person {person.id}"])
        self.forget(person.id)

    async def prove(self, person: Person, password: str | None, who: str = "") -> str:
        """Ask an account for its password again. The hash that it was checked with."""
        if person.login is None:
            raise Refused(Code.NO_ACCOUNT, "a guest has no password")
        user = await self.store.read(lambda conn: q.user(conn, person.id))
        if user is None or password is None or not await self._check(user.password, password, who):
            raise Refused(Code.WRONG_LOGIN, "the password is wrong")
        assert user.password is not None
        return user.password

    async def delete(self, person: Person) -> None:
        """Delete a person for good. An account has to `prove` itself first."""
        await self.store.write(lambda conn: q.delete_user(conn, person.id), [f"person {person.id}"])
        self.forget(person.id)

    async def _hash(self, password: str, who: str) -> str:
        try:
            return await self.passwords.hash(password, who)
        except Busy:
            raise Refused(Code.BUSY, "too many at once; try again in a moment", wait=2.0) from None

    async def _check(self, hashed: str | None, password: str, who: str, paid: bool = True) -> bool:
        try:
            return await self.passwords.check(hashed, password, who, paid=paid)
        except Crowded:
            raise
        except Busy:
            raise Refused(Code.BUSY, "too many at once; try again in a moment", wait=2.0) from None


def check_password_form(password: str, login: str) -> None:
    fault = password_fault(password, login)
    if fault is not None:
        raise Refused(Code.BAD_PASSWORD, fault)


def good_name(text: str) -> str:
    fault = name_fault(text)
    if fault is not None:
        raise Refused(Code.BAD_NAME, fault)
    return clean_name(text)
