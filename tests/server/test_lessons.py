"""Every lesson can be played to its end by doing what it asks for, and has an answer to whatever else is tried."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Any

import pytest

from grandtour.server.lessons import LESSONS, showing
from grandtour.server.lessons.script import LEARNER, Lesson, NotAsked, position
from grandtour.server.messages import LANGUAGES
from grandtour.words import Words
from tests.server.house import GAMES, House, in_house, refusal_of

Json = dict[str, Any]
EACH = pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS)


async def at(house: House, game: str, played: list[str], language: str = "en") -> Json:
    """Asked by somebody who has no session."""
    guest = await house.guest()
    guest.http.cookies.clear()
    answer = await guest.http.post(
        f"{house.url}/api/lessons/{game}", json={"played": played, "language": language}, headers={"Origin": house.url}
    )
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def ways(lesson: Lesson) -> list[tuple[str, ...]]:
    """Every way to play it to the end."""
    return list(itertools.product(*(ask.act for ask in lesson.asks)))


# ---- through HTTP ---------------------------------------------------------------------------------------------
def test_every_lesson_is_played_to_its_end_by_following_it(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        guest = await house.guest()
        offered = await guest.ask("GET", "/api/lessons")
        assert [info["game"] for info in offered] == list(LESSONS)
        for info in offered:
            game, played = info["game"], list[str]()
            while not (now := await guest.ask("POST", f"/api/lessons/{game}", {"played": played}))["done"]:
                view = now["view"]
                assert now["step"] == view["step"] == len(played)
                assert now["title"] == info["chapters"][now["chapter"]]
                assert now["lit"]
                assert view["legal"]
                assert len(view["legal"]) == len(view["words"]["legal"])
                assert LEARNER in view["actors"]
                assert now["insight"]
                if game == "french-quarter":
                    assert len(now["insight"]["gains"]) == len(view["legal"])
                played.append(view["legal"][0])
            assert len(played) == now["steps"] == info["steps"]
            assert now["chapter"] == now["chapters"] - 1
            assert now["view"]["table"]["status"] == "over"
            assert now["view"]["result"]["winners"] == [LEARNER]
            assert now["view"]["words"]["result"]["lines"][LEARNER]
            for points in now["view"]["result"]["scores"]:
                assert str(points) in now["text"]

    in_house(tmp_path, visit)


def test_a_lesson_needs_no_session_and_speaks_the_language_asked_for(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        english = await at(house, "explore-new-york", ["discard star-a"])
        german = await at(house, "explore-new-york", ["discard star-a"], "de")
        assert english["text"] != german["text"]
        assert english["view"]["words"]["prompt"] != german["view"]["words"]["prompt"]
        assert [seat["name"] for seat in german["view"]["table"]["seats"]] == ["Max", "Lina"]

    in_house(tmp_path, visit)


def test_wrong_tries_are_answered(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        guest = await house.guest()

        async def why(game: str, thing: str, *played: str) -> Json:
            return dict(await guest.ask("POST", f"/api/lessons/{game}/why", {"thing": thing, "played": list(played)}))

        to_the_ferry = [
            "keep 15",
            "take black",
            "draw",
            "take ferry",
            "claim 34 2black+1ferry",
            "token teapot",
            "take red",
        ]
        assert (await why("san-francisco", "card:blue", *to_the_ferry))["legal"]
        refused = await why("san-francisco", "card:ferry", *to_the_ferry)
        assert (refused["legal"], refused["rule"]) == (False, "SF-D1")
        assert "first card" in refused["said"]
        assert (await why("san-francisco", "undo", *to_the_ferry))["legal"]
        back = await why("san-francisco", "undo")
        assert (back["legal"], back["rule"]) == (False, None)
        assert "no step to go back to" in back["said"]
        kind = await why("san-francisco", "ticket:0")
        assert (kind["legal"], kind["rule"]) == (False, None)
        assert kind["said"] == showing.teacher("en").say("lesson-sf-keep-not")
        unsaid = await why("explore-new-york", "end", "discard star-a", "block 4,5", "link 4,4-4,5")
        assert (unsaid["legal"], unsaid["rule"]) == (False, None)
        assert (await why("french-quarter", "building:riverwalk", "take carriage 4"))["rule"] == "FQ-V1"
        assert (await why("french-quarter", "die:walk-5", *ways(LESSONS["french-quarter"])[0]))["rule"] == "GT-1"

    in_house(tmp_path, visit)


def test_what_is_no_lesson_is_refused(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        guest = await house.guest()

        async def code(path: str, **body: object) -> str:
            return await refusal_of(guest.ask("POST", f"/api/lessons/{path}", body))

        assert await code("chess") == "request/unknown"
        assert await code("san-francisco", played=["keep 0"]) == "action/illegal"
        assert await code("san-francisco", played=["what"]) == "action/illegal"
        assert await code("san-francisco", played=["keep 15"] * 61) == "request/malformed"
        assert await code("san-francisco", language="it") == "request/malformed"
        assert await code("san-francisco/why", thing="moon") == "request/malformed"
        assert await code("san-francisco/why", thing="deck", played=["draw"]) == "action/illegal"

    in_house(tmp_path, visit)


# ---- the scripts ----------------------------------------------------------------------------------------------
def test_every_game_has_a_lesson() -> None:
    assert set(LESSONS) == set(GAMES)


@EACH
def test_a_lesson_is_short_and_has_chapters(lesson: Lesson) -> None:
    assert 5 <= len(lesson.chapters) <= 7
    assert 12 <= len(lesson.asks) <= 25
    keys = [ask.key for ask in lesson.asks]
    assert len(keys) == len(set(keys))


@EACH
def test_every_way_through_a_lesson_ends_with_a_win(lesson: Lesson) -> None:
    game = lesson.rules()
    for way in ways(lesson):
        end = position(lesson, way)
        assert end.ask is None
        result = game.result(end.state)
        assert result is not None
        assert result.winners == (LEARNER,)


@EACH
def test_what_is_lit_leads_to_what_is_asked_for(lesson: Lesson) -> None:
    played: tuple[str, ...] = ()
    while (here := position(lesson, played)).ask is not None:
        # Later clicks mean something only after the earlier ones, so each is asked alone: it must exist at least,
        # and one of them must do.
        answers = [showing.why(lesson, played, thing, "en") for thing in here.ask.lit]
        assert any(answer.legal for answer in answers), here.ask
        played += (here.ask.act[0],)


@EACH
def test_a_position_is_not_changed_by_playing_on(lesson: Lesson) -> None:
    way = ways(lesson)[0]
    before = position(lesson, way[:3])
    kept = before.state.dump()
    position(lesson, way)
    assert before.state.dump() == kept
    with pytest.raises(NotAsked):
        position(lesson, (*way, "end"))


def test_the_lesson_of_new_york_is_the_example_of_max_and_lina() -> None:
    lesson = LESSONS["explore-new-york"]
    assert lesson.rules().scores(position(lesson, ways(lesson)[0]).state) == [82, 64]


# ---- the sentences ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
@EACH
def test_every_step_has_its_sentence(lesson: Lesson, language: str) -> None:
    words = Words("lesson", language, strict=True)
    wanted = [f"title-{chapter.key}" for chapter in lesson.chapters] + [ask.key for ask in lesson.asks]
    for key in [*wanted, "who", "done", *(f"name-{seat}" for seat in range(lesson.seats))]:
        assert words.has(f"{lesson.prefix}-{key}"), key
    assert words.has(showing.NOT_NOW)
    assert words.has(showing.NO_UNDO)


def test_no_sentence_is_left_over() -> None:
    text = (Path(showing.__file__).parents[2] / "locale" / "en" / "lesson.ftl").read_text(encoding="utf-8")
    there = {line.partition(" =")[0] for line in text.splitlines() if line.startswith("lesson-")}
    known = {showing.NOT_NOW, showing.NO_UNDO}
    for lesson in LESSONS.values():
        keys = [ask.key for ask in lesson.asks]
        known |= {f"{lesson.prefix}-{key}{end}" for key in keys for end in ("", "-help", "-not")}
        known |= {f"{lesson.prefix}-title-{chapter.key}" for chapter in lesson.chapters}
        known |= {f"{lesson.prefix}-name-{seat}" for seat in range(lesson.seats)}
        known |= {f"{lesson.prefix}-who", f"{lesson.prefix}-done"}
    assert there <= known


def test_the_teacher_is_brief_and_does_not_shout() -> None:
    for lesson in LESSONS.values():
        for number, _ in enumerate(lesson.asks):
            said = showing.lesson_view(lesson, ways(lesson)[0][:number], "en").text
            assert "!" not in said
            assert len(said) <= 230, said
            assert sum(said.count(mark) for mark in (". ", "? ")) <= 1, said
