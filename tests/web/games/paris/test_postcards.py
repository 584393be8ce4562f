"""The postcards of Paris in a browser: their actions step by step, by mouse, finger and keyboard."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pytest
from playwright.sync_api import Browser, Locator

from boulevard.games.paris.facts import facts
from boulevard.messages import say
from tests.web.browsing import KEYS, MOUSE, TOUCH, Person
from tests.web.expecting import expect
from tests.web.serving import Guest, Served, friends

SETS = (
    ("levitation", "metropolitain", "jardin", "sacre-coeur", "peintre", "chartier", "bouquinistes", "lampadaire"),
    ("levitation", "metropolitain", "jardin", "chartier", "moulin-rouge", "penseur", "fontaine", "grande-lumiere"),
)
RESERVED = ("V3", "I3", "L4", "T4", "T5", "S4", "O4", "P5")
LAID = {
    "orange": ("c7 270", "g3 270", "e5 180", "a3 180", "g1 270", "a5 180", "a7 0", "e1 90"),
    "blue": ("c5 180", "c1 90", "c3 270", "e7 90", "a1 270", "e3 180", "g7 270", "g5 0"),
}
"""Where every tile goes, so that the board is the same in whatever order they are drawn."""
BUILT = ("build V3 a6,a7,b7", "build I3 h6,h7,h8", "build L4 d6,d7,c8,d8", "build T4 c5,b6,c6,c7")

LEVITATION, STATUE, ANNEX = "levitation T5 W5 h2,g3,h3,f4,g4", "penseur e2 w", "bouquinistes b8 d6"
ACTIONS = (
    LEVITATION,
    "metropolitain",
    "jardin g2,g3",
    "sacre-coeur",
    "peintre d4",
    "chartier",
    ANNEX,
    "lampadaire f4",
    "moulin-rouge f2",
    STATUE,
    "fontaine f5,f6",
    "grande-lumiere e5",
)
QUESTIONS = {
    "build": ("build",),
    "levitation": ("give", "take", "build"),
    "penseur": ("place", "side"),
    "bouquinistes": ("place", "house"),
}
"""What is asked for each word of a move after what is taken."""
FRONTS = {"w": "d2", "d6": "d8"}
"""The spaces that mean a side of the Statue, and a building for the Annex."""
ARROWS = {"w": "ArrowLeft"}

HELD_OVER = """() => {
  const marks = [...document.querySelectorAll("#over > .here rect")].map((it) => it.getBoundingClientRect());
  const within = (box) => marks.some(({ x, y, width }) => Math.hypot(x - box.x, y - box.y) < width / 2);
  const spaces = [...document.querySelectorAll("#board .now [data-space]")];
  return spaces.filter((it) => within(it.getBoundingClientRect())).map((it) => it.dataset.space).sort();
}"""
"""The spaces that the piece would take that is held over the board."""

Prepare = Callable[..., "Prepared"]


class Prepared:
    """Two people at a table, orange to move in phase 2; what is played later can be taken back."""

    def __init__(self, served: Served, cards: Sequence[str], built: Sequence[str]) -> None:
        self.seats = friends(served, "paris", starts="orange", postcards=list(cards))
        self.orange = self.seats[0]
        self._events = served.events
        self.play(*(f"reserve {name}" for name in RESERVED))
        for _ in range(8):
            for guest in self.seats:
                state = guest.state()
                tile = state["view"]["hands"][state["seat"]]["tile"]
                _play(guest, f"lay {LAID[state['seat']][tile - 1]}")
        self.play(*built)
        self.start = self.count

    @property
    def count(self) -> int:
        """How many moves there are."""
        return int(self.orange.state()["moves"])

    @property
    def last(self) -> object:
        """The last move, as it is on disk."""
        return self._events(self.orange.state()["table"])[-1].data.get("move")

    def play(self, *moves: str) -> Prepared:
        """Make moves in turn, orange's first."""
        for number, move in enumerate(moves):
            _play(self.seats[number % 2], move)
        return self

    def restore(self) -> None:
        orange, blue = self.seats
        while self.count > self.start:
            assert orange.ask("undo").status_code == 200
            assert blue.ask("undo/answer", agreed=True).status_code == 200


