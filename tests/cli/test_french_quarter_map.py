"""The map of French Quarter in letters: everything on it shows, in any width, with or without color and letters."""

from __future__ import annotations

import re

import pytest

from grandtour.games.french_quarter.edition import DIRECTIONS, NONE, Edition, W
from grandtour.terminal.french_quarter_map import CityMap, Marks
from grandtour.terminal.french_quarter_signs import Codes, Glyphs, fit
from tests.quarter import quarter

ACTIVITIES = ("Food", "Culture", "Shopping", "Mysticism", "Partying")
SIZES = [("grand-tour", 60), ("grand-tour", 80), ("grand-tour", 120), ("grand-tour", 150), ("tiny", 40), ("tiny", 80)]


def city(edition: str, width: int, plain: bool = False, low: bool = False) -> CityMap:
    e = quarter(edition).edition
    glyphs = Glyphs(plain)
    streets = [glyphs.letters(name) for name in e.street_names]
    return CityMap(e, glyphs, Codes(glyphs, ACTIVITIES, e.performers), streets, width, low)


def empty(e: Edition) -> Marks:
    """Only the public line's start, which is never without."""
    return Marks({}, [e.starts[0]], [])


def stretches(e: Edition) -> list[tuple[int, int]]:
    ways = [(point, e.grid.onward(point, way)) for point in range(e.points) for way in range(len(DIRECTIONS))]
    return [(a, b) for a, b in ways if b != NONE and a < b]


@pytest.mark.parametrize(
    ("edition", "width", "low", "plain"),
    [
        ("grand-tour", 80, False, False),
        ("grand-tour", 72, True, True),
        ("grand-tour", 120, False, True),
        ("tiny", 40, True, False),
        ("tiny", 40, False, True),
        ("tiny", 80, True, True),
    ],
)
def test_everything_shows_without_color(edition: str, width: int, low: bool, plain: bool) -> None:
    """Each thing at each place makes a picture of its own."""
    drawn = city(edition, width, plain, low)
    e = drawn.e
    pictures = [drawn.draw(empty(e)).plain]

    def shown(marks: Marks) -> None:
        pictures.append(drawn.draw(marks).plain)

    line = [e.starts[0]]
    for building in range(len(e.buildings)):
        for value in (1, W):
            shown(Marks({building: value}, line, []))
        shown(Marks({}, line, [], me=building))
        shown(Marks({}, line, [], others=[(2, building)]))
        shown(Marks({}, line, [], numbers={building: 17}))
    for building in e.courtyards:
        shown(Marks({}, line, [], visited={building}))
    for a, b in stretches(e):
        shown(Marks({}, [a, b], []))
        shown(Marks({}, [b, a], []))
        shown(Marks({}, [a, b], [a, b]))
        shown(Marks({}, line, [a, b]))
        shown(Marks({}, line, [], ways={(a, b): 8}))
    for street in range(len(e.streets)):
        shown(Marks({}, line, [], closed=street))
    shown(Marks({}, line, [], riverwalk=1))
    assert len(set(pictures)) == len(pictures)
    assert max(len(row) for picture in pictures for row in picture.splitlines()) <= width
    assert not plain or all(picture.isascii() for picture in pictures)


@pytest.mark.parametrize(("edition", "width"), SIZES)
def test_every_number_of_the_menu_is_on_the_map(edition: str, width: int) -> None:
    """Beside what else stands in the building: a value and all the tourists."""
    drawn = city(edition, width)
    every = range(len(drawn.e.buildings))
    marks = empty(drawn.e)
    marks.numbers = {building: building + 1 for building in every}
    assert numbers(drawn.draw(marks).plain) == [*range(1, len(every) + 1)]
    marks.mapped = dict.fromkeys(every, W)
    marks.me = 0
    assert numbers(drawn.draw(marks).plain) == [*range(1, len(every) + 1)]


def numbers(picture: str) -> list[int]:
    return sorted(int(n) for n in re.findall(r"[0-9]+", picture))


@pytest.mark.parametrize("width", [80, 100, 120, 150])
def test_four_tourists_and_a_value_in_one_building(width: int) -> None:
    drawn = city("grand-tour", width)
    for building, name in enumerate(drawn.e.buildings):
        marks = Marks({building: 5}, [], [], me=building, others=[(2, building), (3, building), (4, building)])
        picture = drawn.draw(marks).plain
        assert "[5]" in picture, name
        assert "☻" in picture, name
        assert "☺" in picture, name


