"""Boards name everything that a view has numbers for; why and insight say what the engine says, and no secret."""

from __future__ import annotations

import gzip
import itertools
import json
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import grandtour as gt
from grandtour.core.editions import read_toml
from grandtour.games.explore_new_york.game import ExploreNewYork
from grandtour.games.explore_new_york.route import best_route, score_trail
from grandtour.games.explore_new_york.state import links_of, tourists_of
from grandtour.games.san_francisco.game import SanFrancisco
from grandtour.games.san_francisco.load import parse
from grandtour.server import commands as c
from grandtour.server import faces, rules
from grandtour.server import messages as m
from grandtour.server.faces import UnknownThing, board_of, explore_new_york, insight_of, layout_of, tries_of, why_not
from grandtour.server.wording import made_words, words_of
from scripts.server.client import Refusal
from tests.edition_files import lagoon_without_tokens
from tests.server.house import GAMES, House, in_house
from tests.telling import is_good

Json = dict[str, Any]


def board(name: str, language: str = "en", edition: str | None = None) -> Json:
    game = gt.game(name, edition)
    return board_of(game, made_words(game, language, strict=True)).data


def positions(name: str, seats: int = 3, seed: int = 5, options: dict[str, object] | None = None) -> Iterator[gt.Match]:
    """Every position of a game at random in which somebody is asked; the last is its end."""
    match = gt.Match(gt.game(name, options=options), seats, seed)
    dice = random.Random(seed)
    while match.actors:
        yield match
        seat = dice.choice(match.actors)
        match.play(seat, dice.choice(match.legal(seat)))
    yield match


# ---- boards ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("edition", ["grand-tour", "tiny"])
@pytest.mark.parametrize("name", GAMES)
def test_a_board_is_named_in_every_language_and_drawn(name: str, edition: str) -> None:
    there = {language: board(name, language, edition) for language in m.LANGUAGES}
    for data in there.values():
        assert data["layout"]["edition"] == edition
        named = [value for key, value in leaves(data) if key in ("name", "said") and value != ""]
        assert named
        assert all(map(is_good, named))
        assert all(is_good(word) for words in data["words"].values() for word in words.values())
    assert json.dumps(there["en"]["words"]) != json.dumps(there["de"]["words"])
    assert json.dumps(bare(there["en"])) == json.dumps(bare(there["ro"])), "only what is read differs"


def leaves(value: object, key: str = "") -> Iterator[tuple[str, str]]:
    """All texts, with the key that they stand under; of the drawing nothing is read aloud."""
    if isinstance(value, dict):
        for name, inner in value.items():
            if name != "layout":
                yield from leaves(inner, name)
    elif isinstance(value, list):
        for inner in value:
            yield from leaves(inner, key)
    elif isinstance(value, str):
        yield key, value


def bare(value: object) -> object:
    """Without what is read; a bonus is of a kind in words."""
    if isinstance(value, dict):
        return {k: bare(v) for k, v in value.items() if k not in ("name", "said", "words") and "letter" not in value}
    return [bare(inner) for inner in value] if isinstance(value, list) else value


def test_everything_in_a_view_of_san_francisco_is_on_the_board() -> None:
    data = board("san-francisco")
    layout = data["layout"]
    assert [place["id"] for place in layout["locations"]] == [place["id"] for place in data["locations"]]
    assert [drawn["id"] for drawn in layout["routes"]] == list(range(len(data["routes"])))
    for route, drawn in zip(data["routes"], layout["routes"], strict=True):
        assert len(drawn["spaces"]) == route["length"]
        assert data["locations"][route["a"]]["id"] == drawn["a"]
        assert (route["twin"] is None) == (drawn["twin"] is None)
    colors, symbols, places = (len(data[key]) for key in ("colors", "symbols", "locations"))
    for match in positions("san-francisco"):
        view: Any = match.view(0)
        assert len(view["owner"]) == len(data["routes"])
        assert len(view["discard"]) == colors == len(view["players"][0]["hand"])
        assert all(-1 <= color < colors for color in view["market"])
        assert [stack["symbol"] for stack in view["stacks"]] == list(range(symbols))
        assert all(-1 <= stack["location"] < places for stack in view["stacks"])
        assert all(0 <= ticket < len(data["tickets"]) for ticket in view["players"][0]["kept"])


