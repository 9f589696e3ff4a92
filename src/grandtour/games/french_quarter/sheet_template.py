"""Empty sheets of the paper game, with comments that explain them: to be filled in, and to be scored as they are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from grandtour.core.sheets import comment, quoted, slug, template_head
from grandtour.games.french_quarter.edition import ACTIVITIES, CHOICE, CROSS_OUT, NONE, WRITE_W, Edition, Track
from grandtour.games.french_quarter.load import GAME
from grandtour.games.french_quarter.rule_parts import asking, bonuses

SHEETS: Final = 2  # of them with empty lines, if the game has so many seats


def template(e: Edition, edition: str, say: Callable[..., str]) -> str:
    """`say` has the sentences of locale/*/score.ftl."""
    players = min(SHEETS, e.seat_counts[-1])
    lines = [
        *template_head(GAME, e, edition, "score-template-FQ-players", players, say),
        *comment(say("score-template-FQ-tourism")),
        "# tourism = true",
    ]
    for number in range(1, players + 1):
        lines += ["", "[[player]]", f"name = {quoted(say('name-seat', number=number))}"]
        lines += sheet(e, explained(e, say) if number == 1 else {})
    return "\n".join(lines) + "\n"


def explained(e: Edition, say: Callable[..., str]) -> dict[str, str]:
    """For each key of a sheet, what is to be written there."""
    walk = "" if e.riverwalk == NONE else e.building_names[e.riverwalk]
    return {
        "umbrellas": say("score-template-FQ-boxes", umbrellas=e.umbrella_boxes, line=sum(e.line_rows)),
        "riverwalk": say("score-template-FQ-visits", riverwalk=walk, visits=e.riverwalk_visits),
        "courtyards": say("score-template-FQ-courtyards", courtyards=", ".join(e.buildings[b] for b in e.courtyards)),
        "performers": say("score-template-FQ-performers", performers=", ".join(e.performers)),
        "vacation": say("score-template-FQ-vacation", cards=", ".join(e.vacations)),
        "tracks": say("score-template-FQ-tracks", choices=asking(e), crossing=len(bonuses(e, CROSS_OUT))),
        "mapped": say("score-template-FQ-mapped", letters=len(bonuses(e, WRITE_W))),
    }


def sheet(e: Edition, about: dict[str, str]) -> list[str]:
    """The sheet of one player: with all that can be written if it is explained, else the bare keys."""
    lines = [*comment(about.get("umbrellas", "")), "umbrellas = 0", "second_line = 0"]
    if e.riverwalk != NONE:
        lines += [*comment(about.get("riverwalk", "")), "riverwalk = 0"]
    if e.courtyards:
        lines += [*comment(about.get("courtyards", "")), "courtyards = []"]
    lines += [*comment(about.get("performers", "")), "performers_top = []", "performers_bottom = []"]
    lines += [*comment(about.get("vacation", "")), f"# vacation = {quoted(e.vacations[0])}"]
    lines += ["", *comment(about.get("tracks", "")), "[player.tracks]"]
    for activity, name in enumerate(ACTIVITIES):
        told = [strange_name(e, activity), track_example(e.tracks[activity])] if about else []
        lines.append("  # ".join([f"{name} = 0", *filter(None, told)]))
    lines += ["", *comment(about.get("mapped", "")), "[player.mapped]"]
    return lines + [f"# {building} = 1" for building in e.buildings if about]


def strange_name(e: Edition, activity: int) -> str:
    """What the edition calls the track, if that is not the word of its key."""
    name = e.track_names[activity]
    return "" if slug(name) == ACTIVITIES[activity] else name


def track_example(track: Track) -> str:
    """Up to the first circle that asks for a choice."""
    if CHOICE not in track.boxes:
        return ""
    return f'{{ marks = {track.boxes.index(CHOICE) + 1}, choices = ["bonus"] }}'
