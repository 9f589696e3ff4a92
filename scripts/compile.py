"""Compile the modules that src/grandtour/_compiled_modules.py lists, with mypyc.

    python scripts/compile.py                 put them beside their sources, unless good ones are there
    python scripts/compile.py --into DIR      put them and their manifest under DIR/grandtour (for wheels)
    python scripts/compile.py --can-compile   exit with 0 if this machine can compile, else say why not
    python scripts/compile.py --beside PID    the first, in the background of a server, as long as that process lives

grandtour/_engine.py says what a good one is, and decides at run time whether they are used.

mypyc writes C for each module. Neighbours among the modules are compiled together, in some ten parts, as many at a time
as there are cores. What the C compiler makes of a part is kept in build/objects, so that a part that is the same is
never compiled again.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import io
import json
import os
import runpy
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import sysconfig
import tempfile
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import redirect_stdout, suppress
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path
from typing import Any

SRC = Path(__file__).resolve().parent.parent / "src"
PACKAGE = SRC / "grandtour"
OBJECTS = SRC.parent / "build" / "objects"
# By path, because importing grandtour would import the very modules that are to be built.
ENGINE = runpy.run_path(str(PACKAGE / "_engine.py"))
MANIFEST: str = ENGINE["MANIFEST"]
SUFFIX = EXTENSION_SUFFIXES[0]
# Whoever changes how things are compiled below changes this too: it makes old results stale.
RECIPE = "5"
PARTS = 12  # more would keep more cores busy, and let fewer calls be inlined


def listed() -> list[str]:
    """The listed modules that exist, relative to the package."""
    modules: tuple[str, ...] = runpy.run_path(str(PACKAGE / "_compiled_modules.py"))["MODULES"]
    missing = [module for module in modules if not (PACKAGE / module).is_file()]
    if missing:
        print("warning: _compiled_modules.py lists what is not there:", *missing, file=sys.stderr)
    return sorted(set(modules).difference(missing))


def imported(file: str) -> set[str]:
    """The files of the package that `file` imports from, both relative to the package."""
    parts = ("grandtour", *Path(file).parent.parts)
    names: set[str] = set()
    for node in ast.walk(ast.parse((PACKAGE / file).read_bytes())):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = parts[: len(parts) + 1 - node.level] if node.level else ()
            origin = ".".join([*base, node.module] if node.module else base)
            names.add(origin)
            names.update(f"{origin}.{alias.name}" for alias in node.names)
    candidates = [name.replace(".", "/") for name in names if name.startswith("grandtour.")]
    files = {path + end for path in candidates for end in (".py", "/__init__.py")}
    return {file.removeprefix("grandtour/") for file in files if (SRC / file).is_file()}


def sources(modules: list[str]) -> dict[str, str]:
    """The modules and all that they import of the package, with their hashes.

    The imported ones count although they are not compiled: mypyc copies their constants.
    """
    known: set[str] = set()
    new = set(modules)
    while new:
        known |= new
        new = set().union(*map(imported, new)) - known
    return {file: digest(PACKAGE / file) for file in sorted(known)}


def digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def recipe() -> str:
    from mypy.version import __version__

    return f"mypyc {__version__}, recipe {RECIPE}"


def up_to_date(modules: list[str]) -> bool:
    """Whether good compiled modules lie beside the sources, and just those that are listed."""
    good, _ = ENGINE["inspect"](str(PACKAGE))
    wanted = {module.removesuffix(".py").replace("/", ".") for module in modules}
    if set(good) != wanted | {ENGINE["LIBRARY"]}:
        return False
    manifest = json.loads((PACKAGE / MANIFEST).read_bytes())
    said = str(manifest["recipe"])
    known = said == recipe() if find_spec("mypy") else said.endswith(f", recipe {RECIPE}")  # `make play` may lack mypy
    return bool(known and manifest["sources"] == sources(modules))


class Progress:
    """What is being done, and for how long: one line that changes on a terminal, else a line for each step."""

    def __init__(self) -> None:
        self._start = time.monotonic()
        self._out = sys.stdout  # this one, whatever stdout is while mypyc runs
        self._clear = "\r\033[K" if self._out.isatty() else ""

    def tell(self, what: str, worth_a_line: bool = True) -> None:
        text = f"{self._clear}{what} ({time.monotonic() - self._start:.0f} s so far)"
        if self._clear or worth_a_line:
            print(text, end="" if self._clear else "\n", file=self._out, flush=True)

    def end(self, what: str) -> None:
        print(f"{self._clear}{what} in {time.monotonic() - self._start:.0f} s.", file=self._out, flush=True)


class MypycSays(io.StringIO):
    """Hears what mypyc says about itself: when it is through with types, it goes on to write C."""

    def __init__(self, typed: Callable[[], None]) -> None:
        super().__init__()
        self._typed = typed

    def write(self, text: str) -> int:
        if text.startswith("Parsed and typechecked"):
            self._typed()
        return super().write(text)


def build(modules: list[str], work: Path, progress: Progress) -> Path:
    """Compile, in the folder `work`. Returns the folder in it that has the compiled package."""
    from mypyc.build import mypycify

    os.chdir(SRC)  # and relative paths, so that no path of this machine gets into the result
    # No settings of mypy's but these: `make types` checks types, and where a wheel is built the
    # libraries that we use may be missing.
    options = ["--config-file=", "--cache-dir=" + os.devnull, "--ignore-missing-imports"]
    options += ["--follow-imports=silent"]
    progress.tell(f"Analysing {len(modules)} modules")
    said = MypycSays(lambda: progress.tell("Writing C"))
    try:
        with redirect_stdout(said):
            # A C file for each module, all in one library. One file for all would take twice as long, even on one core.
            extensions = mypycify(
                [*options, *(f"grandtour/{module}" for module in modules)],
                group_name=f"grandtour.{ENGINE['GROUP']}",
                multi_file=True,
                opt_level="3",
                debug_level="0",
                target_dir=str(work / "c"),
                verbose=True,
            )
    except SystemExit:
        print(said.getvalue(), file=sys.stderr)
        raise
    library = extensions[0]
    library.include_dirs.append(str(work / "c" / "grandtour"))  # the headers lie there, the C files above
    flags = library.extra_compile_args  # one list for all extensions
    if "-Werror" in flags:  # mypyc's own; a new compiler may find new warnings
        flags.append("-Wno-error")
    if sys.platform == "linux":
        # Nobody puts other functions in the place of ours, so they can call each other directly and be inlined:
        # search on San Francisco is a tenth faster and more.
        flags.append("-fno-semantic-interposition")
        library.extra_link_args.append("-Wl,-Bsymbolic")
        # The same for data that another file of ours has, which random play gains 2 % from. Python's own is not hidden.
        hidden = work / "c" / "hidden.h"
        hidden.write_text("#include <Python.h>\n#include <CPy.h>\n#pragma GCC visibility push(hidden)\n")
        library.extra_compile_args = [*flags, "-include", str(hidden)]
    unite(library, modules, work / "c")
    link(extensions, work, progress)
    return work / "lib" / "grandtour"


def unite(library: Any, modules: list[str], folder: Path) -> None:
    """Have neighbours compiled as parts of one file, so that calls between them can be inlined: random play gains a
    hundredth or two from that."""
    names = {f"__native_grandtour___{module.removesuffix('.py').replace('/', '___')}.c" for module in modules}
    files = sorted(source for source in library.sources if os.path.basename(source) in names)
    enough = sum(map(os.path.getsize, files)) / PARTS
    parts: list[list[str]] = []
    size = enough
    for file in files:
        if size + os.path.getsize(file) / 2 > enough:
            parts.append([])
            size = 0
        parts[-1].append(file)
        size += os.path.getsize(file)
    library.sources = [source for source in library.sources if source not in files]
    for number, part in enumerate(parts):
        whole = folder / f"part{number}.c"
        whole.write_text("".join(f"{Path(file).read_text('utf-8')}\n" for file in part), "utf-8")
        library.sources.append(str(whole))


def link(extensions: list[Any], work: Path, progress: Progress | None = None) -> None:
    """Have setuptools compile and link C: it knows how on every platform."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class Build(build_ext):  # type: ignore[misc]  # setuptools has no types
        """What setuptools does, but all C files are compiled beforehand, side by side."""

        def build_extensions(self) -> None:
            if progress is not None:
                made = compiled(self.compiler, extensions, Path(self.build_temp), progress)
                self.compiler.compile = lambda sources, **_: [made[source] for source in sources]
                progress.tell("Linking")
            super().build_extensions()

    command = Build(Distribution({"ext_modules": extensions}))
    command.build_lib = str(work / "lib")
    command.build_temp = str(work / "temp")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()


