"""What lies along a route (NY-F4 … NY-F6), counted in two ints so that adding and losing a block is one sum each.

`people` has the tourists, 20 bits for each symbol. `sights` has the attractions of each color and the grey blocks, 10
bits each, and above them the points that simply add up: cafés and yellow blocks.
"""

from __future__ import annotations

from typing import Final

from grandtour.games.explore_new_york.edition import BLUE, GREY, WHITE, YELLOW, Edition, count

CROWD: Final = 20  # bits for the tourists of a symbol
CROWD_MASK: Final = (1 << CROWD) - 1
SIGHT: Final = 10  # bits for the attractions of a color
SIGHT_MASK: Final = (1 << SIGHT) - 1
GREY_AT: Final = 3 * SIGHT
POINTS_AT: Final = 4 * SIGHT
# A bit above all that each number can be, to compare all of them at once.
PEOPLE_TOPS: Final = 1 << CROWD - 1 | 1 << 2 * CROWD - 1 | 1 << 3 * CROWD - 1
SIGHTS_TOPS: Final = 1 << SIGHT - 1 | 1 << 2 * SIGHT - 1 | 1 << 3 * SIGHT - 1 | 1 << 4 * SIGHT - 1 | 1 << 60


def crowd(group: int) -> int:
    """The tourists of a block as `people`."""
    return count(group, 0) | count(group, 1) << CROWD | count(group, 2) << 2 * CROWD


def sight(e: Edition, block: int) -> int:
    """What the block itself is, as `sights`."""
    kind = e.block_kind[block]
    if kind <= BLUE:
        return 1 << kind * SIGHT
    if kind == GREY:
        return 1 << GREY_AT
    if kind == YELLOW:
        return e.yellow_points << POINTS_AT
    assert kind == WHITE
    return 0


def grey_value(grey_points: list[int], grey: int) -> int:
    """NY-F6: the table ends where the map has no more grey blocks."""
    return grey_points[grey] if grey < len(grey_points) else grey_points[len(grey_points) - 1]


def value(people: int, sights: int, grey_points: list[int]) -> int:
    """The points for all that."""
    return (
        (people & CROWD_MASK) * (sights & SIGHT_MASK)
        + (people >> CROWD & CROWD_MASK) * (sights >> SIGHT & SIGHT_MASK)
        + (people >> 2 * CROWD) * (sights >> 2 * SIGHT & SIGHT_MASK)
        + grey_value(grey_points, sights >> GREY_AT & SIGHT_MASK)
        + (sights >> POINTS_AT)
    )


def is_part_of(people: int, sights: int, of_people: int, of_sights: int) -> bool:
    """Whether there is no more of anything in the first two than in the other two."""
    return (of_people | PEOPLE_TOPS) - people & PEOPLE_TOPS == PEOPLE_TOPS and (
        of_sights | SIGHTS_TOPS
    ) - sights & SIGHTS_TOPS == SIGHTS_TOPS


def value_of(e: Edition, links: list[int], tourists: list[int]) -> int:
    """The points for all that lies along these links, were they one route: no route of some of them has more."""
    people = 0
    sights = 0
    blocks = [False] * len(e.block_kind)
    points = [False] * len(e.points)
    for link in links:
        for block in e.link_blocks[link]:
            if not blocks[block]:
                blocks[block] = True
                people += crowd(tourists[block])
                sights += sight(e, block)
        points[e.link_a[link]] = True
        points[e.link_b[link]] = True
    for point in e.cafe_point:
        if points[point]:
            sights += e.cafe_points << POINTS_AT
    return value(people, sights, e.grey_points)
