"""What an administrator can set."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from pathlib import Path

from grandtour.server.store import database_in
from grandtour.server.wallclock import DAY_MS


@dataclass(frozen=True)
class Oidc:
    """A provider of single sign-on (OpenID Connect)."""

    issuer: str
    client_id: str
    client_secret: str | None = field(default=None, repr=False)
    scopes: str = "openid profile"
    name_claim: str = "name"
    """the claim that a new person's name is taken from"""
    label: str = "OpenID Connect"
    """what people know the provider by"""


@dataclass(frozen=True)
class Settings:
    data: Path
    database: str | None = None
    """None: a SQLite file in `data`"""
    host: str = "127.0.0.1"
    port: int = 8000
    root_path: str = ""
    """the path below its host at which a proxy serves it, such as "/games" """
    origins: tuple[str, ...] = ()
    """further origins that pages may come from, such as "https://games.example" """
    allowed_hosts: tuple[str, ...] = ()
    """further names under which it answers; "*" is every name"""
    trusted_proxies: str = "127.0.0.1,::1"
    """the proxies that are believed about the client's address and scheme, in uvicorn's notation"""
    hsts: bool = False
    bot_workers: int = 1
    bot_seconds: float = 2.0
    """how long a bot may think about a move"""
    bot_pause: float = 0.6
    """how long a bot waits before it moves, so that people can follow"""
    open_days: float = 7.0
    """so long a table waits for players when nothing happens there; then it is closed; 0: for ever"""
    rate_factor: float = 1.0
    """every rate limit is multiplied by it; 0 switches them off"""
    allow_private_webhooks: bool = False
    metrics_token: str | None = None
    """whoever has it can read /metrics from other machines, too"""
    public_url: str | None = None
    """for links in notifications, such as "https://games.example/games" """
    oidc: Oidc | None = None
    auth_header: str | None = None
    """the header in which trusted proxies say who somebody is; None: they are not asked"""
    auth_name_header: str | None = None
    local_accounts: bool = True
    """whether people can register and log in with a password"""
    key: bytes = field(default=b"", repr=False)
    """what all keys of the server are made with, besides the secret in its database"""
    process: str = field(default_factory=lambda: secrets.token_hex(4))
    """names this process among those that share a database"""

    @property
    def open_ms(self) -> int:
        return round(self.open_days * DAY_MS)

    @property
    def url(self) -> str:
        return self.database if self.database is not None else database_in(self.data.absolute())
