"""`grandtour score`: scores a game on paper. What differs between games is in the modules `score_…` beside this."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

from cyclopts import Parameter

from grandtour.cli.common import Json, check_new_file, write_whole
from grandtour.cli.errors import Faults, Refused
from grandtour.cli.language import language_of
from grandtour.core.editions import BadEdition, is_path, read_toml
from grandtour.core.registry import there_is_no
from grandtour.core.sheets import DEFAULT_EDITION, game_of, read_document, slug
from grandtour.games import GAMES as REGISTERED

if TYPE_CHECKING:
    from grandtour.cli.score_sheets import Scorer

ANYWAY: Final = "--anyway"
DEFAULT_GAME: Final = "explore-new-york"  # the first game that had sheets, which therefore do not name it
GAMES: Final = (DEFAULT_GAME, "san-francisco", "french-quarter")

File = Annotated[Path | None, Parameter(metavar="FILE", show_default=False)]
Flag = Annotated[bool, Parameter(negative="", show_default=False)]
Language = Annotated[str | None, Parameter(name=["--lang", "--language"])]
Output = Annotated[Path | None, Parameter(name=["--output", "-o"], metavar="FILE")]
Svg = Annotated[Path | None, Parameter(metavar="FILE.svg")]


def score(
    file: File = None,
    /,
    *,
    picture: Svg = None,
    anyway: Flag = False,
    template: Flag = False,
    game: str | None = None,
    output: Output = None,
    edition: str | None = None,
    lang: Language = None,
    as_json: Json = False,
) -> int:
    """Score a game that you played on paper.

    Type in what is on your map, board or sheet. The answer is every point of it;
    for Explore New York that includes the best possible Final Route. Impossible
    marks are named with their rule, and the exit code is 2. Ctrl-C stops a long
    search and tells the best route so far; the exit code is then 130.

    For example:

      grandtour score --template -o sheet.toml
      grandtour score --template --game san-francisco -o table.toml
      grandtour score sheet.toml --picture route.svg
      grandtour score table.toml --json

    Parameters
    ----------
    file
        The sheet, in TOML or JSON; docs/score.md explains it. It says itself which game it is of.
    picture
        Draw the map with the marks and the route to this new file (Explore New York).
    anyway
        Score a sheet even if it has impossible marks.
    template
        Write an empty sheet with comments instead.
    game
        Which game's empty sheet: san-francisco, french-quarter or explore-new-york. If not given, that of the --edition
        FILE, or explore-new-york.
    output
        Where to write it: a new file.
    edition
        The id of an edition of ours, or a file of your own; it replaces the one that the sheet names.
    lang
        en, es, fr, de or ro; the language of your system if not given.
    as_json
        Print JSON: {"game", "total", "lines": [{"key", "points", ...}], ...},
        {"game", "sheets": [{"player", "total", "lines", ...}], "ranking", ...} for a whole table, or
        {"faults": [{"line", "place", "rule", "text"}]}.
    """
    faults = Faults()
    with faults:
        language = language_of(lang)
    if template:
        with faults:
            only_for_sheets(file, picture, anyway, as_json)
        with faults:
            whose = game_named(game, edition)
        if output is not None:
            with faults:
                check_new_file(output, "--output")
        faults.finish()
        return write_template(scorer_of(whose, language, as_json), edition, output)
    with faults:
        if file is None:
            raise Refused("name the FILE of a sheet", hint="`grandtour score --template` writes an empty one.")
    with faults:
        if output is not None:
            raise Refused("--output is for --template", hint="--picture FILE.svg writes a picture.")
    with faults:
        if game is not None:
            raise Refused("--game is for --template", hint=f'A sheet says itself whose it is: game = "{GAMES[1]}".')
    if picture is not None:
        with faults:
            check_picture(picture)
    faults.finish()
    assert file is not None, "or it was refused"
    return score_sheet(file, language, as_json, edition, anyway, picture)


def check_picture(file: Path) -> None:
    if file.suffix.casefold() != ".svg":
        hint = "Browsers show SVG, and print it or save it as PDF."
        name = f"{file.stem.removesuffix('.svg') or 'route'}.svg"
        raise Refused(f"--picture {str(file)!r}: pictures are SVG; name the file {name!r}, for example", hint=hint)
    check_new_file(file, "--picture")


def scorer_of(game: str, language: str, as_json: bool) -> Scorer[Any]:
    """The scorer of a game; its module is imported only when it is asked for."""
    if game == "san-francisco":
        from grandtour.cli.score_san_francisco import SanFranciscoScorer

        return SanFranciscoScorer(language, as_json)
    if game == "french-quarter":
        from grandtour.cli.score_french_quarter import FrenchQuarterScorer

        return FrenchQuarterScorer(language, as_json)
    from grandtour.cli.score_new_york import NewYorkScorer

    return NewYorkScorer(language, as_json)


def game_named(name: str | None, edition: str | None) -> str:
    """The game that is named, or that of an edition's file, which says it; the file is checked when it is used."""
    if name is not None and slug(name) not in GAMES:
        raise Refused(f"--game: {there_is_no('game', name, GAMES)}")
    asked = None if name is None else slug(name)
    if edition is None or not is_path(edition):
        return asked or DEFAULT_GAME
    try:
        own = REGISTERED.named_in(read_toml(Path(edition)))
    except BadEdition as bad:
        raise Refused(f"the edition {edition!r} cannot be used:", bad.faults) from None
    if asked not in (None, own):
        raise Refused(f"--edition {edition!r} is for {own}, not for {asked}")
    return own


