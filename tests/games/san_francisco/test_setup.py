"""SF-C1 to SF-S4: what lies on the table before the first turn."""

from __future__ import annotations

import pytest

from grandtour.core.game import CHANCE
from tests.builders import Table, new_table, san_francisco, table

COLORS = ["blue", "green", "black", "purple", "red", "orange"]
FIXED = ["alcatraz", "golden-gate-bridge", "the-embarcadero", "sunset", "potrero-hill"]
SYMBOLS = ["bridge", "lighthouse", "sea-lion", "crab", "poppy", "house", "teapot"]


def with_stacks(seats: int) -> Table:
    return new_table(seats).play(*(f"stack {s}" for s in SYMBOLS[:5]))


def with_hands(seats: int) -> Table:
    return with_stacks(seats).cards(*(COLORS * 2)[: 2 * seats])


def with_tickets(seats: int) -> Table:
    """Seat p was dealt tickets 2p and 2p + 1."""
    t = with_hands(seats).cards("blue", "green", "black", "purple", "red")
    return t.play(*(f"ticket {n}" for n in range(2 * seats)))


def with_first(seats: int, first: int) -> Table:
    t = with_tickets(seats)
    for seat in range(seats):
        t.play_as(seat, f"keep {2 * seat}")
    return t.play(f"first {first}")


# ---- what there is ----------------------------------------------------------------------------------------------
def test_SF_C1_two_to_four_players_and_no_other_number() -> None:
    game = san_francisco()
    assert game.seat_counts == [2, 3, 4]
    for seats in (-1, 0, 1, 5):
        with pytest.raises(ValueError, match="SF-C1"):
            game.new(seats)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_SF_C1_eight_ferries_and_six_cards_of_each_of_six_colors(seats: int) -> None:
    state = new_table(seats).state
    count = dict(zip(san_francisco().edition.colors, state.deck))
    assert count == {"ferry": 8, **dict.fromkeys(COLORS, 6)}
    assert sum(state.deck) == 44


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_SF_C1_twenty_cars_each_and_24_tickets(seats: int) -> None:
    state = new_table(seats).state
    assert state.cars == [20] * seats
    assert state.ticket_pool == 2**24 - 1


def test_SF_C1_three_tokens_of_each_of_seven_symbols() -> None:
    for seats in (2, 3, 4):
        t = table(seats)
        assert t.game.inventory(t.state)["tokens"] == [3] * 7
    assert t.edition.symbols == SYMBOLS


def test_SF_C2_the_routes_of_a_double_route_name_each_other_and_are_equally_long() -> None:
    e = san_francisco().edition
    pairs = [(r, twin) for r, twin in enumerate(e.twin) if twin != -1]
    assert pairs
    for r, twin in pairs:
        assert e.twin[twin] == r != twin
        assert {e.route_a[r], e.route_b[r]} == {e.route_a[twin], e.route_b[twin]}
        assert e.route_length[r] == e.route_length[twin]
    ends = [frozenset((e.route_a[r], e.route_b[r])) for r in range(len(e.route_a)) if e.twin[r] == -1]
    assert len(ends) == len(set(ends))


def test_SF_C2_a_route_is_gray_or_of_a_color_that_is_not_the_ferry() -> None:
    e = san_francisco().edition
    assert set(e.route_color) == {-1, *(c for c in range(7) if c != e.wild)}


