"""The page of a review: what it says of a game, of a part of one, and of records; and moves that somebody tries."""

from __future__ import annotations

import html
import json
import re
import xml.etree.ElementTree as ET
from dataclasses import replace
from typing import Any

import httpx
import pytest

import boulevard
from boulevard.bots.contract import Budget
from boulevard.games.svg import captioned
from boulevard.messages import say, speaking
from boulevard.review.decisions import assess, decisions, sight_of
from boulevard.review.figures import points
from boulevard.review.reviewing import Review, concluded, so_far
from boulevard.review.summary import turning_point
from boulevard.web.errors import NotNow
from boulevard.web.pages.reviews import pictures
from boulevard.web.pages.reviews.context import of_review
from boulevard.web.pages.reviews.reviewed import ALL, Asked, Reviewed, Whose
from boulevard.web.pages.reviews.tries import of_try
from boulevard.web.pages.table import endings
from boulevard.web.services.records import opened
from boulevard.web.services.reviews import TableReview, Tried, decisions_of_people
from tests.waiting import until
from tests.web.scenes import Scenery
from tests.web.serving import Guest, Served, friends

HTML = {"Accept": "text/html"}
SCRIPT = {**HTML, "HX-Request": "true"}
GAMES = ("paris-review", "avenue-review")


@pytest.fixture(scope="module")
def reviewed() -> Reviewed:
    """A game of Avenue for two, by their first legal moves, and its review."""
    game = boulevard.new("avenue", seed=5, players=2)
    while not game.over:
        seat = game.turn[0]
        game.play(seat, game.legal(seat)[0])
    table = opened(json.dumps(game.record()), "mine.json")
    found = [assess(sight_of(table.game, it), it, Budget(simulations=8)) for it in decisions(table.game)]
    review = TableReview(dict(decisions_of_people(table)), concluded(table.game, found), len(found), ready=True)
    return Reviewed(table, None, review, "/record/x/review", "/record/x", True)  # type: ignore[arg-type]


def shown(it: Reviewed, **asked: Any) -> dict[str, Any]:
    return of_review(it, Asked(**asked), "http://here", "/watch/x")


def with_review(it: Reviewed, review: Review, ready: bool = False) -> Reviewed:
    return replace(it, found=TableReview(it.found.people, review, it.found.count, ready))


def test_what_a_page_says_adds_up(reviewed: Reviewed) -> None:
    context = shown(reviewed)
    review = reviewed.found.review
    assert [it["seat"] for it in context["accounts"]] == [0, 1]
    for said, account in zip(context["accounts"], review.accounts.values(), strict=True):
        for figure in (account.start, account.lost):
            assert points(figure, signed=False) in said["said"]
        rows = [row for row in context["rows"] if row["seat"] == account.seat]
        assert sum(row["cost"] for row in rows) == account.lost
        assert account.start + account.luck - account.lost == account.final
        assert len(rows) == len(account.assessments)
    assert 'class="graph"' in context["graph"]
    assert context["turned"]


def test_luck_is_told_before_the_decision_that_it_came_before(reviewed: Reviewed) -> None:
    for account in reviewed.found.review.accounts.values():
        numbers = [*(it.decision.number for it in account.assessments[1:]), len(reviewed.table.moves)]
        told = [shown(reviewed, move=number)["luck"] for number in numbers]
        own = [[it["worth"] for it in lines if it["seat"] == account.seat] for lines in told]
        assert own == [[points(luck.worth)] if luck.worth or luck.what else [] for luck in account.events]


def test_a_page_shows_what_is_known_so_far(reviewed: Reviewed) -> None:
    last = list(reviewed.found.review.assessments[-5:])
    context = shown(with_review(reviewed, so_far(reviewed.table.game, last)))
    assert [row["number"] for row in context["rows"]] == [it.decision.number for it in last]
    assert (context["ready"], context["accounts"], context["looked"]) == (False, [], 5)
    assert context["graph"]
    nothing = shown(with_review(reviewed, Review("avenue", (), {})), move=3, option=0)
    assert (nothing["rows"], nothing["graph"], nothing["moment"]) == ([], "", None)
    assert nothing["board"] == shown(reviewed, move=3)["board"]


def test_decisions_are_listed_by_cost_and_by_seat(reviewed: Reviewed) -> None:
    rows = shown(reviewed, by="cost", of="1")["rows"]
    assert [row["cost"] for row in rows] == sorted((row["cost"] for row in rows), reverse=True)
    assert {row["seat"] for row in rows} == {1}
    assert all("by=cost" in row["to"] and "of=1" in row["to"] for row in rows)


