"""`grandtour serve`: the server."""

from __future__ import annotations

import os
import re
import sys
import threading
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter

from grandtour.cli.common import Whole
from grandtour.cli.errors import Faults, Refused

if TYPE_CHECKING:
    from grandtour.server.config import Oidc

DATA = Path("grandtour-data")
OWN_PATHS = (
    "api",
    "assets",
    "health",
    "ready",
    "metrics",
    "oidc",
    *("about", "join", "learn", "new"),
    *("rules", "settings", "t", "tables"),
)
WEB_ADDRESS = re.compile(r"(https?://[^/?#\s]+)(/[^?#\s]*)?")
SHORTEST_KEY = 32
Flag = Parameter(negative="", show_default=False)


def serve(
    *,
    host: str = "127.0.0.1",
    port: Whole = 8000,
    data: Path = DATA,
    database: Annotated[str | None, Parameter(env_var="GRANDTOUR_DATABASE")] = None,
    root_path: Annotated[str, Parameter(env_var="GRANDTOUR_ROOT_PATH")] = "",
    public_url: Annotated[str | None, Parameter(env_var="GRANDTOUR_PUBLIC_URL")] = None,
    origin: Annotated[list[str] | None, Parameter(negative="")] = None,
    allowed_host: Annotated[list[str] | None, Parameter(negative="", env_var="GRANDTOUR_ALLOWED_HOST")] = None,
    trusted_proxies: Annotated[str, Parameter(env_var="GRANDTOUR_TRUSTED_PROXIES")] = "127.0.0.1,::1",
    hsts: Annotated[bool, Flag] = False,
    oidc_issuer: Annotated[str | None, Parameter(env_var="GRANDTOUR_OIDC_ISSUER")] = None,
    oidc_client_id: Annotated[str | None, Parameter(env_var="GRANDTOUR_OIDC_CLIENT_ID")] = None,
    oidc_client_secret: Annotated[str | None, Parameter(env_var="GRANDTOUR_OIDC_CLIENT_SECRET")] = None,
    oidc_client_secret_file: Annotated[Path | None, Parameter(env_var="GRANDTOUR_OIDC_CLIENT_SECRET_FILE")] = None,
    oidc_scopes: Annotated[str, Parameter(env_var="GRANDTOUR_OIDC_SCOPES")] = "openid profile",
    oidc_name_claim: Annotated[str, Parameter(env_var="GRANDTOUR_OIDC_NAME_CLAIM")] = "name",
    oidc_label: Annotated[str, Parameter(env_var="GRANDTOUR_OIDC_LABEL")] = "OpenID Connect",
    auth_header: Annotated[str | None, Parameter(env_var="GRANDTOUR_AUTH_HEADER")] = None,
    auth_name_header: Annotated[str | None, Parameter(env_var="GRANDTOUR_AUTH_NAME_HEADER")] = None,
    local_accounts: Annotated[Literal["on", "off"], Parameter(env_var="GRANDTOUR_LOCAL_ACCOUNTS")] = "on",
    key_file: Annotated[Path | None, Parameter(env_var="GRANDTOUR_KEY_FILE")] = None,
    bot_workers: Whole | None = None,
    bot_seconds: float = 2.0,
    bot_pause: float = 0.6,
    open_days: float = 7.0,
    rate_limits: Annotated[float, Parameter(env_var="GRANDTOUR_RATE_LIMITS")] = 1.0,
    allow_private_webhooks: Annotated[bool, Flag] = False,
    metrics_token: Annotated[str | None, Parameter(env_var="GRANDTOUR_METRICS_TOKEN")] = None,
    open: Annotated[bool, Flag] = False,
    log_format: Literal["auto", "json", "text"] = "auto",
    log_level: Literal["debug", "info", "warning", "error"] = "info",
) -> int:
    """Run the server: tables for people and bots, in the browser or any other client.

    Everything is kept in one SQLite file in the data directory, which is made
    if there is none. With --database, several servers share one PostgreSQL.
    Stop it with Ctrl-C; nothing that was acknowledged is lost, however it ends.

    For example:

      grandtour serve
      grandtour serve --host 0.0.0.0 --port 80 --data /var/lib/grandtour
      grandtour serve --database postgresql+asyncpg://gt:secret@localhost/gt

    docs/self-hosting.md explains set-up, upgrades, backups and reverse proxies.

    Parameters
    ----------
    host
        The address to listen at; 0.0.0.0 for every address of this machine.
    port
        The port to listen at; 0 takes a free one.
    data
        The data directory.
    database
        A database elsewhere: postgresql+asyncpg://user:password@host/name, or sqlite:////path/to/file.db
    root_path
        The path below its host name at which a reverse proxy serves it, such as /games
    public_url
        The server's address as players see it, for links in notifications, such as https://games.example
    origin
        One more address that pages may call the server from. May be given several times.
    allowed_host
        One more host name under which the server answers; * for every name. May be given several times.
    trusted_proxies
        Addresses of reverse proxies that are believed about the client's address.
    oidc_issuer
        A provider of single sign-on (OpenID Connect), such as https://login.example; needs --public-url.
    oidc_client_id
        What this server is called there.
    oidc_client_secret
        Its password there; better given by the variable or in a file.
    oidc_client_secret_file
        A file with that password.
    oidc_scopes
        What is asked for.
    oidc_name_claim
        The claim that the name of a new person is taken from.
    oidc_label
        What people know the provider by, for the button.
    auth_header
        The header in which a proxy that asks people to log in says who they are, such as Remote-User.
    auth_name_header
        The header in which it says their name, such as Remote-Name.
    local_accounts
        off: nobody can register or log in with a password here.
    key_file
        A file with a secret of 32 bytes or more: without it, a stolen database or backup opens nobody's session.
    hsts
        Tell browsers to come by https only.
    bot_workers
        How many processes think for the bots; if not given, one less than there are cores, and two at least.
    bot_seconds
        How long a bot may think about a move.
    bot_pause
        How long a bot waits before it moves, so that people can follow.
    open_days
        How many days a table waits for players while nothing happens there; then it is closed. 0: for ever.
    rate_limits
        2 allows twice as much of everything, 0 switches the limits off.
    allow_private_webhooks
        Let notifications reach addresses of this machine and of private networks.
    metrics_token
        Lets whoever has it read /metrics; without it, only this machine can.
    open
        Print the address, and open it in the browser if there is a desktop. If the port is taken, another is used.
    log_format
        Lines of JSON or of text; if not given, text in a terminal and JSON elsewhere.
    log_level
        The least that is logged.
    """
    try:
        from grandtour.server.config import Oidc, Settings
        from grandtour.server.observing import set_up_logs
        from grandtour.server.security.hosts import ANY, name_in
        from grandtour.server.security.origin import parse_origin
        from grandtour.server.security.root_path import clean_root_path
        from grandtour.server.serving import CannotListen, listening_socket, run, usual_workers
        from grandtour.server.store import BadDatabase
    except ModuleNotFoundError as missing:
        raise not_installed(missing) from None
    faults = Faults()
    with faults:
        between("--port", port, 0, 65535)
    with faults:
        between("--bot-workers", bot_workers or 1, 1, 64)
    with faults:
        between("--bot-seconds", bot_seconds, 0.05, 600)
    with faults:
        between("--bot-pause", bot_pause, 0, 60)
    with faults:
        between("--open-days", open_days, 0, 10_000)
    with faults:
        between("--rate-limits", rate_limits, 0, 1000)
    for one in origin or ():
        with faults:
            if parse_origin(one) is None:
                raise Refused(f"--origin {one!r}: like https://games.example, without a path")
    for name in allowed_host or ():
        with faults:
            if name != ANY and name_in(name) != name.lower().removesuffix("."):
                raise Refused(f"--allowed-host {name!r}: a name such as games.example, or * for every name")
    with faults:
        address = WEB_ADDRESS.fullmatch(public_url or "https://unsaid")
        if address is None or parse_origin(address[1]) is None:
            raise Refused(f"--public-url {public_url!r}: like https://games.example or https://www.example/games")
    with faults:
        try:
            root_path = clean_root_path(root_path, OWN_PATHS)
        except ValueError as fault:
            raise Refused(f"--root-path: {fault}") from None
    key = b""
    if key_file is not None and key_file != Path():  # an empty variable counts as none
        with faults:
            key = key_in(key_file)
    oidc = None
    if oidc_issuer:
        with faults:
            secret = oidc_client_secret or secret_in(oidc_client_secret_file)
            oidc = Oidc(oidc_issuer, oidc_client_id or "", secret, oidc_scopes, oidc_name_claim, oidc_label)
            check_oidc(oidc, public_url)
    with faults:
        check_auth_header(auth_header or None, auth_name_header or None, trusted_proxies)
    if local_accounts == "off" and not oidc_issuer and not auth_header:
        with faults:
            raise Refused("--local-accounts off: then people need --oidc-issuer or --auth-header to log in")
    if database is None:
        with faults:
            try:
                data.mkdir(parents=True, exist_ok=True, mode=0o700)
            except OSError as error:
                raise Refused(f"--data {str(data)!r}: {error.strerror or error}") from None
    faults.finish()
    settings = Settings(
        data=data,
        database=database,
        host=host,
        port=port,
        root_path=root_path,
        origins=tuple(origin or ()),
        allowed_hosts=tuple(allowed_host or ()),
        trusted_proxies=trusted_proxies,
        hsts=hsts,
        oidc=oidc,
        auth_header=auth_header or None,
        auth_name_header=auth_name_header or None,
        local_accounts=local_accounts == "on",
        key=key,
        bot_workers=bot_workers or usual_workers(),
        bot_seconds=bot_seconds,
        bot_pause=bot_pause,
        open_days=open_days,
        rate_factor=rate_limits,
        allow_private_webhooks=allow_private_webhooks,
        metrics_token=metrics_token or None,  # an empty variable counts as none
        public_url=public_url or None,
    )
    set_up_logs({"auto": None, "json": True, "text": False}[log_format], log_level)
    try:
        try:
            listening = listening_socket(host, port)
        except CannotListen:
            if not open:
                raise
            listening = listening_socket(host, 0)
        run(settings, listening, show if open else None)
    except (BadDatabase, CannotListen) as error:
        raise Refused(str(error)) from None
    return 0


