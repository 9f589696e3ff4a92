"""The Final Route: the best of all trails along the drawn links, exactly, and what it scores (NY-F1 … NY-F6)."""

from __future__ import annotations

from grandtour.games.explore_new_york.edition import BLUE, GREY, NONE, RED, YELLOW, Edition, count
from grandtour.games.explore_new_york.route_graph import Graph, Network
from grandtour.games.explore_new_york.route_search import Search
from grandtour.games.explore_new_york.route_watch import Halt, Progress
from grandtour.games.explore_new_york.route_watch import Watch as Watch  # for callers
from grandtour.games.explore_new_york.route_worth import grey_value, value_of
from grandtour.games.explore_new_york.walk import walk


class Route:
    """A walk along drawn links and what it scores."""

    def __init__(self, points: list[int], links: list[int]) -> None:
        self.points = points  # in walking order; [] without links
        self.links = links
        self.tourists = [0, 0, 0]  # by symbol, in the blocks on the route
        self.attractions = [0, 0, 0]  # by color, on the route
        self.cafes = 0
        self.yellow = 0
        self.grey = 0
        self.lines = [0, 0, 0, 0, 0, 0]  # points: red, green, blue, cafés, yellow, grey
        self.total = 0


class Stopped(Exception):
    """A watch stopped the search: `route` is the best so far, and the best there is has at most `bound` points."""

    def __init__(self, route: Route, bound: int) -> None:
        super().__init__(f"the search was stopped: the best route has from {route.total} to {bound} points")
        self.route = route
        self.bound = bound


def score_trail(e: Edition, links: list[int], tourists: list[int]) -> Route:
    """The route along exactly these links. Raises ValueError if no walk uses each of them once."""
    points, along = walk(e, links)
    route = Route(points, along)
    blocks = [False] * len(e.block_kind)
    for link in along:
        for block in e.link_blocks[link]:  # NY-F3
            if blocks[block]:
                continue
            blocks[block] = True
            for symbol in range(3):
                route.tourists[symbol] += count(tourists[block], symbol)
            kind = e.block_kind[block]
            if kind <= BLUE:
                route.attractions[kind] += 1
            elif kind == YELLOW:
                route.yellow += 1
            elif kind == GREY:
                route.grey += 1
    for point in set(points):
        if e.cafe_of[point] != NONE:
            route.cafes += 1
    for color in range(RED, BLUE + 1):  # NY-F4
        route.lines[color] = route.tourists[color] * route.attractions[color]
    route.lines[3] = route.cafes * e.cafe_points  # NY-F5
    route.lines[4] = route.yellow * e.yellow_points  # NY-F6
    route.lines[5] = grey_value(e.grey_points, route.grey)
    route.total = sum(route.lines)
    return route


class Best:
    """The best over all connected parts, those first that could have most. `known` as in best_total, -1 for nothing."""

    def __init__(self, e: Edition, links: list[int], tourists: list[int], known: int, watch: Watch | None) -> None:
        self.total = known  # only better routes are looked for
        self.links: list[int] = []  # of the best route, in no order; [] if none is better than `known`
        self.nodes = 0  # steps of the search
        self.bound = -1  # no route has more points: if the watch stopped the search, else -1
        network = Network(e, links)
        parts: list[tuple[int, list[int]]] = []
        for part in network.parts(e):
            bound = value_of(e, part, tourists)
            if network.is_trail(e, part):
                if bound > self.total:
                    self.total = bound
                    self.links = part
            else:
                place = 0
                while place < len(parts) and parts[place][0] >= bound:
                    place += 1
                parts.insert(place, (bound, part))
        progress = Progress(watch)
        for k in range(len(parts)):
            bound, part = parts[k]
            if bound <= self.total:
                break
            progress.elsewhere = parts[k + 1][0] if k + 1 < len(parts) else -1
            graph = Graph(e, network, part, tourists)
            search = Search(graph, e.grey_points, self.total, progress)
            try:
                search.run()
            except Halt:
                self.bound = progress.top
            self.nodes = progress.nodes
            if search.best > self.total:
                self.total = search.best
                self.links = []
                for s in range(graph.stretches):
                    if search.found & graph.bits[s]:
                        self.links += graph.links[s]
            if self.bound >= 0:
                return


def best_route(e: Edition, links: list[int], tourists: list[int], watch: Watch | None = None) -> Route:
    """The best route along drawn links, `tourists` being the groups in the blocks. Exact, or Stopped by the watch."""
    best = Best(e, links, tourists, -1, watch)
    route = score_trail(e, best.links, tourists)
    if best.bound >= 0:
        raise Stopped(route, best.bound)
    return route


def best_total(e: Edition, links: list[int], tourists: list[int], known: int = 0) -> int:
    """What the best route scores. `known` is a score that some route is known to reach: the search then takes less."""
    return Best(e, links, tourists, max(known, grey_value(e.grey_points, 0)), None).total
