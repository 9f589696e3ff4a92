"""All routes of /api except the socket: the application serves them, and messages.ts is made from them."""

from __future__ import annotations

from typing import Final

from litestar import Router

from grandtour.server.routes_boards import boards_router
from grandtour.server.routes_codes import codes_router
from grandtour.server.routes_factors import factors_router
from grandtour.server.routes_hints import hints_router
from grandtour.server.routes_lessons import lessons_router
from grandtour.server.routes_oidc import oidc_router
from grandtour.server.routes_passkeys import passkeys_router
from grandtour.server.routes_people import people_router
from grandtour.server.routes_replay import replay_router
from grandtour.server.routes_rules import rules_router
from grandtour.server.routes_site import api_router
from grandtour.server.routes_tables import tables_router

ROUTERS: Final[tuple[Router, ...]] = (
    people_router,
    factors_router,
    oidc_router,
    passkeys_router,
    tables_router,
    api_router,
    boards_router,
    hints_router,
    replay_router,
    codes_router,
    rules_router,
    lessons_router,
)
