"""FQ-L1 to FQ-L3, FQ-R8, FQ-R25 to FQ-R29, FQ-BM-B: the Second Line, the public one and one's own.

`oracle.py` knows by itself where a line may go and what lies along it.
"""

from __future__ import annotations

import random
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grandtour.core.game import Event
from grandtour.games.french_quarter.edition import DIRECTIONS
from grandtour.games.french_quarter.state import ADVANCE, LINE, OWN_LINE, closed_street, task_of
from tests.games.french_quarter.oracle import STEPS, Point, Town, town
from tests.quarter import Table, quarter, random_game, table

Maps = dict[str, int | str]
EDITIONS = ["grand-tour", "tiny"]
# Ends where all three ways are used.
DEAD_END = (
    *("north/st-ann", "north/st-peter", "north/toulouse", "dauphine/toulouse", "dauphine/st-peter"),
    "north/st-peter",
)
# Ends where one way is left, north along St Ann St.
LOOP = (
    *("royal/east", "bourbon/east", "bourbon/st-ann", "bourbon/st-peter", "royal/st-peter", "royal/st-ann"),
    "bourbon/st-ann",
)

# Runs along Dauphine St and back along Royal St.
LONG = (
    *(f"dauphine/{street}" for street in town().ns),
    "bourbon/east",
    *(f"royal/{street}" for street in town().ns[::-1]),
)

MYSTICISM = table().card("walk", "mysticism")


def point(w: Town, number: int) -> Point:
    return divmod(number, len(w.ns))


def number(w: Town, point: Point) -> int:
    return point[0] * len(w.ns) + point[1]


def trail(w: Town, length: int, seed: int) -> list[Point]:
    """A line that has wandered so far, or until it could not go on."""
    chance = random.Random(seed)
    line = [chance.choice(w.starts)]
    while len(line) <= length and (ways := w.ways(line)):
        to = w.onward(line[-1], chance.choice(ways))
        assert to is not None
        line.append(to)
    return line


def put(w: Town, t: Table, line: list[Point], own: list[Point] | None = None) -> Table:
    t.state.line = tuple(number(w, p) for p in line)
    if own is not None:
        t.state.lines[0] = tuple(number(w, p) for p in own)
    return t


def parades(events: list[Event]) -> dict[object, dict[str, object]]:
    return {event.data["seat"]: event.data for event in events if event.kind == "parade"}


def wandering(edition: str = "grand-tour") -> st.SearchStrategy[list[Point]]:
    return st.builds(trail, st.just(town(edition)), st.integers(0, 25), st.integers(0, 10**6))


# ---- where it may go ------------------------------------------------------------------------------------------------
@given(st.sampled_from(EDITIONS), st.integers(0, 30), st.integers(0, 10**6), st.data())
def test_FQ_L1_the_line_may_go_on_where_the_oracle_says(
    edition: str, length: int, seed: int, data: st.DataObject
) -> None:
    """Never along a stretch that it has used nor along the closed street; across both, and along borders."""
    w = town(edition)
    line = trail(w, length, seed)
    closed = data.draw(st.sampled_from(["", *w.named]))
    t = put(w, table(2, edition, mayor=True).plan(closed=closed), line).all_taken(caller=1)
    ways = w.ways(line, closed)
    if len(ways) > 1:
        assert (t.task, t.actors) == ("advance", [1])
        assert t.directions() == ways
        assert len(t.legal()) == len(ways)
        t.play(f"advance {data.draw(st.sampled_from(ways))}")
    after = [point(w, k) for k in t.state.line]
    if ways:
        assert after[:-1] == line
        assert after[-1] in [w.onward(line[-1], way) for way in ways]
        assert t.kinds().count("line") == 1
    else:
        assert after == line
        assert "stuck" in t.kinds()
    assert set(parades(t.events)) == {0, 1}
    assert t.state.round == 2


@given(st.integers(0, 10**6), st.sampled_from(EDITIONS), st.integers(1, 3))
def test_FQ_L1_in_whole_games_lines_are_what_the_oracle_allows(seed: int, edition: str, seats: int) -> None:
    game, w = quarter(edition, mayor=True), town(edition)
    for state, seat, _, _ in random_game(game, seats, seed):
        if state.phase != LINE:
            continue
        closed = closed_street(game.edition, state)
        street = "" if closed < 0 else game.edition.streets[closed]
        texts = [game.write(action) for action in game.legal_actions(state, seat)]
        if task_of(state) == ADVANCE:
            ways = w.ways([point(w, k) for k in state.line], street)
            assert texts == [f"advance {way}" for way in ways]
            assert len(ways) > 1
            assert seat == state.caller
        elif task_of(state) == OWN_LINE:
            ways = w.ways([point(w, k) for k in state.lines[seat]], street)
            assert texts == [*(f"advance {way}" for way in ways), "pass"]
            assert len(ways) > 0
    for line in (state.line, *state.lines):
        stretches = [frozenset(stretch) for stretch in pairwise(line)]
        assert len(set(stretches)) == len(stretches)
        for a, b in pairwise(line):
            assert point(w, b) in [w.onward(point(w, a), way) for way in STEPS]


