"""`grandtour score`: the best Final Route of a game on paper."""

from __future__ import annotations

import os
import signal
import sys
import time
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from grandtour.cli.common import Json, check_new_file, err, out, print_json, write_whole
from grandtour.cli.errors import INTERRUPTED, Faults, Refused
from grandtour.cli.language import language_of
from grandtour.core.editions import BadEdition, is_path
from grandtour.games.explore_new_york.route_search import Watch

if TYPE_CHECKING:
    from rich.status import Status

    from grandtour.games.explore_new_york.route import Route
    from grandtour.games.explore_new_york.sheet import Sheet, Trouble
    from grandtour.games.explore_new_york.words import ExploreNewYorkWords
    from grandtour.words import Words

ANYWAY = "--anyway"
STEPS = 200  # of the search between two looks at the clock and the keyboard
QUIET = 1.0  # seconds before the search is spoken of
PAUSE = 10.0  # seconds between two lines where there is no terminal

File = Annotated[Path | None, Parameter(metavar="FILE", show_default=False)]
Flag = Annotated[bool, Parameter(negative="", show_default=False)]
Language = Annotated[str | None, Parameter(name=["--lang", "--language"])]
Output = Annotated[Path | None, Parameter(name=["--output", "-o"], metavar="FILE")]
Svg = Annotated[Path | None, Parameter(metavar="FILE.svg")]


def score(
    file: File = None,
    /,
    *,
    picture: Svg = None,
    anyway: Flag = False,
    template: Flag = False,
    output: Output = None,
    edition: str | None = None,
    lang: Language = None,
    as_json: Json = False,
) -> int:
    """Score a game of Explore New York that you played on paper.

    Type in what is on your map: blocks with tourists, links, used cafes. The
    answer is the best Final Route there is, with all its points. Marks that
    cannot be are named with their rule, and the exit code is 2. Ctrl-C stops a
    long search and tells the best route so far; the exit code is then 130.

    For example:

      grandtour score --template -o sheet.toml
      grandtour score sheet.toml --picture route.svg
      grandtour score sheet.toml --json

    Parameters
    ----------
    file
        The sheet, in TOML or JSON; docs/score.md explains it.
    picture
        Draw the map with the marks and the route to this new file.
    anyway
        Score a sheet with marks that cannot be.
    template
        Write an empty sheet with comments instead.
    output
        Where to write it: a new file.
    edition
        The id of an edition of ours, or a file of your own; goes before what the sheet says.
    lang
        en, es, fr, de or ro; the language of your system if not given.
    as_json
        Print JSON: {"total", "lines": [{"key", "points", ...}], "route": ["4,4", ...], "proven", ...}, or
        {"faults": [{"line", "place", "rule", "text"}]}.
    """
    faults = Faults()
    with faults:
        language = language_of(lang)
    if template:
        with faults:
            only_for_sheets(file, picture, anyway, as_json)
        if output is not None:
            with faults:
                check_new_file(output, "--output")
        faults.finish()
        return write_template(edition, output, language)
    with faults:
        if file is None:
            raise Refused("name the FILE of a sheet", hint="`grandtour score --template` writes an empty one.")
    with faults:
        if output is not None:
            raise Refused("--output is for --template", hint="--picture FILE.svg writes a picture.")
    if picture is not None:
        with faults:
            check_new_file(picture, "--picture")
    faults.finish()
    assert file is not None, "or it was refused"
    return Scorer(language, as_json).run(file, edition, anyway, picture)


# ---- the empty sheet ------------------------------------------------------------------------------------------
def only_for_sheets(file: Path | None, picture: Path | None, anyway: bool, as_json: bool) -> None:
    given = {"FILE": file, "--picture": picture, ANYWAY: anyway, "--json": as_json}
    wrong = [name for name, value in given.items() if value]
    if wrong:
        hint = "-o FILE says where to write the empty sheet." if file is not None else ""
        raise Refused(f"--template does not go with {', '.join(wrong)}", hint=hint)


def write_template(edition: str | None, output: Path | None, language: str) -> int:
    from grandtour.games.explore_new_york.sheet import DEFAULT_EDITION, open_edition
    from grandtour.games.explore_new_york.sheet_template import template
    from grandtour.words import Words

    name = edition or DEFAULT_EDITION
    try:
        e, _ = open_edition(name)
    except BadEdition as bad:
        raise Refused(f"the edition {name!r} cannot be used:", bad.faults) from None
    if output is not None and is_path(name):  # a sheet looks for files from its own folder on
        name = Path(os.path.relpath(name, output.parent)).as_posix()
    if is_path(name) and "/" not in name:
        name = f"./{name}"
    words = Words("score", language)
    text = template(e, name, words.say)
    if output is None:
        print(text, end="")
    else:
        write_whole(output, text)
        print(words.say("score-template-written", file=str(output)))
    return 0


