"""The lesson of San Francisco: from the first ticket to the last count. The learner is Mara, the other player Theo."""

from __future__ import annotations

from typing import Final

from grandtour.server.lessons.script import Ask, Chapter, Lesson, Scene

SET_UP: Final = Scene(
    """
    * stack lighthouse; * stack bridge; * stack crab; * stack poppy; * stack house;
    * card black; * card red; * card orange; * card green;
    * card black; * card purple; * card ferry; * card green; * card orange;
    * ticket 0; * ticket 15; * ticket 7; * ticket 20
    """
)
THEO_PLACES_STACKS: Final = Scene("1 keep 7+20; * first 0; 1 place teapot south-beach; 1 place sea-lion castro")
EIGHT_TURNS_GO_BY: Final = Scene(
    """
    1 take purple; 1 draw; 0 take green; 0 take green;
    1 take ferry; 0 take purple; 0 take green;
    1 claim 0 3orange+2ferry; 0 claim 9 3green;
    1 take purple; 1 take purple; 0 take red; 0 take purple;
    1 take blue; 1 draw; 0 take ferry;
    1 take green; 1 take blue; 0 claim 33 2purple+1ferry;
    1 take black; 1 draw; 0 claim 26 1red;
    1 claim 44 3green; 0 take orange; 0 take red;
    1 claim 5 3blue; 0 take red; 0 draw;
    1 claim 8 3purple
    """,
    seed=28,
    leap=True,
)


def card(key: str, color: str) -> Ask:
    return Ask(key, (f"take {color}",), (f"card:{color}",))


def claim(key: str, route: int, payment: str) -> Ask:
    return Ask(key, (f"claim {route} {payment}",), (f"route:{route}", f"pay:{payment}"))


LESSON: Final = Lesson(
    game="san-francisco",
    prefix="lesson-sf",
    seats=2,
    chapters=(
        Chapter("tickets", (SET_UP, Ask("keep", ("keep 15",), ("ticket:15", "keep:15")), THEO_PLACES_STACKS)),
        Chapter(
            "cards",
            (
                card("take", "black"),
                Scene("* card blue"),
                Ask("draw", ("draw",), ("deck",)),
                Scene("* card blue; 1 take orange; * card red; 1 take green; * card blue"),
                card("take-ferry", "ferry"),
                Scene("* card green; 1 draw; * card orange; 1 draw; * card blue"),
            ),
        ),
        Chapter(
            "route",
            (
                claim("claim", 34, "2black+1ferry"),
                Ask("token", ("token teapot",), ("token:teapot",)),
                Scene("1 claim 17 2orange"),
            ),
        ),
        Chapter(
            "join",
            (
                card("take-red", "red"),
                Scene("* card ferry"),
                card("second", "blue"),
                Scene("* card orange; 1 claim 21 1blue"),
                claim("join", 42, "2red"),
                Scene("1 take ferry; * card black"),
            ),
        ),
        Chapter(
            "second-ticket",
            (
                Ask("tickets", ("tickets",), ("ticket-deck",)),
                Scene("* ticket 10; * ticket 18"),
                Ask("keep-one", ("keep 10",), ("ticket:10", "keep:10")),
                Scene("1 take black; * card green; 1 draw; * card purple"),
                card("take-blue", "blue"),
                Scene("* card orange"),
                Ask("draw-ferry", ("draw",), ("deck",)),
                Scene("* card ferry; 1 take orange; * card red; 1 take orange; * card purple"),
                claim("claim-ferry", 4, "3blue+1ferry"),
            ),
        ),
        Chapter(
            "end",
            (
                EIGHT_TURNS_GO_BY,
                claim("last-token", 7, "2red"),
                Scene("1 claim 15 2black"),
                # Nothing depends on it any more, so here the learner may choose.
                Ask("last-turn", ("claim 45 1red", "claim 45 1orange", "claim 36 1orange"), ("route:45", "route:36")),
            ),
        ),
        Chapter("score", ()),
    ),
)