def check_oidc(oidc: Oidc, public_url: str | None) -> None:
    from grandtour.server.oidc import is_safe

    if not is_safe(oidc.issuer):
        raise Refused(f"--oidc-issuer {oidc.issuer!r}: like https://login.example")
    if not oidc.client_id:
        raise Refused("--oidc-issuer needs --oidc-client-id: what this server is called at the provider")
    if not public_url:
        raise Refused("--oidc-issuer needs --public-url: people come back there from the provider")
    if "openid" not in oidc.scopes.split():
        raise Refused(f"--oidc-scopes {oidc.scopes!r}: openid must be among them")


def check_auth_header(header: str | None, name_header: str | None, trusted_proxies: str) -> None:
    from grandtour.server.security.forwarded import header_fault, proxies

    if header is None:
        if name_header is not None:
            raise Refused("--auth-name-header needs --auth-header")
        return
    for option, name in (("--auth-header", header), ("--auth-name-header", name_header)):
        fault = None if name is None else header_fault(name)
        if fault is not None:
            raise Refused(f"{option} {name!r}: {fault}")
    if header.lower() == (name_header or "").lower():
        raise Refused("--auth-header and --auth-name-header are two headers")
    try:
        proxies(trusted_proxies)
    except ValueError as fault:
        raise Refused(f"--auth-header believes everything that --trusted-proxies say: {fault}") from None