def test_mistakes_lead_to_each_other(reviewed: Reviewed) -> None:
    costly = [row for row in shown(reviewed)["rows"] if row["costly"]]
    assert len(costly) > 2
    for place, (before, it, after) in enumerate(zip(costly, costly[1:], costly[2:], strict=False), 2):
        mistakes = shown(reviewed, move=it["number"])["mistakes"]
        assert mistakes == {"before": before["to"], "after": after["to"], "place": place, "count": len(costly)}
    assert shown(reviewed, move=0)["mistakes"]["before"] is None
    assert shown(reviewed)["mistakes"]["after"] == costly[0]["to"]  # from the end, one begins with the first


def test_ones_own_mistakes_are_gone_through_and_those_of_all_if_one_asks(reviewed: Reviewed) -> None:
    def seats(it: Reviewed, **asked: Any) -> set[Any]:
        context = shown(it, **asked)
        mistakes = [row["number"] for row in context["rows"] if row["costly"]]
        (chosen,) = [choice["of"] for choice in context["whose"] if choice["is_shown"]]
        assert chosen == asked.get("of")
        assert it.mistakes(Whose(of=asked.get("of"))) == mistakes
        assert context["mistakes"]["count"] == len(mistakes)
        return {row["seat"] for row in context["rows"]}

    own = replace(reviewed, own=1)
    places = {number: place for number, place in reviewed.found.people.items() if place == 0}
    with_bot = replace(reviewed, found=replace(reviewed.found, people=places))
    assert seats(reviewed) == {0, 1}
    assert seats(own) == seats(reviewed, of="1") == {1}
    assert seats(own, of="0") == seats(with_bot) == {0}
    assert seats(own, of=ALL) == seats(with_bot, of=ALL) == {0, 1}
    assert {row["seat"] for row in shown(own, of=ALL)["worst"]} == {1}
    assert all(row["to"].endswith("of=all") for row in shown(own, of=ALL)["rows"])


def test_a_moment_has_one_number_wherever_it_is_told(reviewed: Reviewed) -> None:
    it = max(reviewed.found.review.assessments, key=lambda it: it.loss)
    number, last, name = it.decision.number, len(reviewed.table.moves), reviewed.named(it.decision.seat)
    where = say("web-review-move", number=number + 1, count=last, name=name)
    assert of_try(reviewed, number, Whose())["where"] == where
    for found in (reviewed, with_review(reviewed, Review("avenue", (), {}))):
        title, *_ = pictures.caption(found, number, Asked(), [])
        assert title == f"Avenue · {say('web-review-moment-of', number=number + 1, name=name)}"


def test_the_board_goes_from_the_position_to_what_was_played_to_the_best(reviewed: Reviewed) -> None:
    number = next(row["number"] for row in shown(reviewed)["rows"] if row["costly"])
    boards, query = [], f"?move={number}"
    for kind in ("position", "played", "best"):
        asked = dict(re.findall(r"(\w+)=(\w+)", query))
        context = shown(reviewed, **asked)
        assert [it["kind"] for it in context["moment"]["ways"] if it["is_shown"]] == [kind]
        boards.append(str(context["board"]))
        (query,) = [it["to"] for it in context["moment"]["ways"] if it["is_next"]]
    assert len(set(boards)) == 3
    assert query == f"?move={number}&answer=1"


def test_the_best_move_at_a_mistake_is_a_riddle_until_somebody_asks_for_it(reviewed: Reviewed) -> None:
    def moment(it: Reviewed, query: str) -> dict[str, Any]:
        found: dict[str, Any] = shown(it, **dict(re.findall(r"(\w+)=(\w+)", query)))["moment"]
        return found

    rows = shown(reviewed)["rows"]
    mistake = next(row for row in rows if row["costly"] and row["seat"] == 0)
    fine = next(row for row in rows if not row["costly"])
    assert not moment(reviewed, fine["to"])["may_hide"]
    assert not moment(replace(reviewed, own=1), mistake["to"])["may_hide"]  # they only look at what others gave away
    riddle = moment(replace(reviewed, own=0), mistake["to"])
    _, played, best = (it["to"] for it in riddle["ways"])
    assert riddle["is_riddle"]
    assert riddle["answer"] == best
    assert moment(reviewed, played)["is_riddle"]
    told = moment(reviewed, riddle["answer"])
    assert (told["may_hide"], told["is_riddle"]) == (True, False)
    ways_on = [*told["ways"], *told["line"], *told["options"]]  # it stays told, whatever the board shows then
    assert not any(moment(reviewed, it["to"])["is_riddle"] for it in ways_on)
    decided = reviewed.found.at(mistake["number"])
    assert decided
    tried = Tried(decided.options[0], 0.0)
    assert "answer=1" not in of_try(reviewed, mistake["number"], Whose())["review"]
    assert "answer=1" in of_try(reviewed, mistake["number"], Whose(), tried, 1)["review"]