# ---- SF-S1 ------------------------------------------------------------------------------------------------------
def test_SF_S1_which_symbol_lies_on_which_of_the_five_places_is_drawn_by_chance() -> None:
    t = new_table(3)
    left = SYMBOLS[:]
    for place in FIXED:
        assert t.actors == [CHANCE]
        assert t.legal() == [f"stack {s}" for s in left]
        assert len(set(t.game.weights(t.state))) == 1
        symbol = left.pop(len(left) // 2)
        t.play(f"stack {symbol}")
        assert t.state.stack_place[t.symbol(symbol)] == t.location(place)
    assert t.legal()[0].startswith("card")  # the other two are set aside
    assert [t.state.stack_place[t.symbol(s)] for s in left] == [-1, -1]


@pytest.mark.parametrize(("seats", "height"), [(2, 2), (3, 2), (4, 3)])
def test_SF_S1_a_stack_is_three_high_with_four_players_and_two_with_fewer(seats: int, height: int) -> None:
    assert with_stacks(seats).state.stack_left[:5] == [height] * 5


# ---- SF-S2 ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_SF_S2_two_cards_each_then_five_face_up(seats: int) -> None:
    t = with_hands(seats)
    assert [sum(t.hand_of(seat).values()) for seat in range(seats)] == [2] * seats
    assert t.face_up() == ["-"] * 5
    t.cards("blue", "green", "black", "purple", "red")
    assert t.face_up() == ["black", "blue", "green", "purple", "red"]
    assert sum(t.deck_of().values()) == 44 - 2 * seats - 5
    assert t.legal()[0].startswith("ticket")


def test_SF_S2_cards_are_dealt_in_proportion_to_what_the_deck_holds() -> None:
    t = with_stacks(2).cards("ferry", "ferry", "red")
    assert t.legal() == ["card " + c for c in ["ferry", *COLORS]]
    assert t.game.weights(t.state) == [6, 6, 6, 6, 6, 5, 6]


def test_SF_S2_dealt_cards_are_seen_by_their_owner_only() -> None:
    t = with_hands(2)
    card = t.events[-1]
    assert card.kind == "card"
    mine, theirs = card.seen_by(1), card.seen_by(0)
    assert mine is not None
    assert theirs is not None
    assert mine.data == {"color": t.color("purple")}
    assert theirs.data == {}


def test_SF_S2_three_ferries_among_the_first_five_are_dealt_anew() -> None:
    t = with_hands(2).cards("ferry", "red", "ferry", "blue", "ferry")
    assert t.face_up() == ["-"] * 5
    assert t.discards() == {"ferry": 3, "red": 1, "blue": 1}
    t.cards("red", "ferry", "green", "ferry", "black")
    assert t.face_up() == ["black", "ferry", "ferry", "green", "red"]
    assert t.legal()[0].startswith("ticket")


def test_SF_S2_five_cards_come_before_any_are_dealt_anew() -> None:
    t = with_hands(2).cards("ferry", "ferry", "ferry", "ferry")
    assert t.face_up().count("ferry") == 4
    t.cards("red")
    assert t.discards() == {"ferry": 4, "red": 1}


def test_SF_S2_dealing_anew_is_repeated_at_set_up() -> None:
    t = with_hands(2).cards(*["ferry", "red", "ferry", "red", "ferry"], *["ferry", "red", "ferry", "red", "ferry"])
    assert t.face_up() == ["-"] * 5
    assert t.discards() == {"ferry": 6, "red": 4}
    t.cards("ferry", "ferry", "blue", "blue", "blue")
    assert t.legal()[0].startswith("ticket")


# ---- SF-S3 ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_SF_S3_two_tickets_each_and_everybody_chooses_at_the_same_time(seats: int) -> None:
    t = with_tickets(seats)
    assert t.actors == list(range(seats))
    for seat in range(seats):
        a, b = 2 * seat, 2 * seat + 1
        assert t.legal(seat) == [f"keep {a}", f"keep {b}", f"keep {a}+{b}"]


def test_SF_S3_any_ticket_left_is_dealt_with_equal_chance() -> None:
    t = with_hands(2).cards("blue", "green", "black", "purple", "red").play("ticket 5")
    assert t.legal() == [f"ticket {n}" for n in range(24) if n != 5]
    assert t.game.weights(t.state) == [1] * 23


def test_SF_S3_nobody_acts_before_all_have_chosen_and_nobody_chooses_twice() -> None:
    t = with_tickets(3).play_as(1, "keep 2")
    assert t.actors == [0, 2]
    assert t.legal(1) == []
    t.play_as(2, "keep 4+5")
    assert t.actors == [0]
    t.play_as(0, "keep 1")
    assert t.actors == [CHANCE]


def test_SF_S3_a_choice_is_secret() -> None:
    one = with_tickets(3).play_as(1, "keep 2")
    both = with_tickets(3).play_as(1, "keep 2+3")
    for viewer in (0, 2, None):
        assert one.game.observe(one.state, viewer) == both.game.observe(both.state, viewer)
        seen = one.events[-1].seen_by(viewer)
        assert seen is not None
        assert seen.data == {}
    assert one.game.observe(one.state, 1) != both.game.observe(both.state, 1)


def test_SF_S3_returned_tickets_go_to_the_bottom_in_turn_order() -> None:
    t = with_first(4, 2)
    assert t.state.returned == (5, 7, 1, 3)
    assert [t.tickets_of(seat) for seat in range(4)] == [[0], [2], [4], [6]]


def test_SF_S3_it_does_not_matter_who_chose_first() -> None:
    keeps = {0: "keep 1", 1: "keep 2+3", 2: "keep 4"}
    dumps = []
    for order in ([0, 1, 2], [2, 1, 0], [1, 2, 0], [2, 0, 1]):
        t = with_tickets(3)
        for seat in order:
            t.play_as(seat, keeps[seat])
        dumps.append(t.play("first 1").state.dump())
    assert all(dump == dumps[0] for dump in dumps)
    assert dumps[0]["returned"] == [5, 0]


def test_SF_S3_nothing_is_returned_where_all_keep_both() -> None:
    t = table(4)
    assert t.state.returned == ()
    assert [len(t.tickets_of(seat)) for seat in range(4)] == [2] * 4


def test_SF_S3_whoever_returned_a_ticket_goes_on_knowing_it() -> None:
    t = with_first(3, 0)
    for seat in range(3):
        players = t.game.observe(t.state, seat)["players"]
        assert isinstance(players, list)
        assert players[seat]["put_back"] == [2 * seat + 1]
        assert all("put_back" not in players[other] for other in range(3) if other != seat)


# ---- SF-S4 ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_SF_S4_the_first_player_is_random(seats: int) -> None:
    t = with_tickets(seats)
    for seat in range(seats):
        t.play_as(seat, f"keep {2 * seat}")
    assert t.actors == [CHANCE]
    assert t.legal() == [f"first {seat}" for seat in range(seats)]
    assert t.game.weights(t.state) == [1] * seats


@pytest.mark.parametrize(
    ("seats", "first", "placers"),
    [(3, 0, [2, 1]), (3, 1, [0, 2]), (4, 0, [3, 2]), (4, 3, [2, 1]), (4, 1, [0, 3]), (2, 0, [1, 1]), (2, 1, [0, 0])],
)
def test_SF_S4_the_last_player_places_a_stack_then_the_last_but_one_and_of_two_the_second_both(
    seats: int, first: int, placers: list[int]
) -> None:
    t = with_first(seats, first)
    assert t.actors == [placers[0]]
    t.play("place house castro")
    assert t.actors == [placers[1]]
    t.play("place teapot mission")
    assert t.actors == [first]
    assert t.phase == "turn"
    for turn in range(2 * seats):  # and then clockwise
        assert t.actors == [(first + turn) % seats]
        assert "draw" in t.legal()
        t.play("draw", t.legal(CHANCE)[0] if t.actors == [CHANCE] else f"card {next(iter(t.deck_of()))}")
        t.play("draw", f"card {next(iter(t.deck_of()))}")


@pytest.mark.parametrize(("seats", "height"), [(2, 1), (3, 2), (4, 3)])
def test_SF_S4_a_placed_stack_has_one_token_with_two_players_and_is_a_whole_stack_with_more(
    seats: int, height: int
) -> None:
    t = with_first(seats, 0).play("place teapot castro", "place house mission")
    for symbol, place in (("teapot", "castro"), ("house", "mission")):
        assert t.state.stack_left[t.symbol(symbol)] == height
        assert t.state.stack_place[t.symbol(symbol)] == t.location(place)


def test_SF_S4_either_stack_set_aside_goes_to_any_location_without_a_stack() -> None:
    t = with_first(3, 0)
    free = [place for place in t.edition.locations if place not in FIXED]
    assert t.legal() == [f"place {s} {place}" for s in ("house", "teapot") for place in free]
    t.play("place teapot castro")
    free.remove("castro")
    assert t.legal() == [f"place house {place}" for place in free]


def test_SF_S4_two_stacks_never_share_a_location() -> None:
    t = with_first(2, 0).play("place house castro")
    for place in ("castro", *FIXED):
        reason = t.why_not(f"place teapot {place}")
        assert reason is not None
        assert (reason.rule, reason.arguments["case"]) == ("SF-S4", "occupied")
