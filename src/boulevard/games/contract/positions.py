"""Positions as one line of text and as plain data (docs/positions.md)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Self

from boulevard.errors import BadPosition, NoPositions
from boulevard.games.contract.data import Setup, States, View
from boulevard.games.contract.play import Play
from boulevard.games.positions import WrittenPosition, mapping, named
from boulevard.messages import Said


@dataclass(frozen=True)
class PositionForm:
    """How a game writes its positions and reads them; each function is given what its name in `Positions` says."""

    data: Callable[[Any, States], dict[str, Any]]
    """A state of some rules, which may be hidden, as plain data: what is not known is "?"."""
    text: Callable[[Mapping[str, Any]], str]
    """Such data as the fields of a text, without the name of the game."""
    parsed: Callable[[Sequence[str]], dict[str, Any]]
    """The data that the fields of a text stand for (`BadPosition`); what they mean is left to `read`."""
    read: Callable[[Mapping[str, Any]], tuple[Setup, States]]
    """The setup of a game and the state that data describe (`BadPosition`); what is unknown stays so.

    The setup is whole: unknown cards or tiles come there in any order.
    """
    of_view: Callable[[Any, View], dict[str, Any]]
    """The data of the position that a view of some rules shows (`BadPosition`).

    What the rules are made of and views leave out, as a box of one's own, comes from the rules.
    """
    oddities: Callable[[Any, States], Sequence[Said]]
    """Why a state of some rules can't arise in play."""


class Positions(Play):
    """Positions written and read. A game need not offer them (`NoPositions`)."""

    positions: ClassVar[PositionForm | None] = None

    @classmethod
    def prepared(cls) -> None:
        """Compile everything that any game of this kind will need, positions included."""
        super().prepared()
        if cls.positions:
            dealt = cls.dealt(0)
            given, state = cls.from_position(dealt.position(dealt.start()))
            given.oddities(state)

    def position(self, state: States) -> str:
        """Return a state, which may be hidden, as one line of text: one state, one text."""
        return f"{self.info.name} {self._form().text(self.position_data(state))}"

    def position_data(self, state: States) -> dict[str, Any]:
        """Return the same as plain data, in the words of views (`BadPosition` if the rules could not go on from it)."""
        form = self._form()
        self.require_one(state)
        return {"game": self.info.name, **form.data(self, state)}

    @classmethod
    def from_position(cls, position: WrittenPosition) -> tuple[Self, States]:
        """Return the game and the state that a text or data describe (`BadPosition`); what is unknown stays so.

        Any game that is accepted can be played on, whether or not play could have led to it (`oddities`).
        """
        form = cls._form()
        if named(position) != cls.info.name:
            raise BadPosition("position-game", where="game", name=named(position), game=cls.info.name)
        data = form.parsed(position.split()[1:]) if isinstance(position, str) else mapping("position", position)
        setup, state = form.read({name: part for name, part in data.items() if name != "game"})
        return cls.from_setup(setup), state

    def state_of(self, view: View) -> States:
        """Return the hidden state that a view of this game shows (`BadPosition`)."""
        form = self._form()
        self.require_view(view)
        rules, state = self.from_position({"game": view.get("game"), **form.of_view(self, view)})
        if any(rules.setup.get(name) != self.setup.get(name) for name in self.info.options):
            raise BadPosition("position-other-setup", where="position")
        return state

    def oddities(self, state: States) -> Sequence[Said]:
        """Say why a position can't arise in play; nothing if nothing speaks against it."""
        form = self._form()
        self.require_one(state)
        return form.oddities(self, state)

    def require_sound(self, state: States) -> None:
        """Refuse a state that the rules could not go on from (`BadStates`, `BadPosition`).

        A game without positions takes any of the right kind.
        """
        self.require_one(state)
        if self.positions and self.from_position(self.position_data(state))[1].tobytes() != state.tobytes():
            raise BadPosition("position-unsound", where="position")

    @classmethod
    def _form(cls) -> PositionForm:
        if cls.positions is None:
            raise NoPositions("no-positions", title=cls.info.title)
        return cls.positions
