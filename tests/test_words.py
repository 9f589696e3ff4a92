"""The five languages say the same things, each in its own good form, and never in the publishers' sentences."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import ast

from grandtour import words
from grandtour.bots import NAMES as BOTS
from grandtour.core.game import CHANCE, Reason
from grandtour.games import GAMES
from grandtour.words import LANGUAGES, MOST_SAID, Words, WordsError, detect
from grandtour.words import SHARED as SHARED_FILES
from tests.sentences import CATALOGUES, FILES, LOCALE, entries, messages, nodes, texts

SHARED = Path(__file__).resolve().parents[2] / "shared"  # where we write, the rulebooks lie beside the repository
TRANSLATIONS = [(language, file) for language in LANGUAGES[1:] for file in FILES]
PAIRS = {
    "en": [("“", "”")],
    "es": [("«", "»"), ("¿", "?"), ("¡", "!")],
    "fr": [("«", "»")],
    "de": [("„", "“")],
    "ro": [("„", "”")],
}
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}


def variables(found: dict[str, ast.Message], key: str) -> set[str]:
    """What a sentence is told, in the parts it refers to as well.

    `color_id` and `owner_is` only choose between forms of `color` and `owner`, which languages do differently.
    """
    out: set[str] = set()
    for node in nodes(found[key]):
        if isinstance(node, ast.VariableReference):
            out.add(re.sub("_(id|is)$", "", node.id.name))
        elif isinstance(node, ast.MessageReference):
            out |= variables(found, node.id.name)
    return out


# ---- the same in all five ---------------------------------------------------------------------------------------
def test_every_language_has_the_same_files() -> None:
    for language in LANGUAGES:
        assert sorted(path.name for path in (LOCALE / language).iterdir()) == FILES
    assert sorted(path.name for path in LOCALE.iterdir()) == sorted(LANGUAGES)


@pytest.mark.parametrize(("language", "file"), CATALOGUES)
def test_files_are_well_formed(language: str, file: str) -> None:
    found = entries(language, file)
    assert [entry.content for entry in found if isinstance(entry, ast.Junk)] == []
    keys = [entry.id.name for entry in found if isinstance(entry, ast.Message)]
    assert len(keys) == len(set(keys)), "a key stands twice"
    assert all(entry.value for entry in messages(language, file).values())


@pytest.mark.parametrize("file", FILES)
def test_no_key_is_in_two_files_that_are_read_together(file: str) -> None:
    """Each is read with the shared ones. Two games can have the same keys, as nobody reads both at once."""
    together = {*(f"{name}.ftl" for name in SHARED_FILES), file}
    keys = [key for name in together for key in messages("en", name)]
    assert len(keys) == len(set(keys))


def test_every_game_has_a_file() -> None:
    assert set(FILES) >= {f"{name}.ftl" for name in (*SHARED_FILES, *GAMES.names())}


@pytest.mark.parametrize(("language", "file"), TRANSLATIONS)
def test_every_key_is_in_every_language_in_the_same_order(language: str, file: str) -> None:
    assert list(messages(language, file)) == list(messages("en", file))


@pytest.mark.parametrize(("language", "file"), TRANSLATIONS)
def test_sentences_are_told_the_same_in_every_language(language: str, file: str) -> None:
    english, translated = messages("en", file), messages(language, file)
    for key in english:
        assert variables(translated, key) == variables(english, key), key


@pytest.mark.parametrize(("language", "file"), TRANSLATIONS)
def test_no_sentence_was_left_in_english(language: str, file: str) -> None:
    """Words, names and examples may be the same; sentences are not."""
    english = messages("en", file)
    for key, message in messages(language, file).items():
        said = letters(" ".join(texts(message)))
        if len(said.split()) >= 4:
            assert said != letters(" ".join(texts(english[key]))), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_of_a_game_has_a_name_and_says_what_it_does(language: str) -> None:
    for game in GAMES.names():
        spoken = Words(game, language, strict=True)
        for option in GAMES.entry(game).options:
            assert spoken.has(f"option-{option.name}")
            assert spoken.has(f"option-{option.name}-about")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name_and_says_what_it_does(language: str) -> None:
    spoken = Words(None, language, strict=True)
    for bot in BOTS:
        assert spoken.has(f"bot-{bot}")
        assert spoken.has(f"bot-{bot}-about")


# ---- good form --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("language", "file"), CATALOGUES)
def test_plural_forms_are_those_of_the_language(language: str, file: str) -> None:
    """A sentence that tells one from many tells all that its language tells: in Romanian also 20 and more."""
    known = {"one", "few", "other"} if language == "ro" else {"one", "other"}
    for key, message in messages(language, file).items():
        for node in nodes(message):
            if isinstance(node, ast.SelectExpression):
                used = {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)} & CATEGORIES
                assert used <= known, key
                if language == "ro" and "one" in used and any(map(names_a_thing, node.variants)):
                    assert "few" in used, f"{key}: a noun follows the number, so 20 needs 'de'"


def names_a_thing(variant: ast.Variant) -> bool:
    """`{ $cars } cable cars`: a word follows the number at once."""
    parts = variant.value.elements
    return (
        len(parts) > 1
        and isinstance(parts[0], ast.Placeable)
        and isinstance(parts[1], ast.TextElement)
        and re.match(r" \w", parts[1].value) is not None
    )


@pytest.mark.parametrize(("language", "file"), CATALOGUES)
def test_typography(language: str, file: str) -> None:
    for key, message in messages(language, file).items():
        for text in texts(message):
            assert not re.search("[\"']", text), f"{key}: typewriter quotes in {text!r}"
            assert "..." not in text, f"{key}: three dots in {text!r}"
            assert "  " not in text.strip("\n"), f"{key}: two spaces in {text!r}"
            if language == "fr":
                assert not re.search("(?<!\u00a0)[:»]|(?<!\u202f)[;!?]|«(?!\u00a0)", text), f"{key}: {text!r}"
            else:
                assert not re.search(r"\s[:;!?]", text), f"{key}: a space before punctuation in {text!r}"
            if language == "ro":
                assert not re.search("[şţŞŢ]", text), f"{key}: a cedilla instead of a comma in {text!r}"
        whole = "".join(texts(message))
        for begin, end in PAIRS[language]:
            assert whole.count(begin) == whole.count(end), f"{key}: {begin} without {end}, or the other way round"


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", ["1 seat.", "2 seats.", "5 seats.", "20 seats."]),
        ("es", ["1 asiento.", "2 asientos.", "5 asientos.", "20 asientos."]),
        ("fr", ["1 place.", "2 places.", "5 places.", "20 places."]),
        ("de", ["1 Platz.", "2 Plätze.", "5 Plätze.", "20 Plätze."]),
        ("ro", ["1 loc.", "2 locuri.", "5 locuri.", "20 de locuri."]),
    ],
)
def test_plurals(language: str, forms: list[str]) -> None:
    spoken = Words(None, language, strict=True)
    said = [spoken.refusal(Reason("GT-3", {"seat": 30, "seats": n})) for n in (1, 2, 5, 20)]
    for sentence, form in zip(said, forms, strict=True):
        assert sentence.endswith(f" {form}")


# ---- our own words ----------------------------------------------------------------------------------------------
@pytest.mark.skipif(not SHARED.is_dir(), reason="the rulebooks are not here")
def test_no_sentence_is_the_publishers() -> None:
    """Facts are free, sentences are not: five words between two marks or numbers are in no rulebook.

    The pages on which we settled the rules are our own notes; not even from them is a long sentence taken over.
    """
    rulebooks = plain(SHARED / "rulebooks")
    notes = plain(SHARED / "rules")
    assert min(len(rulebooks), len(notes)) > 5_000
    for language, file in CATALOGUES:
        for key, message in messages(language, file).items():
            for text in texts(message):
                for sentence in re.split(r"[.:;!?()]", text):
                    said = letters(sentence)
                    if len(said.split()) >= 5:
                        assert f" {said} " not in rulebooks, f"{language}: {key}: {sentence!r}"
                    if len(said.split()) >= 8:
                        assert f" {said} " not in notes, f"{language}: {key}: {sentence!r}"


def plain(folder: Path) -> str:
    return " ".join(letters(file.read_text(encoding="utf-8")) for file in sorted(folder.iterdir()))


def letters(text: str) -> str:
    return " ".join(re.findall(r"\w+", text.casefold()))


# ---- Words ------------------------------------------------------------------------------------------------------
@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A catalogue of which little is translated."""
    english = (
        "both = both { $color }\nhere = English\ncolor-red = red\n.only = an attribute\nnothing =\n    .only = this\n"
    )
    for language, core in (("en", english), ("de", "here = Deutsch\ncolor-red = rot\n")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "core.ftl").write_text(core.replace("\n.only", "\n    .only"), encoding="utf-8")
        for empty in ("terminal", "advice"):
            (tmp_path / language / f"{empty}.ftl").write_text("", encoding="utf-8")
        (tmp_path / language / "toy.ftl").write_text(f"toy = {language}\n", encoding="utf-8")
    monkeypatch.setattr(words, "FILES", tmp_path)
    words.bundle.cache_clear()
    yield
    words.bundle.cache_clear()