def test_FQ_L1_the_rulebooks_line_goes_east_along_bourbon_from_st_peter_to_st_ann() -> None:
    t = table().line("bourbon/st-peter").plan().all_taken(caller=0).play("advance east")
    assert t.line_points() == ["bourbon/st-peter", "bourbon/st-ann"]


def test_FQ_L1_who_took_the_socialize_die_decides_for_all() -> None:
    for caller in range(3):
        t = table(3, first=1).line("bourbon/st-peter").plan().all_taken(caller=caller)
        assert (t.actors, t.task) == ([caller], "advance")
        assert t.directions() == ["north", "east", "south", "west"]
        for other in {0, 1, 2} - {caller}:
            assert t.legal(other) == []


def test_FQ_L1_the_taker_is_remembered_until_the_phase() -> None:
    t = table(2).line("bourbon/st-peter").plan({"walk": 2}).play("take walk 2", "go roux-the-day-tavern")
    t.play("take socialize 1", "go ljs-public-house")
    for seat in (0, 1):
        t.play_as(seat, t.legal()[0])
        while t.actors == [seat] and t.phase == "move":
            t.play(t.legal()[0])
    assert (t.phase, t.actors) == ("line", [1])


def test_FQ_L1_not_back_along_the_stretch_it_came_but_across_its_own_way() -> None:
    t = table().line("bourbon/st-ann", "bourbon/st-peter").plan().all_taken(caller=0)
    assert t.directions() == ["north", "south", "west"]
    assert t.refusal("advance east") == ("FQ-L1", "used")
    crossing = (*("bourbon/east", "bourbon/st-ann", "bourbon/st-peter", "royal/st-peter"), "royal/st-ann")
    t = table().line(*crossing, "bourbon/st-ann").plan().all_taken(caller=0)
    assert t.line_points()[-1] == "dauphine/st-ann"  # straight on over its own way: the only way, so nobody is asked


def test_FQ_L1_along_the_borders_but_not_off_the_map() -> None:
    t = table(start=6).plan().all_taken(caller=0)
    assert t.line_points() == ["royal/west"]
    assert t.directions() == ["north", "east", "south"]
    assert t.refusal("advance west") == ("FQ-L1", "edge")
    t.play("advance north")
    assert t.line_points() == ["royal/west", "bourbon/west"]


def test_FQ_L1_no_stretch_is_an_alley() -> None:
    """Intersections are those of streets and borders: from one to the next is a whole block."""
    e = quarter().edition
    assert e.points == 7 * 6
    assert all("/" in name for name in e.point_names)
    assert len(set(e.point_names)) == e.points


def test_FQ_R26_an_open_way_is_forced() -> None:
    t = table().line("bourbon/st-peter").plan().all_taken(caller=0)
    assert "pass" not in t.legal()
    assert t.refusal("pass") == ("FQ-R26", "must")


def test_FQ_R26_a_single_way_is_taken_without_a_question() -> None:
    t = table().line(*LOOP).plan().all_taken(caller=0)
    assert t.line_points()[-1] == "dauphine/st-ann"
    assert t.kinds()[-4:] == ["line", "parade", "parade", "round"]


# ---- no way on ------------------------------------------------------------------------------------------------------
def test_FQ_L2_a_line_with_no_way_on_stays_and_is_scored() -> None:
    t = table().line(*DEAD_END).mapped(0, {"ljs-public-house": 2, "bens-spectral-gems": 2, "riverwalk": 1})
    t.plan().all_taken(caller=1)
    assert t.line_points() == list(DEAD_END)
    assert t.kinds()[-4:] == ["stuck", "parade", "parade", "round"]
    assert t.state.boxes == [2, 0]
    assert t.state.round == 2


def test_FQ_L2_a_closed_street_can_leave_no_way_on() -> None:
    t = table(mayor=True).line(*LOOP).mapped(1, {"roux-the-day-tavern": 4}).plan(closed="st-ann").all_taken(caller=0)
    assert t.line_points() == list(LOOP)
    assert "stuck" in t.kinds()
    assert t.state.boxes == [0, 1]


