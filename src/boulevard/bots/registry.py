"""Bots by name: specs as ``mcts:sims=2000,time=1s``, levels that people pick from, and bots of other packages.

A game's own bots are in the package of its name beside this file: `BOTS` there maps names to classes, and
`levels.toml` describes its levels. Another package offers a bot by an entry point of the group `boulevard.bots`: a
subclass of `Bot`, which may restrict itself to some games by an attribute `games`.
"""

from __future__ import annotations

import inspect
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from typing import Any

from boulevard.bots.chance import Chance
from boulevard.bots.contract import Bot, Budget, Sight, Thought
from boulevard.bots.program import Program
from boulevard.errors import UnknownBot
from boulevard.games import registry as games
from boulevard.messages import say

EVERYWHERE: Mapping[str, type[Bot]] = {"random": Chance, "program": Program}
"""Bots that play every game."""

ENTRY_POINTS = "boulevard.bots"

_SECONDS = re.compile(r"(\d+(?:\.\d+)?)(ms|s|m)?")
_UNITS = {"ms": 0.001, "s": 1.0, "m": 60.0, None: 1.0}


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

    @property
    def title(self) -> str:
        """What it is called: “Level 3 · Promeneur”."""
        return say("level-title", number=self.number, name=self.name)


@dataclass(frozen=True)
class Player:
    """A bot with its budget, ready to play a game."""

    spec: str
    bot: Bot
    budget: Budget

    def think(self, sight: Sight, seed: int) -> Thought:
        """Choose a move."""
        return self.bot.think(sight, self.budget, seed)

    def on(self, threads: int) -> Player:
        """Return the same with another number of cores to use."""
        return replace(self, budget=replace(self.budget, threads=threads))


def player(game: str, spec: str) -> Player:
    """Return the bot that a spec describes for a game, with its machine code compiled (`UnknownBot`)."""
    name, _, rest = spec.strip().partition(":")
    if name == "level":
        return replace(player(game, _level(game, rest).spec), spec=spec)
    found = bots(game)
    if name not in found:
        raise UnknownBot("unknown-bot", name=name, game=game, names=", ".join([*found, "level"]))
    _compile(game, found[name])
    if name == "program":
        return Player(spec, Program(rest), Budget())
    return _built(found[name], spec, _parameters(spec, rest))


def bots(game: str) -> Mapping[str, type[Bot]]:
    """Return all bots that play a game, by name."""
    games.uncompiled(game)
    own: Mapping[str, type[Bot]] = import_module(f"boulevard.bots.{game}").BOTS
    return {**EVERYWHERE, **own, **_foreign(game)}


@cache
def levels(game: str) -> tuple[Level, ...]:
    """Return the levels of a game, the weakest first."""
    text = files(f"boulevard.bots.{game}").joinpath("levels.toml").read_text(encoding="utf-8")
    entries = tomllib.loads(text)["level"]
    return tuple(Level(number, **entry) for number, entry in enumerate(entries, 1))


def expand(game: str, specs: str) -> list[str]:
    """Return the single specs of a list: ``greedy level:1-3`` is four of them."""
    expanded: list[str] = []
    for spec in specs.split():
        if found := re.fullmatch(r"level:(\d+)-(\d+)", spec):
            numbers = range(int(found[1]), int(found[2]) + 1)
            expanded += [f"level:{_level(game, str(number)).number}" for number in numbers]
        else:
            expanded.append(spec)
    return expanded


def _level(game: str, text: str) -> Level:
    for level in levels(game):
        if text == str(level.number):
            return level
    raise UnknownBot("unknown-level", level=text, count=len(levels(game)))


@cache
def _foreign(game: str) -> Mapping[str, type[Bot]]:
    """The bots that other packages offer for a game."""
    offered = {point.name: point.load() for point in entry_points(group=ENTRY_POINTS)}
    return {name: bot for name, bot in offered.items() if game in getattr(bot, "games", (game,))}


def _compile(game: str, bot: type[Bot]) -> None:
    """Compile the rules and, for one of our own bots, all of the game's bots."""
    rules = games.rules(game)
    package = f"boulevard.bots.{game}"
    if bot.__module__.startswith(f"{package}."):
        from boulevard.games.compiled import compile_once

        prepare = import_module(package).prepare
        compile_once(f"bots/{game}", game, say("compiling-bots", title=rules.info.title), prepare)


def _parameters(spec: str, text: str) -> dict[str, str]:
    parameters: dict[str, str] = {}
    for part in filter(None, text.split(",")):
        name, equals, value = part.partition("=")
        if not equals:
            raise UnknownBot("bot-parameter-form", spec=spec, part=part)
        parameters[name.strip()] = value.strip()
    return parameters


def _built(bot: type[Bot], spec: str, parameters: dict[str, str]) -> Player:
    """Make a bot with its parameters, read as the kinds that their defaults have."""
    budget = _budget(bot, spec, parameters)
    known = inspect.signature(bot).parameters
    values: dict[str, Any] = {}
    for name, text in parameters.items():
        if name not in known:
            names = ", ".join(["time", "sims", "threads", *known])
            raise UnknownBot("bot-parameter", spec=spec, name=name, names=names)
        values[name] = _value(spec, name, text, type(known[name].default))
    return Player(spec, bot(**values), budget)


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
        value = text.lower() in ("true", "yes", "on", "1") if kind is bool else kind(text)
    except ValueError as error:
        raise UnknownBot("bot-value", spec=spec, name=name, value=text) from error
    if (kind is int and value < 0) or (name in ("sims", "threads") and value < 1):
        raise UnknownBot("bot-value", spec=spec, name=name, value=text)
    return value
