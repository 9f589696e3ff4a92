"""Runs a command as confined as our systemd unit or our container would run it, as far as a process can do that to
itself:

    python -m scripts.server.confined --unit deploy/grandtour.service --writable data --temporary tmp -- COMMAND
    python -m scripts.server.confined --compose deploy/compose.yaml --writable data --temporary tmp -- COMMAND

What is allowed is read from the recipe itself; `syscalls.toml` tells what its groups of system calls hold. System calls
are filtered by seccomp, capabilities are given up, and what is not `--writable` is made read-only by Landlock. The
folder `--temporary` stands for the /tmp of its own that a recipe gives. Namespaces, limits of memory and the recipe's
user are left out. `cannot` says why this cannot be done on a machine.
"""

from __future__ import annotations

import argparse
import ctypes
import errno
import os
import platform
import struct
import sys
import tomllib
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

import yaml  # type: ignore[import-untyped]

MACHINE: Final = "x86_64"  # whose numbers syscalls.toml has

# <linux/prctl.h>, <linux/seccomp.h>, <linux/audit.h>
NO_NEW_PRIVILEGES, GET_SECCOMP, SET_SECCOMP, DROP_CAPABILITY = 38, 21, 22, 24
MODE_FILTER = 2
ALLOW, ERRNO, KILL = 0x7FFF0000, 0x00050000, 0x80000000
X86_64 = 0xC000003E
X32 = 0x40000000  # the bit that calls of another ABI have

# <linux/bpf_common.h>: load a word, jump if equal, if greater or equal, if any bit is set; return
LOAD, EQUAL, AT_LEAST, ANY_BIT, RETURN = 0x20, 0x15, 0x35, 0x45, 0x06
NUMBER, ARCHITECTURE, ARGUMENTS = 0, 4, 16  # where they are in struct seccomp_data

NEW_NAMESPACES: Final = 0x7E020000  # every CLONE_NEW… flag
WRITE, EXECUTE = 2, 4  # PROT_…
FAMILIES: Final = {"AF_UNIX": 1, "AF_INET": 2, "AF_INET6": 10, "AF_NETLINK": 16}
USUAL_POLICIES: Final = (0, 3, 5)  # SCHED_OTHER, SCHED_BATCH, SCHED_IDLE

Instruction = tuple[int, int, int, int]  # code, jump if true, jump if false, value
Test = list[Instruction]
"""Looks at the arguments of a call; falls through to the refusal, or jumps over it."""


@dataclass
class Confinement:
    """What a process may do."""

    calls: list[tuple[bool, set[str]]] = field(default_factory=list)
    """sets of system calls, in order: allowed (True) or refused (False)"""
    refuse_with: int | None = errno.EPERM
    """the error of what is not allowed; None: the process is killed"""
    no_new_privileges: bool = False
    no_capabilities: bool = False
    no_writable_code: bool = False
    no_namespaces: bool = False
    no_realtime: bool = False
    no_personality: bool = False
    families: set[str] | None = None
    """of addresses; None: all"""
    read_only: bool = False
    own_tmp: bool = False
    """it has a /tmp of its own, which it may write to"""
    umask: int | None = None


# ---- what the recipes say -------------------------------------------------------------------------------------
@cache
def table() -> dict[str, Any]:
    return tomllib.loads((Path(__file__).parent / "syscalls.toml").read_text(encoding="utf-8"))


@cache
def numbers() -> dict[str, int]:
    words = table()["numbers"].split()
    return {name: int(number) for name, number in zip(words[::2], words[1::2], strict=True)}


def calls_in(names: str) -> set[str]:
    """The system calls of a list such as systemd's, with its groups."""
    out: set[str] = set()
    for name in names.split():
        if name.startswith("@"):
            if name not in table()["groups"]:
                raise SystemExit(f"syscalls.toml does not know the group {name}")
            out |= set(table()["groups"][name].split())
        elif name in numbers():
            out.add(name)
        else:
            raise SystemExit(f"syscalls.toml does not know the system call {name}")
    return out


