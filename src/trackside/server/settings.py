"""What the owner of a server may set. Everything has a default that suits a machine at home."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Each can be given in the environment as TRACKSIDE_<NAME>."""

    database: str = ""  # a file or a URL; empty: trackside.db in the user's data folder
    secure_cookies: bool = False  # behind HTTPS: cookies go over nothing else
    requests_per_minute: int = 1200  # of one person, or of one address without a person
    dear_requests_per_minute: int = 600  # of the same: replays, steps back, forks and records
    sign_ins_per_minute: int = 20  # of one address: guests, registrations, logins
    test_notices_per_minute: int = 6  # of one address: each goes to somewhere in the world
    streams_per_person: int = 40  # open event streams of one person, or of one address without a person
    tables_per_person: int = 500  # of which one person is the host, finished ones included
    guest_days: int = 180  # after which a guest who sits at no table is forgotten; 0: never
    thinkers: int = 0  # processes in which bots think; 0: one per core
    think_seconds: float = 10.0  # a bot that takes longer is ended and a legal move played for it
    import_seconds: float = 20.0  # a record whose replay takes longer is refused
    corrected_boxes: bool = False  # whether records with a corrected box may be imported: where everybody is trusted
    cached_tables: int = 512  # kept in memory with their positions
    away_seconds: float = 180.0  # after which a bot stands in, where the table agreed to it
    heartbeat_seconds: float = 15.0  # of event streams
    tick_seconds: float = 1.0  # how often clocks are looked at
    notice_delay: float = 10.0  # seconds before somebody away is told of a turn
    private_targets: bool = False  # whether notices may go to addresses of the server's own network
    contact: str = "mailto:admin@localhost"  # whom a push service may write to
    site: str = ""  # the address people reach this server by, for the links in notices


def from_environment(**given: object) -> Settings:
    """The settings of the environment, with those given here before them."""
    values: dict[str, object] = {
        name: os.environ[f"TRACKSIDE_{name.upper()}"]
        for name in Settings.__struct_fields__
        if f"TRACKSIDE_{name.upper()}" in os.environ
    }
    return msgspec.convert({**values, **given}, Settings, strict=False)


def data_folder() -> Path:
    """Where a user's databases live by the XDG rules."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "trackside"


def database_url(given: str) -> str:
    """A SQLAlchemy URL from a URL, the path of a file, or nothing."""
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
