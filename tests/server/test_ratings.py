"""Rated games: who is rated, how, and who sees it; and accounts that are deleted."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import pytest
from openskill.models import PlackettLuce
from server.in_process import AMSTERDAM, InProcessServer, in_process_server
from sqlalchemy import select, update

from trackside.core.edge.record import read, verify
from trackside.server.actions.rating_limit import MOST_A_DAY
from trackside.server.storage.models import Base, Person, RatingRow, ResultRow, SeatRow, TableRow
from trackside.tables.refusals import Refused
from trackside.tables.requests import ClockSetting

PASSWORD = "long enough"
DAY = 86_400.0


async def account(server: InProcessServer, name: str) -> Person:
    return await server.context.accounts.register(await server.person(name), name.lower(), PASSWORD)


async def rated_pair(server: InProcessServer) -> tuple[Person, Person, str]:
    """Two accounts at a rated table that has started."""
    anna, ben = await account(server, "Anna"), await account(server, "Ben")
    id = await server.table(anna, "me", "open", public=True, rated=True)
    await server.context.lobby.join(ben, id, None, None, "en")
    await server.context.lobby.start(anna, id, "en")
    return anna, ben, id


async def rated_game(server: InProcessServer) -> tuple[Person, Person, str]:
    """The same, with the game over and rated."""
    anna, ben, id = await rated_pair(server)
    await server.play_out(id, anna, ben)
    await settled(server, id)
    return anna, ben, id


async def settled(server: InProcessServer, id: str) -> None:
    while True:
        async with server.context.database.read_session() as session:
            if await session.scalar(select(TableRow.settled).where(TableRow.id == id)):
                return
        await asyncio.sleep(0.02)


async def ratings(server: InProcessServer) -> dict[str, tuple[float, float, int]]:
    async with server.context.database.read_session() as session:
        return {row.player: (row.mu, row.sigma, row.games) for row in await session.scalars(select(RatingRow))}


async def ladder(server: InProcessServer, person: Person | None) -> Any:
    return json.loads(await server.get(person, f"/api/ladders/{AMSTERDAM}"))


def test_a_rated_game_changes_the_ratings_of_its_players_once(database: str) -> None:
    async def first() -> str:
        async with in_process_server(database) as server:
            anna, ben, id = await rated_game(server)
            places = (await server.context.queries.scores(id, "en")).places
            assert sorted(places) == [1, 2]
            model = PlackettLuce()
            expected = model.rate([[model.rating()], [model.rating()]], ranks=[float(place) for place in places])
            await server.context.ladders.settle(id)  # nothing happens
            found = await ratings(server)
            assert found == {
                who.id: (team[0].mu, team[0].sigma, 1) for who, team in zip((anna, ben), expected, strict=True)
            }
            await what_is_seen(server, anna, ben)
            return id

    async def what_is_seen(server: InProcessServer, anna: Person, ben: Person) -> None:
        """A person appears to others only if they agreed."""
        await server.context.accounts.change(ben, listed=True)
        assert [line["name"] for line in (await ladder(server, None))["lines"]] == ["Ben"]
        own = await ladder(server, anna)
        assert [line["you"] for line in own["lines"]] == [False] and not own["listed"]
        assert own["own"]["name"] == "Anna" and own["own"]["you"] and own["own"]["games"] == 1
        assert abs(own["own"]["rating"] - 1500) > 50 and own["own"]["uncertainty"] < 1000
        game = json.loads(await server.get(anna, "/api/history"))["games"][0]
        assert game["rated"] and game["rating_change"] == own["own"]["rating"] - 1500

    async def after_a_crash(id: str) -> None:
        """The game was over, but not rated yet."""
        async with in_process_server(database) as server, server.context.database.transaction() as session:
            await session.execute(update(TableRow).where(TableRow.id == id).values(settled=False))
        async with in_process_server(database) as server:
            await settled(server, id)
            assert {games for _, _, games in (await ratings(server)).values()} == {2}

    asyncio.run(after_a_crash(asyncio.run(first())))


async def resettle(server: InProcessServer, id: str, *seats: dict[str, Any], happenings: Any = ()) -> None:
    """Rate the game again as if its seats had ended so."""
    async with server.context.database.transaction() as session:
        await session.execute(
            update(TableRow).where(TableRow.id == id).values(settled=False, happenings=list(happenings))
        )
        for number, values in enumerate(seats):
            if values:
                await session.execute(
                    update(SeatRow).where(SeatRow.table == id, SeatRow.seat == number).values(**values)
                )
    await server.context.ladders.settle(id)


LEFT = {"kind": "bot", "level": "calm", "person": None}
GREEDY = {"kind": "bot", "level": "greedy", "name": "greedy bot", "person": None, "entrant": None}


def test_whoever_leaves_is_behind_everybody_else(database: str) -> None:
    async def run() -> None:
        async with in_process_server(database) as server:
            anna, ben, id = await rated_game(server)
            places = (await server.context.queries.scores(id, "en")).places
            for leaver in (places.index(1), places.index(2)):  # the bot that replaces them wins, or it does not
                before = await ratings(server)
                seats: list[dict[str, Any]] = [{}, {}]
                seats[leaver] = LEFT
                await resettle(server, id, *seats)
                after = await ratings(server)
                who, stayed = (anna, ben)[leaver].id, (anna, ben)[1 - leaver].id
                assert after[who][0] < before[who][0] and after[stayed][0] > before[stayed][0]
                back = {"kind": "human", "level": None, "person": who}
                await resettle(server, id, *[back if seat else {} for seat in seats])
            before = await ratings(server)
            await resettle(server, id, LEFT, LEFT)
            assert await ratings(server) == before  # nobody finished

    asyncio.run(run())


def test_a_level_of_bots_is_rated_only_if_the_people_finish(database: str) -> None:
    async def run() -> None:
        async with in_process_server(database) as server:
            anna, _, id = await rated_game(server)
            before = (await ratings(server))[anna.id]
            await resettle(server, id, LEFT, GREEDY)
            after = await ratings(server)
            assert after[anna.id][0] < before[0] and after["bot:greedy"][0] == 25 and after["bot:greedy"][2] == 0
            assert "Greedy" not in {line["name"].capitalize() for line in (await ladder(server, None))["lines"]}
            await resettle(server, id, {"kind": "human", "level": None, "person": anna.id})
            after = await ratings(server)
            assert after["bot:greedy"][0] != 25 and after["bot:greedy"][2] == 1
            assert "Greedy" in {line["name"].capitalize() for line in (await ladder(server, None))["lines"]}

    asyncio.run(run())


def test_a_bot_that_moves_for_a_person_wins_them_nothing(database: str) -> None:
    async def run() -> None:
        async with in_process_server(database) as server:
            anna, ben, id = await rated_game(server)
            winner = (await server.context.queries.scores(id, "en")).places.index(1)
            before = await ratings(server)
            incident = {"kind": "time-up", "seat": winner, "ply": 3, "seq": 5}
            await resettle(server, id, happenings=[incident, {**incident, "kind": "back", "ply": 4}])
            after, who = await ratings(server), ((anna, ben)[winner].id, (anna, ben)[1 - winner].id)
            assert after[who[0]][0] < before[who[0]][0] and after[who[1]][0] > before[who[1]][0]

    asyncio.run(run())


def test_a_clock_that_runs_out_in_a_rated_game_is_noted(tmp_path: Path) -> None:
    async def run() -> None:
        async with in_process_server(tmp_path, tick_seconds=0.05) as server:
            _, ben, id = await rated_pair(server)
            async with server.context.tables.locked(id) as table:
                table.row.turn_since -= 8 * DAY
            server.context.autoplay.check(id)
            while True:
                async with server.context.tables.locked(id) as table:
                    kinds = [(each["kind"], each["seat"]) for each in table.row.happenings]
                    if kinds:
                        break
                await asyncio.sleep(0.02)
            assert kinds == [("time-up", 0)] and ben.login is not None

    asyncio.run(run())


def test_every_rated_game_has_a_clock_that_ends_it(database: str) -> None:
    async def run() -> None:
        async with in_process_server(database) as server:
            anna = await account(server, "Anna")
            live = ClockSetting(kind="live", minutes=20, at_zero="nothing")
            chosen = [ClockSetting(), live, ClockSetting(kind="days", days=2, at_zero="remind")]
            found: list[tuple[Any, ...]] = []
            for clock in chosen:
                id = await server.table(anna, "me", "open", rated=True, clock=clock, stand_in=True)
                async with server.context.tables.locked(id) as table:
                    found.append((table.clock.kind, table.clock.days, table.clock.at_zero, table.row.stand_in))
            assert found == [
                ("days", 7, "bot", False),
                ("live", None, "bot", False),
                ("days", 2, "bot", False),
            ]

    asyncio.run(run())


def test_no_rated_game_of_bots_alone(database: str) -> None:
    async def run() -> None:
        async with in_process_server(database) as server:
            anna = await account(server, "Anna")
            with pytest.raises(Refused, match="rated-seats"):
                await server.table(anna, "calm", "greedy", rated=True)
            assert await server.table(anna, "me", "greedy", rated=True)

    asyncio.run(run())


def test_the_same_two_players_have_ten_rated_games_a_day(database: str) -> None:
    async def run() -> None:
        async with in_process_server(database) as server:
            lobby = server.context.lobby
            anna, ben, carla = [await account(server, name) for name in ("Anna", "Ben", "Carla")]

            async def play(host: Person, guest: Person, leave: bool) -> str:
                id = await server.table(host, "me", "open", public=True, rated=True)
                await lobby.join(guest, id, None, None, "en")
                await lobby.start(host, id, "en")
                if leave:
                    await lobby.leave(guest, id)
                return id

            ids = [await play(anna, ben, n % 2 == 0) for n in range(MOST_A_DAY)]
            for host, guest in ((anna, ben), (ben, anna)):
                with pytest.raises(Refused, match="rated-often"):
                    await play(host, guest, False)
            assert await play(anna, carla, False)
            async with server.context.database.transaction() as session:  # some ended two days ago
                old = update(TableRow).where(TableRow.id.in_(ids[:2])).values(state="over")
                await session.execute(old)
            assert await play(anna, ben, False)

    asyncio.run(run())


def test_a_rated_game_is_fair(database: str) -> None:
    async def run() -> None:
        async with in_process_server(database) as server:
            lobby, guest = server.context.lobby, await server.person("Guest")
            anna, ben, id = await rated_pair(server)
            waiting = await server.table(anna, "me", "open", public=True, rated=True)
            refusals: dict[str, list[Awaitable[object]]] = {
                "rated-account": [
                    lobby.join(guest, waiting, None, None, "en"),
                    server.table(guest, "me", "open", rated=True),
                ],
                "rated-seats": [
                    server.table(anna, "me", "human", rated=True),
                    server.table(anna, "calm", "calm", rated=True),
                ],
                "rated-runs": [lobby.delete(anna, id)],
                "rated-hint": [
                    server.context.queries.hint(anna, id, "en"),
                    server.context.coaching.look(anna, id, 0, ["draw"], "en"),
                ],
            }
            for code, attempts in refusals.items():
                for attempt in attempts:
                    with pytest.raises(Refused) as refused:
                        await attempt
                    assert refused.value.name == code
            await server.move(anna, id)
            with pytest.raises(Refused, match="rated-undo"):
                await server.context.play.ask_undo(anna, id, 0, "en")
            view = await server.context.queries.show(anna.id, id, "en", None)
            assert view.table.rated and not view.undo.ask
            await lobby.leave(anna, id)
            await lobby.leave(ben, id)  # not deleted
            async with server.context.tables.locked(id) as table:
                assert [seat.entrant for seat in table.seats] == [anna.id, ben.id]

    asyncio.run(run())


def test_an_account_is_deleted_with_what_belongs_to_it(database: str) -> None:
    async def run() -> None:
        async with in_process_server(database) as server:
            anna, ben, over = await rated_game(server)
            running = await server.table(anna, "me", "open", public=True)
            await server.context.lobby.join(ben, running, None, None, "en")
            await server.context.lobby.start(anna, running, "en")
            await server.move(anna, running)
            own = await server.table(anna, "me", "open", name="Anna's table")
            for id in (over, running):
                await server.context.chat.say(anna, id, "Anna was here")
                await server.get(ben, f"/api/tables/{id}")  # its words are remembered
            async with server.context.tables.locked(running) as table:
                ply = table.playthrough.ply
            wrong = await server.post(anna, "/api/me/delete", {"password": "not this one"})
            assert wrong.status_code == 403
            gone = await server.post(anna, "/api/me/delete", {"password": PASSWORD})
            assert gone.status_code == 200 and gone.json()["id"] is None
            await what_is_left(server, anna, ben, over, running, own, ply)

    async def what_is_left(
        server: InProcessServer, anna: Person, ben: Person, over: str, running: str, own: str, ply: int
    ) -> None:
        async with server.context.database.read_session() as session:
            for table in Base.metadata.sorted_tables:
                for row in await session.execute(select(table)):
                    told = json.dumps([str(value) for value in row], ensure_ascii=False)
                    assert anna.id not in told and "anna" not in told.casefold(), table.name
        with pytest.raises(Refused, match="wrong-password"):
            await server.context.accounts.log_in("anna", PASSWORD)
        with pytest.raises(Refused, match="no-table"):
            await server.context.queries.show(ben.id, own, "en", None)
        finished = json.loads(await server.get(ben, f"/api/tables/{over}"))
        assert "former player" in [seat["name"] for seat in finished["seats"]] and finished["chat"] == []
        assert "Anna" not in json.dumps(finished)
        assert verify(read((await server.get(ben, f"/api/tables/{over}/record")).decode())).over
        seats = json.loads(await server.get(ben, "/api/history"))["games"][0]["seats"]
        assert {seat["name"] for seat in seats} == {"former player", "Ben"}
        now = json.loads(await server.get(ben, f"/api/tables/{running}"))
        assert now["table"]["host"] and now["ply"] >= ply and now["table"]["state"] == "playing"
        assert "Anna" not in json.dumps(now)
        again = await server.context.lobby.rematch(ben, over, "en")
        assert sorted(seat.kind for seat in again.seats) == ["human", "open"]

    asyncio.run(run())


async def rows_with(server: InProcessServer, *words: str) -> list[str]:
    """The tables of the database that have one of these words in a row."""
    found: list[str] = []
    async with server.context.database.read_session() as session:
        for table in Base.metadata.sorted_tables:
            for row in await session.execute(select(table)):
                told = json.dumps([str(value) for value in row], ensure_ascii=False).casefold()
                found += [table.name for word in words if word.casefold() in told]
    return found


def test_a_deleted_persons_name_is_in_no_fork_and_no_result(database: str) -> None:
    async def run() -> None:
        async with in_process_server(database) as server:
            lobby, anna, ben = server.context.lobby, await server.person("Annabel"), await server.person("Ben")
            over = await server.table(anna, "me", "open", public=True)
            await lobby.join(ben, over, None, None, "en")
            await lobby.start(anna, over, "en")
            left = await server.table(anna, "me", "open", public=True)
            await lobby.join(ben, left, None, None, "en")
            await lobby.start(anna, left, "en")
            await server.play_out(over, anna, ben)
            async with server.context.tables.locked(over) as table:
                plies = table.playthrough.ply
            finished = await lobby.fork(ben, over, plies, "en")
            running = await lobby.fork(ben, finished.id, 5, "en")  # a fork of the fork
            await lobby.leave(anna, left)
            async with server.context.database.transaction() as session:  # the bot that took over won
                (result,) = (await session.scalars(select(ResultRow).where(ResultRow.table == over).limit(1))).all()
                fields = {column.name: getattr(result, column.name) for column in ResultRow.__table__.c}
                session.add(ResultRow(**{**fields, "table": left, "seat": 0, "person": None, "level": "sharp"}))
            again = await lobby.rematch(ben, over, "en")  # with a seat that is kept for her
            assert {"seats", "results"} <= set(await rows_with(server, "Annabel"))
            assert (await server.post(anna, "/api/me/delete", {"password": None})).status_code == 200
            assert await rows_with(server, "Annabel", anna.id) == []
            for id in (finished.id, running.id):
                record = (await server.get(ben, f"/api/tables/{id}/record")).decode()
                assert "Annabel" not in record and "Ben" in record
            card = await lobby.join(ben, again.id, None, None, "en")
            assert sorted(seat.kind for seat in card.seats) == ["human", "open"]

    asyncio.run(run())


def test_lines_of_others_on_a_deleted_persons_seat_stay(database: str) -> None:
    async def run() -> None:
        async with in_process_server(database) as server:
            anna, ben = await server.person("Anna"), await server.person("Ben")
            id = await server.table(anna, "me", "open", public=True)
            await server.context.lobby.join(ben, id, None, None, "en")
            await server.context.chat.say(ben, id, "I was here before")
            await server.context.lobby.leave(ben, id)
            carla = await server.person("Carla")
            await server.context.lobby.join(carla, id, None, None, "en")
            await server.context.chat.say(carla, id, "and I am here now")
            await server.context.account_deletion.delete(carla, None)
            chat = json.loads(await server.get(anna, f"/api/tables/{id}"))["chat"]
            assert [line["text"] for line in chat] == ["I was here before"]

    asyncio.run(run())


def test_what_somebody_does_while_they_are_deleted_leaves_nothing(database: str) -> None:
    """Lines said meanwhile are deleted or refused; seats and tables taken meanwhile too."""

    async def run() -> None:
        async with in_process_server(database) as server:
            anna, ben = await server.person("Annabel"), await server.person("Ben")
            ids = [await server.table(ben, "me", "open", public=True) for _ in range(8)]
            outcomes: list[str] = []

            async def attempt(what: Awaitable[object]) -> None:
                try:
                    await what
                    outcomes.append("done")
                except Refused as refused:
                    outcomes.append(refused.name)

            async def busy(id: str) -> None:
                for _ in range(4):
                    await attempt(server.context.chat.say(anna, id, "Annabel was here"))
                    await attempt(server.context.lobby.join(anna, id, None, None, "en"))
                    await attempt(server.table(anna, "me", "open"))

            deleting = attempt(server.context.account_deletion.delete(anna, None))
            await asyncio.gather(*(busy(id) for id in ids[:4]), deleting, *(busy(id) for id in ids[4:]))
            if "busy" in outcomes:  # they were too quick; the deletion can be repeated
                await server.context.account_deletion.delete(anna, None)
            assert set(outcomes) <= {"done", "no-person", "busy"}
            assert await rows_with(server, "Annabel", anna.id) == []
            for action in (
                server.table(anna, "me", "open"),
                server.context.lobby.join(anna, ids[0], None, None, "en"),
                server.context.chat.say(anna, ids[0], "again"),
            ):
                with pytest.raises(Refused, match="no-person"):
                    await action

    asyncio.run(run())
