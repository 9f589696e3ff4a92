"""Looking back: while a game runs through one's own eyes, afterwards through anybody's; and what can be done then."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person
from tests.browser.test_games import GAMES, ME_AND_A_BOT


def step_of(ana: Person) -> int:
    return int(ana.one("input[type=range]").input_value())


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_by_slider_and_keys(newcomer: Callable[..., Person], game: str) -> None:
    ana = newcomer()
    ana.settings()
    table = ana.finished(game)
    ana.go(f"t/{table}/replay?eyes=all")
    slider = ana.one("input[type=range]")
    expect(slider).to_be_visible()
    last = int(slider.get_attribute("max") or 0)
    assert last > 3
    ana.page.keyboard.press("End")
    assert step_of(ana) == last
    ana.page.keyboard.press("ArrowLeft")
    ana.page.keyboard.press("ArrowLeft")
    assert step_of(ana) == last - 2
    expect(ana.page).to_have_url(re.compile(rf"/replay/{last - 2}\?eyes=all$"))
    slider.fill(str(last // 2))
    expect(ana.page).to_have_url(re.compile(rf"/replay/{last // 2}\?eyes=all$"))
    said = ana.one(".ticket").inner_text()
    # The link to this step, opened by somebody else.
    bert = newcomer()
    bert.settings()
    bert.go(ana.page.url.removeprefix(f"{ana.url}/"))
    expect(bert.one("input[type=range]")).to_have_value(str(last // 2))
    expect(bert.one(".ticket")).to_have_text(re.compile(re.escape(said.splitlines()[-1])))
    eyes = ana.page.get_by_role("group", name="Seen through").get_by_role("button")
    assert eyes.count() == 3
    eyes.nth(2).click()
    expect(ana.page).to_have_url(re.compile(r"eyes=1$"))
    ana.look()


def test_a_running_game_is_seen_through_ones_own_eyes(newcomer: Callable[..., Person]) -> None:
    ana = newcomer()
    ana.settings()
    table = ana.table("san-francisco", ME_AND_A_BOT)
    ana.go(f"t/{table}")
    for _ in range(4):
        ana.plays()
        ana.step()
    ana.click("Menu")
    ana.click("Look back at the game", role="link")
    expect(ana.one("input[type=range]")).to_be_visible()
    assert ana.page.get_by_role("group", name="Seen through").count() == 0
    other = ana.page.request.get(f"{ana.url}/api/tables/{table}/replay?eyes=1")
    assert other.status == 403, other.text()
    ana.go(f"t/{table}/replay?eyes=1")
    expect(ana.one("input[type=range]")).to_be_visible()
    ana.sees("Your hand")


def test_play_on_from_a_moment(newcomer: Callable[..., Person]) -> None:
    ana = newcomer()
    ana.settings()
    table = ana.finished("explore-new-york")
    ana.go(f"t/{table}/replay/4?eyes=0")
    ana.click("Play on from here")
    ana.one("[data-fork]").click()
    ana.page.wait_for_url(lambda url: url.endswith("/t/" + url.split("/t/")[-1]) and table not in url)
    ana.plays()
    assert ana.step()


def test_the_record_can_be_checked(newcomer: Callable[..., Person], tmp_path: Path) -> None:
    """In the page, and with the file on one's own computer."""
    ana = newcomer()
    ana.settings()
    ana.go(f"t/{ana.finished('san-francisco')}")
    file = ana.downloads("Download the record", tmp_path)
    checked = subprocess.run([sys.executable, "-m", "grandtour", "verify", str(file)], capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout + checked.stderr
    ana.click("Check it")
    ana.sees("Everything is as it should be.")
    ana.sees("This browser has computed the hash of the seed itself")
