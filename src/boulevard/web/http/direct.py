"""Routes without the layers in which FastAPI finds out what an answer depends on: for what players ask all the time.

Those layers cost a move a twentieth of all its time. What is refused elsewhere is refused here too (`REQUIRED`), and
what can't be understood in the same way.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

from fastapi import Request
from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel, ValidationError
from pydantic_core import from_json, to_json
from starlette.responses import Response
from starlette.routing import Match, Route
from starlette.types import Scope

from boulevard.web.http.context import RequestContext, request_context
from boulevard.web.http.fairness import within_limits
from boulevard.web.http.invite_only import require_admitted

REQUIRED: Sequence[Callable[[Request], Awaitable[None]]] = (within_limits, require_admitted)
"""What refuses requests, for all routes: for those of FastAPI as dependencies."""
Answer = Callable[[Request, RequestContext], Awaitable[Response]]
Sent = TypeVar("Sent", bound=BaseModel)


class Direct(Route):
    """A route that answers whatever nothing refuses."""

    def __init__(self, method: str, path: str, answer: Answer) -> None:
        async def endpoint(request: Request) -> Response:
            for require in REQUIRED:
                await require(request)
            return await answer(request, await request_context(request))

        super().__init__(path, endpoint, methods=[method], include_in_schema=False)

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        """Say whether a request is for this route, which it is counted under."""
        match, found = super().matches(scope)
        return match, {**found, "route": self}


def asked(model: type[Sent], request: Request) -> Sent:
    """What stands behind the question mark of an address (`RequestValidationError`)."""
    return _understood(model, dict(request.query_params), "query")


async def sent_json(model: type[Sent], request: Request) -> Sent:
    """What a program sends as JSON (`RequestValidationError`)."""
    body = await request.body()
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    try:
        values = from_json(body) if kind == "application/json" else body
    except ValueError as error:
        problem = {"type": "json_invalid", "loc": ("body", 0), "msg": str(error), "input": {}}
        raise RequestValidationError([problem]) from error
    return _understood(model, values, "body")


def as_json(answer: object) -> Response:
    """An answer for a program: what is documented, as it is."""
    return Response(to_json(answer), media_type="application/json")


async def sent(model: type[Sent], request: Request) -> Sent:
    """What a form sends (`RequestValidationError`); a field that is left empty is not sent."""
    async with request.form() as form:
        return _understood(model, {name: value for name, value in form.items() if value != ""}, "body")


def _understood(model: type[Sent], values: object, where: str) -> Sent:
    try:
        return model.model_validate(values)
    except ValidationError as error:
        raise RequestValidationError([{**it, "loc": (where, *it["loc"])} for it in error.errors()]) from error
