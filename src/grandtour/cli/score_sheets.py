"""How `grandtour score` reads, refuses and shows sheets of any game; each game has a module of its own beside this."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from grandtour.cli.common import first, out, print_json
from grandtour.cli.errors import Refused
from grandtour.core.editions import BadEdition, Document
from grandtour.core.game import State
from grandtour.core.result import Line, Result
from grandtour.core.sheets import Paper, Players, Trouble
from grandtour.core.short import some
from grandtour.words import GameWords, Words

if TYPE_CHECKING:
    from rich.console import Console

P = TypeVar("P", bound=Paper)
T = TypeVar("T", bound=Players)
S = TypeVar("S", bound=State)


def unreadable(file: Path, bad: BadEdition, as_json: bool, hint: str) -> Refused:
    if as_json:
        faults = [{"line": f.line, "place": f.place, "rule": None, "text": f.text} for f in bad.faults]
        print_json(first(faults))
    n = len(bad.faults)
    return Refused(f"{str(file)!r} cannot be read, {n} fault{'s' if n > 1 else ''}:", bad.faults, hint)


class Scorer(ABC, Generic[P]):
    """Scores sheets of one game, for people or for programs."""

    game: ClassVar[str]
    draws: ClassVar[bool] = False  # whether it draws pictures
    anyway: ClassVar[str] = "score-anyway"  # the sentence above troubles that were scored

    def __init__(self, language: str, as_json: bool) -> None:
        self.language = language
        self.as_json = as_json
        self.words = Words("score", language)

    @abstractmethod
    def read(self, document: Document, folder: Path, edition: str | None) -> P:
        """The sheet with all its troubles; BadEdition if it cannot be read."""

    @abstractmethod
    def game_words(self, paper: P) -> GameWords: ...

    @abstractmethod
    def answer(self, paper: P, troubles: list[str], picture: Path | None) -> int:
        """Score the sheet, and return the exit code."""

    @abstractmethod
    def template(self, edition: str, written: str) -> str:
        """An empty sheet for an edition, which it names as `written`; BadEdition if that cannot be used."""

    def fill(self, game: GameWords, arguments: dict[str, object]) -> dict[str, object]:
        """The arguments of a trouble's sentence, ready to be shown."""
        return arguments

    # ---- marks that cannot be -------------------------------------------------------------------------------
    def told(self, paper: P) -> list[str]:
        """The sentence of each trouble."""
        if not paper.troubles:
            return []
        game = self.game_words(paper)
        out = []
        for trouble in paper.troubles:
            arguments = dict(trouble.arguments)
            near = arguments.pop("near", "")
            text = self.words.say(f"score-{trouble.rule}-{trouble.case}", **self.fill(game, arguments))
            out.append(f"{text} {self.words.say('score-near', name=near)}" if near else text)
        return out

    def placed(self, paper: P, troubles: list[str]) -> list[str]:
        """The troubles' sentences, each with its place in the file and its rule."""
        out = []
        for trouble, text in zip(paper.troubles, troubles, strict=True):
            line = "" if trouble.line is None else self.words.say("score-line", line=trouble.line)
            where = ", ".join(part for part in (line, trouble.place) if part)
            out.append(f"{where}: {text} ({trouble.rule})")
        return out

    def refusal(self, paper: P, troubles: list[str], option: str) -> Refused:
        if self.as_json:
            print_json(first(faults(paper, troubles)))
        hint = self.words.say("score-troubles-hint", option=option)
        return Refused(self.words.say("score-troubles"), self.placed(paper, troubles), hint)

    # ---- showing --------------------------------------------------------------------------------------------
    def show_lines(self, console: Console, game: GameWords, lines: Sequence[Line], total: int) -> None:
        from rich.table import Table
        from rich.text import Text

        from grandtour.terminal.sheet import Unbroken

        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
        table.add_column()
        table.add_column(justify="right")
        for line in lines:
            table.add_row(Unbroken(game.line(line)), str(line.points))
        table.add_row(Text(self.words.say("score-total"), style="bold"), Text(str(total), style="bold"))
        console.print(table)

    def show_troubles(self, console: Console, paper: P, troubles: list[str]) -> None:
        from rich.padding import Padding
        from rich.text import Text

        if troubles:
            console.print()
            console.print(Text(self.words.say(self.anyway), style="bold"))
            for text in some(self.placed(paper, troubles)):
                console.print(Padding(Text(text), (0, 0, 0, 2), expand=False))


