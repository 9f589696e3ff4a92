"""The recipes in deploy/ are sound as far as this machine can tell; nginx runs for real where it is installed."""

from __future__ import annotations

import asyncio
import configparser
import contextlib
import datetime
import json
import re
import shutil
import ssl
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import yaml  # type: ignore[import-untyped]
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from grandtour.cli.serve import serve
from grandtour.server.security.sizes import LARGEST_BODY
from scripts.server.process import ServerProcess, free_port
from tests.server.house import SECONDS

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
NGINX = shutil.which("nginx", path="/usr/sbin:/usr/local/sbin:/usr/bin:/usr/local/bin")
OPTIONS = {name.replace("_", "-") for name in serve.__annotations__ if name != "return"}
VARIABLES = set(re.findall(r"GRANDTOUR_[A-Z_]+", (ROOT / "src/grandtour/cli/serve.py").read_text(encoding="utf-8")))


@pytest.mark.parametrize("file", sorted(path.name for path in DEPLOY.iterdir()))
def test_a_recipe_names_only_options_and_variables_that_there_are(file: str) -> None:
    text = (DEPLOY / file).read_text(encoding="utf-8")
    for line in text.splitlines():
        told = re.search(r"grandtour serve(.*)|CMD \[\"serve\"(.*)", line)
        if told is not None:
            assert set(re.findall(r"--([a-z-]+)", told[0])) <= OPTIONS, line
    assert set(re.findall(r"GRANDTOUR_[A-Z_]+", text)) <= VARIABLES


def test_compose_has_two_servers_at_one_database_and_no_secret() -> None:
    told = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    services = told["services"]
    assert set(services) == {"server1", "server2", "database", "proxy"}
    assert services["server1"] == services["server2"]
    assert (DEPLOY / services["server1"]["build"]["context"] / services["server1"]["build"]["dockerfile"]).is_file()
    assert "ports" not in services["server1"], "only the proxy is reached from outside"
    assert services["database"]["networks"] == ["inside"]
    assert told["networks"]["inside"]["internal"] is True
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    variables = set(re.findall(r"\$\{([A-Z_]+)", text))
    example = (DEPLOY / "env.example").read_text(encoding="utf-8")
    assert variables == set(re.findall(r"^([A-Z_]+)=", example, flags=re.MULTILINE))
    assert re.search(r"^POSTGRES_PASSWORD=$", example, flags=re.MULTILINE)


def test_the_image_is_made_from_files_that_there_are() -> None:
    lines = (DEPLOY / "Containerfile").read_text(encoding="utf-8").splitlines()
    copied = [line.split()[1:-1] for line in lines if line.startswith("COPY ") and "--from" not in line]
    files = {name for names in copied for name in names}
    assert files
    assert all((ROOT / name).exists() for name in files), files
    kept = (DEPLOY / "Containerfile.dockerignore").read_text(encoding="utf-8").splitlines()
    assert {line[1:] for line in kept if line.startswith("!")} == files
    assert lines[-1].startswith("CMD [")
    assert "USER grandtour" in lines


def test_the_unit_is_one() -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read(DEPLOY / "grandtour.service", encoding="utf-8")
    assert unit.sections() == ["Unit", "Service", "Install"]
    assert unit["Service"]["StateDirectory"] == "grandtour"


# ---- nginx, for real ----------------------------------------------------------------------------------------------
def certificate(folder: Path, name: str) -> None:
    key = ec.generate_private_key(ec.SECP256R1())
    who = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, name)])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(who)
        .issuer_name(who)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    form = serialization.Encoding.PEM
    secret = key.private_bytes(form, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    (folder / f"{name}.pem").write_bytes(made.public_bytes(form))
    (folder / f"{name}.key").write_bytes(secret)


@contextlib.contextmanager
def nginx(folder: Path, servers: dict[str, int]) -> Iterator[int]:
    """Our own snippet, with ports and certificates of the test; the port it listens at."""
    assert NGINX is not None
    port = free_port()
    told = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    first, second = told.split("# Below a path of another site", 1)
    own = second.replace("http://grandtour", "http://grandtour-below")
    upstream = f"upstream grandtour-below {{ server 127.0.0.1:{servers['www.example']}; }}\n"
    told = f"{first.replace('127.0.0.1:8000', '127.0.0.1:' + str(servers['games.example']))}# Below{own}{upstream}"
    told = told.replace("/etc/ssl/", f"{folder}/").replace("listen 443", f"listen 127.0.0.1:{port}")
    for name in servers:
        certificate(folder, name)
    temporary = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in ("proxy", "client_body", "fastcgi"))
    temporary += "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in ("uwsgi", "scgi"))
    whole = (
        f"daemon off; master_process off; pid {folder}/pid; error_log {folder}/error.log;\n"
        f"events {{ }}\nhttp {{ access_log off;\n{temporary}{told}\n}}\n"
    )
    (folder / "nginx.conf").write_text(whole, encoding="utf-8")
    command = [NGINX, "-c", str(folder / "nginx.conf"), "-p", str(folder), "-e", str(folder / "error.log")]
    subprocess.run([*command, "-t"], check=True, capture_output=True, timeout=60)
    with subprocess.Popen(command) as process:
        try:
            wait_for(port)
            yield port
        finally:
            process.terminate()