@pytest.mark.parametrize("language", m.LANGUAGES)
def test_a_board_of_san_francisco_says_which_words_are_the_editions_own(language: str) -> None:
    """Sentences bend our own words; of names that an edition gives they know no forms."""
    game = SanFrancisco(parse(read_toml(lagoon_without_tokens())))
    told = board_of(game, made_words(game, language, strict=True))
    data: Json = told.data
    assert (told.title, data["layout"], data["symbols"], data["words"]["symbol"]) == ("Lagoon", None, [], {})
    assert [(color["id"], color["form"]) for color in data["colors"]] == [
        ("loco", ""),
        ("teal", "teal"),
        ("blue", "blue"),
    ]
    assert [data["colors"][k]["name"] for k in (data["wild"], 1)] == ["Old Engine", "teal"]
    match = gt.Match(game, 2, 1)
    view: Any = match.view(0)
    assert view["stacks"] == []
    gains: Any = insight_of(game, match.state, 0, made_words(game, language)).get("gains")
    assert gains == [[]] * len(data["routes"])


def test_everything_in_a_view_of_new_york_is_on_the_board() -> None:
    data = board("explore-new-york")
    layout = data["layout"]
    assert {block["id"] for block in data["blocks"]} == set(layout["blocks"])
    assert {link["id"] for link in data["links"]} == set(layout["links"])
    assert {point["id"] for point in data["points"]} == set(layout["intersections"])
    assert {cafe["id"] for cafe in data["cafes"]} == set(layout["cafes"])
    for match in positions("explore-new-york"):
        view: Any = match.view(0)
        assert all(card < len(data["cards"]) for card in [*view["shown"], *view["deck"]])
        for player in view["players"]:
            assert all(row[0] < len(data["blocks"]) for row in player["tourists"])
            assert all(link < len(data["links"]) for link in player["links"])
            assert all(cafe < len(data["cafes"]) for cafe in player["cafes"])
    assert str(view["seats"]) in data["turns"]


def test_everything_in_a_view_of_french_quarter_is_on_the_board() -> None:
    data = board("french-quarter")
    layout = data["layout"]
    assert set(layout["map"]["buildings"]) == {building["id"] for building in data["buildings"]}
    assert set(layout["sheet"]["tracks"]) == {track["id"] for track in data["tracks"]}
    assert len(layout["map"]["intersections"]) == len(data["points"])
    icons = [icon for thing in (*data["buildings"], *data["cards"]) for icon in thing["icons"]]
    assert set(icons) <= set(range(len(data["icons"])))
    for match in positions("french-quarter", options={"mayor": True, "tourism": True}):
        view: Any = match.view(0)
        assert all(0 <= type < len(data["types"]) and data["values"][value] for type, value in view["dice"])
        assert all(-1 <= card < len(data["cards"]) for card in view["shown"])
        assert view["mayor_card"] < len(data["mayors"])
        assert view["closed"] < len(data["streets"])
        assert all(point < len(data["points"]) for point in view["line"])
        mine = view["players"][0]
        assert mine["vacation"] < len(data["vacations"])
        assert all(building < len(data["buildings"]) for building, _ in mine["mapped"])
        for track, marks, bonuses, multipliers in zip(
            data["tracks"], mine["marks"], mine["bonuses"], mine["multipliers"], strict=True
        ):
            assert marks <= len(track["boxes"])
            assert bonuses <= len(track["bonuses"])
            assert multipliers <= len(track["ladder"])
        assert len(mine["performers"]) == len(data["performers"]["kinds"])
        assert mine["umbrellas"] <= data["umbrellas"]["boxes"]
        assert mine["boxes"] <= sum(data["second_line"]["rows"])


def test_an_edition_that_was_changed_since_is_not_drawn_with_the_new_drawing() -> None:
    text = rules.edition_text("san-francisco", "tiny")
    older = rules.kept("san-francisco", text.replace("cars          = 8", "cars          = 9"), (), 1)
    assert layout_of(rules.kept("san-francisco", text, (), 1)) is not None
    assert layout_of(older) is None


# ---- why not --------------------------------------------------------------------------------------------------
THINGS = {
    "san-francisco": [
        *(f"route:{k}" for k in range(49)),
        *("card:red", "card:ferry", "deck", "ticket-deck", "ticket:11", "keep:3+7", "token:crab", "stack:crab", "pass"),
        *("location:castro", "pay:2black+1ferry", "stack:crab location:castro"),
    ],
    "explore-new-york": ["card:4b", "block:4,5", "block:1,1", "tourist:circle", "link:4,4-4,5", "end"],
    "french-quarter": [
        *("die:walk-4", "die:walk-4 as:carriage", "as:carriage", "building:gator-grin", "further:gator-grin"),
        *("value:5", "building:gator-grin value:5", "activity:food", "circle:bonus", "circle:multiplier"),
        *("performer:tuba", "start:3", "direction:north", "pass"),
    ],
}