@pytest.mark.parametrize("width", [80, 120])
def test_FQ_M1_a_map_tells_the_buildings_streets_and_alleys(width: int) -> None:
    drawn = city("grand-tour", width)
    picture = drawn.draw(empty(drawn.e)).plain
    for street in ("Conti St", "Toulouse St", "St Peter St", "St Ann St", "Dauphine St", "Decatur St", "N Front St"):
        assert picture.count(street) == 1, street
    assert picture.count("┊") == 4 * (4 if width == 80 else 3), "four pairs side by side"
    assert len(re.findall(r"│┈+[│┃]", picture)) == 1, "one pair from north to south"
    for start in "②③④⑤⑥":
        assert picture.count(start) == 1
    assert picture.count("●") == 1, "the public line is at the first start"


def test_a_map_of_the_grand_tour_in_80_columns() -> None:
    """As it is known: a value, a W, both lines on one stretch, a closed street, tourists, numbers."""
    drawn = city("grand-tour", 80)
    e = drawn.e

    def point(name: str) -> int:
        return e.point_names.index(name)

    marks = Marks(
        mapped={e.buildings.index("brush-and-brew-pub"): 3, e.buildings.index("dhm-speakeasy"): W},
        line=[point("dauphine/st-ann"), point("bourbon/st-ann"), point("bourbon/st-peter")],
        own_line=[point("bourbon/east"), point("bourbon/st-ann"), point("bourbon/st-peter")],
        me=e.buildings.index("brush-and-brew-pub"),
        others=[(2, e.buildings.index("catbird-playhouse"))],
        closed=e.streets.index("dauphine"),
        numbers={e.buildings.index("ljs-public-house"): 12},
    )
    rows = drawn.draw(marks).plain.splitlines()
    at = next(k for k, row in enumerate(rows) if "LJ's Public" in row)
    assert rows[at - 1].startswith("├─Dauphine St─×┼─×─×")
    assert rows[at] == "│Coop's Bead   │Two Brothers  │LJ's Public   │Brush ┊Catbird┃DHM Speakeasy │"
    assert rows[at + 3][30:] == "│            12│[3]☻  ┊☺2     ┃[W]           │".replace("[3]☻  ", "[3] ☻ ")
    assert rows[at + 4][45:] == "●━═━═━═━═━═━═━═┛══════════════╡".replace("╡", rows[at + 4][-1])


def test_names_are_cut_so_that_they_can_be_told_apart() -> None:
    e = quarter().edition
    for width, lines in ((14, 1), (14, 2), (22, 1), (10, 1), (6, 2)):
        cut = [" ".join(fit(name, width, lines)) for name in e.building_names]
        assert len(set(cut)) == len(cut)
        assert all(len(part) <= width for name in e.building_names for part in fit(name, width, lines))


@pytest.mark.parametrize(
    ("name", "width", "lines", "cut"),
    [
        ("The Loose Trombone", 14, 1, ["Loose Trombone"]),
        ("Masks by Mirabelle", 14, 1, ["Masks Mirabell"]),
        ("Two Brothers Courtyard", 14, 1, ["Two Brothers"]),
        ("Two Brothers Courtyard", 14, 2, ["Two Brothers", "Courtyard"]),
        ("Ben's Spectral Gems", 6, 1, ["Ben's"]),
        ("Seersucker & Daughters", 14, 2, ["Seersucker", "& Daughters"]),
        ("Seersucker & Daughters", 14, 1, ["Seersucker Dau"]),
        ("Lace & Chandeliers", 12, 2, ["Lace &", "Chandeliers"]),
        ("Beaux’s Bakery", 6, 2, ["Beaux", "Bakery"]),
        ("Jazz & Java & Beignets", 12, 2, ["Jazz & Java", "& Beignets"]),
        ("Quay", 14, 2, ["Quay"]),
        ("The", 14, 1, ["The"]),
    ],
)
def test_a_name_is_cut_where_it_hurts_least(name: str, width: int, lines: int, cut: list[str]) -> None:
    assert fit(name, width, lines) == cut
