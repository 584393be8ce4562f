"""The database: a log of events, tables to find things by, and what is kept beside it."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Float,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    func,
)

FORM = "0013"
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
    Column("due", Float),
    Index("tables_by_age", "over", "touched"),
    Index("tables_by_due", "due"),
)
"""Tables with their last event: when it was, also by the time that servers ran, its number and its hash.

`over` also says that a game was set aside. `due` is when it must be looked whether somebody's time ran out: not later
than that happens, if a clock runs. All of it follows from the log."""


players = Table(
    "players",
    metadata,
    Column("player", String(32), primary_key=True),
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Index("players_by_table", "table_id"),
)
"""Who sits where, as the place among the seats: for the list of one's own games. It follows from the log."""

results = Table(
    "results",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), nullable=False),
    Column("name", String(64), nullable=False),
    Column("level", Integer),
    Column("game", String(32), nullable=False),
    Column("variant", String(32), nullable=False),
    Column("against", String(8), nullable=False),
    Column("rival_level", Integer),
    Column("rivals", JSON, nullable=False),
    Column("names", Text, nullable=False),
    Column("points", Integer),
    Column("rank", Integer, nullable=False),
    Column("outcome", String(8), nullable=False),
    Column("unrated", String(16), nullable=False),
    Column("moves", Integer, nullable=False),
    Column("ended", Float, nullable=False),
    Index("results_by_person", "person", "ended"),
    Index("results_by_game", "game", "unrated", "ended"),
)
"""What came of games, one row a seat (tables/results.py). They follow from the log, and from `helped`."""

settled = Table(
    "settled",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("length", Integer, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("form", Integer, nullable=False),
)
"""Tables whose results are written, or that had none when their logs were so long: who fills in results skips them."""

ratings = Table(
    "ratings",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), nullable=False),
    Column("game", String(32), nullable=False),
    Column("ended", Float, nullable=False),
    Column("mean", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("gain", Float, nullable=False),
    Column("uncounted", String(16), nullable=False),
    Index("ratings_by_person", "person", "game", "ended", "table_id"),
    Index("ratings_by_game", "game", "ended", "table_id"),
)
"""The ratings of people after each game that may count, or why that one did not (services/rating.py).

They follow from the results in the order in which games ended."""

helped = Table("helped", metadata, Column("table_id", String(16), primary_key=True))
"""Tables at which somebody got a hint. That is no event, but such games don't count for ratings."""

hours = Table(
    "hours",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("ran", Float, nullable=False),
    Column("seen", Float),
)
"""One row: the seconds that servers ran (hours.py). Writing it also shows that there is room to write.

`seen` is the date at which a server last looked after clocks."""

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

messages = Table(
    "messages",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("place", Integer, nullable=False),
    Column("person", String(32), nullable=False),
    Column("phrase", String(32), nullable=False, server_default=""),
    Column("text", Text, nullable=False, server_default=""),
    Column("key", String(64), nullable=False),
    Column("at", Float, nullable=False),
    Column("ran", Float, nullable=False),
    Index("messages_by_key", "table_id", "key", unique=True),
    Index("messages_by_age", "ran"),
    Index("messages_by_person", "person"),
)
"""What people say to each other (messages.py), numbered at each table: a ready-made phrase by its name, or a text.

`ran` is the time that servers had run by then. The key lets the same request be said once."""

unheard = Table(
    "unheard",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("other", String(32), primary_key=True),
    Column("table_id", String(16), primary_key=True),
    Column("at", Float, nullable=False),
)
"""Whom a person does not want to hear any more: at one table, or (where that is empty) anywhere."""

reports = Table(
    "reports",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("reporter", String(32), primary_key=True),
    Column("reported", String(32), nullable=False),
    Column("messages", JSON, nullable=False),
    Column("at", Float, nullable=False),
    Column("settled", Float),
    Index("reports_by_age", "settled", "at"),
)
"""Messages that somebody reported, for whoever runs the server, each with those around it: they stay when these go.

`settled` is when it was dealt with."""
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
preferences = Table(
    "preferences",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("data", JSON, nullable=False),
)
"""What people prefer (preferences.py), by their id: the choices that they made, by name."""

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
    Column("counter", BigInteger, nullable=False),
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
