"""The rulebook and the lessons."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person
from tests.browser.test_games import GAMES


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_to_its_end(newcomer: Callable[..., Person], game: str) -> None:
    """By clicking what is offered, again and again: a lesson lets nobody go astray."""
    ana = newcomer()
    ana.settings()
    ana.enter()
    ana.go(f"learn/{game}")
    ana.plays()
    done = ana.acts_until("[data-play-now]", ("pay:",))
    expect(ana.page.locator("tfoot")).to_be_visible()
    assert not ana.hidden
    done.click()
    ana.page.wait_for_url("**/t/*")


def test_the_rulebook_finds_a_word(newcomer: Callable[..., Person]) -> None:
    ana = newcomer()
    ana.go("rules/san-francisco")
    search = ana.page.get_by_role("searchbox")
    rules = ana.api("GET", "games/san-francisco/rules?language=en")
    found = [rule["id"] for rule in rules if "ferry" in rule["said"].lower()]
    search.fill("ferry")
    expect(ana.page.get_by_role("status").first).to_contain_text("rule")
    for rule in found:
        expect(ana.page.locator(f"#{rule}")).to_be_visible()
    assert 0 < len(found) < len(rules)
    search.fill("xyzzy")
    ana.sees("No rule matches all of these words.")
    ana.click("Show all rules")
    ana.go(f"rules/san-francisco#{rules[-1]['id']}")
    expect(ana.page.locator(f"#{rules[-1]['id']}")).to_be_in_viewport()
