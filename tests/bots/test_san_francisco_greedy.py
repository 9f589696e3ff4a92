"""The bot `greedy`: it plays by the rules, sees nothing hidden, and is no fool in plain positions."""

from __future__ import annotations

import pytest

import grandtour as gt
from grandtour import bots
from grandtour.bots.san_francisco_greedy import Greedy
from grandtour.bots.san_francisco_plan import Position
from grandtour.games.san_francisco.actions import Claim, Draw, DrawTickets, Keep, Take
from grandtour.games.san_francisco.game import SanFrancisco
from grandtour.games.san_francisco.legal import is_open
from grandtour.games.san_francisco.state import KEEP, TICKETS, TURN, SFState

TABLES = [("grand-tour", 2), ("grand-tour", 3), ("grand-tour", 4), ("tiny", 2), ("tiny", 3)]


def sf(edition: str = "grand-tour") -> SanFrancisco:
    game = gt.game("san-francisco", edition=edition)
    assert isinstance(game, SanFrancisco)
    return game


def choose(bot: Greedy, game: SanFrancisco, state: gt.State, seat: int) -> gt.Action:
    def sampler(picker: gt.Picker) -> gt.State:
        raise AssertionError("greedy decides from its view alone")

    return bot.choose(game.observe(state, seat), game.legal_actions(state, seat), sampler, bots.Clock())


def greedy_game(game: SanFrancisco, seats: int, seed: str) -> gt.Match:
    match = gt.Match(game, seats, seed=seed)
    players = [Greedy(game, f"{seed}-{seat}") for seat in range(seats)]
    while not match.over:
        seat = match.actors[0]
        match.play(seat, choose(players[seat], game, match.state, seat))  # refuses what is not legal
    return match


def turn_of_0(game: SanFrancisco, seats: int = 2) -> SFState:
    """Seat 0 is to move, with an empty hand and no tickets; the market is blue, green, black, purple, red."""
    match = gt.Match(game, seats, seed="bare")
    players = [Greedy(game, seat) for seat in range(seats)]
    state = match.state
    assert isinstance(state, SFState)
    while state.phase != TURN:
        seat = match.actors[0]
        match.play(seat, choose(players[seat], game, state, seat))
    e = game.edition
    state.turn = 0
    state.hands = [0] * len(state.hands)
    state.known = [0] * len(state.known)
    state.tickets = [0] * seats
    state.market = [c for c in range(len(e.colors)) if c != e.wild][: e.face_up]
    state.deck = [e.card_count[c] - state.market.count(c) for c in range(len(e.colors))]
    return state


def give(game: SanFrancisco, state: SFState, seat: int, **cards: int) -> None:
    for name, n in cards.items():
        color = game.edition.colors.index(name)
        state.hands[seat * len(game.edition.colors) + color] += n
        state.deck[color] -= n


def own(game: SanFrancisco, state: SFState, seat: int, *routes: int) -> None:
    for route in routes:
        length = game.edition.route_length[route]
        state.owner[route] = seat
        state.cars[seat] -= length
        state.points[seat] += game.edition.points_by_length[length]


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_whole_games_are_legal_and_end_by_the_last_round(edition: str, seats: int) -> None:
    game = sf(edition)
    for n in range(6):
        match = greedy_game(game, seats, f"whole{n}")
        result = match.result()
        assert result is not None
        if edition == "grand-tour":
            assert result.ended_by.rule == "SF-E1"
            assert max(facts["turns"] for facts in game.facts(match.state)) < 60


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_choices_do_not_depend_on_what_is_hidden(edition: str, seats: int) -> None:
    game = sf(edition)
    match = gt.Match(game, seats, seed="hidden")
    picker = gt.Picker("hidden")
    while not match.over:
        seat = match.actors[0]
        action = choose(Greedy(game, seat), game, match.state, seat)
        other = game.determinize(match.state, seat, picker)
        assert choose(Greedy(game, seat), game, other, seat) == action
        match.play(seat, action)


def test_a_fresh_bot_with_the_same_seed_goes_on_alike() -> None:
    """A host may make the bot anew for every move."""
    game = sf()
    lasting = greedy_game(game, 2, "fresh").record()
    match = gt.Match(game, 2, seed="fresh")
    while not match.over:
        seat = match.actors[0]
        match.play(seat, choose(Greedy(game, f"fresh-{seat}"), game, match.state, seat))
    assert str(match.record()) == str(lasting)


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_a_route_is_thought_open_just_where_the_rules_say_so(edition: str, seats: int) -> None:
    game = sf(edition)
    e = game.edition
    match = gt.Match(game, seats, seed="open")
    players = [Greedy(game, seat) for seat in range(seats)]
    while not match.over:
        state = match.state
        assert isinstance(state, SFState)
        for seat in match.actors:
            p = Position(e, match.view(seat))
            for route in range(len(e.route_a)):
                may = is_open(e, state, route, seat) and e.route_length[route] <= state.cars[seat]
                assert p.open[route] == may
        seat = match.actors[0]
        match.play(seat, choose(players[seat], game, state, seat))


