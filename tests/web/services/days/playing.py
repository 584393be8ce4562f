"""People who play the deck of the day, at servers in the process of a test, on a date that the test sets."""

from __future__ import annotations

import random
from typing import Any

import httpx

from boulevard.web.tables import daily
from tests.web.people.devices import Device

HOUR = 3600.0
NOON = daily.begins("2030-05-14") + 12 * HOUR
SHEET = "avenue/A"


class Now:
    """The date, as all who ask for it are told."""

    def __init__(self) -> None:
        self.time = NOON

    def __call__(self) -> float:
        return self.time

    @property
    def day(self) -> str:
        """The day it is."""
        return daily.day_of(self.time)

    def set(self, day: str, hours: float) -> None:
        """Have it be so many hours after a day began."""
        self.time = daily.begins(day) + hours * HOUR

    def go_on(self, hours: float) -> None:
        """Let hours pass."""
        self.time += hours * HOUR


async def begin(who: Device, day: str, sheet: str = SHEET, name: str | None = None) -> httpx.Response:
    """Begin an attempt, or go on with it."""
    answer = await who.http.post(f"/api/days/{day}/{sheet}/attempt", json={"name": name} if name else {})
    if answer.status_code == 200 and (token := answer.json()["token"]):
        who.http.cookies.set("boulevard", token, domain="127.0.0.1")
    return answer


async def begun(who: Device, day: str, sheet: str = SHEET) -> dict[str, Any]:
    """The places of an attempt."""
    answer = await begin(who, day, sheet)
    assert answer.status_code == 200, answer.text
    places: dict[str, Any] = answer.json()["places"]
    return places


async def play(who: Device, token: str, seed: int = 1, moves: int | None = None) -> dict[str, Any]:
    """Play on at random, to the end or for some moves; return the state then."""
    chance = random.Random(seed)
    while True:
        state: dict[str, Any] = (await who.http.get(f"/api/seats/{token}")).json()
        if state["status"] == "over" or moves == 0:
            return state
        sent = {"move": chance.choice(state["legal"]), "number": state["number"], "key": f"move-{state['events']:06}"}
        answer = await who.http.post(f"/api/seats/{token}/moves", json=sent)
        assert answer.status_code == 200, answer.text
        moves = None if moves is None else moves - 1


async def played(who: Device, day: str, sheet: str = SHEET, seed: int = 1) -> dict[str, Any]:
    """Play an attempt to its end."""
    return await play(who, (await begun(who, day, sheet))["token"], seed)


async def results(who: Device, day: str, sheet: str = SHEET) -> dict[str, Any]:
    """What came of a deck, as soon as whoever asks is on the list."""
    while True:
        answer = await who.http.get(f"/api/days/{day}/{sheet}")
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        if any(line["own"] for line in found["lines"]):
            return found


async def own_of(who: Device, day: str, sheet: str = SHEET) -> dict[str, Any] | None:
    """How a deck stands with somebody."""
    found = (await who.http.get(f"/api/days/{day}")).json()["decks"]
    own: dict[str, Any] | None = next(it["own"] for it in found if f"{it['game']}/{it['variant']}" == sheet)
    return own
