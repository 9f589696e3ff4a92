"""The choices of French Quarter, in groups, each with what it would bring as things are now."""

from __future__ import annotations

from rich.text import Text

from grandtour.core.game import Action, View
from grandtour.core.masks import in_mask
from grandtour.games.french_quarter.actions import (
    VALUES,
    Advance,
    Begin,
    Circle,
    Go,
    Map,
    Mark,
    Pass,
    Perform,
    Take,
)
from grandtour.games.french_quarter.edition import (
    ACTIVITY,
    LONGER_MOVE,
    NORTH,
    OTHER_CARD,
    PERFORMER,
    PLAIN,
    SOUTH,
    Edition,
    W,
)
from grandtour.games.french_quarter.legal import can_map, destinations, is_locked
from grandtour.games.french_quarter.line import touching
from grandtour.games.french_quarter.state import FQState, seen_performers
from grandtour.games.french_quarter.tables import Tables
from grandtour.terminal.face import Choice, Group, Menu
from grandtour.terminal.french_quarter_names import Names
from grandtour.terminal.french_quarter_position import position_of, tasks_of
from grandtour.terminal.french_quarter_sheet import Say, SheetPicture
from grandtour.terminal.french_quarter_signs import SPECIAL_STYLE, UMBRELLA_STYLE, VALUE_STYLE
from grandtour.terminal.french_quarter_typed import folded

LISTED = 12  # choices that are listed one a line


