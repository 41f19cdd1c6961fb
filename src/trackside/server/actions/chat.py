"""Chat at a table."""

from __future__ import annotations

import time

from trackside.server.bus import Bus
from trackside.server.storage.models import ChatRow, Person
from trackside.server.tables.loading import Tables
from trackside.tables.news import Stored
from trackside.tables.refusals import Refused
from trackside.tables.shapes import ChatView
from trackside.tables.text import clean_line

CHAT_LENGTH = 500


class Chat:
    def __init__(self, tables: Tables, bus: Bus) -> None:
        self.tables = tables
        self.bus = bus

    async def say(self, person: Person, id: str, text: str) -> ChatView:
        text = clean_line(text, CHAT_LENGTH)
        async with self.tables.locked(id) as entry:
            own = entry.own_seats(person.id)
            if not own and not entry.row.public:
                raise Refused("not-seated")
            line = ChatRow(
                table=entry.id,
                seat=own[0] if own else None,
                person=person.id,
                name=entry.seats[own[0]].name if own else person.name,
                text=text,
                at=time.time(),
            )
            seq = await self.tables.store.add_chat(entry.id, line)
            entry.hear(seq, "c")
            self.bus.tell([Stored(table=entry.id, seq=seq, parts="c")])
        return ChatView(id=line.id, seat=line.seat, name=line.name, text=line.text, at=line.at)
