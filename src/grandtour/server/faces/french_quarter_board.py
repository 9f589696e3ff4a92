"""French Quarter's map and sheets for the browser: everything that is needed to draw and to name them."""

from __future__ import annotations

from grandtour.games.french_quarter.actions import VALUES
from grandtour.games.french_quarter.edition import (
    ACTIVITIES,
    ACTIVITY,
    BOXES,
    CONDITIONS,
    DIRECTIONS,
    EFFECTS,
    GET_MAP,
    GET_POINTS,
    GET_UMBRELLA,
    HALVES,
    NONE,
    PERFORMER,
    REWARDS,
    RIVERWALK,
    SPECIALS,
    UMBRELLA,
    Edition,
)
from grandtour.games.french_quarter.game import FrenchQuarter
from grandtour.games.french_quarter.rule_numbers import move
from grandtour.games.french_quarter.things import Things


def board(game: FrenchQuarter, words: Things) -> dict[str, object]:
    """The numbers in a view are places in these lists; `icons` are in the order of their own numbers."""
    e = game.edition
    return {
        "rounds": e.rounds,
        "values": VALUES,
        "directions": DIRECTIONS,
        **the_map(e, words),
        **the_decks(e, words),
        **the_sheets(e, words),
        "words": {
            "activity": {slug: words.activity(k) for k, slug in enumerate(ACTIVITIES)},
            "performer": {slug: words.word("performer", slug) for slug in e.performers},
            "direction": {slug: words.word("direction", slug) for slug in DIRECTIONS},
            "condition": {slug: words.word("condition", slug) for slug in CONDITIONS},
            "bonus_kind": {slug: words.word("kind", slug) for slug in ("instant", "lasting", "one-use")},
        },
    }


# ---- the map --------------------------------------------------------------------------------------------------
def the_map(e: Edition, words: Things) -> dict[str, object]:
    grid = e.grid
    columns = grid.cols + 1
    return {
        "grid": {"rows": grid.rows, "cols": grid.cols, "ew": grid.ew, "ns": grid.ns},
        "streets": [
            {
                "id": e.streets[k],
                "name": words.street(k),
                "named": e.street_named[k] == 1,
                "axis": "ew" if k in grid.ew else "ns",
                "buildings": e.street_buildings[k],
            }
            for k in range(len(e.streets))
        ],
        "points": [
            {"id": e.point_names[k], "row": k // columns, "col": k % columns, "name": words.corner(k)}
            for k in range(e.points)
        ],
        "starts": [{"number": k + 1, "point": point, "name": words.start(k)} for k, point in enumerate(e.starts)],
        "buildings": [building(e, words, k) for k in range(len(e.buildings))],
        "home": e.home,
        "lockup": e.lockup,
        "courtyards": e.courtyards,
        "gift_shops": e.gift_shops,
        "riverwalk": [k for k, special in enumerate(e.building_special) if special == RIVERWALK],
    }


def building(e: Edition, words: Things, k: int) -> dict[str, object]:
    return {
        "id": e.buildings[k],
        "name": words.building(k),
        "block": list(e.grid.blocks[k]),
        "half": HALVES[e.grid.halves[k]],
        "small": e.building_small[k] == 1,
        "special": SPECIALS[e.building_special[k]],
        "icons": e.building_icons[k],
        "streets": e.building_streets[k],
        "neighbours": e.neighbours[k],
        "said": words.icons(e.building_icons[k]),
    }


# ---- cards and dice -------------------------------------------------------------------------------------------
def the_decks(e: Edition, words: Things) -> dict[str, object]:
    types = range(len(e.types))
    type_of = {card: type for type in types for card in e.deck_cards[type]}
    return {
        "types": [
            {
                "id": e.types[k],
                "name": words.type(k),
                "least": e.min_steps[k],
                "most": e.max_steps[k],
                "streets": e.move_streets[k],
                "said": move(words, e, k),
            }
            for k in types
        ],
        "cards": [
            {"id": e.cards[k], "type": type_of[k], "icons": e.card_icons[k], "said": words.card(k)}
            for k in range(len(e.cards))
        ],
        "dice": {str(seats): e.dice[seats] for seats in e.seat_counts},
        "mayors": [
            {
                "id": e.mayors[k],
                "closed": None if e.mayor_closed[k] == NONE else e.mayor_closed[k],
                "order": e.mayor_order[k],
                "first": e.mayor_first[k] == 1,
                "said": words.mayor(k),
            }
            for k in range(len(e.mayors))
        ],
        "vacations": [
            {
                "id": e.vacations[k],
                "name": words.vacation_name(k),
                "buildings": e.vacation_buildings[k],
                "condition": CONDITIONS[e.vacation_condition[k]],
                "said": words.vacation(k),
            }
            for k in range(len(e.vacations))
        ],
        "vacation_points": e.vacation_points,
        "ratings": [
            {"id": e.ratings[k], "name": words.rating(k), "upto": e.rating_upto[k]} for k in range(len(e.ratings))
        ],
    }


# ---- the sheets -----------------------------------------------------------------------------------------------
def the_sheets(e: Edition, words: Things) -> dict[str, object]:
    slugs = ["umbrella", *ACTIVITIES, "wild", *e.performers]
    return {
        "icons": [{"id": slug, "name": words.icon(k)} for k, slug in enumerate(slugs)],
        "first_performer": PERFORMER,
        "tracks": [track(e, words, k) for k in range(len(e.tracks))],
        "umbrellas": {"boxes": e.umbrella_boxes, "wild_every": e.wild_every},
        "second_line": {"rows": e.line_rows, "points": e.line_points, "type": e.line_type},
        "performers": {
            "kinds": [{"id": slug, "name": words.performer(k)} for k, slug in enumerate(e.performers)],
            "row_points": e.row_points,
            "track": [
                {"kind": REWARDS[kind], "value": value, "said": reward(words, kind, value)}
                for kind, value in zip(e.reward_kind, e.reward_value, strict=True)
            ],
        },
        "courtyard_points": e.courtyard_points,
        "riverwalk_name": words.riverwalk_short(),
        "riverwalk_visits": e.riverwalk_visits,
        "riverwalk_points": e.riverwalk_points,
    }


def track(e: Edition, words: Things, k: int) -> dict[str, object]:
    track = e.tracks[k]
    return {
        "id": ACTIVITIES[k],
        "name": words.activity(k),
        "street": track.street,
        "boxes": [BOXES[box] for box in track.boxes],
        "ladder": track.ladder,
        "bonuses": [
            {
                "letter": chr(ord("A") + n),
                "name": words.bonus(k, n),
                "effect": EFFECTS[track.bonus_effect[n]],
                "kind": words.bonus_kind(k, n),
                "said": words.bonus_effect(k, n),
            }
            for n in range(len(track.bonus_effect))
        ],
    }


def reward(words: Things, kind: int, value: int) -> str:
    """What a box of the performers track gives (FQ-I5)."""
    if kind == GET_POINTS:
        return f"+{value}"
    if kind == GET_MAP:
        return words.street(value)
    return words.icon(UMBRELLA if kind == GET_UMBRELLA else ACTIVITY + value)
