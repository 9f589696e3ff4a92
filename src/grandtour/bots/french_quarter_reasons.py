"""Reasons for actions in French Quarter: what changes most on the seat's sheet until its turn is over.

The turn is played on as greedy would, and the sheet before is compared with the sheet after, part by part, with the
weights of greedy's judge. The part that gained most is the reason.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from grandtour.bots.french_quarter_effort import EACH, Effort
from grandtour.bots.french_quarter_greedy import Greedy
from grandtour.bots.french_quarter_judge import POINT, Judge
from grandtour.bots.reasons import Reason
from grandtour.core.game import Action, State
from grandtour.games.french_quarter.actions import Advance, Begin, Go, Map, Mark, Pass, Take
from grandtour.games.french_quarter.edition import GIFT_SHOP, NONE, SQUARE, TRACKS
from grandtour.games.french_quarter.game import FrenchQuarter
from grandtour.games.french_quarter.legal import actors, decision
from grandtour.games.french_quarter.line import beside_line, touching
from grandtour.games.french_quarter.scoring import courtyards_seen, in_row, on_street, times
from grandtour.games.french_quarter.state import (
    ADVANCE,
    MOVE,
    OWN_LINE,
    TAKE,
    TRAVEL,
    FQState,
    marks_to,
    next_box,
    task_of,
)

Gain = tuple[int, str, dict[str, object]]  # in hundredths of a point

POSITIONS: Final = 850  # see Effort: a hint has several reasons, and they come when its time is up
FEW_MAPPED: Final = 2  # a multiplier counts for so many buildings at least: more will be mapped


class Reasons:
    def __init__(self, game: FrenchQuarter, state: State, seat: int, then: Sequence[Action] = ()) -> None:
        assert isinstance(state, FQState)
        self.game = game
        self.e = game.edition
        self.t = game.tables
        self.s = state
        self.seat = seat
        self.then = then
        self.greedy = Greedy(game, 0)
        self.greedy.effort = Effort(game.edition, POSITIONS)
        self.judge: Judge = self.greedy.judge

    def of(self, action: Action) -> Reason:
        if isinstance(action, Advance):
            return self.advance(action.direction)
        if isinstance(action, Begin):
            return self.begin(action.number)
        if isinstance(action, Pass):
            return self.passing()
        after = self.played_on(action) if isinstance(action, Take | Go) else self.done(action)
        gains = self.gains(after, action.building if isinstance(action, Map) else after.at[self.seat])
        there: dict[str, object] = {"there": after.at[self.seat]} if isinstance(action, Take) else {}
        if gains:
            best = max(gains, key=lambda gain: gain[0])
            return best[1], best[2] | there
        if isinstance(action, Mark):
            return self.mark(action.activity)
        if isinstance(action, Take | Go):
            return "advice-fq-icons", there
        return "advice-fq-best", {}

    # ---- the turn, played on ------------------------------------------------------------------------------------
    def done(self, action: Action) -> FQState:
        s = self.s.copy()
        self.game.apply(s, self.seat, action)
        return s

    def played_on(self, action: Action) -> FQState:
        """The position after the action and the rest of this turn, up to the next die or chance."""
        s = self.done(action)
        self.greedy.effort.begin()
        for following in self.then:
            if actors(s) != [self.seat] or following not in decision(self.e, self.t, s):
                break
            self.game.apply(s, self.seat, following)
        while s.phase == MOVE and actors(s) == [self.seat] and task_of(s) != TAKE:
            choices = decision(self.e, self.t, s)
            if task_of(s) != TRAVEL:
                s = self.greedy.best_small(s, self.seat, choices, 0)
                continue
            best = self.greedy.best_of(s, self.seat, self.greedy.effort.affordable(choices, 0, EACH))
            s = s.copy()
            self.game.apply(s, self.seat, best)
        return s

    # ---- what it gained -----------------------------------------------------------------------------------------
    def gains(self, after: FQState, here: int) -> list[Gain]:
        """`here` is the building that the action itself is about."""
        turns = self.judge.turns_left(after, self.seat)
        advances = self.judge.advances_left(after)
        found = self.tracks(after, turns, advances) + self.sets(after, turns)
        found += self.buildings(after, turns, advances, here)
        return [gain for gain in found if gain[0] > 0]

    def tracks(self, after: FQState, turns: int, advances: int) -> list[Gain]:
        """Multipliers and bonuses."""
        e = self.e
        found: list[Gain] = []
        for activity in range(TRACKS):
            track = e.tracks[activity]
            at = self.seat * TRACKS + activity
            now, before = times(e, after, self.seat, activity), times(e, self.s, self.seat, activity)
            mapped = on_street(e, after, self.seat, track.street)
            if now > before:
                told: dict[str, object] = {"street": track.street, "times": now, "buildings": mapped}
                found.append(((now - before) * max(mapped, FEW_MAPPED) * POINT, "advice-fq-multiplier", told))
            for bonus in range(self.s.bonuses[at], after.bonuses[at]):
                effect, value = track.bonus_effect[bonus], track.bonus_value[bonus]
                worth = self.judge.bonus(after, self.seat, effect, value, turns, advances)
                found.append((worth, "advice-fq-bonus", {"activity": activity, "bonus": bonus}))
        return found

    def buildings(self, after: FQState, turns: int, advances: int, here: int) -> list[Gain]:
        """What was mapped: for the streets that score, for the Second Line, for the shops and the Vacation card."""
        e = self.e
        base = self.seat * len(e.buildings)
        touched = beside_line(self.t, after.line) | beside_line(self.t, after.lines[self.seat])
        found: list[Gain] = []
        for building in range(len(e.buildings)):
            if self.s.mapped[base + building] or not after.mapped[base + building]:
                continue
            place: dict[str, object] = {"building": building, "building_is": "here" if building == here else "other"}
            activities = self.judge.tracks_on[building]
            worth = sum(self.judge.track(after, self.seat, activity, turns, advances)[0] for activity in activities)
            streets = [e.tracks[activity].street for activity in activities]
            if streets:
                key = "advice-fq-streets" if len(streets) > 1 else "advice-fq-street"
                found.append((worth, key, place | {"streets": streets}))
            if touched >> building & 1:
                found.append((advances, "advice-fq-second-line", place))
            if e.building_special[building] == GIFT_SHOP:
                left = len([shop for shop in e.gift_shops if not after.mapped[base + shop]])
                gain = self.judge.gift_shops(after, self.seat, turns) - self.judge.gift_shops(self.s, self.seat, turns)
                found.append((gain, "advice-fq-gift-shop", {"left": left}))
            if after.vacation[self.seat] != NONE and building in e.vacation_buildings[after.vacation[self.seat]]:
                gain = self.judge.vacation(after, self.seat, turns) - self.judge.vacation(self.s, self.seat, turns)
                found.append((gain, "advice-fq-vacation", place))
        return found

    def sets(self, after: FQState, turns: int) -> list[Gain]:
        """Courtyards, the Riverwalk, performers, umbrellas."""
        e = self.e
        judge = self.judge
        w = judge.weights
        found: list[Gain] = []
        have, had = courtyards_seen(e, after, self.seat), courtyards_seen(e, self.s, self.seat)
        if have > had:
            pace = turns * w.courtyards
            worth = judge.growing(e.courtyard_points, have, pace) - judge.growing(e.courtyard_points, had, pace)
            found.append((worth, "advice-fq-courtyard", {"count": have, "all": len(e.courtyards)}))
        visits = after.riverwalk[self.seat]
        if visits > self.s.riverwalk[self.seat]:
            worth = e.riverwalk_points * judge.chance(e.riverwalk_visits - visits, turns * w.riverwalk) // 2
            found.append((worth, "advice-fq-riverwalk", {"count": visits, "all": e.riverwalk_visits}))
        for row, pace in ((1, turns * w.performers), (2, turns * w.bottom)):
            have, had = in_row(e, after, self.seat, row), in_row(e, self.s, self.seat, row)
            if have > had:
                worth = judge.growing(e.row_points, have, pace) - judge.growing(e.row_points, had, pace)
                found.append((worth, "advice-fq-performers", {"row": row, "count": have}))
        if after.umbrellas[self.seat] // e.wild_every > self.s.umbrellas[self.seat] // e.wild_every:
            found.append((w.umbrella, "advice-fq-wild", {}))
        return found

    def mark(self, activity: int) -> Reason:
        """FQ-I2: how far the next circle of the track is then."""
        boxes = self.e.tracks[activity].boxes
        crossed = self.s.crossed[self.seat * TRACKS + activity]
        for box in range(next_box(self.s, self.seat, activity) + 1, len(boxes)):
            if boxes[box] != SQUARE and not crossed >> box & 1:
                ahead = marks_to(self.s, self.seat, activity, box) - 1
                return "advice-fq-circle", {"activity": activity, "ahead": ahead}
        return "advice-fq-best", {}

    # ---- lines, and doing without -------------------------------------------------------------------------------
    def advance(self, direction: int) -> Reason:
        """FQ-L1, FQ-BM-B: the seat's mapped buildings that the line touches from now on, or could touch next."""
        s = self.s
        own = task_of(s) == OWN_LINE
        line = s.lines[self.seat] if own else s.line
        to = self.t.onward[line[len(line) - 1] * 4 + direction]
        after = s.copy()
        if own:
            after.lines[self.seat] = (*line, to)
        else:
            after.line = (*line, to)
        now = touching(self.e, self.t, after, self.seat)
        new = len(now) - len(touching(self.e, self.t, s, self.seat))
        if new > 0:
            return "advice-fq-touches", {"buildings": new}
        return "advice-fq-ahead", {"buildings": self.mapped_in(self.judge.ahead[to])}

    def begin(self, number: int) -> Reason:
        """FQ-BM-B."""
        return "advice-fq-ahead", {"buildings": self.mapped_in(self.judge.ahead[self.e.starts[number]])}

    def mapped_in(self, mask: int) -> int:
        base = self.seat * len(self.e.buildings)
        return len([b for b in range(len(self.e.buildings)) if mask >> b & 1 and self.s.mapped[base + b]])

    def passing(self) -> Reason:
        task = task_of(self.s)
        if task in (OWN_LINE, ADVANCE):
            return "advice-fq-stay", {}
        if task != TRAVEL and self.s.w[self.seat] > 0:
            return "advice-fq-save-w", {}
        return "advice-fq-without", {}
