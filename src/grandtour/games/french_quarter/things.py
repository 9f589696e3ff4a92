"""What the things of French Quarter are called: buildings, streets, cards, bonuses, in one language.

An edition gives names to all of them. Where a name is the one that we have an English word for under the same id
("Walk" for `walk`), it is said in the language; any other is said as it is given.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from grandtour.games.french_quarter.edition import (
    ACTIVITIES,
    ACTIVITY,
    CONDITIONS,
    CROSS_OUT,
    DIRECTIONS,
    DOUBLE_UMBRELLA,
    EFFECTS,
    LOCKED_UP,
    LONGER_MOVE,
    MAP_ANY_VALUE,
    NONE,
    OTHER_CARD,
    PERFORMER,
    PERFORMERS,
    SHORT_WALK,
    SMALL_BUILDINGS,
    UMBRELLA,
    WILD,
    WRITE_W,
    Edition,
)
from grandtour.words import GameWords, Words

# FQ-I3: what happens once, and what is used up; all other bonuses last.
INSTANT: Final = ("map-any-value", "performers", "personal-line", "cross-out")
ONE_USE: Final = ("longer-move", "other-card", "write-w")


class Things(GameWords):
    def __init__(self, e: Edition, language: str, rules_version: int, *, strict: bool) -> None:
        super().__init__("french-quarter", language, strict=strict)
        self.e = e
        self.english = Words("french-quarter")
        self.rules_version = rules_version

    def known(self, kind: str, slug: str, name: str) -> str:
        """The edition's name, or our word for it where that is what the name means."""
        return self.word(kind, slug) if name == self.english.word(kind, slug) else name

    def activity(self, activity: int) -> str:
        return self.known("activity", ACTIVITIES[activity], self.e.track_names[activity])

    def type(self, type: int) -> str:
        """Of a card or a die: "Walk"."""
        return self.known("type", self.e.types[type], self.e.type_names[type])

    def performer(self, performer: int) -> str:
        return self.word("performer", self.e.performers[performer])

    def building(self, building: int) -> str:
        return self.e.building_names[building]

    def street(self, street: int) -> str:
        """Streets have the same name in every language; a border is called what it is."""
        name = self.e.street_names[street]
        return name if self.e.street_named[street] else self.known("street", self.e.streets[street], name)

    def corner(self, point: int) -> str:
        """ "corner of Royal St and Conti St"."""
        grid = self.e.grid
        row, col = divmod(point, grid.cols + 1)
        return self.say("part-corner", a=self.street(grid.ew[row]), b=self.street(grid.ns[col]))

    def start(self, number: int) -> str:
        """Its number, which the map shows, and where it is."""
        return self.say("part-start", number=number + 1, point=self.corner(self.e.starts[number]))

    def direction(self, direction: int) -> str:
        return self.word("direction", DIRECTIONS[direction])

    def toward(self, direction: int) -> str:
        """So that it can follow a verb: "east", "nach Osten"."""
        return self.say("part-toward", direction=self.direction(direction), direction_id=DIRECTIONS[direction])

    def icon(self, icon: int) -> str:
        if icon in (UMBRELLA, WILD):
            return self.say("icon-umbrella" if icon == UMBRELLA else "icon-wild")
        return self.performer(icon - PERFORMER) if icon >= PERFORMER else self.activity(icon - ACTIVITY)

    def icons(self, icons: Sequence[int]) -> str:
        """FQ-A3: in the order in which they are resolved."""
        return ", ".join(self.icon(icon) for icon in icons) or "–"

    def card(self, card: int) -> str:
        """ "Walk (umbrella, Food)"."""
        type = next(k for k, cards in enumerate(self.e.deck_cards) if card in cards)
        return self.say("part-card", type=self.type(type), icons=self.icons(self.e.card_icons[card]))

    def die(self, type: int, value: int) -> str:
        return self.say("part-die", type=self.type(type), value=value)

    def mayor(self, card: int) -> str:
        """What the Mayor card closes."""
        return self.say("part-mayor", **self.closing(self.e.mayor_closed[card]))

    def closing(self, street: int) -> dict[str, object]:
        """FQ-Y1: for a sentence that tells a closed street, or that there is none."""
        return {
            "street": "" if street == NONE else self.street(street),
            "street_is": "none" if street == NONE else "some",
        }

    def vacation_name(self, card: int) -> str:
        return self.known("vacation", self.e.vacations[card], self.e.vacation_names[card])

    def vacation(self, card: int) -> str:
        """Its name, its buildings, and what their values must be."""
        e = self.e
        return self.say(
            "part-vacation",
            vacation=self.vacation_name(card),
            buildings=self.every([self.building(building) for building in e.vacation_buildings[card]]),
            condition=self.condition(e.vacation_condition[card]),
        )

    def condition(self, condition: int) -> str:
        """What a Vacation card asks of the values."""
        return self.word("condition", CONDITIONS[condition])

    def rating(self, rating: int) -> str:
        return self.known("rating", self.e.ratings[rating], self.e.rating_names[rating])

    def riverwalk(self) -> str:
        """The building that is to be visited more than once, under its name."""
        return "–" if self.e.riverwalk == NONE else self.building(self.e.riverwalk)

    def riverwalk_short(self) -> str:
        """Without what follows our word for it: "Riverwalk", and not "Riverwalk Shopping & Aquarium"."""
        word = self.say("place-riverwalk")
        return word if self.riverwalk().startswith(word) else self.riverwalk()

    # ---- bonuses ----------------------------------------------------------------------------------------------
    def bonus(self, activity: int, bonus: int) -> str:
        """ "Food A"."""
        return self.say("part-bonus", activity=self.activity(activity), letter=chr(ord("A") + bonus))

    def bonus_with(self, effect: int) -> str:
        """The first bonus that has the effect, wherever the edition has put it: "Culture B"."""
        e = self.e
        return self.bonus(e.effect_track[effect], e.effect_index[effect]) if e.effect_track[effect] != NONE else "–"

    def bonus_kind(self, activity: int, bonus: int) -> str:
        """ "at once", "lasting" or "one use"."""
        effect = EFFECTS[self.e.tracks[activity].bonus_effect[bonus]]
        return self.word("kind", "instant" if effect in INSTANT else "one-use" if effect in ONE_USE else "lasting")

    def bonus_effect(self, activity: int, bonus: int, left: int | None = None) -> str:
        """What it does, in a few words that can follow a colon; how often still, if uses are `left`."""
        track = self.e.tracks[activity]
        effect, value = track.bonus_effect[bonus], track.bonus_value[bonus] if left is None else left
        return self.say(f"bonus-{EFFECTS[effect]}", **self.bonus_arguments(effect, value))

    def bonus_arguments(self, effect: int, value: int) -> dict[str, object]:
        """What the number of a bonus is, by its effect (edition.Track)."""
        if effect == MAP_ANY_VALUE:
            return self.somewhere(value)
        if effect in (SMALL_BUILDINGS, DOUBLE_UMBRELLA):
            return {"points": value}
        if effect == LONGER_MOVE:
            return {"uses": value, **self.extra_steps()}
        if effect in (OTHER_CARD, WRITE_W):
            return {"uses": value}
        if effect == PERFORMERS:
            return {"count": value}
        if effect == CROSS_OUT:
            return {"activity": self.activity(value)}
        if effect == SHORT_WALK:
            return {"type": self.type(value)}
        if effect == LOCKED_UP:
            return {"building": self.building(self.e.lockup)}
        return {}

    def somewhere(self, street: int) -> dict[str, object]:
        """For a sentence that tells where to map: on a street, or anywhere."""
        anywhere = street == NONE
        return {"street": "" if anywhere else self.street(street), "street_is": "anywhere" if anywhere else "one"}

    def extra_steps(self) -> dict[str, object]:
        """FQ-BC-A: "1 or 2", and which form of the noun goes with it."""
        steps = self.e.extra_steps
        return {"extra": self.any_of([str(n) for n in steps]) or "–", "most": max(steps, default=0)}