def faults(paper: Paper, troubles: list[str]) -> list[dict[str, object]]:
    return [fault(*both) for both in zip(paper.troubles, troubles, strict=True)]


def fault(trouble: Trouble, text: str) -> dict[str, object]:
    return {"line": trouble.line, "place": trouble.place, "rule": trouble.rule, "text": text}


class TableScorer(Scorer[T], Generic[T, S]):
    """For a game whose players are in one file: it tells their scores, and who won if all are there."""

    anyway = "score-anyway-table"
    state: S  # the state that was made of what was read
    names_of: list[str]

    @abstractmethod
    def parse(self, document: Document, folder: Path, edition: str | None) -> T: ...

    @abstractmethod
    def position(self, paper: T) -> S:
        """The position at the end of the game; impossible marks are then among the troubles."""

    @abstractmethod
    def score(self, paper: T) -> Result | None:
        """The result of the position, by the game's own rules."""

    def remarks(self, paper: T, result: Result) -> list[str]:
        """What else there is to say about the scores, in the user's language."""
        return []

    @abstractmethod
    def about(self, paper: T, seat: int, result: Result) -> dict[str, object]:
        """What JSON says about a player besides the lines."""

    @abstractmethod
    def about_table(self, paper: T) -> dict[str, object]: ...

    def read(self, document: Document, folder: Path, edition: str | None) -> T:
        paper = self.parse(document, folder, edition)
        self.state = self.position(paper)
        self.names_of = self.names(paper)
        return paper

    def result(self, paper: T) -> Result:
        result = self.score(paper)
        assert result is not None, "the position is the end of a game"
        return result

    def answer(self, paper: T, troubles: list[str], picture: Path | None) -> int:
        result = self.result(paper)
        game = self.game_words(paper)
        if self.as_json:
            print_json(self.json(paper, game, result, troubles))
        else:
            self.show(paper, game, result, troubles)
        return 0

    def names(self, paper: T) -> list[str]:
        return [name or self.words.name(seat) for seat, name in enumerate(paper.names)]

    def show(self, paper: T, game: GameWords, result: Result, troubles: list[str]) -> None:
        from rich.text import Text

        console = out()
        names = self.names(paper)
        for seat, name in enumerate(names):
            console.print(Text(name, style="bold"))
            if seat == 0:
                console.print(Text(paper.edition.title, style="dim"))
            self.show_lines(console, game, result.lines[seat], result.scores[seat])
            console.print()
        if paper.complete:
            for place, seats in enumerate(result.ranking if len(names) > 1 else ()):
                for seat in seats:
                    console.print(Text(f"{place + 1}. {names[seat]}: {result.scores[seat]}", style="bold"))
            console.print(Text(game.refusal(result.why, names)))
        elif paper.players == paper.seats:
            console.print(Text(self.words.say("score-not-all", listed=len(names), players=paper.players)))
        for remark in self.remarks(paper, result):
            console.print(Text(remark))
        self.show_troubles(console, paper, troubles)

    def json(self, paper: T, game: GameWords, result: Result, troubles: list[str]) -> dict[str, object]:
        sheets = []
        for seat, name in enumerate(paper.names):
            lines = [
                {"key": line.key, "points": line.points, "text": game.line(line), **line.arguments}
                for line in result.lines[seat]
            ]
            about = self.about(paper, seat, result)
            sheets.append({"player": name or None, "total": result.scores[seat], "lines": lines, **about})
        return {
            "game": self.game,
            "edition": paper.edition.id,
            "players": paper.players,
            **self.about_table(paper),
            "sheets": sheets,
            "ranking": [list(seats) for seats in result.ranking] if paper.complete else None,
            "why": {"rule": result.why.rule, **result.why.arguments} if paper.complete else None,
            **first(faults(paper, troubles)),
        }
