"""Reasons of hints: true in plain positions, said in every language, and blind for what is hidden."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import grandtour as gt
from grandtour import bots
from grandtour.bots import reasons
from grandtour.bots.reasons import reason_of
from grandtour.server.wording import made_words
from grandtour.words import LANGUAGES
from tests import builders, new_york, quarter
from tests.sentences import messages

pytestmark = pytest.mark.once

GAMES = {"sf": "san-francisco", "ny": "explore-new-york", "fq": "french-quarter"}
AROUND = {"advice-fq-there"}  # is not a reason itself
TRIED = 4  # actions of each position, besides the one that is played


def why(t: builders.Table | new_york.Table | quarter.Table, text: str) -> tuple[str, dict[str, object]]:
    """Why the seat that is to act should do this; it is legal."""
    assert text in t.legal()
    return reason_of(t.game, t.state, t.actors[0], t.game.read(text))


# ---- what is said -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("short", GAMES)
def test_every_key_has_its_sentence_and_no_sentence_stands_alone(short: str) -> None:
    source = Path(reasons.__file__).parent / f"{GAMES[short].replace('-', '_')}_reasons.py"
    given = set(re.findall(rf'"(advice-{short}-[a-z-]+)"', source.read_text(encoding="utf-8")))
    for language in LANGUAGES:
        assert {key for key in messages(language, "advice.ftl") if f"-{short}-" in key} - AROUND == given


@pytest.mark.deep
@pytest.mark.parametrize("name", GAMES.values())
def test_a_whole_game_is_explained_in_every_language(name: str) -> None:
    """Strict words raise where a sentence lacks an argument. What is hidden makes no difference."""
    game = gt.game(name, options={"tourism": True} if name == "french-quarter" else {})
    spoken = [made_words(game, language, strict=True) for language in LANGUAGES]
    match = gt.Match(game, 2, seed="told")
    players = [bots.make("greedy", game, seat) for seat in range(2)]
    while not match.over and len(match.steps) < 220:
        seat = match.actors[-1]
        legal, sampler = match.legal(seat), match.sampler(seat)
        played = players[seat].choose(match.view(seat), legal, sampler, bots.Clock())
        for action in {played, *legal[:: 1 + len(legal) // TRIED]}:
            key, arguments = reason_of(game, sampler(gt.Picker(1)), seat, action)
            assert (key, arguments) == reason_of(game, sampler(gt.Picker(2)), seat, action)
            said = [words.reason(key, arguments) for words in spoken]
            assert all(sentence and "\n" not in sentence and "advice-" not in sentence for sentence in said)
        match.play(seat, played)


# ---- San Francisco ----------------------------------------------------------------------------------------------
def test_SF_tickets_come_first() -> None:
    t = builders.table(2).tickets(0, ("pacific-heights", "south-beach")).hand(0, blue=2, purple=3)
    ticket = t.ticket("pacific-heights", "south-beach")
    assert why(t, t.claim_text("union-square", "south-beach", blue=2)) == ("advice-sf-on-the-way", {"ticket": ticket})
    t.owner("union-square", "south-beach", 0)
    claim = t.claim_text("pacific-heights", "union-square", purple=3)
    assert why(t, claim) == ("advice-sf-completes", {"tickets": [ticket]})


def test_SF_cards_are_for_the_planned_route() -> None:
    t = builders.table(2).tickets(0, ("pacific-heights", "south-beach")).owner("union-square", "south-beach", 0)
    t.hand(0, purple=1).market("purple", "ferry", "black", "black", "orange")
    route = t.route("pacific-heights", "union-square")
    assert why(t, "take purple") == ("advice-sf-needed", {"route": route, "missing": 2})
    assert why(t, "draw")[0] == "advice-sf-draw-missing"
    key, told = why(t, "take ferry")  # the plan has time for a route that pays off by itself, over water
    assert key == "advice-sf-ferry-route"
    assert t.edition.route_ferries[int(str(told["route"]))] > 0
    t.cars(0, 3)
    assert why(t, "take ferry") == ("advice-sf-ferry", {})
    assert why(t, "draw") == ("advice-sf-draw-missing", {"missing": 2})
    t.market("red", "red", "black", "black", "orange")
    assert why(t, "draw") == ("advice-sf-draw-blind", {"missing": 2})


def test_SF_tokens_points_and_the_end() -> None:
    t = builders.table(2).tickets(0).hand(0, orange=3, red=2)
    at_poppy = t.claim_text("mission", "potrero-hill", orange=2)
    t.tokens(0, "house")
    assert why(t, at_poppy) == ("advice-sf-token", {"symbol": t.symbol("poppy")})
    t.tokens(0, "poppy")
    assert why(t, at_poppy) == ("advice-sf-points", {"points": t.edition.points_by_length[2]})
    assert why(t, "tickets") == ("advice-sf-tickets", {})
    t.cars(0, t.edition.last_round_at + 2)
    assert why(t, at_poppy) == ("advice-sf-last-round", {})
    t.state.turns_left = 1
    assert why(t, at_poppy)[0] == "advice-sf-last-turn"
    assert why(t, "tickets") == ("advice-sf-tickets-late", {})


# ---- Explore New York -------------------------------------------------------------------------------------------
def test_NY_links_join_pieces_and_reach_cafes() -> None:
    t = new_york.table().drawn(0, "2,2-3,2", "4,2-5,2").turn_cards(*two_cards(2, 3))
    t.play_as(0, t.legal(0)[0])
    assert why(t, "link 3,2-4,2") == ("advice-ny-joins", {})
    e = t.edition
    cafe = next(k for k, at in enumerate(e.cafe_point) if not any(t.link(n) in e.links_at[at] for n in t.map_links(0)))
    key, told = why(t, f"link {e.links[e.links_at[e.cafe_point[cafe]][0]]}")
    assert (key, told) == ("advice-ny-cafe", {"cafes": [cafe]})


def test_NY_the_last_turn_counts_points() -> None:
    t = new_york.table().drawn(0, "2,2-3,2").turn_cards(*two_cards(2, 3))
    t.play_as(0, t.legal(0)[0])
    t.state.turn = t.edition.turns[2]
    links = [text for text in t.legal(0) if text.startswith("link")]
    gains = [told["points"] for key, told in (why(t, text) for text in links) if key == "advice-ny-gain"]
    assert gains
    assert all(isinstance(points, int) and points > 0 for points in gains)


def test_NY_a_block_is_for_its_tourists() -> None:
    t = new_york.table().turn_cards(*two_cards(2, 5))
    key, told = why(t, t.legal(0)[0])
    assert key.startswith("advice-ny-tourists")
    assert sum(told["tourists"]) >= 1  # type: ignore[call-overload]


def test_NY_a_block_is_for_the_links_that_are_drawn_there() -> None:
    t = new_york.table().drawn(0, "2,2-3,2", "4,2-5,2").turn_cards(*two_cards(2, 3))
    block, link = t.game.read(t.legal(0)[0]), t.game.read("link 3,2-4,2")
    assert reason_of(t.game, t.state, 0, block, [link]) == ("advice-ny-joins", {})
    assert reason_of(t.game, t.state, 0, block)[0] != "advice-ny-joins"


def two_cards(a: int, b: int) -> tuple[str, str]:
    """Of these numbers, without a `+`."""
    e = new_york.new_york().edition
    first, second = (
        next(card for k, card in enumerate(e.cards) if e.card_number[k] == n and not e.card_plus[k]) for n in (a, b)
    )
    return first, second


# ---- French Quarter ---------------------------------------------------------------------------------------------
def test_FQ_a_multiplier_counts_for_a_street_with_buildings() -> None:
    t = quarter.turn().before(0, "culture", "multiplier").resolve("wild")
    street = t.edition.tracks[1].street
    for building in t.edition.street_buildings[street][:4]:
        t.state.mapped[building] = 3
    key, told = why(t, "mark culture")
    assert (key, told["street"], told["buildings"]) == ("advice-fq-multiplier", street, 4)
    assert why(t, "mark food")[0] == "advice-fq-circle"


def test_FQ_a_building_on_the_line_and_a_bonus() -> None:
    t = quarter.turn().before_bonus(0, "shopping", "A").resolve("wild")
    key, told = why(t, "mark shopping")
    assert (key, told) == ("advice-fq-bonus", {"activity": 2, "bonus": 0})


def test_FQ_a_die_is_told_by_where_it_leads() -> None:
    t = quarter.table().plan({"walk": 3}, {"walk": "walk-6"})
    key, told = why(t, "take walk 3")
    assert key.startswith("advice-fq-")
    there = t.edition.building_names[int(str(told["there"]))]
    assert there in made_words(t.game, "en", strict=True).reason(key, told)


def test_FQ_the_line_goes_where_it_touches_more() -> None:
    t = quarter.table().plan({"walk": 3}, {"walk": "walk-6"}).line("north/conti", "dauphine/conti").due("advance")
    t.mapped(0, {"coops-bead-emporium": 3, "two-brothers-courtyard": 4})
    assert why(t, "advance south") == ("advice-fq-touches", {"buildings": 2})
