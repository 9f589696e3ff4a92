"""`grandtour score` for San Francisco: the end of a game, with all players of the table or some."""

from __future__ import annotations

from pathlib import Path

from grandtour.cli.score_sheets import TableScorer
from grandtour.core.editions import Document
from grandtour.core.numbers import whole, wholes
from grandtour.core.result import Result
from grandtour.games.san_francisco import scoring
from grandtour.games.san_francisco.game import SanFrancisco
from grandtour.games.san_francisco.load import GAME, load
from grandtour.games.san_francisco.sheet import Sheet, parse_sheet
from grandtour.games.san_francisco.sheet_check import position
from grandtour.games.san_francisco.sheet_template import template
from grandtour.games.san_francisco.state import SFState
from grandtour.games.san_francisco.words import SanFranciscoWords
from grandtour.words import GameWords


class SanFranciscoScorer(TableScorer[Sheet, SFState]):
    game = GAME

    def parse(self, document: Document, folder: Path, edition: str | None) -> Sheet:
        return parse_sheet(document, folder, edition)

    def position(self, paper: Sheet) -> SFState:
        return position(paper)

    def score(self, paper: Sheet) -> Result | None:
        return scoring.result(paper.edition, self.state)

    def game_words(self, paper: Sheet) -> SanFranciscoWords:
        return SanFranciscoWords(SanFrancisco(paper.edition), self.language)

    def fill(self, game: GameWords, arguments: dict[str, object]) -> dict[str, object]:
        assert isinstance(game, SanFranciscoWords)
        filled = dict(arguments)
        if "owner" in filled:
            filled["owner"] = self.words.name(whole(filled["owner"]), self.names_of)
        if "ticket" in filled:
            filled |= game.ticket_ends(whole(filled.pop("ticket")))
        if "symbols" in filled:
            filled["symbols"] = game.every([game.symbol(symbol) for symbol in wholes(filled["symbols"])])
        return filled

    def template(self, edition: str, written: str) -> str:
        return template(load(edition), written, self.words.say)

    def over(self, paper: Sheet) -> bool:
        """Whether the game is over by SF-E1; if it ended by passing (SF-P1), the sheet does not show that."""
        return min(self.state.cars) <= paper.edition.last_round_at

    def remarks(self, paper: Sheet, result: Result) -> list[str]:
        if paper.complete and not self.over(paper):
            return [self.words.say("score-cars-left", cars=paper.edition.last_round_at)]
        return []

    def about(self, paper: Sheet, seat: int, result: Result) -> dict[str, object]:
        facts = scoring.facts(paper.edition, self.state)[seat]
        return {name: facts[name] for name in ("tickets_done", "cars_left")}

    def about_table(self, paper: Sheet) -> dict[str, object]:
        return {"over": self.over(paper)}
