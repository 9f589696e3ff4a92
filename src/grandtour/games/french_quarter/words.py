"""French Quarter in words: its actions, events, score lines, rules and prompts, for one edition and one language.

The sentences are in locale/*/french-quarter.ftl, the names of things in things.py, and the numbers of an edition that
go into the rules in rule_numbers.py.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, cast

from grandtour.core.game import CHANCE, Action, Event, Reason, View
from grandtour.core.numbers import whole, wholes
from grandtour.core.result import Line
from grandtour.games.french_quarter.actions import (
    VALUES,
    Advance,
    Begin,
    Card,
    Circle,
    Die,
    First,
    Go,
    Map,
    Mark,
    Mayor,
    Pass,
    Perform,
    Police,
    Start,
    Take,
    Vacation,
)
from grandtour.games.french_quarter.edition import (
    ACTIVITIES,
    DIRECTIONS,
    LOCKED_UP,
    LONGER_MOVE,
    MAP_NEIGHBOUR,
    NONE,
    OTHER_CARD,
)
from grandtour.games.french_quarter.game import FrenchQuarter
from grandtour.games.french_quarter.rule_numbers import NUMBERS, RULES, bonus_names
from grandtour.games.french_quarter.rule_parts import BONUS_RULES, MORE, bonuses_of, features, has_rule
from grandtour.games.french_quarter.things import Things

__all__ = ["RULES", "FrenchQuarterWords"]

NO_BREAK: Final = "\N{NO-BREAK SPACE}"  # in the score lines, so that no line ends within "Bourbon St × 2 + 3"

# What only the player who got it finds in the event.
HIDING: Final[dict[str, set[str]]] = {"vacation": {"card"}}


class FrenchQuarterWords(Things):
    own_rules = RULES
    hiding = HIDING

    def __init__(self, game: FrenchQuarter, language: str = "en", *, strict: bool = False) -> None:
        super().__init__(game.edition, language, game.rules_version, strict=strict)
        self.game = game
        self.features = features(game.edition)
        self.bonus_names = bonus_names(self, game.edition)

    # ---- actions ----------------------------------------------------------------------------------------------
    def action(self, action: Action) -> str:
        """A line for a menu; of chance's actions, which nobody chooses, what is drawn."""
        if isinstance(action, Take):
            die = {"type": self.type(action.type), "value": action.value}
            if action.card == action.type:
                return self.say("action-take", **die)
            return self.say("action-take-as", **die, card=self.type(action.card))
        if isinstance(action, Go):
            there = self.building(action.building)
            if action.further:
                return self.say("action-further", building=there, bonus=self.bonus_with(LONGER_MOVE))
            return self.say("action-go", building=there)
        if isinstance(action, Map):
            return self.say("action-map", building=self.building(action.building), value=VALUES[action.value])
        if isinstance(action, Mark):
            return self.say("action-mark", activity=self.activity(action.activity))
        if isinstance(action, Circle):
            return self.say("action-bonus" if action.bonus else "action-multiplier")
        if isinstance(action, Perform):
            return self.say("action-performer", performer=self.performer(action.performer))
        if isinstance(action, Begin):
            return self.say("action-begin", start=self.start(action.number))
        if isinstance(action, Advance):
            return self.say("action-advance", toward=self.toward(action.direction))
        if isinstance(action, Pass):
            return self.say("action-pass")
        return self.draw(action)

    def draw(self, action: Action) -> str:
        """What chance draws."""
        if isinstance(action, Card):
            return self.card(action.card)
        if isinstance(action, Die):
            return self.die(action.type, action.value)
        if isinstance(action, Mayor):
            return self.mayor(action.card)
        if isinstance(action, Police):
            return str(action.value)
        if isinstance(action, Start):
            return self.start(action.number)
        if isinstance(action, First):
            return self.name(action.seat)
        if isinstance(action, Vacation):
            return self.vacation(action.card)
        raise TypeError(f"not a French Quarter action: {action!r}")

    def action_now(self, action: Action, view: View) -> str:
        """A line for the menu of the viewer who is asked: what passing means, which bonus a circle gives."""
        task, number = todo_of(view)
        if isinstance(action, Pass) and self.has(f"action-pass-{task}"):
            return self.say(f"action-pass-{task}")
        if isinstance(action, Circle) and task == "circle":
            choice = self.circle(number, sheet_of(view, whole(view["viewer"])))
            return self.say("action-bonus-now" if action.bonus else "action-multiplier-now", **choice)
        return self.action(action)

    def circle(self, activity: int, sheet: Mapping[str, object]) -> dict[str, object]:
        """FQ-I3: the bonus and the multiplier that are next on the track."""
        track = self.e.tracks[activity]
        bonus, multiplier = wholes(sheet["bonuses"])[activity], wholes(sheet["multipliers"])[activity]
        return {
            "activity": self.activity(activity),
            "bonus": self.bonus(activity, bonus),
            "what": self.bonus_effect(activity, bonus) if bonus < len(track.bonus_effect) else "–",
            "times": track.ladder[multiplier] if multiplier < len(track.ladder) else 0,
        }

    # ---- refusals ---------------------------------------------------------------------------------------------
    def refusal(self, reason: Reason, names: Sequence[str] | None = None, viewer: int | None = None) -> str:
        """The slugs that a reason has become words."""
        e = self.e
        arguments = dict(reason.arguments)
        known: tuple[tuple[str, list[str], Callable[[int], str]], ...] = (
            ("type", e.types, self.type),
            ("card", e.types, self.type),
            ("activity", ACTIVITIES, self.activity),
            ("performer", e.performers, self.performer),
            ("street", e.streets, self.street),
            ("direction", DIRECTIONS, self.direction),
            ("rating", e.ratings, self.rating),
        )
        for name, slugs, spoken in known:
            if arguments.get(name) in slugs:
                arguments[name] = spoken(slugs.index(cast(str, arguments[name])))
        if "streets" in arguments:
            streets = cast(list[str], arguments["streets"])
            arguments["streets"] = self.any_of([self.street(e.streets.index(slug)) for slug in streets])
        if "steps" in arguments:
            arguments["steps"] = self.any_of([str(steps) for steps in wholes(arguments["steps"])])
        return super().refusal(Reason(reason.rule, self.bonus_names | arguments), names, viewer)

    # ---- events -----------------------------------------------------------------------------------------------
    def event(self, event: Event, viewer: int | None, names: Sequence[str]) -> str | None:
        """FQ-L3: what a parade scores is nobody's act, but its sentence speaks of the player who scores."""
        if event.kind == "parade":
            event = Event(event.kind, whole(event.data["seat"]), event.data)
        if event.kind == "round":
            return self.say("event-round", round=event.data["round"], **self.first(event, viewer, names))
        return super().event(event, viewer, names)

    def first(self, event: Event, viewer: int | None, names: Sequence[str]) -> dict[str, object]:
        """FQ-A5; FQ-R32: alone there is no first player."""
        seat = whole(event.data["first"])
        who = "none" if len(names) == 1 else "you" if seat == viewer else "other"
        return {"first": self.name(seat, names), "first_is": who}

    def event_arguments(self, data: Mapping[str, object]) -> dict[str, object]:
        """Numbers of things become their names; boxes are counted from 1."""
        out = dict(data)
        for name, spoken in self.spoken().items():
            if name in data and data[name] != NONE:
                out[name] = spoken(whole(data[name]))
        if "type" in data and "value" in data:
            out["die"] = self.die(whole(data["type"]), whole(data["value"]))
        if "card" in data:
            out |= self.card_told(data)
        if "closed" in data:
            out |= self.closing(whole(data["closed"]))
        if "number" in data:
            out["start"] = self.start(whole(data["number"]))
        if "streets" in data:
            out["streets"] = self.every([self.street(street) for street in wholes(data["streets"])])
        if "direction" in data:
            out["toward"] = self.toward(whole(data["direction"]))
        if "bonus" in data:
            activity, bonus = whole(data["activity"]), whole(data["bonus"])
            out |= {"bonus": self.bonus(activity, bonus), "what": self.bonus_effect(activity, bonus)}
        if "box" in data:
            out["box"] = whole(data["box"]) + 1
            if "activity" in data:
                out["all"] = len(self.e.tracks[whole(data["activity"])].boxes)
        elif "boxes" in data:  # of umbrellas; the Second Line is told without
            out["all"] = self.e.umbrella_boxes
        if "crossed" in data:
            out["crossed_is"] = "yes" if data["crossed"] else "skipped" if data.get("skipped") else "no"
        for name in ("further", "made"):
            if name in data:
                out[f"{name}_is"] = "yes" if data[name] else "no"
        if "locked" in data:
            out["case_is"] = "locked" if data["locked"] else "other" if data["street"] == NONE else "street"
        if "task" in data:
            out["task_is"] = "neighbour" if data["task"] == "street-neighbour" else data["task"]
        return out

    def reason(self, key: str, arguments: Mapping[str, object]) -> str:
        """The sentence of the reason. For a die it begins with where the die leads to."""
        if key == "advice-fq-riverwalk":
            arguments = {**arguments, "riverwalk": self.riverwalk_short()}
        said = super().reason(key, arguments)
        if "there" not in arguments:
            return said
        return self.say("advice-fq-there", building=self.building(whole(arguments["there"])), reason=said)

    def spoken(self) -> dict[str, Callable[[int], str]]:
        """How the numbers in an event become names, by what the event calls the number."""
        return {
            "type": self.type,
            "building": self.building,
            "street": self.street,
            "activity": self.activity,
            "performer": self.performer,
            "icon": self.icon,
            "point": self.corner,
            "value": lambda value: VALUES[value],
        }

    def card_told(self, data: Mapping[str, object]) -> dict[str, object]:
        """`card` is a type where a die is taken, and otherwise a card of some deck: of the Mayor's, a Vacation card."""
        card = whole(data["card"])
        if "value" in data:
            return {"card": self.type(card), "card_is": "own" if card == data["type"] else "other"}
        if "closed" in data:
            return {"card": self.mayor(card)}
        return {"card": self.card(card)} if "type" in data else {"vacation": self.vacation(card)}

    # ---- the score sheet --------------------------------------------------------------------------------------
    def line(self, line: Line) -> str:
        """What a line of the score sheet is for; its points stand beside it."""
        arguments = dict(line.arguments)
        if "street" in arguments:
            arguments["street"] = self.street(whole(arguments["street"])).replace(" ", NO_BREAK)
        if "values" in arguments:
            values = [VALUES[value] or "–" for value in wholes(arguments["values"])]
            arguments["values"] = f"{NO_BREAK}+{NO_BREAK}".join(values) or "–"
        if "visits" in arguments:
            arguments["riverwalk"] = self.riverwalk()
        if "card" in arguments:
            arguments["vacation"] = self.vacation_name(whole(arguments["card"]))
        if line.key in ACTIVITIES:
            return self.say("line-activity", activity=self.activity(ACTIVITIES.index(line.key)), **arguments)
        return self.say(f"line-{line.key}", **arguments)

    # ---- prompts ----------------------------------------------------------------------------------------------
    def prompt(self, view: View, names: Sequence[str] | None = None) -> str:
        """What the viewer is asked to do, or whom the table waits for."""
        actors = wholes(view["actors"])
        if not actors:
            return self.say("phase-over")
        task, number = todo_of(view)
        if actors == [CHANCE]:
            if task != "police":
                return self.say(f"phase-{view['phase']}")
            return self.say("prompt-police", bonus=self.bonus_with(LOCKED_UP))
        if view["viewer"] not in actors:
            return self.say("phase-wait", actors=self.every([self.name(seat, names) for seat in actors]))
        sheet = sheet_of(view, whole(view["viewer"]))
        return self.say(f"prompt-{task}", **self.prompt_arguments(task, number, sheet))

    def prompt_arguments(self, task: str, number: int, sheet: Mapping[str, object]) -> dict[str, object]:
        """`number` is a type, an activity, a performer, a building or a street, by the task (state.py)."""
        mapping: dict[str, object] = {"value": sheet["die"], "w": sheet["w"]}
        if task == "take":
            return {"other": sheet["other"], "bonus": self.bonus_with(OTHER_CARD)}
        if task == "travel":
            return {"type": self.type(number), "longer": sheet["longer"], "bonus": self.bonus_with(LONGER_MOVE)}
        if task == "map":
            return {"building": self.building(whole(sheet["at"])), **mapping}
        if task == "street-map":
            return {"street": self.street(number), **mapping}
        if task == "free-map":
            return {"w": sheet["w"], **self.somewhere(number - 1)}
        if task == "neighbour":
            return {"building": self.building(number), "bonus": self.bonus_with(MAP_NEIGHBOUR), **mapping}
        if task == "street-neighbour":
            return {"street": self.street(number), "bonus": self.bonus_with(MAP_NEIGHBOUR), **mapping}
        if task == "circle":
            return self.circle(number, sheet)
        return {"performer": self.performer(number)} if task == "other-performer" else {}

    # ---- rules ------------------------------------------------------------------------------------------------
    def rules(self) -> list[tuple[str, str]]:
        """The rules, without those about things that the edition does not have."""
        return [(rule, said) for rule, said in super().rules() if rule not in RULES or self.has_rule(rule)]

    def has_rule(self, rule_id: str) -> bool:
        return has_rule(self.e, self.features, rule_id)

    def rule(self, rule_id: str, **numbers: object) -> str:
        """The rule's sentence, of each bonus that it is about; then what this edition needs of the other sentences."""
        if rule_id in RULES and not self.has_rule(rule_id):
            return self.say("not-in-this-edition")
        about: list[dict[str, object]] = [{}]
        if rule_id in BONUS_RULES:
            about = [self.bonus_told(activity, bonus) for activity, bonus in bonuses_of(self.e, rule_id)]
        said = [super(FrenchQuarterWords, self).rule(rule_id, **{**numbers, **each}) for each in about]
        told = self.numbers(rule_id) | numbers
        more = [word for word in MORE.get(rule_id, ()) if word in self.features]
        return " ".join([*said, *(self.say(f"more-{rule_id}-{word}", **told) for word in more)])

    def bonus_told(self, activity: int, bonus: int) -> dict[str, object]:
        """What a rule says of one bonus."""
        track = self.e.tracks[activity]
        effect, value = track.bonus_effect[bonus], track.bonus_value[bonus]
        return {
            "bonus": self.bonus(activity, bonus),
            "first": self.bonus_with(effect),
            **self.bonus_arguments(effect, value),
        }

    def numbers(self, rule_id: str) -> dict[str, object]:
        return self.bonus_names | (NUMBERS[rule_id](self, self.e) if rule_id in NUMBERS else {})


def todo_of(view: View) -> tuple[str, int]:
    """The task that is next, and its number."""
    todo = cast(list[list[object]], view["todo"])
    return (str(todo[0][0]), whole(todo[0][1])) if todo else ("", 0)


def sheet_of(view: View, seat: int) -> dict[str, object]:
    return cast(list[dict[str, object]], view["players"])[seat]