def test_greedy_beats_random() -> None:
    game = sf()
    wins = 0
    for n in range(20):
        match = gt.Match(game, 2, seed=f"versus{n}")
        me = n % 2
        bot = Greedy(game, n)
        other = bots.make("random", game, n)
        while not match.over:
            seat = match.actors[0]
            player = bot if seat == me else other
            action = player.choose(match.view(seat), match.legal(seat), match.sampler(seat), bots.Clock())
            match.play(seat, action)
        result = match.result()
        assert result is not None
        wins += result.ranking[0] == (me,)
    assert wins >= 18


# ---- positions ----------------------------------------------------------------------------------------------------
def test_takes_the_last_route_a_ticket_needs() -> None:
    """Haight-Ashbury - Mission: the first half is built, the purple cards for the second are in hand."""
    game = sf()
    state = turn_of_0(game)
    state.tickets[0] = 1 << 17
    own(game, state, 0, 25)
    give(game, state, 0, purple=2, red=1)
    state.cars[1] = 4
    assert choose(Greedy(game, 1), game, state, 0) == Claim(28, game.edition.colors.index("purple"), 0)


def test_pays_a_gray_route_with_the_color_it_does_not_need() -> None:
    """Union Square - Potrero Hill by Civic Center: the green card is for the green route, red pays the gray one."""
    game = sf()
    state = turn_of_0(game)
    state.tickets[0] = 1 << 19
    own(game, state, 1, 36, 41, 34)  # with two players the other Union Square - Civic Center is closed: go round
    state.owner[36] = -1
    give(game, state, 0, green=3, red=3)
    state.cars[1] = 3
    action = choose(Greedy(game, 1), game, state, 0)
    assert isinstance(action, Claim)
    if action.route == 33:
        assert action.color == game.edition.colors.index("red")
    else:
        assert action.route == 35


def test_keeps_a_ticket_that_is_already_joined() -> None:
    game = sf()
    state = turn_of_0(game)
    own(game, state, 0, 21, 23)  # Haight-Ashbury - Painted Ladies - Civic Center
    state.tickets[0] = 1 << 17
    state.phase = TICKETS
    state.offered = ((23, 0), ())  # Haight-Ashbury - Civic Center; Lands End - Potrero Hill
    state.cars[1] = 8
    assert choose(Greedy(game, 1), game, state, 0) == Keep(1 << 23)


def test_keeps_both_first_tickets_when_they_share_their_way() -> None:
    """Lands End - Potrero Hill passes where Sunset - Mission lies."""
    game = sf()
    state = turn_of_0(game)
    state.phase = KEEP
    state.offered = ((0, 8), (1, 2))
    state.chosen = (-1, -1)
    assert choose(Greedy(game, 1), game, state, 0) == Keep(1 << 0 | 1 << 8)


def test_draws_no_tickets_in_the_last_round() -> None:
    game = sf()
    for cards in range(3):
        state = turn_of_0(game)
        own(game, state, 0, 21, 23, 24, 26)
        state.turns_left = 1
        give(game, state, 0, blue=cards)
        assert DrawTickets() in game.legal_actions(state, 0)
        assert choose(Greedy(game, 1), game, state, 0) != DrawTickets()


def test_the_last_turn_takes_the_most_points() -> None:
    """The black route of three is worth four points; the green one of one completes a ticket of three."""
    game = sf()
    state = turn_of_0(game)
    state.turns_left = 1
    give(game, state, 0, black=3)
    action = choose(Greedy(game, 1), game, state, 0)
    assert isinstance(action, Claim)
    assert game.edition.route_length[action.route] == 3
    state.tickets[0] = 1 << 23  # Haight-Ashbury - Civic Center
    own(game, state, 0, 22)
    give(game, state, 0, blue=1)
    assert choose(Greedy(game, 1), game, state, 0) == Claim(21, game.edition.colors.index("blue"), 0)


def test_draws_the_color_it_needs() -> None:
    """One red card short of Twin Peaks - Mission, nothing else to do: red lies face up."""
    game = sf()
    state = turn_of_0(game)
    state.tickets[0] = 1 << 22  # Painted Ladies - Twin Peaks
    own(game, state, 0, 21)
    own(game, state, 1, 25, 26)
    give(game, state, 0, black=1)
    action = choose(Greedy(game, 1), game, state, 0)
    assert action == Take(game.edition.colors.index("black"))
    assert action != Draw()
