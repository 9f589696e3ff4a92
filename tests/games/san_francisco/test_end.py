"""SF-P1 and SF-E1 to SF-E4: passing, the last round, and the score."""

from __future__ import annotations

import pytest

from grandtour.core.result import Result
from tests.builders import Table, last_position, positions, random_game, san_francisco, table

EMPTY = ("-", "-", "-", "-", "-")


def draw_two(t: Table) -> Table:
    """Whoever is to move draws two cards blind."""
    for _ in range(2):
        t.play("draw").cards(next(iter(t.deck_of())))
    return t


def result(t: Table) -> Result:
    found = t.game.result(t.state)
    assert found is not None
    return found


def ended(t: Table) -> Result:
    """The last turn of the last round is played by seat 0: it draws two cards, which changes no score."""
    t.state.turns_left = 1
    t.turn(0).market("red", "blue", "green", "black", "orange").hand(0).hand(1)
    return result(draw_two(t))


# ---- SF-P1 ------------------------------------------------------------------------------------------------------
def with_nothing_to_do(seats: int) -> Table:
    """No cards on the table, no tickets, no route; the last seat has every card."""
    return table(seats).market(*EMPTY).deck(rest=seats - 1).ticket_deck(rest=0).all_routes_claimed()


def test_SF_P1_a_player_with_no_legal_action_passes() -> None:
    t = with_nothing_to_do(3)
    assert t.legal() == ["pass"]
    t.play("pass")
    assert t.actors == [1]


def test_SF_P1_a_player_who_cannot_pay_passes() -> None:
    t = table(3).hand(0).hand(1).market(*EMPTY).deck(rest=2).ticket_deck(rest=2)
    assert t.legal() == ["pass"]


def test_SF_P1_a_player_without_cars_passes() -> None:
    t = table(3).market(*EMPTY).deck(rest=0).ticket_deck(rest=0)
    assert "pass" not in t.legal()
    assert t.cars(0, 0).legal() == ["pass"]


def test_SF_P1_who_can_do_anything_may_not_pass() -> None:
    with_card = with_nothing_to_do(3).hand(2).market("red", "-", "-", "-", "-").deck(rest=2)
    with_ticket = table(3).market(*EMPTY).deck(rest=2).ticket_deck(returned=(3,), rest=0).all_routes_claimed()
    with_route = table(3).market(*EMPTY).deck(rest=0).ticket_deck(rest=0).all_routes_claimed(26)
    for t, legal in ((with_card, "take red"), (with_ticket, "tickets"), (with_route, "claim 26 1ferry")):
        assert legal in t.legal()
        assert "pass" not in t.legal()
        reason = t.why_not("pass")
        assert reason is not None
        assert (reason.rule, reason.arguments["case"]) == ("SF-P1", "can-act")


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("first", [0, 1])
def test_SF_P1_when_all_pass_one_after_the_other_the_game_ends(seats: int, first: int) -> None:
    t = with_nothing_to_do(seats).turn(first)
    for k in range(seats):
        assert t.actors == [(first + k) % seats]
        assert t.game.result(t.state) is None
        t.play("pass")
    assert t.actors == []
    assert result(t).ended_by.rule == "SF-P1"


def test_SF_P1_passes_with_another_turn_between_do_not_end_the_game() -> None:
    t = table(2).hand(0).hand(1).market(*EMPTY).deck(rest=1).ticket_deck(rest=1).all_routes_claimed(26)
    t.play("pass").claim("twin-peaks", "castro", red=1)  # its card can be drawn now
    t.cards("red").play("take red")
    t.play("pass")
    assert t.actors == [0]
    assert t.phase == "turn"
    t.play("pass")
    assert t.phase == "over"


def test_SF_P1_a_last_round_in_which_all_pass_is_a_last_round() -> None:
    t = with_nothing_to_do(2)
    t.state.turns_left = 2
    t.play("pass", "pass")
    assert result(t).ended_by.rule == "SF-E1"


# ---- SF-E1 ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("trigger", [0, 1])
def test_SF_E1_after_a_turn_that_leaves_two_cars_everybody_has_exactly_one_more_turn(seats: int, trigger: int) -> None:
    t = table(seats).turn(trigger).cars(trigger, 5).hand(trigger, black=3)
    t.claim("south-beach", "potrero-hill", black=3)
    assert t.state.cars[trigger] == 2
    assert "last-round" in t.kinds()
    for k in range(1, seats + 1):
        assert t.actors == [(trigger + k) % seats]  # the last of them is the one who began it
        draw_two(t)
    assert t.actors == []
    assert t.phase == "over"
    assert result(t).ended_by.rule == "SF-E1"


