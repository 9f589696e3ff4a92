"""Works out insights beside the event loop, and remembers them: several people ask for the same, and ask again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from functools import partial
from typing import Final

import grandtour as gt
from grandtour.server.backroom import Backroom
from grandtour.server.faces import insight_of
from grandtour.server.messages import InsightInfo, Language
from grandtour.server.table import Table
from grandtour.server.wording import words_of

REMEMBERED: Final = 300
AT_ONCE: Final = 1  # a route of Explore New York may take a good part of a second, and moves must not wait for it


class Insights:
    def __init__(self) -> None:
        self._known: OrderedDict[Hashable, InsightInfo] = OrderedDict()
        self._room = Backroom(AT_ONCE)

    async def of(self, table: Table, seat: int | None, language: Language) -> InsightInfo:
        """The insight of a running or finished game, as far as the seat or a spectator may know. Refused if too many
        ask.
        """
        assert table.match is not None
        step = table.seen[table.viewer(seat)]
        return await self.at((table.id, step), table.game, table.match.state, seat, step, language)

    async def at(
        self, moment: Hashable, game: gt.Game, state: gt.State, seat: int | None, step: int, language: Language
    ) -> InsightInfo:
        """The insight of any moment of a game; `moment` names it."""
        key = moment, seat, language
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = await self._room.do(key, partial(insight, game, state, seat, step, language))
            while len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        return found


def insight(game: gt.Game, state: gt.State, seat: int | None, step: int, language: Language) -> InsightInfo:
    return InsightInfo(seat, step, insight_of(game, state, seat, words_of(game, language)))
