"""Sessions, accounts, blocks and notifications."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Final

from litestar import Response, Router, delete, get, patch, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody, Parameter
from sqlalchemy import Connection

from grandtour.server import messages as m
from grandtour.server.asking import (
    COOKIE,
    ERRORS,
    Caller,
    Parts,
    Visitor,
    address_of,
    client_of,
    forwarded_by,
    session_cookie,
    spend,
    who_of,
)
from grandtour.server.codes import Code, Refused
from grandtour.server.commands import Depart
from grandtour.server.identities import BY_PROXY, person_known_as
from grandtour.server.logins import Entry
from grandtour.server.notify.post import url_fault
from grandtour.server.notify.push import subscription_fault
from grandtour.server.owners import prove_owner
from grandtour.server.parameters import Asked
from grandtour.server.people import Person, check_password_form
from grandtour.server.security.forwarded import Forwarded
from grandtour.server.services import Services
from grandtour.server.spending import TOO_OFTEN
from grandtour.server.store import queries as q
from grandtour.server.telling import style_of
from grandtour.server.wallclock import HOUR_MS, now_ms

LEFT_AT_ONCE: Final = 100
BLOCKED_PAGE: Final = 50
MOST_BLOCKED: Final = 1000  # of one person; they are looked at for every line of chat

WhoPath = Annotated[str, Parameter(max_length=64, pattern="^[A-Za-z0-9_-]+$")]


def me_of(services: Services, person: Person) -> m.Me:
    language = person.language if person.language in m.LANGUAGES else "en"
    csrf = services.keys.csrf(person.session)
    return m.Me(person.id, person.name, language, person.login, csrf, bool(person.identities))  # type: ignore[arg-type]


@get("/me", responses=ERRORS, summary="Who am I?", operation_id="me")
async def get_me(request: Asked, services: Parts, visitor: Visitor) -> Response[m.Visitor]:
    """Your name, and the token that everything else needs. Without a session: `me` is null.

    Where a proxy in front of the server says who you are, this begins your session.
    """
    forwarded, cookies = forwarded_by(request), []
    if visitor is None and forwarded is not None:
        visitor = await entered(request, services, forwarded)
        cookies = [session_cookie(request, services, visitor)]
    oidc = services.settings.oidc
    me = None if visitor is None else me_of(services, visitor)
    told = m.Visitor(me, services.settings.local_accounts, None if oidc is None else oidc.label)
    return Response(told, cookies=cookies)


async def entered(request: Asked, services: Services, forwarded: Forwarded) -> Person:
    """Somebody whom the proxy has let in. A guest of before keeps seats and games, if the person is new here."""
    if request.headers.get("sec-fetch-site") == "cross-site":  # a picture on somebody's page must begin nothing
        raise Refused(Code.ORIGIN, "the request comes from another site")
    spend(services, "register", None, request)
    before = await services.people.of_cookie(request.cookies.get(COOKIE))
    spoken = request.headers.get("accept-language", "")[:2].lower()
    person = await person_known_as(
        services.people,
        BY_PROXY,
        forwarded.user,
        forwarded.name or forwarded.user,
        spoken if spoken in m.LANGUAGES else "en",
        visitor=before,
        link=False,
        device=client_of(request),
        leaving=partial(leave_behind, services),
    )
    for changed in {person.id} | ({before.id} if before is not None else set()):
        await services.hub.person_changed(changed)
    return person


@post("/session", responses=ERRORS, summary="Come in as a guest", operation_id="newGuest")
async def new_session(request: Asked, services: Parts, visitor: Visitor, data: JSONBody[m.NewGuest]) -> Response[m.Me]:
    """Come in as a guest: a name is enough. Whoever has a session already keeps it, under the new name."""
    if visitor is not None:
        if data.name != visitor.name:
            spend(services, "rename", visitor.session, request)
        changed = await services.people.change(visitor, data.name, data.language)
        await services.hub.person_changed(visitor.id)
        return Response(me_of(services, changed))
    spend(services, "register", None, request)
    person = await services.people.new_guest(data.name, data.language, client_of(request))
    return Response(me_of(services, person), cookies=[session_cookie(request, services, person)])


@patch("/me", responses=ERRORS, summary="Change name or language", operation_id="changeMe")
async def change_me(request: Asked, services: Parts, person: Caller, data: JSONBody[m.ChangeMe]) -> m.Me:
    if data.name is not None and data.name != person.name:
        spend(services, "rename", person.session, request)
    changed = await services.people.change(person, data.name, data.language)
    await services.hub.person_changed(person.id)
    return me_of(services, changed)


@delete("/me", status_code=200, responses=ERRORS, summary="Delete me and my data", operation_id="deleteMe")
async def delete_me(request: Asked, services: Parts, person: Caller, data: JSONBody[m.DeleteMe]) -> Response[m.Nothing]:
    """Delete me for good. Stand-ins take my seats at running games; an account must prove to be its owner's."""
    spend(services, "login", person.session, request)
    if person.login is not None:
        await prove_owner(services.people, services.factors, person, data.password, data.code, who_of(request))
    await leave_everywhere(services, person.id)
    await services.people.delete(person)
    await services.hub.person_changed(person.id)
    return Response(m.Nothing(), cookies=[no_cookie(services)])


