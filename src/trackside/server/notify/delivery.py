"""Notices: telling people that it is their turn, by web push and `apprise`.

Nobody is told who has the table open; nobody is told twice of one turn; nobody is told in their quiet hours, but when
they are over. A target that fails is tried again after 1, 4 and 16 seconds and then left alone until the next turn;
one that is several, of which some may have got it, is not tried again. What can be a target is said in `targets.py`.
"""

from __future__ import annotations

import asyncio
import base64
import logging
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib.util import find_spec
from typing import Any, Literal, TypeVar

import msgspec
from sqlalchemy import delete, func, select, update

from trackside.locales import words
from trackside.server.api.requests import QuietHours
from trackside.server.api.responses import NoticeSettings, NoticeTested
from trackside.server.http.errors import Refused
from trackside.server.live.presence import Present
from trackside.server.notify import targets
from trackside.server.notify.ssrf_guard import fenced, leads_outside
from trackside.server.ops.metrics import Metrics
from trackside.server.people.accounts import People
from trackside.server.settings import Settings
from trackside.server.storage.database import Database
from trackside.server.storage.models import Person, Push, TableRow
from trackside.server.tables.quiet_hours import checked, quiet_until, read
from trackside.server.tables.table import Table

log = logging.getLogger("trackside.server")
PAUSES = (1.0, 4.0, 16.0)
PUSHES = 10  # browsers of one person
COURIERS = 4  # notices on their way at once: a slow target keeps nobody waiting but other notices
TEST_SECONDS = 20.0  # for which a test waits for an answer
T = TypeVar("T")
Send = Callable[[], Awaitable[None]]


class Gone(Exception):
    """The browser no longer wants to hear."""


class Partly(Exception):
    """Some of a target's receivers may have got it."""


class Notice(msgspec.Struct):
    title: str
    body: str
    url: str
    tag: str  # a later notice of the same table takes the place of an earlier one


