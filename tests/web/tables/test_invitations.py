"""An invitation seats one person: whoever comes with it later, under whatever name and key, gets nothing."""

from __future__ import annotations

from typing import NamedTuple

import httpx
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.web.serving import FRIEND, PERSON, Guest, Served

PEOPLE = ("ann", "bob", "host")


class Attempt(NamedTuple):
    """Somebody, or nobody in particular, who asks for the chair."""

    person: str | None
    name: str
    key: str | None


ATTEMPTS = st.builds(
    Attempt,
    person=st.sampled_from([None, *PEOPLE]),
    name=st.sampled_from(["Ann", "Bob"]),
    key=st.sampled_from([None, "move-0001", "move-0002"]),
)


@settings(max_examples=30, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(attempts=st.lists(ATTEMPTS, min_size=2, max_size=6))
def test_an_invitation_seats_one_person(served: Served, attempts: list[Attempt]) -> None:
    guest = Guest(served.address)
    people = {who: {"Authorization": f"Bearer {guest.introduced(who)}"} for who in PEOPLE}
    body = {"game": "avenue", "chairs": [PERSON, FRIEND]}
    places = guest.post("/api/tables", body, headers=people["host"]).json()
    invitation = places["invitations"]["1"]
    first = attempts[0]
    for number, attempt in enumerate(attempts):
        sent = {"name": attempt.name, "key": attempt.key}
        answer = guest.post(f"/api/invitations/{invitation}", sent, headers=people.get(attempt.person or "", {}))
        if number == 0 or (attempt.person is not None and attempt.person == first.person):
            assert answer.status_code == 200, answer.text
        else:
            assert (answer.status_code, answer.json()["error"]) == (409, "SeatTaken")
            assert "token" not in answer.json()
    (_, chair) = guest.get(f"/api/tables/{places['table']}").json()["chairs"]
    assert chair["name"] == first.name


def test_a_double_click_takes_one_chair(served: Served) -> None:
    """The browser shows the second answer; it was given its cookie with the page, so it is the same person's."""
    (invitation,) = Guest(served.address).create("paris", PERSON, FRIEND)["invitations"].values()
    page = httpx.get(f"{served.address}/join/{invitation}", timeout=60)
    answers = [
        httpx.post(
            f"{served.address}/join/{invitation}", data={"name": "Ann"}, cookies=dict(page.cookies.items()), timeout=60
        )
        for _ in range(2)
    ]
    assert [answer.status_code for answer in answers] == [303, 303]
    assert answers[0].headers["location"] == answers[1].headers["location"]


def test_a_form_that_somebody_else_sent_takes_nothing(served: Served) -> None:
    """Whoever saw the page of an invitation knows its hidden fields, but is not who sat down."""
    (invitation,) = Guest(served.address).create("paris", PERSON, FRIEND)["invitations"].values()
    body = {"name": "Ann", "key": "move-0001"}
    codes = [httpx.post(f"{served.address}/join/{invitation}", data=body, timeout=60).status_code for _ in range(2)]
    assert codes == [303, 409]