def of_unit(text: str) -> Confinement:
    """What a systemd unit allows its service; see systemd.exec(5)."""
    said: dict[str, list[str]] = {}
    for line in text.splitlines():
        name, equals, value = line.partition("=")
        if equals and not name.startswith(("#", ";")):
            said.setdefault(name.strip(), []).append(value.strip())

    def yes(name: str) -> bool:
        return said.get(name, ["no"])[-1] in ("yes", "true", "on", "1")

    out = Confinement(
        no_new_privileges=yes("NoNewPrivileges"),
        no_capabilities=said.get("CapabilityBoundingSet") == [""],
        no_writable_code=yes("MemoryDenyWriteExecute"),
        no_namespaces=yes("RestrictNamespaces"),
        no_realtime=yes("RestrictRealtime"),
        no_personality=yes("LockPersonality"),
        read_only=said.get("ProtectSystem", [""])[-1] == "strict",
        own_tmp=yes("PrivateTmp"),
    )
    for value in said.get("SystemCallFilter", []):
        out.calls.append((not value.startswith("~"), calls_in(value.removeprefix("~"))))
    error = said.get("SystemCallErrorNumber", [""])[-1]
    out.refuse_with = getattr(errno, error) if error else None
    if "RestrictAddressFamilies" in said:
        out.families = set(" ".join(said["RestrictAddressFamilies"]).split())
    if "UMask" in said:
        out.umask = int(said["UMask"][-1], 8)
    return out


def of_compose(text: str, service: str = "server1") -> Confinement:
    """What the engine allows a container of ours: its default seccomp profile, and what compose takes away."""
    said = yaml.safe_load(text)["services"][service]
    return Confinement(
        calls=[(False, set(table()["container_refuses"].split()))],
        no_new_privileges="no-new-privileges:true" in said.get("security_opt", []),
        no_capabilities=said.get("cap_drop") == ["ALL"],
        no_namespaces=True,
        read_only=said.get("read_only") is True,
        own_tmp="/tmp" in said.get("tmpfs", []),
    )


def allowed(confinement: Confinement) -> set[str]:
    """The system calls that are. Whether the first list allows or refuses decides about all that no list names."""
    first = confinement.calls[0][0]
    out = calls_in("@default") if first else set(numbers())
    for yes, names in confinement.calls:
        out = out | names if yes else out - names
    return out


# ---- as seccomp filters -----------------------------------------------------------------------------------------
def program(instructions: Iterable[Instruction]) -> bytes:
    return b"".join(struct.pack("HBBI", *instruction) for instruction in instructions)


def beginning() -> list[Instruction]:
    """Calls of another architecture or ABI are refused; then the number of the call is at hand."""
    return [
        (LOAD, 0, 0, ARCHITECTURE),
        (EQUAL, 1, 0, X86_64),
        (RETURN, 0, 0, KILL),
        (LOAD, 0, 0, NUMBER),
        (AT_LEAST, 0, 1, X32),
        (RETURN, 0, 0, ERRNO | errno.EPERM),
    ]


def only(names: Iterable[str], refuse_with: int | None) -> bytes:
    """The filter that allows these calls and no other."""
    out = beginning()
    for number in sorted(numbers()[name] for name in names):
        out += [(EQUAL, 0, 1, number), (RETURN, 0, 0, ALLOW)]
    return program([*out, (RETURN, 0, 0, KILL if refuse_with is None else ERRNO | refuse_with)])


def refused(name: str, error: int, test: Test | None = None) -> bytes:
    """The filter that refuses one call, or those of its uses that the test finds."""
    refusal = [*(test or []), (RETURN, 0, 0, ERRNO | error), (RETURN, 0, 0, ALLOW)]
    return program([*beginning(), (EQUAL, 1, 0, numbers()[name]), (RETURN, 0, 0, ALLOW), *refusal])


def argument(number: int) -> Instruction:
    return (LOAD, 0, 0, ARGUMENTS + 8 * number)


def has(number: int, *bits: int) -> Test:
    """Of each of the groups of bits, one is in the argument."""
    out = [argument(number)]
    for left, bit in zip(range(len(bits) - 1, -1, -1), bits, strict=True):
        out.append((ANY_BIT, 0, left + 1, bit))
    return out


def none_of(number: int, values: Sequence[int]) -> Test:
    out = [argument(number)]
    for left, value in zip(range(len(values) - 1, -1, -1), values, strict=True):
        out.append((EQUAL, left + 1, 0, value))
    return out


def filters(confinement: Confinement) -> list[bytes]:
    out = [only(allowed(confinement), confinement.refuse_with)] if confinement.calls else []
    if confinement.no_writable_code:
        out.append(refused("mmap", errno.EPERM, has(2, WRITE, EXECUTE)))
        out += [refused(name, errno.EPERM, has(2, EXECUTE)) for name in ("mprotect", "pkey_mprotect")]
    if confinement.no_namespaces:
        out.append(refused("clone", errno.EPERM, has(0, NEW_NAMESPACES)))
        out.append(refused("clone3", errno.ENOSYS))  # its flags are in memory, which a filter cannot see
        out += [refused(name, errno.EPERM) for name in ("unshare", "setns")]
    if confinement.no_realtime:
        out.append(refused("sched_setscheduler", errno.EPERM, none_of(1, USUAL_POLICIES)))
    if confinement.no_personality:
        out.append(refused("personality", errno.EPERM, none_of(0, (0, 0xFFFFFFFF))))
    if confinement.families is not None:
        known = [FAMILIES[name] for name in sorted(confinement.families)]
        out.append(refused("socket", errno.EAFNOSUPPORT, none_of(0, known)))
    return out


