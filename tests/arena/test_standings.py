"""Standings from lines that were made by hand."""

from __future__ import annotations

import json
from typing import Any
from xml.etree import ElementTree

import pytest

from boulevard.arena import report, text
from boulevard.arena.jobs import Line
from boulevard.arena.standings import Heading, Standings, standings
from boulevard.messages import say


def heading(bots: str, seats: int, **more: Any) -> Heading:
    fields = {"game": "g", "title": "A <Game>", "seats": seats, "seed": 1, "options": {"mirror": True}}
    return Heading(**{**fields, "bots": bots.split(), "deals": 2, "planned": 9, "played": 8, **more})


def game(deal: int, players: str, scores: list[int] | None, places: list[int], **more: Any) -> Line:
    names = players.split()
    seats = list(range(len(names)))
    moves = [(seat, "move") for seat in seats] * 2
    figures = [{"zeros": float(seat)} for seat in seats] if scores else []
    return {
        **{"job": f"{deal} {players}", "deal": deal, "players": names, "seats": seats, "moves": moves},
        **{"times": [0.01 * (seat + 1) for seat, _ in moves], "scores": scores, "places": places, "figures": figures},
        **more,
    }


FORFEIT = {"seat": 1, "reason": "crashed", "detail": "ValueError: <&>", "move": 2}


@pytest.fixture
def duels() -> Standings:
    lines = [
        game(0, "a b", [50, 40], [1, 2]),
        game(0, "b a", [45, 45], [1, 1]),
        game(0, "a c", [60, 20], [1, 2]),
        game(0, "c a", [10, 30], [2, 1]),
        game(1, "b c", None, [1, 2], forfeits=[FORFEIT]),
        game(1, "c b", [30, 31], [2, 1]),
        game(1, "a b", [20, 40], [2, 1]),
        game(1, "b a", [40, 41], [2, 1]),
    ]
    return standings(heading("a b c", 2), lines, {})


def test_games_of_two(duels: Standings) -> None:
    a, b, c = duels.entries
    assert [entry.bot for entry in duels.entries] == ["a", "b", "c"]
    assert (a.games, a.wins, a.draws, a.losses) == (6, 4, 1, 1)
    assert a.score
    assert a.score.value == pytest.approx((50 + 45 + 60 + 30 + 20 + 41) / 6)
    assert a.rating
    assert c.rating
    assert a.rating.value > 0 > c.rating.value
    assert c.forfeits == {("crashed", "ValueError: <&>"): 1}
    assert list(c.scores) == [20, 10, 30]
    assert duels.cross["a", "b"].games == 4
    assert duels.cross["a", "b"].share.value == pytest.approx(2.5 / 4)
    assert duels.cross["b", "a"].share.value == pytest.approx(1.5 / 4)
    assert b.times
    assert b.times.mean == pytest.approx((0.02 + 0.01 + 0.01 + 0.02 + 0.02 + 0.01) / 6)
    assert a.share is a.behind is None


def test_games_alone() -> None:
    lines = [
        game(deal, bot, [score], [1])
        for bot, scores in {"a": (10, 30), "b": (20, 44)}.items()
        for deal, score in enumerate(scores)
    ]
    lines.append(game(0, "c", None, [1], forfeits=[{**FORFEIT, "seat": 0}]))
    found = standings(heading("a b c", 1), lines, {0: {"best": 25, "bound": 30}, 1: {"best": 55, "bound": 60}})
    b, a, c = found.entries
    assert (b.bot, a.bot, c.bot) == ("b", "a", "c")
    assert b.behind is None
    assert a.behind
    assert a.behind.value == -12
    assert a.behind.margin == pytest.approx(1.959964 * 2)
    assert b.share
    assert b.share.value == pytest.approx(64 / 80)
    assert c.score
    assert c.score.value == 0
    assert a.rating is None
    assert a.figures == {"zeros": 0.0}
    assert found.cross == {}
    assert found.yardstick == {"best": 40, "bound": 45}
    titles = [column.title for column in text.columns(found)]
    assert {say("arena-col-behind"), "Hindsight %", "Zeros", "Score", "Forfeits"} <= set(titles)
    assert "Elo" not in titles


