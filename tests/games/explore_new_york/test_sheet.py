"""Sheets of the paper game: every spelling is read, every fault is named, and only what cannot be is called so."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import grandtour as gt
from grandtour.core.editions import BadEdition, Document, read_toml
from grandtour.games.explore_new_york import sheet_check
from grandtour.games.explore_new_york.edition import SYMBOLS, counts
from grandtour.games.explore_new_york.game import ExploreNewYork
from grandtour.games.explore_new_york.sheet import Sheet, parse_sheet, read_sheet
from grandtour.games.explore_new_york.sheet_check import check_sheet
from grandtour.games.explore_new_york.sheet_template import template
from grandtour.games.explore_new_york.state import NYState, in_mask, links_of, tourists_of
from grandtour.words import LANGUAGES, Words

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


@pytest.mark.parametrize("written", ["inwood", "6,4", "64", "Café Inwood", "café inwood", "(6,4)"])
def test_spellings_of_a_cafe(written: str) -> None:
    sheet = parse_sheet(read_toml(f'players = 2\ncafes = ["{written}"]\n'), Path())
    assert [sheet.edition.cafes[cafe] for cafe in sheet.cafes] == ["inwood"]


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
        ("players = 5", "line 1, players: must be one of 1, 2, 3, 4, not 5 (NY-C1)"),
        ("players = true", "must be one of 1, 2, 3, 4, not true"),
        ("players = 2\nlink = []", "line 2, link: there is no such key here; did you mean 'links'?"),
        ("players = 2\nplayer = 3", "line 2, player: must be a text"),
        ("players = 2\nedition = 'grant-tour'", "did you mean 'grand-tour'?"),
        ("players = 2\nedition = './nothing.toml'", "there is no file"),
        ("players = 2\nlinks = 4", "line 2, links: must be a list of texts"),
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
        ("players = 2\n[blocks]\n45 = '300c'", "more than 255"),
        ("players = 2\n[blocks]\n45 = [3]", "blocks.45[0]: must be a tourist in quotes"),
        ("players = 2\n[blocks]\n45 = {cube = 1}", "there are: circle, square, triangle"),
        ("players = 2\n[blocks]\n45 = {circle = -1}", "blocks.45.circle: must be a whole number"),
        ("players = 2\n[blocks]\n45 = 'c'\n'4,5' = 's'", "line 4, blocks.'4,5': block 4,5 is already blocks.45"),
    ],
)
def test_a_malformed_sheet(text: str, said: str) -> None:
    assert said in faults(text)


def test_all_faults_at_once_in_the_order_of_the_lines() -> None:
    said = faults("player = 7\nplayers = 9\nlinks = [1]\ncafes = 2\nmore = 1\n[blocks]\nzero = 'c'\n").splitlines()
    assert [line.split(",")[0] for line in said] == [f"line {n}" for n in (1, 2, 3, 4, 5, 7)]


# ---- what cannot be -----------------------------------------------------------------------------------------
START = 'players = 2\nlinks = ["4,4 4,5 4,6"]\n[blocks]\n"4,5" = "stt"\n'


def test_the_example_is_in_order() -> None:
    assert read(START).troubles == []
    sheet = read_sheet(DOCS / "example-sheet.toml")
    check_sheet(sheet)
    assert sheet.troubles == []


def test_NY_C2_a_block_or_intersection_that_is_not_there() -> None:
    assert troubles(START + '"7,1" = "c"\n')[:1] == [("NY-C2", "block", 5)]
    sheet = read('players = 2\nlinks = ["4,4 4,5", "6,6 6,7"]\n[blocks]\n"4,5" = "stt"\n')
    assert [(t.rule, t.case, t.line) for t in sheet.troubles] == [("NY-C3", "corner", 2), ("NY-C2", "point", 2)]
    assert len(sheet.links) == 1


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


def test_NY_S2_more_blocks_than_turns() -> None:
    """9 turns with three players, 8 with two."""
    text = (DOCS / "example-sheet.toml").read_text(encoding="utf-8") + '"6,6" = "cc"\n'
    assert ("NY-S2", "blocks", 18) in troubles(text)
    assert "NY-S2" not in [rule for rule, _, _ in troubles(text.replace("players = 2", "players = 3"))]


def test_NY_L1_each_turn_has_at_least_one_link() -> None:
    assert troubles(START + '"4,2" = "tt"\n11 = "cst"\n') == [("NY-L1", "few", 2)]
    assert troubles(START + '"4,2" = "tt"\n') == []


def test_NY_L3_no_more_links_than_two_a_turn_and_the_plus() -> None:
    four = '["4,4 4,5 4,6 3,6 3,5"]'
    assert troubles(f'players = 2\nlinks = {four}\n[blocks]\n24 = "st"\n') == []  # 2a and 4a have a + each
    five = '["4,4 4,5 4,6 3,6 3,5 2,5"]'
    assert troubles(f'players = 2\nlinks = {five}\n[blocks]\n24 = "st"\n') == [("NY-L3", "many", 2)]


def test_NY_L3_the_plus_are_those_of_the_cards() -> None:
    """4a has a +, but no 5: so no third link in block 5,5."""
    three = 'players = 2\nlinks = ["4,4 4,5 4,6 3,6"]\n[blocks]\n'
    assert troubles(three + '45 = "stt"\n') == []
    assert troubles(three + '55 = "ccs"\n') == [("NY-L3", "cards", 2)]
    assert troubles(three.replace(" 3,6", "") + '55 = "ccs"\n') == []


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
