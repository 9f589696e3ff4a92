"""Sheets of the paper game: every spelling is read, every fault is named, and only what cannot be is called so."""

from __future__ import annotations

import json
import re
import tracemalloc
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import grandtour as gt
from grandtour.core.editions import BadEdition, Document, read_toml
from grandtour.core.masks import in_mask
from grandtour.games.explore_new_york import sheet_check
from grandtour.games.explore_new_york.edition import SYMBOLS, Edition, counts, intersections
from grandtour.games.explore_new_york.edition import tourists_of as group_of
from grandtour.games.explore_new_york.game import ExploreNewYork
from grandtour.games.explore_new_york.sheet import Sheet, parse_sheet, read_sheet
from grandtour.games.explore_new_york.sheet_check import Deal, Sources, TooLong, check_pairs, check_sheet, most_pairs
from grandtour.games.explore_new_york.sheet_template import template
from grandtour.games.explore_new_york.state import NYState, links_of, tourists_of
from grandtour.words import LANGUAGES, Words
from tests.new_york import bare_edition

pytestmark = pytest.mark.once

DOCS = Path(__file__).parents[3] / "docs"
EXAMPLE = json.loads((Path(__file__).parent / "example.json").read_text(encoding="utf-8"))


def read(text: str) -> Sheet:
    sheet = parse_sheet(read_toml(text), Path())
    check_sheet(sheet)
    return sheet


def block(tourists: str) -> list[int]:
    """What is in block 4,5."""
    sheet = parse_sheet(read_toml(f'players = 2\n[blocks]\n"4,5" = {tourists}\n'), Path())
    return counts(sheet.tourists[sheet.edition.blocks.index("4,5")])


def links(written: str) -> list[str]:
    sheet = parse_sheet(read_toml(f"players = 2\nlinks = {written}\n"), Path())
    return [sheet.edition.links[link] for link in sheet.links]


def faults(text: str) -> str:
    with pytest.raises(BadEdition) as caught:
        parse_sheet(read_toml(text), Path())
    return str(caught.value)


def troubles(text: str) -> list[tuple[str, str, int | None]]:
    return [(trouble.rule, trouble.case, trouble.line) for trouble in read(text).troubles]


# ---- what may be written ------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "written",
    [
        '"square triangle triangle"',
        '"triangle, square, triangle"',
        '"2 triangle, 1 square"',
        '"1 square + 2 triangles"',
        '"2x triangle; square"',
        '"2× TRIANGLE square"',
        '"stt"',
        '"s t t"',
        '"2t s"',
        '"gbb"',
        '"green 2 blue"',
        '"■▲▲"',
        '["square", "triangle", "triangle"]',
        '["square", "2 triangles"]',
        "{ square = 1, triangle = 2 }",
    ],
)
def test_spellings_of_tourists(written: str) -> None:
    assert block(written) == [0, 1, 2]


@pytest.mark.parametrize("key", ['"4,5"', "4-5", "45", '"4 5"', '"(4,5)"', '" 4 , 5 "'])
def test_spellings_of_a_block(key: str) -> None:
    sheet = parse_sheet(read_toml(f'players = 2\n[blocks]\n{key} = "c"\n'), Path())
    assert [sheet.edition.blocks[number] for number in sheet.blocks] == ["4,5"]


@pytest.mark.parametrize(
    "written",
    [
        '["4,4-4,5", "4,5-4,6"]',
        '["4,5-4,4", "4,6-4,5"]',
        '["4,4 4,5 4,6"]',
        '"4,4 4,5 4,6"',
        '["44 45 46"]',
        '["4,4 - 4,5 - 4,6"]',
        '["4,4->4,5 → 4,6"]',
        '["(4,4) (4,5) (4,6)"]',
        '["4, 4 4, 5 4, 6"]',
        '["4,4-4,5", "", "4,5 4,6"]',
    ],
)
def test_spellings_of_links(written: str) -> None:
    assert sorted(links(written)) == ["4,4-4,5", "4,5-4,6"]


@pytest.mark.parametrize("written", ["inwood", "6,4", "64", "Café Inwood", "café inwood", "(6,4)", "6-4", "6, 4"])
def test_spellings_of_a_cafe(written: str) -> None:
    sheet = parse_sheet(read_toml(f'players = 2\ncafes = ["{written}"]\n'), Path())
    assert [sheet.edition.cafes[cafe] for cafe in sheet.cafes] == ["inwood"]


