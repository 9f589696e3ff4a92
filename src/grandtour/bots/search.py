"""Information-set Monte Carlo tree search: many short games in made-up worlds, each begun with one of the moves.

A world is a state that fits all the seat knows (`determinize`), so the truth never matters. In every world each
candidate that is still in the race is tried with the same luck to come. Candidates are compared only within a world, so
luck that helps all of them drops out. A candidate that is clearly behind leaves the race. When only one is left, or the
clock is up, the best candidate is the answer.

Below the candidates, each seat has a tree of its own, made of what it has seen: its own moves, and what the others'
moves show (Cowling, Powley and Whitehouse 2012, "multiple observers"). So a seat's choice never depends on what it
could not know, and choices that are made at the same time do not see each other. Chance is a seat that draws by weight
and makes no branches: the same moves are tried again with other luck. Moves come from the guide, best first, and the
more often a node is visited, the more of them it tries. Where the tree ends, the guide's policy plays on; where that
stops, the guide says what the position is worth.

The same seed and number of simulations give the same answer. mypyc compiles this module.
"""

from __future__ import annotations

import math
from typing import Final

from grandtour.bots.bot import Clock, Sampler
from grandtour.bots.guide import Guide, Move
from grandtour.core.game import CHANCE, Action, Game, State
from grandtour.core.picker import Picker
from grandtour.core.worlds import Worlds

EXPLORE: Final = 0.6  # how much the tree prefers moves that look promising to moves that did well
SOFT: Final = 200.0  # a move that looks better by so many hundredths of a point is tried e times as often
FIRST_CUT: Final = 6  # worlds, at least, before a candidate can leave the race
CLEAR: Final = 3.0  # standard errors behind the best at which the last rival leaves it, which ends the search
SURE: Final = 0.004  # an error that is always added, so that a few equal results do not look sure
TRIES: Final = 6  # simulations that every candidate should get at least; this limits how many there can be
DRAWS: Final = 256  # of chance between two looks at the clock; decisions are looked at more often
NEVER: Final = -1.0  # the answer of a simulated game that the clock stopped
LOGISTIC: Final = 0.5513  # the scale of the logistic curve that is like a normal one of standard deviation 1


class Edge:
    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0  # sum of the chances to win of the seat that chose here
        self.node: Node | None = None


class Node:
    """What one seat has seen since the search began."""

    def __init__(self) -> None:
        self.visits = 0
        self.edges: dict[int, Edge] = {}


class Candidate:
    """A move that the seat that asks could make now."""

    def __init__(self, move: Move) -> None:
        self.move = move
        self.wins: list[float] = []  # the chance to win in each world
        self.points = 0.0  # sum over worlds of its expected score, in hundredths
        self.bias = 0.0  # how much less it promises than the best, by its prior; never above 0
        self.racing = True

    def mean(self) -> float:
        return sum(self.wins) / len(self.wins) if self.wins else 0.0

    def score(self) -> float:
        return self.points / len(self.wins) if self.wins else 0.0

    def rank(self, trust: int) -> float:
        """Its chance to win so far, corrected by its prior, which counts like `trust` worlds."""
        return self.mean() + self.bias * trust / (len(self.wins) + trust)


