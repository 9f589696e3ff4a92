"""`grandtour score` for Explore New York: the best Final Route of a sheet."""

from __future__ import annotations

import signal
import sys
import time
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Any, Final

from grandtour.cli.common import err, first, out, print_json, write_whole
from grandtour.cli.errors import INTERRUPTED
from grandtour.cli.score_sheets import Scorer, faults
from grandtour.core.editions import Document
from grandtour.games.explore_new_york import route as routes
from grandtour.games.explore_new_york.game import ExploreNewYork
from grandtour.games.explore_new_york.load import GAME
from grandtour.games.explore_new_york.route import Route, Stopped, Watch
from grandtour.games.explore_new_york.scoring import lines
from grandtour.games.explore_new_york.sheet import Sheet, open_edition, parse_sheet
from grandtour.games.explore_new_york.sheet_check import check_sheet
from grandtour.games.explore_new_york.sheet_template import template
from grandtour.games.explore_new_york.words import ExploreNewYorkWords
from grandtour.words import GameWords, Words

if TYPE_CHECKING:
    from rich.status import Status

STEPS: Final = 200  # steps of the search between two looks at the clock and the keyboard
QUIET = 1.0  # seconds after which the search is mentioned
PAUSE: Final = 10.0  # seconds between two lines if there is no terminal


class NewYorkScorer(Scorer[Sheet]):
    game = GAME
    draws = True

    def read(self, document: Document, folder: Path, edition: str | None) -> Sheet:
        sheet = parse_sheet(document, folder, edition)
        check_sheet(sheet)
        return sheet

    def game_words(self, paper: Sheet) -> ExploreNewYorkWords:
        return ExploreNewYorkWords(ExploreNewYork(paper.edition), self.language)

    def fill(self, game: GameWords, arguments: dict[str, object]) -> dict[str, object]:
        assert isinstance(game, ExploreNewYorkWords)
        tourists = arguments.get("tourists")
        return arguments | {"tourists": game.tourists(tourists)} if isinstance(tourists, list) else arguments

    def template(self, edition: str, written: str) -> str:
        e, _ = open_edition(edition)
        return template(e, written, self.words.say)

    def answer(self, paper: Sheet, troubles: list[str], picture: Path | None) -> int:
        with Looking(self.words) as watch:
            try:
                route = routes.best_route(paper.edition, list(paper.links), paper.tourists, watch)
                bound = route.total
            except Stopped as stopped:
                route, bound = stopped.route, stopped.bound
        stopped_early = watch.stopped and bound > route.total
        if picture is not None and not stopped_early:
            self.draw(paper, route, picture)
        if self.as_json:
            print_json(as_json(paper, route, bound, troubles))
        else:
            self.show(paper, route, bound, troubles, None if stopped_early else picture)
        return INTERRUPTED if stopped_early else 0

    def draw(self, sheet: Sheet, route: Route, file: Path) -> None:
        from grandtour.games.explore_new_york.picture import picture

        write_whole(file, picture(sheet, route, self.words.say))

    def show(self, sheet: Sheet, route: Route, bound: int, troubles: list[str], picture: Path | None) -> None:
        from rich.padding import Padding
        from rich.text import Text

        say, e = self.words.say, sheet.edition
        console = out()
        title = say("score-title-of", player=sheet.player) if sheet.player else say("score-title")
        console.print(Text(title, style="bold"))
        console.print(Text(e.title, style="dim"))
        self.show_lines(console, self.game_words(sheet), lines(route), route.total)
        console.print()
        if route.links:
            key = "score-route" if bound == route.total else "score-route-part"
            console.print(Text(say(key, count=len(route.links))))
            walk = "\u00a0→ ".join(e.point_names[point] for point in route.points)  # no arrow begins a line
            console.print(Padding(Text(walk), (0, 0, 0, 2), expand=False))
        else:
            console.print(Text(say("score-no-route")))
        if bound > route.total:
            console.print(Text(say("score-stopped", best=route.total, bound=bound), style="bold"))
        turns = sheet.turns_of_game
        if turns is not None and sheet.turns < turns:
            console.print(Text(say("score-so-far", played=sheet.turns, turns=turns)))
        self.show_troubles(console, sheet, troubles)
        if picture is not None:
            console.print(Text(say("score-picture-written", file=str(picture))))


def as_json(sheet: Sheet, route: Route, bound: int, troubles: list[str]) -> dict[str, object]:
    e = sheet.edition
    return {
        "game": GAME,
        "total": route.total,
        "lines": [{"key": line.key, "points": line.points, **line.arguments} for line in lines(route)],
        "route": [e.point_names[point] for point in route.points],
        "links": [e.links[link] for link in route.links],
        "off_route": [e.links[link] for link in sheet.links if link not in route.links],
        "proven": bound == route.total,
        "at_most": bound,
        "player": sheet.player or None,
        "players": sheet.players,
        "edition": e.id,
        "turns": {"played": sheet.turns, "of": sheet.turns_of_game},
        "cafes": [e.cafes[cafe] for cafe in sheet.cafes],
        **first(faults(sheet, troubles)),
    }


# ---- a long search --------------------------------------------------------------------------------------------
class Looking(Watch):
    """Says on stderr that the search goes on, and lets Ctrl-C stop it; a second Ctrl-C ends the program."""

    def __init__(self, words: Words) -> None:
        super().__init__(STEPS)
        self.words = words
        self.stopped = False
        self.began = time.monotonic()
        self.next = self.began + QUIET
        self.status: Status | None = None
        self.before: Any = None

    def __enter__(self) -> Looking:
        self.before = signal.signal(signal.SIGINT, self.stop)
        return self

    def __exit__(self, *_: object) -> None:
        signal.signal(signal.SIGINT, self.before)
        if self.status is not None:
            self.status.stop()

    def stop(self, number: int, frame: FrameType | None) -> None:
        self.stopped = True
        signal.signal(signal.SIGINT, self.before)

    def seen(self, nodes: int, best: int, bound: int) -> bool:
        now = time.monotonic()
        if now >= self.next and not self.stopped:
            text = self.words.say("score-searching", best=best, bound=bound, steps=nodes)
            if not sys.stderr.isatty():
                self.next = now + PAUSE
                print(text, file=sys.stderr, flush=True)
            elif self.status is None:
                self.next = now + 0.2
                self.status = err().status(text)
                self.status.start()
            else:
                self.next = now + 0.2
                self.status.update(text)
        return not self.stopped
