"""Invitations to a server that is for those who were invited: making them, and coming in."""

from __future__ import annotations

from boulevard.errors import BadOption
from boulevard.messages import say
from boulevard.web import times
from boulevard.web.errors import NobodyYet, UnknownCode
from boulevard.web.event_log.data_folder import LOCK
from boulevard.web.event_log.database import SQLITE, address, migrate, reached, writing
from boulevard.web.http.context import RequestContext
from boulevard.web.people import passes
from boulevard.web.people.one_time_keys import new_code, plain
from boulevard.web.people.register import OPEN, Change
from boulevard.web.settings import SECRET, Settings
from boulevard.web.tables.tokens import Tokens, new_person


async def come_in(ctx: RequestContext, code: str) -> None:
    """Let whoever asks in by a pass (`UnknownCode`, `NobodyYet`, `TooMany`)."""
    ctx.services.guesses.spend(ctx.visitor)
    hashed = ctx.tokens.fingerprint(passes.PURPOSE, plain(code))
    if not await ctx.tables.store.read(lambda connection: passes.works(connection, hashed)):
        raise UnknownCode("pass-unknown")
    person = ctx.person or new_person(say("web-guest"))

    def work(change: Change) -> None:
        here = change.find(ctx.came_as or person.id)
        if here.state != OPEN:
            raise NobodyYet("you-nobody")
        if not passes.admit(change.connection, here.person, change.numbers(here.person), hashed):
            raise UnknownCode("pass-unknown")

    await ctx.tables.people.change(work)
    ctx.met = person


def new_pass(settings: Settings, uses: int, days: int) -> tuple[str, str]:
    """Make a pass that works so often and so long; return the link and the last day (`BadOption`, `Unreachable`)."""
    code = new_code(passes.SIGNS)
    hashed = Tokens(_secret(settings)).fingerprint(passes.PURPOSE, plain(code))
    with reached(settings.url) as engine:
        migrate(engine)
        with writing(engine) as connection:
            until = passes.keep(connection, hashed, uses, days)
    return f"{_base(settings)}/invited?code={code}", times.day(until)


def end_passes(settings: Settings) -> int:
    """Let no pass work any more; return how many did (`Unreachable`)."""
    settings.folder()
    with reached(settings.url) as engine:
        migrate(engine)
        with writing(engine) as connection:
            return passes.end_all(connection)


def _secret(settings: Settings) -> str:
    """What the servers of a database sign with (`BadOption`): a new secret would not be theirs."""
    is_file = address(settings.url).get_backend_name() == SQLITE
    if not is_file and not settings.secret and not (settings.data / SECRET).exists():
        raise BadOption("invite-no-key", folder=settings.data)
    return settings.signing_secret()


def _base(settings: Settings) -> str:
    """Where people reach the server: as it was set, or as the server says that runs on the data folder."""
    lock = settings.data / LOCK
    said = lock.read_text(encoding="utf-8").strip() if lock.exists() else ""
    return (settings.address or said or f"http://{settings.host}:{settings.port}").rstrip("/")
