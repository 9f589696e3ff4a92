"""Runs the real command in a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from grandtour.cli import main

SOURCES = Path(__file__).parents[2] / "src"
EDITIONS = SOURCES / "grandtour" / "games" / "san_francisco" / "editions"


def environment(**more: str) -> dict[str, str]:
    """English, 80 columns, no color, buffered output, whatever the machine is set to."""
    others = ("LC_ALL", "LC_MESSAGES", "LANGUAGE", "PYTHONUNBUFFERED")
    kept = {key: value for key, value in os.environ.items() if key not in others}
    own = {"PYTHONPATH": str(SOURCES), "LANG": "en_US.UTF-8", "COLUMNS": "80", "NO_COLOR": "1", "PYTHONUTF8": "1"}
    return kept | own | more


def run(*arguments: str | Path, stdin: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "grandtour", *map(str, arguments)]
    return subprocess.run(
        command, input=stdin, capture_output=True, encoding="utf-8", env=environment(**more), timeout=120, check=False
    )


def ok(*arguments: str | Path, stdin: str = "", **more: str) -> str:
    """What it prints, when all goes well."""
    done = run(*arguments, stdin=stdin, **more)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


def ok_json(*arguments: str | Path) -> Any:
    return json.loads(ok(*arguments, "--json"))


def written(folder: Path, text: str, name: str = "sheet.toml") -> Path:
    """A file to be scored."""
    file = folder / name
    file.write_text(text, encoding="utf-8")
    return file


def refused(*arguments: str | Path, code: int = 2, stdin: str = "") -> str:
    """What it says when it refuses: on stderr only, in one message, never a traceback."""
    done = run(*arguments, stdin=stdin)
    assert done.returncode == code, (done.returncode, done.stdout, done.stderr)
    assert done.stderr.startswith("grandtour: ")
    assert "Traceback" not in done.stderr
    if "--json" not in arguments:
        assert done.stdout == ""
    return done.stderr


def refused_here(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """As `refused`, but in this process: for long lists of wrong input."""
    code = main(list(arguments))
    stdout, stderr = capsys.readouterr()
    assert code == 2, (code, stdout, stderr)
    assert stderr.startswith("grandtour: ")
    assert stdout == ""
    return stderr
