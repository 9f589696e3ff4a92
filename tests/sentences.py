"""The sentences of the locale files, read for tests."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

from grandtour import words
from grandtour.words import LANGUAGES

LOCALE = Path(words.__file__).parent / "locale"
FILES = sorted(path.name for path in (LOCALE / "en").glob("*.ftl"))
CATALOGUES = [(language, file) for language in LANGUAGES for file in FILES]


@cache
def entries(language: str, file: str) -> list[ast.EntryType]:
    return FluentParser().parse((LOCALE / language / file).read_text(encoding="utf-8")).body


def messages(language: str, file: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(language, file) if isinstance(entry, ast.Message)}


def nodes(node: ast.BaseNode | list[ast.BaseNode] | None) -> Iterator[ast.BaseNode]:
    if isinstance(node, list):
        for child in node:
            yield from nodes(child)
    elif isinstance(node, ast.BaseNode):
        yield node
        for name, child in vars(node).items():
            if name != "span" and isinstance(child, ast.BaseNode | list):
                yield from nodes(child)


def texts(message: ast.Message) -> list[str]:
    return [node.value for node in nodes(message) if isinstance(node, ast.TextElement)]
