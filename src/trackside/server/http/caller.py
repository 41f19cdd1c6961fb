"""Who asks, in which language, of which hall: what every route is given."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.di import NamedDependency

from trackside.server.context import Hall
from trackside.server.http.errors import Refused, language_of
from trackside.server.people.accounts import SESSION
from trackside.server.storage.models import Person


class Caller:
    def __init__(self, hall: Hall, person: Person | None, language: str) -> None:
        self.hall = hall
        self.person = person
        self.language = language

    @property
    def id(self) -> str | None:
        return None if self.person is None else self.person.id

    def known(self) -> Person:
        """The person; refused if there is none yet."""
        if self.person is None:
            raise Refused(401, "no-person")
        return self.person


Asked = NamedDependency[Caller]


def address(request: Request[Any, Any, Any]) -> str:
    return request.client.host if request.client else "nowhere"


async def provide_caller(request: Request[Any, Any, Any]) -> Caller:
    hall: Hall = request.app.state.hall
    person = await hall.people.of_cookie(request.cookies.get(SESSION))
    language = language_of(request, None if person is None else person.language)
    request.state.language = language
    return Caller(hall, person, language)
