"""Reviews: the sum closes, nothing hidden counts, values are those of the rules where they are proven."""

from __future__ import annotations

import json
import random
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from typer.testing import CliRunner

import boulevard
from boulevard.bots.avenue.advice.advising import AvenueAdviser
from boulevard.bots.contract import Budget, Sight
from boulevard.bots.lines import supposed
from boulevard.bots.paris.advice.advising import ParisAdviser
from boulevard.bots.paris.solver.solver import solve
from boulevard.bots.registry import adviser, ready_bot
from boulevard.cli import app
from boulevard.errors import NotOver
from boulevard.games.avenue.play.scoring import PER_ZERO
from boulevard.games.avenue.play.state import ROUNDS
from boulevard.games.contract import Played, Seat
from boulevard.games.game import Game
from boulevard.games.kernels.states import copied, from_bytes
from boulevard.games.paris.game import Paris
from boulevard.games.paris.play.state import BUILDING
from boulevard.games.registry import NAMES, rules
from boulevard.messages import say, speaking
from boulevard.review import data, report
from boulevard.review.accounts import Luck, settled
from boulevard.review.decisions import Assessment, Decision, assess, decisions, sight_of
from boulevard.review.figures import in_hindsight, luck_by_cause
from boulevard.review.keeping import kept, read
from boulevard.review.lines import steps
from boulevard.review.reviewing import Review, concluded, review
from boulevard.review.summary import SLIGHT, accuracy, by_stage, costliest, proven_from, turning_point

QUICK = {"paris": Budget(simulations=600), "avenue": Budget(simulations=60)}
ENOUGH = Budget(simulations=20_000)
"""For proofs of the last moves of Paris."""


def played(name: str, seed: int, **options: object) -> Game:
    """A game by greedy bots that sometimes move by chance."""
    game, chance = Game(rules(name).dealt(seed, options)), random.Random(seed)
    greedy = ready_bot(name, "greedy")
    while not game.over:
        seat = game.turn[0]
        by_chance = chance.random() < 0.2
        game.apply(
            seat, chance.choice(game.actions(seat)) if by_chance else greedy.think(Sight.of(game, seat), 1).action
        )
    return game


GAMES = {
    "paris": lambda: played("paris", 3, postcards="random"),
    "alone": lambda: played("avenue", 5, players=1),
    "avenue": lambda: played("avenue", 4, players=3, sheet="B"),
}


@pytest.fixture(scope="module", autouse=True)
def _quickly() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("boulevard.bots.avenue.advice.advising.RUNS", 1)
        yield


@pytest.fixture(scope="module", params=GAMES)
def reviewed(request: pytest.FixtureRequest) -> tuple[Game, Review]:
    game = GAMES[request.param]()
    return game, review(game, QUICK[game.name])


def test_the_sum_closes(reviewed: tuple[Game, Review]) -> None:
    game, found = reviewed
    scores = game.rules.scores(game.state)[0].tolist()
    assert set(found.accounts) == set(game.seats)
    for place, (seat, account) in enumerate(found.accounts.items()):
        assert account.start + account.luck - account.lost == account.final
        assert account.final == (scores[place] if game.name == "avenue" else scores[place] - scores[1 - place])
        assert account.lost == sum(lost for _, lost in by_stage(account))
        assert all(it.decision.seat == seat for it in account.assessments)


def test_every_decision_is_beside_the_best_ones(reviewed: tuple[Game, Review]) -> None:
    game, found = reviewed
    assert [it.decision for it in found.assessments] == decisions(game)
    for it in found.assessments:
        values = [option.value for option in it.options]
        assert values == sorted(values, reverse=True)
        assert it.loss >= 0
        written = game.rules.write(game.state_after(it.decision.number), it.decision.seat, it.decision.action)
        assert it.options[it.played].move == written
        chances = [it.chance(option) for option in it.options]
        assert all(chance is None if len(game.seats) == 1 else 0 <= (chance or 0) <= 1 for chance in chances)