def wait_for(port: int) -> None:
    import socket

    limit = time.monotonic() + 60
    while time.monotonic() < limit:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
            return
        time.sleep(0.05)
    raise AssertionError("nginx does not listen")


@pytest.mark.skipif(NGINX is None, reason="nginx is not installed")
def test_nginx_hands_pages_and_sockets_on_at_the_root_and_below_a_path(tmp_path: Path) -> None:
    with (
        ServerProcess(tmp_path / "root") as at_root,
        ServerProcess(tmp_path / "below", "--root-path", "/games") as below,
        nginx(tmp_path, {"games.example": at_root.port, "www.example": below.port}) as port,
    ):
        asyncio.run(visit(tmp_path, port, "games.example", ""))
        asyncio.run(visit(tmp_path, port, "www.example", "/games"))


async def visit(folder: Path, port: int, name: str, root: str) -> None:
    trust = ssl.create_default_context(cafile=folder / f"{name}.pem")
    origin = f"https://{name}:{port}"
    headers = {"Host": f"{name}:{port}", "Origin": origin}
    # To loopback, under the name that the certificate has.
    extensions = {"sni_hostname": name}
    async with httpx.AsyncClient(base_url=f"https://127.0.0.1:{port}{root}", verify=trust, headers=headers) as http:

        async def ask(method: str, path: str, body: object = None) -> httpx.Response:
            return await http.request(method, path, json=body, extensions=extensions, headers=token)

        token: dict[str, str] = {}
        page = await ask("GET", "/")
        assert "Grand Tour" in page.text
        came = await ask("POST", "/api/session", {"name": "Ann"})
        assert came.status_code == 201, came.text
        cookie = came.headers["set-cookie"]
        assert f"Path={root or '/'};" in cookie + ";"
        assert "Secure" in cookie, "the server knows that the client came by https"
        token["X-CSRF-Token"] = came.json()["csrf"]
        token["Cookie"] = cookie.partition(";")[0]
        seats = [{"kind": "open"}, {"kind": "bot", "bot": "random"}]
        table = (await ask("POST", "/api/tables", {"game": "san-francisco", "seats": seats})).json()["table"]
        assert (await ask("POST", f"/api/tables/{table}/start")).status_code == 201
        assert (await ask("GET", "/metrics")).status_code == 404, "from outside, and without its token"
        large = await ask("POST", "/api/session", {"name": "x" * (LARGEST_BODY + 1)})
        assert large.status_code == 413
        address = f"wss://{name}:{port}{root}/api/tables/{table}/socket"
        session = {"Cookie": token["Cookie"]}
        async with connect(
            address,
            host="127.0.0.1",
            port=port,
            ssl=trust,
            origin=Origin(origin),
            additional_headers=session,
            proxy=None,
        ) as socket:
            async with asyncio.timeout(SECONDS):
                view = json.loads(await socket.recv())
                assert (view["type"], view["table"]["status"]) == ("view", "running")
                await socket.send('{"type": "ping"}')
                while json.loads(await socket.recv())["type"] != "beat":
                    pass
        with pytest.raises(InvalidStatus, match="403"):
            async with connect(
                address,
                host="127.0.0.1",
                port=port,
                ssl=trust,
                origin=Origin("https://evil.example"),
                additional_headers=session,
                proxy=None,
            ):
                pass
