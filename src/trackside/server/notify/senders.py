"""Sending one notification to one target: a web push subscription or an Apprise URL."""

from __future__ import annotations

import asyncio
import base64
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib.util import find_spec
from typing import Any, TypeVar

import msgspec
from sqlalchemy import delete

from trackside.server.api.errors import Refused
from trackside.server.notify import targets
from trackside.server.notify.ssrf_guard import is_public_host, with_public_addresses_only
from trackside.server.settings import Settings
from trackside.server.storage.database import Database
from trackside.server.storage.models import PushSubscription

T = TypeVar("T")
THREADS = 4  # notifications sent at the same time; a slow target delays only other notifications


class TargetGone(Exception):
    """The target no longer accepts notifications."""


class PartlyDelivered(Exception):
    """The target has several receivers, and some of them may have got the notification."""


class Notification(msgspec.Struct):
    title: str
    body: str
    url: str
    tag: str  # a browser replaces an earlier notification with the same tag


class Senders:
    def __init__(self, database: Database, settings: Settings) -> None:
        self.database = database
        self.settings = settings
        self.threads = ThreadPoolExecutor(THREADS, "notifications")

    async def public_key(self) -> str | None:
        """The VAPID public key as browsers expect it; None if web push is not installed."""
        if find_spec("pywebpush") is None:
            return None
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        key = (await self._vapid_key()).public_key
        raw = key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()

    async def _vapid_key(self) -> Any:
        from py_vapid import Vapid02

        def generate() -> str:
            key = Vapid02()
            key.generate_keys()
            return str(key.private_pem().decode())

        return Vapid02.from_pem((await self.database.secret("push", generate)).encode())

    async def require_public(self, url: str) -> None:
        """Refuse a target in a private network, including a mail server named in its parameters."""
        if self.settings.private_targets:
            return
        for host in targets.hosts(url):
            if not await is_public_host(host):
                raise Refused(422, "bad-notice-url")

    async def _in_thread(self, send: Callable[[], T]) -> T:
        work = send if self.settings.private_targets else partial(with_public_addresses_only, send)
        return await asyncio.get_running_loop().run_in_executor(self.threads, work)

    async def send_push(self, subscription: PushSubscription, notification: Notification) -> None:
        import requests
        from pywebpush import WebPushException, webpush

        await self.require_public(subscription.endpoint)  # again: the name may resolve to another address now
        vapid = await self._vapid_key()
        session = requests.Session()
        session.max_redirects = 0
        try:
            await self._in_thread(
                partial(
                    webpush,
                    subscription_info={"endpoint": subscription.endpoint, "keys": subscription.keys},
                    data=msgspec.json.encode(notification).decode(),
                    vapid_private_key=vapid,
                    vapid_claims={"sub": self.settings.push_contact},
                    ttl=24 * 3600,
                    timeout=10,
                    requests_session=session,
                )
            )
        except WebPushException as error:
            status = getattr(error.response, "status_code", None)
            if status not in (404, 410):
                raise
            async with self.database.transaction() as transaction:
                await transaction.execute(
                    delete(PushSubscription).where(PushSubscription.endpoint == subscription.endpoint)
                )
            raise TargetGone from None

    async def send_apprise(self, url: str, notification: Notification) -> None:
        await self.require_public(url)
        target = targets.parse_target(url)
        if target is None:
            raise TargetGone  # accepted by an earlier version
        send = partial(target.notify, title=notification.title, body=f"{notification.body}\n{notification.url}")
        if not await self._in_thread(send):
            raise OSError("Apprise could not deliver") if len(target) <= 1 else PartlyDelivered

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)
