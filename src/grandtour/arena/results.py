"""The folder of an arena: `run.json` says what is played, `games.jsonl` has a line for every game played.

A line is written at once when its game ends. A process that is killed while it writes leaves a line without its end,
which is cut off when the arena goes on, and its game is played again. The number of games and the bots do not belong to
the settings: one can ask a folder for more games and for other pairs, and only what it does not have yet is played.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Final

from grandtour.arena.schedule import Fixture, Pair
from grandtour.simulate import Fault, Played

SETTINGS: Final = "run.json"
GAMES: Final = "games.jsonl"

Key = tuple[Pair, int]
Settings = Mapping[str, object]


class FolderRefused(Exception):
    """Why the folder cannot be used: one sentence, the faults if there are several, and what to do."""

    def __init__(self, text: str, faults: list[str] | None = None, hint: str = "") -> None:
        super().__init__(text)
        self.text = text
        self.faults = faults or []
        self.hint = hint


class Folder:
    def __init__(self, path: Path, settings: Settings) -> None:
        self.path = path
        self.settings = settings
        self.games: dict[Key, Played] = {}

    # ---- before -----------------------------------------------------------------------------------------------
    def check(self) -> None:
        """FolderRefused if the folder holds something else, or games of other settings. It changes nothing."""
        try:
            if not self.path.exists():
                return
            if not self.path.is_dir():
                raise FolderRefused(f"{str(self.path)!r} is a file; name a directory")
            if not (self.path / SETTINGS).exists():
                if any(self.path.iterdir()):
                    raise FolderRefused(f"{str(self.path)!r} is not empty and holds no arena; name a new directory")
                return
            there = json.loads((self.path / SETTINGS).read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            what = error.strerror if isinstance(error, OSError) else "run.json is no JSON"
            raise FolderRefused(f"{str(self.path)!r} cannot be read: {what}") from None
        self._compare(there if isinstance(there, dict) else {})

    def _compare(self, there: Settings) -> None:
        faults = []
        for key, here in self.settings.items():
            if there.get(key) != here:
                faults.append(f"{key}: there {json.dumps(there.get(key))}, here {json.dumps(here)}")
        if faults:
            hint = "Name another directory, or none: each run then has its own."
            raise FolderRefused(f"{str(self.path)!r} holds games of another run:", faults, hint)

    # ---- reading ----------------------------------------------------------------------------------------------
    def read(self) -> int:
        """Read all whole lines, and return how many bytes they are. FolderRefused names a line that is not a game."""
        file = self.path / GAMES
        content = file.read_bytes() if file.exists() else b""
        whole = content.rfind(b"\n") + 1
        for number, line in enumerate(content[:whole].splitlines(), 1):
            try:
                fixture, played = from_line(line)
            except (ValueError, KeyError, TypeError):
                raise FolderRefused(
                    f"{str(file)!r}, line {number} is no game",
                    hint="Delete the line; the same command then plays that game again.",
                ) from None
            self.games.setdefault((fixture.pair, fixture.number), played)
        return whole

    # ---- writing ----------------------------------------------------------------------------------------------
    @contextmanager
    def opened(self) -> Iterator[Writer]:
        """Make the folder if there is none, read what is there, and let one process at a time add games."""
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            stream = (self.path / GAMES).open("ab", buffering=0)
        except OSError as error:
            text = f"{str(self.path)!r} cannot be written: {error.strerror or error}"
            raise FolderRefused(text, hint="Name another directory with --out.") from None
        with stream:
            if not locks(stream.fileno()):
                raise FolderRefused(f"another arena is playing in {str(self.path)!r}")
            if not (self.path / SETTINGS).exists():
                draft = self.path / f"{SETTINGS}.draft"
                draft.write_text(json.dumps(dict(self.settings), indent=2) + "\n", encoding="utf-8")
                os.replace(draft, self.path / SETTINGS)
            stream.truncate(self.read())
            yield Writer(self, stream.fileno())


class Writer:
    def __init__(self, folder: Folder, file: int) -> None:
        self.folder = folder
        self.file = file

    def add(self, fixture: Fixture, played: Played) -> None:
        line = to_line(fixture, played)
        while line:  # a nearly full disk may take only a part
            line = line[os.write(self.file, line) :]
        self.folder.games[fixture.pair, fixture.number] = played


def locks(file: int) -> bool:
    """Whether we got the lock. The system frees it when we end, however that happens. True if it cannot tell."""
    try:
        import fcntl
    except ImportError:  # Windows
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def to_line(fixture: Fixture, played: Played) -> bytes:
    own = {"pair": fixture.pair, "number": fixture.number, "draw": fixture.draw, "seats": fixture.seats}
    fields = asdict(played)
    del fields["record"]
    for key in ("seconds", "longest"):
        fields[key] = [round(value, 6) for value in fields[key]]
    return json.dumps(own | (fields | own), separators=(",", ":")).encode() + b"\n"


def from_line(line: bytes) -> tuple[Fixture, Played]:
    fields = json.loads(line)
    one, other = fields["pair"]
    fixture = Fixture((one, other), int(fields["number"]), tuple(fields["seats"]))
    played = Played(
        number=int(fields["draw"]),
        scores=tuple(fields["scores"]),
        winners=tuple(fields["winners"]),
        ended_by=fields["ended_by"],
        facts=tuple(fields["facts"]),
        decisions=tuple(fields["decisions"]),
        seconds=tuple(fields["seconds"]),
        record=None,
        longest=tuple(fields["longest"]),
        faults=tuple(Fault(**fault) for fault in fields["faults"]),
    )
    return fixture, played
