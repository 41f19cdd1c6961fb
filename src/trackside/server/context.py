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
from trackside.server.actions.takeback import Takeback
from trackside.server.api.responses import Health
from trackside.server.live.event_stream import EventStreams
from trackside.server.live.presence import PresenceTracker
from trackside.server.live.read_marks import ReadMarks
from trackside.server.live.stream_limits import StreamLimits
from trackside.server.live.table_views import TableViews
from trackside.server.notify.delivery import TurnNotifications
from trackside.server.notify.senders import Senders
from trackside.server.notify.subscriptions import NotificationSettings
from trackside.server.ops.metrics import Metrics
from trackside.server.people.accounts import Accounts
from trackside.server.people.attempts import AttemptLimit
from trackside.server.people.sessions import Sessions
from trackside.server.settings import Settings
from trackside.server.storage.database import Database
from trackside.server.storage.pubsub import PubSub
from trackside.server.tables.repository import TableRepository
from trackside.server.workers.analysis import IDLE_SECONDS, AnalysisWorkers
from trackside.server.workers.bots import BotWorkers
from trackside.server.workers.pool import WorkerPool

RECORD_CHECKERS = 2  # processes that check imported records: one address does not hold both


class Context:
    def __init__(self, settings: Settings, url: str, secret: str) -> None:
        """`secret` signs cookies."""
        self.settings = settings
        self.secret = secret
        self.metrics = Metrics()
        self.wrong_codes = AttemptLimit(settings.wrong_codes_per_minute)  # by address
        self.database = Database(url)
        self.pubsub = PubSub(self.database)
        self.accounts = Accounts(self.database, self.pubsub, settings.guest_days, settings.failed_logins_per_minute)
        self.sessions = Sessions(self.accounts, secret, settings.secure_cookies)
        self.tables = TableRepository(self.database, self.pubsub, self.metrics, settings.cached_tables)
        self.presence = PresenceTracker(self.pubsub)
        self.read_marks = ReadMarks(self.database)
        self.tables.on_undo.append(self.read_marks.undo)
        self.views = TableViews(self.presence, self.read_marks)
        limits = StreamLimits(settings.streams_per_person, settings.streams_per_address)
        self.accounts.on_change.append(limits.wake)  # their sessions may have ended
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
        self.notifications = TurnNotifications(self.tables, self.presence, self.senders, self.metrics, settings)
        self.bots = BotWorkers(settings.bot_workers, settings.bot_seconds, settings.bot_wait_seconds)
        self.metrics.bots_waiting.set_function(lambda: self.bots.waiting)
        self.record_checkers = WorkerPool(RECORD_CHECKERS, settings.import_seconds, idle_seconds=IDLE_SECONDS)
        copies = Copies(settings, RECORD_CHECKERS)
        self.autoplay = Autoplay(self.tables, self.presence, self.bots, self.notifications, self.metrics, settings)
        self.lists = TableLists(self.database, self.views)
        self.friends = Friends(self.database, self.tables, self.notifications, settings)
        self.lobby = Lobby(
            self.tables, self.lists, self.views, self.autoplay, self.record_checkers, copies, self.friends, settings
        )
        self.queries = TableQueries(self.tables, self.views, self.read_marks, self.autoplay)
        self.analyses = Analyses(self.tables, self.views, self.database, AnalysisWorkers(self.bots), settings)
        self.coaching = Coaching(self.tables, self.views, self.bots, settings)
        self.play = Play(self.tables, self.views, self.autoplay)
        self.takeback = Takeback(self.tables, self.views, self.autoplay)
        self.puzzles = Puzzles(self.database, self.lobby)
        self.history = History(self.database, self.tables)
        self.ladders = Ladders(self.database, self.tables)
        self.account_deletion = AccountDeletion(self.database, self.accounts, self.tables, self.autoplay)
        self.result_filler = ResultFiller(self.tables)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Background tasks run while the application does."""
        async with AsyncExitStack() as stack:
            stack.push_async_callback(self.database.close)
            for part in (
                self.pubsub,
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
        return Health(status=status, database=kind, tables=len(self.tables.cache), version=trackside.__version__)


async def prepare_database(url: str) -> str:
    """Migrate the database and return the secret that signs this installation's cookies."""
    database = Database(url)
    try:
        await database.migrate()
        return await database.secret("cookies")
    finally:
        await database.close()
