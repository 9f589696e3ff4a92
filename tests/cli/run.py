"""Runs the command: mostly in this process, which is quick, or in one of its own where that is the point."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any
from unittest.mock import patch

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


Done = subprocess.CompletedProcess[str]


def run(*arguments: str | Path, stdin: str = "", **more: str) -> Done:
    """In this process, with streams and an environment of its own."""
    command = list(map(str, arguments))
    typed, out, err = (
        io.TextIOWrapper(io.BytesIO(text.encode()), encoding="utf-8", write_through=True) for text in (stdin, "", "")
    )
    with (
        patch.dict(os.environ, environment(**more), clear=True),
        patch.object(sys, "stdin", typed),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        code = main(command)
    for stream in (out, err):
        stream.seek(0)
    return Done(command, code, out.read(), err.read())


def process(*arguments: str | Path, stdin: str = "", **more: str) -> Done:
    """The real thing: Python starts anew and knows nothing but what it is given."""
    command = [sys.executable, "-m", "grandtour", *map(str, arguments)]
    return subprocess.run(
        command, input=stdin, capture_output=True, encoding="utf-8", env=environment(**more), timeout=120, check=False
    )


def ok(*arguments: str | Path, stdin: str = "", by: Callable[..., Done] = run, **more: str) -> str:
    """What it prints, when all goes well."""
    done = by(*arguments, stdin=stdin, **more)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


def ok_json(*arguments: str | Path, by: Callable[..., Done] = run) -> Any:
    return json.loads(ok(*arguments, "--json", by=by))


def written(folder: Path, text: str, name: str = "sheet.toml") -> Path:
    """A file to be scored."""
    file = folder / name
    file.write_text(text, encoding="utf-8")
    return file


def refused(*arguments: str | Path, code: int = 2, stdin: str = "", by: Callable[..., Done] = run) -> str:
    """What it says when it refuses: on stderr only, in one message, never a traceback."""
    done = by(*arguments, stdin=stdin)
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
