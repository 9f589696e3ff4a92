"""Life at a table: one device for two, undo, "why can't I?", what was missed, the next game."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.people import Person
from tests.browser.test_games import ME_AND_A_BOT, PREFER


def test_one_device_for_two(newcomer: Callable[..., Person]) -> None:
    """Behind the curtain is nothing: the tickets of one player are not even in the page."""
    ana = newcomer()
    ana.settings()
    ana.go("new/san-francisco?device")
    ana.page.get_by_label("Seat 2: Name").fill("Bert")
    ana.one("[data-open-table]").click()
    curtain = ana.one("[data-curtain]")
    players: list[str] = []
    for _ in range(3):
        expect(curtain).to_be_visible()
        assert ana.page.locator("main [data-thing], main svg [data-route], .ticket, [role=log]").count() == 0
        assert len(ana.one("main").inner_text().strip().splitlines()) <= 8, "only the curtain is in the page"
        players.append(curtain.inner_text())
        curtain.click()
        ana.plays()
        for _ in range(40):
            if ana.page.locator("[data-pass]").count():
                break
            if not ana.step(("ticket:", "card:", "deck")):
                ana.page.wait_for_timeout(25)
        ana.one("[data-pass]").click()
    assert players[0] != players[1], "the device goes from one to the other"


def test_undo_and_why_not(newcomer: Callable[..., Person]) -> None:
    """What is not offered answers with the rule that forbids it; the rule opens beside the table."""
    ana = newcomer()
    ana.settings()
    ana.go(f"t/{ana.table('explore-new-york', ME_AND_A_BOT)}")
    ana.plays()
    ana.page.locator("svg [data-thing^='block:'][data-state=resting]").first.dispatch_event("click")
    why = ana.one(".why[role=alert]")
    expect(why).to_contain_text("Not now.")
    rule = why.locator("code").inner_text()
    assert rule.startswith("NY-")
    why.get_by_role("button", name=f"Open rule {rule}").click()
    expect(ana.page.locator(f"dialog [data-rule='{rule}']")).to_be_in_viewport()
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator("dialog")).to_have_count(0)
    asked = ana.one(".ticket .ask").inner_text()
    ana.step()
    undo = ana.one("[data-key=u]")
    expect(undo).to_have_attribute("aria-disabled", "false")
    while undo.get_attribute("aria-disabled") == "false":
        ana.page.keyboard.press("u")
        ana.page.wait_for_timeout(200)
    expect(ana.one(".ticket .ask")).to_have_text(asked)
    ana.page.keyboard.press("u")
    expect(why).to_be_visible()


def test_what_happened_meanwhile(newcomer: Callable[..., Person]) -> None:
    ana, bert = newcomer(), newcomer()
    ana.settings()
    bert.settings()
    ana.enter()
    bert.enter("Bert")
    seats = [{"kind": "open"}, {"kind": "open"}]
    table = ana.api("POST", "tables", {"game": "san-francisco", "seats": seats, "public": True})["table"]
    bert.api("POST", f"tables/{table}/join", {})
    ana.api("POST", f"tables/{table}/start")
    for person in (ana, bert):
        person.go(f"t/{table}")
    for _ in range(6):
        for person in (ana, bert):
            person.page.wait_for_timeout(25)
            person.step(("ticket:", "card:"))
    expect(ana.page.get_by_role("log").first).not_to_contain_text("Nothing has happened")
    # As if Ana had looked last a long while ago, at the beginning.
    read = "{lines: 1, at: 1}"
    ana.page.add_init_script(f"localStorage['grandtour-read'] = JSON.stringify({{'{table}/0': {read}}})")
    ana.go(f"t/{table}")
    ana.sees("While you were away")
    ana.click("Go on playing")
    expect(ana.page.get_by_text("While you were away")).to_have_count(0)


def test_the_next_game(newcomer: Callable[..., Person]) -> None:
    ana = newcomer()
    ana.settings()
    table = ana.finished("explore-new-york")
    ana.go(f"t/{table}")
    ana.one("[data-again]").click()
    ana.page.wait_for_url(lambda url: "/t/" in url and table not in url)
    ana.plays()
    ana.go(f"t/{table}")
    ana.click("Go to the new game", role="link")
    ana.plays()


def test_text_mode_and_back(newcomer: Callable[..., Person]) -> None:
    ana = newcomer()
    ana.settings()
    ana.go(f"t/{ana.table('san-francisco', ME_AND_A_BOT)}")
    ana.plays()
    ana.page.keyboard.press("t")
    expect(ana.one("[data-action]")).to_be_visible()
    for _ in range(4):
        ana.plays()
        ana.step()
    ana.page.keyboard.press("t")
    expect(ana.page.locator("[data-action]")).to_have_count(0)
    ana.plays()
    assert ana.step(PREFER["san-francisco"])
