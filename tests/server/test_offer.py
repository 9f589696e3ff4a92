"""What there is to play, in words."""

from __future__ import annotations

from pathlib import Path

import pytest

from grandtour.server import messages as m
from grandtour.server.routes_site import game_infos
from tests.server.house import House, in_house, refusal_of


@pytest.mark.parametrize("language", m.LANGUAGES)
def test_every_option_and_bot_has_a_name_and_a_sentence(language: m.Language) -> None:
    for game in game_infos(language):
        assert game.words is not None
        assert [len(game.words.options), len(game.words.bots)] == [len(game.options), len(game.bots)]
        for word in (*game.words.options, *game.words.bots):
            assert word.name
            assert word.about
            assert not word.name.startswith(("option-", "bot-"))


def test_words_come_for_who_says_a_language(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        ann = await here.guest()
        plain = await ann.ask("GET", "/api/games")
        assert all(game["words"] is None for game in plain)
        german = {game["id"]: game["words"] for game in await ann.ask("GET", "/api/games?language=de")}
        english = {game["id"]: game["words"] for game in await ann.ask("GET", "/api/games?language=en")}
        assert german["french-quarter"]["options"][0] != english["french-quarter"]["options"][0]
        assert await refusal_of(ann.ask("GET", "/api/games?language=tlh")) == "request/malformed"

    in_house(tmp_path, visit)
