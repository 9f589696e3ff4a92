"""What the browser needs to draw and explain a game: its board, why something cannot be done, insights."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Annotated, Any, Final, cast

import msgspec
from litestar import Response, Router, get, post
from litestar.params import JSONBody, Parameter

import grandtour as gt
from grandtour.server import faces, site
from grandtour.server import messages as m
from grandtour.server.asking import ERRORS, JSON, Caller, Parts, Visitor
from grandtour.server.codes import Code, Refused
from grandtour.server.deciding import seat_exists, takes_back
from grandtour.server.parameters import (
    Asked,
    EditionQuery,
    GameName,
    LanguageQuery,
    SeatQuery,
    Spoken,
    TableId,
    shipped_game,
)
from grandtour.server.routes_replay import begun
from grandtour.server.table import Table
from grandtour.server.wording import spoken_names, words_of

MOST_BOARDS: Final = 60  # some 120 kilobytes each
KEEP: Final = "private, no-cache"  # with an ETag, because a board is asked for at every visit and does not change
UNDO: Final = "undo"

Seat = Annotated[int, Parameter(ge=0, le=15)]
Thing = Annotated[str, Parameter(min_length=1, max_length=200)]

_boards: OrderedDict[tuple[str, str, tuple[Any, ...], str], site.File] = OrderedDict()


# ---- boards ---------------------------------------------------------------------------------------------------
@get("/tables/{table_id:str}/board", responses=ERRORS, summary="The board of a table", operation_id="board")
async def table_board(
    request: Asked, services: Parts, visitor: Visitor, table_id: TableId, language: Spoken = "en"
) -> Response[m.BoardInfo]:
    """Everything that is needed to draw the game and name its parts in one language. It never changes during a game."""
    live = await services.hub.look(table_id, None if visitor is None else visitor.id)
    return await board_answer(request, live.table.game, language)


@get("/games/{game:str}/board", responses=ERRORS, summary="The board of an edition", operation_id="gameBoard")
async def game_board(
    request: Asked, game: GameName, edition: EditionQuery = None, language: Spoken = "en"
) -> Response[m.BoardInfo]:
    """The board without a table; `edition` is the game's default unless it is given."""
    return await board_answer(request, await asyncio.to_thread(shipped_game, game, edition), language)


async def board_answer(request: Asked, game: gt.Game, language: m.Language) -> Response[m.BoardInfo]:
    """The answer with a board, which is made once and kept as the bytes that are sent."""
    key = (game.name, game.edition_hash, tuple(sorted(game.options.items())), language)
    found = _boards.get(key)
    if found is None:
        found = _boards[key] = await asyncio.to_thread(made_board, game, language)
        while len(_boards) > MOST_BOARDS:
            _boards.popitem(last=False)
    return cast("Response[m.BoardInfo]", site.answer(request, found))


def made_board(game: gt.Game, language: str) -> site.File:
    return site.file(msgspec.json.encode(faces.board_of(game, words_of(game, language))), JSON, KEEP)


# ---- why not --------------------------------------------------------------------------------------------------
@get("/tables/{table_id:str}/why", responses=ERRORS, summary="Why can't I?", operation_id="why")
async def why(
    services: Parts, person: Caller, table_id: TableId, seat: Seat, thing: Thing, language: LanguageQuery = None
) -> m.WhyInfo:
    """Whether a seat of yours could do something with a thing on the board now; if not, the rule that forbids it.

    `thing` is what was clicked, by name: `route:34`; after earlier clicks that lead there, `route:34 pay:3ferry`.
    """
    table = (await services.hub.look(table_id, person.id, seat)).table
    match = playing(table)
    if thing == UNDO:
        if not takes_back(table, seat):
            return m.WhyInfo(False, None, None, None)
        reason = match.why_no_undo(seat)
    else:
        reason = why_thing(table, match, seat, thing)
    if reason is None:
        return m.WhyInfo(True, None, None, None)
    said = None
    if language is not None:
        names = spoken_names(table, await services.hub.names(table), language)
        said = words_of(table.game, language).refusal(reason, names, seat)
    return m.WhyInfo(False, reason.rule, reason.arguments, said)


def playing(table: Table) -> gt.Match:
    """The table's game, unless it is paused. A game that is over is allowed: its own rule says that it is."""
    if table.match is None or table.status not in ("running", "over") or table.ended_early:
        raise Refused(Code.NOT_RUNNING, "no game is running at this table")
    if table.paused:
        raise Refused(Code.PAUSED, "the game is paused")
    return table.match


def why_thing(table: Table, match: gt.Match, seat: int, thing: str) -> gt.Reason | None:
    try:
        return faces.why_not(table.game, match.state, seat, thing)
    except faces.UnknownThing as fault:
        raise Refused(Code.MALFORMED, str(fault)[:300]) from None


# ---- insight --------------------------------------------------------------------------------------------------
@get("/tables/{table_id:str}/insight", responses=ERRORS, summary="What could be worked out", operation_id="insight")
async def insight(
    services: Parts, visitor: Visitor, table_id: TableId, seat: SeatQuery = None, language: Spoken = "en"
) -> m.InsightInfo:
    """What a player could work out from what the seat sees: how far the tickets are, the best route so far, the score
    so far. Without a seat, what a spectator could work out.
    """
    table = (await services.hub.look(table_id, None if visitor is None else visitor.id, seat)).table
    if table.match is None:
        raise Refused(Code.NOT_RUNNING, "no game has begun at this table, or its rules are not here any more")
    return await services.insights.of(table, seat, language)


# ---- another route --------------------------------------------------------------------------------------------
@post("/tables/{table_id:str}/route", responses=ERRORS, summary="Try another route", operation_id="tryRoute")
async def try_route(services: Parts, visitor: Visitor, table_id: TableId, data: JSONBody[m.RouteTried]) -> m.RouteInfo:
    """What other links of a map would have scored, when a game of Explore New York is over. Nothing of it is kept."""
    user = None if visitor is None else visitor.id
    table = await begun(services, table_id, "all", user)
    assert table.match is not None
    seat_exists(table, data.seat)
    viewer = data.seat if data.seat in table.seats_of(user) else None
    try:
        return await asyncio.to_thread(tried, table.game, table.match.state, viewer, data)
    except faces.NoRoutes as fault:
        raise Refused(Code.UNKNOWN, str(fault)) from None
    except ValueError as fault:
        raise Refused(Code.ILLEGAL, str(fault), rule=faces.ROUTE_RULE) from None


def tried(game: gt.Game, state: gt.State, viewer: int | None, asked: m.RouteTried) -> m.RouteInfo:
    return faces.trial_of(game, state, asked.seat, viewer, asked.links, words_of(game, asked.language))


boards_router = Router("/", route_handlers=[table_board, game_board, why, insight, try_route], tags=["boards"])