# ---- the empty sheet ------------------------------------------------------------------------------------------
def only_for_sheets(file: Path | None, picture: Path | None, anyway: bool, as_json: bool) -> None:
    given = {"FILE": file, "--picture": picture, ANYWAY: anyway, "--json": as_json}
    wrong = [name for name, value in given.items() if value]
    if wrong:
        hint = "-o FILE says where to write the empty sheet." if file is not None else ""
        raise Refused(f"--template does not go with {', '.join(wrong)}", hint=hint)


def write_template(scorer: Scorer[Any], edition: str | None, output: Path | None) -> int:
    name = edition or DEFAULT_EDITION
    written = name
    if output is not None and is_path(name):  # paths in a sheet are relative to its own folder
        written = Path(os.path.relpath(name, output.parent)).as_posix()
    if is_path(written) and "/" not in written:
        written = f"./{written}"
    try:
        text = scorer.template(name, written)
    except BadEdition as bad:
        raise Refused(f"the edition {name!r} cannot be used:", bad.faults) from None
    if output is None:
        print(text, end="")
    else:
        write_whole(output, text)
        print(scorer.words.say("score-template-written", file=str(output)))
    return 0


# ---- a sheet --------------------------------------------------------------------------------------------------
def score_sheet(
    file: Path, language: str, as_json: bool, edition: str | None, anyway: bool, picture: Path | None
) -> int:
    from grandtour.cli.score_sheets import unreadable

    told = True
    try:
        document = read_document(file)
        told = "game" in document.data
        scorer = scorer_of(game_of(document, GAMES, DEFAULT_GAME), language, as_json)
        if picture is not None and not scorer.draws:
            raise Refused(f"--picture is for {DEFAULT_GAME}; of {scorer.game} there is none yet")
        paper = scorer.read(document, file.parent, edition)
    except BadEdition as bad:
        hint = f'It was read as a sheet of {DEFAULT_GAME}. Others say whose they are: game = "{GAMES[1]}".'
        raise unreadable(file, bad, as_json, "" if told else hint) from None
    troubles = scorer.told(paper)
    if paper.troubles and not anyway:
        raise scorer.refusal(paper, troubles, ANYWAY)
    return scorer.answer(paper, troubles, picture)
