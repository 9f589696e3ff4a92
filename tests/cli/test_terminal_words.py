"""locale/*/terminal.ftl: every language says the same things with the same facts."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from grandtour.terminal.session import COMMANDS, YES
from grandtour.words import FILES, LANGUAGES, Words


class Facts(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    text = (FILES / language / "terminal.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            facts = Facts()
            facts.visit(entry)
            found[entry.id.name] = facts.names
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_sentence_with_the_same_facts(language: str) -> None:
    assert messages(language) == messages("en")
    assert all(key.startswith("terminal-") for key in messages(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_differ_from_each_other_and_from_moves(language: str) -> None:
    words = Words(None, language, strict=True)
    commands = [words.say(f"terminal-command-{command}") for command in COMMANDS]
    assert len(set(commands)) == len(COMMANDS)
    for command in commands:
        assert " " not in command
        assert command not in ("draw", "take", "claim", "keep", "token", "place", "pass")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_letter_for_yes_is_understood(language: str) -> None:
    asked = Words(None, language).say("terminal-quit-sure")
    assert asked[asked.index("(") + 1 : asked.index("/")] in YES
