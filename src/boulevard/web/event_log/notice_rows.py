"""The rows of what is to be told to people while no page is open: where, what they chose, and what is on its way.

A notice is written in the same transaction that says how its table was looked at, or that invites somebody, so it is
written once, whichever process looks. Then one process takes it. If that one dies meanwhile, another takes it after a
while: it may arrive twice then, and never not at all.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, and_, delete, exists, func, insert, or_, select, update

from boulevard.web.event_log.database import is_shared
from boulevard.web.event_log.schema import (
    mail_addresses,
    mail_asks,
    notice_choices,
    noticed,
    notices,
    one_time_keys,
    players,
    push_subscriptions,
    tables,
)

PUSH, MAIL = "push", "mail"
WAYS = (PUSH, MAIL)
"""How somebody is told while no page is open."""
LEASE = 120.0
"""Seconds after which a notice is taken again that a process took and did not finish."""
KEPT = 3600.0
"""Seconds for which notices stay that were sent: so many are counted."""
DAY = 24 * 3600.0
IDLE = 30 * DAY
"""Seconds after which browsers are told nothing more of people who sit at no table."""
ASKED = "mail"
"""The purpose of one-time keys by which addresses of mail are confirmed."""


class Subscription(NamedTuple):
    """A browser that can be told something while no page is open."""

    id: str
    person: str
    device: str
    endpoint: str
    p256dh: str
    auth: str
    language: str
    made: float
    host: str = ""
    missed: int = 0
    """How many notices in a row did not arrive there."""


class Address(NamedTuple):
    """Where somebody reads mail."""

    person: str
    address: str
    language: str
    stop: str
    made: float
    seen: float
    mailed: float


class Notice(NamedTuple):
    """Something to be told to somebody, in one way."""

    id: str
    person: str
    way: str
    target: str
    table_id: str
    matter: str
    number: int
    made: float
    due: float
    taken: float | None = None
    attempts: int = 0
    done: float | None = None


class Looked(NamedTuple):
    """How long the log of a table was when it was looked at last, and how the table stood."""

    length: int
    standing: dict[str, Any]


class Reach(NamedTuple):
    """How somebody can be reached while no page is open."""

    subscriptions: tuple[str, ...]
    has_mail: bool
    choices: Mapping[str, Any]
    since: float
    """When the first of these ways was opened."""


# Where people are told


def subscribe(connection: Connection, row: Subscription, most: int) -> None:
    """Tell a browser from now on, whoever had it before; of somebody's browsers only the newest ones are told."""
    unsubscribe(connection, row.id)
    connection.execute(insert(push_subscriptions).values(row._asdict()))
    it = push_subscriptions.c
    newest = select(it.id).where(it.person == row.person).order_by(it.made.desc(), it.id).limit(most)
    kept = list(connection.scalars(newest))
    connection.execute(delete(push_subscriptions).where(it.person == row.person, it.id.not_in(kept)))


def unsubscribe(connection: Connection, identity: str, person: str | None = None) -> int:
    """Tell a browser nothing more, if it is somebody's; return how many that were."""
    it = push_subscriptions.c
    own = () if person is None else (it.person == person,)
    return connection.execute(delete(push_subscriptions).where(it.id == identity, *own)).rowcount


def subscriptions_of(connection: Connection, person: str) -> list[Subscription]:
    """The browsers of somebody, the newest first."""
    it = push_subscriptions.c
    query = select(push_subscriptions).where(it.person == person).order_by(it.made.desc())
    return [Subscription(*row) for row in connection.execute(query)]


def subscription(connection: Connection, identity: str) -> Subscription | None:
    """A browser, if it is still told."""
    row = connection.execute(select(push_subscriptions).where(push_subscriptions.c.id == identity)).one_or_none()
    return Subscription(*row) if row else None


