"""Makes the database `166285e.db.gz`, and what is expected of it, with the code of that very commit:

git archive 166285e | tar -x -C OLD
cd OLD && PYTHONPATH=OLD/src:OLD python HERE/make.py HERE
"""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

from tests.server.house import GAMES, House, Wire, house

BOT = {"kind": "bot", "bot": "greedy"}


async def fill(here: House) -> dict[str, Any]:
    ann, bob, cy = [await here.guest(name) for name in ("Ann", "Bob", "Cy")]
    await ann.ask("POST", "/api/account", {"login": "ann", "password": "the words of a long walk"})
    await ann.ask("POST", "/api/blocks", {"person": cy.id})
    tables: dict[str, dict[str, Any]] = {}
    for game in GAMES:
        over, running = [await ann.new_table(game, [{}, {}]) for _ in range(2)]
        for table in (over, running):
            await bob.join(table)
            await ann.start(table)
        await here.finish(over)
        async with Wire(ann, running, 0) as wire:
            await wire.until(lambda: wire.view)
            if wire.view["legal"]:
                await wire.play()
            await wire.do("chat", text=f"Hello at {game}!")
        opened = await ann.new_table(game, [{}, {"kind": "link"}, BOT], public=game != "french-quarter")
        if game == "san-francisco":
            for seat in (None, 1):
                await ann.ask("POST", f"/api/tables/{opened}/links/revoke", {"seat": seat})
        closed = await cy.new_table(game, [{}, {}])
        await cy.ask("POST", f"/api/tables/{closed}/close")
        code = (await ann.ask("GET", f"/api/tables/{opened}/code"))["code"]
        record = await ann.ask("GET", f"/api/tables/{over}/record")
        view = await ann.ask("GET", f"/api/tables/{running}/view?seat=0")
        tables |= {
            over: {"status": "over", "record": record},
            running: {"status": "running", "step": view["step"], "legal": view["legal"]},
            opened: {"status": "open", "code": code},
            closed: {"status": "closed"},
        }
    return {"cookie": ann.http.cookies["grandtour"], "tables": tables}


async def make(folder: Path) -> None:
    with tempfile.TemporaryDirectory() as scratch:
        async with house(Path(scratch)) as here:
            expected = await fill(here)
        file = Path(scratch) / "grandtour.db"
        with sqlite3.connect(file) as database:  # no write-ahead log is left beside it
            database.execute("PRAGMA journal_mode=DELETE")
            database.execute("VACUUM")
        (folder / "166285e.db.gz").write_bytes(gzip.compress(file.read_bytes(), 9, mtime=0))
    (folder / "166285e.json").write_text(json.dumps(expected, indent=1, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    asyncio.run(make(Path(sys.argv[1])))
