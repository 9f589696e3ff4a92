"""`grandtour play french-quarter`: whole games by script, what is shown at each decision, and every kind of answer."""

from __future__ import annotations

import io
import os
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest
from rich.console import Console

import grandtour as gt
from grandtour.core.game import CHANCE, Action, Event, View
from grandtour.core.record import parse
from grandtour.games.french_quarter import scoring
from grandtour.games.french_quarter.edition import ACTIVITIES, BONUS, BOXES, CHOICE
from grandtour.games.french_quarter.legal import legal_actions
from grandtour.games.french_quarter.state import ICON_USED_UP
from grandtour.terminal.face import Choice, Menu
from grandtour.terminal.french_quarter import PARTS, FrenchQuarterFace
from grandtour.terminal.french_quarter_position import position_of, tasks_of
from grandtour.terminal.session import COMMANDS
from grandtour.words import LANGUAGES, Words
from tests.cli.run import ok, process
from tests.cli.screen import Play, check_answers, text, words_in
from tests.cli.test_play import AtTerminal
from tests.quarter import Table, quarter, table

GAME = "french-quarter"
ALWAYS_1 = "1\n" * 600
WITH_ALL = ("--option", "mayor=on", "--option", "tourism=on")
MOVES = (
    *("take", "go", "further", "map", "mark", "bonus", "multiplier", "performer", "begin", "advance", "pass"),
    *("+", "x", "b", "m", "p", "n", "e", "s", "w"),
)


def face_of(game: gt.Game, seats: int = 2, language: str = "en", width: int = 80) -> FrenchQuarterFace:
    names = ["Ana", "Ben", "Cleo", "Dan"][:seats]
    assert isinstance(game, type(quarter()))
    return FrenchQuarterFace(game, language, names, Console(file=io.StringIO(), width=width))


def seen_by(t: Table, seat: int = 0) -> View:
    return t.game.observe(t.state, seat)


def menu_of(t: Table, seat: int = 0, language: str = "en") -> tuple[FrenchQuarterFace, Menu]:
    """The face of a position and the menu of its decision."""
    face = face_of(t.game, t.state.seats, language)
    return face, face.menu(seen_by(t, seat), t.game.legal_actions(t.state, seat))


def labels(menu: Menu) -> list[str]:
    return [choice.label.plain for _, _, choice in menu.numbered()]


def actions_of(choices: list[Choice]) -> list[Action]:
    """Of the choices and of those that they ask for next."""
    out: list[Action] = []
    for choice in choices:
        out += [choice.action] if choice.action is not None else actions_of(choice.more)
    return out


@cache
def decisions(edition: str, seats: int) -> list[tuple[View, list[Action]]]:
    """Views and legal actions of random games with all options: each kind of decision several times."""
    game = quarter(edition, True, True)
    out: list[tuple[View, list[Action]]] = []
    counts: dict[tuple[str, bool], int] = {}
    for seed in range(12):
        match = gt.Match(game, seats, seed)
        picker = gt.Picker(seed)
        while match.actors:
            seat = match.actors[0]
            view, legal = match.view(seat), match.legal(seat)
            key = (tasks_of(view)[0][0], any(re.search(r" W$| as |^further", game.write(action)) for action in legal))
            counts[key] = counts.get(key, 0) + 1
            if counts[key] <= 6:
                out.append((view, legal))
            match.play(seat, legal[picker.below(len(legal))])
    return out


# ---- whole games ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_with_the_first_choice_every_time(play: Play, language: str, tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    screen = play(ALWAYS_1, "--lang", language, "--record", record, *WITH_ALL)
    assert not re.search(r"terminal-|part-|event-|prompt-|phase-|action-|\bcount\b", screen)
    assert max(len(line) for line in screen.splitlines()) <= 80
    scores = parse(record.read_text()).scores
    assert scores is not None
    for score in scores:
        assert re.search(rf"(Total|Summe) +{score}$", screen, re.MULTILINE)
    assert "FQ-" not in screen.split(Words(None, language).say("terminal-game-over"))[1]
    assert ok("verify", record).startswith("true: ")


