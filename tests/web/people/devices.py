"""Devices of people, at servers in the process of a test."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx

from boulevard.web.app import create_app
from boulevard.web.http.context import COOKIE
from boulevard.web.http.limits import Guesses, Limit
from boulevard.web.services.table_service import TableService
from boulevard.web.settings import Settings
from tests.waiting import LONGEST
from tests.web.services.in_process import at_most, running
from tests.web.services.in_process_app import HOST, services_of

CODE = re.compile(r'class="letters"[^>]*>([\w-]+)<')


class Server:
    """One process of a server, and whoever comes there."""

    def __init__(
        self, service: TableService, folder: Path, guesses: int = 0, creations: int = 0, **settings_of: Any
    ) -> None:
        settings = Settings(data=folder, **settings_of)
        self.service = service
        self.app = create_app(settings)
        limits = {"creations": Limit(creations, "too-many-tables"), "guesses": Guesses(guesses)}
        self.app.state.services = services_of(settings, service, **limits)

    def device(self, cookie: str = "", visitor: str = "127.0.0.1") -> Device:
        return Device(self, cookie, visitor)


class Device:
    """A browser with its cookie."""

    def __init__(self, server: Server, cookie: str = "", visitor: str = "127.0.0.1") -> None:
        transport = httpx.ASGITransport(server.app, client=(visitor, 1))
        self.http = httpx.AsyncClient(transport=transport, base_url=HOST, headers={"Accept": "text/html"})
        if cookie:
            self.http.cookies.set(COOKIE, cookie, domain="127.0.0.1")

    @property
    def cookie(self) -> str:
        return self.http.cookies.get(COOKIE) or ""

    def at(self, server: Server) -> Device:
        """The same device, whose requests another process answers."""
        return server.device(self.cookie)

    async def get(self, path: str) -> httpx.Response:
        return await self.http.get(path)

    async def post(self, path: str, **form: str) -> httpx.Response:
        return await self.http.post(path, data=form)

    async def table(self, name: str = "Ann", *chairs: dict[str, Any]) -> str:
        """Set a table up; return its identity."""
        sent = {"game": "avenue", "name": name, "chairs": [{"kind": "person"}, *chairs]}
        await self.meet(name)
        made = await self.http.post("/api/tables", json=sent)
        assert made.status_code == 201, made.text
        return str(made.json()["table"])

    async def meet(self, name: str) -> Device:
        """Be somebody."""
        bearer = {"Authorization": f"Bearer {self.cookie}"} if self.cookie else {}
        made = await self.http.post("/api/people", json={"name": name}, headers=bearer)
        self.http.cookies.set(COOKIE, made.json()["token"], domain="127.0.0.1")
        return self

    async def tables(self) -> set[str]:
        """The tables that are this person's."""
        return {it["table"] for it in (await self.http.get("/api/tables")).json()}

    async def code(self) -> str:
        """A code for another device, as the page shows it."""
        page = await self.post("/you/code")
        assert page.status_code == 200, page.text
        found = CODE.search(page.text)
        assert found
        return found[1]

    async def link(self, code: str, brings: bool = True) -> httpx.Response:
        return await self.post("/you/link", code=code, **({"brings": "yes"} if brings else {}))


def with_servers(
    database: str,
    folder: Path,
    use: Callable[..., Awaitable[None]],
    count: int = 1,
    guesses: int = 0,
    **settings: Any,
) -> None:
    """Do something with the processes of a server that share a database."""

    async def run() -> None:
        async with served(database, folder, count, guesses, **settings) as servers:
            await use(*servers)

    at_most(LONGEST, run())


@asynccontextmanager
async def served(
    database: str, folder: Path, count: int = 1, guesses: int = 0, **settings: Any
) -> AsyncIterator[list[Server]]:
    """The processes of a server, which tell each other nothing until they listen."""
    async with AsyncExitStack() as stack:
        services = [await stack.enter_async_context(running(database)) for _ in range(count)]
        yield [Server(it, folder, guesses, **settings) for it in services]
