"""Every request is logged with what became of it."""

from __future__ import annotations

import asyncio
import logging

import pytest
from starlette.types import Message, Receive, Scope, Send

from boulevard.web.http.body_limit import BodyLimit
from boulevard.web.http.request_log import LEFT, RequestLog


async def _silent(scope: Scope, receive: Receive, send: Send) -> None:
    """Answers nothing, as a file does whose reader has left."""


def test_who_leaves_before_the_answer_is_not_told_of_a_body(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "boulevard.web.requests")
    sent: list[Message] = []

    async def receive() -> Message:
        return {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        sent.append(message)

    scope = {"type": "http", "method": "GET", "path": "/", "headers": []}
    asyncio.run(RequestLog(BodyLimit(_silent, 100))(scope, receive, send))
    assert not sent
    assert [vars(record)["status"] for record in caplog.records] == [LEFT]
