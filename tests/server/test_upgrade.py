"""An upgrade keeps running games: tables of an earlier version continue from their position."""

from __future__ import annotations

import asyncio
import json
import random
import signal
import sqlite3
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from alembic import command
from server.earlier_database import SCHEMA, SEAMS, SETTLED, shared_part, situations, write_earlier
from server.in_process import InProcessServer, in_process_server
from server.server_process import Server, Visitor
from sqlalchemy import Connection, select, text, update

from trackside.core.difference import apply_difference
from trackside.core.edge.record import read, replay, verify
from trackside.server.commands.doctor import doctor, examine
from trackside.server.settings import database_url
from trackside.server.storage.database import Database, _alembic_config
from trackside.server.storage.models import (
    AnalysisRow,
    ChatRow,
    MoveRow,
    Person,
    RatingRow,
    ResultRow,
    SeatRow,
    TableRow,
)

GAMES = ("great_western_trail", "steam", "ticket_to_ride_amsterdam", "isle_of_trains")


async def names_and_ids(server: InProcessServer) -> dict[str, str]:
    async with server.context.database.read_session() as session:
        return {str(row.name): row.id for row in await session.execute(select(TableRow.name, TableRow.id))}


async def one_move(server: InProcessServer, id: str) -> None:
    """Let whoever decides play a move: a person the first one that is legal, a bot by itself."""
    async with server.context.tables.locked(id) as table:
        seat, ply = table.seats[table.deciding], table.playthrough.ply
        move = table.position.moves()[0].text
    if seat.kind == "bot":
        server.context.autoplay.check(id)
        while (await server.context.queries.show(None, id, "en", None)).ply == ply:
            await asyncio.sleep(0.02)
    else:
        async with server.context.database.read_session() as session:
            person = (await session.scalars(select(Person).where(Person.id == seat.person))).one()
        sent = await server.context.play.play(person, id, ply, [move], "uk")
        assert sent.ply == ply + 1


