"""Looking back at a game: its replay through somebody's eyes, the check of its record, and playing on from a moment."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from litestar import Response, Router, get, post
from litestar.di import NamedDependency, Provide
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody, Parameter, PathParameter

from grandtour.server import messages as m
from grandtour.server import rules
from grandtour.server.asking import ERRORS, Caller, Parts, Visitor, spend
from grandtour.server.codes import Code, Refused
from grandtour.server.deciding import seat_exists
from grandtour.server.hub import Live
from grandtour.server.making import fork_of
from grandtour.server.parameters import Asked, LanguageQuery, TableId
from grandtour.server.replaying import Eyes, Looker
from grandtour.server.routes_tables import ids_for
from grandtour.server.services import Services
from grandtour.server.store import queries as q
from grandtour.server.table import Table
from grandtour.server.wallclock import now_ms

MOST_AT_ONCE = 30

EyesQuery = Annotated[str, Parameter(pattern="^(all|none|[0-9]|1[0-5])$", max_length=4, required=False)]
StepPath = Annotated[int, PathParameter(ge=0, le=2**31)]


def eyes_in(text: str) -> Eyes:
    if text == "all":
        return "all"
    return None if text == "none" else int(text)


def may_see(table: Table, eyes: Eyes, user: str | None) -> bool:
    """While a game runs, people may see what their own seat or a spectator saw; afterwards, what anybody saw."""
    return table.ended or eyes is None or eyes in table.seats_of(user)


async def begun(services: Services, table_id: str, eyes: Eyes, user: str | None) -> Table:
    """A table whose game may be looked at through these eyes; through all eyes only when it is over."""
    live: Live = await services.hub.look(table_id, user)
    if not may_see(live.table, eyes, user):
        live = await services.hub.look_again(live)  # the game may just have ended at another process
    table = live.table
    if isinstance(eyes, int):
        seat_exists(table, eyes)
    if not may_see(table, eyes, user):
        if eyes == "all":
            raise Refused(Code.NOT_OVER, "everything is shown when the game is over")
        raise Refused(Code.NOT_YOURS, f"seat {eyes} is not yours")
    if table.blind:
        raise Refused(Code.BROKEN, "the game was played by rules that this server does not have any more")
    if table.match is None:
        raise Refused(Code.NOT_RUNNING, "no game has been played at this table")
    return table


async def provide_look(
    services: Parts, visitor: Visitor, table_id: TableId, eyes: EyesQuery = "none", language: LanguageQuery = None
) -> Looker:
    user = None if visitor is None else visitor.id
    table = await begun(services, table_id, eyes_in(eyes), user)
    return Looker(table, eyes_in(eyes), user, await services.hub.names(table), language)


Look = NamedDependency[Looker]
"""What the routes of a replay are given: the table, whose eyes, and which language."""


async def views(services: Services, look: Looker, first: int, last: int) -> list[m.View]:
    info = services.hub.info(look.table, look.names)
    found = await services.replays.views(look, first, last, now_ms(), info)
    if not found:
        raise no_step(first)
    return found


def no_step(number: int) -> Refused:
    return Refused(Code.UNKNOWN, f"there is no step {number}")


def replay_route(path: str, summary: str, name: str) -> HTTPRouteHandler:
    path = "/tables/{table_id:str}/replay" + path
    return get(path, responses=ERRORS, summary=summary, operation_id=name, dependencies={"look": Provide(provide_look)})


@replay_route("", "The game again", "replay")
async def get_replay(services: Parts, look: Look) -> m.ReplayInfo:
    """All steps that those eyes saw: a seat's, `none` for a spectator's, or `all` when the game is over."""
    return await services.replays.info(look)


@replay_route("/{step:int}", "A moment of the game", "replayStep")
async def get_step(services: Parts, look: Look, step: StepPath) -> Response[m.View]:
    return Response((await views(services, look, step, step))[0])


@replay_route("/{step:int}/to/{last:int}", "Moments of the game", "replaySteps")
async def get_steps(services: Parts, look: Look, step: StepPath, last: StepPath) -> Response[list[m.View]]:
    """The views of these steps, as far as they exist, at most 30. Only the first has the table."""
    if not step <= last < step + MOST_AT_ONCE:
        raise Refused(Code.MALFORMED, f"from a step to a later one, {MOST_AT_ONCE} at most")
    return Response(await views(services, look, step, last))


@replay_route("/{step:int}/insight", "What could be worked out at that moment", "replayInsight")
async def get_step_insight(services: Parts, look: Look, step: StepPath) -> m.InsightInfo:
    """What those eyes could work out; "all", what a spectator could. In English unless a language is given."""
    table = look.table
    replay = await services.replays.of(table)
    moves = replay.as_seen(look.eyes)
    if step >= len(moves):
        raise no_step(step)
    moment = table.id, table.revision, moves[step].end
    return await services.insights.at(moment, replay.game, moves[step].state, look.seat, step, look.language or "en")


@get("/tables/{table_id:str}/verify", responses=ERRORS, summary="Check the record", operation_id="verify")
async def verify(services: Parts, visitor: Visitor, table_id: TableId) -> m.VerifyInfo:
    """What `grandtour verify` does with the record, when the game is over."""
    table = await begun(services, table_id, "all", None if visitor is None else visitor.id)
    return await services.verdicts.of(table)


@post("/tables/{table_id:str}/fork", responses=ERRORS, summary="Play on from a moment", operation_id="fork")
async def fork(
    request: Asked, services: Parts, person: Caller, table_id: TableId, data: JSONBody[m.NewFork]
) -> m.NewId:
    """Go on from a moment of a game that is over: at a new private table, you against bots, running at once."""
    eyes = eyes_in(data.eyes)
    table = await begun(services, table_id, eyes, person.id)
    if not table.ended:
        table = await begun(services, table_id, "all", person.id)
    moves = (await services.replays.of(table)).as_seen(eyes)
    if data.step >= len(moves):
        raise no_step(data.step)
    spend(services, "create", person.session, request)
    seat = eyes if isinstance(eyes, int) else 0
    begin = partial(fork_of, table, moves[data.step].end, seat, data.bots, person.id)
    created, started = await services.looking_back.do(object(), begin)
    text = await services.store.read(lambda conn: q.edition_text(conn, table.edition_hash))
    if text is None:
        text = rules.edition_text(created.game, created.edition)
    live = await services.hub.create(created, text, ids_for(services, person, data.id), None, started)
    return m.NewId(live.table.id)


replay_router = Router(
    "/", route_handlers=[get_replay, get_step, get_steps, get_step_insight, verify, fork], tags=["looking back"]
)
