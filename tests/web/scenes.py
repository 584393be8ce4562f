"""Pages worth looking at: those without parameters, found from the routes, and tables in every state of a game.

Tables are written to the log of a running server with a fixed seed and played by quick bots, so that they look the same
every time. `tools/screenshots.py` shows them too.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import quote

import httpx
from sqlalchemy import update

from boulevard import puzzles
from boulevard.analysis.data import as_data
from boulevard.analysis.tree import Analysis, Evaluation
from boulevard.bots.contract import Sight
from boulevard.bots.registry import ready_bot
from boulevard.games.game import Game
from boulevard.games.registry import NAMES, rules
from boulevard.web.app import create_app
from boulevard.web.event_log.chain import Batch
from boulevard.web.event_log.events import Event, Kind
from boulevard.web.event_log.schema import tournaments
from boulevard.web.event_log.shelf import Shelf
from boulevard.web.event_log.store import Store
from boulevard.web.event_log.tournament_rows import (
    DUPLICATE,
    OPEN,
    OVER,
    PLAYED,
    RUNNING,
    SWISS,
    Entered,
    Found,
    Tournament,
    TournamentRows,
)
from boulevard.web.http.context import COOKIE
from boulevard.web.services.results import Results
from boulevard.web.services.tournaments.steps import next_round
from boulevard.web.settings import Settings
from boulevard.web.tables.decisions import create
from boulevard.web.tables.table import BOT, FRIEND, PERSON, Chair, Table
from boulevard.web.tables.tokens import Holder, Person, Tokens
from tests.waiting import until

ADA = Person("ada-of-the-scenes", "Ada")
QUICK = {"paris": "greedy:tries=9", "avenue": "planner:noise=3.7"}
NO_PAGES = ("/healthz", "/metrics")
"""What answers without being a page; neither is one whose path ends like a file's."""

Until = Callable[[Game], bool]


class Scene(NamedTuple):
    """A table in some state, and how it is looked at."""

    game: str
    seed: str
    chairs: Sequence[Chair]
    until: Until
    address: str = "/play/{token}"
    options: Mapping[str, Any] = {}


class Gathering(NamedTuple):
    """A tournament in some state."""

    game: str
    form: str
    state: str
    round: int = 0

    @property
    def identity(self) -> str:
        """What it is called in addresses."""
        return f"of-{self.game}-{self.state}"

    def found(self) -> Found:
        """All that is written of it: eight take part, two of them bots, and one has left."""
        it = Tournament(
            id=self.identity,
            host=ADA.id,
            name="Club Lumière",
            game=self.game,
            options={},
            form=self.form,
            rounds=5 if self.form == SWISS else self.round,
            seconds=300,
            is_automatic=False,
            state=self.state,
            round=self.round,
            secret="of the scenes",
            made=1.7e9,
            touched=time.time(),
            version=1,
        )
        names = ["Ada", "Bernard", "Chloé", "Dimitri", "Estelle-Geneviève", "Фёдор"]
        entered = [
            Entered(it.id, number, ADA.id if number == 1 else "", name, None, 100.0 - number, False, 1.7e9)
            for number, name in enumerate(names, 1)
        ]
        entered += [Entered(it.id, number, "", "", number - 4, 90.0 - number, False, 1.7e9) for number in (7, 8)]
        found = Found(it._replace(round=0), entered, [])
        for number in range(1, self.round + 1):
            _, _, paired = next_round(found)
            made = [
                one._replace(table_id="", outcome=self._outcome(number + at), points=20 + 3 * at, margin=at)
                for at, one in enumerate(paired)
            ]
            found = Found(it._replace(round=number), entered, [*found.pairings, *made])
        gone = [one._replace(is_out=one.number == 4 and self.round > 0) for one in entered]
        return Found(it, gone, found.pairings)

    def _outcome(self, number: int) -> str:
        return PLAYED if self.form == DUPLICATE else ("first", "second", "draw")[number % 3]


def chair(kind: str, name: str = "", level: int | None = None) -> Chair:
    """A chair; Ada's own, unless it is another's."""
    return Chair(kind, name or ("Ada" if kind == PERSON else ""), level, ADA.id if kind == PERSON else "")


def after(moves: int) -> Until:
    """So many moves are played, and the first seat is to move."""
    return lambda game: len(game.record()["moves"]) >= moves and game.turn[:1] == game.rules.seats[:1]


def at_once(game: Game) -> bool:
    """Nothing is played yet."""
    return True


def to_the_end(game: Game) -> bool:
    """Everything is played."""
    return game.over


