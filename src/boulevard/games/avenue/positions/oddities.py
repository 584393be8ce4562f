"""What is odd about a position of Avenue: things that no game could have led to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from boulevard.games.avenue.components import Sheet, tables
from boulevard.games.avenue.play import engine
from boulevard.games.avenue.play.state import States
from boulevard.games.avenue.positions.position import data
from boulevard.games.avenue.views.view import grapes
from boulevard.games.kernels.states import repeated
from boulevard.messages import Said


@dataclass(frozen=True)
class _Drawn:
    """What a player has drawn, and what there was to draw."""

    name: Said
    spaces: int
    played: Counter[int]
    """The roads on the cards that were played, by number."""
    drawn: Counter[int]
    peeks: int
    scores: list[int]
    joined: list[int]
    """The grapes that are joined by now to each farm that was scored."""


def oddities(rules: Any, state: States) -> list[Said]:
    """Return all that is odd about a position."""
    found = []
    for player in _players(rules, state):
        for line in (_turns, _roads, _rising, _points):
            found += [Said(key, {"player": player.name, **values}) for key, values in line(player)]
    return found


def _players(rules: Any, state: States) -> Iterator[_Drawn]:
    told = data(rules, state)
    cards = told["cards"] if told["over"] else told["cards"][:-1]
    joined = grapes_joined(rules.sheet, state)
    for number, it in enumerate(told["sheets"]):
        yield _Drawn(
            Said("seat-name", {"number": number + 1}),
            len(rules.sheet.spaces),
            Counter(int(card[0]) for card in cards),
            Counter(it["roads"].values()),
            len(it["peeks"]),
            it["scores"],
            joined[number],
        )


def grapes_joined(sheet: Sheet, state: States) -> list[list[int]]:
    """The grapes that are joined to each farm that was scored, for every player."""
    rounds, players = int(state["table"]["rounds"][0]), state["sheets"].shape[1]
    states = repeated(state, rounds)
    states["table"]["rounds"] = np.arange(rounds)
    networks = np.zeros((rounds, players, 3), np.uint64)
    engine.join_each(tables(sheet), states["table"], states["sheets"], networks)
    return [[grapes(sheet, int(area)) for area in networks[:, player, 0]] for player in range(players)]


Lines = Iterator[tuple[str, dict[str, object]]]


def _turns(player: _Drawn) -> Lines:
    """On every card one draws or peeks; only who has no space left can be skipped."""
    roads, cards = player.drawn.total(), player.played.total()
    done = roads + player.peeks
    if done > cards or (done < cards and roads < player.spaces):
        yield "avenue-oddity-turns", {"roads": roads, "peeks": player.peeks, "cards": cards}


def _roads(player: _Drawn) -> Lines:
    for road in sorted(player.drawn - player.played):
        yield "avenue-oddity-roads", {"road": road, "count": player.drawn[road], "cards": player.played[road]}


def _rising(player: _Drawn) -> Lines:
    for number, (before, points) in enumerate(zip(player.scores, player.scores[1:], strict=False), 2):
        if 0 < points <= before:
            yield "avenue-oddity-rising", {"round": number, "points": points, "before": before}


def _points(player: _Drawn) -> Lines:
    """Roads stay: a farm is joined to no less later on."""
    for number, (points, joined) in enumerate(zip(player.scores, player.joined, strict=True), 1):
        if points > joined:
            yield "avenue-oddity-points", {"round": number, "points": points, "grapes": joined}
