"""Makes bad input from good input: changes bytes, JSON values and lines of records with a seeded generator."""

from __future__ import annotations

import random
from typing import Any

import msgspec

TOKENS = [
    b"\x00",
    b"\xff\xfe",
    b"\xed\xa0\x80",  # half of a surrogate pair
    b"\\u0000",
    b"\\ud800",
    b"\n",
    b'"',
    b"\\",
    b"{",
    b"[" * 600,
    b"}",
    b"null",
    b"1e400",
    b"-0",
    b"9" * 400,
    b"NaN",
    b"0.1",
    "‮ſ😀".encode(),
    b"../..",
    b"' OR 1=1 --",
    b"%00",
    b"<script>",
]
VALUES: list[Any] = [
    None,
    True,
    -1,
    0,
    1.5,
    2**31,
    2**63,
    10**30,
    "",
    "\0",
    "x" * 5_000,
    "0",
    "😀",
    "ſ",
    "\n",
    [],
    {},
    [[]],
    {"": None},
    [None] * 60,
    "__proto__",
]
NUMBERS = ["-1", "0", "1", "99999", "100001", "1e3", "1.5", "", "x", "%00", "٣", "9" * 30]


def mutated_bytes(text: bytes, chance: random.Random) -> bytes:
    """The bytes with one to three changes."""
    for _ in range(chance.randint(1, 3)):
        at = chance.randint(0, len(text))
        end = min(len(text), at + chance.randint(1, 12))
        match chance.randrange(6):
            case 0:  # another byte
                text = text[:at] + bytes([chance.randrange(256)]) + text[at + 1 :]
            case 1:
                text = text[:at] + text[end:]
            case 2:
                text = text[:at] + chance.choice(TOKENS) + text[at:]
            case 3:
                text = text[:at] + chance.choice(TOKENS) + text[end:]
            case 4:  # twice
                text = text[:end] + text[at:]
            case _:
                text = text[:at] if chance.random() < 0.3 else text[at:end] + text[:at] + text[end:]
    return text


def mutated_json(value: Any, chance: random.Random) -> Any:
    """The value with something in it replaced, removed, added or wrapped."""
    if isinstance(value, dict) and value and chance.random() < 0.8:
        key = chance.choice(list(value))
        rest = {name: its for name, its in value.items() if name != key}
        match chance.randrange(8):
            case 0:
                return rest
            case 1:
                return {**value, str(chance.choice(VALUES))[:40]: chance.choice(VALUES)}
            case 2:
                return {**rest, key.upper(): value[key]}
            case _:
                return {**value, key: mutated_json(value[key], chance)}
    if isinstance(value, list) and value and chance.random() < 0.7:
        at = chance.randrange(len(value))
        match chance.randrange(4):
            case 0:
                return value[:at] + value[at + 1 :]
            case 1:
                return value * chance.choice((2, 60))
            case _:
                return [*value[:at], mutated_json(value[at], chance), *value[at + 1 :]]
    if isinstance(value, str) and chance.random() < 0.5:
        return mutated_bytes(value.encode(), chance).decode(errors="replace")
    if isinstance(value, int) and chance.random() < 0.5:
        return value + chance.choice((-1, 1, 7, 10**6))
    return [value] if chance.random() < 0.1 else chance.choice(VALUES)


def mutated_body(body: Any, chance: random.Random) -> bytes:
    """A body as it is sent: of a changed value, of changed bytes, or both."""
    how = chance.random()
    value = mutated_json(body, chance) if how < 0.7 else body
    encoded = msgspec.json.encode(value)
    return mutated_bytes(encoded, chance) if how > 0.6 else encoded


def mutated_record(text: str, others: list[str], chance: random.Random) -> str:
    """A record with changed lines: swapped, removed, doubled, taken from another record, or with changed characters."""
    lines = text.split("\n")
    for _ in range(chance.randint(1, 3)):
        at = chance.randrange(len(lines))
        match chance.randrange(7):
            case 0:
                del lines[at]
                lines = lines or [""]
            case 1:
                lines.insert(at, lines[at])
            case 2:
                other = chance.randrange(len(lines))
                lines[at], lines[other] = lines[other], lines[at]
            case 3:
                lines[at] = chance.choice(chance.choice(others).split("\n"))
            case 4:
                head, colon, _ = lines[at].partition(": ")
                lines[at] = f"{head}{colon}{chance.choice(NUMBERS)}"
            case 5:
                lines = [*lines[:at], ""] if chance.random() < 0.3 else lines
            case _:
                lines[at] = mutated_bytes(lines[at].encode(), chance).decode(errors="replace")
    return "\n".join(lines)
