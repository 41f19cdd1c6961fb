"""Routes for people: sessions, accounts, settings and notifications."""

from __future__ import annotations

import msgspec
from litestar import Response, delete, get, patch, post, put
from litestar.params import JSONBody

from trackside.server.api.errors import Refused
from trackside.server.api.requests import (
    Credentials,
    Departing,
    Invitations,
    Language,
    MeChange,
    NewGuest,
    NoticeTarget,
    NoticeTest,
    PasswordChange,
    PushTarget,
    QuietTime,
)
from trackside.server.api.responses import Me, NoticeSettings, NoticeTested, PushKey
from trackside.server.http.caller import Caller, InjectedCaller
from trackside.server.http.errors import error_responses
from trackside.server.people.accounts import PersonFields
from trackside.server.people.text import clean_line
from trackside.server.storage.models import Person

TAGS = ["people"]
MAX_SETTINGS = 50  # per person
MAX_SETTINGS_BYTES = 4_000


def me_view(person: Person | None, language: str) -> Me:
    spoken = msgspec.convert(language, Language)
    if person is None:
        return Me(
            id=None,
            name="",
            account=False,
            login=None,
            language=spoken,
            theme="auto",
            settings={},
            listed=False,
            invitations="show",
        )
    return Me(
        id=person.id,
        name=person.name,
        account=person.login is not None,
        login=person.login,
        language=spoken,
        theme="light" if person.theme == "light" else "dark" if person.theme == "dark" else "auto",
        settings=person.settings,
        listed=person.listed,
        invitations=msgspec.convert(person.invitations, Invitations),
    )


def _signed_in(caller: Caller, person: Person) -> Response[Me]:
    """The person, with a new session cookie."""
    view = me_view(person, person.language or caller.language)
    return Response(view, cookies=[caller.context.sessions.cookie(person)])


@get("/api/me", tags=TAGS, responses=error_responses())
async def me(caller: InjectedCaller) -> Response[Me]:
    """The current person. This request renews the session cookie."""
    answer = Response(me_view(caller.person, caller.language))
    if caller.person is not None:
        answer.set_cookie(caller.context.sessions.cookie(caller.person))
    return answer


@post("/api/guest", tags=TAGS, status_code=200, responses=error_responses(403, 413))
async def guest(caller: InjectedCaller, data: JSONBody[NewGuest]) -> Response[Me]:
    """Create a guest with a name. If there is a session already, only the name is changed."""
    accounts = caller.context.accounts
    if caller.person is None:
        person = await accounts.create_guest(data.name, data.language)
    else:
        person = caller.person
        await accounts.change(person, name=clean_line(data.name))
    return _signed_in(caller, person)


@patch("/api/me", tags=TAGS, responses=error_responses(401, 403, 413))
async def change_me(caller: InjectedCaller, data: JSONBody[MeChange]) -> Me:
    """Change name, language, theme, settings, whether you appear on ladders, or how you are
    invited. Settings are merged by key; null removes
    one."""
    person = caller.require_person()
    fields: PersonFields = {}
    if data.name is not None:
        fields["name"] = clean_line(data.name)
    if data.language is not None:
        fields["language"] = data.language
    if data.theme is not None:
        fields["theme"] = data.theme
    if data.listed is not None:
        fields["listed"] = data.listed
    if data.invitations is not None:
        fields["invitations"] = data.invitations
    if data.settings is not None:
        merged = {**person.settings, **data.settings}
        settings = {key: value for key, value in merged.items() if value is not None}
        # Nested values weigh many times as much in memory as here.
        if any(isinstance(value, dict | list) for value in settings.values()):
            raise Refused(413, "too-large")
        if len(settings) > MAX_SETTINGS or len(msgspec.json.encode(settings)) > MAX_SETTINGS_BYTES:
            raise Refused(413, "too-large")
        fields["settings"] = settings
    if fields:
        await caller.context.accounts.change(person, **fields)
    return me_view(person, person.language or caller.language)


@post("/api/register", tags=TAGS, status_code=200, responses=error_responses(403, 409, 413))
async def register(caller: InjectedCaller, data: JSONBody[Credentials]) -> Response[Me]:
    """Create an account. A guest who registers keeps their tables."""
    person = await caller.context.accounts.register(caller.person, data.login, data.password)
    return Response(me_view(person, caller.language), cookies=[caller.context.sessions.cookie(person)])


