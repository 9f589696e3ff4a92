"""The web app's files as the server gives them."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from grandtour.cli.serve import OWN_PATHS
from grandtour.server import site
from tests.server.house import House, in_house

PAGE = '<!doctype html><link href="./favicon.svg"><script type="module" src="./assets/index-Ab1.js"></script>'


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A small app, as Vite leaves it."""
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "assets" / "index-Ab1.js").write_text("console.log(1);" * 100)
    (folder / "favicon.svg").write_text("<svg/>")
    (folder / "built.json").write_text("{}")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(site, "BUILT", folder)
    site.files.cache_clear()
    site.page.cache_clear()
    yield folder
    site.files.cache_clear()
    site.page.cache_clear()


def test_the_page_the_files_and_nothing_else(built: Path, tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        async with httpx.AsyncClient(base_url=here.url) as client:
            for path in ("/", "/t/abc", "/t/abc/replay/7", "/rules/san-francisco", "/tables"):
                answer = await client.get(path)
                assert answer.status_code == 200, path
                assert 'src="/assets/index-Ab1.js"' in answer.text, "good at every depth of an address"
                assert answer.headers["content-type"] == "text/html; charset=utf-8"
                assert answer.headers["cache-control"] == "no-cache"
                assert "script-src 'self'" in answer.headers["content-security-policy"]
            nowhere = await client.get("/nowhere")
            assert nowhere.status_code == 404, "the app says it kindly, machines are told by the number"
            assert nowhere.text == answer.text
            script = await client.get("/assets/index-Ab1.js", headers={"Accept-Encoding": "identity"})
            assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
            assert script.headers["content-type"].startswith("text/javascript")
            again = await client.get("/assets/index-Ab1.js", headers={"If-None-Match": script.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")
            async with client.stream("GET", "/assets/index-Ab1.js", headers={"Accept-Encoding": "gzip"}) as packed:
                raw = b"".join([part async for part in packed.aiter_raw()])
            assert gzip.decompress(raw) == script.content
            plain = await client.get("/assets/index-Ab1.js", headers={"Accept-Encoding": "br, gzip;q=0"})
            assert "content-encoding" not in plain.headers
            for path in ("/", "/assets/index-Ab1.js"):
                asked, found = await client.head(path), await client.get(path)
                assert (asked.status_code, asked.content) == (200, b"")
                assert asked.headers["etag"] == found.headers["etag"]
                assert asked.headers["content-type"] == found.headers["content-type"]
            for path in (
                "/assets/none.js",
                "/built.json",
                "/api/none",
                "/assets/../../secret.txt",
                "/assets/%2e%2e/secret.txt",
            ):
                assert (await client.get(path)).status_code == 404, path

    in_house(tmp_path, visit)


def test_below_a_path_the_page_begins_there(built: Path, tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        async with httpx.AsyncClient() as client:
            answer = await client.get(f"{here.url}/t/abc")
            assert 'src="/games/assets/index-Ab1.js"' in answer.text
            assert (await client.get(f"{here.url}/assets/index-Ab1.js")).status_code == 200

    in_house(tmp_path, visit, root_path="/games")


def test_without_a_built_app_the_page_says_so(built: Path, tmp_path: Path) -> None:
    for file in sorted(built.rglob("*"), reverse=True):
        file.unlink() if file.is_file() else file.rmdir()

    async def visit(here: House) -> None:
        async with httpx.AsyncClient(base_url=here.url) as client:
            answer = await client.get("/")
            assert answer.status_code == 200
            assert "make play" in answer.text

    in_house(tmp_path, visit)


@pytest.mark.parametrize(
    ("header", "takes"),
    [
        *(("gzip", True), ("br, gzip", True), ("GZIP;q=1.0", True), ("deflate, gzip; q=0.5", True)),
        *(("", False), ("br", False), ("gzip;q=0", False), ("gzip; q=0.000", False), ("xgzip", False)),
    ],
)
def test_what_is_packed_is_for_those_who_take_it(header: str, takes: bool) -> None:
    assert site.takes_gzip(header) is takes


def test_server_app_and_command_agree_on_the_addresses_of_the_screens() -> None:
    web = Path(__file__).resolve().parents[2] / "web" / "src" / "places.ts"
    firsts = set(re.findall(r'first === "(\w*)"', web.read_text(encoding="utf-8")))
    assert firsts == site.SCREENS
    assert set(OWN_PATHS) == {"api", "assets", "health", "ready", "metrics", "oidc"} | site.SCREENS - {""}
