"""The server plays as confined as our recipes confine it: its bots think, and by a choice of their own."""

from __future__ import annotations

import asyncio
import errno
import json
import os
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from grandtour.server.worker import NICENESS
from scripts.server import confined
from scripts.server.client import Guest, Json
from scripts.server.process import ServerProcess, log_faults
from tests.server.house import SECONDS, Wire

ROOT = Path(__file__).resolve().parents[2]
UNIT = ROOT / "deploy" / "grandtour.service"
COMPOSE = ROOT / "deploy" / "compose.yaml"
NICER = "SystemCallFilter=setpriority\n"
CANNOT = confined.cannot()

needs_filters = pytest.mark.skipif(CANNOT is not None, reason=f"nothing can be confined here: {CANNOT}")


def unit_without_setpriority(folder: Path) -> Path:
    """Our unit as it once was, and as others write theirs."""
    text = UNIT.read_text(encoding="utf-8")
    assert NICER in text
    out = folder / "strict.service"
    out.write_text(text.replace(NICER, ""), encoding="utf-8")
    return out


# ---- what a recipe says -----------------------------------------------------------------------------------------
def test_our_unit_allows_what_a_service_needs_and_no_more() -> None:
    unit = confined.of_unit(UNIT.read_text(encoding="utf-8"))
    calls = confined.allowed(unit)
    assert {"setpriority", "execve", "read", "futex", "socket", "prlimit64", "mmap"} <= calls
    assert not {"mount", "bpf", "chroot", "reboot", "setuid", "sched_setscheduler", "sched_setaffinity"} & calls
    assert unit.refuse_with == errno.EPERM
    assert unit.families == {"AF_INET", "AF_INET6", "AF_UNIX"}
    assert unit.umask == 0o077
    assert all((unit.no_new_privileges, unit.no_capabilities, unit.no_writable_code, unit.no_namespaces))
    assert all((unit.no_realtime, unit.no_personality, unit.read_only, unit.own_tmp))


def test_our_containers_have_no_capability_and_no_file_system_to_write_to() -> None:
    container = confined.of_compose(COMPOSE.read_text(encoding="utf-8"))
    calls = confined.allowed(container)
    assert {"setpriority", "sched_setscheduler", "execve"} <= calls
    assert not {"mount", "bpf", "reboot", "unshare"} & calls
    assert all((container.no_new_privileges, container.no_capabilities, container.read_only, container.own_tmp))


def test_lists_add_up_as_systemd_adds_them() -> None:
    def calls(*lines: str) -> set[str]:
        return confined.allowed(confined.of_unit("".join(f"SystemCallFilter={line}\n" for line in lines)))

    assert "mount" in calls("~@resources")
    assert "setpriority" not in calls("~@resources")
    assert "setpriority" in calls("~@resources", "setpriority"), "what is named again is allowed again"
    assert "mount" not in calls("@system-service")
    assert "execve" in calls("read"), "the group @default is always allowed"
    assert confined.of_unit("SystemCallFilter=read\n").refuse_with is None
    with pytest.raises(SystemExit, match="@raw-io"):
        calls("@raw-io")


PROBE = """
import ctypes, json, mmap, os, socket, sys
out = {}
libc = ctypes.CDLL(None, use_errno=True)
def fail():
    raise OSError(ctypes.get_errno(), "")
def probe(name, what):
    try:
        what()
        out[name] = 0
    except OSError as error:
        out[name] = error.errno
probe("nice", lambda: os.nice(1))
probe("code", lambda: mmap.mmap(-1, 4096, prot=7))
probe("packet", lambda: socket.socket(socket.AF_PACKET, socket.SOCK_DGRAM))
probe("inet", lambda: socket.socket(socket.AF_INET6))
probe("unshare", lambda: libc.unshare(0x10000000) and fail())
probe("realtime", lambda: os.sched_setscheduler(0, os.SCHED_FIFO, os.sched_param(1)))
probe("chroot", lambda: os.chroot("/"))
probe("inside", lambda: open(sys.argv[1] + "/in", "w"))
probe("outside", lambda: open(sys.argv[2] + "/out", "w"))
print(json.dumps(out))
"""


