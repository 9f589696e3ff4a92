"""The end of a game on paper: every spelling is read, every fault is named, and only what cannot be is called so."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from grandtour.core.editions import BadEdition, Document, read_toml
from grandtour.games.san_francisco import scoring
from grandtour.games.san_francisco.edition import GRAY, NONE, Edition
from grandtour.games.san_francisco.load import parse
from grandtour.games.san_francisco.sheet import Sheet, parse_sheet, read_sheet
from grandtour.games.san_francisco.sheet_check import position
from grandtour.games.san_francisco.sheet_template import template
from grandtour.games.san_francisco.state import SFState
from grandtour.words import LANGUAGES, Words
from tests.builders import last_position, san_francisco
from tests.edition_files import lagoon, lagoon_without_tokens

pytestmark = pytest.mark.once

EXAMPLE = Path(__file__).parents[3] / "docs" / "example-san-francisco.toml"


def sheet(text: str, players: int = 3) -> Sheet:
    read = parse_sheet(read_toml(f"players = {players}\n{text}\n"), Path())
    position(read)
    return read


def of_ana(routes: str = "[]", tickets: str = '["lands-end - castro"]', tokens: str = "[]") -> str:
    """The lines 2 to 5 of a file."""
    return f"[[player]]\nroutes = {routes}\ntickets = {tickets}\ntokens = {tokens}\n"


def troubles(text: str, players: int = 3) -> list[tuple[str, str, int | None]]:
    return [(trouble.rule, trouble.case, trouble.line) for trouble in sheet(text, players).troubles]


def faults(text: str) -> str:
    with pytest.raises(BadEdition) as caught:
        parse_sheet(read_toml(text), Path())
    return str(caught.value)


def claimed(routes: str) -> list[int]:
    read = sheet(of_ana(routes))
    assert read.troubles == []
    state = position(read)
    return [route for route, owner in enumerate(state.owner) if owner == 0]


# ---- what may be written ------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "written",
    [
        '["fort-mason - pier-39 purple"]',
        '["Fort Mason – Pier 39 (purple)"]',
        '["pier-39 fort-mason purple"]',
        '["pier 39 to fort mason, purple"]',
        '["PIER 39 → FORT MASON / Purple"]',
        '"fort-mason--pier-39-purple"',
        '["48"]',
        "[48]",
    ],
)
def test_spellings_of_a_route(written: str) -> None:
    assert claimed(written) == [48]


@pytest.mark.parametrize("written", ["haight-ashbury - painted-ladies blue", "Painted Ladies - Haight-Ashbury (blue)"])
def test_names_with_hyphens(written: str) -> None:
    assert claimed(f'["{written}"]') == [21]


@pytest.mark.parametrize("color", ["gray", "grey", ""])
def test_a_color_may_be_told_of_any_route(color: str) -> None:
    assert claimed(f'["civic-center - mission {color}"]') == [31]


@pytest.mark.parametrize("written", ['"lands-end - castro"', '"Castro to Lands End"', "6", '"6"'])
def test_spellings_of_a_ticket(written: str) -> None:
    read = sheet(of_ana(tickets=f"[{written}]"))
    assert (read.troubles, list(read.hands[0].tickets)) == ([], [6])


def test_spellings_of_tokens() -> None:
    read = sheet(of_ana("[0, 4]", tokens='["Sea Lion", "crab"]'))
    assert (read.troubles, [read.edition.symbols[token] for token in read.hands[0].tokens]) == (
        [],
        ["sea-lion", "crab"],
    )


@pytest.mark.parametrize("color", ["red", "Rubí", "rubi", "RUBY"])
@pytest.mark.parametrize("symbol", ["old-mill", "Old Mill", "Vieux moulin"])
def test_colors_and_symbols_go_by_the_names_of_the_edition_too(color: str, symbol: str, tmp_path: Path) -> None:
    names = '[names.colors]\nred = { en = "ruby", es = "rubí" }\n[names.symbols]\nold-mill = { fr = "vieux moulin" }\n'
    (tmp_path / "lagoon.toml").write_text(f"{lagoon()}\n{names}".replace('"gull"', '"old-mill"'), "utf-8")
    text = f"""
        edition = "./lagoon.toml"
        players = 3
        [[player]]
        routes = ["pier - tower ({color})", "gardens - baths {color}"]
        tickets = ["pier - tower"]
        tokens = ["{symbol}"]
    """
    read = parse_sheet(read_toml(text), tmp_path)
    state = position(read)
    assert read.troubles == []
    assert [route for route, owner in enumerate(state.owner) if owner == 0] == [1, 5]
    assert list(read.hands[0].tokens) == [0]


@pytest.mark.parametrize(("color", "route"), [("grey", 1), ("blue", 2), ("", 1)])
def test_grey_is_a_color_where_an_edition_has_cards_of_it(color: str, route: int, tmp_path: Path) -> None:
    """Elsewhere it is another spelling of gray, which no card is."""
    text = lagoon().replace('"red"', '"grey"').replace("red =", "grey =")
    (tmp_path / "lagoon.toml").write_text(text, "utf-8")
    text = f'edition = "./lagoon.toml"\nplayers = 3\n[[player]]\ntickets = [0]\nroutes = ["pier - tower {color}"]'
    read = parse_sheet(read_toml(text), tmp_path)
    assert read.troubles == []
    assert read.hands[0].routes[0][1][0] == route


def test_SF_R3_of_a_double_route_without_a_color_each_player_has_one() -> None:
    both = '[[player]]\nroutes = ["fort-mason - pier-39"]\ntickets = [1]\n[[player]]\nroutes = ["47"]\ntickets = [2]\n'
    read = sheet(both)
    assert read.troubles == []
    state = position(read)
    assert (state.owner[48], state.owner[47]) == (0, 1)


def test_json_has_the_same_keys(tmp_path: Path) -> None:
    read = read_sheet(EXAMPLE)
    file = tmp_path / "table.json"
    file.write_text(json.dumps(read.document.data), encoding="utf-8")
    again = read_sheet(file)
    assert position(again).dump() == position(read).dump()


def test_an_edition_is_looked_for_by_name() -> None:
    read = parse_sheet(read_toml('edition = "tiny"\nplayers = 2\n[[player]]\nroutes = ["harbor - island"]\n'), Path())
    assert (read.edition.id, read.hands[0].routes[0][1]) == ("tiny", [0])


# ---- what nobody can read -----------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("players = 3", "player: is missing"),
        ("[[player]]", "players: is missing"),
        ("players = 'two'\n[[player]]", "line 1, players: must be one of 2, 3, 4, not 'two' (SF-C1)"),
        ("players = 3\nplayer = 4", "line 2, player: must be a list of 1 to 4 entries, not 4"),
        (f"players = 4\n{'[[player]]' * 1}" + "\n[[player]]" * 4, "must be a list of 1 to 4 entries, not of 5"),
        ("players = 3\n[[player]]\nroute = []", "line 3, player[0].route: there is no such key here; did you mean"),
        ("players = 3\n[[player]]\nroutes = 3", "line 3, player[0].routes: must be a list of texts"),
        ("players = 3\n[[player]]\nroutes = [\n1.5]", "line 4, player[0].routes[0]: must be a text"),
        ("players = 3\n[[player]]\nroutes = ['nowhere']", "'nowhere' is no route: write its two places"),
        ("players = 3\n[[player]]\nroutes = ['']", "'' is no route: write its two places"),
        ("players = 3\n[[player]]\nroutes = ['castro']", "'castro' is no route: write its two places"),
        ("players = 3\n[[player]]\nroutes = [-4]", "'-4' is no route"),
        ("players = 3\n[[player]]\ntickets = ['alcatraz']", "'alcatraz' is no ticket: write its two places"),
        ("players = 3\n[[player]]\nname = 3", "player[0].name: must be a text"),
        ("players = 3\ngame = 'french-quarter'\n[[player]]", "line 2, game: must be 'san-francisco'"),
        ("players = 3\nedition = 'grant-tour'\n[[player]]", "did you mean 'grand-tour'?"),
    ],
)
def test_a_malformed_sheet(text: str, said: str) -> None:
    assert said in faults(text)


def test_all_faults_at_once_in_the_order_of_the_lines() -> None:
    text = "players = 9\nmore = 1\n[[player]]\nname = 4\nroutes = ['x']\ntickets = 3\ntokens = [1]\n"
    assert [line.split(",")[0] for line in faults(text).splitlines()] == [f"line {n}" for n in (1, 2, 4, 5, 6, 7)]


# ---- what cannot be -----------------------------------------------------------------------------------------
@pytest.mark.parametrize("players", [1, 5, 0, -3])
def test_SF_C1_a_number_of_players_that_cannot_be_hides_no_other_trouble(players: int) -> None:
    found = troubles(of_ana('["castro - sunset"]'), players)
    assert found == [("SF-C1", "players", 1), ("SF-C2", "no-route", 3)]


def test_SF_C1_a_number_of_players_that_cannot_be_closes_no_double_route() -> None:
    assert troubles(of_ana("[47]") + of_ana("[48]", "[7]"), 7) == [("SF-C1", "players", 1)]


def test_SF_C1_more_sheets_than_players() -> None:
    assert troubles("[[player]]\n" * 3, 2) == [("SF-C1", "listed", 1)]


def test_SF_C1_tickets_that_are_not_there_or_there_twice() -> None:
    assert troubles(of_ana(tickets='["castro - sunset"]')) == [("SF-C1", "ticket", 4)]
    assert troubles(of_ana(tickets='["castro - lands-end red"]')) == [("SF-C1", "ticket", 4)]
    assert troubles(of_ana(tickets="[24]")) == [("SF-C1", "ticket-number", 4)]
    assert troubles(of_ana(tickets='[6,\n"castro - lands-end"]')) == [("SF-C1", "ticket-twice", 5)]
    assert troubles(of_ana(tickets="[6]") + of_ana(tickets="[6]")) == [("SF-C1", "ticket-other", 8)]


def test_SF_C1_a_symbol_that_is_not_there() -> None:
    (trouble,) = sheet(of_ana("[4]", tokens='["crap"]')).troubles
    assert (trouble.rule, trouble.case, trouble.arguments["near"]) == ("SF-C1", "symbol", "crab")


@pytest.mark.parametrize(
    ("written", "name", "near"),
    [
        ("fort-masson - pier-39", "fort-masson", "fort-mason"),
        ("fort mason pier 93", "pier 93", "pier-39"),
        ("fort-masen pier-39", "fort masen", "fort-mason"),
        ("Embarcadero – South Beach (red)", "Embarcadero", "the-embarcadero"),
        ("Castro → Oakland", "Oakland", ""),
    ],
)
def test_SF_C2_a_place_that_is_not_there(written: str, name: str, near: str) -> None:
    (trouble,) = sheet(of_ana(f'["{written}"]')).troubles
    assert (trouble.rule, trouble.case, trouble.arguments) == ("SF-C2", "location", {"name": name, "near": near})


def test_SF_C2_a_route_that_is_not_there() -> None:
    assert troubles(of_ana('["castro - sunset"]')) == [("SF-C2", "no-route", 3)]
    assert troubles(of_ana('["castro - castro"]')) == [("SF-C2", "no-route", 3)]
    assert troubles(of_ana("[49]")) == [("SF-C2", "route-number", 3)]
    (trouble,) = sheet(of_ana('["pier-39 - fort-mason green"]')).troubles
    assert (trouble.rule, trouble.case, trouble.arguments["known"]) == ("SF-C2", "color", "black, purple")


def test_SF_R1_a_route_twice() -> None:
    (trouble,) = sheet(of_ana("[34]") + of_ana('["south-beach - potrero-hill"]', "[7]")).troubles
    assert (trouble.rule, trouble.case, trouble.line, trouble.arguments["owner"]) == ("SF-R1", "owned", 7, 0)
    assert troubles(of_ana("[34,\n34]")) == [("SF-R1", "owned", 4)]


def test_SF_R1_more_spaces_than_cable_cars() -> None:
    """0 to 6 have 5 + 3 + 2 + 4 + 3 + 2 = 19 spaces without the second of a double route."""
    assert troubles(of_ana("[0, 1, 2, 4, 5, 6, 26]")) == []
    (trouble,) = sheet(of_ana("[0, 1, 2, 4, 5, 6, 8]")).troubles
    assert (trouble.rule, trouble.case, trouble.arguments) == ("SF-R1", "cars", {"spaces": 22, "cars": 20})


def test_SF_R3_double_routes() -> None:
    both = of_ana("[47]") + of_ana("[48]", "[7]")
    assert troubles(both, 3) == []
    assert troubles(both, 2) == [("SF-R3", "closed", 7)]
    assert troubles(of_ana("[47,\n48]")) == [("SF-R3", "own-twin", 4)]
    assert troubles(of_ana('["pier-39 - fort-mason",\n"pier-39 - fort-mason"]')) == [("SF-R3", "own-twin", 4)]


def test_SF_R5_tokens() -> None:
    assert troubles(of_ana("[0, 4]", tokens='["crab",\n"crab"]')) == [("SF-R5", "twice", 6)]
    assert troubles(of_ana("[4]", tokens='["crab", "house"]')) == [("SF-R5", "claims", 5)]
    inland = "[19, 22, 26]"  # ends at no fixed place: only the two stacks that players place
    assert troubles(of_ana(inland, tokens='["crab", "house"]')) == []
    assert troubles(of_ana(inland, tokens='["crab", "house", "poppy"]')) == [("SF-R5", "reach", 5)]


def test_SF_S1_no_stack_is_higher_than_that() -> None:
    """With four players three of each symbol, with three players two."""
    three = "".join(of_ana(f"[{route}]", f"[{route}]", '["crab"]') for route in (1, 2, 4))
    assert troubles(three, 4) == []
    assert troubles(three, 3) == [("SF-S1", "stack", 13)]


def test_SF_S4_with_two_players_two_stacks_have_one_token() -> None:
    five = '["bridge", "lighthouse", "sea-lion", "crab", "poppy"]'
    six = five.replace("]", ', "house"]')
    routes = "[4, 5, 14, 32, 42, 45]", "[1, 9, 12, 34, 35, 44]"
    assert troubles(of_ana(routes[0], tokens=five) + of_ana(routes[1], "[7]", five), 2) == []
    assert troubles(of_ana(routes[0], tokens=six) + of_ana(routes[1], "[7]", six), 2) == [("SF-S4", "stacks", 9)]


def test_SF_S3_everybody_has_kept_a_ticket() -> None:
    assert troubles(of_ana("[34]", "[]")) == [("SF-S3", "few", 2)]
    assert troubles(of_ana("[]", "[]")) == []  # an empty sheet


def test_a_mark_that_is_named_starts_no_second_complaint() -> None:
    assert troubles(of_ana('["castro - sunset"]', tokens='["crab"]')) == [("SF-C2", "no-route", 3)]
    assert troubles(of_ana("[34]", '["castro - sunset"]')) == [("SF-C1", "ticket", 4)]


def test_all_troubles_at_once() -> None:
    text = of_ana('["castro - sunset", 48]', '["castro - oakland"]', '["cra"]') + of_ana("[47,\n48]", "[1, 1]")
    assert troubles(text, 2) == [
        ("SF-C2", "no-route", 3),
        ("SF-C2", "location", 4),
        ("SF-C1", "symbol", 5),
        ("SF-R3", "closed", 7),
        ("SF-R1", "owned", 8),
        ("SF-C1", "ticket-twice", 9),
    ]


# ---- true games ---------------------------------------------------------------------------------------------
def as_document(e: Edition, state: SFState) -> Document:
    """The table as its players would type it in; colors only where they matter."""

    def route(number: int) -> str:
        a, b, color = e.locations[e.route_a[number]], e.locations[e.route_b[number]], e.route_color[number]
        told = "" if e.twin[number] == NONE or color == GRAY else f" {e.colors[color]}"
        return f"{a} - {b}{told}"

    tickets = range(len(e.ticket_a))
    players = [
        {
            "routes": [route(number) for number, owner in enumerate(state.owner) if owner == seat],
            "tickets": [
                f"{e.location_names[e.ticket_a[t]]} – {e.location_names[e.ticket_b[t]]}"
                for t in tickets
                if state.tickets[seat] >> t & 1
            ],
            "tokens": [symbol for k, symbol in enumerate(e.symbols) if state.tokens[seat] >> k & 1],
        }
        for seat in range(state.seats)
    ]
    return Document({"edition": e.id, "players": state.seats, "player": players})


@pytest.mark.parametrize("edition", ["grand-tour", "tiny"])
def test_no_sheet_of_a_true_game_has_a_trouble_and_its_score_is_the_games(edition: str) -> None:
    game = san_francisco(edition)
    for seats in game.seat_counts:
        for seed in range(4):
            end = last_position(game, seats, seed)
            read = parse_sheet(as_document(game.edition, end), Path())
            state = position(read)
            assert read.troubles == [], read.document.data
            assert read.complete
            true, told = game.result(end), scoring.result(game.edition, state)
            assert true is not None
            assert told is not None
            assert (told.scores, told.ranking, told.why) == (true.scores, true.ranking, true.why)
            assert state.cars == end.cars


def test_the_example() -> None:
    read = read_sheet(EXAMPLE)
    told = scoring.result(read.edition, position(read))
    assert told is not None
    assert (read.troubles, read.complete) == ([], True)
    assert (told.scores, told.ranking) == ((27, 39, 42), ((2,), (1,), (0,)))


# ---- the empty sheet ----------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ["grand-tour", "tiny"])
def test_the_template_is_a_sheet_and_its_examples_are_too(edition: str, language: str) -> None:
    game = san_francisco(edition)
    text = template(game.edition, edition, Words("score", language, strict=True).say)
    read = parse_sheet(read_toml(text), Path())
    position(read)
    assert (read.troubles, read.complete) == ([], True)
    assert max(map(len, text.splitlines())) <= 100
    filled = parse_sheet(read_toml(text.replace('  # "', '  "')), Path())
    assert ([len(hand.routes) for hand in filled.hands][:2], len(filled.hands[0].tickets)) == ([1, 0], 1)
    assert filled.troubles == []


# ---- an edition without tourist tokens ----------------------------------------------------------------------
def of_the_lagoon(folder: Path, tokens: str = "") -> Sheet:
    (folder / "lagoon.toml").write_text(lagoon_without_tokens(), encoding="utf-8")
    text = 'edition = "./lagoon.toml"\nplayers = 2\n'
    text += f'[[player]]\nroutes = ["pier - tower teal"]\ntickets = ["pier - tower"]\n{tokens}\n'
    text += '[[player]]\nroutes = ["baths - gardens"]\ntickets = ["pier - baths"]\n'
    return parse_sheet(read_toml(text), folder)


@pytest.mark.parametrize("tokens", ["", "tokens = []"])
def test_SF_C1_without_tokens_a_sheet_is_scored_without_them(tokens: str, tmp_path: Path) -> None:
    read = of_the_lagoon(tmp_path, tokens)
    told = scoring.result(read.edition, position(read))
    assert told is not None
    assert (read.troubles, told.scores) == ([], (4, -1))
    assert [[line.key for line in lines] for lines in told.lines] == [
        ["route", "ticket-done"],
        ["route", "ticket-missed"],
    ]


def test_SF_C1_tokens_of_an_edition_that_has_none_are_named_once_and_left_out(tmp_path: Path) -> None:
    read = of_the_lagoon(tmp_path, 'tokens = ["crab", "gull"]')
    told = scoring.result(read.edition, position(read))
    assert told is not None
    assert [(trouble.rule, trouble.case, trouble.line) for trouble in read.troubles] == [("SF-C1", "no-tokens", 6)]
    assert told.scores == (4, -1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_SF_C1_without_tokens_the_template_has_no_line_for_them(language: str, tmp_path: Path) -> None:
    (tmp_path / "lagoon.toml").write_text(lagoon_without_tokens(), encoding="utf-8")
    edition = parse(read_toml(lagoon_without_tokens()))
    text = template(edition, "./lagoon.toml", Words("score", language, strict=True).say)
    assert "token" not in text
    read = parse_sheet(read_toml(text), tmp_path)
    position(read)
    assert (read.troubles, read.complete) == ([], True)
