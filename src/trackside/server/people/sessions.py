"""Sessions: signed cookies that name a person and the epoch in which the session began.

Incrementing a person's epoch ends all their sessions.
"""

from __future__ import annotations

import time
from functools import lru_cache

from itsdangerous import BadSignature, URLSafeTimedSerializer
from litestar.datastructures import Cookie

from trackside.server.people.accounts import CACHE_SIZE, DAY, HOUR, Accounts
from trackside.server.storage.models import Person
from trackside.tables.refusals import Refused

COOKIE = "session"
MAX_AGE = 400 * DAY  # without a visit; browsers keep cookies no longer
MAX_LENGTH = 300  # characters; ours have about 60
CLOCK_SKEW = 300  # seconds by which the clock of a machine that signs cookies may be ahead


class Sessions:
    def __init__(self, accounts: Accounts, secret: str, secure: bool) -> None:
        self.accounts = accounts
        self.secure = secure
        self.signer = URLSafeTimedSerializer(secret, salt="session")
        self._verify_cached = lru_cache(CACHE_SIZE)(self._verify)

    async def person(self, id: str, epoch: int) -> Person | None:
        """The person whose session began in this epoch; None if it was ended. This counts as a visit."""
        person = await self.accounts.find(id)
        if person is None or person.epoch != epoch:
            return None
        if time.time() - person.seen > DAY:
            try:
                await self.accounts.change(person, seen=time.time())
            except Refused:
                return None  # deleted at this moment
        return person

    async def is_valid(self, id: str, epoch: int) -> bool:
        """Whether a session that began in this epoch has not been ended."""
        person = await self.accounts.find(id)
        return person is not None and person.epoch == epoch

    def is_known_to_be_valid(self, id: str | None, epoch: int) -> bool:
        """The same, as far as memory knows: also false for a person who would have to be read. A viewer without a
        session is always valid."""
        person = None if id is None else self.accounts.cache.get(id)
        return id is None or (person is not None and person.epoch == epoch)

    def verify(self, cookie: str | None) -> tuple[str, int] | None:
        """The person id and epoch in a cookie with a valid signature."""
        if not cookie or len(cookie) > MAX_LENGTH:
            return None
        try:
            return self._verify_cached(cookie, int(time.time() // HOUR))
        except (BadSignature, ValueError, TypeError):
            return None

    def _verify(self, cookie: str, _hour: int) -> tuple[str, int]:
        """The hour is part of the cache key, so that an expired cookie is noticed. Raises if the cookie is invalid: the
        cache keeps no exceptions, so strangers cannot fill it."""
        (id, epoch), signed = self.signer.loads(cookie, return_timestamp=True)
        if not -CLOCK_SKEW <= time.time() - signed.timestamp() <= MAX_AGE:
            raise BadSignature("too old, or from the future")
        return str(id), int(epoch)

    def cookie(self, person: Person) -> Cookie:
        return self._cookie(self.signer.dumps([person.id, person.epoch]), MAX_AGE)

    def expired_cookie(self) -> Cookie:
        """Makes the browser delete its session cookie."""
        return self._cookie("", 0)

    def _cookie(self, value: str | bytes, max_age: int) -> Cookie:
        text = value if isinstance(value, str) else value.decode()
        return Cookie(
            COOKIE, value=text, max_age=max_age, path="/", httponly=True, samesite="lax", secure=self.secure or None
        )
