"""The application: everything put together, and how it starts and stops."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from types import FrameType
from typing import Any, cast

import uvicorn
from fastapi import Depends, FastAPI
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import JSONResponse, Response

import boulevard
from boulevard.messages import say
from boulevard.web.api import days, friends, lobby, played, puzzles, routes, tournaments
from boulevard.web.event_log.store import Store
from boulevard.web.http import direct, problems
from boulevard.web.http.body_limit import BodyLimit
from boulevard.web.http.connections import Connection, Door, most_connections
from boulevard.web.http.context import Services
from boulevard.web.http.cross_site import CrossSite
from boulevard.web.http.drawing_process import DrawingProcess
from boulevard.web.http.drawn_once import DrawnOnce
from boulevard.web.http.fairness import Fairly
from boulevard.web.http.health import Health
from boulevard.web.http.languages import Languages
from boulevard.web.http.limits import HOUR, Guesses, Limit, Room
from boulevard.web.http.network import Network
from boulevard.web.http.page_worker import Workshop
from boulevard.web.http.request_log import RequestLog
from boulevard.web.http.security_headers import SecurityHeaders
from boulevard.web.http.shared_limits import shared
from boulevard.web.metrics import METRICS
from boulevard.web.pages import home
from boulevard.web.pages.table import routes as table
from boulevard.web.pages.table.drawing import Drawing
from boulevard.web.services.notices.carriers import carriers
from boulevard.web.services.table_service import TableService
from boulevard.web.settings import Settings
from boulevard.web.tables.tokens import Tokens
from boulevard.web.thinking.thinkers import Thinkers

LOOKS_EVERY = 10
"""Ticks of a tenth of a second between two looks at all connections."""
SMALL = 500
"""Bytes that are not worth compressing."""
LEVEL = 4
"""How hard to compress other answers than those that are drawn once, of 9."""
LISTINGS = 20
"""Tables that one visitor may list in the lobby in an hour, whoever they say they are."""

TOURNAMENTS = 10
"""Tournaments that one visitor may set up in an hour."""


def create_app(settings: Settings) -> FastAPI:
    """Return the application of a server."""
    work = Limit(settings.work, "too-many-moves")
    workshop = Workshop(work)

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        settings.folder()
        service = TableService(
            Store(settings.url),
            Thinkers(settings.thinkers),
            tables_kept=settings.tables_kept,
            abandoned_after=settings.abandoned_after,
            pace=settings.pace,
            review_effort=settings.review_effort,
            messages_kept=settings.messages_kept,
        )
        is_alone = settings.processes == 1
        drawing = DrawingProcess(Drawing, settings.url, settings.tables_kept, is_wanted=is_alone)
        services = Services(
            settings=settings,
            tables=service,
            tokens=Tokens(settings.signing_secret()),
            creations=Limit(settings.creations, "too-many-tables"),
            moves=Limit(settings.moves, "too-many-moves"),
            work=work,
            streams=Room(settings.streams, "too-many-streams"),
            workshop=workshop,
            drawn=DrawnOnce(),
            drawing=drawing,
            messages=Limit(settings.messages, "too-many-messages"),
            guesses=Guesses(settings.guesses),
            accounts=Limit(settings.accounts, "too-many-accounts", seconds=HOUR),
            reports=Limit(settings.reports, "too-many-reports", seconds=HOUR),
            listings=Limit(min(settings.creations, LISTINGS), "too-many-tables", seconds=HOUR),
            tournaments=Limit(min(settings.creations, TOURNAMENTS), "too-many-tournaments", seconds=HOUR),
        )
        app.state.services = services
        app.state.health = Health(service.store.keep_time)
        service.notices.carriers = carriers(settings, service)
        async with shared(service.store, service.news, services.limits, services.streams):
            service.open()
            yield
        workshop.close()
        await drawing.close()
        await service.close()

    app = FastAPI(
        title=boulevard.__name__.capitalize(),
        version=boulevard.__version__,
        description=say("web-api-about"),
        lifespan=life,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.network = Network(settings)
    app.router.routes.extend((*table.DIRECT, *routes.DIRECT))
    for part in (
        table.router,
        routes.router,
        friends.router,
        lobby.router,
        days.router,
        tournaments.router,
        puzzles.router,
        played.router,
        *home.routers(),
    ):
        app.include_router(part, dependencies=list(map(Depends, direct.REQUIRED)))
    home.add_files(app)
    problems.register(app, home.error_page)
    app.add_middleware(GZipMiddleware, minimum_size=SMALL, compresslevel=LEVEL)
    app.add_middleware(CrossSite)
    app.add_middleware(BodyLimit, most=settings.body_limit)
    app.add_middleware(SecurityHeaders)
    app.add_middleware(RequestLog)
    app.add_middleware(Languages)
    app.add_middleware(Fairly, work=work)

    @app.api_route("/healthz", methods=["GET", "HEAD"], include_in_schema=False)
    async def health() -> Response:
        """Tell whether the server works: whether it can write, which games are compiled, and whether bots answer."""
        service: TableService = app.state.services.tables
        thinkers = service.thinkers.health
        troubles = {
            "unwritable": not await app.state.health.works(),
            "bots-silent": service.thinkers.are_silent,
        }
        status = next((trouble for trouble, is_there in troubles.items() if is_there), "ok")
        body = {"status": status, "ready": service.games.ready, "bots": service.games.bots_ready, "thinkers": thinkers}
        return JSONResponse(body, 200 if status == "ok" else 503)

    @app.get("/metrics", include_in_schema=False)
    async def metrics() -> Response:
        """Tell what was counted."""
        return Response(METRICS.text, media_type="text/plain; version=0.0.4")

    return app


class Server(uvicorn.Server):
    """A server that lets go of whoever follows something as soon as it is told to stop, and can listen elsewhere."""

    async def listen(self, listening: socket.socket) -> None:
        """Listen on one more socket, as if it had been there from the start."""

        def connected() -> asyncio.Protocol:
            protocol: Any = self.config.http_protocol_class
            made: asyncio.Protocol = protocol(
                config=self.config, server_state=self.server_state, app_state=self.lifespan.state
            )
            return made

        loop = asyncio.get_running_loop()
        self.servers.append(await loop.create_server(connected, sock=listening, backlog=self.config.backlog))

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop: no new requests, open ones finish, event streams end."""
        app: Any = self.config.app
        if (services := getattr(app.state, "services", None)) is not None:
            services.tables.followers.close()
            services.tables.watching.end()
        super().handle_exit(sig, frame)

    async def on_tick(self, counter: int) -> bool:
        """Ten times a second: look now and then for connections that keep the server waiting."""
        if counter % LOOKS_EVERY == 0:
            for connection in list(self.server_state.connections):
                cast(Connection, connection).look()
        return await super().on_tick(counter)


def server(settings: Settings) -> Server:
    """Return the server of these settings, to be run. All limits of connections hold for all its sockets."""
    app, door = create_app(settings), Door(settings.connections, most_connections())
    config = uvicorn.Config(
        app,
        http=cast(type[asyncio.Protocol], partial(Connection, door)),
        ws="none",
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=10,
    )
    made = Server(config)
    if settings.processes == 1:  # of several, only the one that was asked would listen elsewhere
        app.state.network.listen = made.listen
    return made