@pytest.mark.parametrize(
    "written", ["hells-kitchen", "Café Hell’s Kitchen", "CAFE HELLS  KITCHEN", "café hell's-kitchen"]
)
def test_a_cafe_goes_by_its_name_however_it_is_written(written: str) -> None:
    """As the other games' names do."""
    sheet = parse_sheet(read_toml(f'players = 2\ncafes = ["{written}"]\n'), Path())
    assert [sheet.edition.cafes[cafe] for cafe in sheet.cafes] == ["hells-kitchen"]


def test_NY_K1_without_a_list_the_cafes_are_those_that_links_touch() -> None:
    sheet = read('players = 2\nlinks = ["5,4 6,4"]\n[blocks]\n54 = "stt cs"\n')
    assert [sheet.edition.cafes[cafe] for cafe in sheet.cafes] == ["inwood"]
    assert sheet.troubles == []


def test_an_empty_text_is_an_empty_block() -> None:
    assert read('players = 2\n[blocks]\n"4,5" = ""\n').blocks == {}


def test_json_has_the_same_keys(tmp_path: Path) -> None:
    sheet = read_sheet(DOCS / "example-sheet.toml")
    file = tmp_path / "sheet.json"
    file.write_text(json.dumps(sheet.document.data), encoding="utf-8")
    again = read_sheet(file)
    assert (again.tourists, list(again.links), list(again.cafes)) == (
        sheet.tourists,
        list(sheet.links),
        list(sheet.cafes),
    )


def test_an_edition_of_ones_own_is_looked_for_beside_the_sheet(tmp_path: Path) -> None:
    shipped = Path(sheet_check.__file__).parent / "editions" / "tiny.toml"
    text = shipped.read_text(encoding="utf-8").replace("layout ", "# layout ")
    (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
    (tmp_path / "sheet.toml").write_text('edition = "./mine.toml"\nplayers = 2\n', encoding="utf-8")
    sheet = read_sheet(tmp_path / "sheet.toml")
    assert sheet.edition.id == "tiny"
    assert sheet.layout is None
    assert read_sheet(tmp_path / "sheet.toml", "grand-tour").edition.id == "grand-tour"


# ---- what nobody can read -----------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "players: is missing"),
        ("players = 5\nlinks = 4", "line 1, players: must be one of 1, 2, 3, 4, not 5 (NY-C1)"),
        ("players = true", "must be one of 1, 2, 3, 4, not true"),
        ("players = 2\nlink = []", "line 2, link: there is no such key here; did you mean 'links'?"),
        ("players = 2\nplayer = 3", "line 2, player: must be a text"),
        ("players = 2\nedition = 'grant-tour'", "did you mean 'grand-tour'?"),
        ("players = 2\nedition = './nothing.toml'", "there is no file"),
        ("players = 2\nlinks = 4", "line 2, links: must be a list of texts"),
        (
            f"players = 2\nlinks = {['4,4 4,5'] * 301}",
            "links: must be a list of at most 300 texts in quotes, not of 301",
        ),
        ("players = 2\nlinks = [4]", "line 2, links[0]: must be a text"),
        ("players = 2\nlinks = ['4,4']", "links[0]: '4,4' is no link"),
        ("players = 2\nlinks = [\n'4,4 4,5',\n'4,4 x']", "line 4, links[1]: '4,4 x' is no link"),
        ("players = 2\nlinks = ['-1,4 0,4']", "is no link"),
        ("players = 2\nlinks = ['1,2,3,4']", "is no link"),
        ("players = 2\nlinks = ['444 445']", "is no link"),
        ("players = 2\nblocks = 4", "line 2, blocks: must be a table"),
        ("players = 2\n[blocks]\nx = 'c'", "line 3, blocks.x: 'x' is no block"),
        ("players = 2\n[blocks]\n'4,-5' = 'c'", "is no block"),
        ("players = 2\n[blocks]\nlinks = []", "line 3, blocks.links: must stand above [blocks]"),
        ("players = 2\n[blocks]\n45 = 3", "line 3, blocks.45: must be tourists"),
        ("players = 2\n[blocks]\n45 = 'sqare'", "there is no tourist 'sqare'; did you mean 'square'?"),
        ("players = 2\n[blocks]\n45 = '2st'", "there is no tourist 'st'"),
        ("players = 2\n[blocks]\n45 = '3'", "cannot be read from '3' on"),
        ("players = 2\n[blocks]\n45 = '300c'", "line 3, blocks.45: no block has more than 255 tourists of a kind"),
        (f"players = 2\n[blocks]\n45 = {['c'] * 300}", "blocks.45[255]: no block has more than 255 tourists of a kind"),
        (f"players = 2\n[blocks]\n45 = {['c'] * 301}", "blocks.45: has 301 entries"),
        ("players = 2\n[blocks]\n45 = [3]", "blocks.45[0]: must be a tourist in quotes"),
        ("players = 2\n[blocks]\n45 = {cube = 1}", "there are: circle, square, triangle"),
        ("players = 2\n[blocks]\n45 = {circle = -1}", "blocks.45.circle: must be a whole number"),
        ("players = 2\n[blocks]\n45 = 'c'\n'4,5' = 's'", "line 4, blocks.'4,5': block 4,5 is already blocks.45"),
    ],
)
def test_a_malformed_sheet(text: str, said: str) -> None:
    assert said in faults(text)


