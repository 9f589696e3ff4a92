"""No edition of San Francisco takes bots too long: what lies between two looks at the clock is bounded.

Work and looks are counted here, not seconds. What the bound of greedy has to leave room for, on our own board: in 1,966
positions of its games greedy looked for 34 ways at the most.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import grandtour as gt
from grandtour.bots.bot import Clock
from grandtour.bots.san_francisco_belief import HELD, LOOK_QUICK, MOST, TRIED, Belief, Guesses, members
from grandtour.bots.san_francisco_data import belief, telling
from grandtour.bots.san_francisco_greedy import Greedy
from grandtour.bots.san_francisco_guide import GameGuide
from grandtour.bots.san_francisco_plan import BASE, WORK
from grandtour.bots.san_francisco_rival import Rival
from grandtour.bots.search import Search
from grandtour.core.editions import read_toml
from grandtour.core.game import CHANCE
from grandtour.core.masks import in_mask
from grandtour.core.worlds import Seen
from grandtour.games.san_francisco.game import SanFrancisco
from grandtour.games.san_francisco.knowledge import A_STEP, LOOKED_THROUGH, CardWorld, TicketWorld
from grandtour.games.san_francisco.legal import keep_actions
from grandtour.games.san_francisco.load import MOST_ROUTES, MOST_TICKETS, parse
from grandtour.games.san_francisco.state import DEALT, KEEP, PASS_ENDS, RETURNED, TURN, SFState
from tests.builders import san_francisco, table
from tests.generated.san_francisco import written

GREEDY_NEEDS = 34
LARGE = 9  # the number of a generated edition: 118 locations, 279 routes


class Looks(Clock):
    """Counts how often it is looked at, and is up after so many looks."""

    def __init__(self, left: int = 1_000_000) -> None:
        super().__init__()
        self.left = left
        self.looks = 0

    def is_up(self) -> bool:
        self.looks += 1
        return self.looks > self.left

    def half(self) -> Clock:
        return self


def large() -> SanFrancisco:
    return SanFrancisco(parse(read_toml(written(LARGE))))


def first_turn(game: SanFrancisco, held: int) -> SFState:
    """Of two seats; the other one holds so many tickets, and who is about to move as many."""
    picker = gt.Picker(7)
    state = game.new(2)
    while (actor := game.actors(state)[0]) == CHANCE or state.phase != TURN:
        action = game.draw(state, picker) if actor == CHANCE else game.legal_actions(state, actor)[0]
        game.apply(state, actor, action)
    pool = in_mask(state.ticket_pool)
    state.tickets = [sum(1 << ticket for ticket in pool[k * held : (k + 1) * held]) for k in range(2)]
    state.ticket_pool &= ~(state.tickets[0] | state.tickets[1])
    return state


def beliefs(game: SanFrancisco) -> Belief:
    return Belief(game, belief(), telling())


# ---- greedy ---------------------------------------------------------------------------------------------------------
def test_greedy_has_room_for_our_own_board() -> None:
    assert Greedy(san_francisco(), 0).planner.most > 10 * GREEDY_NEEDS


def test_greedy_has_room_for_one_plan_of_all_tickets_on_any_board() -> None:
    assert WORK // (MOST_ROUTES + BASE) > MOST_TICKETS


def test_greedy_looks_for_no_more_ways_than_it_may_however_many_tickets_it_holds() -> None:
    game = large()
    state = first_turn(game, 24)
    bot = Greedy(game, 0)
    seat = state.turn
    clock = Looks()
    legal = game.legal_actions(state, seat)
    assert bot.choose(game.observe(state, seat), legal, None, clock) in legal  # type: ignore[arg-type]
    planner = bot.planner
    assert 0 <= planner.left < planner.most
    assert clock.looks >= planner.most - planner.left, "it looks at the clock before each of them"


def test_greedy_looks_at_some_of_many_choices_among_tickets() -> None:
    game = large()
    bot = Greedy(game, 0)
    choices: list[gt.Action] = [action for action in keep_choices(8) for _ in range(3)]
    some = bot.affordable(choices, 20)
    assert 1 <= len(some) < len(choices)
    assert len(some) * 28 <= bot.planner.most
    assert bot.affordable(choices[:5], 0) == choices[:5]


def keep_choices(offered: int) -> list[gt.Action]:
    return keep_actions(tuple(range(offered)), 1)


def test_greedy_looks_for_nothing_once_the_clock_is_up() -> None:
    game = large()
    state = first_turn(game, 24)
    bot = Greedy(game, 0)
    legal = game.legal_actions(state, state.turn)
    assert bot.choose(game.observe(state, state.turn), legal, None, Looks(0)) in legal  # type: ignore[arg-type]
    assert bot.planner.left == bot.planner.most


# ---- the quick players ----------------------------------------------------------------------------------------------
def test_a_rival_looks_at_the_clock_before_every_order_of_its_tickets_but_the_first() -> None:
    game = large()
    state = first_turn(game, 20)
    for left, looks in ((1_000_000, 19), (5, 6)):
        rival = Rival(game)
        clock = Looks(left)
        rival.clock = clock
        rival.choose(state, state.turn)
        assert clock.looks == looks


def test_quick_players_look_at_the_clock_before_every_choice_among_tickets_but_the_first() -> None:
    game = san_francisco()
    picker = gt.Picker(1)
    state = game.new(2)
    while state.phase != KEEP:
        game.apply(state, CHANCE, game.draw(state, picker))
    rival = Rival(game)
    rival.clock = Looks(0)
    assert rival.choose(state, 0) == game.legal_actions(state, 0)[0]


def test_the_fewer_decisions_lie_between_two_looks_the_more_routes_there_are() -> None:
    assert GameGuide(san_francisco()).look == 8
    assert GameGuide(large()).look == 1


# ---- making the bot -------------------------------------------------------------------------------------------------
def test_tables_are_made_once_and_shared() -> None:
    guide = GameGuide(large())
    assert guide.quick.courses.prices_of is guide.value.courses.prices_of
    assert guide.others.courses.prices_of is guide.belief.player.courses.prices_of
    assert guide.others.courses.prices_of is guide.belief.courses.prices_of


def test_prices_that_kinds_share_are_their_own() -> None:
    game = large()
    courses = Rival(game).courses
    h = courses.habits
    for kind in range(len(courses.kind_length)):
        for own, wilds in ((0, 0), (1, 0), (1, 1), (courses.most - 1, 1)):
            at = kind * courses.keys_of_kind + (own * courses.most + wilds) * 2
            assert (courses.prices_of[at], courses.missing_of[at]) == courses.price_kind(kind, own, wilds, h.card)


def test_distances_are_worked_out_for_the_places_that_are_asked_about() -> None:
    game = san_francisco()
    known = beliefs(game)
    assert known.from_place == {}
    row = known.spaces_from(3)
    assert row[3] == 0
    assert list(known.from_place) == [3]
    assert [known.spaces_from(other)[3] for other in range(len(row))] == row


# ---- beliefs --------------------------------------------------------------------------------------------------------
def test_only_so_many_sets_of_tickets_are_compared() -> None:
    """For our own board all sets of four, for the largest one those that come of the likeliest sets before."""
    guesses = Guesses()
    clock = Looks()
    assert guesses.admit(3, 24, 0, clock)
    assert len(guesses.masks) == 24 * 23 * 22 // 6
    guesses = Guesses()
    assert guesses.admit(HELD, MOST_TICKETS, 0, clock)
    assert len(guesses.masks) == MOST
    assert guesses.members == [in_mask(mask) for mask in guesses.masks]
    assert TRIED + MOST_TICKETS < 2 * TRIED


def test_the_clock_stops_guessing_which_goes_on_later() -> None:
    calm, hurried = Guesses(), Guesses()
    count = Looks()
    assert calm.admit(3, 60, 0b1, count)
    assert count.looks >= 60 // LOOK_QUICK
    assert not hurried.admit(3, 60, 0b1, Looks(2))
    assert hurried.held < 3
    assert hurried.admit(3, 60, 0b1, Looks())
    assert (hurried.masks, hurried.told) == (calm.masks, calm.told)


def test_members_are_those_of_the_mask() -> None:
    for mask in (0, 1, 0b1011, 1 << 199 | 1 << 64 | 5):
        assert members(mask) == in_mask(mask)


def test_nothing_is_believed_where_there_is_no_time_or_too_many_tickets() -> None:
    game = large()
    known = beliefs(game)
    state = first_turn(game, HELD + 1)
    known.look(state, 0, Clock())
    assert known.odds == [[], []]
    state = first_turn(game, 2)
    known.look(state, 0, Looks(0))
    assert known.odds == [[], []]
    world = state.copy()
    known.suppose(world, gt.Picker(1))
    assert world.tickets == state.tickets
    known.look(state, 0, Clock())
    assert known.odds[1]


def past(choices: list[Seen], asked: list[int]) -> Iterator[Seen]:
    for number, choice in enumerate(choices):
        asked.append(number)
        yield choice


def choices_of_a_game() -> list[Seen]:
    match = gt.Match(san_francisco(), 2, 11)
    while len(match.steps) < 60 and not match.over:
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    return match.sampler(0).seen()


def test_no_more_of_the_past_is_asked_for_than_there_is_time_for() -> None:
    choices = choices_of_a_game()
    asked: list[int] = []
    beliefs(san_francisco()).recall(past(choices, asked), 0, Looks(0))
    assert asked == [0]
    asked.clear()
    beliefs(san_francisco()).recall(past(choices, asked), 0, Clock())
    assert len(asked) == len(choices) > 3


@pytest.mark.parametrize("still", [0, 1, 3])
def test_what_was_taken_back_is_not_believed_any_more(still: int) -> None:
    choices = choices_of_a_game()
    again = [Seen(choice.state, choice.seat, choice.action) for choice in choices[still:-1]]
    for now in (choices[:still], choices[:still] + again):
        known, fresh = beliefs(san_francisco()), beliefs(san_francisco())
        known.recall(choices, 0, Clock())
        known.recall(now, 0, Clock())
        fresh.recall(now, 0, Clock())
        assert known.seen == now
        assert [guesses.told for guesses in known.guesses] == [guesses.told for guesses in fresh.guesses]


# ---- worlds ---------------------------------------------------------------------------------------------------------
def test_a_long_past_of_cards_counts_as_work() -> None:
    t = table(seats=2)
    effort = 10_000
    short = CardWorld(t.edition, t.state, 0, gt.Picker(1), effort).effort
    t.state.card_log = ((PASS_ENDS, *[0] * len(t.state.hands)),) * 200
    long = CardWorld(t.edition, t.state, 0, gt.Picker(1), effort).effort
    assert short - long >= 200 * (len(t.state.hands) // A_STEP)


def test_to_look_through_a_long_past_of_tickets_counts_as_steps() -> None:
    """What another may have put back is held against all that came later."""
    t = table(seats=2)
    log: list[tuple[int, ...]] = [(DEALT, 0, 0, 0), (RETURNED, 0, 0)]  # the viewer knows what is dealt next
    log += [(DEALT, 1, 0, 1), (DEALT, 1, 1, 0), (RETURNED, 1, 1)]
    log += [(DEALT, 0, 1, 1), (RETURNED, 0, 1)] * 100
    t.state.ticket_log = tuple(log)
    taken = 10_000 - TicketWorld(t.edition, t.state, 0, gt.Picker(1), 10_000).steps
    assert taken == len(log) + 200 // LOOKED_THROUGH


# ---- search ---------------------------------------------------------------------------------------------------------
def test_a_search_without_time_answers_from_what_it_must_look_at_alone() -> None:
    game = large()
    state = first_turn(game, 6)
    search = Search(game, GameGuide(game), 0)
    legal = game.legal_actions(state, state.turn)

    def sampler(picker: gt.Picker) -> gt.State:
        return game.determinize(state, state.turn, picker)

    found = search.run(state.turn, legal, sampler, Looks(0), None)
    assert found[0].move.actions[0] in legal
    assert search.simulations == 0
