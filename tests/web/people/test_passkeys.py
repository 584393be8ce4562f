"""Passkeys, by a virtual authenticator of Chromium, and what is tried with what it said."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, Request

from boulevard.messages import say
from boulevard.web.http.context import COOKIE
from boulevard.web.people import accounts, passkeys
from tests.web.databases import SQLITE, new_database
from tests.web.expecting import expect
from tests.web.people.devices import Server, with_servers
from tests.web.serving import Served

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


@pytest.mark.parametrize(
    ("address", "host"),
    [
        ("https://boulevard.example", "boulevard.example"),
        ("https://boulevard.example:8443", "boulevard.example"),
        ("http://localhost:8765", "localhost"),
        ("http://boulevard.example", None),
        ("http://192.168.1.4:8765", None),
        ("http://127.0.0.1:8765", None),
        ("https://192.168.1.4", None),
        ("https://[::1]", None),
    ],
)
def test_where_browsers_have_passkeys(address: str, host: str | None) -> None:
    found = passkeys.site(address)
    assert found == (None if host is None else passkeys.Site(host, address))


def data_of(challenge: object) -> str:
    """What a browser says that it was asked."""
    return passkeys.text_of(json.dumps({"challenge": challenge}).encode())


@pytest.mark.parametrize(
    "sent",
    [
        {"id": "\ud800", "response": {"clientDataJSON": data_of("AAAA")}},
        {"id": "é", "response": {"clientDataJSON": data_of("AAAA")}},
        {"id": 7, "response": {"clientDataJSON": data_of("AAAA")}},
        {"id": "AAAA", "response": {"clientDataJSON": data_of("\ud800")}},
        {"id": "AAAA", "response": {"clientDataJSON": data_of(["A"])}},
        {"id": "AAAA", "response": {"clientDataJSON": "\ud800"}},
    ],
)
def test_what_no_browser_sends_is_refused(tmp_path: Path, sent: Any) -> None:
    async def use(server: Server) -> None:
        device = server.device()
        await device.meet("Eve")
        for path in ("/you/passkey/in", "/you/passkey/new"):
            headers = {"Content-Type": "application/json", "Cookie": f"{COOKIE}={device.cookie}"}
            posted = json.dumps({"credential": sent})
            answer = await device.http.post(f"http://localhost{path}", content=posted, headers=headers)
            assert answer.status_code == 403

    with_servers(new_database(SQLITE, tmp_path), tmp_path, use)


def test_a_key_may_have_been_used_as_often_as_devices_count(database: str, tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        key = accounts.Passkey(accounts.key_hash("AAAA"), "somebody", "AAAA", "AAAA", 2**31 - 1, 0.0)
        store, most = server.service.store, 2**32 - 1
        await store.transact(lambda it: accounts.add_passkey(it, key))
        assert await store.transact(lambda it: accounts.count_use(it, key, most))
        found = await store.read(lambda it: accounts.find_passkey(it, "AAAA"))
        assert found == key._replace(counter=most)

    with_servers(database, tmp_path, use)


class Somebody:
    """A browser with a device that keeps passkeys."""

    def __init__(self, browser: Browser, served: Served, keys: list[Any] = []) -> None:  # noqa: B006
        self.context = browser.new_context()
        self.page: Page = self.context.new_page()
        self.address = served.address.replace("127.0.0.1", "localhost")
        self.tools = self.context.new_cdp_session(self.page)
        self.tools.send("WebAuthn.enable")
        made = self.tools.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
        self.device = {"authenticatorId": made["authenticatorId"]}
        for key in keys:
            self.tools.send("WebAuthn.addCredential", {**self.device, "credential": key})
        self.sent: list[tuple[str, Any]] = []
        self.page.on("request", self._note)

    def _note(self, request: Request) -> None:
        if request.url.endswith(("/passkey/in", "/passkey/new", "/passkey/add")) and request.post_data:
            self.sent.append((request.url, json.loads(request.post_data)))

    def keys(self) -> list[Any]:
        found: list[Any] = self.tools.send("WebAuthn.getCredentials", self.device)["credentials"]
        return found

    def go(self, path: str) -> Somebody:
        self.page.goto(self.address + path)
        return self

    def cookie(self) -> str:
        return next((it["value"] for it in self.context.cookies() if it["name"] == COOKIE), "")

    def http(self, cookie: bool = True) -> httpx.Client:
        cookies = {COOKIE: self.cookie()} if cookie else {}
        return httpx.Client(base_url=self.address, cookies=cookies, timeout=60)

    def tables(self) -> set[str]:
        with self.http() as asking:
            return {it["table"] for it in asking.get("/api/tables").json()}

    def play(self) -> Somebody:
        self.go("/").page.locator("form[action='/start/avenue'] button").click()
        self.page.wait_for_url("**/play/**")
        return self

    def sign_up(self, name: str) -> Somebody:
        form = self.go("/you/account").page.locator("form[data-passkey=new]")
        form.locator("[name=name]").fill(name)
        form.locator("button").click()
        self.page.wait_for_url("**/you")
        return self


@contextmanager
def somebody(browser: Browser, served: Served, keys: list[Any] | None = None) -> Iterator[Somebody]:
    it = Somebody(browser, served, keys or [])
    try:
        yield it
    finally:
        it.context.close()


def test_an_account_with_a_passkey_on_two_devices(browser: Browser, served: Served) -> None:
    with somebody(browser, served) as laptop:
        laptop.play().sign_up("Marguerite")
        expect(laptop.page.locator("main")).to_contain_text(say("account-named", name="Marguerite"))
        drop = laptop.page.get_by_role("button", name=say("passkey-drop"))
        drop.click()
        expect(laptop.page.locator("main")).to_contain_text(say("account-last-way"))
        table = laptop.tables()
        assert len(table) == 1
        with somebody(browser, served, laptop.keys()) as phone:
            phone.play().go("/you/sign-in").page.locator("form[data-passkey=in] button").click()
            phone.page.wait_for_url("**/you")
            assert phone.tables() == laptop.tables() > table
            ((url, sent),) = phone.sent
            with phone.http(cookie=False) as thief:  # what was said once is of no use again
                again = thief.post(url, json=sent)
                assert again.status_code == 403
                assert COOKIE not in again.cookies
                changed = {**sent, "credential": {**sent["credential"], "id": "AAAA", "rawId": "AAAA"}}
                assert thief.post(url, json=changed).status_code == 403
        ((url, sent),) = laptop.sent
        with laptop.http() as thief:
            assert thief.post(url, json=sent).status_code == 403


def test_an_answer_to_another_challenge_or_for_another_purpose_is_refused(browser: Browser, served: Served) -> None:
    with somebody(browser, served) as owner, somebody(browser, served) as other:
        owner.sign_up("Violette")
        other.sign_up("Hortense")
        ((_, made),) = owner.sent
        with other.http() as thief:
            for path in ("/you/passkey/add", "/you/passkey/in", "/you/passkey/new"):
                assert thief.post(path, json=made).status_code == 403
            assert thief.post("/you/passkey/in", json={"credential": {}}).status_code == 403
            assert thief.post("/you/passkey/in", json={"credential": {"response": 7}}).status_code == 403
        with owner.http(cookie=False) as thief:
            taken = thief.post("/you/passkey/new/options", data={"name": "VI0LETTE"})
        assert taken.status_code == 422
        assert taken.json()["message"] == say("account-name-taken")


def test_adding_a_key_takes_one_who_has_just_signed_in(browser: Browser, served: Served) -> None:
    with somebody(browser, served) as owner:
        owner.sign_up("Apolline")
        for knows, status in ((False, 404), (True, 200)):
            with owner.http(knows) as asking:
                assert asking.post("/you/passkey/add/options").status_code == status
        page = owner.page
        page.locator("form[data-passkey=add] button").click()  # the device has a key already, and makes no other
        expect(page.locator("[data-refusal]:visible")).to_have_text(say("passkey-failed"))


def test_by_plain_http_and_a_number_the_page_says_that_there_are_none(served: Served) -> None:
    page = httpx.get(f"{served.address}/you/account", headers={"Accept": "text/html"}).text
    assert say("passkey-unreachable") in page
    assert "data-passkey=" not in page
    refused = httpx.post(f"{served.address}/you/passkey/in/options")
    assert refused.status_code == 409
