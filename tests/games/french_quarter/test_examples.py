"""Every worked example of the rulebook, as a concrete position in examples.json, played on the engine.

`lines` there are the lines of the rulebook's text. Each kind of example has its test; the last test of this file sees
to it that no example is left out.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from grandtour.games.french_quarter import scoring
from grandtour.games.french_quarter.edition import ACTIVITIES
from tests.quarter import Table, table, turn

Example = dict[str, Any]
EXAMPLES: list[Example] = json.loads(Path(__file__).with_name("examples.json").read_text(encoding="utf-8"))["examples"]
WAYS = {"N": "north", "E": "east", "S": "south", "W": "west"}


def named(id: str) -> Example:
    [example] = [one for one in EXAMPLES if one["id"] == id]
    return example


def of_kind(kind: str) -> pytest.MarkDecorator:
    found = [one for one in EXAMPLES if one["kind"] == kind]
    assert found
    return pytest.mark.parametrize("example", found, ids=[one["id"] for one in found])


def card_with(t: Table, deck: str, icons: list[str]) -> str:
    """The slug of the deck's first card that shows these icons."""
    e = t.edition
    wanted = [t.icon(name) for name in icons]
    return next(e.cards[card] for card in e.deck_cards[t.type(deck)] if e.card_icons[card] == wanted)


def before(t: Table, told: Example) -> Table:
    t.umbrellas(0, told.get("umbrellas", 0)).performers(0, *told.get("top", []))
    for activity, boxes in told.get("marks", {}).items():
        t.marked(0, activity, boxes)
    assert sum(t.seen(0).values()) == told.get("performer_track", 0)
    return t


def rows(t: Table) -> tuple[set[str], set[str]]:
    return set(t.seen(0)), {name for name, count in t.seen(0).items() if count == 2}


