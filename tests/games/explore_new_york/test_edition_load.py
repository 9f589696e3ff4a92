"""The loader takes maps of any size and names every fault of a file in one go, with its line and place."""

from __future__ import annotations

import copy
import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grandtour.core.editions import Document, read_toml
from grandtour.games.explore_new_york.edition import KINDS, STAR, SYMBOLS, Edition, counts
from grandtour.games.explore_new_york.load import SHIPPED, load, parse
from tests.edition_files import (
    faults,
    with_changes,
    with_layout,
)

pytestmark = pytest.mark.once

TINY = read_toml(SHIPPED / "tiny.toml")


# ---- the hash ----------------------------------------------------------------------------------------------
def test_the_hash_is_of_what_the_file_says() -> None:
    same = read_toml(TINY.text.replace("# NY-F5", "# any words").replace("cafe   = 2", "cafe = 2"))
    assert parse(same).hash == parse(TINY).hash
    assert parse(changed(("scoring.cafe", 3))).hash != parse(TINY).hash
    cards: Any = copy.deepcopy(TINY.data["card"])
    assert parse(changed(("card", cards[::-1]))).hash != parse(TINY).hash


# ---- tiny --------------------------------------------------------------------------------------------------
def test_tiny_has_other_numbers_than_our_map() -> None:
    tiny, ours = load("tiny"), load("grand-tour")
    assert (tiny.width, tiny.height) == (3, 4)
    for key in ("reveal", "discard", "removed", "turns", "cafe_points", "yellow_points", "grey_points", "seat_counts"):
        assert getattr(tiny, key) != getattr(ours, key), key


def test_NY_C4_the_map_is_read_row_by_row_from_the_top() -> None:
    tiny = load("tiny")
    assert "".join("RGBYS."[kind] for kind in tiny.block_kind) == "RG..SBY.RSY."
    assert tiny.block_names[4] == "Lighthouse"
    assert tiny.blocks[4] == "2,2"


def test_NY_C4_spaces_between_the_letters_of_the_map_are_for_the_eye() -> None:
    tight = changed(("map.rows", ["RG.", " . S B ", "Y  .R", "SY."]))
    assert parse(tight).block_kind == load("tiny").block_kind


def test_NY_C4_cafes_have_their_place_and_tourists() -> None:
    tiny = load("tiny")
    assert tiny.cafes == ["corner-shop", "fountain", "ferry-pier"]
    assert tiny.cafe_names[1] == "Fountain Café"
    assert [tiny.points[point] for point in tiny.cafe_point] == [(1, 0), (2, 2), (3, 3)]
    assert [counts(group) for group in tiny.cafe_tourists] == [[1, 1, 0], [0, 0, 2], [1, 0, 1]]


def test_NY_C5_cards_have_their_number_tourists_and_plus() -> None:
    tiny = load("tiny")
    cards = dict(zip(tiny.cards, zip(tiny.card_number, tiny.card_tourists, tiny.card_plus, strict=True), strict=True))
    number, tourists, plus = cards["3e"]
    assert (number, counts(tourists), plus) == (3, [0, 0, 2], 1)
    number, tourists, plus = cards["star-a"]
    assert (number, counts(tourists), plus) == (STAR, [1, 0, 0], 0)


def test_NY_C1_without_a_solo_table_there_is_no_game_for_one() -> None:
    e = parse(changed(("solo", ...)))
    assert (e.seat_counts, e.house_seats) == ([2, 3], [])
    assert 1 not in e.turns
    assert 1 not in e.removed


def test_NY_C1_the_house_mode_stands_before_the_others() -> None:
    tiny = load("tiny")
    assert (tiny.seat_counts, tiny.house_seats) == ([1, 2, 3], [1])
    assert (tiny.turns, tiny.removed) == ({1: 3, 2: 5, 3: 4}, {1: 10, 2: 2, 3: 6})


