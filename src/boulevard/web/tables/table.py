"""One table: who sits there, the game, and how it came about. It follows from its events alone."""

from __future__ import annotations

import hashlib
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import Any, NamedTuple

from boulevard.games.contract import Rules, Seat
from boulevard.games.game import Game
from boulevard.games.kernels.states import from_bytes
from boulevard.web.event_log.events import PLAYING, Event, Kind
from boulevard.web.tables.beginnings import begun, played, tells_secrets
from boulevard.web.tables.clocks import GRACE, QUESTION, Asked
from boulevard.web.tables.series import Series
from boulevard.web.tables.shuffle import UNSHUFFLED, mixture
from boulevard.web.tables.terms import Terms

PASS = "pass"
"""How games write that nothing is done."""
PERSON, FRIEND, BOT = "person", "friend", "bot"
"""Who a chair is for: somebody who was there from the start, somebody who is to come, or a bot."""
MOST_CHAIRS = 8
STATES_KEPT = 1000
"""States with a pass of which it is kept whether it was forced, a few hundred bytes each."""
LATEST = 4
"""Events that a table has at hand as they are in the log: who followed it so far needs no more."""
STAND_IN = 1
"""The level of the bot that plays on for a person who left a game of several."""


@lru_cache(STATES_KEPT)
def _has_one_move(rules: Rules, state: bytes, seat: Seat) -> bool:
    """Whether there is nothing else to do for a seat in a state than one move."""
    return len(rules.actions(from_bytes(state, rules.dtype), seat)) == 1


@dataclass(frozen=True)
class Chair:
    """A place at the table."""

    kind: str
    name: str = ""
    level: int | None = None
    player: str = ""
    """Who sits there, as known from the cookie."""
    left: bool = False
    entropy: str = ""
    """What the person contributed to the shuffle."""

    @property
    def is_free(self) -> bool:
        """Whether somebody may sit down."""
        return self.kind == FRIEND and not self.name

    @property
    def bot(self) -> int | None:
        """The level of the bot that moves here, if one does."""
        return STAND_IN if self.left else self.level

    @property
    def data(self) -> dict[str, Any]:
        """The chair as it is set up, for the log."""
        data = {"kind": self.kind, "name": self.name, "level": self.level, "player": self.player}
        return {**data, "entropy": self.entropy} if self.entropy else data


class Guide(NamedTuple):
    """How far somebody is in the lesson of a guided game (pages/learning/lessons.py)."""

    page: str = ""
    """The page that was turned to last; none at first."""
    shown: bool = True


class Next(NamedTuple):
    """The table at which people go on after the end, if they do: the server is bound to its seed from the start."""

    table_id: str
    seed: str


