"""Accounts in the browser: sessions, and how a second page of the same browser goes on when they change."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import closing
from hashlib import sha256
from typing import Any

import httpx
import pyotp
import pytest
from playwright.sync_api import Route, expect

from scripts.server.client import proof_of
from scripts.server.process import ServerProcess
from scripts.server.provider import CLIENT, SECRET, provider
from tests.browser.conftest import listen
from tests.browser.people import Person
from tests.browser.test_access import Checker

PASSWORD = "a long and good one"
AGENT = "Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Version/26.0 Mobile/15E148 Safari/604.1"


def registers(ana: Person, login: str) -> None:
    """On the settings screen."""
    ana.go("settings")
    ana.click("Create an account")
    ana.page.get_by_label("User name").fill(login)
    ana.page.get_by_label("Password", exact=False).last.fill(PASSWORD)
    ana.page.locator("form.wish button.pri").click()
    ana.sees(f"You are logged in as {login}.")


def logs_in(ana: Person, login: str) -> None:
    ana.click("Log in")
    ana.page.get_by_label("User name").fill(login)
    ana.page.get_by_label("Password").fill(PASSWORD)
    ana.page.locator("form.wish button.pri").click()


def from_elsewhere(ana: Person, login: str) -> httpx.Client:
    other = httpx.Client(base_url=ana.url, headers={"User-Agent": AGENT})
    asked: dict[str, object] = {"login": login, "password": PASSWORD}
    answer = other.post("/api/login", json=asked)
    if answer.json().get("code") == "person/proof":
        answer = other.post("/api/login", json={**asked, "proof": proof_of(**answer.json()["arguments"])})
    answer.raise_for_status()
    return other


def test_a_table_in_another_page_goes_on_with_the_new_session(newcomer: Callable[..., Person]) -> None:
    ana = newcomer()
    ana.settings()
    table = ana.table("san-francisco", [{"kind": "open"}, {"kind": "bot", "bot": "random"}])
    page = ana.page.context.new_page()
    listen(page, ana.heard, False)
    at_table = Person(page, ana.url, ana.heard)
    at_table.settings()
    at_table.go(f"t/{table}")
    at_table.plays()
    # A page that was loaded before has the old token, and gets the new one by itself.
    elsewhere = Person(ana.page.context.new_page(), ana.url, ana.heard)
    elsewhere.go("settings")
    with page.expect_event("websocket"):  # it connects again
        registers(ana, "ana.at.two.pages")
    at_table.plays()
    expect(page.locator(".closed")).to_have_count(0)
    elsewhere.page.get_by_label("Name", exact=True).fill("Ana Nova")
    elsewhere.click("Save")
    elsewhere.sees("Saved")
    assert [said for said in ana.heard if "403" not in said] == []  # the browser tells of the old token
    ana.heard.clear()


def test_a_table_is_closed_when_the_session_is_really_gone(newcomer: Callable[..., Person]) -> None:
    ana = newcomer()
    ana.settings()
    table = ana.table("san-francisco", [{"kind": "open"}, {"kind": "bot", "bot": "random"}])
    ana.go(f"t/{table}")
    ana.plays()
    ana.api("POST", "logout")
    ana.sees("Your session has ended.")
    assert all("403" in said for said in ana.heard)  # the browser tells of what was asked meanwhile
    ana.heard.clear()


def test_sessions_are_listed_and_ended(newcomer: Callable[..., Person]) -> None:
    ana = newcomer()
    registers(ana, "ana.sessions")
    ana.sees("This browser")
    with closing(from_elsewhere(ana, "ana.sessions")) as other, closing(from_elsewhere(ana, "ana.sessions")) as third:
        ana.page.reload()
        expect(ana.page.get_by_text("Safari on iPhone")).to_have_count(2)
        ana.page.get_by_role("button", name="End: Safari on iPhone").first.click()
        ana.sees("That session has been ended.")
        expect(ana.page.get_by_text("Safari on iPhone")).to_have_count(1)
        left = [one.get("/api/me").json()["me"] is not None for one in (other, third)]
        assert sorted(left) == [False, True]
    assert len(ana.api("GET", "me/sessions")["sessions"]) == 2


def sets_up_codes(ana: Person) -> tuple[pyotp.TOTP, list[str]]:
    """On the settings screen; the app, and the recovery codes."""
    ana.go("settings")
    panel = ana.page.locator("section.panel").filter(has=ana.page.get_by_role("heading", name="Second step"))
    panel.get_by_role("button", name="Set up").click()
    panel.get_by_label("Current password").fill(PASSWORD)
    panel.get_by_role("button", name="Next").click()
    expect(panel.locator("svg[data-qr]")).to_be_visible()
    app = pyotp.TOTP(panel.locator(".secret").inner_text().replace(" ", ""))
    panel.get_by_role("textbox", name="Code").fill(app.now())
    panel.get_by_role("button", name="Switch on").click()
    expect(panel.locator("ul li")).to_have_count(10)
    return app, panel.locator("ul li").all_inner_texts()


def test_logging_in_asks_for_the_code_in_a_second_step(newcomer: Callable[..., Person]) -> None:
    ana = newcomer(phone=True)
    registers(ana, "ana.codes")
    _, codes = sets_up_codes(ana)
    ana.sees("You have 10 recovery codes left.")
    ana.click("Log out")
    logs_in(ana, "ana.codes")
    code = ana.page.get_by_role("textbox", name="Code")
    expect(code).to_be_focused()
    code.fill("000")
    ana.page.locator("form.wish button.pri").click()
    ana.sees("The code is wrong")
    code.fill(codes[4])
    ana.page.locator("form.wish button.pri").click()
    ana.sees("You are logged in as ana.codes.")
    ana.sees("You have 9 recovery codes left.")
    assert all("403" in said for said in ana.heard)
    ana.heard.clear()


@pytest.fixture(scope="module")
def with_provider(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server at which people can log in with a real provider, which keeps running."""
    server = ServerProcess(tmp_path_factory.mktemp("oidc"))
    with provider(f"{server.url}/oidc/callback") as issuer:
        server.arguments = (
            *("--public-url", server.url, "--oidc-issuer", issuer, "--oidc-client-id", CLIENT),
            *("--oidc-client-secret", SECRET, "--oidc-label", "Elsewhere"),
        )
        with server:
            yield server


