"""Fresh views of a table, kept for as long as the table is as it was: many come or look again at the same moment."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from grandtour.server import showing
from grandtour.server.messages import ChatInfo, Language, TableInfo, View, You
from grandtour.server.table import Table


class Sights:
    """One view for each pair of eyes and language; what differs from person to person is put in for each of them."""

    def __init__(self) -> None:
        self._of: tuple[Table, dict[str, str]] | None = None
        self._made: dict[tuple[int | None, Language | None], View] = {}

    def clear(self) -> None:
        """The table has changed, and nobody looks at the one before any more."""
        self._of = None
        self._made.clear()

    def view(
        self,
        table: Table,
        names: dict[str, str],
        seat: int | None,
        language: Language | None,
        now: int,
        you: You,
        chat: list[ChatInfo] | None,
        info: Callable[[Table, dict[str, str]], TableInfo],
    ) -> View:
        if self._of is None or self._of[0] is not table or self._of[1] != names:
            self.clear()
            self._of = table, names
        made = self._made.get((seat, language))
        if made is None:
            made = showing.view(table, seat, now, info(table, names), language=language, names=names)
            self._made[seat, language] = made
        return msgspec.structs.replace(made, now=now, you=you, chat=chat)