def secret_in(file: Path | None) -> str | None:
    """The text in the file, without the line end after it."""
    if file is None or file == Path():  # an empty variable counts as none
        return None
    try:
        return file.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise Refused(f"--oidc-client-secret-file {str(file)!r}: {error}") from None


def key_in(file: Path) -> bytes:
    """The secret in the file; a line end after it does not count."""
    try:
        key = file.read_bytes().strip()
    except OSError as error:
        raise Refused(f"--key-file {str(file)!r}: {error.strerror or error}") from None
    if len(key) < SHORTEST_KEY:
        raise Refused(f"--key-file {str(file)!r} has {len(key)} bytes: at least {SHORTEST_KEY} are needed")
    return key


def show(address: str) -> None:
    """Say where to go, for somebody who has just typed `make play`."""
    print(f"Grand Tour is at {address}\nCtrl-C ends it; every game is kept.", flush=True)
    if has_desktop():
        # It runs in a thread of its own, because on some systems this waits until the browser is there.
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def has_desktop() -> bool:
    """Whether a browser window could be seen; over SSH or in a container, a text browser would take the terminal."""
    if sys.platform in ("darwin", "win32"):
        return "SSH_CONNECTION" not in os.environ
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def between(name: str, value: float, least: float, most: float) -> None:
    if not least <= value <= most:
        raise Refused(f"{name} {value:g}: it is from {least:g} to {most:g}")


def not_installed(missing: ModuleNotFoundError) -> Refused:
    """The refusal if the server's packages are missing: the server is an extra of the package."""
    return Refused(
        f"the server's packages are not installed ({missing.name} is missing)",
        hint='Install them with: pip install "grandtour[server]"',
    )
