"""People: guests with a name, accounts with a password, and the signed cookie that keeps either."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections import OrderedDict
from functools import cache, lru_cache
from typing import Any
from unicodedata import category

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, URLSafeTimedSerializer
from litestar.datastructures import Cookie
from sqlalchemy import bindparam, delete, exists, select, update
from sqlalchemy.exc import IntegrityError

from trackside.server.api.responses import Me
from trackside.server.http.errors import Refused
from trackside.server.live.stream_limits import Streams
from trackside.server.settings import Settings
from trackside.server.storage.database import Database
from trackside.server.storage.models import Person, SeatRow, TableRow
from trackside.server.storage.pubsub import Live
from trackside.server.storage.sqlite_writer import Stale, Step

log = logging.getLogger("trackside.server")
JOINERS = "\u200c\u200d"  # Persian words and composed emoji need them
SESSION = "session"
KEPT = 400 * 24 * 3600  # seconds a session lasts without a visit: as long as browsers keep cookies
KNOWN = 10_000  # people and signatures at hand
HOUR = 3600
DAY = 24 * HOUR
HASHER = PasswordHasher()
READ_EPOCHS = select(Person.id, Person.epoch).where(Person.id.in_(bindparam("these", expanding=True)))
UPDATE_PERSON = update(Person).where(Person.id == bindparam("this"))


@cache
def nobodys() -> str:
    """Checked when a login does not exist, so that both answers take equally long."""
    return HASHER.hash("nobody")


class People:
    def __init__(self, database: Database, live: Live, streams: Streams, secret: str, settings: Settings) -> None:
        self.database = database
        self.live = live
        self.streams = streams
        self.kept: OrderedDict[str, Person] = OrderedDict()  # who was here of late
        self.changes = 0
        live.on_person = self.forget
        live.on_doubt.append(self.forget_all)
        live.on_sweep.append(self.sweep)
        self.signer = URLSafeTimedSerializer(secret, salt="session")
        self.secure = settings.secure_cookies
        self.guest_days = settings.guest_days
        self.tidying: asyncio.Task[None] | None = None
        self._signed = lru_cache(KNOWN)(self._read_signed)  # by the hour, for signatures grow too old

    async def of_cookie(self, cookie: str | None) -> Person | None:
        """Who comes with this cookie; nobody if it is not ours, too old, or was signed out."""
        known = self.signed(cookie)
        if known is None:
            return None
        id, epoch = known
        person = self.kept.get(id) or await self._found(id)
        if person is None or person.epoch != epoch:
            return None
        if time.time() - person.seen > DAY:
            try:
                await self.change(person, {"seen": time.time()})
            except Refused:
                return None  # forgotten in this very moment
        return person

    async def is_signed_in(self, id: str, epoch: int) -> bool:
        """Whether a session that began with this epoch still holds."""
        person = self.kept.get(id) or await self._found(id)
        return person is not None and person.epoch == epoch

    async def _found(self, id: str) -> Person | None:
        before = self.changes
        async with self.database.reading() as session:
            person = await session.get(Person, id)
        if person is not None and before == self.changes:  # else what was read may be old already
            self.kept[id] = person
            if len(self.kept) > KNOWN:
                self.kept.popitem(last=False)
        return person

    def forget(self, id: str) -> None:
        """A person was changed, here or in another process: read them again."""
        self.changes += 1
        self.kept.pop(id, None)
        self.streams.wake(id)  # they may have been signed out

    async def sweep(self) -> None:
        """A message may have been lost with the process that was to send it, and somebody was signed out."""
        held = {id: person.epoch for id, person in self.kept.items()}
        async with self.database.at_once.connect() as connection:
            found = await connection.execute(READ_EPOCHS, {"these": list(held)})
            stored = {row.id: row.epoch for row in found}
        for id, epoch in held.items():
            if stored.get(id) != epoch:
                self.forget(id)

    def forget_all(self) -> None:
        self.changes += 1
        self.kept.clear()

    def signed(self, cookie: str | None) -> tuple[str, int] | None:
        """The person and epoch that a cookie of ours names."""
        return self._signed(cookie, int(time.time() // HOUR)) if cookie else None

    def _read_signed(self, cookie: str, _hour: int) -> tuple[str, int] | None:
        try:
            id, epoch = self.signer.loads(cookie, max_age=KEPT)
        except (BadSignature, ValueError, TypeError):
            return None
        return str(id), int(epoch)

    def cookie(self, person: Person) -> Cookie:
        value = self.signer.dumps([person.id, person.epoch])
        return Cookie(
            SESSION, value=value, max_age=KEPT, path="/", httponly=True, samesite="lax", secure=self.secure or None
        )

    def no_cookie(self) -> Cookie:
        return Cookie(SESSION, value="", max_age=0, path="/", httponly=True, samesite="lax", secure=self.secure or None)

    async def guest(self, name: str, language: str | None) -> Person:
        person = Person(
            id=secrets.token_urlsafe(12),
            name=clean(name),
            language=language,
            theme="auto",
            settings={},
            epoch=0,
            created=time.time(),
            seen=time.time(),
        )
        async with self.database.writing() as session:
            session.add(person)
        return person

    async def register(self, person: Person | None, login: str, password: str) -> Person:
        """Turn a guest, who keeps all tables, or nobody yet into an account."""
        if person is not None and person.login is not None:
            raise Refused(409, "has-account")
        hashed = await asyncio.to_thread(HASHER.hash, password)
        if person is None:
            person = await self.guest(login, None)
        try:
            # Whoever else holds the guest's session is signed out: it must not become a way into the account.
            await self.change(person, {"login": login.lower(), "password": hashed, "epoch": person.epoch + 1})
        except IntegrityError:
            raise Refused(409, "login-taken") from None
        return person

    async def log_in(self, login: str, password: str) -> Person:
        async with self.database.reading() as session:
            person = await session.scalar(select(Person).where(Person.login == login.lower()))
        stored = (
            person.password if person is not None and person.password is not None else await asyncio.to_thread(nobodys)
        )
        try:
            await asyncio.to_thread(HASHER.verify, stored, password)
        except (VerificationError, InvalidHashError):
            raise Refused(401, "wrong-password") from None
        if person is None:
            raise Refused(401, "wrong-password")
        if HASHER.check_needs_rehash(stored):
            await self.change(person, {"password": await asyncio.to_thread(HASHER.hash, password)})
        return person

    async def change_password(self, person: Person, old: str, new: str) -> None:
        """Whoever else is signed in to the account is signed out: that may be why it is changed."""
        if person.password is None:
            raise Refused(409, "no-account")
        try:
            await asyncio.to_thread(HASHER.verify, person.password, old)
        except (VerificationError, InvalidHashError):
            raise Refused(403, "wrong-old-password") from None
        hashed = await asyncio.to_thread(HASHER.hash, new)
        await self.change(person, {"password": hashed, "epoch": person.epoch + 1})

    async def change(self, person: Person, values: dict[str, Any]) -> None:
        row = {"this": person.id, **values}
        try:
            await self.database.write([Step(UPDATE_PERSON, row, one=True)])
            self.live.tell_person(person.id)
        except Stale:
            raise Refused(401, "no-person") from None  # deleted meanwhile
        finally:
            self.forget(person.id)
        for key, value in values.items():
            setattr(person, key, value)

    async def sign_out_everywhere(self, person: Person) -> None:
        await self.change(person, {"epoch": person.epoch + 1})

    # Guests who never came back

    async def forget_guests(self) -> int:
        """Delete guests not seen for long who sit at no table and host none; how many they were."""
        if not self.guest_days:
            return 0
        sits = exists().where(SeatRow.person == Person.id)
        hosts = exists().where(TableRow.host == Person.id)
        old = Person.login.is_(None) & (Person.seen < time.time() - DAY * self.guest_days)
        async with self.database.writing() as session:
            gone = await session.scalars(delete(Person).where(old, ~sits, ~hosts).returning(Person.id))
            return len(gone.all())

    async def open(self) -> None:
        self.tidying = asyncio.create_task(self._tidy())

    async def _tidy(self) -> None:
        while True:
            try:
                gone = await self.forget_guests()
                if gone:
                    log.info("guests forgotten", extra={"count": gone})
            except Exception:
                log.exception("guests could not be forgotten")
            await asyncio.sleep(HOUR)

    async def close(self) -> None:
        if self.tidying is not None:
            self.tidying.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.tidying


def clean(text: str, most: int = 40) -> str:
    """A name or a line in one line, without letters that cannot be seen; refused if nothing is left."""
    seen = "".join(letter if category(letter)[0] not in "CZ" or letter in JOINERS else " " for letter in text)
    kept = " ".join(seen.split())[:most].strip()
    if not kept.strip(JOINERS):
        raise Refused(400, "empty-text")
    return kept


def shown(person: Person | None, language: Any) -> Me:
    if person is None:
        return Me(id=None, name="", account=False, login=None, language=language, theme="auto", settings={})
    return Me(
        id=person.id,
        name=person.name,
        account=person.login is not None,
        login=person.login,
        language=language,
        theme="light" if person.theme == "light" else "dark" if person.theme == "dark" else "auto",
        settings=person.settings,
    )
