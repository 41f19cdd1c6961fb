"""Leaks: two worlds that differ only in what a seat cannot know send that seat the same bytes."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import pytest
from server.inside import Inside, inside
from server.visiting import Listener, Server, Visitor

from trackside.bots import LEVELS, make
from trackside.bots.sight import Sight
from trackside.core.journal import Journal
from trackside.core.rng import Rng, key_of
from trackside.games import about, ids
from trackside.locales import FOLDER
from trackside.server.models import Person
from trackside.server.streaming import Seen, _news
from trackside.server.table import Table

GAMES = [id for id in ids() if (FOLDER / "en" / f"{id}.ftl").is_file()]
PLIES = 40


async def forget_looks(house: Inside, id: str) -> None:
    """As if all had only seen the beginning: what they are told depends on what they saw before."""
    async with house.hall.tables.at(id) as table:
        for seat in table.seats:
            seat.looked = 0
        house.hall.looks.unwritten.clear()


async def bytes_to(house: Inside, person: Person | None, id: str) -> list[bytes]:
    """Everything the server sends a viewer who looks at a table now, whatever they ask for."""
    await forget_looks(house, id)
    sent = [await house.get(person, f"/api/tables/{id}?lang={language}") for language in ("en", "fa")]
    sent.append(await house.get(person, f"/api/tables/{id}/record"))
    if person is not None:
        await forget_looks(house, id)
        sent += [await house.get(person, f"/api/tables/{id}/{what}") for what in ("since", "orders")]
    async with house.hall.tables.at(id) as table:
        me = None if person is None else person.id
        row = table.row
        for seen in (Seen(), Seen(row.ply - 2, row.seq - 2)):  # a new stream, and one that was cut two changes ago
            sent += [message.encode() for message in _news(house.hall, table, me, "en", seen, None)]
        deciding = table.deciding in table.own_seats(me)
        if deciding:  # what a hint would be: bots think elsewhere, and see this much of the table
            sent += [make(level, row.ply).choose(Sight(table.position)).text.encode() for level in LEVELS]
    for move in table.game.game.moves[:: len(table.game.game.moves) // 10 + 1]:
        answer = await house.post(person, f"/api/tables/{id}/why", {"move": move.text})
        assert answer.status_code == 200
        sent.append(answer.content)
        for target in move.where(table.position):
            answer = await house.post(person, f"/api/tables/{id}/why", {"where": list(target)})
            assert answer.status_code == 200
            sent.append(answer.content)
    sent.append(await house.get(person, f"/api/tables/{id}/replay?ply={row.ply}"))
    for as_seat in ("0", "1", "all"):  # of others, while it runs
        answer = await house.http.get(f"/api/tables/{id}/replay?ply=0&as={as_seat}", headers=house.as_person(person))
        sent.append(answer.content)
    if person is not None:
        stale = await house.post(person, f"/api/tables/{id}/moves", {"ply": row.ply + 7, "moves": ["x"]})
        assert stale.status_code == 409 and stale.json()["view"] is not None
        sent.append(stale.content)
        if not deciding:
            early = await house.post(person, f"/api/tables/{id}/moves", {"ply": row.ply, "moves": ["x"]})
            assert early.status_code == 403 and early.json()["view"] is not None
            sent.append(early.content)
    return sent


def another_world(table: Table, viewer: int | None, chance: int) -> None:
    """Deal again everything that the viewer cannot know, in the position and in the journal."""
    told = table.position.journal
    assert told is not None
    world = table.position.copy()
    world.resample(-1 if viewer is None else viewer, Rng(key_of(chance), 0))
    world.journal = Journal()
    for event in told.events:
        secret = viewer is None or not (event.told >> viewer) & 1
        hidden: dict[str, Any] = {"garbage": chance} if secret and event.secret else event.secret
        world.journal.events.append(type(event)(event.ply, event.seat, event.kind, event.public, hidden, event.told))
    table.game.position = world
    table.told.clear()
    table.kept.clear()


@pytest.mark.parametrize("game", GAMES)
def test_two_worlds_send_a_seat_the_same_bytes(tmp_path: Path, game: str) -> None:
    async def run() -> None:
        async with inside(tmp_path) as house:
            seats = max(2, about(game).seats[0])
            people = [await house.person(f"Person {n}") for n in range(seats)]
            id = await house.table(people[0], "me", *["open"] * (seats - 1), game=game, public=True)
            for person in people[1:]:
                await house.hall.lobby.join(person, id, None, None, "en")
            await house.hall.lobby.start(people[0], id, "en")
            viewers: list[tuple[int | None, Person | None]] = [(None, None), *enumerate(people)]
            chance = Rng(key_of(3), 0)
            differing = 0
            seen: dict[tuple[int, int | None], Any] = {}
            for ply in range(PLIES):
                async with house.hall.tables.at(id) as table:
                    if table.position.over:
                        break
                    seed, salt, mover = table.row.seed, table.row.salt, table.deciding
                    moves = table.position.moves()
                    move = moves[chance.below(len(moves))].text
                if ply % 4 == 3:
                    for viewer, person in viewers:
                        truth = await bytes_to(house, person, id)
                        seen[ply, viewer] = json.loads(truth[0])
                        assert not any(seed.encode() in sent or salt.encode() in sent for sent in truth)
                        real = table.game.position
                        another_world(table, viewer, ply)
                        differing += table.game.position.situation() != real.situation()
                        assert await bytes_to(house, person, id) == truth, f"{game}: {viewer} at {ply}"
                        table.game.position = real
                        table.told.clear()
                        table.kept.clear()
                await house.hall.play.play(people[mover], id, ply, [move], "en")
            assert differing > 5  # the worlds were others indeed
            for (ply, viewer), then in seen.items():  # looking back shows what there was to see, and no more
                person = None if viewer is None else people[viewer]
                now = json.loads(await house.get(person, f"/api/tables/{id}/replay?ply={ply}&lang=en"))
                assert (now["view"], now["events"], now["panels"]) == (then["view"], then["events"], then["panels"])

    asyncio.run(run())


def test_a_spectator_receives_no_hidden_card_in_a_whole_game(sqlite_server: Server) -> None:
    """On the traffic: contracts are named to nobody but their owner until the game is over."""
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
    assert any(re.search(r"contract_\d\d", line) for line in stranger.raw)  # at the end they are shown