def compiled(compiler: Any, extensions: list[Any], temp: Path, progress: Progress) -> dict[str, str]:
    """Compile the C files of all extensions. Returns the object file of each."""
    objects = Objects(compiler, extensions)

    def compile_one(source: str, extension: Any) -> str:
        known = objects.fetch(source, temp)
        if known:
            return known
        made: list[str] = compiler.compile(
            [source],
            output_dir=str(temp),
            include_dirs=extension.include_dirs,
            extra_postargs=extension.extra_compile_args,
            depends=extension.depends,
        )
        objects.keep(source, made[0])
        return made[0]

    todo = [(source, extension) for extension in extensions for source in extension.sources]
    # The large ones first: at the end no core waits long for another.
    sizes = {source: os.path.getsize(source) for source, _ in todo}
    todo.sort(key=lambda one: -sizes[one[0]])
    made: dict[str, str] = {}
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        waiting = {pool.submit(compile_one, *one): one[0] for one in todo}
        try:
            tenths = 0
            for done in as_completed(waiting):
                made[waiting[done]] = done.result()
                share = sum(sizes[source] for source in made) / sum(sizes.values())  # of all C, as files differ
                progress.tell(
                    f"Compiled {len(made)} of {len(todo)} C files, {share:.0%} of the code",
                    worth_a_line=int(share * 10) > tenths,
                )
                tenths = int(share * 10)
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
    objects.forget_others()
    return made


