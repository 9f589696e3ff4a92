"""What a newcomer's browser fetches before the first page is there."""

from __future__ import annotations

from playwright.sync_api import Browser

from scripts.browser.figures import first_load
from scripts.server.process import ServerProcess

MOST = 200_000  # bytes


def test_the_first_load_is_small(browser: Browser, server: ServerProcess) -> None:
    """Everything that came over the wire, as it came: page, scripts, styles, words, fonts, posters, first answers."""
    _, size, files = first_load(browser, server.url)
    assert files > 5
    assert size <= MOST