class Search:
    def __init__(self, game: Game, guide: Guide, seed: int | str) -> None:
        self.game = game
        self.guide = guide
        self.picker = Picker(seed)
        self.simulations = 0  # how many the last search made
        self.roots: list[Node] = []
        self.base: list[int] = []  # the values at the root, which a single player compares with
        self.path: list[Edge] = []
        self.path_seats: list[int] = []
        self.values: list[int] = []

    # ---- the race -------------------------------------------------------------------------------------------------
    def run(
        self, seat: int, legal: list[Action], sampler: Sampler, clock: Clock, nodes: int | None, keep: int = 1
    ) -> list[Candidate]:
        """The candidates, the best first. `keep` of them stay in the race; if that is 1, the last one left ends it."""
        guide = self.guide
        self.simulations = 0
        world = sampler(self.picker)
        guide.clock = clock
        guide.recall(sampler if isinstance(sampler, Worlds) else None, seat, clock.half())
        guide.begin(world, seat)
        guide.suppose(world, seat, self.picker)
        moves = guide.moves(world, seat)
        first = {move.actions[0] for move in moves}
        allowed = {action for action in legal if action in first}
        candidates = [Candidate(move) for move in moves if move.actions[0] in allowed]
        if not candidates:
            return [Candidate(Move([legal[0]], 0, 0))]
        clock.suggest(candidates[0].move.actions[0])
        if (len(candidates) == 1 and keep == 1) or clock.is_up():
            return candidates
        if nodes is not None:
            del candidates[max(2, nodes // TRIES) :]
        self.base = guide.values(world)
        slope = 0.25 / (LOGISTIC * max(1, guide.spread(world)))
        for candidate in candidates:
            candidate.bias = (candidate.move.prior - candidates[0].move.prior) * slope
        self.roots = [Node() for _ in range(self.game.seats(world))]
        alive = candidates[:]
        worlds = 0
        used = 0  # simulations in the present world
        next_cut = FIRST_CUT
        if nodes is not None:
            next_cut = max(FIRST_CUT, int(guide.shared * nodes) // len(candidates))
        while True:
            luck = self.picker.word()
            self.picker.shuffle(alive)  # otherwise the other seats' trees could adapt to their order
            if not self.try_all(alive, world, seat, luck, clock):
                break
            worlds += 1
            if worlds >= next_cut:
                alive = self.cut(alive, keep, clock)
                next_cut = worlds + 2 + worlds // 8
                if len(alive) == 1 and keep == 1:
                    break
            if nodes is not None and self.simulations + len(alive) > nodes:
                break
            used += len(alive)
            if used >= guide.a_world:
                world = sampler(self.picker)
                guide.suppose(world, seat, self.picker)
                used = 0
        candidates.sort(key=lambda candidate: (not candidate.racing, -candidate.rank(guide.trust)))
        clock.suggest(candidates[0].move.actions[0])
        return candidates

    def try_all(self, alive: list[Candidate], world: State, seat: int, luck: int, clock: Clock) -> bool:
        """Try each candidate once in this world. False if the clock stops it: then this world does not count."""
        wins: list[float] = []
        points: list[int] = []
        for candidate in alive:
            if clock.is_up():
                return False
            win = self.simulate(world.copy(), seat, candidate.move, Picker(luck), clock)
            if win == NEVER:
                return False
            wins.append(win)
            points.append(self.values[seat])
        for i in range(len(alive)):
            alive[i].wins.append(wins[i])
            alive[i].points += points[i]
        return True

    def cut(self, alive: list[Candidate], keep: int, clock: Clock) -> list[Candidate]:
        """The candidates that stay in the race: all but those clearly behind the best, compared world by world."""
        trust = self.guide.trust
        alive.sort(key=lambda candidate: -candidate.rank(trust))
        best = alive[0]
        clock.suggest(best.move.actions[0])
        bar = CLEAR if len(alive) == 2 else self.guide.behind
        out: list[Candidate] = []
        for candidate in alive:
            candidate.racing = len(out) < keep or not self.is_behind(candidate, best, bar)
            if candidate.racing:
                out.append(candidate)
        return out

    def is_behind(self, candidate: Candidate, best: Candidate, bar: float) -> bool:
        n = len(best.wins)
        total = 0.0
        squares = 0.0
        for i in range(n):
            d = best.wins[i] - candidate.wins[i]
            total += d
            squares += d * d
        mean = total / n
        variance = max(0.0, squares / n - mean * mean) / n
        return best.rank(self.guide.trust) - candidate.rank(self.guide.trust) > bar * (math.sqrt(variance) + SURE)

    # ---- one simulation ---------------------------------------------------------------------------------------------
    def simulate(self, state: State, seat: int, move: Move, picker: Picker, clock: Clock) -> float:
        """Play the move in this world, go down the trees, and then play by the policy to a leaf. It changes `state`.

        Returns the seat's chance to win; `values` are then the expected scores. A long game on a large board must not
        outlast the clock: when that is up, the answer is NEVER.
        """
        game = self.game
        guide = self.guide
        self.path = []
        self.path_seats = []
        at: list[Node | None] = []
        for root in self.roots:
            at.append(root)
        self.play(state, seat, move)
        self.descend(at, seat, move)
        inside = True
        decisions = 0
        draws = 0
        while True:
            actors = game.actors(state)
            if not actors:
                break
            actor = actors[0]
            if actor == CHANCE:
                game.apply(state, CHANCE, game.draw(state, picker))
                draws += 1
                if draws % DRAWS == 0 and clock.is_up():
                    return NEVER
                continue
            decisions += 1
            if decisions % guide.look == 0 and clock.is_up():
                return NEVER
            if inside and guide.is_horizon(state):
                inside = False
            if inside:
                move = self.select(state, actor, at)
                self.play(state, actor, move)
                inside = self.descend(at, actor, move)
            else:
                if guide.is_leaf(state):
                    break
                self.play(state, actor, guide.policy(state, actor, picker))
        self.values = guide.values(state)
        if clock.is_up():  # the guide may have cut the last moves or the values short
            return NEVER
        wins = self.chances(state)
        for i in range(len(self.path)):
            self.path[i].visits += 1
            self.path[i].total += wins[self.path_seats[i]]
        self.simulations += 1
        return wins[seat]

    def play(self, state: State, seat: int, move: Move) -> None:
        for action in move.actions:
            self.game.apply(state, seat, action)

    def descend(self, at: list[Node | None], actor: int, move: Move) -> bool:
        """Every seat goes down its tree by what it sees of the move. False if the mover had not been here: the tree
        ends.
        """
        known = True
        for seat in range(len(at)):
            node = at[seat]
            if node is None:
                continue
            key = move.key if seat == actor else move.shown
            if key == 0 and seat != actor:
                continue
            edge = node.edges.get(key)
            if edge is None:
                edge = Edge()
                node.edges[key] = edge
            if edge.node is None:
                edge.node = Node()
                if seat == actor:
                    known = False
            if seat == actor:
                node.visits += 1
                self.path.append(edge)
                self.path_seats.append(seat)
            at[seat] = edge.node
        return known

    def select(self, state: State, seat: int, at: list[Node | None]) -> Move:
        """A move by PUCT, among the first that this world allows: the more often the seat was here, the more."""
        moves = self.guide.moves(state, seat)
        node = at[seat]
        assert node is not None
        allowed = 1 + int(math.sqrt(node.visits))
        if allowed >= len(moves):
            allowed = len(moves)
        if allowed == 1:
            return moves[0]
        top = moves[0].prior
        weights: list[float] = []
        total = 0.0
        wins = 0.0
        visits = 0
        for i in range(allowed):
            weight = math.exp((moves[i].prior - top) / SOFT)
            weights.append(weight)
            total += weight
            edge = node.edges.get(moves[i].key)
            if edge is not None:
                wins += edge.total
                visits += edge.visits
        usual = wins / visits if visits else 0.5
        reach = EXPLORE * math.sqrt(1 + visits) / total
        best = moves[0]
        most = -1.0
        for i in range(allowed):
            edge = node.edges.get(moves[i].key)
            if edge is None or edge.visits == 0:
                value = usual + reach * weights[i]
            else:
                value = edge.total / edge.visits + reach * weights[i] / (1 + edge.visits)
            if value > most:
                most = value
                best = moves[i]
        return best

    def chances(self, state: State) -> list[float]:
        """Each seat's chance to win, from the values and their spread; a single player's: to beat the expectation."""
        values = self.values
        scale = LOGISTIC * max(1, self.guide.spread(state))
        if len(values) == 1:
            return [logistic((values[0] - self.base[0]) / scale)]
        out: list[float] = []
        for seat in range(len(values)):
            others = 0.0
            for other in range(len(values)):
                others += math.exp(clamp((values[other] - values[seat]) / scale))
            out.append(1.0 / others)
        return out


def clamp(x: float) -> float:
    return min(60.0, max(-60.0, x))


def logistic(x: float) -> float:
    return 1.0 / (1.0 + math.exp(-clamp(x)))
