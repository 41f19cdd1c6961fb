"""People: /api/me and the ways to become somebody."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Response, delete, get, patch, post, put
from litestar.params import JSONBody

from trackside.server.api.requests import (
    Credentials,
    MeChange,
    NewGuest,
    NoticeTarget,
    NoticeTest,
    PasswordChange,
    PushTarget,
    QuietTime,
)
from trackside.server.api.responses import Me, NoticeSettings, NoticeTested, PushKey
from trackside.server.http.caller import Asked
from trackside.server.http.errors import Refused, refusals
from trackside.server.people.accounts import clean, shown

TAGS = ["people"]
SETTINGS = 50  # of a person, all together
SETTINGS_BYTES = 16_000


@get("/api/me", tags=TAGS, responses=refusals())
async def me(caller: Asked) -> Response[Me]:
    """Whoever asks. A visit renews the cookie."""
    answer = Response(shown(caller.person, caller.language))
    if caller.person is not None:
        answer.set_cookie(caller.hall.people.cookie(caller.person))
    return answer


@post("/api/guest", tags=TAGS, status_code=200, responses=refusals(403, 413))
async def guest(caller: Asked, data: JSONBody[NewGuest]) -> Response[Me]:
    """Become a guest with a name. Somebody who is known already keeps everything and gets the new name."""
    people = caller.hall.people
    if caller.person is None:
        person = await people.guest(data.name, data.language)
    else:
        person = caller.person
        await people.change(person, {"name": clean(data.name)})
    return Response(shown(person, person.language or caller.language), cookies=[people.cookie(person)])


@patch("/api/me", tags=TAGS, responses=refusals(401, 403, 413))
async def change_me(caller: Asked, data: JSONBody[MeChange]) -> Me:
    """Change name, language, theme or settings. Settings are joined key by key; null removes one."""
    person = caller.known()
    values: dict[str, Any] = {}
    if data.name is not None:
        values["name"] = clean(data.name)
    if data.language is not None:
        values["language"] = data.language
    if data.theme is not None:
        values["theme"] = data.theme
    if data.settings is not None:
        joined = {**person.settings, **data.settings}
        values["settings"] = {key: value for key, value in joined.items() if value is not None}
        if len(values["settings"]) > SETTINGS or len(msgspec.json.encode(values["settings"])) > SETTINGS_BYTES:
            raise Refused(413, "too-large")
    if values:
        await caller.hall.people.change(person, values)
    return shown(person, person.language or caller.language)


@post("/api/register", tags=TAGS, status_code=200, responses=refusals(403, 409, 413))
async def register(caller: Asked, data: JSONBody[Credentials]) -> Response[Me]:
    """Make an account. A guest who registers keeps all tables."""
    person = await caller.hall.people.register(caller.person, data.login, data.password)
    return Response(shown(person, caller.language), cookies=[caller.hall.people.cookie(person)])


@post("/api/login", tags=TAGS, status_code=200, responses=refusals(401, 403, 413))
async def log_in(caller: Asked, data: JSONBody[Credentials]) -> Response[Me]:
    """Sign in to an account. A guest who signs in brings along all tables."""
    people, guest = caller.hall.people, caller.person
    person = await people.log_in(data.login, data.password)
    if guest is not None and guest.login is None:
        await caller.hall.tables.hand_over(guest.id, person.id)
        await people.sign_out_everywhere(guest)  # pages of this browser that are open look again, as the account
    return Response(shown(person, person.language or caller.language), cookies=[caller.hall.people.cookie(person)])


@post("/api/password", tags=TAGS, status_code=200, responses=refusals(401, 403, 409, 413))
async def change_password(caller: Asked, data: JSONBody[PasswordChange]) -> Response[Me]:
    """Change the password of your account. All your other sessions end."""
    person = caller.known()
    await caller.hall.people.change_password(person, data.old, data.new)
    return Response(shown(person, person.language or caller.language), cookies=[caller.hall.people.cookie(person)])


@post("/api/logout", tags=TAGS, status_code=200, responses=refusals(403))
async def log_out(caller: Asked) -> Response[Me]:
    """Forget this browser's session. A guest cannot come back; an account can."""
    return Response(shown(None, caller.language), cookies=[caller.hall.people.no_cookie()])


@post("/api/logout-everywhere", tags=TAGS, status_code=200, responses=refusals(401, 403))
async def log_out_everywhere(caller: Asked) -> Response[Me]:
    """End all sessions of this person on all devices."""
    await caller.hall.people.sign_out_everywhere(caller.known())
    return Response(shown(None, caller.language), cookies=[caller.hall.people.no_cookie()])


@get("/api/push", tags=TAGS, responses=refusals())
async def push_key(caller: Asked) -> PushKey:
    """The key a browser needs to subscribe to turn notices."""
    return PushKey(key=await caller.hall.notices.public_key())


@post("/api/push", tags=TAGS, status_code=204, responses=refusals(401, 403, 409, 413, 422))
async def push_subscribe(caller: Asked, data: JSONBody[PushTarget]) -> None:
    """Send turn notices to this browser."""
    keys = {"p256dh": data.keys.p256dh, "auth": data.keys.auth}
    await caller.hall.notices.subscribe(caller.known(), data.endpoint, keys)


@delete("/api/push", tags=TAGS, status_code=204, responses=refusals(401, 403))
async def push_unsubscribe(caller: Asked) -> None:
    """Send no more turn notices to any browser of this person."""
    await caller.hall.notices.unsubscribe(caller.known())


@put("/api/notices", tags=TAGS, status_code=204, responses=refusals(401, 403, 413, 422))
async def notice_target(caller: Asked, data: JSONBody[NoticeTarget]) -> None:
    """Send turn notices to an `apprise` target too, or no longer."""
    await caller.hall.notices.target(caller.known(), data.url)


@get("/api/notices", tags=TAGS, responses=refusals(401))
async def notice_settings(caller: Asked) -> NoticeSettings:
    """Where and when you want to hear of your turns."""
    return await caller.hall.notices.settings_of(caller.known())


@post("/api/notices/test", tags=TAGS, status_code=200, responses=refusals(401, 403, 404, 413))
async def test_notice(caller: Asked, data: JSONBody[NoticeTest]) -> NoticeTested:
    """Send one notice to one of your targets now, quiet hours or not, and say whether it was taken. Tried once."""
    return await caller.hall.notices.test(caller.known(), data.endpoint, caller.language)


@put("/api/notices/quiet", tags=TAGS, status_code=204, responses=refusals(401, 403, 413, 422))
async def quiet_hours(caller: Asked, data: JSONBody[QuietTime]) -> None:
    """Hours of the day without notices. What comes up in them is told when they are over, if it is still your turn."""
    await caller.hall.notices.set_quiet(caller.known(), data.hours)


ROUTES = [
    me,
    guest,
    change_me,
    register,
    log_in,
    change_password,
    log_out,
    log_out_everywhere,
    push_key,
    push_subscribe,
    push_unsubscribe,
    notice_target,
    notice_settings,
    test_notice,
    quiet_hours,
]
