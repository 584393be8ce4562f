"""Puzzles where several processes share a database: one attempt, one rating, whichever of them is asked."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from boulevard import puzzles
from boulevard.web import solving
from tests.web.databases import POSTGRESQL, new_database
from tests.web.people.devices import Device, Server, with_servers


async def answered(who: Device, puzzle: str, move: str) -> dict[str, Any]:
    answer = await who.http.post(f"/api/puzzles/{puzzle}/answer", json={"moves": [move]})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()["attempt"]
    return found


def test_an_attempt_is_one_whichever_process_is_asked(tmp_path: Path, compiled_code: None) -> None:
    shipped = [it for it in puzzles.shipped("paris") if it.asked == 1][:3]
    right = [puzzles.next_step(it).move for it in shipped]
    wrong = next(it for it in shipped[0].begun().legal(shipped[0].seat) if it != right[0])

    async def use(*servers: Server) -> None:
        solving._kept.clear()
        for server in servers:
            server.service.games.bots_ready.update(dict.fromkeys(server.service.games.ready, True))
        ann = await servers[0].device().meet("Ann")
        here, there = (ann.at(it) for it in servers)
        first = shipped[0].identity
        assert (await answered(here, first, wrong))["outcome"] == "failed"
        again = await answered(there, first, right[0])
        assert (again["outcome"], again["tried"], again["open"]) == ("failed", [wrong, right[0]], True)
        both = await asyncio.gather(
            *(
                answered(who, it.identity, move)
                for who in (here, there)
                for it, move in zip(shipped, right, strict=True)
            )
        )
        assert [it["outcome"] for it in both] == 2 * ["failed", "solved", "solved"]
        told = [(await who.http.get("/api/puzzles")).json()["games"] for who in (here, there)]
        assert told[0] == told[1]
        paris = next(it for it in told[0] if it["game"] == "paris")
        assert (paris["tried"], paris["solved"]) == (3, 2)
        assert paris["rating"]

    with_servers(new_database(POSTGRESQL, tmp_path), tmp_path, use, 2)
