"""What it costs at least to put right the crossings that have a wrong number of stretches.

Taking away a stretch changes the number at both its crossings. So a group of crossings with an odd number of wrong
ones loses a stretch that leads out of it, or has an end of the route. A group may then charge as much as the cheapest
way out of it costs; what groups charge for a stretch together must not be more than the stretch costs. All charges
but those that the two ends avoid are a bound for what must be lost.
"""

from __future__ import annotations

from grandtour.games.explore_new_york.route_graph import Graph


class Pairs:
    def __init__(self, graph: Graph) -> None:
        self.graph = graph
        self.rest = [0] * graph.stretches  # by free stretch: of its cost, what nobody has charged
        self.avoids = [0] * graph.crossings  # what an end there avoids
        self.total = 0  # all that is charged
        self.group = [0] * graph.crossings  # by crossing
        self.members: list[list[int]] = []  # by group: its crossings, none once it is part of another
        self.wrong: list[bool] = []  # by group: whether it has an odd number of wrong crossings
        self.idle: list[bool] = []  # by group: whether it charges nothing

    def charge(self, free: int, wrong: int, idle: int, costs: list[int], most: int) -> None:
        """`free` are the stretches that may be taken away, which have `costs`; crossings in `idle` charge nothing.
        A group without a way out charges `most`."""
        graph = self.graph
        self.total = 0
        self.members = []
        self.wrong = []
        self.idle = []
        for c in range(graph.crossings):
            self.avoids[c] = 0
            self.group[c] = c
            self.members.append([c])
            self.wrong.append(wrong & graph.bits[c] != 0)
            self.idle.append(idle & graph.bits[c] != 0)
        for s in range(graph.stretches):
            if free & graph.bits[s]:
                self.rest[s] = costs[s]
                if costs[s] == 0:
                    self.join(s)
            else:
                self.rest[s] = -1
        waiting = list(range(graph.crossings))
        k = 0
        while k < len(waiting):
            g = waiting[k]
            k += 1
            if not self.members[g] or not self.wrong[g] or self.idle[g]:
                continue
            out = self.ways_out(g)
            cost = most
            for s in out:
                cost = min(cost, self.rest[s])
            self.total += cost
            for c in self.members[g]:
                self.avoids[c] += cost
            for s in out:
                self.rest[s] -= cost
            for s in out:
                if self.rest[s] == 0:
                    self.join(s)
            if out:
                waiting.append(self.group[graph.end_a[out[0]]])
                waiting.append(self.group[graph.end_b[out[0]]])

    def ways_out(self, g: int) -> list[int]:
        graph = self.graph
        found: list[int] = []
        for c in self.members[g]:
            for s in graph.turns[c]:
                if self.rest[s] >= 0 and self.group[graph.end_a[s]] != self.group[graph.end_b[s]]:
                    found.append(s)
        return found

    def join(self, s: int) -> None:
        """Make one group of the two at the ends of a stretch."""
        a = self.group[self.graph.end_a[s]]
        b = self.group[self.graph.end_b[s]]
        if a == b:
            return
        if len(self.members[a]) < len(self.members[b]):
            a, b = b, a
        for c in self.members[b]:
            self.group[c] = a
        self.members[a] += self.members[b]
        self.members[b] = []
        self.wrong[a] = self.wrong[a] != self.wrong[b]
        self.idle[a] = self.idle[a] or self.idle[b]