@pytest.mark.parametrize(("seats", "columns"), [(1, 120), (3, 150), (4, 100)])
def test_every_number_of_players(play: Play, seats: int, columns: int) -> None:
    screen = play(ALWAYS_1, *WITH_ALL, seats=",".join(["human"] + ["random"] * (seats - 1)), columns=columns)
    assert "Round 8 of 8" in screen
    assert max(len(line) for line in screen.splitlines()) <= columns
    ending = screen.split("The game is over")[1]
    assert len(re.findall(r"So far: \d+ point", ending)) == seats
    assert len(re.findall(r"Total +\d+", ending)) == seats


def test_alone_the_mayor_takes_dice_and_the_points_have_a_name(play: Play) -> None:
    screen = play(ALWAYS_1, seats="human", seed=11)  # a seed where the player begins
    assert screen.count("Mayor Carly takes the ") == 16
    assert "The Mayor begins." in screen
    assert "You begin." in screen
    assert re.search(r"The Mayor’s dice, first choice first: \w+ → ", words_in(screen))
    assert re.search(r"You have reached \d+ points: “.+”", words_in(screen))
    assert " wins" not in screen


def test_alone_the_score_sheet_is_as_wide_as_the_screen(play: Play) -> None:
    ending = play(ALWAYS_1, seats="human", seed=11, columns=100).split("The game is over")[1]
    assert re.search(r"^Performers: top row \d+ → \d+, bottom row \d+ → \d+, track \d+ +\+\d+$", ending, re.MULTILINE)


def test_a_street_and_what_it_brings_stay_on_one_line(play: Play) -> None:
    ending = play(ALWAYS_1, columns=100).split("The game is over")[1]
    assert len(re.findall(r"(Decatur|St Peter|Conti|St Ann|Bourbon) St × \d", ending)) == 10


def test_a_narrow_screen_cuts_nothing_of_the_sheet() -> None:
    t = table().marked(0, "partying", 3).plan()
    for width in (60, 80):
        face = face_of(t.game, 2, width=width)
        shown = text(face.sheet(seen_by(t), 0), width)
        assert "…" not in shown
        assert boxes_of(t, "partying", 3) in shown
        assert f"{boxes_of(t, 'partying', 3)} Bourbon St 0×0=0 in " in words_in(shown)
        assert max(map(len, shown.splitlines())) <= width
    assert words_in(shown).count(" in ") == 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_narrow_screen_cuts_no_word_of_the_table(language: str) -> None:
    t = table(seats=3, tourism=True, vacations=("mardi-gras", "pub-crawl", "family-trip")).at(1, "riverwalk").plan()
    face = face_of(t.game, 3, language, 60)
    menu = face.menu(seen_by(t), t.game.legal_actions(t.state, 0))
    assert "…" not in text(face.table(seen_by(t), menu), 60)


def test_a_smaller_map(play: Play) -> None:
    screen = play(ALWAYS_1, "--edition", "tiny", *WITH_ALL)
    assert "The game is over" in screen
    assert "│Puppet House┊Tea Room    │" in screen


def test_a_game_of_bots_is_told_without_small_things(play: Play) -> None:
    screen = play("", seats="random,random")
    assert len(re.findall(r"Random \d takes the ", screen)) == 32
    assert "marks an umbrella" not in screen


def test_it_works_where_letters_and_colors_do_not() -> None:
    more = {"PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii", "TERM": "dumb"}
    done = process("play", GAME, "--seed", "7", "--seats", "human,random", *WITH_ALL, stdin=ALWAYS_1, **more)
    assert (done.returncode, done.stderr) == (0, "")
    drawn = [line for line in done.stdout.splitlines() if re.match(r"[|+#%6] ?\w", line)]
    assert drawn
    assert not any("?" in line for line in drawn)
    assert "Zephyr" in done.stdout


