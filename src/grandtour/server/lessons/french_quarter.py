"""The lesson of French Quarter: two rounds, a leap, the last round. The learner is Clara, the other player Louis."""

from __future__ import annotations

from typing import Final

from grandtour.server.lessons.script import Ask, Chapter, Lesson, Scene

FIRST_ROUND: Final = Scene(
    """
    * start 3; * first 0;
    * card walk-1; * card carriage-1; * card streetcar-2; * card riverboat-3; * card socialize-1;
    * die walk 5; * die carriage 4; * die streetcar 2; * die riverboat 3; * die socialize 3
    """
)
SECOND_ROUND: Final = Scene(
    """
    1 take streetcar 2; 1 go ljs-public-house;
    * card walk-4; * card carriage-3; * card streetcar-6; * card riverboat-4; * card socialize-3;
    * die walk 2; * die carriage 6; * die streetcar 1; * die riverboat 4; * die socialize 5;
    1 take carriage 6; 1 go rusty-lacework-gallery; 1 mark food
    """
)
FIVE_ROUNDS_GO_BY: Final = Scene(
    """
    0 take socialize 3; 0 go catfish-cornet-hall;
    1 take riverboat 3; 1 go thirteen-candles; 1 map lone-widow-courtyard 3;
    0 take carriage 2; 0 performer saxophone; 0 map bloody-marys 2; 0 go loose-trombone; 0 mark mysticism;
    1 take streetcar 6; 1 go humming-heron; 0 advance west;

    1 take riverboat 3; 1 mark food; 1 bonus; 1 map bayou-oyster-bar 3; 1 go catfish-cornet-hall;
    1 map catfish-cornet-hall 3;
    0 take socialize 2; 0 go hotel-ama-house; 0 multiplier;
    1 take carriage 4; 1 go four-cousins-courtyard; 1 multiplier; 1 map four-cousins-courtyard 4;
    0 take streetcar 3; 0 go brush-and-brew-pub; 0 advance west;

    0 take socialize 4; 0 mark shopping; 0 go roux-the-day-tavern; 0 map roux-the-day-tavern W;
    1 take carriage 4; 1 go madame-zephyrs-tarot; 1 performer tuba; 1 map roux-the-day-tavern 4;
    1 map madame-zephyrs-tarot 4;
    0 take riverboat 4; 0 go three-sisters-courtyard;
    1 take walk 3; 1 go three-sisters-courtyard; 1 map three-sisters-courtyard 3;
    0 advance west; 1 mark mysticism;

    1 take socialize 5; 1 go madame-zephyrs-tarot; 1 mark culture;
    0 take streetcar 6; 0 go humming-heron;
    1 take walk 2; 1 go wobbly-paddle; 1 map wobbly-paddle 2;
    0 take riverboat 3; 0 go wobbly-paddle; 0 map catbird-playhouse 3;
    1 advance north; 0 mark culture;

    0 take socialize 5; 0 go mudbug-landing;
    1 take walk 3; 1 go moonmoss-apothecary; 1 map moonmoss-apothecary 3;
    0 take riverboat 1; 0 go lone-widow-courtyard; 0 mark food;
    1 take carriage 4; 1 go beignet-cafe; 1 map beignet-cafe 4;
    0 advance north; 1 mark culture;

    1 take streetcar 1; 1 mark culture; 1 go two-brothers-courtyard; 1 map two-brothers-courtyard 1
    """,
    seed=15,
    leap=True,
)
ALL_WAYS_ON: Final = ("advance north", "advance east", "advance west")


def die(key: str, type: str, value: int) -> Ask:
    return Ask(key, (f"take {type} {value}",), (f"die:{type}-{value}",))


def go(key: str, building: str) -> Ask:
    return Ask(key, (f"go {building}",), (f"building:{building}",))


LESSON: Final = Lesson(
    game="french-quarter",
    prefix="lesson-fq",
    seats=2,
    chapters=(
        Chapter(
            "die",
            (
                FIRST_ROUND,
                die("take", "carriage", 4),
                go("go", "bayou-oyster-bar"),
                Scene("1 take riverboat 3; 1 go gator-grin"),
            ),
        ),
        Chapter(
            "chain",
            (
                die("take-walk", "walk", 5),
                Ask("wild", ("mark food",), ("activity:food",)),
                Ask("circle", ("bonus",), ("circle:bonus",)),
                Ask("free-map", ("map moonmoss-apothecary 4",), ("building:moonmoss-apothecary", "value:4")),
            ),
        ),
        Chapter("map", (go("beside", "thirteen-candles"), SECOND_ROUND)),
        Chapter(
            "line",
            (
                die("socialize", "socialize", 5),
                go("courtyard", "four-cousins-courtyard"),
                Scene("1 take streetcar 1; 1 go coops-bead-emporium"),
                die("riverboat", "riverboat", 4),
                go("gift-shop", "gator-grin"),
                Ask("advance", ("advance west",), ("direction:west",)),
            ),
        ),
        Chapter(
            "last",
            (
                FIVE_ROUNDS_GO_BY,
                die("last-socialize", "socialize", 4),
                go("no-fit", "leaky-pirogue"),
                Scene("1 take riverboat 4; 1 go lone-widow-courtyard; 1 mark food"),
                die("last-carriage", "carriage", 2),
                go("last-courtyard", "two-brothers-courtyard"),
                Ask("last-wild", ("mark partying",), ("activity:partying",)),
                # Every way brings the same, so here the learner may choose.
                Ask("last-line", ALL_WAYS_ON, tuple(f"direction:{way.split()[1]}" for way in ALL_WAYS_ON)),
            ),
        ),
        Chapter("score", ()),
    ),
)