def test_to_forfeit_alone_does_not_pay() -> None:
    forfeited = game(0, "a", None, [1], forfeits=[{**FORFEIT, "seat": 0}])
    found = standings(heading("a b c", 1), [forfeited, game(0, "b", [-20], [1]), game(0, "c", [-9], [1])], {})
    assert [(entry.bot, entry.scores[0]) for entry in found.entries] == [("c", -9), ("b", -20), ("a", -20)]


def test_larger_tables() -> None:
    lines = [
        game(0, "a b c", [9, 5, 1], [1, 2, 3]),
        game(0, "b c a", [7, 7, 7], [1, 1, 1]),
        game(1, "c a b", [0, 4, 9], [2, 1, 3], forfeits=[{**FORFEIT, "seat": 2}]),
    ]
    found = {entry.bot: entry for entry in standings(heading("a b c", 3), lines, {}).entries}
    assert found["a"].place == 1
    assert found["a"].wins == pytest.approx(2 + 1 / 3)
    assert found["b"].place == 2
    assert list(found["b"].scores) == [5, 7]
    assert found["a"].rating
    assert found["c"].rating
    assert found["a"].rating.value > found["c"].rating.value
    columns = {column.title: column.cells for column in text.columns(standings(heading("a b c", 3), lines, {}))}
    assert columns[say("arena-col-place")][0] == "1.00"


def test_a_tournament_that_was_stopped_before_its_first_game() -> None:
    found = standings(heading("a b", 2, played=0), [], {})
    assert [entry.games for entry in found.entries] == [0, 0]
    assert "0 of 9 games" in text.written(found)
    ElementTree.fromstring(report.page(found))
    json.dumps(found.as_data(), allow_nan=False)


def test_bots_that_have_not_met_have_no_rating() -> None:
    found = standings(heading("a b c d", 2), [game(0, "a b", [1, 0], [1, 2]), game(0, "c d", [1, 0], [1, 2])], {})
    assert all(entry.rating is None for entry in found.entries)
    ElementTree.fromstring(report.page(found))


def test_data_is_json_without_what_json_has_not(duels: Standings) -> None:
    single = standings(heading("a", 1), [game(0, "a", [5], [1])], {})
    assert single.as_data()["standings"][0]["score"] == {"value": 5.0, "low": None, "high": None}
    data = json.loads(json.dumps(duels.as_data(), allow_nan=False))
    assert data["standings"][2]["forfeits"] == [{"reason": "crashed", "detail": "ValueError: <&>", "games": 1}]
    assert {"bot": "a", "against": "b"}.items() <= data["cross"][0].items()


def test_text_says_it_all(duels: Standings) -> None:
    written = text.written(duels)
    assert say("arena-forfeits-crashed", count=1) in written
    assert "c forfeited one game: crashed: ValueError: <&>" in written
    assert "62 ± " in written
    narrow = list(text.tables(duels, width=40))
    assert len(narrow) == len(list(text.tables(duels)))


@pytest.mark.parametrize(
    ("seconds", "said"), [(0.00021, "0.21 ms"), (0.0042, "4.2 ms"), (0.5, "500 ms"), (12.345, "12.3 s")]
)
def test_times_are_easily_read(seconds: float, said: str) -> None:
    assert text.duration(seconds) == said


def test_the_page_is_whole_and_asks_for_nothing(duels: Standings) -> None:
    page = report.page(duels)
    root = ElementTree.fromstring(page)
    html = "{http://www.w3.org/1999/xhtml}"
    sections = {section.get("id") for section in root.iter(f"{html}section")}
    assert sections == {"standings", "rating", "cross", "scores", "times", "forfeits"}
    for section in root.iter(f"{html}section"):
        bots = {"".join(label.itertext())[1:] for label in section.iter() if label.get("class") == "label"}
        assert bots in (set(), {"a", "b", "c"})
    assert "<script" not in page
    assert "http" not in page.replace("http://www.w3.org/1999/xhtml", "")
    assert "url(" not in page
    assert "ValueError: &lt;&amp;&gt;" in page
    dots = [dot for dot in root.iter() if dot.get("class") == "dot"]
    assert len(dots) == 6