def no_fonts(ana: Person) -> None:
    """The provider's pages ask for one from elsewhere."""
    ana.page.route("https://**", lambda route: route.abort())


def at_the_provider(ana: Person, who: str) -> None:
    """Its own pages: who one is, with any password, and that we may know it. What they say in the console is theirs."""
    heard = len(ana.heard)
    ana.page.locator("input[name=login]").fill(who)
    ana.page.locator("input[name=password]").fill("any")
    ana.page.locator("button[type=submit]").click()
    ana.page.locator("button[type=submit]").click()
    ana.page.wait_for_url(f"{ana.url}/settings")
    ana.heard[heard:] = [said for said in ana.heard[heard:] if f"({ana.url}/" in said]


def test_a_guest_logs_in_elsewhere_and_keeps_the_table(
    newcomer: Callable[..., Person], with_provider: ServerProcess
) -> None:
    ana = newcomer(server=with_provider, locale="de")
    no_fonts(ana)
    table = ana.table("san-francisco", [{"kind": "open"}, {"kind": "bot", "bot": "random"}])
    ana.go("settings")
    ana.click("Mit Elsewhere anmelden")
    at_the_provider(ana, "paula")
    ana.sees("Du bist mit Elsewhere angemeldet.")
    ana.sees("Wo du angemeldet bist")
    assert ana.api("GET", f"tables/{table}/view?seat=0")["seat"] == 0
    ana.click("Abmelden")
    ana.sees("Mit Elsewhere anmelden")


def test_a_sign_in_that_is_not_completed_is_said_kindly(
    newcomer: Callable[..., Person], with_provider: ServerProcess
) -> None:
    ana = newcomer(server=with_provider)
    no_fonts(ana)
    ana.go("oidc/callback?state=wrong&code=wrong")
    ana.sees("Logging in was not completed. Try again.")
    assert ana.page.url == f"{with_provider.url}/settings"
    ana.page.reload()
    expect(ana.page.get_by_text("Logging in was not completed")).to_have_count(0)
    registers(ana, "quirina")
    form = ana.page.locator("form.wish")
    ana.click("Link with Elsewhere")
    form.get_by_label("Current password").fill(PASSWORD)
    form.locator("button.pri").click()
    at_the_provider(ana, "quirina")
    ana.sees("Logging in with Elsewhere leads to it, too.")
    # With the second factor on, a code is asked for in a second step.
    _, codes = sets_up_codes(ana)
    ana.click("Unlink from Elsewhere")
    form.get_by_label("Current password").fill(PASSWORD)
    form.locator("button.pri").click()
    form.get_by_role("textbox", name="Code").fill(codes[0])
    form.locator("button.pri").click()
    ana.sees("Elsewhere does not lead to this account any more.")
    ana.sees("Link with Elsewhere")
    assert all("403" in said for said in ana.heard)
    ana.heard.clear()