@pytest.mark.usefixtures("small")
def test_english_stands_in_for_what_is_missing_and_then_the_key() -> None:
    spoken = Words("toy", "de")
    assert (spoken.say("here"), spoken.has("here")) == ("Deutsch", True)
    assert (spoken.say("both", color="red"), spoken.has("both")) == ("both rot", False)
    assert (spoken.say("neither"), spoken.has("neither")) == ("neither", False)
    assert (spoken.say("nothing"), spoken.has("nothing")) == ("nothing", False)
    assert spoken.say("toy") == "de"
    assert Words(None, "de").say("toy") == "toy"


@pytest.mark.usefixtures("small")
def test_a_missing_argument_leaves_a_gap_and_raises_only_where_that_is_asked_for() -> None:
    assert Words("toy").say("both") == "both color"
    with pytest.raises(WordsError, match="both"):
        Words("toy", strict=True).say("both")


def test_an_unknown_language_or_game_is_refused() -> None:
    with pytest.raises(ValueError, match=r"no language 'xx' \(there are: en, es, fr, de, ro\)"):
        Words(None, "xx")
    for game in ("chess", "../en/core", ""):
        with pytest.raises(ValueError, match="no words for the game"):
            Words(game)


@pytest.mark.parametrize(
    ("language", "red", "crab"),
    [
        ("en", "a red card", "crab"),
        ("es", "una carta roja", "cangrejo"),
        ("fr", "une carte rouge", "crabe"),
        ("de", "eine rote Karte", "Krabbe"),
        ("ro", "o carte roșie", "crab"),
    ],
)
def test_ids_become_words(language: str, red: str, crab: str) -> None:
    spoken = Words("san-francisco", language, strict=True)
    assert red in spoken.say("why-SF-D1-not-face-up", color="red")
    assert crab in spoken.say("why-SF-R5-not-on-offer", symbol="crab")