def test_several_at_one_keyboard_do_not_see_each_others_vacation_cards(play: Play) -> None:
    screen = play("\n1\n", *WITH_ALL, "--names", "Ana,Ben", seats="human,human")
    first = re.findall(r"Pass the device to (\w+)", screen)[0]
    assert f"☻ {first} (you)" in screen
    assert screen.count("You get the Vacation card") == 0  # told in the log; the sheet has it
    assert len(re.findall(r"^Vacation  +.* \(8 points", screen, re.MULTILINE)) >= 1
    assert "+?" in screen


# ---- what is shown ------------------------------------------------------------------------------------------
def card_icons(face: FrenchQuarterFace, t: Table, type: str) -> str:
    return face.codes.icons(t.edition.card_icons[t.state.shown[t.type(type)]]).plain


def boxes_of(t: Table, activity: str, marked: int) -> str:
    """Squares bare, circles in brackets, what is marked filled."""
    signs = {"square": "□", "bonus": "(+)", "multiplier": "(×)", "choice": "(?)"}
    full = {"square": "■", "bonus": "(■)", "multiplier": "(■)", "choice": "(■)"}
    kinds = [BOXES[box] for box in t.edition.tracks[ACTIVITIES.index(activity)].boxes]
    return "".join((full if box < marked else signs)[kind] for box, kind in enumerate(kinds))


def test_a_table_shows_all_that_a_decision_needs() -> None:
    t = table(seats=2, mayor=True, tourism=True, vacations=("mardi-gras", "pub-crawl"))
    t.mapped(0, {"french-market": 3, "gator-grin": "W"}).unlocked(0, "culture", "A").times(0, "food", 2)
    t.marked(0, "food", 4).umbrellas(0, 4).performers(0, "tuba", "violin", bottom=("tuba",)).boxes(0, 13)
    t.line("north/conti", "dauphine/conti").own_line(0, "south/conti", "n-front/conti")
    t.plan({"walk": 5}, closed="st-ann")
    face, menu = menu_of(t)
    flat = words_in(text(face.table(seen_by(t), menu)))
    rows = t.edition.row_points
    for shown in (
        "Round 1 of 8 · St Ann St is closed",
        "▶ ☻ Ana (you) (first) Hotel Ama House 2 13",
        "☺2 Ben Hotel Ama House 0 0 0+?",
        f"Walk [5] {card_icons(face, t, 'walk')} 1–2 spaces",
        f"Riverboat [1] {card_icons(face, t, 'riverboat')} Decatur St or N Front St",
        "Mayor: St Ann St is closed.",
        "× St Ann St",
        f"Fo Food {boxes_of(t, 'food', 4)} Decatur St 2×2=4 in ",
        f"Cu Culture {boxes_of(t, 'culture', 0)} St Peter St 1×0=0 in ",
        "Umbrellas ■■(■)■□(□)",
        "4/30",
        f"top row □ □ ■ ■ □ □ □ □ 2 → {rows[2]}",
        f"bottom row □ □ ■ □ □ □ □ □ 1 → {rows[1]}",
        f"track ■■■ {face.picture.reward(3).plain} ",
        "[St Ann St]",
        "Second Line row 2 of 6 ■■■□□□□□□□☂ 13/60",
        "♣ courtyards 0/4 = 0 (2/6/12/20) · ~ Riverwalk Shopping & Aquarium 0/2 (8 points) · $ gift shops [ ] + [W]",
        "Vacation Mardi Gras (8 points): [ ] Coop's Bead Emporium",
        "[3] French Market",
        "Bonuses Culture A: go 1 or 2 spaces further (once)",
        f"So far: {t.game.scores(t.state)[0]} points",
    ):
        assert shown in flat, shown
    assert "Pub Crawl" not in flat


def test_the_chain_that_is_still_to_be_resolved_is_told() -> None:
    """The third umbrella brings a wild; the food after it and the rest of the turn have to wait."""
    t = travelling().umbrellas(0, 2).resolve("umbrella", "food")
    face, menu = menu_of(t)
    assert t.task == "icon"
    told = words_in(text(face.glance(seen_by(t), menu)))
    assert "After this: Food > move (Walk) > icons of the building > map it" in told


