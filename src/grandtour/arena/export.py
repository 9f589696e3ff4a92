"""Writes the games of an arena as a table, for everything that reads parquet: a row for each seat of each game."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from grandtour.arena.schedule import Fixture
from grandtour.arena.standings import won
from grandtour.simulate import Played


def rows(games: Mapping[Fixture, Played]) -> list[dict[str, object]]:
    """The rows by pair, number and seat; what the game itself tells of a seat (`facts`) has columns of its own."""
    out: list[dict[str, object]] = []
    for fixture, played in sorted(games.items(), key=lambda item: (item[0].pair, item[0].number)):
        for seat, bot in enumerate(fixture.seats):
            row: dict[str, object] = {
                "pair": " - ".join(fixture.pair),
                "number": fixture.number,
                "draw": fixture.draw,
                "seat": seat,
                "bot": bot,
                "score": played.scores[seat],
                "win": float(won([seat], played)),
                "ended_by": played.ended_by,
                "decisions": played.decisions[seat],
                "seconds": played.seconds[seat],
                "longest": played.longest[seat],
                "faults": sum(fault.seat == seat for fault in played.faults),
            }
            row.update(played.facts[seat])
            out.append(row)
    return out


def write_parquet(path: Path, games: Mapping[Fixture, Played]) -> None:
    """Write the table. ImportError if polars is not installed."""
    import polars

    polars.DataFrame(rows(games), infer_schema_length=None).write_parquet(path)