async def leave_everywhere(services: Services, user: str) -> None:
    """Leave all tables. Refused if one cannot be left now: without its player, that seat would never move again."""
    end: q.End | None = None
    while page := await services.store.read(lambda conn, end=end: unfinished(conn, user, end)):  # type: ignore[misc]
        for row in page:
            await services.hub.command(row.id, user, Depart())
        end = page[-1].changed, page[-1].id


async def leave_behind(services: Services, before: Person | None, user: str) -> None:
    """A guest who comes in as another person cannot come back, so stand-ins take the guest's seats."""
    if before is not None and before.is_guest and before.id != user:
        await leave_everywhere(services, before.id)


def unfinished(conn: Connection, user: str, before: q.End | None) -> list[q.TableRow]:
    """Some of the tables of theirs that are open or running."""
    return [row for row, _ in q.tables_of(conn, user, LEFT_AT_ONCE, before, ["open", "running"])]


@post("/account", responses=ERRORS, summary="Make an account of this guest", operation_id="register")
async def register(request: Asked, services: Parts, person: Caller, data: JSONBody[m.Credentials]) -> Response[m.Me]:
    """Make an account of this guest, who keeps seats and games. The session is a new one."""
    only_local(services)
    spend(services, "register", person.session, request)
    account = await services.people.register(person, data.login, data.password, who_of(request), client_of(request))
    return await renewed(request, services, account)


@post("/login", responses=ERRORS, summary="Log in", operation_id="logIn")
async def log_in(request: Asked, services: Parts, visitor: Visitor, data: JSONBody[m.LogIn]) -> Response[m.Me]:
    """Log in. If the login is being guessed at, `person/proof` asks for some work first; see docs/protocol.md."""
    only_local(services)
    who = who_of(request)
    key = f"{who} {q.login_key(data.login)}"
    dear = services.gate.allow("login", key, address_of(request)) is not None
    wait = services.gate.allow_session("login", key) if dear else None
    if wait is not None:
        raise Refused(Code.LIMITED, TOO_OFTEN, wait=wait)
    entry = Entry(who, client_of(request), visitor, dear, partial(leave_behind, services))
    person = await services.logins.log_in(data, entry)
    return await entered_as(request, services, person, visitor)


@post("/logout", responses=ERRORS, summary="Log out", operation_id="logOut")
async def log_out(services: Parts, person: Caller) -> Response[m.Nothing]:
    """Log out. A guest cannot come back after that, so stand-ins take their seats."""
    if person.is_guest:
        await leave_everywhere(services, person.id)
    await services.people.log_out(person)
    await services.hub.person_changed(person.id)
    return Response(m.Nothing(), cookies=[no_cookie(services)])


@post("/password", responses=ERRORS, summary="Change the password", operation_id="changePassword")
async def change_password(
    request: Asked, services: Parts, person: Caller, data: JSONBody[m.NewPassword]
) -> Response[m.Me]:
    """Change the password; this ends all sessions of the account, and begins a new one here."""
    spend(services, "login", person.session, request)
    check_password_form(data.new, person.login or "")  # before a code is used up
    who = who_of(request)
    checked = await prove_owner(services.people, services.factors, person, data.old, data.code, who)
    same = await services.people.change_password(person, checked, data.new, who, client_of(request))
    return await renewed(request, services, same)


