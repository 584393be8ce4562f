"""What the server signs: read again by whoever has the secret, and made up by nobody else."""

from __future__ import annotations

import pytest

from boulevard.web.errors import BadTable, UnknownTable
from boulevard.web.tables.shuffle import commitment
from boulevard.web.tables.tokens import Holder, Person, Tokens, new_identity, new_person, new_seed

OTHERS = Tokens("another secret")
ANN = Person("ann", "Ann")
HOLDER = Holder("t1", (0, 2))


@pytest.fixture
def tokens() -> Tokens:
    return Tokens("secret")


def test_a_seat_and_an_invitation_are_read_as_they_were_signed(tokens: Tokens) -> None:
    assert tokens.holder(tokens.seat(HOLDER)) == HOLDER
    assert tokens.invited(tokens.invitation(HOLDER)) == HOLDER


def test_an_invitation_is_no_seat(tokens: Tokens) -> None:
    with pytest.raises(UnknownTable):
        tokens.holder(tokens.invitation(HOLDER))
    with pytest.raises(UnknownTable):
        tokens.invited(tokens.seat(HOLDER))


@pytest.mark.parametrize("token", ["", "t1", "é", OTHERS.seat(HOLDER), Tokens("secret").seat(HOLDER)[:-1]])
def test_a_token_that_was_made_up_is_refused(tokens: Tokens, token: str) -> None:
    with pytest.raises(UnknownTable) as refused:
        tokens.holder(token)
    assert refused.value.key == "unknown-link"


def test_a_person_is_known_by_a_cookie_of_ours_only(tokens: Tokens) -> None:
    assert tokens.known(tokens.person(ANN)) == ANN
    assert [tokens.known(cookie) for cookie in (None, "", "ann", OTHERS.person(ANN), tokens.seat(HOLDER))] == [None] * 5


def test_a_person_gets_the_same_table_for_the_same_key(tokens: Tokens) -> None:
    """Its identity stays the same with later versions: what was asked for before is not set up again."""
    assert tokens.identity(ANN, "key") == "ayXOJEC1QxFe"
    assert tokens.identity(ANN._replace(name="Anna"), "key") == tokens.identity(ANN, "key")
    others = [tokens.identity(ANN, "other"), tokens.identity(Person("bob", "Ann"), "key"), OTHERS.identity(ANN, "key")]
    assert len({tokens.identity(ANN, "key"), *others}) == 4


def test_a_ticket_is_for_the_table_that_was_offered_with_its_seed(tokens: Tokens) -> None:
    offer = tokens.offer()
    assert tokens.offered(offer.ticket) == offer.table_id
    assert offer.commitment == commitment(tokens.seed(offer.table_id))
    assert tokens.offer().table_id != offer.table_id
    for ticket in ("", offer.table_id, OTHERS.offer().ticket):
        with pytest.raises(BadTable) as refused:
            tokens.offered(ticket)
        assert refused.value.key == "bad-ticket"


def test_the_seed_of_a_table_follows_from_its_identity_and_the_secret(tokens: Tokens) -> None:
    """It stays the same with later versions: whoever was offered a table is promised its shuffle."""
    assert tokens.seed("t1") == "4798d753e152273f962a60ca716be9f7"
    assert len({tokens.seed("t1"), tokens.seed("t2"), OTHERS.seed("t1")}) == 3


def test_nobody_can_guess_what_is_drawn() -> None:
    """Twelve characters of 64, and sixteen bytes: the identities of a table, a shuffle and a person."""
    drawn = [new_identity(), new_seed(), new_person("Ann").id]
    assert [len(it) for it in drawn] == [12, 32, 22]
    assert not {new_identity(), new_seed(), new_person("Ann").id} & set(drawn)
    assert new_person("Ann").name == "Ann"
