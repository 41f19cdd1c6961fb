"""How many rated games the same players may have with each other: docs/ratings.md says why."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence

from sqlalchemy import exists, func, select
from sqlalchemy.orm import aliased

from trackside.server.storage.database import Database
from trackside.server.storage.models import ResultRow, SeatRow, TableRow
from trackside.tables import rated
from trackside.tables.refusals import Refused
from trackside.tables.state import SeatState

DAY = 86_400.0
MOST_A_DAY = 10  # rated games of the same two players that run or ended within a day


async def require_variety(database: Database, seats: Sequence[SeatState]) -> None:
    """Refuse a rated game if two of its players have too many with each other: two accounts of one person could raise
    one of them, or a level of bots, without end."""
    others = {rated.player(seat) for seat in seats}
    for person in {seat.person for seat in seats if seat.kind == "human" and seat.person is not None}:
        counts = await _rated_games(database, person)
        if any(counts[other] >= MOST_A_DAY for other in others - {person}):
            raise Refused("rated-often")


async def _rated_games(database: Database, person: str) -> Counter[str | None]:
    """How many rated games with each other player are running or ended within a day."""
    own, other = aliased(SeatRow), aliased(SeatRow)
    ended = exists().where(ResultRow.table == TableRow.id, ResultRow.ended > time.time() - DAY)
    recent = (TableRow.state == "playing") | ((TableRow.state == "over") & ended)
    wanted = (
        select(other.entrant, other.level, func.count(other.table.distinct()))
        .join(own, (own.table == other.table) & (own.seat != other.seat))
        .join(TableRow, TableRow.id == other.table)
        .where(own.person == person, TableRow.rated.is_(True), recent)
        .group_by(other.entrant, other.level)
    )
    counts: Counter[str | None] = Counter()
    async with database.read_session() as session:
        for entrant, level, count in await session.execute(wanted):
            counts[entrant if entrant is not None else f"{rated.BOT}{level}"] += count
    return counts
