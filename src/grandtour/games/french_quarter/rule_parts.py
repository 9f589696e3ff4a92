"""Which rules an edition has, and which sentences of them: what it lacks is not spoken of.

What the rules page asks of an edition is a word: an effect of a bonus, or one of `features`. A rule whose words are
missing is left out. A sentence that not every edition needs has a key of its own, `more-<rule>-<word>`, and follows the
rule's. A rule about bonuses with one effect is said of each of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from grandtour.games.french_quarter.edition import (
    CHOICE,
    CROSS_OUT,
    DOUBLE_UMBRELLA,
    EFFECTS,
    GET_MAP,
    GET_POINTS,
    LOCKED_UP,
    LONGER_MOVE,
    MAP_ANY_VALUE,
    MAP_NEIGHBOUR,
    NO_PERFORMERS,
    NONE,
    OTHER_CARD,
    PERFORMERS,
    PERSONAL_LINE,
    SHORT_WALK,
    SMALL_BUILDINGS,
    WRITE_W,
    Edition,
)

Bonus = tuple[int, int]  # the track, and the number of the bonus there

# The bonus that each rule is about; its edition may have none of them, or several.
BONUS_RULES: Final[Mapping[str, int]] = {
    "FQ-BF-A": MAP_ANY_VALUE,  # on a street
    "FQ-BF-B": SMALL_BUILDINGS,
    "FQ-BF-C": MAP_ANY_VALUE,  # anywhere
    "FQ-BC-A": LONGER_MOVE,
    "FQ-BC-B": MAP_NEIGHBOUR,
    "FQ-BC-C": OTHER_CARD,
    "FQ-BS-A": WRITE_W,  # the first
    "FQ-BS-B": DOUBLE_UMBRELLA,
    "FQ-BS-C": WRITE_W,  # any other
    "FQ-BM-A": PERFORMERS,  # one
    "FQ-BM-B": PERSONAL_LINE,
    "FQ-BM-C": PERFORMERS,  # two
    "FQ-BP-A": CROSS_OUT,
    "FQ-BP-B": SHORT_WALK,
    "FQ-BP-C": LOCKED_UP,
    "FQ-BP-D": NO_PERFORMERS,
}
HARMFUL: Final = (CROSS_OUT, SHORT_WALK, LOCKED_UP, NO_PERFORMERS)

# A rule named here is told only if the edition has all of its words in NEEDS, or any of those in NEEDS_ANY.
NEEDS: Final[Mapping[str, tuple[str, ...]]] = {
    "FQ-P3": ("write-w",),
    "FQ-BX": ("map-any-value",),
    "FQ-R1": ("choice",),
    "FQ-R4": ("double-umbrella",),
    "FQ-R5": ("wild-points",),
    "FQ-R6": ("cross-out",),
    "FQ-R7": ("performers",),
    "FQ-R8": ("personal-line",),
    "FQ-R9": ("longer-move",),
    "FQ-R10": ("longer-move", "street-move"),
    "FQ-R12": ("other-card",),
    "FQ-R17": ("street-map",),
    "FQ-R18": ("street-map",),
    "FQ-R19": ("street-map",),
    "FQ-R20": ("map-neighbour",),
    "FQ-R21": ("locked-up",),
    "FQ-R22": ("locked-up",),
    "FQ-R23": ("write-w",),
    "FQ-R24": ("map-any-value",),
    "FQ-R25": ("personal-line",),
    "FQ-R31": ("locked-up",),
    "FQ-R33": ("write-w",),
    "FQ-R34": ("vacation-points",),
    "FQ-R36": ("map-neighbour",),
}
NEEDS_ANY: Final[Mapping[str, tuple[str, ...]]] = {
    "FQ-E3": ("gift-shop", "courtyard", "riverwalk-points"),
    "FQ-R11": ("longer-move", "other-card"),
    "FQ-R16": ("street-map", "map-any-value", "map-neighbour"),
    "FQ-R35": ("courtyard", "riverwalk"),
}

# What a rule says more where the edition has it.
MORE: Final[Mapping[str, tuple[str, ...]]] = {
    "FQ-I5": ("street-map",),
    "FQ-V2": ("courtyard", "riverwalk"),
    "FQ-P3": ("gift-shop",),
    "FQ-BC-A": ("street-move",),
    "FQ-BP-A": ("price",),
    "FQ-E1": ("bonus-points",),
    "FQ-E3": ("gift-shop", "courtyard", "riverwalk-points"),
    "FQ-E4": ("track-points",),
    "FQ-E5": ("line-points", "no-line-points"),
    "FQ-R3": ("double-umbrella",),
    "FQ-R7": ("two-performers", "no-performers"),
    "FQ-R9": ("short-walk",),
    "FQ-R11": ("longer-move", "other-card"),
    "FQ-R13": ("locked-up",),
    "FQ-R16": ("street-map", "map-any-value", "map-neighbour", "small-buildings", "write-w"),
    "FQ-R17": ("write-w",),
    "FQ-R18": ("map-neighbour",),
    "FQ-R20": ("write-w", "small-buildings"),
    "FQ-R21": ("map-neighbour", "street-map"),
    "FQ-R24": ("write-w",),
    "FQ-R26": ("personal-line",),
    "FQ-R27": ("personal-line",),
    "FQ-R30": ("double-umbrella", "longer-move"),
    "FQ-R34": ("line-points",),
    "FQ-R35": ("riverwalk",),
}


def features(e: Edition) -> set[str]:
    """Every word of NEEDS and MORE that holds for the edition."""
    there = {
        "choice": asking(e) > 0,
        "street-map": GET_MAP in e.reward_kind,
        "track-points": any(e.reward_value[k] for k, kind in enumerate(e.reward_kind) if kind == GET_POINTS),
        "street-move": any(e.move_streets),
        "courtyard": bool(e.courtyards),
        "gift-shop": bool(e.gift_shops),
        "riverwalk": e.riverwalk != NONE,
        "riverwalk-points": e.riverwalk != NONE and e.riverwalk_points > 0,
        "vacation-points": e.vacation_points > 0,
        "line-points": e.line_points > 0,
        "no-line-points": e.line_points == 0,
        "two-performers": bool(bonuses_of(e, "FQ-BM-C")),
        "bonus-points": bool(adding(e)),
        "wild-points": any(bonus in adding(e) for bonus in bonuses(e, DOUBLE_UMBRELLA)),
        "price": price(e) != NONE,
    }
    effects = {EFFECTS[effect] for effect in range(len(EFFECTS)) if e.effect_track[effect] != NONE}
    return effects | {word for word, holds in there.items() if holds}


def has_rule(e: Edition, its: set[str], rule: str) -> bool:
    """`its` are the edition's features."""
    if rule in BONUS_RULES:
        return bool(bonuses_of(e, rule))
    return its.issuperset(NEEDS.get(rule, ())) and not (rule in NEEDS_ANY and its.isdisjoint(NEEDS_ANY[rule]))