@pytest.mark.parametrize("language", LANGUAGES)
def test_ids_of_other_editions_are_shown_as_they_are(language: str) -> None:
    spoken = Words("san-francisco", language, strict=True)
    assert "mauve" in spoken.say("why-SF-D1-not-face-up", color="mauve")
    assert "moon" in spoken.say("why-SF-R5-not-on-offer", symbol="moon")
    assert "mauve" in spoken.say("why-SF-R1-color", wanted="mauve", color="teal", a="A", b="B", wild="pal", wild_id="")


def test_GT_refusals_name_those_they_speak_of() -> None:
    spoken = Words(None, "en", strict=True)
    names = ["Ana", "Ben", "Cleo"]
    waiting = Reason("GT-2", {"seat": 0, "actors": [1, 2]})
    assert spoken.refusal(waiting, names).endswith("The game is waiting for Ben and Cleo.")
    assert spoken.refusal(waiting).endswith("The game is waiting for Player 2 and Player 3.")
    assert spoken.refusal(Reason("GT-2", {"seat": 0, "actors": [CHANCE]}), names).endswith("for chance.")
    assert "no Player 8 at this table: it has 3 seats" in spoken.refusal(Reason("GT-3", {"seat": 7, "seats": 3}))
    acted = Reason("GT-5", {"case": "others-acted", "seat": 1})
    assert "Ben saw it" in spoken.refusal(acted, names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_lists(language: str) -> None:
    spoken = Words(None, language)
    assert spoken.every([]) == ""
    assert spoken.every(["Ana"]) == "Ana"
    assert spoken.every(["Ana", "Ben"]) != spoken.any_of(["Ana", "Ben"])


@pytest.mark.parametrize(
    ("last", "joined"),
    [
        ("Inés", "Ana e Inés"),
        ("Íñigo", "Ana e Íñigo"),
        ("Hilario", "Ana e Hilario"),
        ("«Iris»", "Ana e «Iris»"),
        ("Hierro", "Ana y Hierro"),
        ("hiato", "Ana y hiato"),
        ("Luis", "Ana y Luis"),
        ("Y y Inés", "Ana y Y y Inés"),  # only what joins the list is changed
    ],
)
def test_spanish_lists_say_e_before_the_sound_of_i(last: str, joined: str) -> None:
    assert Words(None, "es").every(["Ana", last]) == joined
    assert Words(None, "es").every(["Ben", "Ana", last]) == f"Ben, {joined}"
    assert Words(None, "fr").every(["Ana", last]) == f"Ana et {last}"


@pytest.mark.parametrize(
    ("last", "joined"),
    [
        ("ocho", "siete u ocho"),
        ("Óscar", "siete u Óscar"),
        ("hotel", "siete u hotel"),
        ("8", "siete u 8"),
        ("80 puntos", "siete u 80 puntos"),
        ("11", "siete u 11"),
        ("110", "siete o 110"),
        ("18", "siete o 18"),
        ("nueve", "siete o nueve"),
    ],
)
def test_spanish_lists_say_u_before_the_sound_of_o(last: str, joined: str) -> None:
    assert Words(None, "es").any_of(["siete", last]) == joined
    assert Words(None, "es").any_of(["seis", "siete", last]) == f"seis, {joined}"
    assert Words(None, "en").any_of(["siete", last]) == f"siete or {last}"


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "fr.UTF-8"}, "fr"),
        ({"LANG": "ro_RO@euro"}, "ro"),
        ({"LANG": "ES-mx"}, "es"),
        ({"LANG": "pt_BR.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "es_ES"}, "es"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "ro_RO.UTF-8"}, "ro"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "ja_JP.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": ""}, "de"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "pt:fr:en"}, "fr"),
        ({"LANG": "estonian"}, "en"),
    ],
)
def test_the_language_is_the_one_that_the_environment_asks_for(environ: dict[str, str], language: str) -> None:
    assert detect(environ) == language


