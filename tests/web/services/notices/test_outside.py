"""What visitors name as an address is called only if it is outside: no network of ours can be reached by it."""

from __future__ import annotations

import asyncio
import socket
import threading
from concurrent.futures import ThreadPoolExecutor
from ipaddress import ip_address
from typing import Any

import pytest

from boulevard.web.errors import BadSubscription
from boulevard.web.services.notices import outside
from boulevard.web.services.notices.outside import NotOutside, Unanswered
from boulevard.web.services.notices.push import proper
from tests.waiting import LONGEST

INSIDE = (
    "127.0.0.1", "127.8.8.8", "10.0.0.1", "172.16.5.4", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0",
    "224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fc00::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1",
    "64:ff9b::7f00:1", "2002:7f00:1::", "2001:0:4136:e378::1", "ff02::1", "::127.0.0.1",
)  # fmt: skip
OUTSIDE = ("8.8.8.8", "2607:f8b0:4005:805::200a", "::ffff:8.8.8.8")


@pytest.mark.parametrize("address", INSIDE)
def test_addresses_inside(address: str) -> None:
    assert not outside.is_public(ip_address(address))
    host = f"[{address}]" if ":" in address else address
    with pytest.raises(NotOutside):
        outside.checked(f"https://{host}/send")


@pytest.mark.parametrize("address", OUTSIDE)
def test_addresses_outside(address: str) -> None:
    assert outside.is_public(ip_address(address))


@pytest.mark.parametrize(
    "url",
    [
        "http://push.example/send",
        "https://push.example:8443/send",
        "https://push.example:99999/send",
        "https://user:word@push.example/send",
        "https://localhost/send",
        "https://printer.local/send",
        "https://metadata.google.internal/send",
        "https://intranet/send",
        "https:///send",
        "https://",
        "ftp://push.example/",
        "file:///etc/passwd",
        "javascript:alert(1)",
        "https://push.example/a b",
        "https://push.example/\r\nHost: other",
        "https://[::1",
        "https://пуш.example/send",
        "https://push.example/" + "a" * 1000,
        "",
    ],
)
def test_what_is_no_address_to_be_called(url: str) -> None:
    with pytest.raises(NotOutside):
        outside.checked(url)
    with pytest.raises(BadSubscription):
        proper(url, "BA", "AA")


@pytest.mark.parametrize("address", INSIDE)
def test_a_name_that_leads_inside_is_not_called(monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    """Also if another of its addresses is outside."""
    asked: list[str] = []

    async def connect(*given: Any, **_: Any) -> None:
        asked.append(str(given))
        raise OSError

    async def run(found: list[str]) -> None:
        def look(*_: Any, **__: Any) -> list[Any]:
            return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (it, 443)) for it in found]

        monkeypatch.setattr(outside, "getaddrinfo", look)
        monkeypatch.setattr(asyncio, "open_connection", connect)
        await outside.post("https://push.example/send", {}, b"")

    for found in ([address], ["8.8.8.8", address]):
        with pytest.raises(NotOutside):
            asyncio.run(run(found))
    assert asked == []
    with pytest.raises(Unanswered):
        asyncio.run(run(["8.8.8.8"]))
    assert len(asked) == 1
    assert "8.8.8.8" in asked[0], "the address that was looked at is the one that is called"


def test_names_that_are_never_found_keep_nothing_else_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """They take none of the threads that read the database."""
    goes_on, asked = threading.Event(), threading.Semaphore(0)

    def look(*_: Any, **__: Any) -> list[Any]:
        asked.release()
        assert goes_on.wait(LONGEST)
        raise socket.gaierror

    async def run() -> None:
        monkeypatch.setattr(outside, "getaddrinfo", look)
        monkeypatch.setattr(socket, "getaddrinfo", look)
        hosts = [f"https://h{number}.example/send" for number in range(40)]
        posts = [asyncio.create_task(outside.post(it, {}, b"")) for it in hosts]
        await asyncio.wrap_future(in_a_thread(asked.acquire))
        try:
            async with asyncio.timeout(LONGEST):
                await asyncio.to_thread(int)
        finally:
            goes_on.set()
        found = await asyncio.gather(*posts, return_exceptions=True)
        assert {type(it) for it in found} == {Unanswered}

    with ThreadPoolExecutor(1) as threads:
        in_a_thread = threads.submit
        asyncio.run(run())


@pytest.mark.parametrize("head", ["", "220 smtp\r\n\r\n", "HTTP/1.1 yes\r\n\r\n", "HTTP/1.1\r\n\r\n"])
def test_an_answer_that_is_none(head: str) -> None:
    with pytest.raises(Unanswered):
        outside._answer(head.encode())


@pytest.mark.parametrize(("p256dh", "auth"), [("", ""), ("BA", "AA"), ("B" + "A" * 86, "A" * 22), ("*" * 87, "A" * 22)])
def test_keys_that_are_none(p256dh: str, auth: str) -> None:
    with pytest.raises(BadSubscription):
        proper("https://push.example/send", p256dh, auth)
