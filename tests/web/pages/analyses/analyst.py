"""Somebody who analyses games, for tests."""

from __future__ import annotations

import weakref
from typing import Any

import httpx

import boulevard
from boulevard.games.game import Game
from tests.web.serving import Served

HTML = {"accept": "text/html"}


class Analyst:
    """Somebody with a browser that keeps cookies."""

    def __init__(self, served: Served) -> None:
        self.http = httpx.Client(base_url=served.address, headers=HTML, timeout=60)
        weakref.finalize(self, self.http.close)

    def begin(self, **sent: str) -> str:
        """Begin an analysis; return its path."""
        answer = self.http.post("/analysis", data=sent)
        assert answer.status_code == 303, answer.text[-2000:]
        return answer.headers["location"].partition("?")[0]

    def document(self, path: str) -> dict[str, Any]:
        answer = self.http.get(f"{path}.json")
        assert answer.status_code == 200
        assert answer.headers["content-disposition"].startswith("attachment")
        data: dict[str, Any] = answer.json()
        return data

    def do(self, path: str, what: str, node: int, **sent: str) -> httpx.Response:
        return self.http.post(f"{path}/{what}", data={"node": str(node), **sent})


def played(name: str, moves: int, **options: Any) -> Game:
    game = boulevard.new(name, seed=3, **options)
    for _ in range(moves):
        game.play(game.turn[0], game.legal(game.turn[0])[0])
    return game
