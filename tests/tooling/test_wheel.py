"""The real wheel carries the web app."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.slow
@pytest.mark.once
def test_the_wheel_has_the_web_app_and_nothing_of_its_making(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(tmp_path), str(ROOT)]
    environment = {**os.environ, "GRANDTOUR_PURE_WHEEL": "1"}  # compiling takes minutes, and has its own tests
    run = subprocess.run(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert run.returncode == 0, run.stdout
    (wheel,) = tmp_path.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "grandtour/server/web/index.html" in names
    assert any(name.startswith("grandtour/server/web/assets/index-") for name in names)
    assert any(name.startswith("grandtour/server/web/assets/ro-") for name in names), "every language"
    assert not [name for name in names if "node_modules" in name or name.endswith((".svelte", ".ts"))]
