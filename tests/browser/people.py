"""Somebody who plays in the browser: looks at what the page offers, and clicks, taps or presses keys."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

ENOUGH: Final = 1000  # choices for a whole game: a count, because how long one takes is the machine's affair
WAIT: Final = 25  # milliseconds between two looks while others play
STILL: Final = 400  # milliseconds after which a page that has not changed is taken to rest
SETTLED: Final = 10.0  # seconds within which what is offered must be in a pointer's reach
SLOW: Final = 60.0  # seconds after which a page that offers nothing has come to a stop
# What a person sees at one glance. An offered thing may be there twice: on the board and as a chip; chips are shown
# only while they are offered.
LOOK: Final = """() => {
  const seen = one => one.checkVisibility({visibilityProperty: true}) && !one.closest('[inert]');
  const chip = '.chip[data-thing]:not([data-state]):not(.on)';
  const things = [...document.querySelectorAll('[data-thing][data-state=offered], ' + chip)].filter(seen);
  const root = document.documentElement;
  return {
    over: document.querySelector('[data-screen=end]') !== null,
    things: [...new Set(things.map(one => one.dataset.thing))],
    confirm: [...document.querySelectorAll('[data-confirm]')].some(seen),
    actions: [...document.querySelectorAll('[data-action]:not(:disabled)')].filter(seen).map(one => one.dataset.action),
    sideways: root.scrollWidth - root.clientWidth,
  };
}"""
# A point of one of these elements that a pointer would really hit, after scrolling to it where need be; null where
# something lies over all of it.
POINT: Final = """selector => {
  const places = [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95];
  const hit = one => {
    const box = one.getBoundingClientRect();
    const at = (down, across) => [box.left + across * box.width, box.top + down * box.height];
    const points = places.flatMap(down => places.map(across => at(down, across)));
    for (const line of one.querySelectorAll('path')) for (const part of [0.5, 0.25, 0.75]) {
      const {x, y} = line.getPointAtLength(part * line.getTotalLength()).matrixTransform(line.getScreenCTM());
      points.push([x, y]);
    }
    return points.find(([x, y]) => one.contains(document.elementFromPoint(x, y))) ?? null;
  };
  const all = [...document.querySelectorAll(selector)];
  const seen = all.filter(one => one.checkVisibility({visibilityProperty: true}) && !one.closest('[inert]'));
  for (const block of [null, 'center', 'start', 'end']) for (const one of seen) {
    if (block !== null) one.scrollIntoView({block, inline: 'nearest'});
    const point = hit(one);
    if (point !== null) return point;
  }
  return null;
}"""
# What key leads on to what is wanted: none where the focus is there already, null where it has gone. Targets of one
# board share a stop of the Tab key; from there one goes on by Page Down (or the arrows).
KEY: Final = """selector => {
  const at = document.activeElement;
  if (at && at.matches(selector)) return '';
  const all = [...document.querySelectorAll(selector)];
  const wanted = all.find(one => one.checkVisibility({visibilityProperty: true}));
  if (wanted === undefined) return null;
  let stop = wanted;
  for (let up = wanted.parentElement; stop.tabIndex < 0 && up; up = up.parentElement)
    stop = up.querySelector('[data-thing][tabindex="0"]') ?? stop;
  if (stop === at) return 'PageDown';
  if (!at || at === document.body) return 'Tab';
  return at.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING ? 'Tab' : 'Shift+Tab';
}"""
WHOLE: Final = "button.mini, button.whole"  # from a part of the board back to all of it
PRESSES: Final = 150  # within which everything must be in reach

Prefer = Sequence[str]


def thing(name: str) -> str:
    return f'[data-thing="{name}"][data-state=offered], .chip[data-thing="{name}"]:not([data-state]):not(.on)'


class Person:
    def __init__(self, page: Page, url: str, heard: list[str], touch: bool = False, seed: int = 1) -> None:
        self.page = page
        self.url = url
        self.heard = heard
        self.touch = touch
        self.random = random.Random(seed)
        self.rests = 0  # milliseconds that the mouse lies on something before it is pressed
        self.wanted = ""
        # Offered, but under something else: what no finger can reach.
        self.hidden: set[str] = set()

    # ---- going places -----------------------------------------------------------------------------------------
    def go(self, path: str = "") -> None:
        self.page.goto(f"{self.url}/{path}")

    def settings(self, **kept: object) -> None:
        """As the settings screen keeps them, for the pages that are opened from now on."""
        chosen = json.dumps(json.dumps({"speed": 0, **kept}))
        self.page.add_init_script(f"localStorage['grandtour-settings'] ??= {chosen}")

    def api(self, method: str, path: str, body: object = None) -> Any:
        """The server, with the cookies of this person's browser."""
        headers = {"Origin": "/".join(self.url.split("/")[:3])}
        if method != "GET":
            me = self.page.request.get(f"{self.url}/api/me").json()["me"]
            headers["X-CSRF-Token"] = "" if me is None else me["csrf"]
        answer = self.page.request.fetch(f"{self.url}/api/{path}", method=method, data=body, headers=headers)
        assert answer.ok, f"{method} {path}: {answer.text()}"
        return answer.json() if "json" in answer.headers.get("content-type", "") else answer.text()

    def enter(self, name: str = "Ana") -> None:
        if self.api("GET", "me")["me"] is None:
            self.api("POST", "session", {"name": name})

    def table(self, game: str, seats: Sequence[Mapping[str, object]], **more: object) -> str:
        """A table with these seats, started."""
        self.enter()
        table: str = self.api("POST", "tables", {"game": game, "seats": seats, **more})["table"]
        self.api("POST", f"tables/{table}/start")
        return table

    def finished(self, game: str, **more: object) -> str:
        """A game that was played to its end, by the wire: for what comes after it."""
        seats = [{"kind": "open"}, {"kind": "bot", "bot": "random"}]
        table = self.table(game, seats, **more)
        self.go("about")
        self.page.evaluate(PLAY, [self.url, table])
        return table

    @property
    def here(self) -> str:
        """The table of this page."""
        return self.page.url.split("/t/")[1].split("/")[0].split("#")[0].split("?")[0]

    # ---- playing ----------------------------------------------------------------------------------------------
    def look(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(LOOK)
        assert seen["sideways"] <= 0, f"the page scrolls sideways by {seen['sideways']} px: {self.page.url}"
        return seen

    def is_over(self) -> bool:
        return bool(self.look()["over"])

    def play_to_the_end(self, prefer: Prefer = (), by: Callable[[str], None] | None = None) -> int:
        """Until the end screen is there. Returns how often something was chosen."""
        return self.acts_while(lambda seen: not seen["over"], prefer, by or self.point)

    def acts_while(self, goes_on: Callable[[dict[str, Any]], bool], prefer: Prefer, by: Callable[[str], None]) -> int:
        """Choose whatever is offered, as long as what is seen says so. Returns how often something was chosen."""
        acted = time.monotonic()
        chosen = 0
        while goes_on(seen := self.look()):
            now = time.monotonic()
            assert not self.hidden, f"no pointer can reach {self.hidden} after {chosen} choices: {self.ticket()}"
            assert chosen < ENOUGH, f"it takes too long: {self.ticket()}"
            assert now < acted + SLOW, f"nothing is offered any more after {chosen} choices: {self.ticket()}"
            if self.act(seen, prefer, by):
                chosen += 1
                acted = now
            else:
                self.page.wait_for_timeout(WAIT)
        return chosen

    def step(self, prefer: Prefer = ()) -> bool:
        """Click one thing that is offered; False where nothing is."""
        return self.act(self.look(), prefer, self.point)

    def acts(self, prefer: Prefer = ()) -> None:
        """Click one thing as soon as something is offered."""
        limit = time.monotonic() + SLOW
        while not self.step(prefer):
            assert time.monotonic() < limit, f"nothing is offered: {self.ticket()}"
            self.page.wait_for_timeout(WAIT)

    def acts_until(self, selector: str, prefer: Prefer = ()) -> Locator:
        """Click whatever is offered until this is there."""
        wanted = self.page.locator(selector)
        self.acts_while(lambda _: not wanted.count(), prefer, self.point)
        return wanted.first

    def act(self, seen: Mapping[str, Any], prefer: Prefer, by: Callable[[str], None]) -> bool:
        if seen["actions"]:
            action = self.chosen_of(seen["actions"], prefer)
            by(f'[data-action="{action}"]')
        elif seen["confirm"] and (not seen["things"] or self.random.random() < 0.9):
            by("[data-confirm]")
        elif seen["things"]:
            # A finger between two routes brings the map closer first: the same one is meant again.
            again = self.wanted in seen["things"] and self.random.random() < 0.8
            self.wanted = self.wanted if again else self.chosen_of(seen["things"], prefer)
            by(thing(self.wanted))
        else:
            return False
        return True

    def chosen_of(self, offered: Sequence[str], prefer: Prefer) -> str:
        for kind in prefer:
            wanted = [one for one in offered if one.startswith(kind)]
            if wanted:
                return self.random.choice(wanted)
        return self.random.choice(offered)

    # ---- mouse, finger, keys ----------------------------------------------------------------------------------
    def point(self, selector: str) -> None:
        """A real click or tap at a point of it that can be hit; what a closer look has left out is looked for.

        A page may just be being drawn, on a busy machine for long: only what stays out of reach is called hidden.
        """
        limit = time.monotonic() + SETTLED
        while (point := self.page.evaluate(POINT, selector)) is None:
            if self.page.evaluate(KEY, selector) is None:
                return  # it has gone meanwhile
            if time.monotonic() > limit:
                self.hidden.add(selector)
                return
            if (whole := self.page.evaluate(POINT, WHOLE)) is not None:
                self.hit(whole)
            self.page.wait_for_timeout(WAIT)
        self.hit(point)

    def hit(self, point: tuple[float, float]) -> None:
        if self.touch:
            self.page.touchscreen.tap(*point)
        else:
            if self.rests:
                self.page.mouse.move(*point)
                self.page.wait_for_timeout(self.rests)
            self.page.mouse.click(*point)

    def press(self, selector: str) -> None:
        """By Tab to it, and Enter."""
        if self.reach(selector):
            self.page.keyboard.press("Enter")

    def reach(self, selector: str) -> bool:
        """Bring the focus to it with the keyboard; False if it has gone meanwhile."""
        for _ in range(PRESSES):
            key = self.page.evaluate(KEY, selector)
            if not key:
                return key is not None
            self.page.keyboard.press(key)
        raise AssertionError(f"{PRESSES} presses do not lead to {selector}")

    def click(self, name: str, role: Any = "button", **more: Any) -> None:
        self.page.get_by_role(role, name=name, **more).first.click()

    # ---- reading ----------------------------------------------------------------------------------------------
    def ticket(self) -> str:
        found = self.page.locator(".ticket:visible")
        return found.first.inner_text() if found.count() else self.page.locator("body").inner_text()[:600]

    def text(self) -> str:
        return self.page.locator("body").inner_text()

    def sees(self, text: str) -> None:
        expect(self.page.get_by_text(text).first).to_be_visible()

    def plays(self) -> None:
        """Waits until the table is there, and asks something of this person."""
        self.page.wait_for_function(READY)

    def stays(self, condition: str) -> bool:
        """Whether it holds, and still does after an answer to the last click would have come."""
        if not self.page.evaluate(condition):
            return False
        self.page.wait_for_timeout(STILL)
        return bool(self.page.evaluate(condition))

    def one(self, selector: str) -> Locator:
        return self.page.locator(selector).first

    def downloads(self, name: str, into: Path) -> Path:
        with self.page.expect_download() as got:
            self.page.get_by_role("link", name=name).click()
        file = into / "game.record.txt"
        got.value.save_as(file)
        return file


READY: Final = """() => document.querySelector(
  '[data-thing][data-state=offered], .chip[data-thing], [data-confirm], [data-action]:not(:disabled)') !== null"""
# A whole game by the socket alone: any legal action, and a route of San Francisco where one can be claimed.
PLAY: Final = """([url, table]) => new Promise((done, failed) => {
  const socket = new WebSocket(url.replace('http', 'ws') + '/api/tables/' + table + '/socket?seat=0');
  let played = 0;
  socket.onerror = () => failed(new Error('the socket broke'));
  socket.onmessage = ({data}) => {
    const view = JSON.parse(data);
    if (view.type === 'error' && view.code !== 'action/stale') failed(new Error(data)); // others may be quicker
    if (view.type !== 'view') return;
    if (view.result !== null) { socket.close(); done(null); return; }
    const claims = view.legal.filter(one => one.startsWith('claim'));
    const legal = claims.length > 0 ? claims : view.legal;
    const action = legal[(played * 7) % legal.length];
    if (action === undefined) return;
    socket.send(JSON.stringify({type: 'play', id: 'play-' + table + played++, seat: 0, step: view.step, action}));
  };
})"""