def only_local(services: Services) -> None:
    if not services.settings.local_accounts:
        raise Refused(Code.NO_LOCAL, "here people log in by single sign-on only")


async def entered_as(request: Asked, services: Services, person: Person, before: Person | None) -> Response[m.Me]:
    """What somebody gets who has logged in; `before` is who the client was until then."""
    if before is not None and before.id != person.id:
        await services.hub.person_changed(before.id)
    return await renewed(request, services, person)


async def renewed(request: Asked, services: Services, person: Person) -> Response[m.Me]:
    """What somebody gets whose session has been replaced: the new cookie, and the new token in `Me`."""
    await services.hub.person_changed(person.id)
    return Response(me_of(services, person), cookies=[session_cookie(request, services, person)])


# ---- sessions -------------------------------------------------------------------------------------------------
@get("/me/sessions", responses=ERRORS, summary="Where I am logged in", operation_id="sessions")
async def get_sessions(services: Parts, person: Caller) -> m.Sessions:
    return m.Sessions(
        [
            m.SessionInfo(
                services.keys.handle(row.id),
                row.browser,
                row.system,
                row.created,
                row.used - row.used % HOUR_MS,
                row.id == person.session,
            )
            for row in await services.people.sessions(person)
        ]
    )


@delete("/me/sessions", status_code=200, responses=ERRORS, summary="End my other sessions", operation_id="endSessions")
async def end_sessions(services: Parts, person: Caller) -> m.Nothing:
    """End all sessions of mine but this one."""
    await services.people.end_other_sessions(person)
    await services.hub.person_changed(person.id)
    return m.Nothing()


@delete("/me/sessions/{which:str}", status_code=200, responses=ERRORS, summary="End it", operation_id="endSession")
async def end_session(services: Parts, person: Caller, which: WhoPath) -> m.Nothing:
    """End one other session of mine; `POST /api/logout` ends this one."""
    rows = await services.people.sessions(person)
    row = next((row for row in rows if services.keys.handle(row.id) == which and row.id != person.session), None)
    if row is None:
        raise Refused(Code.UNKNOWN_SESSION, "you have no other session of this name")
    await services.people.end_session(person, row.id)
    await services.hub.person_changed(person.id)
    return m.Nothing()


def no_cookie(services: Services) -> Cookie:
    return Cookie(key=COOKIE, value="", path=services.settings.root_path or "/", max_age=0, httponly=True)


# ---- blocks ---------------------------------------------------------------------------------------------------
@get("/blocks", responses=ERRORS, summary="Whom I have blocked", operation_id="blocks")
async def get_blocks(
    services: Parts,
    person: Caller,
    after: Annotated[str | None, Parameter(max_length=64, pattern="^[A-Za-z0-9_-]+$", required=False)] = None,
) -> m.Blocked:
    ids = await services.store.read(lambda conn: q.blocked_in_pages(conn, person.id, BLOCKED_PAGE, after))
    names = await services.people.names(set(ids))
    return m.Blocked([m.Person(i, names.get(i)) for i in ids], ids[-1] if len(ids) == BLOCKED_PAGE else None)


@post("/blocks", responses=ERRORS, summary="Block a person", operation_id="block")
async def block(services: Parts, person: Caller, data: JSONBody[m.BlockPerson]) -> m.Nothing:
    """Block somebody: they cannot sit at your tables, and you do not see what they write."""
    if data.person == person.id:
        raise Refused(Code.NO_PERSON, "you cannot block yourself")
    if await services.store.read(lambda conn: q.user(conn, data.person)) is None:
        raise Refused(Code.NO_PERSON, "there is no such person")

    def add(conn: Connection) -> None:
        if len(q.blocked_by(conn, person.id)) >= MOST_BLOCKED:
            raise Refused(Code.LIMITED, f"you have blocked {MOST_BLOCKED} people: unblock some first")
        q.block(conn, person.id, data.person)

    await services.store.write(add, [f"person {person.id}"])
    await services.hub.person_changed(person.id)
    return m.Nothing()


@delete("/blocks/{who:str}", status_code=200, responses=ERRORS, summary="Unblock", operation_id="unblock")
async def unblock(services: Parts, person: Caller, who: WhoPath) -> m.Nothing:
    await services.store.write(lambda conn: q.unblock(conn, person.id, who), [f"person {person.id}"])
    await services.hub.person_changed(person.id)
    return m.Nothing()


