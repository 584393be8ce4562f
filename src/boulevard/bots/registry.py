"""Bots by name: specs as ``mcts:sims=2000,time=1s``, levels that people pick from, and bots of others.

A game's own bots are in a module that its package names (games/package.py): `BOTS` there maps names to classes, and
`levels.toml` beside it describes its levels; `adviser()` and `prover()` there, if there are such, make the game's
`Adviser` and `Prover`. A game without bots of its own has those that play every game. Another package offers a bot by
an entry point of the group `boulevard.bots`: a subclass of `Bot`, which may restrict itself to some games by an
attribute `games`. Any such class is also found by its path, as ``package.module.Class``; and ``program:COMMAND`` is a
bot in any language. A spec can thus run any code: faces that strangers reach must offer levels only.
"""

from __future__ import annotations

import inspect
import math
import re
import tomllib
import warnings
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

from boulevard.bots import foreign
from boulevard.bots.adviser import Adviser
from boulevard.bots.chance import Chance
from boulevard.bots.contract import Bot, Budget, Sight, Thought
from boulevard.bots.conversation import words
from boulevard.bots.errors import UnknownBot
from boulevard.bots.partner import Partner
from boulevard.bots.program import Program
from boulevard.bots.prover import Prover
from boulevard.bots.sampler import Sampler
from boulevard.games import registry as games
from boulevard.messages import catalogue, say

EVERYWHERE: Mapping[str, type[Bot]] = {"random": Chance, "sampler": Sampler, "partner": Partner, "program": Program}
"""Bots that play every game."""

MIDDLE = 1500.0
"""Where the scale that people see has what is 0 in the arena, so that no rating is below zero."""
SIMPLEST: dict[str, Any] = {"name": "Hasard", "spec": "random", "about": "bot-random", "rating": 0}
"""The only level of a game that describes none."""
_SECONDS = re.compile(r"(\d+(?:\.\d+)?)(ms|s|m)?")
_UNITS = {"ms": 0.001, "s": 1.0, "m": 60.0, None: 1.0}
_YES, _NO = ("true", "yes", "on", "1"), ("false", "no", "off", "0")
_COMMAND = re.compile(r"(?:(\w+=\S*)(?:\s+|$))?(.*)", re.DOTALL)
"""A program's parameters, if there are any, and its command."""


@dataclass(frozen=True)
class Level:
    """A strength that people pick."""

    number: int
    name: str
    spec: str
    about: str
    """The key of the sentence on how it plays."""
    rating: float
    """Elo, as measured by the arena (docs/bots.md); for games alone, the mean score."""
    elo: float | None = None
    """Elo, where the rating is something else."""
    lost: float | None = None
    """Points that it gives away in a game on average, by our own reviews; none until that is measured."""
    is_rated: bool = True
    """Whether it is a step of the ladder, and games against it count for ratings; other opponents have a number too."""

    @property
    def title(self) -> str:
        """What it is called: “Level 3: Promeneur”, or “Complice”."""
        return say("level-title", number=self.number, name=self.name) if self.is_rated else self.name

    @property
    def strength(self) -> float:
        """The same on the scale that people are rated on as well (boulevard/ratings.py)."""
        return MIDDLE + (self.rating if self.elo is None else self.elo)


@dataclass(frozen=True)
class ReadyBot:
    """A bot with its budget, ready to play a game."""

    spec: str
    bot: Bot
    budget: Budget

    def think(self, sight: Sight, seed: int) -> Thought:
        """Choose a move."""
        return self.bot.think(sight, self.budget, seed)

    def on(self, threads: int) -> ReadyBot:
        """Return the same with another number of cores to use."""
        return replace(self, budget=replace(self.budget, threads=threads))


def ready_bot(game: str, spec: str) -> ReadyBot:
    """Return the bot that a spec describes for a game, with its machine code compiled (`UnknownBot`)."""
    name, _, rest = spec.strip().partition(":")
    if name == "level":
        return replace(ready_bot(game, _level(game, rest).spec), spec=spec)
    bot = _found(game, name)
    _compile(game, bot)
    return _built(bot, spec, _command(spec, rest) if bot is Program else _parameters(spec, rest))


@cache
def budget(game: str, spec: str) -> Budget:
    """Return what the bot of a spec may think; nothing is compiled for it (`UnknownBot`)."""
    name, _, rest = spec.strip().partition(":")
    if name == "level":
        return budget(game, _level(game, rest).spec)
    bot = _found(game, name)
    return _budget(bot, spec, _command(spec, rest) if bot is Program else _parameters(spec, rest))


def bots(game: str) -> Mapping[str, type[Bot]]:
    """Return all bots that play a game, by name; those of others that can't be loaded are left out."""
    return {**foreign.playing(game), **_ours(game)}