def test_a_crossed_out_circle_is_seen_and_not_promised() -> None:
    """FQ-BP-A."""
    t = travelling().resolve("wild")
    face, _ = menu_of(t)
    circle = next(box for box, kind in enumerate(t.edition.tracks[1].boxes) if BOXES[kind] != "square")
    t.marked(0, "culture", circle).state.crossed[1] = 1 << circle
    sheet = text(face.board(seen_by(t), "sheet")).splitlines()
    culture = next(row for row in sheet if row.startswith("Cu Culture"))
    assert f" {'■' * circle}(/)" in culture
    assert "in 1:" not in culture
    behind = next(label for label in labels(menu_of(t)[1]) if label.startswith("Cu Culture"))
    assert "crossed out" not in behind  # FQ-R6: the Wild marks the box behind it
    t.state.rules_version = ICON_USED_UP
    assert "Cu Culture  a circle that is crossed out" in labels(menu_of(t)[1])


def test_other_players_maps_and_sheets_on_a_command() -> None:
    t = table().mapped(1, {"police-station": 6}).marked(1, "food", 2).plan()
    face, _ = menu_of(t)
    ben = text(face.board(seen_by(t), "ben"))
    assert "[6]" in ben
    assert "Fo Food      ■■(?)" in ben
    assert "☻" in ben
    assert ben == text(face.board(seen_by(t), "2"))
    assert "[6]" not in text(face.board(seen_by(t), "ana"))
    assert "Mysticism B a Second Line of your own" in words_in(text(face.board(seen_by(t), "sheet")))
    assert "Streetcar  [1]" in text(face.board(seen_by(t), "cards"))
    assert "ma magician" in text(face.board(seen_by(t), "map"))


def test_nothing_that_others_hide_can_show() -> None:
    """Whatever Vacation cards the others have, every screen is the same."""
    cards = quarter().edition.vacations
    seen: set[str] = set()
    for other in cards[1:6]:
        t = table(tourism=True, vacations=(cards[0], other)).mapped(1, {"police-station": 1}).plan()
        face, menu = menu_of(t)
        view = seen_by(t)
        shown = (face.table(view, menu), face.glance(view, menu), *(face.board(view, p) for p in ("", "ben", *PARTS)))
        seen.add("".join(map(text, shown)))
    assert len(seen) == 1


@pytest.mark.parametrize(("edition", "seats"), [("grand-tour", 1), ("grand-tour", 3), ("tiny", 2)])
def test_a_position_made_of_a_view_has_its_points_and_its_legal_actions(edition: str, seats: int) -> None:
    """So what the sheet and the menu say is what the rules say."""
    game = quarter(edition, True, True)
    e = game.edition
    for view, legal in decisions(edition, seats):
        s = position_of(e, view)
        viewer = view["viewer"]
        assert isinstance(viewer, int)
        assert legal_actions(e, game.tables, s, viewer) == legal
        players = view["players"]
        assert isinstance(players, list)
        for seat, player in enumerate(players):
            assert sum(line.points for line in scoring.lines(e, s, seat)) == player["points"]


# ---- choices ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("edition", ["grand-tour", "tiny"])
def test_all_choices_are_in_the_menu_once_and_can_be_typed(edition: str) -> None:
    game = quarter(edition, True, True)
    face = face_of(game, 2)
    kinds = set()
    for view, legal in decisions(edition, 2):
        kinds.add(tasks_of(view)[0][0])
        menu = face.menu(view, legal)
        offered = actions_of([choice for _, _, choice in menu.numbered()])
        assert sorted(map(game.write, offered)) == sorted(map(game.write, legal))
        for action in legal:
            assert game.read(face.tidy(game.write(action).lower())) == action
        text(face.table(view, menu))
        assert max(len(line) for line in text(face.glance(view, menu)).splitlines()) <= 80
    assert {"take", "travel", "map", "icon", "circle", "free-map", "street-map", "advance", "one-performer"} <= kinds
    if edition == "tiny":  # where the tracks are so short that every bonus is unlocked
        assert {"neighbour", "begin-line", "own-line", "two-performers", "other-performer"} <= kinds