DUEL = (chair(PERSON), chair(BOT, level=4))
TRIO = (chair(PERSON), chair(BOT, level=4), chair(BOT, level=2))
EIGHT = (chair(PERSON), *(chair(BOT, level=level) for level in (1, 2, 3, 1, 2, 3, 1)))
SHARED = (chair(PERSON, "Ada"), chair(PERSON, "Bob"))
SCENES = {
    "paris-start": Scene("paris", "a", DUEL, at_once),
    "paris-tiles": Scene("paris", "b", DUEL, after(11)),
    "paris-buildings": Scene("paris", "c", DUEL, after(38)),
    "paris-over": Scene("paris", "c", DUEL, to_the_end),
    "paris-waiting": Scene("paris", "d", (chair(PERSON), chair(FRIEND)), at_once),
    "paris-handing": Scene("paris", "e", SHARED, at_once),
    "paris-watched": Scene("paris", "f", SHARED, after(30), "/watch/{table}"),
    "paris-replay": Scene("paris", "c", DUEL, to_the_end, "/replay/{table}?move=36"),
    "paris-review": Scene("paris", "c", DUEL, to_the_end, "/review/{table}?move=38&option=0"),
    "paris-try": Scene("paris", "c", DUEL, to_the_end, "/review/{table}/try/38"),
    "paris-join": Scene("paris", "g", (chair(PERSON), chair(FRIEND)), at_once, "/join/{invitation}"),
    "avenue-start": Scene("avenue", "a", (chair(PERSON),), at_once),
    "avenue-rounds": Scene("avenue", "b", TRIO, after(50)),
    "avenue-eight": Scene("avenue", "c", EIGHT, after(88)),
    "avenue-over": Scene("avenue", "d", TRIO, to_the_end),
    "avenue-replay": Scene("avenue", "d", TRIO, to_the_end, "/replay/{table}?move=60"),
    "avenue-review": Scene("avenue", "d", TRIO, to_the_end, "/review/{table}"),
}
"""Tables by name; others may add theirs."""


ANALYSES = {"paris-analysis": "paris-tiles", "avenue-analysis": "avenue-rounds"}
"""Analyses of Ada's, with the table whose game each is about."""


def plain() -> Iterator[str]:
    """The addresses of all pages that need no parameter, or only the name of a game."""
    for route in routes(create_app(Settings(secret="only to look at its routes"))):
        path, methods = getattr(route, "path", ""), getattr(route, "methods", None) or ()
        is_page = "GET" in methods and not getattr(route, "include_in_schema", False)
        for address in {path.replace("{game}", game) for game in NAMES}:
            if is_page and "{" not in address and address not in NO_PAGES and not Path(address).suffix:
                yield address


def routes(router: Any) -> Iterator[Any]:
    """All routes of an application, those of the routers that it includes as well."""
    for route in router.routes:
        yield from routes(route.original_router) if hasattr(route, "original_router") else (route,)


ODD = (
    "paris ooobbobo/bmbboomb/Loommoom/obbbbLbo/bLomooLb/boLbmbbo/obLbmooL/mbbmoLob L4:o@e2e3d4e4 painter:o@b8"
    " levitation,metropolitain:o,jardin,sacre-coeur,peintre:o,chartier:b,bouquinistes,lampadaire:b"
    " 26354871.-/I3,O4,X5,P5,U6/5/2/metropolitain 45173862.-/V3,T4,S4,T5,W5,L6/7/2/chartier 2/b/o/o/0 -"
)
"""A position of phase 2 that no game leads to: Orange has a chimney too few."""
THREE = "avenue A B 1y6y" + 3 * " ....../....../....../..1.../....../....../......:-:-:-"
"""The first round of a game for three."""
TOURNAMENTS = {
    "tournament-open": Gathering("paris", SWISS, OPEN),
    "tournament-waits": Gathering("paris", SWISS, RUNNING, 2),
    "tournament-over": Gathering("avenue", DUPLICATE, OVER, 2),
}
"""Tournaments that Ada holds, by what they are called in addresses; nothing is due in any of them."""
PAGES = {
    **{path: path for path in sorted(plain())},
    "/nowhere": "/nowhere",
    "position": f"/position?text={quote(ODD)}",
    "new-position-two": f"/new/paris?position={quote(ODD)}",
    "new-position-three": f"/new/avenue?position={quote(THREE)}",
    **dict.fromkeys(SCENES, ""),
    **{name: f"/analysis/{name}" for name in ANALYSES},
    **{name: f"/tournaments/{it.identity}" for name, it in TOURNAMENTS.items()},
    "puzzle": f"/puzzles/paris/{puzzles.shipped('paris')[0].identity}",
    "tournament-screen": f"/tournaments/{TOURNAMENTS['tournament-waits'].identity}/screen",
}
"""Every page by name, with its address; that of a scene is known only to the server that has it."""