class Player(Person):
    """Somebody who goes through the choices of a postcard."""

    @property
    def prompt(self) -> Locator:
        """What the page asks for."""
        return self.page.locator("#draft .prompt")

    @property
    def changes(self) -> Locator:
        """What the move that is looked at would do."""
        return self.page.locator("#draft .changes")

    @property
    def marks(self) -> Locator:
        """Whatever gestures have drawn over the board, but for the keyboard's cursor."""
        return self.page.locator("#over > :not(.cursor) > *")

    def sit(self, table: Prepared) -> Player:
        self.go(f"/play/{table.orange.token}")
        self.wait_for()
        return self

    def take(self, card: str) -> None:
        self._choose(f'[data-take="{card}"]')

    def lead_through(self, move: str) -> list[str]:
        """Make a move's choices, until it can be confirmed; return what the page asked for."""
        verb, *answers = move.split()
        self.take(f"build {answers.pop(0)}" if verb == "build" else verb)
        asked = []
        for question, answer in zip(QUESTIONS.get(verb, ("place",)), answers, strict=False):
            expect(self.prompt).to_have_text(say(f"web-paris-js-{question}", name=move.split()[-2]))
            asked.append(self.prompt.inner_text())
            self.answer(question, answer)
        expect(self.changes).to_have_attribute("data-move", move)
        return asked

    def answer(self, question: str, answer: str) -> None:
        if question in ("side", "house"):
            self._pick(question, answer)
        elif question in ("give", "take"):
            self.press(answer)
        else:
            self._lay(answer.split(","))

    def _lay(self, spaces: list[str]) -> None:
        """Put what is held on its spaces: by finger it is turned there, otherwise before."""
        if self.how == TOUCH:
            self._put(spaces[0])
            return self._turn_there(spaces) if len(spaces) > 1 else None
        for space in spaces:
            self._point(space)
            for _ in range(4):
                if self.page.evaluate(HELD_OVER) == sorted(spaces):
                    return self._put(space)
                self.page.keyboard.press("r")
        raise AssertionError(f"it can't be put on {spaces} by {self.how}")

    def _turn_there(self, spaces: list[str]) -> None:
        """Turn what lies on the board, until it lies on its spaces."""
        for _ in range(4):
            looked = self.changes.get_attribute("data-move") or ""
            if looked.endswith(",".join(spaces)):
                return
            self._turn()
            expect(self.changes).not_to_have_attribute("data-move", looked)

    def _point(self, space: str) -> None:
        """Go over a space with what is held."""
        if self.how == KEYS:
            return self._walk(space)
        box = self.page.locator(f'#board .now [data-space="{space}"]').bounding_box()
        assert box
        self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def _pick(self, question: str, answer: str) -> None:
        """Pick a side or a building: on the board by mouse and keyboard, in the panel by finger."""
        if self.how == TOUCH:
            self.press(say("web-paris-js-side-w") if question == "side" else answer)
        elif self.how == KEYS and question == "side":
            self.page.keyboard.press(ARROWS[answer])
        else:
            self._put(FRONTS[answer])

    def press(self, text: str) -> None:
        """Press a button of the panel; by keyboard, after going there from where the page led to."""
        button = self.page.locator("#draft button", has_text=text)
        expect(button).to_have_count(1)
        if self.how == KEYS:
            self._walk_to(
                f"#draft button:nth-child({1 + button.evaluate('it => [...it.parentNode.children].indexOf(it)')})"
            )
            self.page.keyboard.press("Enter")
        else:
            self._press(button)

    def back(self) -> None:
        """Take a step back."""
        if self.how == TOUCH:
            self.press(say("web-js-back"))
        else:
            self.page.keyboard.press("Escape")

    def confirm(self) -> None:
        self._confirm()
        expect(self.page.locator("#draft .confirm")).to_have_count(0)


def _play(guest: Guest, move: str) -> None:
    answer = guest.move(move, guest.state()["number"])
    assert answer.status_code == 200, answer.text


@pytest.fixture(scope="module")
def tables() -> dict[tuple[Sequence[str], Sequence[str]], Prepared]:
    return {}