def about(game: str, name: str) -> str:
    """Return a sentence on how a bot plays: for one of others, the first line that its class says of itself."""
    for key in (f"bot-{game}-{name}", f"bot-{name}"):
        if name in _ours(game) and key in catalogue():
            return say(key)
    return (bots(game)[name].__doc__ or "").strip().partition("\n")[0]


@cache
def levels(game: str) -> tuple[Level, ...]:
    """Return the levels of a game, the weakest first, at least one; the bots themselves are not loaded for it."""
    return _read(game, "level") or (Level(1, **SIMPLEST),)


@cache
def others(game: str) -> tuple[Level, ...]:
    """Return the opponents of a game that are no levels: they have a number above those, a taste or an aim."""
    return _read(game, "other", rating=0, is_rated=False)


def opponents(game: str) -> tuple[Level, ...]:
    """Return all that people may play against, the levels first."""
    return (*levels(game), *others(game))


def opponent(game: str, number: int | None) -> Level | None:
    """Return the level or other opponent of a number, if there is one (any more)."""
    return next((it for it in opponents(game) if it.number == number), None)


def _read(game: str, kind: str, **usual: Any) -> tuple[Level, ...]:
    """Read levels or other opponents; none, with a warning, if anything is wrong with them."""
    try:
        entries = enumerate(_described(game, kind), 1)
        found = tuple(Level(**{**usual, "number": number, **entry}) for number, entry in entries)
        return found if all(catalogue()[it.about] for it in found) else ()
    except (TypeError, ValueError, KeyError) as error:
        warnings.warn(say("levels-broken", game=game, reason=f"{type(error).__name__}: {error}"), stacklevel=3)
    return ()


def _described(game: str, kind: str) -> list[dict[str, Any]]:
    """The levels in a game's own words, if it has any; or its other opponents."""
    if (path := beside(game, "levels.toml")) is None:
        return []
    found: list[dict[str, Any]] = tomllib.loads(path.read_text(encoding="utf-8")).get(kind, [])
    return found


def meaning(game: str, spec: str) -> str:
    """Return the spec of the bot behind a level, which may be another one some day; any other spec means itself."""
    name, _, rest = spec.strip().partition(":")
    return _level(game, rest).spec if name == "level" else spec


