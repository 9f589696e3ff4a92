"""What the others' routes and choices tell the search of their tickets."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import grandtour as gt
from grandtour import _engine, bots
from grandtour.bots.san_francisco_belief import LOOK, Belief, Guesses
from grandtour.bots.san_francisco_data import belief, telling
from grandtour.core.game import CHANCE
from grandtour.core.masks import in_mask
from grandtour.games.san_francisco.game import SanFrancisco
from grandtour.games.san_francisco.state import TURN, SFState
from tests.builders import san_francisco, table


def beliefs(game: SanFrancisco) -> Belief:
    return Belief(game, belief(), telling())


def chance_of(known: Belief, seat: int, ticket: int) -> float:
    """That the seat holds this ticket, among others or alone."""
    held = [odds for mask, odds in zip(known.guesses[seat].masks, known.odds[seat], strict=True) if mask >> ticket & 1]
    return sum(held) / sum(known.odds[seat])


def greedy_match(seed: int, seats: int = 2) -> Iterator[gt.Match]:
    """A game among greedy bots, before each of its choices."""
    game = san_francisco()
    match = gt.Match(game, seats, seed)
    players = [bots.make("greedy", game, f"{seed}/{seat}") for seat in range(seats)]
    while not match.over:
        yield match
        seat = match.actors[0]
        match.play(seat, players[seat].choose(match.view(seat), match.legal(seat), match.sampler(seat), bots.Clock()))


def random_positions(seats: int, seed: str) -> list[tuple[SFState, int]]:
    game = san_francisco()
    picker = gt.Picker(seed)
    state = game.new(seats)
    out: list[tuple[SFState, int]] = []
    while actors := game.actors(state):
        if actors[0] == CHANCE:
            game.apply(state, CHANCE, game.draw(state, picker))
            continue
        out.append((state.copy(), actors[0]))
        legal = game.legal_actions(state, actors[0])
        game.apply(state, actors[0], legal[picker.below(len(legal))])
    return out


def test_who_builds_towards_a_ticket_probably_holds_it() -> None:
    t = table(seats=2)
    known = beliefs(t.game)
    ticket = t.ticket("haight-ashbury", "mission")
    known.look(t.state, 0, bots.Clock())
    before = chance_of(known, 1, ticket)
    t.owner("haight-ashbury", "castro", 1)
    known.look(t.state, 0, bots.Clock())
    after = chance_of(known, 1, ticket)
    assert after > 2 * before
    t.owner("castro", "mission", 1, "purple")
    known.look(t.state, 0, bots.Clock())
    chances = [chance_of(known, 1, other) for other in range(len(t.edition.ticket_a))]
    assert chances[ticket] == max(chances), "joined: nothing is likelier"


def test_the_rest_of_a_likely_way_is_needed_and_so_is_its_twin() -> None:
    t = table(seats=2).owner("haight-ashbury", "castro", 1)
    known = beliefs(t.game)
    known.look(t.state, 0, bots.Clock())
    rest = known.needed[t.route("castro", "mission", "purple")]
    assert rest > 10
    assert known.needed[t.route("castro", "mission", "green")] == rest
    assert rest > known.needed[t.route("golden-gate-bridge", "lands-end")]
    assert known.needed[t.route("haight-ashbury", "castro")] == 0


def test_nothing_is_believed_of_oneself() -> None:
    t = table(seats=2).owner("haight-ashbury", "castro", 0)
    known = beliefs(t.game)
    known.look(t.state, 0, bots.Clock())
    assert known.odds[0] == []


def test_supposed_worlds_deal_the_same_tickets_otherwise() -> None:
    game = san_francisco()
    known = beliefs(game)
    picker = gt.Picker("suppose")
    for seats in (2, 3):
        changed = False
        for state, viewer in random_positions(seats, f"suppose/{seats}"):
            known.look(state, viewer, bots.Clock())
            world = game.determinize(state, viewer, picker)
            assert isinstance(world, SFState)
            before = world.copy()
            known.suppose(world, picker)
            assert world.tickets[viewer] == state.tickets[viewer]
            for seat in range(seats):
                assert world.tickets[seat].bit_count() == state.tickets[seat].bit_count()
                changed = changed or world.tickets[seat] != before.tickets[seat]
            dealt = world.ticket_pool
            for mask in world.tickets:
                assert dealt & mask == 0
                dealt |= mask
            whole = before.ticket_pool
            for mask in before.tickets:
                whole |= mask
            assert dealt == whole
            assert game.observe(world, viewer) == game.observe(state, viewer)
        assert changed


def test_beliefs_do_not_depend_on_what_is_hidden() -> None:
    game = san_francisco()
    known = beliefs(game)
    picker = gt.Picker("twins")
    for state, viewer in random_positions(2, "hidden")[::3]:
        known.look(state, viewer, bots.Clock())
        odds, needed = known.odds, known.needed
        known.look(game.determinize(state, viewer, picker), viewer, bots.Clock())
        assert (known.odds, known.needed) == (odds, needed)


def test_who_is_seen_to_choose_for_a_ticket_is_believed_to_hold_it() -> None:
    """Greedy's tickets, before it has built much: by what it has built, and by what it was seen to choose too."""
    built = chosen = 0.0
    for seed in range(6):
        for match in greedy_match(seed):
            state = match.state
            if state.phase == TURN and state.turn == 0 and state.turns in (6, 7):  # type: ignore[attr-defined]
                break
        assert isinstance(state, SFState)
        for with_past in (False, True):
            known = beliefs(san_francisco())
            known.recall(match.sampler(0).seen() if with_past else [], 0, bots.Clock())
            known.look(state, 0, bots.Clock())
            held = [chance_of(known, 1, ticket) for ticket in in_mask(state.tickets[1])]
            if with_past:
                chosen += sum(held) / len(held)
            else:
                built += sum(held) / len(held)
    assert chosen > 1.3 * built


