"""A PostgreSQL of our own for tests and trials. It is in a temporary directory, with its socket, and gone at the end.

    with Postgres() as server:
        url = server.url("a_name")

Its programs are those on the machine; if they are missing, root installs Debian's package.
"""

from __future__ import annotations

import asyncio
import atexit
import os
import pwd
import secrets
import shutil
import signal
import subprocess
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from pathlib import Path
from types import TracebackType
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]
import pytest

from scripts.debian import need

START_WITHIN: Final = 60.0
USER: Final = "grandtour"
PORT: Final = 5432  # it opens no port; this is a part of the socket's name

# PostgreSQL ends when our end of the pipe is closed, even if this process is killed. So nothing is left behind. Each
# line that we write to the pipe starts it anew, after it was ended on purpose.
KEEPER: Final = """
begin() { "$@" >>"$0/log" 2>&1 & server=$!; }
begin "$@"
while read -r again; do wait $server; begin "$@"; done
kill -CONT $server
kill -QUIT $server
wait $server
rm -rf "$0"
"""


class Postgres:
    def __init__(self) -> None:
        self._programs = find_programs()
        self._keeper: subprocess.Popen[bytes] | None = None
        self._databases: set[str] = set()

    def __enter__(self) -> Postgres:
        self.directory = Path(tempfile.mkdtemp(prefix="gt-pg-"))
        data = self.directory / "data"
        if os.geteuid() == 0:
            user = unprivileged()
            os.chown(self.directory, user.pw_uid, user.pw_gid)
        locale = ["--encoding=UTF8", "--locale=C"]
        self._run("initdb", "--no-sync", "--auth=trust", f"--username={USER}", *locale, f"--pgdata={data}")
        settings = {
            "listen_addresses": "",
            "unix_socket_directories": str(self.directory),
            "port": str(PORT),
            "shared_buffers": "16MB",
            "max_connections": "60",
            "deadlock_timeout": "200ms",
        }
        options = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        server = [str(self._programs / "postgres"), "-D", str(data), *options]
        command = ["sh", "-c", KEEPER, str(self.directory), *server]
        self._keeper = subprocess.Popen(
            command, stdin=subprocess.PIPE, stderr=subprocess.DEVNULL, start_new_session=True, **as_somebody()
        )
        try:
            self._wait()
        except BaseException:
            self.stop()
            raise
        return self

    def __exit__(self, _: type[BaseException] | None, __: BaseException | None, ___: TracebackType | None) -> None:
        self.stop()

    def stop(self) -> None:
        if self._keeper is not None and self._keeper.stdin is not None:
            self._keeper.stdin.close()
            self._keeper.wait(30)
        shutil.rmtree(self.directory, ignore_errors=True)

    # ---- what can happen to it ------------------------------------------------------------------------------------
    def pids(self) -> list[int]:
        """Its main process, and then those that it started."""
        try:
            main = int((self.directory / "data" / "postmaster.pid").read_text().split()[0])
            return [main, *map(int, Path(f"/proc/{main}/task/{main}/children").read_text().split())]
        except (OSError, ValueError, IndexError):
            return []

    def end(self, how: signal.Signals) -> None:
        """End it: SIGKILL is a crash, SIGQUIT an immediate stop, SIGINT a fast one. It stays away until `again`."""
        pids = self.pids()
        for pid in pids[:1]:
            os.kill(pid, how)
        give_up = time.monotonic() + START_WITHIN
        while any(running(pid) for pid in pids):  # after a crash, what it had started ends by itself
            if time.monotonic() > give_up:
                raise RuntimeError("PostgreSQL did not end")
            time.sleep(0.02)

    def again(self) -> None:
        """Start it anew."""
        assert self._keeper is not None
        assert self._keeper.stdin is not None
        (self.directory / "data" / "postmaster.pid").unlink(missing_ok=True)  # a crash leaves it; we know that it ended
        self._keeper.stdin.write(b"\n")
        self._keeper.stdin.flush()
        self._wait()

    def freeze(self, on: bool) -> None:
        """Stop all of its processes, or let them go on, as a machine does that is suspended."""
        for pid in self.pids():
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGSTOP if on else signal.SIGCONT)

    def url(self, name: str, through: Path | None = None) -> str:
        """The address of a database, which is made if there is none of that name; perhaps `through` another socket."""
        if name not in self._databases:
            self.ask(f'CREATE DATABASE "{name}"')
            self._databases.add(name)
        return f"postgresql+asyncpg://{USER}@/{name}?host={through or self.directory}"

    def ask(self, question: str, database: str = "postgres") -> list[tuple[Any, ...]]:
        """Run one statement in a thread of its own, because there may be an event loop in this one."""
        with ThreadPoolExecutor(1) as thread:
            return thread.submit(lambda: asyncio.run(self._ask(question, database))).result()

    async def _ask(self, question: str, database: str) -> list[tuple[Any, ...]]:
        connection = await asyncpg.connect(host=str(self.directory), user=USER, database=database)
        try:
            return [tuple(row) for row in await connection.fetch(question)]
        finally:
            await connection.close()

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), *arguments]
        done = subprocess.run(command, capture_output=True, text=True, cwd=self.directory, **as_somebody())
        if done.returncode != 0:
            raise RuntimeError(f"{program} failed:\n{done.stdout}{done.stderr}")

    def _wait(self) -> None:
        """Wait until it says that it is ready; connecting before that leaves half-open connections behind."""
        status = self.directory / "data" / "postmaster.pid"
        give_up = time.monotonic() + START_WITHIN
        while not (status.exists() and status.read_text().rstrip().endswith("ready")):
            if time.monotonic() > give_up:
                log = self.directory / "log"
                raise RuntimeError(
                    f"PostgreSQL did not start:\n{log.read_text(errors='replace') if log.exists() else ''}"
                )
            time.sleep(0.02)


def running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def as_somebody() -> dict[str, Any]:
    """The user to run as, because PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return {}
    user = unprivileged()
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


def unprivileged() -> pwd.struct_passwd:
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name)
        except KeyError:
            continue
    raise RuntimeError("PostgreSQL cannot run as root, and there is no user postgres or nobody to run it as")


def find_programs() -> Path:
    """The directory of initdb and postgres."""
    return need(
        look_for_programs,
        "postgresql",
        "the tests need PostgreSQL's programs initdb and postgres, on the PATH or in /usr/lib/postgresql: "
        "install PostgreSQL (Debian's package is `postgresql`)",
    )


def look_for_programs() -> Path | None:
    known = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=version, reverse=True)
    for directory in known:
        if (directory / "initdb").exists() and (directory / "postgres").exists():
            return directory
    on_path = shutil.which("initdb")
    # resolve: a link may stand alone, without what lies beside the program
    return Path(on_path).resolve().parent if on_path and shutil.which("postgres") else None


def version(directory: Path) -> tuple[int, str]:
    name = directory.parent.name
    return (int(name) if name.isdigit() else 0, name)


@cache
def shared() -> Postgres:
    """One for the whole process, however many modules ask for it; it ends with the process."""
    server = Postgres().__enter__()
    atexit.register(server.stop)
    return server


@pytest.fixture(scope="session")
def postgres() -> Postgres:
    """A server that is shared; a test takes a database of its own from it, `postgres.url(new_name())`."""
    return shared()


def new_name() -> str:
    return f"test_{secrets.token_hex(6)}"


if __name__ == "__main__":
    find_programs()  # `make test` begins with it: a machine where it cannot be had says so at once
