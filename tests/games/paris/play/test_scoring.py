"""The score sheet, apart from what games and the booklet's example show."""

from __future__ import annotations

import numpy as np

import boulevard
from boulevard.games.paris.game import Paris
from boulevard.games.paris.play.engine import score_each
from boulevard.games.paris.play.scoring import COLUMNS, rays
from tests.games.paris.policies import Player, played


def test_a_sheet_that_is_used_again_is_filled_in_anew() -> None:
    game = played(boulevard.new("paris", seed=3), Player(3, ["varied"]))
    assert isinstance(game.rules, Paris)
    clean, used = (np.full((1, 2, COLUMNS), before, np.int32) for before in (0, 77))
    winners = np.zeros(1, np.int8)
    for sheets in (clean, used):
        score_each(game.rules.box, game.state, sheets, winners)
    assert used.tolist() == clean.tolist()


def test_a_building_is_lit_and_stops_a_ray_behind_itself() -> None:
    box = Paris.dealt(1).box[0]
    lamp = 27
    ways = [[int(space) for space in ray if space] for ray in box["ray"][lamp]]
    everywhere = sum(map(sum, ways))
    assert max(map(len, ways)) > 1
    for way in ways:
        for number, house in enumerate(way):
            lit = rays(box, np.uint64(1 << lamp), np.uint64(house))
            assert int(lit) == everywhere - sum(way[number + 1 :])
