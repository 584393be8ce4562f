"""People with a browser: what they see of a table, and how they make a move by mouse, finger or keyboard."""

from __future__ import annotations

import json
import random
import re
import shutil
import time
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Playwright, ViewportSize

from boulevard.messages import say

CHROMIUM = ("chromium-headless-shell", "chromium")
"""Debian's packages and commands; the first one is lighter."""
ELSEWHERE = "boulevard.test"
"""A name of this machine that says nothing of being one's own: what links and pictures for other devices begin with."""
QUIETLY = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    f"--host-resolver-rules=MAP {ELSEWHERE} 127.0.0.1",
)
WIDE: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
TURNS = 8
EVERY = 20
"""Milliseconds between two looks at a page that is waited for: Playwright would have it draw another frame for each."""
SLOWLY = 0.01
"""How fast whatever moves in a page goes on that is slowed down: a slide of a second lasts a minute and more."""
ONCE = 0.35
"""Seconds after which another tap on the board makes no double tap."""
MOUSE, TOUCH, KEYS = "mouse", "touch", "keys"
PLAIN = re.compile("Cross-Origin-Opener-Policy header has been ignored").search
REFUSED = re.compile(r"responded with a status of 4\d\d").search


def chromium(playwright: Playwright) -> Browser:
    """A new browser, the lightest there is."""
    found = next(filter(None, map(shutil.which, CHROMIUM)), None)
    assert found, f"there is no Chromium: install Debian's package {CHROMIUM[0]} (make test does it as root)"
    return playwright.chromium.launch(executable_path=found, args=QUIETLY)


STATE = "JSON.parse((document.readyState !== 'loading' && document.getElementById('state')?.textContent) || '{}')"
"""The state that a page shows; nothing while there is none, or not all of it."""
LOOKED_AT = "document.querySelector('#draft .changes')?.dataset.move"
"""The move whose effects a page shows."""
ARRIVED = """() => Promise.allSettled([...document.querySelectorAll("#board .now [data-space]")].flatMap((it) => (
  it.getAnimations().map((moving) => moving.finished)
)))"""
"""Waits until all spaces have come to where they are drawn."""
CURSOR = f"""async () => {{
  await ({ARRIVED})();
  const mark = document.querySelector("#over .cursor rect").getBoundingClientRect();
  const x = mark.x + mark.width / 2, y = mark.y + mark.height / 2;
  for (const it of document.querySelectorAll("#board .now [data-space]")) {{
    const box = it.getBoundingClientRect();
    if (x > box.left && x < box.right && y > box.top && y < box.bottom) return it.dataset.space;
  }}
}}"""
"""The space where the cursor of the board comes to rest."""
FOCUS = """(selector) => {
  const at = document.activeElement;
  if (at.matches(selector)) return "there";
  return at.closest("[data-rove]")?.querySelector(selector) ? "near" : "elsewhere";
}"""
"""Where the focus is: on something, in the same group, or neither."""
SETTLED = """(every) => new Promise((done) => {
  const look = () => (window.asking === 0 ? done() : setTimeout(look, every));
  requestAnimationFrame(() => setTimeout(look));
})"""
"""Waits for all answers that a page waits for, after it had the time to ask."""
UNPAINTED = """
const sheet = new CSSStyleSheet();
sheet.replaceSync("body { opacity: 0 }");
document.adoptedStyleSheets = [sheet];
"""
"""Spares a browser without a graphics card half of its work; where everything is, and what is hit, stays the same."""
COUNTING = """
const { fetch } = window;
window.asking = 0;
window.fetch = async (...asked) => {
  window.asking += 1;
  const heard = () => setTimeout(() => (window.asking -= 1), 20);
  try {
    const answer = await fetch(...asked);
    answer.clone().text().finally(heard);
    return answer;
  } catch (error) {
    heard();
    throw error;
  }
};
"""
"""Counts the answers that a page waits for, or that it has had for too short a time to show them."""