@pytest.fixture
def prepare(served: Served, tables: dict[tuple[Sequence[str], Sequence[str]], Prepared]) -> Iterator[Prepare]:
    """Give a table at which a card lies face-up; it is kept, and brought back to its position after each test."""
    used = []

    def find(move: str, built: Sequence[str] = BUILT) -> Prepared:
        cards = next(cards for cards in SETS if move.split()[0] in cards)
        if (cards, built) not in tables:
            tables[cards, built] = Prepared(served, cards, built)
        used.append(tables[cards, built])
        return used[-1]

    yield find
    for table in used:
        table.restore()


@pytest.fixture
def player(browser: Browser, served: Served, request: pytest.FixtureRequest) -> Iterator[Player]:
    found = Player(browser, served.address, getattr(request, "param", MOUSE))
    yield found
    found.close()


@pytest.mark.parametrize("move", ACTIONS)
def test_every_action(player: Player, prepare: Prepare, move: str) -> None:
    table = prepare(move)
    asked = player.sit(table).lead_through(move)
    expect(player.changes.locator(".about")).to_have_text([] if asked else [say(f"web-card-{move}", **facts())])
    assert table.count == table.start
    player.confirm()
    assert (table.last, table.count) == (move, table.start + 1)


@pytest.mark.parametrize("player", [MOUSE, TOUCH, KEYS], indirect=True)
def test_a_building_is_turned(player: Player, prepare: Prepare) -> None:
    move = "build T5 g1,e2,f2,g2,g3"
    table = prepare("levitation")
    player.sit(table).lead_through(move)
    player.confirm()
    assert (table.last, table.count) == (move, table.start + 1)


@pytest.mark.parametrize("player", [MOUSE, TOUCH, KEYS], indirect=True)
@pytest.mark.parametrize("move", [LEVITATION, STATUE, ANNEX])
def test_several_choices(player: Player, prepare: Prepare, move: str) -> None:
    """Each is taken back, up to where nothing was begun; then the same again, and confirmed."""
    table = prepare(move)
    asked = player.sit(table).lead_through(move)
    assert len(set(asked)) == len(asked) == len(move.split()) - 1
    for question in reversed(asked):
        player.back()
        expect(player.prompt).to_have_text(question)
        expect(player.changes).to_have_count(0)
    player.back()
    expect(player.page.locator("#draft")).to_be_empty()
    expect(player.marks).to_have_count(0)
    expect(player.page.locator("[aria-pressed=true]")).to_have_count(0)
    assert table.count == table.start
    assert player.lead_through(move) == asked
    player.confirm()
    assert (table.last, table.count) == (move, table.start + 1)


@pytest.mark.parametrize(
    ("player", "card"), [(KEYS, "levitation"), (MOUSE, "jardin"), (TOUCH, "penseur")], indirect=["player"]
)
def test_without_its_action(player: Player, prepare: Prepare, card: str) -> None:
    """Nothing is held then, and what could be done is offered again after taking back."""
    table = prepare(card)
    player.sit(table).take(card)
    question = player.prompt.inner_text()
    for _ in range(2):
        player.press(say("web-paris-js-alone"))
        expect(player.changes).to_have_attribute("data-move", card)
        expect(player.page.locator("#draft .turns")).to_have_count(0)
        expect(player.marks).to_have_count(0)
        player.back()
        expect(player.prompt).to_have_text(question)
    player.press(say("web-paris-js-alone"))
    expect(player.changes.locator(".about")).to_have_text(say("web-paris-js-alone"))
    player.confirm()
    assert (table.last, table.count) == (card, table.start + 1)


def test_where_nothing_can_be_done(player: Player, prepare: Prepare) -> None:
    """There is no building that the Annex could belong to."""
    table = prepare("bouquinistes", ())
    player.sit(table).take("bouquinistes")
    expect(player.prompt).to_have_text(f"{say('illegal-nowhere')} {say('web-paris-js-nowhere')}")
    player.press(say("web-paris-js-alone"))
    expect(player.changes).to_have_attribute("data-move", "bouquinistes")
    player.confirm()
    assert table.last == "bouquinistes"


