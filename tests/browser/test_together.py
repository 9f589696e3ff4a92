"""Two people at one table, each in their own browser and language; and what happens when the server goes away."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from scripts.server.process import ServerProcess
from tests.browser.people import READY, SLOW, WAIT, Person
from tests.browser.test_games import PREFER


def turns(people: list[Person], game: str, count: int) -> None:
    """Whoever is asked acts, until so many choices have been made."""
    made = 0
    limit = time.monotonic() + SLOW
    while made < count:
        for person in people:
            if made < count and person.page.evaluate(READY) and person.step(PREFER[game]):
                made += 1
                limit = time.monotonic() + SLOW
        told = [person.ticket() for person in people] if time.monotonic() > limit else []
        assert not told, f"only {made} of {count} choices: {told}"
        people[0].page.wait_for_timeout(WAIT)


def test_two_browsers_at_one_table(newcomer: Callable[..., Person], tmp_path: Path) -> None:
    """Made and joined by clicks; a reload of one page and a restart of the server in the middle of the game."""
    with ServerProcess(tmp_path, "--bot-workers", "1") as server:
        ana = newcomer(server=server, breaks=True)
        bert = newcomer(server=server, breaks=True, locale="de")
        ana.settings()
        bert.settings()
        ana.go("new/san-francisco")
        ana.one("[data-open-table]").click()
        ana.page.wait_for_url("**/t/*")
        code = code_of(ana)
        bert.go()
        bert.one("[data-join]").fill(code.lower())
        bert.page.keyboard.press("Enter")
        bert.page.wait_for_url("**/t/*")
        expect(ana.one("[data-start]")).to_be_enabled()
        ana.one("[data-start]").click()
        table = ana.here
        turns([ana, bert], "san-francisco", 6)

        same_log_in_two_languages(ana, bert, table)

        ana.click("Chat and log")
        ana.page.get_by_role("tab", name="Chat").or_(
            ana.page.get_by_role("button", name="Chat", exact=True)
        ).first.click()
        ana.page.get_by_label("Say something").fill("Moin, Bert!")
        ana.page.keyboard.press("Enter")
        ana.page.keyboard.press("Escape")
        expect(bert.one(".talk .badge")).to_have_text("1")

        bert.page.reload()
        expect(bert.one(".ticket")).to_be_visible()
        turns([ana, bert], "san-francisco", 4)

        server.kill()
        expect(ana.page.get_by_text("Reconnecting. Your moves are safe.")).to_be_visible()
        server.start()
        expect(ana.page.get_by_text("Reconnecting. Your moves are safe.")).to_be_hidden()
        turns([ana, bert], "san-francisco", 4)


def code_of(ana: Person) -> str:
    label = ana.one("[aria-label^='Table code:'], .code [role=img]").get_attribute("aria-label")
    found = re.search(r"[A-Z0-9]{6}", (label or "").replace(" ", ""))
    assert found is not None, label
    return found[0]


def same_log_in_two_languages(ana: Person, bert: Person, table: str) -> None:
    english = [line for line in ana.api("GET", f"tables/{table}/history?seat=0&language=en")["words"] if line]
    german = [line for line in bert.api("GET", f"tables/{table}/history?seat=1&language=de")["words"] if line]
    expect(ana.page.get_by_role("log").first).to_contain_text(english[-1])
    expect(bert.page.get_by_role("log").first).to_contain_text(german[-1])
    assert english[-1] != german[-1]


def test_a_link_leads_to_its_seat(newcomer: Callable[..., Person]) -> None:
    """A seat that is kept for a friend: their own link, without a word asked."""
    ana, bert = newcomer(), newcomer()
    ana.enter()
    made = ana.api("POST", "tables", {"game": "explore-new-york", "seats": [{"kind": "open"}, {"kind": "link"}]})
    links = ana.api("GET", f"tables/{made['table']}/links")["links"]
    token = next(link["token"] for link in links if link["seat"] == 1)
    ana.go(f"t/{made['table']}")
    bert.go(f"t/{made['table']}#{token}")
    expect(ana.one("[data-start]")).to_be_enabled()
    expect(bert.one("[data-seat='1'].mine")).to_be_visible()


def test_who_watches_sees_no_hand(newcomer: Callable[..., Person]) -> None:
    ana, eve = newcomer(), newcomer()
    ana.settings()
    table = ana.table("san-francisco", [{"kind": "open"}, {"kind": "bot", "bot": "random"}], public=True)
    ana.go(f"t/{table}")
    ana.plays()
    turns([ana], "san-francisco", 4)
    eve.go(f"t/{table}")
    eve.sees("You are watching")
    text = eve.text()
    assert "Your hand" not in text
    assert "Your tickets" not in text
    assert eve.look()["things"] == []
    seen = eve.api("GET", f"tables/{table}/view?language=en")["game"]["players"][0]
    assert "hand" not in seen
    assert "kept" not in seen
