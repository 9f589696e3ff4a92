"""The way in: two clicks to a game, a language, a path of one's own, and no word to any other host."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Request, Route, expect

from scripts.server.process import ServerProcess
from tests.browser.people import Person
from tests.browser.test_games import GAMES, ME_AND_A_BOT

LOCALES = Path(__file__).parents[2] / "src" / "grandtour" / "locale"


@pytest.mark.parametrize("game", GAMES)
def test_two_clicks_from_home_to_a_game(newcomer: Callable[..., Person], game: str) -> None:
    """Somebody who has never been here, with no internet: every request goes to our server."""
    ana = newcomer()
    elsewhere: list[str] = []

    def asked(route: Route, request: Request) -> None:
        if request.url.startswith((ana.url, "data:", "blob:")):
            route.continue_()
        else:
            elsewhere.append(request.url)
            route.abort()

    ana.page.context.route("**/*", asked)
    ana.go()
    ana.one(f"[data-play={game}]").click()
    ana.one("[data-play-bots]").click()
    ana.plays()
    ana.acts()
    assert elsewhere == []


def test_the_app_lives_below_a_path(newcomer: Callable[..., Person], tmp_path: Path) -> None:
    with ServerProcess(tmp_path, "--root-path", "/games") as server:
        ana = newcomer(server=server, path="/games")
        ana.go()
        ana.one("[data-play=french-quarter]").click()
        ana.one("[data-play-bots]").click()
        ana.plays()
        assert "/games/t/" in ana.page.url
        ana.acts()
        ana.page.reload()
        ana.plays()
        ana.page.wait_for_load_state("networkidle")
        ana.page.close()  # before the server: a page that is left alone says so in its console


@pytest.mark.parametrize("locale", ["de-AT", "fr", "es-MX", "ro"])
def test_the_browser_chooses_the_language(newcomer: Callable[..., Person], locale: str) -> None:
    ana = newcomer(locale=locale)
    ana.go()
    words = (LOCALES / locale[:2] / "web.ftl").read_text(encoding="utf-8")
    play = re.search(r"^play = (.*)$", words, re.MULTILINE)
    assert play is not None
    expect(ana.one("[data-play=san-francisco]")).to_have_text(play[1])
    assert ana.page.evaluate("document.documentElement.lang") == locale[:2]


def test_settings_are_kept(newcomer: Callable[..., Person]) -> None:
    ana = newcomer()
    ana.go("settings")
    ana.page.locator("input[name=language][value=ro]").check()
    expect(ana.page.locator("html")).to_have_attribute("lang", "ro")
    ana.page.locator("input[name=mode][value=dark]").check()
    ana.page.locator("input[name=speed][value='3']").check()
    ana.page.locator("input[name=confirm][value=always]").check()
    ana.page.reload()
    expect(ana.page.locator("html")).to_have_attribute("data-mode", "dark")
    expect(ana.page.locator("html")).to_have_attribute("lang", "ro")
    kept = json.loads(ana.page.evaluate("localStorage['grandtour-settings']"))
    assert (kept["language"], kept["mode"], kept["speed"], kept["confirm"]) == ("ro", "dark", 3, "always")


def test_another_language_at_a_running_table(newcomer: Callable[..., Person]) -> None:
    """Everything comes anew: what is asked, the board's names, and the log."""
    ana = newcomer()
    ana.settings()
    table = ana.table("san-francisco", ME_AND_A_BOT)
    ana.go(f"t/{table}")
    ana.plays()
    view = ana.api("GET", f"tables/{table}/view?seat=0&language=fr")
    ana.click("Menu")
    ana.page.locator("[popover] select").last.select_option("fr")
    expect(ana.page.locator(".ticket").first).to_contain_text(view["words"]["prompt"])
    history = ana.api("GET", f"tables/{table}/history?seat=0&language=fr")
    lines = [line for line in history["words"] if line]
    expect(ana.page.get_by_role("log").first).to_contain_text(lines[-1])


def test_about_says_what_it_is(newcomer: Callable[..., Person]) -> None:
    ana = newcomer()
    ana.go("about")
    ana.sees("No affiliation")
    ana.sees("How you can check that chance was fair")
    version = ana.page.request.get(f"{ana.url}/health").json()["version"]
    ana.sees(version)
    for link in ana.page.locator("main a").all():
        answer = ana.page.request.get(f"{ana.url}{link.get_attribute('href')}")
        assert answer.ok, link.get_attribute("href")


def test_an_address_that_leads_nowhere(newcomer: Callable[..., Person]) -> None:
    ana = newcomer()
    ana.go("no/such/page")
    ana.sees("There is nothing here")
    assert all("404" in said for said in ana.heard), "the server says so, too, and the browser repeats it"
    ana.heard.clear()
    ana.click("Home", role="link")
    expect(ana.page).to_have_url(f"{ana.url}/")


def test_how_strong_a_bot_is_can_be_chosen_and_is_said(newcomer: Callable[..., Person]) -> None:
    """On a poster, for a new table, and at an open one; the weakest first."""
    ana = newcomer(phone=True)
    ana.settings()
    ana.go()
    ana.one("[data-play=french-quarter]").click()
    level = ana.one("[data-level]")
    assert level.locator("option").all_inner_texts() == ["Novice", "Casual", "Greedy", "Expert", "Master"]
    expect(level).to_have_value("greedy")
    level.select_option("novice")
    expect(level).to_have_accessible_description("Knows the rules but often loses track: good for your first game.")
    ana.one("[data-play-bots]").click()
    ana.plays()
    expect(ana.page.get_by_role("list", name="Players").first).to_contain_text("Novice")
    assert [seat["bot"] for seat in ana.api("GET", f"tables/{ana.here}")["seats"]] == [None, "novice"]

    ana.go("new/san-francisco")
    ana.page.locator("input[name=seat-2][value=bot]").check()
    ana.one("[data-level]").select_option("casual")
    ana.one("[data-open-table]").click()
    seated = ana.one("[data-seat='2'] [data-level]")
    expect(seated).to_have_value("casual")
    seated.select_option("greedy")
    expect(seated).to_have_accessible_description(re.compile("^The middle level"))
    assert ana.api("GET", f"tables/{ana.here}")["seats"][2]["bot"] == "greedy"
