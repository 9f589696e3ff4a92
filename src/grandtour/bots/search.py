"""Information-set Monte Carlo tree search: many short games in made-up worlds, each begun with one of the moves.

A world is a state that fits all the seat knows (`determinize`), so the truth never matters. In every world each
candidate that is still in the race is tried with the same luck to come: what is compared are differences, and luck that
helps all of them drops out. A candidate that is clearly behind leaves the race; when one alone is left, or the clock is
up, that is the answer.

Below the candidates grows a tree for each seat, of what that seat has seen: its own moves, and of the others' moves
what they show (Cowling, Powley and Whitehouse 2012, "multiple observers"). So a seat's choice never depends on what it
could not know, and choices that are made at the same time do not see each other. Chance is a seat that draws by weight
and leaves no branch: the same moves are tried again under other luck. Moves come from the guide, best first, and the
more often a node is visited the more of them are allowed. Where the tree ends the guide's policy plays on, and where
that is cut the guide says what the position is worth.

Deterministic for a seed and a number of simulations. Compiled by mypyc from this source.
"""

from __future__ import annotations

import math
from typing import Final

from grandtour.bots.bot import Clock, Sampler
from grandtour.bots.guide import Guide, Move
from grandtour.core.game import CHANCE, Action, Game, State
from grandtour.core.picker import Picker
from grandtour.core.worlds import Worlds

EXPLORE: Final = 0.6  # how much the tree tries moves that look promising over moves that did well
SOFT: Final = 200.0  # hundredths of a point by which a move must look better to be tried e times as often
FIRST_CUT: Final = 6  # worlds before a candidate can leave the race, at least
CLEAR: Final = 3.0  # standard errors behind the best at which the last rival leaves it, which ends the search
SURE: Final = 0.004  # and the error that is allowed for whatever was seen, so that equal luck does not look sure
TRIES: Final = 6  # simulations that every candidate should get at least: decides how many there can be
LOGISTIC: Final = 0.5513  # a logistic curve has this scale where a normal one has standard deviation 1


class Edge:
    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0  # chances of the seat that chose here to win
        self.node: Node | None = None


class Node:
    """What one seat has seen since the search began."""

    def __init__(self) -> None:
        self.visits = 0
        self.edges: dict[int, Edge] = {}


class Candidate:
    """A move of the seat that asks."""

    def __init__(self, move: Move) -> None:
        self.move = move
        self.wins: list[float] = []  # by world
        self.points = 0.0  # sum over worlds of its expected score, in hundredths
        self.bias = 0.0  # what its prior says against it
        self.racing = True

    def mean(self) -> float:
        return sum(self.wins) / len(self.wins) if self.wins else 0.0

    def score(self) -> float:
        return self.points / len(self.wins) if self.wins else 0.0

    def rank(self, trust: int) -> float:
        """Its chance to win as far as is known: the prior counts like `trust` worlds."""
        return self.mean() + self.bias * trust / (len(self.wins) + trust)


class Search:
    def __init__(self, game: Game, guide: Guide, seed: int | str) -> None:
        self.game = game
        self.guide = guide
        self.picker = Picker(seed)
        self.simulations = 0  # of the last search
        self.roots: list[Node] = []
        self.base: list[int] = []  # values at the root: what a single player compares with
        self.path: list[Edge] = []
        self.path_seats: list[int] = []
        self.values: list[int] = []

    # ---- the race -------------------------------------------------------------------------------------------------
    def run(
        self, seat: int, legal: list[Action], sampler: Sampler, clock: Clock, nodes: int | None, keep: int = 1
    ) -> list[Candidate]:
        """The candidates, the best first. `keep` of them stay in the race to the end; one alone ends it."""
        guide = self.guide
        self.simulations = 0
        world = sampler(self.picker)
        guide.recall(sampler if isinstance(sampler, Worlds) else None, seat, clock.half())
        guide.begin(world, seat)
        guide.suppose(world, seat, self.picker)
        candidates = [Candidate(move) for move in guide.moves(world, seat) if move.actions[0] in legal]
        if not candidates:
            return [Candidate(Move([legal[0]], 0, 0))]
        clock.suggest(candidates[0].move.actions[0])
        if len(candidates) == 1 and keep == 1:
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
        used = 0  # simulations in the world that there is
        next_cut = FIRST_CUT
        if nodes is not None:
            next_cut = max(FIRST_CUT, int(guide.shared * nodes) // len(candidates))
        while True:
            luck = self.picker.word()
            self.picker.shuffle(alive)  # else the other seats' trees could fall into step with the candidates
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
        """Each candidate once in this world. False if the clock stops it: then the world does not count."""
        wins: list[float] = []
        points: list[int] = []
        for candidate in alive:
            if clock.is_up():
                return False
            wins.append(self.simulate(world.copy(), seat, candidate.move, Picker(luck)))
            points.append(self.values[seat])
        for i in range(len(alive)):
            alive[i].wins.append(wins[i])
            alive[i].points += points[i]
        return True

    def cut(self, alive: list[Candidate], keep: int, clock: Clock) -> list[Candidate]:
        """Who is still in the race: not who is clearly behind the best, compared world by world."""
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
    def simulate(self, state: State, seat: int, move: Move, picker: Picker) -> float:
        """Play the move in this world (which is used up), go down the trees, then by the policy to a leaf.

        Answers the seat's chance to win; `values` are the scores that are expected then.
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
        while True:
            actors = game.actors(state)
            if not actors:
                break
            actor = actors[0]
            if actor == CHANCE:
                game.apply(state, CHANCE, game.draw(state, picker))
                continue
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
        """Every seat sees what it can of the move. False where the mover has not been before: the tree ends here."""
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
        """By PUCT among the moves that this world allows; more of them the more often the seat was here."""
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
        """Of each seat to win, from the values and how far those are usually off; alone: to beat what was expected."""
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
