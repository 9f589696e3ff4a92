"""`grandtour verify`: whether a record is true."""

from __future__ import annotations

from pathlib import Path

from grandtour.cli.common import NOT_TRUE, Json, game_of, judging, print_json, read_record
from grandtour.cli.errors import Refused
from grandtour.core import record as records


def verify(file: Path, /, *, edition: Path | None = None, as_json: Json = False) -> int:
    """Check a record: every step by the rules, the scores, the chance.

    Chance is true if it is what the seed gives whose hash was published before
    the first draw. The exit code is 0 if the record is true, 1 if it is
    well-formed but false, and 2 if it cannot be read, or if its game, edition
    or rules are not here.

    For example:

      grandtour verify game.txt
      grandtour verify game.txt --edition my-map.toml --json

    Parameters
    ----------
    file
        The record, as `play --record` and `simulate --records` write it.
    edition
        The file of the edition it was played on, where that is not one of ours.
    as_json
        Print JSON: {"ok": true or false, "reason"}.
    """
    try:
        reason = check(file, edition)
    except Refused as refused:
        if as_json:
            print_json({"ok": False, "reason": str(refused).removeprefix(NOT_TRUE)})
        raise
    if as_json:
        print_json({"ok": True, "reason": reason})
    else:
        print(f"true: {reason}")
    return 0


def check(file: Path, edition: Path | None) -> str:
    record = read_record(file)
    with judging(file):
        game = game_of(record, edition)
        return records.verify(record, game)
