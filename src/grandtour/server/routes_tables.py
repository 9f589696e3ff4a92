"""Making, finding, joining and hosting tables; and the record when the game is over."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from litestar import MediaType, Response, Router, delete, get, patch, post
from litestar.params import JSONBody, Parameter
from sqlalchemy import Connection

from grandtour.server import commands as c
from grandtour.server import messages as m
from grandtour.server import showing
from grandtour.server.asking import ERRORS, Caller, Parts, Visitor, address_of, spend
from grandtour.server.codes import Code, Refused
from grandtour.server.deciding import BAD_LINK, may_rematch
from grandtour.server.hub import Live
from grandtour.server.making import new_table, rematch_of, seat_spec
from grandtour.server.parameters import Asked, LanguageQuery, SeatPath, SeatQuery, TableId
from grandtour.server.people import Person
from grandtour.server.security.signing import table_ids as new_table_ids
from grandtour.server.services import Services
from grandtour.server.store import queries as q

PAGE = 50


async def info_of(services: Services, live: Live) -> m.TableInfo:
    return services.hub.info(live.table, await services.hub.names(live.table))


# ---- lists ----------------------------------------------------------------------------------------------------
def page_end(text: str | None) -> tuple[int, str] | None:
    if text is None:
        return None
    at, _, table_id = text.partition("-")
    if not at.isascii() or not at.isdigit() or len(at) > 15 or not (table_id.isascii() and table_id.isalnum()):
        raise Refused(Code.MALFORMED, "`before` is what a list gave as `more`")
    return int(at), table_id


async def listed(services: Services, rows: list[q.TableRow], user: str | None) -> m.TableList:
    glances = await services.hub.glance({row.id: row.revision for row in rows})
    out = []
    for row in rows:
        if row.id not in glances:
            continue  # it cannot be read; the log says why
        table, acting = glances[row.id]
        if not table.may_look(user):
            continue  # it has begun, without spectators
        mine = table.seats_of(user)
        out.append(
            m.TableSummary(
                id=row.id,
                game=row.game,
                edition=row.edition,
                status=table.status,
                public=table.public,
                host=table.host,
                seats=showing.seat_infos(table, await services.hub.names(table)),
                changed=row.changed,
                your_seats=mine,
                your_turn=any(seat in acting and table.chairs[seat].person == user for seat in mine),
                closes=showing.closes(table, services.hub.open_ms),
                closed_by=table.closed_by,
            )
        )
    more = f"{rows[-1].changed}-{rows[-1].id}" if len(rows) == PAGE else None
    return m.TableList(out, more)


@get("/lobby", responses=ERRORS, summary="Public tables", operation_id="lobby")
async def lobby(
    services: Parts, visitor: Visitor, before: Annotated[str | None, Parameter(max_length=80)] = None
) -> m.TableList:
    """Tables that wait for players and tables that can be watched, the newest change first."""
    end = page_end(before)
    rows = await services.store.read(lambda conn: q.lobby(conn, PAGE, end))
    return await listed(services, rows, None if visitor is None else visitor.id)


@get("/my-games", responses=ERRORS, summary="My tables", operation_id="myGames")
async def my_games(
    services: Parts, person: Caller, before: Annotated[str | None, Parameter(max_length=80)] = None
) -> m.TableList:
    end = page_end(before)
    rows = await services.store.read(lambda conn: q.tables_of(conn, person.id, PAGE, end))
    return await listed(services, [row for row, _ in rows], person.id)


# ---- making and joining ---------------------------------------------------------------------------------------
@post("/tables", responses=ERRORS, summary="Open a table", operation_id="newTable")
async def create(request: Asked, services: Parts, person: Caller, data: JSONBody[m.NewTable]) -> m.NewId:
    spend(services, "create", person.session, request)
    await services.openings.room(address_of(request))
    created, text, sit = new_table(data, person.id)
    live = await services.hub.create(created, text, ids_for(services, person, data.id), sit)
    services.openings.opened(address_of(request), live.table.id)
    return m.NewId(live.table.id)


def ids_for(services: Services, person: Person, command: str | None) -> Iterator[str]:
    """The ids for a new table; with the client's id of the request, always the same."""
    return new_table_ids() if command is None else services.keys.table_ids(person.id, command)


@get("/tables/{table_id:str}", responses=ERRORS, summary="A table", operation_id="table")
async def get_table(services: Parts, visitor: Visitor, table_id: TableId) -> m.TableInfo:
    live = await services.hub.look(table_id, None if visitor is None else visitor.id)
    return await info_of(services, live)


