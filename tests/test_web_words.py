"""The web app's own sentences: every key that it uses is there, and none is there for nothing.

That all languages have them, with the plural forms they need, tests/test_words.py looks after.
"""

from __future__ import annotations

import re
from pathlib import Path

from fluent.syntax import FluentParser, ast

from grandtour.words import FILES

WEB = Path(__file__).parent.parent / "web" / "src"
SOURCES = [file for file in sorted(WEB.rglob("*")) if file.suffix in (".svelte", ".ts")]
CALLED = re.compile(r"(?<![.\w])t\(\s*[\"'`]([A-Za-z0-9-]+(?:\$\{)?)")
# Keys that are chosen in one place and said in another stand as plain texts in the sources.
QUOTED = re.compile(r"[\"'`]([a-z]+(?:-[A-Za-z0-9]+)*-?)(?:\$\{|[\"'`])")
# A key with something put in the middle, as in `table-${word}-of`: what stands before it and what behind.
FILLED = re.compile(r"`([a-z]+(?:-[A-Za-z0-9]+)*-)\$\{[^`{}]*\}(-[A-Za-z0-9-]+)`")


def keys() -> dict[str, str]:
    """By key: the file it is in."""
    out: dict[str, str] = {}
    for file in sorted((FILES / "en").glob("web*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                assert entry.id.name not in out, f"{entry.id.name} is in {out[entry.id.name]} and in {file.name}"
                out[entry.id.name] = file.name
    return out


def test_every_sentence_that_is_used_is_there() -> None:
    known = keys()
    missing = {}
    for file in SOURCES:
        text = file.read_text(encoding="utf-8")
        for key in CALLED.findall(text):
            if key.endswith("${"):
                if not any(one.startswith(key[:-2]) for one in known):
                    missing[key] = file.name
            elif key not in known:
                missing[key] = file.name
    assert missing == {}


def test_no_sentence_is_there_for_nothing() -> None:
    text = "\n".join(file.read_text(encoding="utf-8") for file in SOURCES)
    filled = FILLED.findall(text)
    text = FILLED.sub("", text)
    said = set(CALLED.findall(text)) | set(QUOTED.findall(text))
    said |= {key for key in keys() for begin, end in filled if key.startswith(begin) and key.endswith(end)}
    beginnings = tuple(key.removesuffix("${") for key in said if key.endswith(("-", "${")))
    unused = [key for key in keys() if key not in said and not key.startswith(beginnings)]
    assert unused == []
