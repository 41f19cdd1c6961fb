"""What the commands share: the database option and the error for a command that cannot run."""

from __future__ import annotations

from sqlalchemy.engine import make_url

from trackside.core.edge.errors import TracksideError
from trackside.server.settings import Settings, database_url, from_environment


class CannotRun(TracksideError):
    """The command cannot do what was asked; the message says why."""


def settings_with_database(database: str) -> Settings:
    """The settings of the environment; a database given on the command line takes precedence."""
    return from_environment(**({"database": database} if database else {}))


def chosen_database(database: str) -> str:
    """The SQLAlchemy URL of the database on the command line or in the environment."""
    return database_url(settings_with_database(database).database)


def printable(url: str) -> str:
    """The URL without its password."""
    return make_url(url).render_as_string(hide_password=True)
