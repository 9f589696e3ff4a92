"""Hints in the browser: asked for by button or key, shown beside the board, played like anything else."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person
from tests.browser.test_access import Checker
from tests.browser.test_games import ME_AND_A_BOT


@pytest.mark.parametrize(("game", "phone"), [("san-francisco", False), ("french-quarter", True)])
def test_a_hint_is_asked_for_picked_and_played(newcomer: Callable[..., Person], game: str, phone: bool) -> None:
    ana = newcomer(phone=phone, bypass_csp=True)  # for axe
    ana.settings()
    ana.go(f"t/{ana.table(game, ME_AND_A_BOT)}")
    ana.plays()
    ask = ana.one(".ticket .ask")
    button = ana.page.get_by_role("button", name="Hint", exact=True)
    expect(button).to_have_attribute("aria-expanded", "false")
    if phone:
        button.tap()
    else:
        ana.page.keyboard.press("h")
    panel = ana.page.get_by_role("region", name="What a good bot would do")
    first = panel.locator("[data-hint]").first
    expect(first).to_be_enabled()
    axe = Checker(ana)
    axe.check("hints")
    axe.done()
    before = ask.inner_text()
    first.click()
    expect(first).to_have_attribute("aria-pressed", "true")
    expect(ask).to_have_text(before)  # nothing is played yet
    ana.one("[data-confirm]").click()
    expect(panel).to_have_count(0)


def test_a_table_can_do_without(newcomer: Callable[..., Person]) -> None:
    ana = newcomer()
    ana.settings()
    ana.go(f"t/{ana.table('san-francisco', ME_AND_A_BOT, hints=False)}")
    ana.plays()
    expect(ana.page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
