"""What the terminal needs to know of a game: how things look and how the legal actions are laid out in a menu."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from rich.console import Console, RenderableType
from rich.console import Group as Stack
from rich.panel import Panel
from rich.text import Text

from grandtour.core.game import Action, Event, Game, Reason, Seat, View
from grandtour.core.result import Line, Result
from grandtour.words import GameWords


@dataclass
class Choice:
    """One numbered line: an action, or a menu of its own where it takes another choice (how to pay)."""

    label: Text
    action: Action | None = None
    title: str = ""  # of the menu `more`
    more: list[Choice] = field(default_factory=list)
    search: str = ""  # what a player can type a part of to find it


@dataclass
class Group:
    title: str
    choices: list[Choice]
    short: bool = False  # labels of a word or two: several on a line
    folded: str = ""  # said instead of a list that is too long to read, until a part of a name narrows it


@dataclass
class Menu:
    groups: list[Group]
    parent: Menu | None = None

    def numbered(self) -> Iterator[tuple[int, Group, Choice]]:
        number = 0
        for group in self.groups:
            for choice in group.choices:
                number += 1
                yield number, group, choice

    def choice(self, number: int) -> Choice | None:
        return next((choice for n, _, choice in self.numbered() if n == number), None)


class Face(ABC):
    """One game in one language, for one table of named players."""

    prefix = ""  # of the sentences that this game says in its own way: terminal-<prefix>-...
    own_commands: tuple[str, ...] = ()  # besides those of every game

    def __init__(
        self, game: Game, words: GameWords, names: Sequence[str], console: Console, title: str, own_design: bool
    ) -> None:
        """`title` is the edition's; one of our own design is said to be so."""
        self.game = game
        self.words = words
        self.names = list(names)
        self.console = console
        self.title = title
        self.own_design = own_design
        self.ascii = not (console.encoding or "").lower().startswith("utf")
        self.arrow = ">" if self.ascii else "▶"

    def say(self, key: str, **arguments: object) -> str:
        """The terminal's sentence; the game's own one where it has one."""
        own = f"terminal-{self.prefix}-{key}"
        return self.words.say(own if self.words.has(own) else f"terminal-{key}", **arguments)

    # ---- screens ----------------------------------------------------------------------------------------------
    def opening(self, commitment: str) -> RenderableType:
        """What game this is, how to begin, and the hash that all chance is fixed by."""
        commands = {name: self.say(f"command-{name}") for name in ("help", "board", "rules")}
        house = [Text(self.say("house-mode"), style="bold"), Text()] if len(self.names) in self.game.house_modes else []
        lines = [
            Text(self.title, style="bold"),
            Text(),
            *house,
            Text(self.say("goal")),
            Text(),
            *([Text(self.say("own-map"), style="dim"), Text()] if self.own_design else []),
            Text(self.say("opening-commitment"), style="dim"),
            Text(commitment, style="dim"),
            Text(),
            Text(self.say("opening-players", names=self.words.every(self.names))),
            Text(self.say("opening-help", **commands)),
        ]
        title = f"Grand Tour · {self.say('title')}"
        return Panel(Stack(*lines), title=title, padding=(1, 2), width=min(self.console.width, 90))

    @abstractmethod
    def table(self, view: View, menu: Menu | None = None) -> RenderableType:
        """All that the viewer sees on the table, with the numbers of the menu where they help."""

    def chapter(self, view: View) -> int:
        """When this changes, the whole table is shown even where nobody else has acted: a new turn."""
        return 0

    def begins(self, event: Event, begun: int) -> str:
        """The heading of what begins with this event, when a record is told; `begun` are the headings so far."""
        return ""

    @abstractmethod
    def glance(self, view: View, menu: Menu) -> RenderableType:
        """The part of it that matters in the middle of a turn."""

    @abstractmethod
    def board(self, view: View, part: str = "") -> RenderableType:
        """The whole board, or what `part` names of it."""

    @abstractmethod
    def show(self, command: str, view: View, menu: Menu) -> RenderableType:
        """What one of the game's own commands shows."""

    def ending(self, view: View) -> RenderableType | None:
        """What is shown besides the score sheet when the game is over."""
        return None

    # ---- choices and words ------------------------------------------------------------------------------------
    def tidy(self, text: str) -> str:
        """What a player typed, brought nearer to the notation; it is a part of a name otherwise."""
        return text

    def is_choice(self, text: str) -> bool:
        """Whether it chooses something now, although it is also (short for) a command."""
        return False

    @abstractmethod
    def menu(self, view: View, legal: list[Action]) -> Menu:
        """Every legal action, in groups."""

    @abstractmethod
    def is_news(self, event: Event) -> bool:
        """Whether it is told unasked; the table shows the rest."""

    def prompt(self, view: View) -> str:
        """What the viewer is asked to do."""
        return self.words.prompt(view, self.names)

    def action(self, action: Action) -> str:
        """What is chosen, in words."""
        return self.words.action(action)

    def event(self, event: Event, viewer: Seat | None) -> str | None:
        """A sentence for what happened; `event` is already as the viewer may know it."""
        return self.words.event(event, viewer, self.names)

    def refusal(self, reason: Reason, viewer: Seat) -> str:
        """Why something is not allowed, with the rule's id."""
        return f"{self.words.refusal(reason, self.names, viewer)} ({reason.rule})"

    def rules(self) -> list[tuple[str, str]]:
        """Every rule's id and sentence."""
        return self.words.rules()

    def line(self, line: Line) -> str:
        """One line of a score sheet."""
        return self.words.line(line)

    def why_won(self, result: Result) -> list[str]:
        """Why the game ended, who won and why; alone nobody wins."""
        why = self.words.refusal(result.why, self.names)
        if len(result.scores) > 1:
            winners = self.words.every([self.names[seat] for seat in result.winners])
            why = f"{self.say('winner' if len(result.winners) == 1 else 'winners', names=winners)} {why}"
        return [self.words.ended(result.ended_by), why]