@pytest.mark.parametrize("player", [TOUCH], indirect=True)
def test_turning_what_fits_in_one_way_only_says_so(player: Player, prepare: Prepare) -> None:
    player.sit(prepare("levitation"))
    building, spaces, space = only_way(player.state["legal"])
    player.take(f"build {building}")
    player._put(space)
    expect(player.changes).to_have_attribute("data-move", f"build {building} {spaces}")
    player._turn()
    expect(player.page.locator("#tell")).to_have_text(say("web-paris-js-one-way"))
    expect(player.changes).to_have_attribute("data-move", f"build {building} {spaces}")


def only_way(legal: Sequence[str]) -> tuple[str, str, str]:
    """A building that can be turned, spaces for it, and one of them that it may cover in no other way."""
    builds = [move.split()[1:] for move in legal if move.startswith("build") and move.split()[1] not in ("O4", "X5")]
    for building, spaces in builds:
        others = {space for name, other in builds if name == building and other != spaces for space in other.split(",")}
        for space in set(spaces.split(",")) - others:
            return building, spaces, space
    raise AssertionError("every building can be turned everywhere")


@pytest.mark.parametrize("player", [MOUSE, TOUCH], indirect=True)
def test_a_statue_is_moved_before_it_faces_a_side(player: Player, prepare: Prepare) -> None:
    """Another space takes it there; one where it may not stand is told of, and asked for again."""
    table = prepare(STATUE)
    player.sit(table).take("penseur")
    player._put("f5")
    expect(player.prompt).to_have_text(say("web-paris-js-side"))
    player._put("b5")
    expect(player.page.locator("#over > .option > *")).to_have_count(2)
    player._put("a1")
    expect(player.prompt).to_have_text(say("web-paris-js-place"))
    expect(player.page.locator("#tell")).to_be_visible()
    player.answer("place", "e2")
    player.answer("side", "w")
    expect(player.changes).to_have_attribute("data-move", STATUE)
    assert table.count == table.start


@pytest.mark.parametrize(
    ("card", "move"), [("metropolitain", "build T5 f4,d5,e5,f5,f6"), ("chartier", "build O4 e1,f1,e2,f2")]
)
def test_a_right_is_used_on_a_later_turn(player: Player, prepare: Prepare, card: str, move: str) -> None:
    table = prepare("sacre-coeur").play(card, "sacre-coeur")
    player.sit(table).lead_through(move)
    player.confirm()
    assert table.last == move
    assert not table.orange.state()["view"]["rights"]["orange"]


def test_an_annex_of_the_garden(player: Player, prepare: Prepare) -> None:
    """The Garden is called by its name among the buildings to choose from."""
    table = prepare(ANNEX).play("chartier", "metropolitain", "jardin e7,f7", "sacre-coeur")
    player.sit(table).take("bouquinistes")
    player._put("e8")
    expect(player.prompt).to_have_text(say("web-paris-js-house"))
    expect(
        player.page.locator("#draft button", has_text=say("web-paris-js-house-at", name="L4", space="d6"))
    ).to_be_visible()
    player.press(say("web-paris-js-garden-at", space="e7"))
    expect(player.changes).to_have_attribute("data-move", "bouquinistes e8 e7")
    player.confirm()
    assert table.last == "bouquinistes e8 e7"


@pytest.mark.parametrize("player", [KEYS], indirect=True)
def test_keys_are_led_from_choice_to_choice(player: Player, prepare: Prepare) -> None:
    """To the first answer in the panel, to the board, and back to the card; what is asked is said as well."""
    player.sit(prepare(LEVITATION)).take("levitation")
    panel, board = player.page.locator("#draft button").first, player.page.locator("#board")
    expect(panel).to_be_focused()
    for _ in range(2):
        player.page.keyboard.press("Enter")
    expect(board).to_be_focused()
    expect(player.page.locator("#said")).to_contain_text(player.prompt.inner_text())
    for _ in range(2):
        player.back()
        expect(panel).to_be_focused()
    player.back()
    expect(player.page.locator('[data-take="levitation"]')).to_be_focused()
