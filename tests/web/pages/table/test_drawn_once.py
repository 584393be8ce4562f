"""What is drawn once is sent to those only who would have been sent the same bytes anyway."""

from __future__ import annotations

import gzip
import random
from collections.abc import Callable, Hashable
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import Request
from starlette.responses import Response

import boulevard
from boulevard.games import keeping
from boulevard.games.contract import Seat
from boulevard.games.game import Game
from boulevard.web.http.drawn_once import DrawnOnce
from boulevard.web.pages import kept_parts
from boulevard.web.services.table_service import TableService
from boulevard.web.tables import decisions
from boulevard.web.tables.table import FRIEND, PERSON, Chair, Table
from boulevard.web.tables.tokens import Holder, Person
from tests.web.databases import SQLITE, new_database
from tests.web.services.in_process import with_service
from tests.web.services.in_process_app import TOKENS, browser, bytes_of

PLAYERS = {"paris": 2, "avenue": 3}
TABLE = "a-table-1234"
SEED = "0123456789abcdef" * 2
ACCEPTED = ("gzip, deflate, br", "identity")
HOSTS = ("127.0.0.1:8765", "club.example", "other.example")
SPOKEN = ("fr", "pt-PT")

Sent = list[tuple[list[tuple[bytes, bytes]], bytes]]

pytestmark = pytest.mark.usefixtures("compiled_code")


class Counting(DrawnOnce):
    """Notes what was drawn."""

    def __init__(self) -> None:
        super().__init__()
        self.keys: list[Hashable] = []

    def html(self, request: Request, key: Hashable, draw: Callable[[], str]) -> Response:
        def noted() -> str:
            self.keys.append(key)
            return draw()

        return super().html(request, key, noted)


def people(game: str) -> list[Chair]:
    return [Chair(PERSON, f"Guest {place}", None, f"person-{place}") for place in range(PLAYERS[game])]


def forget() -> None:
    """Forget all that was drawn for anybody, parts of pages as well as pictures."""
    kept_parts.forget()
    keeping.forget()


def paths(table: Table) -> dict[tuple[int, ...], str]:
    """The pages of a table, by the places that are held there: of each seat, of all at one device, of nobody."""
    places = tuple(range(len(table.seats)))
    held = [*((place,) for place in places), places]
    return {(): f"/watch/{table.id}", **{it: f"/play/{TOKENS.seat(Holder(table.id, it))}" for it in held}}


async def play(service: TableService, moves: int, chance: random.Random) -> Table:
    table = await service.table(TABLE)
    for _ in range(moves):
        if table.over:
            break
        place = chance.choice(table.turn)
        move = chance.choice(table.game.legal(table.seats[place]))
        decide = partial(decisions.move, place=place, text=move, number=table.number(place))
        await service.act(TABLE, decide)
    return table


@pytest.mark.parametrize("game", PLAYERS)
def test_whoever_asks_first_makes_no_difference(game: str, tmp_path: Path) -> None:
    """All ask one server, one after the other, in any order: each is sent what a server sends that keeps nothing.

    Neither whole pages nor parts of them, from the moves before or from others at the table.
    """

    async def use(service: TableService) -> None:
        chance = random.Random(1)
        await service.create(game, {}, people(game), TABLE, seed=SEED)
        keeps, forgets = (browser(tmp_path, service, DrawnOnce(*most)) for most in ((), (0,)))
        for _ in range(4):
            table = await play(service, 9, chance)
            seats = ["", *(f"?seat={seat}" for seat in table.seats)]
            asked = [*product(paths(table).items(), SPOKEN, ACCEPTED, HOSTS, seats)]
            got = {}
            for (held, path), language, accepted, host, seat in chance.sample(asked, 40):
                cookie = f"boulevard={TOKENS.person(Person(f'person-{chance.randrange(3)}', 'Ann'))}"
                headers = {"cookie": cookie, "accept-language": language, "accept-encoding": accepted, "host": host}
                where = path + (seat if len(held) > 1 else "")
                answer = got[where, *headers.values()] = await bytes_of(keeps, where, **headers)
                require_no_links_of_others(table, held, answer[1])
            for (where, *values), answer in got.items():
                forget()
                assert answer == await bytes_of(forgets, where, **dict(zip(headers, values, strict=True)))

    with_service(new_database(SQLITE, tmp_path), use)


def require_no_links_of_others(table: Table, held: tuple[int, ...], sent: bytes) -> None:
    page = gzip.decompress(sent) if sent.startswith(b"\x1f\x8b") else sent
    for other, path in paths(table).items():
        link = path.removeprefix("/play/").encode()
        assert (link in page) == (other == held) or not other, (held, other)
    assert TOKENS.person(Person("person-1", "Ann")).encode() not in page


