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


class Prices:
    """Points for each thing that is lost of what lies along a route, so low that they can be added up.

    Of s attractions and p people of a colour, losing b and a costs a*s + b*(p-a). No more than `spare` points may be
    lost, so a is no more than spare/s; with the most that a can be, the cost is linear.
    """

    def __init__(self, people: int, sights: int, grey_points: list[int], spare: int) -> None:
        self.person = [0, 0, 0]  # by color: for one of the people
        self.sight = [0, 0, 0]
        for color in range(3):
            here = people >> color * CROWD & CROWD_MASK
            seen = sights >> color * SIGHT & SIGHT_MASK
            self.person[color] = seen
            self.sight[color] = max(here - spare // seen, 0) if seen else 0
        grey = sights >> GREY_AT & SIGHT_MASK
        self.grey = 0
        for lost in range(1, grey + 1):
            cost = (grey_value(grey_points, grey) - grey_value(grey_points, grey - lost)) // lost
            self.grey = cost if lost == 1 else min(self.grey, cost)

    def of(self, people: int, sights: int) -> int:
        points = (sights >> GREY_AT & SIGHT_MASK) * self.grey + (sights >> POINTS_AT)
        for color in range(3):
            points += (people >> color * CROWD & CROWD_MASK) * self.person[color]
            points += (sights >> color * SIGHT & SIGHT_MASK) * self.sight[color]
        return points


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