async def by_link(services: Services, table_id: str, person: Person, command: c.Sit | c.Admit) -> m.TableInfo:
    """Carry out a command that may need a link. A wrong link gets the same answer whether the table exists or not."""
    try:
        return await changed(services, table_id, person, command)
    except Refused as refused:
        if refused.code == Code.NO_TABLE:
            raise Refused(Code.BAD_LINK, BAD_LINK) from None
        raise


async def changed(services: Services, table_id: str, person: Person, command: c.Command) -> m.TableInfo:
    await services.hub.command(table_id, person.id, command)
    return await info_of(services, await services.hub.open(table_id))


@post("/tables/{table_id:str}/join", responses=ERRORS, summary="Sit down", operation_id="join")
async def join(
    request: Asked, services: Parts, person: Caller, table_id: TableId, data: JSONBody[m.JoinTable]
) -> m.TableInfo:
    """Sit down at a seat, or at the first open one; with the token of a secret link if one is needed."""
    spend(services, "join", person.session, request)
    if data.token is not None:
        return await by_link(services, table_id, person, c.Sit(data.seat, data.token))
    await services.hub.look(table_id, person.id)
    return await changed(services, table_id, person, c.Sit(data.seat, None))


@post("/tables/{table_id:str}/watch", responses=ERRORS, summary="Come by a link", operation_id="watch")
async def watch(
    request: Asked, services: Parts, person: Caller, table_id: TableId, data: JSONBody[m.LinkToken]
) -> m.TableInfo:
    """Look on at a private table by a secret link. To play, join instead."""
    spend(services, "join", person.session, request)
    return await by_link(services, table_id, person, c.Admit(data.token))


@post("/tables/{table_id:str}/leave", responses=ERRORS, summary="Leave before the start", operation_id="stand")
async def stand(services: Parts, person: Caller, table_id: TableId, data: JSONBody[m.WhichSeat]) -> m.TableInfo:
    """Stand up before the start. Once the game runs, leave over the socket: a stand-in then plays on."""
    await services.hub.look(table_id, person.id)
    return await changed(services, table_id, person, c.Stand(data.seat))


# ---- for the host ---------------------------------------------------------------------------------------------
@post("/tables/{table_id:str}/start", responses=ERRORS, summary="Start the game", operation_id="start")
async def start(services: Parts, person: Caller, table_id: TableId) -> m.TableInfo:
    await services.hub.look(table_id, person.id)
    return await changed(services, table_id, person, c.Start())


@post("/tables/{table_id:str}/close", responses=ERRORS, summary="Close the table", operation_id="close")
async def close(services: Parts, person: Caller, table_id: TableId) -> m.TableInfo:
    """Close a table before the start. A running game can only be ended by agreement."""
    await services.hub.look(table_id, person.id)
    return await changed(services, table_id, person, c.Close())


@patch("/tables/{table_id:str}/seats/{seat:int}", responses=ERRORS, summary="Change a seat", operation_id="changeSeat")
async def change_seat(
    services: Parts, person: Caller, table_id: TableId, seat: SeatPath, data: JSONBody[m.NewSeat]
) -> m.TableInfo:
    """Open a seat to anybody, or give it to a bot, to a friend by link, or to somebody at your device."""
    await services.hub.look(table_id, person.id)
    return await changed(services, table_id, person, c.ChangeSeat(seat, seat_spec(data)))


@delete(
    "/tables/{table_id:str}/seats/{seat:int}/player",
    status_code=200,
    responses=ERRORS,
    summary="Remove a player before the start",
    operation_id="removePlayer",
)
async def remove(services: Parts, person: Caller, table_id: TableId, seat: SeatPath) -> m.TableInfo:
    """Remove a player before the start. Their link and the table's do not work any more."""
    await services.hub.look(table_id, person.id)
    return await changed(services, table_id, person, c.Remove(seat))


@get("/tables/{table_id:str}/links", responses=ERRORS, summary="The secret links", operation_id="links")
async def links(services: Parts, person: Caller, table_id: TableId) -> m.Links:
    table = (await services.hub.look(table_id, person.id)).table
    if table.host != person.id:
        raise Refused(Code.HOST_ONLY, "only the table's host has its links")
    key = services.keys.link
    by_seat = [
        m.LinkInfo(i, key(table_id, i, chair.generation))
        for i, chair in enumerate(table.chairs)
        if chair.kind == "link"
    ]
    return m.Links([m.LinkInfo(None, key(table_id, None, table.generation)), *by_seat])


@post("/tables/{table_id:str}/links/revoke", responses=ERRORS, summary="Revoke a link", operation_id="revokeLink")
async def revoke(services: Parts, person: Caller, table_id: TableId, data: JSONBody[m.WhichSeat]) -> m.Links:
    """Put a new link in place of an old one, which opens nothing any more."""
    await services.hub.look(table_id, person.id)
    await services.hub.command(table_id, person.id, c.Revoke(data.seat))
    answer: m.Links = await links.fn(services=services, person=person, table_id=table_id)
    return answer


