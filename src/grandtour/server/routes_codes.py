"""Joining by a code that people say to each other: the short form of a table's link, while the table is open."""

from __future__ import annotations

from litestar import Router, get, post
from litestar.params import JSONBody

from grandtour.server import messages as m
from grandtour.server.asking import ERRORS, Caller, Parts, spend
from grandtour.server.codes import Code, Refused
from grandtour.server.deciding import BAD_LINK
from grandtour.server.joining import code_of
from grandtour.server.parameters import Asked, TableId
from grandtour.server.security.signing import CODE_LENGTH, TABLE_LETTERS
from grandtour.server.store import queries as q


@get("/tables/{table_id:str}/code", responses=ERRORS, summary="The code to join by", operation_id="tableCode")
async def table_code(services: Parts, person: Caller, table_id: TableId) -> m.TableCode:
    """The code, for those at the table: its host, people who sit there, and people who came by its link."""
    table = (await services.hub.look(table_id, person.id)).table
    if person.id != table.host and person.id not in table.admitted and not table.seats_of(person.id):
        raise Refused(Code.MEMBERS_ONLY, "who is at the table knows its code")
    return m.TableCode(code_of(services.keys, table))


@post("/join-code", responses=ERRORS, summary="Find a table by its code", operation_id="joinCode")
async def join_code(request: Asked, services: Parts, person: Caller, data: JSONBody[m.JoinCode]) -> m.Invitation:
    """The token that a code stands for, to join or to watch. Case, blanks and hyphens do not matter."""
    spend(services, "join", person.session, request)
    code = "".join(data.code.lower().replace("-", " ").split())
    is_one = len(code) == CODE_LENGTH and set(code) <= set(TABLE_LETTERS)  # PostgreSQL takes no zero byte
    table_id = await services.store.read(lambda conn: q.table_with(conn, code)) if is_one else None
    if table_id is None:
        raise Refused(Code.BAD_LINK, BAD_LINK)
    table = (await services.hub.look_again(await services.hub.open(table_id))).table
    if code_of(services.keys, table) != code:
        raise Refused(Code.BAD_LINK, BAD_LINK)  # the game has just begun, or the link was revoked
    return m.Invitation(table.id, services.keys.link(table.id, None, table.generation))


codes_router = Router("/", route_handlers=[table_code, join_code], tags=["tables"])
