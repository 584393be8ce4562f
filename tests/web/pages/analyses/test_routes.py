"""The analysis board without a browser: who may do what, what is kept, and what is refused."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import httpx
import pytest

import boulevard
from boulevard.games.game import Game
from boulevard.messages import say
from boulevard.web.settings import Settings
from tests.web.forked_servers import ForkedServed
from tests.web.pages.analyses.analyst import HTML, Analyst, played
from tests.web.serving import FRIEND, PERSON, Guest, Served, bot, play_on
from tests.web.streams import happenings

SCRIPT = {"HX-Request": "true"}
EDITS = {
    "move": {"move": "draw a1"},
    "comment": {"comment": "hm"},
    "delete": {},
    "promote": {},
    "line": {"line": "peek"},
}


@pytest.fixture
def ann(served: Served) -> Analyst:
    return Analyst(served)


@pytest.fixture
def bob(served: Served) -> Analyst:
    return Analyst(served)


def node_in(answer: httpx.Response) -> int:
    """The node that somebody is sent to."""
    assert answer.status_code == 303, answer.text[-1000:]
    found = re.search(r"node=(\d+)", answer.headers["location"])
    assert found
    return int(found[1])


@pytest.mark.parametrize("game", ["paris", "avenue"])
def test_a_game_is_analysed_from_its_start(ann: Analyst, game: str) -> None:
    path = ann.begin(game=game)
    page = ann.http.get(path)
    assert page.status_code == 200
    assert 'id="board"' in page.text
    legal = json.loads(re.findall(r'id="state">(.*?)</script>', page.text)[0])["legal"]
    first = node_in(ann.do(path, "move", 0, move=legal[0]))
    other = node_in(ann.do(path, "move", 0, move=legal[1]))
    assert node_in(ann.do(path, "move", 0, move=legal[0])) == first, "a move that is there is not added again"
    assert node_in(ann.do(path, "comment", other, comment="What if?")) == other
    assert node_in(ann.do(path, "promote", other)) == other
    assert [node["id"] for node in ann.document(path)["nodes"]] == [0, other, first]
    fragment = ann.http.post(f"{path}/delete", data={"node": str(first)}, headers=SCRIPT)
    assert fragment.status_code == 200
    assert "What if?" in fragment.text
    assert "<!doctype" not in fragment.text
    assert [node.get("comment") for node in ann.document(path)["nodes"]] == [None, "What if?"]
    assert path in ann.http.get("/analysis").text


def test_everybody_moves_in_order_where_all_decide_at_once(ann: Analyst) -> None:
    path = ann.begin(text=json.dumps(played("avenue", 0, players=3).record()))
    node, seats = 0, []
    for _ in range(4):
        state = json.loads(re.findall(r'id="state">(.*?)</script>', ann.http.get(f"{path}?node={node}").text)[0])
        seats.append(state["seat"])
        node = node_in(ann.do(path, "move", node, move=state["legal"][0], seat=str(state["seat"])))
    assert seats == [0, 1, 2, 0]
    assert [it.get("seat") for it in ann.document(path)["nodes"]] == [None, 0, 1, 2, 0]


def test_others_see_it_and_make_a_copy(ann: Analyst, bob: Analyst) -> None:
    path = ann.begin(text=json.dumps(played("avenue", 5).record()))
    before = ann.document(path)
    for what, sent in EDITS.items():
        assert bob.do(path, what, 2, **sent).status_code == 403
    assert bob.document(path) == before == ann.document(path)
    page = bob.http.get(f"{path}?node=3")
    assert say("web-analysis-not-yours") in page.text
    assert say("web-analysis-link-note") not in page.text
    assert 'id="comment"' not in page.text
    assert '"legal":[]' in page.text
    own = bob.do(path, "copy", 3).headers["location"].partition("?")[0]
    assert own != path
    assert bob.document(own) == before
    assert node_in(bob.do(own, "comment", 1, comment="Mine")) == 1
    assert ann.document(path) == before


def test_the_owner_finds_an_analysis_by_what_was_said_and_deletes_it(ann: Analyst, bob: Analyst) -> None:
    paths = [ann.begin(game="avenue") for _ in range(2)]
    ann.do(paths[0], "comment", 0, comment="The one with the long road")
    page = ann.http.get("/analysis").text
    assert "The one with the long road" in page
    assert say("web-ago-now") in page
    assert all(f'action="{path}/remove"' in page for path in paths)
    assert f'action="{paths[0]}/remove"' in ann.http.get(paths[0]).text
    assert "/remove" not in bob.http.get(paths[0]).text
    assert bob.http.post(f"{paths[0]}/remove").status_code == 403
    assert ann.http.post(f"{paths[0]}/remove").headers["location"] == "/analysis"
    assert ann.http.get(paths[0]).status_code == ann.http.post(f"{paths[0]}/remove").status_code == 404
    page = ann.http.get("/analysis").text
    assert paths[0] not in page
    assert paths[1] in page


def test_what_is_downloaded_can_be_opened_again(ann: Analyst, bob: Analyst) -> None:
    path = ann.begin(text=json.dumps(played("paris", 9).record()))
    ann.do(path, "comment", 4, comment="Here")
    document = ann.document(path)
    file = {"file": ("analysis.json", json.dumps(document).encode(), "application/json")}
    answer = bob.http.post("/analysis", files=file)
    assert answer.status_code == 303
    assert bob.document(answer.headers["location"]) == document


def test_a_finished_table_is_analysed_from_a_move(served: Served, ann: Analyst) -> None:
    guest = Guest(served.address)
    places = guest.create("avenue", PERSON)
    refused = ann.http.post("/analysis", data={"table": places["table"]})
    assert refused.status_code == 409
    assert say("analysis-running") in refused.text
    play_on(guest)
    for page in (f"/replay/{places['table']}?move=7", f"/play/{guest.token}"):
        assert f'name="table" value="{places["table"]}"' in guest.get(page, headers=HTML).text
    answer = ann.http.post("/analysis", data={"table": places["table"], "move": "7"})
    assert node_in(answer) == 7
    path = answer.headers["location"].partition("?")[0]
    record = guest.get(f"/api/tables/{places['table']}/record").json()
    assert [[it["seat"], it["move"]] for it in ann.document(path)["nodes"][1:]] == record["moves"]


def test_a_record_that_was_opened_is_analysed(ann: Analyst) -> None:
    record = played("paris", 6).record()
    opened = ann.http.post("/record", files={"file": ("game.json", json.dumps(record).encode(), "application/json")})
    identity = opened.headers["location"].rpartition("/")[2]
    assert len(ann.document(ann.begin(table=identity))["nodes"]) == 7


@pytest.mark.parametrize("game", ["paris", "avenue"])
def test_of_a_running_game_only_what_the_seat_knows_is_analysed(served: Served, ann: Analyst, game: str) -> None:
    guest = Guest(served.address)
    places = guest.create(game, PERSON, bot())
    state = guest.wait_for_turn()
    assert f'name="token" value="{guest.token}"' in guest.get(f"/play/{guest.token}", headers=HTML).text
    document = ann.document(ann.begin(token=guest.token))
    assert "setup" not in document
    assert len(document["nodes"]) == 1
    known = document["position"]
    assert known["game"] == game
    if game == "paris":
        assert set(known["hands"].values()) == {state["view"]["hands"]["orange"]["tile"], "?"}
        assert set(known["piles"]["blue"]) == {"?"}
    else:
        assert known["coming"] == []
        assert len(known["farms"]) == 1
    secret = str(served.events(places["table"])[0].data["seed"])
    assert secret
    assert secret not in json.dumps(document)


@pytest.mark.parametrize("chairs", [[PERSON, PERSON], [PERSON, FRIEND]])
def test_a_running_game_between_people_is_not_analysed(
    served: Served, ann: Analyst, chairs: list[dict[str, Any]]
) -> None:
    guest = Guest(served.address)
    guest.create("paris", *chairs)
    answer = ann.http.post("/analysis", data={"token": guest.token})
    assert answer.status_code == 409
    assert say("hint-people") in answer.text
    assert 'action="/analysis"' not in guest.get(f"/play/{guest.token}", headers=HTML).text
    assert ann.http.post("/analysis", data={"token": "forged"}).status_code == 404


@pytest.mark.parametrize("game", ["paris", "avenue"])
def test_a_position_is_analysed_and_its_hidden_things_are_dealt_anew(ann: Analyst, game: str) -> None:
    begun = played(game, 7)
    path = ann.begin(position=begun.position())
    document = ann.document(path)
    assert document["position"] == begun.position_data()
    page = ann.http.get(f"{path}?open=true")
    assert say("web-analysis-deal") in page.text
    anew = ann.do(path, "deal", 0).headers["location"]
    again = ann.document(anew)
    assert again["seed"] != document["seed"]
    assert again["position"]["game"] == game


BAD = [
    "{",
    "{}",
    "chess",
    '{"format": "boulevard-analysis/1"}',
    '{"format": "boulevard/1"}',
    "[" * 3000,
    "\u0000",
    "{" * 900,
    f'{{"seed": {"9" * 5000}}}',
    '{"format": "\\ud800"}',
    '{"game": "avenue", "\\ud800": 1}',
]


@pytest.mark.parametrize("text", BAD)
def test_what_means_nothing_is_refused_with_a_sentence(ann: Analyst, text: str) -> None:
    answer = ann.http.post("/analysis", data={"text": text})
    assert answer.status_code in (404, 422), answer.text[:500]
    assert 'class="refusal"' in answer.text


def test_numbers_of_any_length_are_no_moves(ann: Analyst) -> None:
    for move in ("9" * 5000, "١", "-1", "99"):
        answer = ann.http.post("/analysis", data={"game": "avenue", "move": move})
        assert answer.status_code == 303
        assert "node" not in answer.headers["location"]


def test_nothing_and_files_that_are_no_text_are_refused(ann: Analyst) -> None:
    assert say("analysis-nothing") in ann.http.post("/analysis", data={}).text
    binary = {"file": ("a.json", b"\xff\xfe\x00", "application/json")}
    assert ann.http.post("/analysis", files=binary).status_code == 422
    assert ann.http.get("/analysis").status_code == 200


def test_what_is_not_there_or_not_legal_is_refused_and_changes_nothing(ann: Analyst) -> None:
    assert ann.http.get("/analysis/nowhere").status_code == 404
    path = ann.begin(game="avenue")
    before = ann.document(path)
    assert ann.http.get(f"{path}?node=99").status_code == 404
    assert ann.do(path, "move", 99, move="draw a1").status_code == 404
    assert ann.do(path, "move", 0, move="draw z9").status_code == 422
    assert ann.do(path, "line", 0, line="draw a1; draw a1").status_code in (409, 422)
    assert ann.do(path, "delete", 0).status_code == 422
    assert ann.do(path, "comment", 0, comment="x" * 2001).status_code == 422
    assert ann.do(path, "move", 0, move="draw a1", more="1").status_code == 422
    assert ann.document(path) == before
    look = ann.http.get(f"{path}/look", params={"node": 0, "move": "draw z9"}, headers=SCRIPT)
    assert 'class="refusal"' in look.text
    seen = ann.http.get(f"{path}/look", params={"node": 0, "move": "draw a1"}, headers={"accept": "application/json"})
    assert seen.json()["view"]["sheets"][0]["roads"]


def test_there_is_an_end_to_the_room_and_it_can_still_be_sent_back(ann: Analyst) -> None:
    path = ann.begin(text=json.dumps(played("avenue", 40, players=2).record()))
    answers = [ann.do(path, "comment", node, comment="é" * 2000).status_code for node in range(18)]
    assert answers[0] == 303
    assert answers[-1] == 422
    assert len(json.dumps(ann.document(path), ensure_ascii=False).encode()) < Settings().body_limit


def test_analyses_count_like_tables_and_moves_like_moves(tmp_path: Path, compiled_code: None) -> None:
    with ForkedServed(tmp_path, creations=1, moves=2) as served:
        ann = Analyst(served)
        path = ann.begin(game="avenue")
        assert ann.http.post("/analysis", data={"game": "avenue"}).status_code == 429
        assert [ann.do(path, "comment", 0, comment="x").status_code for _ in range(3)] == [303, 303, 429]


def test_a_bot_thinks_while_somebody_watches_and_the_owner_keeps_what_it_thinks(served: Served, ann: Analyst) -> None:
    served.wait_until_ready("bots")
    path = ann.begin(text=json.dumps(played("paris", 10).record()))
    events = []
    with ann.http.stream("GET", f"{path}/think", params={"node": 10}) as stream:
        assert stream.headers["content-type"].startswith("text/event-stream")
        for line in stream.iter_lines():
            if line.startswith("data: "):
                events.append(json.loads(line.removeprefix("data: ")))
            if len(events) == 3:
                break
    assert all(len(it["ideas"]) == 3 for it in events)
    done = [it["simulations"] for it in events]
    assert done == sorted(set(done))
    best = events[-1]["ideas"][0]
    assert best["line"][0]["text"] == best["move"]
    assert 1 <= best["sure"] <= len(best["line"])
    assert best["chance"].endswith("%")
    for _ in range(600):
        (node,) = (it for it in ann.document(path)["nodes"] if it["id"] == 10)
        if "evaluation" in node:
            break
    assert node["evaluation"]["seat"] == "orange"
    assert node["evaluation"]["open"] is False
    assert "worth-of" in ann.http.get(path).text


def test_a_bot_that_is_stopped_is_done_when_its_opinion_is_kept(served: Served, ann: Analyst) -> None:
    served.wait_until_ready("bots")
    path = ann.begin(text=json.dumps(played("paris", 10).record()))
    kinds: list[str] = []
    with ann.http.stream("GET", f"{path}/think", params={"node": 10, "more": "true"}) as stream:
        for line in stream.iter_lines():
            if line.startswith("event: "):
                kinds.append(line.removeprefix("event: "))
            if kinds == ["thought"] and not line:
                assert ann.http.post(f"{path}/stop").status_code == 204
    assert kinds[-1] == "done"
    (node,) = (it for it in ann.document(path)["nodes"] if it["id"] == 10)
    assert node["evaluation"]["seat"] == "orange"
    assert ann.http.post(f"{path}/stop").status_code == 204  # there is nothing to stop


def test_at_the_end_of_a_game_there_is_nothing_to_think_about(ann: Analyst) -> None:
    game = boulevard.new("avenue", seed=1)
    while not game.over:
        game.play(0, game.legal(0)[0])
    path = ann.begin(text=json.dumps(game.record()))
    answer = ann.http.get(f"{path}/think", params={"node": len(game.history)})
    assert list(happenings(iter(answer.text.splitlines()))) == [("refused", {"message": say("analysis-over")})]
    assert say("web-analysis-over") in ann.http.get(path).text


def with_one_move(seed: int) -> Game | None:
    """A random game of Paris up to a turn that can only be passed, if there is one."""
    game, chance = boulevard.new("paris", seed=seed), random.Random(seed)
    while not game.over and game.legal(game.turn[0]) != ("pass",):
        game.play(game.turn[0], chance.choice(game.legal(game.turn[0])))
    return None if game.over else game


def test_a_bot_says_that_there_is_no_choice(served: Served, ann: Analyst) -> None:
    served.wait_until_ready("bots")
    game = next(filter(None, map(with_one_move, range(100))))
    path = ann.begin(text=json.dumps(game.record()))
    heard = ann.http.get(f"{path}/think", params={"node": len(game.history)}).text
    assert say("web-review-forced") in heard
    assert say("analysis-bot-failed") not in heard