def test_where_the_game_turned_is_told_without_the_better_move_too(reviewed: Reviewed) -> None:
    decided = turning_point(reviewed.found.review)
    assert decided
    best, seat = str(decided.options[0].phrase), decided.decision.seat
    for own, is_riddle in ((seat, True), (0 if seat else 1, False)):
        turned = shown(replace(reviewed, own=own))["turned"]
        assert turned["is_riddle"] is is_riddle
        assert best in turned["whole"]
        assert best not in turned["short"]


def test_players_have_what_they_would_have_had(reviewed: Reviewed) -> None:
    """A move that takes something is seen beside the board, where a game shows that, and not on it."""
    game = boulevard.new("paris", seed=5)
    move = next(it for it in game.legal(game.turn[0]) if it.startswith("reserve"))
    while not game.over:
        game.play(game.turn[0], move)
        move = (*game.legal(game.turn[0]), "")[0] if game.turn else ""
    table = opened(json.dumps(game.record()), "mine.json")
    first = decisions(table.game)[0]
    found = assess(sight_of(table.game, first), first, Budget(simulations=8))
    review = TableReview({0: 0}, so_far(table.game, [found]), 1)
    it = replace(reviewed, table=table, found=review)
    before, after = shown(it, move=0)["view"], shown(it, move=0, option=found.played)["view"]
    seat, taken = first.seat, found.options[found.played].move.split()[1]
    assert (before["reserve"][seat], after["reserve"][seat]) == ([], [taken])
    assert taken not in after["pool"]


@pytest.mark.parametrize("asked", [{"option": 9}, {"option": -1}, {"option": 0, "step": 99}, {"option": 0, "step": 0}])
def test_what_there_is_not_is_refused(reviewed: Reviewed, asked: dict[str, int]) -> None:
    with pytest.raises(NotNow, match=re.escape(say("no-such-moment"))):
        shown(reviewed, move=2, **asked)


def test_a_mistake_is_tried_beside_the_move_of_the_game_and_the_next_one_is_at_hand(reviewed: Reviewed) -> None:
    it = max(reviewed.found.review.assessments, key=lambda it: it.loss)
    number = it.decision.number
    before = of_try(reviewed, number, Whose())
    assert before["tried"] is None
    assert it.options[0].move in before["state"]["legal"]
    assert str(it.options[it.played].phrase) in before["lead"]
    assert (before["played"]["move"], before["answer"]["move"]) == (it.options[it.played].move, it.options[0].move)
    mistakes = reviewed.mistakes(Whose())
    here, last = before["again"], of_try(reviewed, mistakes[-1], Whose())
    assert here.endswith(f"/try/{number}")
    assert of_try(reviewed, mistakes[0], Whose(of="all"))["next_mistake"] == f"{reviewed.path}/try/{mistakes[1]}?of=all"
    assert last["next_mistake"] is None
    assert last["review"] == f"{reviewed.path}?move={mistakes[-1]}"
    after = of_try(reviewed, number, Whose(), Tried(it.options[0], 0.0), 1)
    assert after["state"]["legal"] == []
    assert after["board"] != before["board"]


def test_a_try_is_told_how_good_it_is(reviewed: Reviewed) -> None:
    it = max(reviewed.found.review.assessments, key=lambda it: it.loss)
    number = it.decision.number
    verdicts = {
        "best": Tried(it.options[0], 0.0),
        "same": Tried(it.options[it.played], it.loss),
        "even": Tried(it.options[1], 0.01),
        "better": Tried(it.options[1], it.loss / 2),
        "equal": Tried(it.options[1], it.loss),
        "worse": Tried(it.options[1], it.loss + 1),
    }
    assert it.played != 1
    for verdict, tried in verdicts.items():
        rated = of_try(reviewed, number, Whose(), tried, 1)["tried"]
        assert rated["verdict"] == verdict
        lost, played = (points(figure, signed=False) for figure in (tried.loss, it.loss))
        assert rated["said"] == say(f"web-review-try-{verdict}", points=lost, played=played)


