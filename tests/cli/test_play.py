"""`grandtour play`: whole games by script and at a terminal, and every kind of answer a player can give."""

from __future__ import annotations

import io
import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from rich.console import Console

import grandtour as gt
from grandtour.cli.common import write_whole
from grandtour.core.record import parse
from grandtour.terminal import face_of
from grandtour.terminal.session import Saver
from grandtour.words import LANGUAGES, Words
from tests.cli.run import EDITIONS, environment, ok, process, refused, refused_here, run
from tests.edition_files import lagoon_without_tokens

GAME = "san-francisco"
ALWAYS_1 = "1\n" * 2000


def play(answers: str, *arguments: str | Path, **more: str) -> str:
    return ok("play", GAME, "--seed", "7", *arguments, stdin=answers, by=run, **more)


# ---- whole games ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_with_the_first_choice_every_time(language: str, tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    screen = play(ALWAYS_1, "--lang", language, "--record", record)
    assert "terminal-" not in screen
    assert "SF-" not in screen.split("────")[-1]
    assert ok("verify", record).startswith("true: ")
    scores = parse(record.read_text()).scores
    assert scores is not None
    for score in scores:
        assert re.search(rf"Tota.* {score}$|Summe.* {score}$", screen, re.MULTILINE)
    assert max(len(line) for line in screen.splitlines()) <= 80


def test_a_game_of_two_humans_has_a_curtain_between_them() -> None:
    screen = play(ALWAYS_1, "--seats", "human,human", "--names", "Ana,Ben", "--edition", "tiny")
    assert screen.index("Pass the device to Ana.") < screen.index("Pass the device to Ben.")
    assert "Ben, press Enter when you alone can see the screen." in screen
    assert "The game is over" in screen


def test_a_game_of_bots_is_told() -> None:
    screen = play("", "--seats", "random,random")
    assert "Random 1" in screen
    assert "The game is over" in screen
    assert "Total" in screen


def test_an_edition_of_ones_own() -> None:
    screen = play(ALWAYS_1, "--edition", EDITIONS / "tiny.toml", "--seats", "human,random")
    assert "Tiny: a harbour town for tests" in screen
    assert "The game is over" in screen


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_gives_examples_of_the_edition(language: str) -> None:
    face = face_of(gt.game(GAME, "tiny"), language, ["Ana", "Ben"], Console())
    said = " ".join(face.say(key) for key in ("help-notation", "help-why", "why-usage"))
    game, claims = face.game, re.findall(r"claim \S+ \S+", said.replace(",", ""))
    assert len(claims) == 3
    for example in (*claims, *re.findall(r"(?:take|keep|token) \S+|place \S+ \S+", said)):
        assert game.write(game.read(example)) == example


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_without_tokens_says_nothing_of_them(language: str, tmp_path: Path) -> None:
    mine = tmp_path / "lagoon.toml"
    mine.write_text(lagoon_without_tokens(), encoding="utf-8")
    screen = play(f"help\nwhy\n{ALWAYS_1}", "--edition", mine, "--seats", "human,random", "--lang", language)
    assert screen.count("2teal+1loco") == 3
    assert Words(None, language).say("terminal-game-over") in screen
    told = screen.replace(Words(None, language).say("terminal-sf-own-map"), "")
    for ours in ("token", "ficha", "jeton", "marker", "ferry", "fähre", "feribot", "crab", "mission"):
        assert ours not in told.casefold(), ours


def test_the_same_seed_and_answers_give_the_same_game(tmp_path: Path) -> None:
    first, second = tmp_path / "1.txt", tmp_path / "2.txt"
    for record in (first, second):
        play(ALWAYS_1, "--record", record, "--edition", "tiny")
    assert first.read_bytes() == second.read_bytes()


