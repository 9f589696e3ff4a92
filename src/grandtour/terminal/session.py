"""Plays one game in the terminal: it asks each person in turn, lets the bots answer, and never shows a traceback."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from grandtour.bots import safely
from grandtour.bots.bot import Bot, Clock
from grandtour.core.game import Action, IllegalAction, UnreadableAction
from grandtour.core.match import Match
from grandtour.terminal.face import Choice, Face, Menu
from grandtour.terminal.face import Group as MenuGroup
from grandtour.terminal.hint import hint_for
from grandtour.terminal.sheet import sheet
from grandtour.words import FALLBACK

PAGE: Final = 12  # so many choices of a group are shown at a time
# In the order of the help page; those in OWN belong only to some games.
COMMANDS: Final = (
    *("help", "board", "tickets", "route", "hint", "log", "undo", "why", "rules"),
    *("more", "back", "play", "quit"),
)
OWN: Final = ("tickets", "route")
SHORT: Final = {
    "?": "help",
    "h": "help",
    "b": "board",
    "t": "tickets",
    "r": "route",
    "l": "log",
    "u": "undo",
    "q": "quit",
}
YES: Final = ("y", "yes", "s", "si", "sí", "o", "oui", "j", "ja", "d", "da")
LAST_LOG_LINES: Final = 40


class Left(Exception):
    """The player has left the game."""


@dataclass
class Player:
    name: str
    bot: Bot | None
    clock: Callable[[], Clock] = Clock  # makes a new clock for every decision of the bot


class Session:
    def __init__(
        self, match: Match, face: Face, players: list[Player], console: Console, interactive: bool, save: Saver
    ) -> None:
        self.match = match
        self.face = face
        self.players = players
        self.console = console
        self.interactive = interactive  # whether a person is at a keyboard, and not a script
        colored = console.color_system is not None and not console.no_color
        # Between \001 and \002 is what takes no room on the line, for readline.
        self.prompt_style = ("\001\x1b[1;36m\002", "\001\x1b[0m\002") if colored else ("", "")
        self.paused = False  # whether the last player has just pressed Enter
        self.save = save
        self.humans = [seat for seat, player in enumerate(players) if player.bot is None]
        self.told = [len(match.steps)] * len(players)  # by seat: how many steps it has been told of
        self.watched = len(match.steps)  # the same if only bots play
        self.at_keyboard: int | None = None
        self.last_human: int | None = None  # the seat of the person who answered last
        self.fresh = True  # whether the whole table is shown before the next choice
        self.chapter = 0  # the chapter that the last choice belonged to
        self.known = [command for command in COMMANDS if command not in OWN or command in face.own_commands]
        after = self.known.index("board") + 1
        self.known[after:after] = [command for command in face.own_commands if command not in COMMANDS]
        self.commands = {command: command for command in self.known}
        self.commands |= {short: command for short, command in SHORT.items() if command in self.known}
        for command in self.known:
            self.commands[self.say(f"command-{command}").casefold()] = command

    def say(self, key: str, **arguments: object) -> str:
        return self.face.say(key, **arguments)

    # ---- the game ---------------------------------------------------------------------------------------------
    def run(self) -> None:
        """Play to the end, or until the player leaves or the input ends."""
        self.console.print(self.face.opening(self.match.commitment))
        try:
            while self.match.actors:
                seat = self.next_actor()
                bot = self.players[seat].bot
                if bot is not None:
                    self.let_bot_act(seat, bot)
                else:
                    self.ask(seat)
            self.finish()
        except EOFError:
            self.console.print()
            self.note(self.say("input-ended"))
            self.save.unfinished()
        except Left:
            self.note(self.say("left"))
            self.save.unfinished()

    def next_actor(self) -> int:
        """If several may act, the one who has begun goes on, so that a turn of many steps is played at once."""
        actors = self.match.actors
        return self.last_human if self.last_human is not None and self.last_human in actors else actors[0]

    def let_bot_act(self, seat: int, bot: Bot) -> None:
        legal, player = self.match.legal(seat), self.players[seat]
        view, sampler = self.match.view(seat), self.match.sampler(seat)
        action, fault = safely.choose(bot, view, legal, sampler, player.clock())
        if fault is not None:
            self.note(self.say("bot-failed", name=player.name, fault=fault))
        self.match.play(seat, action)
        self.fresh = True
        if not self.humans:
            self.tell(self.news(self.watched, None))
            self.watched = len(self.match.steps)

    def ask(self, seat: int) -> None:
        """Ask the seat until it has made one choice."""
        self.hand_over(seat)
        self.last_human = seat
        view = self.match.view(seat)
        menu = self.face.menu(view, self.match.legal(seat))
        if self.fresh or self.face.chapter(view) != self.chapter:
            self.console.print()
            self.console.print(self.face.table(view, menu))
            self.tell(self.news(self.told[seat], seat), self.say("since"))
        else:
            self.console.print(self.face.glance(view, menu))
        self.told[seat] = len(self.match.steps)
        self.chapter = self.face.chapter(view)
        self.fresh = False
        self.show_menu(menu, self.face.prompt(view))
        turn = Turn(self, seat, menu)
        while not turn.done:
            turn.answer(self.read(self.say("ask")))
        self.told[seat] = min(self.told[seat], len(self.match.steps))

    def hand_over(self, seat: int) -> None:
        """Hand the keyboard from one person to another, so that nobody sees another's cards."""
        if len(self.humans) < 2 or seat == self.at_keyboard:
            return
        name = self.players[seat].name
        if self.at_keyboard is not None:
            if not self.paused:
                self.read(self.say("curtain-close", name=name))
            self.clear()
        self.note(self.say("curtain", name=name))
        self.read(self.say("curtain-open", name=name))
        self.clear()
        self.at_keyboard = seat
        self.fresh = True

    def played(self, seat: int, action: Action) -> None:
        """Tell the seat what its step led to; at a keyboard, give the person time to take the step back."""
        self.paused = False
        news = self.news(self.told[seat], seat) or [self.face.action(action)]
        self.told[seat] = len(self.match.steps)
        self.tell(news)
        if not self.interactive or seat in self.match.actors or not self.match.can_undo(seat):
            return
        while True:
            answer = self.read(self.say("end-of-turn", undo=self.say("command-undo")))
            if self.commands.get(answer.casefold()) == "undo":
                self.match.undo(seat)
                self.note(self.say("undone"))
                self.told[seat] = len(self.match.steps)
                self.fresh = True
                return
            if not answer or answer.isdecimal():
                self.paused = True
                return

    def finish(self) -> None:
        result = self.match.result()
        assert result is not None, "nobody is to act, so the game is over"
        if len(self.humans) < 2:
            viewer = self.humans[0] if self.humans else None
            self.tell(self.news(self.told[viewer] if viewer is not None else self.watched, viewer))
        elif self.interactive:
            self.clear()
        self.console.print()
        self.console.print(Rule(self.say("game-over")))
        ending = self.face.ending(self.match.view(None))
        if ending is not None:
            self.console.print(ending)
        self.console.print(sheet(self.face, result))
        for text in self.face.why_won(result):
            self.console.print(Text(text, style="bold"))
        self.console.print()
        self.console.print(Text(self.say("seed-told", seed=self.match.seed, salt=self.match.salt), style="dim"))
        self.save.finished(self.read if self.interactive else None)

    # ---- reading and writing ----------------------------------------------------------------------------------
    def read(self, prompt: str) -> str:
        if self.interactive:
            # The prompt goes through readline, so that editing the line does not wipe it out.
            return input(f"{self.prompt_style[0]}{prompt}{self.prompt_style[1]} ").strip()
        self.console.print(Text(prompt, style="bold cyan"), end=" ")
        answer = sys.stdin.readline()
        if not answer:
            raise EOFError
        if not sys.stdin.isatty():  # a terminal shows what is typed; elsewhere we must
            self.console.print(Text(printable(answer.strip())))
        return answer.strip()

    def note(self, text: str) -> None:
        self.console.print(Text(text, style="yellow"))

    def clear(self) -> None:
        """Clear the terminal, with what has scrolled off; a pipe cannot be cleared."""
        if self.console.is_terminal:
            self.console.file.write("\x1b[2J\x1b[3J\x1b[H")
            self.console.file.flush()

    def news(self, since: int, viewer: int | None, everything: bool = False) -> list[str]:
        """What happened after the first `since` steps, as the viewer saw it."""
        texts = []
        for step in self.match.steps[since:]:
            for event in step.events:
                seen = event.seen_by(viewer)
                if seen is not None and (everything or self.face.is_news(seen)):
                    text = self.face.event(seen, viewer)
                    if text:
                        texts.append(text)
        return texts

    def tell(self, texts: list[str], heading: str = "") -> None:
        if not texts:
            return
        if heading:
            self.console.print(Text(heading, style="dim"))
        lines = Table.grid(padding=(0, 1))
        for text in texts:
            lines.add_row(" ·", Text(text))
        self.console.print(lines)

    def show_menu(self, menu: Menu, prompt: str, part: str = "", page: int = 0) -> None:
        """Show the groups with their numbers, which never change; with `part`, only what has it in its name."""
        self.console.print()
        if prompt:
            self.console.print(Text(prompt, style="bold"))
        hidden = 0
        for group in menu.groups:
            if group.folded and not part:
                self.console.print(Text(group.folded, style="dim"))
                continue
            found = [(number, c) for number, its, c in menu.numbered() if its is group and part in c.search]
            shown = found
            if not group.short:
                first = page * PAGE if page * PAGE < len(found) else 0
                shown = found[first : first + PAGE]
                hidden += len(found) - len(shown)
            if shown:
                if group.title:
                    self.console.print(Text(group.title, style="dim"))
                self.console.print(Padding(layout(shown, group.short), (0, 0, 0, 1)))
        if hidden:
            more = self.say("more-choices", count=hidden, more=self.say("command-more"))
            self.console.print(Text(more, style="dim"))
        if menu.parent is not None:
            self.console.print(Text(f"  0 {self.say('go-back')}", style="dim"))


