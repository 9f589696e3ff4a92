"""Compiled modules are used when they are good, and never otherwise.

The tests work on a small package with the real _engine.py, scripts/compile.py, hatch_build.py and
pyproject.toml around it, in processes of their own.
"""

from __future__ import annotations

import hashlib
import importlib
import json
import os
import runpy
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import mypy_extensions
import pytest

ROOT = Path(__file__).resolve().parents[2]
REAL = ("pyproject.toml", "hatch_build.py", "LICENSE", "scripts/compile.py", "src/grandtour/_engine.py")
SUFFIX = EXTENSION_SUFFIXES[0]

PACKAGE = {
    "__init__.py": "from grandtour import _engine\n_engine.install()\n",
    "_version.py": '__version__ = "0.1.0"\n',
    "_compiled_modules.py": 'MODULES = ("core/board.py", "core/rules.py")\n',
    "py.typed": "",
    "core/__init__.py": "",
    "core/limits.py": "from typing import Final\nLIMIT: Final = 7\n",  # not compiled, but copied into what is
    "core/cities.toml": "",
    "core/cities.json": "{}",
    "core/texts.ftl": "",
    "core/rules.py": """\
from __future__ import annotations
from typing import TYPE_CHECKING
from mypy_extensions import mypyc_attr
from grandtour.core.limits import LIMIT
if TYPE_CHECKING:
    from grandtour.core.board import Board

@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    def limit(self, board: Board) -> int:
        return LIMIT + board.size
""",
    "core/board.py": """\
from __future__ import annotations
from .rules import Rules

class Board:
    def __init__(self, size: int) -> None:
        self.size = size
        self.rules = Rules()
""",
    "cli.py": """\
import json
from grandtour import _engine
from grandtour.core import board, rules

class Mine(rules.Rules):
    pass

def main() -> None:
    files = [board.__file__, rules.__file__]
    limit = Mine().limit(board.Board(3))
    print(json.dumps([_engine.engine(), _engine.reason(), files, limit]))
""",
}


