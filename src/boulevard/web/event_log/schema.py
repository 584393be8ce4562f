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
    false,
    func,
)

FORM = "0022"
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
    Index("unheard_by_other", "other"),
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

push_subscriptions = Table(
    "push_subscriptions",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("device", String(32), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(120), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("language", String(8), nullable=False),
    Column("made", Float, nullable=False),
    Column("host", String(253), nullable=False, server_default=""),
    Column("missed", Integer, nullable=False, server_default="0"),
    Index("push_subscriptions_by_person", "person"),
)
"""Browsers that are told something while no page is open, by a hash of the address at which their maker takes it.

`device` is the number that the browser came with; once that is signed out, nothing is sent there any more.
`missed` is how many notices in a row did not arrive at the address, whose `host` is called few times at once."""

mail_addresses = Table(
    "mail_addresses",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("address", String(254), nullable=False),
    Column("language", String(8), nullable=False),
    Column("stop", String(32), nullable=False, unique=True),
    Column("made", Float, nullable=False),
    Column("seen", Float, nullable=False, server_default="0"),
    Column("mailed", Float, nullable=False, server_default="0"),
)
"""Addresses at which people read what concerns them, confirmed. `stop` is the word in the link that ends it.

`seen` is when they last had a page open, and `mailed` when the last mail went out."""

mail_asks = Table(
    "mail_asks",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("hash", String(64), nullable=False),
    Column("at", Float, nullable=False),
    Index("mail_asks_by_hash", "hash", "at"),
)
"""Mails that asked whether an address is somebody's, as a hash of it: no address is asked often."""

notice_choices = Table(
    "notice_choices",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("data", JSON, nullable=False),
)
"""What people want to be told while no page is open, as switches by way and matter; what they never chose is usual."""

noticed = Table(
    "noticed",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("length", Integer, nullable=False),
    Column("standing", JSON, nullable=False),
)
"""How tables stood when it was last looked whom something concerns (services/notices/noticing.py)."""

notices = Table(
    "notices",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("way", String(8), nullable=False),
    Column("target", String(64), nullable=False),
    Column("table_id", String(16), nullable=False),
    Column("matter", String(16), nullable=False),
    Column("number", Integer, nullable=False),
    Column("made", Float, nullable=False),
    Column("due", Float, nullable=False),
    Column("taken", Float),
    Column("attempts", Integer, nullable=False, server_default="0"),
    Column("done", Float),
    Index("notices_by_due", "done", "due"),
    Index("notices_by_person", "person", "done"),
)
"""What is to be told to somebody by push or mail, each in a row that one process takes (notice_rows.py).

`taken` is when one began to send it, and `done` when it was sent or given up."""


restrictions = Table(
    "restrictions",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("person", String(32), nullable=False, server_default=""),
    Column("network", String(64), nullable=False, server_default=""),
    Column("reason", Text, nullable=False),
    Column("since", Float, nullable=False),
    Column("until", Float),
    Column("carried_out", Float),
    Index("restrictions_by_person", "person"),
)
"""Who is banned or muted (rulings.py): a person, or a network of addresses. The only place with addresses.

Rows go when they have run out. `carried_out` is when the games of somebody banned were given up."""

imposed_names = Table(
    "imposed_names",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("at", Float, nullable=False),
)
"""What people are called wherever a name of theirs is shown, because whoever runs the server says so (rulings.py)."""

operations = Table(
    "operations",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("who", String(64), nullable=False),
    Column("what", String(16), nullable=False),
    Column("person", String(32), nullable=False, server_default=""),
    Column("table_id", String(16), nullable=False, server_default=""),
    Column("about", String(64), nullable=False, server_default=""),
    Column("until", Float),
    Column("reason", Text, nullable=False, server_default=""),
    Index("operations_by_person", "person"),
)
"""What whoever runs the server did (operations.py): who, when, about whom and why, never names or addresses.

By the last number, servers see that something was done."""

admitted = Table(
    "admitted",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("since", Float, nullable=False),
)
"""Who was let in where a server lets in only those who were invited (people/passes.py). Who has a seat needs no row."""

passes = Table(
    "passes",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("uses", Integer, nullable=False),
    Column("until", Float, nullable=False),
)
"""Invitations to the server, as hashes: how many they let in yet, and until when."""

invited = Table(
    "invited",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("place", Integer, primary_key=True),
    Column("person", String(32), nullable=False),
    Column("inviter", String(32), nullable=False),
    Column("name", String(64), nullable=False),
    Column("called", String(64), nullable=False),
    Column("at", Float, nullable=False),
    Column("state", String(8), nullable=False),
    Index("invited_by_person", "person"),
    Index("invited_by_inviter", "inviter"),
)
"""Whom somebody has invited to a place at a table (invited_rows.py): until they answer, it is kept for them.

`name` is that of the inviter, `called` what they call whom they invite, and `state` whether these declined."""

listings = Table(
    "listings",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("free", Integer, nullable=False),
    Column("is_patient", Boolean, nullable=False),
    Column("listed", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Index("listings_by_age", "free", "listed"),
)
"""Tables that are shown in the lobby (lobby_rows.py), and how many of their seats are free. It follows from the log.

But for `seen`: when somebody who sits there was last seen. One that is patient waits for people without that."""

seekers = Table(
    "seekers",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("game", String(32), nullable=False),
    Column("seconds", Integer, nullable=False),
    Column("mean", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("table_id", String(16), nullable=False),
    Column("since", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("found", String(16), nullable=False),
    Column("found_at", Float, nullable=False),
    Index("seekers_by_table", "table_id", unique=True),
)
"""People who wait in the lobby to be paired, each once: for which game, how strong they are, and what their table will
be called. `found` is the table of two who were paired. Rows go when these sit there, or nobody waits any more."""

days = Table(
    "days",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("variant", String(32), primary_key=True),
    Column("seed", String(64), nullable=False),
    Column("made", Float, nullable=False),
    Column("worked_out", JSON),
    Column("taken", Float),
)
"""The decks of days (day_rows.py), written some days ahead: a date of UTC, the sheet, and the seed, from when on.

`worked_out` is what bots make of it and the best game that was found, `taken` when a process last began to find out.
The seed is secret until the day is final."""

attempts = Table(
    "attempts",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("variant", String(32), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("table_id", String(16), nullable=False),
    Column("begun", Float, nullable=False),
    Column("ended", Float),
    Column("points", Integer),
    Column("tie_break", Integer),
    Index("attempts_by_table", "table_id", unique=True),
    Index("attempts_by_person", "person", "day"),
)
"""Who plays the deck of a day, each once (day_rows.py): at which table, and what came of it.

There are points only of games that were played to their end in time, without help."""
tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("host", String(32), nullable=False),
    Column("name", String(64), nullable=False),
    Column("game", String(32), nullable=False),
    Column("options", JSON, nullable=False),
    Column("form", String(16), nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("seconds", Integer, nullable=False),
    Column("is_automatic", Boolean, nullable=False),
    Column("state", String(8), nullable=False),
    Column("round", Integer, nullable=False),
    Column("secret", String(32), nullable=False),
    Column("made", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("version", Integer, nullable=False),
    Index("tournaments_by_state", "state", "touched"),
    Index("tournaments_by_host", "host", "state"),
)
"""Tournaments (tournament_rows.py): who holds them, what is played in which form, and which round it is.

What the tables and decks of a tournament are called and dealt from follows from `secret`. `version` counts changes."""

entrants = Table(
    "entrants",
    metadata,
    Column("tournament_id", String(16), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", String(32), nullable=False),
    Column("name", String(64), nullable=False),
    Column("level", Integer),
    Column("strength", Float, nullable=False),
    Column("is_out", Boolean, nullable=False),
    Column("entered", Float, nullable=False),
    Column("is_barred", Boolean, nullable=False, server_default=false()),
    Index("entrants_by_person", "person"),
)
"""Who takes part in tournaments: people, or bots of a level. Who is out is not paired any more; who is
barred was taken out by the host, and can't come back."""

pairings = Table(
    "pairings",
    metadata,
    Column("tournament_id", String(16), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("first", Integer, nullable=False),
    Column("second", Integer),
    Column("table_id", String(16), nullable=False),
    Column("outcome", String(8), nullable=False),
    Column("points", Integer),
    Column("margin", Integer, nullable=False),
    Index("pairings_by_table", "table_id"),
)
"""Who meets whom in each round, by the numbers of entrants, at which table, and what came of it, once that is known.

Where everybody plays the same deck alone, there is no second, and `points` are those that were made."""

puzzle_attempts = Table(
    "puzzle_attempts",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("puzzle", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("table_id", String(16), nullable=False),
    Column("begun", Float, nullable=False),
    Column("tried", JSON, nullable=False),
    Column("outcome", String(8), nullable=False),
    Column("settled", Float),
    Column("day", String(10), nullable=False),
    Column("is_open", Boolean, nullable=False),
    Column("rating", Integer, nullable=False),
    Column("mean", Float),
    Column("deviation", Float),
    Column("gain", Float),
    Index("puzzle_attempts_by_time", "person", "game", "settled"),
    Index("puzzle_attempts_by_table", "table_id"),
)
"""Who has tried which puzzle, each once (puzzle_rows.py): what was tried, and what came of the first attempt.

`day` is that on which it was the puzzle of the day, if it was; `is_open` says whether they may see the solution;
`rating` is that of the puzzle, 0 of one from a game of their own (`table_id`), which does not count. What follows is
how strong they were afterwards; without it, that has to be worked out anew."""

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