def test_lines_can_be_played(reviewed: tuple[Game, Review]) -> None:
    """In order, from the position, with what is hidden as is supposed: and so do the steps that are shown."""
    game, found = reviewed
    for it in found.assessments:
        stake = adviser(game.name).stake(sight_of(game, it.decision))
        for option in it.options:
            state = supposed(stake)
            for seat, move in option.line:
                mover = seat if game.name == "paris" else 0
                assert stake.rules.turn(state)[0] == mover
                action = stake.rules.read(state, mover, move)
                assert action in stake.rules.actions(state, mover)
                stake.rules.carry_out(state, mover, action)
            assert option.line[0] == (it.decision.seat, option.move)
            assert 1 <= option.sure <= len(option.line)
            shown = list(steps(game, it, option))
            assert [(step.seat, step.move) for step in shown] == list(option.line)
            assert sum(step.is_sure for step in shown) == option.sure


def test_options_are_followed_for_several_moves(reviewed: tuple[Game, Review]) -> None:
    """All of them, not only the best; but not beyond the end of a round or the game."""
    _, found = reviewed
    lengths = [len(option.line) for it in found.assessments for option in it.options[1:]]
    assert sum(lengths) > 1.5 * len(lengths)


def test_the_same_game_has_the_same_review(reviewed: tuple[Game, Review]) -> None:
    game, found = reviewed
    again = boulevard.from_record(json.loads(json.dumps(game.record())))
    assert review(again, QUICK[game.name], threads=1).accounts == found.accounts


def shuffled(game: Game, number: int, seat: Seat) -> Game:
    """A game in which all is different before a decision that its seat could not know."""
    other = game.copy()
    known = game.rules.hide(game.state_after(number), seat)
    sampled = game.rules.sample(known, 99)
    assert sampled.tobytes() != game.state_after(number).tobytes()
    other._past = [*game.history[:number], Played(*game.history[number][:2], sampled.tobytes())]
    return other


@pytest.mark.parametrize("name", NAMES)
def test_nothing_hidden_counts(name: str) -> None:
    game = GAMES[name]()
    for decision in decisions(game)[:20:6]:
        other = shuffled(game, decision.number, decision.seat)
        one, two = (assess(sight_of(it, decision), decision, QUICK[name]) for it in (game, other))
        assert one == two


def proven_end() -> tuple[Game, list[Assessment]]:
    """The last decisions of a game of Paris, which are proven."""
    game = GAMES["paris"]()
    last = decisions(game)[-6:]
    return game, [assess(sight_of(game, it), it, ENOUGH) for it in last]


def test_the_end_of_paris_is_proven_and_has_no_luck() -> None:
    game, found = proven_end()
    assert isinstance(game.rules, Paris)
    assert all(it.proven and it.certain for it in found)
    for it in settled(game, found):
        solution = solve(game.rules, game.state_after(it.decision.number))
        assert solution is not None
        assert it.options[0].value == solution.margin
    done = concluded(game, found)
    assert any(it.loss for it in done.assessments)
    assert all(event.worth == event.from_others for account in done.accounts.values() for event in account.events)
    assert proven_from(done) == found[0].decision.number


def test_a_move_is_proven_if_what_came_of_it_is_and_no_chance_is_sure_before() -> None:
    game, found = proven_end()
    half = [replace(it, proven=number >= 2) for number, it in enumerate(found)]
    final = settled(game, half)
    for it, after in pairwise(final):
        assert it.is_proven(it.options[it.played]) == (after.proven or (it.proven and it.played == 0))
    assert any(it.exact and it.played for it in final), "somebody gave something away that is known exactly"
    for it in final:
        for option in it.options:
            chance = it.chance(option)
            assert chance is not None
            assert chance in (0, 0.5, 1) if it.is_proven(option) else 0 < chance < 1


def test_values_of_avenue_are_never_below_what_can_be_scored() -> None:
    game, chance = boulevard.new("avenue", seed=2), random.Random(2)
    while not game.over:
        game.apply(0, chance.choice(game.actions(0)))
    for it in review(game, QUICK["avenue"]).assessments:
        assert min(option.value for option in it.options) >= ROUNDS * PER_ZERO