@post("/api/login", tags=TAGS, status_code=200, responses=error_responses(401, 403, 413))
async def log_in(caller: InjectedCaller, data: JSONBody[Credentials]) -> Response[Me]:
    """Sign in to an account. The tables of a guest who signs in are transferred to the account."""
    accounts, guest = caller.context.accounts, caller.person
    person = await accounts.log_in(data.login, data.password)
    if guest is not None and guest.login is None:
        await caller.context.tables.transfer_to_account(guest.id, person.id)
        await accounts.end_all_sessions(guest)  # open pages of this browser reconnect as the account
    return _signed_in(caller, person)


@post("/api/password", tags=TAGS, status_code=200, responses=error_responses(401, 403, 409, 413))
async def change_password(caller: InjectedCaller, data: JSONBody[PasswordChange]) -> Response[Me]:
    """Change the password of your account. All your other sessions end."""
    person = caller.require_person()
    await caller.context.accounts.change_password(person, data.old, data.new)
    return _signed_in(caller, person)


@post("/api/logout", tags=TAGS, status_code=200, responses=error_responses(403))
async def log_out(caller: InjectedCaller) -> Response[Me]:
    """End this browser's session. A guest cannot sign in again; an account can."""
    return Response(me_view(None, caller.language), cookies=[caller.context.sessions.expired_cookie()])


@post("/api/logout-everywhere", tags=TAGS, status_code=200, responses=error_responses(401, 403))
async def log_out_everywhere(caller: InjectedCaller) -> Response[Me]:
    """End all sessions of this person on all devices."""
    await caller.context.accounts.end_all_sessions(caller.require_person())
    return Response(me_view(None, caller.language), cookies=[caller.context.sessions.expired_cookie()])


@post("/api/me/delete", tags=TAGS, status_code=200, responses=error_responses(401, 403, 409, 413))
async def delete_me(caller: InjectedCaller, data: JSONBody[Departing]) -> Response[Me]:
    """Delete yourself and what belongs to you: settings, notification targets, ratings, chat, tables that nobody else
    keeps. In the games of others your seat stays, without your name; bots play on for you."""
    await caller.context.account_deletion.delete(caller.require_person(), data.password)
    return Response(me_view(None, caller.language), cookies=[caller.context.sessions.expired_cookie()])


@get("/api/push", tags=TAGS, responses=error_responses())
async def push_key(caller: InjectedCaller) -> PushKey:
    """The key that a browser needs to subscribe to turn notifications."""
    return PushKey(key=await caller.context.senders.public_key())


@post("/api/push", tags=TAGS, status_code=204, responses=error_responses(401, 403, 409, 413, 422))
async def push_subscribe(caller: InjectedCaller, data: JSONBody[PushTarget]) -> None:
    """Send turn notifications to this browser."""
    await caller.context.notification_settings.subscribe(caller.require_person(), data.endpoint, data.keys)


@delete("/api/push", tags=TAGS, status_code=204, responses=error_responses(401, 403))
async def push_unsubscribe(caller: InjectedCaller) -> None:
    """Stop sending turn notifications to all browsers of this person."""
    await caller.context.notification_settings.unsubscribe(caller.require_person())


@put("/api/notices", tags=TAGS, status_code=204, responses=error_responses(401, 403, 413, 422))
async def notice_target(caller: InjectedCaller, data: JSONBody[NoticeTarget]) -> None:
    """Send turn notifications to an Apprise target as well, or stop."""
    await caller.context.notification_settings.set_target(caller.require_person(), data.url)


@get("/api/notices", tags=TAGS, responses=error_responses(401))
async def notice_settings(caller: InjectedCaller) -> NoticeSettings:
    """Where and when you receive turn notifications."""
    return await caller.context.notification_settings.get(caller.require_person())


@post("/api/notices/test", tags=TAGS, status_code=200, responses=error_responses(401, 403, 404, 413))
async def test_notice(caller: InjectedCaller, data: JSONBody[NoticeTest]) -> NoticeTested:
    """Send one notification to one of your targets now, ignoring quiet hours, and say whether it was accepted."""
    return await caller.context.notification_settings.test(caller.require_person(), data.endpoint, caller.language)


@put("/api/notices/quiet", tags=TAGS, status_code=204, responses=error_responses(401, 403, 413, 422))
async def quiet_hours(caller: InjectedCaller, data: JSONBody[QuietTime]) -> None:
    """Set hours without notifications. A notification due in them is sent when they end, if it is still your turn."""
    await caller.context.notification_settings.set_quiet_hours(caller.require_person(), data.hours)


ROUTES = [
    me,
    guest,
    change_me,
    register,
    log_in,
    change_password,
    log_out,
    log_out_everywhere,
    delete_me,
    push_key,
    push_subscribe,
    push_unsubscribe,
    notice_target,
    notice_settings,
    test_notice,
    quiet_hours,
]
