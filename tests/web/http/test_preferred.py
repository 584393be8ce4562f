"""What a browser was told becomes its person's, as often as one visitor may do something."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from sqlalchemy import select

from boulevard.web.event_log.schema import preferences
from boulevard.web.http.limits import Limit
from boulevard.web.http.preferred import COOKIE as TOLD
from tests.web.databases import SQLITE, new_database
from tests.web.people.devices import Server, with_servers


def test_pages_that_new_people_open_write_no_more_than_moves_may(tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        at = [0.0]
        services = server.app.state.services
        server.app.state.services = replace(services, moves=Limit(2, "too-many-moves", lambda: at[0]))

        async def rows() -> int:
            return len(await server.service.store.read(lambda it: it.execute(select(preferences)).all()))

        devices = [server.device() for _ in range(4)]
        for it in devices:
            await it.meet("Ann")
            it.http.cookies.set(TOLD, "theme.dark", domain="127.0.0.1")
            page = await it.get("/learn")
            assert page.status_code == 200
            assert 'data-theme="dark"' in page.text
        assert await rows() == 2
        elsewhere = server.device(devices[2].cookie, "10.0.0.1")
        assert 'data-theme="dark"' not in (await elsewhere.get("/learn")).text
        at[0] = 60.0
        for it in devices:
            await it.get("/learn")
        assert await rows() == 4
        assert 'data-theme="dark"' in (await elsewhere.get("/learn")).text

    with_servers(new_database(SQLITE, tmp_path), tmp_path, use)