def test_values_follow_from_what_came_of_them_as_far_as_that_is_proven() -> None:
    """An estimate that was off is put in accord with a proven outcome; what it says a move cost counts. Others stay."""
    game, found = proven_end()
    off = [replace(it, proven=False, options=tuple(replace(o, value=o.value + 7) for o in it.options)) for it in found]
    kept = settled(game, [*off[:3], *found[3:]])
    right = settled(game, [*off[:2], replace(found[2], proven=False), *found[3:]])
    assert kept == right
    assert [it.options for it in kept[:2]] == [it.options for it in off[:2]]
    assert kept[2].options[kept[2].played].value != off[2].options[off[2].played].value


def test_a_review_tells_where_a_game_turned() -> None:
    game, found = proven_end()
    done = concluded(game, found)
    sides = [(it.options[0].value, it.options[it.played].value) for it in done.assessments]
    expected = [number for number, (best, made) in enumerate(sides) if best > 0 >= made and best - made >= SLIGHT]
    assert turning_point(done) == (done.assessments[expected[-1]] if expected else None)
    it = found[0]
    let_go = replace(it, options=(replace(it.options[0], value=2.0), replace(it.options[1], value=-1.0)), played=1)
    assert turning_point(Review("paris", (let_go,), {})) == let_go
    assert turning_point(Review("paris", (replace(let_go, played=0),), {})) is None


def test_what_a_summary_says(reviewed: tuple[Game, Review]) -> None:
    game, found = reviewed
    worst = costliest(found.assessments, 3)
    assert [it.loss for it in worst] == sorted((it.loss for it in found.assessments), reverse=True)[: len(worst)]
    assert all(it.loss >= SLIGHT for it in worst)
    marks = [(account.lost, accuracy(game.name, account)) for account in found.accounts.values()]
    assert [mark for _, mark in sorted(marks)] == sorted((mark for _, mark in marks), reverse=True)
    assert all(0 <= mark <= 100 for _, mark in marks)


def test_a_running_game_is_not_reviewed() -> None:
    with pytest.raises(NotOver):
        boulevard.review(boulevard.new("paris", seed=1))


def test_a_review_is_plain_data(reviewed: tuple[Game, Review]) -> None:
    game, found = reviewed
    given = json.loads(json.dumps(data.as_data(found)))
    assert [it["number"] for it in given["decisions"]] == [it.decision.number for it in found.assessments]
    assert (given["hindsight"] is None) == (game.name == "paris")
    if given["hindsight"]:
        assert given["hindsight"]["bound"] >= given["hindsight"]["best"] >= max(game.rules.scores(game.state)[0])
    with speaking("fr"):
        assert data.as_data(found)["decisions"][0]["stage"] != given["decisions"][0]["stage"] or game.name == "paris"


def test_a_page_is_whole_and_has_two_boards_for_each_costly_decision(reviewed: tuple[Game, Review]) -> None:
    game, found = reviewed
    tree = ET.fromstring(report.page(game, found).removeprefix("<!DOCTYPE html>\n"))
    drawn = [it for it in tree.iter() if it.tag.endswith("}svg")]
    articles = [it for it in tree.iter() if it.tag.endswith("}article")]
    assert len(drawn) == 1 + 2 * len(articles)
    assert len(articles) == len(costliest(found.assessments, report.MOST)) > 0
    ids = [it.get("id") for it in tree.iter() if it.get("id")]
    assert len(ids) == len(set(ids))


@pytest.fixture
def record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for kind, name in ((ParisAdviser, "paris"), (AvenueAdviser, "avenue")):
        monkeypatch.setattr(kind, "study", QUICK[name])
    path = tmp_path / "game.json"
    path.write_text(json.dumps(GAMES["paris"]().record()), encoding="utf-8")
    return path


def test_the_command_prints_writes_and_answers(record: Path, tmp_path: Path) -> None:
    run = CliRunner().invoke
    shown = run(app, ["review", str(record), "--seat", "blue"])
    assert shown.exit_code == 0, shown.output
    assert say("review-costliest") in shown.output
    assert say("seat-name-blue") in shown.output
    assert f"{say('seat-name-orange')}  " not in shown.output
    assert json.loads(run(app, ["review", str(record), "--json"]).stdout)["game"] == "paris"
    page = tmp_path / "page.html"
    assert run(app, ["review", str(record), "--html", str(page)]).exit_code == 0
    assert "<svg" in page.read_text(encoding="utf-8")