def typed(t: Table, answer: str, language: str = "en") -> str:
    face, _ = menu_of(t, language=language)
    return face.tidy(answer)


def wild() -> Table:
    return travelling().resolve("wild")


def at_circle() -> Table:
    """A circle with a choice, on the first track that has one."""
    t = travelling()
    activity = next(k for k, track in enumerate(t.edition.tracks) if CHOICE in track.boxes)
    box = t.edition.tracks[activity].boxes.index(CHOICE)
    return t.marked(0, ACTIVITIES[activity], box).resolve(ACTIVITIES[activity])


def leading() -> Table:
    return table().line("royal/conti").plan().all_taken(0)


def travelling() -> Table:
    return table().plan({"walk": 4}).play("take walk 4")


def free_map() -> Table:
    t = travelling().uses(0, w=1)
    return t.due("free-map", t.street("decatur") + 1)


def with_a_w() -> Table:
    return table().uses(0, w=1).plan({"walk": 4}).play("take walk 4", "go bayou-oyster-bar")


def second_building() -> Table:
    return table().unlocked(0, "culture", "B").plan({"walk": 4}).play("take walk 4", "go bayou-oyster-bar")


TYPED: list[tuple[Callable[[], Table], str, str]] = [
    (lambda: table().plan({"walk": 3}), "walk", "take walk 3"),
    (lambda: table().plan({"walk": 3}), "Walk 3".lower(), "take walk 3"),
    (lambda: table().plan(), "river", "take riverboat 1"),
    (lambda: table(seats=3).plan({"walk": (3, 4)}), "walk 4", "take walk 4"),
    (lambda: table(seats=3).plan({"walk": (3, 4)}), "walk", "walk"),
    (lambda: table().uses(0, other=1).plan(), "walk as carriage", "take walk 1 as carriage"),
    (wild, "food", "mark food"),
    (wild, "my", "mark mysticism"),
    (wild, "p", "p"),
    (at_circle, "+", "bonus"),
    (at_circle, "b", "bonus"),
    (at_circle, "x", "multiplier"),
    (at_circle, "m", "multiplier"),
    (at_circle, "multi", "multiplier"),
    (leading, "n", "advance north"),
    (leading, "west", "advance west"),
    (leading, "advance s", "advance south"),
    (travelling, "bayou", "go bayou-oyster-bar"),
    (travelling, "go bayou", "go bayou-oyster-bar"),
    (travelling, "go police", "go police-station"),
    (travelling, "courtyard", "courtyard"),
    (travelling, "ljs", "go ljs-public-house"),
    (travelling, "LJ's Public".lower(), "go ljs-public-house"),
    (free_map, "cafe 4", "map beignet-cafe 4"),
    (free_map, "café w", "map beignet-cafe W"),
    (free_map, "map beignet w", "map beignet-cafe W"),
    (free_map, "cafe", "cafe"),
    (free_map, "4", "4"),
    (lambda: table().plan({"riverboat": 2}), "-2", "-2"),
    (travelling, "s", "s"),
    (with_a_w, "w", "map bayou-oyster-bar W"),
    (second_building, "p", "pass"),
    (second_building, "pass", "pass"),
    (second_building, "moonmoss", "map moonmoss-apothecary 4"),
]


@pytest.mark.parametrize(("where", "answer", "meant"), TYPED)
def test_a_word_a_letter_or_a_part_of_a_name_is_enough(where: Callable[[], Table], answer: str, meant: str) -> None:
    assert typed(where(), answer) == meant


@pytest.mark.parametrize(
    ("language", "answer", "meant"),
    [
        ("de", "o", "advance east"),
        ("de", "w", "advance west"),
        ("es", "o", "advance west"),
        ("fr", "ouest", "advance west"),
        ("ro", "v", "advance west"),
        ("de", "sud", "advance south"),
        ("de", "e", "advance east"),
    ],
)
def test_directions_in_each_language(language: str, answer: str, meant: str) -> None:
    assert typed(leading(), answer, language) == meant


