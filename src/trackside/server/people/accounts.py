"""Guests and accounts: creation, login, passwords, changes, and a cache of recently seen people."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from functools import cache
from typing import Any, TypedDict, Unpack

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Executable, bindparam, delete, exists, select, update
from sqlalchemy.exc import IntegrityError

from trackside.server.api.errors import Refused
from trackside.server.people.attempts import AttemptLimit
from trackside.server.people.text import clean_line
from trackside.server.storage.database import Database
from trackside.server.storage.models import Person, SeatRow, TableRow
from trackside.server.storage.pubsub import PubSub
from trackside.server.storage.statement import StaleWrite, Statement

log = logging.getLogger("trackside.server")
CACHE_SIZE = 10_000
HOUR = 3600
DAY = 24 * HOUR
HASHER = PasswordHasher()
READ_EPOCHS = select(Person.id, Person.epoch).where(Person.id.in_(bindparam("ids", expanding=True)))
UPDATE_PERSON = update(Person).where(Person.id == bindparam("this"))
UPDATE_GUEST = UPDATE_PERSON.where(Person.login.is_(None))


class PersonFields(TypedDict, total=False):
    """The columns of a person that can be changed."""

    name: str
    login: str
    password: str
    language: str
    theme: str
    settings: dict[str, Any]
    notice_url: str | None
    quiet: dict[str, Any] | None
    epoch: int
    seen: float
    listed: bool
    invitations: str


@cache
def dummy_hash() -> str:
    """Verified when a login does not exist, so that both answers take equally long."""
    return HASHER.hash("nobody")


class Accounts:
    def __init__(self, database: Database, pubsub: PubSub, guest_days: int, failed_logins_per_minute: int) -> None:
        self.database = database
        self.pubsub = pubsub
        self.guest_days = guest_days
        self.wrong_passwords = AttemptLimit(failed_logins_per_minute)  # by login, whether or not it exists
        self.cache: OrderedDict[str, Person] = OrderedDict()
        self.changes = 0  # counted to detect that a row changed while it was being read
        self.on_change: list[Callable[[str], None]] = []  # called with the id of a changed person
        pubsub.on_person_change = self.evict
        pubsub.on_reconnect.append(self.evict_all)
        pubsub.on_recheck.append(self.recheck)
        self.cleaning: asyncio.Task[None] | None = None

    # Finding

    async def find(self, id: str) -> Person | None:
        found = self.cache.get(id)
        if found is not None:
            return found
        changes = self.changes
        async with self.database.read_session() as session:
            person = await session.get(Person, id)
        if person is not None and changes == self.changes:  # otherwise the row may already be outdated
            self.cache[id] = person
            if len(self.cache) > CACHE_SIZE:
                self.cache.popitem(last=False)
        return person

    def evict(self, id: str) -> None:
        """Drop a person from the cache because they changed, in this process or another."""
        self.changes += 1
        self.cache.pop(id, None)
        for on_change in self.on_change:
            on_change(id)

    def evict_all(self) -> None:
        self.changes += 1
        self.cache.clear()

    async def recheck(self) -> None:
        """Evict people whose sessions were ended by a process that died before it could say so."""
        cached = {id: person.epoch for id, person in self.cache.items()}
        async with self.database.autocommit.connect() as connection:
            found = await connection.execute(READ_EPOCHS, {"ids": list(cached)})
            stored = {row.id: row.epoch for row in found}
        for id, epoch in cached.items():
            if stored.get(id) != epoch:
                self.evict(id)

    # Creating and signing in

    async def create_guest(self, name: str, language: str | None) -> Person:
        person = Person(
            id=secrets.token_urlsafe(12),
            name=clean_line(name),
            language=language,
            theme="auto",
            settings={},
            epoch=0,
            created=time.time(),
            seen=time.time(),
        )
        async with self.database.transaction() as session:
            session.add(person)
        return person

    async def register(self, person: Person | None, login: str, password: str) -> Person:
        """Create an account. A guest who registers keeps their tables."""
        if person is not None and person.login is not None:
            raise Refused(409, "has-account")
        hashed = await asyncio.to_thread(HASHER.hash, password)
        if person is None:
            person = await self.create_guest(login.partition("@")[0] or login, None)  # a mail address is nobody's name
        try:
            # The new epoch ends the guest's other sessions: they must not become a way into the account.
            account = PersonFields(login=login.lower(), password=hashed, epoch=person.epoch + 1)
            await self._update(UPDATE_GUEST, person, account)
        except IntegrityError:
            raise Refused(409, "login-taken") from None
        except StaleWrite:  # the same guest registered twice at once
            raise Refused(409, "has-account") from None
        return person

    async def log_in(self, login: str, password: str) -> Person:
        self.wrong_passwords.require(login.lower())
        self.wrong_passwords.count(login.lower())  # before it is known whether it is wrong: many may be tried at once
        async with self.database.read_session() as session:
            person = await session.scalar(select(Person).where(Person.login == login.lower()))
        stored = None if person is None else person.password
        if stored is None:
            stored = await asyncio.to_thread(dummy_hash)
        try:
            await asyncio.to_thread(HASHER.verify, stored, password)
        except (VerificationError, InvalidHashError):
            raise Refused(401, "wrong-password") from None
        if person is None:
            raise Refused(401, "wrong-password")
        self.wrong_passwords.failures.pop(login.lower(), None)
        if HASHER.check_needs_rehash(stored):
            await self.change(person, password=await asyncio.to_thread(HASHER.hash, password))
        return person

    # Changing

    async def change_password(self, person: Person, old: str, new: str) -> None:
        """Set a new password and end all other sessions: a stolen session may be the reason for the change."""
        await self.require_password(person, old)
        hashed = await asyncio.to_thread(HASHER.hash, new)
        await self.change(person, password=hashed, epoch=person.epoch + 1)

    async def require_password(self, person: Person, password: str) -> None:
        """Refuse what only the owner of an account may do, unless this is its password."""
        if person.password is None or person.login is None:
            raise Refused(409, "no-account")
        self.wrong_passwords.require(person.login)
        self.wrong_passwords.count(person.login)
        try:
            await asyncio.to_thread(HASHER.verify, person.password, password)
        except (VerificationError, InvalidHashError):
            raise Refused(403, "wrong-old-password") from None
        self.wrong_passwords.failures.pop(person.login, None)

    def forget(self, id: str) -> None:
        """A person was deleted: end their sessions, here and in other processes."""
        self.pubsub.publish_person(id)
        self.evict(id)

    async def end_all_sessions(self, person: Person) -> None:
        await self.change(person, epoch=person.epoch + 1)

    async def change(self, person: Person, **fields: Unpack[PersonFields]) -> None:
        try:
            await self._update(UPDATE_PERSON, person, fields)
        except StaleWrite:
            raise Refused(401, "no-person") from None  # deleted meanwhile

    async def _update(self, statement: Executable, person: Person, fields: PersonFields) -> None:
        try:
            await self.database.write([Statement(statement, {"this": person.id, **fields}, must_match=True)])
            self.pubsub.publish_person(person.id)
        finally:
            self.evict(person.id)
        for name, value in fields.items():
            setattr(person, name, value)

    # Inactive guests

    async def delete_inactive_guests(self) -> int:
        """Delete guests who have not visited for `guest_days` and have no tables; return how many."""
        if not self.guest_days:
            return 0
        is_seated = exists().where(SeatRow.person == Person.id)
        is_host = exists().where(TableRow.host == Person.id)
        is_inactive = Person.login.is_(None) & (Person.seen < time.time() - DAY * self.guest_days)
        async with self.database.transaction() as session:
            deleted = await session.scalars(
                delete(Person).where(is_inactive, ~is_seated, ~is_host).returning(Person.id)
            )
            return len(deleted.all())

    async def open(self) -> None:
        self.cleaning = asyncio.create_task(self._clean_up())

    async def _clean_up(self) -> None:
        while True:
            try:
                count = await self.delete_inactive_guests()
                if count:
                    log.info("deleted inactive guests", extra={"count": count})
            except Exception:
                log.exception("inactive guests could not be deleted")
            await asyncio.sleep(HOUR)

    async def close(self) -> None:
        if self.cleaning is not None:
            self.cleaning.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.cleaning