def test_every_table_of_the_version_before_plays_on_in_its_position(database: str) -> None:
    write_earlier(database)
    stored = situations()

    async def run() -> None:
        async with in_process_server(database) as server:
            ids = await names_and_ids(server)
            assert set(ids) > set(stored) | SETTLED and len(stored) == 20
            for name, expected in stored.items():
                async with server.context.tables.locked(ids[name]) as table:
                    position, playthrough = table.position, table.playthrough
                    then = playthrough.at(expected["ply"])  # a bot may have moved since
                    if name in SETTLED:
                        assert then.over or then.seat != expected["stack"][-1]["seat"]
                    else:
                        assert shared_part(expected, then.situation()) == [], name
                    if "scores" in expected:
                        assert [int(score.total()) for score in position.scores()] == expected["scores"]
                    record = playthrough.record
                    assert [seam.ply for seam in record.seams] == ([SEAMS[name]] if name in SEAMS else []), name
                    assert verify(read(record.text())).situation() == position.situation()
                    assert playthrough.at(record_ply := playthrough.ply // 2).ply == record_ply
                    told = [line for line in table.row.happenings if line["kind"] == "new-rules"]
                    assert len(told) == (name in SEAMS)
                    is_over = position.over
                if not is_over:
                    await one_move(server, ids[name])
            host = await server.person("Host")
            lines = json.loads(await server.get(host, f"/api/tables/{ids['Steam: a player is bankrupt']}"))["events"]
            assert any(line["kind"] == "table-new-rules" and "same position" in line["text"] for line in lines)
            await start_waiting(server, ids["Steam: waiting"])

    async def start_waiting(server: InProcessServer, id: str) -> None:
        """A table that was waiting is dealt by the rules of today."""
        async with server.context.database.read_session() as session:
            anna = (await session.scalars(select(Person).where(Person.login == "anna"))).one()
        card = await server.context.lobby.start(anna, id, "en")
        assert (card.state, card.rules_version) == ("playing", 2)

    asyncio.run(run())


def test_the_doctor_says_what_an_upgrade_would_do(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "trackside.db"
    write_earlier(str(file))
    doctor(str(file))
    told = capsys.readouterr().out
    assert f"schema {SCHEMA}" in told
    assert told.count("it continues unchanged") == 13 and told.count("with a seam at ply") == len(SEAMS)
    assert "rules 1 to 2: it continues from the same position, with a seam at ply 38" in told
    with sqlite3.connect(file) as reader:  # it has changed nothing
        assert reader.execute("SELECT version_num FROM alembic_version").fetchall() == [(SCHEMA,)]


# Positions that other rules led to


async def played(server: InProcessServer, game: str, moves: int) -> tuple[Person, str]:
    """A person at a table of their own, after some moves."""
    anna = await server.person("Anna")
    kinds = ["me", "human", *(["human"] if game == "steam" else [])]
    id = await server.table(anna, *kinds, game=game)
    chance = random.Random(4)
    for ply in range(moves):
        view = await server.context.queries.show(anna.id, id, "en", None)
        await server.context.play.play(anna, id, ply, [chance.choice(view.moves).text], "en")
    return anna, id


async def pretend_other_rules(server: InProcessServer, id: str, ply: int, changed: dict[str, Any]) -> dict[str, Any]:
    """Store the table as if rules before these had led elsewhere from one move on; return its last situation."""
    async with server.context.database.transaction() as session:
        row = (await session.scalars(select(TableRow).where(TableRow.id == id))).one()
        moves = (await session.scalars(select(MoveRow).where(MoveRow.table == id).order_by(MoveRow.ply))).all()
        for move in moves[ply - 1 :]:
            move.difference = json.dumps({**json.loads(move.difference or ""), **changed})
        await session.execute(update(TableRow).where(TableRow.id == id).values(rules=row.rules - 1))
        situation: dict[str, Any] = json.loads(row.opening or "")
        for stored in moves:
            situation = apply_difference(situation, json.loads(stored.difference or ""))
    for table in list(server.context.cache.entries.values()):
        server.context.cache.evict(table)
    return situation


CHANGES: dict[str, dict[str, Any]] = {
    "great_western_trail": {"seats/1/dollars": 77},
    "steam": {"seats/1/points": 7},
    "ticket_to_ride_amsterdam": {"passes": 1},
    "isle_of_trains": {"chance/drawn": 5000},
}


@pytest.mark.parametrize("game", GAMES)
def test_a_position_that_other_rules_led_to_is_kept(tmp_path: Path, game: str) -> None:
    async def run() -> None:
        async with in_process_server(tmp_path) as server:
            context = server.context
            anna, id = await played(server, game, 12)
            async with context.tables.locked(id) as table:
                hidden = table.position.situation()
                earlier = table.playthrough.at(7).situation()
            expected = await pretend_other_rules(server, id, 8, CHANGES[game])
            async with context.tables.locked(id) as table:
                assert table.position.situation() == expected != hidden
                assert table.position.situation()["stack"] == hidden["stack"]
                assert table.playthrough.at(7).situation() == earlier
                record = table.playthrough.record
                assert (record.rules + 1, [seam.ply for seam in record.seams]) == (record.newest_rules, [12])
                assert verify(read(record.text())).situation() == expected
                secrets = [record.seams[0].situation, table.row.seed]
            for reader in (anna, None):  # the record of a running game tells the seam and commits to the position
                told = (await server.get(reader, f"/api/tables/{id}/record")).decode()
                assert (
                    f"rules.12: {record.newest_rules}" in told
                    and f"commitment.12: {record.seams[0].commitment}" in told
                )
                assert not any(secret in told for secret in secrets) and "\n=" not in told
            await one_move(server, id)
            hint = await context.queries.hint(anna, id, "en")  # a bot sees the position, too
            async with context.tables.locked(id) as table:
                assert table.position.is_legal(hint.move)
                assert verify(read(table.playthrough.record.text())).ply == 13
            fork = await context.lobby.fork(anna, id, 9, "en")
            async with context.tables.locked(fork.id) as table:
                assert [seam.ply for seam in table.playthrough.record.seams] == [9]
                forked = table.position.situation()
                assert forked == replay(record, 9).situation()
            await context.play.ask_undo(anna, id, 9, "en")  # behind the seam
            for table in list(context.cache.entries.values()):
                context.cache.evict(table)
            async with context.tables.locked(id) as table:
                assert table.position.situation() == forked
                assert [seam.ply for seam in table.playthrough.record.seams] == [9]
                assert verify(read(table.playthrough.record.text())).situation() == forked
            await one_move(server, id)
            report = await examine(database_url(str(tmp_path / "trackside.db")))
            assert [fault for fault in report.faults if "browser client" not in fault] == []

    asyncio.run(run())


def test_moves_that_do_not_fit_are_put_aside_and_the_game_continues(tmp_path: Path) -> None:
    """Only where nothing is stored of the positions, and the game does not know the earlier rules either."""

    async def run() -> None:
        async with in_process_server(tmp_path) as server:
            _, id = await played(server, "ticket_to_ride_amsterdam", 8)
            async with server.context.database.transaction() as session:
                await session.execute(update(TableRow).values(rules=0, opening=None))
                await session.execute(update(MoveRow).values(difference=None))
                await session.execute(update(MoveRow).where(MoveRow.ply == 7).values(text="keep contract_99"))
            for table in list(server.context.cache.entries.values()):
                server.context.cache.evict(table)
            report = await examine(database_url(str(tmp_path / "trackside.db")))
            assert (
                f"table {id}: its last 2 moves are not legal under rules 1 of ticket_to_ride_amsterdam" in report.faults
            )
            async with server.context.tables.locked(id) as table:
                assert table.playthrough.ply == table.row.ply == 6 and table.row.deciding == table.position.seat
                assert table.row.happenings[-1]["moves"] == 2
            await one_move(server, id)

    asyncio.run(run())


# Migrations

PREPARE = """
import asyncio, os, signal, sys
from sqlalchemy import Engine, event
from trackside.server.context import prepare_database

@event.listens_for(Engine, "after_cursor_execute")
def kill(connection, cursor, statement, *more):
    if sys.argv[2] in statement:
        os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(prepare_database(sys.argv[1]))
"""
NEVER = "nothing is called so"
KILLED_AFTER = ("ADD COLUMN coach", "CREATE TABLE results", "ADD COLUMN entrant", "ADD COLUMN invitations")


def test_a_migration_that_is_killed_is_done_again_from_the_start(database: str) -> None:
    """Old processes go on writing meanwhile, and several new ones start at once."""
    write_earlier(database)
    url = database_url(database)
    stop, faults = threading.Event(), list[str]()

    def traffic() -> None:
        async def write() -> None:
            connection = Database(url)
            while not stop.is_set():
                try:
                    async with connection.transaction() as session:
                        await session.execute(text("UPDATE people SET seen = seen + 1"))
                        await session.execute(text("SELECT count(*) FROM moves WHERE \"table\" <> ''"))
                except Exception as error:
                    if "locked" not in str(error):
                        faults.append(str(error))
                await asyncio.sleep(0.005)
            await connection.close()

        asyncio.run(write())

    thread = threading.Thread(target=traffic)
    thread.start()
    program = [sys.executable, "-c", PREPARE, url]
    for change in KILLED_AFTER:
        assert subprocess.run([*program, change], check=False).returncode == -signal.SIGKILL, change
    both = [subprocess.Popen([*program, NEVER]) for _ in range(2)]
    assert [process.wait(60) for process in both] == [0, 0]
    stop.set()
    thread.join()
    assert faults == []

    async def versions() -> tuple[str | None, str | None]:
        connection = Database(url)
        try:
            return await connection.schema_versions()
        finally:
            await connection.close()

    here, newest = asyncio.run(versions())
    assert here == newest
    report = asyncio.run(examine(url))
    assert [fault for fault in report.faults if "browser client" not in fault] == []
    assert len(report.upgrades) == 17


# What servers between the earlier version and this one stored, by the schema they had.
BETWEEN: dict[str, list[str]] = {
    "0007": [
        """INSERT INTO analyses ("table", person, run, done, total, updated, rewound, result)
        VALUES (:over, :anna, 'run', 3, 40, 5.0, 0, NULL)""",
        "UPDATE tables SET coach = true WHERE id = :waiting",
    ],
    "0008": [
        """INSERT INTO results ("table", seat, person, level, name, game, players, place, score, parts, counted, ended,
        words) VALUES (:over, 0, :anna, NULL, 'Anna', :game, 2, 1, 61, '{"routes": 61}', true, 9.0, 'anna ben')""",
    ],
    "0009": [
        """INSERT INTO ratings (game, player, person, mu, sigma, games, updated)
        VALUES (:game, :anna, :anna, 27.5, 6.25, 4, 9.0)""",
        "UPDATE people SET listed = true WHERE id = :anna",
        "UPDATE tables SET rated = true, settled = true WHERE id = :over",
    ],
    "0010": [
        """INSERT INTO invitations ("table", person, "by", created, due) VALUES (:waiting, :ben, :anna, 7.0, NULL)""",
    ],
}


def stop_on_the_way(connection: Connection) -> None:
    """Migrate schema by schema, and write at each what its servers wrote."""
    people = {str(row.login): row.id for row in connection.execute(text("SELECT login, id FROM people"))}
    tables = {str(row.name): row.id for row in connection.execute(text("SELECT name, id FROM tables"))}
    names = {**people, "over": tables["Amsterdam: over"], "waiting": tables["Amsterdam: waiting"], "game": GAMES[2]}
    for schema, statements in BETWEEN.items():
        command.upgrade(_alembic_config(connection), schema)
        for statement in statements:
            used = {name: value for name, value in names.items() if f":{name}" in statement}
            assert connection.execute(text(statement), used).rowcount == 1


def test_every_migration_keeps_what_was_stored_before_it(database: str) -> None:
    """Running tables get what is new as if nobody had asked for it; what later versions stored stays as it was."""
    write_earlier(database)

    async def run() -> None:
        earlier = Database(database_url(database))
        async with earlier.engine.begin() as connection:
            await connection.run_sync(stop_on_the_way)
        await earlier.close()
        async with in_process_server(database) as server, server.context.database.read_session() as session:
            anna, ben = (await session.scalars(select(Person).order_by(Person.login))).all()
            assert [(who.login, who.listed, who.invitations) for who in (anna, ben)] == [
                ("anna", True, "show"),
                ("ben", False, "show"),
            ]
            seats = (await session.scalars(select(SeatRow))).all()
            assert len(seats) == 60 and {seat.person for seat in seats} == {anna.id, ben.id, None}
            assert all(seat.entrant == seat.person for seat in seats)
            tables = {str(row.name): row for row in await session.scalars(select(TableRow))}
            assert [name for name, row in tables.items() if row.coach] == ["Amsterdam: waiting"]
            assert [name for name, row in tables.items() if row.rated or row.settled] == ["Amsterdam: over"]
            line = (await session.scalars(select(ChatRow))).one()
            assert line.person is None and line.text
            over, waiting = tables["Amsterdam: over"].id, tables["Amsterdam: waiting"].id
            result = (await session.scalars(select(ResultRow).where(ResultRow.table == over))).one()
            assert (result.person, result.score, result.parts, result.mu_before) == (anna.id, 61, {"routes": 61}, None)
            rating = (await session.scalars(select(RatingRow))).one()
            assert (rating.player, rating.mu, rating.sigma, rating.games) == (anna.id, 27.5, 6.25, 4)
            analysis = (await session.scalars(select(AnalysisRow))).one()
            assert (analysis.table, analysis.person, analysis.done, analysis.total) == (over, anna.id, 3, 40)
            assert await server.context.friends.is_invited(ben, waiting)
            played = json.loads(await server.get(anna, "/api/history?find=ben%20anna"))["games"]
            assert {(game["id"], game["score"]) for game in played} >= {(over, 61)}

    asyncio.run(run())


def test_a_server_that_is_killed_while_it_takes_tables_over_loses_nothing(tmp_path: Path) -> None:
    file = tmp_path / "trackside.db"
    write_earlier(str(file))
    server = Server(str(file)).start()
    with sqlite3.connect(file) as reader:
        ids = [id for (id,) in reader.execute("SELECT id FROM tables WHERE state <> 'waiting'")]

    def look(kill_after: float | None) -> None:
        anna = Visitor(server)
        anna.ok(anna.post("/api/login", {"login": "anna", "password": "earlier rules"}))
        if kill_after is not None:
            threading.Timer(kill_after, server.kill).start()
        for id in ids:
            view = anna.view(id)
            assert view["view"] is not None

    with pytest.raises(httpx.HTTPError):
        look(kill_after=0.2)
    server.start()
    look(kill_after=None)
    server.stop()
    report = asyncio.run(examine(database_url(str(file))))
    assert [fault for fault in report.faults if "browser client" not in fault] == []
    assert report.upgrades == []
    with sqlite3.connect(file) as reader:
        seams = {n: json.loads(s) for n, s in reader.execute("SELECT name, seams FROM tables") if s != "[]"}
    assert {name: [seam["ply"] for seam in found] for name, found in seams.items()} == {
        name: [ply] for name, ply in SEAMS.items()
    }
    assert msgspec.json.decode(seams["Steam: a player is bankrupt"][0]["situation"])["seats"][0]["income"] == -9
