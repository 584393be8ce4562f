"""Refusing requests that are too large, whatever they say of their length: neither Starlette nor Uvicorn does."""

from __future__ import annotations

from contextlib import suppress

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from boulevard.web.http.refusals import refusal


class TooLarge(Exception):
    """A request has a body that is larger than allowed."""


class BodyLimit:
    """Lets through what is small enough."""

    def __init__(self, app: ASGIApp, most: int) -> None:
        self.app = app
        self.most = most

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it."""
        length = Headers(scope=scope).get("content-length", "0") if scope["type"] == "http" else "0"
        if not length.isdecimal() or int(length) > self.most:
            await refusal(413)(scope, receive, send)
        else:
            await self._counted(scope, receive, send)

    async def _counted(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Hand the request on; one that says nothing of its length and goes on and on is answered here."""
        got, begun = 0, False

        async def receiving() -> Message:
            nonlocal got
            message = await receive()
            got += len(message.get("body", b""))
            if got > self.most:
                raise TooLarge
            return message

        async def sending(message: Message) -> None:
            nonlocal begun
            if begun or got <= self.most:
                begun = True
                await send(message)

        with suppress(TooLarge):
            await self.app(scope, receiving, sending)
        if not begun and got > self.most:
            await refusal(413)(scope, receive, send)
