"""How French Quarter looks in the terminal. Everything comes from the view, so nothing hidden can show."""

from __future__ import annotations

from typing import Final

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from grandtour.core.game import Action, Event, View
from grandtour.core.numbers import whole, wholes
from grandtour.games.french_quarter.actions import Advance, Begin, Go, Map
from grandtour.games.french_quarter.edition import (
    ACTIVITIES,
    ACTIVITY,
    COURTYARD,
    CROSS_OUT,
    DIRECTIONS,
    GIFT_SHOP,
    LONGER_MOVE,
    NONE,
    OTHER_CARD,
    PERFORMER,
    PERFORMERS,
    PERSONAL_LINE,
    RIVERWALK,
    TRACKS,
    UMBRELLA,
    WILD,
    WRITE_W,
)
from grandtour.games.french_quarter.game import FrenchQuarter
from grandtour.games.french_quarter.rule_parts import asking
from grandtour.games.french_quarter.words import FrenchQuarterWords
from grandtour.terminal.explore_new_york import lines_of
from grandtour.terminal.face import Choice, Face, Menu
from grandtour.terminal.french_quarter_map import CityMap, Marks
from grandtour.terminal.french_quarter_menu import Choices
from grandtour.terminal.french_quarter_names import Names
from grandtour.terminal.french_quarter_position import dice_of, position_of, tasks_of
from grandtour.terminal.french_quarter_sheet import SheetPicture
from grandtour.terminal.french_quarter_signs import (
    CLOSED_STYLE,
    LINE_STYLE,
    ME_STYLE,
    OWN_LINE_STYLE,
    SPECIAL_STYLE,
    VALUE_STYLE,
    Codes,
    Glyphs,
    fit,
)
from grandtour.terminal.french_quarter_todo import Todo
from grandtour.terminal.french_quarter_typed import Typed, folded
from grandtour.terminal.views import lists_of, players_of

LOW: Final = 50  # lines of a screen that is too low for a large map and a menu
ON_SHEET: Final = ("icon", "circle", "one-performer", "two-performers", "other-performer")  # decisions about the sheet
LONGEST_NAME: Final = 24  # of a building in a table
UNTOLD: Final = ("card", "die")  # the table shows them
SMALL: Final = ("umbrella", "mark", "full", "pass")  # told to the player whose they are; the others see the sheet
PARTS: Final = ("map", "sheet", "cards")  # that the board command can be asked for


