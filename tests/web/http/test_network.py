"""A friend on the same network: links that can't work say so, and one click at this machine makes them work."""

from __future__ import annotations

import asyncio
import re
import socket
import threading
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import AsyncMock

import httpx
import pytest
from starlette.requests import Request

from boulevard.messages import say
from boulevard.web.http.network import Network, addresses, is_here
from boulevard.web.settings import Settings
from tests.web.forked_servers import ForkedServed
from tests.web.serving import START, Served

HTML = {"Accept": "text/html"}
ANOTHER = "127.0.0.2"
"""An address of this machine that stands for one on a network: there may be none."""
PRETEND = f"""
import boulevard.web.http.network as network
network.addresses = lambda: ["{ANOTHER}"]
network.is_here = lambda host: host == "127.0.0.1"
"""
AT_THIS_MACHINE = Request(
    {
        "type": "http",
        "headers": [(b"host", b"127.0.0.1:8765")],
        "client": ("127.0.0.1", 1),
        "path": "/",
        "scheme": "http",
    }
)
FORM = {"opponent": "friend", "name": "Ada"}


@pytest.fixture
def home(tmp_path: Path, compiled_code: None) -> Iterator[Served]:
    """A server as `make play` starts one, on a machine with one network."""
    served = Served(tmp_path)
    served.code = PRETEND + START
    with served:
        yield served


def visit(address: str) -> httpx.Client:
    return httpx.Client(base_url=address, headers=HTML, timeout=60, follow_redirects=True)


def link_of(page: httpx.Response) -> str:
    found = re.search(r'data-copy="([^"]*/join/[^"]+)"', page.text)
    assert found
    return found[1]


def test_one_click_lets_a_friend_on_the_network_join(home: Served) -> None:
    port = home.address.rpartition(":")[2]
    outside = f"http://{ANOTHER}:{port}"
    with visit(home.address) as ada:
        page = ada.post("/new/paris", data=FORM)
        assert say("web-network-local") in page.text
        assert 'class="qr' not in page.text
        with pytest.raises(httpx.ConnectError):
            httpx.get(outside)
        opening = f"{page.url.path}/network"
        refused = [
            ada.post(opening, headers={"Origin": "http://evil.example"}),
            ada.post(opening, headers={"Host": f"evil.example:{port}"}),
            ada.post(opening, headers={"X-Forwarded-For": "203.0.113.9"}),
        ]
        assert [answer.status_code for answer in refused] == [403, 409, 409]
        with pytest.raises(httpx.ConnectError):
            httpx.get(outside)
        opened = ada.post(opening, headers={"Origin": home.address})
        assert say("web-network-local") not in opened.text
        assert 'class="qr' in opened.text
        assert say("web-network-firewall", port=port) in opened.text
        link = link_of(opened)
        assert link.startswith(outside)
        with visit(outside) as friend:
            seated = friend.post(link, data={"name": "Bob"})
            assert seated.status_code == 200
            assert f'data-copy="{outside}/watch/' in seated.text
            assert friend.post(f"{seated.url.path}/network").status_code == 409
    home.stop()


def test_a_server_that_was_told_where_to_listen_only_warns(tmp_path: Path, compiled_code: None) -> None:
    with ForkedServed(tmp_path, host="127.0.0.1") as served, visit(served.address) as ada:
        page = ada.post("/new/paris", data=FORM)
        assert say("web-network-local") in page.text
        assert say("web-network-open") not in page.text
        assert ada.post(f"{page.url.path}/network").status_code == 409


def test_links_have_the_address_by_which_the_page_was_opened(tmp_path: Path, compiled_code: None) -> None:
    with ForkedServed(tmp_path, host="0.0.0.0") as served:
        port = served.address.rpartition(":")[2]
        with visit(f"http://127.0.0.1:{port}") as ada:
            opened = ada.post("/new/paris", data=FORM, headers={"Host": f"club.example:{port}"}, follow_redirects=False)
            page = ada.get(opened.headers["location"], headers={"Host": f"club.example:{port}"})
            assert link_of(page).startswith(f"http://club.example:{port}/join/")


def test_an_address_that_was_given_is_the_one_for_links() -> None:
    network = Network(Settings(address="https://club.example/", secret="x"))
    network.listen = AsyncMock()
    assert network.base(AT_THIS_MACHINE) == "https://club.example"
    reach = network.reach(AT_THIS_MACHINE, network.base(AT_THIS_MACHINE))
    assert (reach["local"], reach["offered"]) == (False, False)


def test_two_clicks_at_once_open_the_network_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """One address can't be listened on after all; nothing is asked of the system in the event loop's thread."""
    asked: list[threading.Thread] = []
    opened: list[socket.socket] = []

    def found() -> list[str]:
        asked.append(threading.current_thread())
        return ["127.0.0.3", ANOTHER]

    async def listen(listening: socket.socket) -> None:
        await asyncio.sleep(0)
        if listening.getsockname()[0] != ANOTHER:
            raise OSError
        listening.listen()
        opened.append(listening)

    async def clicks(network: Network) -> None:
        await asyncio.gather(network.open(AT_THIS_MACHINE), network.open(AT_THIS_MACHINE))

    monkeypatch.setattr("boulevard.web.http.network.addresses", found)
    with socket.create_server((ANOTHER, 0)) as free:
        port = free.getsockname()[1]
    network = Network(Settings(secret="x", port=port))
    network._chosen = False
    network.listen = listen
    asyncio.run(clicks(network))
    assert network.reached == [ANOTHER]
    assert len(opened) == len(asked) == 1
    assert asked[0] is not threading.current_thread()
    opened[0].close()


def test_addresses_lead_elsewhere() -> None:
    assert not any(map(is_here, addresses()))
    assert all(map(is_here, ("127.0.0.1", "127.8.8.8", "::1", "localhost", "boulevard.localhost")))
    assert not any(map(is_here, ("192.0.2.7", "localhost.example", "")))
