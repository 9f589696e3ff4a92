"""Actions of every game: no two are alike, one has one notation, and numbers that do not exist are refused."""

from __future__ import annotations

import ast
from functools import cache
from types import ModuleType

import pytest
from hypothesis import given
from hypothesis import strategies as st

import grandtour as gt
from grandtour.core.game import NOT_AN_ACTION_NOW, pack
from grandtour.games.explore_new_york import actions as explore_new_york
from grandtour.games.french_quarter import actions as french_quarter
from grandtour.games.san_francisco import actions as san_francisco

MODULES = {"san-francisco": san_francisco, "explore-new-york": explore_new_york, "french-quarter": french_quarter}
GAMES = {(name, edition): gt.game(name, edition) for name in MODULES for edition in ("grand-tour", "tiny")}
EVERY_GAME = pytest.mark.parametrize(("name", "edition"), GAMES, ids=lambda word: word)
EVERY_MODULE = pytest.mark.parametrize("module", MODULES.values(), ids=MODULES)

NUMBERS = st.one_of(st.integers(-3, 20), st.integers(-(2**70), 2**70))
DIGITS = "0+-٣１²₂ \n\t,."  # what may look like a part of a number, and is none of ours


def kinds(module: ModuleType) -> list[type[gt.Action]]:
    found = [kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, gt.Action)]
    return [kind for kind in found if kind is not gt.Action]


# Kinds of actions that are not made of one number: n for each number, b for what is true or false.
PARTS = {
    "Place": "nn",
    "Claim": "nnn",
    "Draw": "",
    "DrawTickets": "",
    "Pass": "",
    "End": "",
    "Die": "nn",
    "Go": "nb",
    "Map": "nn",
    "Circle": "b",
}
Parts = tuple[type[gt.Action], tuple[int | bool, ...]]


def parts(module: ModuleType) -> st.SearchStrategy[Parts]:
    """Any kind of action with any numbers."""

    def of(kind: type[gt.Action]) -> st.SearchStrategy[Parts]:
        made_of = "nnn" if kind is french_quarter.Take else PARTS.get(kind.__name__, "n")
        return st.tuples(st.just(kind), st.tuples(*(NUMBERS if part == "n" else st.booleans() for part in made_of)))

    return st.one_of([of(kind) for kind in kinds(module)])


def made(found: Parts) -> gt.Action:
    kind, numbers = found
    return kind(*numbers)


def made_of(action: gt.Action) -> tuple[int | bool, ...]:
    """The numbers that made the action, as its `repr` has them."""
    numbers: tuple[int | bool, ...] = ast.literal_eval(f"({repr(action).partition('(')[2][:-1]},)".replace("(,)", "()"))
    return numbers


@cache
def positions(name: str, edition: str) -> tuple[list[gt.State], list[str]]:
    """Of one random game: the position before each step, and the notation of all that was legal in one of them."""
    game = GAMES[name, edition]
    state, picker = game.new(game.seat_counts[-1]), gt.Picker("actions")
    found: list[gt.State] = []
    texts: set[str] = set()
    while game.actors(state):
        seat = game.actors(state)[0]
        legal = game.legal_actions(state, seat)
        found.append(state.copy())
        texts |= {game.write(action) for action in legal}
        game.apply(state, seat, legal[picker.below(len(legal))])
    return found, sorted(texts)


@given(high=NUMBERS, low=NUMBERS, other_high=NUMBERS, other_low=NUMBERS, bits=st.integers(1, 16))
def test_no_two_pairs_have_one_code(high: int, low: int, other_high: int, other_low: int, bits: int) -> None:
    same = (high, low) == (other_high, other_low)
    assert (pack(high, low, bits) == pack(other_high, other_low, bits)) == same


def test_numbers_that_run_over_do_not_make_another_action() -> None:
    assert french_quarter.Map(18, 9) != french_quarter.Map(19, 1)
    assert french_quarter.Take(0, 1, 16) != french_quarter.Take(0, 2, 0)
    assert french_quarter.Die(0, 8) != french_quarter.Die(1, 0)
    assert san_francisco.Place(0, 1 << 16) != san_francisco.Place(1, 0)
    assert san_francisco.Claim(3, 1, 256) != san_francisco.Claim(3, 2, 0)


@EVERY_MODULE
@given(data=st.data())
def test_two_actions_are_equal_where_all_their_numbers_are(module: ModuleType, data: st.DataObject) -> None:
    one, other = data.draw(parts(module)), data.draw(parts(module))
    assert (made(one) == made(other)) == (one == other)
    assert made(one) == made(one)
    assert hash(made(one)) == hash(made(one))


@EVERY_GAME
@given(data=st.data())
def test_what_can_be_written_is_read_again_and_what_has_other_numbers_cannot_be_written(
    name: str, edition: str, data: st.DataObject
) -> None:
    game = GAMES[name, edition]
    action = made(data.draw(parts(MODULES[name])))
    try:
        text = game.write(action)
    except ValueError:
        assert game.name_of(action) == repr(action)
        return
    assert game.read(text) == action
    assert game.write(game.read(text)) == text


@EVERY_GAME
def test_a_number_beside_that_of_a_real_action_is_another_real_action_or_is_refused(name: str, edition: str) -> None:
    """Random numbers seldom lie just outside what there is."""
    game = GAMES[name, edition]
    for text in positions(name, edition)[1]:
        real = game.read(text)
        numbers = made_of(real)
        assert made((type(real), numbers)) == real
        for part, number in enumerate(numbers):
            for other in () if isinstance(number, bool) else (-2, -1, number - 1, number + 1, 10**6):
                action = made((type(real), (*numbers[:part], other, *numbers[part + 1 :])))
                try:
                    written = game.write(action)
                except ValueError:
                    continue
                assert game.read(written) == action, (text, part, other)


@EVERY_GAME
@given(data=st.data())
def test_an_action_with_numbers_that_do_not_exist_is_refused_at_the_checked_door(
    name: str, edition: str, data: st.DataObject
) -> None:
    game = GAMES[name, edition]
    state = data.draw(st.sampled_from(positions(name, edition)[0])).copy()
    action = made(data.draw(parts(MODULES[name])))
    for seat in game.actors(state):
        before = state.dump()
        legal = game.legal_actions(state, seat)
        if action in legal:
            assert game.read(game.write(action)) == action
            continue
        with pytest.raises(gt.IllegalAction) as refused:
            game.play(state, seat, action)
        if game.name_of(action) == repr(action) and not isinstance(action, san_francisco.Keep):
            assert refused.value.rule == NOT_AN_ACTION_NOW
        assert state.dump() == before


@EVERY_GAME
@given(data=st.data())
def test_every_action_has_one_spelling(name: str, edition: str, data: st.DataObject) -> None:
    """A legal action's notation with a character too many, or another in its place, is that of another or of none."""
    game = GAMES[name, edition]
    text = data.draw(st.sampled_from(positions(name, edition)[1]))
    assert game.write(game.read(text)) == text
    at = data.draw(st.integers(0, len(text)))
    put = data.draw(st.sampled_from(DIGITS))
    for spelled in (
        text[:at] + put + text[at:],
        text[:at] + put + text[at + 1 :],
        text.upper(),
        f" {text}",
        f"{text} ",
    ):
        try:
            read = game.read(spelled)
        except gt.UnreadableAction:
            continue
        assert game.write(read) == spelled
