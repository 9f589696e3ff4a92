"""Compiled modules are used when they are good, and never otherwise.

The tests work on a small package with the real _engine.py, scripts/compile.py, hatch_build.py and
pyproject.toml around it, in processes of their own.
"""

from __future__ import annotations

import errno
import hashlib
import importlib
import json
import os
import runpy
import shutil
import subprocess
import sys
import sysconfig
import time
import zipfile
from collections.abc import Callable, Iterator
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
    assert tree.compile().startswith("Analysing 2 modules")
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
def test_a_c_file_that_is_the_same_is_never_compiled_again(compiling: Tree, tmp_path: Path) -> None:
    """The compiler writes down what it is asked to compile, and then does so. Two small modules are two parts."""
    noted = tmp_path / "noted"
    compiler = tmp_path / "cc"
    real = (os.environ.get("CC") or sysconfig.get_config_var("CC")).split()[0]
    compiler.write_text(f'#!/bin/sh\necho "$@" >> {noted}\nexec {real} "$@"\n')
    compiler.chmod(0o755)

    def compiled() -> list[str]:
        noted.write_text("")
        made = compiling.run(sys.executable, "scripts/compile.py", CC=str(compiler))
        assert made.returncode == 0, made.stderr
        assert compiling.answer()[0] == "compiled"
        words = [line.split() for line in noted.read_text().splitlines()]
        sources = [Path(line[line.index("-c") + 1]).name for line in words if "-c" in line]
        return sorted(name for name in sources if name != "probe.c")

    everything = compiled()
    assert {"part0.c", "part1.c"} < set(everything)
    (compiling.package / "_compiled.json").unlink()
    assert compiled() == []
    compiling.write("core/rules.py", PACKAGE["core/rules.py"].replace("LIMIT + board.size", "board.size + LIMIT"))
    assert compiled() == ["part1.c"]
    assert len(list((compiling.root / "build/objects").iterdir())) == len(everything)


# ---------------------------------------------------------------- beside a server


@pytest.fixture
def server() -> Iterator[subprocess.Popen[bytes]]:
    """A process that is there, as a server would be."""
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as process:
        yield process
        process.kill()


BESIDE = (sys.executable, "scripts/compile.py", "--beside")


@pytest.mark.slow
@pytest.mark.once
def test_compiled_beside_a_server_and_never_again(compiling: Tree, server: subprocess.Popen[bytes]) -> None:
    tree = compiling
    run = tree.run(*BESIDE, str(server.pid), "--install", f"{sys.executable} -c pass")
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.splitlines() == [
        "Bots are being compiled in the background, to think several times faster.",
        "Bots are compiled.",
    ]
    assert tree.answer()[0] == "compiled"
    again = tree.run(*BESIDE, str(server.pid), "--install", "no-such-program", CC="no-such-compiler")
    assert (again.returncode, again.stdout, again.stderr) == (0, "", "")


@pytest.mark.parametrize(
    ("env", "install", "code", "said"),
    [
        ({"GRANDTOUR_ENGINE": "pure"}, "true", 0, ""),
        ({"CC": "no-such-compiler"}, "true", 0, "there is no C compiler"),
        ({"CC": "false"}, "true", 1, "could not be compiled: Cannot compile here: no working C compiler"),
        ({}, "sh -c 'echo no network; exit 1'", 1, "could not be compiled: no network"),
    ],
)
def test_beside_a_server_what_is_in_the_way_is_said_once(
    tree: Tree, server: subprocess.Popen[bytes], env: dict[str, str], install: str, code: int, said: str
) -> None:
    run = tree.run(*BESIDE, str(server.pid), "--install", install, **env)
    assert (run.returncode, run.stderr) == (code, "")
    assert said in run.stdout
    assert "Traceback" not in run.stdout
    assert len(run.stdout.splitlines()) <= 3
    assert tree.answer()[0] == "pure"


