"""Targets: where people may have their notices sent, as one `apprise` URL."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import parse_qsl, urlsplit

WAYS = {"discord", "gotify", "gotifys", "mailto", "mailtos", "matrix", "matrixs", "mmost", "mmosts", "ntfy", "ntfys"}
WAYS |= {"pbul", "pover", "rocket", "rockets", "signal", "signals", "slack", "tgram", "json", "jsons"}
SERVERS = ("smtp", "server", "host")  # parameters that name another host to connect to
# Parameters that are ours to decide: whether to be sent on, how long to wait, how often to try.
OURS = {"redirect", "rto", "cto", "retry", "wait"}
UNSEEN = re.compile(r"[\x00-\x20\x7f-\xa0]")


def made(url: str) -> Any | None:
    """The target that a URL names, which is not sent on elsewhere; None if it names none, or more than one."""
    import apprise

    way, _, rest = url.partition("://")
    if way.lower() not in WAYS or "://" in rest or UNSEEN.search(url):
        return None
    try:
        if OURS & {name.lower().lstrip("+-:") for name, _ in parse_qsl(urlsplit(url).query, keep_blank_values=True)}:
            return None
    except ValueError:  # a host in brackets that is no address
        return None
    asset = apprise.AppriseAsset(http_redirects=False, secure_logging=True)
    return apprise.Apprise.instantiate(url, asset=asset, suppress_exceptions=True)


def hosts(url: str) -> list[str]:
    """The hosts a target names."""
    try:
        parts = urlsplit(url)
        named = [value for name, value in parse_qsl(parts.query) if name.lower() in SERVERS]
        return [host for host in (parts.hostname, *named) if host]
    except ValueError:
        return []