def bonuses(e: Edition, effect: int) -> list[Bonus]:
    """All with this effect, track by track."""
    return [(k, n) for k, track in enumerate(e.tracks) for n, its in enumerate(track.bonus_effect) if its == effect]


def bonuses_of(e: Edition, rule: str) -> list[Bonus]:
    """The bonuses that the rule is about."""
    found = bonuses(e, BONUS_RULES[rule])
    if rule == "FQ-BS-A":
        return found[:1]
    if rule == "FQ-BS-C":
        return found[1:]
    if rule in ("FQ-BF-A", "FQ-BF-C"):
        return [(k, n) for k, n in found if (e.tracks[k].bonus_value[n] != NONE) == (rule == "FQ-BF-A")]
    if rule in ("FQ-BM-A", "FQ-BM-C"):
        return [(k, n) for k, n in found if e.tracks[k].bonus_value[n] == (1 if rule == "FQ-BM-A" else 2)]
    return found


def asking(e: Edition) -> int:
    """FQ-I3: how many tracks have circles that show both a bonus and a multiplier."""
    return sum(CHOICE in track.boxes for track in e.tracks)


def adding(e: Edition) -> list[Bonus]:
    """FQ-E1: the bonuses that bring points at the end."""
    found = bonuses(e, SMALL_BUILDINGS) + bonuses(e, DOUBLE_UMBRELLA)
    return [(k, n) for k, n in found if e.tracks[k].bonus_value[n] > 0]


def price(e: Edition) -> int:
    """The track that pays for the highest multipliers with bonuses that all do harm; NONE if no track does so."""
    tops = [max(track.ladder) for track in e.tracks]
    for k, track in enumerate(e.tracks):
        highest = tops.count(max(tops)) == 1 and tops[k] == max(tops)
        if highest and CROSS_OUT in track.bonus_effect and all(effect in HARMFUL for effect in track.bonus_effect):
            return k
    return NONE