@needs_filters
@pytest.mark.parametrize("which", ["unit", "strict", "container"])
def test_what_is_refused_is_refused(tmp_path: Path, which: str) -> None:
    inside, outside = tmp_path / "inside", tmp_path / "outside"
    inside.mkdir()
    outside.mkdir()
    command = [*launcher(which, tmp_path, inside), sys.executable, "-c", PROBE, str(inside), str(outside)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60, cwd=ROOT)
    told = json.loads(done.stdout)
    refused = {"packet", "realtime", "chroot", "outside", "unshare"}
    refused |= {"unit": {"code"}, "strict": {"code", "nice"}, "container": set()}[which]
    assert {name for name, error in told.items() if error} == refused
    assert told["outside"] == errno.EACCES
    if which != "container":
        assert told["packet"] == errno.EAFNOSUPPORT


def launcher(which: str, folder: Path, writable: Path) -> list[str]:
    recipe = {
        "unit": ["--unit", str(UNIT)],
        "strict": ["--unit", str(unit_without_setpriority(folder))],
        "container": ["--compose", str(COMPOSE)],
    }[which]
    temporary = folder / "tmp"
    temporary.mkdir(exist_ok=True)
    folders = ["--writable", str(writable), "--temporary", str(temporary)]
    return [sys.executable, "-m", "scripts.server.confined", *recipe, *folders, "--"]


# ---- the server, confined ---------------------------------------------------------------------------------------
@needs_filters
@pytest.mark.parametrize("which", ["unit", "strict", "container"])
def test_bots_think_as_confined_as_a_recipe_confines_them(
    tmp_path: Path, which: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)  # where the launcher is found
    folder = tmp_path / "server"
    folder.mkdir()
    data = folder / "data"
    data.mkdir(mode=0o700)
    arguments = ("--bot-workers", "1", "--log-format", "json")
    with ServerProcess(folder, *arguments, under=launcher(which, tmp_path, data)) as server:
        assert server.process is not None
        status = Path(f"/proc/{server.process.pid}/status").read_text()
        said = dict(line.split(":\t", 1) for line in status.splitlines() if ":\t" in line)
        assert (said["Seccomp"], said["NoNewPrivs"], int(said["CapEff"], 16)) == ("2", "1", 0)
        answered = asyncio.run(play(server.url))
        assert answered["troubles"] == []
        figures = page(f"{server.url}/metrics")
        assert "grandtour_bot_failures_total 0.0" in figures
        assert 'grandtour_question_wait_seconds_count{kind="hint"} 1.0' in figures
        assert 'grandtour_question_wait_seconds_count{kind="move"}' in figures
        (worker,) = workers_of(server.process.pid)
        own = os.getpriority(os.PRIO_PROCESS, server.process.pid)
        assert os.getpriority(os.PRIO_PROCESS, worker) == (own if which == "strict" else min(own + NICENESS, 19))
        assert server.stop() == 0
    assert log_faults(server.log) == []
    text = server.log.read_text()
    assert text.count("may not lower their priority") == (1 if which == "strict" else 0)
    assert "a move was made for a bot" not in text


def workers_of(pid: int) -> list[int]:
    tasks = Path(f"/proc/{pid}/task").iterdir()
    return sorted({int(child) for task in tasks for child in (task / "children").read_text().split()})


def page(url: str) -> str:
    with urllib.request.urlopen(url, timeout=30) as answer:
        return str(answer.read().decode())


async def play(url: str) -> Json:
    """Take a hint, and play until the bot has answered; what `/ready` says then."""
    async with asyncio.timeout(SECONDS):
        ann = await Guest(url, "Ann").come()
        try:
            table = await ann.new_table("french-quarter", [{}, {"kind": "bot", "bot": "expert"}])
            await ann.start(table)
            async with Wire(ann, table) as wire:
                await wire.until(lambda: wire.view)
                await wire.to_move()
                hint = await ann.ask("GET", f"/api/tables/{table}/hint?seat=0&language=en")
                assert hint["advice"]
                while not moved_by_bot(wire):  # how many choices a turn has is up to the dice
                    assert (await wire.play())["type"] == "done"
                    await wire.until(lambda: wire.view["legal"] or moved_by_bot(wire))
                assert not any(event["kind"] == "bot-stuck" for view in wire.all("view") for event in view["events"])
                assert wire.all("present")[-1]["bots"] is True
            return json.loads(page(f"{url}/ready"))  # type: ignore[no-any-return]
        finally:
            await ann.close()


def moved_by_bot(wire: Wire) -> bool:
    return any(event["seat"] == 1 for view in wire.all("view") for event in view["events"])