def test_the_page_does_the_work_that_is_asked_for_before_a_password_is_checked(newcomer: Callable[..., Person]) -> None:
    ana = newcomer()
    registers(ana, "ana.works")
    ana.click("Log out")
    challenge, bits = "16.1.abc.signature", 16
    refusal = {"code": "person/proof", "text": "", "rule": None, "wait": None}
    asked: list[Any] = []

    def answer(route: Route) -> None:
        asked.append(route.request.post_data_json)
        if len(asked) == 1:
            route.fulfill(status=403, json={**refusal, "arguments": {"challenge": challenge, "bits": bits}})
        else:
            body = {name: value for name, value in asked[-1].items() if name != "proof"}
            route.continue_(post_data=json.dumps(body))

    ana.page.route("**/api/login", answer)
    logs_in(ana, "ana.works")
    ana.sees("You are logged in as ana.works.")
    proof = asked[1]["proof"]
    assert proof["challenge"] == challenge
    assert sha256(f"{challenge}:{proof['answer']}".encode()).hexdigest().startswith("0000")
    assert all("403" in said for said in ana.heard)
    ana.heard.clear()


@pytest.mark.slow
def test_everybody_can_read_and_use_what_is_there_for_accounts(newcomer: Callable[..., Person]) -> None:
    ana = newcomer(bypass_csp=True)
    registers(ana, "ana.axe")
    axe = Checker(ana)
    panel = ana.page.locator("section.panel").filter(has=ana.page.get_by_role("heading", name="Second step"))
    panel.get_by_role("button", name="Set up").click()
    panel.get_by_label("Current password").fill(PASSWORD)
    axe.check("second step: the password")
    panel.get_by_role("button", name="Next").click()
    expect(panel.locator("svg[data-qr]")).to_be_visible()
    axe.check("second step: the secret")
    sets_up_codes(ana)
    axe.check("second step: recovery codes")
    panel.get_by_role("button", name="Switch off").click()
    axe.check("second step: off")
    axe.done()


def test_a_passkey_is_added_used_and_removed(newcomer: Callable[..., Person], server: ServerProcess) -> None:
    ana = newcomer()
    ana.url = server.url.replace("127.0.0.1", "localhost")  # passkeys belong to names
    device = ana.page.context.new_cdp_session(ana.page)
    device.send("WebAuthn.enable")
    kind = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    options = {**kind, "isUserVerified": True, "automaticPresenceSimulation": True}
    authenticator = device.send("WebAuthn.addVirtualAuthenticator", {"options": options})["authenticatorId"]
    registers(ana, "ana.passkey")
    panel = ana.page.locator("section.panel").filter(has=ana.page.get_by_role("heading", name="Passkeys"))
    panel.get_by_role("button", name="Add a passkey").click()
    panel.get_by_label("Current password").fill(PASSWORD)
    panel.get_by_role("button", name="Next").click()
    ana.sees("The passkey has been added.")
    expect(panel.locator("li")).to_have_count(1)
    (kept,) = device.send("WebAuthn.getCredentials", {"authenticatorId": authenticator})["credentials"]
    assert kept["rpId"] == "localhost"

    def enters() -> None:
        ana.page.get_by_role("button", name="Log in", exact=True).first.click()
        ana.click("Use a passkey")

    ana.click("Log out")
    enters()
    ana.sees("You are logged in as ana.passkey.")
    (now,) = device.send("WebAuthn.getCredentials", {"authenticatorId": authenticator})["credentials"]
    assert now["signCount"] > kept["signCount"]
    # The device refuses: nothing happens but words.
    ana.click("Log out")
    device.send("WebAuthn.setUserVerified", {"authenticatorId": authenticator, "isUserVerified": False})
    enters()
    ana.sees("No passkey came from your device.")
    device.send("WebAuthn.setUserVerified", {"authenticatorId": authenticator, "isUserVerified": True})
    ana.click("Use a passkey")
    ana.sees("You are logged in as ana.passkey.")
    # A removed one opens nothing, even if the device still has it.
    panel.get_by_role("button", name="Remove").click()
    ana.sees("The passkey has been removed.")
    ana.click("Log out")
    enters()
    ana.sees("This passkey is not known here")
    assert ana.page.request.get(f"{ana.url}/api/me").json()["me"] is None
    assert all("403" in said for said in ana.heard)
    ana.heard.clear()
