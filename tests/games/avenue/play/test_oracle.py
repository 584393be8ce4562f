"""The engine against a naive implementation that was written from the rules alone."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import boulevard
from boulevard.testing import seeds
from tests.games.avenue.oracle import Oracle
from tests.games.avenue.sheets import options


@settings(max_examples=120)
@given(seed=seeds, options=options, chance=st.randoms(use_true_random=False), peeks=st.sampled_from([0.02, 0.2, 0.7]))
def test_engine_and_oracle_agree_at_every_state(
    seed: int, options: dict[str, Any], chance: random.Random, peeks: float
) -> None:
    game = boulevard.new("avenue", seed=seed, **options)
    oracle = Oracle(game.rules.setup)
    while True:
        view = game.view()
        assert game.turn == oracle.turn
        assert game.over == oracle.over
        assert view["round"] == oracle.round
        assert [sheet["roads"] for sheet in view["sheets"]] == oracle.roads
        assert [sheet["scores"] for sheet in view["sheets"]] == oracle.farm_scores()
        assert game.rules.result(game.state) == oracle.result()
        player = chance.choice(game.seats)
        known = game.view(player)
        peeked = [known["next_farm"]] if known["next_farm"] else []
        assert known["farms"] + peeked == oracle.known_farms(int(player))
        if game.over:
            break
        seat = chance.choice(list(oracle.turn))
        legal = oracle.legal(seat)
        assert set(game.legal(seat)) == legal
        draws = sorted(legal - {"peek"})
        move = "peek" if "peek" in legal and (not draws or chance.random() < peeks) else chance.choice(draws)
        game.play(seat, move)
        oracle.play(seat, move)
