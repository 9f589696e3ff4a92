"""Decides, once, at the first import of grandtour, whether its compiled modules run.

`make compile` and wheels put the modules that mypyc compiled beside their .py files, with a
manifest of what they were compiled from. Python itself would always take the compiled ones, even
when their sources have changed since. So a finder of our own stands before Python's: it gives out
compiled modules only if all of them can be trusted, and the .py files otherwise.

The environment variable GRANDTOUR_ENGINE says what is wanted: `auto` (the default) takes the
compiled modules if they are good, `pure` never, `compiled` refuses to start without them.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module, machinery
from types import ModuleType

PACKAGE = __name__.rpartition(".")[0]
FOLDER = os.path.dirname(os.path.abspath(__file__))
MANIFEST = "_compiled.json"
# All compiled code is in one library; the compiled modules themselves are stubs that enter it.
# mypyc adds the ending to the name of the group that scripts/compile.py gives it.
GROUP = "_native"
LIBRARY = GROUP + "__mypyc"

_engine = "pure"
_reason = "grandtour was not imported yet"
_installed = False


def engine() -> str:
    """What runs: "compiled" or "pure"."""
    return _engine


def reason() -> str:
    """Why, in one sentence."""
    return _reason


def install() -> None:
    """Decide. Called by grandtour/__init__.py before it imports anything else of grandtour."""
    global _engine, _reason, _installed
    if _installed:
        return
    wanted = os.environ.get("GRANDTOUR_ENGINE") or "auto"
    if wanted not in ("auto", "pure", "compiled"):
        raise ImportError(f"GRANDTOUR_ENGINE is {wanted!r}; it must be auto, pure or compiled")
    finder = Finder()
    if wanted == "pure":
        fault = "GRANDTOUR_ENGINE=pure asks for it"
    else:
        finder.compiled, fault = inspect(FOLDER)
        if not fault:
            # Files that are as they were built can still be wrong for this machine: try.
            sys.meta_path.insert(0, finder)
            try:
                load_library()
            except Exception as error:
                finder.compiled, fault = {}, f"compiled modules do not load here: {error}"
            sys.meta_path.remove(finder)
        if fault and wanted == "compiled":
            raise ImportError(f"GRANDTOUR_ENGINE=compiled cannot be had: {fault}")
    sys.meta_path.insert(0, finder)
    _engine = "pure" if fault else "compiled"
    _reason = fault or "compiled modules match their sources"
    _installed = True


def inspect(folder: str) -> tuple[dict[str, str], str]:
    """The compiled modules of the package in `folder` as {dotted name in it: file}, or why none is good."""
    import hashlib
    import json

    def changed(file: str, digest: object) -> bool:
        try:
            with open(os.path.join(folder, file), "rb") as stream:
                return hashlib.sha256(stream.read()).hexdigest() != digest
        except OSError:
            return True

    try:
        with open(os.path.join(folder, MANIFEST), encoding="utf-8") as stream:
            manifest = json.load(stream)
        suffix, sources, modules = manifest["suffix"], manifest["sources"], manifest["modules"]
        if suffix != machinery.EXTENSION_SUFFIXES[0]:
            return {}, f"compiled modules are for another Python ({suffix.strip('.')})"
        for file, digest in sources.items():
            if changed(file, digest):
                return {}, f"compiled modules are older than their sources ({file}); make compile renews them"
        # A library cut short would kill the process when it is loaded, so look first.
        for file, digest in modules.items():
            if changed(file, digest):
                return {}, f"compiled modules are damaged ({file}); make compile renews them"
        return {
            file.removesuffix(suffix).replace("/", "."): os.path.join(folder, *file.split("/")) for file in modules
        }, ""
    except FileNotFoundError:
        return {}, "no compiled modules; make compile makes them"
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        return {}, f"the manifest of the compiled modules cannot be read: {error!r}"


def load_library() -> ModuleType:
    """Load the shared library, which runs none of the modules in it yet."""
    library = import_module(f"{PACKAGE}.{LIBRARY}")
    # Compiled modules import each other without Python's import system, and mypyc then works out
    # their __file__ from the library's, taking for granted that it lies beside the package.
    # It lies in the package, so that nothing of ours is at the top of site-packages.
    library.__file__ = os.path.join(os.path.dirname(FOLDER), os.path.basename(library.__file__ or ""))
    return library


class Finder:
    """Finds the modules of grandtour: those in `compiled` there, all others in .py files only."""

    def __init__(self) -> None:
        self.compiled: dict[str, str] = {}
        self._folders: dict[str, machinery.FileFinder] = {}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> machinery.ModuleSpec | None:
        package, _, name = fullname.partition(".")
        if package != PACKAGE or not name:
            return None
        file = self.compiled.get(name)
        if file is not None:
            spec = machinery.ModuleSpec(fullname, machinery.ExtensionFileLoader(fullname, file), origin=file)
            spec.has_location = True
            return spec
        for folder in path or ():
            finder = self._folders.get(folder)
            if finder is None:
                loader = (machinery.SourceFileLoader, machinery.SOURCE_SUFFIXES)
                finder = self._folders[folder] = machinery.FileFinder(folder, loader)
            found = finder.find_spec(fullname)
            if found is not None and found.loader is not None:
                return found
        return None  # not a .py file: let Python look

    def invalidate_caches(self) -> None:
        """Called by importlib.invalidate_caches()."""
        self._folders.clear()
