"""Edition files with slips in them, for the loaders' tests: changed on purpose, or damaged at random."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, cast

import pytest
from hypothesis import strategies as st

from grandtour.core.editions import BadEdition, Document, Place

DOCS = Path(__file__).parents[1] / "docs" / "editions.md"


def faults(read: Callable[[], object]) -> list[str]:
    with pytest.raises(BadEdition) as caught:
        read()
    return str(caught.value).split("\n")


def lagoon() -> str:
    """San Francisco's example in docs/editions.md; its wild card is called loco here, as in other games of the kind."""
    text = DOCS.read_text("utf-8")
    begin = text.index("# A whole edition: four")
    return text[begin : text.index("```", begin)].replace('"ferry"', '"loco"')


def lagoon_without_tokens() -> str:
    """The same without tourist tokens, with a color that we do not know, and a name for the wild card."""
    text = re.sub(r"\[tokens\]\n.*?\n\n", "", lagoon(), flags=re.DOTALL)
    text = text.replace('"red"', '"teal"').replace("red =", "teal =")
    return f'{text}\n[names.colors]\nloco = "Old Engine"\n'


def with_changes(document: Document, changes: Sequence[tuple[str, object]]) -> Document:
    """With other values, at places like `board.routes[3].a`; ... takes the thing away."""
    data: Any = copy.deepcopy(document.data)
    for where, value in changes:
        *way, last = [int(part) if part.isdigit() else part for part in re.findall(r"\w+", where)]
        at = data
        for part in way:
            at = at[part if isinstance(at, list) else str(part)]
        if value is ...:
            del at[last if isinstance(at, list) else str(last)]
        elif isinstance(at, list) and last == len(at):
            at.append(value)
        else:
            at[last if isinstance(at, list) else str(last)] = value
    return Document(data, document.text)


def with_layout(folder: Path, edition: Path, change: Callable[[Any], object]) -> Path:
    """An edition in a folder, with its layout changed."""
    name = f"{edition.stem}.layout.json"
    layout = json.loads(edition.with_name(name).read_text("utf-8"))
    change(layout)
    (folder / name).write_text(json.dumps(layout, indent=1), "utf-8")
    (folder / edition.name).write_bytes(edition.read_bytes())
    return folder / edition.name


def places(value: object, place: Place = ()) -> list[Place]:
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else []
    found = [place] if place else []
    for key, entry in inner:
        found += places(entry, (*place, key))
    return found


@st.composite
def damaged(draw: st.DrawFn, whole: dict[str, object], nonsense: list[Any], names: list[str]) -> dict[str, object]:
    """`whole` with one to four things replaced by nonsense, deleted, renamed, doubled or swapped."""
    data: Any = copy.deepcopy(whole)
    for _ in range(draw(st.integers(1, 4))):
        there = places(data)
        if not there:
            break
        *way, last = draw(st.sampled_from(there))
        at: Any = data
        for part in way:
            at = at[part]
        how = draw(st.sampled_from(["replace", "delete", "rename", "double", "swap"]))
        if how == "replace":
            at[last] = copy.deepcopy(draw(st.sampled_from(nonsense)))
        elif how == "delete":
            del at[last]
        elif isinstance(at, list) and isinstance(last, int):
            other = draw(st.integers(0, len(at) - 1))
            if how == "double":
                at.insert(other, copy.deepcopy(at[last]))
            else:
                at[last], at[other] = at[other], at[last]
        else:
            at[draw(st.sampled_from(names))] = at.pop(last)
    return cast("dict[str, object]", data)


@st.composite
def damaged_text(draw: st.DrawFn, text: str) -> str:
    """`text` with up to three pieces replaced."""
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(text)))
        end = draw(st.integers(start, min(len(text), start + 30)))
        text = text[:start] + draw(st.text(st.sampled_from("a1=.[]{},\"'#\n é"), max_size=4)) + text[end:]
    return text


def loads_or_says_why_not(read: Callable[[], object]) -> None:
    try:
        read()
    except BadEdition as bad:
        found = list(map(str, bad.faults))
    else:
        found = ["nothing"]
    assert found
    assert all(fault.isprintable() and len(fault) < 500 for fault in found)