# ---- a sheet --------------------------------------------------------------------------------------------------
class Scorer:
    def __init__(self, language: str, as_json: bool) -> None:
        from grandtour.words import Words

        self.language = language
        self.as_json = as_json
        self.words: Words = Words("score", language)

    def run(self, file: Path, edition: str | None, anyway: bool, picture: Path | None) -> int:
        from grandtour.games.explore_new_york.route import Stopped, best_route

        sheet = self.read(file, edition)
        troubles = self.told(sheet)
        if sheet.troubles and not anyway:
            self.refuse(sheet, troubles)
        with Looking(self.words) as watch:
            try:
                route = best_route(sheet.edition, list(sheet.links), sheet.tourists, watch)
                bound = route.total
            except Stopped as stopped:
                route, bound = stopped.route, stopped.bound
        stopped_early = watch.stopped and bound > route.total
        if picture is not None and not stopped_early:
            self.draw(sheet, route, picture)
        if self.as_json:
            print_json(as_json(sheet, route, bound, troubles))
        else:
            self.show(sheet, route, bound, troubles, None if stopped_early else picture)
        return INTERRUPTED if stopped_early else 0

    def read(self, file: Path, edition: str | None) -> Sheet:
        from grandtour.games.explore_new_york.sheet import read_sheet
        from grandtour.games.explore_new_york.sheet_check import check_sheet

        try:
            sheet = read_sheet(file, edition)
        except BadEdition as bad:
            if self.as_json:
                faults = [{"line": f.line, "place": f.place, "rule": None, "text": f.text} for f in bad.faults]
                print_json({"faults": faults})
            n = len(bad.faults)
            raise Refused(f"{str(file)!r} cannot be read, {n} fault{'s' if n > 1 else ''}:", bad.faults) from None
        check_sheet(sheet)
        return sheet

    def game_words(self, sheet: Sheet) -> ExploreNewYorkWords:
        from grandtour.games.explore_new_york.game import ExploreNewYork
        from grandtour.games.explore_new_york.words import ExploreNewYorkWords

        return ExploreNewYorkWords(ExploreNewYork(sheet.edition), self.language)

    def told(self, sheet: Sheet) -> list[str]:
        """The sentence of each trouble."""
        if not sheet.troubles:
            return []
        game = self.game_words(sheet)
        out = []
        for trouble in sheet.troubles:
            arguments = dict(trouble.arguments)
            tourists = arguments.get("tourists")
            if isinstance(tourists, list):
                arguments["tourists"] = game.tourists(tourists)
            out.append(self.words.say(f"score-{trouble.rule}-{trouble.case}", **arguments))
        return out

    def placed(self, sheet: Sheet, troubles: list[str]) -> list[str]:
        """Each with its place in the file and its rule."""
        out = []
        for trouble, text in zip(sheet.troubles, troubles, strict=True):
            line = "" if trouble.line is None else self.words.say("score-line", line=trouble.line)
            where = ", ".join(part for part in (line, trouble.place) if part)
            out.append(f"{where}: {text} ({trouble.rule})")
        return out

    def refuse(self, sheet: Sheet, troubles: list[str]) -> None:
        if self.as_json:
            print_json({"faults": [fault(*both) for both in zip(sheet.troubles, troubles, strict=True)]})
        hint = self.words.say("score-troubles-hint", option=ANYWAY)
        raise Refused(self.words.say("score-troubles"), self.placed(sheet, troubles), hint)

    def draw(self, sheet: Sheet, route: Route, file: Path) -> None:
        from grandtour.games.explore_new_york.picture import picture

        write_whole(file, picture(sheet, route, self.words.say))

    def show(self, sheet: Sheet, route: Route, bound: int, troubles: list[str], picture: Path | None) -> None:
        from rich.padding import Padding
        from rich.table import Table
        from rich.text import Text

        from grandtour.games.explore_new_york.scoring import lines

        say, e = self.words.say, sheet.edition
        game = self.game_words(sheet)
        console = out()
        title = say("score-title-of", player=sheet.player) if sheet.player else say("score-title")
        console.print(Text(title, style="bold"))
        console.print(Text(e.title, style="dim"))
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
        table.add_column()
        table.add_column(justify="right")
        for line in lines(route):
            table.add_row(Text(game.line(line)), str(line.points))
        table.add_row(Text(say("score-total"), style="bold"), Text(str(route.total), style="bold"))
        console.print(table)
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
        if troubles:
            console.print()
            console.print(Text(say("score-anyway"), style="bold"))
            for text in self.placed(sheet, troubles):
                console.print(Padding(Text(text), (0, 0, 0, 2), expand=False))
        if picture is not None:
            console.print(Text(say("score-picture-written", file=str(picture))))


def fault(trouble: Trouble, text: str) -> dict[str, object]:
    return {"line": trouble.line, "place": trouble.place, "rule": trouble.rule, "text": text}


def as_json(sheet: Sheet, route: Route, bound: int, troubles: list[str]) -> dict[str, object]:
    from grandtour.games.explore_new_york.scoring import lines

    e = sheet.edition
    return {
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
        "faults": [fault(*both) for both in zip(sheet.troubles, troubles, strict=True)],
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
