"""Where no bot can think, the people at tables with bots see that, and see when it is over."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from scripts.server.process import ServerProcess
from tests.browser.people import Person

NOTICE = "The bots of this server cannot think"

# `grandtour serve` whose bot workers start only when there is a file: python late.py FILE PYTHON -m grandtour serve …
LATE = """
import os, sys
from functools import partial

file, *command = sys.argv[1:]
if command == ["worker"]:
    if not os.path.exists(file):
        sys.exit("this is not allowed")
    from grandtour.server import worker
    worker.main()
else:
    from grandtour.cli import main
    from grandtour.server import app
    app.Workers = partial(app.Workers, command=[sys.executable, __file__, file, "worker"])
    sys.exit(main(command[3:]))
"""


@pytest.fixture
def without_bots(tmp_path: Path) -> Iterator[ServerProcess]:
    program = tmp_path / "late.py"
    program.write_text(LATE, encoding="utf-8")
    under = [sys.executable, str(program), str(tmp_path / "allowed")]
    with ServerProcess(tmp_path / "server", under=under) as server:
        yield server


@pytest.mark.parametrize("phone", [False, True])
def test_a_line_says_that_bots_cannot_think_until_they_can(
    newcomer: Callable[..., Person], without_bots: ServerProcess, tmp_path: Path, phone: bool
) -> None:
    ann = newcomer(server=without_bots, phone=phone)
    ann.settings()
    ann.enter()
    seats = [{}, {"kind": "bot", "bot": "greedy"}]
    table = ann.api("POST", "tables", {"game": "french-quarter", "seats": seats})["table"]
    ann.go(f"t/{table}")
    notice = ann.page.get_by_text(NOTICE)
    expect(notice).to_be_visible()
    ann.one("[data-start]").click()
    expect(ann.one("[data-start]")).to_be_hidden()
    expect(notice).to_be_visible()
    (tmp_path / "allowed").touch()
    expect(notice).to_be_hidden()
