"""A bot's move is thought of once, and made once, as soon as it can be."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from boulevard.web.event_log.chain import Batch
from boulevard.web.event_log.events import Kind
from boulevard.web.services import bot_moves
from boulevard.web.services.table_service import TableService
from boulevard.web.tables.table import BOT, Chair
from boulevard.web.thinking.questions import MoveAsked
from tests.web.services.in_process import ANN, with_service

AWAY = OperationalError(None, None, ConnectionError("away"))


class Hasty:
    """Bots that make any move, and count how often they are asked."""

    def __init__(self) -> None:
        self.asked = 0

    async def think(self, _table: str, asked: MoveAsked) -> str:
        """Return a move."""
        self.asked += 1
        sight = asked.sight()
        return sight.write(sight.actions[0])


@pytest.mark.parametrize("is_written", [False, True])
def test_a_move_waits_for_the_database_and_is_made_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_written: bool
) -> None:
    """Also if it was written, and only the answer was lost."""
    monkeypatch.setattr(bot_moves, "RETRY", 0.0)

    async def use(service: TableService) -> None:
        thinkers, append, failures = Hasty(), service.store.append, [AWAY] * 3
        monkeypatch.setattr(service, "thinkers", thinkers)

        async def unsure(*batches: Batch) -> None:
            if failures and batches[0].first:
                if is_written:
                    await append(*batches)
                raise failures.pop()
            await append(*batches)

        monkeypatch.setattr(service.store, "append", unsure)
        table = await service.create("avenue", {}, [ANN, Chair(BOT, "", 1)])
        while thoughts := list(service.bot_moves.thoughts.values()):
            await asyncio.gather(*thoughts)
        log = await service.store.events(table.id)
        assert [it.kind for it in log].count(Kind.moved) == 1
        assert thinkers.asked == 1

    with_service(f"sqlite:///{tmp_path}/it.sqlite", use)
