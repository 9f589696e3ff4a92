"""Under a path of somebody else's site, behind proxies that take it off and such that do not."""

from __future__ import annotations

import socket
from pathlib import Path

import httpx
import pytest

from grandtour.cli import main
from grandtour.cli.errors import Refused
from grandtour.cli.serve import serve
from grandtour.server import observing, serving
from grandtour.server.config import Settings
from tests.server.house import House, in_house, refusal_of


def test_the_server_works_under_a_path_whether_the_proxy_takes_it_off_or_not(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        assert here.url.endswith("/games")
        bare = here.url.removesuffix("/games")
        async with httpx.AsyncClient() as client:
            for base in (here.url, bare):
                assert (await client.get(f"{base}/health")).json()["ok"]
                assert (await client.get(f"{base}/ready")).status_code == 200
                assert (await client.get(f"{base}/")).status_code == 200
                assert (await client.get(f"{base}/api/games")).json()[0]["id"]  # "/games" inside, too
                assert (await client.get(f"{base}/api/openapi.json")).json()["openapi"]
                assert (await client.get(f"{base}/nothing")).status_code == 404
                answer = await client.post(f"{base}/api/session", json={"name": "Ann"})
                assert "path=/games" in answer.headers["set-cookie"].lower()
                client.cookies.clear()

    in_house(tmp_path, visit, root_path="/games")


def test_a_whole_table_with_its_sockets_under_a_path(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        ann, bob, table = await here.two()
        wire = await here.wire(ann, table)
        assert (await wire.play())["type"] == "done"
        # The other kind of proxy: the same cookies, the path taken off.
        bob.url = here.url.removesuffix("/games")
        other = await here.wire(bob, table)
        assert (await other.play())["type"] == "done"
        await wire.until(lambda: wire.view["step"] == other.view["step"])
        await ann.ask("POST", "/api/logout")
        assert "grandtour" not in ann.http.cookies
        assert await refusal_of(ann.ask("GET", "/api/my-games")) == "person/no-session"

    in_house(tmp_path, visit, root_path="/games")


def test_without_a_path_the_cookie_is_for_the_whole_site(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        async with httpx.AsyncClient() as client:
            answer = await client.post(f"{here.url}/api/session", json={"name": "Ann"})
            cookie = answer.headers["set-cookie"].lower()
            assert "path=/;" in cookie + ";"
            assert "httponly" in cookie
            assert "samesite=lax" in cookie
            assert "secure" not in cookie

    in_house(tmp_path, visit)


@pytest.mark.parametrize(
    "url", ["games.example", "ftp://games.example", "https://", "https://a b", "https://x/?y", "/t"]
)
def test_a_public_url_that_leads_nowhere_is_refused_at_the_start(url: str, tmp_path: Path) -> None:
    with pytest.raises(Refused, match="--public-url"):
        serve(public_url=url, port=99_999, data=tmp_path)  # the port, so that it never starts


@pytest.mark.parametrize("url", [None, "", "https://games.example", "http://127.0.0.1:8000/games/", "https://[::1]/"])
def test_one_that_can_be_a_link_is_taken(url: str | None, tmp_path: Path) -> None:
    with pytest.raises(Refused) as refused:
        serve(public_url=url, port=99_999, data=tmp_path)
    assert "--public-url" not in str(refused.value)
    assert "--port" in str(refused.value)


def test_names_are_options_or_one_variable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[str, ...]] = []

    def no_run(settings: Settings, listening: socket.socket, started: object = None) -> None:
        seen.append(settings.allowed_hosts)
        listening.close()

    monkeypatch.setattr(serving, "run", no_run)
    monkeypatch.setattr(observing, "set_up_logs", lambda *_: None)
    usual = ["serve", "--port", "0", "--data", str(tmp_path)]
    assert main([*usual, "--allowed-host", "games.org", "--allowed-host", "*"]) == 0
    monkeypatch.setenv("GRANDTOUR_ALLOWED_HOST", "games.org Www.Games.net")
    assert main(usual) == 0
    assert seen == [("games.org", "*"), ("games.org", "Www.Games.net")]
    for wrong in ("https://games.org", "games.org:8000", "games org", ""):
        with pytest.raises(Refused, match="--allowed-host"):
            serve(port=0, data=tmp_path, allowed_host=[wrong])
