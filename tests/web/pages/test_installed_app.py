"""Boulevard as an app: what the manifest promises is there, and the worker keeps what it should and nothing private."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from playwright.sync_api import Browser, Page

from boulevard.messages import LANGUAGES, say, speaking
from boulevard.web.pages.installed_app import FALLBACK, offline_tools
from boulevard.web.pages.render import FOLDER, STATIC
from tests.web.browsing import Person
from tests.web.expecting import expect
from tests.web.serving import Served

OFFLINE = [f"/{tool.name}" for tool in offline_tools()]

READY = "navigator.serviceWorker.ready.then(() => {})"
KEPT = """async () => {
  const found = [];
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname);
  return found.sort();
}"""


@pytest.fixture
def person(browser: Browser, served: Served) -> Iterator[Person]:
    found = Person(browser, served.address)
    yield found
    found.close()


def installed(person: Person, path: str = "/") -> Page:
    """Open a page, and wait until the worker has kept what it keeps."""
    page = person.go(path).page
    page.evaluate(READY)
    return page


def size_of(picture: bytes) -> tuple[int, int]:
    """The width and height of a PNG."""
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    wide, high = struct.unpack(">II", picture[16:24])
    return wide, high


@pytest.mark.parametrize("tag", LANGUAGES)
def test_the_manifest_speaks_the_language_of_the_request(served: Served, tag: str) -> None:
    answer = httpx.get(f"{served.address}/manifest.webmanifest", headers={"Accept-Language": tag}, timeout=60)
    assert answer.headers["content-type"] == "application/manifest+json"
    assert {"Accept-Language", "Cookie"} <= set(answer.headers["vary"].replace(" ", "").split(","))
    manifest = answer.json()
    with speaking(tag):
        assert manifest["name"] == say("web-app-name")
        assert manifest["shortcuts"][0]["name"] == say("web-caller-title")
    assert manifest["lang"] == tag
    assert (manifest["start_url"], manifest["scope"], manifest["display"]) == ("/", "/", "standalone")


def test_every_icon_is_there_in_the_size_that_is_told(served: Served) -> None:
    icons = httpx.get(f"{served.address}/manifest.webmanifest", timeout=60).json()["icons"]
    told = {(icon["sizes"], icon["purpose"]) for icon in icons}
    assert told >= {(f"{size}x{size}", purpose) for size in (192, 512) for purpose in ("any", "maskable")}
    for icon in icons:
        answer = httpx.get(served.address + icon["src"], timeout=60)
        assert answer.headers["content-type"].startswith(icon["type"])
        if icon["sizes"] != "any":
            assert "{}x{}".format(*size_of(answer.content)) == icon["sizes"]
    assert size_of((Path(FOLDER) / "art/icon-touch.png").read_bytes()) == (180, 180)


def test_browsers_find_the_app(person: Person) -> None:
    page = installed(person)
    manifest = page.locator("link[rel=manifest]").get_attribute("href")
    assert page.evaluate(f"fetch('{manifest}').then((answer) => answer.ok)")
    assert page.evaluate("navigator.serviceWorker.ready.then((it) => new URL(it.scope).pathname)") == "/"
    problems = person.context.new_cdp_session(page).send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [it for it in problems if it["errorId"] != "in-incognito"] == []


def test_the_worker_is_asked_for_anew_and_may_do_no_more_than_pages(served: Served) -> None:
    answer = httpx.get(f"{served.address}/sw.js", timeout=60)
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"
    assert STATIC in answer.text
    policy = answer.headers["content-security-policy"]
    assert "worker-src 'self'" in policy
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy


def test_the_worker_keeps_nothing_private(person: Person) -> None:
    page = installed(person)
    page.locator("form[action='/start/paris'] button").click()
    person.make(person.chosen(person.wait_for()))
    seat = urlsplit(page.url).path
    page.reload()
    for path in ("/games", "/api/openapi.json", "/caller", seat):
        person.go(path)
    page.wait_for_function("() => navigator.serviceWorker.controller")
    kept = page.evaluate(KEPT)
    pages = {path for path in kept if not path.startswith((f"{STATIC}/", "/art/"))}
    assert pages == {*OFFLINE, FALLBACK}
    assert f"{STATIC}/games/avenue/caller/caller.js" in kept
    assert f"{STATIC}/shuffles/sha256.js" in kept
    assert f"{STATIC}/table/table.js" not in kept


def test_the_picture_is_found_at_the_usual_place(served: Served) -> None:
    answer = httpx.get(f"{served.address}/favicon.ico", follow_redirects=True, timeout=60)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "image/png"


def test_kept_pages_are_about_nobody(served: Served) -> None:
    with httpx.Client(base_url=served.address, follow_redirects=True, timeout=60) as somebody:
        somebody.post("/start/paris", headers={"Sec-Fetch-Site": "same-origin"})
        assert somebody.cookies
        for path in (*OFFLINE, FALLBACK):
            assert somebody.get(path).text == httpx.get(served.address + path, timeout=60).text
            assert "set-cookie" not in httpx.get(served.address + path, timeout=60).headers


def test_without_the_server_a_page_says_so_and_leads_to_what_works(person: Person) -> None:
    page = installed(person)
    page.reload()
    person.context.set_offline(True)
    page.goto(f"{person.address}/games")
    expect(page.get_by_role("heading", level=1)).to_have_text(say("web-offline-title"))
    assert urlsplit(page.url).path == "/games"
    page.get_by_role("link", name=say("web-offline-to-caller")).click()
    expect(page.locator("main[data-kind=start]")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("button", name=say("web-offline-again"))).to_be_visible()
    person.context.set_offline(False)
    expect(page.get_by_role("heading", level=1)).to_have_text(say("web-own-title"))
    person.problems = [it for it in person.problems if "ERR_INTERNET_DISCONNECTED" not in it]


def test_the_page_for_no_server_does_not_come_again_by_itself(person: Person) -> None:
    page = person.page
    page.clock.install()
    person.go("/offline")
    page.evaluate("() => void (window.same = true)")
    for _ in range(3):
        with page.expect_response("**/healthz"):
            page.clock.run_for(3000)
        person.settle()
    assert page.evaluate("window.same")


def test_a_kept_page_follows_the_language(person: Person) -> None:
    page = installed(person, "/caller")
    page.reload()
    page.locator(".languages summary").click()
    page.get_by_role("button", name=LANGUAGES["fr"]).click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    person.context.set_offline(True)
    page.goto(f"{person.address}/caller")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    person.problems = [it for it in person.problems if "ERR_INTERNET_DISCONNECTED" not in it]


def test_a_new_worker_drops_what_the_old_one_kept(person: Person) -> None:
    page = installed(person)
    for name in ("boulevard /static/old/", "another"):
        page.evaluate(f"caches.open('{name}').then((it) => it.put('/x', new Response('x')))")
    page.evaluate("navigator.serviceWorker.ready.then((it) => it.unregister())")
    page.reload()
    page.wait_for_function("() => caches.keys().then((names) => names.join() === 'another,boulevard %s/')" % STATIC)  # noqa: UP031
