"""Looking back: while a game runs through one's own eyes, afterwards through anybody's; and what can be done then."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.people import SLOW, WAIT, Person
from tests.browser.test_games import GAMES, ME_AND_A_BOT


def say_the_same(one: Person, other: Person) -> None:
    """Their tickets, as soon as both pages have the step."""
    limit = time.monotonic() + SLOW
    while last_line(one) != last_line(other):
        assert time.monotonic() < limit, f"{last_line(one)!r} is not {last_line(other)!r}"
        one.page.wait_for_timeout(WAIT)


def last_line(person: Person) -> str:
    return person.one(".ticket").inner_text().splitlines()[-1]


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
    expect(slider).to_have_value(str(last))
    ana.page.keyboard.press("ArrowLeft")
    ana.page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value(str(last - 2))
    expect(ana.page).to_have_url(re.compile(rf"/replay/{last - 2}\?eyes=all$"))
    steps = ana.api("GET", f"tables/{table}/replay?eyes=all")["steps"]
    turning = [step["step"] for step in steps if step["turning"]]
    ana.page.keyboard.press("Home")
    for step in turning[:2]:
        ana.page.keyboard.press("Shift+ArrowRight")
        expect(slider).to_have_value(str(step))
    assert ana.page.get_by_role("button", name="Next turning point").count() == (1 if turning else 0)
    if game == "explore-new-york":
        ana.sees("Best route now")  # what the server works out for the moment
    slider.fill(str(last // 2))
    expect(ana.page).to_have_url(re.compile(rf"/replay/{last // 2}\?eyes=all$"))
    # The link to this step, opened by somebody else.
    bert = newcomer()
    bert.settings()
    bert.go(ana.page.url.removeprefix(f"{ana.url}/"))
    expect(bert.one("input[type=range]")).to_have_value(str(last // 2))
    say_the_same(ana, bert)
    eyes = ana.page.get_by_role("group", name="View as").get_by_role("button")
    expect(eyes).to_have_count(3)
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
    assert ana.page.get_by_role("group", name="View as").count() == 0
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
    ana.acts()


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