def note_missed(connection: Connection, identity: str, most: int) -> None:
    """A notice did not arrive at a browser and won't; after so many in a row it is told nothing more."""
    it = push_subscriptions.c
    connection.execute(update(push_subscriptions).where(it.id == identity).values(missed=it.missed + 1))
    connection.execute(delete(push_subscriptions).where(it.id == identity, it.missed >= most))


def note_arrived(connection: Connection, identity: str) -> None:
    """A notice arrived at a browser where earlier ones did not."""
    connection.execute(update(push_subscriptions).where(push_subscriptions.c.id == identity).values(missed=0))


def sits(connection: Connection, person: str) -> bool:
    """Whether somebody has a seat, or had one."""
    return connection.scalar(select(players.c.player).where(players.c.player == person).limit(1)) is not None


def follow_device(connection: Connection, old: str, new: str, person: str) -> None:
    """Go on telling a browser that comes by another number from now on; another person there is told nothing."""
    it = push_subscriptions.c
    connection.execute(delete(push_subscriptions).where(it.device == old, it.person != person))
    connection.execute(update(push_subscriptions).where(it.device == old).values(device=new))


def address_of(connection: Connection, person: str) -> Address | None:
    """Where somebody reads mail, if they said so."""
    row = connection.execute(select(mail_addresses).where(mail_addresses.c.person == person)).one_or_none()
    return Address(*row) if row else None


def keep_address(connection: Connection, row: Address) -> None:
    """Send mail to an address from now on, in place of an earlier one."""
    connection.execute(delete(mail_addresses).where(mail_addresses.c.person == row.person))
    connection.execute(insert(mail_addresses).values(row._asdict()))


def drop_address(connection: Connection, person: str) -> int:
    """Send somebody no more mail."""
    return connection.execute(delete(mail_addresses).where(mail_addresses.c.person == person)).rowcount


def stop(connection: Connection, word: str) -> int:
    """Send no more mail to an address by the word that its mails have."""
    return connection.execute(delete(mail_addresses).where(mail_addresses.c.stop == word)).rowcount


def note_seen(connection: Connection, people: Collection[str], now: float) -> None:
    """Note that people have a page open."""
    connection.execute(update(mail_addresses).where(mail_addresses.c.person.in_(list(people))).values(seen=now))


def note_asked(connection: Connection, hashed: str, now: float) -> None:
    """Note that somebody is asked whether an address is theirs."""
    connection.execute(delete(mail_asks).where(mail_asks.c.at < now - DAY))
    connection.execute(insert(mail_asks).values(hash=hashed, at=now))


def times_asked(connection: Connection, hashed: str, now: float) -> int:
    """How often it was asked whether an address is somebody's, within a day."""
    it = mail_asks.c
    query = select(func.count()).select_from(mail_asks).where(it.hash == hashed, it.at >= now - DAY)
    return connection.scalar(query) or 0


def choices_of(connection: Connection, person: str) -> dict[str, Any]:
    """What somebody chose to be told."""
    found = connection.scalar(select(notice_choices.c.data).where(notice_choices.c.person == person))
    return found if isinstance(found, dict) else {}


def choose(connection: Connection, person: str, changes: Mapping[str, str]) -> None:
    """Keep what somebody chose beside what they had chosen."""
    data = {**choices_of(connection, person), **changes}
    connection.execute(delete(notice_choices).where(notice_choices.c.person == person))
    connection.execute(insert(notice_choices).values(person=person, data=data))


# How tables were looked at


