"""Accounts: names, passwords, recovery codes, and what is tried against them."""

from __future__ import annotations

import asyncio
import html
import re
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text

from boulevard.messages import say
from boulevard.web.errors import BadAccount, TooMany
from boulevard.web.http.context import COOKIE
from boulevard.web.people import passwords
from boulevard.web.people.account_names import folded, proper
from boulevard.web.signing_in import PROOF_LASTS, RECOVERY_CODES
from tests.waiting import LONGEST
from tests.web.databases import POSTGRESQL, SQLITE, new_database
from tests.web.people.devices import Device, Server, with_servers
from tests.web.services.in_process import at_most

PASSWORD, OTHER = "four lamps by night", "seven grey pigeons"


async def signed_up(server: Server, name: str = "Colette", password: str = PASSWORD) -> Device:
    device = server.device()
    made = await device.post("/you/account", name=name, password=password)
    assert made.status_code == 303, made.text
    return device


async def sign_in(
    device: Device, name: str = "Colette", password: str = PASSWORD, brings: str = "yes"
) -> httpx.Response:
    return await device.post("/you/sign-in", name=name, password=password, brings=brings)


async def codes_of(device: Device) -> list[str]:
    page = await device.post("/you/recovery")
    assert page.status_code == 200, page.text
    return re.findall(r"<li>([\w-]{14})</li>", page.text)


async def forget_proofs(server: Server) -> None:
    older = f"UPDATE one_time_keys SET made = made - {PROOF_LASTS + 1} WHERE purpose = 'proof'"
    await server.service.store.transact(lambda it: it.execute(text(older)))


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ann", "ANN"),
        ("Ann", "Аnn"),  # the first letter is Cyrillic
        ("Émile", "emile"),
        ("paul", "раul"),
        ("l0la", "Lola"),
        ("Ann B.", "ann-b"),
        ("ａｎｎ", "ann"),
        ("modern", "modem"),
        ("Weiß", "WEISS"),
    ],
)
def test_names_that_look_alike_are_the_same(name: str, other: str) -> None:
    assert folded(name) == folded(other)


@pytest.mark.parametrize(("name", "other"), [("Ann", "Anna"), ("Иван", "Игорь"), ("Ada", "Ida"), ("Zoë 1", "Zoë 2")])
def test_names_that_differ_do(name: str, other: str) -> None:
    assert folded(name) != folded(other)


@pytest.mark.parametrize("name", ["", "  ", "x", "\u200b\u200b", "…!?", "Аnn", "Иvan"])
def test_names_that_nobody_can_have(name: str) -> None:
    with pytest.raises(BadAccount):
        proper(name)


@pytest.mark.parametrize("password", ["", "short", "aaaaaaaaaaaaaaa", "x" * 201, "colette colette", "ab" * 30])
def test_passwords_that_are_refused(password: str) -> None:
    with pytest.raises(BadAccount):
        passwords.require_good(password, "Colette")


