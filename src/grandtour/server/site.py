"""Serves the web app: its built files, read once and kept in memory, and its one page for every address of the app.

`scripts/web.py` builds the files into server/web; a wheel carries them. Names below assets/ have a hash of the contents
in them, so browsers may keep those for ever; everything else is asked for anew, by its ETag.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import html
import mimetypes
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from litestar import MediaType, Response, route
from litestar.enums import HttpMethod
from litestar.params import FromPath

import grandtour as gt
from grandtour.server.codes import Code, Refused
from grandtour.server.parameters import Asked

BUILT: Final = Path(__file__).parent / "web"
# The first parts of the addresses that the app knows (web/src/places.ts).
SCREENS: Final = frozenset(("", "new", "tables", "join", "t", "rules", "learn", "settings", "about"))
UNTOLD: Final = frozenset(("built.json",))  # says what the app was built from, which nobody needs
READING: Final = (HttpMethod.GET, HttpMethod.HEAD)
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_FIRST: Final = "no-cache"
WORTH_PACKING: Final = ("text/", "application/json", "application/manifest+json", "image/svg+xml")
NOT_BUILT: Final = f"""<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Grand Tour</title>
<h1>Grand Tour {gt.__version__}</h1>
<p>The server is running, but the web app was not built. In a clone of the project, <code>make play</code> builds it.
What the server understands is described in <a href="api/openapi.json">api/openapi.json</a>.</p>
</html>
"""

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")


@dataclass(frozen=True)
class File:
    content: bytes
    packed: bytes | None  # by gzip, if that helps
    kind: str
    tag: str
    keep: str


def file(content: bytes, kind: str, keep: str) -> File:
    packed = gzip.compress(content, 9, mtime=0) if kind.startswith(WORTH_PACKING) else None
    return File(content, packed, kind, f'"{hashlib.sha256(content).hexdigest()[:24]}"', keep)


@cache
def files() -> dict[str, File]:
    """The files, by path below the folder. Nothing else on the disk can be asked for. Packing them takes a while."""
    out = {}
    for path in sorted(BUILT.rglob("*")) if BUILT.is_dir() else ():
        if path.is_file():
            name = path.relative_to(BUILT).as_posix()
            if name in UNTOLD:
                continue
            kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
            out[name] = file(path.read_bytes(), kind, FOR_EVER if name.startswith("assets/") else ASK_FIRST)
    return out


async def ready() -> None:
    """Wait until the files are loaded; only the first request has to wait."""
    if not files.cache_info().currsize:
        await asyncio.to_thread(files)


@cache
def page(root: str) -> File:
    """The page of the app. It can be opened at any address, so its links begin at `root`, where the app lives."""
    built = files().get("index.html")
    text = NOT_BUILT if built is None else built.content.decode().replace('"./', f'"{html.escape(root)}/')
    return file(text.encode(), "text/html", ASK_FIRST)


def takes_gzip(accepted: str) -> bool:
    """Whether this header accepts gzip: `gzip` and `gzip;q=0.5` do, `gzip;q=0` does not."""
    for part in accepted.lower().split(","):
        name, _, weight = part.replace(" ", "").partition(";")
        if name == "gzip":
            return weight.removeprefix("q=").strip("0.") != "" or not weight
    return False


def answer(request: Asked, found: File, status: int = 200) -> Response[bytes]:
    headers = {"ETag": found.tag, "Cache-Control": found.keep, "Vary": "Accept-Encoding"}
    if found.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=found.kind)
    content = found.content
    if found.packed is not None and takes_gzip(request.headers.get("accept-encoding", "")):
        content, headers["Content-Encoding"] = found.packed, "gzip"
    return Response(content, status_code=status, headers=headers, media_type=found.kind)


@route("/", http_method=READING, media_type=MediaType.HTML, include_in_schema=False)
async def index(request: Asked) -> Response[bytes]:
    await ready()
    return answer(request, page(request.scope.get("root_path", "").rstrip("/")))


@route("/{path:path}", http_method=READING, include_in_schema=False)
async def anything(request: Asked, path: FromPath[str]) -> Response[bytes]:
    """A file of the app, or the app's page for the addresses of its screens."""
    await ready()
    name = path.strip("/")
    found = files().get(name)
    if found is not None and name != "index.html":
        return answer(request, found)
    first = name.partition("/")[0]
    if first in ("api", "assets"):
        raise Refused(Code.UNKNOWN, "there is nothing here")
    return answer(request, page(request.scope.get("root_path", "").rstrip("/")), 200 if first in SCREENS else 404)