@pytest.mark.parametrize(("cars", "last_round"), [(3, True), (4, True), (5, True), (6, False)])
def test_SF_E1_two_or_fewer_cars_begin_the_last_round_and_three_do_not(cars: int, last_round: bool) -> None:
    t = table(3).cars(0, cars).hand(0, black=3).claim("south-beach", "potrero-hill", black=3)
    assert ("last-round" in t.kinds()) == last_round
    assert (t.state.turns_left == 3) == last_round


def test_SF_E1_the_last_round_begins_at_the_end_of_the_turn_after_the_token() -> None:
    t = table(3).cars(0, 4).hand(0, orange=2).claim("mission", "potrero-hill", orange=2)
    assert "last-round" not in t.kinds()
    t.play("token house")
    assert "last-round" in t.kinds()
    assert t.actors == [1]


def test_SF_E1_a_second_player_with_few_cars_does_not_begin_another_last_round() -> None:
    t = table(2).cars(0, 5).cars(1, 5).hand(0, black=3).hand(1, red=3)
    t.claim("south-beach", "potrero-hill", black=3).claim("twin-peaks", "mission", red=3).play("token house")
    assert t.kinds().count("last-round") == 1
    draw_two(t)
    assert t.actors == []


def test_SF_E1_in_the_last_round_every_action_is_possible() -> None:
    t = table(2).cars(0, 5).hand(0, black=3).hand(1, red=3)
    t.claim("south-beach", "potrero-hill", black=3)
    assert {"draw", "tickets"} <= set(t.legal())
    t.play("tickets", "ticket 3", "ticket 7", "keep 3+7")
    draw_two(t)
    assert t.phase == "over"
    assert {3, 7} <= set(t.tickets_of(1))


def test_SF_E1_nobody_acts_when_the_game_is_over() -> None:
    t = table(2)
    ended(t)
    assert t.actors == []
    assert [t.legal(seat) for seat in (-1, 0, 1)] == [[], [], []]


def test_SF_E1_before_the_end_there_is_no_result() -> None:
    game = san_francisco()
    for state, _, _, _ in random_game(game, 3, 1):
        assert game.result(state) is None
    assert game.result(state) is not None


# ---- SF-E2 ------------------------------------------------------------------------------------------------------
CASTRO, PEAKS = ("lands-end", "castro"), ("painted-ladies", "twin-peaks")  # 7 and 3 points


def test_SF_E2_a_completed_ticket_adds_and_an_incomplete_one_subtracts_its_points() -> None:
    t = table(2).tickets(0, CASTRO, PEAKS).tickets(1)
    assert t.game.scores(t.state) == [-10, 0]
    t.owner("haight-ashbury", "painted-ladies", 0, "blue").owner("haight-ashbury", "twin-peaks", 0)
    assert t.game.scores(t.state) == [1 + 2 + 3 - 7, 0]


def test_SF_E2_a_ticket_is_completed_by_the_players_own_routes_only() -> None:
    t = table(2).tickets(0, PEAKS).tickets(1, CASTRO)
    t.owner("haight-ashbury", "painted-ladies", 0, "blue").owner("haight-ashbury", "twin-peaks", 1)
    assert t.game.scores(t.state) == [1 - 3, 2 - 7]


def test_SF_E2_a_ticket_is_completed_by_any_way_however_long() -> None:
    t = table(2).tickets(0, PEAKS).tickets(1)
    t.owner("painted-ladies", "civic-center", 0).owner("civic-center", "mission", 0)
    t.owner("twin-peaks", "mission", 0)
    assert t.game.scores(t.state)[0] == 2 + 2 + 4 + 3


def test_SF_E2_routes_that_do_not_meet_complete_nothing() -> None:
    t = table(2).tickets(0, PEAKS).tickets(1)
    t.owner("painted-ladies", "civic-center", 0).owner("twin-peaks", "mission", 0)
    assert t.game.scores(t.state)[0] == 2 + 4 - 3


def test_SF_E2_all_tickets_are_shown_at_the_end() -> None:
    t = table(3).tickets(0, CASTRO).tickets(1, PEAKS).tickets(2)
    ended(t)
    for viewer in (0, 2, None):
        players = t.game.observe(t.state, viewer)["players"]
        assert isinstance(players, list)
        assert [p["kept"] for p in players] == [[6], [22], []]


# ---- SF-E3 ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("held", "points"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 4), (5, 6), (6, 9), (7, 12)])
def test_SF_E3_tokens_held_score_by_their_number(held: int, points: int) -> None:
    t = table(3).tickets(0).tickets(1).tickets(2)
    t.tokens(0, *t.edition.symbols[:held])
    assert t.game.scores(t.state) == [points, 0, 0]


