"""Notification settings of a person: push subscriptions, the Apprise target, quiet hours, and a test."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from importlib.util import find_spec
from typing import Literal

import msgspec
from sqlalchemy import delete, func, select
from sqlalchemy.dialects import postgresql, sqlite

from trackside.locales import words
from trackside.server.api.requests import PushKeys
from trackside.server.api.responses import NoticeSettings, NoticeTested
from trackside.server.notify import targets
from trackside.server.notify.senders import Notification, PartlyDelivered, Senders, TargetGone
from trackside.server.ops.metrics import Metrics
from trackside.server.people.accounts import Accounts
from trackside.server.storage.database import Database
from trackside.server.storage.models import Person, PushSubscription
from trackside.tables import quiet_hours
from trackside.tables.refusals import Refused
from trackside.tables.requests import QuietHours

log = logging.getLogger("trackside.server")
MAX_BROWSERS = 10  # per person
TEST_SECONDS = 20.0  # time limit of a test


class NotificationSettings:
    def __init__(
        self, database: Database, accounts: Accounts, senders: Senders, metrics: Metrics, public_url: str
    ) -> None:
        self.database = database
        self.accounts = accounts
        self.senders = senders
        self.metrics = metrics
        self.public_url = public_url

    async def get(self, person: Person) -> NoticeSettings:
        async with self.database.read_session() as session:
            browsers = await session.scalar(select(func.count()).where(PushSubscription.person == person.id))
        hours = quiet_hours.from_column(person.quiet)
        return NoticeSettings(url=person.notice_url, browsers=browsers or 0, quiet=hours)

    async def subscribe(self, person: Person, endpoint: str, keys: PushKeys) -> None:
        """Send web push to a browser."""
        if not targets.hosts(endpoint):
            raise Refused("bad-notice-url")
        await self.senders.require_public(person.id, endpoint)
        async with self.database.transaction() as session:
            # Of several at once the last one gets it.
            insert = sqlite.insert if self.database.sqlite else postgresql.insert
            owner = {"person": person.id, "keys": msgspec.structs.asdict(keys)}
            added = insert(PushSubscription).values(endpoint=endpoint, **owner)
            await session.execute(added.on_conflict_do_update(index_elements=["endpoint"], set_=owner))
            own = select(PushSubscription.endpoint).where(PushSubscription.person == person.id)
            if len((await session.scalars(own)).all()) > MAX_BROWSERS:
                raise Refused("too-many-browsers")

    async def unsubscribe(self, person: Person) -> None:
        """Stop web push to all browsers of a person."""
        async with self.database.transaction() as session:
            await session.execute(delete(PushSubscription).where(PushSubscription.person == person.id))

    async def set_target(self, person: Person, url: str | None) -> None:
        """Set or remove the Apprise target."""
        if url is not None:
            if find_spec("apprise") is None:
                raise Refused("no-notices")
            if targets.parse_target(url) is None:
                raise Refused("bad-notice-url")
            await self.senders.require_public(person.id, url)
        await self.accounts.change(person, notice_url=url)

    async def set_quiet_hours(self, person: Person, hours: QuietHours | None) -> None:
        if hours is not None:
            quiet_hours.validate(hours)
        await self.accounts.change(person, quiet=None if hours is None else msgspec.to_builtins(hours))

    async def test(self, person: Person, endpoint: str | None, language: str) -> NoticeTested:
        """Send one notification now to a browser, or to the Apprise target if no endpoint is given. No retries."""
        say = words(language, "server")
        url = f"{self.public_url}/settings"
        notification = Notification("Trackside", say.say("notification-test"), url, "test", language)
        way, send = await self._sender(person, endpoint, notification)
        outcome: Literal["sent", "failed", "partly", "gone"] = "sent"
        try:
            await asyncio.wait_for(send(), TEST_SECONDS)
        except (TargetGone, PartlyDelivered) as error:
            outcome = "gone" if isinstance(error, TargetGone) else "partly"
        except Exception as error:  # services and their libraries raise anything
            log.info("a test notification was not accepted", extra={"way": way, "error": str(error)[:200]})
            outcome = "failed"
        self.metrics.notifications.labels(way, f"test-{outcome}").inc()
        return NoticeTested(outcome=outcome, text=say.say(f"notification-test-{outcome}"))

    async def _sender(
        self, person: Person, endpoint: str | None, notification: Notification
    ) -> tuple[str, Callable[[], Awaitable[None]]]:
        if endpoint is None:
            if person.notice_url is None:
                raise Refused("no-target")
            return "apprise", partial(self.senders.send_apprise, person.id, person.notice_url, notification)
        async with self.database.read_session() as session:
            subscription = await session.get(PushSubscription, endpoint)
        if subscription is None or subscription.person != person.id:
            raise Refused("no-target")
        return "push", partial(self.senders.send_push, subscription, notification)