@post("/tables/{table_id:str}/mute", responses=ERRORS, summary="Mute somebody", operation_id="mute")
async def mute(services: Parts, person: Caller, table_id: TableId, data: JSONBody[m.MutePerson]) -> m.TableInfo:
    await services.hub.look(table_id, person.id)
    return await changed(services, table_id, person, c.Mute(data.person, data.on))


@post("/tables/{table_id:str}/chat", responses=ERRORS, summary="Open or close the chat", operation_id="setChat")
async def set_chat(services: Parts, person: Caller, table_id: TableId, data: JSONBody[m.ChatSwitch]) -> m.TableInfo:
    await services.hub.look(table_id, person.id)
    return await changed(services, table_id, person, c.SetChat(data.open))


# ---- reading --------------------------------------------------------------------------------------------------
@get("/tables/{table_id:str}/view", responses=ERRORS, summary="The present position", operation_id="view")
async def get_view(
    services: Parts, visitor: Visitor, table_id: TableId, seat: SeatQuery = None, language: LanguageQuery = None
) -> Response[m.View]:
    """The view as the socket sends it; without a seat, a spectator's; if a language is given, in words, too."""
    live = await services.hub.look(table_id, None if visitor is None else visitor.id, seat)
    table = live.table
    names = await services.hub.names(table)
    info = services.hub.info(table, names)
    return Response(showing.view(table, seat, live.now(), info, language=language, names=names))


@get("/tables/{table_id:str}/history", responses=ERRORS, summary="What happened so far", operation_id="history")
async def history(
    services: Parts, visitor: Visitor, table_id: TableId, seat: SeatQuery = None, language: LanguageQuery = None
) -> m.History:
    """All events as the seat or a spectator saw them; if a language is given, in words, too."""
    live = await services.hub.look(table_id, None if visitor is None else visitor.id, seat)
    return await services.histories.of(live.table, seat, language, await services.hub.names(live.table))


@get("/tables/{table_id:str}/chat", responses=ERRORS, summary="The chat", operation_id="chat")
async def get_chat(
    services: Parts,
    person: Caller,
    table_id: TableId,
    before: Annotated[int | None, Parameter(ge=0, le=2**53, required=False)] = None,
) -> m.Chats:
    live = await services.hub.look(table_id, person.id)
    return m.Chats(await services.hub.chats(live.table, person.id, before))


@get(
    "/tables/{table_id:str}/record",
    responses=ERRORS,
    media_type=MediaType.TEXT,
    summary="The record",
    operation_id="record",
)
async def record(services: Parts, visitor: Visitor, table_id: TableId) -> Response[str]:
    """The record, only when the game is over, because it holds every hidden draw. `grandtour verify` checks it."""
    live = await services.hub.look(table_id, None if visitor is None else visitor.id)
    table = live.table if live.table.ended else (await services.hub.look_again(live)).table
    if not table.ended or table.seed is None:
        raise Refused(Code.NOT_OVER, "the record is there when the game is over")
    name = f"{table.game.name}-{table.id}.record.txt"
    return Response(str(table.record()), headers={"Content-Disposition": f'attachment; filename="{name}"'})


@post("/tables/{table_id:str}/rematch", responses=ERRORS, summary="Play again", operation_id="rematch")
async def rematch(request: Asked, services: Parts, person: Caller, table_id: TableId) -> m.NewId:
    """A new table with the same people and settings, everybody one seat further. Asked twice, it is the same table."""
    table = (await services.hub.look(table_id, person.id)).table
    may_rematch(table, person.id)
    if table.rematch is not None:
        return m.NewId(table.rematch)
    spend(services, "create", person.session, request)
    await services.openings.room(address_of(request))
    players = {chair.user for chair in table.chairs if chair.user is not None}
    created, text = rematch_of(table, person.id, await apart_from(services, person.id, players))
    new = await services.hub.rematch(table_id, person.id, created, text, new_table_ids())
    services.openings.opened(address_of(request), new)
    return m.NewId(new)


async def apart_from(services: Services, user: str, others: set[str]) -> set[str]:
    """Those of the others who have blocked this person, and those whom this person has blocked."""

    def look(conn: Connection) -> set[str]:
        return {other for other in others if q.has_blocked(conn, other, user)} | (q.blocked_by(conn, user) & others)

    return await services.store.read(look)


tables_router = Router(
    "/",
    route_handlers=[
        lobby,
        my_games,
        create,
        get_table,
        join,
        watch,
        stand,
        start,
        close,
        change_seat,
        remove,
        links,
        revoke,
        mute,
        set_chat,
        get_view,
        history,
        get_chat,
        record,
        rematch,
    ],
    tags=["tables"],
)
