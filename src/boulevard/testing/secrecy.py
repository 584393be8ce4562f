"""What any game must keep secret: nothing that a seat may not know is found in what it is shown."""

from __future__ import annotations

import json

from boulevard.games.game import Game
from boulevard.games.kernels.states import copied


def views_show_nothing_hidden(game: Game) -> None:
    """Whatever a seat can't know can be anything else, and its view stays the same; so for spectators."""
    for seat in (*game.seats, None):
        known = game.rules.hide(game.state, seat)
        for seed in range(3):
            other = game.rules.sample(known, seed)
            assert game.rules.hide(other, seat).tobytes() == known.tobytes()
            assert game.rules.view(other, seat) == game.view(seat)
        assert json.loads(json.dumps(game.view(seat))) == game.view(seat)


def drawings_and_bots_rules_show_nothing_hidden(game: Game) -> None:
    """The same for drawings, text, and the rules that bots are handed."""
    for seat in (*game.seats[:2], None):
        other = game.rules.sample(game.rules.hide(game.state, seat), 1)
        marks = game.marks(seat)
        if game.rules.drawing:
            assert game.rules.svg(game.rules.view(other, seat), marks) == game.svg(seat)
        assert game.rules.text(game.rules.view(other, seat)) == game.rules.text(game.view(seat))
    redealt = game.rules.redealt()
    start = game.rules.start()
    assert redealt.hide(redealt.start(), None).tobytes() == game.rules.hide(start, None).tobytes()
    assert redealt.setup != game.rules.setup or redealt.start().tobytes() == start.tobytes()


def previews_show_nothing_hidden(game: Game) -> None:
    """A preview has all that a view has, and stays the same whatever its seat can't know."""
    for seat in game.turn[:2]:
        known = game.rules.hide(game.state, seat)
        for action in _some(game.actions(seat)):
            preview = game.rules.preview(game.state, seat, action)
            assert preview.keys() == game.view(seat).keys()
            assert json.loads(json.dumps(preview)) == preview
            for seed in range(3):
                assert game.rules.preview(game.rules.sample(known, seed), seat, action) == preview
            assert game.rules.text(preview)
            assert not game.rules.drawing or game.rules.svg(preview, ())
            assert all(game.rules.piece(preview, name) for name in game.rules.pieces(preview)[:1])
            assert game.rules.explain(preview) == game.rules.explain(json.loads(json.dumps(preview)))


def _some(actions: tuple[int, ...]) -> list[int]:
    """A few actions of every kind: they are numbered by kind."""
    return sorted({actions[0], *actions[:: -(-len(actions) // 6)], actions[-1]})


def what_is_unknown_tells_when_something_is_shown(game: Game) -> None:
    """What is unknown to a seat becomes less, never more; while it stays, its view follows from what it knew."""
    rules, before = game.rules, game.state
    for mover in game.turn[:2]:
        for action in _some(game.actions(mover)):
            after = copied(before)
            rules.apply(after, mover, action)
            for seat in (*game.seats[:3], None):
                known = rules.hide(before, seat)
                shown = rules.unknown(known) - rules.unknown(rules.hide(after, seat))
                assert shown >= 0
                for seed in range(2 if shown == 0 else 0):
                    other = rules.sample(known, seed)
                    rules.apply(other, mover, action)
                    assert rules.view(other, seat) == rules.view(after, seat)
    if rules.unknown(rules.hide(before, None)) == 0:
        assert rules.hide(before, None).tobytes() == before.tobytes()
