"""The links of a route in walking order (NY-F1)."""

from __future__ import annotations

from grandtour.games.explore_new_york.edition import Edition
from grandtour.games.explore_new_york.route_graph import Network


def walk(e: Edition, links: list[int]) -> tuple[list[int], list[int]]:
    """The points and the links of one walk along all of these links, each used once.

    Starts at the lowest point that must be an end, or at the lowest of all if the route is a loop.
    """
    network = Network(e, links)
    start = -1
    odd = 0
    for point in range(len(e.points)):
        here = len(network.at[point])
        if here % 2 == 1:
            odd += 1
            if odd == 1:
                start = point
        elif here > 0 and start < 0:
            start = point
    if start < 0:
        return [], []
    # Hierholzer: go on until stuck, then back up to where a link is left and make the detour from there.
    used = [False] * len(e.link_a)
    points: list[int] = []
    along: list[int] = []
    trail = [start]
    by = [-1]
    while trail:
        point = trail[-1]
        step = -1
        for link in network.at[point]:
            if not used[link]:
                step = link
                break
        if step >= 0:
            used[step] = True
            trail.append(e.link_b[step] if e.link_a[step] == point else e.link_a[step])
            by.append(step)
        else:
            points.append(trail.pop())
            along.append(by.pop())
    along.pop()  # nothing led to the start
    points.reverse()
    along.reverse()
    if odd > 2 or len(along) != len(network.links):
        raise ValueError("these links are no route: one walk cannot use each of them once (NY-F1)")
    return points, along