def things_of(name: str, notation: str) -> str:
    """The clicks that lead to an action."""
    verb, *rest = notation.split(" ")
    match (name, verb, rest):
        case (_, "pass" | "end", _):
            return verb
        case ("san-francisco", "claim", [route, paid]):
            return f"route:{route} pay:{paid}"
        case ("san-francisco", "place", [symbol, location]):
            return f"stack:{symbol} location:{location}"
        case ("san-francisco", _, _):
            kinds = {"draw": "deck", "tickets": "ticket-deck", "take": "card"}
            return ":".join([kinds.get(verb, verb), *rest])
        case ("explore-new-york", _, _):
            return ":".join(["card" if verb == "discard" else verb, *rest])
        case (_, "take", [type, value, *other]):
            return f"die:{type}-{value}" + (f" as:{other[1]}" if other else "")
        case (_, "map", [building, value]):
            return f"building:{building} value:{value}"
        case (_, "bonus" | "multiplier", _):
            return f"circle:{verb}"
    kinds = {"go": "building", "mark": "activity", "begin": "start", "advance": "direction"}
    return f"{kinds.get(verb, verb)}:{rest[0]}"


@pytest.mark.parametrize("name", GAMES)
def test_what_is_clicked_can_be_done_exactly_where_an_action_is_legal(name: str) -> None:
    """Every click that leads to a legal action; of all others one of the rules says why not, in every language."""
    game = gt.game(name)
    spoken = itertools.cycle([made_words(game, language, strict=True) for language in m.LANGUAGES])
    met = set()
    for number, match in enumerate(positions(name)):
        if number % 2 and match.actors:
            continue
        for seat in range(match.seats):
            legal = match.legal(seat)
            for action in legal[:: max(1, len(legal) // 4)]:
                assert why_not(game, match.state, seat, things_of(name, game.write(action))) is None
            for thing in THINGS[name][:: 1 if len(THINGS[name]) < 20 else 7]:
                reason = why_not(game, match.state, seat, thing)
                possible = set(map(game.write, tries_of(game, match.state, seat, thing)))
                assert (reason is None) == bool(possible & set(map(game.write, legal)))
                if reason is not None:
                    met.add(reason.rule)
                    assert is_good(next(spoken).refusal(reason, ["Ann", "Bob", "Cyd"], seat))
    assert {"GT-1", "GT-2"} < met, "it was over, and others' turn"
    assert len(met) > 5


@pytest.mark.parametrize("name", GAMES)
def test_why_tells_nothing_that_the_seat_cannot_know(name: str) -> None:
    game = gt.game(name, options={"tourism": True} if name == "french-quarter" else None)
    for match in itertools.islice(positions(name, options=dict(game.options)), 4, 60, 8):
        for seat in range(match.seats):
            other = game.determinize(match.state, seat, gt.Picker(9))
            for thing in THINGS[name]:
                assert why_not(game, match.state, seat, thing) == why_not(game, other, seat, thing)
            words = words_of(game, "en")
            assert insight_of(game, match.state, seat, words) == insight_of(game, other, seat, words)


def test_the_most_telling_reason_of_a_route_is_the_payment_that_comes_nearest() -> None:
    game = gt.game("san-francisco")
    match = next(match for match in positions("san-francisco", seats=2) if match.view(None)["phase"] == "turn")
    seat = match.actors[0]
    hand: Any = match.view(seat)
    held = hand["players"][seat]["hand"]
    reasons = [why_not(game, match.state, seat, f"route:{route}") for route in range(49)]
    short = [reason for reason in reasons if reason is not None and reason.arguments["case"] == "cards"]
    assert short
    for reason in short:
        color = board("san-francisco")["words"]["color"]
        assert reason.arguments["color"] in color
        have = reason.arguments["have"]
        assert isinstance(have, int)
        assert have in held


@pytest.mark.parametrize(
    ("name", "thing"),
    [
        *((name, thing) for name in GAMES for thing in ("", "nothing", "deck:1 deck", "route:", "undo pass", " pass")),
        *(("san-francisco", thing) for thing in ("route:49", "route:01", "route:1 pay:9red", "card:pink", "keep:x")),
        *(("explore-new-york", thing) for thing in ("block:9,9", "link:4,4", "card:4b end", "tourist:star")),
        *(("french-quarter", thing) for thing in ("die:walk", "die:walk-9", "circle:both", "building:moon", "start:0")),
    ],
)
def test_what_is_not_on_the_board_is_refused(name: str, thing: str) -> None:
    match = next(positions(name))
    with pytest.raises(UnknownThing):
        tries_of(match.game, match.state, 0, thing)


# ---- insight --------------------------------------------------------------------------------------------------
def test_tickets_are_done_when_the_engine_says_so_and_their_ways_lead_there() -> None:
    game = gt.game("san-francisco")
    data = board("san-francisco")
    done = 0
    for match in positions("san-francisco", seed=3):
        for seat in range(match.seats):
            seen: Any = match.view(seat)
            mine = seen["players"][seat]
            tickets: Any = insight_of(game, match.state, seat, words_of(game, "en"))["tickets"]
            assert [entry["ticket"] for entry in tickets if entry["kept"]] == mine["kept"]
            assert [entry["ticket"] for entry in tickets if not entry["kept"]] == mine["offer"]
            assert [entry["ticket"] for entry in tickets if entry["kept"] and entry["done"]] == mine["completed"]
            for entry in tickets:
                done += entry["done"]
                if entry["way"] is None:
                    continue
                at, end = data["tickets"][entry["ticket"]]["a"], data["tickets"][entry["ticket"]]["b"]
                spaces = 0
                for number in entry["way"]:
                    route = data["routes"][number]
                    assert at in (route["a"], route["b"])
                    at = route["a"] + route["b"] - at
                    owner = seen["owner"][number]
                    assert owner in (-1, seat)
                    spaces += route["length"] if owner == -1 else 0
                assert at == end
                assert (spaces, spaces == 0) == (entry["spaces"], entry["done"])
    assert done
    assert insight_of(game, match.state, None, words_of(game, "en")) == {"tickets": []}


def test_a_claim_brings_the_token_that_was_told() -> None:
    game = gt.game("san-francisco")
    alone = two = 0
    match = gt.Match(game, 3, 8)
    dice = random.Random(8)
    while match.actors:
        seat = match.actors[0]
        told: Any = insight_of(game, match.state, seat, words_of(game, "en"))["gains"]
        legal = [game.write(action) for action in match.legal(seat)]
        action = dice.choice([text for text in legal if text.startswith("claim")] or legal)
        before: Any = match.view(seat)
        match.play(seat, action)
        if not action.startswith("claim"):
            continue
        expected = told[int(action.split()[1])]
        now: Any = match.view(seat)
        if len(expected) == 2:
            two += 1
            assert now["token_choice"] == expected
        else:
            alone += len(expected)
            assert sorted({*now["players"][seat]["tokens"]} - {*before["players"][seat]["tokens"]}) == expected
    assert alone
    assert two


def test_the_best_route_is_that_of_the_score() -> None:
    game = gt.game("explore-new-york")
    words = words_of(game, "fr")
    match = list(positions("explore-new-york"))[-1]
    result = match.result()
    assert result is not None
    for viewer in (0, None):
        seats: Any = insight_of(game, match.state, viewer, words)["seats"]
        assert [entry["total"] for entry in seats] == list(result.scores)
        for entry, lines in zip(seats, result.lines, strict=True):
            assert entry["lines"] == [[line.key, line.points, words.line(line), line.arguments] for line in lines]
            assert entry["exact"]
            assert len(entry["points"]) == len(entry["links"]) + 1
            assert len(entry["cafes"]) == next(line.arguments["count"] for line in lines if line.key == "cafes")
    routes: Any = match.view(None)["routes"]
    assert [entry["points"] for entry in seats] == [route["points"] for route in routes]


def test_a_map_is_searched_once_for_all_who_look_in_any_language(monkeypatch: pytest.MonkeyPatch) -> None:
    game = gt.game("explore-new-york")
    match = list(positions("explore-new-york", seed=11))[-1]
    times: list[float] = []

    def search(e: Any, links: list[int], tourists: list[int], watch: Any) -> Any:
        times.append(watch.end - time.monotonic())
        return best_route(e, links, tourists, watch)

    monkeypatch.setattr(explore_new_york, "best_route", search)
    monkeypatch.setattr(explore_new_york, "_found", {})
    first = insight_of(game, match.state, 0, words_of(game, "en"))
    for viewer in (0, 1, None):
        assert insight_of(game, match.state, viewer, words_of(game, "en")) == first, "at the end all maps are open"
        insight_of(game, match.state, viewer, words_of(game, "de"))
    assert len(times) == match.seats
    assert times[0] <= explore_new_york.PATIENCE / match.seats, "the others want their share of the time"
    assert times[-1] <= explore_new_york.PATIENCE


def test_the_score_so_far_is_that_of_the_view_and_what_a_choice_brings_comes_true() -> None:
    game = gt.game("french-quarter", options={"tourism": True})
    words = words_of(game, "es")
    circles = 0
    for match in positions("french-quarter", seed=8, options={"tourism": True}):
        seat = match.actors[0] if match.actors else 0
        view: Any = match.view(seat)
        told: Any = insight_of(game, match.state, seat, words)
        assert [sheet["total"] for sheet in told["seats"]] == [player["points"] for player in view["players"]]
        assert all(is_good(line[2]) for sheet in told["seats"] for line in sheet["lines"])
        legal = match.legal(seat)
        assert len(told["gains"]) == len(legal)
        after = match.fork()
        if legal:
            after.play(seat, legal[-1])
            later: Any = after.view(seat)
            if not any(step.seat == gt.CHANCE for step in after.steps[len(match.steps) :]):
                assert later["players"][seat]["points"] - view["players"][seat]["points"] == told["gains"][-1]
        mine = view["players"][seat]
        nexts = zip(told["seats"][seat]["next"], mine["marks"], mine["crossed"], strict=True)
        for gives, marks, crossed in nexts:
            if gives is not None:
                circles += 1
                skipped = [box for box in crossed if marks <= box < gives["box"]]  # FQ-R6
                assert gives["box"] == marks + len(skipped) + gives["marks"] - 1
                assert (gives["said"] is None) == (gives["bonus"] is None)
    assert circles
    assert insight_of(game, match.state, None, words)["gains"] == []


# ---- over the wire --------------------------------------------------------------------------------------------
def test_boards_reasons_and_insights_come_by_rest(tmp_path: Path) -> None:
    async def refusal(ask: Any) -> str | None:
        with pytest.raises(Refusal) as refused:
            await ask
        return refused.value.code

    async def visit(here: House) -> None:
        ann, bob, table = await here.two(spectators=False)
        eve = await here.guest("Eve")
        at = f"/api/tables/{table}"

        packed = await ann.http.get(f"{at}/board?language=de")
        assert packed.headers["content-encoding"] == "gzip"
        plain = await ann.http.get(f"{at}/board?language=de", headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert packed.json() == plain.json() == await ann.ask("GET", "/api/games/san-francisco/board?language=de")
        again = await bob.http.get(f"{at}/board?language=de", headers={"If-None-Match": plain.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        told = plain.json()
        assert (told["game"], told["edition"], told["own_design"]) == ("san-francisco", "grand-tour", True)
        assert len(gzip.compress(plain.content)) < 25_000
        for path in ("/api/games/chess/board", "/api/games/french-quarter/board?edition=tiny"):  # that is for tests
            assert await refusal(eve.ask("GET", path)) == "request/unknown"
        assert await refusal(eve.ask("GET", f"{at}/board")) == "table/none"

        kept = (await ann.ask("GET", f"{at}/view?seat=0"))["legal"][0].removeprefix("keep ")
        assert await ann.ask("GET", f"{at}/why?seat=0&thing=ticket:{kept}&language=en") == {
            "legal": True,
            "rule": None,
            "arguments": None,
            "said": None,
        }
        first = await ann.ask("GET", f"{at}/why?seat=0&thing=deck&language=en")
        assert (first["legal"], first["rule"]) == (False, "SF-S3")
        assert first["said"] == "First choose which of your tickets to keep."
        assert (await ann.ask("GET", f"{at}/why?seat=0&thing=undo"))["rule"] == "GT-5"
        assert (await ann.ask("GET", f"{at}/why?seat=0&thing=deck"))["said"] is None
        assert await refusal(bob.ask("GET", f"{at}/why?seat=0&thing=deck")) == "seat/not-yours"
        assert await refusal(ann.ask("GET", f"{at}/why?seat=0&thing=moon")) == "request/malformed"
        assert await refusal(ann.ask("GET", f"{at}/why?seat=0")) == "request/malformed"

        mine = await ann.ask("GET", f"{at}/insight?seat=0&language=ro")
        assert mine["seat"] == 0
        assert {entry["kept"] for entry in mine["data"]["tickets"]} == {False}
        assert (await bob.ask("GET", f"{at}/insight"))["data"] == {"tickets": []}
        assert await refusal(bob.ask("GET", f"{at}/insight?seat=0")) == "seat/not-yours"

        open_table = await ann.new_table("french-quarter", [{}, {}], undo=False)
        assert await refusal(ann.ask("GET", f"/api/tables/{open_table}/why?seat=0&thing=pass")) == "table/not-running"
        assert await refusal(ann.ask("GET", f"/api/tables/{open_table}/insight")) == "table/not-running"
        await bob.join(open_table)
        await ann.start(open_table)
        no_undo = await ann.ask("GET", f"/api/tables/{open_table}/why?seat=0&thing=undo&language=en")
        assert (no_undo["legal"], no_undo["rule"]) == (False, None)

    in_house(tmp_path, visit)


def test_another_route_scores_what_the_engine_says(tmp_path: Path) -> None:
    async def refusal(ask: Any) -> str | None:
        with pytest.raises(Refusal) as refused:
            await ask
        return refused.value.code

    async def visit(here: House) -> None:
        ann, _bob, table = await here.two("explore-new-york")
        eve = await here.guest("Eve")
        at = f"/api/tables/{table}/route"
        assert await refusal(ann.ask("POST", at, {"seat": 0, "links": []})) == "table/not-over"
        await here.finish(table)
        game, match = (await here.hub.open(table)).table.game, (await here.hub.open(table)).table.match
        assert isinstance(game, ExploreNewYork)
        assert match is not None
        state: Any = match.state
        drawn, tourists = links_of(game.edition, state, 1), tourists_of(game.edition, state, 1)
        best = best_route(game.edition, drawn, tourists)

        none = await eve.ask("POST", at, {"seat": 1, "links": []})
        assert (none["links"], none["points"], none["fewer"]) == ([], [], [])
        assert none["rule"] == "NY-F1"
        assert none["more"] == drawn, "any link is a beginning"
        assert none["total"] == score_trail(game.edition, [], tourists).total

        # The best route link by link: what is offered is always enough to go on.
        walked: list[int] = []
        for link in best.links:
            told = await ann.ask("POST", at, {"seat": 1, "links": walked, "language": "de"})
            assert link in told["more"]
            walked = [*walked, link]
        told = await ann.ask("POST", at, {"seat": 1, "links": walked[::-1]})
        assert (told["total"], told["points"]) == (best.total, best.points)
        assert sum(line["points"] for line in told["lines"]) == best.total
        assert [line["key"] for line in told["lines"]] == ["red", "green", "blue", "cafes", "yellow", "grey"]
        assert {best.links[0], best.links[-1]} <= set(told["fewer"])
        for link in told["fewer"]:
            fewer = [other for other in walked if other != link]
            assert (await ann.ask("POST", at, {"seat": 1, "links": fewer}))["total"] <= best.total

        undrawn = next(link for link in range(len(game.edition.links)) if link not in drawn)
        for links in ([undrawn], [9999], [drawn[0]] * 2, drawn):
            with pytest.raises(Refusal) as refused:
                await ann.ask("POST", at, {"seat": 1, "links": links})
            assert (refused.value.code, refused.value.body["rule"]) == ("action/illegal", "NY-F1")
        assert await refusal(ann.ask("POST", at, {"seat": 5, "links": []})) == "seat/none"
        assert await refusal(ann.ask("POST", at, {"seat": 1, "links": [-1]})) == "request/malformed"
        assert await refusal(ann.ask("POST", at, {"seat": 1, "links": list(range(500))})) == "request/malformed"

        other = await ann.new_table("french-quarter", [{}], options={"mayor": True})
        await ann.start(other)
        await here.hub.command(other, ann.id, c.Propose("end", 0, "end"))
        assert (
            await refusal(ann.ask("POST", f"/api/tables/{other}/route", {"seat": 0, "links": []})) == "request/unknown"
        )

    in_house(tmp_path, visit)


def test_every_game_has_a_face() -> None:
    assert set(gt.games()) == set(GAMES) == set(THINGS)
    assert faces.board_of(gt.game("french-quarter"), words_of(gt.game("french-quarter"), "en")).title