class Person:
    """Somebody at a page; with `motion`, whatever moves there does so."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        how: str = MOUSE,
        context: BrowserContext | None = None,
        motion: bool = False,
        size: ViewportSize | None = None,
    ) -> None:
        self.context = context or browser.new_context(
            viewport=size or (PHONE if how == TOUCH else WIDE),
            has_touch=how == TOUCH,
            reduced_motion="no-preference" if motion else "reduce",
        )
        self.page: Page = self.context.new_page()
        for script in (UNPAINTED, COUNTING):
            self.page.add_init_script(script)
        self.page.set_default_timeout(60_000)
        self.address = address
        self.how = how
        self.chance = random.Random(7)
        self._may_tap = 0.0
        self.problems: list[str] = []
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self._note(str(error)))
        self.page.on("request", lambda it: None if it.url.startswith((address, "data:")) else self._note(it.url))

    def _note(self, text: str) -> None:
        self.problems.append(text)

    def _hear(self, message: ConsoleMessage) -> None:
        """Errors count, but for a preview that came too late: the card was turned while it was asked for.

        Nor does what a browser says of every page that comes by plain HTTP from elsewhere.
        """
        late = any(part in message.location["url"] for part in ("/preview?", "/look?")) and REFUSED(message.text)
        if message.type == "error" and not late and not (ELSEWHERE in self.address and PLAIN(message.text)):
            self._note(message.text)

    def slow_down(self) -> None:
        """Let whatever moves from now on hardly get anywhere, so that it is seen on its way."""
        wire = self.context.new_cdp_session(self.page)
        wire.send("Animation.enable")
        wire.send("Animation.setPlaybackRate", {"playbackRate": SLOWLY})

    def go(self, path: str) -> Person:
        self.page.goto(path if path.startswith("http") else self.address + path)
        return self

    def close(self) -> None:
        """Leave; nothing may have gone wrong in the page, and no other host been asked."""
        self.context.close()
        assert not self.problems, self.problems

    @property
    def state(self) -> dict[str, Any]:
        """The state that the page shows."""
        state: dict[str, Any] = json.loads(self.page.locator("#state").text_content() or "")
        return state

    def wait_for(self, *statuses: str) -> dict[str, Any]:
        """Wait until there is something to decide, or the game has one of these statuses."""
        self.page.wait_for_function(
            f"""statuses => {{
              const state = {STATE}, shown = document.getElementById("table")?.dataset.shown;
              return Number(shown) === state.events && (state.legal?.length || statuses.includes(state.status));
            }}""",
            arg=list(statuses),
            polling=EVERY,
        )
        return self.state

    def make(self, move: str) -> None:
        """Make a move by gestures: take from the tray, put it somewhere, look, confirm; a forced pass makes itself."""
        before = self.wait_for("over")
        if move == "pass" and move not in before["legal"]:
            return  # the page was quicker
        if before["legal"] != ["pass"]:
            self._gesture(move)
        self.page.wait_for_function(
            f"""({{ number, seat }}) => {{
              const state = {STATE};
              return state.number > number || state.seat !== seat || state.status === "over";
            }}""",
            arg={"number": before["number"], "seat": before["seat"]},
            polling=EVERY,
        )

    def _gesture(self, move: str) -> None:
        words = move.split()
        takes = (" ".join(words[:2]), words[0])
        begin = next((it for it in takes if self.page.locator(f'[data-take="{it}"]').count()), None)
        if begin is not None:
            self._choose(f'[data-take="{begin}"]')
        rest = words[len(begin.split()) if begin else 1 :]
        if begin is None:
            self._put(rest[0])
        elif rest:
            self._place(move, rest)
        self.settle()
        alone = self.page.get_by_role("button", name=say("web-paris-js-alone"))
        if not rest and alone.count():
            self._press(alone)
        self.page.wait_for_function(f"move => {LOOKED_AT} === move", arg=move, polling=EVERY)
        self._confirm()

    def _place(self, move: str, rest: list[str]) -> None:
        """Put what is held on a space of the move, turned until it lies as the move says."""
        for space in rest[0].split(","):
            self._put(space)
            for _ in range(TURNS):
                if self._looks_at(move):
                    return
                self._turn()
                if self.how != TOUCH and not self.page.locator("#draft .changes").count():
                    self._put(space)  # it did not fit before it was turned
            if self.how == KEYS and self.page.locator("#draft .changes").count():
                self.page.keyboard.press("Escape")
        raise AssertionError(f"{move} can't be made by {self.how}")

    def _looks_at(self, move: str) -> bool:
        """Whether the page shows what a move would do, or something else."""
        self.settle()
        return bool(self.page.evaluate(LOOKED_AT) == move)

    def settle(self) -> None:
        """Wait until the page has shown whatever the last gesture asked for."""
        self.page.evaluate(SETTLED, EVERY)

    def _choose(self, selector: str) -> None:
        if self.how == KEYS:
            self._walk_to(selector)
        self._press(self.page.locator(selector).first)

    def _press(self, button: Locator) -> None:
        if self.how == TOUCH:
            button.tap()
        elif self.how == MOUSE:
            button.click()
        else:
            button.press("Enter")

    def _walk_to(self, selector: str) -> None:
        """Go to something by keys alone: Tab to it or into its group, arrows within that."""
        for _ in range(60):
            focus = self.page.evaluate(FOCUS, selector)
            if focus == "there":
                return
            self.page.keyboard.press("ArrowRight" if focus == "near" else "Tab")
        raise AssertionError(f"{selector} can't be reached by keys")

    def _put(self, space: str) -> None:
        if self.how == KEYS:
            self._walk(space)
            self.page.keyboard.press("Enter")
            return
        self.page.evaluate(ARRIVED)
        box = self.page.locator(f'#board .now [data-space="{space}"]').first.bounding_box()
        assert box
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        if self.how == TOUCH:
            self.page.wait_for_timeout(max(0, self._may_tap - time.monotonic()) * 1000)
            self.page.touchscreen.tap(x, y)
            self._may_tap = time.monotonic() + ONCE
        else:
            self.page.mouse.move(x, y)
            self.page.mouse.click(x, y)

    def _walk(self, space: str) -> None:
        """Move the cursor of the board to a space by arrows."""
        self._walk_to("#board")
        for _ in range(40):
            now = self.cursor()
            if now == space:
                return
            right, up = ord(space[0]) - ord(now[0]), int(space[1:]) - int(now[1:])
            key = ("ArrowRight" if right > 0 else "ArrowLeft") if right else ("ArrowUp" if up > 0 else "ArrowDown")
            self.page.keyboard.press(key)
        raise AssertionError(f"the cursor does not reach {space}")

    def cursor(self) -> str:
        """The space where the cursor of the board is."""
        return str(self.page.evaluate(CURSOR))

    def _turn(self) -> None:
        if self.how == TOUCH:
            turns = self.page.locator("#draft .turns")
            if turns.count():
                turns.first.tap()
        else:
            self.page.keyboard.press("r")

    def _confirm(self) -> None:
        if self.how == KEYS:
            self.page.keyboard.press("Enter")
        else:
            self._press(self.page.locator("#draft .confirm"))

    def ask_again(self) -> None:
        """Ask for a rematch or agree to one, past the scoring of the last round if it is shown."""
        skip = self.page.locator("#draft .row button")
        if skip.count():
            self._press(skip)
        self._press(self.page.get_by_role("button", name=say("web-over-rematch"), exact=True))

    def play_again(self) -> None:
        """Ask for a rematch, or agree to one, and wait until it has begun."""
        table = self.state["table"]
        self.ask_again()
        self.wait_for_another(table)

    def wait_for_another(self, table: str) -> None:
        """Wait until the game goes on at another table."""
        self.page.wait_for_function(
            f"old => {STATE}.status === 'playing' && {STATE}.table !== old", arg=table, polling=EVERY
        )

    def chosen(self, state: dict[str, Any]) -> str:
        """A move to make: simple ones, so that a game is over soon."""
        moves: list[str] = state["legal"]
        simple = [move for move in moves if move.startswith(("lay", "build", "draw"))]
        alone = [move for move in moves if " " not in move]
        return self.chance.choice(simple or alone or moves)