def layout(shown: list[tuple[int, Choice]], short: bool) -> RenderableType:
    if short:
        labels = [Text.assemble((f"{number} ", "bold cyan"), choice.label) for number, choice in shown]
        return Columns(labels, padding=(0, 3))
    table = Table.grid(padding=(0, 1))
    table.add_column(justify="right", style="bold cyan", no_wrap=True, min_width=2)
    table.add_column()
    for number, choice in shown:
        table.add_row(str(number), choice.label)
    return table


def printable(text: str) -> str:
    """What a player typed, without control codes, so that it is safe to show."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def shortened(text: str, most: int) -> str:
    """As much as there is room for, in whole words; only a word that is too long by itself is cut."""
    if len(text) <= most:
        return text
    return f"{text[: most + 1].rpartition(' ')[0] or text[:most]}..."


class Turn:
    """One choice that is being made; it understands numbers, notation, commands and parts of names."""

    def __init__(self, session: Session, seat: int, menu: Menu) -> None:
        self.session = session
        self.seat = seat
        self.menu = menu
        self.part = ""
        self.page = 0
        self.done = False

    def say(self, key: str, **arguments: object) -> str:
        return self.session.say(key, **arguments)

    def answer(self, line: str) -> None:
        words = line.split()
        if not words:
            self.session.note(self.say("empty", help=self.say("command-help")))
            return
        if line.isascii() and line.isdecimal():
            if int(line[:9]) == 0:
                self.do_back("")
            else:
                self.choose(int(line[:9]))
            return
        command = self.session.commands.get(words[0].casefold())
        if command is not None and self.session.face.is_choice(" ".join(words).lower()):
            command = None
        if command is not None and command in self.session.face.own_commands:
            self.do_own(command)
            return
        if command is not None:
            getattr(self, f"do_{command}")(" ".join(words[1:]))
            return
        self.notation(self.session.face.tidy(" ".join(words).lower()), line)

    def choose(self, number: int) -> None:
        choice = self.menu.choice(number)
        if choice is None:
            self.session.note(self.say("no-such-number", number=number, last=sum(1 for _ in self.menu.numbered())))
        elif choice.action is not None:
            self.play(choice.action)
        else:
            self.menu = Menu([MenuGroup("", choice.more)], self.menu)
            self.show(choice.title)

    def show(self, prompt: str = "") -> None:
        self.session.show_menu(self.menu, prompt, self.part if self.menu.parent is None else "", self.page)

    def play(self, action: Action) -> None:
        try:
            self.session.match.play(self.seat, action)
        except IllegalAction as refused:
            self.session.note(self.session.face.refusal(refused.reason, self.seat))
            return
        self.done = True
        self.session.played(self.seat, action)

    def notation(self, text: str, line: str) -> None:
        try:
            action = self.session.match.game.read(text)
        except UnreadableAction as fault:
            if not self.narrow(text):
                self.session.note(
                    self.say("not-understood", text=printable(shortened(line, 60)), help=self.say("command-help"))
                )
                if "is no action" not in str(fault):  # then the fault says what is wrong with this action
                    self.detail(fault)
            return
        self.play(action)

    def detail(self, fault: UnreadableAction) -> None:
        """Say what is wrong with a notation, which we can say only in English."""
        if self.session.face.words.language == FALLBACK:
            self.session.console.print(Text(shortened(str(fault), 300), style="dim"))

    def narrow(self, part: str) -> bool:
        """Whether the text is a part of a name; then the menu shows only the choices that have it."""
        while self.menu.parent is not None:
            self.menu = self.menu.parent
        part = part.casefold()
        if not any(choice.search and part in choice.search for _, _, choice in self.menu.numbered()):
            return False
        self.part = part
        self.page = 0
        self.session.show_menu(self.menu, self.say("narrowed", part=part), part)
        return True

    # ---- commands ---------------------------------------------------------------------------------------------
    def do_help(self, _: str) -> None:
        table = Table.grid(padding=(0, 2))
        table.add_column(style="bold cyan", no_wrap=True)
        table.add_column()
        for command in self.session.known:
            own = self.say(f"command-{command}")
            usage = self.say(f"usage-{command}")
            names = own if own == command else f"{own} ({command})"
            table.add_row(f"{names} {usage}".strip() if usage != "-" else names, self.say(f"help-{command}"))
        lines: list[RenderableType] = [Text(self.say("help")), Text(), table, Text(), Text(self.say("help-notation"))]
        self.session.console.print(Group(*lines))

    def do_board(self, part: str) -> None:
        self.session.console.print(self.session.face.board(self.session.match.view(self.seat), part.casefold()))

    def do_own(self, command: str) -> None:
        """Do a command that only this game has."""
        self.session.console.print(self.session.face.show(command, self.session.match.view(self.seat), self.menu))

    def do_hint(self, _: str) -> None:
        self.session.console.print(hint_for(self.session.face, self.session.match, self.seat, self.menu))

    def do_log(self, _: str) -> None:
        texts = self.session.news(0, self.seat, everything=True)
        self.session.tell(texts[-LAST_LOG_LINES:], self.say("log", count=len(texts)))

    def do_undo(self, _: str) -> None:
        try:
            self.session.match.undo(self.seat)
        except IllegalAction as refused:
            self.session.note(self.session.face.refusal(refused.reason, self.seat))
            return
        self.session.note(self.say("undone"))
        self.session.fresh = True
        self.session.told[self.seat] = len(self.session.match.steps)
        self.done = True

    def do_why(self, text: str) -> None:
        match = self.session.match
        tidy = self.session.face.tidy
        number = int(text[:9]) if text.isascii() and text.isdecimal() else 0
        choice = self.menu.choice(number)
        try:
            if choice is not None:
                reason = None
            else:
                reason = match.game.why_not(match.state, self.seat, match.game.read(tidy(text.lower())))
        except UnreadableAction as fault:
            self.session.note(self.say("why-usage"))
            if text:
                self.detail(fault)
            return
        self.session.note(self.say("why-allowed") if reason is None else self.session.face.refusal(reason, self.seat))

    def do_rules(self, wanted: str) -> None:
        wanted = wanted.upper()
        found = [(rule, text) for rule, text in self.session.face.rules() if not wanted or wanted in (rule, rule[3:])]
        if not found:
            self.session.note(self.say("no-such-rule", rule=printable(wanted[:20]), rules=self.say("command-rules")))
            return
        table = Table.grid(padding=(0, 2))
        table.add_column(style="bold", no_wrap=True)
        table.add_column()
        for rule, text in found:
            table.add_row(rule, Text(text))
        self.session.console.print(table)

    def do_more(self, _: str) -> None:
        listed = [g for g in self.menu.groups if not g.short and (self.part or not g.folded)]
        sizes = [sum(self.part in c.search for c in g.choices) for g in listed]
        self.page = self.page + 1 if (self.page + 1) * PAGE < max(sizes, default=0) else 0
        self.show()

    def do_back(self, _: str) -> None:
        if self.menu.parent is not None:
            self.menu = self.menu.parent
        self.part = ""
        self.page = 0
        self.show()

    def do_play(self, text: str) -> None:
        self.notation(self.session.face.tidy(text.lower()), text)

    def do_quit(self, _: str) -> None:
        if self.session.read(self.say("quit-sure")).casefold() in YES:
            raise Left


class Saver:
    """Writes the record of the game, whole, when it ends or is left."""

    def __init__(
        self, match: Match, path: Path | None, write: Callable[[Path, str], None], face: Face, console: Console
    ) -> None:
        self.match = match
        self.path = path
        self.write = write  # raises OSError if it cannot write
        self.face = face
        self.console = console
        self.saved = False

    def unfinished(self) -> None:
        if self.path is not None and not self.saved:
            self.save(self.path)

    def finished(self, read: Callable[[str], str] | None) -> None:
        if read is None:
            self.unfinished()
        elif self.path is None or not self.saves(self.path):
            self.offer(read)

    def offer(self, read: Callable[[str], str]) -> None:
        """Offer to save the record until it is saved, or the player does not want that."""
        while True:
            name = read(self.face.say("save"))
            if not name or self.saves(name):
                return

    def saves(self, name: str | Path) -> bool:
        """Save the record. Returns whether that worked; if not, it says so."""
        try:
            path = Path(name).expanduser() if isinstance(name, str) else name
            if path.exists():
                raise FileExistsError
            self.save(path)
        except (OSError, ValueError, RuntimeError):  # ValueError: a zero byte; RuntimeError: ~nobody
            text = self.face.say("save-no", file=printable(str(name)))
            self.console.print(Text(text, style="yellow"))
            return False
        return True

    def save(self, path: Path) -> None:
        self.write(path, str(self.match.record()))
        self.saved = True
        self.console.print(Text(self.face.say("saved", file=str(path)), style="green"))
