"""Sending one notification to one target: a web push subscription or an Apprise URL."""

from __future__ import annotations

import asyncio
import base64
import time
from collections import OrderedDict
from importlib.util import find_spec
from typing import Any
from weakref import WeakValueDictionary

import msgspec
from sqlalchemy import delete

from trackside.locales import RIGHT_TO_LEFT
from trackside.server.api.errors import Refused
from trackside.server.notify import sender_process, targets
from trackside.server.notify.sender_process import SEND_SECONDS, AppriseTask, PushTask, SendReply, Task
from trackside.server.notify.ssrf_guard import is_public_host
from trackside.server.settings import Settings
from trackside.server.storage.database import Database
from trackside.server.storage.models import PushSubscription
from trackside.server.workers.pool import WorkerFailed, WorkerPool

PROCESSES = 4  # notifications sent at the same time; a slow target delays only other notifications
PROCESS_SECONDS = 60.0  # to start a process and send; the process has a shorter time limit of its own
IDLE_SECONDS = 60.0  # idle seconds after which a process is ended
RIGHT_TO_LEFT_MARK = "\u200f"
NEW_SECONDS = 3.0  # time limit for a target that has not answered before
PAUSE_SECONDS = 60.0  # after a target did not answer in time; doubled each time that it does not again
LONGEST_PAUSE = 900.0
MAX_KNOWN = 10_000  # targets whose behaviour is remembered
REPLY = msgspec.json.Decoder(SendReply)


class TargetGone(Exception):
    """The target no longer accepts notifications."""


class TooSlow(Exception):
    """The target did not answer in time. It is not retried, because it would delay the notifications of others."""


class PartlyDelivered(Exception):
    """The target has several recipients, and some of them may have received the notification."""


class Notification(msgspec.Struct):
    title: str
    body: str
    url: str
    tag: str  # a browser replaces an earlier notification with the same tag
    lang: str = "en"
    dir: str = "ltr"  # follows from the language

    def __post_init__(self) -> None:
        self.dir = "rtl" if self.lang in RIGHT_TO_LEFT else "ltr"


def message_of(notification: Notification) -> tuple[str, str]:
    """Title and body of a mail or message: plain text, whose first strong sign says in which direction it is read."""
    mark = RIGHT_TO_LEFT_MARK if notification.dir == "rtl" else ""
    return f"{mark}{notification.title}", f"{mark}{notification.body}\n{notification.url}"


class Known:
    """How a person's targets at a host have answered. Nobody can keep the processes busy with targets that are
    silent."""

    def __init__(self) -> None:
        self.answered: OrderedDict[str, None] = OrderedDict()
        self.pauses: OrderedDict[str, tuple[float, float]] = OrderedDict()  # end and length

    def seconds(self, host: str) -> float:
        """The time limit for a target; TooSlow while it is paused."""
        ends, _ = self.pauses.get(host, (0.0, 0.0))
        if time.monotonic() < ends:
            raise TooSlow
        return SEND_SECONDS if host in self.answered else NEW_SECONDS

    def has_answered(self, host: str) -> None:
        self.pauses.pop(host, None)
        self.answered[host] = None
        self._limit(self.answered)

    def was_silent(self, host: str) -> None:
        self.answered.pop(host, None)
        _, length = self.pauses.pop(host, (0.0, PAUSE_SECONDS / 2))
        length = min(2 * length, LONGEST_PAUSE)
        self.pauses[host] = time.monotonic() + length, length
        self._limit(self.pauses)

    @staticmethod
    def _limit(remembered: OrderedDict[str, Any]) -> None:
        if len(remembered) > MAX_KNOWN:
            remembered.popitem(last=False)


class Senders:
    def __init__(self, database: Database, settings: Settings) -> None:
        self.database = database
        self.settings = settings
        self.processes = WorkerPool(PROCESSES, PROCESS_SECONDS, sender_process.__name__, IDLE_SECONDS)
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # by person
        self.known = Known()  # by person and host, or by URL if it names none
        self.looking_up: set[str] = set()  # people whose target's name is being looked up

    async def public_key(self) -> str | None:
        """The VAPID public key as browsers expect it; None if web push is not installed."""
        if find_spec("pywebpush") is None:
            return None
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
        from py_vapid import Vapid02

        key = Vapid02.from_pem((await self._vapid_pem()).encode()).public_key
        raw = key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()

    async def _vapid_pem(self) -> str:
        from py_vapid import Vapid02

        def generate() -> str:
            key = Vapid02()
            key.generate_keys()
            return str(key.private_pem().decode())

        return await self.database.secret("push", generate)

    async def require_public(self, person: str, url: str) -> None:
        """Refuse a target in a private network, including a mail server named in its parameters.

        This is for a clear error message; the process that sends checks every connection.
        """
        if self.settings.private_targets:
            return
        if targets.is_anonymous_mail(url):
            raise Refused(422, "mail-account")
        if person in self.looking_up:
            raise Refused(429, "too-many")
        self.looking_up.add(person)
        try:
            for host in targets.hosts(url):
                if not await is_public_host(host):
                    raise Refused(422, "bad-notice-url")
        finally:
            self.looking_up.discard(person)

    async def send_push(self, subscription: PushSubscription, notification: Notification) -> None:
        task = PushTask(
            endpoint=subscription.endpoint,
            keys=subscription.keys,
            data=msgspec.json.encode(notification).decode(),
            vapid_key=await self._vapid_pem(),
            contact=self.settings.push_contact,
            public_only=not self.settings.private_targets,
        )
        try:
            await self._send(subscription.person, task, subscription.endpoint)
        except TargetGone:
            async with self.database.transaction() as transaction:
                await transaction.execute(
                    delete(PushSubscription).where(PushSubscription.endpoint == subscription.endpoint)
                )
            raise

    async def send_apprise(self, person: str, url: str, notification: Notification) -> None:
        title, body = message_of(notification)
        task = AppriseTask(url=url, title=title, body=body, public_only=not self.settings.private_targets)
        await self._send(person, task, url)

    async def _send(self, person: str, task: Task, url: str) -> None:
        """The targets of one person are notified one after the other, so that slow ones cannot occupy all processes."""
        host = f"{person} {next(iter(targets.hosts(url)), url)}"
        async with self.locks.setdefault(person, asyncio.Lock()):
            task.seconds = self.known.seconds(host)
            try:
                reply = await self.processes.request(task, REPLY)
            except WorkerFailed:
                self.known.was_silent(host)
                raise TooSlow from None
            self.known.has_answered(host)
        if reply.outcome == "gone":
            raise TargetGone
        if reply.outcome == "partly":
            raise PartlyDelivered
        if reply.outcome == "failed":
            raise OSError(reply.error)

    async def close(self) -> None:
        await self.processes.close()
