"""Explore New York speaks five languages: every refusal, action, event, score line and prompt that play can bring."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import grandtour as gt
from grandtour.core.game import CHANCE, Action, Event, Reason
from grandtour.core.result import Line
from grandtour.games.explore_new_york import words as words_module
from grandtour.games.explore_new_york.actions import Block, Card, Discard, End, First, Link, Tourist
from grandtour.games.explore_new_york.edition import KINDS, SYMBOLS
from grandtour.games.explore_new_york.game import ExploreNewYork
from grandtour.games.explore_new_york.load import load
from grandtour.games.explore_new_york.state import DOINGS, PHASES, NYState, tourists_of
from grandtour.games.explore_new_york.words import RULES, ExploreNewYorkWords
from grandtour.words import LANGUAGES, Words
from tests.sentences import messages
from tests.telling import check_results, is_good, is_sentence

pytestmark = pytest.mark.once

NAMES = ["Ana", "Ben", "Cleo", "Dan"]
ENGLISH = re.compile(r"\b(the|and|with|your|you|link|turn|card|cards|route|tourist|tourists)\b")
SOURCES = Path(words_module.__file__).parent


def new_game(*, plus_after_fallback: bool = True) -> ExploreNewYork:
    return ExploreNewYork(load("grand-tour"), plus_after_fallback)


GAME = new_game()
WORDS = [ExploreNewYorkWords(GAME, language, strict=True) for language in LANGUAGES]


def spoken(language: str) -> ExploreNewYorkWords:
    return WORDS[LANGUAGES.index(language)]


def is_of(language: str, text: str) -> bool:
    """No English in another language. French has the word "route", for a road."""
    return language == "en" or not [word for word in ENGLISH.findall(text) if (language, word) != ("fr", "route")]


def block(at: str) -> int:
    return GAME.edition.blocks.index(at)


def link(ends: str) -> int:
    return GAME.edition.links.index(ends)


def card(slug: str) -> int:
    return GAME.edition.cards.index(slug)


# ---- games to speak of ------------------------------------------------------------------------------------------
def illegal_actions(game: ExploreNewYork, picker: gt.Picker) -> Iterator[Action]:
    """Some of every class of action; most are illegal at any moment."""
    e = game.edition
    yield from (End(), First(0), Card(0))
    yield from (Tourist(symbol) for symbol in range(len(SYMBOLS)))
    yield from (Discard(picker.below(len(e.cards))) for _ in range(2))
    yield from (Block(picker.below(len(e.blocks))) for _ in range(4))
    yield from (Link(picker.below(len(e.links))) for _ in range(4))


def choose(match: gt.Match, seat: int, picker: gt.Picker) -> Action:
    """At random; but as first player so that the cards name few empty blocks, or there would be no fallbacks."""
    legal = match.legal(seat)
    if isinstance(legal[0], Discard):
        return min(legal, key=lambda action: empty_blocks_named_without(match, seat, action))
    return legal[picker.below(len(legal))]


def empty_blocks_named_without(match: gt.Match, seat: int, discard: Action) -> int:
    assert isinstance(match.state, NYState)
    assert isinstance(discard, Discard)
    a, b = [GAME.edition.card_number[other] for other in match.state.shown if other != discard.card]
    groups = tourists_of(GAME.edition, match.state, seat)
    return sum(1 for named in GAME.tables.offer(a, b) if groups[named] == 0)


@cache
def played(seats: int, seed: int) -> tuple[gt.Match, tuple[Reason, ...]]:
    """A game played at random, and what was refused on the way."""
    match = gt.Match(GAME, seats, seed)
    picker = gt.Picker(f"words {seats} {seed}")
    reasons: list[Reason] = []

    def refused(seat: int, action: Action) -> None:
        reason = GAME.why_not(match.state, seat, action)
        if reason is not None:
            reasons.append(reason)

    while not match.over:
        actors = match.actors
        seat = actors[picker.below(len(actors))]
        for action in illegal_actions(GAME, picker):
            refused(seat, action)
        refused((seat + 1) % seats, End())
        refused(seats, End())
        for who in range(seats):
            no_undo = match.why_no_undo(who)
            if no_undo is not None:
                reasons.append(no_undo)
        match.play(seat, choose(match, seat, picker))
    refused(0, End())
    return match, tuple(reasons)


@cache
def all_played() -> tuple[tuple[gt.Match, tuple[Reason, ...]], ...]:
    return tuple(played(seats, seed) for seats in GAME.seat_counts for seed in range(5))


# ---- things -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("language", "plus", "two", "star"),
    [
        ("en", "4 (one green square, +)", "5 (two blue triangles)", "* (one red circle)"),
        ("es", "4 (un cuadrado verde, +)", "5 (dos triángulos azules)", "* (un círculo rojo)"),
        ("fr", "4 (un carré vert, +)", "5 (deux triangles bleus)", "* (un cercle rouge)"),
        ("de", "4 (ein grünes Quadrat, +)", "5 (zwei blaue Dreiecke)", "* (ein roter Kreis)"),
        ("ro", "4 (un pătrat verde, +)", "5 (două triunghiuri albastre)", "* (un cerc roșu)"),
    ],
)
def test_a_card_is_named_by_all_that_is_on_it(language: str, plus: str, two: str, star: str) -> None:
    words = spoken(language)
    assert [words.card(card(slug)) for slug in ("4a", "5a", "star-a")] == [plus, two, star]


@pytest.mark.parametrize(
    ("language", "between", "above", "below", "left", "right", "corner"),
    [
        ("en", "between (4,4) and (4,5)", "above", "below", "left of", "right of", "around the corner of"),
        (
            "es",
            "entre (4,4) y (4,5)",
            "encima de",
            "debajo de",
            "a la izquierda de",
            "a la derecha de",
            "en la esquina de",
        ),
        ("fr", "entre (4,4) et (4,5)", "au-dessus de", "au-dessous de", "à gauche de", "à droite de", "au coin de"),
        ("de", "zwischen (4,4) und (4,5)", "über", "unter", "links von", "rechts von", "um die Ecke von"),
        (
            "ro",
            "între (4,4) și (4,5)",
            "deasupra cvartalului",
            "sub cvartalul",
            "la stânga cvartalului",
            "la dreapta cvartalului",
            "pe colțul cvartalului",
        ),
    ],
)
def test_a_link_is_named_by_the_blocks_beside_it(
    language: str, between: str, above: str, below: str, left: str, right: str, corner: str
) -> None:
    words = spoken(language)
    assert words.link(link("3,4-4,4")) == between
    assert words.link(link("2,0-3,0")) == f"{above} (3,1)"
    assert words.link(link("2,6-3,6")) == f"{below} (3,6)"
    assert words.link(link("0,1-0,2")) == f"{left} (1,2)"
    assert words.link(link("6,1-6,2")) == f"{right} (6,2)"
    assert [words.link(link(arc)) for arc in ("0,1-1,0", "5,0-6,1", "0,5-1,6", "5,6-6,5")] == [
        f"{corner} ({at})" for at in ("1,1", "6,1", "1,6", "6,6")
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_things_have_the_same_name(language: str) -> None:
    words = spoken(language)
    e = GAME.edition
    for names in (
        [words.link(number) for number in range(len(e.links))],
        [words.block(number) for number in range(len(e.blocks))],
        [words.cafe(number) for number in range(len(e.cafes))],
        [words.kind(number) for number in range(len(KINDS))],
        [words.symbol(number) for number in range(len(SYMBOLS))],
    ):
        assert all(map(is_good, names))
        assert len(set(names)) == len(names)
    looks = {(e.card_number[n], e.card_tourists[n], e.card_plus[n]) for n in range(len(e.cards))}
    assert len({words.card(number) for number in range(len(e.cards))}) == len(looks)


def test_a_block_has_its_name_if_it_has_one() -> None:
    for words in WORDS:
        assert words.block(block("4,5")) == "(4,5) Times Square"
        assert words.block(block("4,2")) == "(4,2)"


@pytest.mark.parametrize(
    ("language", "mixed", "many", "none", "cafe"),
    [
        ("en", "2 circles and 1 triangle", "20 squares", "no tourists", "Café Inwood (1 circle and 1 square)"),
        ("es", "2 círculos y 1 triángulo", "20 cuadrados", "ningún turista", "Café Inwood (1 círculo y 1 cuadrado)"),
        ("fr", "2 cercles et 1 triangle", "20 carrés", "aucun touriste", "Café Inwood (1 cercle et 1 carré)"),
        ("de", "2 Kreise und 1 Dreieck", "20 Quadrate", "keine Touristen", "Café Inwood (1 Kreis und 1 Quadrat)"),
        ("ro", "2 cercuri și 1 triunghi", "20 de pătrate", "niciun turist", "Café Inwood (1 cerc și 1 pătrat)"),
    ],
)
def test_tourists_are_counted(language: str, mixed: str, many: str, none: str, cafe: str) -> None:
    words = spoken(language)
    assert words.tourists([2, 0, 1]) == mixed
    assert words.tourists([0, 20, 0]) == many
    assert words.tourists([0, 0, 0]) == none
    assert words.cafe(GAME.edition.cafes.index("inwood")) == cafe


@pytest.mark.parametrize(
    ("language", "kind", "symbol"),
    [
        ("en", "yellow smiley", "circle"),
        ("es", "carita sonriente amarilla", "círculo"),
        ("fr", "smiley jaune", "cercle"),
        ("de", "gelber Smiley", "Kreis"),
        ("ro", "față zâmbitoare galbenă", "cerc"),
    ],
)
def test_kinds_and_symbols_have_the_words_of_the_printed_editions(language: str, kind: str, symbol: str) -> None:
    assert spoken(language).kind(KINDS.index("yellow")) == kind
    assert spoken(language).symbol(SYMBOLS.index("circle")) == symbol


# ---- rules ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_told_with_the_numbers_of_the_edition(language: str) -> None:
    rules = spoken(language).rules()
    assert [rule for rule, _ in rules] == [*RULES, "GT-1", "GT-2", "GT-3", "GT-4", "GT-5"]
    for rule, text in rules:
        assert is_sentence(text), rule
        assert is_of(language, text), rule
    told = dict(rules)
    for rule, numbers in {
        "NY-C1": [1, 2, 3, 4, 8],
        "NY-C2": [6],
        "NY-C3": [45, 80, 60, 16, 4],
        "NY-C4": [3, 4, 20, 6],
        "NY-C5": [27, 6, 3],
        "NY-S1": [3, 2, 4],
        "NY-S2": [8, 2, 4, 9, 3],
        "NY-T1": [3, 1],
        "NY-B4": [11],
        "NY-L4": [21, 80],
        "NY-F5": [3],
        "NY-F6": [6],
    }.items():
        for number in numbers:
            assert re.search(rf"\b{number}\b", told[rule]), f"{rule} has no {number}"
    assert "1 → 4, 2 → 12, 3 → 24, 4 → 36." in told["NY-F6"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_another_edition_has_other_numbers_in_the_same_sentences(language: str) -> None:
    game = new_game()
    e = game.edition
    e.cafe_points = 1
    e.yellow_points = 20
    e.grey_points = [0]
    e.reveal, e.discard = 2, 0
    e.removed, e.turns = {2: 1, 3: 0, 4: 20}, {2: 1, 3: 2, 4: 20}
    e.seat_counts, e.house_seats = [2, 3, 4], []
    e.cafes = []
    words = ExploreNewYorkWords(game, language, strict=True)
    for rule, text in words.rules():
        assert is_sentence(text), rule
    house = words.say("mode-score-attack")
    assert house not in words.rule("NY-C1")
    assert house in spoken(language).rule("NY-C1")
    assert words.rule("NY-F6").endswith(": –.")
    assert not re.search(r"\d", words.rule("NY-C4").partition(".")[2].partition(".")[2]), "no cafes, no number of them"
    assert re.search(r"\b20 (de )?\w", words.rule("NY-S2"))


def test_the_rules_of_a_table_without_cards_to_discard() -> None:
    game = new_game()
    game.edition.reveal, game.edition.discard = 2, 0
    words = ExploreNewYorkWords(game, "en", strict=True)
    assert words.rule("NY-T1") == "The first player reveals 2 cards. They are the turn cards, and everybody uses both."


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_tell_how_the_option_is_set(language: str) -> None:
    on = spoken(language)
    off = ExploreNewYorkWords(new_game(plus_after_fallback=False), language, strict=True)
    assert on.rule("NY-L3") != off.rule("NY-L3")
    assert on.rule("NY-L3") == on.rule("NY-L3", option="on")
    assert off.rule("NY-L3") == off.rule("NY-L3", option="off")
    for words in (on, off):
        assert is_sentence(words.rule("NY-L3"))
        assert words.say("option-plus_after_fallback") in words.rule("NY-L3")
        assert is_sentence(words.say("option-plus_after_fallback-about"))


def test_the_numbers_of_a_rule_are_those_of_the_edition_unless_others_are_given() -> None:
    words = spoken("en")
    assert "brings 3 points," in words.rule("NY-F5")
    assert "brings 1 point," in words.rule("NY-F5", points=1)
    assert "8 turns with 2 or 4 players and 9 turns with 3 players" in words.rule("NY-S2")
    assert "3 cards with 2 or 4 players and none with 3 players" in words.rule("NY-S1")


# ---- refusals ---------------------------------------------------------------------------------------------------
def test_every_refusal_that_play_can_bring_has_its_sentence_in_every_language() -> None:
    told: set[tuple[str, str]] = set()
    for _, reasons in all_played():
        for reason in reasons:
            case = reason.arguments.get("case")
            key = f"why-{reason.rule}" if case is None else f"why-{reason.rule}-{case}"
            fact = (key, repr(sorted(reason.arguments.items(), key=repr)))
            if fact in told:
                continue
            told.add(fact)
            for words in WORDS:
                assert words.has(key), f"{words.language}: {key}"
                for text in (words.refusal(reason, NAMES), words.refusal(reason, NAMES, viewer=0)):
                    assert is_sentence(text), text
                    assert is_of(words.language, text), text
    # And nothing is written that play never brings, but for why somebody won.
    written = {key for key in keys_of("why-") if not key.startswith(("why-NY-F7", "why-NY-C1"))}
    assert {key for key, _ in told} == written


def keys_of(begin: str) -> set[str]:
    files = ("core.ftl", "explore-new-york.ftl")
    return {key for file in files for key in messages("en", file) if key.startswith(begin)}


def test_every_case_in_the_source_has_a_sentence() -> None:
    """So that a case which random play does not find is missed here."""
    cases = in_source("why.py", r'Reason\(\s*"(NY-\w+)", {"case": "([a-z-]+)"')
    assert len(cases) > 12
    for rule, case in cases:
        assert f"why-{rule}-{case}" in keys_of("why-NY")
    every = in_source("why.py", '()"case": "([a-z-]+)"') | in_source("scoring.py", '()"case": "([a-z-]+)"')
    for _, case in every:
        assert any(key.endswith(f"-{case}") for key in keys_of("why-NY")), case


def in_source(file: str, pattern: str) -> set[tuple[str, str]]:
    return set(re.findall(pattern, (SOURCES / file).read_text(encoding="utf-8")))


def test_a_refusal_names_blocks_links_and_cards_as_everything_else_does() -> None:
    words = spoken("en")
    taken = Reason("NY-B1", {"case": "taken", "block": "4,5"})
    assert words.refusal(taken) == "You have tourists in block (4,5) Times Square already. Choose an empty block."
    drawn = Reason("NY-L4", {"case": "drawn", "link": "3,4-4,4"})
    assert words.refusal(drawn).startswith("There is a link of yours between (4,4) and (4,5) already.")
    missing = Reason("NY-T1", {"case": "not-shown", "card": "4a"})
    assert words.refusal(missing).startswith("The card 4 (one green square, +) does not lie on the table.")
    assert "The card 4a " in Words("explore-new-york", strict=True).refusal(missing), "where no edition is known"


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
    words = spoken(language)
    for points, form in ((1, one), (2, two), (5, five), (20, twenty)):
        assert f" {form}" in words.refusal(Reason("NY-C1", {"case": "alone", "points": points}))


@pytest.mark.parametrize(
    ("language", "one", "two", "twenty"),
    [
        ("en", "1 link is", "2 links are", "20 links are"),
        ("es", "falta aún 1 enlace", "faltan aún 2 enlaces", "faltan aún 20 enlaces"),
        ("fr", "1 lien", "2 liens", "20 liens"),
        ("de", "fehlt noch 1 Verbindung", "fehlen noch 2 Verbindungen", "fehlen noch 20 Verbindungen"),
        ("ro", "mai lipsește 1 segment", "mai lipsesc 2 segmente", "mai lipsesc 20 de segmente"),
    ],
)
def test_plurals_of_links(language: str, one: str, two: str, twenty: str) -> None:
    for left, form in ((1, one), (2, two), (20, twenty)):
        assert form in spoken(language).refusal(Reason("NY-L3", {"case": "plus", "left": left}))


# ---- actions ----------------------------------------------------------------------------------------------------
def test_every_legal_action_has_a_line_of_its_own_in_every_language() -> None:
    told: set[str] = set()
    for match, _ in all_played():
        state = GAME.new(match.seats)
        for step in match.steps:
            legal = GAME.legal_actions(state, step.seat)
            fresh = {GAME.write(action) for action in legal} - told
            if fresh:
                for words in WORDS:
                    lines = [words.action(action) for action in legal]
                    assert all(is_good(line) and is_of(words.language, line) for line in lines)
                    if step.seat != CHANCE and not isinstance(legal[0], Discard):  # two cards can look the same
                        assert len(set(lines)) == len(lines), "two choices read the same"
            told |= fresh
            GAME.apply(state, step.seat, step.action)
    assert {notation.split(" ")[0] for notation in told} == {
        *("discard", "block", "tourist", "link", "end"),
        *("card", "first"),
    }


@pytest.mark.parametrize(
    ("language", "discard", "choose", "tourist", "end"),
    [
        ("en", "Discard * (one red circle)", "Choose block (4,5) Times Square", "Draw 1 circle", "End your turn"),
        ("es", "Descartar *", "Elegir la cuadra (4,5) Times Square", "Dibujar 1 círculo", "Terminar el turno"),
        ("fr", "Défausser *", "Choisir le bloc (4,5) Times Square", "Dessiner 1 cercle", "Finir le tour"),
        ("de", "Abwerfen: *", "Block (4,5) Times Square wählen", "1 Kreis einzeichnen", "Den Zug beenden"),
        ("ro", "Decartează *", "Alege cvartalul (4,5) Times Square", "Desenează 1 cerc", "Încheie tura"),
    ],
)
def test_actions(language: str, discard: str, choose: str, tourist: str, end: str) -> None:
    words = spoken(language)
    assert words.action(Discard(card("star-a"))).startswith(discard)
    assert [words.action(action) for action in (Block(block("4,5")), Tourist(0), End())] == [choose, tourist, end]
    assert words.link(7) in words.action(Link(7))


def test_an_action_of_another_game_is_refused() -> None:
    with pytest.raises(TypeError, match="not an Explore New York action"):
        spoken("en").action(Action(0))


# ---- events -----------------------------------------------------------------------------------------------------
def test_every_event_is_told_to_all_who_see_it_in_every_language() -> None:
    kinds: set[str] = set()
    told: set[tuple[int, str, str]] = set()
    for match, _ in all_played():
        for event in (event for step in match.steps for event in step.events):
            kinds.add(event.kind)
            for viewer in (*range(match.seats), None):
                seen = event.seen_by(viewer)
                if seen is None:
                    continue
                fact = (event.seat, "you" if viewer == event.seat else "", repr(seen))
                if fact not in told:
                    told.add(fact)
                    tell(seen, viewer)
            tell(Event(event.kind, event.seat, event.data), None)  # a replay that shows all
    assert kinds == {kind for _, kind in in_source("apply.py", r'()Event\("([a-z-]+)"')}


def tell(event: Event, viewer: int | None) -> None:
    for words in WORDS:
        text = words.event(event, viewer, NAMES)
        assert text is not None, event
        assert is_sentence(text), text
        assert is_of(words.language, text), text
        if event.seat != CHANCE:
            named = NAMES[event.seat] in text
            assert named == (event.seat != viewer), text
            if words.language == "en":
                assert ("You " in text) == (event.seat == viewer), text


def test_an_unfinished_turn_is_told_to_its_player_and_an_ended_one_to_all() -> None:
    match, _ = played(2, 0)
    words = spoken("en")
    for event in (event for step in match.steps for event in step.events):
        seen = event.seen_by(1 - event.seat) if event.seat != CHANCE else event
        assert (seen is None) == (event.kind in ("block", "tourist", "link"))
        if event.kind == "turn":
            assert seen is not None
            text = words.event(seen, 1 - event.seat, NAMES)
            assert text is not None
            assert text.startswith(f"{NAMES[event.seat]} has ended the turn. Block (")


@pytest.mark.parametrize(
    ("language", "text"),
    [
        (
            "en",
            "Ben has ended the turn. Block (5,4) (free choice): 2 circles and 1 square. "
            "Links: above (5,1), between (4,4) and (4,5). Cafés: Café Inwood (1 circle and 1 square).",
        ),
        (
            "es",
            "Ben ha terminado su turno. Cuadra (5,4) (elección libre): 2 círculos y 1 cuadrado. "
            "Enlaces: encima de (5,1), entre (4,4) y (4,5). Cafés: Café Inwood (1 círculo y 1 cuadrado).",
        ),
        (
            "fr",
            "Ben a fini son tour. Bloc (5,4) (choix libre)\u00a0: 2 cercles et 1 carré. "
            "Liens\u00a0: au-dessus de (5,1), entre (4,4) et (4,5). Cafés\u00a0: Café Inwood (1 cercle et 1 carré).",
        ),
        (
            "de",
            "Ben hat den Zug beendet. Block (5,4) (freie Wahl): 2 Kreise und 1 Quadrat. "
            "Verbindungen: über (5,1), zwischen (4,4) und (4,5). Cafés: Café Inwood (1 Kreis und 1 Quadrat).",
        ),
        (
            "ro",
            "Ben și-a încheiat tura. Cvartalul (5,4) (alegere liberă): 2 cercuri și 1 pătrat. "
            "Segmente: deasupra cvartalului (5,1), între (4,4) și (4,5). Cafenele: Café Inwood (1 cerc și 1 pătrat).",
        ),
    ],
)
def test_an_ended_turn_is_told_whole(language: str, text: str) -> None:
    data: dict[str, object] = {
        "block": block("5,4"),
        "fallback": True,
        "tourists": [2, 1, 0],
        "links": [link("4,0-5,0"), link("3,4-4,4")],
        "cafes": [GAME.edition.cafes.index("inwood")],
    }
    assert spoken(language).event(Event("turn", 1, data), 0, NAMES) == text


def test_a_fallback_and_a_cafe_are_told() -> None:
    words = spoken("en")
    chosen: dict[str, object] = {"block": block("5,4"), "fallback": True, "tourists": [0, 0, 0]}
    assert words.event(Event("block", 0, chosen), 0, NAMES) == "You choose block (5,4), as a free choice."
    drawn: dict[str, object] = {"link": link("5,4-6,4"), "cafes": [GAME.edition.cafes.index("inwood")]}
    assert words.event(Event("link", 0, drawn), 0, NAMES) == (
        "You draw a link between (6,4) and (6,5) and get the tourists of Café Inwood (1 circle and 1 square)."
    )


def test_an_event_of_an_unknown_kind_has_no_sentence() -> None:
    assert spoken("en").event(Event("thunder", 0, {}), None, NAMES) is None


# ---- results ----------------------------------------------------------------------------------------------------
def test_every_line_and_reason_of_a_result_is_told_in_every_language() -> None:
    results = [result for match, _ in all_played() if (result := match.result()) is not None]
    assert len(results) == len(all_played())
    keys, rules = check_results(results, WORDS, NAMES, is_of)
    assert keys == {"red", "green", "blue", "cafes", "yellow", "grey"}
    assert rules == {"NY-F7", "NY-C1"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_random_play_may_not_bring_is_told_too(language: str) -> None:
    words = spoken(language)
    for rule, case in (("NY-F7", "points"), ("NY-F7", "shared"), ("NY-C1", "alone")):
        assert words.has(f"why-{rule}-{case}")
        assert is_sentence(words.refusal(Reason(rule, {"case": case, "points": 1})))
    for turns in (1, 2, 20):
        assert is_sentence(words.ended(Reason("NY-S2", {"turns": turns})))


@pytest.mark.parametrize(
    ("language", "red", "grey"),
    [
        ("en", "Red: 5 tourists × 1 attraction", "Gray blocks on the route: 2"),
        ("es", "Rojo: 5 turistas × 1 atracción", "Cuadras grises en el recorrido: 2"),
        ("fr", "Rouge\u00a0: 5 touristes × 1 attraction", "Blocs gris sur le parcours\u00a0: 2"),
        ("de", "Rot: 5 Touristen × 1 Attraktion", "Graue Blöcke an der Route: 2"),
        ("ro", "Roșu: 5 turiști × 1 atracție", "Cvartale gri pe traseu: 2"),
    ],
)
def test_lines(language: str, red: str, grey: str) -> None:
    words = spoken(language)
    assert words.line(Line("red", 5, {"tourists": 5, "attractions": 1})) == red
    assert words.line(Line("grey", 12, {"count": 2})) == grey


# ---- prompts ----------------------------------------------------------------------------------------------------
def test_every_prompt_asks_for_what_is_legal() -> None:
    words = spoken("en")
    phases: set[str] = set()
    doings: set[str] = set()
    asked: set[str] = set()
    for match, _ in all_played():
        state = GAME.new(match.seats)
        for seat, action in [*((step.seat, step.action) for step in match.steps), (CHANCE, None)]:
            phases.add(PHASES[state.phase])
            for viewer in (*range(match.seats), None):
                prompt = words.prompt(GAME.observe(state, viewer), NAMES)
                assert is_sentence(prompt)
                if viewer is None or viewer not in GAME.actors(state):
                    if seat != CHANCE:
                        assert NAMES[seat] in prompt
                    continue
                legal = GAME.legal_actions(state, viewer)
                begin = expected(state, viewer, legal)
                assert prompt.startswith(begin), (prompt, legal)
                asked.add(begin)
                if PHASES[state.phase] == "mark":
                    doings.add(DOINGS[state.doing[viewer]])
            if action is not None:
                GAME.apply(state, seat, action)
    assert phases == set(PHASES)
    assert doings == set(DOINGS) - {"done"}
    assert len(asked) == 8, asked


def expected(state: NYState, viewer: int, legal: list[Action]) -> str:
    """How the prompt must begin; what is asked for follows from the legal actions alone."""
    first = legal[0]
    if isinstance(first, Discard):
        return "You are the first player"
    if isinstance(first, Block):
        a, b = [GAME.edition.card_number[shown] for shown in state.shown]
        named = first.block in GAME.tables.offer(a, b)
        return "Choose an empty block that the turn cards point to." if named else "You have tourists in every block"
    if isinstance(first, Tourist):
        return "Choose the one tourist for block ("
    if not isinstance(legal[-1], End):
        count = 1 + sum(GAME.edition.card_plus[shown] for shown in state.shown) - len(state.lines[viewer])
        return "Draw 1 link on any road." if count == 1 else f"Draw {count} links on any roads."
    return "You may draw one more link" if len(legal) > 1 else "All your links are drawn"


@pytest.mark.parametrize("language", LANGUAGES)
def test_prompts(language: str) -> None:
    words = spoken(language)
    for match, _ in all_played()[:8]:
        state = GAME.new(match.seats)
        for step in match.steps:
            for viewer in (*range(match.seats), None):
                for names in (NAMES, None):
                    prompt = words.prompt(GAME.observe(state, viewer), names)
                    assert is_sentence(prompt)
                    assert is_of(language, prompt)
            GAME.apply(state, step.seat, step.action)
        assert words.prompt(GAME.observe(state, None)) == words.say("phase-over")


def test_who_has_ended_the_turn_is_told_whom_the_table_waits_for() -> None:
    words = spoken("en")
    match = gt.Match(GAME, 3, 1)
    picker = gt.Picker("wait")
    while "ended" not in words.prompt(match.view(0), NAMES):
        seat = match.actors[0]
        match.play(seat, choose(match, seat, picker))
    assert words.prompt(match.view(0), NAMES) == "You have ended your turn. Waiting for Ben and Cleo."
    assert words.prompt(match.view(None), NAMES) == "Waiting for Ben and Cleo."
    assert words.prompt(match.view(None)) == "Waiting for Player 2 and Player 3."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_shown_turn_cannot_be_taken_back_and_the_refusal_says_so(language: str) -> None:
    """GT-5: it is one's own turn that has come to light here, with the very step that one would take back."""
    match = gt.Match(GAME, 2, 1)
    picker = gt.Picker("undo")
    while not (match.steps and isinstance(match.steps[-1].action, End)):
        seat = match.actors[0]
        match.play(seat, choose(match, seat, picker))
    reason = match.why_no_undo(match.steps[-1].seat)
    assert reason == Reason("GT-5", {"case": "revealed"})
    text = spoken(language).refusal(reason, NAMES)
    assert is_sentence(text)
    part = {"en": "with it, or", "es": "con él, o", "fr": "avec lui, ou", "de": "Mit ihm oder", "ro": "odată cu el sau"}
    assert part[language] in text