def test_examples_are_of_this_map() -> None:
    """A link that the map does not have is no example of one."""
    small = Path(__file__).parents[3] / "src" / "grandtour" / "games" / "explore_new_york" / "editions" / "tiny.toml"
    for edition in (str(small), "grand-tour"):
        said = faults(f"edition = '{edition}'\nplayers = 2\nlinks = ['x']\n[blocks]\nx = 'c'\n")
        walks = re.findall(r'"([0-9, -]+)"', said)
        assert len(walks) == 3
        text = f"edition = '{edition}'\nplayers = 2\nlinks = ['{walks[0]}']\n[blocks]\n'{walks[2]}' = ''\n"
        assert parse_sheet(read_toml(text), Path()).troubles == []
        text = f"edition = '{edition}'\nplayers = 2\nlinks = ['{walks[1]}']\n"
        assert parse_sheet(read_toml(text), Path()).troubles == []


def test_all_faults_at_once_in_the_order_of_the_lines() -> None:
    said = faults("player = 7\nplayers = 9\nlinks = [1]\ncafes = 2\nmore = 1\n[blocks]\nzero = 'c'\n").splitlines()
    assert [line.split(",")[0] for line in said] == [f"line {n}" for n in (1, 2, 3, 4, 5, 7)]


@pytest.mark.parametrize("tourists", ["9999c " * 300_000, ["9999c"] * 300, "c" * 600_000, ["ccc"] * 300])
def test_too_many_tourists_are_one_fault_and_take_no_memory(tourists: object) -> None:
    tracemalloc.start()
    try:
        with pytest.raises(BadEdition) as caught:
            parse_sheet(Document({"players": 2, "blocks": {"4,5": tourists}}), Path())
        assert tracemalloc.get_traced_memory()[1] < 30_000_000
    finally:
        tracemalloc.stop()
    assert [fault.text for fault in caught.value.faults] == ["no block has more than 255 tourists of a kind"]


def test_255_tourists_can_be_read() -> None:
    assert block(str(["c"] * 255 + ["2s t"])) == [255, 2, 1]


def test_a_wide_gap_is_read_at_once() -> None:
    assert "cannot be read from '1 !' on" in faults(f"players = 2\n[blocks]\n45 = '1{' ' * 100_000}!'")


# ---- what cannot be -----------------------------------------------------------------------------------------
START = 'players = 2\nlinks = ["4,4 4,5 4,6"]\n[blocks]\n"4,5" = "stt"\n'


def test_the_example_is_in_order() -> None:
    assert read(START).troubles == []
    sheet = read_sheet(DOCS / "example-sheet.toml")
    check_sheet(sheet)
    assert sheet.troubles == []


def test_NY_C1_a_wrong_number_of_players_hides_no_other_trouble() -> None:
    text = START.replace("players = 2", "players = 5").replace("4,4 4,5", "4,4 4,9") + '77 = "c"\n'
    sheet = read(text)
    assert [(t.rule, t.line) for t in sheet.troubles] == [("NY-C1", 1), ("NY-C2", 2), ("NY-C2", 5)]
    assert sheet.troubles[0].arguments == {"players": "5", "known": "1, 2, 3, 4"}
    assert sheet.turns_of_game is None
    assert troubles(text.replace("5", f"{9**2000}", 1))[0] == ("NY-C1", "players", 1)


