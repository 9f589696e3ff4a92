"""A real browser at a real server. Every page is watched: one word in its console fails the test."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from scripts.chromium import FLAGS, chromium
from scripts.server.process import ServerProcess
from tests.browser.people import Person

DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
BREAKS = ("net::ERR_", "WebSocket connection")  # how the browser tells of a lost server
PATIENCE = 60_000  # milliseconds; machines of two cores run other tests at the same time
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def server() -> Iterator[ServerProcess]:
    """One for all tests of a worker, but for those that stop it."""
    with tempfile.TemporaryDirectory(prefix="gt-web-") as folder:
        process = ServerProcess(Path(folder), "--bot-workers", "1")
        process.start()
        yield process
        process.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        yield launched
        launched.close()


@pytest.fixture
def newcomer(browser: Browser, server: ServerProcess) -> Iterator[Callable[..., Person]]:
    """`newcomer(locale="de", dark=True, phone=True)`: somebody with a browser of their own, who has never been here."""
    contexts: list[BrowserContext] = []
    heard: list[str] = []

    def come(
        locale: str = "en",
        dark: bool = False,
        phone: bool = False,
        server: ServerProcess = server,
        path: str = "",
        breaks: bool = False,
        **more: Any,
    ) -> Person:
        context = browser.new_context(
            viewport=PHONE if phone else DESK,  # type: ignore[arg-type]
            has_touch=phone,
            locale=locale,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
            **more,
        )
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        listen(page, heard, breaks)
        return Person(page, server.url + path, heard, touch=phone)

    yield come
    for context in contexts:
        context.close()
    assert heard == [], "the console must stay empty"


def listen(page: Page, heard: list[str], breaks: bool) -> None:
    """`breaks`: its server goes away for a while, and the browser tells of every connection that fails."""

    def said(message: ConsoleMessage) -> None:
        if breaks and any(told in message.text for told in BREAKS):
            return
        heard.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    page.on("console", said)
    page.on("pageerror", lambda error: heard.append(f"error: {error}"))
