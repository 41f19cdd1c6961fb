"""Request bodies of the API about people and their devices; those about tables are in `trackside.tables.requests`."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from trackside.tables.requests import Input, Name, QuietHours

# Patterns end with $(?!\n): in Python, $ also matches before a final line break; in other languages it does not.

Login = Annotated[str, Meta(min_length=3, max_length=40, pattern=r"^[A-Za-z0-9._@+-]+$(?!\n)")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Language = Literal["en", "uk", "ru", "fa"]
Theme = Literal["auto", "light", "dark"]
Invitations = Literal[
    "notify", "show", "none"
]  # by notification and on the home page, only on the home page, or not at all


class NewGuest(Input):
    name: Name
    language: Language | None = None


class Credentials(Input):
    login: Login
    password: Password


class PasswordChange(Input):
    old: Password
    new: Password


class MeChange(Input):
    """The fields to change; omitted ones stay as they are."""

    name: Name | None = None
    language: Language | None = None
    theme: Theme | None = None
    settings: Annotated[dict[str, Any], Meta(max_length=50)] | None = None
    listed: bool | None = None  # whether you appear on ladders
    invitations: Invitations | None = None


class Departing(Input):
    """The password of the account that is deleted; guests have none."""

    password: Password | None = None


PushEndpoint = Annotated[str, Meta(max_length=1000, pattern=r"^https://[!-~]+$(?!\n)")]


class PushKeys(msgspec.Struct):
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class PushTarget(Input):
    """A browser's push subscription, as `PushSubscription.toJSON()` gives it."""

    endpoint: PushEndpoint
    keys: PushKeys
    expirationTime: float | None = None  # noqa: N815 - the browser's name for it


class NoticeTarget(Input):
    """The Apprise target for turn notifications, such as mailto:// or tgram://; null removes it."""

    url: Annotated[str, Meta(max_length=500)] | None


class NoticeTest(Input):
    """The target to test: the browser with this push endpoint, or the Apprise target if omitted or null."""

    endpoint: Annotated[str, Meta(max_length=1000, pattern=r"^[!-~]+$(?!\n)")] | None = None


class QuietTime(Input):
    """When to send no notifications; null: send them at any time."""

    hours: QuietHours | None


class Inviting(Input):
    person: Annotated[str, Meta(min_length=1, max_length=24, description="The id of a friend.")]
