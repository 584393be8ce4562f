"""The list of one's own analyses: what it tells of each, page by page."""

from __future__ import annotations

import html
import json
import re

import boulevard
from boulevard.messages import say
from boulevard.web.pages.analyses.routes import MINE
from tests.web.pages.analyses.analyst import Analyst, played
from tests.web.serving import PERSON, Guest, Served, bot, play_on


def test_all_of_ones_own_analyses_are_listed_page_by_page(served: Served) -> None:
    ann = Analyst(served)
    paths = [ann.begin(game="avenue") for _ in range(MINE + 2)][::-1]

    def listed(page: int) -> tuple[list[str], str]:
        text = ann.http.get("/analysis", params={"page": page}).text
        return re.findall(r'ticket[^"]*" href="(/analysis/[^"]+)"', text), text

    first, newest = listed(1)
    second, oldest = listed(2)
    assert (first, second) == (paths[:MINE], paths[MINE:])
    assert say("web-analyses-older") in newest
    assert say("web-analyses-newer") not in newest
    assert say("web-analyses-newer") in oldest
    assert say("web-analyses-older") not in oldest
    assert listed(9)[0] == []
    assert ann.http.get("/analysis?page=0").status_code == 422


def test_a_list_tells_analyses_apart(served: Served) -> None:
    ann, guest = Analyst(served), Guest(served.address)
    table = guest.create("paris", {**PERSON, "name": "Bea"}, bot(2))["table"]
    end = play_on(guest)
    rival = end["chairs"][1]["name"]
    record = guest.get(f"/api/tables/{table}/record").json()
    game = played("avenue", 5)
    begun = [
        ann.begin(table=table),
        ann.begin(text=json.dumps(record)),
        ann.begin(position=game.position()),
        ann.begin(game="avenue"),
    ]
    first = boulevard.from_record(record)
    first.undo(len(record["moves"]))
    ann.do(begun[1], "move", 0, move=first.legal(first.turn[0])[-1])
    text = ann.http.get("/analysis").text
    rows = {path: row for row in text.split("<li>") for path in begun if f'href="{path}"' in row}
    moves = say("web-analyses-moves", count=len(record["moves"]))
    for path, told in zip(
        begun,
        [
            (f"Bea, {rival}", moves),
            (f"Bea, {rival}", f"{moves} · {say('web-analyses-variations', count=1)}"),
            (say("web-analyses-from-position"), say("web-analyses-moves", count=0)),
            (say("web-analyses-from-start"), say("web-analyses-moves", count=0)),
        ],
        strict=True,
    ):
        for part in told:
            assert f">{part}</span>" in rows[path]
        (picture,) = re.findall(r'<img src="([^"]+)"', rows[path])
        drawn = ann.http.get(picture)
        assert drawn.headers["content-type"] == "image/svg+xml"
        assert "<svg" in drawn.text
    before = ann.http.get(f"{begun[3]}/board.svg").text
    ann.do(begun[3], "move", 0, move="draw a1")
    assert ann.http.get(f"{begun[3]}/board.svg").text != before
    assert ann.document(begun[1])["players"] == {"orange": "Bea", "blue": rival}
    board = ann.http.get(f"{begun[0]}?node=0").text
    assert say("web-table-yours-as", seat=rival if record["moves"][0][0] == "blue" else "Bea") in html.unescape(board)