def test_NY_C2_a_block_or_intersection_that_is_not_there() -> None:
    assert troubles(START + '"7,1" = "c"\n')[:1] == [("NY-C2", "block", 5)]
    sheet = read('players = 2\nlinks = ["4,4 4,5", "6,6 6,7"]\n[blocks]\n"4,5" = "stt"\n')
    assert [(t.rule, t.case, t.line) for t in sheet.troubles] == [("NY-C3", "corner", 2), ("NY-C2", "point", 2)]
    assert len(sheet.links) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_NY_C2_each_axis_has_its_own_range(language: str) -> None:
    """On a map that is higher than wide."""
    sheet = read('edition = "tiny"\nplayers = 2\nlinks = ["3,4 4,4", "1,5 1,4"]\n[blocks]\n"4,4" = "c"\n')
    words = Words("score", language, strict=True)
    for trouble in sheet.troubles:
        if trouble.rule == "NY-C2":
            told = words.say(f"score-NY-C2-{trouble.case}", **trouble.arguments)
            assert re.search(r"X\D+3\D+Y\D+4\D", told), told
    assert [trouble.case for trouble in sheet.troubles if trouble.rule == "NY-C2"] == ["point", "point", "block"]


@pytest.mark.parametrize("walk", ["4,4 4,6", "4,4 5,5", "4,4 4,4"])
def test_NY_C3_a_link_that_is_no_road(walk: str) -> None:
    assert troubles(f'players = 2\nlinks = ["4,4 4,5",\n"{walk}"]\n[blocks]\n"4,5" = "stt"\n') == [("NY-C3", "road", 3)]


@pytest.mark.parametrize(
    ("walk", "link"),
    [("0,1 0,0", "0,1-1,0"), ("5,0 6,0", "6,1-5,0"), ("0,6 1,6", "0,5-1,6"), ("6,5 6,6", "6,5-5,6")],
)
def test_NY_C3_a_rounded_corner_is_no_intersection(walk: str, link: str) -> None:
    (corner,) = [t for t in read(f'players = 2\nlinks = ["{walk}"]\n').troubles if t.case == "corner"]
    assert corner.arguments["link"] == link
    assert len(links(f'["{link}"]')) == 1


def test_NY_C4_a_cafe_that_is_not_there() -> None:
    found = troubles('players = 2\nlinks = ["4,4 4,5"]\ncafes = ["4,4",\n"inwod"]\n[blocks]\n45 = "stt"\n')
    assert found == [("NY-C4", "cafe", 3), ("NY-C4", "cafe", 4)]
    (trouble,) = read('players = 2\ncafes = ["inwod"]\n').troubles
    assert trouble.arguments["near"] == "inwood"


def test_NY_S2_more_blocks_than_turns() -> None:
    """9 turns with three players, 8 with two."""
    text = (DOCS / "example-sheet.toml").read_text(encoding="utf-8") + '"6,6" = "cc"\n'
    assert "NY-S2" in [rule for rule, _, _ in troubles(text)]
    assert "NY-S2" not in [rule for rule, _, _ in troubles(text.replace("players = 2", "players = 3"))]
    assert ("NY-S2", "blocks", 18) in troubles(
        text.replace("players = 2", "players = 1")
    )  # of which nothing is printed
    assert ("NY-S2", "blocks", 18) in troubles(text + '"6,5" = "cc"\n')


@pytest.mark.parametrize("players", [2, 4])
def test_NY_S2_who_played_the_printed_number_of_turns_learns_of_the_misprint(players: int) -> None:
    text = (DOCS / "example-sheet.toml").read_text(encoding="utf-8") + '"6,6" = "cc"\n'
    (trouble,) = [t for t in read(text.replace("players = 2", f"players = {players}")).troubles if t.rule == "NY-S2"]
    assert trouble.case == "misprint"
    assert trouble.arguments == {"blocks": 9, "turns": 8, "players": players}
    for language in LANGUAGES:
        said = Words("score", language, strict=True).say("score-NY-S2-misprint", **trouble.arguments)
        assert all(str(number) in said for number in (9, 8, players))


