"""Every game, edition and number of seats keeps what the interface promises. A new game adds one line to EDITIONS,
and one to HABITS if there are positions that random play hardly meets.
"""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import grandtour as gt
from grandtour import _engine
from grandtour.core.conformance import NonConforming, Policy
from grandtour.core.picker import Picker
from tests.toy import HighBid

# Interpreted, a game takes ten times as long; `make test` runs all of this a second time, compiled, with more games.
COMPILED = _engine.engine() == "compiled"
SEED = 3  # with it, one game is enough to show everything hidden changing

EDITIONS = {
    "san-francisco": ("grand-tour", "tiny"),
    "explore-new-york": ("grand-tour", "tiny"),
    "french-quarter": ("grand-tour", "tiny"),
}


def variations(name: str) -> list[dict[str, object]]:
    """Every combination of the game's options; the one without any, where it has none."""
    names = [option.name for option in gt.GAMES.entry(name).options]
    return [dict(zip(names, values, strict=True)) for values in product((False, True), repeat=len(names))]


GAMES = [
    gt.game(name, edition=edition, options=options)
    for name in EDITIONS
    for edition in EDITIONS[name]
    for options in variations(name)
]
CASES = [(game, seats) for game in GAMES for seats in game.seat_counts]
IDS = [
    "-".join([game.name, game.edition_id, *(option for option, on in game.options.items() if on), str(seats)])
    for game, seats in CASES
]


def test_every_registered_game_is_checked() -> None:
    assert set(EDITIONS) == set(gt.games())
    for name in gt.games():
        assert set(gt.GAMES.entry(name).editions()) <= set(EDITIONS[name])


def test_isinstance_tells_games_and_states_apart_whatever_was_asked_before() -> None:
    states = [gt.game(name).new(2) for name in EDITIONS]
    games = [gt.game(name) for name in EDITIONS]
    for _ in range(2):  # the first round asks all questions, the second sees what they left behind
        for things, base in ((states, gt.State), (games, gt.Game)):
            assert all(isinstance(thing, base) for thing in things)
            for one, other in product(things, things):
                assert isinstance(one, type(other)) == (one is other)


@pytest.mark.parametrize(("game", "seats"), CASES, ids=IDS)
def test_conforms(game: gt.Game, seats: int) -> None:
    gt.check_game(game, seats, seed=SEED, games=3 if COMPILED else 1)


def fond_of_tickets(legal: list[gt.Action], picker: Picker) -> gt.Action:
    """Draws tickets whenever that is possible, so that the ticket deck runs through and returned tickets come back."""
    for action in legal:
        if type(action).__name__ == "DrawTickets":
            return action
    return legal[picker.below(len(legal))]


def fond_of_claims(legal: list[gt.Action], picker: Picker) -> gt.Action:
    claims = [a for a in legal if type(a).__name__ == "Claim"]
    return claims[picker.below(len(claims))] if claims else legal[picker.below(len(legal))]


def fond_of_cards(legal: list[gt.Action], picker: Picker) -> gt.Action:
    """Hoards cards until there are no more: the deck runs dry, players pass."""
    cards = [a for a in legal if type(a).__name__ in ("Draw", "Take")]
    return cards[picker.below(len(cards))] if cards else legal[picker.below(len(legal))]


def in_a_hurry(legal: list[gt.Action], picker: Picker) -> gt.Action:
    """Ends every turn as soon as it may, and chooses the first block there is: soon they are all taken."""
    if type(legal[0]).__name__ in ("Block", "Discard"):
        return legal[0]
    return legal[-1] if type(legal[-1]).__name__ == "End" else legal[picker.below(len(legal))]


def fond_of_roads(legal: list[gt.Action], picker: Picker) -> gt.Action:
    """Draws as many links as it may, where many lie already: at the end there are hardly any free ones about."""
    links = [a for a in legal if type(a).__name__ == "Link"]
    return links[picker.below(min(len(links), 4))] if links else legal[picker.below(len(legal))]


def fond_of_bonuses(legal: list[gt.Action], picker: Picker) -> gt.Action:
    """Fills one track after the other and takes every bonus: all that is unlocked at once or for good comes up."""
    if type(legal[0]).__name__ in ("Mark", "Circle"):
        return legal[0]
    return legal[picker.below(len(legal))]


def fond_of_partying(legal: list[gt.Action], picker: Picker) -> gt.Action:
    """Pays the whole price of partying; does without whatever it may do without."""
    if type(legal[-1]).__name__ in ("Mark", "Pass"):
        return legal[-1]
    return legal[picker.below(len(legal))]


HABITS: dict[str, tuple[Policy, ...]] = {
    "san-francisco": (fond_of_tickets, fond_of_claims, fond_of_cards),
    "explore-new-york": (in_a_hurry, fond_of_roads),
    "french-quarter": (fond_of_bonuses, fond_of_partying),
}


# Every combination of options is checked above; what takes longer with all of them on, or all on and all off.
ALL_ON = [(case, name) for case, name in zip(CASES, IDS, strict=True) if all(case[0].options.values())]
EXTREMES = [(case, name) for case, name in zip(CASES, IDS, strict=True) if len(set(case[0].options.values())) < 2]
WITH_HABIT = [
    pytest.param(game, seats, habit, id=f"{name}-{habit.__name__}")
    for (game, seats), name in ALL_ON
    for habit in HABITS[game.name]
]


@pytest.mark.deep
@pytest.mark.parametrize(("game", "seats", "habit"), WITH_HABIT)
def test_conforms_however_people_play(game: gt.Game, seats: int, habit: Policy) -> None:
    gt.check_game(game, seats, seed=SEED, games=2 if COMPILED else 1, policy=habit)


@pytest.mark.slow
@pytest.mark.deep
@pytest.mark.parametrize(("game", "seats"), [case for case, _ in EXTREMES], ids=[name for _, name in EXTREMES])
@settings(max_examples=2 if COMPILED else 1, deadline=None)
@given(seed=st.integers(0, 10**9))
def test_conforms_for_any_seed(game: gt.Game, seats: int, seed: int) -> None:
    gt.check_game(game, seats, seed=seed, games=2)


def test_the_toy_conforms() -> None:
    for seats in (2, 3):
        gt.check_game(HighBid(), seats, games=30)


FAULTS = {
    "copies share a list": "not independent",
    "never ends": "stated bound",
    "choices leak": "choices of",
    "a card is made": "lost or made",
    "order matters": "order of simultaneous choices matters",
    "order matters later": "order of simultaneous choices matters",
    "bids are gone": "another's choice changed what may be chosen",
    "undo tells": "could not know before",
    "allows all": "was allowed",
    "view leaks": "depends on what",
    "determinize cheats": "uses more than",
    "forgets a field": "never changes",
    "lines do not add up": "lines add up",
    "notation is lossy": "written alike",
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_found(fault: str) -> None:
    """The suite itself is worth something only if it fails."""
    with pytest.raises(NonConforming, match=FAULTS[fault]):
        gt.check_game(HighBid(fault), 3, games=40)
