"""The caller in a browser: whole games by key, tap and timer, with the decks and rounds of the package's own games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

import boulevard
from boulevard.games.avenue.components import FARM_NAMES, card_text, deck
from boulevard.games.avenue.facts import facts
from boulevard.games.verifiable import VerifiableRandom
from boulevard.messages import say, speaking
from boulevard.web.pages.render import static
from tests.web.browsing import MOUSE, TOUCH, Person
from tests.web.expecting import expect
from tests.web.serving import Served

Moment = dict[str, Any]
SEED = "anna"
HOUR = 3600
KEYS = (" ", "Enter", "ArrowRight", "PageDown")
SHOWN = """() => {
  const at = (id) => document.getElementById(id);
  const { kind, colour } = at("main").dataset;
  const farms = [...document.querySelectorAll("#order li:not(.later) text")].map((it) => it.textContent).join("");
  return {
    kind, colour, farms, round: at("round").textContent, number: kind === "card" ? at("number").textContent : "",
    turned: document.querySelectorAll("#turned li").length,
    yellow: document.querySelectorAll("#suns span:not(.open)").length,
    last: kind === "card" && !at("last").hidden,
  };
}"""
SPEECH = """
window.heard = [];
window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
const voice = { speak: ({ text, lang }) => heard.push(`${lang}: ${text}`), cancel: () => {} };
Object.defineProperty(window, "speechSynthesis", { value: voice });
"""


@pytest.fixture
def people(browser: Browser, served: Served) -> Iterator[Callable[..., Person]]:
    """Screens; nothing may go wrong on any of them."""
    found: list[Person] = []

    def screen(how: str = MOUSE, **settings: Any) -> Person:
        size = {"width": 390, "height": 844} if how == TOUCH else {"width": 1280, "height": 800}
        options: dict[str, Any] = {"viewport": size, "has_touch": how == TOUCH, "reduced_motion": "reduce", **settings}
        found.append(Person(browser, served.address, how, browser.new_context(**options)))
        return found[-1]

    yield screen
    for person in found:
        person.close()


def called(person: Person, seed: str = SEED) -> Page:
    """Open the caller with a deck."""
    person.go(f"/caller?seed={seed}")
    expect(person.page.locator("main[data-kind=start]")).to_be_visible()
    return person.page


def played(seed: str) -> list[Moment]:
    """What a screen has to show, from a game that the package plays with the same seed."""
    game = boulevard.new("avenue", seed=seed)
    moments, turned, before = [moment("start")], 0, 0
    while not game.over:
        view = game.view(None)
        about = {"farms": "".join(view["farms"]), "round": view["round"]}
        if view["round"] != before:
            moments += [{**moments[-1], "kind": "score", "last": False}] if before else []
            moments.append(moment("farm", **about))
            turned, before = 0, view["round"]
        turned += 1
        card = view["card"]
        known = {"number": card["number"], "yellow": view["yellow"], "turned": turned, "last": view["yellow"] == 4}
        moments.append(moment("card", colour="yellow" if card["yellow"] else "grey", **about, **known))
        game.play(0, game.legal(0)[0])
    score = {**moments[-1], "kind": "score", "last": False}
    return [*moments, score, {**score, "kind": "end"}]


def moment(kind: str, **more: Any) -> Moment:
    return {"kind": kind, "round": 0, "farms": "", "colour": "", "number": 0, "yellow": 0, "turned": 0, **more}


def as_shown(it: Moment) -> Moment:
    """How a moment looks on a screen."""
    card, number = it["kind"] == "card", it["round"]
    return {
        **it,
        "round": say("web-caller-js-round", round=number, rounds=5) if number else say("web-caller-js-before"),
        "number": say("web-caller-js-number", number=it["number"]) if card else "",
        "colour": it["colour"] if card else "",
        "last": card and it["last"],
    }


def until(page: Page, kind: str) -> None:
    """Go on to the next moment of a kind."""
    while True:
        page.keyboard.press("ArrowRight")
        if page.evaluate(SHOWN)["kind"] == kind:
            return


def test_a_whole_game_by_keys_is_the_package_s_own(people: Callable[..., Person]) -> None:
    page, moments = called(people()), played(SEED)
    assert 20 <= sum(it["kind"] == "card" for it in moments) <= 40
    for number, it in enumerate(moments):
        assert page.evaluate(SHOWN) == as_shown(it), number
        page.keyboard.press(KEYS[number % len(KEYS)])
    assert page.evaluate(SHOWN)["kind"] == "end"
    expect(page.locator("#ending")).to_contain_text(say("web-caller-end-penalty", **facts()))
    page.keyboard.press(" ")
    assert page.evaluate(SHOWN) == as_shown(moments[-1])


def test_a_whole_game_by_taps(people: Callable[..., Person]) -> None:
    person, moments = people(TOUCH), played(SEED)
    page = called(person)
    for number, it in enumerate(moments[:-1]):
        assert page.evaluate(SHOWN) == as_shown(it), number
        page.locator(("#next", "#round", "#card")[number % 3]).tap()
        person.settle()
    expect(page.locator("#next")).to_have_text(say("web-caller-js-next", kind="end", farm=""))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_two_clicks_of_one_double_click_turn_one_card(people: Callable[..., Person]) -> None:
    page = called(people())
    page.locator("#card").dblclick()
    assert page.evaluate(SHOWN)["kind"] == "farm"


def test_a_round_is_scored_against_the_one_before(people: Callable[..., Person]) -> None:
    page, farms = called(people()), [it["farms"] for it in played(SEED) if it["kind"] == "farm"]
    for number, farm in enumerate((farms[0][0], farms[1][1]), 1):
        until(page, "score")
        about = {"round": number, "farm": farm, "before": number - 1}
        expect(page.locator("#scoring-title")).to_have_text(say("web-caller-js-scoring", **about))
        expect(page.locator("#scoring-how")).to_have_text(say("web-caller-js-scoring-how", **about))
        expect(page.locator("#scoring-beat")).to_have_text(say("web-caller-js-scoring-beat", **about))
        expect(page.locator("#said")).to_have_text(say("web-caller-js-said-score", **about))


def test_the_timer_turns_cards_pauses_and_waits_for_the_scoring(people: Callable[..., Person]) -> None:
    person = people()
    person.page.clock.install(time=0)
    page = called(person)
    page.clock.pause_at(HOUR)
    page.locator("#more").click()
    page.locator("#timer").select_option("20")
    page.get_by_role("button", name=say("web-caller-close")).click()
    expect(page.locator("#pause")).to_be_hidden()
    page.keyboard.press(" ")
    moments = played(SEED)
    page.clock.run_for(19_000)
    assert page.evaluate(SHOWN) == as_shown(moments[1])
    expect(page.locator("#left")).to_have_text("1")
    page.clock.run_for(1_000)
    assert page.evaluate(SHOWN) == as_shown(moments[2])
    page.keyboard.press("t")
    page.clock.run_for(60_000)
    assert page.evaluate(SHOWN) == as_shown(moments[2])
    page.locator("#pause").click()
    page.clock.run_for(20_000)
    assert page.evaluate(SHOWN) == as_shown(moments[3])
    page.clock.run_for(20_000 * 30)
    score = next(number for number, it in enumerate(moments) if it["kind"] == "score")
    assert page.evaluate(SHOWN) == as_shown(moments[score])
    page.reload()
    page.keyboard.press(" ")
    page.clock.run_for(20_000)
    assert page.evaluate(SHOWN) == as_shown(moments[score + 2])


def test_back_takes_a_card_back_and_the_same_one_comes_again(people: Callable[..., Person]) -> None:
    page, moments = called(people()), played(SEED)
    expect(page.locator("#back")).to_be_disabled()
    for _ in range(4):
        page.keyboard.press(" ")
    page.locator("#back").click()
    assert page.evaluate(SHOWN) == as_shown(moments[3])
    page.keyboard.press(" ")
    assert page.evaluate(SHOWN) == as_shown(moments[4])
    for _ in range(9):
        page.keyboard.press("ArrowLeft")
    assert page.evaluate(SHOWN) == as_shown(moments[0])


def test_the_space_bar_belongs_to_a_focused_button(people: Callable[..., Person]) -> None:
    page = called(people())
    for _ in range(3):
        page.keyboard.press(" ")
    page.locator("#back").focus()
    page.keyboard.press(" ")
    assert page.evaluate(SHOWN) == as_shown(played(SEED)[2])


def test_the_space_bar_is_free_as_soon_as_a_dialog_is_closed(people: Callable[..., Person]) -> None:
    page = called(people())
    page.locator("#more").click()
    page.evaluate(
        """() => {
          const close = document.querySelector("#settings .plate");
          close.focus();
          close.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
          document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true }));
        }"""
    )
    assert page.evaluate(SHOWN) == as_shown(played(SEED)[1])


def test_a_reload_goes_on(people: Callable[..., Person]) -> None:
    page = called(people())
    for _ in range(7):
        page.keyboard.press(" ")
    page.reload()
    expect(page.locator("main[data-kind]")).to_be_visible()
    assert page.evaluate(SHOWN) == as_shown(played(SEED)[7])


def test_it_works_without_the_server_once_loaded(people: Callable[..., Person]) -> None:
    person = people()
    page = called(person)
    page.evaluate("navigator.serviceWorker.ready.then(() => {})")
    page.keyboard.press(" ")
    person.context.set_offline(True)
    page.goto(f"{person.address}/caller?seed={SEED}")
    moments = played(SEED)
    for number, it in enumerate(moments[1:], 1):
        assert page.evaluate(SHOWN) == as_shown(it), number
        page.keyboard.press(" ")
    assert page.evaluate("document.fonts.ready.then(() => document.fonts.check('1em Forum'))")
    person.problems = [it for it in person.problems if "ERR_INTERNET_DISCONNECTED" not in it]


def test_a_peek_shows_the_next_farm_only_while_it_is_held(people: Callable[..., Person]) -> None:
    page = called(people())
    farms = boulevard.new("avenue", seed=SEED).record()["setup"]["farms"]
    peek, shown = page.locator("#peek"), page.locator("#peeked")
    expect(peek).to_be_disabled()
    for number in range(1, 6):
        until(page, "card")
        words = say("web-caller-js-peek", round=number, farm=farms[number])
        peek.hover()
        page.mouse.down()
        expect(shown).to_contain_text(words)
        page.mouse.up()
        expect(shown).to_be_hidden()
        expect(shown).to_be_empty()
        page.keyboard.down("p")
        expect(shown).to_contain_text(words)
        page.keyboard.up("p")
        expect(shown).to_be_empty()
        peek.focus()
        page.keyboard.down("Enter")
        expect(shown).to_contain_text(words)
        page.keyboard.up("Enter")
        expect(shown).to_be_empty()
        until(page, "score")


def test_a_link_turns_up_the_same_deck_elsewhere(people: Callable[..., Person]) -> None:
    one, other = people(), people()
    one.go("/caller")
    expect(one.page.locator("main[data-kind=start]")).to_be_visible()
    link = one.page.locator("#copy").get_attribute("data-copy") or ""
    seed = one.page.locator(".deck .seed").inner_text()
    assert link == f"{one.address}/caller?seed={seed}"
    other.go(link)
    for page in (one.page, other.page):
        expect(page.locator(".deck .seed")).to_have_text(seed)
        until(page, "score")
    assert one.page.locator("#turned").inner_html() == other.page.locator("#turned").inner_html()


def test_a_link_does_not_end_a_game_unasked(people: Callable[..., Person]) -> None:
    person = people()
    called(person).keyboard.press(" ")
    page = person.go("/caller?seed=other").page
    expect(page.locator("#shuffle")).to_be_visible()
    page.get_by_role("button", name=say("web-caller-new-no")).click()
    assert page.evaluate(SHOWN) == as_shown(played(SEED)[1])
    page = person.go("/caller?seed=OTHER").page
    page.get_by_role("button", name=say("web-caller-new-yes")).click()
    assert page.evaluate(SHOWN) == as_shown(moment("start", last=False))
    expect(page.locator(".deck .seed")).to_have_text("other")


def test_a_new_game_is_confirmed_and_has_another_deck(people: Callable[..., Person]) -> None:
    page = called(people())
    page.keyboard.press(" ")
    for answer in ("web-caller-new-no", "web-caller-new-yes"):
        page.locator("#more").click()
        page.locator("#anew").click()
        page.get_by_role("button", name=say(answer)).click()
    assert page.evaluate(SHOWN)["kind"] == "start"
    assert page.locator(".deck .seed").inner_text() != SEED
    page.locator("#more").click()
    page.locator("#anew").click()
    page.locator("#wanted").fill(f" {SEED.upper()} ")
    page.keyboard.press("Enter")
    expect(page.locator(".deck .seed")).to_have_text(SEED)


def test_every_order_is_a_shuffle_of_the_whole_box(people: Callable[..., Person]) -> None:
    page = called(people())
    fresh = page.evaluate(
        f"""async () => {{
          const {{ VerifiableRandom, freshSeed }} = await import("{static("shuffles/verifiable.js")}");
          const {{ farms, cards }} = JSON.parse(document.getElementById("facts").textContent);
          return Array.from({{ length: 60 }}, () => {{
            const seed = freshSeed(), rng = new VerifiableRandom(seed);
            return [seed, rng.shuffled(farms), rng.shuffled(cards)];
          }});
        }}"""
    )
    cards = [card_text(card) for card in deck()]
    assert len({seed for seed, _, _ in fresh}) == 60
    assert len({roads[0] for _, _, roads in fresh}) > 6
    for seed, farms, roads in fresh:
        rng = VerifiableRandom(seed)
        assert [farms, roads] == [rng.shuffled(FARM_NAMES), rng.shuffled(cards)]
        assert Counter(roads) == Counter(cards)


@pytest.mark.parametrize("tag", ["en", "ru"])
def test_it_reads_out_what_it_turns_up_if_asked(people: Callable[..., Person], tag: str) -> None:
    person = people(locale=tag)
    person.page.add_init_script(SPEECH)
    page, moments = called(person), played(SEED)
    page.keyboard.press(" ")
    assert page.evaluate("heard") == []
    page.locator("#more").click()
    page.locator("#voice").check()
    page.locator("#settings .plate").click()
    until(page, "score")
    over = next(number for number, it in enumerate(moments) if it["kind"] == "score")
    with speaking(tag):
        assert page.evaluate("heard") == [f"{tag}: {spoken(it)}" for it in moments[2 : over + 1]]


def spoken(it: Moment) -> str:
    if it["kind"] == "score":
        return say("web-caller-js-said-score", round=it["round"], farm=it["farms"][-1])
    colour = "last" if it["last"] else it["colour"]
    return say("web-caller-js-said-card", number=it["number"], colour=colour, yellow=it["yellow"], yellows=4)


def test_where_the_browser_can_not_speak_nothing_is_offered(people: Callable[..., Person]) -> None:
    person = people()
    person.page.add_init_script("delete window.speechSynthesis")
    page = called(person)
    page.locator("#more").click()
    expect(page.locator("#timer")).to_be_visible()
    expect(page.locator("#voice")).to_be_hidden()


def test_the_screen_is_filled_and_kept_awake(people: Callable[..., Person]) -> None:
    person = people()
    person.page.add_init_script(
        "window.awake = []; navigator.wakeLock.request = async (what) => awake.push(what) && { released: false }"
    )
    page = called(person)
    page.keyboard.press(" ")
    page.keyboard.press(" ")
    assert page.evaluate("awake") == ["screen"]
    page.locator("#full").click()
    page.wait_for_function("() => document.fullscreenElement")
    expect(page.locator(".masthead")).to_be_hidden()
    page.keyboard.press("f")
    expect(page.locator(".masthead")).to_be_visible()


def test_a_large_text_is_not_cut(people: Callable[..., Person]) -> None:
    page = called(people(TOUCH))
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    for kind in ("farm", "card", "score", "end"):
        until(page, kind)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), kind
        page.locator("#next").scroll_into_view_if_needed()
        expect(page.locator("#next")).to_be_in_viewport(ratio=1)