# ---- notifications --------------------------------------------------------------------------------------------
@get("/me/webhook", responses=ERRORS, summary="My webhook", operation_id="webhook")
async def get_hook(services: Parts, person: Caller) -> m.MaybeHook:
    row = await services.store.read(lambda conn: q.hook(conn, person.id))
    return m.MaybeHook(None if row is None else m.Hook(row.url, style_of(row.style)))


@put("/me/webhook", responses=ERRORS, summary="Set my webhook", operation_id="setWebhook")
async def set_hook(services: Parts, person: Caller, data: JSONBody[m.NewHook]) -> m.Nothing:
    """Set the webhook: a notification is posted there when it is your turn and you do not look at the table."""
    wrong = url_fault(data.url)
    if wrong is not None:
        raise Refused(Code.BAD_WEBHOOK, wrong)
    await services.store.write(lambda conn: q.set_hook(conn, person.id, data.url, data.style, now_ms()))
    return m.Nothing()


@delete("/me/webhook", status_code=200, responses=ERRORS, summary="Remove my webhook", operation_id="dropWebhook")
async def drop_hook(services: Parts, person: Caller) -> m.Nothing:
    await services.store.write(lambda conn: q.drop_hook(conn, person.id))
    return m.Nothing()


@post("/me/webhook/test", responses=ERRORS, summary="Send a test notification", operation_id="testWebhook")
async def test_hook(request: Asked, services: Parts, person: Caller) -> m.Nothing:
    spend(services, "webhook-test", person.session, request)
    row = await services.store.read(lambda conn: q.hook(conn, person.id))
    if row is None:
        raise Refused(Code.BAD_WEBHOOK, "set a webhook first")
    await services.teller.test(style_of(row.style), row.url, person.language)
    return m.Nothing()


@get("/push-key", responses=ERRORS, summary="The server's key for web push", operation_id="pushKey")
async def push_key(services: Parts) -> m.PushKey:
    return m.PushKey(services.push.public_key())


@put("/me/push", responses=ERRORS, summary="Notes to this browser", operation_id="addPush")
async def add_push(services: Parts, person: Caller, data: JSONBody[m.NewPush]) -> m.Nothing:
    """Send notifications to this browser. The body is what its `PushManager.subscribe` gave."""
    wrong = subscription_fault(data.endpoint, data.p256dh, data.auth, services.guard)
    if wrong is not None:
        raise Refused(Code.BAD_WEBHOOK, wrong)
    await services.store.write(
        lambda conn: q.add_push(conn, person.id, data.endpoint, data.p256dh, data.auth, now_ms())
    )
    return m.Nothing()


@delete("/me/push", status_code=200, responses=ERRORS, summary="End notifications here", operation_id="dropPush")
async def drop_push(services: Parts, person: Caller, data: JSONBody[m.OldPush]) -> m.Nothing:
    if url_fault(data.endpoint) is None:  # no other address is ever kept
        await services.store.write(lambda conn: q.drop_push(conn, data.endpoint, person.id))
    return m.Nothing()


@post("/me/push/test", responses=ERRORS, summary="Send a test notification to a browser", operation_id="testPush")
async def test_push(request: Asked, services: Parts, person: Caller, data: JSONBody[m.OldPush]) -> m.Nothing:
    spend(services, "webhook-test", person.session, request)
    rows = await services.store.read(lambda conn: q.pushes(conn, person.id))
    row = next((row for row in rows if row.endpoint == data.endpoint), None)
    if row is None:
        raise Refused(Code.BAD_WEBHOOK, "switch the notifications of this browser on first")
    await services.teller.test_push(row, person.language)
    return m.Nothing()


people_router = Router(
    "/",
    route_handlers=[
        get_me,
        new_session,
        change_me,
        delete_me,
        register,
        log_in,
        log_out,
        change_password,
        get_sessions,
        end_sessions,
        end_session,
        get_blocks,
        block,
        unblock,
        get_hook,
        set_hook,
        drop_hook,
        test_hook,
        push_key,
        add_push,
        drop_push,
        test_push,
    ],
    tags=["people"],
)
