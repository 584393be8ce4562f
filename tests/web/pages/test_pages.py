"""The pages as the server sends them: all answer, nothing is inline, names are escaped, forms do what they say."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import boulevard.web
from boulevard.bots.registry import levels, others
from boulevard.messages import catalogue, say
from boulevard.web.http.context import COOKIE
from boulevard.web.pages import render
from tests.web.serving import FRIEND, PERSON, Guest, Served

HTML = {"Accept": "text/html"}
SCRIPT = {"HX-Request": "true"}
SCRIPTS = Path(boulevard.web.__file__).parent / "static"
NAUGHTY = '<b onclick="x">"Ann" & Bob</b>'


@pytest.fixture
def visitor(served: Served) -> Iterator[httpx.Client]:
    """Somebody with a browser that has no scripts."""
    with httpx.Client(base_url=served.address, headers=HTML, timeout=60, follow_redirects=True) as client:
        yield client


def state_of(page: httpx.Response) -> dict[str, Any]:
    found = re.search(r'<script type="application/json" id="state">(.*?)</script>', page.text, re.DOTALL)
    assert found, page.text[:500]
    state: dict[str, Any] = json.loads(found[1])
    return state


def require_clean(page: httpx.Response) -> None:
    """Nothing that a strict policy would have to allow: no inline style or script, no other host."""
    assert page.status_code < 500
    assert "<style" not in page.text
    bare = re.sub(r'>[^<]*<|content="[^"]*"', "><", page.text)
    assert not re.search(r"\sstyle=|\son[a-z]+=", bare)
    for attributes, body in re.findall(r"<script([^>]*)>(.*?)</script>", page.text, re.DOTALL):
        assert "src=" in attributes or "application/json" in attributes, body[:80]
    for address in re.findall(r'(?:src|href|action)="([^"]*)"', page.text):
        assert address.startswith(("/", "#", "?")), address


@pytest.mark.parametrize(
    ("path", "onward"),
    [
        ("/today/2001-01-01", "/today"),
        ("/puzzles/paris/nothing", "/puzzles"),
        ("/tournaments/nothing", "/tournaments"),
        ("/watch/nothing", "/"),
    ],
)
def test_an_address_where_nothing_is_leads_on(visitor: httpx.Client, path: str, onward: str) -> None:
    page = visitor.get(path)
    assert page.status_code == 404
    assert re.findall(r'class="plate" href="([^"]*)"', page.text) == [onward]
    assert f'href="/">{say("web-error-home")}' in page.text


@pytest.mark.parametrize(
    "path", ["/", "/games", "/api", "/caller", "/offline", "/new/paris", "/new/avenue", "/nowhere", "/watch/nothing"]
)
def test_pages_are_clean(visitor: httpx.Client, path: str) -> None:
    page = visitor.get(path)
    assert page.headers["content-type"].startswith("text/html")
    require_clean(page)


def test_an_invitation_has_a_card_in_a_messenger(visitor: httpx.Client, served: Served) -> None:
    """What it is and who invites, with a picture; nothing that only whoever has a seat may know."""
    page = visitor.post("/new/avenue", data={"opponent": "friend", "name": NAUGHTY})
    found = re.search(r'data-copy="[^"]*(/join/[^"]+)"', page.text)
    assert found
    for path, about in {"/": "web-home-lead", found[1]: "web-about-avenue"}.items():
        head = httpx.get(served.address + path, headers=HTML).text.partition("</head>")[0]
        told = {
            name: html.unescape(text)
            for name, text in re.findall(r'(?:name|property)="([^"]+)" content="([^"]*)"', head)
        }
        assert told["description"] == told["og:description"] == say(about)
        assert told["og:title"] == html.unescape(re.findall("<title>(.*?)</title>", head)[0])
        assert httpx.get(told["og:image"]).headers["content-type"] == "image/png"
        assert NAUGHTY not in head
    assert say("web-join-title", hosts=NAUGHTY[:40], title="Avenue") in told["og:title"]
    own = page.text.partition("</head>")[0]
    assert page.url.path.rpartition("/")[2] not in own


@pytest.mark.parametrize("game", ["paris", "avenue"])
def test_one_click_to_a_first_game(visitor: httpx.Client, game: str) -> None:
    page = visitor.post(f"/start/{game}")
    require_clean(page)
    state = state_of(page)
    assert [chair["kind"] for chair in state["chairs"]] == ["person", "bot"]
    assert state["chairs"][1]["level"] == 4
    assert state["legal"]
    assert COOKIE in visitor.cookies
    assert levels(game)[3].name in visitor.get("/games").text


def test_a_move_without_scripts(visitor: httpx.Client) -> None:
    page = visitor.post("/start/paris")
    state = state_of(page)
    form = {"move": "LAY C3 90", "number": str(state["number"]), "seat": "orange", "key": "a-key-of-mine"}
    after = visitor.post(f"{page.url.path}/move", data=form)
    assert state_of(after)["view"]["laid"]["orange"]
    again = visitor.post(f"{page.url.path}/move", data=form)
    assert len(state_of(again)["view"]["laid"]["orange"]) == 1


def test_scripts_get_the_part_that_changes(visitor: httpx.Client) -> None:
    page = visitor.post("/start/paris")
    part = visitor.get(page.url.path, headers=SCRIPT)
    assert part.text.lstrip().startswith("<script")
    assert "<html" not in part.text
    assert state_of(part)["table"] == state_of(page)["table"]


def test_a_look_at_a_move_plays_nothing(visitor: httpx.Client) -> None:
    page = visitor.post("/start/paris")
    look = visitor.get(f"{page.url.path}/look", params={"move": "reserve t5", "seat": "orange"}, headers=SCRIPT)
    assert 'data-move="reserve T5"' in look.text
    assert "−3" in look.text
    require_clean(look)
    assert state_of(visitor.get(page.url.path))["moves"] == 0


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("lay b3 0", say("illegal-square", space="b3", corner="a3")),
        ("build T5 a1,b1,c1,b2,b3", say("illegal-phase-one", verb="build")),
        ("sing", "sing"),
    ],
)
def test_a_look_at_what_can_not_be_says_why(visitor: httpx.Client, move: str, reason: str) -> None:
    page = visitor.post("/start/paris")
    look = visitor.get(f"{page.url.path}/look", params={"move": move, "seat": "orange"}, headers=SCRIPT)
    assert look.status_code == 200
    assert 'class="refusal"' in look.text
    assert reason in look.text


def test_a_friend_takes_a_chair(visitor: httpx.Client, served: Served) -> None:
    page = visitor.post("/new/paris", data={"opponent": "friend", "name": NAUGHTY})
    require_clean(page)
    assert state_of(page)["status"] == "waiting"
    assert NAUGHTY not in page.text
    found = re.search(r'data-copy="[^"]*(/join/[^"]+)"', page.text)
    assert found
    with httpx.Client(base_url=served.address, headers=HTML, timeout=60, follow_redirects=True) as friend:
        invitation = friend.get(found[1])
        require_clean(invitation)
        assert NAUGHTY not in invitation.text
        seated = friend.post(found[1], data={"name": "Zoë"})
        assert state_of(seated)["seat"] == "blue"
        assert state_of(seated)["status"] == "playing"
        assert str(friend.get(found[1]).url) == str(seated.url)
    with httpx.Client(base_url=served.address, headers=HTML, timeout=60, follow_redirects=True) as third:
        assert "/watch/" in third.get(found[1]).url.path


def test_nothing_hidden_before_the_device_has_changed_hands(visitor: httpx.Client) -> None:
    page = visitor.post("/new/paris", data={"opponent": "same", "name": "Ada", "name-1": "Bob"})
    assert state_of(page)["view"]["hands"] == {"orange": None, "blue": None}
    assert say("web-table-hand", seat=say("seat-name-orange")) in page.text
    own = visitor.get(page.url.path, params={"seat": "orange"})
    hands = state_of(own)["view"]["hands"]
    assert hands["orange"]
    assert hands["blue"] is None
    form = {"move": "reserve T5", "number": "0", "seat": "orange", "key": "first-of-ada"}
    after = visitor.post(f"{page.url.path}/move", data=form)
    assert state_of(after)["view"]["hands"] == {"orange": None, "blue": None}
    assert say("web-table-hand", seat=say("seat-name-blue")) in after.text


def test_own_games_say_who_sits_there(visitor: httpx.Client) -> None:
    visitor.post("/new/avenue", data={"opponent": "alone", "name": "Ada"})
    visitor.post("/new/paris", data={"opponent": "same", "name": "Ada", "name-1": "Bob"})
    page = visitor.get("/games").text
    assert say("web-own-alone") in page
    assert say("web-own-shared", names="Ada, Bob") in page


def test_people_at_one_screen_who_give_no_name_are_called_by_their_seats(visitor: httpx.Client) -> None:
    visitor.post("/start/paris")
    assert f'value="{say("web-guest")}"' not in visitor.get("/new/paris").text
    colours = state_of(visitor.post("/new/paris", data={"opponent": "same", "name-1": "Bob", "place": "1"}))
    assert [chair["name"] for chair in colours["chairs"]] == ["Bob", say("seat-name-blue")]
    several = {"opponent": "several", "chair-1": "person", "chair-2": "person", "called-2": "Eve"}
    numbers = state_of(visitor.post("/new/avenue", data={**several, "name": ""}))
    names = [say("seat-name", number=1), say("seat-name", number=2), "Eve"]
    assert [chair["name"] for chair in numbers["chairs"]] == names


def test_own_games_tell_how_they_ended(visitor: httpx.Client) -> None:
    page = visitor.post("/start/paris")
    table, rival = state_of(page)["table"], levels("paris")[3]
    picture = f"/watch/{table}/end.svg"
    assert visitor.get(picture).status_code == 409
    assert say("web-own-with", names=say("web-own-level", name=rival.name, level=4)) in visitor.get("/games").text
    visitor.post(f"{page.url.path}/resign", data={"key": "enough-of-it"})
    listed = html.unescape(visitor.get("/games").text)
    assert say("web-over-winner", names=rival.name) in listed
    assert say("web-over-how-resigned", names=say("web-guest")) in listed
    assert picture in listed
    drawn = visitor.get(picture)
    assert drawn.headers["content-type"].startswith("image/svg+xml")
    assert "immutable" in drawn.headers["cache-control"]


def test_eight_at_a_table(visitor: httpx.Client) -> None:
    form = {"opponent": "several", "option-sheet": "B"} | {f"chair-{place}": "bot-1" for place in range(1, 7)}
    page = visitor.post("/new/avenue", data={**form, "chair-7": "friend"})
    state = state_of(page)
    assert [chair["kind"] for chair in state["chairs"]] == ["person", *["bot"] * 6, "friend"]
    assert state["view"]["sheet"]["name"] == "B"


@pytest.mark.parametrize("game", ["paris", "avenue"])
def test_opponents_beyond_the_levels_are_offered_and_play(visitor: httpx.Client, game: str) -> None:
    partner = others(game)[0]
    form = visitor.get(f"/new/{game}")
    assert f'value="{partner.number}"' in form.text
    assert say("web-new-others") in html.unescape(form.text)
    state = state_of(visitor.post(f"/new/{game}", data={"opponent": "bot", "level": str(partner.number)}))
    assert (state["chairs"][1]["name"], state["chairs"][1]["level"]) == (partner.name, partner.number)
    assert say("web-own-with", names=partner.name) in visitor.get("/games").text


def test_options_of_ones_own(visitor: httpx.Client) -> None:
    cards = ["moulin-rouge", "penseur", "fontaine", "grande-lumiere", "jardin", "peintre", "chartier", "levitation"]
    form = {"option-postcards": "own", "own-postcards": cards, "place": "1", "option-fountain": "1", "level": "2"}
    state = state_of(visitor.post("/new/paris", data=form))
    assert {card["name"] for card in state["view"]["postcards"]} == set(cards)
    assert state["view"]["options"]["fountain"] == 1
    assert state["seat"] == "blue"
    assert state["chairs"][0]["level"] == 2
    rows = "CP A B\nC D E\nF P1 CG"
    own = state_of(visitor.post("/new/avenue", data={"opponent": "alone", "option-sheet": "own", "own-sheet": rows}))
    assert [row.split() for row in own["view"]["sheet"]["rows"]] == [row.split() for row in rows.splitlines()]


@pytest.mark.parametrize(
    ("game", "form"),
    [
        ("paris", {"option-postcards": "own", "own-postcards": ["jardin"]}),
        ("paris", {"option-starts": "green"}),
        ("paris", {"level": "99"}),
        ("paris", {"opponent": "alone"}),
        ("avenue", {"option-sheet": "own", "own-sheet": "A B"}),
        ("avenue", {"opponent": "several", "chair-1": "ghost"}),
    ],
)
def test_what_can_not_be_set_up_is_refused_with_a_reason(
    visitor: httpx.Client, game: str, form: dict[str, Any]
) -> None:
    page = visitor.post(f"/new/{game}", data=form)
    assert page.status_code == 422
    require_clean(page)


def test_too_few_postcards_are_counted_in_words_for_people(visitor: httpx.Client) -> None:
    seven = ["levitation", "metropolitain", "jardin", "sacre-coeur", "peintre", "chartier", "bouquinistes"]
    page = visitor.post("/new/paris", data={"option-postcards": "own", "own-postcards": seven})
    assert say("bad-postcards-count", count=8, picked=7) in html.unescape(page.text)
    assert "['" not in html.unescape(page.text)


def test_after_the_end(visitor: httpx.Client) -> None:
    page = visitor.post("/start/paris")
    state = state_of(page)
    over = visitor.post(f"{page.url.path}/resign", data={"key": "enough-of-it"})
    assert say("web-over-winner", names=levels("paris")[3].name) in over.text
    assert state_of(over)["seed"] in over.text
    replay = visitor.get(f"/replay/{state['table']}")
    require_clean(replay)
    assert say("web-replay-start") in replay.text
    again = visitor.post(f"{page.url.path}/rematch", data={"key": "once-more-please"})
    assert state_of(again)["table"] != state["table"]
    assert state_of(again)["options"]["starts"] == "orange"


def test_undo_between_people_asks(served: Served, visitor: httpx.Client) -> None:
    page = visitor.post("/new/paris", data={"opponent": "friend", "name": "Ada"})
    found = re.search(r'data-copy="[^"]*(/join/[^"]+)"', page.text)
    assert found
    with httpx.Client(base_url=served.address, headers=HTML, timeout=60, follow_redirects=True) as friend:
        other = friend.post(found[1], data={"name": "Bob"}).url.path
        first = {"move": "reserve T5", "number": "0", "seat": "orange", "key": "first-of-ada"}
        visitor.post(f"{page.url.path}/move", data=first)
        asked = visitor.post(f"{page.url.path}/undo", data={"key": "undo-it-please", "seat": "orange"})
        assert say("web-table-asked") in asked.text
        asking = friend.get(other)
        assert say("web-table-asks", name="Ada") in asking.text
        friend.post(f"{other}/answer", data={"key": "yes-of-course", "agreed": "true"})
    assert state_of(visitor.get(page.url.path))["moves"] == 0


def test_secret_choices_are_not_in_the_list_of_moves(served: Served) -> None:
    guest, watcher = Guest(served.address), Guest(served.address)
    places = guest.create("avenue", PERSON, FRIEND)
    (invitation,) = places["invitations"].values()
    token = watcher.post(f"/api/invitations/{invitation}", {"name": "Ann"}).json()["token"]
    assert guest.move("draw c4", 0).status_code == 200
    own = guest.get(f"/play/{places['token']}", headers=HTML).text
    for path in (f"/play/{token}", f"/watch/{places['table']}"):
        assert "draw c4" not in re.sub(r'data-[a-z]+="[^"]*"|"legal":\[.*?\]', "", guest.get(path, headers=HTML).text)
    assert "draw c4" in own


def test_files_are_kept_by_browsers(visitor: httpx.Client) -> None:
    found = re.search(r'href="(/static/[0-9a-f]+/site\.css)"', visitor.get("/").text)
    assert found
    answer = visitor.get(found[1])
    assert answer.status_code == 200
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-type"] == "text/css; charset=utf-8"


@pytest.mark.parametrize("name", ["site.css", "common/tips.js", "games/paris/table.css", "fonts/jost-latin.woff2"])
def test_files_are_the_same_compressed_or_not(visitor: httpx.Client, name: str) -> None:
    plain, packed = (
        visitor.get(render.static(name), headers={"Accept-Encoding": coding}) for coding in ("identity", "gzip")
    )
    assert plain.content == packed.content == (SCRIPTS / name).read_bytes()
    assert plain.headers["content-type"] == packed.headers["content-type"]
    assert "content-encoding" not in plain.headers
    if not name.endswith(".woff2"):
        assert packed.headers["content-encoding"] == "gzip"
        assert packed.headers["vary"] == "Accept-Encoding"
        assert int(packed.headers["content-length"]) < len(plain.content) / 2
    assert visitor.head(render.static(name)).content == b""


def test_every_script_finds_its_words() -> None:
    said = re.compile(r'word\("(web-js-[a-z-]+)"')
    for path in SCRIPTS.rglob("*.js"):
        assert set(said.findall(path.read_text())) <= set(catalogue()), path.name
    for game in ("paris", "avenue"):
        texts = "".join(path.read_text() for path in (SCRIPTS / "games" / game).glob("*.js"))
        words = {key.removeprefix(f"web-{game}-js-") for key in catalogue() if key.startswith(f"web-{game}-js-")}
        assert set(re.findall(r'this\.say\("([a-z-]+)"', texts)) <= words


def test_the_api_is_described_from_its_own_description(visitor: httpx.Client) -> None:
    described = visitor.get("/api/openapi.json").json()
    page = visitor.get("/api").text.replace("<wbr>", "")
    for path in described["paths"]:
        assert path in page
