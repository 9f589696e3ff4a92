"""Whole games against bots: by mouse, by finger on a phone, by keyboard alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person

GAMES = ("san-francisco", "explore-new-york", "french-quarter")
# Routes before cards, or a game of San Francisco takes long; what ends a turn before what could go on for ever.
PREFER = {"san-francisco": ("keep:", "ticket:", "route:", "pay:"), "explore-new-york": ("end",), "french-quarter": ()}
ME_AND_A_BOT = [{"kind": "open"}, {"kind": "bot", "bot": "random"}]


def totals(ana: Person) -> list[int]:
    """As the score sheet of the end screen has them: best first."""
    cells = ana.page.locator("[data-screen=end] tfoot td")
    return [int(text.replace("−", "-").replace("\u202f", "").replace(",", "")) for text in cells.all_inner_texts()]


def result_of(ana: Person, table: str) -> list[int]:
    result = ana.api("GET", f"tables/{table}/view?seat=0")["result"]
    return [result["scores"][seat] for place in result["ranking"] for seat in place]


@pytest.mark.slow
@pytest.mark.parametrize("width", [1440, 390], ids=["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_clicks(newcomer: Callable[..., Person], game: str, width: int) -> None:
    """Nothing that is offered lies under something else, and no page is wider than its window."""
    ana = newcomer(phone=width < 700)
    ana.settings()
    table = ana.table(game, ME_AND_A_BOT)
    ana.go(f"t/{table}")
    assert ana.play_to_the_end(PREFER[game]) > 10
    assert totals(ana) == result_of(ana, table)
    assert not ana.hidden


@pytest.mark.parametrize("game", GAMES)
def test_the_narrowest_phone(newcomer: Callable[..., Person], game: str) -> None:
    ana = newcomer(phone=True)
    ana.page.set_viewport_size({"width": 360, "height": 740})
    ana.settings()
    ana.go(f"t/{ana.table(game, ME_AND_A_BOT)}")
    for _ in range(12):
        ana.plays()
        ana.step(PREFER[game])
    for path in ("", f"new/{game}", f"rules/{game}", f"learn/{game}", "tables", "settings", "about"):
        ana.go(path)
        expect(ana.one("main")).to_be_visible()
        ana.page.wait_for_load_state("networkidle")
        ana.look()


@pytest.mark.parametrize(("game", "phone"), [("explore-new-york", True), ("french-quarter", False)])
def test_whoever_came_closer_finds_the_way_back(newcomer: Callable[..., Person], game: str, phone: bool) -> None:
    """Two quick taps beside what is offered bring the map closer, be it on purpose or not."""
    ana = newcomer(phone=phone)
    ana.settings()
    ana.go(f"t/{ana.table(game, ME_AND_A_BOT)}")
    ana.plays()
    ana.page.locator("svg.board").first.dispatch_event("dblclick")
    closer = ana.page.locator(".viewport.zoomed")
    expect(closer).to_be_visible()
    ana.page.locator("button.whole").click()
    expect(closer).to_have_count(0)
    expect(ana.page.locator("button.whole")).to_have_count(0)
    expect(ana.page.locator("[data-state=chosen]")).to_have_count(0)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keyboard(newcomer: Callable[..., Person], game: str) -> None:
    """From the home page on, without a mouse; French Quarter in text mode."""
    ana = newcomer()
    ana.settings(text=game == "french-quarter")
    ana.go()
    ana.one(f"[data-play={game}]").wait_for()
    ana.press(f"[data-play={game}]")
    expect(ana.one("[data-play-bots]")).to_be_focused()
    ana.page.keyboard.press("Enter")
    ana.page.wait_for_url("**/t/*")
    ana.plays()
    assert ana.play_to_the_end(PREFER[game], by=ana.press) > 10
    assert totals(ana) == result_of(ana, ana.here)


def test_arrows_go_from_target_to_target(newcomer: Callable[..., Person]) -> None:
    ana = newcomer()
    ana.settings()
    ana.go(f"t/{ana.table('explore-new-york', ME_AND_A_BOT)}")
    places = "svg [data-thing][data-state=offered]"
    while not ana.stays(f"document.querySelectorAll('{places}').length > 1"):
        ana.plays()
        ana.step(("card:",))
    assert ana.reach(places)
    here = "() => document.activeElement.dataset.thing"
    stops = {ana.page.evaluate(here)}
    for arrow in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        ana.page.keyboard.press(arrow)
        stops.add(ana.page.evaluate(here))
    assert len(stops) > 1, f"no arrow leads away from {stops}"
    ana.page.keyboard.press("Enter")
    undo = ana.page.locator("[data-key=u]").first
    expect(undo).not_to_have_attribute("aria-disabled", "true")
