"""The lists of tables: in pages, by keyboard, and said; and until when a table waits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playwright.sync_api import expect

from tests.browser.people import Person

WAITS: Final = {"game": "san-francisco", "seats": [{}, {}], "public": False}
PAGE: Final = 50
MORE: Final = 3


def test_a_long_list_goes_on_by_keyboard_and_says_what_came(newcomer: Callable[..., Person]) -> None:
    ana = newcomer()
    ana.enter()
    for number in range(PAGE + MORE):
        table = ana.api("POST", "tables", WAITS)["table"]
        if number >= MORE:  # nobody has more than so many open ones
            ana.api("POST", f"tables/{table}/close")
    ana.go("tables")
    lines = ana.page.locator("main li[data-table]")
    expect(lines).to_have_count(PAGE)
    old = set(lines.evaluate_all("all => all.map(one => one.dataset.table)"))
    ana.page.get_by_role("button", name="Show more").focus()
    ana.page.keyboard.press("Enter")
    expect(lines).to_have_count(PAGE + MORE)
    expect(ana.page.locator("main [role=status]")).to_have_text(f"{MORE} more")
    focused = "() => document.activeElement.closest('[data-table]')?.dataset.table ?? ''"
    ana.page.wait_for_function(f"() => ({focused})() !== ''")
    assert ana.page.evaluate(focused) not in old
    expect(ana.page.get_by_role("button", name="Show more")).to_have_count(0)


def test_a_table_that_waits_says_until_when(newcomer: Callable[..., Person]) -> None:
    ana = newcomer()
    ana.enter()
    table = ana.api("POST", "tables", WAITS)["table"]
    ana.go(f"t/{table}")
    expect(ana.one("[data-closes]")).to_contain_text("Open until")
    ana.go("tables")
    expect(ana.one(f"[data-table={table}]")).to_contain_text("closes in 7 days")
