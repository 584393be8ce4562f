"""The language of pages: asked for by the browser, chosen, kept; and answers to programs."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from boulevard.messages import LANGUAGES, say, speaking
from boulevard.web.app import create_app
from boulevard.web.settings import Settings
from tests.web.serving import Served


@pytest.fixture
def visitor(served: Served) -> Iterator[httpx.Client]:
    with httpx.Client(
        base_url=served.address, headers={"accept": "text/html"}, follow_redirects=True, timeout=60
    ) as client:
        yield client


def tongue(answer: httpx.Response) -> str:
    found = re.search(r'<html lang="([\w-]+)"', answer.text)
    assert found
    return found[1]


@pytest.mark.parametrize(
    ("accepted", "expected"),
    [
        ("pt-BR,pt;q=0.9,en;q=0.8", "pt"),
        ("pt-PT,pt;q=0.9,en;q=0.8", "pt-PT"),
        ("de,ru;q=0.7,fr;q=0.9", "fr"),
        ("ru;q=0,es", "es"),
        ("de", "en"),
        ("", "en"),
        ("ru;q=x, ;;, fr;q=0.1", "fr"),
        ("x" * 5000, "en"),
    ],
)
def test_a_browser_is_answered_in_its_language(visitor: httpx.Client, accepted: str, expected: str) -> None:
    answer = visitor.get("/", headers={"accept-language": accepted})
    assert tongue(answer) == expected
    with speaking(expected):
        assert say("web-home-title", count=2) in answer.text


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_language_that_was_chosen_is_kept(visitor: httpx.Client, tag: str) -> None:
    answer = visitor.post("/language", data={"language": tag, "back": "/new/avenue?x=1"})
    assert answer.url.path == "/new/avenue"
    assert tongue(answer) == tag
    assert tongue(visitor.get("/", headers={"accept-language": "de"})) == tag


@pytest.mark.parametrize(
    ("asked", "known_as", "secure"),
    [("https://here", "", True), ("http://here", "", False), ("http://here", "https://boulevard.example", True)],
)
def test_the_cookie_keeps_to_https_where_the_server_does(
    tmp_path: Path, asked: str, known_as: str, secure: bool
) -> None:
    app = create_app(Settings(data=tmp_path, secret="secret", address=known_as))

    async def choose() -> httpx.Response:
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=asked) as client,
        ):
            return await client.post("/language", data={"language": "fr"})

    assert ("; Secure" in asyncio.run(choose()).headers["set-cookie"]) == secure


@pytest.mark.parametrize("back", ["https://elsewhere.example", "//elsewhere.example", "/\\elsewhere.example", ""])
def test_choosing_a_language_leads_nowhere_else(visitor: httpx.Client, back: str) -> None:
    answer = visitor.post("/language", data={"language": "fr", "back": back}, follow_redirects=False)
    assert answer.headers["location"] == "/"


def test_what_is_not_a_language_is_not_kept(visitor: httpx.Client) -> None:
    answer = visitor.post("/language", data={"language": "../en", "back": "/"})
    assert answer.status_code == 200
    assert "boulevard-language" not in visitor.cookies
    assert tongue(visitor.get("/", headers={"cookie": 'boulevard-language="../ru"; x'})) == "en"


def test_programs_are_refused_in_their_language_too(visitor: httpx.Client) -> None:
    answer = visitor.get("/api/tables/none", headers={"accept-language": "ru", "accept": "application/json"})
    with speaking("ru"):
        assert answer.json()["message"] == say("unknown-table")
