"""Everything that a request may need, made once when the server starts."""

from __future__ import annotations

from dataclasses import dataclass, field

from grandtour.server.config import Settings
from grandtour.server.driver import Driver
from grandtour.server.hub import Hub
from grandtour.server.insights import Insights
from grandtour.server.notify.guard import Guard
from grandtour.server.notify.push import Push
from grandtour.server.observing import Metrics
from grandtour.server.people import People
from grandtour.server.replaying import Replays
from grandtour.server.security.limits import Gate
from grandtour.server.security.signing import Keys
from grandtour.server.store.store import Store
from grandtour.server.telling import TurnTeller
from grandtour.server.workers import Workers


@dataclass
class Services:
    settings: Settings
    store: Store
    keys: Keys
    people: People
    hub: Hub
    driver: Driver
    workers: Workers
    gate: Gate
    metrics: Metrics
    guard: Guard
    push: Push
    teller: TurnTeller
    stopping: bool = False
    replays: Replays = field(default_factory=Replays)
    insights: Insights = field(default_factory=Insights)
