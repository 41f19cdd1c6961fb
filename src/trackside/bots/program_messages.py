"""The messages between Trackside and a bot that is a program: a line of JSON each (docs/protocol.md)."""

from __future__ import annotations

from typing import Any

import msgspec

PROTOCOL = 1


class Message(msgspec.Struct, frozen=True, tag_field="type"):
    pass


# From Trackside.


class Hello(Message, frozen=True, tag="hello"):
    protocol: int
    trackside: str  # its version


class NewGame(Message, frozen=True, tag="game"):
    game: str
    rules: int  # their version
    players: int
    seat: int  # the program's own
    options: dict[str, Any]
    seed: int  # for the program's own chance; it says nothing about the deal
    moves: msgspec.Raw  # the notation of every move of the game; its id is its place
    box: msgspec.Raw  # the components, as in data.yaml


class LegalMove(msgspec.Struct, frozen=True):
    id: int
    text: str  # the notation
    says: str  # a sentence in English


class Decide(Message, frozen=True, tag="decide"):
    ply: int
    seconds: float  # until the answer must have come
    ask: str  # the question as a sentence in English
    moves: list[LegalMove]
    view: Any  # what the seat may know


class Refused(Message, frozen=True, tag="refused"):
    """The answer is not a legal move; another one is awaited."""

    ply: int
    move: str
    rule: str | None  # its id, or null if that is no move of the game
    text: str
    tries: int  # answers left for this decision


class Refusal(Message, frozen=True, tag="refusal"):
    """What a program asked: which rule forbids a move. Without a rule and text the move is legal."""

    move: str
    rule: str | None
    text: str | None


class Worlds(Message, frozen=True, tag="worlds"):
    """What a program asked: positions that its seat cannot tell apart from the true one, as situations."""

    situations: list[dict[str, Any]]


class Over(Message, frozen=True, tag="over"):
    scores: list[int]
    places: list[int]


# From the program.


class Greeting(Message, frozen=True, tag="hello"):
    protocol: int


class Answer(Message, frozen=True, tag="answer"):
    ply: int
    move: int | str  # an id or a notation


class AskRefusal(Message, frozen=True, tag="refusal"):
    move: int | str


class AskWorlds(Message, frozen=True, tag="worlds"):
    count: int = 1


Said = Greeting | Answer | AskRefusal | AskWorlds

_DECODER: msgspec.json.Decoder[Said] = msgspec.json.Decoder(Said)

write = msgspec.json.Encoder().encode


def read(line: bytes) -> Said:
    """What a program said; msgspec.DecodeError if it is none of the messages."""
    return _DECODER.decode(line)
