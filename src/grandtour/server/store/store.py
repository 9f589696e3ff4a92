"""A store: where tables, people and what happened are kept. SQLite and PostgreSQL behave alike behind it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import ClassVar, Final, TypeVar

from sqlalchemy import Connection

from grandtour.server.codes import Code

T = TypeVar("T")

Change = Callable[[Connection], T]
"""Plain SQLAlchemy Core code, the same for both databases. It may run twice, so it must touch only the database."""

LONGEST_TEXT: Final = 200


class BadDatabase(ValueError):
    """The database cannot be used: what is wrong with its address, its file, its server or its contents."""


class Failure(Exception):
    """The database failed, which is no fault of the one who asked. The code is what they are told."""

    def __init__(self, text: str, code: Code = Code.BUSY) -> None:
        super().__init__(text)
        self.code = code


class Unavailable(Failure):
    """The database does not answer. Nothing was written."""


class Unsure(Failure):
    """It failed while the change was being committed: the change may be there or not. Look before trying again."""


class Store(ABC):
    shared: ClassVar[bool] = False
    """whether other servers may write to the same database"""

    def __init__(self) -> None:
        self._heard: Callable[[str], None] = lambda text: None
        self._lost: Callable[[], None] = lambda: None
        self.wrote: Callable[[int, float], None] = lambda changes, seconds: None
        """called after every commit with how many changes shared it and how long it took; perhaps on another thread"""
        self.failed: Callable[[Failure, bool], None] = lambda failure, writing: None
        """called on the event loop when a read or a write failed"""

    @property
    @abstractmethod
    def place(self) -> str:
        """Where the database is, for the administrator, without its password."""

    @abstractmethod
    async def open(self) -> None:
        """Bring the database to this version's form, connect and listen. BadDatabase says why it cannot be used."""

    @abstractmethod
    async def close(self) -> None:
        """Finish every write that was asked for, then close everything."""

    @abstractmethod
    async def read(self, question: Change[T]) -> T:
        """The answer, from one consistent state of the database."""

    @abstractmethod
    async def write(self, change: Change[T], tell: Sequence[str] = ()) -> T:
        """Make the change, and return when it is durable.

        Every other process hears the texts in `tell` (short, ids only) once the change is stored. If a change raises,
        only this change is undone, and its exception is raised here. A write goes on even if its caller is cancelled.
        """

    @abstractmethod
    async def announce(self, text: str) -> None:
        """Tell the other processes something that is not stored. There are none with SQLite."""

    def listen(self, heard: Callable[[str], None], lost: Callable[[], None]) -> None:
        """Call `heard` on the event loop for each text of another process, `lost` when some may have been missed."""
        self._heard = heard
        self._lost = lost

    @abstractmethod
    async def lease(self, shard: int) -> bool:
        """Whether this process may drive the tables of the shard. Ask again before every round: a lease can be lost."""

    @abstractmethod
    async def release(self, shard: int) -> None:
        """Let another process have the shard."""

    @abstractmethod
    async def check(self) -> None:
        """Raise Unavailable if the database does not answer."""


def check_texts(texts: Sequence[str]) -> None:
    for text in texts:
        if len(text.encode()) > LONGEST_TEXT:
            raise ValueError(f"a text for other processes has at most {LONGEST_TEXT} bytes, not {text[:40]!r}…")
