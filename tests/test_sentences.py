"""How sentences are put together: a number bends its noun, no French word is cut before a name, one thing has one word.

What belongs to single languages and files is in tests/test_words.py. The words are those of docs/glossary.md.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import ast

from grandtour.words import LANGUAGES
from tests.sentences import CATALOGUES, FILES, messages, nodes, texts

GLOSSARY = Path(__file__).resolve().parent.parent / "docs" / "glossary.md"

# ---- numbers ----------------------------------------------------------------------------------------------------
# What may follow a number outside a plural selector, as no number bends it: small words, units, and a few nouns and
# adjectives that stay as they are ("1 Ferry, 2 Ferry", "1 blaue, 2 blaue").
UNBENT = {
    "en": "across and are at can d down for from in into left lie min of or that to unless",
    "es": "a al boca como d de e ellas en Ferry los min más no o para que si y",
    "fr": "au autour d dans de des en ensemble entre et Ferry fois j l min ne orange ou pas plus pour sur à",
    "de": "am beginnen bis blaue davon der ein einzeichnen für genommen gerade gezogen grüne in kann Kästchen "
    "Min nebeneinander nicht noch nur oder orange rote schwarze sein sind T und "
    "untereinander violette von weit werden zu zusammen",
    "ro": "cu decât din dintre Feribot la min nu pe pentru sau z în și",
}
# Arguments that are words or names, whatever they are called elsewhere.
WORDED = {
    "activity",
    "building",
    "color",
    "ex_building",
    "line_die",
    "moves",
    "street",
    "symbol",
    "type",
    "value",
    "wanted",
    "wild",
}
# Sentences in which an argument comes as text: a list of numbers ("2, 3 or 4"), or a span ("1–3").
LISTS = {
    ("part-height", "players"),
    ("part-removed", "players"),
    ("part-turns", "players"),
    ("rule-FQ-C1", "players"),
    ("rule-NY-C1", "house"),
    ("rule-NY-C1", "players"),
    ("rule-SF-C1", "players"),
    ("terminal-fq-steps", "steps"),
}


def keys_of(selector: ast.SelectExpression) -> set[str]:
    return {
        variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
        for variant in selector.variants
    }


def chosen_by(selector: ast.SelectExpression) -> str:
    return selector.selector.id.name if isinstance(selector.selector, ast.VariableReference) else ""


def bends(selector: ast.SelectExpression, language: str) -> bool:
    """Whether it has a form for one, and in Romanian a form for 20 and more beside that for a few."""
    keys = keys_of(selector)
    return "few" in keys if language == "ro" else not keys.isdisjoint({"one", "1"})


class Inserted(NamedTuple):
    """An argument in a sentence, what stands right after it (a text, or the key of a part), and whether its number
    chooses the form there."""

    name: str
    after: str
    bent: bool


def inserted(pattern: ast.Pattern | None, language: str, bent: frozenset[str] = frozenset()) -> Iterator[Inserted]:
    elements = pattern.elements if pattern is not None else []
    for element, following, third in zip(elements, [*elements[1:], None], [*elements[2:], None, None], strict=False):
        if not isinstance(element, ast.Placeable):
            continue
        expression = element.expression
        if isinstance(expression, ast.VariableReference):
            after = following.value if isinstance(following, ast.TextElement) else ""
            if after.isspace() and isinstance(third, ast.Placeable):
                part = third.expression
                after += part.id.name if isinstance(part, ast.MessageReference) else ""
            yield Inserted(expression.id.name, after, expression.id.name in bent)
        elif isinstance(expression, ast.SelectExpression):
            inside = bent | {chosen_by(expression)} if bends(expression, language) else bent
            for variant in expression.variants:
                yield from inserted(variant.value, language, inside)


def next_word(after: str) -> str:
    """Of a sentence that goes on after a number with a space; the Romanian "de" belongs to the noun."""
    found = re.match(r"[ \u00a0\u202f](?:de )?(\w+)", after)
    return found[1] if found else ""


@cache
def counts() -> set[str]:
    """Arguments that are numbers: some sentence in some language has a form for one of them."""
    return {
        chosen_by(node)
        for language, file in CATALOGUES
        for message in messages(language, file).values()
        for node in nodes(message)
        if isinstance(node, ast.SelectExpression) and "one" in keys_of(node)
    }


@cache
def counted(language: str) -> set[str]:
    """The nouns that bend: they follow a number that chooses their form."""
    return {
        next_word(one.after)
        for file in FILES
        for message in messages(language, file).values()
        for one in inserted(message.value, language)
        if one.bent
    } - {""}


@pytest.mark.parametrize(("language", "file"), CATALOGUES)
def test_a_number_before_a_noun_chooses_the_form_of_the_noun(language: str, file: str) -> None:
    """So "{ $n } points" has a selector on $n around it: boards of others have 1 point, and Romanian "20 de puncte"."""
    for key, message in messages(language, file).items():
        for one in inserted(message.value, language):
            word = next_word(one.after)
            if one.bent or one.name in WORDED or (key, one.name) in LISTS or word in UNBENT[language].split():
                continue
            is_counted = word and (one.name in counts() or word in counted(language))
            assert not is_counted, f"{language}: {key}: {{ ${one.name} }} {word} does not bend"


@pytest.mark.parametrize(("language", "file"), CATALOGUES)
def test_no_form_is_chosen_by_what_comes_as_text(language: str, file: str) -> None:
    """ "2, 3 or 4" is no number: a selector on it takes its last form, which is the wrong one in Romanian."""
    for key, message in messages(language, file).items():
        for node in nodes(message):
            if isinstance(node, ast.SelectExpression):
                name = chosen_by(node)
                assert (key, name) not in LISTS, f"{language}: {key}: ${name} is a text and chooses no form"


def test_no_exception_is_there_for_nothing() -> None:
    there = {
        (key, node.id.name)
        for language, file in CATALOGUES
        for key, message in messages(language, file).items()
        for node in nodes(message)
        if isinstance(node, ast.VariableReference)
    }
    assert there >= LISTS
    assert {name for _, name in there} >= WORDED


# ---- French -----------------------------------------------------------------------------------------------------
CUT = re.compile(
    r"(?<!\w)((de|je|la|le|me|ne|se|te|(|jus|lors|puis|quoi)que)\s|([djlmnst]|(|jus|lors|puis|quoi)qu)’)(«\s)?$",
    re.IGNORECASE,
)
CONTRACTED = re.compile(r"(?<!\w)(de|à)\s(«\s)?$", re.IGNORECASE)
VOWEL = re.compile("[aeiouyàâéèêëîïôöûùœh]", re.IGNORECASE)
TITLES = {"$game"}  # one of them begins with an article: "Les Aventuriers du Rail"
FITTED = {("part-toward", "$direction")}  # our own words; what stands before each is chosen by its id


def ends(element: ast.TextElement | ast.Placeable | None) -> Iterator[str]:
    """The texts that may stand at the end of it."""
    if isinstance(element, ast.TextElement):
        yield element.value
    elif isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
        for variant in element.expression.variants:
            yield from ends(variant.value.elements[-1])


def beginnings(element: ast.TextElement | ast.Placeable, file: str, language: str = "fr") -> Iterator[str]:
    """What may stand at its beginning: a text, or the $name of an argument."""
    if isinstance(element, ast.TextElement):
        yield element.value
        return
    expression = element.expression
    if isinstance(expression, ast.VariableReference):
        yield f"${expression.id.name}"
    elif isinstance(expression, ast.MessageReference):
        part = messages(language, file)[expression.id.name].value
        assert part is not None, "tests/test_words.py looks for it"
        yield from beginnings(part.elements[0], file, language)
    elif isinstance(expression, ast.SelectExpression):
        for variant in expression.variants:
            yield from beginnings(variant.value.elements[0], file, language)


def is_cut(before: str, begin: str) -> bool:
    if begin in TITLES and CONTRACTED.search(before):
        return True
    return CUT.search(before) is not None and (begin.startswith("$") or VOWEL.match(begin) is not None)


@pytest.mark.parametrize("file", FILES)
def test_no_french_word_is_cut_before_what_is_inserted(file: str) -> None:
    """ "La table de Anna" and "jouer à Les Aventuriers" are not French: a colon or brackets keep a name by itself."""
    for key, message in messages("fr", file).items():
        selectors = [node for node in nodes(message) if isinstance(node, ast.SelectExpression)]
        numbers = {f"${chosen_by(one)}" for one in selectors if not keys_of(one).isdisjoint({"one", "0", "1"})}
        for pattern in nodes(message):
            if not isinstance(pattern, ast.Pattern):
                continue
            for element, following in zip(pattern.elements, pattern.elements[1:], strict=False):
                if isinstance(following, ast.Placeable):
                    for before in ends(element):
                        for begin in beginnings(following, file):
                            fits = begin in numbers or (key, begin) in FITTED or not is_cut(before, begin)
                            assert fits, f"{key}: {before[-20:]!r} before {begin!r}"


# ---- Spanish ----------------------------------------------------------------------------------------------------
JOINT = re.compile(r"(?<!\w)[yo]\s[«“]?$", re.IGNORECASE)
NUMBERS_AFTER = {
    "rule-NY-C2": "$height",
    "rule-NY-C3": "$arcs",
    "rule-SF-D2": "$cards",
    "why-NY-B3-not-offered": "$b",
}
COMMANDS_AFTER = {"terminal-empty": "$help"}


@pytest.mark.parametrize("file", FILES)
def test_no_spanish_y_or_o_stands_before_an_inserted_name(file: str) -> None:
    """ "Dora y Inés" is not Spanish. Lists choose between y and e; elsewhere "pero", "y además" or "o bien" helps."""
    allowed = NUMBERS_AFTER | COMMANDS_AFTER
    for key, message in messages("es", file).items():
        selectors = {f"${chosen_by(node)}" for node in nodes(message) if isinstance(node, ast.SelectExpression)}
        for pattern in nodes(message):
            if not isinstance(pattern, ast.Pattern):
                continue
            for element, following in zip(pattern.elements, pattern.elements[1:], strict=False):
                if isinstance(following, ast.Placeable) and any(map(JOINT.search, ends(element))):
                    for begin in beginnings(following, file, "es"):
                        fits = not begin.startswith("$") or begin in selectors or begin == allowed.get(key)
                        assert fits, f"{key}: y or o before {begin}"


# ---- the glossary -----------------------------------------------------------------------------------------------
class Term(NamedTuple):
    section: str
    language: str
    ours: str
    others: list[str]  # words that are not to be used for it


def terms() -> list[Term]:
    """Every cell of the tables of docs/glossary.md that have a column for each language."""
    found = []
    section = ""
    for line in GLOSSARY.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("## "):
            section = line.removeprefix("## ")
        elif section and line.startswith("|") and len(cells) == len(LANGUAGES) and cells[1] not in {"español", "---"}:
            for language, cell in zip(LANGUAGES, cells, strict=True):
                ours, _, others = cell.partition(", not ")
                found.append(Term(section, language, ours, re.findall(r"\*([^*]+)\*", others)))
    return found


# Things of one game alone, as keys of shared files call them: end-line-ticket-done, terminal-cars.
THINGS = {
    "Explore New York": {"cafe", "cafes", "grey", "links", "yellow"},
    "French Quarter": {"courtyard", "courtyards", "performers", "riverwalk"},
    "San Francisco": {"cars", "claim", "routes", "ticket", "tickets", "tokens"},
}


@cache
def said(section: str, language: str) -> dict[str, str]:
    """By key: the sentences that a section of the glossary is about. A game has files and parts of shared files."""
    if section == "Hints":
        return {key: words_of(message) for key, message in messages(language, "advice.ftl").items()}
    game = section.lower().replace(" ", "-")
    short = "".join(word[0] for word in section.lower().split())[-2:]
    owned = {short, *THINGS.get(section, ())}
    return {
        f"{file}: {key}": words_of(message)
        for file in FILES
        for key, message in messages(language, file).items()
        if section == "At every table"
        or file in (f"{game}.ftl", f"web-{game}.ftl")
        or not owned.isdisjoint(key.lower().split("-"))
        or game in key
        or (short == "sf" and is_replaced_by_the_others(key))
    }


def is_replaced_by_the_others(key: str) -> bool:
    """A sentence of the terminal that two games have in words of their own is left to the third, San Francisco."""
    own = {key.replace("terminal-", f"terminal-{game}-", 1) for game in ("ny", "fq")}
    return key.startswith("terminal-") and own <= messages("en", "terminal.ftl").keys()


def words_of(message: ast.Message) -> str:
    return " ".join(" | ".join(texts(message)).split())


def test_the_glossary_is_read() -> None:
    assert [term.section for term in terms() if term.ours == "Final Route"] == ["Explore New York"]
    assert Term("San Francisco", "fr", "route", ["ligne…"]) in terms()
    assert {term.section for term in terms()} >= {"At every table", "Hints", "French Quarter", "San Francisco"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_thing_has_one_word(language: str) -> None:
    for term in terms():
        if term.language == language:
            for other in term.others:
                begin = "" if other.startswith("…") else r"(?<!\w)"
                end = "" if other.endswith("…") else r"(?!\w)"
                found = re.compile(f"{begin}{re.escape(other.strip('…'))}{end}", re.IGNORECASE)
                for key, sentence in said(term.section, language).items():
                    assert not found.search(sentence), f"{language}: {key}: {other!r}; the glossary has {term.ours!r}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_use_the_words_of_the_glossary(language: str) -> None:
    """By their stems, as words bend."""
    for term in terms():
        if term.language == language:
            sentences = " ".join(said(term.section, language).values()).casefold()
            for word in re.findall(r"\w{4,}", term.ours.casefold()):
                assert word[: max(4, len(word) - 2)] in sentences, (
                    f"{language}: no sentence has {word!r} of {term.ours!r}"
                )


# ---- limits -----------------------------------------------------------------------------------------------------
LEAST = {"en": "at least", "es": "al menos|o más", "fr": "au moins", "de": "mindestens", "ro": "cel puțin"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_a_least_number_is_said_to_be_one_in_every_language(language: str, file: str) -> None:
    """A route that "asks for at least one ferry" may ask for two."""
    translated = messages(language, file)
    for key, message in messages("en", file).items():
        if re.search(rf"\b{LEAST['en']}\b", words_of(message), re.IGNORECASE):
            sentence = words_of(translated[key])
            assert re.search(rf"\b({LEAST[language]})\b", sentence, re.IGNORECASE), f"{key}: {sentence}"
