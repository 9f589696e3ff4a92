"""`grandtour play explore-new-york`: whole games by script, the map, everybody's own turn, and every kind of answer."""

from __future__ import annotations

import io
import os
import re
from pathlib import Path

import pytest
from rich.console import Console

import grandtour as gt
from grandtour.core.record import parse
from grandtour.games.explore_new_york.edition import Edition
from grandtour.terminal.explore_new_york import ExploreNewYorkFace
from grandtour.terminal.new_york_map import LEFT, RIGHT, CityMap, Glyphs, Marks
from grandtour.terminal.session import COMMANDS
from grandtour.words import LANGUAGES, Words
from tests.cli.run import ok, process
from tests.cli.screen import Play, check_answers, text, words_in
from tests.cli.test_play import AtTerminal
from tests.new_york import bare_edition, new_york

GAME = "explore-new-york"
ALWAYS_1 = "1\n" * 400
MOVES = ("discard", "block", "tourist", "link", "end")


def face_of_two(language: str = "en") -> ExploreNewYorkFace:
    return ExploreNewYorkFace(new_york(), language, ["Ana", "Ben"], Console(file=io.StringIO(), width=80))


# ---- whole games ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_with_the_first_choice_every_time(play: Play, language: str, tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    screen = play(ALWAYS_1, "--lang", language, "--record", record)
    assert not re.search(r"terminal-|\bny-[a-z]|part-|event-|phase-|kind-", screen)
    assert max(len(line) for line in screen.splitlines()) <= 80
    scores = parse(record.read_text()).scores
    assert scores is not None
    for score in scores:
        assert re.search(rf"(Total|Summe) +{score}$", screen, re.MULTILINE)
    assert "NY-" not in screen.split(Words(None, language).say("terminal-game-over"))[1]


