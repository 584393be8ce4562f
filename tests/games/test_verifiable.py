"""Chance that anybody can check."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

from boulevard.errors import BadOption
from boulevard.games.verifiable import MAX_BITS, VerifiableRandom, checked_seed


def test_draws_are_those_of_the_description() -> None:
    first = int.from_bytes(hashlib.sha256(b"7:0").digest()[:8], "big")
    assert VerifiableRandom(7).below(1000) == first % 1000
    rng = VerifiableRandom("x")
    assert rng.below(10) == int.from_bytes(hashlib.sha256(b"x:0").digest()[:8], "big") % 10
    assert rng.below(10) == int.from_bytes(hashlib.sha256(b"x:1").digest()[:8], "big") % 10


def test_a_shuffle_stays_what_it_is() -> None:
    assert VerifiableRandom(7).shuffled(range(1, 9)) == [7, 6, 3, 8, 5, 1, 2, 4]


def test_shuffles_are_fair() -> None:
    seen = Counter(tuple(VerifiableRandom(seed).shuffled("abc")) for seed in range(6000))
    assert len(seen) == 6
    assert all(850 < count < 1150 for count in seen.values())


def test_draws_below_a_limit_cover_it() -> None:
    rng = VerifiableRandom(1)
    assert {rng.below(6) for _ in range(200)} == set(range(6))
    assert {rng.choice("ab") for _ in range(50)} == {"a", "b"}


def test_draws_that_would_favour_small_numbers_are_made_again(monkeypatch: pytest.MonkeyPatch) -> None:
    draws = iter([2**64 - 1, 5])  # 2**64 is one more than a multiple of 3
    monkeypatch.setattr(VerifiableRandom, "_draw", lambda _: next(draws))
    assert VerifiableRandom(1).below(3) == 2


def test_the_longest_seeds() -> None:
    for seed in ("x" * MAX_BITS, 2**MAX_BITS - 1):
        assert checked_seed(seed) == seed
    for seed in ("x" * (MAX_BITS + 1), 2**MAX_BITS, True, 1.5):
        with pytest.raises(BadOption):
            checked_seed(seed)