# ---- planning and draft ---------------------------------------------------------------------------------------------
@of_kind("roll")
def test_FQ_A1_the_roll_lies_on_the_cards_of_its_colour(example: Example) -> None:
    t = table(example["players"]).plan({type: tuple(values) for type, values in example["dice"].items()})
    lying: dict[str, list[int]] = {}
    for die in t.state.dice:
        lying.setdefault(t.edition.types[die // 8], []).append(die % 8)
    assert lying == example["dice"]
    assert len(t.state.dice) == example["expect"]["dice"]
    assert all(card >= 0 for card in t.state.shown)


@of_kind("draft")
def test_FQ_A2_the_draft_of_four_players(example: Example) -> None:
    dice: dict[str, tuple[int, ...]] = {}
    for type, value in example["dice"]:
        dice[type] = (*dice.get(type, ()), value)
    t = table(4).plan({**dice})
    for name, type, value in example["picks"]:
        seat = example["order"].index(name)
        assert (t.actors, t.task) == ([seat], "take")
        t.play(f"take {type} {value}").any_turn(seat)
    left = [[t.edition.types[die // 8], die % 8] for die in t.state.dice]
    assert left == example["expect"]["left"]
    chooser = example["order"].index(example["expect"]["second_line_chooser"])
    assert (t.phase, t.actors, t.task) == ("line", [chooser], "advance")


# ---- card, move, building -------------------------------------------------------------------------------------------
@of_kind("card")
def test_FQ_A3_the_card_action(example: Example) -> None:
    t = before(table(), example["before"])
    t.plan({}, {example["deck"]: card_with(t, example["deck"], example["card"])}).play(f"take {example['deck']} 1")
    answers = example.get("answers", {})
    for activity in answers.get("wild", []):
        assert t.task == "icon"
        assert "food" not in t.marks(0)  # Ana's food waits for her wild
        t.play(f"mark {activity}")
    for side in answers.get("circle", []):
        assert t.legal() == ["bonus", "multiplier"]
        t.play(side)
    assert t.task == "travel"  # the card action is done
    expect = example["expect"]
    assert t.state.umbrellas[0] == expect.get("umbrellas", 0)
    assert t.marks(0) == expect["marks"]
    assert t.bonuses(0) == expect.get("bonuses", {})
    assert t.multipliers(0) == {name: n for name, n in expect.get("multiplier", {}).items() if n}
    assert t.state.longer[0] == expect.get("longer_moves", 0)


@of_kind("move")
def test_FQ_V1_the_moves(example: Example) -> None:
    t = table().at(0, example["frm"]).plan().play(f"take {example['type']} 1")
    expect = example["expect"]
    assert (example["to"] in t.destinations()) == expect["allowed"]
    there = t.building(example["to"])
    if "distance" in expect:
        assert t.game.tables.distance[t.building(example["frm"])][there] == expect["distance"]
    if "street" in expect:
        assert t.street(expect["street"]) in t.edition.building_streets[there]
    if expect["allowed"]:
        assert t.play(f"go {example['to']}").where(0) == example["to"]
    else:
        assert t.refusal(f"go {example['to']}") == ("FQ-V1", "stay")


@of_kind("visit")
def test_FQ_V2_the_icons_of_the_building_visited(example: Example) -> None:
    """DHM Speakeasy; and Tania's magician, whose box of the performers track maps Beignet Café."""
    t = before(turn(value=example.get("die", 1), type="streetcar", card="streetcar-7"), example["before"])
    t.play(f"go {example['building']}")
    for slug in example.get("answers", {}).get("anchor", []):
        assert t.task == "street-map"
        t.play(f"map {slug} {example['die']}")
    expect = example["expect"]
    assert t.marks(0) == expect.get("marks", {})
    assert rows(t) == (set(expect["top"]), set(expect["bottom"]))
    assert sum(t.seen(0).values()) == expect["performer_track"]
    mapped = expect.get("mapped", {})
    assert mapped.items() <= t.map_of(0).items()
    if example["id"] == "tania-first-magician":
        assert mapped == {"beignet-cafe": 3}
        assert t.map_of(0) == {**mapped, example["building"]: 3}  # and then the map action of the turn
        kinds = [event.kind for event in t.events if event.seat == 0]
        assert kinds[:4] == ["go", "performer", "map", "map"]
    else:
        icons = [event.kind for event in t.events if event.kind in ("mark", "performer")]
        assert icons == ["mark", "performer"]  # partying, then the unicycle


# ---- mapping --------------------------------------------------------------------------------------------------------
@of_kind("map")
def test_FQ_P1_the_mappings(example: Example) -> None:
    e, building, expect = table().edition, example["building"], example["expect"]
    neighbours = {e.buildings[k] for k in e.neighbours[e.buildings.index(building)]}
    assert neighbours & {*example["mapped"]} == set(expect["adjacent"])
    assert not neighbours & set(expect["not_adjacent"])
    legal_values = []
    for value in range(1, 7):
        t = turn(value).mapped(0, example["mapped"]).play(f"go {building}")
        fits = t.map_of(0).get(building) == value
        assert t.state.umbrellas[0] == (0 if fits else 1)
        if fits:
            legal_values.append(value)
    assert legal_values == expect["legal_values"]
    assert (example["die"] in legal_values) == expect["legal"]


def test_FQ_P1_the_maps_told_keep_the_rule_themselves() -> None:
    """Written one by one, in any order, every value of an example's map fits."""
    for example in EXAMPLES:
        sheet: dict[str, int] = example.get("mapped", {})
        for slug, value in sheet.items():
            t = turn(value).mapped(0, {other: there for other, there in sheet.items() if other != slug})
            assert t.at(0, slug).due("map").map_of(0).get(slug) == value, (example["id"], slug)


# ---- the Second Line ------------------------------------------------------------------------------------------------
def line_due(t: Table, closed: str = "") -> Table:
    """A round in which seat 0 takes the Socialize die and everybody plays somehow, up to its choice of a way."""
    t.plan({}, {}, closed).play("take socialize 1").any_turn(0)
    while t.task == "take":
        t.play(t.legal()[0])
        if t.phase == "move" and t.task != "take":
            t.any_turn(t.actors[0])
    assert (t.phase, t.actors, t.task) == ("line", [0], "advance")
    t.state.mapped, t.state.boxes = [0] * len(t.state.mapped), [0, 0]
    return t


@of_kind("advance")
def test_FQ_L1_tania_advances_the_line(example: Example) -> None:
    t = line_due(table()).line("/".join(example["at"]))
    t.play(f"advance {WAYS[example['direction']]}")
    assert t.line_points()[-1] == "/".join(example["expect"]["to"])


@of_kind("line")
def test_FQ_L3_fernando_marks_three_boxes(example: Example) -> None:
    """The fourth stretch is drawn on the engine; the first three have been before."""
    t = line_due(table(start=example["start"]))
    moves = {"N": (-1, 0), "S": (1, 0), "E": (0, 1), "W": (0, -1)}
    width = t.edition.grid.cols + 1
    points = [t.edition.starts[example["start"] - 1]]
    for way in example["path"][:-1]:
        down, right = moves[way]
        points.append(points[-1] + down * width + right)
    t.state.line = tuple(points)
    t.mapped(0, example["mapped"]).mapped(1, dict.fromkeys(example["expect"]["touching"][:1], 1))
    t.play(f"advance {WAYS[example['path'][-1]]}")
    assert t.state.boxes[0] == example["expect"]["boxes"] == 3
    assert t.state.boxes[1] == 1
    for slug in example["mapped"]:  # which ones they were: alone on the map each of them counts, the others do not
        alone = table(start=example["start"])
        alone.state.line = t.state.line
        alone.mapped(0, {slug: 1}).due("parade")
        assert alone.state.boxes[0] == (1 if slug in example["expect"]["touching"] else 0)


# ---- the Mayor ------------------------------------------------------------------------------------------------------
@of_kind("closed")
def test_FQ_Y1_the_mayor_closes_a_street(example: Example) -> None:
    street, expect = example["street"], example["expect"]
    t = table(3, mayor=True)
    t.plan({}, {}, street)
    assert t.edition.mayor_closed[t.state.mayor_card] == t.street(street)
    for type in ("taxi", "streetcar", "riverboat"):
        other = t.copy().play(f"take {type} 1")
        for slug in expect["no_visit"]:
            assert slug not in other.destinations()
            assert t.street(street) in t.edition.building_streets[t.building(slug)]
    assert "thirteen-candles" not in t.copy().play("take taxi 1").destinations()
    assert "beignet-cafe" not in t.copy().play("take riverboat 1").destinations()
    assert t.copy().play("take riverboat 1").refusal("go beignet-cafe") == ("FQ-Y1", "closed")
    at, blocked = expect["no_line_from"]
    two = line_due(table(mayor=True), street).line("/".join(at))
    assert two.directions() == sorted(WAYS[way] for way in expect["line_across"])
    for way in blocked:
        assert two.refusal(f"advance {WAYS[way]}") == ("FQ-Y1", "line")


# ---- the end --------------------------------------------------------------------------------------------------------
@of_kind("vacation")
def test_FQ_Y3_anas_mardi_gras(example: Example) -> None:
    t = table(tourism=True, vacations=("mardi-gras", "pub-crawl"))
    e = t.edition
    assert e.vacation_names[t.state.vacation[0]] == example["card"]
    assert {e.buildings[k] for k in e.vacation_buildings[0]} == {*example["mapped"]}
    for slug in example["mapped"]:  # three of the four bring nothing
        three = t.copy().mapped(0, {other: value for other, value in example["mapped"].items() if other != slug})
        assert three.points(0)["vacation"] == 0
    t.mapped(0, example["mapped"])
    assert t.points(0)["vacation"] == example["expect"]["points"] == 8
    assert t.game.scores(t.state)[0] == 8


def dani() -> Table:
    """Dani's sheet: every mark that examples.json counts, the circles of the tracks resolved by the engine."""
    told = named("dani-113")
    t = turn()
    for activity, boxes in told["marks"].items():
        choices = list(told["choices"][activity])
        for _ in range(boxes):
            t.resolve(activity)
            while t.task != "travel":
                if t.task == "circle":
                    t.play(choices.pop(0))
                elif t.task == "one-performer":
                    t.play(f"performer {told['mysticism_A']}")
                else:
                    t.play(t.legal()[0])
        assert choices == []
    t.umbrellas(0, told["umbrellas"]).boxes(0, told["second_line_boxes"])
    s, e = t.state, t.edition
    s.mapped, s.performers = [0] * len(s.mapped), [0] * len(s.performers)
    t.mapped(0, told["mapped"]).performers(0, *told["top"], bottom=tuple(told["bottom"]))
    for slug in told["courtyards"]:
        s.courtyards[0] |= 1 << e.courtyards.index(t.building(slug))
    s.riverwalk[0] = told["riverwalk_visits"]
    assert sum(t.seen(0).values()) == told["performer_track"]
    assert t.marks(0) == told["marks"]
    return t


@of_kind("final")
def test_FQ_E1_dani_has_113_points_line_by_line(example: Example) -> None:
    t, expect = dani(), example["expect"]
    lines = {line.key: line for line in scoring.lines(t.edition, t.state, 0)}
    for activity in ACTIVITIES:
        line = lines[activity]
        assert line.points == expect["activities"][activity]
        assert line.arguments["buildings"] == expect["on_street"][activity]
        assert line.arguments["times"] == expect["multiplier"][activity]
        assert line.arguments["extra"] == (5 if activity == "shopping" else 0)
    assert sum(lines[activity].points for activity in ACTIVITIES) == expect["activities_total"] == 42
    assert lines["second-line"].points == expect["second_line"] == 18
    assert lines["gift-shops"].points == expect["gift_shops"] == 9
    assert lines["courtyards"].points == expect["courtyards"] == 20
    assert lines["riverwalk"].points == expect["riverwalk"] == 8
    assert sum(lines[key].points for key in ("gift-shops", "courtyards", "riverwalk")) == expect["buildings"] == 37
    rows_of = lines["performers"].arguments
    assert [rows_of["top_points"], rows_of["bottom_points"]] == expect["performer_rows"] == [14, 0]
    assert rows_of["track_points"] == expect["performer_points"] == 2
    assert lines["performers"].points == expect["performers"] == 16
    assert sum(line.points for line in lines.values()) == t.game.scores(t.state)[0] == expect["total"] == 113


def test_FQ_E1_danis_sheet_has_every_icon_that_its_visits_and_cards_gave() -> None:
    """The whole sheet is accounted for: icons of cards, visits, performers track and wilds make its marks."""
    told = named("dani-113")
    t = dani()
    e = t.edition
    marks = {activity: told["card_icons"][activity] for activity in ACTIVITIES}
    umbrellas, performers = told["card_icons"]["umbrella"], [told["mysticism_A"]]
    for slug in told["visits"]:
        for icon in e.building_icons[t.building(slug)]:
            if icon == t.icon("umbrella"):
                umbrellas += 1
            elif icon >= t.icon("saxophone"):
                performers.append(e.performers[icon - t.icon("saxophone")])
            else:
                marks[ACTIVITIES[icon - t.icon("food")]] += 1
    assert sorted(performers) == sorted(told["top"] + told["bottom"])
    umbrellas += 2  # boxes 1 and 4 of the performers track
    marks["shopping"] += 1  # box 5
    umbrellas += len(told["visits"]) - len(told["mapped"]) + 2  # visits not mapped; two were mapped by the track
    umbrellas += told["second_line_boxes"] // e.line_rows[0]  # a row of the Second Line
    for activity, count in told["wilds_spent_on"].items():
        marks[activity] += count
    assert marks == told["marks"]
    assert umbrellas == told["umbrellas"]
    assert sum(told["wilds_spent_on"].values()) == umbrellas // 3 + told["card_icons"]["wild"]


def test_every_example_has_its_test() -> None:
    kinds = {"roll", "draft", "card", "move", "visit", "map", "advance", "line", "closed", "vacation", "final"}
    assert {example["kind"] for example in EXAMPLES} == kinds
    assert len(EXAMPLES) == len({example["id"] for example in EXAMPLES}) == 17
