"""A board that is not ours: another wild card, other colors and symbols, a symbol tied to a place, or no tokens."""

from __future__ import annotations

import re

import pytest

import grandtour as gt
from grandtour import bots
from grandtour.core.editions import read_toml
from grandtour.games.san_francisco.game import SanFrancisco
from grandtour.games.san_francisco.load import parse
from grandtour.games.san_francisco.sheet_template import template
from grandtour.games.san_francisco.words import SanFranciscoWords
from grandtour.words import LANGUAGES, Words
from tests.edition_files import faults, lagoon, lagoon_without_tokens

pytestmark = pytest.mark.once

FERRY = re.compile(r"ferr|fähr|feribot", re.IGNORECASE)


def game_of(text: str) -> SanFrancisco:
    return SanFrancisco(parse(read_toml(text)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_refusals_and_hints_call_the_wild_card_by_its_own_name(language: str) -> None:
    game = game_of(lagoon() + '\n[names.colors]\nloco = "Old Engine"\n')
    words = SanFranciscoWords(game, language, strict=True)
    said = [sentence for _, sentence in words.rules()]
    said.append(words.say("why-SF-R2-ferries", a="A", b="B", need=1, have=0))
    said.append(words.say("why-SF-R1-color", a="A", b="B", wanted="red", color="blue"))
    said.append(words.say("why-SF-R1-cards", a="A", b="B", color="loco", need=1, have=0))
    said += [words.say("event-reset"), words.say("action-take", color="loco")]
    said += [words.reason("advice-sf-ferry", {}), words.reason("advice-sf-ferry-route", {"route": 0})]
    assert [sentence for sentence in said if FERRY.search(sentence)] == []
    assert all("Old Engine" in sentence for sentence in said[len(words.rules()) :])


def test_names_are_given_by_language_or_once_for_all_or_made_of_the_id() -> None:
    names = '\n[names.colors]\nred = { en = "ruby", fr = "rubis" }\n[names.symbols]\ngull = "Jonathan"\n'
    game = game_of(lagoon().replace('"crab"', '"old-mill"') + names)
    english, french, german = (SanFranciscoWords(game, language, strict=True) for language in ("en", "fr", "de"))
    assert [words.color(1) for words in (english, french, german)] == ["ruby", "rubis", "ruby"]
    assert [words.color(2) for words in (english, french)] == ["blue", "bleu"]
    assert [words.symbol(0) for words in (english, french)] == ["Jonathan", "Jonathan"]
    assert english.symbol(1) == "old mill"
    assert "ruby" in english.say("why-SF-D1-not-face-up", color="red")


@pytest.mark.parametrize(
    ("names", "fault"),
    [
        ('[names.colors]\nteal = "x"', "names.colors.teal: there is no such key here"),
        ('[names.colors]\nred = { xx = "x" }', "names.colors.red.xx: there is no such key here"),
        ("[names.colors]\nred = {}", "names.colors.red: needs a name in at least one language"),
        ("[names.symbols]\ncrab = 3", "names.symbols.crab: must be a text"),
        (
            '[names.symbols]\ngull = "Bird"\ncrab = { en = "Crab", fr = "bird" }',
            "names.symbols.crab: is called 'bird' like 'gull' (fr)",
        ),
        # As our words and the ids are names too, and what a language lacks is taken from another one.
        ('[names.colors]\nred = "Blue"', "names.colors.red: is called 'Blue' like 'blue' (en)"),
        ('[names.colors]\nred = { en = "ruby", de = "Blau" }', "names.colors.red: is called 'Blau' like 'blue' (de)"),
        ('[names.colors]\nred = "blue"\nblue = "red"', "names.colors.blue: is called 'red' like 'red' (en)"),
        (
            '[names.colors]\nred = { en = "ruby" }\nblue = { fr = "ruby" }',
            "names.colors.blue: is called 'ruby' like 'red'",
        ),
        ('[names.colors]\nred = { en = "ruby", fr = "gris" }', "names.colors.red: is called 'gris' like 'gray' (fr)"),
        # A sheet would take one for the other.
        ('[names.colors]\nred = "Côte"\nblue = "cote!"', "names.colors.blue: is called 'cote!' like 'red' (en)"),
        ('[names.symbols]\ncrab = "★"', "names.symbols.crab: '★' has no letter and no digit"),
        (
            '[names.symbols]\ngull = { en = "bird", es = "Cangrejo" }',
            "names.symbols.gull: is called 'Cangrejo' like 'crab'",
        ),
    ],
)
def test_a_name_that_cannot_be_is_refused(names: str, fault: str) -> None:
    found = faults(lambda: parse(read_toml(f"{lagoon()}\n{names}\n")))
    assert len(found) == 1
    assert fault in found[0]


def test_names_that_only_look_alike_are_accepted() -> None:
    names = '[names.colors]\nred = "Red"\nblue = { en = "crab", de = "Rubin" }\n[names.symbols]\ncrab = "ruby"\n'
    english = SanFranciscoWords(game_of(f"{lagoon()}\n{names}"), "en", strict=True)
    assert (english.color(1), english.color(2), english.symbol(1)) == ("Red", "crab", "ruby")


def test_a_name_that_begins_with_a_vowel_has_the_right_article() -> None:
    names = '\n[names.colors]\nloco = "Old Engine"\n'
    game = game_of(lagoon().replace('"blue"', '"amber"').replace("blue =", "amber =") + names)
    words = SanFranciscoWords(game, "en", strict=True)
    assert words.say("event-take-you", color="loco") == "You take an Old Engine card from the face-up cards."
    assert words.say("event-take-you", color="amber") == "You take an amber card from the face-up cards."
    assert words.say("event-face-up", color="amber") == "An amber card is turned face up."
    assert words.say("event-face-up", color="red") == "A red card is turned face up."
    said = " ".join([sentence for _, sentence in words.rules()])
    said += words.reason("advice-sf-ferry", {}) + words.reason("advice-sf-ferry-route", {"route": 0})
    assert not re.search(r"\b[Aa] (Old|amber)", said)


def test_in_spanish_only_colors_are_called_colors() -> None:
    words = SanFranciscoWords(game_of(lagoon() + '\n[names.colors]\nloco = "Locomotora"\n'), "es", strict=True)
    said = words.say("why-SF-R1-cards", a="A", b="B", color="loco", need=2, have=0)
    assert "2 cartas «Locomotora»" in said
    assert "2 cartas de color azul" in words.say("why-SF-R1-cards", a="A", b="B", color="blue", need=2, have=0)


def test_in_romanian_a_few_players_are_told_without_de() -> None:
    rules = dict(SanFranciscoWords(game_of(lagoon()), "ro", strict=True).rules())
    assert "1 jeton cu 2 jucători și 2 jetoane cu 3 jucători" in rules["SF-S1"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_say_nothing_of_what_the_edition_lacks(language: str) -> None:
    """SF-S1, SF-D2, SF-R2, SF-R3: no stack set aside, no market dealt anew, no symbols on routes, no double route."""
    everything = dict(SanFranciscoWords(game_of(lagoon()), language, strict=True).rules())
    text = lagoon().replace('["pier"]', '["pier", "tower"]').replace("reset_limit        = 3", "reset_limit        = 0")
    text = text.replace(", ferries = 1", "").replace("ferries   = 1", "ferries   = 0")
    less = dict(SanFranciscoWords(game_of(text), language, strict=True).rules())
    assert set(everything) - set(less) == {"SF-D2", "SF-R2"}
    for rule in ("SF-C2", "SF-S2"):
        assert len(less[rule]) < len(everything[rule])
    assert less["SF-S1"].count(".") < everything["SF-S1"].count(".")
    assert "SF-D2" in everything["SF-S2"]
    assert "SF-D2" not in less["SF-S2"]
    assert not re.search(r"\b0\b", less["SF-S1"])
    text = text.replace('b = "tower",   length = 2, color = "blue"', 'b = "gardens", length = 2, color = "blue"')
    text = text.replace("pairs     = 5", "pairs     = 6").replace("doubles   = 1", "doubles   = 0")
    least = dict(SanFranciscoWords(game_of(text), language, strict=True).rules())
    assert set(less) - set(least) == {"SF-R3"}
    assert len(least["SF-C2"]) < len(less["SF-C2"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_SF_S1_tied_symbols_are_told_of_where_there_are_any(language: str) -> None:
    """And chance where it draws some."""

    def setting_up(fixed: str) -> str:
        return SanFranciscoWords(game_of(lagoon().replace('["pier"]', fixed)), language, strict=True).rule("SF-S1")

    drawn, both, tied = (
        setting_up(fixed)
        for fixed in (
            '["pier", "tower"]',
            '["pier", { at = "tower", symbol = "crab" }]',
            '[{ at = "pier", symbol = "gull" }, { at = "tower", symbol = "crab" }]',
        )
    )
    by_chance = drawn.removesuffix(".").rpartition(". ")[2]
    assert by_chance in both
    assert not both.endswith(f"{by_chance}.")
    assert by_chance not in tied


@pytest.mark.parametrize("language", LANGUAGES)
def test_SF_R3_tells_only_of_numbers_of_players_that_there_are(language: str) -> None:
    rules = {
        both_from: SanFranciscoWords(
            game_of(lagoon().replace("both_from = 3", f"both_from = {both_from}")), language, strict=True
        ).rule("SF-R3")
        for both_from in (2, 3, 4)
    }
    assert "3" in rules[3]
    assert rules[2] != rules[4]
    for both_from in (2, 4):
        assert not re.search(r"\d", rules[both_from])
        assert len(rules[both_from]) < len(rules[3])


def rules_of(text: str, language: str) -> dict[str, str]:
    return dict(SanFranciscoWords(game_of(text), language, strict=True).rules())


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_do_not_speak_of_no_cable_cars_or_no_cards(language: str) -> None:
    """SF-D2, SF-E1: a condition that always holds is none."""
    text = lagoon()
    both, none = (rules_of(text.replace("last_round_at = 1", f"last_round_at = {n}"), language) for n in (1, 0))
    assert re.search(r"\d", both["SF-E1"])
    assert not re.search(r"\d", none["SF-E1"])

    def dealt_anew(others: int, cards: int) -> str:
        changed = text.replace("reset_needs_others = 3", f"reset_needs_others = {others}")
        return rules_of(changed.replace("reset_needs_cards  = 10", f"reset_needs_cards  = {cards}"), language)["SF-D2"]

    assert dealt_anew(3, 10) == both["SF-D2"]
    numbers = {
        (others, cards): {
            n for n in re.findall(r"\d+", dealt_anew(others, cards).replace("SF-D2", "")) if n not in "35"
        }
        for others, cards in ((8, 10), (8, 0), (8, 7), (0, 10), (0, 0))
    }
    assert list(numbers.values()) == [{"8", "10"}, {"8"}, {"8"}, {"10"}, set()]
    assert all(".." not in dealt_anew(*needs) and " ." not in dealt_anew(*needs) for needs in numbers)


@pytest.mark.parametrize("language", LANGUAGES)
def test_SF_D1_who_takes_one_card_takes_no_first_one(language: str) -> None:
    text = lagoon()
    several, one = (rules_of(text.replace("cards        = 2", f"cards = {n}"), language)["SF-D1"] for n in (2, 1))
    assert one.count(".") == several.count(".") - 2
    assert "loco" in several
    assert "loco" not in one


@pytest.mark.parametrize("language", LANGUAGES)
def test_SF_S2_SF_D2_one_face_up_card_is_not_several(language: str) -> None:
    """With one there can be neither more of them nor fewer."""
    text = lagoon()
    several = rules_of(text, language)
    text = text.replace("face_up            = 5", "face_up = 1").replace("reset_at           = 3", "reset_at = 1")
    one = rules_of(text, language)
    assert one["SF-D2"].count(".") == several["SF-D2"].count(".") - 1
    assert several["SF-S2"].rpartition(". ")[2] != one["SF-S2"].rpartition(". ")[2]
    assert not re.search(r"\b1\b", one["SF-D1"] + one["SF-D2"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_SF_S1_one_stack_goes_to_one_location(language: str) -> None:
    one, two = (rules_of(lagoon().replace('["pier"]', f), language)["SF-S1"] for f in ('["pier"]', '["pier", "tower"]'))
    assert one.split(". ")[1].split("The Pier")[0] != two.split(". ")[1].split("The Pier")[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_SF_S4_tells_only_of_numbers_of_players_that_there_are(language: str) -> None:
    told = []
    for seats in ([2], [2, 3], [3]):
        heights = f"{{ {', '.join(f'{n} = 1' for n in seats)} }}"
        rule = rules_of(lagoon().replace("[2, 3]", str(seats)).replace("{ 2 = 1, 3 = 2 }", heights), language)["SF-S4"]
        told.append(rule.rpartition(". ")[0])  # the last sentence tells the heights
    only_two, both, over_two = told
    assert re.search(r"\d", both)
    assert not re.search(r"\d", only_two + over_two)
    assert only_two != over_two


@pytest.mark.parametrize("language", LANGUAGES)
def test_SF_C2_SF_R1_gray_routes_are_told_of_where_there_are_any(language: str) -> None:
    """And others where not all are gray."""

    def told(color: str, by_color: str, spaces: str) -> tuple[str, str]:
        text = re.sub(f'(?<= color = )"({color})"', '"gray"' if "gray" in by_color else '"red"', lagoon())
        text = text.replace("{ red = 2, blue = 2, gray = 2 }", by_color)
        rules = rules_of(text.replace("{ red = 4, blue = 3, gray = 5 }", spaces), language)
        return rules["SF-C2"], rules["SF-R1"]

    gray = re.compile("gray|gris|grau|gri")
    some = rules_of(lagoon(), language)
    none = told("gray", "{ red = 4, blue = 2 }", "{ red = 9, blue = 3 }")
    every = told("red|blue", "{ gray = 6 }", "{ gray = 12 }")
    assert all(gray.search(some[rule]) for rule in ("SF-C2", "SF-R1"))
    assert not any(map(gray.search, none))
    assert gray.search(every[0])
    assert not gray.search(every[1])


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_empty_sheet_tells_of_double_routes_where_there_are_any(language: str) -> None:
    say = Words("score", language, strict=True).say
    with_them = template(game_of(lagoon()).edition, "./lagoon.toml", say)
    text = lagoon().replace('b = "tower",   length = 2, color = "blue"', 'b = "gardens", length = 2, color = "blue"')
    text = text.replace("pairs     = 5", "pairs     = 6").replace("doubles   = 1", "doubles   = 0")
    without = template(game_of(text).edition, "./lagoon.toml", say)
    assert "red, blue, gray" in with_them
    assert '# "pier - tower red"' in with_them
    for color in ("red", "blue", "gray"):
        assert not re.search(rf"\b{color}\b", without)


def test_SF_S1_a_symbol_can_be_tied_to_a_place() -> None:
    game = game_of(lagoon().replace('["pier"]', '["pier", { at = "tower", symbol = "crab" }]'))
    for seed in range(8):
        match = gt.Match(game, 2, seed)
        assert match.view(0)["stacks"] == [
            {"symbol": 0, "location": 0, "left": 1},
            {"symbol": 1, "location": 1, "left": 1},
        ]
    assert "Old Tower (crab)" in SanFranciscoWords(game, "en", strict=True).rule("SF-S1")


def test_SF_S1_what_is_tied_twice_is_refused() -> None:
    text = lagoon().replace('["pier"]', '[{ at = "pier", symbol = "crab" }, { at = "pier", symbol = "crab" }]')
    assert len(faults(lambda: parse(read_toml(text)))) == 2
    text = lagoon().replace('["pier"]', '[{ at = "peer", symbol = "crabs" }]')
    assert len(faults(lambda: parse(read_toml(text)))) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_SF_C1_an_edition_without_tokens_has_no_rules_for_them(language: str) -> None:
    game = game_of(lagoon_without_tokens())
    words = SanFranciscoWords(game, language, strict=True)
    rules = dict(words.rules())
    assert not {"SF-S1", "SF-R5", "SF-E3"} & set(rules)
    with_them = dict(SanFranciscoWords(game_of(lagoon()), language, strict=True).rules())
    assert len(rules["SF-C1"]) < len(with_them["SF-C1"])
    assert len(rules["SF-S4"]) < len(with_them["SF-S4"])


def test_SF_E3_a_game_without_tokens_ends_and_scores_none() -> None:
    game = game_of(lagoon_without_tokens())
    for seats in (2, 3):
        match = gt.Match(game, seats, 1)
        players = [bots.make("greedy", game, seat) for seat in range(seats)]
        while match.actors:
            seat = match.actors[0]
            action = players[seat].choose(match.view(seat), match.legal(seat), match.sampler(seat), bots.Clock())
            match.play(seat, action)
        assert match.view(0)["stacks"] == []
        result = match.result()
        assert result is not None
        assert all(line.key != "tokens" for lines in result.lines for line in lines)
        assert all("token" not in fact for facts in game.facts(match.state) for fact in facts)
