"""The best Final Route of a connected part, however dense it is.

A line sweeps over the map. It passes one stretch after another, and each is kept or left out. Of what was decided
behind the line, the rest depends on little (see `Start`): which crossings on the line are odd so far, which of them
hang together, what has been won that the rest could win as well, and what is lost for good. So of all starts that
leave the same crossings odd, only those are followed that no other can stand in for. They are few, because the line is
short.

The first sweeps are narrow: they follow the most promising starts alone. What they find is good, and lets later sweeps
drop most starts at once. A sweep that has left nothing aside has found the best.

The order is fixed, so the answer is the same on every machine, ties included.
"""

from __future__ import annotations

from typing import Final

from grandtour.games.explore_new_york.route_graph import Graph
from grandtour.games.explore_new_york.route_watch import Progress
from grandtour.games.explore_new_york.route_worth import is_part_of, value

WIDTHS: Final = [100, 1000]  # of the narrow sweeps: how many starts they follow


class Stage:
    """The passing of one stretch. Crossings on the line have numbers along it."""

    def __init__(self, graph: Graph, stretch: int, line: list[int], turns: list[int], chances: list[int]) -> None:
        """`line` has the crossings that were on the line before. By crossing and by thing: how many of the stretches
        yet to come lead there or win it."""
        self.stretch = stretch
        ends = [graph.end_a[stretch], graph.end_b[stretch]]
        here = line[:]
        for c in ends:
            if c not in here:
                here.append(c)
        self.new = len(here) - len(line)  # how many crossings come onto the line
        self.a = here.index(ends[0])
        self.b = here.index(ends[1])
        self.turned = 0 if self.a == self.b else 1 << self.a | 1 << self.b  # odd or even by the stretch, a mask
        self.stay: list[int] = []  # the crossings that are still on the line afterwards, and those that are not
        self.go: list[int] = []
        for k in range(len(here)):
            (self.stay if turns[here[k]] else self.go).append(k)
        self.line = [here[k] for k in self.stay]
        self.wins = 0  # the things that the stretch wins, a mask
        self.last_chance: list[int] = []  # those of them that no later stretch wins
        for thing in graph.things[stretch]:
            self.wins |= 1 << thing
            if chances[thing] == 0:
                self.last_chance.append(thing)
        self.later = [thing for thing in range(len(chances)) if chances[thing]]  # what later stretches win


class Start:
    """One way to decide all stretches behind the line, as far as the rest depends on it."""

    def __init__(self, before: Start | None, keeps: bool) -> None:
        self.before = before  # the start that this one goes on from, before the line passed its last stretch
        self.keeps = keeps  # whether that stretch is kept
        self.hangs: list[int] = []  # by crossing on the line: the same number where they hang together, 0 for unused
        self.won = 0  # of the things that later stretches win, too: a mask
        self.ends = 0  # how many crossings behind the line are odd
        self.people = 0  # lost for good
        self.sights = 0
        self.bound = 0  # no route that begins so has more points