def test_FQ_L2_a_line_that_never_moved_touches_nothing() -> None:
    t = table().mapped(0, dict.fromkeys(town().buildings, 3)).plan()
    t.state.line = (t.point("north/conti"),)
    assert t.all_taken(caller=0).play("advance south").state.boxes == [3, 0]  # both of the pair, and one opposite


def test_FQ_R25_ones_own_line_waits_too_when_the_public_one_is_stuck() -> None:
    t = table().line(*DEAD_END).own_line(0, "royal/west", "royal/conti").mapped(0, {"police-station": 2})
    t.plan().all_taken(caller=0)
    assert "own-line" not in t.kinds()
    assert t.state.lines[0] == (t.point("royal/west"), t.point("royal/conti"))
    assert t.state.boxes[0] == 1  # and is counted
    assert t.state.round == 2


# ---- what it scores -------------------------------------------------------------------------------------------------
@given(wandering(), wandering(), st.booleans(), st.data())
def test_FQ_L3_as_many_boxes_as_mapped_buildings_lie_along_the_lines(
    line: list[Point], own: list[Point], has_own: bool, data: st.DataObject
) -> None:
    """FQ-BM-B: along either line, each once, whether mapped with a value or with a W."""
    w = town()
    written: list[int | str] = [1, 4, "W"]
    maps = [data.draw(st.dictionaries(st.sampled_from(w.buildings), st.sampled_from(written))) for _ in range(2)]
    t = table().mapped(0, maps[0]).mapped(1, maps[1]).plan()
    put(w, t, line, own if has_own else None).all_taken(caller=1)
    if t.task == "advance":
        t.play(t.legal()[-1])
    if t.task == "own-line":
        t.play(t.legal()[data.draw(st.integers(0, len(t.legal()) - 1))])
    public = w.beside([point(w, k) for k in t.state.line])
    private = w.beside([point(w, k) for k in t.state.lines[0]])
    counts = [len(maps[0].keys() & (public | private)), len(maps[1].keys() & public)]
    assert [data["buildings"] for _, data in sorted(parades(t.events).items(), key=str)] == counts
    assert t.state.boxes == counts
    assert t.points(0)["second-line"] == counts[0]


def test_FQ_L3_a_side_counts_a_corner_does_not() -> None:
    near: Maps = {"bens-spectral-gems": 3, "cajun-jewelers": 3}  # on either side of St Peter St, north of Dauphine St
    corner: Maps = {"ljs-public-house": 3, "brush-and-brew-pub": 3}  # south of where it ends
    t = (
        table()
        .mapped(0, near)
        .mapped(1, corner)
        .line("north/st-peter")
        .plan()
        .all_taken(caller=0)
        .play("advance south")
    )
    assert t.state.boxes == [2, 0]


def test_FQ_L3_a_large_building_is_along_the_line_beside_both_halves_of_a_pair() -> None:
    pair: Maps = {"brush-and-brew-pub": 3, "catbird-playhouse": 3}
    t = table().mapped(0, pair).mapped(1, {"brush-and-brew-pub": 3, "catbird-playhouse": 3, "cajun-jewelers": 3})
    t.line("dauphine/st-peter").plan().all_taken(caller=0).play("advance east")
    assert t.state.boxes == [2, 3]
    t = table().mapped(0, pair).line("dauphine/st-peter").plan().all_taken(caller=0).play("advance south")
    assert t.state.boxes[0] == 1  # the other half is behind the alley


def test_FQ_L3_earlier_stretches_count_again_and_each_building_once() -> None:
    t = table().mapped(0, {"ljs-public-house": 3}).line("dauphine/toulouse", "dauphine/st-peter")
    t.plan().all_taken(caller=0).play("advance south")
    assert t.state.boxes[0] == 1  # two of its sides
    t.plan().all_taken(caller=0).play("advance west")
    assert t.state.boxes[0] == 2  # three
    t.plan().all_taken(caller=1).play("advance south")
    assert t.state.boxes[0] == 3  # and though the line has left it


def along_long(count: int) -> Maps:
    """So many of the buildings along LONG are mapped."""
    w = town()
    beside = sorted(w.beside([(w.ew.index(a), w.ns.index(b)) for a, b in (name.split("/") for name in LONG)]))
    return dict.fromkeys(beside[:count], 2)


@pytest.mark.parametrize(
    ("before", "mapped", "after", "umbrellas"),
    [(0, 9, 9, 0), (0, 10, 10, 1), (8, 3, 11, 1), (9, 11, 20, 2), (9, 1, 10, 1), (10, 3, 13, 0), (0, 20, 20, 2)],
)
def test_FQ_L3_each_row_completed_gives_an_umbrella(before: int, mapped: int, after: int, umbrellas: int) -> None:
    t = table().boxes(0, before).mapped(0, along_long(mapped)).line(*LONG).plan().all_taken(caller=0)
    t.play("advance north")
    assert (t.state.boxes[0], t.state.umbrellas[0]) == (after, umbrellas)