def test_the_end_shows_each_map_with_the_best_route_and_its_walk(play: Play, tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    screen = play(ALWAYS_1, "--record", record)
    assert ok("verify", record).startswith("true: ")
    game = new_york()
    state = game.new(2)
    for seat, action in parse(record.read_text()).steps:
        game.play(state, seat, game.read(action))
    ending = screen.split("The game is over")[1]
    for seat, name in enumerate(("Player 1", "Random 2")):
        route = game.route(state, seat)
        mine = ending.split(f" {name} ─")[1].split("Passes")[0]
        drawn, walk = mine.split("Path")
        assert words_in(walk) == " → ".join(game.edition.point_names[point] for point in route.points)
        steps = [int(n) for n in re.findall(r"[═║ ]+?(\d+)[═ ]|\s(\d+) ", drawn.replace("\n", " ")) for n in n if n]
        assert set(range(1, len(route.links) + 1)) <= set(steps)


def test_the_same_seed_and_answers_give_the_same_game(play: Play, tmp_path: Path) -> None:
    first, second = tmp_path / "1.txt", tmp_path / "2.txt"
    for record in (first, second):
        play(ALWAYS_1, "--record", record, "--edition", "tiny")
    assert first.read_bytes() == second.read_bytes()


@pytest.mark.parametrize(("seats", "turns"), [(3, 9), (4, 8)])
def test_every_number_of_players(play: Play, seats: int, turns: int) -> None:
    screen = play(ALWAYS_1, seats=",".join(["human"] + ["random"] * (seats - 1)))
    assert f"Turn {turns} of {turns}" in screen
    ending = screen.split("The game is over")[1]
    assert len(re.findall(r"^Path", ending, re.MULTILINE)) == seats
    assert len(re.findall(r"^Total", ending, re.MULTILINE)) == seats


def test_alone_it_is_a_house_mode_with_a_name(play: Play) -> None:
    screen = play(ALWAYS_1, seats="human")
    assert "a house mode of ours" in words_in(screen.replace("│", " "))
    assert "Turn 8 of 8 · Score attack (house mode)" in screen
    assert re.search(r"Score attack: you have reached \d+ points?\.", screen)
    assert " wins" not in screen


def test_a_game_of_bots_tells_turns_when_they_are_ended(play: Play) -> None:
    screen = play("", seats="random,random")
    assert len(re.findall(r"Random \d has ended the turn\.", screen)) == 16
    assert "draws a link" not in screen
    assert "chooses block" not in screen


def test_a_smaller_map(play: Play) -> None:
    screen = play(ALWAYS_1, "--edition", "tiny")
    assert "The game is over" in screen
    assert "   ╭─────────(○□)────────┬──────────╮   0" in screen


def test_it_works_where_letters_and_colors_do_not() -> None:
    more = {"PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii", "TERM": "dumb"}
    done = process("play", GAME, "--seed", "7", "--seats", "human,random", stdin=ALWAYS_1, **more)
    assert (done.returncode, done.stderr) == (0, "")
    assert "[R]" in done.stdout
    drawn = [line for line in done.stdout.splitlines() if re.match(r"   [.|+H]", line)]
    assert drawn
    assert not any("?" in line for line in drawn)


# ---- several people at one keyboard ---------------------------------------------------------------------------
def test_everybody_finishes_the_turn_before_the_next_is_asked(play: Play) -> None:
    """The first player discards and goes straight on; who has ended the turn is told, step by step it is not."""
    screen = play("\n1\n1\n1\n1\nend\n\n\n1\n1\n1\n1\n", "--names", "Ana,Ben", seats="human,human", seed=4)
    hands = re.findall(r"Pass the device to (\w+)", screen)
    first, second = hands[0], hands[1]
    assert {first, second} == {"Ana", "Ben"}
    before, _, after = screen.partition(f"Pass the device to {second}.")
    assert "You are the first player" in before
    assert "You have ended your turn." in before
    assert f"{second}, press Enter when you alone can see the screen." in after
    told = words_in(after)
    assert f"{first} has ended the turn. Block" in told
    assert f"{first} draws a link" not in told


def test_a_later_first_player_goes_on_after_the_discard_too(play: Play) -> None:
    """Also where a seat before it could act: nobody is asked in the middle of somebody's turn."""
    seed = next(seed for seed in range(50) if gt.Match(new_york(), 2, seed).actors == [1])
    screen = play("\n1\n1\n1\n", "--names", "Ana,Ben", seats="human,human", seed=seed)
    assert re.findall(r"Pass the device to (\w+)", screen) == ["Ben"]
    assert screen.count("Your answer:") == 4


def test_an_unfinished_turn_of_another_is_not_shown() -> None:
    face = face_of_two()
    match = gt.Match(new_york(), 2, 7)
    first = match.actors[0]
    match.play(first, match.legal(first)[0])

    def seen() -> list[str]:
        view = match.view(0)
        menu = face.menu(view, match.legal(0))
        events = [face.event(event, 0) for event in match.events(0)]
        shown = [face.table(view, menu), face.glance(view, menu), face.board(view), face.board(view, "ben")]
        return [*map(text, shown), *map(str, events)]

    before = seen()
    for _ in range(3):
        match.play(1, match.legal(1)[0])
        assert seen() == before
    assert "Ben has not ended the turn; this is the map before it." in before[3]
    while "end" not in [match.game.write(action) for action in match.legal(1)]:
        match.play(1, match.legal(1)[0])
    match.play(1, "end")
    after = seen()
    assert after[3] != before[3]
    assert "═══" in after[3]
    assert any("Ben has ended the turn." in told for told in after)


# ---- taking back ----------------------------------------------------------------------------------------------
def test_a_turn_is_taken_back_step_by_step_until_it_is_ended(play: Play, tmp_path: Path) -> None:
    """At a seed where the human discards: block and two links are taken back, once more, then ended.

    The discard itself stands: the other player has seen it and is choosing."""
    seed = next(seed for seed in range(50) if gt.Match(new_york(), 2, seed).actors == [0])
    record, straight = tmp_path / "undone.txt", tmp_path / "straight.txt"
    steps = "1\n1\n1\n1\n"
    screen = play(steps + "undo\n" * 4 + "1\n1\n1\n" + "quit\ny\n", "--record", record, seed=seed)
    assert screen.count("Taken back.") == 3
    assert "the others saw it and are choosing at this moment" in " ".join(screen.split())
    play(steps + "quit\ny\n", "--record", straight, seed=seed)
    assert record.read_text() == straight.read_text()
    ended = play(f"{steps}end\nundo\n", seed=seed)
    assert "You have ended your turn." in ended
    assert "Taken back." not in ended
    assert "(GT-5)" in ended


# ---- answers --------------------------------------------------------------------------------------------------
ANSWERS = [
    ("help", "your best route so far: its path and its points"),
    ("?", "everybody’s map, or one player’s by name or number"),
    ("board", "Random 2 has not ended the turn; this is the map before it."),
    ("board 2", "Random 2 has not ended the turn"),
    ("board RAN", "Random 2 has not ended the turn"),
    ("board 3", "No player is called “3”. At the table: 1: Player 1, 2: Random 2."),
    ("route", "There are no links yet, and so there is no route."),
    ("tickets", "“tickets” is neither a choice nor a move."),
    ("t", "neither a choice nor a move"),
    ("log", "Random 2 discards"),
    ("undo", "(GT-5)"),
    ("why end", "First choose a block. (NY-B1)"),
    ("why block 1,1", "(NY-B3)"),
    ("why 1", "You can do that now."),
    ("why", "Write the move after it, for example: why link 3,4-4,4"),
    ("rules NY-L1", "There are two ways to draw links"),
    ("rules l1", "There are two ways to draw links"),
    ("rules XX-9", "There is no rule “XX-9”."),
    ("block 7,1", "blocks run from 1,1 to 6,6"),
    ("link 0,0-0,1", "there is no intersection '0,0'"),
    ("discard 1a", "(NY-T1)"),
    ("card 1a", "(GT-4)"),
    ("99", "There is no choice 99; the numbers go up to 2."),
    ("-1", "neither a choice nor a move"),
    ("", "Type the number of your choice, or help."),
    ("[bold]x[/] {x}", "neither a choice nor a move"),
    ("x" * 5000, "neither a choice nor a move"),
    ("\x00\x1b[31m", "neither a choice nor a move"),
    ("(3,4)", "Only with “3,4”: 2 (3,4)"),
    ("Block (3, 4)", "You choose block (3,4)"),
    ("end", "First draw 2 links, then end your turn. (NY-L1)"),
    ("4,4", "Only with “4,4”:"),
    ("link 4,4 - 3,4", "You draw a link between (4,4) and (4,5)."),
    ("why link 3,4-4,4", "There is a link of yours between (4,4) and (4,5) already."),
    ("r", "Path 3,4 → 4,4"),
    ("quit\ny", "You have left the game."),
]


def test_an_answer_that_is_no_choice_is_answered(play: Play) -> None:
    check_answers(play, ANSWERS)


def test_in_german_the_word_for_end_ends_the_turn_and_not_the_game(play: Play) -> None:
    screen = play("1\n1\n1\nende\nplan zufall 2\nverlassen\nj\n", "--lang", "de")
    assert "Den Zug beenden" in screen.split("Nur mit „ende“:")[1]
    assert "Du hast die Partie verlassen." in screen


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_differ_from_each_other_and_from_moves(language: str) -> None:
    face = face_of_two(language)
    commands = [face.say(f"command-{command}") for command in COMMANDS if command != "tickets"]
    assert len(set(commands)) == len(commands)
    assert not set(commands) & set(MOVES)
    assert not any(" " in command for command in commands)


def test_part_of_a_road_narrows_the_menu_and_numbers_stay(play: Play) -> None:
    screen = play("1\n3,4\n", seats="human,random")
    shown = screen.split("Only with “3,4”:")[1]
    found = re.findall(r"(\d+) (\d,\d-\d,\d)", shown)
    assert sorted(name for _, name in found) == ["2,4-3,4", "3,3-3,4", "3,4-3,5", "3,4-4,4"]
    number, name = found[-1]
    again = play(f"1\n{number}\nquit\ny\n")
    asked = play(f"1\nlink {name}\nquit\ny\n")
    told = re.compile(r"You draw a link.*")
    assert told.findall(again) == told.findall(asked) != []


def test_a_fallback_is_explained_and_asks_for_the_tourist(play: Play) -> None:
    """Found by trying: a game alone in which the cards name only blocks that are taken."""
    game = new_york()
    for seed in range(200):
        match = gt.Match(game, 1, seed)
        picker = gt.Picker(seed)
        answers: list[str] = []
        while match.actors:
            legal = match.legal(0)
            if isinstance(players := match.view(0)["players"], list) and players[0]["turn"]:
                if players[0]["turn"]["doing"] == "tourist":
                    break
            action = legal[picker.below(len(legal))]
            answers.append(game.write(action))
            match.play(0, action)
        if match.actors:
            break
    screen = play("\n".join([*answers, "2", "1", "end"]) + "\n", seats="human", seed=seed)
    assert "You have tourists in every block that the turn cards point to: choose any empty block." in words_in(screen)
    assert "Draw 1 square □" in screen
    assert "You draw 1 square into block" in words_in(screen)


# ---- the map --------------------------------------------------------------------------------------------------
def grid(width: int, height: int) -> Edition:
    """A map of that size with every kind of block and a café in the middle."""
    return bare_edition(
        width,
        height,
        block_kind=[block % 6 for block in range(width * height)],
        cafes=["cafe"],
        cafe_names=["Café"],
        cafe_at=[(1, 1)],
        cafe_tourists=[0x010100],
        grey_points=[0, 4],
    )


@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize(
    ("width", "height", "low"), [(6, 6, False), (6, 6, True), (2, 2, False), (3, 7, True), (9, 9, False)]
)
def test_every_link_block_and_cafe_shows_in_80_columns_without_color(
    width: int, height: int, low: bool, plain: bool
) -> None:
    e = grid(width, height)
    city = CityMap(e, Glyphs(plain), 80, low)
    pictures = [city.draw(Marks({}, set(), set())).plain]
    for link in range(len(e.links)):
        pictures.append(city.draw(Marks({}, {link}, set())).plain)
        pictures.append(city.draw(Marks({}, {link}, set(), {link})).plain)
    for block in range(len(e.blocks)):
        pictures += [city.draw(Marks({block: crowd}, set(), set())).plain for crowd in ([1, 0, 0], [3, 3, 3])]
        pictures.append(city.draw(Marks({}, set(), set(), chosen=block)).plain)
    pictures.append(city.draw(Marks({}, set(), {0})).plain)
    assert len(set(pictures)) == len(pictures)
    assert max(len(line) for picture in pictures for line in picture.splitlines()) <= 80
    assert not plain or all(picture.isascii() for picture in pictures)


@pytest.mark.parametrize(("width", "height"), [(6, 6), (9, 9)])
def test_every_number_of_the_menu_is_on_the_map(width: int, height: int) -> None:
    """On 9 × 9 the numbers have three digits and the blocks few columns."""
    e = grid(width, height)
    city = CityMap(e, Glyphs(False), 80)
    numbers = {link: 1 + link for link in range(len(e.links))}
    crowd = {block: [1, 1, 1] for block in range(len(e.blocks))}
    roads = city.draw(Marks(crowd, set(), set(), link_numbers=numbers)).plain
    blocks = city.draw(Marks({}, set(), set(), block_numbers={block: 1 + block for block in crowd})).plain
    for drawn, wanted in ((roads, len(numbers)), (blocks, len(crowd))):
        lines = drawn.splitlines()[1:-1]
        found = [int(n) for line in lines for n in re.findall(r"[0-9]+", line[LEFT : city.column[-1] + RIGHT])]
        assert sorted(found) == [*range(1, wanted + 1)], "the cafés hide none, and none hides another"


def test_all_choices_are_in_the_menu_once() -> None:
    face = face_of_two()
    for seed in range(3):
        match = gt.Match(new_york(), 2, seed)
        picker = gt.Picker(seed)
        while match.actors:
            seat = match.actors[0]
            legal = match.legal(seat)
            menu = face.menu(match.view(seat), legal)
            actions = [match.game.write(choice.action) for _, _, choice in menu.numbered() if choice.action]
            assert sorted(actions) == sorted(map(match.game.write, legal))
            match.play(seat, legal[picker.below(len(legal))])


# ---- at a terminal --------------------------------------------------------------------------------------------
@pytest.mark.skipif(os.name != "posix", reason="pseudo-terminals")
class TestTerminal(AtTerminal):
    """The real thing, with colors and line editing; 24 lines are few, so that the map is drawn low."""

    game = GAME

    def test_the_screen_is_cleared_between_two_people(self) -> None:
        self.start("--seats", "human,human", "--names", "Ana,Ben")
        first = "Ana" if "Ana, press" in self.until("press Enter") else "Ben"
        second = "Ben" if first == "Ana" else "Ana"
        self.type("")
        assert f"{first} (you)" in self.until("Your answer:")
        for answer in ("1", "1", "1", "undo", "1", "1"):
            self.type(answer)
            self.until("Your answer:")
        self.type("end")
        self.until(f"pass the device to {second}")
        self.type("")
        cleared = self.cleared
        self.until(f"{second}, press Enter")
        assert self.cleared > cleared
        self.type("")
        screen = self.until("Your answer:")
        assert f"{second} (you)" in screen
        assert f"{first} has ended the turn." in screen
        assert f"{first} draws" not in self.screen
        self.type("quit")
        self.until("(y/n)")
        self.type("y")
        self.until("left the game")
        assert self.stop() == 0
