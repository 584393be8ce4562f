"""Write the playthroughs: whole games with the state, the legal moves, and what each seat sees at every step.

Run as ``python -m tests.tools.make_playthroughs`` after a deliberate change; the difference shows what it did. After
the first step, only the lines are written that are not as they were.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import boulevard
from boulevard.games.game import Game
from tests.games.avenue.sheets import SMALL
from tests.games.avenue.sheets import played as played_avenue
from tests.games.paris.policies import Player, played

FOLDER = Path(__file__).parents[1] / "data" / "playthroughs"
MOST_LISTED = 12
"""Legal moves beyond this are told by their number, the first, the last, and a hash of all."""

GAMES: dict[str, Callable[[], Game]] = {
    "paris-starred": lambda: played(boulevard.new("paris", seed=21, starts="blue"), Player(21, ["varied"])),
    "paris-random": lambda: played(
        boulevard.new("paris", seed=22, postcards="random", starts="orange", penseur="own", fountain=1, mirror=True),
        Player(22, ["rightful", "hoarding"]),
    ),
    "avenue-a": lambda: played_avenue(boulevard.new("avenue", seed=23, sheet="A", players=2), 23),
    "avenue-small": lambda: played_avenue(boulevard.new("avenue", seed=24, sheet=SMALL, players=3), 24),
}


def playthrough(name: str) -> str:
    """Return the text of a game."""
    record = GAMES[name]().record()
    lines = [f"# {record['game']}", *(f"setup.{key}: {_plain(value)}" for key, value in record["setup"].items())]
    game = boulevard.from_record({**record, "moves": [], "result": None})
    before: dict[str, str] = {}
    for number, (seat, move) in enumerate([*record["moves"], (None, None)]):
        now = dict(_seen(game))
        lines += ["", f"## after {number} moves"]
        lines += [f"{name}: {text}" for name, text in now.items() if before.get(name) != text]
        lines += [f"no more: {name}" for name in before if name not in now]
        before = now
        if move is not None:
            lines.append(f"> {seat}: {move}")
            game.play(seat, move)
    return "\n".join([*lines, "", f"result: {_plain(game.result())}", ""])


def _seen(game: Game) -> Iterator[tuple[str, str]]:
    """Everything there is to know at a step, by name."""
    yield from _fields("state", game.state[0])
    yield "turn", _plain(game.turn)
    for seat in game.turn:
        yield f"legal {seat}", _listed(game.legal(seat))
    yield "scores", _plain(game.rules.scores(game.state)[0].tolist())
    everybody = game.view()
    for key, value in everybody.items():
        yield f"view.{key}", _plain(value)
    for seat in game.seats:
        for key, value in game.view(seat).items():
            if value != everybody.get(key):
                yield f"view {seat}.{key}", _plain(value)


def _fields(name: str, value: Any) -> Iterator[tuple[str, str]]:
    """The numbers of a record, by their names."""
    if value.dtype.names is None:
        yield name, _plain(value.tolist())
    elif value.shape:
        for number, part in enumerate(value):
            yield from _fields(f"{name}[{number}]", part)
    else:
        for field in value.dtype.names:
            yield from _fields(f"{name}.{field}", value[field])


def _listed(moves: tuple[str, ...]) -> str:
    if len(moves) <= MOST_LISTED:
        return f"{len(moves)}: {'; '.join(moves)}"
    digest = hashlib.sha256("\n".join(moves).encode()).hexdigest()[:16]
    return f"{len(moves)}: {moves[0]}; …; {moves[-1]} ({digest})"


def _plain(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def main() -> None:
    """Play and write all games."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in GAMES:
        (FOLDER / f"{name}.txt").write_text(playthrough(name), encoding="utf-8")


if __name__ == "__main__":
    main()