def middle(game: str) -> Level:
    """Return the level that a first game is against."""
    return levels(game)[(len(levels(game)) - 1) // 2]


def strongest(game: str) -> str:
    """Return the spec of the bot whose opinion a hint is; where there are no levels, of one that plays every game."""
    return f"level:{len(levels(game))}" if _described(game, "level") else "sampler"


def second(game: str) -> str:
    """Return the spec of the strongest bot but one, which thinks for a while and not by the clock."""
    found = levels(game)
    return found[-2].spec if len(found) > 1 else strongest(game)


def sensible(game: str, sight: Sight) -> Sequence[int]:
    """Return the moves of a sight that don't look absurd to anybody, at least one; all where a game tells nothing."""
    told: Sequence[int] = getattr(module(game), "sensible", lambda it: it.actions)(sight)
    return told


def module(game: str) -> ModuleType | None:
    """Return the module of a game's own bots, if it has some (`UnknownGame`)."""
    name = games.package(game).bots
    return import_module(name) if name else None


@cache
def adviser(game: str) -> Adviser:
    """Return what a game adds to advice."""
    made: Adviser = getattr(module(game), "adviser", Adviser)()
    return made


@cache
def prover(game: str) -> Prover | None:
    """Return what proves puzzles of a game, if it has puzzles."""
    made: Prover | None = getattr(module(game), "prover", lambda: None)()
    return made


def beside(game: str, name: str) -> Path | None:
    """Return a file beside the module of a game's bots, if there is one; the bots themselves are not loaded for it."""
    module = games.package(game).bots
    spec = find_spec(module) if module else None
    path = Path(spec.origin).with_name(name) if spec and spec.origin else None
    return path if path and path.is_file() else None


def expand(game: str, specs: str) -> list[str]:
    """Return the single specs of a list: ``greedy level:1-3`` is four of them; one with blanks stands in quotes."""
    try:
        return [single for spec in words(specs) for single in _each(game, spec)]
    except ValueError as error:
        raise UnknownBot("bot-quotes", specs=specs) from error


def _each(game: str, spec: str) -> list[str]:
    if not (found := re.fullmatch(r"level:(\d+)-(\d+)", spec)):
        return [spec]
    first, last = _level(game, found[1]).number, _level(game, found[2]).number
    return [f"level:{number}" for number in range(min(first, last), max(first, last) + 1)]


def _level(game: str, text: str) -> Level:
    for level in opponents(game):
        if text == str(level.number):
            return level
    raise UnknownBot("unknown-level", level=text, count=len(levels(game)))


def _ours(game: str) -> Mapping[str, type[Bot]]:
    return {**EVERYWHERE, **getattr(module(game), "BOTS", {})}


def _found(game: str, name: str) -> type[Bot]:
    """The class of a bot: one of ours, one that a package offers, or one that is given by its path."""
    ours = _ours(game)
    if name in ours:
        return ours[name]
    if name in foreign.offered():
        return foreign.by_name(name, game)
    if "." in name:
        return foreign.by_path(name, game)
    raise UnknownBot("unknown-bot", name=name, game=game, names=", ".join([*bots(game), "level"]))


def _compile(game: str, bot: type[Bot]) -> None:
    """Compile the rules and, for one of the game's own bots, all of these."""
    games.rules(game)
    if is_own(game, bot):
        prepare(game)


def is_own(game: str, bot: type[Bot]) -> bool:
    """Return whether a bot is one of a game's own, which need machine code of their own."""
    return bot in getattr(module(game), "BOTS", {}).values()


def prepare(game: str) -> None:
    """Compile the rules and the bots of a game, once on a machine."""
    from boulevard.games.kernels.compiled import compile_once, part_of

    title = games.rules(game).info.title
    own = module(game)
    if own and hasattr(own, "prepare"):
        compile_once(part_of(own.__name__), f"{game}-bots", say("compiling-bots", title=title), own.prepare)


def prepare_all(names: Iterable[str]) -> None:
    """Compile games at the same time, each in a process of its own: one core compiles one kernel after the other."""
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        for _ in pool.map(prepare, names):
            pass  # whatever went wrong is raised here


def _parameters(spec: str, text: str) -> dict[str, str]:
    parameters: dict[str, str] = {}
    for part in filter(None, text.split(",")):
        name, equals, value = part.partition("=")
        if not equals:
            raise UnknownBot("bot-parameter-form", spec=spec, part=part)
        parameters[name.strip()] = value.strip()
    return parameters


def _command(spec: str, text: str) -> dict[str, str]:
    """The parameters of a program: ``time=1s python3 bot.py`` has a budget before its command."""
    found = _COMMAND.fullmatch(text.strip())
    assert found
    return {**_parameters(spec, found[1] or ""), "command": found[2]}


def _built(bot: type[Bot], spec: str, parameters: dict[str, str]) -> ReadyBot:
    """Make a bot with its parameters, read as the kinds that their defaults have."""
    budget = _budget(bot, spec, parameters)
    known = inspect.signature(bot).parameters
    values: dict[str, Any] = {}
    for name, text in parameters.items():
        if name not in known:
            names = ", ".join(["time", "sims", "threads", *known])
            raise UnknownBot("bot-parameter", spec=spec, name=name, names=names)
        values[name] = _value(spec, name, text, type(known[name].default))
    return ReadyBot(spec, bot(**values), budget)


def _budget(bot: type[Bot], spec: str, parameters: dict[str, str]) -> Budget:
    """The budget that the parameters `time`, `sims` and `threads` say; they are taken out."""
    time, sims = parameters.pop("time", None), parameters.pop("sims", None)
    threads = parameters.pop("threads", None)
    budget = bot.budget
    if time is not None or sims is not None:
        simulations = None if sims is None else _value(spec, "sims", sims, int)
        budget = Budget(None if time is None else _seconds(spec, time), simulations)
    return budget if threads is None else replace(budget, threads=_value(spec, "threads", threads, int))


def _seconds(spec: str, text: str) -> float:
    if not (found := _SECONDS.fullmatch(text)) or not float(found[1]):
        raise UnknownBot("bot-value", spec=spec, name="time", value=text)
    return float(found[1]) * _UNITS[found[2]]


def _value(spec: str, name: str, text: str, kind: type) -> Any:
    try:
        value = _parsed(text, kind)
    except ValueError as error:
        raise UnknownBot("bot-value", spec=spec, name=name, value=text) from error
    if (kind is int and value < 0) or (name in ("sims", "threads") and value < 1):
        raise UnknownBot("bot-value", spec=spec, name=name, value=text)
    return value


def _parsed(text: str, kind: type) -> Any:
    """Read a value of a kind (`ValueError`); of a kind that we don't know it stays a text."""
    if kind is bool and text.lower() in _YES + _NO:
        return text.lower() in _YES
    if kind is float and math.isfinite(float(text)):
        return float(text)
    if kind in (bool, float):
        raise ValueError(text)
    return int(text) if kind is int else text
