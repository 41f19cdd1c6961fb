"""Transfers everything of a guest to an account: seats, tables, push subscriptions and solved puzzles."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Row, select, update

from trackside.server.storage.database import Database
from trackside.server.storage.models import (
    ChatRow,
    InvitationRow,
    PushSubscription,
    ResultRow,
    SeatRow,
    SolvedPuzzleRow,
    TableRow,
)


async def transfer(database: Database, guest: str, account: str) -> Sequence[Row[str, int]]:
    """Returns the tables that changed, each with its new seq."""
    async with database.transaction() as session:
        seated = select(SeatRow.table).where(SeatRow.person == guest)
        theirs = (TableRow.host == guest) | TableRow.id.in_(seated)
        counted = update(TableRow).where(theirs).values(seq=TableRow.seq + 1)
        found = (await session.execute(counted.returning(TableRow.id, TableRow.seq))).all()
        for column in (
            TableRow.host,
            SeatRow.person,
            SeatRow.entrant,
            ResultRow.person,
            ChatRow.person,
            PushSubscription.person,
            InvitationRow.by,
        ):
            await session.execute(update(column.class_).where(column == guest).values({column: account}))
        asked = select(InvitationRow.table).where(InvitationRow.person == account)
        mine = update(InvitationRow).where(InvitationRow.person == guest, InvitationRow.table.not_in(asked))
        await session.execute(mine.values(person=account))
        solved = select(SolvedPuzzleRow.puzzle).where(SolvedPuzzleRow.person == account)
        new = update(SolvedPuzzleRow).where(SolvedPuzzleRow.person == guest, SolvedPuzzleRow.puzzle.not_in(solved))
        await session.execute(new.values(person=account))
    return found