def test_SF_E3_it_does_not_matter_which_tokens_they_are() -> None:
    t = table(3).tickets(0).tickets(1).tickets(2)
    t.tokens(0, "bridge", "teapot", "crab").tokens(1, "house", "poppy", "crab")
    assert t.game.scores(t.state) == [2, 2, 0]


# ---- SF-E4 ------------------------------------------------------------------------------------------------------
def without_tickets(seats: int) -> Table:
    t = table(seats)
    for seat in range(seats):
        t.tickets(seat)
    return t


def test_SF_E4_most_points_wins() -> None:
    found = ended(without_tickets(3).points(0, 10).points(1, 12).points(2, 11))
    assert found.winners == (1,)
    assert found.ranking == ((1,), (2,), (0,))
    assert (found.why.rule, found.why.arguments["case"]) == ("SF-E4", "points")


def test_SF_E4_a_tie_is_broken_by_completed_tickets() -> None:
    t = without_tickets(3).owner("haight-ashbury", "painted-ladies", 2, "blue")
    t.owner("haight-ashbury", "twin-peaks", 2).tickets(2, PEAKS)
    found = ended(t.points(0, 10).points(1, 2).points(2, 7))
    assert found.scores == (10, 2, 10)
    assert found.ranking == ((2,), (0,), (1,))
    assert (found.why.rule, found.why.arguments["case"]) == ("SF-E4", "tickets")


def test_SF_E4_tickets_kept_but_not_completed_break_no_tie() -> None:
    t = without_tickets(2).tickets(1, PEAKS)
    found = ended(t.points(0, 10).points(1, 13))
    assert found.scores == (10, 10)
    assert found.ranking == ((0, 1),)


def test_SF_E4_the_number_of_completed_tickets_counts_and_not_their_points() -> None:
    t = without_tickets(2)
    t.owner("haight-ashbury", "painted-ladies", 0, "blue").owner("haight-ashbury", "twin-peaks", 0)
    t.owner("castro", "twin-peaks", 0).tickets(0, PEAKS, ("haight-ashbury", "mission"))
    t.owner("castro", "mission", 0, "green")  # two completed, 3 + 4 points
    t.owner("lands-end", "sunset", 1).owner("sunset", "twin-peaks", 1).tickets(1, CASTRO)
    t.state.owner[t.route("twin-peaks", "castro")] = 1  # one completed, 7 points
    t.state.owner[t.route("haight-ashbury", "castro")] = 0
    found = ended(t.points(0, 10).points(1, 10))
    assert found.scores == (17, 17)
    assert found.winners == (0,)
    assert found.why.arguments["case"] == "tickets"


def test_SF_E4_still_tied_the_win_is_shared() -> None:
    found = ended(without_tickets(4).points(0, 10).points(1, 12).points(2, 12).points(3, 12))
    assert found.winners == (1, 2, 3)
    assert found.ranking == ((1, 2, 3), (0,))
    assert (found.why.rule, found.why.arguments["case"]) == ("SF-E4", "shared")


def test_SF_E4_lower_places_are_ranked_by_the_same_rule() -> None:
    found = ended(without_tickets(4).points(0, 10).points(1, 20).points(2, 10).points(3, 5))
    assert found.ranking == ((1,), (0, 2), (3,))


# ---- the score sheet --------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_SF_E4_the_lines_of_every_score_sheet_add_up(seats: int) -> None:
    game = san_francisco()
    for seed in range(8):
        state = last_position(game, seats, seed)
        found = game.result(state)
        assert found is not None
        assert list(found.scores) == game.scores(state)
        for seat in range(seats):
            assert sum(line.points for line in found.lines[seat]) == found.scores[seat]
            routes = [line for line in found.lines[seat] if line.key == "route"]
            assert sum(line.points for line in routes) == state.points[seat]
            assert len(routes) == state.owner.count(seat)


def test_SF_E4_a_score_sheet_names_routes_tickets_and_tokens() -> None:
    t = table(2).tickets(0, CASTRO, PEAKS).tickets(1).tokens(0, "crab", "poppy")
    t.owner("haight-ashbury", "painted-ladies", 0, "blue").owner("haight-ashbury", "twin-peaks", 0)
    sheet = [(line.key, line.points) for line in ended(t).lines[0]]
    assert sheet == [("route", 1), ("route", 2), ("ticket-missed", -7), ("ticket-done", 3), ("tokens", 1)]


def test_SF_R4_public_points_are_those_of_the_routes_owned_all_game_long() -> None:
    game = san_francisco()
    e = game.edition
    for state, _ in positions(game, 3, 5, every=7):
        for seat in range(3):
            owned = [r for r, owner in enumerate(state.owner) if owner == seat]
            assert state.points[seat] == sum(e.points_by_length[e.route_length[r]] for r in owned)
            assert state.cars[seat] == 20 - sum(e.route_length[r] for r in owned)