def test_activities_in_another_language() -> None:
    assert typed(wild(), "fete", "fr") == "mark partying"
    assert typed(wild(), "fête", "fr") == "mark partying"


def test_a_choice_says_what_it_would_bring() -> None:
    t = table().mapped(0, {"ljs-public-house": 1}).plan({"walk": 4}).play("take walk 4")
    _, menu = menu_of(t)
    then = {label.split("  ")[0]: label.split(" → ")[1] for label in labels(menu)}
    assert (then["Bayou Oyster Bar"], then["Ben's Spectral Gems"], then["LJ's Public House"]) == ("[4]", "☂", "☂")
    assert "DHM Speakeasy  Pa un → [3]" in labels(menu_of(table().plan({"streetcar": 3}).play("take streetcar 3"))[1])
    t = leading().mapped(0, {"two-brothers-courtyard": 3, "bloody-marys": 2, "seersucker-and-daughters": 2})
    assert labels(menu_of(t)[1])[0] == "north  along Conti St to Bourbon St: then 2 buildings of yours count"
    boxes = t.edition.tracks[1].boxes
    t = wild().marked(0, "culture", min(box for box, kind in enumerate(boxes) if kind in (BONUS, CHOICE)))
    assert labels(menu_of(t)[1])[1].startswith("Cu Culture  A: go 1 or 2 spaces further (once)")
    t = table(mayor=True).at(0, "cajun-jewelers").plan(closed="dauphine")
    assert labels(menu_of(t)[1])[2].endswith("Dauphine St (nowhere to go: an umbrella)")


def test_a_building_that_can_have_several_values_asks_for_the_value() -> None:
    t = free_map().mapped(0, {"moonmoss-apothecary": 2})
    _, menu = menu_of(t)
    choices = {choice.label.plain: choice for _, _, choice in menu.numbered()}
    cafe = choices["Beignet Café → 1 2 3 W"]
    assert [t.game.write(action) for action in actions_of([cafe])][-1] == "map beignet-cafe W"


ANSWERS = [
    ("help", "What fits only one choice is done at once."),
    ("?", "[PART|PLAYER] the cards, and everybody’s map and sheet"),
    ("board cards", "Decatur St or N Front St"),
    ("board SHEET", "Partying D no more performer icons"),
    ("board 2", "─ Random 2 ─"),
    ("board ran", "─ Random 2 ─"),
    ("board 3", "There is no “3”. At the table: 1: Player 1, 2: Random 2. Parts: map, sheet, cards."),
    ("log", "The public Second Line begins at start point"),
    ("undo", "(GT-5)"),
    ("why go police", "First take a die. (FQ-A2)"),
    ("why 1", "You can do that now."),
    ("why", "Write the move after it, for example: why go masks-by-mirabelle"),
    ("rules FQ-P1", "To map a building is to write a value into it."),
    ("rules p1", "To map a building is to write a value into it."),
    ("rules XX-9", "There is no rule “XX-9”."),
    ("tickets", "“tickets” is neither a choice nor a move."),
    ("map", "①② start points"),
    ("MAP", "①② start points"),
    ("map bayou w", "First take a die. (FQ-A2)"),
    ("take walk 9", "there is no value '9'"),
    ("go beignet-caffe", "there is no building 'beignet-caffe'; did you mean 'beignet-cafe'?"),
    ("word " * 30, f"“{' '.join(['word'] * 12)}...” is neither a choice nor a move."),
    ("card walk-1", "(GT-4)"),
    ("99", "There is no choice 99; the numbers go up to 5."),
    ("-1", "neither a choice nor a move"),
    ("", "Type the number of your choice, or help."),
    ("[bold]x[/] {x}", "neither a choice nor a move"),
    ("x" * 5000, "neither a choice nor a move"),
    ("\x00\x1b[31m", "neither a choice nor a move"),
    ("walk", "You take the Walk die: 6."),
    ("why go police", "Police Station is 3 spaces away, and with Walk you get no further than 2."),
    ("courtyard", "Only with “courtyard”: 2 Two Brothers Courtyard"),
    ("Bayou", "You map Bayou Oyster Bar with 6."),
    ("quit\ny", "You have left the game."),
]


