"""What follows from a thing is worked out once, and goes with it."""

from __future__ import annotations

import gc
import weakref

import pytest

import boulevard
from boulevard.games.keeping import kept_with
from boulevard.games.paris import components
from boulevard.games.paris.edition import EDITIONS_KEPT, edition


class Box:
    pass


def test_it_is_worked_out_once_and_goes_with_its_thing() -> None:
    found: list[weakref.ref[Box]] = []

    @kept_with
    def contents(box: Box) -> list[int]:
        found.append(weakref.ref(box))
        return [1]

    box = Box()
    assert contents(box) is contents(box)
    assert len(found) == 1
    del box
    gc.collect()
    assert found[0]() is None


def test_more_editions_than_are_kept_at_hand_are_worked_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    count = EDITIONS_KEPT + 4
    standard = dict(edition("standard").source)
    games = [boulevard.new("paris", seed=1, edition={**standard, "name": f"mine {n}"}) for n in range(count)]
    filled: list[int] = []
    monkeypatch.setattr(components, "_fill_ray", lambda *_: filled.append(1))
    for game in games:
        game.view(None)
        game.play(game.turn[0], game.legal(game.turn[0])[0])
    assert not filled