def test_FQ_R29_boxes_past_the_end_are_lost() -> None:
    t = table().boxes(0, 59).boxes(1, 60).line("north/st-peter")
    maps: Maps = {"bens-spectral-gems": 3, "cajun-jewelers": 3}
    t.mapped(0, maps).mapped(1, maps).plan().all_taken(caller=0).play("advance south")
    assert t.state.boxes == [60, 60]
    assert t.state.umbrellas == [1, 0]
    assert t.points(0)["second-line"] == t.points(1)["second-line"] == 60
    assert parades(t.events)[1]["rows"] == 0


def test_FQ_R29_the_umbrellas_of_rows_come_after_all_boxes_are_marked() -> None:
    t = table().boxes(0, 9).umbrellas(0, 2).mapped(0, along_long(12)).line(*LONG).plan().all_taken(caller=0)
    t.play("advance north")
    assert t.state.boxes[0] == 21  # before the wild of the first umbrella is used
    assert t.kinds()[-2:] == ["parade", "umbrella"]
    assert (t.task, t.actors, t.state.umbrellas[0]) == ("icon", [0], 3)
    t.play("mark partying")
    assert (t.state.umbrellas[0], t.marks(0)) == (4, {"partying": 1})
    assert (t.phase, t.state.round) == ("plan", 2)


def test_FQ_R29_an_edition_with_short_rows() -> None:
    t = table(2, "tiny").boxes(0, 1).mapped(0, {"puppet-house": 3, "tea-room": 3, "fish-hall": 3, "cellar": 3})
    t.line("high/lane").plan().all_taken(caller=0).play("advance east")
    assert (t.state.boxes[0], t.state.umbrellas[0]) == (4, 1)  # rows of 2, 3 and 4
    t.plan().all_taken(caller=0)
    while t.phase == "line":
        t.play(t.legal()[0])
    assert t.state.boxes[0] >= 7


@pytest.mark.parametrize("first", [0, 1, 2])
def test_FQ_R28_everybody_scores_in_order_from_the_start_player(first: int) -> None:
    t = table(3, first=first).plan().all_taken(caller=0).play("advance south")
    order = [event.data["seat"] for event in t.events if event.kind == "parade"]
    assert order == [(first + k) % 3 for k in range(3)]


def test_FQ_R28_one_seats_row_is_resolved_before_the_next_seat_scores() -> None:
    t = table(2, first=1).line("north/st-peter").boxes(1, 9).umbrellas(1, 2).boxes(0, 9).umbrellas(0, 2)
    for seat in (0, 1):
        t.mapped(seat, {"bens-spectral-gems": 3})
    t.plan().all_taken(caller=0).play("advance south")
    assert (t.actors, t.state.boxes) == ([1], [9, 10])
    t.play("mark food")
    assert (t.actors, t.state.boxes) == ([0], [10, 10])
    t.play("mark culture")
    assert (t.marks(0), t.marks(1)) == ({"culture": 1}, {"food": 1})
    assert t.state.round == 2


# ---- one's own line -------------------------------------------------------------------------------------------------
def with_own(*points: str, caller: int = 1) -> Table:
    """Seat 0 has a line of its own; the public one has just gone on."""
    t = table().line("north/conti").own_line(0, *points).plan().all_taken(caller=caller)
    return t.play("advance south")


def unlocking(t: Table) -> Table:
    """The next mysticism box of seat 0 gives it Mysticism B."""
    return t.unlocked(0, "mysticism", "A").before(0, "mysticism", "bonus")


def test_FQ_BM_B_begins_at_any_start_but_the_public_lines() -> None:
    for start in range(1, 7):
        t = unlocking(table(start=start)).plan({"walk": 3}, {"walk": MYSTICISM}).play("take walk 3")
        assert t.legal() == [f"begin {k}" for k in range(1, 7) if k != start]
        assert t.refusal(f"begin {start}") == ("FQ-R8", "public")


def test_FQ_R8_not_the_start_of_the_public_line_but_its_present_end_is_allowed() -> None:
    """The public line began at the first start and has come to the second."""
    t = unlocking(table(start=1)).line_between(1, 2)
    t.plan({"walk": 3}, {"walk": MYSTICISM}).play("take walk 3")
    assert "begin 1" not in t.legal()
    t.play("begin 2")
    assert t.state.lines[0] == (t.state.line[-1],)
    assert t.state.lines[1] == ()
    assert t.task == "travel"  # the turn goes on


