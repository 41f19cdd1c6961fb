"""Puzzles over HTTP: what is shown, how answers are judged, who has solved which, and that nothing leaks."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from server.earlier_database import write_earlier
from server.in_process import InProcessServer, in_process_server
from sqlalchemy import select

from trackside.core.rng import Rng
from trackside.puzzles import Puzzle, collection, shipped
from trackside.puzzles.find import begun
from trackside.puzzles.puzzle import moves_of
from trackside.server.people.transfer import transfer
from trackside.server.storage.models import Person

GAMES = sorted({puzzle.game for puzzle in collection()})


def one_of(game: str) -> Puzzle:
    return next(puzzle for puzzle in collection() if puzzle.game == game)


async def answered(server: InProcessServer, person: Person | None, id: str, moves: list[str]) -> Any:
    answer = await server.post(person, f"/api/puzzles/{id}", {"moves": moves})
    assert answer.status_code == 200, answer.text
    return answer.json()


async def solved(server: InProcessServer, person: Person | None) -> set[str]:
    return {card["id"] for card in json.loads(await server.get(person, "/api/puzzles")) if card["solved"]}


def test_answers_are_judged_and_solved_puzzles_are_remembered(database: str) -> None:
    write_earlier(database)  # of the version before, with running tables: it is migrated first

    async def run() -> None:
        async with in_process_server(database) as server:
            async with server.context.database.read_session() as session:
                anna = (await session.scalars(select(Person).where(Person.login == "anna"))).one()
            guest = await server.person("Guest")
            first, second = one_of("isle_of_trains"), one_of("ticket_to_ride_amsterdam")
            wrong = await answered(server, guest, first.id, moves_of(first.lead.line))
            assert (wrong["verdict"], wrong["loss"]) == ("wrong", first.lead.loss)
            assert await solved(server, guest) == set()
            right = await answered(server, guest, first.id, moves_of(first.best))
            assert (right["verdict"], right["moves"]) == ("right", moves_of(first.best)) and right["solution"]
            assert [view["ply"] for view in right["best"]] == list(range(len(moves_of(first.best)) + 1))
            for _ in range(2):  # twice is not too often
                await answered(server, guest, second.id, moves_of(second.best))
            await answered(server, anna, second.id, moves_of(second.best))
            await answered(server, None, second.id, moves_of(second.best))
            assert await solved(server, guest) == {first.id, second.id}
            assert await solved(server, None) == set()
            server.context.transactor.announce(await transfer(server.context.database, guest.id, anna.id), "s")
            assert await solved(server, anna) == {first.id, second.id}
            shown = json.loads(await server.get(anna, f"/api/puzzles/{first.id}"))
            assert shown["puzzle"]["solved"] and shown["next"] not in (first.id, second.id, None)
            today = [json.loads(await server.get(who, "/api/puzzles/today")) for who in (anna, None)]
            assert today[0]["day"] == today[1]["day"] and today[0]["puzzle"]["id"] == today[1]["puzzle"]["id"]

    asyncio.run(run())


def test_a_line_is_judged_at_its_end_and_bad_ones_are_refused(tmp_path: Path) -> None:
    async def run() -> None:
        async with in_process_server(tmp_path) as server:
            long = next(puzzle for puzzle in collection() if all(len(moves_of(line)) > 1 for line in puzzle.solution))
            begun = await answered(server, None, long.id, moves_of(long.best)[:1])
            assert begun["verdict"] == "unfinished" and begun["table"]["moves"]
            assert begun["solution"] == begun["text"] == "" and begun["best"] == begun["moves"] == []
            asked = await answered(server, None, long.id, [])
            assert asked["verdict"] == "shown" and asked["solution"]
            for moves, code in ((["fly"], "bad-notation"), (moves_of(long.best)[1:], "illegal-move")):
                refused = await server.post(None, f"/api/puzzles/{long.id}", {"moves": moves})
                assert (refused.status_code, refused.json()["error"]) == (422, code)
            missing = await server.http.get("/api/puzzles/none-1-1")
            assert (missing.status_code, missing.json()["error"]) == (404, "no-puzzle")
            legal = begun["table"]["moves"][0]["text"]
            why = await server.post(None, f"/api/puzzles/{long.id}/why", {"moves": begun_moves(long), "move": legal})
            assert why.json()["legal"]

    def begun_moves(puzzle: Puzzle) -> list[str]:
        return moves_of(puzzle.best)[:1]

    asyncio.run(run())


@pytest.mark.parametrize("game", GAMES)
def test_two_worlds_that_the_solver_cannot_tell_apart_are_served_alike(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    puzzle = one_of(game)
    other = puzzle.position()
    other.resample(puzzle.seat, Rng(77))
    twin = msgspec.structs.replace(puzzle, situation=begun(other.situation()))
    assert puzzle.position().situation() != twin.position().situation()

    async def served(server: InProcessServer, serving: Puzzle) -> list[bytes]:
        monkeypatch.setattr(shipped, "by_id", lambda id: serving)
        path = f"/api/puzzles/{puzzle.id}?lang=fa"
        found = [await server.get(None, path)]
        for line in ("", puzzle.best, puzzle.lead.line, puzzle.alternatives[-1].line):
            sent = {"moves": moves_of(line) if line else []}
            found.append((await server.post(None, path, sent)).content)
        return found

    async def run() -> None:
        async with in_process_server(tmp_path) as server:
            mine, its = [await served(server, each) for each in (puzzle, twin)]
            assert mine == its and all(b'"error":' not in body for body in mine)
            shown = json.loads(mine[0])
            assert (
                "solution" not in shown and puzzle.situation.get("chance", {}).get("key", "?") not in mine[0].decode()
            )

    asyncio.run(run())


def test_a_game_continues_from_a_puzzle_against_bots(database: str) -> None:
    async def run() -> None:
        async with in_process_server(database) as server:
            anna = await server.person("Anna")
            for game in GAMES:
                puzzle = one_of(game)
                made = await server.post(anna, f"/api/puzzles/{puzzle.id}/play", {})
                assert made.status_code == 201, made.text
                id = made.json()["id"]
                view = await server.context.queries.show(anna.id, id, "en", None)
                assert view.viewer == puzzle.seat and view.prompt.question == puzzle.question
                await server.context.play.play(anna, id, 0, moves_of(puzzle.best), "en")
                async with server.context.tables.locked(id) as table:
                    table.stale = True  # read again from the database
                async with server.context.tables.locked(id) as table:
                    assert table.playthrough.record.moves[: len(moves_of(puzzle.best))] == moves_of(puzzle.best)

    asyncio.run(run())