def test_NY_L1_each_turn_has_at_least_one_link() -> None:
    assert troubles(START + '"4,2" = "tt"\n11 = "cst"\n') == [("NY-L1", "few", 2)]
    assert troubles(START + '"4,2" = "tt"\n') == []


def test_NY_L3_no_more_links_than_two_a_turn_and_the_plus() -> None:
    four = '["1,3 1,4 2,4 3,4 3,5"]'
    assert troubles(f'players = 2\nlinks = {four}\n[blocks]\n24 = "st"\n') == []  # 2a and 4a have a + each
    five = '["4,4 4,5 4,6 3,6 3,5 2,5"]'
    assert troubles(f'players = 2\nlinks = {five}\n[blocks]\n24 = "st"\n') == [("NY-L3", "many", 2)]


def test_NY_L3_the_plus_are_those_of_the_cards() -> None:
    """4a has a +, but no 5: so no third link in block 5,5."""
    three = 'players = 2\nlinks = ["4,4 4,5 4,6 3,6"]\n[blocks]\n'
    assert troubles(three + '45 = "stt"\n') == []
    assert troubles(three + '55 = "ccs"\n') == [("NY-L3", "cards", 2)]
    assert troubles(three.replace(" 3,6", "") + '55 = "ccs"\n') == []


# ---- pairs of joined links
EIGHT = ["11", "55", "22", "44", "66", "33", "16", "61"]
APART = ["0,1-0,2", "2,0-3,0", "2,1-3,1", "3,3-4,3", "0,4-1,4", "3,5-3,6", "5,2-5,3", "6,2-6,3", "6,4-6,5"]
APART += ["1,2-2,2", "1,5-2,5", "4,5-5,5", "4,0-4,1"]


def pairs(blocks: list[str], walks: list[str]) -> Sheet:
    sheet = parse_sheet(Document({"players": 2, "links": walks, "blocks": dict.fromkeys(blocks, "cs")}), Path())
    assert not sheet.troubles
    check_pairs(sheet)
    return sheet


def test_NY_L1_many_links_need_turns_with_pairs() -> None:
    """17 links in 8 turns: 3 by the + of the deck, so 6 turns at least drew two joined ones; here at most 2 did."""
    sheet = pairs(EIGHT, [*APART, "4,3 4,4 5,4", "1,0 1,1 0,1"])
    assert len(sheet.links) == 17
    (trouble,) = sheet.troubles
    assert (trouble.rule, trouble.case, trouble.place) == ("NY-L1", "apart", "links")
    assert trouble.arguments == {"links": 17, "needed": 6, "pairs": 2}
    far = 'players = 2\nlinks = ["4,4 4,5 4,6 3,6 3,5"]\n[blocks]\n24 = "st"\n'
    assert troubles(far) == [("NY-L1", "apart", 2)]


@pytest.mark.parametrize(
    ("walk", "blocks", "most"),
    [
        (["4,4 4,5"], ["45"], 0),  # alone
        (["4,4 4,5 4,6"], ["45"], 1),
        (["4,4 4,5 4,6"], ["45", "55"], 1),  # two links make one pair
        (["4,4 4,5 4,6"], ["22"], 0),  # along no chosen block
        (["4,4 4,5", "5,4 5,5"], ["55"], 0),  # not joined
        (["4,3 4,4 4,5 4,6"], ["45", "55"], 1),  # three links
        (["4,2 4,3 4,4 4,5 4,6"], ["45", "44"], 2),
        (["4,2 4,3 4,4 4,5 4,6"], ["45", "55"], 1),  # both along the same link
        (["1,0 0,1 0,2"], ["11"], 1),  # an arc runs along its corner
        (["2,2 2,3 2,4", "4,4 4,5 4,6"], ["23", "45"], 2),
        (["3,3 3,4 3,5", "4,4 4,5 4,6"], ["45"], 1),  # one block has one pair
        (["3,4 3,5 3,6", "4,4 4,5 4,6"], ["45", "55"], 2),  # 4,5 leaves the second to 5,5
        (["4,4 4,5 4,6", "3,4 3,5 3,6"], ["45", "55"], 2),
    ],
)
def test_NY_L1_how_many_pairs_there_can_be(walk: list[str], blocks: list[str], most: int) -> None:
    data = {"players": 2, "links": walk, "blocks": dict.fromkeys(blocks, "cs")}
    assert most_pairs(parse_sheet(Document(data), Path())) == most