@pytest.mark.parametrize("name", GAMES)
def test_every_moment_of_a_game_has_a_page_and_a_picture(served: Served, scenery: Scenery, name: str) -> None:
    review = scenery.wait_for_review(name)
    with httpx.Client(base_url=served.address, headers=SCRIPT, timeout=60) as http:
        for decision in [*review["decisions"][::9], *review["decisions"][-3:]]:
            number = decision["number"]
            for place, option in enumerate(decision["options"]):
                page = http.get(f"/review/{name}?move={number}&option={place}&step={len(option['line'])}")
                assert page.status_code == 200
                assert html.escape(option["words"], quote=False) in html.unescape(page.text)
                assert ('id="road-now"' in page.text) is (name == "avenue-review")  # the card that lies open
                assert "data-take" not in page.text
                is_example = option["sure"] < len(option["line"])
                assert (say("web-review-line-supposed") in page.text) is is_example
            replayed = http.get(f"/replay/{name}?move={number}")
            assert ('id="road-now"' in replayed.text) is (name == "avenue-review")
            drawn = http.get(f"/review/{name}/{number}.svg?option=0&theme=dark")
            assert ET.fromstring(drawn.text).tag.endswith("svg")
            caption = re.findall(r"<desc>(.*?)</desc>", drawn.text)[0]
            played = decision["options"][decision["played"]]["words"]
            assert say("web-review-caption-played", move=played) in html.unescape(caption)
            assert "'unsafe-inline'" in drawn.headers["content-security-policy"]  # seen in colours by itself
        assert not http.get(f"/review/{name}/progress").text.strip()
        end = http.get(f"/review/{name}")
        for word in ("data-waiting", "Traceback"):
            assert word not in end.text
        assert ET.fromstring(http.get(f"/review/{name}/0.svg").text).tag.endswith("svg")
        for path in ("/99999.svg", "/-1.svg", "/try/99999", "?move=1&option=77"):
            assert http.get(f"/review/{name}{path}", headers={"Accept": "application/json"}).status_code == 409
        assert http.get(f"/review/{name}?move=99999").text == end.text


def test_a_caption_tells_the_move_and_what_it_gave_away(reviewed: Reviewed) -> None:
    mistake = max(reviewed.found.review.assessments, key=lambda it: it.loss)
    number, seat = mistake.decision.number, mistake.decision.seat
    own = replace(reviewed, own=seat)
    line, _ = own.step(mistake, Asked(option=0))
    with speaking("fr"):
        title, played, *shown = pictures.caption(own, number, Asked(option=0), line[:1])
        assert title == f"Avenue · {say('web-review-moment-of', number=number + 1, name=own.named(seat))}"
        assert played.endswith(say("review-cost", points=points(mistake.loss, signed=False)))
        assert shown == [say("web-review-caption-shown", moves=mistake.options[0].phrase)]
        assert len(pictures.caption(own, number, Asked(), [])) == 2
        assert pictures.caption(own, len(own.table.moves), Asked(), [])[1] == endings.account(own.table)
    whole = ET.fromstring(captioned(own.table.rules.svg(own.table.game.view(None)), ["<&>", "long " * 60], "auto"))
    texts = [it.text or "" for it in whole.findall("{*}text")]
    assert texts[0] == "<&>"
    assert len(texts) > 3


def test_a_picture_has_a_size_of_its_own_wherever_it_is_opened(reviewed: Reviewed) -> None:
    drawing = ET.fromstring(captioned(reviewed.table.rules.svg(reviewed.table.game.view(None)), ["A", "B"], "light"))
    _, _, wide, high = drawing.attrib["viewBox"].split()
    assert (drawing.attrib["width"], drawing.attrib["height"]) == (wide, high)


def test_a_review_speaks_to_whoever_played(reviewed: Reviewed) -> None:
    own = replace(reviewed, own=1)
    context = shown(own)
    you = say("web-review-you")
    assert [it["name"] for it in context["accounts"]] == [reviewed.named(0), you]
    assert context["name_of"](1) == context["chairs"][1]["name"] == you
    assert {row["name"] for row in context["rows"] if row["seat"] == 1} == {you}
    number = max((it for it in own.found.review.assessments if it.decision.seat == 1), key=lambda it: it.loss)
    assert of_try(own, number.decision.number, Whose())["lead"].startswith("You played ")
    assert you not in {it["name"] for it in shown(reviewed)["accounts"]}


