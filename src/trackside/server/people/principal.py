"""The principal: whoever a request comes from."""

from __future__ import annotations

from typing import Literal

import msgspec

from trackside.server.storage.models import Person
from trackside.tables.refusals import Refused
from trackside.tables.state import Player


def player_of(person: Person) -> Player:
    """A person as the rules of tables know them."""
    return Player(id=person.id, name=person.name, kind="guest" if person.login is None else "account")


class Principal(msgspec.Struct, frozen=True):
    """A guest, an account, or nobody: somebody who only looks."""

    person: Person | None
    address: str  # of the client, see http/authenticator.py
    language: str

    @property
    def kind(self) -> Literal["nobody", "guest", "account"]:
        if self.person is None:
            return "nobody"
        return "guest" if self.person.login is None else "account"

    @property
    def id(self) -> str | None:
        return None if self.person is None else self.person.id

    @property
    def owner(self) -> str:
        """Whose requests and streams these are, for limits."""
        return self.address if self.person is None else self.person.id

    def require(self) -> Person:
        if self.person is None:
            raise Refused("no-person")
        return self.person
