"""The database: one log of events, and two tables to find a table by."""

from __future__ import annotations

from sqlalchemy import JSON, Boolean, Column, Float, Index, Integer, MetaData, String, Table

FORM = "0001"
"""The newest migration: databases of this form are as described here."""

metadata = MetaData()

events = Table(
    "events",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("data", JSON, nullable=False),
    Column("key", String(64)),
    Column("at", Float, nullable=False),
    Index("events_by_key", "table_id", "key", unique=True),
)
"""The truth. Writing a row is what makes something happen, and its key (table, number) lets it happen once."""

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("over", Boolean, nullable=False),
    Index("tables_by_age", "over", "touched"),
)
"""Tables with the time of their last event: to end those that were abandoned. It follows from the log."""

players = Table(
    "players",
    metadata,
    Column("player", String(32), primary_key=True),
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Index("players_by_table", "table_id"),
)
"""Who sits where, as the place among the seats: for the list of one's own games. It follows from the log."""