class Scenery:
    """The scenes of a server that runs: their addresses, and the cookie of Ada, who sits at all of these tables."""

    def __init__(self, data: Path, server: str = "") -> None:
        self.server = server
        """Its address: reviews are waited for there."""
        self.settings = Settings(data=data)
        self.tokens = Tokens(self.settings.signing_secret())
        logs = {name: self._log(scene) for name, scene in SCENES.items()}
        with ThreadPoolExecutor(1) as apart:  # a browser may have an event loop in this thread
            apart.submit(asyncio.run, self._write(logs)).result()

    @property
    def cookie(self) -> dict[str, str]:
        """What makes a browser Ada's."""
        return {"name": COOKIE, "value": self.tokens.person(ADA)}

    def address(self, page: str) -> str:
        """The path of a page by its name."""
        if page not in SCENES:
            return PAGES[page]
        scene = SCENES[page]
        if scene.address.startswith("/review/"):
            self.wait_for_review(page)
        own = tuple(place for place, it in enumerate(scene.chairs) if it.kind == PERSON)
        free = tuple(place for place, it in enumerate(scene.chairs) if it.is_free)
        seat, invitation = self.tokens.seat(Holder(page, own)), self.tokens.invitation(Holder(page, free))
        return scene.address.format(token=seat, table=page, invitation=invitation)

    def wait_for_review(self, table: str) -> dict[str, Any]:
        """Wait until the review of a game that is over is ready; return it."""
        asked = f"{self.server}/api/tables/{table}/review"
        with httpx.Client(timeout=60) as http:
            given = until(lambda: it if (it := http.get(asked).json())["ready"] else None)
        review: dict[str, Any] = given["review"]
        return review

    def _log(self, scene: Scene) -> list[Event]:
        created = create(scene.game, scene.options, scene.chairs, scene.seed).here
        seats = rules(scene.game).dealt(scene.seed, created[0].data["options"]).seats
        moves = played(scene.game, scene.seed, tuple(sorted(created[0].data["options"].items())), scene.until)
        happened = [*created, *(Event(Kind.moved, {"place": seats.index(seat), "move": move}) for seat, move in moves)]
        return [replace(event, at=time.time()) for event in happened]

    async def _write(self, logs: Mapping[str, Sequence[Event]]) -> None:
        store = Store(self.settings.url)
        store.open()
        await store.append(*(Batch(name, 0, events) for name, events in logs.items()))
        for name, scene in SCENES.items():
            if scene.until is to_the_end:
                await store.finish(name)
                await Results(store).settle(Table.replayed(name, logs[name]))
        rows = TournamentRows(store)
        for gathering in TOURNAMENTS.values():
            found = gathering.found()
            await rows.add(found.tournament, len(TOURNAMENTS))
            await rows.change(found.tournament.id, lambda _, found=found: found.entrants)  # type: ignore[misc]
            if found.pairings:
                before, it = await rows.found(found.tournament.id), found.tournament
                await rows.go_on(before, it.state, it.rounds, found.pairings)
                await store.change(update(tournaments).where(tournaments.c.id == it.id).values(round=it.round))
        for name, table in ANALYSES.items():
            await Shelf(store).add(name, ADA.id, as_data(analysed(SCENES[table])), is_changed=True)
        await store.close()


def analysed(scene: Scene) -> Analysis:
    """The game of a scene with a variation, a comment and an evaluation."""
    options = create(scene.game, scene.options, scene.chairs, scene.seed).here[0].data["options"]
    game = Game(rules(scene.game).dealt(scene.seed, options))
    for seat, move in played(scene.game, scene.seed, tuple(sorted(options.items())), scene.until):
        game.play(seat, move)
    analysis = Analysis.of_game(game)
    before = analysis.game_at(6)
    new = analysis.add(6, before.turn[0], before.legal(before.turn[0])[-1])
    analysis.comment(new, "What if?")
    best = ((before.turn[0], analysis.nodes[new].move),)
    analysis.evaluate(6, Evaluation(before.turn[0], 4.5, 0.62, True, 40_000, False, best))
    return analysis


@cache
def played(name: str, seed: str, options: tuple[tuple[str, Any], ...], until: Until) -> list[tuple[Any, str]]:
    """The moves of quick bots from the deal of a seed, until something is so or the game is over."""
    game, bot = Game(rules(name).dealt(seed, dict(options))), ready_bot(name, QUICK[name])
    moves: list[tuple[Any, str]] = []
    while not game.over and not until(game):
        seat = game.turn[0]
        sight = Sight.of(game, seat)
        move = sight.write(bot.think(sight, len(moves)).action)
        moves.append((seat, game.play(seat, move)))
    return moves
