"""My games: what goes on, what is over, and what one looks for."""

from __future__ import annotations

import html
import re
from pathlib import Path

import pytest

from boulevard.bots.registry import levels
from boulevard.messages import say
from boulevard.web.tables import decisions
from tests.waiting import until
from tests.web.people.devices import Server, with_servers
from tests.web.services.test_results import idle
from tests.web.serving import FRIEND, PERSON, Guest, Served, bot


def page(guest: Guest, query: str = "") -> str:
    return html.unescape(guest.get(f"/games{query}").text)


def shown(text: str) -> int:
    return len(re.findall(r'class="card ticket', text))


def left(guest: Guest) -> None:
    assert guest.ask("resign").status_code == 200


@pytest.fixture(scope="module")
def player(served: Served) -> Guest:
    """Somebody with a game that goes on, and several that are over."""
    guest = Guest.named(served.address, "Zoë")
    for chairs in ([PERSON, bot(3)], [PERSON, bot(5)]):
        guest.create("paris", *chairs)
        left(guest)
    guest.create("avenue", PERSON)
    left(guest)
    guest.create("paris", {**PERSON, "name": "Zoë"}, {**PERSON, "name": "Yann"})
    left(guest)
    guest.create("paris", PERSON, bot(2))
    until(lambda: "Promeneur" in page(guest, "?state=over") and shown(page(guest, "?state=running")) == 1)
    return guest


def test_games_that_go_on_come_first(player: Guest) -> None:
    text = page(player)
    assert shown(text) == 5
    assert text.index(levels("paris")[1].name) < text.index(levels("paris")[2].name, text.index("</form>"))
    first = text[text.index('class="card ticket') :]
    assert first.index("/play/") < first.index("end.svg"), "its picture would show what is not over"


@pytest.mark.parametrize(
    ("query", "count"),
    [
        ("?game=avenue", 1),
        ("?game=paris", 4),
        ("?rivals=bots", 3),
        ("?rivals=bots-3", 1),
        ("?rivals=bots-99", 0),
        ("?rivals=solo", 1),
        ("?rivals=shared", 1),
        ("?rivals=people", 0),
        ("?rivals=nonsense", 5),
        ("?state=running", 1),
        ("?state=over", 4),
        ("?q=yann", 1),
        ("?q=PROMENEUR", 1),
        ("?q=%25", 0),
        ("?q=flâneur&state=running", 1),
        ("?game=paris&rivals=bots&state=over&q=paveur", 1),
    ],
)
def test_what_one_looks_for_is_found(player: Guest, query: str, count: int) -> None:
    assert shown(page(player, query)) == count
    assert (say("web-wanted-none") in page(player, query)) == (count == 0)


def test_a_game_that_there_is_not_is_refused(player: Guest) -> None:
    assert player.get("/games?game=chess").status_code == 404
    assert player.get(f"/games?q={'x' * 61}").status_code == 422


def test_lists_say_how_games_ended(player: Guest) -> None:
    text = page(player, "?rivals=bots-3")
    assert say("web-over-winner", names=levels("paris")[2].name) in text
    assert say("web-over-how-resigned", names="Zoë") in text
    assert say("web-over-abandoned") in page(player, "?game=avenue")
    assert f'value="{"yann"}"' in page(player, "?q=yann"), "the form keeps what was asked for"


def test_what_is_looked_for_is_one_line_of_signs(player: Guest) -> None:
    assert shown(page(player, "?q=%00")) == 5
    assert shown(page(player, "?q=ya%00nn")) == 0
    assert shown(page(player, "?q=%20yann%0a")) == 1
    assert 'value="ya nn"' in page(player, "?q=ya%00nn")


def test_pages_keep_what_was_asked_for(served: Served) -> None:
    guest = Guest.named(served.address, "Ugo")
    for _ in range(21):
        guest.create("avenue", PERSON)
    text = page(guest, "?game=avenue&state=running")
    assert (shown(text), '"/games?game=avenue&state=running&page=2"' in text) == (20, True)
    second = page(guest, "?game=avenue&state=running&page=2")
    assert (shown(second), '"/games?game=avenue&state=running&page=1"' in second) == (1, True)


def test_a_rival_who_asks_to_play_again_is_listed_so(served: Served) -> None:
    one, other = Guest.named(served.address, "Eda"), Guest.named(served.address, "Ann")
    (invitation,) = one.create("paris", PERSON, FRIEND)["invitations"].values()
    other.token = other.post(f"/api/invitations/{invitation}", {"name": "Ann"}).json()["token"]
    left(other)
    until(lambda: say("web-over-you") in page(one))
    assert other.ask("rematch").status_code == 200
    assert say("web-again-asks", names="Ann") in page(one)


def test_a_game_that_was_lost_on_time_is_so_everywhere(database: str, tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        ann, bob = [await server.device().meet(name) for name in ("Ann", "Bob")]
        sent = {"game": "paris", "chairs": [PERSON, FRIEND], "clock": {"seconds": 60}}
        made = (await ann.http.post("/api/tables", json=sent)).json()
        (invitation,) = made["invitations"].values()
        assert (await bob.post(f"/join/{invitation}", name="Bob")).status_code == 303
        table = await server.service.table(made["table"])
        after = min(table.deadlines.values()) + 1
        table = await server.service.act(table.id, lambda it: decisions.run_out(it, after))
        await idle(server.service)
        late = table.chairs[next(iter(table.late))].name
        for path in ("/games?state=over", f"/watch/{table.id}"):
            text = html.unescape((await ann.get(path)).text)
            assert say("web-clock-over", names=late) in text
            assert say("web-over-how-resigned", names=late) not in text
        listed = html.unescape((await ann.get("/games?state=over")).text)
        assert say("web-unrated-short") in listed, "what became of the rating is said too"
        assert shown((await ann.get("/games?state=over&q=%00")).text) == 1

    with_servers(database, tmp_path, use)