def test_a_move_is_tried_over_http(served: Served, scenery: Scenery) -> None:
    scenery.wait_for_review("paris-review")
    with httpx.Client(base_url=served.address, headers=SCRIPT, timeout=60) as http:
        page = http.get("/review/paris-review/try/38")
        state = json.loads(re.findall(r'id="state">(.*?)</script>', page.text)[0])
        assert "rated" not in page.text
        on_cards, on_sheets = (re.findall(f"<{tag}>([^<]+?)(?: <b>|<)", page.text) for tag in ("h2", "h3"))
        assert set(on_cards) == set(on_sheets) == {state["chairs"][0]["name"], state["chairs"][1]["name"]}
        assert "Ada" in on_cards
        look = http.get("/review/paris-review/try/38/look", params={"move": state["legal"][0]})
        assert "<svg" in look.text
        sent = {"move": state["legal"][0], "number": 0, "key": "a-key-for-it", "seat": state["seat"]}
        rated = http.post("/review/paris-review/try/38/move", data=sent)
        assert 'class="rated' in rated.text
        refused = http.post("/review/paris-review/try/38/move", data={**sent, "move": "lay a1"})
        assert refused.status_code == 422


def test_a_game_that_goes_on_has_no_review_yet_and_one_that_was_left_has_no_accounts(served: Served) -> None:
    served.wait_until_ready("bots")
    one, _ = friends(served, "paris", starts="orange")
    table = one.state()["table"]
    early = one.get(f"/review/{table}", headers=HTML)
    assert early.status_code == 409
    assert say("web-review-running") in early.text
    assert f'href="/watch/{table}"' in early.text
    one.move("reserve T5", 0)
    one.ask("resign")
    until(lambda: one.get(f"/api/tables/{table}/review").json()["ready"])
    page = one.get(f"/review/{table}", headers=HTML)
    assert page.status_code == 200
    assert say("review-accounts") not in page.text
    assert say("review-about-accounts") not in page.text
    assert say("review-left") in page.text
    assert 'class="decisions"' in page.text


def test_a_record_is_reviewed_by_programs_and_people(served: Served) -> None:
    served.wait_until_ready("bots")
    game = boulevard.new("avenue", seed=9)
    while not game.over:
        game.play(0, game.legal(0)[0])
    guest = Guest(served.address)
    sent = guest.post("/api/records", game.record())
    assert sent.status_code == 201, sent.text
    record = sent.json()["record"]
    progress = guest.get(f"/record/{record}/review/progress", headers=HTML).text
    assert "data-waiting" in progress
    assert len(progress) < 1000
    given = until(lambda: it if (it := guest.get(f"/api/records/{record}/review").json())["ready"] else None)
    (account,) = given["review"]["seats"]
    total = game.result()["players"][0]["total"]
    assert account["start"] + account["luck"] - account["lost"] == account["final"] == total
    assert guest.post("/api/records", game.record()).json() == {"record": record}
    assert guest.get(f"/api/records/{record}/review").json() == given  # it is not worked out again
    page = guest.get(f"/record/{record}/review?move=4", headers=HTML)
    assert page.status_code == 200
    assert f'href="/record/{record}?move=4"' in page.text
    assert guest.get(f"/record/{record}/review/4.svg").status_code == 200
    assert guest.get(f"/record/{record}/review/try/4", headers=HTML).status_code == 200
    for bad in ({}, {"format": "boulevard/9"}, {**game.record(), "moves": [[0, "no move"]]}):
        refused = guest.post("/api/records", bad)
        assert refused.status_code == 422
        assert refused.json()["error"] in ("BadRecord", "UnknownFormat")
    assert guest.get("/api/records/none/review").status_code == 404


def test_a_record_can_be_pasted(served: Served) -> None:
    game = boulevard.new("paris", seed=1)
    with httpx.Client(base_url=served.address, headers=HTML, timeout=60) as http:
        page = http.post("/record", files={"text": (None, json.dumps(game.record()))})
        assert page.headers["location"].startswith("/record/")
        asked = http.post("/record", files={"text": (None, json.dumps(game.record())), "then": (None, "review")})
        assert asked.headers["location"] == f"{page.headers['location']}/review"
        assert http.post("/record", files={"text": (None, "{")}).status_code == 422


def test_a_table_leads_to_its_review(served: Served, scenery: Scenery) -> None:
    with httpx.Client(base_url=served.address, headers=HTML, timeout=60) as http:
        http.cookies.set(scenery.cookie["name"], scenery.cookie["value"])
        for page in (scenery.address("paris-over"), "/replay/paris-over", "/games"):
            assert "/review/paris-over" in http.get(page).text
