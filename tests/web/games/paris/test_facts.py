"""A fact that is changed in its one place is another one on the page, in hints and in the rules."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import pytest

from boulevard.bots.contract import Sight
from boulevard.bots.paris.advice.reasons import reasons
from boulevard.games.figures import Scene, play
from boulevard.games.game import Game
from boulevard.games.paris.edition import edition
from boulevard.games.paris.facts import facts
from boulevard.games.paris.game import Paris
from boulevard.games.paris.play.state import POSTCARDS
from boulevard.games.paris.rulebook.chapters import RULEBOOK
from boulevard.games.paris.rulebook.figures import SCENES, SETUP
from boulevard.messages import LANGUAGES, say, speaking
from boulevard.web.pages import render
from boulevard.web.pages.table import context as table_context
from boulevard.web.tables import snapshot
from tests.web.tables.test_decisions import ANN, BOB, table

STANDARD = dict(edition("standard").source)
NEAR = [[[east, north]] for east, north in ((0, 1), (1, 0), (0, -1), (-1, 0))]
STARRED = list(POSTCARDS[4:])


def box(**changed: Any) -> dict[str, Any]:
    return {**STANDARD, "name": "changed", **changed}


def page(**options: Any) -> str:
    """What lies beside the board at the start of a game."""
    at = table(ANN, BOB, **options)
    state = snapshot.seen_by(at, 0)
    context = {**table_context.of_playable(at.game, state, "/play/ann"), "token": None}
    face: Any = render.templates.get_template("games/paris/table.html").make_module(context)
    return str(face.seats() + face.side())


def after(scene: Scene, **changed: Any) -> Game:
    """The game of a figure before what it shows, with a changed setup."""
    game = Game(Paris.from_setup({**SETUP, **(scene.setup or {}), **changed}))
    play(game, scene.moves)
    return game


def hint(game: Game, move: str) -> list[str]:
    """What a hint would say for a move."""
    (seat,) = game.turn
    action = game.rules.read(game.state, seat, move)
    return [str(it.said) for it in reasons(Sight(game.rules, game.state, seat), action, None)]


def test_another_starred_set_is_on_the_page_and_in_the_game() -> None:
    shown = page(edition=box(starred=STARRED))
    assert [name for name in POSTCARDS if f"{say(f'paris-draw-card-{name}')}</span>" in shown] == STARRED
    dealt = Paris.dealt(1, {"edition": box(starred=STARRED)})
    assert [card["name"] for card in dealt.view(dealt.start(), None)["postcards"]] == STARRED


def test_other_rays_are_on_the_page_in_the_hint_and_in_the_rules() -> None:
    scene = SCENES["grande-lumiere"]
    move, other = scene.then[0], box(large_light={"rays": NEAR})
    usual, near = after(scene), after(scene, edition=other)
    assert hint(usual, move) != hint(near, move)
    lit = {}
    for name, game in (("usual", usual), ("near", near)):
        game.play(game.turn[0], move)
        lit[name] = next(lamp["lights"] for lamp in game.view()["lamps"] if lamp["kind"] == "large")
    assert set(lit["near"]) < set(lit["usual"])
    told = say("web-card-grande-lumiere", **facts(near.view()))
    assert told != say("web-card-grande-lumiere", **facts(usual.view()))
    assert told in page(edition=box(starred=STARRED, large_light={"rays": NEAR}))


def test_a_fountain_of_one_space_is_on_the_page_in_the_hint_and_in_the_rules() -> None:
    scene = SCENES["fontaine"]
    game = after(scene, fountain=1)
    assert {move.count(",") for move in game.legal("orange") if move.startswith("fontaine ")} == {0}
    assert hint(game, "fontaine b8") == [say("advice-paris-postcards", points=3)]
    told = say("web-card-fontaine", **facts(game.view()))
    assert told != say("web-card-fontaine", **facts())
    assert told in page(edition=box(starred=STARRED), fountain=1)


def altered() -> dict[str, Any]:
    """What is told where each player has five tokens and the Fountain scores four: run with another state.py."""
    game = after(SCENES["fontaine"])
    start = Paris.dealt(1)
    return {
        "tokens": start.view(start.start(), None)["tokens"],
        "page": page(),
        "hint": hint(game, "fontaine b8,c8"),
        "points": game.preview("orange", "fontaine b8,c8")["score"]["orange"]["postcards"],
        "card": say("web-card-fontaine", **facts()),
        "rules": {tag: stock(tag) for tag in LANGUAGES},
    }


def stock(tag: str) -> str:
    with speaking(tag):
        return say("learn-paris-setup-stock", **RULEBOOK.values())


@pytest.fixture(scope="module")
def told() -> dict[str, Any]:
    """The same in an interpreter in which two facts are others; compiled code would have them built in."""
    code = (
        "from boulevard.games.paris.play import state; state.TOKENS = 5\n"
        "from boulevard.games.paris.play import scoring; scoring.PER_BUILDING = 4\n"
        "import json; from tests.web.games.paris.test_facts import altered; print(json.dumps(altered()))"
    )
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_five_tokens_are_on_the_page_and_in_the_rules(told: dict[str, Any]) -> None:
    assert told["tokens"] == {"orange": 5, "blue": 5}
    icons = '<use href="#token-orange"/>'
    assert told["page"].count(icons) == page().count(icons) + 1
    for tag, sentence in told["rules"].items():
        assert "5" in sentence
        assert "5" not in stock(tag)


def test_other_points_are_on_the_page_in_the_hint_and_in_the_score(told: dict[str, Any]) -> None:
    assert told["points"] == 8
    assert told["hint"] == [say("advice-paris-postcards", points=8)]
    assert say("game-points", count=4) in told["card"]
