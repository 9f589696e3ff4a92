"""`grandtour score` for French Quarter: sheets of all or some players of the table; in the solo mode, the rating."""

from __future__ import annotations

from pathlib import Path

from grandtour.cli.score_sheets import TableScorer
from grandtour.core.editions import Document
from grandtour.core.numbers import whole
from grandtour.core.result import Result
from grandtour.games.french_quarter import scoring
from grandtour.games.french_quarter.edition import ACTIVITIES, TRACKS
from grandtour.games.french_quarter.game import FrenchQuarter
from grandtour.games.french_quarter.load import GAME, load
from grandtour.games.french_quarter.sheet import Sheet, parse_sheet
from grandtour.games.french_quarter.sheet_check import position
from grandtour.games.french_quarter.sheet_template import template
from grandtour.games.french_quarter.state import FQState, marked_boxes
from grandtour.games.french_quarter.words import FrenchQuarterWords
from grandtour.words import GameWords


class FrenchQuarterScorer(TableScorer[Sheet, FQState]):
    game = GAME

    def parse(self, document: Document, folder: Path, edition: str | None) -> Sheet:
        return parse_sheet(document, folder, edition)

    def position(self, paper: Sheet) -> FQState:
        return position(paper)

    def score(self, paper: Sheet) -> Result | None:
        return scoring.result(paper.edition, self.state)

    def game_words(self, paper: Sheet) -> FrenchQuarterWords:
        return FrenchQuarterWords(FrenchQuarter(paper.edition, paper.mayor, paper.tourism), self.language)

    def fill(self, game: GameWords, arguments: dict[str, object]) -> dict[str, object]:
        assert isinstance(game, FrenchQuarterWords)
        filled = {**arguments, "riverwalk": game.riverwalk_short()}
        if "activity" in filled:
            filled["activity"] = game.activity(ACTIVITIES.index(str(filled["activity"])))
        if "performer" in filled:
            filled["performer"] = game.word("performer", str(filled["performer"]))
        if "card" in filled:
            filled["card"] = game.vacation_name(game.e.vacations.index(str(filled["card"])))
        if "owner" in filled:
            filled["owner"] = self.words.name(whole(filled["owner"]), self.names_of)
        return filled

    def template(self, edition: str, written: str) -> str:
        return template(load(edition), written, self.words.say)

    def about(self, paper: Sheet, seat: int, result: Result) -> dict[str, object]:
        e, s = paper.edition, self.state
        tracks = {}
        for activity, name in enumerate(ACTIVITIES):
            at = seat * TRACKS + activity
            times = scoring.times(e, s, seat, activity)
            tracks[name] = {"marks": marked_boxes(s, seat, activity), "bonuses": s.bonuses[at], "multiplier": times}
        return {"tracks": tracks}

    def about_table(self, paper: Sheet) -> dict[str, object]:
        return {"mayor": self.state.mayor, "tourism": self.state.tourism}
