"""The best Final Route by trying every walk: for small boards. Shares no code with the solver.

Points are pairs x,y and blocks are asked for by their coordinates, straight from the rules page.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from grandtour.games.explore_new_york.edition import Edition

Point = tuple[int, int]
Link = tuple[Point, Point]


@cache
def blocks_beside(width: int, height: int, link: Link) -> list[tuple[int, int]]:
    """NY-F3: the blocks X,Y that have the link as a side; a rounded corner belongs to its corner block alone."""
    (ax, ay), (bx, by) = sorted(link)
    if ax != bx and ay != by:
        return [(1 if min(ax, bx) == 0 else width, 1 if min(ay, by) == 0 else height)]
    near = [(bx, ay), (bx, ay + 1)] if ay == by else [(ax, by), (ax + 1, by)]
    return [(x, y) for x, y in near if 1 <= x <= width and 1 <= y <= height]


def score(e: Edition, walk: Iterable[Link], tourists: list[int]) -> int:
    """NY-F4, NY-F5, NY-F6."""
    blocks = {block for link in walk for block in blocks_beside(e.width, e.height, link)}
    numbers = [(y - 1) * e.width + (x - 1) for x, y in blocks]
    kinds = [e.block_kind[number] for number in numbers]
    total = 0
    for color in (0, 1, 2):
        people = sum((tourists[number] // 256**color) % 256 for number in numbers)
        total += people * kinds.count(color)
    touched = {point for link in walk for point in link}
    total += e.cafe_points * sum(1 for point in e.cafe_point if e.points[point] in touched)
    total += e.yellow_points * kinds.count(3)
    return total + e.grey_points[kinds.count(4)]


def best(e: Edition, links: list[int], tourists: list[int]) -> int:
    """Every walk from every point, link by link, as a finger would follow them.

    Two walks that used the same links and came to the same point go on in the same ways: one of them is enough.
    """
    drawn: list[Link] = [(e.points[e.link_a[link]], e.points[e.link_b[link]]) for link in links]
    seen: set[tuple[Point, frozenset[Link]]] = set()
    scored: dict[frozenset[Link], int] = {}

    def go_on(point: Point, used: frozenset[Link]) -> None:
        if (point, used) in seen:
            return
        seen.add((point, used))
        if used not in scored:
            scored[used] = score(e, used, tourists)
        for link in drawn:
            if link not in used and point in link:
                go_on(link[1] if link[0] == point else link[0], used | {link})

    for start in {point for link in drawn for point in link}:
        go_on(start, frozenset())
    return max(scored.values(), default=0)