def reaches(connection: Connection, people: Collection[str]) -> dict[str, Reach]:
    """How some people can be reached, of those who can."""
    wanted, it, mail = list(people), push_subscriptions.c, mail_addresses.c
    found: defaultdict[str, list[tuple[str, float]]] = defaultdict(list)
    for person, identity, made in connection.execute(select(it.person, it.id, it.made).where(it.person.in_(wanted))):
        found[person].append((identity, made))
    rows = connection.execute(select(mail.person, mail.made).where(mail.person.in_(wanted)))
    addresses: dict[str, float] = {row.person: row.made for row in rows}
    reached = {*found, *addresses}
    if not reached:
        return {}
    row = notice_choices.c
    chosen = connection.execute(select(row.person, row.data).where(row.person.in_(reached)))
    choices = {person: data for person, data in chosen if isinstance(data, dict)}
    return {
        person: Reach(
            tuple(identity for identity, _ in found.get(person, ())),
            person in addresses,
            choices.get(person, {}),
            min([*(made for _, made in found.get(person, ())), addresses.get(person, float("inf"))]),
        )
        for person in reached
    }


def looked_at(connection: Connection, identities: Collection[str]) -> dict[str, Looked]:
    """How tables stood when they were looked at last, of those that were."""
    it = noticed.c
    rows = connection.execute(select(it.table_id, it.length, it.standing).where(it.table_id.in_(list(identities))))
    return {identity: Looked(length, standing) for identity, length, standing in rows}


def note_looked(
    connection: Connection, identity: str, before: Looked | None, now: Looked, found: Sequence[Notice]
) -> bool:
    """Say how a table stands now, and what is to be told because of that; False if another process was faster.

    The first time that a table is looked at, two at once may collide (`IntegrityError`): then nothing is written.
    """
    it = noticed.c
    row = {"length": now.length, "standing": now.standing}
    if before is None:
        connection.execute(insert(noticed).values(table_id=identity, **row))
    else:
        same = and_(it.table_id == identity, it.length == before.length)
        if not connection.execute(update(noticed).where(same).values(**row)).rowcount:
            return False
    add(connection, found)
    return True


def add(connection: Connection, found: Sequence[Notice]) -> None:
    """Write what is to be told, each once."""
    if not found:
        return
    known = set(connection.scalars(select(notices.c.id).where(notices.c.id.in_([one.id for one in found]))))
    rows = [one._asdict() for one in found if one.id not in known]
    if rows:
        connection.execute(insert(notices), rows)


def overlooked(connection: Connection, since: float, limit: int) -> list[str]:
    """Tables of people who can be reached at which something happened lately that nobody has looked at."""
    it = tables.c
    reached = select(push_subscriptions.c.person).union(select(mail_addresses.c.person))
    query = (
        select(it.id)
        .join(players, players.c.table_id == it.id)
        .outerjoin(noticed, noticed.c.table_id == it.id)
        .where(
            it.over.in_((True, False)),
            it.touched >= since,
            players.c.player.in_(reached),
            or_(noticed.c.length.is_(None), noticed.c.length < it.length),
        )
        .group_by(it.id, it.touched)
        .order_by(it.touched)
        .limit(limit)
    )
    return list(connection.scalars(query))


def running_out(connection: Connection, until: float, limit: int) -> list[str]:
    """Tables of people who can be reached at which somebody's time runs out soon."""
    it = tables.c
    reached = select(push_subscriptions.c.person).union(select(mail_addresses.c.person))
    mine = select(players.c.table_id).where(players.c.player.in_(reached))
    query = select(it.id).where(it.due < until, it.over.is_(False), it.id.in_(mine)).order_by(it.due).limit(limit)
    return list(connection.scalars(query))


def standings_of(connection: Connection, person: str) -> list[tuple[int, dict[str, Any]]]:
    """Where somebody sits at tables whose games go on, and how these stood when they were looked at last."""
    query = (
        select(players.c.seat, noticed.c.standing)
        .join(noticed, noticed.c.table_id == players.c.table_id)
        .join(tables, tables.c.id == players.c.table_id)
        .where(players.c.player == person, tables.c.over.is_(False))
    )
    return [(seat, standing) for seat, standing in connection.execute(query)]


# What is on its way