class FrenchQuarterFace(Face):
    prefix = "fq"
    own_commands = PARTS

    def __init__(self, game: FrenchQuarter, language: str, names: list[str], console: Console) -> None:
        self.own = FrenchQuarterWords(game, language)
        super().__init__(game, self.own, names, console, game.edition.title, game.edition.own_design)
        e = game.edition
        self.e = e
        self.glyphs = Glyphs(self.ascii)
        self.things = Names(self.own, self.glyphs.letters)
        self.codes = Codes(self.glyphs, self.things.activities, self.things.performers)
        self.reader: object = None  # the seat that the screen is for
        low = console.is_terminal and console.height < LOW
        self.map = CityMap(e, self.glyphs, self.codes, self.things.streets, console.width, low)
        self.picture = SheetPicture(e, self.glyphs, self.codes, self.things, self.say, console.width)
        self.choices = Choices(e, game.tables, self.things, self.picture, self.say)
        self.todo = Todo(e, self.things, self.names, self.say)
        self.typed = Typed(game, self.things, self.codes.performers)

    def say(self, key: str, **arguments: object) -> str:
        """The sentence; the examples that help gives are of this edition."""
        return super().say(key, **(self.examples() | arguments))

    def examples(self) -> dict[str, object]:
        e, words = self.own.e, self.own
        type, card = e.pool[e.seat_counts[-1]][0], e.pool[e.seat_counts[-1]][-1]
        return {
            "ex_die": words.type(type),
            "ex_word": folded(words.type(type)),
            "ex_mark": folded(words.activity(0)),
            "ex_activity": words.activity(0),
            "ex_building": e.buildings[0],
            "ex_moves": " · ".join(self.moves(e.types[type], e.types[card])),
            "riverwalk": words.riverwalk_short(),
            "line_points": e.line_points,
            "choices": asking(e),
        }

    def moves(self, type: str, card: str) -> list[str]:
        """An example of each kind of move that can come up in this edition, in notation."""
        building, performer = self.e.buildings[0], self.e.performers[0]
        moves = (
            (f"take {type} 3", True),
            (f"take {type} 3 as {card}", self.has(OTHER_CARD)),
            (f"go {building}", True),
            (f"further {building}", self.has(LONGER_MOVE)),
            (f"map {building} 4", True),
            (f"map {building} W", self.has(WRITE_W)),
            (f"mark {ACTIVITIES[0]}", True),
            ("bonus", asking(self.e) > 0),
            ("multiplier", asking(self.e) > 0),
            (f"performer {performer}", self.has(PERFORMERS)),
            ("begin 3", self.has(PERSONAL_LINE)),
            (f"advance {DIRECTIONS[0]}", True),
            ("pass", True),
        )
        return [move for move, there in moves if there]

    def has(self, effect: int) -> bool:
        """Whether the edition has a bonus that does this."""
        return self.e.effect_track[effect] != NONE

    # ---- screens ----------------------------------------------------------------------------------------------
    def heading(self, view: View) -> RenderableType:
        parts = []
        if view["phase"] == "setup":
            parts.append(self.say("setting-up"))
        elif view["phase"] != "over":
            parts.append(self.say("turn", number=view["round"], last=view["rounds"]))
        if view["closed"] != NONE:
            parts.append(self.say("closed", street=self.things.streets[whole(view["closed"])]))
        return Rule(f" {self.glyphs.dot} ".join(parts)) if parts else Text()

    def table(self, view: View, menu: Menu | None = None) -> RenderableType:
        """The whole table; without a menu only the players, because in a replay the board follows."""
        parts = [self.heading(view), self.players(view)]
        if isinstance(view["viewer"], int) and menu is not None:
            parts += [Text(), self.cards(view)]
            drawn = self.city(view, view["viewer"], menu)
            parts += [Text(), self.with_legend(view, drawn) if view["round"] == 1 else drawn]
            parts += [Text(), self.sheet(view, view["viewer"]), *self.still_to_come(view)]
        return Group(*parts)

    def chapter(self, view: View) -> int:
        """The number of a turn, which begins when a die is to be taken, and goes on when that is done."""
        return whole(view["round"]) * 100 + whole(view["taken"]) - (0 if is_taking(view) else 1)

    def begins(self, event: Event, begun: int) -> str:
        """The heading of a round. No event announces the first one: it begins with its first card (FQ-A1)."""
        if event.kind == "round" or (event.kind == "card" and not begun):
            return self.say("turn", number=begun + 1, last=self.e.rounds)
        return ""

    def glance(self, view: View, menu: Menu) -> RenderableType:
        """The map where the choice is about it, the sheet where it is about that, and what is still to be done."""
        seat = whole(view["viewer"])
        if tasks_of(view)[0][0] in ON_SHEET:
            shown: RenderableType = self.sheet(view, seat)
        else:
            shown = self.city(view, seat, menu)
        return Group(Text(), shown, *self.still_to_come(view))

    def still_to_come(self, view: View) -> list[RenderableType]:
        """FQ-A3: what is left of the chain and of the turn after this decision."""
        told = self.todo.told(view)
        return [Text(), Text.assemble((f"{self.say('still')} ", "dim"), told)] if told else []

    def players(self, view: View) -> Table:
        table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
        table.add_column(self.say("player"))
        table.add_column(self.say("tourist-at"))
        for heading in ("mapped", "second-line", "points"):
            table.add_column(self.say(heading), justify="right")
        acting = wholes(view["actors"])
        for seat, player in enumerate(players_of(view)):
            name = Text(f"{self.arrow if seat in acting else ' '} ")
            name = Text.assemble(name, self.tourist(view, seat), f" {self.names[seat]}")
            if seat == view["viewer"]:
                name.append(f" ({self.say('you')})")
            if seat == view["first"] and len(self.names) > 1:
                name.append(f" ({self.say('first')})", style="dim")
            at = fit(self.things.buildings[whole(player["at"])], LONGEST_NAME)[0]
            row = [len(lists_of(player["mapped"])), player["boxes"], self.points(player)]
            table.add_row(name, at, *map(str, row), style="bold" if seat == view["viewer"] else "")
        return table

    def points(self, player: dict[str, object]) -> str:
        """So far; with a sign where a secret card may bring more."""
        secret = player["has_vacation"] and player["vacation"] is None
        return f"{player['points']}{'+?' if secret else ''}"

    def tourist(self, view: View, seat: int) -> Text:
        if seat == view["viewer"]:
            return Text(self.glyphs.me, style=ME_STYLE)
        return Text(f"{self.glyphs.other}{seat + 1}")

    def cards(self, view: View) -> RenderableType:
        """Every card on the table: the dice left on it, its icons, how it moves; and the Mayor's."""
        table = Table.grid(padding=(0, 2, 0, 0))
        for _ in range(4):
            table.add_column()
        shown = wholes(view["shown"])
        for type in self.e.decks[whole(view["seats"])]:
            if shown[type] == NONE:
                continue
            dice = [Text(f"[{value}]", style=VALUE_STYLE) for its, value in dice_of(view) if its == type]
            icons = self.codes.icons(self.e.card_icons[shown[type]])
            name = Text(self.things.types[type], style="bold" if dice else "dim")
            move = Text(self.choices.move(type), style="dim")
            table.add_row(name, Text(" ").join(dice) if dice else Text(self.glyphs.dot, style="dim"), icons, move)
        return Group(table, *self.mayor(view))

    def mayor(self, view: View) -> list[RenderableType]:
        """FQ-Y1, FQ-Y2: what the Mayor closes and, alone, which dice the Mayor takes."""
        card = whole(view["mayor_card"])
        if card == NONE:
            return []
        closed = whole(view["closed"])
        text = (
            self.say("mayor-closes", street=self.things.streets[closed]) if closed != NONE else self.say("mayor-none")
        )
        if view["seats"] == 1:
            order = f" {self.glyphs.arrow} ".join(self.things.types[type] for type in self.e.mayor_order[card])
            key = "mayor-begins" if self.e.mayor_first[card] else "mayor-second"
            text = f"{text} {self.say(key)} {self.say('mayor-order', types=order)}"
        return [Text(text, style=CLOSED_STYLE if closed != NONE else "")]

    # ---- map and sheet ----------------------------------------------------------------------------------------
    def marks_of(self, view: View, seat: int) -> Marks:
        """The seat's map as the viewer knows it; tourists are on every map."""
        players = players_of(view)
        player, viewer = players[seat], view["viewer"]
        here = wholes(player["courtyards"])
        wanted = [] if player["vacation"] is None else self.e.vacation_buildings[whole(player["vacation"])]
        return Marks(
            mapped={row[0]: row[1] for row in map(wholes, lists_of(player["mapped"]))},
            line=wholes(view["line"]),
            own_line=wholes(player["line"]),
            me=whole(players[viewer]["at"]) if isinstance(viewer, int) else NONE,
            others=[(k + 1, whole(other["at"])) for k, other in enumerate(players) if k != viewer],
            closed=whole(view["closed"]),
            visited=set(here),
            riverwalk=whole(player["riverwalk"]),
            wanted=set(wanted),
        )

    def city(self, view: View, seat: int, menu: Menu | None = None) -> Text:
        """The seat's map; with the numbers of the menu on buildings, corners and streets."""
        marks = self.marks_of(view, seat)
        for number, _, choice in menu.numbered() if menu is not None else ():
            self.number(view, marks, number, choice)
        return self.map.draw(marks)

    def number(self, view: View, marks: Marks, number: int, choice: Choice) -> None:
        action = choice.action if choice.action is not None else choice.more[0].action if choice.more else None
        if isinstance(action, (Go, Map)):
            marks.numbers[action.building] = number
        elif isinstance(action, Begin):
            marks.corners[self.e.starts[action.number]] = number
        elif isinstance(action, Advance):
            line = marks.own_line if tasks_of(view)[0][0] == "own-line" else marks.line
            marks.ways[line[-1], self.e.grid.onward(line[-1], action.direction)] = number

    def with_legend(self, view: View, drawn: Text) -> RenderableType:
        return Group(drawn, *lines_of(self.legend(view), min(self.console.width, max(self.map.width, 78))))

    def legend(self, view: View) -> list[Text]:
        g = self.glyphs
        icons = [(ACTIVITY + k, self.things.activities[k]) for k in range(TRACKS)]
        icons += [(icon, self.things.icon(icon)) for icon in (UMBRELLA, WILD)]
        parts = [Text.assemble(self.codes.icon(icon), f" {name}") for icon, name in icons]
        icons = [(PERFORMER + k, name) for k, name in enumerate(self.things.performers)]
        parts += [Text.assemble(self.codes.icon(icon), f" {name}") for icon, name in icons]
        for special, key in ((COURTYARD, "courtyard"), (GIFT_SHOP, "gift-shop"), (RIVERWALK, "riverwalk")):
            if special in self.e.building_special:
                parts.append(Text.assemble((g.specials[special], SPECIAL_STYLE), f" {self.say(f'legend-{key}')}"))
        if any(player["vacation"] is not None for player in players_of(view)):
            parts.append(Text.assemble((g.wanted, SPECIAL_STYLE), f" {self.say('vacation')}"))
        parts.append(Text(f"[4] {self.say('legend-mapped')}"))
        parts.append(Text(f"{g.me} {self.say('you')}"))
        parts.append(Text(f"{g.start(1)}{g.start(2)} {self.say('legend-start')}"))
        parts.append(Text.assemble((f"{g.line[0] * 2}{g.line_end}", LINE_STYLE), f" {self.say('second-line')}"))
        if any(lists_of(player["line"]) for player in players_of(view)):
            sign = f"{g.own_line[0] * 2}{g.own_end}"
            parts.append(Text.assemble((sign, OWN_LINE_STYLE), f" {self.say('legend-own-line')}"))
        if view["closed"] != NONE:
            parts.append(Text.assemble((f"{g.street[0]}{g.closed}" * 2, CLOSED_STYLE), f" {self.say('legend-closed')}"))
        signs = {"bonus": "(+)", "multiplier": f"({g.times})", "choice": "(?)", "crossed": "(/)"}
        parts.append(Text(self.say("legend-boxes", **signs, crossing=int(self.has(CROSS_OUT)))))
        for part in parts:
            part.stylize("dim")
        return parts

    def sheet(self, view: View, seat: int, whole_sheet: bool = False) -> RenderableType:
        points = whole(players_of(view)[seat]["points"])
        return self.picture.draw(position_of(self.e, view), seat, points, whole_sheet)

    def board(self, view: View, part: str = "") -> RenderableType:
        """The cards and every player's map and sheet, the viewer's last; or one part of it, or one player's."""
        named = {folded(self.say(f"command-{name}")): name for name in PARTS} | {name: name for name in PARTS}
        mine = [view["viewer"]] if isinstance(view["viewer"], int) else []
        everybody = [seat for seat in range(len(self.names)) if seat not in mine] + mine
        if folded(part) in named:
            return self.part(view, named[folded(part)], mine or everybody)
        seats = everybody
        if part:
            seats = [seat for seat in everybody if part == self.names[seat].casefold() or part == str(seat + 1)]
            seats = seats or [seat for seat in everybody if part in self.names[seat].casefold()]
            if not seats:
                names = ", ".join(f"{seat + 1}: {name}" for seat, name in enumerate(self.names))
                known = ", ".join(self.say(f"command-{name}") for name in PARTS)
                return Text(self.say("no-such-player", part=part[:40], names=names, parts=known), style="yellow")
        parts: list[RenderableType] = [] if part else [self.cards(view)]
        for seat in seats:
            drawn = self.city(view, seat)
            parts += [Text(), Rule(self.names[seat], style="dim")]
            parts.append(self.with_legend(view, drawn) if seat == seats[-1] else drawn)
            parts += [Text(), self.sheet(view, seat)]
        return Group(*parts)

    def part(self, view: View, name: str, seats: list[int]) -> RenderableType:
        if name == "cards":
            return self.cards(view)
        if name == "map":
            return Group(*(self.with_legend(view, self.city(view, seat)) for seat in seats))
        return Group(*(self.sheet(view, seat, True) for seat in seats))

    def show(self, command: str, view: View, menu: Menu) -> RenderableType:
        """A part of the board; on the map the numbers of the menu, but not those of one building's values."""
        if command == "map" and menu.parent is None:
            return self.with_legend(view, self.city(view, whole(view["viewer"]), menu))
        return self.board(view, command)

    def ending(self, view: View) -> RenderableType | None:
        parts: list[RenderableType] = []
        for seat, name in enumerate(self.names):
            parts += [Text(), Rule(name, style="dim"), self.city(view, seat), Text(), self.sheet(view, seat)]
        return Group(*parts, Text())

    # ---- choices and words ------------------------------------------------------------------------------------
    def menu(self, view: View, legal: list[Action]) -> Menu:
        self.reader = view["viewer"]
        self.typed.legal = legal
        return self.choices.menu(view, legal)

    def is_choice(self, text: str) -> bool:
        """`b` is the bonus where there is one to choose, and the board elsewhere; `map X 3` is a move."""
        return text.startswith("map ") or any(text in self.typed.keys(action) for action in self.typed.legal)

    def tidy(self, text: str) -> str:
        return self.typed.read(text)

    def is_news(self, event: Event) -> bool:
        return event.kind not in UNTOLD and (event.kind not in SMALL or event.seat == self.reader)


def is_taking(view: View) -> bool:
    return bool(lists_of(view["todo"])) and tasks_of(view)[0][0] == "take"