# ---- maps of any size --------------------------------------------------------------------------------------
def made(rows: list[str], cafes: list[tuple[int, int, int, int]], cards: list[tuple[int, list[int], bool]]) -> Document:
    """An edition of that map: cafes are x, y and two symbols, cards have a number, symbols and a plus."""
    width, height = len(rows[0]), len(rows)
    colored = [(x, y) for y in range(height) for x in range(width) if rows[y][x] != "."]
    kind = dict(zip("RGBYS.", KINDS, strict=True))
    letters = Counter("".join(rows))
    on_cards = Counter(symbol for _, symbols, _ in cards for symbol in symbols)
    in_cafes = Counter(symbol for *_, one, other in cafes for symbol in (one, other))
    turns = min(len(cards) // 3, 2)  # few enough for the smallest map
    return Document(
        {
            "meta": {"id": "made", "game": "explore-new-york", "title": "Made", "seats": [2, 4], "rules_version": 1},
            "totals": {
                "attractions": len(colored),
                "cafes": len(cafes),
                "cards": len(cards),
                "plus": sum(plus for *_, plus in cards),
                "intersections": (width + 1) * (height + 1) - 4,
                "links": width * (height + 1) + (width + 1) * height - 4,  # each arc is one for two sides
                "cafe_tourists": {name: in_cafes[symbol] for symbol, name in enumerate(SYMBOLS)},
                "card_tourists": {name: on_cards[symbol] for symbol, name in enumerate(SYMBOLS)},
                "blocks": {name: letters[letter] for letter, name in kind.items()},
            },
            "map": {"rows": rows},
            "attraction": [
                {"id": f"a{x}-{y}", "name": f"A {x} {y}", "at": [x + 1, y + 1], "type": kind[rows[y][x]]}
                for x, y in colored
            ],
            "cafe": [
                {"id": f"c{x}-{y}", "name": f"C {x} {y}", "at": [x, y], "tourists": [SYMBOLS[one], SYMBOLS[other]]}
                for x, y, one, other in cafes
            ],
            "card": [
                {"id": f"k{n}", "number": number or "*", "tourists": [SYMBOLS[s] for s in symbols], "plus": plus}
                for n, (number, symbols, plus) in enumerate(cards)
            ],
            "deal": {
                "reveal": 3,
                "discard": 1,
                "removed": {"2": len(cards) - 3 * turns, "4": len(cards) - 3 * turns},
                "turns": {"2": turns, "4": turns},
            },
            "scoring": {"cafe": 0, "yellow": 0, "grey": [0] * (letters["S"] + 1)},
        }
    )


@st.composite
def editions(draw: st.DrawFn) -> Document:
    width, height = draw(st.integers(2, 9)), draw(st.integers(2, 9))
    rows = [draw(st.text("RGBYS.", min_size=width, max_size=width)) for _ in range(height)]
    rows[0] = "R" + rows[0][1:]
    points = [
        (x, y) for x in range(width + 1) for y in range(height + 1) if x not in (0, width) or y not in (0, height)
    ]
    at = draw(st.lists(st.sampled_from(points), min_size=1, max_size=min(60, len(points)), unique=True))
    symbol = st.integers(0, 2)
    cafes = [(x, y, draw(symbol), draw(symbol)) for x, y in at]
    number = st.integers(0, max(width, height))
    card = st.tuples(number, st.lists(symbol, min_size=1, max_size=2), st.booleans())
    return made(rows, cafes, draw(st.lists(card, min_size=3, max_size=12)))


def check_roads(e: Edition) -> None:
    """NY-C3, by formula."""
    w, h = e.width, e.height
    assert len(e.points) == (w + 1) * (h + 1) - 4
    sorts: Counter[str] = Counter()
    for link in range(len(e.links)):
        (ax, ay), (bx, by) = e.points[e.link_a[link]], e.points[e.link_b[link]]
        if ax != bx and ay != by:
            sorts["arc"] += 1
            assert len(e.link_blocks[link]) == 1
        else:
            assert abs(ax - bx) + abs(ay - by) == 1
            on_border = ax == bx in (0, w) or ay == by in (0, h)
            sorts["border" if on_border else "inner"] += 1
            assert len(e.link_blocks[link]) == (1 if on_border else 2)
    inner = w * (h - 1) + (w - 1) * h
    assert (sorts["inner"], sorts["border"], sorts["arc"]) == (inner, 2 * (w - 2) + 2 * (h - 2), 4)
    assert len({frozenset((a, b)) for a, b in zip(e.link_a, e.link_b, strict=True)}) == len(e.links)
    for number, name in enumerate(e.blocks):
        x, y = map(int, name.split(","))
        corner = x in (1, w) and y in (1, h)
        assert sum(number in blocks for blocks in e.link_blocks) == (3 if corner else 4)
    for point, (x, y) in enumerate(e.points):
        on_border = x in (0, w) or y in (0, h)
        assert (e.link_a + e.link_b).count(point) == (3 if on_border else 4)


@pytest.mark.parametrize("height", range(2, 10))
@pytest.mark.parametrize("width", range(2, 10))
def test_NY_C3_a_map_of_any_size_has_its_roads(width: int, height: int) -> None:
    rows = ["R" * width] * height
    e = parse(made(rows, [(1, 0, 0, 1)], [(1, [0], False)] * 3))
    assert (e.width, e.height) == (width, height)
    check_roads(e)


@settings(deadline=None)
@given(editions())
def test_any_map_deck_and_cafes_load_as_they_are_written(document: Document) -> None:
    e = parse(document)
    data: Any = document.data
    assert "".join("RGBYS."[kind] for kind in e.block_kind) == "".join(data["map"]["rows"])
    for number, card in enumerate(data["card"]):
        assert e.card_number[number] == (STAR if card["number"] == "*" else card["number"])
        assert counts(e.card_tourists[number]) == [card["tourists"].count(symbol) for symbol in SYMBOLS]
        assert e.card_plus[number] == card["plus"]
    for number, cafe in enumerate(data["cafe"]):
        assert list(e.points[e.cafe_point[number]]) == cafe["at"]
        assert counts(e.cafe_tourists[number]) == [cafe["tourists"].count(symbol) for symbol in SYMBOLS]
    for place in data["attraction"]:
        assert e.block_names[e.blocks.index("{},{}".format(*place["at"]))] == place["name"]
    check_roads(e)


# ---- faults ------------------------------------------------------------------------------------------------
def changed(*changes: tuple[str, object]) -> Document:
    """Tiny with other values, at places like `cafe[1].at`; ... takes the thing away."""
    return with_changes(TINY, changes)


def test_all_faults_of_a_file_are_named_in_one_go_with_line_and_place(tmp_path: Path) -> None:
    text = (SHIPPED / "grand-tour.toml").read_text("utf-8")
    slips = {
        "links         = 80": "links         = 81",
        "square = 4, triangle = 4 }": "sqare = 4, triangle = 4 }",
        '"Y . . . . ."': '"Y . . . . x"',
        'at   = [2, 1]\ntype = "blue"': 'at   = [2, 1]\ntype = "bleu"',
        'at       = [6, 4]\ntourists = ["circle", "square"]': 'at       = [6, 6]\ntourists = ["circle"]',
        'id       = "3d"\nnumber   = 3': 'id       = "3d"\nnumber   = 7',
        "discard = 1": "discard = 2",
        "turns   = { 2 = 8,": "turns   = { 2 = 9,",
        "grey   = [0, 4, 12, 24, 36]": "grey   = [0, 4, 12, 11]",
    }
    for right, wrong in slips.items():
        assert text.count(right) == 1, right
        text = text.replace(right, wrong)
    text = text.replace('layout        = "grand-tour.layout.json"', "")
    path = tmp_path / "mine.toml"
    path.write_text(text, "utf-8")
    links, symbols, row, museum, cafe, card, discard, turns, grey = (
        text[: text.index(wrong)].count("\n") + 1 for wrong in slips.values()
    )
    assert faults(lambda: load(path)) == [
        f"line {links}, totals.links: says 81, but counting gives 80",
        f"line {symbols}, totals.cafe_tourists.square: is missing",
        f"line {symbols}, totals.cafe_tourists.sqare: there is no such key here; did you mean 'square'?",
        f"line {row}, map.rows[2]: 'x' at block (6,3) is no kind of block; "
        "there are: R red, G green, B blue, Y yellow, S grey, . white (NY-C4)",
        f"line {museum + 1}, attraction[1].type: there is no type 'bleu'; did you mean 'blue'?",
        f"line {cafe}, cafe[4].at: (6,6) is a corner of the map: the road is rounded there (NY-C3)",
        f"line {cafe + 1}, cafe[4].tourists: must be two, not 1 (NY-C4)",
        f"line {card + 1}, card[11].number: must be a whole number from 1 to 6, or '*', not 7 (NY-C5)",
        f"line {discard}, deal.discard: must be 1, not 2: "
        "2 of the 3 revealed cards must be left to choose a block by (NY-T1)",
        f"line {turns}, deal.turns.2: 9 turns of 3 cards and 3 removed make 30, but there are 27 cards (NY-S2)",
        f"line {grey}, scoring.grey[3]: must not fall: 11 after 12 (NY-F6)",
    ]


CAFE = {"id": "more", "name": "More", "at": [1, 1], "tourists": ["circle", "square"]}
ATTRACTION = {"id": "more", "name": "More", "at": [2, 1], "type": "green"}

ONE_SLIP: list[tuple[str, object, str]] = [
    ("meta.id", "Tiny!", "meta.id: 'Tiny!' must be small letters"),
    ("meta.game", "san-francisco", "meta.game: must be 'explore-new-york', not 'san-francisco'"),
    ("meta.title", "two\nlines", "meta.title: must be a text"),
    ("meta.rules_version", 2, "meta.rules_version: this game knows rules version 1, not 2"),
    ("meta.own_design", "yes", "meta.own_design: must be true or false"),
    ("meta.for_tests", 1, "meta.for_tests: must be true or false"),
    ("meta.seats[0]", 1, "meta.seats[0]: must be a whole number from 2 to 10, not 1"),
    ("meta.seats", [3, 2], "meta.seats: must rise, each number once: [2, 3]"),
    ("meta.seats", [2, 3, 4], "deal.turns.4: is missing"),
    ("meta.layout", "../tiny.layout.json", "meta.layout: must be the name of a .json file in the same folder"),
    ("meta.author", "me", "meta.author: there is no such key here"),
    ("types", {}, "types: there is no such key here"),
    ("totals", ..., "totals: is missing"),
    ("totals.attractions", 9, "totals.attractions: says 9, but counting gives 8"),
    ("totals.cafes", 4, "totals.cafes: says 4, but counting gives 3"),
    ("totals.cards", 21, "totals.cards: says 21, but counting gives 22"),
    ("totals.plus", 7, "totals.plus: says 7, but counting gives 6"),
    ("totals.intersections", 20, "totals.intersections: says 20, but counting gives 16"),
    ("totals.links", 31, "totals.links: says 31, but counting gives 27"),
    ("totals.links", ..., "totals.links: is missing"),
    ("totals.cafe_tourists.circle", 3, "totals.cafe_tourists.circle: says 3, but counting gives 2"),
    ("totals.card_tourists.triangle", 1, "totals.card_tourists.triangle: says 1, but counting gives 13"),
    ("totals.card_tourists.square", ..., "totals.card_tourists.square: is missing"),
    ("totals.blocks.white", 5, "totals.blocks.white: says 5, but counting gives 4"),
    ("totals.blocks.gray", 2, "totals.blocks.gray: there is no such key here; did you mean 'grey'?"),
    ("map.rows", ["RG."], "map.rows: must be a list of 2 to 9 entries, not of 1"),
    ("map.rows", ["R", ".", "Y", "S"], "map.rows[0]: must have 2 to 9 blocks, not 1 (NY-C3)"),
    ("map.rows", ["R" * 10] * 2, "map.rows[0]: must have 2 to 9 blocks, not 10 (NY-C3)"),
    ("map.rows[2]", "Y . R R", "map.rows[2]: has 4 blocks, but other rows have 3 (NY-C2)"),
    ("map.rows[2]", "Y . r", "map.rows[2]: 'r' at block (3,3) is no kind of block; did you mean 'R'? (NY-C4)"),
    ("map.rows[2]", "Y W R", "map.rows[2]: 'W' at block (2,3) is no kind of block; there are: R red, G green"),
    ("map.rows[2]", 3, "map.rows[2]: must be a text of 1 to 200 letters on one line, not 3"),
    ("map.rows[2]", "Y S R", "map.rows[2]: block (2,3) is grey and has no [[attraction]] (NY-C4)"),
    ("map.rows[2]", "Y S R", "totals.blocks.grey: says 2, but counting gives 3"),
    ("map.rows[0]", "R . .", "attraction[1].at: block (2,1) is white in map.rows: no attraction is there (NY-C4)"),
    ("map.rows[0]", "R B .", "attraction[1].type: is 'green', but map.rows has B (blue) at block (2,1) (NY-C4)"),
    ("attraction[1]", ..., "map.rows[0]: block (2,1) is green and has no [[attraction]] (NY-C4)"),
    ("attraction[8]", ATTRACTION, "attraction[8].at: block (2,1) has an attraction already: 'orchard'"),
    ("attraction[1].id", "market", "attraction[1].id: 'market' is already attraction[0].id"),
    ("attraction[1].name", "Market", "attraction[1].name: 'Market' is already attraction[0].name"),
    ("attraction[1].at[0]", 4, "attraction[1].at[0]: X must be from 1 to 3 on this map, not 4 (NY-C2)"),
    ("attraction[1].at[1]", 5, "attraction[1].at[1]: Y must be from 1 to 4 on this map, not 5 (NY-C2)"),
    ("attraction[1].at[1]", 0, "attraction[1].at[1]: must be a whole number from 1 to 9, not 0"),
    ("attraction[1].at", [2], "attraction[1].at: must be a list of 2 entries, not of 1"),
    ("attraction[1].at", "2,1", "attraction[1].at: must be a list of 2 entries, not '2,1'"),
    ("attraction[1].type", "white", "attraction[1].type: there is no type 'white'"),
    ("attraction[1].typ", "red", "attraction[1].typ: there is no such key here; did you mean 'type'?"),
    ("cafe", ..., "cafe: is missing"),
    ("cafe", [CAFE] * 61, "cafe: must be a list of 1 to 60 entries, not of 61"),
    ("cafe[0].at", [0, 0], "cafe[0].at: (0,0) is a corner of the map: the road is rounded there (NY-C3)"),
    ("cafe[0].at", [3, 0], "cafe[0].at: (3,0) is a corner of the map: the road is rounded there (NY-C3)"),
    ("cafe[0].at", [0, 4], "cafe[0].at: (0,4) is a corner of the map: the road is rounded there (NY-C3)"),
    ("cafe[0].at", [3, 4], "cafe[0].at: (3,4) is a corner of the map: the road is rounded there (NY-C3)"),
    ("cafe[0].at", [4, 3], "cafe[0].at[0]: X must be from 0 to 3 on this map, not 4 (NY-C2)"),
    ("cafe[0].at", [3, 5], "cafe[0].at[1]: Y must be from 0 to 4 on this map, not 5 (NY-C2)"),
    ("cafe[0].at", [1, 0, 0], "cafe[0].at: must be a list of 2 entries, not of 3"),
    ("cafe[0].at", [2, 2], "cafe[1].at: intersection (2,2) has a cafe already: 'corner-shop'"),
    ("cafe[1].id", "corner-shop", "cafe[1].id: 'corner-shop' is already cafe[0].id"),
    ("cafe[0].tourists", ["circle"], "cafe[0].tourists: must be two, not 1 (NY-C4)"),
    ("cafe[0].tourists", ["circle"] * 3, "cafe[0].tourists: must be two, not 3 (NY-C4)"),
    ("cafe[0].tourists[1]", "sqaure", "cafe[0].tourists[1]: there is no tourist 'sqaure'; did you mean 'square'?"),
    ("cafe[0].tourists[1]", 2, "cafe[0].tourists[1]: must name a tourist in quotes, not 2"),
    ("card[0].number", 5, "card[0].number: must be a whole number from 1 to 4, or '*', not 5 (NY-C5)"),
    ("card[0].number", 0, "card[0].number: must be a whole number from 1 to 4, or '*', not 0 (NY-C5)"),
    ("card[0].number", True, "card[0].number: must be a whole number from 1 to 4, or '*', not true (NY-C5)"),
    ("card[0].number", "1", "card[0].number: must be a whole number from 1 to 4, or '*', not '1' (NY-C5)"),
    ("card[0].number", ..., "card[0].number: is missing"),
    ("card[0].tourists", [], "card[0].tourists: must be one or two, not 0 (NY-C5)"),
    ("card[0].tourists", ["circle"] * 3, "card[0].tourists: must be one or two, not 3 (NY-C5)"),
    ("card[0].tourists", "circle", "card[0].tourists: must be a list of"),
    ("card[0].plus", 1, "card[0].plus: must be true or false, not 1"),
    ("card[0].plsu", True, "card[0].plsu: there is no such key here; did you mean 'plus'?"),
    ("card[1].id", "1a", "card[1].id: '1a' is already card[0].id"),
    ("card", [{}] * 501, "card: must be a list of 1 to 500 entries, not of 501"),
    ("card[0]", ..., "deal.turns.2: 5 turns of 4 cards and 2 removed make 22, but there are 21 cards (NY-S2)"),
    ("card[0]", ..., "solo.turns: 3 turns of 4 cards and 10 removed make 22, but there are 21 cards (NY-S2)"),
    ("deal.reveal", 5, "deal.discard: must be 3, not 2: 2 of the 5 revealed cards must be left"),
    ("deal.reveal", 1, "deal.reveal: must be a whole number from 2 to 8, not 1"),
    ("deal.discard", 1, "deal.discard: must be 2, not 1: 2 of the 4 revealed cards must be left"),
    ("deal.removed.2", 3, "deal.turns.2: 5 turns of 4 cards and 3 removed make 23, but there are 22 cards (NY-S2)"),
    ("deal.removed.3", ..., "deal.removed.3: is missing"),
    ("deal.turns.4", 4, "deal.turns.4: there is no such key here; there are: 2, 3"),
    ("deal.turns.2", 0, "deal.turns.2: must be a whole number from 1 to 500, not 0"),
    ("deal.turns.2", 13, "deal.turns.2: 13 turns need as many empty blocks, but the map has 12 (NY-B1)"),
    ("deal.turns.2", 11, "deal.turns.2: in 11 turns up to 28 links are drawn, but the map has 27 (NY-L4)"),
    ("solo.turns", 11, "solo.turns: in 11 turns up to 28 links are drawn, but the map has 27 (NY-L4)"),
    ("solo.mode", "patience", "solo.mode: must be 'score-attack', not 'patience'"),
    ("solo.turns", ..., "solo.turns: is missing"),
    ("solo", 1, "solo: must be a table, not 1"),
    ("scoring.cafe", -1, "scoring.cafe: must be a whole number from 0 to 1000, not -1"),
    ("scoring.yellow", "six", "scoring.yellow: must be a whole number from 0 to 1000, not 'six'"),
    ("scoring.grey[0]", 1, "scoring.grey[0]: stands for no grey block and must be 0, not 1 (NY-F6)"),
    ("scoring.grey[2]", 2, "scoring.grey[2]: must not fall: 2 after 3 (NY-F6)"),
    ("scoring.grey", [0, 3], "scoring.grey: ends at 1 grey blocks, but the map has 2 (NY-F6)"),
    ("scoring.gray", [0, 3], "scoring.gray: there is no such key here; did you mean 'grey'?"),
]


@pytest.mark.parametrize(("where", "value", "text"), ONE_SLIP, ids=[f"{w}={v!r}"[:60] for w, v, _ in ONE_SLIP])
def test_a_slip_is_named(where: str, value: object, text: str) -> None:
    found = faults(lambda: parse(changed((where, value))))
    assert any(re.search(rf"(^|, ){re.escape(text)}", fault) for fault in found), found


@pytest.mark.parametrize(
    ("where", "value"), [("map.rows[2]", "Y . x"), ("cafe[0].tourists[1]", "sqare"), ("attraction[0].at[0]", 7)]
)
def test_what_cannot_be_counted_is_no_second_fault(where: str, value: object) -> None:
    assert len(faults(lambda: parse(changed((where, value))))) == 1


def test_no_more_tourists_of_a_symbol_can_come_together_than_are_counted() -> None:
    """Every card, every cafe, and a fallback in every turn (NY-P2): 255 is the most."""

    def with_circles(cards: int) -> Document:
        deck: Any = [{"id": f"k{n}", "number": 1, "tourists": ["circle", "circle"]} for n in range(cards)]
        return changed(
            *(("card", deck), ("deal.removed.2", cards - 20), ("deal.removed.3", cards - 16)),
            *(("solo.removed", cards - 12), ("totals.cards", cards), ("totals.plus", 0)),
            ("totals.card_tourists", {"circle": 2 * cards, "square": 0, "triangle": 0}),
        )

    assert counts(sum(parse(with_circles(124)).card_tourists)) == [248, 0, 0]  # and 2 in cafes, and 5 turns
    (fault,) = faults(lambda: parse(with_circles(125)))
    assert fault.endswith(
        "card: up to 257 circle tourists may come together, 250 on cards, 2 in cafes "
        "and one for each of 5 fallbacks (NY-P2); 255 can be counted"
    )


def test_what_just_fits_is_no_fault() -> None:
    """As many links as the map has, the smallest reveal, a grey table that ends at the last grey block."""
    tight = changed(
        *(("deal.reveal", 2), ("deal.discard", 0), ("deal.turns.2", 10), ("deal.turns.3", 10)),
        *(("deal.removed.3", 2), ("solo.turns", 10), ("solo.removed", 2), ("scoring.grey", [0, 0, 0])),
        ("totals.links", 27),
    )
    assert parse(tight).turns == {1: 10, 2: 10, 3: 10}


# ---- the layout twin ---------------------------------------------------------------------------------------
def layout_with(folder: Path, change: Callable[[Any], object]) -> Path:
    """Tiny in a folder, with its layout changed."""
    return with_layout(folder, SHIPPED / "tiny.toml", change)


LAYOUT_SLIPS: list[tuple[Callable[[Any], object], str]] = [
    (lambda layout: layout.update(edition="other"), "edition: must be 'tiny' as in the edition, not 'other'"),
    (lambda layout: layout["viewBox"].pop(), "viewBox: must be a list of 4 entries, not of 3"),
    (lambda layout: layout["numbers"]["y"].pop("4"), "numbers.y.4: is missing"),
    (lambda layout: layout["numbers"]["x"].update({"4": [1, 1]}), "numbers.x.4: there is no such key here"),
    (lambda layout: layout["blocks"].pop("3,4"), "blocks.'3,4': is missing"),
    (lambda layout: layout["blocks"].update({"4,3": {}}), "blocks.'4,3': there is no such key here"),
    (lambda layout: layout["blocks"]["3,4"].pop("path"), "blocks.'3,4'.path: is missing"),
    (lambda layout: layout["blocks"]["3,4"].update(path='M0 0"/>'), "blocks.'3,4'.path: must be an SVG path"),
    (lambda layout: layout["blocks"]["3,4"].update(center=[1, "2"]), "blocks.'3,4'.center[1]: must be a number"),
    (lambda layout: layout["blocks"]["3,4"].update(label=[1]), "blocks.'3,4'.label: must be a list of 2 entries"),
    (lambda layout: layout["blocks"]["3,4"]["tourists"].clear(), "blocks.'3,4'.tourists: must be a list of 1"),
    (lambda layout: layout["blocks"]["3,4"]["tourists"][2].pop(), "blocks.'3,4'.tourists[2]: must be [x, y]"),
    (lambda layout: layout["links"].pop("2,0-3,1"), "links.'2,0-3,1': is missing"),
    (lambda layout: layout["links"].update({"0,0-1,0": {}}), "links.'0,0-1,0': there is no such key here"),
    (lambda layout: layout["links"]["1,1-2,1"]["ends"].reverse(), "links.'1,1-2,1'.ends: must be ['1,1', '2,1']"),
    (lambda layout: layout["links"]["1,1-2,1"].update(path=""), "links.'1,1-2,1'.path: must be an SVG path"),
    (lambda layout: layout["links"]["1,1-2,1"].update(mid=True), "links.'1,1-2,1'.mid: must be a list of 2"),
    (lambda layout: layout["intersections"].pop("1,1"), "intersections.'1,1': is missing"),
    (lambda layout: layout["intersections"].update({"0,0": [1, 1]}), "intersections.'0,0': there is no such key here"),
    (lambda layout: layout["intersections"]["1,1"].append(1), "intersections.'1,1': must be a list of 2 entries"),
    (lambda layout: layout["cafes"].pop("fountain"), "cafes.fountain: is missing"),
    (lambda layout: layout["cafes"].update(inwood={}), "cafes.inwood: there is no such key here"),
    (
        lambda layout: layout["cafes"]["fountain"].update(intersection="1,1"),
        "cafes.fountain.intersection: must be '2,2' as in the edition, not '1,1'",
    ),
    (lambda layout: layout["cafes"]["fountain"]["symbols"].pop(), "cafes.fountain.symbols: must be a list of 2"),
    (lambda layout: layout.clear(), "blocks: is missing"),
]


@pytest.mark.parametrize(("change", "text"), LAYOUT_SLIPS, ids=[text[:40] for _, text in LAYOUT_SLIPS])
def test_a_layout_of_another_map_is_named_with_its_file_and_line(
    tmp_path: Path, change: Callable[[Any], object], text: str
) -> None:
    path = layout_with(tmp_path, change)
    found = faults(lambda: load(path))
    assert all(fault.startswith("tiny.layout.json, ") for fault in found)
    assert any(text in fault for fault in found), found
    assert len(found) == 1 or "blocks: is missing" in text
