"""Everything that a request may need, made once when the server starts."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from grandtour.server.backroom import Backroom
from grandtour.server.config import Settings
from grandtour.server.driver import Driver
from grandtour.server.factors import Factors
from grandtour.server.hinting import Hints
from grandtour.server.histories import Histories
from grandtour.server.houses import Houses
from grandtour.server.hub import Hub
from grandtour.server.insights import Insights
from grandtour.server.logins import Logins
from grandtour.server.notify.guard import Guard
from grandtour.server.notify.push import Push
from grandtour.server.observing import Metrics
from grandtour.server.oidc import Journeys, Provider
from grandtour.server.openings import Openings
from grandtour.server.passkeys import Passkeys
from grandtour.server.people import People
from grandtour.server.replaying import Replays
from grandtour.server.security.limits import Gate
from grandtour.server.security.shares import Shares
from grandtour.server.security.signing import Keys
from grandtour.server.security.vault import Vault
from grandtour.server.store.store import Store
from grandtour.server.telling import TurnTeller
from grandtour.server.troubles import Troubles
from grandtour.server.verifying import Verdicts
from grandtour.server.wording import Languages
from grandtour.server.workers import Workers

LOOKING_BACK: Final = 2
"""How many games are replayed at the same time."""


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
    troubles: Troubles
    houses: Houses
    shares: Shares
    vault: Vault
    factors: Factors
    passkeys: Passkeys
    provider: Provider | None = None
    stopping: bool = False
    journeys: Journeys = field(default_factory=Journeys)
    languages: Languages = field(default_factory=Languages)
    histories: Histories = field(default_factory=Histories)
    insights: Insights = field(default_factory=Insights)
    looking_back: Backroom = field(default_factory=lambda: Backroom(LOOKING_BACK))
    logins: Logins = field(init=False)
    hints: Hints = field(init=False)
    replays: Replays = field(init=False)
    verdicts: Verdicts = field(init=False)
    openings: Openings = field(init=False)

    def __post_init__(self) -> None:
        self.logins = Logins(self.people, self.factors, self.keys, self.settings.rate_factor)
        self.hints = Hints(self.store, self.workers, self.hub, self.houses)
        self.replays = Replays(self.looking_back)
        self.verdicts = Verdicts(self.looking_back)
        self.openings = Openings(self.store, self.settings.rate_factor)
