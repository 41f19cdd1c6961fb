"""The application context: the objects that all routes of one process share, built once."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Literal

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

import trackside
from trackside.server.actions.account_deletion import AccountDeletion
from trackside.server.actions.analyses import Analyses
from trackside.server.actions.autoplay import Autoplay
from trackside.server.actions.chat import Chat
from trackside.server.actions.coaching import Coaching
from trackside.server.actions.copies import Copies
from trackside.server.actions.friends import Friends
from trackside.server.actions.history import History
from trackside.server.actions.ladder import Ladders
from trackside.server.actions.lobby import Lobby
from trackside.server.actions.play import Play
from trackside.server.actions.puzzles import Puzzles
from trackside.server.actions.queries import TableQueries
from trackside.server.actions.result_filler import ResultFiller
from trackside.server.actions.table_lists import TableLists
from trackside.server.api.responses import Health
from trackside.server.bus import (
    Bus,
    NoticePlanned,
    PersonChanged,
    PersonChangedElsewhere,
    PresentElsewhere,
    Reconnected,
    TableChangedElsewhere,
)
from trackside.server.live.event_stream import EventStreams
from trackside.server.live.presence import PresenceTracker
from trackside.server.live.read_marks import ReadMarks
from trackside.server.live.stream_limits import StreamLimits
from trackside.server.live.table_views import TableViews
from trackside.server.notify.delivery import TurnNotifications
from trackside.server.notify.senders import Senders
from trackside.server.notify.subscriptions import NotificationSettings
from trackside.server.ops import logs
from trackside.server.ops.metrics import Metrics
from trackside.server.people.accounts import Accounts
from trackside.server.people.attempts import AttemptLimit
from trackside.server.people.sessions import Sessions
from trackside.server.settings import Settings
from trackside.server.storage.database import Database
from trackside.server.storage.pubsub import PubSub
from trackside.server.tables.archive import Archive
from trackside.server.tables.cache import TableCache
from trackside.server.tables.loading import Tables
from trackside.server.tables.store import SqlStore
from trackside.server.tables.transactor import Transactor
from trackside.server.workers.analysis import AnalysisWorkers
from trackside.server.workers.bots import BotWorkers
from trackside.server.workers.record_checkers import RecordCheckers
from trackside.tables.news import Ended, Moved, Started, Stored, Undone

RECORD_CHECKERS = 2  # processes that check imported records: one address does not hold both


class Context:
    def __init__(self, settings: Settings, url: str, secret: str) -> None:
        """`secret` signs cookies."""
        self.settings = settings
        self.secret = secret
        self.metrics = Metrics()
        self.wrong_codes = AttemptLimit(settings.wrong_codes_per_minute)  # by address
        self.database = Database(url)
        self.bus = Bus()
        self.pubsub = PubSub(self.database, self.bus)
        self.accounts = Accounts(
            self.database, self.pubsub, self.bus, settings.guest_days, settings.failed_logins_per_minute
        )
        self.sessions = Sessions(self.accounts, secret, settings.secure_cookies)
        self.cache = TableCache(self.pubsub, self.metrics, settings.cached_tables)
        self.tables = Tables(SqlStore(self.database), self.cache, self.pubsub)
        self.archive = Archive(self.tables)
        self.presence = PresenceTracker(self.pubsub)
        self.read_marks = ReadMarks(self.database)
        self.views = TableViews(self.presence, self.read_marks)
        limits = StreamLimits(settings.streams_per_person, settings.streams_per_address)
        self.event_streams = EventStreams(
            self.tables,
            self.sessions,
            self.presence,
            self.views,
            self.pubsub,
            self.metrics,
            limits,
            settings.heartbeat_seconds,
        )
        self.senders = Senders(self.database, settings)
        self.notification_settings = NotificationSettings(
            self.database, self.accounts, self.senders, self.metrics, settings.public_url
        )
        self.notifications = TurnNotifications(
            self.database, self.tables, self.bus, self.presence, self.senders, self.metrics, settings
        )
        self.transactor = Transactor(self.tables, self.bus, self.metrics, self.notifications.due)
        self.bots = BotWorkers(settings.bot_workers, settings.bot_seconds, settings.bot_wait_seconds)
        self.metrics.bots_waiting.set_function(lambda: self.bots.waiting)
        self.record_checkers = RecordCheckers(RECORD_CHECKERS, settings.import_seconds)
        copies = Copies(settings, RECORD_CHECKERS)
        self.autoplay = Autoplay(
            self.tables, self.transactor, self.presence, self.bots, self.notifications, self.metrics, settings
        )
        self.lists = TableLists(self.database, self.views)
        self.friends = Friends(self.database, self.tables, self.notifications, settings)
        self.lobby = Lobby(
            self.tables,
            self.transactor,
            self.archive,
            self.lists,
            self.views,
            self.record_checkers,
            copies,
            self.friends,
            settings,
        )
        self.queries = TableQueries(self.tables, self.views, self.read_marks, self.autoplay)
        self.analyses = Analyses(self.tables, self.views, self.database, AnalysisWorkers(self.bots), settings)
        self.coaching = Coaching(self.tables, self.views, self.bots, settings)
        self.play = Play(self.transactor, self.views, self.event_streams)
        self.chat = Chat(self.tables, self.bus)
        self.puzzles = Puzzles(self.database, self.lobby)
        self.history = History(self.database, self.archive)
        self.ladders = Ladders(self.database)
        self.account_deletion = AccountDeletion(self.database, self.accounts, self.tables, self.transactor)
        self.result_filler = ResultFiller(self.archive)
        self._connect(limits)

    def _connect(self, limits: StreamLimits) -> None:
        """Who hears what. Of one kind of news, the first in this list hears it first."""
        on = self.bus.on
        on(Moved, self.metrics.note_moves)
        on(Undone, self.read_marks.note_undo)
        on(Started, logs.note_start)
        on(Ended, logs.note_end)
        on(Ended, self.ladders.note_end)
        on(Stored, self.pubsub.note_stored)
        on(Stored, self.autoplay.note_stored)
        on(NoticePlanned, self.autoplay.note_plan)
        on(PersonChanged, limits.note_change)  # their sessions may have ended
        on(TableChangedElsewhere, self.cache.note_change_elsewhere)
        on(PersonChangedElsewhere, self.accounts.note_change)
        on(PresentElsewhere, self.presence.note_process)
        on(Reconnected, self.cache.note_reconnection)
        on(Reconnected, self.accounts.note_reconnection)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Background tasks run while the application does."""
        async with AsyncExitStack() as stack:
            stack.push_async_callback(self.database.close)
            await self.pubsub.open(self.accounts.recheck, self.tables.recheck, self.presence.publish_all)
            stack.push_async_callback(self.pubsub.close)
            for part in (
                self.accounts,
                self.read_marks,
                self.autoplay,
                self.friends,
                self.ladders,
                self.result_filler,
            ):
                await part.open()
                stack.push_async_callback(part.close)
            stack.push_async_callback(self.notifications.close)
            stack.push_async_callback(self.record_checkers.close)
            stack.push_async_callback(self.analyses.close)
            yield
            self.event_streams.closing = True

    async def health(self) -> Health:
        kind = "sqlite" if self.database.sqlite else "postgresql"
        try:
            async with self.database.read_session() as session:
                await session.execute(text("SELECT 1"))
        except (SQLAlchemyError, OSError):
            return Health(status="failing", database=kind, tables=0, version=trackside.__version__)
        status: Literal["ok", "failing"] = "ok" if await self.database.can_write() else "failing"
        return Health(status=status, database=kind, tables=len(self.cache), version=trackside.__version__)


async def prepare_database(url: str) -> str:
    """Migrate the database and return the secret that signs this installation's cookies."""
    database = Database(url)
    try:
        await database.migrate()
        return await database.secret("cookies")
    finally:
        await database.close()
