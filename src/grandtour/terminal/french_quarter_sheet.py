"""One player's sheet of French Quarter in letters: tracks, performers, Second Line boxes, places, bonuses, points."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from grandtour.core.result import Line
from grandtour.games.french_quarter import scoring
from grandtour.games.french_quarter.edition import (
    ACTIVITIES,
    ACTIVITY,
    BONUS,
    BOXES,
    CHOICE,
    COURTYARD,
    EFFECTS,
    GET_ACTIVITY,
    GET_MAP,
    GET_POINTS,
    GIFT_SHOP,
    LOCKED_UP,
    LONGER_MOVE,
    MULTIPLIER,
    NONE,
    OTHER_CARD,
    RIVERWALK,
    SQUARE,
    TRACKS,
    UMBRELLA,
    WRITE_W,
    Edition,
)
from grandtour.games.french_quarter.state import FQState, marks_to, next_box, seen_performers
from grandtour.games.french_quarter.things import INSTANT, ONE_USE
from grandtour.terminal.french_quarter_names import Names
from grandtour.terminal.french_quarter_signs import (
    ACTIVITY_STYLES,
    LINE_STYLE,
    PERFORMER_STYLE,
    SPECIAL_STYLE,
    UMBRELLA_STYLE,
    VALUE_STYLE,
    Codes,
    Glyphs,
)

Say = Callable[..., str]

LABELS: Final = 20  # columns for what stands on the left
LONGEST: Final = 60  # columns of a row of boxes


class SheetPicture:
    def __init__(self, e: Edition, glyphs: Glyphs, codes: Codes, names: Names, say: Say, room: int) -> None:
        """`room` is how wide the screen is."""
        self.e = e
        self.glyphs = glyphs
        self.codes = codes
        self.names = names
        self.say = say
        self.room = room

    def draw(self, s: FQState, seat: int, points: int, whole_sheet: bool = False) -> RenderableType:
        """Draw the sheet. The whole sheet also lists all bonuses, so it tells what those still to come will do."""
        parts: list[RenderableType] = [self.tracks(s, seat), self.others(s, seat)]
        if whole_sheet:
            parts += [Text(), self.all_bonuses(s, seat)]
        total = self.say("points-so-far", count=points)
        if s.tourism and s.vacation[seat] == NONE:
            total = f"{total} {self.say('without-vacation')}"
        return Group(*parts, Text(total, style="bold"))

    # ---- activities -------------------------------------------------------------------------------------------
    def tracks(self, s: FQState, seat: int) -> Table:
        """A line each; where that is too wide, its street and the next circle go on a line of their own."""
        lines = {line.key: line for line in scoring.lines(self.e, s, seat)}
        rows: list[list[Text]] = []
        for k in range(TRACKS):
            name = Text.assemble(self.codes.icon(ACTIVITY + k), f" {self.names.activities[k]}")
            street = self.street_score(lines[ACTIVITIES[k]])
            rows.append([name, self.boxes(s, seat, k), street, Text(self.gain(s, seat, k))])
        wide = sum(max(cell.cell_len for cell in column) + 1 for column in zip(*rows, strict=True)) - 1
        table = Table.grid(padding=(0, 1, 0, 0))
        for name, boxes, street, gain in rows:
            if wide <= self.room:
                table.add_row(name, boxes, street, gain)
            else:
                table.add_row(name, boxes)
                table.add_row("", Text("  ").join([street, gain]))
        return table

    def boxes(self, s: FQState, seat: int, activity: int) -> Text:
        """Squares bare, circles in brackets with what they give, until they are marked."""
        glyphs = self.glyphs
        at = seat * TRACKS + activity
        out = Text(style=ACTIVITY_STYLES[activity])
        for box, kind in enumerate(self.e.tracks[activity].boxes):
            marked = box < s.marks[at]
            sign = glyphs.box[1 if marked else 0]
            if kind != SQUARE:
                if s.crossed[at] >> box & 1:
                    sign = glyphs.crossed
                elif not marked:
                    sign = glyphs.circles[BOXES[kind]]
                sign = f"({sign})"
            out.append(sign, style="" if marked else "not bold")
        return out

    def street_score(self, line: Line) -> Text:
        """ "Decatur St 3×2+1=7"."""
        arguments = line.arguments
        street = arguments["street"]
        assert isinstance(street, int)
        text = f"{self.names.streets[street]} {arguments['buildings']}{self.glyphs.times}{arguments['times']}"
        if arguments["extra"]:
            text += f"+{arguments['extra']}"
        return Text(f"{text}={line.points}")

    def gain(self, s: FQState, seat: int, activity: int) -> str:
        """What the next circle gives, and how many boxes away it is."""
        at = seat * TRACKS + activity
        boxes = self.e.tracks[activity].boxes
        if next_box(s, seat, activity) == len(boxes):
            return self.say("track-full")
        for box in range(s.marks[at], len(boxes)):
            gains = self.gains(s, seat, activity, boxes[box])
            if gains and not s.crossed[at] >> box & 1:
                return self.say("next-circle", count=marks_to(s, seat, activity, box), what="/".join(gains))
        return self.say("no-circle")

    def gains(self, s: FQState, seat: int, activity: int, kind: int) -> list[str]:
        """The bonus, the multiplier, or both, that a circle of this kind gives now (FQ-I3)."""
        at = seat * TRACKS + activity
        track = self.e.tracks[activity]
        out: list[str] = []
        if kind in (BONUS, CHOICE) and s.bonuses[at] < len(track.bonus_effect):
            out.append(chr(ord("A") + s.bonuses[at]))
        if kind in (MULTIPLIER, CHOICE) and s.multipliers[at] < len(track.ladder):
            out.append(f"{self.glyphs.times}{track.ladder[s.multipliers[at]]}")
        return out

    def next_box(self, s: FQState, seat: int, activity: int) -> str:
        """What marking this track once does: "A (...) or ×2"; of a square, how far the next circle is."""
        at = seat * TRACKS + activity
        track = self.e.tracks[activity]
        box = next_box(s, seat, activity)
        kind = track.boxes[box]
        if s.crossed[at] >> box & 1:
            return self.say("crossed-out")
        gains = self.gains(s, seat, activity, kind)
        if not gains:
            return self.gain(s, seat, activity)
        if kind != MULTIPLIER and s.bonuses[at] < len(track.bonus_effect):
            gains[0] += f": {self.names.effect(activity, s.bonuses[at])}"
        return self.names.words.any_of(gains)

    # ---- the rest ---------------------------------------------------------------------------------------------
    def others(self, s: FQState, seat: int) -> Table:
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(style="dim", no_wrap=True)
        table.add_column()
        table.add_row(self.say("umbrellas"), self.umbrellas(s, seat))
        lines = {line.key: line for line in scoring.lines(self.e, s, seat)}
        rows = lines["performers"].arguments
        table.add_row(self.say("performers"), self.performer_names())
        table.add_row(f"  {self.say('top-row')}", self.performer_row(s, seat, 1, rows["top"], rows["top_points"]))
        bottom = self.performer_row(s, seat, 2, rows["bottom"], rows["bottom_points"])
        table.add_row(f"  {self.say('bottom-row')}", bottom)
        table.add_row(f"  {self.say('track')}", self.performer_track(s, seat))
        table.add_row(self.say("second-line"), self.line_boxes(s, seat))
        table.add_row(self.say("places"), self.places(s, seat))
        if s.vacation[seat] != NONE:
            table.add_row(self.say("vacation"), self.vacation(s, seat))
        mine = self.bonuses_in_force(s, seat)
        if mine:
            table.add_row(self.say("bonuses"), mine)
        return table

    def umbrellas(self, s: FQState, seat: int) -> Text:
        """Every box that gives a wild stands in brackets."""
        out = Text()
        for box in range(self.e.umbrella_boxes):
            sign = self.glyphs.box[1 if box < s.umbrellas[seat] else 0]
            out.append(f"({sign})" if (box + 1) % self.e.wild_every == 0 else sign, style=UMBRELLA_STYLE)
        if out.cell_len > min(self.room - LABELS, LONGEST):  # too long for a line: apart instead of in brackets
            out = Text(out.plain.replace("(", "").replace(")", " "), style=UMBRELLA_STYLE)
        return Text.assemble(out, f" {s.umbrellas[seat]}/{self.e.umbrella_boxes}")

    def performer_names(self) -> Text:
        return Text(" ".join(self.codes.performers), style=PERFORMER_STYLE)

    def performer_row(self, s: FQState, seat: int, row: int, count: object, points: object) -> Text:
        base = seat * len(self.e.performers)
        signs = [self.glyphs.box[1 if s.performers[base + k] >= row else 0] for k in range(len(self.e.performers))]
        return Text(f"{'  '.join(signs)}   {count} {self.glyphs.arrow} {points}")

    def performer_track(self, s: FQState, seat: int) -> Text:
        """The boxes marked, then what the others give."""
        seen = seen_performers(self.e, s, seat)
        out = Text(self.glyphs.box[1] * seen)
        for box in range(seen, len(self.e.reward_kind)):
            out = Text.assemble(out, " " if out.plain else "", self.reward(box))
        return out

    def reward(self, box: int) -> Text:
        """What a box of the performers track gives (FQ-I5)."""
        kind, value = self.e.reward_kind[box], self.e.reward_value[box]
        if kind == GET_POINTS:
            return Text(f"+{value}")
        if kind == GET_MAP:
            return Text(f"[{self.names.streets[value]}]", style="bold")
        return self.codes.icon(ACTIVITY + value if kind == GET_ACTIVITY else UMBRELLA)

    def line_boxes(self, s: FQState, seat: int) -> Text:
        out = Text()
        box = 0
        for row in self.e.line_rows:
            signs = [self.glyphs.box[1 if box + k < s.boxes[seat] else 0] for k in range(row)]
            box += row
            out.append(("" if not out.plain else " ") + "".join(signs), style=LINE_STYLE)
        if out.cell_len > min(self.room - LABELS, LONGEST):  # too long for a line
            out = self.current_row(s, seat)
        return Text.assemble(out, f" {s.boxes[seat]}/{box}")

    def current_row(self, s: FQState, seat: int) -> Text:
        """The row that is being filled; an umbrella is at its end."""
        left = s.boxes[seat]
        for number, row in enumerate(self.e.line_rows):
            if left < row or number == len(self.e.line_rows) - 1:
                signs = self.glyphs.box[1] * left + self.glyphs.box[0] * (row - left)
                heading = self.say("line-row", number=number + 1, last=len(self.e.line_rows))
                return Text.assemble(f"{heading} ", (signs, LINE_STYLE), self.glyphs.umbrella)
            left -= row
        return Text()

    def places(self, s: FQState, seat: int) -> Text:
        """Courtyards and what they bring, the riverwalk, gift shops."""
        e = self.e
        parts: list[str] = []
        if e.courtyards:
            seen = scoring.courtyards_seen(e, s, seat)
            more = "/".join(str(points) for points in e.courtyard_points[1:])
            what = self.say("courtyards", seen=seen, all=len(e.courtyards), points=e.courtyard_points[seen], more=more)
            parts.append(f"{self.glyphs.specials[COURTYARD]} {what}")
        if RIVERWALK in e.building_special:
            building = self.names.buildings[e.building_special.index(RIVERWALK)]
            visits = f"{s.riverwalk[seat]}/{e.riverwalk_visits}"
            points = self.say("count-points", count=e.riverwalk_points)
            parts.append(f"{self.glyphs.specials[RIVERWALK]} {building} {visits} ({points})")
        if e.gift_shops:
            values = [s.mapped[seat * len(e.buildings) + building] for building in e.gift_shops]
            shown = " + ".join(self.glyphs.value(value) for value in values)
            parts.append(f"{self.glyphs.specials[GIFT_SHOP]} {self.say('gift-shops')} {shown}")
        return Text(f" {self.glyphs.dot} ".join(parts), style=SPECIAL_STYLE)

    def vacation(self, s: FQState, seat: int) -> Text:
        """ "Mardi Gras (8 points): [3] French Market, ..."."""
        e = self.e
        card = s.vacation[seat]
        out = Text(f"{self.names.vacation(card)} ({self.say('count-points', count=e.vacation_points)}")
        if e.vacation_condition[card]:
            out.append(f"; {self.names.condition(e.vacation_condition[card])}")
        out.append("): ")
        for k, building in enumerate(e.vacation_buildings[card]):
            value = s.mapped[seat * len(e.buildings) + building]
            out.append(", " if k else "")
            out.append(self.glyphs.value(value), style=VALUE_STYLE if value else "")
            out.append(f" {self.names.buildings[building]}")
        return out

    # ---- bonuses ----------------------------------------------------------------------------------------------
    def bonuses_in_force(self, s: FQState, seat: int) -> Text:
        """The bonuses that last or have uses left: "Culture A: go 1 or 2 spaces further". Those at once are over."""
        parts: list[str] = []
        counted: set[int] = set()
        for k in range(TRACKS):
            for n in range(s.bonuses[seat * TRACKS + k]):
                effect = self.e.tracks[k].bonus_effect[n]
                if EFFECTS[effect] in INSTANT:
                    continue
                if EFFECTS[effect] not in ONE_USE:
                    parts.append(f"{self.names.bonus(k, n)}: {self.names.effect(k, n)}{self.police(s, seat, effect)}")
                elif effect not in counted:  # two bonuses may add to the same uses
                    counted.add(effect)
                    left = self.uses(s, seat, effect)
                    if left:
                        parts.append(f"{self.names.bonus(k, n)}: {self.names.effect(k, n, left)}")
        return Text(f" {self.glyphs.dot} ".join(parts))

    def police(self, s: FQState, seat: int, effect: int) -> str:
        locked = effect == LOCKED_UP and s.locked[seat]
        return f" ({self.say('locked-value', value=s.locked[seat])})" if locked else ""

    def uses(self, s: FQState, seat: int, effect: int) -> int:
        return {LONGER_MOVE: s.longer, OTHER_CARD: s.other, WRITE_W: s.w}[effect][seat]

    def all_bonuses(self, s: FQState, seat: int) -> Table:
        """Every bonus of the sheet, with a sign for those that are unlocked."""
        table = Table.grid(padding=(0, 1, 0, 0))
        table.add_column(no_wrap=True)
        table.add_column(no_wrap=True)
        table.add_column()
        for k in range(TRACKS):
            for n in range(len(self.e.tracks[k].bonus_effect)):
                unlocked = n < s.bonuses[seat * TRACKS + k]
                name = Text(self.names.bonus(k, n), style=ACTIVITY_STYLES[k])
                table.add_row(self.glyphs.box[1 if unlocked else 0], name, self.names.effect(k, n))
        return table
