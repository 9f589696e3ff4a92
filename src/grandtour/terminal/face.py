"""What the terminal needs to know of a game: how things look, and how legal actions are arranged in a menu."""

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
    """One numbered line: an action, or a menu of its own if it needs another choice (how to pay)."""

    label: Text
    action: Action | None = None
    title: str = ""  # of the menu `more`
    more: list[Choice] = field(default_factory=list)
    search: str = ""  # a player can type a part of this to find it


@dataclass
class Group:
    title: str
    choices: list[Choice]
    short: bool = False  # labels are a word or two, so several go on a line
    folded: str = ""  # said instead of a list too long to read, until a typed part of a name narrows it


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

    prefix = ""  # for sentences that this game says in its own way: terminal-<prefix>-...
    own_commands: tuple[str, ...] = ()  # commands besides those of all games

    def __init__(
        self, game: Game, words: GameWords, names: Sequence[str], console: Console, title: str, own_design: bool
    ) -> None:
        """`title` is the edition's; the opening says if it is of our own design."""
        self.game = game
        self.words = words
        self.names = list(names)
        self.console = console
        self.title = title
        self.own_design = own_design
        self.ascii = not (console.encoding or "").lower().startswith("utf")
        self.arrow = ">" if self.ascii else "▶"

    def say(self, key: str, **arguments: object) -> str:
        """The terminal's sentence, or the game's own if it has one."""
        own = f"terminal-{self.prefix}-{key}"
        return self.words.say(own if self.words.has(own) else f"terminal-{key}", **arguments)

    # ---- screens ----------------------------------------------------------------------------------------------
    def opening(self, commitment: str) -> RenderableType:
        """Which game this is, how to begin, and the hash that fixes all chance."""
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
        """Everything that the viewer sees on the table, with the numbers of the menu if they help."""

    def chapter(self, view: View) -> int:
        """A number; when it changes, as in a new turn, the whole table is shown even if nobody else has acted."""
        return 0

    def begins(self, event: Event, begun: int) -> str:
        """When a record is told: the heading of what begins with this event. `begun` counts the headings so far."""
        return ""

    @abstractmethod
    def glance(self, view: View, menu: Menu) -> RenderableType:
        """The part of the table that matters in the middle of a turn."""

    @abstractmethod
    def board(self, view: View, part: str = "") -> RenderableType:
        """The whole board, or the part of it that `part` names."""

    @abstractmethod
    def show(self, command: str, view: View, menu: Menu) -> RenderableType:
        """What one of the game's own commands shows."""

    def ending(self, view: View) -> RenderableType | None:
        """What is shown besides the score sheet when the game is over."""
        return None

    # ---- choices and words ------------------------------------------------------------------------------------
    def tidy(self, text: str) -> str:
        """What a player typed, brought nearer to the notation; what is none is taken for a part of a name."""
        return text

    def is_choice(self, text: str) -> bool:
        """Whether the text chooses something now, although it is also a command, or short for one."""
        return False

    @abstractmethod
    def menu(self, view: View, legal: list[Action]) -> Menu:
        """Every legal action, in groups."""

    @abstractmethod
    def is_news(self, event: Event) -> bool:
        """Whether the event is told without being asked for; the table shows the rest."""

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
        """Why the game ended, who won, and why; a single player cannot win."""
        why = self.words.refusal(result.why, self.names)
        if len(result.scores) > 1:
            winners = self.words.every([self.names[seat] for seat in result.winners])
            why = f"{self.say('winner' if len(result.winners) == 1 else 'winners', names=winners)} {why}"
        return [self.words.ended(result.ended_by), why]
