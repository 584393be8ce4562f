"""The database: a log of events, tables to find things by, reviews, analyses, people, hours, and jobs."""

from __future__ import annotations

from sqlalchemy import JSON, Boolean, Column, DateTime, Float, Index, Integer, MetaData, String, Table, Text, func

FORM = "0009"
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
    Column("hash", String(32), nullable=False, server_default=""),
    Index("events_by_key", "table_id", "key", unique=True),
)
"""The truth. Writing a row is what makes something happen, and its key (table, number) lets it happen once.

The hash chains it to the row before (chain.py)."""

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("ran", Float, nullable=False, server_default="0"),
    Column("length", Integer, nullable=False, server_default="0"),
    Column("head", String(32), nullable=False, server_default=""),
    Index("tables_by_age", "over", "touched"),
)
"""Tables with their last event: when it was, also by the time that servers ran, its number and its hash.

`over` also says that a game was set aside. All of it follows from the log."""


players = Table(
    "players",
    metadata,
    Column("player", String(32), primary_key=True),
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Index("players_by_table", "table_id"),
)
"""Who sits where, as the place among the seats: for the list of one's own games. It follows from the log."""

hours = Table("hours", metadata, Column("id", Integer, primary_key=True), Column("ran", Float, nullable=False))
"""One row: the seconds that servers ran (hours.py). Writing it also shows that there is room to write."""

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("data", JSON, nullable=False),
)
"""Reviews of games that are over (reviews.py). They follow from the log, but take long to work out."""

opened_records = Table(
    "opened_records",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("text", Text, nullable=False),
    Column("opened", DateTime(timezone=True), nullable=False, server_default=func.now()),
    Index("opened_records_by_age", "opened"),
)
"""Records that people opened, for all processes to find (records.py), and when by the clock of the database.

With SQLite there are none: its one process keeps them in memory."""

analyses = Table(
    "analyses",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("owner", String(32), nullable=False),
    Column("data", JSON, nullable=False),
    Column("updated", Float, nullable=False),
    Column("unchanged", Float),
    Column("version", Integer, nullable=False, server_default="1"),
    Index("analyses_by_owner", "owner", "updated"),
)
"""Analyses (analyses.py): the document as it is downloaded, and the person who may change it.

Of one that was not changed since it was begun, `unchanged` is the time that servers had run by then.
`version` counts its changes (shelf.py)."""

identities = Table(
    "identities",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("state", String(8), nullable=False),
    Column("since", Float, nullable=False),
    Column("number", Integer, nullable=False),
    Index("identities_by_person", "person"),
    Index("identities_by_number", "number"),
)
"""Who is who (people/register.py): the numbers of browsers and programs that lead to another person than
themselves, that are no longer let in, or that are deleted. All others need no row. `number` grows with every change."""

one_time_keys = Table(
    "one_time_keys",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("purpose", String(16), nullable=False),
    Column("person", String(32), nullable=False),
    Column("note", Text, nullable=False),
    Column("made", Float, nullable=False),
    Index("one_time_keys_by_person", "person", "purpose"),
    Index("one_time_keys_by_age", "purpose", "made"),
)
"""What works once (people/one_time_keys.py), as a hash of it: using it deletes the row."""

accounts = Table(
    "accounts",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("folded", String(200), nullable=False, unique=True),
    Column("password", Text),
    Column("made", Float, nullable=False),
)
"""People who like to sign in (people/accounts.py): their name, how nobody else may write theirs, a password's hash."""

passkeys = Table(
    "passkeys",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("credential", Text, nullable=False),
    Column("public_key", Text, nullable=False),
    Column("counter", Integer, nullable=False),
    Column("made", Float, nullable=False),
    Index("passkeys_by_person", "person"),
)
"""Keys of devices that people sign in with (people/passkeys.py), found by a hash of what a device calls them."""

jobs = Table(
    "jobs",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("form", String(32), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("question", Text, nullable=False),
    Column("visitor", Text, nullable=False),
    Column("person", Text, nullable=False),
    Column("table_id", Text, nullable=False),
    Column("has_time", Boolean, nullable=False),
    Column("asked", DateTime(timezone=True), nullable=False),
    Column("wanted", DateTime(timezone=True), nullable=False),
    Column("taken", DateTime(timezone=True)),
    Column("worker", Integer),
    Column("attempts", Integer, nullable=False),
    Column("done", Boolean, nullable=False),
    Column("answer", Text),
    Index("jobs_by_form", "form", "done"),
    Index("jobs_by_visitor", "visitor", "taken"),
    Index("jobs_by_person", "visitor", "person", "taken"),
    Index("jobs_by_table", "visitor", "person", "table_id", "taken"),
)
"""What bots are asked, for workers (jobs/statements.py), in PostgreSQL only; it is not kept when that crashes.

`wanted` is when a server last said that it waits; `taken`, when a worker last began. Done without answer is failed."""