class Tree:
    """A small project in a folder, and what its package answers in a process of its own."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.package = root / "src" / "grandtour"
        for name, text in PACKAGE.items():
            self.write(name, text)
        for name in REAL:
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, root / name)
        (root / "README.md").write_text("A small copy of the project, for tests.\n")

    def write(self, name: str, data: str | bytes) -> str:
        """Write a file of the package. Returns its hash."""
        content = data if isinstance(data, bytes) else data.encode()
        file = self.package / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
        return hashlib.sha256(content).hexdigest()

    def pretend_compiled(self, **changes: object) -> None:
        """Put files that are no libraries where compiled ones would be, with a manifest that fits."""
        modules = [f"core/board{SUFFIX}", f"core/rules{SUFFIX}", f"_native__mypyc{SUFFIX}"]
        manifest = {
            "suffix": SUFFIX,
            "recipe": "test",
            "sources": {name: self.write(name, PACKAGE[name]) for name in ("core/board.py", "core/rules.py")},
            "modules": {name: self.write(name, "not a library") for name in modules},
        }
        self.write("_compiled.json", json.dumps(manifest | changes))

    def run(self, *command: str, **env: str) -> subprocess.CompletedProcess[str]:
        env = {"GRANDTOUR_ENGINE": "auto", "GRANDTOUR_PURE_WHEEL": "", "PYTHONPATH": "src"} | env
        return subprocess.run(command, cwd=self.root, env=os.environ | env, capture_output=True, text=True)

    def answer(self, **env: str) -> tuple[str, str]:
        """Engine and reason, after checking that the modules are that and that they work."""
        run = self.run(sys.executable, "-c", "from grandtour.cli import main; main()", **env)
        return checked(run, self.package)

    def compile(self) -> str:
        run = self.run(sys.executable, "scripts/compile.py")
        assert run.returncode == 0, run.stdout + run.stderr
        return run.stdout

    def wheel(self, **env: str) -> tuple[Path, str]:
        """Build a wheel. Returns it and what the build said."""
        dist = self.root / "dist"
        shutil.rmtree(dist, ignore_errors=True)
        run = self.run(sys.executable, "-m", "build", "--wheel", "--no-isolation", **env)
        assert run.returncode == 0, run.stdout + run.stderr
        return next(dist.iterdir()), run.stdout + run.stderr


def checked(run: subprocess.CompletedProcess[str], package: Path) -> tuple[str, str]:
    assert run.returncode == 0, run.stderr
    engine, reason, files, limit = json.loads(run.stdout)
    ending = SUFFIX if engine == "compiled" else ".py"
    assert files == [str(package / "core" / f"{name}{ending}") for name in ("board", "rules")]
    assert limit == 10
    return engine, reason


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    return Tree(tmp_path)


@pytest.fixture
def compiling(tree: Tree) -> Tree:
    run = tree.run(sys.executable, "scripts/compile.py", "--can-compile")
    if run.returncode:
        pytest.skip(run.stderr)
    return tree


# ---------------------------------------------------------------- the real project


def listed() -> list[str]:
    modules: tuple[str, ...] = runpy.run_path(str(ROOT / "src/grandtour/_compiled_modules.py"))["MODULES"]
    return list(modules)


def test_every_listed_module_exists_once() -> None:
    assert len(listed()) == len(set(listed()))
    assert [name for name in listed() if not (ROOT / "src/grandtour" / name).is_file()] == []


@pytest.mark.skipif(os.environ.get("GRANDTOUR_ENGINE", "auto") == "auto", reason="nothing was asked for")
@pytest.mark.parametrize("name", listed())
def test_this_very_run_uses_what_was_asked_for(name: str) -> None:
    from grandtour import _engine

    assert _engine.engine() == os.environ["GRANDTOUR_ENGINE"]
    module = importlib.import_module("grandtour." + name.removesuffix(".py").replace("/", "."))
    assert str(module.__file__).endswith(SUFFIX if _engine.engine() == "compiled" else ".py")


# ---------------------------------------------------------------- what is refused


def test_no_compiled_modules(tree: Tree) -> None:
    assert tree.answer() == ("pure", "no compiled modules; make compile makes them")


def test_compiled_modules_without_a_manifest_are_left_alone(tree: Tree) -> None:
    tree.pretend_compiled()
    (tree.package / "_compiled.json").unlink()
    assert tree.answer() == ("pure", "no compiled modules; make compile makes them")


def test_pure_on_request(tree: Tree) -> None:
    tree.pretend_compiled()
    assert tree.answer(GRANDTOUR_ENGINE="pure") == ("pure", "GRANDTOUR_ENGINE=pure asks for it")


def test_older_than_a_source(tree: Tree) -> None:
    tree.pretend_compiled()
    tree.write("core/board.py", PACKAGE["core/board.py"] + "\n")
    engine, reason = tree.answer()
    assert engine == "pure"
    assert reason.startswith("compiled modules are older than their sources (core/board.py)")


def test_a_module_that_does_not_load(tree: Tree) -> None:
    tree.pretend_compiled()
    engine, reason = tree.answer()
    assert engine == "pure"
    assert reason.startswith("compiled modules do not load here: ")


def test_a_module_that_was_cut_short(tree: Tree) -> None:
    tree.pretend_compiled()
    tree.write(f"core/board{SUFFIX}", "not")
    engine, reason = tree.answer()
    assert engine == "pure"
    assert reason.startswith(f"compiled modules are damaged (core/board{SUFFIX})")


def test_modules_for_another_python(tree: Tree) -> None:
    tree.pretend_compiled(suffix=".cpython-39-other.so")
    reason = "compiled modules are for another Python (cpython-39-other.so)"
    assert tree.answer() == ("pure", reason)


@pytest.mark.parametrize("manifest", ["", "[]", "{}", '{"suffix": 1, "sources": 2, "modules": 3}', "\xff"])
def test_a_manifest_that_cannot_be_read(tree: Tree, manifest: str) -> None:
    tree.pretend_compiled()
    tree.write("_compiled.json", manifest.encode("latin-1"))
    engine, reason = tree.answer()
    assert engine == "pure"
    assert reason


@pytest.mark.parametrize(
    ("engine", "message"),
    [
        ("compiled", "GRANDTOUR_ENGINE=compiled cannot be had: no compiled modules; make compile makes them"),
        ("fast", "GRANDTOUR_ENGINE is 'fast'; it must be auto, pure or compiled"),
    ],
)
def test_a_wish_that_cannot_be_met(tree: Tree, engine: str, message: str) -> None:
    run = tree.run(sys.executable, "-c", "import grandtour", GRANDTOUR_ENGINE=engine)
    assert run.returncode == 1
    assert run.stderr.splitlines()[-1] == f"ImportError: {message}"


# ---------------------------------------------------------------- what is compiled


@pytest.mark.slow
@pytest.mark.once
def test_compiled_in_place(compiling: Tree) -> None:
    tree = compiling
    tree.write(f"core/gone{SUFFIX}", "left from a module that is no longer listed")
    assert tree.compile().startswith("Compiling 2 modules")
    assert not (tree.package / f"core/gone{SUFFIX}").exists()
    assert tree.answer(GRANDTOUR_ENGINE="compiled") == ("compiled", "compiled modules match their sources")
    assert tree.answer(GRANDTOUR_ENGINE="auto")[0] == "compiled"
    assert tree.answer(GRANDTOUR_ENGINE="pure")[0] == "pure"
    assert tree.compile() == "The 2 compiled modules are up to date.\n"

    # A constant that was copied into compiled code makes it stale too.
    tree.write("core/limits.py", PACKAGE["core/limits.py"] + "# changed\n")
    assert tree.answer()[1].startswith("compiled modules are older than their sources (core/limits.py)")


@pytest.mark.slow
@pytest.mark.once
def test_a_wheel_installed_elsewhere(compiling: Tree, tmp_path: Path) -> None:
    wheel, _ = compiling.wheel()
    assert not wheel.name.endswith("-py3-none-any.whl")
    names = set(zipfile.ZipFile(wheel).namelist())
    assert {name.split("/")[0] for name in names} == {"grandtour", "grandtour-0.1.0.dist-info"}
    compiled = {f"{name}{SUFFIX}" for name in ("core/board", "core/rules", "_native__mypyc")}
    expected = {f"grandtour/{name}" for name in {*PACKAGE, *compiled, "_engine.py", "_compiled.json"}}
    assert {name for name in names if name.startswith("grandtour/")} == expected

    venv = tmp_path / "venv"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(venv)], check=True)
    python = shutil.which("python", path=str(venv / ("Scripts" if os.name == "nt" else "bin")))
    assert python is not None
    uv = shutil.which("uv", path=sysconfig.get_path("scripts")) or "uv"
    install = [uv, "pip", "install", "--quiet", "--no-index", "--no-deps", "--python", python, str(wheel)]
    subprocess.run(install, check=True)
    where = [python, "-c", "import sysconfig; print(sysconfig.get_path('platlib'))"]
    site = Path(subprocess.check_output(where, text=True).strip())
    shutil.copy(str(mypy_extensions.__file__), site)  # our one dependency here, without a download

    command = str(Path(python).with_name("grandtour"))
    installed = compiling.run(command, PYTHONPATH="", GRANDTOUR_ENGINE="compiled")
    assert checked(installed, site / "grandtour")[0] == "compiled"
    for name in compiled:
        (site / "grandtour" / name).write_bytes(b"spoilt")
    spoilt = compiling.run(command, PYTHONPATH="")
    engine, reason = checked(spoilt, site / "grandtour")
    assert engine == "pure"
    assert reason.startswith("compiled modules are damaged")


@pytest.mark.parametrize(
    ("env", "warning"),
    [
        ({"GRANDTOUR_PURE_WHEEL": "1"}, "GRANDTOUR_PURE_WHEEL=1 asks for it"),
        ({"CC": "no-such-compiler"}, "no C compiler is here"),
        ({"CC": "false"}, "no working C compiler with Python's headers"),
    ],
)
def test_a_wheel_without_compiled_modules(tree: Tree, env: dict[str, str], warning: str) -> None:
    tree.pretend_compiled()  # lies about, and must not get in
    wheel, said = tree.wheel(**env)
    assert wheel.name == "grandtour-0.1.0-py3-none-any.whl"
    assert "This wheel has no compiled modules: " in said
    assert warning in said
    names = {name for name in zipfile.ZipFile(wheel).namelist() if name.startswith("grandtour/")}
    assert names == {f"grandtour/{name}" for name in {*PACKAGE, "_engine.py"}}
