"""A view in words: beside every legal action, event and line a sentence, in the language of the connection."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import msgspec
import pytest

import grandtour as gt
from grandtour.server import commands as c
from grandtour.server import entries as e
from grandtour.server import messages as m
from grandtour.server import showing, wording
from grandtour.server.codes import Code, Refused
from grandtour.server.histories import Histories
from grandtour.server.wording import Speech, language_in, speech_of, spoken_names
from scripts.server.client import Refusal
from tests.server.house import GAMES, OPEN, Desk, House, in_house, two_at
from tests.telling import is_good

NAMES = {"ann": "Ann", "bob": "Bob"}


def check(view: m.View, spoken: m.ViewWords) -> None:
    """There is a sentence for all that there is."""
    assert len(spoken.legal) == len(view.legal)
    assert all(map(is_good, spoken.legal))
    assert len(set(spoken.legal)) == len(spoken.legal), "two actions that read the same cannot be told apart"
    assert len(spoken.events) == len(view.events)
    assert all(is_good(said) for said in spoken.events if said is not None)
    assert (spoken.no_undo is None) == (view.why_no_undo is None)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_told_in_every_language(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = two_at(game).table.game
    strict = {language: Speech(plain, language, strict=True) for language in m.LANGUAGES}
    monkeypatch.setattr(showing, "speech_of", lambda _, language: strict[language])
    desk = two_at(game)
    dice = random.Random(11)
    number = 0
    while desk.table.status == "running":
        number += 1
        seat = dice.choice(desk.table.actors())
        language = m.LANGUAGES[number % len(m.LANGUAGES)]
        for viewer in (0, 1, None):
            view = showing.view(desk.table, viewer, 0, None, heard=desk.heard[-1], language=language, names=NAMES)
            assert view.words is not None
            check(view, view.words)
            assert is_good(view.words.prompt)
            assert view.words.names == ["Ann", "Bob"]
            assert view.words.result is None
        desk.play(seat, dice.choice(desk.legal(seat)))
    for language in m.LANGUAGES:
        view = showing.view(desk.table, 1, 0, None, language=language, names=NAMES)
        assert view.words is not None
        result, spoken = view.result, view.words.result
        assert result is not None
        assert spoken is not None
        assert [len(lines) for lines in spoken.lines] == [len(lines) for lines in result["lines"]]
        assert all(is_good(said) for lines in spoken.lines for said in lines)
        assert all(map(is_good, [spoken.ended, *spoken.reasons, view.words.prompt]))
        told = asyncio.run(Histories().of(desk.table, 1, language, NAMES))
        assert told.words is not None
        assert len(told.words) == len(told.events)
        assert all(is_good(said) for said in told.words if said is not None)
        assert sum(said is not None for said in told.words) > len(told.words) / 2


def test_without_a_language_nothing_is_said() -> None:
    desk = two_at()
    assert showing.view(desk.table, 0, 0, None).words is None
    assert asyncio.run(Histories().of(desk.table, 0, None, NAMES)).words is None


def test_words_tell_a_viewer_no_more_than_the_view() -> None:
    """The same sentences from a game in which all that the viewer cannot know is different."""
    desk = two_at()
    desk.play_until(lambda desk: desk.table.seen[0] > 12)
    match = desk.table.match
    assert match is not None
    said = []
    for seed in range(3):
        match.state = desk.table.game.determinize(match.state, 0, gt.Picker(seed))
        view = showing.view(desk.table, 0, 0, None, heard=desk.heard[-1], language="de", names=NAMES)
        said.append(msgspec.json.encode(view.words))
    assert said[0] == said[1] == said[2]


def test_in_a_pause_and_before_the_start_nobody_is_asked() -> None:
    desk = Desk(OPEN, OPEN).sit("ann", "bob")
    view = showing.view(desk.table, 0, 0, None, language="fr", names=NAMES)
    assert view.words == m.ViewWords(["Ann", "Bob"], "", [], [], None, None)
    desk.start()
    desk.say(0, c.Propose, "pause")
    desk.say(1, c.Answer, True)
    view = showing.view(desk.table, 0, 0, None, language="fr", names=NAMES)
    assert view.words is not None
    assert (view.words.prompt, view.words.legal) == ("", [])


def test_names_are_those_that_the_sentences_use() -> None:
    bot = e.SeatSpec("bot", "greedy")
    desk = Desk(OPEN, bot, bot, e.SeatSpec("device", None, "Zoé"), game="french-quarter", host="ann").sit("ann")
    assert spoken_names(desk.table, NAMES, "en") == ["Ann", "Greedy 2", "Greedy 3", "Zoé"]
    assert spoken_names(desk.table, {}, "en")[0] == "Player 1"
    assert spoken_names(desk.table, {"ann": "Greedy"}, "en")[:2] == ["Greedy 1", "Greedy 2"]


def test_a_game_is_put_into_words_once_for_all_tables() -> None:
    a, b = two_at("french-quarter").table.game, two_at("french-quarter").table.game
    assert speech_of(a, "es") is speech_of(b, "es")
    assert speech_of(a, "es") is not speech_of(a, "ro")
    assert speech_of(a, "es") is not speech_of(gt.game("french-quarter", options={"mayor": True}), "es")


def test_sentences_of_actions_are_kept_within_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wording, "MOST_SENTENCES", 3)
    desk = two_at("explore-new-york")
    match = desk.table.match
    assert match is not None
    speech = Speech(match.game, "en")
    links = [match.game.read(f"link {link}") for link in ("1,0-2,0", "2,0-3,0", "3,0-4,0", "4,0-5,0")]
    said = [speech.action(link, {}) for link in links]
    assert said == [speech.words.action(link) for link in links]
    assert len(speech._actions) <= 3


@pytest.mark.parametrize("text", ["", "it", "EN", "de "])
def test_a_language_that_there_is_not_is_refused(text: str) -> None:
    with pytest.raises(Refused) as refused:
        language_in(text)
    assert refused.value.code == Code.MALFORMED


# ---- over the wire --------------------------------------------------------------------------------------------
def test_two_read_one_game_each_in_their_language(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        ann, bob, table = await here.two()
        german = await here.wire(ann, table, 0, "de")
        english = await here.wire(bob, table, 1, "en")
        silent = await here.wire(bob, table, 1)
        assert german.view["words"]["prompt"] != english.view["words"]["prompt"]
        assert german.view["words"]["names"] == english.view["words"]["names"] == ["Ann", "Bob"]
        await german.play()
        await english.until(lambda: english.view["events"])
        await silent.until(lambda: silent.view["events"])
        assert english.view["words"]["events"] == ["Ann has chosen which tickets to keep."]
        assert silent.view["words"] is None

        # A refusal is a sentence where the connection has a language, and the rule's id for everybody.
        answers = [await wire.do("play", seat=1, step=wire.view["step"], action="draw") for wire in (english, silent)]
        assert [answer["rule"] for answer in answers] == ["SF-S3", "SF-S3"]
        assert [answer["said"] for answer in answers] == ["First choose which of your tickets to keep.", None]

        # Over REST the same.
        view = await bob.ask("GET", f"/api/tables/{table}/view?seat=1&language=en")
        assert view["words"]["legal"] == english.view["words"]["legal"]
        told = await bob.ask("GET", f"/api/tables/{table}/history?seat=1&language=en")
        assert told["words"][-1] == "Ann has chosen which tickets to keep."
        assert (await bob.ask("GET", f"/api/tables/{table}/view"))["words"] is None
        with pytest.raises(Refusal) as refused:
            await bob.ask("GET", f"/api/tables/{table}/view?language=xx")
        assert refused.value.code == "request/malformed"

    in_house(tmp_path, visit)
