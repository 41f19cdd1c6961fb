"""Forks and imports: tables that begin with many moves. Each person makes one at a time, addresses are served in turn,
and the moves that a person or an address copies in a day are limited, because guests cost nothing."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from trackside.server.people.budget import DAY, Budget
from trackside.server.settings import Settings
from trackside.server.storage.models import Person
from trackside.server.workers.fair_turns import FairTurns
from trackside.tables.refusals import Refused


class Copies:
    def __init__(self, settings: Settings, places: int) -> None:
        self.turns = FairTurns(places)
        self.busy: set[str] = set()  # people
        self.by_person = Budget(settings.copied_moves_per_person, DAY)
        self.by_address = Budget(settings.copied_moves_per_address, DAY)

    @asynccontextmanager
    async def turn(self, person: Person, address: str) -> AsyncIterator[None]:
        """Hold a place; refused if the person holds or awaits one."""
        if person.id in self.busy:
            raise Refused("too-many")
        self.busy.add(person.id)
        try:
            async with self.turns.turn(address, person.id):
                yield
        finally:
            self.busy.discard(person.id)

    def spend(self, person: Person, address: str, moves: int) -> None:
        """Refused if that would be too many moves for a day."""
        self.by_person.require(person.id, moves)
        self.by_address.spend(address, moves)
        self.by_person.spend(person.id, moves)
