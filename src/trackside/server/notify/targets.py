"""Apprise targets: which URLs are accepted, and which hosts they connect to."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qsl, urlsplit

if TYPE_CHECKING:
    from apprise import NotifyBase

SERVICES = {"discord", "gotify", "gotifys", "mailto", "mailtos", "matrix", "matrixs", "mmost", "mmosts", "ntfy"}
SERVICES |= {"ntfys", "pbul", "pover", "rocket", "rockets", "signal", "signals", "slack", "tgram", "json", "jsons"}
MAIL = {"mailto", "mailtos"}
HOST_PARAMETERS = ("smtp",)  # names another host to connect to
# These connect to a host of the service; what looks like a host in their URL is a token. That of a Telegram bot is a
# number, which reads as an IPv4 address.
FIXED_HOSTS = {"discord", "pbul", "pover", "slack", "tgram"}
# Only these are accepted. Others of Apprise name files of this server (`template`, `pgpprv`), make it fetch other
# addresses (`attach`, `wkd`), or decide what the server decides: redirects, timeouts and retries.
PARAMETERS = {
    "avatar",
    "bcc",
    "botname",
    "cc",
    "channel",
    "channels",
    "email",
    "footer",
    "format",
    "from",
    "image",
    "key",
}
PARAMETERS |= {"method", "mode", "msgtype", "name", "ping", "priority", "reply", "silent", "smtp", "sound", "status"}
PARAMETERS |= {
    "team",
    "thread",
    "timestamp",
    "to",
    "token",
    "topic",
    "tts",
    "tz",
    "verify",
    "version",
    "webhook",
    "xtags",
}
PREFIXES = "+-:"  # of the headers, query and fields that `json` adds to its request
INVISIBLE = re.compile(r"[\x00-\x20\x7f-\xa0]")


def parse_target(url: str) -> NotifyBase | None:
    """The Apprise target of a URL, with redirects disabled; None if the URL is not accepted or holds several."""
    import apprise
    from apprise import plugins

    service, _, rest = url.partition("://")
    if service.lower() not in SERVICES or "://" in rest or INVISIBLE.search(url):
        return None
    # Apprise parses the URL itself: other parsers see other parameters (it also separates them by a semicolon).
    parse: Callable[..., dict[str, Any] | None] = plugins.url_to_dict
    found = parse(url, secure_logging=True)
    if not found or not all(_is_accepted(service.lower(), name.lower()) for name in found["qsd"]):
        return None
    asset = apprise.AppriseAsset(http_redirects=False, secure_logging=True)
    return apprise.Apprise.instantiate(found, asset=asset, suppress_exceptions=True)


def _is_accepted(service: str, parameter: str) -> bool:
    return parameter in PARAMETERS or (service in ("json", "jsons") and parameter[:1] in tuple(PREFIXES))


def is_anonymous_mail(url: str) -> bool:
    """Whether mail would be handed to a server without signing in to it: so one could send mail from this machine to
    anybody."""
    parts = urlsplit(url)
    return parts.scheme.lower() in MAIL and not (parts.username and parts.password)


def hosts(url: str) -> list[str]:
    """The hosts that a target connects to, as far as its URL names them."""
    try:
        parts = urlsplit(url)
        named = [value for name, value in parse_qsl(parts.query) if name.lower() in HOST_PARAMETERS]
        own = None if parts.scheme in FIXED_HOSTS else parts.hostname
        return [host for host in (own, *named) if host]
    except ValueError:
        return []