def test_NY_L4_a_link_twice() -> None:
    text = 'players = 2\nlinks = ["4,4 4,5 4,6",\n"4,5-4,4"]\n[blocks]\n45 = "stt"\n'
    sheet = read(text)
    assert [(t.rule, t.case, t.line) for t in sheet.troubles] == [("NY-L4", "twice", 3)]
    assert len(sheet.links) == 2


def test_NY_K1_used_are_the_cafes_that_a_link_touches() -> None:
    touching = 'players = 2\nlinks = ["5,4 6,4"]\ncafes = []\n[blocks]\n54 = "stt cs"\n'
    assert troubles(touching) == [("NY-K1", "unmarked", 2)]
    far = 'players = 2\nlinks = ["4,4 4,5"]\ncafes = ["inwood"]\n[blocks]\n54 = "stt cs"\n'
    assert troubles(far) == [("NY-K1", "far", 3)]
    twice = 'players = 2\nlinks = ["5,4 6,4"]\ncafes = ["inwood",\n"6,4"]\n[blocks]\n54 = "stt cs"\n'
    assert troubles(twice) == [("NY-K1", "twice", 4)]


def test_NY_K1_tourists_of_a_cafe_that_is_not_used() -> None:
    assert troubles('players = 2\nlinks = ["4,4 4,5"]\n[blocks]\n54 = "stt cs"\n') == [("NY-K1", "unused", 4)]


def test_NY_K1_the_tourists_of_a_used_cafe_are_somewhere() -> None:
    text = 'players = 2\nlinks = ["5,4 6,4"]\n[blocks]\n54 = "stt"\n'
    assert troubles(text) == [("NY-P1", "together", 3)]


@pytest.mark.parametrize(("at", "tourists"), [("4,5", "ssssss"), ("4,4", "ttttt"), ("1,1", "sss"), ("6,6", "ccccc")])
def test_NY_P1_no_two_cards_give_these(at: str, tourists: str) -> None:
    text = f'players = 2\nlinks = ["4,4 4,5"]\n[blocks]\n"{at}" = "{tourists}"\n'
    assert troubles(text) == [("NY-P1", "tourists", 4)]


def test_NY_P1_a_card_is_in_one_turn_only() -> None:
    """4b or 4a with 5a give square and two triangles; 5a is there once, a * brings one tourist."""
    text = 'players = 2\nlinks = ["4,4 4,5 4,6"]\n[blocks]\n45 = "stt"\n54 = "stt"\n'
    assert troubles(text) == [("NY-P1", "together", 3)]


def test_NY_P2_a_lone_tourist_needs_a_fallback() -> None:
    alone = 'players = 2\nlinks = ["4,4 4,5"]\n[blocks]\n66 = "c"\n'
    assert troubles(alone) == [("NY-P2", "no-fallback", 4)]
    fallback = 'players = 2\nlinks = ["4,4 4,5 4,6"]\n[blocks]\n66 = "c"\n11 = "st s"\n'
    assert troubles(fallback) == []  # 1 and 1 once more, or 1,1 first and then the two other ones


def test_all_troubles_at_once() -> None:
    text = 'players = 2\nlinks = ["4,4 4,6",\n"4,0 5,0"]\ncafes = ["x"]\n[blocks]\n45 = "sssssssss"\n77 = "c"\n'
    assert troubles(text) == [
        ("NY-C3", "road", 2),
        ("NY-K1", "unmarked", 3),
        ("NY-C4", "cafe", 4),
        ("NY-P1", "tourists", 6),
        ("NY-C2", "block", 7),
    ]


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        ('links = ["1,1 1,1"]', ["NY-C3"]),  # not: too many links
        ('links = ["4,4 4,5"]\n[blocks]\n45 = "stt"\n77 = "c"', ["NY-C2"]),  # not: too few links
        ('links = ["4,4 4,5",\n"4,4 4,5"]\n[blocks]\n45 = "stt"\n42 = "tt"', ["NY-L4"]),
        ('links = ["5,4 7,4"]\ncafes = ["inwood"]\n[blocks]\n54 = "stt cs"', ["NY-C2"]),  # not: no link ends there
        ('links = ["5,4 7,4"]\n[blocks]\n54 = "stt cs"', ["NY-C2"]),  # not: a café that is not used
        ('links = ["4,4 9,5"]\n[blocks]\n45 = "stt"\n42 = "tt"\n11 = "cst"', ["NY-C2", "NY-L1"]),  # one too few
    ],
)
def test_a_mark_that_is_named_starts_no_second_complaint(text: str, rules: list[str]) -> None:
    assert [rule for rule, _, _ in troubles("players = 2\n" + text + "\n")] == rules