def test_an_answer_that_is_no_choice_is_answered(play: Play) -> None:
    check_answers(play, ANSWERS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_and_parts_differ_from_each_other_and_from_moves(language: str) -> None:
    face = face_of(quarter(), language=language)
    commands = [face.say(f"command-{command}") for command in COMMANDS if command not in ("tickets", "route")]
    assert len(set(commands)) == len(commands)
    assert not set(commands) & set(MOVES)
    parts = [face.say(f"command-{part}") for part in PARTS]
    assert not set(parts) & set(commands)
    for part in parts:
        assert part in face.say("help-board")
        assert "terminal-" not in text(face.board(seen_by(table().plan()), part.upper().casefold()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_gives_examples_of_the_edition(language: str) -> None:
    face = face_of(quarter("tiny"), language=language)
    said = " ".join(face.say(key) for key in ("help", "help-notation", "help-why", "why-usage"))
    assert said.count("puppet-house") == 6
    assert "take parade 3 as ferry" in said
    assert "juggler" in said
    assert "parade" in face.say("help")
    for ours in ("walk", "taxi", "beignet", "tuba"):
        assert ours not in said.casefold()


def test_a_step_is_taken_back_within_the_turn(play: Play) -> None:
    screen = play("walk\nundo\nwalk\nbayou\nundo\n")
    assert screen.count("Taken back.") == 1 + screen.count("Taken back.", screen.index("You map Bayou"))
    assert screen.count("You take the Walk die: 6.") == 2


# ---- icons ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ["grand-tour", "tiny"])
def test_every_activity_and_performer_has_a_code_of_its_own(edition: str, language: str) -> None:
    codes = face_of(quarter(edition), language=language).codes
    every = [code.casefold() for code in (*codes.activities, *codes.performers)]
    assert len(set(every)) == len(every)
    assert {len(code) for code in every} == {2}


def chance_kinds(match: gt.Match) -> Iterator[str]:
    return (event.kind for step in match.steps if step.seat == CHANCE for event in step.events)


def test_cards_and_dice_are_shown_not_told() -> None:
    match = gt.Match(quarter("grand-tour", True, True), 2, 3)
    assert {"card", "die", "mayor"} <= set(chance_kinds(match))
    face = face_of(quarter("grand-tour", True, True))
    told = {e.kind for step in match.steps for event in step.events if (e := event.seen_by(0)) and face.is_news(e)}
    assert "mayor" in told
    assert not told & {"card", "die"}


def test_small_things_are_told_to_whom_they_happen() -> None:
    t = table().plan()
    face, _ = menu_of(t)
    assert face.is_news(Event("umbrella", 0, {"boxes": 1}))
    assert not face.is_news(Event("umbrella", 1, {"boxes": 1}))
    assert face.is_news(Event("map", 1, {"building": 0, "value": 1}))


# ---- at a terminal --------------------------------------------------------------------------------------------
@pytest.mark.skipif(os.name != "posix", reason="pseudo-terminals")
class TestTerminal(AtTerminal):
    """The real thing, with colors and line editing; 24 lines are few, so that the map is drawn low."""

    game = GAME

    def test_words_on_a_low_screen(self) -> None:
        self.start("--seats", "human,human", "--names", "Ana,Ben", *WITH_ALL)
        first = "Ana" if "Ana, press" in self.until("press Enter") else "Ben"
        self.type("")
        screen = self.until("Your answer:")
        assert f"{first} (you)" in screen
        assert "│Wobbly Paddle │" in screen
        assert "Dance Hall" not in screen.split("So far:")[0].split("Vacation  ")[0]
        self.type("walk")
        self.until("Your answer:")
        self.type("undo")
        assert "Taken back." in self.until("Your answer:")
        self.type("quit")
        self.until("(y/n)")
        self.type("y")
        self.until("left the game")
        assert self.stop() == 0
