"""axe-core finds nothing on any screen, light or dark; on the tables neither at a desk nor on a phone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person
from tests.browser.test_games import GAMES, ME_AND_A_BOT, PREFER

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async rules => {
  const only = rules.length > 0 ? {runOnly: {type: 'rule', values: rules}} : {};
  const {violations} = await axe.run(document, {resultTypes: ['violations'], ...only});
  const shown = node => `    ${node.target.join(' ')}: ${node.failureSummary.split('\\n').slice(1, 3).join('; ')}`;
  const told = one => [`${one.id} (${one.impact}): ${one.help}`, ...one.nodes.slice(0, 4).map(shown)];
  return violations.map(one => told(one).join('\\n'));
}"""
# All that the colours can change.
COLOURS = ["color-contrast", "link-in-text-block"]


class Checker:
    """Gathers what is wrong on several screens, so that one run tells all of it."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.faults: list[str] = []

    def check(self, screen: str) -> None:
        page = self.person.page
        page.wait_for_load_state("networkidle")
        page.evaluate("document.fonts.ready.then(() => true)")
        if not page.evaluate("'axe' in window"):
            page.evaluate(AXE.read_text(encoding="utf-8"))
        self.faults += [f"{screen}: {fault}" for fault in page.evaluate(RUN, [])]
        page.emulate_media(color_scheme="dark")
        expect(page.locator("html")).to_have_attribute("data-mode", "dark")
        self.faults += [f"{screen}, dark: {fault}" for fault in page.evaluate(RUN, COLOURS)]
        page.emulate_media(color_scheme="light")
        expect(page.locator("html")).to_have_attribute("data-mode", "light")
        self.person.look()

    def done(self) -> None:
        assert self.faults == [], "\n".join(self.faults)


@pytest.mark.slow
def test_the_screens_around_the_games(newcomer: Callable[..., Person]) -> None:
    ana = newcomer(bypass_csp=True)
    ana.enter()
    axe = Checker(ana)
    for path in ("", "tables", "join", "settings", "about", "rules", "learn", *(f"new/{game}" for game in GAMES)):
        ana.go(path)
        expect(ana.one("main")).to_be_visible()
        axe.check(path or "home")
    ana.go()
    ana.one("[data-play=san-francisco]").click()
    expect(ana.one("[data-play-bots]")).to_be_visible()
    axe.check("play sheet")
    for game in GAMES:
        ana.go(f"rules/{game}")
        expect(ana.one("article section")).to_be_visible()
        axe.check(f"rules of {game}")
    made = ana.api(
        "POST", "tables", {"game": "french-quarter", "seats": [{"kind": "open"}, {"kind": "link"}, {"kind": "open"}]}
    )
    ana.go(f"t/{made['table']}")
    expect(ana.one(".code")).to_be_visible()
    axe.check("waiting room")
    ana.go("nowhere")
    axe.check("missing")
    ana.heard[:] = [said for said in ana.heard if "404" not in said]
    axe.done()


@pytest.mark.slow
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_the_screens_of_a_game(newcomer: Callable[..., Person], game: str, phone: bool) -> None:
    ana = newcomer(phone=phone, bypass_csp=True)
    ana.settings()
    axe = Checker(ana)
    ana.go(f"t/{ana.table(game, ME_AND_A_BOT)}")
    ana.plays()
    axe.check("the first question")
    for _ in range(14):
        ana.plays()
        ana.step(PREFER[game])
    ana.plays()
    axe.check("the middle of the game")
    if not phone:
        ana.page.keyboard.press("t")
        expect(ana.one("[data-action]")).to_be_visible()
        axe.check("text mode")
        ana.page.keyboard.press("t")
        ana.go(f"learn/{game}")
        ana.plays()
        axe.check("lesson")
    finished = ana.finished(game)
    ana.go(f"t/{finished}")
    expect(ana.one("[data-screen=end] tfoot")).to_be_visible()
    ana.one("[data-screen=end] tbody th button").click()
    axe.check("end")
    ana.go(f"t/{finished}/replay/3?eyes=all")
    expect(ana.one("input[type=range]")).to_be_visible()
    axe.check("replay")
    axe.done()
