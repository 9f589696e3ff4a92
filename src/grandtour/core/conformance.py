"""What must hold for every game, edition, option and number of seats. You can run it on a game of your own:

    import grandtour as gt
    gt.check_game(gt.game("san-francisco"), seats=3)

`check_game` plays random games and looks at every position. It raises NonConforming with the seed and the step, so
that a finding can be played again.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

from grandtour.core.game import CHANCE, Action, Event, Game, IllegalAction, Seat, State
from grandtour.core.match import Match, Step
from grandtour.core.picker import Picker
from grandtour.core.record import parse, replay, verify

Viewer = Seat | None
Policy = Callable[[list[Action], Picker], Action]
"""How the players of the games that are played choose among their legal actions."""

LONGEST_PLAN = 30  # steps of one seat while others act at the same time


class NonConforming(AssertionError):
    """The game breaks what the interface promises."""


def any_action(legal: list[Action], picker: Picker) -> Action:
    return legal[picker.below(len(legal))]


def check_game(game: Game, seats: int, seed: int | str = 0, games: int = 4, policy: Policy = any_action) -> None:
    """Play `games` random games and check every position; NonConforming says what is wrong and where."""
    varied: dict[str, bool] = {}
    for number in range(games):
        _Checker(game, seats, f"{seed}/{number}", policy, varied).run()
    still = [name for name, has in varied.items() if not has]
    if still:
        raise NonConforming(
            f"{game.name}, {seats} seats, seed {seed}: determinize never changes {', '.join(still)}, "
            "which are declared hidden: the leak test would not notice them"
        )


class _Checker:
    def __init__(self, game: Game, seats: int, seed: str, policy: Policy, varied: dict[str, bool]) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.policy = policy
        self.varied = varied
        self.picker = Picker(f"{seed}/check")
        self.step = 0
        self.seen: dict[Action, None] = {}  # actions met so far, to be tried again later, when most are illegal
        self.viewers: list[Viewer] = [None, *range(seats)]
        self.at_once = 0  # how many seats could act in the position before

    def need(self, holds: bool, what: str) -> None:
        if not holds:
            where = f"{self.game.name} ({self.game.edition_id}), {self.seats} seats, seed {self.seed!r}"
            raise NonConforming(f"{where}, step {self.step}: {what}")

    def run(self) -> None:
        game = self.game
        stock = game.inventory(game.new(self.seats))
        for state, seat, action in self.positions():
            self.need(game.inventory(state) == stock, f"things were lost or made: {game.inventory(state)}, not {stock}")
            self.dumps(state)
            self.views(state)
            self.score(state)
            if action is None:
                break
            self.choices(state)
            self.notation(state, seat)
            self.apply_and_play(state, seat, action)
            self.simultaneous(state)
            self.refusals(state)
            self.leaks(state, seat, action)
        self.match()

    def positions(self) -> Iterator[tuple[State, Seat, Action | None]]:
        """A random game: each position with the step that is taken next, and last the end with no step (None)."""
        game = self.game
        state = game.new(self.seats)
        limit = game.max_steps(self.seats)
        while True:
            actors = game.actors(state)
            if not actors:
                yield state, CHANCE, None
                return
            self.need(self.step < limit, f"the game has not ended within its stated bound of {limit} steps")
            seat = actors[self.picker.below(len(actors))]
            legal = game.legal_actions(state, seat)
            self.need(bool(legal), f"seat {seat} is to act but has no legal action")
            action = game.draw(state, self.picker) if seat == CHANCE else self.policy(legal, self.picker)
            yield state, seat, action
            game.apply(state, seat, action)
            self.step += 1

    # ---- one position -----------------------------------------------------------------------------------------
    def choices(self, state: State) -> None:
        game = self.game
        actors = game.actors(state)
        self.need(len(set(actors)) == len(actors), f"an actor is named twice: {actors}")
        self.need(CHANCE not in actors or actors == [CHANCE], f"chance acts alone, not among {actors}")
        for seat in range(CHANCE, self.seats):
            legal = game.legal_actions(state, seat)
            self.need(bool(legal) == (seat in actors), f"seat {seat}: legal actions exactly for who is to act")
            self.need(len(set(legal)) == len(legal), f"seat {seat}: an action is listed twice")
            again = game.legal_actions(state, seat)
            self.need(legal == again, f"seat {seat}: the list of legal actions changes by being asked for")
        if actors == [CHANCE]:
            weights = game.weights(state)
            self.need(len(weights) == len(game.legal_actions(state, CHANCE)), "one weight for each draw")
            self.need(all(w > 0 for w in weights), f"weights are positive: {weights}")
            word = self.picker.word()
            by_weight = game.legal_actions(state, CHANCE)[Picker(word).weighted(weights)]
            self.need(game.draw(state, Picker(word)) == by_weight, "draw does not follow the weights")

    def dumps(self, state: State) -> None:
        dump = state.dump()
        self.need(json.loads(json.dumps(dump)) == dump, "a dump is made of JSON types")
        loaded = self.game.load(json.loads(json.dumps(dump)))
        self.need(loaded.dump() == dump, "load(dump) gives the same state")
        for seat in self.game.actors(state):
            same = self.game.legal_actions(loaded, seat) == self.game.legal_actions(state, seat)
            self.need(same, "a loaded state goes on as the one dumped")

    def notation(self, state: State, seat: Seat) -> None:
        legal = self.game.legal_actions(state, seat)
        texts = [self.game.write(a) for a in legal]
        self.need(len(set(texts)) == len(texts), "two actions are written alike")
        for action, text in zip(legal, texts, strict=True):
            self.need("\n" not in text and text == text.strip() != "", f"notation is one line: {text!r}")
            self.need(self.game.read(text) == action, f"{text!r} is read as another action")

    def apply_and_play(self, state: State, seat: Seat, action: Action) -> None:
        before = state.dump()
        fast, checked, spare = state.copy(), state.copy(), state.copy()
        self.game.apply(fast, seat, action)
        self.need(state.dump() == before == spare.dump(), "a copy is not independent of its original")
        events = self.game.play(checked, seat, action)
        self.need(fast.dump() == checked.dump(), "apply and play come to different states")
        for event in events:
            self.need(json.loads(json.dumps(event.data)) == event.data, f"event data is JSON: {event!r}")

    def refusals(self, state: State) -> None:
        """An illegal action changes nothing and is refused with a rule's id; a legal one has no reason against it."""
        game = self.game
        actors = game.actors(state)
        for seat in actors:
            for action in game.legal_actions(state, seat):
                if len(self.seen) < 500:
                    self.seen[action] = None
        seen = list(self.seen)
        for _ in range(4):
            action = seen[self.picker.below(len(seen))]
            seat = self.picker.below(self.seats + 3) - 2  # chance, every seat, and two that do not exist
            legal = action in game.legal_actions(state, seat)
            reason = game.why_not(state, seat, action)
            self.need((reason is None) == legal, f"why_not({seat}, {action!r}) disagrees with legal_actions")
            if legal:
                continue
            before = state.dump()
            try:
                game.play(state, seat, action)
            except IllegalAction as refused:
                self.need(refused.rule != "", "a refusal names its rule")
                self.need(refused.reason == reason, "play and why_not give different reasons")
            else:
                self.need(False, f"seat {seat} was allowed {action!r}, which is not legal")
            self.need(state.dump() == before, f"the refused {action!r} changed the state")

    def simultaneous(self, state: State) -> None:
        """Choices made at the same time come to the same state in whatever order they arrive.

        Every actor plays on until it is none any more, so that choices of many small steps are mixed, too. As that is
        much work, it is done only where such choices begin, and at some of the positions in between.
        """
        game = self.game
        actors = game.actors(state)
        begins = len(actors) > self.at_once
        self.at_once = len(actors)
        if len(actors) < 2 or not (begins or self.picker.below(8) == 0):
            return
        plans = {seat: self.plan(state, seat) for seat in actors}
        ends = [self.mix(state, plans, order) for order in self.orders({seat: len(plans[seat]) for seat in actors})]
        self.need(all(end == ends[0] for end in ends), "the order of simultaneous choices matters")

    def plan(self, state: State, seat: Seat) -> list[tuple[list[Action], Action]]:
        """What the seat does while all others wait: for each step, the legal actions and the one chosen."""
        game = self.game
        alone = state.copy()
        steps: list[tuple[list[Action], Action]] = []
        while seat in game.actors(alone) and len(steps) < LONGEST_PLAN:
            legal = game.legal_actions(alone, seat)
            action = self.policy(legal, self.picker)
            steps.append((legal, action))
            game.apply(alone, seat, action)
        return steps

    def orders(self, steps: dict[Seat, int]) -> list[list[Seat]]:
        """Orders to try: seat after seat, the same the other way round, step by step in turn, and at random."""
        whole = [seat for seat in steps for _ in range(steps[seat])]
        in_turn = [seat for step in range(max(steps.values())) for seat in steps if step < steps[seat]]
        mixed = whole[:]
        self.picker.shuffle(mixed)
        return [whole, whole[::-1], in_turn, mixed]

    def mix(
        self, state: State, plans: dict[Seat, list[tuple[list[Action], Action]]], order: list[Seat]
    ) -> dict[str, object]:
        game = self.game
        other = state.copy()
        at = dict.fromkeys(plans, 0)
        for seat in order:
            legal, action = plans[seat][at[seat]]
            self.need(seat in game.actors(other), f"seat {seat} lost its choice because another chose first")
            self.need(legal == game.legal_actions(other, seat), "another's choice changed what may be chosen")
            game.apply(other, seat, action)
            at[seat] += 1
        return other.dump()

    def score(self, state: State) -> None:
        result = self.game.result(state)
        scores = self.game.scores(state)
        self.need(len(scores) == self.seats, "one score for each seat")
        self.need((result is None) == bool(self.game.actors(state)), "there is a result exactly at the end")
        if result is not None:
            self.need(list(result.scores) == scores, "result and scores differ")
            sums = [sum(line.points for line in lines) for lines in result.lines]
            self.need(sums == scores, f"the lines add up to {sums}, the scores are {scores}")
            ranked = sorted(seat for place in result.ranking for seat in place)
            self.need(ranked == list(range(self.seats)), "every seat has one place in the ranking")

    # ---- what is hidden ---------------------------------------------------------------------------------------
    def views(self, state: State) -> None:
        for viewer in self.viewers:
            view = self.game.observe(state, viewer)
            self.need(json.loads(json.dumps(view)) == view, f"the view of {viewer} is made of JSON types")

    def leaks(self, state: State, seat: Seat, action: Action) -> None:
        """Draw anew all that a viewer cannot know: view, choices, and what the next step shows must stay the same."""
        game = self.game
        for viewer in self.viewers:
            other = game.determinize(state, viewer, self.picker)
            self.need(
                game.observe(other, viewer) == game.observe(state, viewer),
                f"the view of {viewer} depends on what {viewer} cannot know",
            )
            self.need(game.actors(other) == game.actors(state), "who is to act depends on hidden things")
            self.need(game.inventory(other) == game.inventory(state), "determinize loses or makes things")
            if viewer is not None:
                self.need(
                    game.legal_actions(other, viewer) == game.legal_actions(state, viewer),
                    f"the choices of {viewer} depend on what {viewer} cannot know",
                )
            again = self.picker.below(1 << 30)
            self.need(
                game.determinize(other, viewer, Picker(again)).dump()
                == game.determinize(state, viewer, Picker(again)).dump(),
                f"determinize for {viewer} uses more than {viewer} knows",
            )
            self.note_variation(state, other, viewer)
            self.next_step(state.copy(), other, viewer, seat, action)

    def note_variation(self, state: State, other: State, viewer: Viewer) -> None:
        """Every declared hidden field must vary somewhere, or the leak test could pass by forgetting it."""
        truth = self.game.hidden(state, viewer)
        redrawn = self.game.hidden(other, viewer)
        self.need(truth.keys() == redrawn.keys(), "determinize changes which fields are hidden")
        for name in truth:
            key = f"{name!r} for {'a spectator' if viewer is None else f'seat {viewer}'}"
            self.varied[key] = self.varied.get(key, False) or truth[name] != redrawn[name]

    def next_step(self, state: State, other: State, viewer: Viewer, seat: Seat, action: Action) -> None:
        """A seat's own step in two positions that the viewer cannot tell apart must look the same to the viewer.

        Chance, and a step that tells other seats' secrets, may show a difference: that is what revealing is.
        """
        game = self.game
        if seat == CHANCE or not game.is_legal(other, seat, action):
            return
        told = [game.play(s, seat, action) for s in (state, other)]
        if any(Step(seat, action, tuple(events)).reveals() for events in told):
            return
        shown = [_shown(events, viewer) for events in told]
        self.need(shown[0] == shown[1], f"what {viewer} is told of {action!r} depends on what it cannot know: {shown}")
        if game.actors(state):  # when the game is over, hidden things are shown
            same = game.observe(state, viewer) == game.observe(other, viewer)
            self.need(same, f"after {action!r} the view of {viewer} depends on what it could not know before")

    # ---- whole games ------------------------------------------------------------------------------------------
    def match(self) -> None:
        """The record gives the same game again, byte for byte; undo never yields information."""
        match = Match(self.game, self.seats, self.seed)
        while not match.over:
            self.step = len(match.steps)
            seat = match.actors[self.picker.below(len(match.actors))]
            match.play(seat, self.policy(match.legal(seat), self.picker))
            for who in {seat, self.picker.below(self.seats)}:  # to try all seats at every step would take too long
                if match.can_undo(who):
                    self.undo(match, who)
        record = match.record()
        text = str(record)
        self.need(str(parse(text)) == text, "a record does not survive being read")
        end = [state for state, _, _, _ in replay(parse(text), self.game)][-1]
        self.need(end.dump() == match.state.dump(), "the record replays to another state")
        verify(record, self.game)
        resumed = Match.resume(self.game, record, self.seed)
        self.need(str(resumed.record()) == text, "the same seed and choices give another record")

    def undo(self, match: Match, seat: Seat) -> None:
        """What is taken back must have told nobody anything: all that followed was possible in any state that fits."""
        game = self.game
        taken = max(i for i in range(len(match.steps)) if match.steps[i].seat == seat)
        before = game.new(self.seats)
        for step in match.steps[:taken]:
            game.apply(before, step.seat, step.action)
        for viewer in self.viewers:
            other = game.determinize(before, viewer, self.picker)
            possible = True
            for step in match.steps[taken:]:
                possible = possible and game.is_legal(other, step.seat, step.action)
                if possible:
                    game.apply(other, step.seat, step.action)
            if possible:
                same = game.observe(other, viewer) == game.observe(match.state, viewer)
                self.need(same, f"seat {seat} may take back a step that told {viewer} something")
            else:
                self.need(viewer != seat or taken < len(match.steps) - 1, "an own step depends on hidden things")
        steps, state = list(match.steps), match.state.copy()
        match.undo(seat)
        for step in steps[taken + 1 :]:
            game.apply(before, step.seat, step.action)
        self.need(match.state.dump() == before.dump(), "undo does not lead back to the state before")
        match.steps, match.state = steps, state


def _shown(events: list[Event], viewer: Viewer) -> list[tuple[str, Seat, dict[str, object]]]:
    seen = [event.seen_by(viewer) for event in events]
    return [(event.kind, event.seat, event.data) for event in seen if event is not None]