class Sweep:
    def __init__(self, graph: Graph, grey_points: list[int], best: int, progress: Progress) -> None:
        self.graph = graph
        self.grey_points = grey_points
        self.best = best  # points; only better routes are of interest
        self.found = 0  # the stretches of the best route, once there is one
        self.progress = progress
        self.people = sum(graph.people)  # of the whole part
        self.sights = sum(graph.sights)
        self.high = value(self.people, self.sights, grey_points)  # no route has more points
        by_rows = stages(graph, graph.south, graph.east)
        by_columns = stages(graph, graph.east, graph.south)
        self.stages = by_rows if effort(by_rows) <= effort(by_columns) else by_columns
        self.at = 0  # the stage
        self.whole = False  # whether this sweep has left nothing aside
        self.starts: dict[int, list[Start]] = {}  # those that are followed, by the odd crossings on the line, a mask

    def run(self) -> None:
        for width in WIDTHS:
            self.sweep(width)
            if self.whole or self.best >= self.high:
                return
        self.sweep(0)

    def sweep(self, width: int) -> None:
        """Without a width nothing is left aside."""
        first = Start(None, False)
        first.bound = self.high
        self.starts = {0: [first]}
        self.whole = True
        for at in range(len(self.stages)):
            self.at = at
            self.pass_stretch(self.stages[at])
            if width:
                self.narrow(width)

    def pass_stretch(self, stage: Stage) -> None:
        before = self.starts
        self.starts = {}
        for odd in before:
            for start in before[odd]:
                if start.bound <= self.best:
                    continue
                if self.progress.step():
                    self.progress.report(self.best, self.high)
                self.decide(stage, odd, start, True)
                self.decide(stage, odd, start, False)

    def decide(self, stage: Stage, odd: int, before: Start, keeps: bool) -> None:
        """Keep the stretch or leave it out, if that can lead to a better route."""
        hangs = before.hangs + [0] * stage.new
        won = before.won
        if keeps:
            odd ^= stage.turned
            won |= stage.wins
            join(hangs, stage.a, stage.b)
        ends = before.ends
        for k in stage.go:
            ends += odd >> k & 1
        if ends > 2:
            return
        start = Start(before, keeps)
        start.ends = ends
        start.people = before.people
        start.sights = before.sights
        for thing in stage.last_chance:
            if not won >> thing & 1:
                start.people += self.graph.people[thing]
                start.sights += self.graph.sights[thing]
            won &= ~(1 << thing)
        start.won = won
        start.bound = before.bound
        if start.people != before.people or start.sights != before.sights:
            start.bound = value(self.people - start.people, self.sights - start.sights, self.grey_points)
        if start.bound <= self.best:
            return
        start.hangs = [hangs[k] for k in stage.stay]
        for k in stage.go:
            if hangs[k] and hangs[k] not in start.hangs:  # nothing can join it any more, so it must be all there is
                if all(number in (0, hangs[k]) for number in hangs):
                    self.finish(stage, start)
                return
        renumber(start.hangs)
        odd_here = 0
        for k in range(len(stage.stay)):
            odd_here |= (odd >> stage.stay[k] & 1) << k
        self.follow(odd_here, start)

    def finish(self, stage: Stage, start: Start) -> None:
        """The route is complete: what later stretches win is lost, unless it was won before."""
        people = self.people - start.people
        sights = self.sights - start.sights
        for thing in stage.later:
            if not start.won >> thing & 1:
                people -= self.graph.people[thing]
                sights -= self.graph.sights[thing]
        points = value(people, sights, self.grey_points)
        if points > self.best:
            self.best = points
            self.found = 0
            at = self.at
            step: Start | None = start
            while step is not None and step.before is not None:
                if step.keeps:
                    self.found |= self.graph.bits[self.stages[at].stretch]
                at -= 1
                step = step.before

    def follow(self, odd: int, start: Start) -> None:
        """Follow this start unless another one can stand in for it, and no more any for which this one can."""
        if odd not in self.starts:
            self.starts[odd] = [start]
            return
        others = self.starts[odd]
        for other in others:
            if stands_in(other, start):
                return
        left = [other for other in others if not stands_in(start, other)]
        left.append(start)
        self.starts[odd] = left

    def narrow(self, width: int) -> None:
        """Leave all but the most promising starts aside."""
        ranked: list[tuple[int, int, int, int]] = []
        for odd in self.starts:
            group = self.starts[odd]
            for k in range(len(group)):
                ranked.append((-group[k].bound, group[k].ends, odd, k))
        if len(ranked) <= width:
            return
        self.whole = False
        ranked.sort()
        before = self.starts
        self.starts = {}
        for _, _, odd, k in ranked[:width]:
            self.starts.setdefault(odd, []).append(before[odd][k])


def stages(graph: Graph, along: list[int], across: list[int]) -> list[Stage]:
    """A sweep over the stretches in this order."""
    order = sorted(range(graph.stretches), key=lambda s: (along[s], across[s], s))
    turns = [0] * graph.crossings
    chances = [0] * len(graph.masks)
    for s in order:
        count(graph, s, turns, chances, 1)
    found: list[Stage] = []
    line: list[int] = []
    for s in order:
        count(graph, s, turns, chances, -1)
        found.append(Stage(graph, s, line, turns, chances))
        line = found[-1].line
    return found


def count(graph: Graph, stretch: int, turns: list[int], chances: list[int], by: int) -> None:
    turns[graph.end_a[stretch]] += by
    turns[graph.end_b[stretch]] += by
    for thing in graph.things[stretch]:
        chances[thing] += by


def effort(stages: list[Stage]) -> int:
    """Roughly, how many starts there will be: each crossing on the line may be odd or even."""
    return sum(1 << len(stage.line) for stage in stages)


def join(hangs: list[int], a: int, b: int) -> None:
    """Join two crossings on the line, and all that hangs together with either."""
    one = hangs[a]
    other = hangs[b]
    if one == 0 and other == 0:
        hangs[a] = hangs[b] = max(hangs) + 1
    elif one == 0:
        hangs[a] = other
    elif other == 0:
        hangs[b] = one
    elif one != other:
        for k in range(len(hangs)):
            if hangs[k] == other:
                hangs[k] = one


def renumber(hangs: list[int]) -> None:
    """1, 2, … in the order along the line, so that the same is written in the same way."""
    numbers = [0] * (max(hangs, default=0) + 1)
    last = 0
    for k in range(len(hangs)):
        if hangs[k]:
            if numbers[hangs[k]] == 0:
                last += 1
                numbers[hangs[k]] = last
            hangs[k] = numbers[hangs[k]]


def stands_in(one: Start, other: Start) -> bool:
    """Whether all that completes `other` to a route completes `one`, too, with no fewer points. Both leave the same
    crossings on the line odd."""
    return (
        one.ends <= other.ends
        and other.won & ~one.won == 0
        and is_part_of(one.people, one.sights, other.people, other.sights)
        and hangs_as_well(one.hangs, other.hangs)
    )


def hangs_as_well(one: list[int], other: list[int]) -> bool:
    """Whether all that hangs together in `other` does so in `one`, and `one` has nothing else: what makes a route of
    `other` may never come where that is."""
    if one == other:
        return True
    numbers = [0] * (len(one) + 1)  # by number in `other`: the number in `one`
    known = 0  # these numbers, a mask
    for k in range(len(one)):
        if other[k]:
            if one[k] == 0:
                return False
            if numbers[other[k]] == 0:
                numbers[other[k]] = one[k]
                known |= 1 << one[k]
            elif numbers[other[k]] != one[k]:
                return False
    return all(number == 0 or known >> number & 1 for number in one)
