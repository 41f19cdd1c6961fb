"""A person's finished games: a list with filters, statistics for each game, and all records as one file."""

from __future__ import annotations

import io
import time
import zipfile
from collections import defaultdict
from collections.abc import AsyncIterator, Sequence
from typing import Literal

import msgspec
from sqlalchemy import ColumnElement, exists, func, select
from sqlalchemy.orm import aliased

from trackside.locales import words
from trackside.server.actions.ladder import shown_rating
from trackside.server.api.responses import (
    AveragePart,
    CurvePoint,
    GameStatistics,
    Opponent,
    Played,
    PlayedGame,
    PlayedSeat,
)
from trackside.server.storage.database import Database
from trackside.server.storage.models import Person, ResultRow, SeatRow, TableRow
from trackside.server.tables.archive import Archive
from trackside.tables.rated import BOT
from trackside.tables.refusals import Refused
from trackside.tables.views.table_card import player_name

PAGE_SIZE = 25
OPPONENTS = 5  # in a statistic
CURVE_GAMES = 100


class Wanted(msgspec.Struct, kw_only=True):
    """The filter of a history: a game, an opponent, won or lost, a period, and text in the names of the table and its
    players."""

    game: str | None = None
    opponent: str | None = None
    result: Literal["won", "lost"] | None = None
    since: float | None = None
    until: float | None = None
    text: str = ""


class History:
    def __init__(self, database: Database, archive: Archive) -> None:
        self.database = database
        self.archive = archive

    async def page(self, person: Person, wanted: Wanted, page: int, language: str) -> Played:
        conditions = _conditions(person, wanted)
        found = (
            select(ResultRow, TableRow.name, TableRow.rated)
            .join(TableRow, TableRow.id == ResultRow.table)
            .where(*conditions)
        )
        found = found.order_by(ResultRow.ended.desc(), ResultRow.table).limit(PAGE_SIZE).offset(PAGE_SIZE * (page - 1))
        async with self.database.read_session() as session:
            count = await session.scalar(select(func.count()).select_from(ResultRow).where(*conditions))
            own = [(row, name, rated) for row, name, rated in await session.execute(found)]
            ids = [row.table for row, _, _ in own]
            seats: dict[str, list[ResultRow]] = defaultdict(list)
            order = (ResultRow.place, ResultRow.seat)
            for row in await session.scalars(select(ResultRow).where(ResultRow.table.in_(ids)).order_by(*order)):
                seats[row.table].append(row)
        games = [_played_game(row, name, rated, seats[row.table], person.id, language) for row, name, rated in own]
        return Played(games=games, count=count or 0)

    async def statistics(self, person: Person, wanted: Wanted, language: str) -> list[GameStatistics]:
        """For each game that the person has played, the most played first."""
        other = aliased(ResultRow)
        same_table = (other.table == ResultRow.table) & (other.seat != ResultRow.seat)
        found = select(ResultRow, other).outerjoin(other, same_table).where(*_conditions(person, wanted))
        found = found.where(ResultRow.counted.is_(True)).order_by(ResultRow.ended, ResultRow.table, other.seat)
        own: dict[str, dict[str, ResultRow]] = defaultdict(dict)  # by game and table
        others: dict[str, list[ResultRow]] = defaultdict(list)  # by table
        async with self.database.read_session() as session:
            for mine, theirs in await session.execute(found):
                own[mine.game][mine.table] = mine
                if theirs is not None:
                    others[mine.table].append(theirs)
        games = [_statistics(list(rows.values()), others, language) for rows in own.values()]
        return sorted(games, key=lambda game: (-game.played, game.title))

    async def records(self, person: Person, wanted: Wanted) -> bytes:
        """A ZIP file of the records of all these games, each as it can be imported."""
        file = io.BytesIO()
        with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
            async for name, text in self._records(person, wanted):
                archive.writestr(name, text)
        return file.getvalue()

    async def _records(self, person: Person, wanted: Wanted) -> AsyncIterator[tuple[str, str]]:
        found = select(ResultRow.table, ResultRow.game, ResultRow.ended).where(*_conditions(person, wanted))
        async with self.database.read_session() as session:
            rows = (await session.execute(found.order_by(ResultRow.ended))).all()
        for row in rows:
            try:
                record = await self.archive.record(row.table)
            except Refused:
                continue  # deleted at this moment, or under rules that are no longer known
            day = time.strftime("%Y-%m-%d", time.gmtime(row.ended))
            yield f"{day}-{row.game}-{row.table}.txt", record.text()


