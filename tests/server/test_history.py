"""What a person played: stored with the last move, filtered, counted and downloaded; old games are filled in."""

from __future__ import annotations

import asyncio
import io
import json
import zipfile
from pathlib import Path
from typing import Any

import pytest
from server.earlier_database import situations, write_earlier
from server.in_process import AMSTERDAM, InProcessServer, in_process_server
from sqlalchemy import func, select

from trackside.core.edge.record import read, verify
from trackside.server.people.transfer import transfer
from trackside.server.storage.models import Person, ResultRow, SeatRow, TableRow


async def history(server: InProcessServer, person: Person, what: str = "") -> Any:
    return json.loads(await server.get(person, f"/api/history{what}"))


def test_a_finished_game_is_in_the_histories_of_its_players_and_of_nobody_else(database: str) -> None:
    async def run() -> None:
        async with in_process_server(database) as server:
            anna, ben, id = await server.pair(name="Übung im Garten")
            await server.play_out(id, anna, ben)
            alone = await server.table(anna, "me", "human")
            await server.play_out(alone, anna)
            result = await server.context.queries.scores(id, "en")
            found = await history(server, anna)
            assert found["count"] == 2
            both, own = found["games"]
            assert both["id"] == alone and both["place"] is None and not both["counted"]
            assert (own["id"], own["name"], own["counted"]) == (id, "Übung im Garten", True)
            assert (own["place"], own["score"]) == (result.seats[0].place, result.seats[0].total)
            assert sorted(seat["name"] for seat in own["seats"]) == ["Anna", "Ben"]
            assert [seat["you"] for seat in own["seats"]].count(True) == 1
            assert (await history(server, ben))["games"][0]["place"] == result.seats[1].place
            assert await history(server, await server.person("Carla")) == {"games": [], "count": 0}
            await the_filters(server, anna, ben, own)
            await the_statistics(server, anna, ben, own)
            await the_records(server, anna, id)
            await server.context.lobby.leave(anna, id)  # removed from her list: from her history, too
            assert [game["id"] for game in (await history(server, anna))["games"]] == [alone]
            assert (await history(server, ben))["count"] == 1

    async def the_filters(server: InProcessServer, anna: Person, ben: Person, own: dict[str, Any]) -> None:
        lost = own["place"] > 1
        asked = {
            "?game=steam": 0,
            f"?game={AMSTERDAM}": 2,
            f"?opponent={ben.id}": 1,
            f"?opponent={anna.id}": 1,  # the table at which she had both seats
            "?opponent=bot:calm": 0,
            f"?result={'lost' if lost else 'won'}": 1,
            f"?result={'won' if lost else 'lost'}": 0,
            f"?since={own['ended']}": 2,
            f"?until={own['ended']}": 0,
            "?find=ÜBUNG%20ben": 1,
            "?find=%25": 0,
            "?page=2": 2,
        }
        assert {query: (await history(server, anna, query))["count"] for query in asked} == asked

    async def the_statistics(server: InProcessServer, anna: Person, ben: Person, own: dict[str, Any]) -> None:
        (found,) = await history(server, anna, "/statistics")
        assert (found["game"], found["played"], found["won"]) == (AMSTERDAM, 1, int(own["place"] == 1))
        assert (found["average_score"], found["best_score"], found["best_table"]) == (*[own["score"]] * 2, own["id"])
        assert sum(part["points"] for part in found["parts"]) == own["score"]
        assert [part["label"] for part in found["parts"]] == ["Routes", "Contracts", "Bonus cards"]
        (opponent,) = found["opponents"]
        assert (opponent["key"], opponent["name"], opponent["games"]) == (ben.id, "Ben", 1)
        assert [point["table"] for point in found["curve"]] == [own["id"]]

    async def the_records(server: InProcessServer, anna: Person, id: str) -> None:
        archive = zipfile.ZipFile(io.BytesIO(await server.get(anna, "/api/history/records")))
        assert len(archive.namelist()) == 2
        (name,) = [name for name in archive.namelist() if id in name]
        text = archive.read(name).decode()
        assert text == (await server.get(anna, f"/api/tables/{id}/record")).decode()
        assert verify(read(text)).over

    asyncio.run(run())


def test_a_history_follows_a_guest_into_an_account_and_counts_no_open_deal(database: str) -> None:
    async def run() -> None:
        async with in_process_server(database) as server:
            guest = await server.person("Guest")
            record = (await a_record(server, guest)).decode()
            account = await server.context.accounts.register(await server.person("Dora"), "dora", "long enough")
            imported = await server.context.lobby.import_record(guest, record, "en")
            assert (await history(server, guest))["games"][0]["id"] == imported.id
            server.context.transactor.announce(await transfer(server.context.database, guest.id, account.id), "s")
            assert (await history(server, guest))["count"] == 0
            assert (await history(server, account))["count"] == 2
            assert await history(server, account, "/statistics") == []

    async def a_record(server: InProcessServer, guest: Person) -> bytes:
        id = await server.table(guest, "me", "human")
        await server.play_out(id, guest)
        return await server.get(guest, f"/api/tables/{id}/record")

    asyncio.run(run())


def test_games_that_ended_in_an_earlier_version_are_filled_in(database: str) -> None:
    write_earlier(database)
    expected = {name: found["scores"] for name, found in situations().items() if "scores" in found}

    async def run() -> None:
        async with in_process_server(database) as server:
            read_session = server.context.database.read_session
            while True:
                async with read_session() as session:
                    over = await session.scalar(select(func.count()).where(TableRow.state == "over"))
                    tables = await session.scalar(select(func.count(ResultRow.table.distinct())))
                if over == tables:
                    break
                await asyncio.sleep(0.05)
            found: dict[str, list[int]] = {}
            async with read_session() as session:
                wanted = select(TableRow.name, ResultRow.score).join(ResultRow, ResultRow.table == TableRow.id)
                for name, score in await session.execute(wanted.order_by(ResultRow.table, ResultRow.seat)):
                    found.setdefault(str(name), []).append(score)
                people = select(SeatRow.person).join(TableRow, TableRow.id == SeatRow.table)
                seated = set(await session.scalars(people.where(TableRow.state == "over")))
                assert seated == set(await session.scalars(select(ResultRow.person)))
            assert expected and {name: found[name] for name in expected} == expected

    asyncio.run(run())


def test_a_bad_filter_breaks_off_no_work_of_the_database(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Dependencies of a request that are found at the same time are cancelled if one fails, also while one reads who
    asks: that would cost a connection."""

    async def run() -> None:
        async with in_process_server(tmp_path) as server:
            anna = await server.person("Anna")
            for path in ("/api/history?since=x", "/api/history/statistics?until=-1", "/api/history/records?result=x"):
                server.context.accounts.cache.clear()
                answer = await server.http.get(path, headers=server.as_person(anna))
                assert answer.status_code == 400

    asyncio.run(run())
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []
