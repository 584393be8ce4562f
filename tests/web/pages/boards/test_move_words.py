"""What was played, told: moves in words, what the others have just done, and the pace at which bots move."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest

from boulevard.bots.contract import Sight
from boulevard.bots.registry import adviser
from boulevard.games.contract import Seat
from boulevard.games.registry import NAMES, rules
from boulevard.messages import LANGUAGES, say, speaking
from boulevard.web.event_log.store import Store
from boulevard.web.pages.boards import move_words
from boulevard.web.services.table_service import TableService
from boulevard.web.tables import decisions
from boulevard.web.tables.table import BOT, PERSON, Chair, Table
from boulevard.web.thinking.questions import MoveAsked, answer
from boulevard.web.thinking.thinkers import Thinkers

ADA = Chair(PERSON, "Ada", None, "ada")
Choose = Callable[[list[str]], str]


def begun(game: str, *chairs: Chair, seed: str = "a", **options: Any) -> Table:
    (created,) = decisions.create(game, options, chairs, seed).here
    return Table("table", created)


def move(table: Table, text: str, place: int | None = None) -> None:
    at = table.turn[0] if place is None else place
    for event in decisions.move(table, at, text, table.number(at)).here:
        table.apply(event)


def play_on(table: Table, until: Callable[[Table], bool], choose: Choose) -> None:
    while not (table.over or until(table)):
        move(table, choose(list(table.game.legal(table.seats[table.turn[0]]))))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_every_move_is_said_in_words(game: str, language: str) -> None:
    """Legal moves of one moment have words of their own, and none is notation."""
    table, chance = begun(game, ADA, ADA, postcards="random") if game == "paris" else begun(game, ADA), random.Random(3)
    with speaking(language):
        while not table.over:
            legal = list(table.game.legal(table.seats[table.turn[0]]))
            words = [move_words.said(table.rules, it)["words"] for it in legal]
            assert len(set(words)) == len(words)
            assert not set(words) & set(legal)
            move(table, chance.choice(legal))


def test_words_follow_the_language() -> None:
    table = begun("paris", ADA, ADA)
    with speaking("en"):
        assert move_words.said(table.rules, "lay e3 270")["words"] == "Lay the tile at e3, rotated left"
    with speaking("fr"):
        assert move_words.said(table.rules, "pass")["words"] == "Passer"


def skipping(table: Table) -> bool:
    """Whether the last two moves were made by the same seat."""
    return len(table.moves) > 1 and table.moves[-1][0] == table.moves[-2][0]


def one_who_is_skipped() -> Table:
    """A game of Paris in which orange has just moved twice in a row."""
    for seed in map(str, range(200)):
        chance = random.Random(seed)
        table = begun("paris", ADA, Chair(PERSON, "Bob", None, "bob"), seed=seed)
        play_on(table, skipping, chance.choice)
        if skipping(table):
            return table
    raise AssertionError("nobody was ever skipped")


def test_after_a_skipped_turn_moves_stay_in_their_columns_and_it_is_told() -> None:
    table = one_who_is_skipped()
    listed = move_words.moves(table, None)
    columns = {it["seat"]: it["column"] for it in listed}
    assert sorted(columns.values()) == [1, 2]
    assert all(it["column"] == columns[it["seat"]] for it in listed)
    again = table.moves[-1][0]
    (other,) = [seat for seat in table.seats if seat != again]
    told = move_words.news(table, other)["moves"]
    assert [it["seat"] for it in told[-2:]] == [again, again]
    assert [it["skipped"] for it in told if it["skipped"]] == [[other]]


def test_the_change_of_a_score_is_told() -> None:
    """Sacré-Cœur spares whatever is unbuilt: orange's reserve costs nothing any more."""
    table = begun("paris", ADA, ADA)
    reserved = [it for it in table.game.legal("orange") if it.startswith("reserve")][:2]
    move(table, reserved[0])
    assert move_words.news(table, "blue")["moves"] == [
        {"seat": "orange", "text": reserved[0], "points": [{"seat": "orange", "was": 0, "now": -3}], "skipped": []}
    ]
    play_on(table, lambda it: "sacre-coeur" in it.game.legal("orange"), lambda legal: legal[0])
    was = int(table.rules.scores(table.game.state)[0][0])
    move(table, "sacre-coeur")
    (told,) = move_words.news(table, "blue")["moves"]
    assert told["points"] == [{"seat": "orange", "was": was, "now": 0}]
    assert was < 0


