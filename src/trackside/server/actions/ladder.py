"""Ratings by OpenSkill: rates the players of a finished rated game, and shows the ladder of a game.

People and bot levels are in one pool, so that a rating also means something to people who have only played against
bots. A game is rated once, after its end, in its own transaction, which locks the ratings of its players. If the server
stops before that, it is rated after the next start.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import Any

from openskill.models import PlackettLuce
from sqlalchemy import select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncSession

from trackside import games
from trackside.core.edge.errors import UnknownGame
from trackside.locales import words
from trackside.server.api.responses import Ladder, LadderLine
from trackside.server.storage.database import Database
from trackside.server.storage.models import Person, RatingRow, ResultRow, SeatRow, TableRow
from trackside.tables import rated
from trackside.tables.news import Ended
from trackside.tables.rated import BOT
from trackside.tables.refusals import Refused
from trackside.tables.state import SeatState
from trackside.tables.views.table_card import player_name

log = logging.getLogger("trackside.server")
MODEL = PlackettLuce()
POINTS = 60  # of what is shown for one of OpenSkill: who is new has 1500
LINES = 100  # of a ladder


def shown_rating(mu: float) -> int:
    return round(POINTS * mu)


class Ladders:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.tasks: set[asyncio.Task[None]] = set()

    # Rating games

    def note_end(self, news: Ended) -> None:
        if news.rated:
            self._start(self.settle(news.table))

    def _start(self, settling: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(settling)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def open(self) -> None:
        """Rate games that ended just before the server stopped."""
        self._start(self._settle_all())

    async def _settle_all(self) -> None:
        waiting = (TableRow.state == "over") & TableRow.rated.is_(True) & TableRow.settled.is_(False)
        async with self.database.read_session() as session:
            ids = (await session.scalars(select(TableRow.id).where(waiting))).all()
        for id in ids:
            await self.settle(id)

    async def settle(self, id: str) -> None:
        """Rate a game, once."""
        try:
            async with self.database.transaction() as session:
                this = (TableRow.id == id) & (TableRow.state == "over") & TableRow.rated.is_(True)
                claimed = update(TableRow).where(this, TableRow.settled.is_(False)).values(settled=True)
                game = await session.scalar(claimed.returning(TableRow.game))
                if game is not None:
                    await self._rate(session, id, game)
        except Exception:
            log.exception("a game could not be rated", extra={"table": id})

    async def _rate(self, session: AsyncSession, id: str, game: str) -> None:
        read = await session.execute(select(SeatRow.__table__).where(SeatRow.table == id).order_by(SeatRow.seat))
        seats = [SeatState(**seat) for seat in read.mappings()]
        wanted = select(ResultRow).where(ResultRow.table == id).order_by(ResultRow.seat)
        results = (await session.scalars(wanted)).all()
        happenings = await session.scalar(select(TableRow.happenings).where(TableRow.id == id)) or []
        out_of_time = {incident["seat"] for incident in happenings if incident["kind"] == "time-up"}
        forfeited = [rated.has_forfeited(seat, out_of_time) for seat in seats]
        ranks = rated.ranks(seats, [result.place for result in results], forfeited)
        if ranks is None:
            return
        players = [rated.player(seat) for seat in seats]
        before = await self._ratings(session, game, {player for player in players if player is not None})
        teams = [
            [MODEL.rating() if player is None else MODEL.rating(mu=before[player].mu, sigma=before[player].sigma)]
            for player in players
        ]
        after = [team[0] for team in MODEL.rate(teams, ranks=ranks)]
        old = {player: row.mu for player, row in before.items()}
        if any(forfeited):  # a level gains nothing by the absence of people
            players = [None if player is None or player.startswith(BOT) else player for player in players]
        for player, team, new in zip(players, teams, after, strict=True):
            if player is not None:  # a level may play on several seats: all of them count
                row = before[player]
                row.mu += new.mu - team[0].mu
                row.sigma *= new.sigma / team[0].sigma
        now = time.time()
        for player in {player for player in players if player is not None}:
            before[player].games += 1
            before[player].updated = now
        for player, result in zip(players, results, strict=True):
            if player is not None:
                result.mu_before, result.mu_after = old[player], before[player].mu

    async def _ratings(self, session: AsyncSession, game: str, players: set[str]) -> dict[str, RatingRow]:
        """The ratings of these players, always locked in the same order; new ones for players who have none."""
        insert = sqlite.insert if self.database.sqlite else postgresql.insert
        for player in sorted(players):
            person = None if player.startswith(BOT) else player
            usual = {"mu": MODEL.mu, "sigma": MODEL.sigma, "games": 0, "updated": 0.0}
            added = insert(RatingRow).values(game=game, player=player, person=person, **usual)
            await session.execute(added.on_conflict_do_nothing())
        wanted = select(RatingRow).where(RatingRow.game == game, RatingRow.player.in_(players))
        rows = await session.scalars(wanted.order_by(RatingRow.player).with_for_update())
        return {row.player: row for row in rows}

    # Ladders

    async def show(self, person: Person | None, game: str, language: str) -> Ladder:
        try:
            games.about(game)
        except UnknownGame:
            raise Refused("no-game") from None
        me = None if person is None else person.id
        found = select(RatingRow, Person.name, Person.listed).outerjoin(Person, Person.id == RatingRow.person)
        ordinal = RatingRow.mu - 3 * RatingRow.sigma  # OpenSkill's
        public = found.where(
            RatingRow.game == game, RatingRow.games > 0, RatingRow.person.is_(None) | Person.listed.is_(True)
        )
        async with self.database.read_session() as session:
            lines = (await session.execute(public.order_by(ordinal.desc(), RatingRow.player).limit(LINES))).all()
            own = (await session.execute(found.where(RatingRow.game == game, RatingRow.person == me))).first()
        return Ladder(
            game=game,
            title=words(language, game).say("title"),
            lines=[_line(row, name, me, language) for row, name, _ in lines],
            own=None if own is None or me is None else _line(own[0], own[1], me, language),
            listed=person is not None and person.listed,
        )

    async def close(self) -> None:
        await asyncio.gather(*self.tasks, return_exceptions=True)


def _line(row: RatingRow, name: str | None, me: str | None, language: str) -> LadderLine:
    level = row.player.removeprefix(BOT) if row.person is None else None
    return LadderLine(
        name=player_name(name or "", level, language),
        level=level,
        you=me is not None and row.person == me,
        rating=shown_rating(row.mu),
        uncertainty=round(2 * POINTS * row.sigma),
        games=row.games,
    )