# ---- done to this process -----------------------------------------------------------------------------------------
class Program(ctypes.Structure):
    _fields_ = (("length", ctypes.c_ushort), ("instructions", ctypes.c_void_p))


libc = ctypes.CDLL(None, use_errno=True)


def control(*arguments: object) -> None:
    if libc.prctl(*arguments, 0, 0, 0) != 0:
        raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()), "prctl")


def install(instructions: bytes) -> None:
    """From now on, and for every process that this one starts."""
    code = ctypes.create_string_buffer(instructions, len(instructions))
    held = Program(len(instructions) // 8, ctypes.cast(code, ctypes.c_void_p))
    control(SET_SECCOMP, MODE_FILTER, ctypes.byref(held))


def give_up_capabilities() -> None:
    """All of them, and the ways to get any back. Whoever is not root has none to begin with."""
    for number in range(64):
        with suppress(OSError):
            control(DROP_CAPABILITY, number)
    head = struct.pack("Ii", 0x20080522, 0)  # version 3, this process
    if libc.capset(ctypes.create_string_buffer(head), ctypes.create_string_buffer(24)) != 0:
        raise OSError(ctypes.get_errno(), "capset")


# <linux/landlock.h>
CREATE_RULESET, ADD_RULE, RESTRICT_SELF = 444, 445, 446
CHANGES: Final = 0x1FF2  # write files, and all rights to remove and make, of the first version
OF_FILES: Final = 0x2  # those that a rule for a single file can have


def make_read_only(writable: Sequence[Path]) -> None:
    """Nothing may be changed in the file system but below these paths."""
    ruleset = landlock(CREATE_RULESET, struct.pack("Q", CHANGES), 8, 0)
    for path in writable:
        descriptor = os.open(path, os.O_PATH)
        rights = CHANGES if path.is_dir() else OF_FILES
        landlock(ADD_RULE, ruleset, 1, struct.pack("=Qi", rights, descriptor), 0)
        os.close(descriptor)
    landlock(RESTRICT_SELF, ruleset, 0)
    os.close(ruleset)


def landlock(*arguments: int | bytes) -> int:
    done = int(libc.syscall(*arguments))
    if done < 0:
        raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()), "landlock")
    return done


def cannot() -> str | None:
    """Why this machine cannot do it; None if it can."""
    if not sys.platform.startswith("linux") or platform.machine() != MACHINE:
        return f"syscalls.toml has the numbers of Linux on {MACHINE} only"
    if libc.prctl(GET_SECCOMP, 0, 0, 0, 0) < 0:
        return "the kernel has no seccomp"
    if libc.syscall(CREATE_RULESET, None, 0, 1) < 1:
        return "the kernel has no Landlock, or does not allow it"
    return None


def confine(confinement: Confinement, writable: Sequence[Path]) -> None:
    control(NO_NEW_PRIVILEGES, 1)  # without it only root may filter; our recipes have it, which the tests check
    if confinement.umask is not None:
        os.umask(confinement.umask)
    if confinement.read_only:
        make_read_only([*writable, Path("/dev"), Path("/proc")])
    if confinement.no_capabilities:
        give_up_capabilities()
    # The list of calls last: what these filters themselves need may not be in it.
    for instructions in reversed(filters(confinement)):
        install(instructions)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    recipe = parser.add_mutually_exclusive_group(required=True)
    recipe.add_argument("--unit", type=Path)
    recipe.add_argument("--compose", type=Path)
    parser.add_argument("--writable", type=Path, action="append", default=[])
    parser.add_argument("--temporary", type=Path, required=True)
    parser.add_argument("command", nargs="+")
    asked = parser.parse_args()
    if asked.unit is not None:
        confinement = of_unit(asked.unit.read_text(encoding="utf-8"))
    else:
        confinement = of_compose(asked.compose.read_text(encoding="utf-8"))
    os.environ["TMPDIR"] = str(asked.temporary.absolute())
    confine(confinement, [*asked.writable, asked.temporary] if confinement.own_tmp else asked.writable)
    os.execvp(asked.command[0], asked.command)


if __name__ == "__main__":
    main()
