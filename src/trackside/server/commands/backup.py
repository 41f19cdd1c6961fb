"""`trackside backup`: copies the database to a file while the server runs."""

from __future__ import annotations

import os
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy.engine import URL, make_url

from trackside.server.commands.options import CannotRun, chosen_database
from trackside.server.storage.database import make_private


def backup(file: Path, database: str = "") -> int:
    """SQLite is copied to a SQLite file; PostgreSQL is dumped with `pg_dump`."""
    url = make_url(chosen_database(database))
    if url.get_backend_name() == "sqlite":
        _copy_sqlite(Path(url.database or ""), file)
    else:
        _dump_postgres(url.set(drivername="postgresql"), file)
    return 0


@contextmanager
def _partial(target: Path) -> Iterator[Path]:
    """A private file beside the target, which becomes the target if nothing fails and is deleted otherwise."""
    partial = target.with_name(target.name + ".part")
    partial.unlink(missing_ok=True)
    try:
        make_private(partial)
        yield partial
        partial.replace(target)
    except OSError as error:
        raise CannotRun(f"{target}: {error.strerror or error}") from None
    finally:
        partial.unlink(missing_ok=True)


def _copy_sqlite(source: Path, target: Path) -> None:
    if not source.is_file():
        raise CannotRun(f"there is no database {source}")
    with _partial(target) as partial:
        try:
            original, copy = sqlite3.connect(source), sqlite3.connect(partial)
            try:
                original.backup(copy)
                copy.execute("PRAGMA journal_mode=DELETE")
                check = copy.execute("PRAGMA integrity_check").fetchone()[0]
            finally:
                copy.close()
                original.close()
        except sqlite3.Error as error:
            raise CannotRun(f"{target}: {error}") from None
        if check != "ok":
            raise CannotRun(f"{source} is damaged: {check}")


def _dump_postgres(url: URL, target: Path) -> None:
    """The password goes through the environment: every user of the machine can read command-line arguments."""
    query = dict(url.query)
    secret = query.pop("password", url.password)
    password = {} if secret is None else {"PGPASSWORD": str(secret)}
    without_password = URL.create(url.drivername, url.username, None, url.host, url.port, url.database, query)
    with _partial(target) as partial:
        try:
            result = subprocess.run(
                ["pg_dump", "--format=custom", f"--file={partial}", without_password.render_as_string()],
                env={**os.environ, **password},
                capture_output=True,
                text=True,
                check=False,
            )
        except OSError as error:
            raise CannotRun(f"cannot run pg_dump: {error.strerror or error}") from None
        if result.returncode != 0:
            raise CannotRun(f"pg_dump: {result.stderr.strip()}")