class Notices:
    def __init__(
        self, database: Database, people: People, present: Present, metrics: Metrics, settings: Settings
    ) -> None:
        self.database = database
        self.people = people
        self.present = present
        self.metrics = metrics
        self.settings = settings
        self.couriers = ThreadPoolExecutor(COURIERS, "notices")
        self.under_way: set[asyncio.Task[None]] = set()
        self.look_again: Callable[[str, float], Awaitable[None]]  # at a table, at some time; set by whoever looks

    # Who wants to hear, and where

    async def public_key(self) -> str | None:
        """The server's key as browsers want it; None if web push is not installed."""
        if find_spec("pywebpush") is None:
            return None
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        key = (await self._vapid()).public_key
        raw = key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()

    async def _vapid(self) -> Any:
        from py_vapid import Vapid02

        def make() -> str:
            fresh = Vapid02()
            fresh.generate_keys()
            return str(fresh.private_pem().decode())

        return Vapid02.from_pem((await self.database.secret("push", make)).encode())

    async def subscribe(self, person: Person, endpoint: str, keys: dict[str, Any]) -> None:
        if not targets.hosts(endpoint):
            raise Refused(422, "bad-notice-url")
        await self._need_public(endpoint)
        async with self.database.writing() as session:
            await session.execute(delete(Push).where(Push.endpoint == endpoint))
            session.add(Push(endpoint=endpoint, person=person.id, keys=keys))
            await session.flush()
            known = (await session.scalars(select(Push.endpoint).where(Push.person == person.id))).all()
            if len(known) > PUSHES:
                raise Refused(409, "too-many-browsers")

    async def unsubscribe(self, person: Person) -> None:
        async with self.database.writing() as session:
            await session.execute(delete(Push).where(Push.person == person.id))

    async def target(self, person: Person, url: str | None) -> None:
        if url is not None:
            if find_spec("apprise") is None:
                raise Refused(422, "no-notices")
            if targets.made(url) is None:
                raise Refused(422, "bad-notice-url")
            await self._need_public(url)
        await self.people.change(person, {"notice_url": url})

    async def settings_of(self, person: Person) -> NoticeSettings:
        async with self.database.reading() as session:
            browsers = await session.scalar(select(func.count()).where(Push.person == person.id))
        return NoticeSettings(url=person.notice_url, browsers=browsers or 0, quiet=read(person.quiet))

    async def set_quiet(self, person: Person, hours: QuietHours | None) -> None:
        stored = None if hours is None else msgspec.to_builtins(checked(hours))
        await self.people.change(person, {"quiet": stored})

    async def _need_public(self, url: str) -> None:
        """A notice must not reach into the server's own network: not by its host, nor by a mail server named beside."""
        if self.settings.private_targets:
            return
        for host in targets.hosts(url):
            if not await leads_outside(host):
                raise Refused(422, "bad-notice-url")

    async def _outward(self, send: Callable[[], T]) -> T:
        """Send something from a thread that reaches no address of the server's own network."""
        work = send if self.settings.private_targets else partial(fenced, send)
        return await asyncio.get_running_loop().run_in_executor(self.couriers, work)

    # Telling

    def turn(self, table: Table, reminder: bool = False) -> None:
        """Tell whoever decides at a table, in the background, unless it is open there or was told already."""
        seat = table.seats[table.deciding]
        people = {s.person for s in table.seats if s.kind == "human"}
        if seat.person is None or (len(people) < 2 and not reminder):
            return  # who plays alone knows
        movers = table.game.movers
        began = len(movers)
        while began and movers[began - 1] == table.deciding:
            began -= 1
        turn = 2 * began + (1 if reminder else 0)
        if table.row.noticed < turn and seat.person not in self.present.people(table.id):
            task = asyncio.create_task(self._turn(table.id, turn, seat.person, reminder))
            self.under_way.add(task)
            task.add_done_callback(self.under_way.discard)

    async def _turn(self, id: str, turn: int, person: str, reminder: bool) -> None:
        try:
            await asyncio.sleep(self.settings.notice_delay)
            if person in self.present.people(id):
                return
            async with self.database.reading() as session:
                who = await session.get(Person, person)
            if who is None:
                return
            quiet = read(who.quiet)
            until = None if quiet is None else quiet_until(quiet, time.time())
            if until is not None:
                await self.look_again(id, until)
                return
            async with self.database.writing() as session:
                still = (TableRow.id == id) & (TableRow.noticed < turn) & (TableRow.state == "playing")
                marked = update(TableRow).where(still).values(noticed=turn).returning(TableRow.game)
                game = await session.scalar(marked)
            if game is not None:
                await self._tell(id, game, who, reminder)
        except Refused:
            pass  # the table is gone
        except Exception:
            log.exception("a notice failed", extra={"table": id})

    async def _tell(self, id: str, game: str, person: Person, reminder: bool) -> None:
        async with self.database.reading() as session:
            pushes = (await session.scalars(select(Push).where(Push.person == person.id))).all()
        language = person.language or "en"
        say = words(language, "server")
        title = words(language, game).say("title")
        body = say.say("notice-reminder" if reminder else "notice-turn", game=title)
        notice = Notice(title, body, f"{self.settings.site}/table/{id}", id)
        ways = [self._patiently("push", partial(self._push, push, notice)) for push in pushes]
        if person.notice_url:
            ways.append(self._patiently("apprise", partial(self._apprise, person.notice_url, notice)))
        await asyncio.gather(*ways)

    async def _patiently(self, way: str, send: Send) -> None:
        for pause in (*PAUSES, None):
            try:
                await send()
            except (Gone, Partly) as outcome:
                self.metrics.notices.labels(way, "gone" if isinstance(outcome, Gone) else "failed").inc()
                return
            except Exception as problem:  # whatever a service or its library does
                log.warning("a notice was not taken", extra={"way": way, "problem": str(problem)[:200]})
                if pause is None:
                    self.metrics.notices.labels(way, "failed").inc()
                    return
                await asyncio.sleep(pause)
            else:
                self.metrics.notices.labels(way, "sent").inc()
                return

    async def test(self, person: Person, endpoint: str | None, language: str) -> NoticeTested:
        """One notice to one target, now and once: to the browser of that address, or to the `apprise` target."""
        say = words(language, "server")
        notice = Notice("Trackside", say.say("notice-test"), f"{self.settings.site}/settings", "test")
        way, send = await self._way(person, endpoint, notice)
        outcome: Literal["sent", "failed", "partly", "gone"] = "sent"
        try:
            await asyncio.wait_for(send(), TEST_SECONDS)
        except (Gone, Partly) as problem:
            outcome = "gone" if isinstance(problem, Gone) else "partly"
        except Exception as problem:  # whatever a service or its library does
            log.info("a test notice was not taken", extra={"way": way, "problem": str(problem)[:200]})
            outcome = "failed"
        self.metrics.notices.labels(way, f"test-{outcome}").inc()
        return NoticeTested(outcome=outcome, text=say.say(f"notice-test-{outcome}"))

    async def _way(self, person: Person, endpoint: str | None, notice: Notice) -> tuple[str, Send]:
        """How a notice reaches one target of a person; refused if they have no such target."""
        if endpoint is None:
            if person.notice_url is None:
                raise Refused(404, "no-target")
            return "apprise", partial(self._apprise, person.notice_url, notice)
        async with self.database.reading() as session:
            push = await session.get(Push, endpoint)
        if push is None or push.person != person.id:
            raise Refused(404, "no-target")
        return "push", partial(self._push, push, notice)

    async def _push(self, push: Push, notice: Notice) -> None:
        import requests
        from pywebpush import WebPushException, webpush

        await self._need_public(push.endpoint)  # once more: a name can come to mean another address
        vapid = await self._vapid()
        once = requests.Session()
        once.max_redirects = 0  # a push service sends nobody on
        try:
            await self._outward(
                partial(
                    webpush,
                    subscription_info={"endpoint": push.endpoint, "keys": push.keys},
                    data=msgspec.json.encode(notice).decode(),
                    vapid_private_key=vapid,
                    vapid_claims={"sub": self.settings.contact},
                    ttl=24 * 3600,
                    timeout=10,
                    requests_session=once,
                )
            )
        except WebPushException as problem:
            status = getattr(problem.response, "status_code", None)
            if status not in (404, 410):
                raise
            async with self.database.writing() as session:
                await session.execute(delete(Push).where(Push.endpoint == push.endpoint))
            raise Gone from None

    async def _apprise(self, url: str, notice: Notice) -> None:
        await self._need_public(url)
        target = targets.made(url)
        if target is None:
            raise Gone  # it was given to an earlier version, which took more
        send = partial(target.notify, title=notice.title, body=f"{notice.body}\n{notice.url}")
        if not await self._outward(send):
            raise OSError("apprise could not deliver") if len(target) <= 1 else Partly

    async def close(self) -> None:
        for task in list(self.under_way):
            task.cancel()
        await asyncio.gather(*self.under_way, return_exceptions=True)
        self.couriers.shutdown(wait=False, cancel_futures=True)
