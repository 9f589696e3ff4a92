"""Insights, worked out beside the event loop and remembered: several people ask for the same, and ask again."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

from grandtour.server.faces import insight_of
from grandtour.server.messages import InsightInfo, Language
from grandtour.server.table import Table
from grandtour.server.wording import words_of

REMEMBERED: Final = 300

Key = tuple[str, int | None, int, Language]


class Insights:
    def __init__(self) -> None:
        self._known: OrderedDict[Key, InsightInfo] = OrderedDict()
        # One at a time: a route in New York may take its share of a second, and moves must not wait for it.
        self._turn = asyncio.Semaphore(1)

    async def of(self, table: Table, seat: int | None, language: Language) -> InsightInfo:
        """Of a table with a game; as far as the seat, or a spectator, may know."""
        match = table.match
        assert match is not None
        step = table.seen[table.viewer(seat)]
        key = table.id, seat, step, language
        async with self._turn:
            found = self._known.get(key)
            if found is None:
                words = words_of(table.game, language)
                data = await asyncio.to_thread(insight_of, table.game, match.state, seat, words)
                found = self._known[key] = InsightInfo(seat, step, data)
                while len(self._known) > REMEMBERED:
                    self._known.popitem(last=False)
            return found
