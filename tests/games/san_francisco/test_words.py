"""San Francisco speaks five languages: every refusal, action, event, score line and prompt that play can bring."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import grandtour as gt
from grandtour.core.game import CHANCE, Action, Event, Reason
from grandtour.core.result import Line
from grandtour.games.san_francisco import words as words_module
from grandtour.games.san_francisco.actions import (
    Card,
    Claim,
    Draw,
    DrawTickets,
    First,
    Keep,
    Pass,
    Place,
    Stack,
    Take,
    Ticket,
    Token,
)
from grandtour.games.san_francisco.game import SanFrancisco
from grandtour.games.san_francisco.state import PHASES
from grandtour.games.san_francisco.words import RULES, SanFranciscoWords
from grandtour.words import LANGUAGES
from tests.sentences import messages
from tests.telling import is_good, is_sentence

pytestmark = pytest.mark.once

NAMES = ["Ana", "Ben", "Cleo", "Dan"]
SOURCES = Path(words_module.__file__).parent


def new_game(edition: str) -> SanFrancisco:
    game = gt.game("san-francisco", edition)
    assert isinstance(game, SanFrancisco)
    return game


GAMES = {edition: new_game(edition) for edition in ("grand-tour", "tiny")}
WORDS = {
    edition: [SanFranciscoWords(game, language, strict=True) for language in LANGUAGES]
    for edition, game in GAMES.items()
}
TABLES = [(edition, seats) for edition, game in GAMES.items() for seats in game.seat_counts]


def spoken(edition: str, language: str) -> SanFranciscoWords:
    return WORDS[edition][LANGUAGES.index(language)]


def illegal_actions(game: SanFrancisco, picker: gt.Picker) -> Iterator[Action]:
    """Some of every class of action; most are illegal at any moment. A payment has one name, as in the notation."""
    e = game.edition
    yield from (Draw(), DrawTickets(), Pass(), Card(0), Stack(0), Ticket(0), First(0), Keep(0))
    yield from (Take(color) for color in range(len(e.colors)))
    yield from (Token(symbol) for symbol in range(len(e.symbols)))
    for _ in range(3):
        yield Place(picker.below(len(e.symbols)), picker.below(len(e.locations)))
        yield Keep(1 << picker.below(len(e.ticket_a)))
    for _ in range(20):
        route = picker.below(len(e.route_a))
        wilds = picker.below(e.route_length[route] + 1)
        color = e.wild
        while wilds < e.route_length[route] and color == e.wild:
            color = picker.below(len(e.colors))
        yield Claim(route, color, wilds)


@cache
def played(edition: str, seats: int, seed: int) -> tuple[gt.Match, tuple[Reason, ...]]:
    """A game played at random, and what was refused on the way."""
    game = GAMES[edition]
    match = gt.Match(game, seats, seed)
    picker = gt.Picker(f"words {edition} {seats} {seed}")
    reasons: list[Reason] = []

    def refused(seat: int, action: Action) -> None:
        reason = game.why_not(match.state, seat, action)
        if reason is not None:
            reasons.append(reason)

    while not match.over:
        actors = match.actors
        seat = actors[picker.below(len(actors))]
        for action in illegal_actions(game, picker):
            refused(seat, action)
        refused((seat + 1) % seats, Draw())
        refused(seats, Draw())
        for who in range(seats):
            no_undo = match.why_no_undo(who)
            if no_undo is not None:
                reasons.append(no_undo)
        legal = match.legal(seat)
        match.play(seat, legal[picker.below(len(legal))])
    refused(0, Draw())
    return match, tuple(reasons)


@cache
def all_played() -> tuple[tuple[str, gt.Match, tuple[Reason, ...]], ...]:
    return tuple(
        (edition, *played(edition, seats, seed))
        for edition, seats in TABLES
        for seed in range(12 if edition == "tiny" else 3)
    )


# ---- rules ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", GAMES)
def test_every_rule_is_told_with_the_numbers_of_the_edition(edition: str, language: str) -> None:
    rules = spoken(edition, language).rules()
    assert [rule for rule, _ in rules] == [*RULES, "GT-1", "GT-2", "GT-3", "GT-4", "GT-5"]
    for rule, text in rules:
        assert is_sentence(text), rule
    cars = {"grand-tour": "20", "tiny": "8"}[edition]
    assert re.search(rf"\b{cars}\b", dict(rules)["SF-C1"])


def test_the_numbers_of_a_rule_are_those_of_the_edition_unless_others_are_given() -> None:
    words = spoken("grand-tour", "en")
    assert "1 → 1, 2 → 2, 3 → 4, 4 → 7, 5 → 10, 6 → 15." in words.rule("SF-R4")
    assert "0–1 → 0, 2 → 1, 3 → 2, 4 → 4, 5 → 6, 6 → 9, 7 → 12." in words.rule("SF-E3")
    assert "2 tokens with 2 or 3 players and 3 tokens with 4 players." in words.rule("SF-S1")
    assert "8 ferries, 6 blue," in words.rule("SF-C1")
    assert "no more than 2 cable cars" in words.rule("SF-E1")
    assert "no more than 1 cable car." in words.rule("SF-E1", cars=1)
    assert "no more than 1 cable car." in spoken("tiny", "en").rule("SF-E1")


# ---- refusals ---------------------------------------------------------------------------------------------------
def test_every_refusal_that_play_can_bring_has_its_sentence_in_every_language() -> None:
    told: set[tuple[str, str]] = set()
    for edition, _, reasons in all_played():
        for reason in reasons:
            case = reason.arguments.get("case")
            key = f"why-{reason.rule}" if case is None else f"why-{reason.rule}-{case}"
            fact = (key, repr(sorted(reason.arguments.items(), key=repr)))
            if fact in told:
                continue
            told.add(fact)
            for words in WORDS[edition]:
                assert words.has(key), f"{words.language}: {key}"
                assert is_sentence(words.refusal(reason, NAMES)), reason
                assert is_sentence(words.refusal(reason, NAMES, viewer=0)), reason
    # And nothing is written that play never brings, but for why somebody won, and for games where choices that others
    # have seen are followed by choices of all at once.
    written = {key for key in keys_of("why-") if not key.startswith("why-SF-E4")} - {"why-GT-5-others-choosing"}
    assert {key for key, _ in told} == written


def keys_of(begin: str) -> set[str]:
    return {key for file in ("core.ftl", "san-francisco.ftl") for key in messages("en", file) if key.startswith(begin)}


def test_every_case_in_the_source_has_a_sentence() -> None:
    """So that a case which random play does not find is missed here."""
    cases = in_source("why.py", '"case": "([a-z-]+)"') | in_source("scoring.py", '"case": "([a-z-]+)"')
    assert len(cases) > 15
    for case in cases:
        assert any(key.endswith(f"-{case}") for key in keys_of("why-SF")), case


def in_source(file: str, pattern: str) -> set[str]:
    return set(re.findall(pattern, (SOURCES / file).read_text(encoding="utf-8")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_names_the_owner(language: str) -> None:
    words = spoken("grand-tour", language)
    reason = Reason("SF-R1", {"case": "owned", "owner": 1, "a": "Mission", "b": "Castro"})
    assert "Ben" in words.refusal(reason, NAMES)
    assert "Ben" in words.refusal(reason, NAMES, viewer=0)
    assert "Ben" not in words.refusal(reason, NAMES, viewer=1)
    assert "2" in words.refusal(reason)


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", ["1 black card", "2 black cards", "5 black cards", "20 black cards"]),
        ("es", ["1 carta de color negro", "2 cartas de color negro", "5 cartas", "20 cartas"]),
        ("fr", ["1 carte de couleur noire", "2 cartes de couleur noire", "5 cartes", "20 cartes"]),
        ("de", ["1 schwarze Karte", "2 schwarze Karten", "5 schwarze Karten", "20 schwarze Karten"]),
        ("ro", ["1 carte de culoare neagră", "2 cărți de culoare neagră", "5 cărți", "20 de cărți"]),
    ],
)
def test_plurals(language: str, forms: list[str]) -> None:
    words = spoken("grand-tour", language)
    for need, form in zip((1, 2, 5, 20), forms, strict=True):
        facts: dict[str, object] = {"case": "cards", "color": "black", "need": need, "have": 0, "a": "A", "b": "B"}
        assert f" {form}" in words.refusal(Reason("SF-R1", facts))


@pytest.mark.parametrize(
    ("language", "one", "two", "five", "twenty"),
    [
        ("en", "1 point", "2 points", "5 points", "20 points"),
        ("es", "1 punto", "2 puntos", "5 puntos", "20 puntos"),
        ("fr", "1 point", "2 points", "5 points", "20 points"),
        ("de", "1 Punkt", "2 Punkte", "5 Punkte", "20 Punkte"),
        ("ro", "1 punct", "2 puncte", "5 puncte", "20 de puncte"),
    ],
)
def test_plurals_of_points(language: str, one: str, two: str, five: str, twenty: str) -> None:
    words = spoken("grand-tour", language)
    for points, form in ((1, one), (2, two), (5, five), (20, twenty)):
        assert words.say("part-ticket", a="A", b="B", points=points).endswith(f" ({form})")


# ---- actions ----------------------------------------------------------------------------------------------------
def test_every_legal_action_has_a_line_of_its_own_in_every_language() -> None:
    told: set[tuple[str, str]] = set()
    for edition, match, _ in all_played():
        game = GAMES[edition]
        state = game.new(match.seats)
        for step in match.steps:
            legal = game.legal_actions(state, step.seat)
            fresh = {game.write(action) for action in legal} - {
                notation for where, notation in told if where == edition
            }
            if fresh:
                for words in WORDS[edition]:
                    lines = [words.action(action) for action in legal]
                    assert all(map(is_good, lines))
                    assert len(set(lines)) == len(lines), "two choices read the same"
            told |= {(edition, notation) for notation in fresh}
            game.apply(state, step.seat, step.action)
    assert {notation.split(" ")[0] for _, notation in told} >= {
        *("draw", "take", "claim", "tickets", "keep", "token", "place", "pass"),
        *("stack", "card", "ticket", "first"),
    }


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Claim South Beach – Potrero Hill with 2 black + 1 ferry"),
        ("es", "Reclamar South Beach – Potrero Hill con 2 negras + 1 Ferry"),
        ("fr", "Prendre South Beach – Potrero Hill avec 2 noires + 1 Ferry"),
        ("de", "South Beach – Potrero Hill nutzen (2 schwarze + 1 Fähre)"),
        ("ro", "Revendică South Beach – Potrero Hill cu 2 negre + 1 Feribot"),
    ],
)
def test_a_claim_names_the_two_places_and_spells_out_the_payment(language: str, line: str) -> None:
    e = GAMES["grand-tour"].edition
    names = e.location_names
    route = next(
        r
        for r in range(len(e.route_a))
        if {names[e.route_a[r]], names[e.route_b[r]]} == {"South Beach", "Potrero Hill"}
    )
    assert (e.route_length[route], e.colors[e.route_color[route]]) == (3, "black")
    assert spoken("grand-tour", language).action(Claim(route, e.route_color[route], 1)) == line


def test_the_two_routes_of_a_double_route_are_told_apart() -> None:
    words = spoken("grand-tour", "en")
    e = words.e
    for route, twin in enumerate(e.twin):
        if twin >= 0:
            assert words.route(route) != words.route(twin)


# ---- events -----------------------------------------------------------------------------------------------------
def test_every_event_is_told_to_all_who_see_it_in_every_language() -> None:
    kinds: set[str] = set()
    told: set[tuple[str, int, str, str]] = set()
    for edition, match, _ in all_played():
        for event in (event for step in match.steps for event in step.events):
            kinds.add(event.kind)
            for viewer in (*range(match.seats), None):
                seen = event.seen_by(viewer)
                if seen is None:
                    continue
                fact = (edition, event.seat, "you" if viewer == event.seat else "", repr(seen))
                if fact not in told:
                    told.add(fact)
                    tell(edition, seen, viewer)
            tell(edition, Event(event.kind, event.seat, event.data), None)  # a replay that shows all
    assert kinds == in_source("apply.py", r'Event\("([a-z-]+)"')


def tell(edition: str, event: Event, viewer: int | None) -> None:
    for words in WORDS[edition]:
        text = words.event(event, viewer, NAMES)
        assert text is not None, event
        assert is_sentence(text), text
        if event.seat != CHANCE:
            named = NAMES[event.seat] in text
            assert named == (event.seat != viewer), text


def test_a_hidden_card_stays_hidden() -> None:
    words = spoken("grand-tour", "en")
    event = Event("card", 1, {"color": 2}, audience=1, others={})
    mine, others = event.seen_by(1), event.seen_by(None)
    assert mine is not None
    assert others is not None
    assert words.event(mine, 1, NAMES) == "You get a green card from the deck."
    assert words.event(others, 0, NAMES) == "Ben gets a card from the deck."
    assert words.event(event, None, NAMES) == "Ben gets a green card from the deck."  # once the game is over


def test_an_event_of_an_unknown_kind_has_no_sentence() -> None:
    assert spoken("grand-tour", "en").event(Event("thunder", 0, {}), None, NAMES) is None


# ---- results ----------------------------------------------------------------------------------------------------
def test_every_line_and_reason_of_a_result_is_told_in_every_language() -> None:
    keys: set[str] = set()
    for edition, match, _ in all_played():
        result = match.result()
        assert result is not None
        for words in WORDS[edition]:
            for lines in result.lines:
                keys |= {line.key for line in lines}
                assert all(is_good(words.line(line)) for line in lines)
            assert is_sentence(words.refusal(result.why, NAMES))
            assert is_sentence(words.ended(result.ended_by))
    assert keys == {"route", "ticket-done", "ticket-missed", "tokens"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_random_play_may_not_bring_is_told_too(language: str) -> None:
    words = spoken("grand-tour", language)
    for case in ("points", "tickets", "shared"):
        facts: dict[str, object] = {"case": case, "points": 1, "tickets": 1}
        assert words.has(f"why-SF-E4-{case}")
        assert is_sentence(words.refusal(Reason("SF-E4", facts)))
    for rule in ("SF-E1", "SF-P1"):
        assert words.has(f"ended-{rule}")
        assert is_sentence(words.ended(Reason(rule)))
    assert is_good(words.line(Line("tokens", 0, {"count": 0, "symbols": []})))


# ---- prompts ----------------------------------------------------------------------------------------------------
def test_every_phase_has_its_prompt_in_every_language() -> None:
    asked: set[tuple[str, str]] = set()
    for edition, match, _ in all_played():
        game = GAMES[edition]
        state = game.new(match.seats)
        for seat, action in [*((step.seat, step.action) for step in match.steps), (CHANCE, None)]:
            for viewer in (*range(match.seats), None):
                view = game.observe(state, viewer)
                for words in WORDS[edition][:1] if action is not None else WORDS[edition]:
                    prompt = words.prompt(view, NAMES)
                    assert is_sentence(prompt)
                    asked.add((str(view["phase"]), prompt))
                    if viewer is None and seat != CHANCE and view["phase"] != "keep":
                        assert NAMES[seat] in prompt
            if action is not None:
                game.apply(state, seat, action)
    assert {phase for phase, _ in asked} == set(PHASES)
    prompts = {prompt for _, prompt in asked}
    assert "Your last turn: draw cards, claim a route, or draw tickets." in prompts
    assert "Draw 1 more card." in prompts


@pytest.mark.parametrize("language", LANGUAGES)
def test_prompts(language: str) -> None:
    game = GAMES["grand-tour"]
    words = spoken("grand-tour", language)
    match = gt.Match(game, 3, 7)
    assert is_sentence(words.prompt(match.view(0)))
    assert "2" in words.prompt(match.view(None))  # "Player 2", where no names are known
    for phase in ("keep", "place", "turn", "cards", "tickets", "token"):
        view = match.view(0) | {"phase": phase, "to_draw": 1}
        assert is_sentence(words.prompt(view))
        assert words.prompt(view) != words.prompt(match.view(None))
