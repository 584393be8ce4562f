"""Errors as answers: each kind has its status, and its sentence is for people."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import OperationalError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response

from boulevard.errors import BoulevardError, GameOver, IllegalMove, NoRules, NotYourTurn, UnknownGame, UnknownNode
from boulevard.messages import catalogue, say
from boulevard.puzzles.errors import PuzzleSolved, UnknownPuzzle
from boulevard.web.errors import (
    Banned,
    Damaged,
    KeyUsed,
    NobodyYet,
    NoChat,
    NotInvited,
    NotKept,
    NotListed,
    NotNow,
    NotOwner,
    NotSignedIn,
    NotWelcome,
    OwnSeat,
    Sealed,
    SeatTaken,
    StaleAnalysis,
    StaleMove,
    TakenOut,
    TooMany,
    TooManyAnalyses,
    UnknownAnalysis,
    UnknownCode,
    UnknownDay,
    UnknownProfile,
    UnknownTable,
    UnknownTournament,
)
from boulevard.web.http.context import RequestContext
from boulevard.web.http.request_log import route_of
from boulevard.web.http.security_headers import HEADERS
from boulevard.web.tables import snapshot

logger = logging.getLogger(__name__)

STATUSES: Mapping[type[BoulevardError], int] = {
    UnknownTable: 404,
    UnknownTournament: 404,
    UnknownGame: 404,
    UnknownAnalysis: 404,
    UnknownProfile: 404,
    UnknownPuzzle: 404,
    PuzzleSolved: 409,
    UnknownNode: 404,
    UnknownCode: 404,
    UnknownDay: 404,
    NobodyYet: 404,
    NotInvited: 403,
    NotSignedIn: 403,
    NotListed: 404,
    NotWelcome: 403,
    Sealed: 403,
    TakenOut: 403,
    OwnSeat: 409,
    NotOwner: 403,
    Banned: 403,
    NoChat: 403,
    TooManyAnalyses: 409,
    NoRules: 404,
    GameOver: 409,
    NotYourTurn: 409,
    StaleAnalysis: 409,
    StaleMove: 409,
    SeatTaken: 409,
    NotNow: 409,
    KeyUsed: 409,
    TooMany: 429,
    Damaged: 500,
    NotKept: 500,
}
"""All others are 422."""

COMPILING = "still-compiling"
COME_BACK = 3


ErrorPage = Callable[[Request, int, str, str, Mapping[str, str] | None], Response]
"""Shows a status, the kind of an error and a sentence to people, with some headers."""


def register(app: FastAPI, error_page: ErrorPage) -> None:
    """Let an application answer errors: programs get JSON, people a page."""
    app.state.error_page = error_page
    app.add_exception_handler(BoulevardError, _refused)
    app.add_exception_handler(RequestValidationError, _not_understood)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(OperationalError, _away)
    app.add_exception_handler(Exception, _broken)


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, BoulevardError)
    request.state.refusal = error
    compiling = error.key == COMPILING
    status = 503 if compiling else next((code for kind, code in STATUSES.items() if isinstance(error, kind)), 422)
    headers = {}
    if compiling or isinstance(error, TooMany):
        headers["Retry-After"] = str(error.after if isinstance(error, TooMany) else COME_BACK)
    body: dict[str, Any] = {"error": type(error).__name__, "message": str(error)}
    if isinstance(error, IllegalMove):
        body["possible"] = list(error.possible)
    if status == 409:
        body["state"] = await _state(request)
    return _answer(request, status, body, headers)


async def _state(request: Request) -> Any:
    """The present state of the table that a program asked about, as it may see it."""
    ctx: RequestContext | None = getattr(request.state, "context", None)
    if ctx is None or ctx.who is None or not request.url.path.startswith("/api"):
        return None
    table = await ctx.tables.table(ctx.who.table.id)
    return snapshot.seen_by(table, snapshot.place_of(table, ctx.who.places, None))


async def _not_understood(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    where = "; ".join(f"{'.'.join(map(str, it['loc'][1:]))}: {it['msg']}" for it in error.errors()[:5])
    return _answer(request, 422, {"error": "BadRequest", "message": say("web-not-understood", where=where)})


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    key = f"web-status-{error.status_code}"
    message = say(key) if key in catalogue() else str(error.detail)
    return _answer(request, error.status_code, {"error": "BadRequest", "message": message}, error.headers)


async def _away(request: Request, error: Exception) -> Response:
    assert isinstance(error, OperationalError)
    logger.error("database-away", extra={"route": route_of(request.scope), "reason": str(error.orig)})
    body = {"error": "Away", "message": say("web-database-away")}
    return _answer(request, 503, body, {"Retry-After": str(COME_BACK)})


async def _broken(request: Request, error: Exception) -> Response:
    logger.error("request-failed", exc_info=error, extra={"route": route_of(request.scope)})
    return _answer(request, 500, {"error": "Broken", "message": say("web-status-500")}, HEADERS)


def _answer(
    request: Request, status: int, body: Mapping[str, Any], headers: Mapping[str, str] | None = None
) -> Response:
    """Programs get JSON, people a page."""
    if request.url.path.startswith("/api") or "text/html" not in request.headers.get("accept", ""):
        return JSONResponse(body, status, headers)
    shown: Response = request.app.state.error_page(request, status, body["error"], str(body["message"]), headers)
    return shown