def test_phase_2_is_certain_and_phase_1_is_not() -> None:
    game = GAMES["paris"]()
    guide = adviser("paris")
    for decision in decisions(game)[::5]:
        sight = sight_of(game, decision)
        late = from_bytes(game.history[decision.number].before, game.rules.dtype)["phase"][0] == BUILDING
        if late or decision.number < 12:
            assert guide.is_certain(sight) == late


def late(seed: int) -> Sight | None:
    """A position of Paris that can be solved at once."""
    game, greedy = Game(rules("paris").dealt(seed, {})), ready_bot("paris", "greedy")
    while not game.over:
        seat = game.turn[0]
        sight = Sight.of(game, seat)
        if game.view()["phase"] == 2 and sum(game.view()["tokens"].values()) <= 2 and len(sight.actions) > 3:
            return sight
        game.apply(seat, greedy.think(sight, seed).action)
    return None


def worth(sight: Sight, action: int) -> float:
    """What a move leads to with best play: the margin of its seat."""
    assert isinstance(sight.rules, Paris)
    state = copied(sight.known)
    sight.rules.apply(state, sight.seat, action)
    own = sight.rules.number(sight.seat)
    if not (turn := sight.rules.turn(state)):
        totals = sight.rules.scores(state)[0]
        return float(totals[own] - totals[1 - own])
    found = solve(sight.rules, state)
    assert found is not None
    return found.margin if turn[0] == sight.seat else -found.margin


def test_what_a_decision_cost_is_exact_where_the_end_can_be_seen() -> None:
    costs = []
    for sight in filter(None, map(late, range(6))):
        worths = {action: worth(sight, action) for action in sight.actions}
        for action in sorted(worths, key=lambda it: worths[it])[:: max(1, len(worths) // 4)]:
            found = assess(sight, Decision(0, sight.seat, action, 0), Budget(simulations=400_000))
            assert found.proven
            assert found.loss == max(worths.values()) - worths[action], sight.write(action)
            costs.append(found.loss)
    assert 0 in costs
    assert max(costs) > 3


def test_what_is_kept_is_read_again(reviewed: tuple[Game, Review]) -> None:
    _, found = reviewed
    data = json.loads(json.dumps(kept(found.assessments, found.hindsight)))
    assert read(data) == (list(found.assessments), found.hindsight)


def test_a_game_that_was_left_has_decisions_but_no_accounts() -> None:
    game = GAMES["paris"]()
    game.undo(20)
    found = [assess(sight_of(game, it), it, QUICK["paris"]) for it in decisions(game)[:3]]
    done = concluded(game, found)
    assert done == Review("paris", tuple(found), {}, was_left=True)
    let_go = replace(found[0], options=(replace(found[0].options[0], value=90.0), found[0].options[-1]), played=1)
    assert turning_point(replace(done, assessments=(let_go,))) is None
    assert say("review-left") in in_hindsight(done)
    told = report.page(game, done)
    assert say("review-left") in told
    assert say("review-about-accounts") not in told


@pytest.mark.parametrize(("worth", "given"), [(132.84, 158.46), (132.84, 158.46 + 0.04), (-0.04, 3.0), (2.0, 2.0)])
def test_the_causes_of_luck_add_up_as_they_are_shown(worth: float, given: float) -> None:
    said = luck_by_cause(Luck("orange", 0, worth, given, ()))
    luck, mistakes, chance = (float(it.replace("−", "-")) for it in re.findall(r"[+−]?\d+\.\d", said))
    assert luck == pytest.approx(mistakes + chance)
    assert mistakes == pytest.approx(given, abs=0.05)


def test_signs_are_real_ones() -> None:
    said = luck_by_cause(Luck("orange", 0, 132.8, 158.5, ()))
    assert said == say("review-given", luck="+132.8", given="+158.5", chance="−25.7")
