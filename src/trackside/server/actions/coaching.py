"""The coach at a running table: how moves would change the player's chance to win, before they are played."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from trackside.bots import ADVISER
from trackside.bots.world import world_of
from trackside.server.live.table_views import TableViews
from trackside.server.people.principal import player_of
from trackside.server.settings import Settings
from trackside.server.storage.models import Person
from trackside.server.tables.loading import Tables
from trackside.server.workers.bots import BotWorkers
from trackside.server.workers.pool import WorkerFailed
from trackside.server.workers.think import CoachTask
from trackside.tables import advice as advice_rules
from trackside.tables.batch import require_one_batch
from trackside.tables.refusals import Refused
from trackside.tables.shapes import CoachView
from trackside.tables.table import Table
from trackside.tables.views.coach import coach_view


class Coaching:
    def __init__(self, tables: Tables, views: TableViews, bots: BotWorkers, settings: Settings) -> None:
        self.tables = tables
        self.views = views
        self.bots = bots
        self.settings = settings
        self.asking: set[str] = set()  # people

    async def look(self, person: Person, id: str, ply: int, moves: Sequence[str], language: str) -> CoachView:
        """Judge the moves; one request at a time per person."""
        async with self.tables.locked(id) as table:
            advice_rules.require_coach(table, player_of(person))
            if ply != table.ply:
                raise self.views.shown_with(Refused("stale"), table, person.id, language)
            if person.id in self.asking:
                raise Refused("too-many")
            task = self._task(table, moves)
        self.asking.add(person.id)
        try:
            advice = await self.bots.advise(person.id, task, self.settings.hint_seconds)
        except WorkerFailed:
            raise Refused("no-hint") from None
        finally:
            self.asking.discard(person.id)
        async with self.tables.locked(id) as table:
            if table.playthrough.ply != ply:
                raise self.views.shown_with(Refused("stale"), table, person.id, language)
            return coach_view(table, advice, language)

    def _task(self, table: Table, moves: Sequence[str]) -> CoachTask:
        """The task for the worker. Refuses moves as playing them would."""
        require_one_batch(table.playthrough, moves)
        return CoachTask(
            world=world_of(table.position, secrets.randbits(62)),
            level=ADVISER,
            seed=secrets.randbits(62),
            moves=list(moves),
            playouts=self.settings.analysis_playouts,
        )
