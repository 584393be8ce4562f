"""The engine against a naive implementation that was written from the rules alone."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings

import boulevard
from tests.games.paris.oracle import Oracle
from tests.games.paris.policies import Player, options, players, seeds


@settings(max_examples=250)
@given(seed=seeds, options=options, player=players)
def test_engine_and_oracle_agree_at_every_state(seed: int, options: dict[str, Any], player: Player) -> None:
    game = boulevard.new("paris", seed=seed, **options)
    oracle = Oracle(game.rules.setup)
    while True:
        result = game.rules.result(game.state)
        assert result == {**oracle.scores(), "winner": oracle.winner()}
        assert game.turn == (() if oracle.turn is None else (oracle.turn,))
        assert game.over == oracle.over
        if oracle.turn is None:
            break
        legal = game.legal(oracle.turn)
        assert len(legal) == len(set(legal))
        assert set(legal) == oracle.legal()
        oracle.play(player.play(game))
