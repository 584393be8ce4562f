"""The outline of the rules of Avenue for people."""

from __future__ import annotations

from boulevard.games.avenue.facts import facts
from boulevard.games.rulebook import Lists, Rulebook, Says, Section, Shows, Signs, Steps

RULEBOOK = Rulebook(
    "avenue",
    (
        Section("short", (Steps("sheet", "road", "joined", "farm", "zero", "end"),)),
        Section(
            "symbols",
            (
                Signs(
                    *("farm", "grapes-purple", "grapes-green", "castle-purple", "castle-green"),
                    *("farm-C", "farm-back", "road-3-yellow", "road-5-grey", "yellow", "peek", "penalty"),
                ),
                Says("lines"),
            ),
        ),
        Section("setup", (Lists("sheet", "roads", "farms", "players"),)),
        Section(
            "round",
            (Says("farm", "card"), Lists("draw", "peek"), Says("secret", "yellow", "five")),
        ),
        Section("roads", (Says("turned", "over", "joined"), Shows("joined", "apart"), Says("ends", "path"))),
        Section("peeking", (Says("price", "last", "must"),)),
        Section(
            "scoring",
            (Says("when"),),
            (
                Section("farm", (Says("how", "none", "again"), Shows("farm"))),
                Section("rise", (Says("how", "zero", "after"), Shows("zero", "rising"))),
                Section("castles", (Says("how", "crossing"), Shows("purple", "green"))),
                Section("penalty", (Says("how", "subtotal"),)),
                Section("example", (Says("how"), Shows("end"))),
            ),
        ),
        Section("ties", (Says("how"),)),
        Section("alone", (Says("how"),)),
        Section("options", (Lists("sheets", "own", "paper", "narrator"),)),
    ),
    editor="sheet",
    values=facts,
)
