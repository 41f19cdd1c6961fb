"""Hidden information: worlds that differ only in what a seat cannot know give it byte-identical responses."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from server.in_process import InProcessServer, in_process_server
from server.server_process import Listener, Server, Visitor

from trackside.bots import make
from trackside.bots.sight import Sight
from trackside.bots.suggest import suggest
from trackside.core.journal import Journal
from trackside.core.rng import Rng, key_of
from trackside.games import about, ids
from trackside.locales import FOLDER
from trackside.server.live.event_stream import Known, Viewer
from trackside.server.storage.models import Person
from trackside.server.tables.table import Table

GAMES = [id for id in ids() if (FOLDER / "en" / f"{id}.ftl").is_file()]
PLIES = 40
HINTING = ("greedy", "calm")
SEARCHING = "sharp:4p"  # with counted playouts: against the clock a search may choose otherwise


async def clear_read_marks(server: InProcessServer, id: str) -> None:
    """As if everybody had seen only the beginning: some responses depend on what was seen before."""
    async with server.context.tables.locked(id) as table:
        for seat in table.seats:
            seat.looked = 0
        server.context.read_marks.unwritten.clear()


async def bytes_to(server: InProcessServer, person: Person | None, id: str) -> list[bytes]:
    """All responses that a viewer can get for a table now."""
    await clear_read_marks(server, id)
    sent = [await server.get(person, f"/api/tables/{id}?lang={language}") for language in ("en", "fa")]
    sent += [await server.get(person, f"/api/tables/{id}/{what}") for what in ("panels", "record")]
    if person is not None:
        await clear_read_marks(server, id)
        sent += [await server.get(person, f"/api/tables/{id}/{what}") for what in ("since", "orders")]
    async with server.context.tables.locked(id) as table:
        me = None if person is None else person.id
        row = table.row
        viewer = Viewer(person, "127.0.0.1", "en", None)
        for known in (Known(), Known(row.ply - 2, row.seq - 2)):  # a new stream, and one that was cut two changes ago
            sent += server.context.event_streams.news(table, viewer, known)
        deciding = table.deciding in table.own_seats(me)
        if deciding:  # hints: bots run elsewhere, but see no more than this
            sent += [make(level, row.ply).choose(Sight(table.position)).text.encode() for level in HINTING]
            sent.append(msgspec.json.encode(suggest(Sight(table.position), make(SEARCHING, row.ply), row.ply, 0.0)))
    for move in table.playthrough.game.moves[:: len(table.playthrough.game.moves) // 10 + 1]:
        answer = await server.post(person, f"/api/tables/{id}/why", {"move": move.text})
        assert answer.status_code == 200
        sent.append(answer.content)
        for target in move.where(table.position):
            answer = await server.post(person, f"/api/tables/{id}/why", {"where": list(target)})
            assert answer.status_code == 200
            sent.append(answer.content)
    sent.append(await server.get(person, f"/api/tables/{id}/replay?ply={row.ply}"))
    sent.append(await server.get(person, f"/api/tables/{id}/steps?after={max(-1, row.ply - 5)}&to={row.ply}"))
    for as_seat in ("0", "1", "all"):  # views of other seats while the game runs
        answer = await server.http.get(f"/api/tables/{id}/replay?ply=0&as={as_seat}", headers=server.as_person(person))
        sent.append(answer.content)
    if person is not None:
        stale = await server.post(person, f"/api/tables/{id}/moves", {"ply": row.ply + 7, "moves": ["x"]})
        assert stale.status_code == 409 and stale.json()["view"] is not None
        sent.append(stale.content)
        if not deciding:
            early = await server.post(person, f"/api/tables/{id}/moves", {"ply": row.ply, "moves": ["x"]})
            assert early.status_code == 403 and early.json()["view"] is not None
            sent.append(early.content)
    return sent


def another_world(table: Table, viewer: int | None, chance: int) -> None:
    """Deal again everything that the viewer cannot know, in the position and in the journal."""
    journal = table.position.journal
    assert journal is not None
    world = table.position.copy()
    world.resample(-1 if viewer is None else viewer, Rng(key_of(chance), 0))
    world.journal = Journal()
    for event in journal.events:
        secret = viewer is None or not (event.told >> viewer) & 1
        hidden: dict[str, Any] = {"garbage": chance} if secret and event.secret else event.secret
        world.journal.events.append(type(event)(event.ply, event.seat, event.kind, event.public, hidden, event.told))
    table.playthrough.position = world
    table.clear_journals()
    table.clear_cache()


@pytest.mark.parametrize("game", GAMES)
def test_worlds_that_look_alike_to_a_seat_give_identical_responses(tmp_path: Path, game: str) -> None:
    async def run() -> None:
        async with in_process_server(tmp_path) as server:
            seats = max(2, about(game).seats[0])
            people = [await server.person(f"Person {n}") for n in range(seats)]
            id = await server.table(people[0], "me", *["open"] * (seats - 1), game=game, public=True)
            for person in people[1:]:
                await server.context.lobby.join(person, id, None, None, "en")
            await server.context.lobby.start(people[0], id, "en")
            viewers: list[tuple[int | None, Person | None]] = [(None, None), *enumerate(people)]
            chance = Rng(key_of(3), 0)
            differing = 0
            seen: dict[tuple[int, int | None], Any] = {}
            for ply in range(PLIES):
                async with server.context.tables.locked(id) as table:
                    if table.position.over:
                        break
                    seed, salt, mover = table.row.seed, table.row.salt, table.deciding
                    moves = table.position.moves()
                    move = moves[chance.below(len(moves))].text
                if ply % 4 == 3:
                    for viewer, who in viewers:
                        truth = await bytes_to(server, who, id)
                        seen[ply, viewer] = {**json.loads(truth[0]), **json.loads(truth[2])}
                        assert not any(seed.encode() in sent or salt.encode() in sent for sent in truth)
                        real = table.playthrough.position
                        another_world(table, viewer, ply)
                        differing += table.playthrough.position.situation() != real.situation()
                        assert await bytes_to(server, who, id) == truth, f"{game}: {viewer} at {ply}"
                        table.playthrough.position = real
                        table.clear_journals()
                        table.clear_cache()
                await server.context.play.play(people[mover], id, ply, [move], "en")
            assert differing > 5  # the worlds did differ
            for (ply, viewer), then in seen.items():  # a replay shows what could be seen then, and no more
                who = None if viewer is None else people[viewer]
                now = json.loads(await server.get(who, f"/api/tables/{id}/replay?ply={ply}&lang=en"))
                assert (now["view"], now["events"]) == (then["view"], then["events"])
                panels = json.loads(await server.get(who, f"/api/tables/{id}/panels?ply={ply}&lang=en"))
                assert panels["panels"] == then["panels"]

    asyncio.run(run())


def test_a_spectator_receives_no_hidden_card_during_a_game(sqlite_server: Server) -> None:
    """Contracts are named only to their owner until the game is over."""
    anna = Visitor(sqlite_server, "Anna")
    id = anna.make("me", "greedy", public=True)
    stranger = Listener(Visitor(sqlite_server), id)
    stranger.wait("table")
    anna.play_to_end(id)
    stranger.wait("table", lambda view: view["table"]["state"] == "over")
    stranger.close()
    running = [line for line in stranger.raw if line.startswith("data:") and '"state":"over"' not in line]
    assert len(running) > 20
    assert not any(re.search(r"contract_\d\d", line) for line in running)
    assert any(re.search(r"contract_\d\d", line) for line in stranger.raw)  # revealed at the end
