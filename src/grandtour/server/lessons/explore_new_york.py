"""The lesson of New York: the worked example of the rulebooks on our map. The learner is Max, the other player Lina."""

from __future__ import annotations

from typing import Final

from grandtour.server.lessons.script import Ask, Chapter, Lesson, Scene

FIRST_CARDS: Final = Scene("* first 0; * card 4b; * card 5a; * card star-a")
LINA_REACHES_A_CAFE: Final = Scene(
    "1 block 5,4; 1 link 4,4-5,4; 1 link 5,4-6,4; 1 end; * card 4d; * card 2a; * card 1c; 1 discard 1c"
)
LINA_GOES_NORTH: Final = Scene(
    "1 block 4,2; 1 link 4,1-4,2; 1 link 4,2-4,3; 1 link 4,3-4,4; 1 end; * card 3c; * card 6a; * card 4c"
)
FOUR_TURNS_GO_BY: Final = Scene(
    """
    1 block 6,3; 1 link 5,3-6,3; 1 link 6,3-6,4; 1 link 4,0-4,1; 1 end;
    * card star-b; * card 6c; * card 1d; 1 discard 1d;
    0 block 6,1; 0 link 5,0-6,1; 0 link 5,1-6,1; 0 end;
    1 block 6,6; 1 link 5,6-6,5; 1 link 6,4-6,5; 1 end;
    * card 4a; * card 6b; * card 1b; 0 discard 1b;
    0 block 4,6; 0 link 3,5-4,5; 0 link 3,4-3,5; 0 link 4,0-5,0; 0 end;
    1 block 4,6; 1 link 4,5-4,6; 1 link 4,6-5,6; 1 link 4,4-4,5; 1 end;
    * card 5c; * card 1a; * card 5b; 1 discard 5b;
    0 block 5,1; 0 link 4,0-4,1; 0 link 3,1-4,1; 0 end;
    1 block 5,1; 1 link 4,0-5,0; 1 link 5,0-5,1; 1 end;
    * card 3d; * card 5d; * card 2c; 0 discard 2c;
    0 block 3,5; 0 link 2,4-3,4; 0 link 2,4-2,5; 0 end;
    1 block 5,3; 1 link 5,2-5,3; 1 link 5,1-5,2; 1 end;
    * card 2d; * card 2b; * card 6d; 1 discard 6d
    """,
    leap=True,
)
LINA_ENDS_TOO: Final = Scene("1 block 2,2; 1 link 1,2-2,2; 1 link 1,2-1,3; 1 end")


def link(key: str, road: str) -> Ask:
    return Ask(key, (f"link {road}",), (f"link:{road}",))


def block(key: str, at: str) -> Ask:
    return Ask(key, (f"block {at}",), (f"block:{at}",))


def discard(key: str, card: str) -> Ask:
    return Ask(key, (f"discard {card}",), (f"card:{card}",))


def end(key: str) -> Ask:
    return Ask(key, ("end",), ("end",))


LESSON: Final = Lesson(
    game="explore-new-york",
    prefix="lesson-ny",
    seats=2,
    chapters=(
        Chapter("cards", (FIRST_CARDS, discard("discard", "star-a"), block("block", "4,5"))),
        Chapter("links", (link("side", "4,4-4,5"), link("extend", "4,5-4,6"), end("end"))),
        Chapter(
            "cafe",
            (
                LINA_REACHES_A_CAFE,
                block("block-again", "4,2"),
                link("side-again", "4,1-4,2"),
                link("cafe", "4,1-5,1"),
                link("plus", "4,2-4,3"),
                end("end-again"),
            ),
        ),
        Chapter(
            "line",
            (
                LINA_GOES_NORTH,
                discard("discard-again", "4c"),
                block("barclays", "3,6"),
                link("right-side", "3,5-3,6"),
                link("corner", "3,6-4,6"),
                link("gap", "4,3-4,4"),
                end("end-line"),
            ),
        ),
        Chapter(
            "last",
            (
                FOUR_TURNS_GO_BY,
                block("same-number", "2,2"),
                link("museum", "1,1-2,1"),
                link("join", "2,1-3,1"),
                end("end-last"),
                LINA_ENDS_TOO,
            ),
        ),
        Chapter("score", ()),
    ),
)