@pytest.mark.parametrize("game", PLAYERS)
def test_nothing_tells_what_is_hidden(game: str, tmp_path: Path) -> None:
    """Two servers have the same table, but for what somebody may not know: that one is sent the same bytes by both."""
    differing = 0
    for seat in (None, 0, 1):
        whole = played(game, 10)
        viewer: Seat | None = None if seat is None else whole.seats[seat]
        other = whole.rules.sample(whole.rules.hide(whole.state, viewer), 100)
        positions = [whole.rules.position_data(state) for state in (whole.state, other)]
        assert positions[0] != positions[1]
        one, two = (
            sent(game, position, () if seat is None else (seat,), tmp_path / f"{seat}-{number}")
            for number, position in enumerate(positions)
        )
        assert one[0] == two[0]
        differing += one[1] != two[1]
    assert differing, "what nobody is shown can't be found out by this test"


def sent(game: str, position: Any, viewer: tuple[int, ...], folder: Path) -> tuple[Sent, Sent]:
    """What the others at a table are sent, and then a viewer: compressed and not, in two languages."""
    found: dict[str, Sent] = {}
    forget()

    async def use(service: TableService) -> None:
        table = await service.create(game, {}, people(game), TABLE, seed=SEED, position=position)
        asking, own = browser(folder, service, DrawnOnce()), paths(table)[viewer]
        for path in (*(it for it in paths(table).values() if it != own), own):
            found[path] = [
                await bytes_of(asking, path, **{"accept-encoding": accepted, "accept-language": language})
                for accepted, language in product(ACCEPTED, SPOKEN)
            ]
        found["viewer"] = found.pop(own)

    folder.mkdir()
    with_service(new_database(SQLITE, folder), use)
    return found.pop("viewer"), [it for answers in found.values() for it in answers]


def played(game: str, moves: int) -> Game:
    """A game at a moment when all may move who ever can at the same time; who may look at what is hidden has."""
    chance = random.Random(moves)
    it = boulevard.new(game, seed=4, **({"players": PLAYERS[game]} if game == "avenue" else {}))
    while len(it.history) < moves or it.undecided:
        seat = it.turn[0]
        it.play(seat, "peek" if "peek" in it.legal(seat) else chance.choice(it.legal(seat)))
    return it


def test_invitations_are_for_those_who_sit_there(tmp_path: Path) -> None:
    async def use(service: TableService) -> None:
        table = await service.create("paris", {}, [*people("paris")[:1], Chair(FRIEND)], TABLE, seed=SEED)
        asking = browser(tmp_path, service, DrawnOnce())
        link = f"/join/{TOKENS.invitation(Holder(TABLE, (1,)))}"
        for _ in range(2):
            assert link in (await asking.get(paths(table)[(0,)])).text
            assert link not in (await asking.get(paths(table)[()])).text

    with_service(new_database(SQLITE, tmp_path), use)


def test_a_lesson_offers_everybody_a_table_of_their_own(tmp_path: Path) -> None:
    drawn = Counting()

    async def use(service: TableService) -> None:
        prepared = decisions.Prepared(SEED)
        table = await service.create("paris", {}, people("paris"), TABLE, prepared=prepared, seed=SEED)
        answer = await browser(tmp_path, service, drawn).get(paths(table)[(0,)])
        assert 'id="guide"' in answer.text
        assert not drawn.keys

    with_service(new_database(SQLITE, tmp_path), use)


def test_many_draw_once(tmp_path: Path) -> None:
    """A page that is kept is not drawn again; after the next event it is."""
    drawn = Counting()

    async def use(service: TableService) -> None:
        table = await service.create("paris", {}, people("paris"), TABLE, seed=SEED)
        asking = browser(tmp_path, service, drawn)
        for events in (1, 2):
            for _ in range(5):
                await asking.get(f"/watch/{TABLE}")
            assert len(drawn.keys) == events == len(table.log)
            await play(service, 1, random.Random(1))

    with_service(new_database(SQLITE, tmp_path), use)


def test_memory_is_bounded() -> None:
    drawn = DrawnOnce(1000)
    request: Any = httpx.Request("GET", "http://club.example", headers={"accept-encoding": "gzip"})
    chance = random.Random(1)
    for key in range(50):
        answer = drawn.html(request, key, lambda: chance.randbytes(100).hex())
        assert drawn.html(request, key, lambda: pytest.fail("drawn twice")).body == answer.body
    assert sum(map(len, drawn._kept.values())) <= 1000
