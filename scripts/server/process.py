"""A server process of our own, to be started, killed and started again. It listens on this machine only."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Self

START_SECONDS = 60.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
        assert isinstance(port, int)
        return port


class ServerProcess:
    """`grandtour serve` with its data in `folder`; the port stays the same over restarts, so that clients find it."""

    def __init__(
        self,
        folder: Path,
        *arguments: str,
        database: str | None = None,
        cores: set[int] | None = None,
        log: Path | None = None,
        under: Sequence[str] = (),
        variables: Mapping[str, str] | None = None,
        rate_limits: float = 0,
    ) -> None:
        self.folder = folder
        self.arguments = arguments
        self.rate_limits = rate_limits
        self.database = database
        self.cores = cores
        self.variables = variables or {}
        self.under = under
        """the command of a launcher that runs the server's"""
        self.log = log or folder / "server.log"
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self._out: IO[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def environment(self) -> dict[str, str]:
        """Variables beside those of this process."""
        database = {} if self.database is None else {"GRANDTOUR_DATABASE": self.database}
        return {**database, **self.variables}

    def start(self, wait: bool = True) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        command = [*self.under, sys.executable, "-m", "grandtour", "serve", "--port", str(self.port)]
        command += ["--data", str(self.folder / "data"), "--bot-pause", "0"]
        command += ["--rate-limits", f"{self.rate_limits:g}", *self.arguments]
        self._out = self.log.open("ab")
        cores = self.cores
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=self._out,
            stderr=self._out,
            env=os.environ | self.environment,
            preexec_fn=None if cores is None else lambda: os.sched_setaffinity(0, cores),
        )
        if wait:
            self.wait_until_ready()

    def wait_until_ready(self) -> None:
        limit = time.monotonic() + START_SECONDS
        while time.monotonic() < limit:
            assert self.process is not None
            if self.process.poll() is not None:
                raise RuntimeError(f"the server ended with {self.process.returncode}:\n{self.tail()}")
            with suppress(OSError), urllib.request.urlopen(f"{self.url}/ready", timeout=2) as answer:
                if answer.status == 200:
                    return
            time.sleep(0.05)
        raise RuntimeError(f"the server is not ready after {START_SECONDS:g} s:\n{self.tail()}")

    def kill(self) -> None:
        """End it at once, as a power cut does."""
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
            self._close()

    def stop(self) -> int:
        """End it as an administrator does, and return the exit code."""
        assert self.process is not None
        self.process.terminate()
        try:
            code = self.process.wait(timeout=30)
        except subprocess.TimeoutExpired:
            self.kill()
            raise
        self._close()
        return code

    def rss(self) -> int:
        """Bytes of memory of the server process itself, without its workers."""
        assert self.process is not None
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def state(self) -> str:
        """What the process is doing, for whoever must find out why nothing happens."""
        if self.process is None:
            return "never started"
        code = self.process.poll()
        return "running" if code is None else f"ended with {code}"

    def tail(self, lines: int = 40) -> str:
        return "\n".join(self.log.read_text(errors="replace").splitlines()[-lines:])

    def _close(self) -> None:
        if self._out is not None:
            self._out.close()
            self._out = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self.process is not None and self.process.poll() is None:
            self.kill()
        self._close()


@contextmanager
def all_started(servers: Sequence[ServerProcess]) -> Iterator[None]:
    """Start all servers at the same time, which is quicker than one after the other."""
    try:
        for server in servers:
            server.start(wait=False)
        for server in servers:
            server.wait_until_ready()
        yield
    finally:
        for server in servers:
            server.__exit__()


def log_faults(log: Path, harmed: bool = False) -> list[str]:
    """Lines that a server must never write to its log: tracebacks and errors; troubles only where it was harmed."""
    lines = log.read_text(errors="replace").splitlines()
    if harmed:
        lines = [line for line in lines if '"event": "trouble"' not in line]
    return [line[:2000] for line in lines if "Traceback" in line or '"level": "error"' in line]
