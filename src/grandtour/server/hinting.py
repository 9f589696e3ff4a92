"""Hints: what a bot would do in a player's place, worked out by a worker that knows no more than the player.

The answer is remembered: asked again about the same choice, it is the same, and those who ask meanwhile wait for it.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

from grandtour.bots import hints
from grandtour.core.game import NOT_YOUR_TURN
from grandtour.core.game import View as Shown
from grandtour.server.codes import Code, Refused
from grandtour.server.deciding import running
from grandtour.server.driver import question_for
from grandtour.server.houses import Houses
from grandtour.server.hub import Hub
from grandtour.server.messages import AdviceInfo, HintInfo, Language
from grandtour.server.questions import Asked, Full
from grandtour.server.store import queries as q
from grandtour.server.store.store import Store
from grandtour.server.table import Table
from grandtour.server.wording import Speech, speech_of
from grandtour.server.worker import Advised, Question
from grandtour.server.workers import Failed, Stopped, Unstarted, Unwanted, Workers

REMEMBERED: Final = 300
NO_BOTS_WAIT: Final = 15.0  # seconds

Moment = tuple[str, int, int]  # table, seat, and the step at which it was asked for its choice


class Hints:
    def __init__(self, store: Store, workers: Workers, hub: Hub, houses: Houses) -> None:
        self.store = store
        self.workers = workers
        self.hub = hub
        self.houses = houses
        self._thought: OrderedDict[Moment, asyncio.Task[list[Advised]]] = OrderedDict()

    async def of(self, table: Table, seat: int, language: Language) -> HintInfo:
        """A hint for the player of the seat, which is to act. Refused if there is nothing to advise."""
        check(table, seat)
        assert table.match is not None
        moment = moment_of(table, seat)
        try:
            # Somebody who leaves must not end it for those who also wait.
            advice = await asyncio.shield(self._thinking(moment, table))
        except Full as full:
            raise Refused(Code.BUSY, "so many hints are asked for that this one must wait", wait=full.wait) from None
        except Unwanted:
            raise Refused(Code.STALE, "the choice is another one by now") from None
        except Unstarted:
            raise Refused(Code.NO_BOTS, "no bot can think on this server at the moment", wait=NO_BOTS_WAIT) from None
        except (Failed, Stopped):
            raise Refused(Code.BUSY, "no bot could think about it; try again", wait=2.0) from None
        speech = speech_of(table.game, language)
        shown = table.game.observe(table.match.state, seat)
        measured = hints.have_figures(table.game)
        return HintInfo(seat, table.seen[seat], [told(speech, shown, said) for said in advice], measured)

    def _thinking(self, moment: Moment, table: Table) -> asyncio.Task[list[Advised]]:
        task = self._thought.get(moment)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = self._thought[moment] = asyncio.ensure_future(self._think(table, moment[1]))
            while len(self._thought) > REMEMBERED:
                self._thought.popitem(last=False)
        return task

    async def _think(self, table: Table, seat: int) -> list[Advised]:
        text = await self.store.read(lambda conn: q.edition_text(conn, table.edition_hash))
        person = table.chairs[seat].person or table.id
        moment = moment_of(table, seat)

        def make() -> Question | None:
            live = self.hub.live.get(table.id)
            if live is None or live.table.status != "running" or moment_of(live.table, seat) != moment:
                return None
            nodes = hints.nodes(table.game)
            return question_for(live.table, seat, hints.LEVEL, text, hints.SECONDS, nodes, "advise")

        owner = self.houses.owner(person, table.id)
        return await self.workers.advise(Asked("hint", owner, make, hints.SECONDS))


def moment_of(table: Table, seat: int) -> Moment:
    return table.id, seat, table.asked[seat]


def check(table: Table, seat: int) -> None:
    """Refuse unless the seat's player may ask now."""
    running(table)
    assert table.match is not None
    if not table.created.hints:
        raise Refused(Code.NO_HINTS, "at this table there are no hints")
    if table.paused:
        raise Refused(Code.PAUSED, "the game is paused")
    if table.chairs[seat].away is not None:
        raise Refused(Code.STAND_IN, "a stand-in plays for you; take your seat back first")
    actors = table.match.actors
    if seat not in actors:
        arguments: dict[str, object] = {"seat": seat, "actors": list(actors)}
        raise Refused(Code.ILLEGAL, "it is not your turn", rule=NOT_YOUR_TURN, arguments=arguments)


def told(speech: Speech, shown: Shown, said: Advised) -> AdviceInfo:
    action = speech.action(speech.game.read(said.action), shown)
    return AdviceInfo(said.action, action, said.score, said.win, speech.words.reason(said.reason, said.arguments))
