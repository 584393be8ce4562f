"""The outline of the rules for people; their sentences are `learn-goofspiel-…`."""

from __future__ import annotations

from boulevard.games.rulebook import Lists, Rulebook, Says, Section

RULEBOOK = Rulebook(
    "goofspiel",
    (
        Section("short", (Says("bid", "most"),)),
        Section("prize", (Lists("secret", "highest", "tie"), Says("spent"))),
    ),
)