def take(
    connection: Connection, now: float, way: str = PUSH, people: Collection[str] = (), hosts: Collection[str] = ()
) -> list[Notice]:
    """Take the notice that is due first, so that no other process does; none of some people, and none to some hosts."""
    it = notices.c
    host = func.coalesce(push_subscriptions.c.host, "")
    query = (
        select(notices)
        .outerjoin(push_subscriptions, push_subscriptions.c.id == it.target)
        .where(it.way == way, it.done.is_(None), it.due <= now, or_(it.taken.is_(None), it.taken < now - LEASE))
        .where(it.person.not_in(people), host.not_in(hosts))
        .order_by(it.due)
        .limit(1)
    )
    return _taken(connection, query, now)


def take_all_of(connection: Connection, person: str, way: str, now: float) -> list[Notice]:
    """Take all that is to be told to somebody in one way, also what is not due yet."""
    it = notices.c
    query = (
        select(notices)
        .where(it.person == person, it.way == way, it.done.is_(None))
        .where(or_(it.taken.is_(None), it.taken < now - LEASE))
        .order_by(it.made)
    )
    return _taken(connection, query, now)


def _taken(connection: Connection, query: Any, now: float) -> list[Notice]:
    if is_shared(connection.engine):
        query = query.with_for_update(skip_locked=True, of=notices)
    rows: Sequence[Row[Any]] = connection.execute(query).all()
    found = [Notice(*row) for row in rows]  # type: ignore[call-arg]
    if found:
        mine = notices.c.id.in_([it.id for it in found])
        connection.execute(update(notices).where(mine).values(taken=now, attempts=notices.c.attempts + 1))
    return [it._replace(taken=now, attempts=it.attempts + 1) for it in found]


def next_due(connection: Connection, ways: Collection[str] = WAYS, since: float = 0.0) -> float | None:
    """When the next notice is due that nobody has taken, of those that were not due yet at a time."""
    it = notices.c
    query = select(func.min(it.due)).where(it.done.is_(None), it.taken.is_(None), it.due > since, it.way.in_([*ways]))
    due: float | None = connection.scalar(query)
    return due


def finish(connection: Connection, identities: Collection[str], now: float) -> None:
    """Notices were sent, or it was tried for the last time: they are kept a while, to be counted."""
    connection.execute(update(notices).where(notices.c.id.in_(list(identities))).values(done=now))


def drop(connection: Connection, identities: Collection[str]) -> None:
    """Notices were not sent, and won't be: they don't count."""
    connection.execute(delete(notices).where(notices.c.id.in_(list(identities))))


def postpone(connection: Connection, identities: Collection[str], due: float, counts: bool = True) -> None:
    """Send notices later; whether this counts as an attempt that failed."""
    attempts = notices.c.attempts if counts else notices.c.attempts - 1
    mine = notices.c.id.in_(list(identities))
    connection.execute(update(notices).where(mine).values(due=due, taken=None, attempts=attempts))


def tried_for(connection: Connection, person: str, way: str, since: float) -> int:
    """How often it was tried to tell somebody something in one way, with notices that were not done by then."""
    it = notices.c
    query = select(func.sum(it.attempts)).where(it.person == person, it.way == way)
    query = query.where(or_(it.done.is_(None), it.done >= since))
    return connection.scalar(query) or 0


def sweep(connection: Connection, now: float) -> None:
    """Forget what was sent long enough ago, how tables stood where nothing happens any more, and browsers of nobody."""
    connection.execute(delete(notices).where(notices.c.done < now - KEPT))
    asked = one_time_keys.c
    connection.execute(delete(one_time_keys).where(asked.purpose == ASKED, asked.made < now - DAY))
    old = select(tables.c.id).where(tables.c.over.is_(True), tables.c.touched < now - 30 * DAY)
    connection.execute(delete(noticed).where(noticed.c.table_id.in_(old)))
    it = push_subscriptions.c
    idle = ~exists().where(players.c.player == it.person)
    connection.execute(delete(push_subscriptions).where(it.made < now - IDLE, idle))
