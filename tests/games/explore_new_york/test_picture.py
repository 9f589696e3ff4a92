"""The picture of a scored sheet: sound SVG that shows every mark and the route in walking order."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest

from grandtour.core.editions import read_toml
from grandtour.games.explore_new_york.edition import Edition, intersections
from grandtour.games.explore_new_york.picture import CASING, FAINT_INK, PALE, picture
from grandtour.games.explore_new_york.plan import pieces, plain, plan_of, read_path
from grandtour.games.explore_new_york.route import Route, best_route
from grandtour.games.explore_new_york.sheet import Sheet, open_edition, parse_sheet, read_sheet
from grandtour.words import LANGUAGES, Words

DOCS = Path(__file__).parents[3] / "docs"
SVG = "{http://www.w3.org/2000/svg}"


def example() -> Sheet:
    return read_sheet(DOCS / "example-sheet.toml")


def route_of(sheet: Sheet) -> Route:
    return best_route(sheet.edition, list(sheet.links), sheet.tourists)


def draw(sheet: Sheet, language: str = "en") -> ElementTree.Element:
    return ElementTree.fromstring(picture(sheet, route_of(sheet), Words("score", language, strict=True).say))


def texts(svg: ElementTree.Element) -> list[str]:
    return [node.text or "" for node in svg.iter(f"{SVG}text")]


def strokes(svg: ElementTree.Element) -> list[str]:
    return [node.attrib["d"] for node in svg.iter(f"{SVG}path") if node.get("stroke-width") == str(CASING)]


def sheet_of(text: str) -> Sheet:
    return parse_sheet(read_toml(text), Path())


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_stands_alone_and_says_what_it_shows(language: str) -> None:
    svg = draw(example(), language)
    title, desc = svg.find(f"{SVG}title"), svg.find(f"{SVG}desc")
    assert title is not None
    assert "Max" in (title.text or "")
    assert (title.text or "").endswith(": 82")
    assert desc is not None
    assert "1,1\u00a0→ 2,1" in (desc.text or "")
    for node in svg.iter():
        assert not any(key.endswith("href") for key in node.attrib)
        assert node.tag not in (f"{SVG}image", f"{SVG}style", f"{SVG}script")


def test_the_picture_in_the_docs_is_the_one_that_is_drawn() -> None:
    """After a change of the drawing: `grandtour score docs/example-sheet.toml --picture NEW.svg`."""
    sheet = example()
    drawn = picture(sheet, route_of(sheet), Words("score", "en").say)
    assert drawn == (DOCS / "example-sheet.svg").read_text(encoding="utf-8")


def test_it_has_the_boxes_the_steps_and_the_ends() -> None:
    said = texts(draw(example()))
    for number in ("82", "24", "21", "12", "A", "B", "+3", "Times Square", *map(str, range(1, 19))):
        assert number in said
    assert "19" not in said  # 18 of the 19 links are walked
    assert said.count("+3") == 2


def test_the_route_is_drawn_in_walking_order_from_end_to_end() -> None:
    sheet = example()
    route = route_of(sheet)
    svg = draw(sheet)
    plan = plan_of(sheet.edition, sheet.layout)
    bits = strokes(svg)[:-1]  # the last one is in the legend
    numbers = [[float(n) for n in re.findall(r"-?[0-9.]+", bit)] for bit in bits]
    assert tuple(numbers[0][:2]) == plan.points[route.points[0]]
    assert tuple(numbers[-1][-2:]) == plan.points[route.points[-1]]
    for before, after in pairwise(numbers):
        assert before[-2:] == after[:2]


def test_links_off_the_route_are_dashed_and_blocks_off_it_are_pale() -> None:
    sheet = example()
    svg = draw(sheet)
    plan = plan_of(sheet.edition, sheet.layout)
    (dashed,) = [
        g for g in svg.iter(f"{SVG}g") if g.get("stroke") == FAINT_INK and g.get("stroke-dasharray") is not None
    ]
    off = [link for link in sheet.links if link not in route_of(sheet).links]
    assert [path.attrib["d"] for path in dashed] == [plan.links[link] for link in off]
    assert len(off) == 1
    on_route = {block for link in route_of(sheet).links for block in sheet.edition.link_blocks[link]}
    pale = [g for g in svg.iter(f"{SVG}g") if g.get("opacity") == str(PALE)]
    assert len(pale) == len(sheet.edition.blocks) - len(on_route)


def test_used_cafes_have_a_ring() -> None:
    def rings(svg: ElementTree.Element) -> int:
        return sum(1 for node in svg.iter(f"{SVG}circle") if node.get("fill") == "none")

    assert rings(draw(example())) == 3  # two, and one in the legend
    assert rings(draw(sheet_of("players = 2"))) == 0


def test_every_intersection_has_its_number_once() -> None:
    """And where a letter stands beside a café, on its other side."""
    for sheet in (example(), sheet_of('players = 2\nlinks = ["4,0 5,0"]\n')):
        said = texts(draw(sheet))
        for name in sheet.edition.point_names:
            assert said.count(name) == 1 + (name == sheet.edition.point_names[0])  # one is in the legend
    svg = draw(sheet)
    at = {node.text: float(node.attrib["x"]) for node in svg.iter(f"{SVG}text")}
    letters = [letter for letter in "AB" if letter in at]
    (beside,) = [letter for letter in letters if abs(at[letter] - at["4,0"]) < 100]
    middle = plan_of(sheet.edition, sheet.layout).points[sheet.edition.point_names.index("4,0")][0]
    assert (at[beside] < middle) == (at["4,0"] > middle)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_picture_tells_that_the_sheet_was_scored_despite_impossible_marks(language: str) -> None:
    sheet = sheet_of('players = 2\nlinks = ["4,4 4,5", "9,9 9,8"]\n')
    assert len(sheet.troubles) == 2
    svg = draw(sheet, language)
    told = Words("score", language, strict=True).say("score-picture-anyway", count=2)
    assert told in " ".join(texts(svg))
    assert told in (svg.findtext(f"{SVG}desc") or "")
    assert told.split(":")[0].strip() not in " ".join(texts(draw(example(), language)))


def test_a_loop_begins_and_ends_at_a() -> None:
    said = texts(draw(sheet_of('players = 2\nlinks = ["3,5 4,5 4,6 3,6 3,5"]\n')))
    assert "A" in said
    assert "B" not in said
    assert "the best route, round from A to A" in said


def test_an_empty_sheet_has_a_picture() -> None:
    svg = draw(sheet_of("players = 2"))
    assert "0" in texts(svg)
    assert strokes(svg) == []


def test_what_a_player_wrote_stays_text() -> None:
    sheet = sheet_of('players = 2\nplayer = "<b>&\\"x\\" "\n')
    assert any("<b>&" in text for text in texts(draw(sheet)))


def test_a_crowd_is_told_in_numbers() -> None:
    said = texts(draw(sheet_of('players = 2\n[blocks]\n31 = "17 circles"\n')))
    assert "17" in said


# ---- any map ------------------------------------------------------------------------------------------------
def resized(width: int, height: int) -> Edition:
    e, _ = open_edition("grand-tour")
    return Edition(
        **{name: getattr(e, name) for name in ("id", "title", "hash", "rules_version", "seat_counts", "house_seats")},
        width=width,
        height=height,
        block_kind=[number % 6 for number in range(width * height)],
        block_names=[f"Place {number}" for number in range(width * height)],
        cafes=["corner"],
        cafe_names=["Corner"],
        cafe_at=[intersections(width, height)[0]],
        cafe_tourists=[e.cafe_tourists[0]],
        **{name: getattr(e, name) for name in ("cards", "card_number", "card_tourists", "card_plus", "reveal")},
        **{name: getattr(e, name) for name in ("discard", "removed", "turns", "cafe_points", "yellow_points")},
        grey_points=[0] * 20,
        own_design=False,
    )


@pytest.mark.parametrize(("width", "height"), [(2, 2), (2, 5), (9, 3), (9, 9)])
def test_a_map_without_a_layout_has_a_plain_one(width: int, height: int) -> None:
    e = resized(width, height)
    sheet = Sheet(read_toml("players = 2"), e, None, 2, "", [0] * len(e.blocks))
    sheet.links = dict.fromkeys(range(len(e.links)), ("links",))
    walk = [(1, 0), (0, 1), (1, 1), (1, 0)]  # around the corner block
    names = {frozenset((e.points[a], e.points[b])): k for k, (a, b) in enumerate(zip(e.link_a, e.link_b, strict=True))}
    along = [names[frozenset(pair)] for pair in pairwise(walk)]
    route = Route([e.points.index(point) for point in walk], along)
    svg = ElementTree.fromstring(picture(sheet, route, Words("score", "en", strict=True).say))
    x, y, wide, high = map(float, svg.attrib["viewBox"].split())
    for node in svg.iter():
        for key, low, most in (("x", x, x + wide), ("cx", x, x + wide), ("y", y, y + high), ("cy", y, y + high)):
            if key in node.attrib and "transform" not in node.attrib:
                assert low <= float(node.attrib[key]) <= most


def test_the_plain_map_is_drawn_like_ours() -> None:
    """Every road and intersection lies where the layout twin has it."""
    e, layout = open_edition("grand-tour")
    drawn, ours = plain(e), plan_of(e, layout)
    assert drawn.points == ours.points
    for link in range(len(e.links)):
        a, b = drawn.points[e.link_a[link]], drawn.points[e.link_b[link]]
        both = [pieces(plan.links[link], a, b, plan.mids[link]) for plan in (drawn, ours)]
        assert [(p.kind, p.start, p.end, p.shape) for p in both[0]] == [
            (p.kind, p.start, p.end, p.shape) for p in both[1]
        ]


@pytest.mark.parametrize(
    ("path", "there", "back"),
    [
        ("M0 0L10 0", "L10 0", "L0 0"),
        ("M0 0H10V5", "L10 0L10 5", "L10 0L0 0"),
        ("M0 0A5 5 0 0 1 10 0", "A5 5 0 0 1 10 0", "A5 5 0 0 0 0 0"),
        ("M0 0C1 2 3 4 10 0", "C1 2 3 4 10 0", "C3 4 1 2 0 0"),
        ("M0,0Q5,-2.5 10,0", "Q5 -2.5 10 0", "Q5 -2.5 0 0"),
    ],
)
def test_a_road_can_be_walked_both_ways(path: str, there: str, back: str) -> None:
    found = read_path(path)
    start, end = found[0].start, found[-1].end
    assert "".join(piece.write() for piece in pieces(path, start, end, (5, 0))) == there
    assert "".join(piece.write() for piece in pieces(path, end, start, (5, 0))) == back


@pytest.mark.parametrize("path", ["M0 0l5 5", "M0 0L10 0M5 5", "M0 0L10", "M3 3L9 9", ""])
def test_a_road_that_cannot_be_followed_is_bent_at_its_middle(path: str) -> None:
    assert "".join(piece.write() for piece in pieces(path, (0, 0), (10, 0), (5, 4))) == "L5 4L10 0"