def test_NY_S2_a_block_that_does_not_exist_is_no_block_too_many() -> None:
    text = (DOCS / "example-sheet.toml").read_text(encoding="utf-8") + '"7,7" = "cc"\n'
    assert [rule for rule, _, _ in troubles(text)] == ["NY-C2"]


def as_sheet(game: ExploreNewYork, state: NYState) -> Iterator[Sheet]:
    """Each player's map as its owner would type it in."""
    e = game.edition
    for seat in range(state.seats):
        marked = {
            e.blocks[block]: {SYMBOLS[symbol]: n for symbol, n in enumerate(counts(group)) if n}
            for block, group in enumerate(tourists_of(e, state, seat))
            if group
        }
        data: dict[str, object] = {
            "edition": e.id,
            "players": state.seats,
            "links": [e.links[link] for link in links_of(e, state, seat)],
            "cafes": [e.cafes[cafe] for cafe in in_mask(state.used[seat])],
            "blocks": marked,
        }
        yield parse_sheet(Document(data), Path())


@pytest.mark.parametrize("edition", ["grand-tour", "tiny"])
@pytest.mark.parametrize("plus_after_fallback", [True, False])
def test_no_sheet_of_a_true_game_has_a_trouble(edition: str, plus_after_fallback: bool) -> None:
    """After every turn of games with all numbers of players; low blocks are preferred so that fallbacks happen."""
    game = gt.game("explore-new-york", edition, {"plus_after_fallback": plus_after_fallback})
    assert isinstance(game, ExploreNewYork)
    picker = gt.Picker("sheets")
    fallbacks = 0
    for seats in game.seat_counts:
        for seed in range(2):
            match = gt.Match(game, seats, seed)
            turn = 0
            while True:
                state = match.state
                assert isinstance(state, NYState)
                if state.turn != turn or not match.actors:
                    turn = state.turn
                    for sheet in as_sheet(game, state):
                        check_sheet(sheet)
                        assert sheet.troubles == [], sheet.document.data
                if not match.actors:
                    break
                seat = match.actors[0]
                legal = match.legal(seat)
                match.play(seat, legal[0 if picker.below(3) else picker.below(len(legal))])
            fallbacks += sum(state.fallbacks)
    assert fallbacks > 0 or edition != "tiny"


def test_the_search_for_cards_gives_up_and_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    text = 'players = 2\nlinks = ["4,4 4,5 4,6"]\n[blocks]\n45 = "stt"\n54 = "stt"\n'
    monkeypatch.setattr(sheet_check, "MOST_STEPS", 0)
    assert troubles(text) == []


