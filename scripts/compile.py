"""Compile the modules that src/grandtour/_compiled_modules.py lists, with mypyc.

    python scripts/compile.py                 put them beside their sources, unless good ones are there
    python scripts/compile.py --into DIR      put them and their manifest under DIR/grandtour (for wheels)
    python scripts/compile.py --can-compile   exit with 0 if this machine can compile, else say why not

grandtour/_engine.py says what a good one is, and decides at run time whether they are used.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import json
import os
import runpy
import shutil
import sys
import tempfile
import time
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path
from typing import Any

SRC = Path(__file__).resolve().parent.parent / "src"
PACKAGE = SRC / "grandtour"
# By path, because importing grandtour would import the very modules that are to be built.
ENGINE = runpy.run_path(str(PACKAGE / "_engine.py"))
MANIFEST: str = ENGINE["MANIFEST"]
SUFFIX = EXTENSION_SUFFIXES[0]
# Whoever changes how things are compiled below changes this too: it makes old results stale.
RECIPE = "2"


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
    return bool(manifest["recipe"] == recipe() and manifest["sources"] == sources(modules))


def build(modules: list[str], work: Path) -> Path:
    """Compile, in the folder `work`. Returns the folder in it that has the compiled package."""
    from mypyc.build import mypycify

    os.chdir(SRC)  # and relative paths, so that no path of this machine gets into the result
    # No settings of mypy's but these: `make types` checks types, and where a wheel is built the
    # libraries that we use may be missing.
    options = ["--config-file=", "--cache-dir=" + os.devnull, "--ignore-missing-imports"]
    options += ["--follow-imports=silent"]
    extensions = mypycify(
        [*options, *(f"grandtour/{module}" for module in modules)],
        group_name=f"grandtour.{ENGINE['GROUP']}",
        opt_level="3",
        debug_level="0",
        target_dir=str(work / "c"),
    )
    for extension in extensions:
        if "-Werror" in extension.extra_compile_args:  # mypyc's own; a new compiler may find new warnings
            extension.extra_compile_args.append("-Wno-error")
        if sys.platform == "linux":
            # Nobody puts other functions in the place of ours, so they can call each other directly and be inlined:
            # search on San Francisco is a tenth faster and more.
            extension.extra_compile_args.append("-fno-semantic-interposition")
    link(extensions, work)
    return work / "lib" / "grandtour"


def link(extensions: list[Any], work: Path) -> None:
    """Have setuptools compile C: it knows how on every platform."""
    from setuptools import Distribution

    command = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib = str(work / "lib")
    command.build_temp = str(work / "temp")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()


def why_not() -> str:
    """Why this machine cannot compile, or nothing. Tries it: a compiler without Python.h is of no use."""
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
    """Put compiled modules into a package, in place of all that were there, the manifest last."""
    (package / MANIFEST).unlink(missing_ok=True)  # without it nothing compiled is used
    for old in [*package.rglob("*.so"), *package.rglob("*.pyd")]:
        old.unlink()  # never written over: a running game may have it open
    for file in compiled_files(built):
        target = package / file
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(built / file, target)
    text = json.dumps(manifest, indent=1, sort_keys=True) + "\n"
    (package / MANIFEST).write_text(text, encoding="utf-8", newline="\n")


def compiled_files(package: Path) -> list[str]:
    """The compiled modules in a package, relative to it."""
    return sorted(file.relative_to(package).as_posix() for file in package.rglob("*" + SUFFIX))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--into", type=Path, metavar="DIR")
    parser.add_argument("--can-compile", action="store_true")
    arguments = parser.parse_args()
    if arguments.can_compile:
        fault = why_not()
        if fault:
            print(f"Cannot compile here: {fault}", file=sys.stderr)
        return 1 if fault else 0

    target = arguments.into.absolute() / "grandtour" if arguments.into else PACKAGE
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
    print(f"Compiling {len(modules)} modules, some 5 seconds for each ...", flush=True)
    start = time.monotonic()
    # Before compiling: whoever edits a file meanwhile gets a result that counts as stale, rightly.
    manifest: dict[str, object] = {"suffix": SUFFIX, "recipe": recipe(), "sources": sources(modules)}
    with tempfile.TemporaryDirectory() as work:
        built = build(modules, Path(work))
        manifest["modules"] = {file: digest(built / file) for file in compiled_files(built)}
        place(built, target, manifest)
    print(f"Compiled in {time.monotonic() - start:.0f} s.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
