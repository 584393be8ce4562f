"""A game at the terminal, against a bot or between two people at one keyboard."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from rich.console import Console
from rich.text import Text

from boulevard.bots import advice
from boulevard.bots.contract import Sight
from boulevard.bots.registry import ReadyBot, ready_bot, strongest
from boulevard.errors import BoulevardError, IllegalMove
from boulevard.games.contract import Seat
from boulevard.games.game import Game
from boulevard.games.kernels.parallel import cores
from boulevard.messages import optional, say
from boulevard.terminal.face import Face, face

SHOWN = 24
"""Legal moves that are listed at once."""


class Leave(Exception):
    """The player wants to stop."""


@dataclass
class Sitting:
    """A game, who plays its seats, and the screen."""

    game: Game
    bots: Mapping[Seat, ReadyBot]
    console: Console
    ask: Callable[[str], str]
    _untold: list[str] = field(default_factory=list)

    def run(self) -> None:
        """Play until the game is over or the player leaves."""
        self.console.print(say("play-welcome", title=self.game.rules.info.title))
        try:
            while not self.game.over:
                self._act()
        except (Leave, EOFError, KeyboardInterrupt):
            self.console.print("\n" + say("play-left-table"))
            return
        self.show(None)
        self.console.print(self._face.closing(self.game.result()))

    def show(self, seat: Seat | None) -> None:
        """Draw what a seat sees."""
        self.console.print()
        self.console.print(self._face.picture(self.game.view(seat), tuple(self.game.marks(seat))))

    @cached_property
    def _face(self) -> Face:
        """How this game looks in a terminal."""
        return face(self.game.rules)

    def _act(self) -> None:
        """Let somebody move, people before bots; tell the moves once everybody may know them."""
        waiting = self.game.turn
        seat = next((seat for seat in waiting if seat not in self.bots), waiting[0])
        if bot := self.bots.get(seat):
            self._let_think(bot, seat)
        else:
            self.show(seat)
            self._take_turn(seat)
        if not set(self.game.turn) < set(waiting):
            for text in self._untold:
                self.console.print(Text(text))
            self._untold.clear()

    def _let_think(self, bot: ReadyBot, seat: Seat) -> None:
        sight = Sight.of(self.game, seat)
        with self.console.status(say("play-thinking", seat=self._face.seat_name(seat))):
            action = bot.think(sight, self._seed).action
        self._note(seat, sight.write(action))
        self.game.apply(seat, action)

    @property
    def _seed(self) -> int:
        """Chance for bots: another for every move, and for every game."""
        return zlib.crc32(repr(self.game.moves).encode())

    def _note(self, seat: Seat, move: str) -> None:
        self._untold.append(say("play-moved", seat=self._face.seat_name(seat), move=move))

    def _take_turn(self, seat: Seat) -> None:
        """Ask until something has happened that changes whose turn it is."""
        while True:
            text = self.ask(say("play-prompt", seat=self._face.seat_name(seat))).strip()
            command, _, rest = text.partition(" ")
            if action := COMMANDS.get(command.lower()):
                if action(self, seat, rest.strip()):
                    return
            elif text and self._try(seat, text):
                return

    def _try(self, seat: Seat, text: str) -> bool:
        try:
            self._note(seat, self.game.play(seat, text))
        except BoulevardError as error:
            self.console.print(Text(str(error), "red"))
            if isinstance(error, IllegalMove):
                self._list(error.possible)
            return False
        return True

    def _list(self, moves: tuple[str, ...]) -> None:
        self.console.print("  ".join(moves[:SHOWN]))
        if len(moves) > SHOWN:
            verb = moves[-1].split()[0]
            self.console.print(say("play-more", count=len(moves) - SHOWN, verb=verb))

    def _moves(self, seat: Seat, prefix: str) -> bool:
        legal = self.game.legal(seat)
        self._list(tuple(move for move in legal if move.lower().startswith(prefix.lower())))
        return False

    def _help(self, seat: Seat, _: str) -> bool:
        if own := optional(f"play-help-{self.game.name}"):
            self.console.print(own, markup=False)
        self.console.print(say("play-help"))
        return False

    def _undo(self, seat: Seat, _: str) -> bool:
        """Go back to this seat's decision before."""
        moves = self.game.played_since(seat)
        if not moves:
            self.console.print(say("play-no-undo"))
            return False
        self.game.undo(moves)
        self._untold.clear()
        return True

    def _save(self, seat: Seat, name: str) -> bool:
        path = Path(name or f"{self.game.name}.json")
        try:
            path.write_text(json.dumps(self.game.record(), ensure_ascii=False) + "\n", encoding="utf-8")
        except OSError as error:
            self.console.print(Text(str(error), "red"))
        else:
            self.console.print(Text(say("play-saved", path=path)))
        return False

    def _board(self, seat: Seat, _: str) -> bool:
        self.show(seat)
        return False

    def _shapes(self, seat: Seat, _: str) -> bool:
        if self._face.shapes:
            self.console.print(self._face.shapes(self.game.view(seat)))
        return False

    def _hint(self, seat: Seat, spec: str) -> bool:
        """Ask a bot what it would play and why, and what it thinks of the next best and of the obvious move."""
        sight = Sight.of(self.game, seat)
        with self.console.status(say("play-considering")):
            asked = ready_bot(self.game.name, spec or strongest(self.game.name)).on(cores())
            given = advice.hint(sight, asked.budget, self._seed, asked.bot)
        ideas = {it.move: it for it in (given.best, given.second, given.obvious) if it}
        for place, it in enumerate(ideas.values(), 1):
            value = f"{given.ahead - it.loss:+.1f}"
            self.console.print(Text(say("play-hint", place=place, move=it.move, value=value)))
            for reason in it.reasons:
                self.console.print(Text(f"   {'+' if reason.is_good else '−'} {reason.said}"))
        return False

    def _quit(self, seat: Seat, _: str) -> bool:
        raise Leave


COMMANDS: Mapping[str, Callable[[Sitting, Seat, str], bool]] = {
    "moves": Sitting._moves,
    "help": Sitting._help,
    "?": Sitting._help,
    "undo": Sitting._undo,
    "save": Sitting._save,
    "board": Sitting._board,
    "shapes": Sitting._shapes,
    "hint": Sitting._hint,
    "quit": Sitting._quit,
    "exit": Sitting._quit,
}
"""What can be typed besides moves; true means that the seat's turn is to be looked at anew."""
