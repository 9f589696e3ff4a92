"""Pictures of the main screens, for docs/screenshots and the README: `make screenshots`.

Games are played by clicks for some turns, so that there is something to see; chance is not fixed, so every run gives
other positions.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright

from scripts.chromium import FLAGS, chromium
from scripts.server.process import ServerProcess
from tests.browser.people import Person
from tests.browser.people import thing as thing_of

INTO: Final = Path(__file__).resolve().parent.parent.parent / "docs" / "screenshots"
GAMES: Final = {"san-francisco": 26, "explore-new-york": 24, "french-quarter": 26}  # clicks before the picture
LONGER: Final = 10  # so many more, for a question that is worth a picture
SHOWN: Final = {"san-francisco": "route:", "explore-new-york": "link:", "french-quarter": "circle:"}
PREFER: Final = ("keep:", "ticket:", "route:", "pay:", "end")
DESK: Final = {"width": 1440, "height": 900}
PHONE: Final = {"width": 390, "height": 844}
QUALITY: Final = 66


class Photographer:
    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url

    def person(self, phone: bool = False, dark: bool = False) -> Person:
        context = self.browser.new_context(
            viewport=PHONE if phone else DESK,  # type: ignore[arg-type]
            has_touch=phone,
            locale="en",
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
            device_scale_factor=1.5 if phone else 1,
        )
        context.set_default_timeout(15_000)
        person = Person(context.new_page(), self.url, [])
        person.settings()
        person.enter("Ana")
        return person

    def take(self, page: Page, name: str) -> None:
        page.mouse.move(0, 0)  # nothing is pointed at
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(400)  # fonts, and what moves
        page.screenshot(path=INTO / f"{name}.jpg", type="jpeg", quality=QUALITY)
        print(name, flush=True)

    def screens(self) -> None:
        ana = self.person()
        for path, name in (
            ("", "home"),
            ("new/french-quarter", "new-table"),
            ("rules/san-francisco", "rules"),
            ("learn/explore-new-york", "lesson"),
        ):
            ana.go(path)
            self.take(ana.page, name)
        seats = [{"kind": "open"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}]
        table = ana.api("POST", "tables", {"game": "san-francisco", "seats": seats})["table"]
        ana.go(f"t/{table}")
        self.take(ana.page, "waiting-room")
        for phone, dark in ((True, False), (False, True)):
            other = self.person(phone, dark)
            other.go()
            self.take(other.page, "home-phone" if phone else "home-dark")

    def worth_it(self, ana: Person, game: str, made: int) -> bool:
        """Whether the page shows the question that tells most about the game; not for ever."""
        seen = ana.look()
        wanted = [thing for thing in seen["things"] if thing.startswith(SHOWN[game])]
        if wanted and game == "san-francisco":
            ana.point(thing_of(wanted[0]))  # its payment is asked for
        return bool(wanted) or seen["over"] or made > GAMES[game] + LONGER

    def game(self, game: str, phone: bool, dark: bool) -> None:
        ana = self.person(phone, dark)
        bots = [{"kind": "bot", "bot": "greedy"} for _ in range(2)]
        table = ana.table(game, [{"kind": "open"}, *bots])
        ana.go(f"t/{table}")
        made = 0
        while made < GAMES[game] or not self.worth_it(ana, game, made):
            made += ana.step(PREFER)
            ana.page.wait_for_timeout(30)
        self.take(ana.page, f"{game}{'-phone' if phone else ''}{'-dark' if dark else ''}")
        if not phone and not dark:
            ana.play_to_the_end(PREFER)
            self.take(ana.page, f"{game}-end")
            ana.go(f"t/{table}/replay/20")
            self.take(ana.page, f"{game}-replay")


def main() -> None:
    INTO.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(Path(folder), "--bot-workers", "1")
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        try:
            camera = Photographer(browser, server.url)
            camera.screens()
            for game in GAMES:
                for phone, dark in ((False, False), (False, True), (True, False)):
                    camera.game(game, phone, dark)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