def _conditions(person: Person, wanted: Wanted) -> list[ColumnElement[bool]]:
    """Conditions on the result of a person's seat; the first one, if they had several at a table."""
    other, seat = aliased(ResultRow), aliased(SeatRow)
    first = select(func.min(other.seat)).where(other.table == ResultRow.table, other.person == person.id)
    removed = exists().where(seat.table == ResultRow.table, seat.seat == ResultRow.seat, seat.hidden.is_(True))
    found = [ResultRow.person == person.id, ResultRow.seat == first.scalar_subquery(), ~removed]
    if wanted.game is not None:
        found.append(ResultRow.game == wanted.game)
    if wanted.opponent is not None:
        against = aliased(ResultRow)
        is_bot = wanted.opponent.startswith(BOT)
        who = against.level == wanted.opponent.removeprefix(BOT) if is_bot else against.person == wanted.opponent
        found.append(exists().where(against.table == ResultRow.table, against.seat != ResultRow.seat, who))
    if wanted.result is not None:
        found += [ResultRow.counted.is_(True), ResultRow.place == 1 if wanted.result == "won" else ResultRow.place > 1]
    if wanted.since is not None:
        found.append(ResultRow.ended >= wanted.since)
    if wanted.until is not None:
        found.append(ResultRow.ended < wanted.until)
    found += [ResultRow.words.contains(word, autoescape=True) for word in wanted.text.casefold().split()]
    return found


def _played_game(
    own: ResultRow, name: str | None, rated: bool, seats: Sequence[ResultRow], person: str, language: str
) -> PlayedGame:
    alone = sum(seat.person == person for seat in seats) == 1
    return PlayedGame(
        id=own.table,
        game=own.game,
        title=words(language, own.game).say("title"),
        name=name,
        ended=own.ended,
        place=own.place if alone else None,
        score=own.score if alone else None,
        counted=own.counted,
        rated=rated,
        rating_change=None if own.mu_after is None else shown_rating(own.mu_after) - shown_rating(own.mu_before or 0.0),
        seats=[
            PlayedSeat(
                name=player_name(seat.name, seat.level, language),
                level=seat.level,
                you=seat.person == person,
                place=seat.place,
                score=seat.score,
            )
            for seat in seats
        ],
    )


def _statistics(games: Sequence[ResultRow], others: dict[str, list[ResultRow]], language: str) -> GameStatistics:
    """Statistics from the results of one person in one game, oldest first."""
    say, count = words(language, games[0].game), len(games)
    best = max(games, key=lambda row: row.score)
    labels = {category: f"category-{category}" for row in games for category in row.parts}
    return GameStatistics(
        game=best.game,
        title=say.say("title"),
        played=count,
        won=sum(row.place == 1 for row in games),
        average_place=sum(row.place for row in games) / count,
        average_score=sum(row.score for row in games) / count,
        best_score=best.score,
        best_table=best.table,
        parts=[
            AveragePart(
                category=category,
                label=say.say(label) if say.has(label) else category,
                points=sum(row.parts.get(category, 0) for row in games) / count,
            )
            for category, label in labels.items()
        ],
        opponents=_opponents(games, others, language),
        curve=[
            CurvePoint(table=row.table, ended=row.ended, score=row.score, place=row.place, players=row.players)
            for row in games[-CURVE_GAMES:]
        ],
    )


def _opponents(games: Sequence[ResultRow], others: dict[str, list[ResultRow]], language: str) -> list[Opponent]:
    found: dict[str, Opponent] = {}
    for own in games:
        met: dict[str, ResultRow] = {}  # the best of those with the same key: there may be several bots of a level
        for row in sorted(others[own.table], key=lambda row: -row.place):
            if row.level is not None or row.person is not None:
                met[f"{BOT}{row.level}" if row.level is not None else str(row.person)] = row
        for key, row in met.items():
            known = found.setdefault(key, Opponent(key=key, name="", level=row.level, games=0, ahead=0))
            known.name = player_name(row.name, row.level, language)  # the latest one
            known.games += 1
            known.ahead += own.place < row.place
    return sorted(found.values(), key=lambda opponent: (-opponent.games, opponent.name))[:OPPONENTS]