# ---- the first screen -----------------------------------------------------------------------------------------
def test_no_input_shows_the_first_prompt_and_stops() -> None:
    screen = play("")
    for words in ("San Francisco", "our own design", "Type help", "Your hand", "Your tickets", "Face up", "Tokens"):
        assert words in screen
    assert screen.rstrip().endswith("No more input: the game stops here.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_chance_is_committed_to_before_the_first_choice_and_told_at_the_end(language: str) -> None:
    match = gt.Match(gt.game(GAME, "tiny"), 2, 7)
    screen = play(ALWAYS_1, "--lang", language, "--edition", "tiny", "--seats", "human,random")
    words = Words(None, language)
    begin, _, rest = screen.partition(words.say("terminal-ask"))
    assert match.commitment in begin
    assert words.say("terminal-opening-commitment")[:40] in begin
    assert match.salt not in begin
    told = words.say("terminal-seed-told", seed=match.seed, salt=match.salt)
    assert " ".join(told.split()) in " ".join(rest.split())


def test_only_a_map_of_our_own_is_called_so(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    text = (EDITIONS / "tiny.toml").read_text().replace("layout ", "# layout ")
    assert "own_design    = true" in text
    for changed in ("own_design    = false", ""):
        mine.write_text(text.replace("own_design    = true", changed))
        screen = play("", "--edition", mine, "--seats", "human,random")
        assert "Tiny: a harbour town" in screen
        assert "our own design" not in screen


def test_the_language_of_the_system() -> None:
    assert "Escribe ayuda" in play("", LANG="es_ES.UTF-8")
    assert "Type help" in play("", LANG="C.UTF-8")


def test_it_works_where_letters_and_colors_do_not() -> None:
    screen = process("play", GAME, "--seed", "7", stdin="1\n", PYTHONUTF8="0", PYTHONIOENCODING="ascii", TERM="dumb")
    assert screen.returncode == 0
    assert screen.stderr == ""


# ---- answers --------------------------------------------------------------------------------------------------
ANSWERS = [
    ("help", "take back your last step"),
    ("?", "take back your last step"),
    ("HELP", "take back your last step"),
    ("board", "Free routes: 49 of 49"),
    ("board mission", "– Potrero Hill"),
    ("board atlantis", "No route has “atlantis” in its name."),
    ("tickets", "To choose from"),
    ("log", "You get a red card from the deck."),
    ("undo", "You have not done anything yet that could be taken back. (GT-5)"),
    ("why claim 34 3black", "First choose which of your tickets to keep. (SF-S3)"),
    ("why keep 0", "(SF-S3)"),
    ("why 1", "You can do that now."),
    ("why", "Write the move after it"),
    ("why nonsense", "Write the move after it"),
    ("rules SF-R3", "Nobody owns both routes of a double route."),
    ("rules r3", "Nobody owns both routes of a double route."),
    ("rules", "SF-E4"),
    ("rules XX-9", "There is no rule “XX-9”."),
    ("draw", "First choose which of your tickets to keep. (SF-S3)"),
    ("claim 34 3black", "First choose which of your tickets to keep. (SF-S3)"),
    ("claim 34 2black", "route 34 is 3 long, but 2 cards are named"),
    ("card red", "(GT-4)"),
    ("99", "There is no choice 99; the numbers go up to 3."),
    ("999999999999999999999999", "There is no choice"),
    ("-1", "“-1” is neither a choice nor a move."),
    ("", "Type the number of your choice, or help."),
    ("[bold]x[/] {x}", "is neither a choice nor a move."),
    ("x" * 5000, "is neither a choice nor a move."),
    ("\x00\x1b[31m", "is neither a choice nor a move."),
]
IN_SPANISH = [
    ("ayuda", "deshacer tu último paso"),
    ("help", "deshacer tu último paso"),
    ("tablero", "Rutas libres: 49 de 49."),
    ("deshacer", "(GT-5)"),
    ("porqué draw", "(SF-S3)"),
    ("claim 34 2black", "«claim 34 2black» no es ni una opción ni una jugada."),
    ("porqué claim 34 2black", "Escribe después la jugada"),
    ("why draw", "(SF-S3)"),
    ("reglas SF-R3", "SF-R3"),
    ("salir\ns", "Has dejado la partida."),
]


def check_answers(answers: list[tuple[str, str]], prompt: str, *arguments: str) -> None:
    """All in one game: what follows each prompt is what was said to that answer."""
    screen = play("".join(f"{answer}\n" for answer, _ in answers), *arguments)
    assert "Traceback" not in screen
    replies = [" ".join(part.split()) for part in screen.split(prompt)[1:]]
    for (answer, said), reply in zip(answers, replies, strict=False):
        assert said in reply, f"to {answer[:40]!r}: {reply}"
    assert len(replies) >= len(answers)


def test_an_answer_that_is_no_choice_is_answered() -> None:
    check_answers(ANSWERS, "Your answer:")


def test_commands_in_spanish() -> None:
    check_answers(IN_SPANISH, "Tu respuesta:", "--lang", "es")


def test_nothing_english_is_said_in_spanish() -> None:
    assert "2 cards are named" not in play("claim 34 2black\nporqué claim 34 2black\n", "--lang", "es")


def test_notation_plays() -> None:
    assert "You keep Lands End – Presidio" in " ".join(play("  KEEP   11 \n").split())


def test_part_of_a_name_narrows_the_menu_and_numbers_stay() -> None:
    screen = play("3\nmission\n").split("Only with “mission”:")[1]
    assert "15 Mission" in screen
    assert "30 Mission" in screen
    assert "Lands End" not in screen


def test_how_to_pay_is_asked_and_one_can_go_back() -> None:
    screen = play("3\n1\n1\ntwin peaks\n7\n0\n7\n2\n", "--seats", "human,random")
    assert screen.count("How do you pay for Twin Peaks – Castro?") == 2
    assert "You claim Twin Peaks – Castro with 1 red: 1 point." in screen


def test_undo_takes_a_claim_back_before_the_token_is_chosen() -> None:
    """At a double choice of tokens nothing was revealed yet: found by trying seeds."""
    game = gt.game(GAME)
    for seed in range(400):
        match = gt.Match(game, 2, seed)
        picker = gt.Picker(seed)
        answers: list[str] = []
        while match.actors and match.view(None)["phase"] != "token":
            seat = match.actors[0]
            legal = match.legal(seat)
            claims = [a for a in legal if game.write(a).startswith("claim")]
            action = (claims or legal)[picker.below(len(claims or legal))]
            answers.append("play " + game.write(action))
            match.play(seat, action)
        if match.actors:
            break
    # Curtains of two humans eat empty lines; an empty answer to a question does no harm.
    seats = [step.seat for step in match.steps if step.seat != gt.CHANCE]
    lines: list[str] = []
    for before, seat, answer in zip([None, *seats], seats, answers, strict=False):
        lines += [""] * (0 if before == seat else 1 if before is None else 2)
        lines.append(answer)
    script = "\n".join([*lines, "undo", "undo", "token x", "quit", "y"]) + "\n"
    screen = ok("play", GAME, "--seed", str(seed), "--seats", "human,human", stdin=script)
    assert "Taken back." in screen
    assert "You have left the game." in screen


def test_quit_asks_and_writes_the_record(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    screen = play("quit\nn\n3\nquit\ny\n", "--record", record)
    assert "You have left the game." in screen
    assert "unfinished" in ok("verify", record)


def test_the_end_of_input_writes_the_record(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    play("3\n", "--record", record)
    assert "unfinished" in ok("verify", record)
    assert [path.name for path in tmp_path.iterdir()] == ["game.txt"]


# ---- wrong input ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("san-fransisco",), "did you mean 'san-francisco'?"),
        ((GAME, "--seats", "humn,greedy"), "did you mean 'human'?"),
        ((GAME, "--seats", "human"), "is for 2, 3, 4 players"),
        ((GAME, "--lang", "it"), "there is no language 'it'"),
        ((GAME, "--names", "a,b,c,d"), "4 names for 3 seats"),
        ((GAME, "--names", "a,a"), "'a' is there twice"),
        ((GAME, "--names", "a,,b"), "'' is no name"),
        ((GAME, "--seed", "-1"), "--seed"),
        ((GAME, "--edition", "nope"), "there is no edition 'nope'"),
        ((GAME, "--record", "/nope/x.txt"), "there is no directory '/nope'"),
        ((GAME, "--record", "/"), "is a directory"),
        ((GAME, "--colour"), "Unknown option: --colour"),
        ((), "GAME"),
    ],
)
def test_wrong_input_is_refused(arguments: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert said in refused_here(capsys, "play", *arguments)


def test_the_faults_of_all_options_are_named() -> None:
    options = ("--seats", "foo", "--lang", "it", "--seed", "a b", "--names", "a,a", "--record", "/")
    said = refused("play", GAME, *options)
    for fault in ("5 things", "'foo'", "'it'", "'a b'", "2 names for 1 seat", "twice", "is a directory"):
        assert fault in said


def test_a_name_that_is_too_long_is_refused_before_the_game(tmp_path: Path) -> None:
    assert "--record" in refused("play", GAME, "--record", tmp_path / ("x" * 300))
    longest = tmp_path / ("x" * 255)
    play("", "--record", longest)
    assert [path.name for path in tmp_path.iterdir()] == [longest.name]


def test_a_record_is_never_written_over(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    record.write_text("mine")
    assert "is there already" in refused("play", GAME, "--record", record)
    assert record.read_text() == "mine"


# ---- saving after the game ------------------------------------------------------------------------------------
class Table:
    """A game that is over, and a player who answers what is asked about saving it."""

    def __init__(self, write: Callable[[Path, str], None] = write_whole, record: Path | None = None) -> None:
        game = gt.game(GAME, "tiny")
        self.match = gt.Match(game, 2, 7)
        while self.match.actors:
            self.match.play(self.match.actors[0], self.match.legal(self.match.actors[0])[0])
        self.screen = io.StringIO()
        console = Console(file=self.screen, width=1000)
        self.saver = Saver(self.match, record, write, face_of(game, "en", ["Ana", "Ben"], console), console)

    def answer(self, *answers: str | Path) -> str:
        given = iter(map(str, answers))
        self.saver.finished(lambda _: next(given))
        assert next(given, None) is None, "all answers are asked for"
        return self.screen.getvalue()


def test_a_name_that_cannot_be_is_asked_for_again(tmp_path: Path) -> None:
    taken = tmp_path / "taken"
    taken.write_text("mine")
    wrong: list[str | Path] = [
        "~nosuchuser/x",
        tmp_path / ("x" * 300),
        tmp_path / "nope" / "x",
        taken,
        tmp_path,
        "a\0b",
        "/proc/x",
    ]
    table = Table()
    said = table.answer(*wrong, tmp_path / "game.txt")
    assert said.count("cannot be written") == len(wrong)
    assert (tmp_path / "game.txt").read_text() == str(table.match.record())
    assert taken.read_text() == "mine"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["game.txt", "taken"]


def test_a_record_that_cannot_be_written_is_asked_for_again(tmp_path: Path) -> None:
    def full_at_first(path: Path, text: str) -> None:
        if path.name == "first":
            raise PermissionError(13, "Permission denied")
        write_whole(path, text)

    said = Table(full_at_first, tmp_path / "first").answer(tmp_path / "first", tmp_path / "second")
    assert said.count("cannot be written") == 2
    assert [path.name for path in tmp_path.iterdir()] == ["second"]


def test_where_nobody_can_be_asked_the_command_fails(tmp_path: Path) -> None:
    table = Table(record=tmp_path / "nope" / "game.txt")
    with pytest.raises(OSError, match=r"cannot write .*game\.txt"):
        table.saver.finished(None)


def test_an_empty_answer_saves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert Table().answer("") == ""
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(os.name != "posix", reason="pipes")
def test_a_closed_pipe_does_not_lose_the_game(tmp_path: Path) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    record = tmp_path / "game.txt"
    command = [sys.executable, "-m", "grandtour", "play", GAME, "--record", str(record)]
    done = subprocess.run(command, stdout=writing, stderr=subprocess.PIPE, env=environment(), check=False)
    os.close(writing)
    assert (done.returncode, done.stderr) == (141, b"")
    assert "unfinished" in ok("verify", record)


# ---- at a terminal --------------------------------------------------------------------------------------------
# In a process of its own, since the one that tests has threads and must not be forked: the terminal becomes that of the
# new session, Ctrl-C means something again where a runner in the background ignores it, and the game begins.
SIT_DOWN = """
import fcntl, os, signal, sys, termios
terminal = int(sys.argv[1])
fcntl.ioctl(terminal, termios.TIOCSCTTY, 0)
for stream in range(3):
    os.dup2(terminal, stream)
signal.signal(signal.SIGINT, signal.SIG_DFL)
signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
os.execv(sys.argv[2], sys.argv[2:])
"""


class AtTerminal:
    """The real thing: a pseudo-terminal, with colors, line editing and the pause after a step."""

    game = GAME

    def start(self, *arguments: str) -> None:
        import pty

        self.terminal, theirs = pty.openpty()
        play = [sys.executable, "-m", "grandtour", "play", self.game, "--seed", "7", *arguments]
        env = environment(TERM="xterm-256color", COLORTERM="truecolor")
        del env["NO_COLOR"]
        starter = [sys.executable, "-c", SIT_DOWN, str(theirs), *play]
        self.child = subprocess.Popen(starter, env=env, start_new_session=True, pass_fds=[theirs])
        os.close(theirs)
        self.screen = ""
        self.cleared = 0  # how often

    def until(self, words: str) -> str:
        """Read on until the screen shows `words`; what it showed meanwhile, without the colors."""
        begin = len(self.screen)
        limit = time.monotonic() + 60
        while words not in self.screen[begin:]:
            if not select.select([self.terminal], [], [], max(0.0, limit - time.monotonic()))[0]:
                self.child.kill()
                raise AssertionError(f"it does not say {words!r}: {self.screen[begin:]}")
            try:
                read = os.read(self.terminal, 65536).decode("utf-8", "replace")
            except OSError:
                break
            self.cleared += read.count("\x1b[2J")
            self.screen += re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", read)
        return self.screen[begin:]

    def type(self, line: str) -> None:
        os.write(self.terminal, f"{line}\r".encode())

    def stop(self) -> int:
        code = self.child.wait(timeout=60)
        os.close(self.terminal)
        return code


@pytest.mark.skipif(os.name != "posix", reason="pseudo-terminals")
class TestTerminal(AtTerminal):
    def test_a_step_can_be_taken_back_and_the_game_left(self) -> None:
        self.start()
        assert "Type help" in self.until("Your answer:")
        self.type("3")
        self.until("Enter to go on, undo to take it back:")
        self.type("undo")
        assert "Taken back." in self.until("Your answer:")
        self.type("1")
        self.until("take it back:")
        self.type("")
        assert "is the first player" in self.until("Your answer:")
        self.type("quit")
        self.until("(y/n)")
        self.type("y")
        self.until("You have left the game.")
        assert self.stop() == 0

    def test_ctrl_c_ends_quietly(self) -> None:
        self.start()
        self.until("Your answer:")
        # Python can miss a Ctrl-C that comes just before it waits for input; people press again, and so do we.
        for _ in range(40):
            with suppress(OSError):
                os.write(self.terminal, b"\x03")
            time.sleep(0.25)
            if self.child.poll() is not None:
                break
        assert "Traceback" not in self.until("\0 never")
        # The second one may meet it on its way out; a shell says 130 of both.
        assert self.stop() in (130, -signal.SIGINT)

    def test_ctrl_d_ends_with_a_message(self) -> None:
        self.start()
        self.until("Your answer:")
        os.write(self.terminal, b"\x04")
        self.until("the game stops here.")
        assert self.stop() == 0

    def test_two_people_do_not_see_each_others_cards(self) -> None:
        self.start("--seats", "human,human", "--names", "Ana,Ben")
        self.until("Ana, press Enter")
        self.type("")
        self.until("Your answer:")
        self.type("1")
        self.until("take it back:")
        self.type("")
        assert "Pass the device to Ben." in self.until("Ben, press Enter")
        self.type("")
        screen = self.until("Your answer:")
        assert "Ben (you)" in screen
        self.type("quit")
        self.until("(y/n)")
        self.type("y")
        self.until("left the game")
        assert self.stop() == 0