def test_what_is_told_is_what_happened_since_one_decided() -> None:
    table = begun("paris", ADA, ADA)
    assert move_words.news(table, "orange")["moves"] == []
    first = table.game.legal("orange")[0]
    move(table, first)
    for seat in ("orange", "blue", None):
        assert [it["text"] for it in move_words.news(table, seat)["moves"]] == [first]
    second = table.game.legal("blue")[0]
    move(table, second)
    assert [it["text"] for it in move_words.news(table, "orange")["moves"]] == [second]


def test_a_choice_that_is_still_secret_is_not_told() -> None:
    table = begun("avenue", ADA, ADA, ADA)
    for place, text in ((0, "draw a1"), (1, "peek"), (2, "draw c3")):
        assert move_words.news(table, 0)["moves"] == []
        move(table, text, place)
    assert [(it["seat"], it["text"]) for it in move_words.news(table, 0)["moves"]] == [(1, "peek"), (2, "draw c3")]
    move(table, "draw b2", 1)
    seats: list[Seat | None] = [0, 2, None]
    for seat in seats:
        assert "draw b2" not in [
            it["text"] for it in (*move_words.news(table, seat)["moves"], *move_words.moves(table, seat))
        ]
        assert move_words.moves(table, seat)[-1]["words"] is None


def test_a_hint_calls_no_move_a_gain_that_costs_points() -> None:
    """While tiles are laid, the move that looks best may be to reserve, which costs three at once."""
    table = begun("paris", ADA, ADA)
    sight = Sight.of(table.game, "orange")
    shown = {sight.write(action).split()[0] for action in adviser("paris").obvious(sight)}
    assert shown == {"reserve"}
    for key in ("web-hint-obvious", "web-hint-second-obvious"):
        assert not re.search(r"gain|point|most", say(key))


def test_of_many_moves_some_are_told_and_the_others_counted() -> None:
    table = begun("avenue", *[ADA] * 7)
    for place in range(7):
        move(table, "draw a1", place)
    told = move_words.news(table, 0)
    assert (len(told["moves"]), told["more"]) == (move_words.MOST_NEWS, 6 - move_words.MOST_NEWS)


class Quick:
    """Thinkers without processes."""

    async def think(self, _table: str, question: MoveAsked) -> str:
        return answer(question)


@pytest.mark.parametrize("at_a_page", [True, False])
def test_bots_take_their_time_only_where_people_sit_at_a_page(
    at_a_page: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, compiled_code: None
) -> None:
    """Two bots that decide at the same time wait at the same time."""
    waited: list[float] = []
    sleep = asyncio.sleep

    async def note(seconds: float) -> None:
        waited.append(seconds)
        await sleep(0)

    async def play() -> Table:
        service = TableService(Store(f"sqlite:///{tmp_path / 'a.sqlite'}"), cast(Thinkers, Quick()), 10, 1, pace=1000)
        service.store.open()
        service.games.set_loaded("avenue")
        table = await service.create("avenue", {}, [ADA, Chair(BOT, "", 1), Chair(BOT, "", 1)], "table")
        if at_a_page:
            with service.followers.by_page(table.id):
                await asyncio.gather(*service.bot_moves.thoughts.values())
        await asyncio.gather(*service.bot_moves.thoughts.values())
        await service.store.close()
        return await service.table("table")

    rules("avenue")
    monkeypatch.setattr("boulevard.web.services.bot_moves.asyncio.sleep", note)
    table = asyncio.run(play())
    assert len(table.moves) == 2
    assert [0 < it <= 1000 for it in waited] == ([True, True] if at_a_page else [])