AFTER = """
import runpy, sys
beside = runpy.run_path("scripts/compile.py")["beside"]
answers = [False, False, True]

def listens(port):
    print("is somebody there at", port, flush=True)
    return answers.pop(0)

beside.__globals__["listens"] = listens
sys.exit(beside(int(sys.argv[1]), 8123, "no-such-program"))
"""


def test_nothing_is_compiled_before_the_server_listens(tree: Tree, server: subprocess.Popen[bytes]) -> None:
    run = tree.run(sys.executable, "-c", AFTER, str(server.pid))
    assert run.stdout.splitlines()[:4] == [
        *["is somebody there at 8123"] * 3,
        "Bots are being compiled in the background, to think several times faster.",
    ]


@pytest.mark.skipif(os.name == "nt", reason="no such locks")
def test_one_compilation_at_a_time(tree: Tree, server: subprocess.Popen[bytes]) -> None:
    import fcntl

    with open(tree.package / "_compiled.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        run = tree.run(*BESIDE, str(server.pid), "--install", "no-such-program")
        assert (run.returncode, run.stdout) == (0, "")


def test_when_the_server_ends_so_does_compiling_and_all_that_it_started(
    tree: Tree, server: subprocess.Popen[bytes]
) -> None:
    started = tree.root / "started"
    install = f"sh -c 'echo $$ > {started}.new; mv {started}.new {started}; exec sleep 600'"
    command = [*BESIDE, str(server.pid), "--install", install]
    env = os.environ | {"GRANDTOUR_ENGINE": "auto"}
    with subprocess.Popen(command, cwd=tree.root, env=env, stdout=subprocess.PIPE) as compiling:
        wait_for(started.exists)
        server.kill()
        server.wait()
        compiling.wait(60)
        wait_for(lambda: not is_there(int(started.read_text())))
    assert not (tree.package / "_compiled.json").exists()


def wait_for(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.02)


def is_there(pid: int) -> bool:
    """A zombie has ended."""
    run = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True)
    return run.stdout.strip()[:1] not in ("", "Z")


# ---------------------------------------------------------------- placed


def test_where_the_disk_is_full_what_was_there_stays(tree: Tree, monkeypatch: pytest.MonkeyPatch) -> None:
    tree.pretend_compiled()
    before = {file: file.read_bytes() for file in tree.package.rglob("*") if file.is_file()}
    built = tree.root / "built"
    shutil.copytree(tree.package, built)
    place = runpy.run_path(str(tree.root / "scripts/compile.py"))["place"]
    copied: list[object] = []

    def copyfile(source: Path, target: Path) -> None:
        if copied:
            target.write_bytes(b"half")
            raise OSError(errno.ENOSPC, "No space left on device")
        copied.append(target.write_bytes(source.read_bytes()))

    monkeypatch.setattr(place.__globals__["shutil"], "copyfile", copyfile)
    with pytest.raises(OSError, match="No space left"):
        place(built, tree.package, {})
    assert {file: file.read_bytes() for file in tree.package.rglob("*") if file.is_file()} == before


def test_the_manifest_comes_last_and_every_file_is_there_all_the_time(
    tree: Tree, monkeypatch: pytest.MonkeyPatch
) -> None:
    tree.pretend_compiled()
    built = tree.root / "built"
    shutil.copytree(tree.package, built)
    place = runpy.run_path(str(tree.root / "scripts/compile.py"))["place"]
    manifest = json.loads((built / "_compiled.json").read_text())
    seen: list[tuple[str, bool, bool]] = []
    replace = Path.replace

    def watched(self: Path, target: Path) -> Path:
        files = all((tree.package / file).exists() for file in manifest["modules"])
        seen.append((target.name, (tree.package / "_compiled.json").exists(), files))
        return replace(self, target)

    monkeypatch.setattr(Path, "replace", watched)
    place(built, tree.package, manifest)
    assert [name for name, _, _ in seen][-1] == "_compiled.json"
    assert len(seen) == 4
    assert all(files and not used for _, used, files in seen)
    assert tree.answer()[1].startswith("compiled modules do not load here: ")


# ---------------------------------------------------------------- wheels


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
