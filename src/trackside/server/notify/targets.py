"""Apprise targets: which URLs are accepted, and which hosts they connect to."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING
from urllib.parse import parse_qsl, urlsplit

if TYPE_CHECKING:
    from apprise import NotifyBase

SERVICES = {"discord", "gotify", "gotifys", "mailto", "mailtos", "matrix", "matrixs", "mmost", "mmosts", "ntfy"}
SERVICES |= {"ntfys", "pbul", "pover", "rocket", "rockets", "signal", "signals", "slack", "tgram", "json", "jsons"}
HOST_PARAMETERS = ("smtp", "server", "host")  # name another host to connect to
# Redirects, timeouts and retries are decided by the server.
FORBIDDEN_PARAMETERS = {"redirect", "rto", "cto", "retry", "wait"}
INVISIBLE = re.compile(r"[\x00-\x20\x7f-\xa0]")


def parse_target(url: str) -> NotifyBase | None:
    """The Apprise target of a URL, with redirects disabled; None if the URL is not accepted or holds several."""
    import apprise

    service, _, rest = url.partition("://")
    if service.lower() not in SERVICES or "://" in rest or INVISIBLE.search(url):
        return None
    try:
        parameters = parse_qsl(urlsplit(url).query, keep_blank_values=True)
    except ValueError:  # brackets around a host that is not an address
        return None
    if FORBIDDEN_PARAMETERS & {name.lower().lstrip("+-:") for name, _ in parameters}:
        return None
    asset = apprise.AppriseAsset(http_redirects=False, secure_logging=True)
    return apprise.Apprise.instantiate(url, asset=asset, suppress_exceptions=True)


def hosts(url: str) -> list[str]:
    """The hosts that a target connects to."""
    try:
        parts = urlsplit(url)
        named = [value for name, value in parse_qsl(parts.query) if name.lower() in HOST_PARAMETERS]
        return [host for host in (parts.hostname, *named) if host]
    except ValueError:
        return []