class Choices:
    def __init__(self, e: Edition, tables: Tables, names: Names, sheet: SheetPicture, say: Say) -> None:
        self.e = e
        self.tables = tables
        self.names = names
        self.sheet = sheet
        self.codes = sheet.codes
        self.glyphs = sheet.glyphs
        self.say = say

    def menu(self, view: View, legal: list[Action]) -> Menu:
        s = position_of(self.e, view)
        groups = [
            *self.dice(s, [action for action in legal if isinstance(action, Take)]),
            *self.moves(s, [action for action in legal if isinstance(action, Go)]),
            *self.maps(s, [action for action in legal if isinstance(action, Map)]),
            Group("", [self.marking(s, action) for action in legal if isinstance(action, Mark)]),
            Group("", [self.circle(view, action) for action in legal if isinstance(action, Circle)]),
            Group("", [self.performer(s, action) for action in legal if isinstance(action, Perform)]),
            Group("", [self.beginning(action) for action in legal if isinstance(action, Begin)]),
            Group("", [self.way(view, s, action) for action in legal if isinstance(action, Advance)]),
            Group("", [self.passing(view, action) for action in legal if isinstance(action, Pass)]),
        ]
        return Menu([group for group in groups if group.choices])

    def choice(self, label: Text, action: Action | None, search: str = "", more: list[Choice] | None = None) -> Choice:
        """Found by any part of its label, with accents or without, and by what else is in `search`."""
        text = label.plain.casefold()
        return Choice(label, action, search=f"{text} {folded(text)} {search}", more=more or [], title=label.plain)

    def listed(self, title: str, choices: list[Choice]) -> Group:
        return Group(title, choices, short=len(choices) > LISTED)

    # ---- dice -------------------------------------------------------------------------------------------------
    def dice(self, s: FQState, takes: list[Take]) -> list[Group]:
        own = [self.taking(s, take) for take in takes if take.card == take.type]
        groups = [Group("", own)]
        others: list[Choice] = []
        for take in takes:
            if take.card != take.type:
                continue
            cards = [other for other in takes if other.card != other.type]
            cards = [other for other in cards if (other.type, other.value) == (take.type, take.value)]
            if cards:
                label = Text.assemble((self.names.types[take.type], "bold"), f" {take.value}")
                others.append(self.choice(label, None, more=[self.taking(s, other) for other in cards]))
        if others:
            groups.append(
                Group(self.say("menu-other-card", bonus=self.names.words.bonus_with(OTHER_CARD)), others, short=True)
            )
        return groups

    def taking(self, s: FQState, take: Take) -> Choice:
        """ "Walk [3]  ☂ Fo · 1 or 2 spaces (7 buildings)"."""
        die = Text.assemble((self.names.types[take.type], "bold"), " ", (f"[{take.value}]", VALUE_STYLE))
        if take.card != take.type:
            die = Text.assemble(die, f" {self.glyphs.arrow} ", (self.names.types[take.card], "bold"))
        icons = self.codes.icons(self.e.card_icons[s.shown[take.card]])
        places = len(in_mask(destinations(self.e, self.tables, s, take.card)))
        there = self.say("reach", count=places) if places else self.say("reach-none")
        label = Text.assemble(die, "  ", icons, "  ", (f"{self.move(take.card)} ({there})", "dim"))
        return self.choice(label, take, f"{self.e.types[take.type]} {take.value}")

    def move(self, type: int) -> str:
        """How a card moves: "1–2 spaces", "Decatur St or N Front St"."""
        streets = self.e.move_streets[type]
        if streets:
            return self.names.words.any_of([self.names.streets[street] for street in streets])
        least, most = self.e.min_steps[type], self.e.max_steps[type]
        dash = "-" if self.glyphs.plain else "–"
        return self.say("steps", steps=str(most) if least == most else f"{least}{dash}{most}", most=most)

    # ---- buildings --------------------------------------------------------------------------------------------
    def moves(self, s: FQState, goes: list[Go]) -> list[Group]:
        near = [self.going(s, go) for go in goes if not go.further]
        far = [self.going(s, go) for go in goes if go.further]
        return [
            self.listed("", near),
            self.listed(self.say("menu-further", bonus=self.names.words.bonus_with(LONGER_MOVE)), far),
        ]

    def going(self, s: FQState, go: Go) -> Choice:
        """A destination: its icons, and whether the die's value fits there or an umbrella comes instead."""
        fits = not is_locked(s) and can_map(self.e, s, s.seat, go.building, s.die[s.seat])
        then = (f"[{s.die[s.seat]}]", VALUE_STYLE) if fits else (self.glyphs.umbrella, UMBRELLA_STYLE)
        label = Text.assemble(self.building(go.building), f" {self.glyphs.arrow} ", then)
        return self.choice(label, go, self.e.buildings[go.building])

    def building(self, building: int) -> Text:
        """The name of the building with its icons."""
        label = Text(self.names.buildings[building], style="bold")
        icons = self.codes.icons(self.e.building_icons[building])
        special = self.e.building_special[building]
        sign = "" if special == PLAIN else self.glyphs.specials[special]
        parts = [part for part in (icons, Text(sign, style=SPECIAL_STYLE)) if part.plain]
        return Text(" ").join([Text.assemble(label, " "), *parts]) if parts else Text.assemble(label)

    def maps(self, s: FQState, maps: list[Map]) -> list[Group]:
        """The map actions by building; where several values fit, they are asked for next."""
        by_building: dict[int, list[Map]] = {}
        for action in maps:
            by_building.setdefault(action.building, []).append(action)
        if len(by_building) == 1 or max((len(some) for some in by_building.values()), default=0) < 2:
            return [self.listed("", [self.mapping(action) for action in maps])]
        choices: list[Choice] = []
        for building, some in by_building.items():
            if len(some) == 1:
                choices.append(self.mapping(some[0]))
                continue
            values = " ".join(VALUES[action.value] for action in some)
            label = Text.assemble((self.names.buildings[building], "bold"), f" {self.glyphs.arrow} ", values)
            more = [self.mapping(action) for action in some]
            choices.append(self.choice(label, None, self.e.buildings[building], more))
        return [self.listed("", choices)]

    def mapping(self, action: Map) -> Choice:
        value = Text(self.glyphs.value(action.value), style=VALUE_STYLE)
        label = Text.assemble((self.names.buildings[action.building], "bold"), f" {self.glyphs.arrow} ", value)
        return self.choice(label, action, f"{self.e.buildings[action.building]} {'w' if action.value == W else ''}")

    # ---- tracks -----------------------------------------------------------------------------------------------
    def marking(self, s: FQState, action: Mark) -> Choice:
        k = action.activity
        label = Text.assemble(self.codes.icon(ACTIVITY + k), (f" {self.names.activities[k]}", "bold"))
        label.append(f"  {self.sheet.next_box(s, s.seat, k)}", style="dim")
        return self.choice(label, action)

    def circle(self, view: View, action: Circle) -> Choice:
        return self.choice(Text(self.names.words.action_now(action, view)), action)

    def performer(self, s: FQState, action: Perform) -> Choice:
        """How often it was seen, and what the performers track would give."""
        k = action.performer
        seen = s.performers[s.seat * len(self.e.performers) + k]
        boxes = self.glyphs.box[1] * seen + self.glyphs.box[0] * (2 - seen)
        label = Text.assemble(self.codes.icon(PERFORMER + k), (f" {self.names.performers[k]}", "bold"), f" {boxes}")
        box = seen_performers(self.e, s, s.seat)
        if seen < 2 and box < len(self.e.reward_kind):
            label = Text.assemble(label, f" {self.glyphs.arrow} ", self.sheet.reward(box))
        return self.choice(label, action)

    # ---- lines ------------------------------------------------------------------------------------------------
    def beginning(self, action: Begin) -> Choice:
        return self.choice(Text(self.names.corner(self.e.starts[action.number]), style="bold"), action)

    def way(self, view: View, s: FQState, action: Advance) -> Choice:
        """Along which street and how far, and how many mapped buildings would then be beside the lines."""
        own = tasks_of(view)[0][0] == "own-line"
        after = s.copy()
        line = s.lines[s.seat] if own else s.line
        to = self.e.grid.onward(line[-1], action.direction)
        if own:
            after.lines[s.seat] = (*line, to)
        else:
            after.line = (*line, to)
        grid = self.e.grid
        row, col = divmod(to, grid.cols + 1)
        street = self.names.streets[grid.street_onward(line[-1], action.direction)]
        across = self.names.streets[grid.ew[row] if action.direction in (NORTH, SOUTH) else grid.ns[col]]
        count = len(touching(self.e, self.tables, after, s.seat))
        label = Text(self.names.directions[action.direction], style="bold")
        told = self.say("way", street=street, across=across, count=count)
        return self.choice(Text.assemble(label, (f"  {told}", "dim")), action)

    def passing(self, view: View, action: Pass) -> Choice:
        return self.choice(Text(self.names.words.action_now(action, view)), action, "pass")