def test_FQ_R8_a_line_begun_in_a_turn_may_go_on_in_the_same_round() -> None:
    t = unlocking(table(start=1)).plan({"walk": 3}, {"walk": MYSTICISM}).play("take walk 3", "begin 4")
    t.all_taken(caller=1)
    t.play(f"advance {t.directions()[0]}")
    assert (t.task, t.actors) == ("own-line", [0])
    start, way = t.edition.starts[3], t.directions()[0]
    t.play(f"advance {way}")
    assert t.state.lines[0] == (start, t.edition.grid.onward(start, DIRECTIONS.index(way)))


def test_FQ_R8_a_line_begun_by_a_rows_umbrella_waits_for_the_next_time() -> None:
    t = unlocking(table(start=1)).line("north/st-peter").boxes(0, 9).umbrellas(0, 2)
    t.mapped(0, {"bens-spectral-gems": 3}).plan().all_taken(caller=1).play("advance south", "mark mysticism")
    assert t.task == "begin-line"
    t.play("begin 4")
    assert (t.phase, t.state.round) == ("plan", 2)
    assert t.state.lines[0] == (t.edition.starts[3],)
    t.plan().all_taken(caller=1).play("advance south")
    assert (t.task, t.actors) == ("own-line", [0])


def test_FQ_BM_B_goes_its_own_way_whenever_the_public_line_has_advanced() -> None:
    t = with_own("royal/west")
    assert (t.task, t.actors) == ("own-line", [0])
    assert t.legal() == ["advance north", "advance east", "advance south", "pass"]
    t.play("advance east")
    assert t.state.lines[0] == (t.point("royal/west"), t.point("royal/conti"))
    assert t.line_points() == ["north/conti", "dauphine/conti"]
    assert t.state.round == 2


def test_FQ_R26_ones_own_line_need_not_go_on() -> None:
    t = with_own("royal/west").play("pass")
    assert t.state.lines[0] == (t.point("royal/west"),)
    assert t.state.round == 2


def test_FQ_R26_a_single_way_of_ones_own_line_is_asked_for_since_nobody_has_to() -> None:
    t = with_own(*LOOP)
    assert t.legal() == ["advance north", "pass"]


def test_FQ_BM_B_without_a_way_on_nobody_is_asked() -> None:
    t = with_own(*DEAD_END)
    assert t.state.round == 2
    assert t.state.lines[0] == tuple(t.point(name) for name in DEAD_END)


def test_FQ_BM_B_by_the_same_rules() -> None:
    t = with_own("royal/conti", "royal/west")
    assert t.legal() == ["advance north", "advance south", "pass"]
    assert t.refusal("advance east") == ("FQ-L1", "used")
    assert t.refusal("advance west") == ("FQ-L1", "edge")


def test_FQ_R27_each_line_avoids_its_own_stretches_only() -> None:
    t = with_own("north/conti")
    assert "advance south" in t.legal()  # where the public line has just gone
    t.play("advance south").plan().all_taken(caller=0)
    assert t.directions() == ["east", "south", "west"]


def test_FQ_BM_B_a_building_along_both_lines_counts_once() -> None:
    t = table().line("north/conti").own_line(0, "dauphine/west").mapped(0, {"plume-and-parasol": 2, "riverwalk": 2})
    t.mapped(1, {"plume-and-parasol": 2})
    t.plan().all_taken(caller=1).play("advance south", "advance east")
    assert t.state.boxes == [1, 1]


def test_FQ_BM_B_counts_for_its_owner_only() -> None:
    maps: Maps = {"police-station": 3}
    t = table().line("north/conti").own_line(0, "royal/west").mapped(0, maps).mapped(1, maps)
    t.plan().all_taken(caller=1).play("advance south", "advance east")
    assert t.state.boxes == [1, 0]


def test_FQ_R28_two_with_a_line_of_their_own_are_asked_in_order_from_the_start_player() -> None:
    t = table(3, first=2).own_line(0, "royal/west").own_line(2, "royal/east").plan().all_taken(caller=1)
    t.play("advance south")
    assert t.actors == [2]
    t.play("advance west")
    assert t.actors == [0]
    assert t.kinds()[-2:] == ["own-line", "parade"]
    t.play("pass")
    assert t.state.round == 2


def test_FQ_BM_B_nobody_advances_without_a_public_advance() -> None:
    t = table().own_line(0, "royal/west").plan().all_taken()
    assert t.state.round == 2
    assert t.state.lines[0] == (t.point("royal/west"),)