def test_what_is_recalled_bit_by_bit_is_what_is_recalled_at_once() -> None:
    """A server's bot is new at every move; one at home remembers."""
    at_home = beliefs(san_francisco())
    compared = 0
    for match in greedy_match(3, seats=3):
        state = match.state
        assert isinstance(state, SFState)
        if state.phase != TURN or state.turn != 0:
            continue
        seen = match.sampler(0).seen()
        at_home.recall(seen, 0, bots.Clock())
        at_home.look(state, 0, bots.Clock())
        if state.turns % 4:
            continue
        fresh = beliefs(san_francisco())
        fresh.recall(seen, 0, bots.Clock())
        fresh.look(state, 0, bots.Clock())
        assert fresh.odds == at_home.odds
        compared += 1
    assert compared > 2


def test_who_has_no_time_goes_on_recalling_at_the_next_move() -> None:
    *_, match = greedy_match(4)
    seen = match.sampler(0).seen()
    hurried, calm = beliefs(san_francisco()), beliefs(san_francisco())
    hurried.recall(seen, 0, bots.Clock(seconds=0))
    assert hurried.seen == []
    hurried.recall(seen[:5], 0, bots.Clock())
    hurried.recall(seen, 0, bots.Clock())
    calm.recall(seen, 0, bots.Clock())
    assert hurried.guesses[1].told == calm.guesses[1].told


class Bell(bots.Clock):
    """It rings when it was looked at so many times, and notes what was done between two looks."""

    def __init__(self, known: Belief, looks: int) -> None:
        super().__init__()
        self.player = known.player
        self.left = looks
        self.thought = self.longest = 0
        self.choose = known.player.choose
        known.player.choose = self.counted  # type: ignore[method-assign]

    def counted(self, s: SFState, seat: int) -> gt.Action:
        self.thought += 1
        return self.choose(s, seat)

    def is_up(self) -> bool:
        self.longest = max(self.longest, self.thought)
        self.thought = 0
        self.left -= 1
        return self.left < 0


@pytest.mark.skipif(_engine.engine() == "compiled", reason="what a compiled player does cannot be counted")
def test_the_clock_is_looked_at_within_a_choice_and_what_was_found_is_kept() -> None:
    """On a big board a single choice can take longer to look into than a whole decision may."""
    *_, match = greedy_match(4)
    seen = match.sampler(0).seen()[:3]
    calm, hurried = beliefs(san_francisco()), beliefs(san_francisco())
    calm.recall(seen, 0, bots.Clock())
    times = 0
    while len(hurried.seen) < len(seen):
        player = hurried.player.choose
        bell = Bell(hurried, 5)
        hurried.recall(seen, 0, bell)
        hurried.player.choose = player  # type: ignore[method-assign]
        assert bell.longest <= LOOK
        times += 1
    assert times > len(seen)
    assert hurried.guesses[1].told == calm.guesses[1].told


def test_beliefs_do_not_depend_on_what_was_hidden_then() -> None:
    """What is handed over of the past is made of what the seat knew: it can be drawn anew and says the same."""
    game = san_francisco()
    *_, match = greedy_match(5)
    for choice in match.sampler(0).seen():
        again = game.determinize(choice.state, 0, gt.Picker("another world"))
        for picker in ("a", "b"):
            one, other = (game.determinize(state, 0, gt.Picker(picker)).dump() for state in (choice.state, again))
            assert one == other


def test_a_new_ticket_can_be_any_that_nobody_is_known_to_hold() -> None:
    guesses = Guesses()
    guesses.admit(1, 4, 0b0001, bots.Clock())
    assert sorted(guesses.masks) == [0b0010, 0b0100, 0b1000]
    guesses.told = [0.0, -5.0, -5.0]
    first = guesses.masks[0]
    guesses.admit(2, 4, 0b0001, bots.Clock())
    assert len(guesses.masks) == 3
    assert all(mask.bit_count() == 2 for mask in guesses.masks)
    assert sum(1 for mask in guesses.masks[:2] if mask & first) == 2, "what it was believed to hold it still holds"
