"""Answers of middleware, before anything knows whether a person or a program asks."""

from __future__ import annotations

from starlette.responses import JSONResponse

from boulevard.messages import say


def refusal(status: int) -> JSONResponse:
    """Return the answer to a request that goes no further."""
    return JSONResponse({"error": "BadRequest", "message": say(f"web-status-{status}")}, status)