class Table:
    """A table in the state after its events."""

    def __init__(self, identity: str, created: Event) -> None:
        data = created.data
        self.id = identity
        self.ended = False
        self.seed: str = data["seed"]
        """The server's own: before the end, nobody may see it."""
        self.options: Mapping[str, Any] = data["options"]
        self.position: Mapping[str, Any] | None = data.get("position")
        """What the game begins with instead of options; what it leaves open is dealt."""
        self.chairs = [Chair(**chair) for chair in data["chairs"]]
        self._start = self._dealt(data["game"])
        self.rules = self._start.rules
        self.moves: list[tuple[Seat, str]] = [(self.seats[place], move) for place, move in data.get("opening", ())]
        self.opening = len(self.moves)
        """How many moves were played when the table was set up: they are nobody's decisions."""
        self.game = played(self._start, self.moves)
        self.terms = Terms.of(data)
        self.others_play = self.terms.round is not None and self.terms.round.is_duplicate
        """Whether others may still play its deck in a tournament, as far as is known: the log doesn't tell."""
        self.guide = Guide() if data.get("guided") else None
        self.log: list[tuple[Kind, int | None]] = [(Kind.created, None)]
        """What happened, and at which place: all of it that anybody may know."""
        self.latest = deque([created], LATEST)
        """The last events, as they are in the log."""
        self.created_for = created.key
        """The key of the request that set it up; none, if that had no key."""
        self.keys = {created.key}
        """The keys of all requests that had an effect."""
        self.aside = False
        """Whether nobody came back for a long time; nothing is shown by that, and the game can go on."""
        self.asking: int | None = None
        """The place that asks to take its last decision back."""
        self.asked_at = dict[int, int]()
        """The decision of each place at which it asked last: for one decision it may ask once."""
        self.again = set[int]()
        """The places of those who would like to play again, once the game is over."""
        self.enough = set[int]()
        """The places of those who would not."""
        self.rematch: str | None = None
        self.next = Next(*data["next"]) if "next" in data else None
        self.contributed = dict[int, str]()
        """What those who would like to play again contribute to the next shuffle."""
        self.touched = created.at
        self.ended_at: float | None = None
        """When the game ended, if it is over."""
        self.decided_before_leaving = dict[int, int]()
        """How many moves whoever left a place had made there: later ones are a bot's."""
        self.hidden = 0
        """How many chairs are of people who deleted themselves."""
        self._given = dict[int, str]()
        """The names that people gave who are called otherwise by now, by their places."""
        self._decisions = [0] * len(self.chairs)
        self._undos = 0
        self.clock = self.terms.clock
        self.late = set[int]()
        """The places of those whose time ran out."""
        self._asked: Mapping[int, Asked] = {}
        """Since when the people have been asked who must act, at a table with a clock that runs."""
        self._wind(created)

    @classmethod
    def replayed(cls, identity: str, events: Iterable[Event]) -> Table:
        """Return the table that a log leads to."""
        first, *rest = events
        table = cls(identity, first)
        for event in rest:
            table.apply(event)
        return table

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats of the game, in the order of the chairs."""
        return self.rules.seats

    @cached_property
    def is_foretold(self) -> bool:
        """Whether the position that it began with tells what is hidden: then whoever set the table up may know it."""
        return self.position is not None and tells_secrets(self.position)

    @property
    def deal(self) -> str:
        """What the deal is drawn from: before the end, nobody may see it."""
        return mixture(self.seed, [chair.entropy for chair in self.chairs])

    def _dealt(self, game: str) -> Game:
        """The game as it begins with the deal: settled when the last seat is taken, or nobody will come any more."""
        return begun(game, self.options, UNSHUFFLED if self.waits and not self.ended else self.deal, self.position)

    def _shuffle(self) -> None:
        """Deal, before anybody has moved."""
        self._start = self._dealt(self.rules.info.name)
        self.rules = self._start.rules
        self.game = played(self._start, self.moves)

    @property
    def waits(self) -> bool:
        """Whether the game can't begin before somebody takes a free chair."""
        return any(chair.is_free for chair in self.chairs)

    @property
    def over(self) -> bool:
        """Whether nothing more will be played."""
        return self.ended or self.game.over

    @property
    def turn(self) -> list[int]:
        """The places that must act now."""
        return [] if self.over or self.waits else [self.place(seat) for seat in self.game.turn]

    @property
    def series(self) -> Series | None:
        """How the series stands that the game is one of, the game included if it is over."""
        series = self.terms.series
        return series.after(self.won) if series and self.over and not self.waits else series

    @property
    def won(self) -> frozenset[int]:
        """The places of those who have won a game that is over: who did not leave, or by the rules; none at a draw."""
        stayed = frozenset(place for place, chair in enumerate(self.chairs) if not chair.left and not chair.is_free)
        if not self.game.over:
            return stayed if any(chair.left for chair in self.chairs) else frozenset()
        beaten = zip(self.rules.winners(self.game.state)[0], range(len(self.chairs)), strict=True)
        return frozenset(place for won, place in beaten if won)

    @property
    def starter(self) -> Seat | None:
        """The seat that began the game, where one alone did."""
        turn = self.rules.turn(self._start.state)
        return turn[0] if len(turn) == 1 else None

    @property
    def thinking(self) -> list[int]:
        """The places that a bot must move for now."""
        return [place for place in self.turn if self.chairs[place].bot is not None]

    @property
    def people(self) -> list[int]:
        """The places of people who are still there."""
        return [place for place, chair in enumerate(self.chairs) if chair.kind != BOT and not chair.left]

    @property
    def sitting(self) -> list[int]:
        """The places that people took, whether they are still there or left."""
        return [place for place, chair in enumerate(self.chairs) if chair.kind != BOT and not chair.is_free]

    @property
    def has_company(self) -> bool:
        """Whether different people sit here, or sat: not one alone, nor some on one screen."""
        return len({self.chairs[place].player for place in self.sitting}) > 1

    @property
    def may_have_company(self) -> bool:
        """Whether different people sit here, or may sit down."""
        return self.has_company or self.waits

    def place(self, seat: Seat) -> int:
        """A seat's place among the chairs (`UnknownSeat`)."""
        return self.rules.number(seat)

    @property
    def chosen(self) -> list[int]:
        """The numbers of the moves that somebody chose: not those of the opening, nor a pass that was forced."""
        played = range(self.opening, len(self.moves))
        return [number for number in played if self.moves[number][1] != PASS or not self._is_forced(number)]

    def _is_forced(self, number: int) -> bool:
        """Whether there was nothing else to do than a move."""
        return _has_one_move(self.rules, self.game.state_after(number).tobytes(), self.moves[number][0])

    def number(self, place: int) -> int:
        """The number of a place's next decision: it grows with each, and none comes again after an undo."""
        return self._decisions[place] + self._undos

    @property
    def deadlines(self) -> dict[int, float]:
        """When whose time runs out: of all places whose clock runs."""
        if self.clock is None:
            return {}
        return {place: it.since + self.clock.time(not self._decisions[place]) for place, it in self._asked.items()}

    @property
    def due(self) -> float | None:
        """When somebody's time runs out next, if a clock runs."""
        return min(self.deadlines.values(), default=None)

    def late_at(self, now: float) -> list[int]:
        """The places whose time has run out."""
        return [place for place, deadline in self.deadlines.items() if deadline + GRACE <= now]

    def asked_since(self, place: int) -> float | None:
        """Since when a place has been asked for its decision, if its clock runs."""
        return self._asked[place].since if place in self._asked else None

    def thought_seed(self, place: int, number: int | None = None, purpose: str = "") -> int:
        """What chance a thought has at a place's decision (the next one): the same after a restart, for a purpose."""
        decision = self.number(place) if number is None else number
        about = f"{self.seed}/{purpose}{place}/{decision}"
        return int.from_bytes(hashlib.sha256(about.encode()).digest()[:7], "big")

    def recognise(self, person_of: Callable[[str], str], imposed_on: Callable[[str], str] = lambda _: "") -> None:
        """See who the people are by now: the log has the numbers and names that they had when they sat down.

        Whose person was deleted is nobody: the name is hidden, and the number stays, so that results stay as they are.
        Some are called otherwise than they said, because whoever runs the server decided so.
        """
        for place, chair in enumerate(self.chairs):
            person = person_of(chair.player) if chair.player else ""
            if person:
                name = self._name_at(place, imposed_on(person))
                self.chairs[place] = replace(chair, player=person, name=name)
            elif chair.player and chair.name:
                self.chairs[place] = replace(chair, kind=PERSON, name="")
                self.hidden += 1

    def _name_at(self, place: int, imposed: str) -> str:
        """What somebody is called: as was decided, or else by the name they gave."""
        given = self._given.pop(place, self.chairs[place].name)
        if imposed:
            self._given[place] = given
        return imposed or given

    def apply(self, event: Event) -> None:
        """Take account of an event that has happened."""
        self.aside = self.aside and event.kind not in PLAYING
        self._effects[event.kind](self, event.data)
        self.log.append((event.kind, event.data.get("place")))
        self.latest.append(event)
        self.keys.add(event.key)
        self.touched = event.at
        self.ended_at = (event.at if self.ended_at is None else self.ended_at) if self.over else None
        self._wind(event)

    def _wind(self, event: Event) -> None:
        """Let the clocks of all people run who must act: anew for another decision, else on."""
        if self.clock is None:
            return
        people = [] if self.aside else [place for place in self.turn if self.chairs[place].bot is None]
        before, self._asked = self._asked, {place: Asked(self.number(place), event.at) for place in people}
        for place, now in self._asked.items():
            if place in before and before[place].number == now.number:
                self._asked = {**self._asked, place: self._gone_on(place, before[place], event)}

    def _gone_on(self, place: int, asked: Asked, event: Event) -> Asked:
        """What an event means for somebody who is still asked for the same decision."""
        assert self.clock is not None
        if event.kind is Kind.asked and event.data["place"] != place:
            return asked.given(min(QUESTION, self.clock.seconds))
        return asked.after(event.data.get("stood", 0.0), event.at)

    def _join(self, data: Mapping[str, Any]) -> None:
        place = data["place"]
        taken = {name: data[name] for name in ("name", "player", "entropy") if name in data}
        self.chairs[place] = replace(self.chairs[place], **taken)
        if not self.waits:
            self._shuffle()

    def _move(self, data: Mapping[str, Any]) -> None:
        place, seat = data["place"], self.seats[data["place"]]
        self.moves.append((seat, self.game.play(seat, data["move"])))
        self._decisions[place] += 1
        self.asking = None

    def _ask(self, data: Mapping[str, Any]) -> None:
        self.asking = place = data["place"]
        self.asked_at[place] = self.number(place)

    def _refuse(self, _data: Mapping[str, Any]) -> None:
        self.asking = None

    def _withdraw(self, data: Mapping[str, Any]) -> None:
        self.asking = None
        for place in data.get("places", ()):
            self.again.discard(place)
            self.contributed.pop(place, None)

    def _undo(self, data: Mapping[str, Any]) -> None:
        self.moves = [move for number, move in enumerate(self.moves) if number not in data["dropped"]]
        self.game = played(self._start, self.moves)
        self._undos += 1
        self.asking = None

    def _resign(self, data: Mapping[str, Any]) -> None:
        place = data["place"]
        self.chairs[place] = replace(self.chairs[place], left=True)
        own = [seat for seat, _ in self.moves[self.opening :] if seat == self.seats[place]]
        self.decided_before_leaving[place] = len(own)
        if data.get("late"):
            self.late.add(place)
        self.asking = None
        if data["ends"]:
            self._close()

    def _set_aside(self, _data: Mapping[str, Any]) -> None:
        self.aside = True
        self.asking = None

    def _end(self, _data: Mapping[str, Any]) -> None:
        self.asking = None
        self._close()

    def _close(self) -> None:
        self.ended = True
        if self.waits:
            self._shuffle()

    def _offer(self, data: Mapping[str, Any]) -> None:
        self.again |= set(data["places"])
        if "entropy" in data:
            self.contributed[data["place"]] = data["entropy"]
        self.enough -= set(data["places"])

    def _decline(self, data: Mapping[str, Any]) -> None:
        self.again.clear()
        self.contributed.clear()
        self.enough |= set(data["places"])

    def _go_on(self, data: Mapping[str, Any]) -> None:
        self.rematch = data["table"]

    def _turn_page(self, data: Mapping[str, Any]) -> None:
        self.guide = Guide(data["page"], data["shown"])

    _effects: Mapping[Kind, Callable[[Table, Mapping[str, Any]], None]] = {
        Kind.joined: _join,
        Kind.moved: _move,
        Kind.asked: _ask,
        Kind.refused: _refuse,
        Kind.withdrawn: _withdraw,
        Kind.undone: _undo,
        Kind.resigned: _resign,
        Kind.set_aside: _set_aside,
        Kind.ended: _end,
        Kind.offered: _offer,
        Kind.declined: _decline,
        Kind.rematch: _go_on,
        Kind.guided: _turn_page,
    }
