"""Life at a table: one device for two, undo, "why can't I?", what was missed, the next game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser.people import Person
from tests.browser.test_games import ME_AND_A_BOT, PREFER
from tests.browser.test_together import turns


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
        ana.acts_until("[data-pass]", ("ticket:", "card:", "deck")).click()
    assert players[0] != players[1], "the device goes from one to the other"
    # Whoever looks back does so behind the curtain, too, and whoever looks after them.
    ana.go(f"t/{ana.here}/replay")
    for seat in (1, 0):
        expect(curtain).to_be_visible()
        assert ana.page.locator(".ticket, [role=log], input[type=range]").count() == 0
        curtain.click()
        expect(ana.one("input[type=range]")).to_be_visible()
        ana.page.get_by_role("group", name="View as").get_by_role("button").nth(seat).click()
    expect(curtain).to_be_visible()


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
    ask, undo = ana.one(".ticket .ask"), ana.one("[data-key=u]")
    asked = ask.inner_text()
    ana.step()
    expect(undo).to_have_attribute("aria-disabled", "false")
    ana.page.keyboard.press("u")
    expect(undo).to_have_attribute("aria-disabled", "true")
    expect(ask).to_have_text(asked)
    ana.page.keyboard.press("u")
    expect(why).to_be_visible()


def test_undo_of_one_choice_and_of_the_whole_turn(newcomer: Callable[..., Person]) -> None:
    ana = newcomer()
    ana.settings()
    ana.go(f"t/{ana.table('explore-new-york', ME_AND_A_BOT)}")
    ask, undo, done = ana.one(".ticket .ask"), ana.one("[data-key=u]"), ana.page.locator(".ticket .doneline")
    block, link = "[data-thing^='block:'][data-state=offered]", "[data-thing^='link:'][data-state=offered]"
    ana.acts_until(block)  # who begins discards a card first
    asked = ask.inner_text()
    for wanted in (block, link):
        expect(ana.one(wanted)).to_be_attached()
        ana.point(wanted)
    expect(done).to_have_count(2)
    ana.page.keyboard.press("u")
    expect(done).to_have_count(1)
    expect(undo).to_have_attribute("aria-disabled", "false")
    expect(ana.one(link)).to_be_attached()
    ana.point(link)
    expect(done).to_have_count(2)
    ana.page.keyboard.press("Shift+U")
    expect(undo).to_have_attribute("aria-disabled", "true")
    expect(ask).to_have_text(asked)


def test_a_nudge_after_a_minute(newcomer: Callable[..., Person]) -> None:
    ana, bert = newcomer(), newcomer(locale="de")
    people = (ana, bert)
    for person, name in zip(people, ("Ana", "Bert"), strict=True):
        person.settings()
        person.enter(name)
        person.page.clock.install()
    table = ana.api("POST", "tables", {"game": "french-quarter", "seats": [{}, {}], "public": True})["table"]
    bert.api("POST", f"tables/{table}/join", {})
    ana.api("POST", f"tables/{table}/start")
    for person in people:
        person.go(f"t/{table}")
        expect(person.one(".ticket .ask")).to_be_visible()
    seat = ana.api("GET", f"tables/{table}/view")["actors"][0]
    awaited, waits = people[seat], people[1 - seat]
    nudge = waits.page.locator("[data-nudge]")
    expect(nudge).to_have_count(0)
    waits.page.clock.fast_forward(61_000)
    nudge.click()
    expect(nudge).to_have_count(0)
    told = {0: "Bert is waiting for you.", 1: "Ana wartet auf dich."}[seat]
    expect(awaited.one(".ticket")).to_contain_text(told)
    awaited.page.clock.fast_forward(61_000)
    assert awaited.page.locator("[data-nudge]").count() == 0, "who is awaited nudges nobody"


def test_another_route_and_the_next_game(newcomer: Callable[..., Person]) -> None:
    """A route link by link, by keyboard; the points and what can be added are the server's."""
    ana = newcomer()
    ana.settings()
    table = ana.finished("explore-new-york")
    ana.go(f"t/{table}")
    ana.click("Try another route")
    total, chosen = ana.one(".sum b"), ana.page.locator("[data-thing^='link:'][data-state=chosen]")
    offered = ana.page.locator("[data-thing^='link:'][data-state=offered]")
    expect(total).to_have_text("0")

    def scored(*links: int) -> dict[str, Any]:
        told: dict[str, Any] = ana.api("POST", f"tables/{table}/route", {"seat": 0, "links": links})
        return told

    drawn = scored()["more"]
    expect(offered).to_have_count(len(drawn))
    pair = next((link, more[0]) for link in drawn if (more := scored(link)["more"]))
    names = ana.api("GET", f"tables/{table}/board")["data"]["links"]
    for number, link in enumerate(pair, 1):
        ana.press(f"[data-thing='link:{names[link]['id']}'][data-state=offered]")
        expect(chosen).to_have_count(number)
    expect(total).to_have_text(str(scored(*pair)["total"]))
    ana.page.keyboard.press("u")
    expect(chosen).to_have_count(1)
    ana.click("Clear")
    expect(chosen).to_have_count(0)
    expect(offered).to_have_count(len(drawn))
    ana.page.keyboard.press("Escape")
    expect(ana.page.get_by_role("button", name="Try another route")).to_be_focused()
    ana.one("table.score th button").click()
    expect(ana.page.locator("[data-thing]")).to_have_count(0)

    ana.one("[data-again]").click()
    ana.page.wait_for_url(lambda url: "/t/" in url and table not in url)
    ana.plays()
    ana.go(f"t/{table}")
    ana.click("Go to the new game", role="link")
    ana.plays()


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
    turns([ana, bert], "san-francisco", 8)
    expect(ana.page.get_by_role("log").first).not_to_contain_text("Nothing has happened")
    # As if Ana had looked last a long while ago, at the beginning.
    read = "{lines: 1, at: 1}"
    ana.page.add_init_script(f"localStorage['grandtour-read'] = JSON.stringify({{'{table}/0': {read}}})")
    ana.go(f"t/{table}")
    ana.sees("While you were away")
    ana.click("Go on playing")
    expect(ana.page.get_by_text("While you were away")).to_have_count(0)


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
    ana.acts(PREFER["san-francisco"])
