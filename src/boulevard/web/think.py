"""Running a worker: bots think on this machine for all servers that share a database."""

from __future__ import annotations

import asyncio
import logging
import signal
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from rich.console import Console
from sqlalchemy import Engine
from sqlalchemy.exc import OperationalError

from boulevard.errors import BadOption
from boulevard.games.registry import names
from boulevard.messages import say
from boulevard.web.event_log.database import RETRY, connected, is_shared, migrate
from boulevard.web.event_log.news import News
from boulevard.web.jobs.form import form
from boulevard.web.jobs.statements import JOBS
from boulevard.web.jobs.worker import GRACE, LAST_WORDS, Worker
from boulevard.web.logs import set_up
from boulevard.web.serve import chosen
from boulevard.web.thinking.thinkers import Thinkers

logger = logging.getLogger(__name__)


def run(given: Mapping[str, Any], console: Console) -> None:
    """Run a worker with these settings until it is told to stop (`BadOption`)."""
    settings = chosen(given)
    engine = connected(settings.url)
    if not is_shared(engine):
        raise BadOption("think-needs-postgresql")
    console.print(say("think-begins", count=settings.thinkers), soft_wrap=True)
    console.print(say("think-stop"), soft_wrap=True)
    set_up(settings.log)
    asyncio.run(_until_stopped(engine, Thinkers(settings.thinkers)))


async def _until_stopped(engine: Engine, thinkers: Thinkers) -> None:
    worker = Worker(thinkers, engine.url, form())
    work = asyncio.create_task(_work(engine, thinkers, worker))

    loop = asyncio.get_running_loop()

    def stop() -> None:
        if worker.is_signed_in:
            worker.stop()
            loop.call_later(GRACE + LAST_WORDS, work.cancel)  # where the database doesn't answer
        else:
            work.cancel()

    for sign in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # on Windows; there Ctrl+C ends everything at once
            loop.add_signal_handler(sign, stop)
    try:
        with suppress(asyncio.CancelledError):
            await work
    finally:
        thinkers.close()


async def _work(engine: Engine, thinkers: Thinkers, worker: Worker) -> None:
    """Get ready, and take jobs; whoever is slow to get ready keeps nobody waiting."""
    await _migrated(engine)
    for game in names():
        logger.info("getting-ready", extra={"game": game})
        await thinkers.compile_rules(game)
        await thinkers.compile_bots(game)
    news = News(engine)
    news.on(JOBS, worker.hear, worker.look)
    beside = [asyncio.create_task(it) for it in (news.listen(), thinkers.keep_warm())]
    try:
        await worker.run()
    finally:
        for task in beside:
            task.cancel()
        await asyncio.gather(*beside, return_exceptions=True)


async def _migrated(engine: Engine) -> None:
    """Wait until the database is there and of the newest form."""
    while True:
        try:
            return await asyncio.to_thread(migrate, engine)
        except OperationalError as error:
            logger.warning("database-away", extra={"reason": str(error.orig)})
        await asyncio.sleep(RETRY)