def large_edition() -> Edition:
    """9 × 9 blocks, 60 cafés and 200 cards of many types."""
    points = intersections(9, 9)
    numbers = [number for number in range(10) for _ in range(20)]
    groups = [group_of([card % 3, card // 3 % 3][: 1 + card % 2]) for card in range(200)]
    return bare_edition(
        9,
        9,
        cafes=[f"cafe-{cafe}" for cafe in range(60)],
        cafe_names=[f"Café {cafe}" for cafe in range(60)],
        cafe_at=points[20:80],
        cafe_tourists=[group_of([cafe % 3, cafe // 3 % 3]) for cafe in range(60)],
        cards=[f"card-{card}" for card in range(200)],
        card_number=numbers,
        card_tourists=groups,
        card_plus=[int(card % 5 == 0) for card in range(200)],
        removed={2: 65},
        turns={2: 45},
    )


@pytest.mark.parametrize("tourists", [[2, 3, 3], [9, 9, 9], [40, 40, 40], [255, 255, 255]])
def test_the_check_ends_on_a_large_edition(tourists: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    """What costs time is counted: pairs of cards looked at, choices of cafés, ways tried."""
    counted: list[Sources] = []
    looked = 0
    fits = sheet_check.fits

    def count_fits(part: int, group: int) -> bool:
        nonlocal looked
        looked += 1
        return fits(part, group)

    class Counted(Sources):
        def __init__(self, e: Edition) -> None:
            super().__init__(e)
            counted.append(self)

    monkeypatch.setattr(sheet_check, "MOST_STEPS", 20_000)
    monkeypatch.setattr(sheet_check, "Sources", Counted)
    monkeypatch.setattr(sheet_check, "fits", count_fits)
    e = large_edition()
    group = group_of([symbol for symbol, n in enumerate(tourists) for _ in range(n)])
    sheet = Sheet(Document({}), e, None, 2, "", [0] * 81)
    for number in range(45):
        sheet.blocks[number] = ("blocks", e.blocks[number])
        sheet.tourists[number] = group
    sheet.links = dict.fromkeys(range(90), ("links",))
    sheet.cafes = dict.fromkeys(sheet.touched(), ("cafes",))
    check_sheet(sheet)
    assert counted[0].steps == 20_001
    assert looked < 10 * 20_000
    assert [t.rule for t in sheet.troubles if t.rule not in ("NY-K1", "NY-P1", "NY-P2")] == []


def test_every_pair_of_cards_is_a_step() -> None:
    sources = Sources(large_edition())
    assert list(sources.ways(Counter(), 40, group_of([0, 1]), falls=False))
    near = [card for card in sources.deck if card[0] in (0, 5) and sheet_check.fits(card[1], group_of([0, 1]))]
    assert sources.steps >= len(near) * (len(near) - 1) // 2 > 20


def test_every_way_tried_is_a_step(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each block alone is possible, but none of them has the tourists of the used café: all deals are tried in vain."""
    e = large_edition()
    sheet = Sheet(Document({}), e, None, 2, "", [0] * 81)
    for number in range(30, 50):
        sheet.blocks[number] = ("blocks", e.blocks[number])
        sheet.tourists[number] = group_of([0, 1])
    sources = Sources(e)
    sheet.cafes[4] = ("cafes",)
    assert not sheet_check.fits(e.cafe_tourists[4], group_of([0, 1]))
    deal = Deal(sheet, sources)
    search = deal.search
    calls = 0

    def count_calls(at: int, left: int, plus: int, fallbacks: int) -> bool:
        nonlocal calls
        calls += 1
        assert calls < 3_000
        return search(at, left, plus, fallbacks)

    monkeypatch.setattr(deal, "search", count_calls)
    monkeypatch.setattr(sheet_check, "MOST_STEPS", sources.steps + 2_000)
    with pytest.raises(TooLong):
        deal.possible(with_links=False)
    assert calls > 20


# ---- the empty sheet ----------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ["grand-tour", "tiny"])
def test_the_template_is_a_sheet_and_its_examples_are_too(edition: str, language: str) -> None:
    game = gt.game("explore-new-york", edition)
    assert isinstance(game, ExploreNewYork)
    words = Words("score", language, strict=True)
    text = template(game.edition, edition, words.say)
    sheet = read(text)
    assert (sheet.troubles, sheet.links, sheet.blocks) == ([], {}, {})
    assert max(map(len, text.splitlines())) <= 100
    for line in text.splitlines():
        example = line.removeprefix("# ")
        if example.startswith('"') and "=" in example:
            filled = read_toml(f"players = 2\nedition = '{edition}'\n[blocks]\n{example}\n")
            assert len(parse_sheet(filled, Path()).blocks) == 1
        elif line.startswith('  # "'):
            filled = read_toml(f"players = 2\nedition = '{edition}'\nlinks = [{line.strip(' #')}]\n")
            assert parse_sheet(filled, Path()).lost_links == 0


def test_the_example_sheet_is_that_of_the_worked_example() -> None:
    sheet = read_sheet(DOCS / "example-sheet.toml")
    e = sheet.edition
    moves = [turn["moves"]["max"] for turn in EXAMPLE["turns"]]
    assert {e.links[link] for link in sheet.links} == {link for move in moves for link in move["links"]}
    assert {e.cafes[cafe] for cafe in sheet.cafes} == {cafe["id"] for move in moves for cafe in move["cafes"]}
    for move in moves:
        drawn = move["tourists"] + [symbol for cafe in move["cafes"] for symbol in cafe["tourists"]]
        group = counts(sheet.tourists[e.blocks.index(move["block"])])
        assert group == [drawn.count(symbol) for symbol in SYMBOLS]
