"""Analyses: trees of variations that come back from their data as they were, and refuse what means nothing."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import boulevard
from boulevard.analysis import sources, tree
from boulevard.analysis.data import as_data, read
from boulevard.analysis.tree import ROOT, Analysis, Evaluation
from boulevard.errors import BadAnalysis, BoulevardError, IllegalMove, UnknownNode
from boulevard.games.game import Game
from boulevard.games.registry import NAMES
from boulevard.testing.strategies import games, seeds


def some_game(name: str = "paris", moves: int = 8) -> Game:
    game, chance = boulevard.new(name, seed=5), random.Random(1)
    for _ in range(moves):
        game.apply(game.turn[0], chance.choice(game.actions(game.turn[0])))
    return game


@st.composite
def analyses(draw: st.DrawFn, name: str) -> Analysis:
    """Analyses of any game, with variations, comments and evaluations anywhere."""
    game = draw(games(name))
    analysis, chance = Analysis.of_game(game), random.Random(draw(seeds))
    for _ in range(draw(st.integers(0, 12))):
        at = chance.choice(list(analysis.nodes))
        here = analysis.game_at(at)
        if here.over:
            continue
        seat = chance.choice(here.turn)
        new = analysis.add(at, seat, chance.choice(here.legal(seat)))
        if chance.random() < 0.5:
            analysis.comment(new, draw(st.text(max_size=30)))
        if chance.random() < 0.5:
            line = ((seat, analysis.nodes[new].move),)
            analysis.evaluate(new, Evaluation(seat, 1.5, 0.25, chance.random() < 0.5, 100, False, line))
        if chance.random() < 0.3:
            analysis.promote(new)
        if chance.random() < 0.2:
            analysis.delete(new)
    return analysis


@pytest.mark.parametrize("name", NAMES)
def test_an_analysis_comes_back_as_it_was(name: str) -> None:
    @given(analyses(name))
    def check(analysis: Analysis) -> None:
        data = json.loads(json.dumps(as_data(analysis)))
        again = read(data)
        assert as_data(again) == data
        assert again.nodes == analysis.nodes
        end = analysis.main_line_end()
        assert again.game_at(end).state.tobytes() == analysis.game_at(end).state.tobytes()
        assert as_data(read(data, is_sound=True)) == data

    check()


@pytest.mark.parametrize("name", NAMES)
def test_what_is_hidden_changes_nothing_in_an_analysis_of_what_a_seat_knows(name: str) -> None:
    @given(games(name), seeds)
    def check(game: Game, seed: int) -> None:
        if game.over:
            return
        rules, seat = game.rules, game.turn[0]
        other = Game.from_state(rules, rules.sample(rules.hide(game.state, seat), seed))
        one, another = (as_data(sources.of_what_is_known(it, seat, 7)) for it in (game, other))
        assert one == another

    check()


def test_a_game_is_the_main_line() -> None:
    game = some_game()
    analysis = Analysis.of_game(game)
    assert [(node.seat, node.move) for node in analysis.path(analysis.main_line_end())] == game.moves
    assert analysis.game_at(3).moves == game.moves[:3]


def test_a_move_that_is_there_is_not_added_again() -> None:
    game = some_game()
    analysis = Analysis.of_game(game)
    seat, move = game.moves[2]
    assert analysis.add(2, seat, move.upper()) == 3
    other = next(text for text in analysis.game_at(2).legal(seat) if text != move)
    new = analysis.add(2, seat, other)
    assert analysis.nodes[2].children == [3, new]
    assert analysis.add(2, seat, other) == new


def test_a_variation_is_promoted_and_deleted_with_all_below_it() -> None:
    game = some_game()
    analysis = Analysis.of_game(game)
    here = analysis.game_at(2)
    new = analysis.add(2, here.turn[0], next(it for it in here.legal(here.turn[0]) if it != game.moves[2][1]))
    after = analysis.game_at(new)
    last = analysis.add(new, after.turn[0], after.legal(after.turn[0])[0])
    branch = analysis.branch(last)
    assert branch is not None
    assert branch.id == new
    assert analysis.branch(5) is None
    analysis.promote(last)
    assert analysis.nodes[2].children == [new, 3]
    assert analysis.main_line_end() == last
    assert analysis.delete(3) == 2
    assert sorted(analysis.nodes) == [0, 1, 2, new, last]
    with pytest.raises(UnknownNode):
        analysis.node(5)
    with pytest.raises(BadAnalysis):
        analysis.delete(ROOT)


def test_the_number_of_a_node_that_was_deleted_is_not_given_again() -> None:
    analysis = Analysis.of_game(some_game("avenue", 3))
    seat, move = analysis.nodes[3].seat, analysis.nodes[3].move
    assert seat is not None
    analysis.delete(3)
    again = read(as_data(analysis))
    assert [it.add(2, seat, move) for it in (analysis, again)] == [4, 4]
    old = as_data(analysis)
    del old["next"]
    assert read(old).next == 5, "documents need not say it"


def test_when_all_numbers_are_given_there_is_no_more_room() -> None:
    analysis = Analysis.of_game(some_game("avenue", 1))
    analysis.next = tree.LARGEST_NUMBER + 1
    full = read(as_data(analysis))
    with pytest.raises(BadAnalysis):
        full.add(0, 0, "peek")


def test_a_line_is_added_whole_or_not_at_all() -> None:
    game = some_game()
    analysis = Analysis.of_game(game)
    before = as_data(analysis)
    with pytest.raises(IllegalMove):
        analysis.add_line(0, (*game.moves[:2], game.moves[0]))
    assert as_data(analysis) == before
    assert analysis.add_line(0, tuple(game.moves[:3])) == 3


def test_moves_that_are_refused_change_nothing() -> None:
    analysis = Analysis.of_game(some_game())
    before = as_data(analysis)
    with pytest.raises(BoulevardError):
        analysis.add(2, "orange", "nonsense")
    with pytest.raises(BadAnalysis):
        analysis.comment(0, "x" * (tree.LONGEST_COMMENT + 1))
    assert as_data(analysis) == before


def test_there_is_an_end_to_the_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tree, "MOST_NODES", 5)
    with pytest.raises(BadAnalysis):
        Analysis.of_game(some_game())


GOOD = as_data(Analysis.of_game(some_game("avenue", 3)))
EVALUATION: dict[str, Any] = {
    "seat": 0,
    "value": 1,
    "chance": None,
    "proven": False,
    "simulations": 1,
    "open": False,
    "line": [],
}


def changed(path: str, value: Any) -> dict[str, Any]:
    """A sound document with one part changed; None takes it away."""
    data: Any = copy.deepcopy(GOOD)
    at, *names = data, *path.split(".")
    for name in names[:-1]:
        at = at[int(name) if isinstance(at, list) else name]
    last: Any = int(names[-1]) if isinstance(at, list) else names[-1]
    if value is None:
        del at[last]
    else:
        at[last] = value
    return dict(data)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("format", "boulevard-analysis/2"),
        ("format", None),
        ("game", "chess"),
        ("game", 3),
        ("setup", None),
        ("setup", 3),
        ("setup", {}),
        ("position", {}),
        ("seed", 5),
        ("more", 1),
        ("players", "Ada"),
        ("players", {"green": "Ada"}),
        ("players", {"0": 5}),
        ("players", {"0": "a" * 101}),
        ("nodes", []),
        ("nodes", {}),
        ("nodes", None),
        ("nodes.0", {"id": 1}),
        ("nodes.0", {"id": 0, "move": "draw a1"}),
        ("nodes.0.id", True),
        ("nodes.1", 3),
        ("nodes.1.id", 0),
        ("nodes.1.id", -1),
        ("nodes.1.id", 10**30),
        ("nodes.1.id", 1_000_001),
        ("next", -1),
        ("next", "4"),
        ("next", 10**9),
        ("nodes.1.parent", 99),
        ("nodes.1.parent", 1),
        ("nodes.1.parent", None),
        ("nodes.1.seat", "0"),
        ("nodes.1.seat", False),
        ("nodes.1.seat", 7),
        ("nodes.1.move", "draw z99"),
        ("nodes.1.move", 5),
        ("nodes.1.move", "x" * 1000),
        ("nodes.1.comment", 5),
        ("nodes.1.comment", "x" * 2001),
        ("nodes.1.comment", "half \ud800 a sign"),
        ("nodes.1.extra", 5),
        ("nodes.1.\ud800", 5),
        ("nodes.1.evaluation", {}),
        ("nodes.1.evaluation", {**EVALUATION, "value": float("nan")}),
        ("nodes.1.evaluation", {**EVALUATION, "chance": "much"}),
        ("nodes.1.evaluation", {**EVALUATION, "chance": 1.01}),
        ("nodes.1.evaluation", {**EVALUATION, "chance": -0.01}),
        ("nodes.1.evaluation", {**EVALUATION, "line": [[0, "x" * 201]]}),
        ("nodes.1.evaluation", {**EVALUATION, "line": [[0, "\udfff"]]}),
        ("nodes.1.evaluation", {**EVALUATION, "proven": 1}),
        ("nodes.1.evaluation", {**EVALUATION, "line": [[0]]}),
        ("nodes.1.evaluation", {**EVALUATION, "line": [[0, "draw a1"]] * 40}),
        ("nodes.1.evaluation", {**EVALUATION, "line": [[9, "draw a1"]]}),
    ],
)
def test_what_means_nothing_is_refused(path: str, value: Any) -> None:
    with pytest.raises(BadAnalysis) as refusal:
        read(changed(path, value))
    assert str(refusal.value).encode()


@pytest.mark.parametrize("data", [None, [], 3, "text", {3: 4}, {}])
def test_what_is_no_document_is_refused(data: Any) -> None:
    with pytest.raises(BadAnalysis) as refusal:
        read(data)
    assert ": ." not in str(refusal.value)


def test_the_same_move_twice_is_refused() -> None:
    twice = copy.deepcopy(GOOD)
    twice["nodes"].append({**twice["nodes"][3], "id": 9})
    with pytest.raises(BadAnalysis, match=r"^Node 3: .* is there twice\.$"):
        read(twice)


def test_names_of_players_come_from_records_and_stay() -> None:
    game = some_game("avenue", 2)
    odd: list[Any] = [None, "Ada", {"0": 5, "green": "Bob"}, {"0": ""}]
    for players, kept in ({"0": "Ada", "1": "Bob"}, {"0": "Ada"}), *((it, {}) for it in odd):
        begun = sources.of_text(json.dumps({**game.record(), "players": players}), 0)
        assert begun.players == kept
        assert read(as_data(begun)).players == kept


def test_texts_of_all_kinds_begin_an_analysis() -> None:
    game = some_game("avenue", 4)
    for text in (json.dumps(game.record()), json.dumps(as_data(Analysis.of_game(game)))):
        assert sources.of_text(text, 0).main_line_end() == 4
    for text in (game.position(), json.dumps(game.position_data()), game.position(everything=True)):
        begun = sources.of_text(f" {text}\n", 0)
        assert begun.first.legal(0) == game.legal(0)
        assert as_data(read(as_data(begun))) == as_data(begun)


HUGE = f'{{"seed": {"9" * 5000}}}'


@pytest.mark.parametrize(
    "text", ["{", "{}", '{"format": 3}', "chess e4", "paris", "{" * 5000, '{"game": "chess"}', HUGE]
)
def test_texts_that_mean_nothing_are_refused(text: str) -> None:
    with pytest.raises(BoulevardError):
        sources.of_text(text, 0)


@pytest.mark.parametrize(
    ("known", "filled"),
    [
        pytest.param(
            "paris mobm4/bobo4/4oLLb/4booo/ombb4/bomo4/4Lb2/4om2 - - levitation,metropolitain,jardin,sacre-coeur,"
            "peintre,chartier,bouquinistes,lampadaire 2635.4???/-/7/4/- 451.?????/L4/7/4/- 1/o/o/-/0 -",
            "paris mobm4/bobo4/4oLLb/4booo/ombb4/bomo4/4Lb2/4om2 - - levitation,metropolitain,jardin,sacre-coeur,"
            "peintre,chartier,bouquinistes,lampadaire 2635.4781/-/7/4/- 451.36827/L4/7/4/- 1/o/o/-/0 -",
        ),
        pytest.param(
            "avenue A F 4g1y6g2g2g4y1y1g3y 11..../..1..4/....../2...../....../..42../....6.:-:-:-",
            "avenue A FBDCEA 4g1y6g2g2g4y1y1g3y+3g5g2g2y6y3g5y6g6g4y5y3g4g3y1y5g2y6y3y6y5g5g3y6g4y2y5y4y1g2y1g1y4"
            "g 11..../..1..4/....../2...../....../..42../....6.:-:-:-",
        ),
    ],
)
def test_what_is_unknown_is_filled_as_ever(known: str, filled: str) -> None:
    """Documents keep a position and a seed: dealt otherwise, the moves of those that people keep would be illegal.

    If this fails since `Rules.sample` has changed, a new format of documents is needed, which says how it was dealt.
    """
    assert Analysis.of_position(known, 7).first.position(everything=True) == filled
