"""Randomness: counter-based generators. Word n of a stream is a pure function of its key and n.

Two generators, both specified with test vectors in docs/records.md and named in every record:

- `counter`: fast, for simulations, sampled worlds and training. Not for secrets: whoever knows some words can search
  for the key.
- `sha256`: for games that people play. Nobody can find the key from the cards seen.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from trackside.core.arrays import i64, vec

MASK32: Final = 0xFFFFFFFF
WEYL: Final = 0x9E3779B9
MIX_A: Final = 0x21F0AAAD
MIX_B: Final = -0x2CA5D269  # 0xD35A2D97 as a signed number, so that products stay small

COUNTER: Final = "counter"
SHA256: Final = "sha256"
GENERATORS: Final = [COUNTER, SHA256]


def key_of(seed: int) -> i64:
    """The `counter` stream of a seed of any size: the first 63 bits of SHA-256 of its decimal digits."""
    return int.from_bytes(sha256(str(seed).encode()).digest()[:8], "big") >> 1


def word(key: i64, n: i64) -> i64:
    """Word n (0 <= n < 2**31) of the `counter` stream `key` (0 <= key < 2**63): 32 bits.

    The low half of the key and the counter go through one round of mixing, the high half joins, and a second round
    follows. A round is a bijection in which every input bit moves about half of the output bits. Every intermediate
    value is below 2**63 in size, so a C integer and a Python integer give the same words on every machine.
    """
    x = ((n + 1) * WEYL + (key & MASK32)) & MASK32
    x = ((x ^ (x >> 16)) * MIX_A) & MASK32
    x = ((x ^ (x >> 15)) * MIX_B) & MASK32
    x ^= (x >> 15) ^ (key >> 32)
    x = ((x ^ (x >> 16)) * MIX_A) & MASK32
    x = ((x ^ (x >> 15)) * MIX_B) & MASK32
    return x ^ (x >> 15)


class Rng:
    """A place in a `counter` stream: two integers.

    >>> import trackside
    >>> rng = trackside.Rng(7)
    >>> [rng.below(6) for _ in range(5)]
    [5, 2, 5, 0, 1]
    >>> twin = rng.copy()
    >>> rng.word() == twin.word()
    True
    """

    def __init__(self, key: i64, count: i64 = 0) -> None:
        self.key = key
        self.count = count

    def copy(self) -> Rng:
        """An independent generator at the same place."""
        return Rng(self.key, self.count)

    def word(self) -> i64:
        """The next 32 bits."""
        w = word(self.key, self.count)
        self.count += 1
        return w

    def below(self, n: i64) -> i64:
        """A number in 0 .. n-1, for n < 2**31; the bias is under n / 2**32."""
        return (self.word() * n) >> 32

    def shuffle(self, cards: vec[i64]) -> None:
        """Fisher-Yates from the last card down."""
        i: i64 = len(cards) - 1
        while i > 0:
            j = self.below(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
            i -= 1

    def branch(self) -> Rng:
        """A new `counter` stream, its key drawn from this one: the future of a sampled world."""
        high = self.below(0x40000000)
        return Rng(high * 0x40000000 + self.below(0x40000000))

    def name(self) -> str:
        """The generator as records name it."""
        return COUNTER

    def key_text(self) -> str:
        """The key as situations write it."""
        return str(self.key)


class SecretRng(Rng):
    """A place in a `sha256` stream: eight words are cut from SHA-256(key, block number)."""

    def __init__(self, secret: bytes, count: i64 = 0) -> None:
        super().__init__(0, count)
        self.secret = secret  # 32 bytes
        self.block: bytes = b""  # the digest of the block that `count` lies in, once it is needed

    def copy(self) -> Rng:
        twin = SecretRng(self.secret, self.count)
        twin.block = self.block
        return twin

    def word(self) -> i64:
        at = self.count % 8
        if at == 0 or len(self.block) == 0:
            number: int = self.count // 8
            self.block = sha256(self.secret + number.to_bytes(8, "big")).digest()
        start: int = 4 * at
        self.count += 1
        return int.from_bytes(self.block[start : start + 4], "big")

    def name(self) -> str:
        return SHA256

    def key_text(self) -> str:
        return self.secret.hex()


def secret_of(seed: int) -> bytes:
    """The `sha256` stream of a seed: SHA-256 of "trackside " and its decimal digits."""
    return sha256(b"trackside " + str(seed).encode()).digest()


def stream(generator: str, seed: int) -> Rng:
    """The generator of a new game."""
    if generator == SHA256:
        return SecretRng(secret_of(seed))
    if generator == COUNTER:
        return Rng(key_of(seed))
    raise ValueError(f"generator: {generator!r} is not one of {', '.join(GENERATORS)}")


def stream_at(generator: str, key: str, count: i64) -> Rng:
    """A generator somewhere in its stream, as a situation names it."""
    if generator == SHA256:
        return SecretRng(bytes.fromhex(key), count)
    if generator == COUNTER:
        return Rng(int(key), count)
    raise ValueError(f"generator: {generator!r} is not one of {', '.join(GENERATORS)}")
