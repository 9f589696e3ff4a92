"""Bridges: the stretches that alone join two sides, and the islands that hang together without them.

A route crosses a bridge once at most, so the islands that it visits follow one another along one path of the tree in
which the bridges join the islands. That path may end at any island; the longest ones join two leaves of the tree.
"""

from __future__ import annotations

from grandtour.games.explore_new_york.route_graph import Graph


class Islands:
    """Islands are numbered in the order in which a walk through the graph leaves them for good: the last is the root
    of the tree, and every other one has a higher island above it. All sets are masks."""

    def __init__(self, graph: Graph) -> None:
        self.graph = graph
        self.left = 0  # the stretches that are there
        self.bridges = 0  # those of them that are bridges
        self.crossings = 0  # all that the stretches touch
        self.stretches_in: list[int] = []  # by island
        self.crossings_in: list[int] = []
        self.bridge_up: list[int] = []  # by island: the bridge to the island above, 0 for the root
        self.bridge_from: list[int] = []  # the crossing at the upper end of that bridge
        self.above: list[int] = []  # by island: the island above, the root itself for the root
        self.leaves: list[int] = []  # islands with one bridge
        self.trunk: list[int] = []  # by island: all stretches from it up to the root
        # A chain of islands, from one leaf to the other:
        self.chain: list[int] = []  # its bridges
        self.before: list[int] = []  # by bridge: the stretches before it
        self.crossings_before: list[int] = []
        # For the walk through the graph:
        self.clock = 0
        self.time = [0] * graph.crossings  # when the walk came to the crossing, 0 if it did not yet
        self.reach = [0] * graph.crossings  # the earliest crossing to which there is another way back from below
        self.island = [0] * graph.crossings  # the stretches from here down that are in the same island
        self.island_crossings = [0] * graph.crossings

    def find(self, left: int, start: int) -> None:
        """The islands of a connected set of stretches; `start` is one of its crossings."""
        self.left = left
        self.bridges = 0
        self.clock = 0
        for c in range(self.graph.crossings):
            self.time[c] = 0
        self.stretches_in = []
        self.crossings_in = []
        self.bridge_up = []
        self.bridge_from = []
        self.leaves = []
        self.chain = []
        self.visit(start, -1)
        self.leave(start, 0, 0)
        root = len(self.bridge_up) - 1
        self.crossings = self.crossings_in[root]
        if root > 0:
            self.make_tree(root)
            if len(self.leaves) == 2:
                self.make_chain()

    def visit(self, c: int, via: int) -> None:
        """Walk on from the crossing, to which the stretch `via` led, wherever the walk was not yet (Tarjan's way)."""
        graph = self.graph
        self.clock += 1
        now = self.clock
        self.time[c] = now
        reach = now
        island = graph.loops[c] & self.left
        island_crossings = graph.bits[c]
        for s in graph.turns[c]:
            bit = graph.bits[s]
            if not self.left & bit or s == via:
                continue
            other = graph.end_b[s] if graph.end_a[s] == c else graph.end_a[s]
            if self.time[other] == 0:
                self.visit(other, s)
                if self.reach[other] > now:  # no other way back: a bridge
                    self.bridges |= bit
                    self.leave(other, bit, graph.bits[c])
                    continue
                island |= self.island[other]
                island_crossings |= self.island_crossings[other]
                reach = min(reach, self.reach[other])
            else:
                reach = min(reach, self.time[other])
            island |= bit
        self.reach[c] = reach
        self.island[c] = island
        self.island_crossings[c] = island_crossings

    def leave(self, c: int, bridge_up: int, bridge_from: int) -> None:
        self.stretches_in.append(self.island[c])
        self.crossings_in.append(self.island_crossings[c])
        self.bridge_up.append(bridge_up)
        self.bridge_from.append(bridge_from)

    def make_tree(self, root: int) -> None:
        self.above = [root] * (root + 1)
        bridges = [0] * (root + 1)
        for k in range(root):
            above = k + 1
            while not self.crossings_in[above] & self.bridge_from[k]:
                above += 1
            self.above[k] = above
            bridges[k] += 1
            bridges[above] += 1
            self.crossings |= self.crossings_in[k]
        for k in range(root + 1):
            if bridges[k] == 1:
                self.leaves.append(k)
        self.trunk = [self.stretches_in[root]] * (root + 1)
        for k in range(root - 1, -1, -1):
            self.trunk[k] = self.trunk[self.above[k]] | self.bridge_up[k] | self.stretches_in[k]

    def meet(self, a: int, b: int) -> int:
        """The island where the ways up from two islands meet."""
        while a != b:
            if a < b:
                a = self.above[a]
            else:
                b = self.above[b]
        return a

    def path(self, a: int, b: int) -> int:
        """All stretches of the islands from `a` to `b` and of the bridges between them."""
        return (self.trunk[a] ^ self.trunk[b]) | self.stretches_in[self.meet(a, b)]

    def bridge_of(self, leaf: int) -> int:
        """The one bridge of a leaf."""
        if self.bridge_up[leaf]:
            return self.bridge_up[leaf]
        return self.bridge_up[self.above.index(leaf)]  # the root's: that of the only island below it

    def make_chain(self) -> None:
        """Two leaves: the bridges in their order from one to the other, and what is before each."""
        self.before = []
        self.crossings_before = []
        k = self.leaves[0]
        meet = self.meet(k, self.leaves[1])
        down: list[int] = []
        other = self.leaves[1]
        while other != meet:
            down.append(other)
            other = self.above[other]
        before = self.stretches_in[k]
        crossings = self.crossings_in[k]
        while k != meet:
            bridge = self.bridge_up[k]
            k = self.above[k]
            self.cross(bridge, before, crossings)
            before |= bridge | self.stretches_in[k]
            crossings |= self.crossings_in[k]
        for i in range(len(down) - 1, -1, -1):
            k = down[i]
            bridge = self.bridge_up[k]
            self.cross(bridge, before, crossings)
            before |= bridge | self.stretches_in[k]
            crossings |= self.crossings_in[k]

    def cross(self, bridge: int, before: int, crossings: int) -> None:
        self.chain.append(bridge)
        self.before.append(before)
        self.crossings_before.append(crossings)

    def ends_with(self, kept: int) -> int:
        """In a chain: where a route that uses all bridges in `kept` can end. It has an end on each side of each."""
        ends = self.crossings
        for k in range(len(self.chain)):
            if kept & self.chain[k]:
                ends = self.crossings_before[k]
                break
        for k in range(len(self.chain) - 1, -1, -1):
            if kept & self.chain[k]:
                ends |= self.crossings & ~self.crossings_before[k]
                break
        return ends
