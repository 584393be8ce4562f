"""What follows from a thing is worked out once, and goes with it."""

from __future__ import annotations

import gc
import weakref

import pytest

import boulevard
from boulevard.games.keeping import forget, kept_for_equals, kept_with
from boulevard.games.paris import components
from boulevard.games.paris.drawing.draw import ON_THE_BOARD
from boulevard.games.paris.edition import EDITIONS_KEPT, edition
from boulevard.games.paris.views.explanation import COUNTED
from boulevard.messages import language, speaking


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


def test_equals_are_worked_out_once_in_each_language() -> None:
    asked: list[object] = []

    @kept_for_equals(10)
    def doubled(things: list[object]) -> list[object]:
        asked.append([language(), *things])
        return things * 2

    for tag in ("en", "fr", "en"):
        with speaking(tag):
            assert doubled([1, "a"]) == [1, "a"] * 2
    assert asked == [["en", 1, "a"], ["fr", 1, "a"]]
    others: list[list[object]] = [[True, "a"], ["1", "a"], [1, "a", None]]
    for other in others:
        assert doubled(other) == other * 2
    assert len(asked) == 5
    forget()
    doubled(["1", "a"])
    assert len(asked) == 6


def test_nobody_can_change_what_is_kept() -> None:
    @kept_for_equals(10)
    def same(thing: dict[str, list[int]]) -> dict[str, list[int]]:
        thing["given"].append(2)
        return thing

    given = {"given": [1]}
    for _ in range(2):
        got = same(given)
        assert got == {"given": [1, 2]}
        assert given == {"given": [1]}
        got["given"].clear()


def test_only_plain_data_is_kept() -> None:
    with pytest.raises(ValueError, match="unmarshallable"):
        kept_for_equals(10)(str)(Box())


def test_what_all_share_in_paris_is_what_all_may_know() -> None:
    """Boards and score sheets are kept for both seats and spectators: the parts of a view that they are made of."""
    game = boulevard.new("paris", seed=3)
    while not game.over:
        common = game.view(None)
        for seat in game.seats:
            own = game.view(seat)
            assert all(own[name] == common[name] for name in (*ON_THE_BOARD, *COUNTED))
        game.play(game.turn[0], game.legal(game.turn[0])[-1])