class Objects:
    """What the C compiler made of files in this run and the one before, by all that went into it."""

    def __init__(self, compiler: Any, extensions: list[Any]) -> None:
        library = extensions[0]
        flags = [str(flag) for flag in library.extra_compile_args]
        files = [Path(flag) for flag in flags if flag.endswith(".h")]  # and where they lie is another folder each time
        for folder in library.include_dirs:
            files += sorted(Path(folder).rglob("*.h"))
        program = getattr(compiler, "compiler_so", [])
        said = subprocess.run([program[0], "--version"], capture_output=True, check=False).stdout if program else b""
        parts = [recipe(), sys.version, *program, *(flag for flag in flags if not flag.endswith(".h"))]
        self._common = hashlib.sha256("\n".join(parts).encode() + said)
        for file in files:
            self._common.update(file.read_bytes())
        self._wanted: set[str] = set()

    def fetch(self, source: str, folder: Path) -> str:
        """A copy of the object file of a C file, in a folder; "" if there is none."""
        copy = folder / self._name(source)
        try:
            folder.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(OBJECTS / copy.name, copy)
        except OSError:
            return ""
        return str(copy)

    def keep(self, source: str, made: str) -> None:
        """Where the disk is full, or not ours, it is compiled again next time."""
        kept = OBJECTS / self._name(source)
        new = kept.with_suffix(f".{os.getpid()}")
        with suppress(OSError):
            OBJECTS.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(made, new)
            new.replace(kept)

    def _name(self, source: str) -> str:
        whole = self._common.copy()
        whole.update(os.path.basename(source).encode())
        whole.update(Path(source).read_bytes())
        self._wanted.add(f"{whole.hexdigest()}.o")
        return f"{whole.hexdigest()}.o"

    def forget_others(self) -> None:
        for file in OBJECTS.glob("*"):
            if file.name not in self._wanted:
                with suppress(OSError):
                    file.unlink()


def why_not() -> str:
    """Why this machine cannot compile; "" if it can. It is tried, because a compiler without Python.h is of no use."""
    missing = [name for name in ("mypyc", "setuptools") if find_spec(name) is None]
    if missing:
        return f"{' and '.join(missing)} not installed"
    from setuptools import Extension

    with tempfile.TemporaryDirectory() as work:
        probe = Path(work, "probe.c")
        probe.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n")
        try:
            link([Extension("probe", [str(probe)])], Path(work))
        except Exception as error:  # whatever it is, it is the answer
            return f"no working C compiler with Python's headers: {error}"
    return ""


def place(built: Path, package: Path, manifest: dict[str, object]) -> None:
    """Put compiled modules into a package, in place of all that were there, the manifest last.

    Without a manifest nothing compiled is used. A process that has read the old one and imports the rest meanwhile
    finds every file whole, old or new: both enter the library that it has. OSError leaves nothing behind.
    """
    files = compiled_files(built)
    waiting = {file: package / (file + ".new") for file in files}
    try:
        for file, new in waiting.items():  # on a full disk it ends here
            new.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(built / file, new)
        text = json.dumps(manifest, indent=1, sort_keys=True) + "\n"
        waiting[MANIFEST] = package / (MANIFEST + ".new")
        waiting[MANIFEST].write_text(text, encoding="utf-8", newline="\n")
        (package / MANIFEST).unlink(missing_ok=True)
        for file, new in waiting.items():  # renamed, never written over: a running game may have the old one open
            if file != MANIFEST:
                new.replace(package / file)
        for old in [*package.rglob("*.so"), *package.rglob("*.pyd")]:
            if old.relative_to(package).as_posix() not in waiting:
                old.unlink()
        waiting[MANIFEST].replace(package / MANIFEST)
    finally:
        for new in waiting.values():
            new.unlink(missing_ok=True)


def compiled_files(package: Path) -> list[str]:
    """The compiled modules in a package, relative to it."""
    return sorted(file.relative_to(package).as_posix() for file in package.rglob("*" + SUFFIX))


