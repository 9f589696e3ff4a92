"""Views are JSON types; these functions tell mypy what the parts are."""

from __future__ import annotations

from collections.abc import Iterable

from grandtour.core.game import View


def players_of(view: View) -> list[dict[str, object]]:
    return list(tables_of(view["players"]))


def tables_of(value: object) -> Iterable[dict[str, object]]:
    assert isinstance(value, list)
    for entry in value:
        assert isinstance(entry, dict)
        yield entry


def table_of(value: object) -> dict[str, object] | None:
    assert value is None or isinstance(value, dict)
    return value


def lists_of(value: object) -> list[object]:
    assert isinstance(value, list)
    return value
