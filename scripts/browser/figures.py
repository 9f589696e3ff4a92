"""Measures how fast the web app is, in a real browser at a server on this machine: `make figures`.

The first load: bytes over the wire and the first paint, with nothing cached. A move: the time from the click to the
first picture that shows it, for every click of a game that the server had to answer.
"""

from __future__ import annotations

import statistics
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

from scripts.chromium import FLAGS, chromium
from scripts.server.process import ServerProcess
from tests.browser.people import Person

GAMES: Final = ("san-francisco", "explore-new-york", "french-quarter")
LOADS: Final = 7
CLICKS: Final = 60
RESTS: Final = 150  # milliseconds that the mouse lies on a thing before it is pressed, as a hand does
LEFT_ALONE: Final = 400  # milliseconds in which we do not ask the page anything, because answering would cost it time
# Noted in the page itself: the click, the server's next view, and the end of the page's work on the first frame after
# it; the picture is on the screen with the next refresh. The app hears a message before this does, and has put it into
# the page by then. What is noted goes before other tasks: the bots' moves, which often come at once, belong to later
# frames.
WATCH: Final = """() => {
  window.moves = [];
  let clicked = null;
  addEventListener('click', () => { clicked = performance.now(); }, true);
  const sent = WebSocket.prototype.send;
  WebSocket.prototype.send = function (data) {
    if (clicked !== null && String(data).includes('"play"')) {
      const from = clicked;
      clicked = null;
      const heard = event => {
        if (!event.data.startsWith('{"type":"view"')) return;
        this.removeEventListener('message', heard);
        const painted = () => window.moves.push(performance.now() - from);
        requestAnimationFrame(() => scheduler.postTask(painted, {priority: 'user-blocking'}));
      };
      this.addEventListener('message', heard);
    }
    return sent.call(this, data);
  };
}"""


def first_load(browser: Browser, url: str) -> tuple[float, int, int]:
    """First contentful paint in milliseconds, bytes over the wire, and how many files."""
    context = browser.new_context(locale="en")
    page = context.new_page()
    page.goto(f"{url}/", wait_until="networkidle")
    script = """() => {
      const files = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
      const paint = performance.getEntriesByName('first-contentful-paint')[0];
      return [paint.startTime, files.reduce((sum, one) => sum + one.transferSize, 0), files.length];
    }"""
    paint, size, files = page.evaluate(script)
    context.close()
    return float(paint), int(size), int(files)


def moves(browser: Browser, url: str, game: str) -> list[float]:
    context = browser.new_context(locale="en", viewport={"width": 1440, "height": 900})
    context.set_default_timeout(15_000)
    page: Page = context.new_page()
    ana = Person(page, url, [])
    ana.settings()
    ana.rests = RESTS
    table = ana.table(game, [{"kind": "open"}, {"kind": "bot", "bot": "random"}])
    ana.go(f"t/{table}")
    page.evaluate(WATCH)
    for _ in range(CLICKS * 3):
        if ana.is_over() or len(page.evaluate("window.moves")) >= CLICKS:
            break
        ana.step(("keep:", "ticket:", "route:", "pay:", "end"))
        page.wait_for_timeout(LEFT_ALONE)
    took: list[Any] = page.evaluate("window.moves")
    context.close()
    return [float(one) for one in took]


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(Path(folder), "--bot-workers", "1")
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        try:
            loads = [first_load(browser, server.url) for _ in range(LOADS)]
            paints = sorted(load[0] for load in loads)
            print(f"first load: {loads[0][1] / 1000:.1f} kB over the wire in {loads[0][2]} files")
            print(f"first paint: median {statistics.median(paints):.0f} ms, worst {paints[-1]:.0f} ms of {LOADS}")
            for game in GAMES:
                took = sorted(moves(browser, server.url, game))
                print(
                    f"{game}: {len(took)} moves, shown after {statistics.median(took):.0f} ms (median), "
                    f"{took[int(len(took) * 0.95)]:.0f} ms (95 %), {took[-1]:.0f} ms (worst)"
                )
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
