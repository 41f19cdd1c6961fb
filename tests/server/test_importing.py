"""Importing: whatever a record holds, it is answered in time, and nobody else waits for it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from server.inside import inside
from server.visiting import Server, Visitor, finished_record

from trackside.games import about
from trackside.server.tables.repository import SLICE
from trackside.server.views import score_sheet as results
from trackside.server.workers import record_check as checking
from trackside.server.workers.record_check import Brought, Holds, Wrong, check

AMSTERDAM = "ticket_to_ride_amsterdam"
ISLE = "isle_of_trains"


def record(game: str = AMSTERDAM, moves: str = "", **headers: str) -> str:
    """A record of two that has just begun, with more headers; dots are written as two underscores."""
    more = "".join(f"{key.replace('__', '.')}: {value}\n" for key, value in headers.items())
    return f"trackside: 1\ngame: {game}\nrules: {about(game).version}\nplayers: 2\n{more}seed: 1\n\n{moves}"


@pytest.mark.parametrize(
    ("text", "error"),
    [
        (record(moves="a" + " " * 100_000 + "["), "bad-record"),
        (record(moves=("a" + " " * 9_000 + "[\n") * 40), "bad-record"),
        (record(moves="draw [" + "9" * 400 + "]"), "bad-record"),
        (record(salt="x" * 65), "record-too-long"),
        (record(salt="a\0b"), "bad-record"),
        (record(box__x="[" * 9_000), "bad-record"),
        (record(players="2"), "bad-record"),
        (record(box__constants__start_hand__value="3"), "corrected-box"),
        (record(box__constants__wild_reset_threshold__value="-1"), "corrected-box"),
        (record(ISLE, box__train_cards__tanker_l1__benefit="[null]"), "corrected-box"),
        (record(ISLE, box__train_cards__hopper_l2__copies="10000000"), "corrected-box"),
    ],
)
def test_a_bad_record_is_refused_in_a_few_words(server: Server, text: str, error: str) -> None:
    answer = Visitor(server, "Anna").post("/api/records", {"text": text})
    assert (answer.status_code, answer.json()["error"]) == (422, error)
    assert len(answer.json()["message"]) < 200


def test_what_is_wrong_with_a_record_is_said_in_the_readers_language(server: Server) -> None:
    anna = Visitor(server, "Anna")

    def said(text: str, language: str = "uk") -> str:
        return str(anna.post(f"/api/records?lang={language}", {"text": text}).json()["message"])

    assert said("hello world") == "Цей файл не читається як запис Trackside: рядок 1 незрозумілий."
    assert said("hello world", "en") == "This file cannot be read as a Trackside record: line 1 is not understood."
    assert said(record(moves="fly me")) == "Рядок 7 цього запису — не той хід, який там дозволяють правила."
    assert said("trackside: 1\ngame: chess\nrules: 1\nplayers: 2\nseed: 1\n") == (
        "Це запис гри або варіантів, яких цей сервер не має."
    )
    assert said("trackside: 1\n") == "Це неповний запис Trackside."
    assert said(record().replace("rules: ", "rules: 9"), "ru") == (
        "Эта игра начата по другим правилам, чем есть у этого сервера."
    )


def test_a_salt_as_long_as_is_stored_is_kept_whole(server: Server) -> None:
    anna = Visitor(server, "Anna")
    card = anna.ok(anna.post("/api/records", {"text": record(salt="x" * checking.SALT)}))
    assert card["state"] == "playing" and anna.view(card["id"])["ply"] == 0


@pytest.mark.parametrize(
    ("game", "key", "value", "outcome"),
    [
        (AMSTERDAM, "constants.start_hand.value", "3", Holds),
        (AMSTERDAM, "constants.start_hand.value", "10000000", Wrong),
        (ISLE, "train_cards.tanker_l1.benefit", "[null]", Wrong),
    ],
)
def test_where_corrected_boxes_are_taken_a_bad_one_is_still_refused(
    game: str, key: str, value: str, outcome: type[Any]
) -> None:
    text = record(game, **{f"box.{key}": value})
    assert isinstance(check(Brought(text=text, corrected=True)), outcome)


def test_a_corrected_box_is_played_where_the_owner_of_the_server_takes_it(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path, corrected_boxes=True) as house:
            anna = await house.person("Anna")
            text = record(**{"box.constants.start_hand.value": "3"})
            answer = await house.post(anna, "/api/records", {"text": text})
            assert answer.status_code == 201
            exported = await house.get(anna, f"/api/tables/{answer.json()['id']}/record")
            assert b"box.constants.start_hand.value: 3" in exported

    asyncio.run(run())


def test_a_record_that_takes_too_long_is_refused_while_others_are_served(tmp_path: Path) -> None:
    """The replay is beside the server: a worker without time is ended, and the next record gets a new one."""

    async def run() -> None:
        async with inside(tmp_path, import_seconds=0.001) as house:
            anna = await house.person("Anna")
            answer = await house.post(anna, "/api/records", {"text": finished_record()})
            assert (answer.status_code, answer.json()["error"]) == (422, "not-replayed")
            house.hall.checkers.seconds = 60
            assert (await house.post(anna, "/api/records", {"text": finished_record()})).status_code == 201

    asyncio.run(run())


def test_a_long_game_is_read_while_others_are_served(tmp_path: Path) -> None:
    """Between two looks at anything else no more than some moves of it are replayed."""

    async def run() -> None:
        async with inside(tmp_path) as house:
            anna = await house.person("Anna")
            id = (await house.hall.lobby.from_record(anna, finished_record(), "en")).id
            table = house.hall.tables.kept[id]
            plies = table.game.ply
            assert plies > 5 * SLICE
            table.doubtful = True
            seen = [0]
            reading = asyncio.create_task(house.hall.play.show(anna.id, id, "en", None))
            while not reading.done():
                await asyncio.sleep(0)
                if table.game.ply not in (plies, seen[-1]):
                    seen.append(table.game.ply)
            assert reading.result().ply == plies
            assert seen == list(range(0, plies, SLICE))

    asyncio.run(run())


def test_the_result_of_a_long_game_is_worked_out_while_others_are_served(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path) as house:
            anna = await house.person("Anna")
            id = (await house.hall.lobby.from_record(anna, finished_record(), "en")).id
            async with house.hall.tables.at(id) as table:
                prepared = table.kept.pop(results.HISTORY)
                assert results.history(table) == prepared and len(prepared) > 20
                table.kept.clear()
                preparing, looks = asyncio.create_task(results.prepare(table)), 0
                while not preparing.done():
                    await asyncio.sleep(0)
                    looks += 1
                assert looks > len(prepared)
                assert table.kept[results.HISTORY] == prepared

    asyncio.run(run())


def test_one_person_brings_one_record_at_a_time(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path) as house:
            anna = await house.person("Anna")
            body = {"text": finished_record()}
            answers = await asyncio.gather(*(house.post(anna, "/api/records", body) for _ in range(3)))
            assert sorted(answer.status_code for answer in answers) == [201, 429, 429]

    asyncio.run(run())
