"""What the page of a tournament shows first, to whom, and in which words."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from boulevard.messages import say
from tests.web.scenes import Scenery
from tests.web.serving import Served


@pytest.fixture
def ada(served: Served, scenery: Scenery) -> Iterator[httpx.Client]:
    """The host of all tournaments of the scenes, who takes part in them."""
    cookies = {scenery.cookie["name"]: scenery.cookie["value"]}
    with httpx.Client(base_url=served.address, cookies=cookies, timeout=60) as client:
        yield client


@pytest.fixture
def visitor(served: Served, scenery: Scenery) -> Iterator[httpx.Client]:
    """Somebody who was sent the link."""
    with httpx.Client(base_url=served.address, timeout=60) as client:
        yield client


def shown(client: httpx.Client, scenery: Scenery, page: str) -> str:
    return client.get(scenery.address(page)).text


def in_order(text: str, *parts: str) -> bool:
    """Whether all parts are there, one after the other."""
    places = [text.find(part) for part in parts]
    return -1 not in places and places == sorted(places)


def test_the_host_invites_before_it_begins_and_whoever_was_invited_sees_who_plays(
    ada: httpx.Client, visitor: httpx.Client, scenery: Scenery
) -> None:
    link, players = 'id="link"', 'class="names"'
    assert in_order(shown(ada, scenery, "tournament-open"), say("tournament-you-are-in"), link, players)
    assert in_order(shown(visitor, scenery, "tournament-open"), "/enter", players, link)
    assert say("tournament-you-are-in") not in shown(visitor, scenery, "tournament-open")


def test_a_host_has_the_next_round_first(ada: httpx.Client, visitor: httpx.Client, scenery: Scenery) -> None:
    page = shown(ada, scenery, "tournament-waits")
    assert in_order(page, say("tournament-next-go"), 'id="link"', 'class="standings"')
    assert 'id="link"' not in shown(visitor, scenery, "tournament-waits")


def test_ones_own_line_is_marked(ada: httpx.Client, visitor: httpx.Client, scenery: Scenery) -> None:
    own = 'class="own" aria-current="true"'
    for page in ("tournament-open", "tournament-waits", "tournament-over"):
        assert shown(ada, scenery, page).count(own) == 1
        assert own not in shown(visitor, scenery, page)


def test_the_standings_of_the_end_come_before_its_rounds(visitor: httpx.Client, scenery: Scenery) -> None:
    text = shown(visitor, scenery, "tournament-over")
    assert in_order(text, 'class="standings"', 'id="pairings"')
    assert f'<th scope="col" class="figure">{say("tournament-deck", number=2)}</th>' in text
