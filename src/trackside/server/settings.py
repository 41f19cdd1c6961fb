"""Server settings, read from TRACKSIDE_* environment variables. The defaults suit a home server."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

import trackside
from trackside.bots import ADVISER, UnknownBot, make
from trackside.bots.search import SearchBot
from trackside.core.edge.errors import TracksideError
from trackside.games import about, ids

# Old name -> new name. An old variable is refused: ignoring it would silently drop what its owner asked for.
RENAMED = {
    "dear_requests_per_minute": "expensive_requests_per_minute",
    "test_notices_per_minute": "test_notifications_per_minute",
    "thinkers": "bot_workers",
    "think_seconds": "bot_seconds",
    "notice_delay": "notification_delay",
    "site": "public_url",
    "contact": "push_contact",
}


class RenamedSetting(TracksideError):
    """An environment variable has its old name; the message says the new one."""


class UnknownHintLevel(TracksideError):
    """No bot has the name that should give hints, so every hint would be refused."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Each field can be set in the environment as TRACKSIDE_<NAME>."""

    database: str = ""  # a file or a URL; empty: trackside.db in the user's data folder
    public_url: str = ""  # the address of this server for browsers, used in links in notifications
    secure_cookies: bool = False  # send cookies over HTTPS only
    requests_per_minute: int = 1200  # per session, or per address without a session
    expensive_requests_per_minute: int = 600  # counted the same way: replays, undo, forks and records
    sign_ins_per_minute: int = 20  # per address: guests, registrations and logins
    failed_logins_per_minute: int = 10  # per account: wrong passwords, whatever address they come from
    wrong_codes_per_minute: int = 60  # per address: tables asked for that do not exist, and wrong codes
    test_notifications_per_minute: int = 6  # per address: each makes the server open a connection
    streams_per_person: int = 40  # open event streams per session, or per address without a session
    streams_per_address: int = 400  # open event streams per address
    tables_per_person: int = 500  # hosted by one person, finished ones included
    moves_per_person: int = 250_000  # at the tables hosted by one person: 130 MB
    copied_moves_per_person: int = 50_000  # by forks and imports of one person in a day: 26 MB
    copied_moves_per_address: int = 200_000  # of one address: 104 MB
    public_tables_per_hour: int = 30  # of one address: fewer than the lobby shows
    bot_tables_per_person: int = 50  # running games that only bots play, hosted by one person
    guest_days: int = 180  # days until an inactive guest without tables is deleted; 0: never
    bot_workers: int = 0  # worker processes for bots that search; 0: one for each core but one
    bot_wait_seconds: float = 5.0  # time within which bots decide; the more are waiting, the less each thinks
    bot_seconds: float = 10.0  # time limit for a bot's thinking; after that a random legal move is played
    hint_level: str = ADVISER  # the bot that gives hints
    hint_seconds: float = 1.0  # time limit for a hint
    analysis_playouts: int = 0  # playouts for each move of an analysis; 0: as many as its time allows
    import_seconds: float = 20.0  # time limit for replaying an imported record
    corrected_boxes: bool = False  # accept imported records that change figures of the box
    cached_tables: int = 512  # tables kept in memory with their positions
    away_seconds: float = 180.0  # absence after which a bot stands in, at tables that allow it
    heartbeat_seconds: float = 15.0  # time between heartbeats of an event stream
    tick_seconds: float = 1.0  # time between checks for clocks and bots that are due
    notification_delay: float = 10.0  # seconds before an absent player is notified of a turn
    private_targets: bool = False  # allow notification targets in private networks
    push_contact: str = "mailto:admin@localhost"  # contact for push services, sent with each push


def from_environment(**given: object) -> Settings:
    """Read the settings from the environment; keyword arguments take precedence."""
    for old, new in RENAMED.items():
        if _variable(old) in os.environ:
            raise RenamedSetting(f"{_variable(old)} is now called {_variable(new)}")
    names = [name for name in Settings.__struct_fields__ if _variable(name) in os.environ]
    values: dict[str, object] = {name: os.environ[_variable(name)] for name in names}
    settings = msgspec.convert({**values, **given}, Settings, strict=False)
    try:
        _check_bot(settings.hint_level)
    except UnknownBot as problem:
        raise UnknownHintLevel(f"{_variable('hint_level')}: {problem}") from None
    return settings


def _check_bot(level: str) -> None:
    """UnknownBot if there is no such bot, or if a game does not know one of the settings in its name."""
    bot = make(level)
    if isinstance(bot, SearchBot) and bot.changes:
        for id in ids():
            bot.searching(trackside.game(id, about(id).seats[0]))


def _variable(name: str) -> str:
    return f"TRACKSIDE_{name.upper()}"


def data_folder() -> Path:
    """The user's data folder by the XDG rules."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "trackside"


def database_url(given: str) -> str:
    """A SQLAlchemy URL from a URL, a file path or an empty string (the default file)."""
    if not given:
        folder = data_folder()
        folder.mkdir(parents=True, exist_ok=True)
        return f"sqlite+aiosqlite:///{folder / 'trackside.db'}"
    scheme, found, rest = given.partition("://")
    if not found:
        return f"sqlite+aiosqlite:///{Path(given).absolute()}"
    if scheme in ("postgres", "postgresql"):
        return f"postgresql+asyncpg://{rest}"
    return f"sqlite+aiosqlite://{rest}" if scheme == "sqlite" else given