# ---- sentences that are kept ------------------------------------------------------------------------------------
def test_a_sentence_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[object] = []
    make = FluentBundle.format_pattern

    def counted(self: FluentBundle, pattern: Any, arguments: dict[str, object]) -> Any:
        made.append(pattern)
        return make(self, pattern, arguments)

    monkeypatch.setattr(FluentBundle, "format_pattern", counted)
    words = Words("san-francisco", "de")
    first = words.say("name-seat", number=3)
    assert len(made) == 1
    assert words.say("name-seat", number=3) == first
    assert len(made) == 1
    assert words.say("name-seat", number=4) != first
    for number in range(2 * MOST_SAID):
        words.say("name-seat", number=number)
    assert len(words._said) <= MOST_SAID


def test_a_kept_sentence_is_the_one_that_is_asked_for() -> None:
    words = Words(None)
    for seats in (1, 1.0, True, "1", 2, [1], None):
        said = words.say("why-GT-3", seat=5, seats=seats)
        assert said == Words(None).say("why-GT-3", seat=5, seats=seats), seats


def test_a_sentence_that_lacks_something_is_not_kept() -> None:
    words = Words(None)
    gap = words.say("name-seat")
    words.strict = True
    with pytest.raises(WordsError):
        words.say("name-seat")
    assert words.say("no-such-key") == "no-such-key"
    assert words._said == {}, gap
