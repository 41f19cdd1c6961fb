"""The generators follow their specification: these numbers never change."""

from __future__ import annotations

from hashlib import sha256

import pytest

from trackside.core.arrays import packed
from trackside.core.rng import COUNTER, SHA256, Rng, SecretRng, key_of, secret_of, stream, stream_at, word


def test_keys_of_the_counter_stream() -> None:
    assert [key_of(seed) for seed in (0, 7, 2**100)] == [3456079177858693020, 4359823973405836615, 3419297714802720637]


def test_words_of_the_counter_stream() -> None:
    assert [word(7, n) for n in range(4)] == [4194926100, 1993688123, 3812554279, 34021554]
    assert [word(2**63 - 1, n) for n in (0, 1, 2**31 - 1)] == [1130866222, 1795586603, 1522772232]
    assert [word(2**32, n) for n in (0, 1)] == [2273891234, 1266425330]


def test_shuffle_and_below() -> None:
    rng = Rng(7)
    cards = packed(list(range(10)))
    rng.shuffle(cards)
    assert list(cards) == [2, 8, 3, 5, 6, 1, 0, 7, 4, 9]
    assert [rng.below(6) for _ in range(10)] == [3, 1, 5, 3, 0, 4, 5, 5, 5, 4]
    assert rng.count == 19


def secret_words(seed: int, number: int) -> list[int]:
    """The sha256 stream as docs/records.md describes it, written again from the description."""
    key = sha256(b"trackside " + str(seed).encode()).digest()
    blocks = [sha256(key + block.to_bytes(8, "big")).digest() for block in range(number // 8 + 1)]
    stream = b"".join(blocks)
    return [int.from_bytes(stream[4 * n : 4 * n + 4], "big") for n in range(number)]


@pytest.mark.parametrize("seed", [0, 7, 2**100])
def test_words_of_the_sha256_stream(seed: int) -> None:
    rng = stream(SHA256, seed)
    assert [rng.word() for _ in range(40)] == secret_words(seed, 40)


@pytest.mark.parametrize("at", [0, 1, 7, 8, 9, 31])
def test_the_sha256_stream_can_be_entered_anywhere(at: int) -> None:
    rng = stream_at(SHA256, secret_of(5).hex(), at)
    assert [rng.word() for _ in range(12)] == secret_words(5, 50)[at : at + 12]


@pytest.mark.parametrize("generator", [COUNTER, SHA256])
def test_a_copy_is_independent(generator: str) -> None:
    rng = stream(generator, 3)
    for _ in range(5):
        rng.word()
    twin = rng.copy()
    ahead = [rng.word() for _ in range(20)]
    assert [twin.word() for _ in range(20)] == ahead
    assert (twin.key_text(), twin.count, twin.name()) == (rng.key_text(), rng.count, generator)
    again = stream_at(generator, rng.key_text(), 5)
    assert [again.word() for _ in range(20)] == ahead


def test_a_branch_has_its_own_words() -> None:
    rng = Rng(7)
    one, other = rng.branch(), rng.branch()
    assert one.key != other.key
    assert one.count == other.count == 0
    assert 0 <= one.key < 2**60
    assert type(stream(SHA256, 1).branch()) is Rng  # sampled worlds are always of the fast kind


@pytest.mark.parametrize("generator", [COUNTER, SHA256])
def test_below_stays_below(generator: str) -> None:
    rng = stream(generator, 1)
    for most in (1, 2, 3, 7, 44, 1000, 2**31 - 1):
        assert all(0 <= rng.below(most) < most for _ in range(200))


def test_an_unknown_generator_is_refused() -> None:
    with pytest.raises(ValueError, match="'dice' is not one of counter, sha256"):
        stream("dice", 1)
    with pytest.raises(ValueError, match="'dice'"):
        stream_at("dice", "1", 0)


def test_a_generator_is_made_by_its_name() -> None:
    assert isinstance(stream(SHA256, 1), SecretRng)
    assert not isinstance(stream(COUNTER, 1), SecretRng)