def test_games_played_before_stay_ones_own_and_the_same_everywhere(database: str, tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        laptop, phone = server.device(), server.device()
        first, second = await laptop.table(), await phone.table()
        assert (await laptop.post("/you/account", name="Colette", password=PASSWORD)).status_code == 303
        assert await laptop.tables() == {first}
        planted = phone.cookie
        assert (await sign_in(phone, "COLETTE")).status_code == 303
        assert await phone.tables() == await laptop.tables() == {first, second}
        assert phone.cookie != planted
        assert await server.device(planted).tables() == set()  # who knew its number before does not come along
        guest = server.device()
        third = await guest.table()
        assert (await sign_in(guest, brings="")).status_code == 303
        assert await guest.tables() == {first, second}
        assert third not in await guest.tables()
        kept = await server.service.store.read(lambda it: it.execute(text("SELECT password FROM accounts")).scalar())
        assert str(kept).startswith("$argon2id$")

    with_servers(database, tmp_path, use)


def test_a_name_is_one_persons(database: str, tmp_path: Path) -> None:
    async def use(*servers: Server) -> None:
        devices = [servers[number % len(servers)].device() for number in range(5)]
        names = ["Colette", "COLETTE", "Co1ette", "Colétte", "coIette"]
        made = await asyncio.gather(
            *(it.post("/you/account", name=name, password=PASSWORD) for it, name in zip(devices, names, strict=True))
        )
        assert sorted(it.status_code for it in made) == [303, 422, 422, 422, 422]
        owner = devices[[it.status_code for it in made].index(303)]
        assert (await owner.post("/you/account", name="Other", password=PASSWORD)).status_code == 422

    with_servers(database, tmp_path, use, count=2 if "postgres" in database else 1)


def test_what_does_not_fit_lets_nobody_in(tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        owner = await signed_up(server)
        table = await owner.table("Colette")
        (code, *_) = await codes_of(owner)
        thief = server.device()
        for name, password in (("Colette", OTHER), ("Nobody", PASSWORD), ("Colette", ""), ("", PASSWORD)):
            assert (await sign_in(thief, name, password)).status_code in (403, 422)
        for name, sent in (("Nobody", code), ("Colette", "AAAA-BBBB-CCCC"), ("Colette", "")):
            assert (await thief.post("/you/recover", name=name, code=sent)).status_code in (403, 422)
        assert thief.cookie == ""
        assert (await thief.post("/you/recover", name="Colette", code=code.lower())).status_code == 303
        assert await thief.tables() == {table}
        again = server.device()
        assert (await again.post("/you/recover", name="Colette", code=code)).status_code == 403
        assert again.cookie == ""

    with_servers(new_database(SQLITE, tmp_path), tmp_path, use)


def test_passwords_can_not_be_tried_for_long(tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        owner = server.device(visitor="10.0.0.1")
        await owner.post("/you/account", name="Colette", password=PASSWORD)
        thief = server.device(visitor="10.0.0.2")
        tried = [(await sign_in(thief, password=f"guess number {number}")).status_code for number in range(5)]
        assert tried == [403, 403, 403, 429, 429]
        assert (await sign_in(thief)).status_code == 429
        many = [server.device(visitor=f"10.1.0.{number}") for number in range(4)]
        assert {(await sign_in(it)).status_code for it in many} == {429}  # it is about the same name
        assert (await sign_in(many[0], "Another")).status_code in (403, 429)

    with_servers(new_database(SQLITE, tmp_path), tmp_path, use, guesses=3)


def test_no_password_is_hashed_for_who_has_proven_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(server: Server) -> None:
        owner = await signed_up(server)
        await forget_proofs(server)
        hashed: list[str] = []

        async def note(password: str) -> str:
            hashed.append(password)
            return password

        monkeypatch.setattr(passwords, "hashed", note)
        tried = [(await owner.post("/you/password", password=OTHER)).status_code for _ in range(4)]
        assert tried == [403, 403, 429, 429]
        assert hashed == []

    with_servers(new_database(SQLITE, tmp_path), tmp_path, use, guesses=3)


def test_passkeys_can_only_be_asked_for_so_often(tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        owner = await signed_up(server)
        asked = "http://localhost:8765/you/passkey/add/options"
        owner.http.headers["Cookie"] = f"{COOKIE}={owner.cookie}"
        assert [(await owner.http.post(asked)).status_code for _ in range(4)] == [200, 200, 429, 429]

    with_servers(new_database(SQLITE, tmp_path), tmp_path, use, guesses=3)


def test_only_so_many_passwords_wait() -> None:
    async def run() -> None:
        many = [passwords.fits(OTHER, None) for _ in range(passwords.MOST_WAITING + 3)]
        done = await asyncio.gather(*many, return_exceptions=True)
        assert {type(it) for it in done} == {bool, TooMany}
        assert 1 <= sum(isinstance(it, TooMany) for it in done) <= 3
        assert await passwords.fits(OTHER, None) is False

    at_most(LONGEST, run())


def test_a_cookie_that_was_copied_changes_no_way_in(tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        owner = await signed_up(server)
        await codes_of(owner)
        copied = server.device(owner.cookie)
        await forget_proofs(server)
        tried = [
            await copied.post("/you/password", password=OTHER),
            await copied.post("/you/recovery"),
            await copied.post("/you/account/close", sure="yes"),
            await copied.post("/you/password/drop"),
            await copied.post("/you/delete", sure="yes"),
        ]
        assert {it.status_code for it in tried} == {403}
        assert (await sign_in(server.device(), password=OTHER)).status_code == 403
        assert (await sign_in(copied)).status_code == 303
        assert (await copied.post("/you/password", password=OTHER)).status_code == 303
        assert (await sign_in(server.device())).status_code == 403
        assert (await sign_in(server.device(), password=OTHER)).status_code == 303

    with_servers(new_database(SQLITE, tmp_path), tmp_path, use)


def test_who_signs_in_proves_nothing_for_whoever_copied_the_cookie(database: str, tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        owner = server.device()
        games = {await owner.table("Colette")}
        planted = server.device(owner.cookie)
        assert (await owner.post("/you/account", name="Colette", password=PASSWORD)).status_code == 303
        copied = server.device(owner.cookie)
        await forget_proofs(server)
        for brings in ("yes", ""):
            assert (await sign_in(owner, brings=brings)).status_code == 303
            assert await owner.tables() == games
            for thief in (planted, copied):
                assert await thief.tables() == set()
                assert (await thief.post("/you/password", password=OTHER)).status_code == 404
                assert (await thief.post("/you/recovery")).status_code == 404
            copied = server.device(owner.cookie)
        assert (await owner.post("/you/password", password=OTHER)).status_code == 303

    with_servers(database, tmp_path, use)


def test_the_last_way_in_stays_unless_the_account_goes(tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        owner = await signed_up(server)
        table = await owner.table("Colette")
        refused = await owner.post("/you/password/drop")
        assert refused.status_code == 409
        assert (await sign_in(server.device())).status_code == 303
        codes = await codes_of(owner)
        assert len(set(codes)) == RECOVERY_CODES
        assert (await owner.post("/you/account/close")).headers["location"] == "/you"
        assert (await owner.post("/you/account/close", sure="yes")).status_code == 303
        assert await owner.tables() == {table}
        assert (await sign_in(server.device())).status_code == 403
        assert (await server.device().post("/you/recover", name="Colette", code=codes[0])).status_code == 403
        await signed_up(server)  # the name is free again

    with_servers(new_database(SQLITE, tmp_path), tmp_path, use)


def test_two_accounts_do_not_become_one(database: str, tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        one, other = await signed_up(server), await signed_up(server, "Sidonie")
        assert (await sign_in(one, "Sidonie")).status_code == 422
        assert (await other.link(await one.code())).status_code == 409
        phone = server.device()
        table = await phone.table()
        refused = await one.link(await phone.code())
        assert refused.status_code == 409
        assert say("you-account-stays") in html.unescape(refused.text)
        assert await one.tables() == set()
        assert await phone.tables() == {table}

    with_servers(database, tmp_path, use)


def test_an_account_is_not_taken_along_by_a_copied_cookie(database: str, tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        owner, thief = await signed_up(server), server.device()
        games = {await owner.table("Colette")}
        await thief.table("Eve")
        copied = server.device(owner.cookie)
        assert (await copied.link(await thief.code())).status_code == 409
        assert (await owner.link(await thief.code())).status_code == 409  # nor by a link that its owner follows
        assert (await thief.post("/you/password", password=OTHER)).status_code == 409
        assert await owner.tables() == games
        back = server.device()
        assert (await sign_in(back)).status_code == 303
        assert await back.tables() == games
        await thief.meet("Eve")
        assert not await thief.tables() & games

    with_servers(database, tmp_path, use)


async def kept(server: Server, *purposes: str) -> int:
    """How many keys there are for some purposes."""
    among = ", ".join(f"'{it}'" for it in purposes)
    count = f"SELECT count(*) FROM one_time_keys WHERE purpose IN ({among})"
    return int(await server.service.store.read(lambda it: it.execute(text(count)).scalar_one()))


def test_nothing_passing_outlasts_a_merge_or_the_account(tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        owner, phone = await signed_up(server), server.device()
        await phone.table()
        codes = [await owner.code(), await phone.code()]
        assert await kept(server, "proof", "link") == 3
        assert (await sign_in(phone)).status_code == 303
        assert await kept(server, "link") == 0
        assert await kept(server, "proof") == 1  # of the device that has just signed in
        for code in codes:
            assert (await server.device().link(code)).status_code == 404
        await phone.code()
        assert (await phone.post("/you/account/close", sure="yes")).status_code == 303
        assert await kept(server, "proof", "link") == 0

    with_servers(new_database(SQLITE, tmp_path), tmp_path, use)


def test_who_deletes_themselves_has_no_account_either(tmp_path: Path) -> None:
    async def use(server: Server) -> None:
        owner = await signed_up(server)
        (code, *_) = await codes_of(owner)
        await owner.post("/you/delete", sure="yes")
        assert (await sign_in(server.device())).status_code == 403
        assert (await server.device().post("/you/recover", name="Colette", code=code)).status_code == 403
        left = "SELECT person FROM accounts UNION SELECT person FROM passkeys UNION SELECT person FROM one_time_keys"
        assert await server.service.store.read(lambda it: it.execute(text(left)).all()) == []

    with_servers(new_database(SQLITE, tmp_path), tmp_path, use)


def test_signing_out_everywhere_and_in_again(tmp_path: Path) -> None:
    async def use(one: Server, other: Server) -> None:
        owner = await signed_up(one)
        table = await owner.table("Colette")
        await owner.post("/you/leave", where="everywhere")
        assert await owner.tables() == set()
        assert (await sign_in(back := other.device())).status_code == 303
        assert await back.tables() == {table}

    with_servers(new_database(POSTGRESQL, tmp_path), tmp_path, use, count=2)
