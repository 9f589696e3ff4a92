"""The rules of French Quarter by their ids, and the numbers and names of an edition that go into their sentences."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from typing import Final

from grandtour.games.french_quarter.edition import (
    ANY_VALUES,
    CONDITIONS,
    CROSS_OUT,
    DOUBLE_UMBRELLA,
    GET_MAP,
    LOCKED_UP,
    LONGER_MOVE,
    MAP_ANY_VALUE,
    MAP_NEIGHBOUR,
    NO_PERFORMERS,
    NONE,
    OTHER_CARD,
    PERFORMERS,
    PERSONAL_LINE,
    REWARDS,
    SHORT_WALK,
    SMALL_BUILDINGS,
    WRITE_W,
    Edition,
)
from grandtour.games.french_quarter.rule_parts import Bonus, adding, asking, bonuses, bonuses_of, price
from grandtour.games.french_quarter.state import LIMIT_RAISED
from grandtour.games.french_quarter.things import Things

RULES: Final = (
    *("FQ-C1", "FQ-C2", "FQ-S1", "FQ-M1"),
    *("FQ-A1", "FQ-A2", "FQ-A3", "FQ-A4", "FQ-A5"),
    *("FQ-I1", "FQ-I2", "FQ-I3", "FQ-I4", "FQ-I5"),
    *("FQ-V1", "FQ-V2"),
    *("FQ-P0", "FQ-P1", "FQ-P2", "FQ-P3"),
    *("FQ-L1", "FQ-L2", "FQ-L3"),
    *("FQ-BF-A", "FQ-BF-B", "FQ-BF-C"),
    *("FQ-BC-A", "FQ-BC-B", "FQ-BC-C"),
    *("FQ-BS-A", "FQ-BS-B", "FQ-BS-C"),
    *("FQ-BM-A", "FQ-BM-B", "FQ-BM-C"),
    *("FQ-BP-A", "FQ-BP-B", "FQ-BP-C", "FQ-BP-D", "FQ-BX"),
    *("FQ-E1", "FQ-E2", "FQ-E3", "FQ-E4", "FQ-E5"),
    *("FQ-Y1", "FQ-Y2", "FQ-Y3"),
    *(f"FQ-R{number}" for number in (*range(1, 25), 36, *range(25, 36))),  # 36 is about mapping, too
)


# ---- lists of things --------------------------------------------------------------------------------------------
def decks(words: Things, e: Edition) -> str:
    """FQ-C1: "8 × Walk, 8 × Carriage and so on"."""
    return words.every([counted(words, len(cards), k) for k, cards in enumerate(e.deck_cards)])


def pools(words: Things, e: Edition) -> str:
    """FQ-C2: a sentence for each pool of dice, with all numbers of players that have it."""
    groups: dict[tuple[int, ...], list[str]] = {}
    for players in e.seat_counts:
        groups.setdefault(tuple(e.dice[players]), []).append(str(players))
    return " ".join(
        words.say(
            "part-pool",
            players=words.any_of(players),
            dice=words.every([counted(words, n, k) for k, n in enumerate(dice) if n > 0]),
        )
        for dice, players in groups.items()
    )


def counted(words: Things, n: int, type: int) -> str:
    return words.say("part-count", n=n, thing=words.type(type))


def moves(words: Things, e: Edition) -> str:
    """FQ-V1: a sentence for each type of card."""
    return " ".join(move(words, e, type) for type in range(len(e.types)))


def move(words: Things, e: Edition, type: int) -> str:
    name = words.type(type)
    if e.move_streets[type]:
        streets = words.any_of([words.street(street) for street in e.move_streets[type]])
        return words.say("part-move-streets", type=name, streets=streets)
    steps = words.any_of([str(n) for n in range(e.min_steps[type], e.max_steps[type] + 1)])
    return words.say("part-move-steps", type=name, steps=steps, most=e.max_steps[type])


def scored_streets(words: Things, e: Edition) -> str:
    """FQ-E1: "Food: Decatur St, Culture: St Peter St and so on"."""
    return ", ".join(
        words.say("part-activity-street", activity=words.activity(k), street=words.street(track.street))
        for k, track in enumerate(e.tracks)
    )


def ratings(words: Things, e: Edition) -> str:
    """FQ-Y2: from which points on, or up to which, each of them is given; the last has no end."""
    parts: list[str] = []
    least = 0
    for k in range(len(e.ratings)):
        key, points = "part-rating", f"{least}–{e.rating_upto[k]}"
        if k + 1 == len(e.ratings):
            key, points = "part-rating-from", str(least)
        elif k == 0:
            key, points = "part-rating-upto", str(e.rating_upto[k])
        parts.append(words.say(key, points=points, rating=words.rating(k)))
        least = e.rating_upto[k] + 1
    return ", ".join(parts)


def by_count(points: list[int]) -> str:
    """`1 → 2, 2 → 6`: how many, and what they bring."""
    return ", ".join(f"{n} → {brings}" for n, brings in enumerate(points) if n > 0) or "–"


def ladders(words: Things, e: Edition) -> str:
    """FQ-I3: "Food and Culture ×1, ×2; Partying ×1, ×2, ×3"."""
    groups: dict[tuple[int, ...], list[str]] = {}
    for k, track in enumerate(e.tracks):
        groups.setdefault(tuple(track.ladder), []).append(words.activity(k))
    parts = [f"{words.every(its)} {', '.join(f'×{n}' for n in ladder)}" for ladder, its in groups.items()]
    return reduce(lambda before, ladder: words.say("part-ladders", before=before, ladder=ladder), parts)


def rewards(words: Things, e: Edition) -> str:
    """FQ-I5: what boxes of the performers track give."""
    return words.any_of([words.say(f"part-reward-{REWARDS[kind]}") for kind in sorted(set(e.reward_kind))])


def limit_is(words: Things, e: Edition) -> str:
    """FQ-R9: under the first rules the numbers of a longer move can leave a gap behind the limit."""
    has_gap = e.extra_steps != list(range(1, len(e.extra_steps) + 1))
    return "passed" if has_gap and words.rules_version < LIMIT_RAISED else "raised"


def asked_values(e: Edition) -> str:
    """FQ-Y3: what Vacation cards ask of the values: "none", "all-equal", "all-different", or "both"."""
    asked = sorted(set(e.vacation_condition) - {ANY_VALUES})
    return "both" if len(asked) > 1 else CONDITIONS[asked[0] if asked else ANY_VALUES]


def other_maps(e: Edition) -> str:
    """FQ-Y1: what maps buildings that the tourist need not visit: "none", "bonus", "track", or "both"."""
    by_bonus = any(e.effect_track[effect] != NONE for effect in (MAP_ANY_VALUE, MAP_NEIGHBOUR))
    if GET_MAP in e.reward_kind:
        return "both" if by_bonus else "track"
    return "bonus" if by_bonus else "none"


def marked_places(words: Things, e: Edition) -> str:
    """FQ-R35: where a visit is marked."""
    names = [words.say("part-courtyards")] if e.courtyards else []
    return words.every([*names, words.riverwalk()] if e.riverwalk != NONE else names) or "–"


# ---- names that any rule or refusal may need --------------------------------------------------------------------
def bonus_names(words: Things, e: Edition) -> dict[str, object]:
    """What bonuses and cards are called, by what they do; "–" for what the edition does not have."""

    def named(found: list[Bonus]) -> str:
        return words.any_of([words.bonus(k, n) for k, n in found]) or "–"

    by_street = [words.type(k) for k in range(len(e.types)) if e.move_streets[k]]
    crossed = {e.tracks[k].bonus_value[n] for k, n in bonuses(e, CROSS_OUT)}
    short = [e.tracks[k].bonus_value[n] for k, n in bonuses(e, SHORT_WALK)]
    return {
        "line_die": words.type(e.line_type),
        "by_street": words.any_of(by_street) or "–",
        "free_bonus": named(bonuses(e, MAP_ANY_VALUE)),
        "small_bonus": named(bonuses(e, SMALL_BUILDINGS)),
        "longer_bonus": named(bonuses(e, LONGER_MOVE)),
        "neighbour_bonus": named(bonuses(e, MAP_NEIGHBOUR)),
        "other_bonus": named(bonuses(e, OTHER_CARD)),
        "w_bonus": named(bonuses(e, WRITE_W)),
        "double_bonus": named(bonuses(e, DOUBLE_UMBRELLA)),
        "performer_bonus": named(bonuses(e, PERFORMERS)),
        "two_bonus": named(bonuses_of(e, "FQ-BM-C")),
        "cross_bonus": named(bonuses(e, CROSS_OUT)),
        "cross_track": words.any_of([words.activity(k) for k in sorted(crossed)]) or "–",
        "short_bonus": named(bonuses(e, SHORT_WALK)),
        "short_type": words.type(short[0]) if short else "–",
        "locked_bonus": named(bonuses(e, LOCKED_UP)),
        "deaf_bonus": named(bonuses(e, NO_PERFORMERS)),
        "point_bonuses": words.every([words.bonus(k, n) for k, n in adding(e)]) or "–",
        "price": "–" if price(e) == NONE else words.activity(price(e)),
    }


Numbers = Callable[[Things, Edition], dict[str, object]]

NUMBERS: Final[dict[str, Numbers]] = {
    "FQ-C1": lambda words, e: {
        "players": words.any_of([str(n) for n in e.seat_counts]),
        "rounds": e.rounds,
        "cards": len(e.cards),
        "decks": decks(words, e),
        "mayors": len(e.mayors),
        "vacations": len(e.vacations),
    },
    "FQ-C2": lambda words, e: {"pools": pools(words, e)},
    "FQ-S1": lambda words, e: {"home": words.building(e.home), "starts": len(e.starts)},
    "FQ-M1": lambda words, e: {
        "blocks": e.grid.rows * e.grid.cols,
        "buildings": len(e.buildings),
        "small": sum(e.building_small),
    },
    "FQ-A5": lambda words, e: {"rounds": e.rounds},
    "FQ-I1": lambda words, e: {"boxes": e.umbrella_boxes, "every": e.wild_every},
    "FQ-I2": lambda words, e: {"boxes": words.any_of([str(n) for n in sorted({len(t.boxes) for t in e.tracks})])},
    "FQ-I3": lambda words, e: {"ladders": ladders(words, e), "choices": asking(e)},
    "FQ-I4": lambda words, e: {"boxes": len(e.reward_kind), "types": len(e.performers)},
    "FQ-I5": lambda words, e: {"rewards": rewards(words, e)},
    "FQ-V1": lambda words, e: {"moves": moves(words, e)},
    "FQ-V2": lambda words, e: {"riverwalk": words.riverwalk(), "visits": e.riverwalk_visits},
    "FQ-P0": lambda words, e: {
        "home": words.building(e.home),
        "police": words.building(e.lockup),
        "police_is": "none" if e.effect_track[LOCKED_UP] == NONE or e.lockup == e.home else "some",
    },
    "FQ-L3": lambda words, e: {"boxes": sum(e.line_rows), "rows": len(e.line_rows)},
    "FQ-BP-C": lambda words, e: {"police": words.building(e.lockup)},
    "FQ-E1": lambda words, e: {"streets": scored_streets(words, e)},
    "FQ-E2": lambda words, e: {"points": e.line_points},
    "FQ-E3": lambda words, e: {
        "shops": len(e.gift_shops),
        "courtyards": by_count(e.courtyard_points),
        "riverwalk": words.riverwalk(),
        "points": e.riverwalk_points,
        "visits": e.riverwalk_visits,
    },
    "FQ-E4": lambda words, e: {"rows": by_count(e.row_points)},
    "FQ-Y1": lambda words, e: {
        "own_line": "none" if e.effect_track[PERSONAL_LINE] == NONE else "some",
        "maps": other_maps(e),
    },
    "FQ-Y2": lambda words, e: {"ratings": ratings(words, e)},
    "FQ-Y3": lambda words, e: {"points": e.vacation_points, "asks": asked_values(e)},
    "FQ-R6": lambda words, e: {"version": words.rules_version},
    "FQ-R9": lambda words, e: {"limit_is": limit_is(words, e), **words.extra_steps()},
    "FQ-R13": lambda words, e: {"home": words.building(e.home), "police": words.building(e.lockup)},
    "FQ-R22": lambda words, e: {"police": words.building(e.lockup)},
    "FQ-R29": lambda words, e: {"boxes": sum(e.line_rows)},
    "FQ-R31": lambda words, e: {"police": words.building(e.lockup)},
    "FQ-R33": lambda words, e: {"asks": asked_values(e)},
    "FQ-R35": lambda words, e: {
        "places": marked_places(words, e),
        "riverwalk": words.riverwalk(),
        "visits": e.riverwalk_visits,
    },
    "FQ-R36": lambda words, e: {"wild_is": "none" if e.effect_track[SMALL_BUILDINGS] == NONE else "some"},
}