# ---- beside a server ------------------------------------------------------------------------------------------
def beside(pid: int, port: int, install: str) -> int:
    """Compile in the background of a server, which notices by itself. Whatever is in the way, it is said once.

    It begins when somebody listens at `port`, so that nothing holds the first page up; at 0 it begins at once.
    `install` is the command that installs what compiling needs.
    """
    os.setpgid(0, 0)  # Ctrl-C is for the server; we and what we start end with it
    threading.Thread(target=end_with, args=(pid,), daemon=True).start()
    modules = listed()
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if os.environ.get("GRANDTOUR_ENGINE") == "pure" or not modules or up_to_date(modules):
        return 0
    if not os.access(PACKAGE, os.W_OK):
        return 0  # somebody else's installation
    while port and not listens(port):
        time.sleep(0.2)
    if shutil.which(compiler) is None:
        print("Bots think slowly here: there is no C compiler to make them several times faster.", flush=True)
        return 0
    with Lock() as lock:
        if not lock.mine or up_to_date(modules):
            return 0  # another process compiles or has just compiled; our server notices that, too
        print("Bots are being compiled in the background, to think several times faster.", flush=True)
        # Both run in processes of their own: mypyc ends its process when it fails, and nobody needs what they print.
        for command in (shlex.split(install), [sys.executable, __file__, "--locked"]):
            try:
                run = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
            except OSError as error:
                fault = str(error)
            else:
                lines = run.stdout.strip().splitlines() or ["it did not say why"]
                fault = lines[-1] if run.returncode else ""
            if fault:
                print(f"Bots go on as they are, they could not be compiled: {fault}", flush=True)
                print("`make compile` tries again and says more.", flush=True)
                return 1
        print("Bots are compiled.", flush=True)
    return 0


def listens(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), timeout=5).close()
    except OSError:
        return False
    return True


def end_with(pid: int) -> None:
    """End this process and all that it has started when the process `pid` has ended."""
    while True:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            break
        except OSError:
            pass
        time.sleep(0.5)
    os.killpg(0, signal.SIGTERM)


class Lock:
    """One compilation at a time in one package; the system lets go of it however the process ends."""

    def __init__(self, wait: bool = False) -> None:
        self.mine = True
        self._wait = wait
        self._file: Any = None

    def __enter__(self) -> Lock:
        try:
            import fcntl
        except ImportError:  # Windows
            return self
        try:
            self._file = open(PACKAGE / "_compiled.lock", "w")
        except OSError:
            return self  # nothing can be placed there either
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            if self._wait:
                print("Another compilation is at work here; waiting for it.", flush=True)
                fcntl.flock(self._file, fcntl.LOCK_EX)
            else:
                self.mine = False
        return self

    def __exit__(self, *_: object) -> None:
        if self._file is not None:
            self._file.close()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--into", type=Path, metavar="DIR")
    parser.add_argument("--can-compile", action="store_true")
    parser.add_argument("--beside", type=int, metavar="PID")
    parser.add_argument("--after", type=int, default=0, help=argparse.SUPPRESS)  # with --beside: the server's port
    parser.add_argument("--install", default="true", help=argparse.SUPPRESS)  # with --beside
    parser.add_argument("--locked", action="store_true", help=argparse.SUPPRESS)  # --beside holds the lock
    arguments = parser.parse_args()
    if arguments.beside:
        return beside(arguments.beside, arguments.after, arguments.install)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that nothing is left behind
    if arguments.can_compile:
        fault = why_not()
        if fault:
            print(f"Cannot compile here: {fault}", file=sys.stderr)
        return 1 if fault else 0

    if arguments.into:
        return make(arguments.into.absolute() / "grandtour")
    if arguments.locked:
        return make(PACKAGE)
    with Lock(wait=True):
        return make(PACKAGE)


def make(target: Path) -> int:
    """Compile, unless that was done, and place the result in a package."""
    modules = listed()
    if not modules:
        print("There is nothing to compile.")
        return 0
    if up_to_date(modules):
        print(f"The {len(modules)} compiled modules are up to date.")
        if target != PACKAGE:
            place(PACKAGE, target, json.loads((PACKAGE / MANIFEST).read_bytes()))
        return 0
    fault = why_not()
    if fault:
        print(f"Cannot compile here: {fault}", file=sys.stderr)
        return 1
    progress = Progress()
    # Before compiling: whoever edits a file meanwhile gets a result that counts as stale, rightly.
    manifest: dict[str, object] = {"suffix": SUFFIX, "recipe": recipe(), "sources": sources(modules)}
    try:
        with tempfile.TemporaryDirectory() as work:
            built = build(modules, Path(work), progress)
            manifest["modules"] = {file: digest(built / file) for file in compiled_files(built)}
            place(built, target, manifest)
    except Exception as error:  # a full disk, a compiler that fails: what there was before is still there
        print(f"Compiling failed: {error}", file=sys.stderr)
        return 1
    progress.end(f"Compiled {len(modules)} modules")
    return 0


if __name__ == "__main__":
    sys.exit(main())
