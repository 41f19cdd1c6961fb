"""Import of records: any text is answered in time, without delaying other requests."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from server.in_process import in_process_server
from server.server_process import Server, Visitor, finished_record

from trackside.games import about
from trackside.server.record_limits import SALT_LENGTH
from trackside.server.tables.loading import REPLAY_SLICE
from trackside.server.workers.record_check import InvalidRecord, RecordToCheck, ValidRecord, check_record
from trackside.tables import score_history

AMSTERDAM = "ticket_to_ride_amsterdam"
ISLE = "isle_of_trains"


def record(game: str = AMSTERDAM, moves: str = "", **headers: str) -> str:
    """A record of a two-player game with these moves and headers; two underscores stand for a dot."""
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
def test_invalid_records_are_refused_with_a_short_message(server: Server, text: str, error: str) -> None:
    answer = Visitor(server, "Anna").post("/api/records", {"text": text})
    assert (answer.status_code, answer.json()["error"]) == (422, error)
    assert len(answer.json()["message"]) < 200


def test_a_finished_game_of_earlier_rules_is_imported() -> None:
    """Rules 4 of Isle of Trains carry out the moves of this game of rules 3 in the same way."""
    text = (Path(__file__).parents[1] / "records" / ISLE / "04-4-players.txt").read_text()
    answer = check_record(RecordToCheck(text=text.replace("rules: 4\n", "rules: 3\n")))
    assert isinstance(answer, ValidRecord) and answer.record.rules == about(ISLE).version == 4
    unfinished = text.replace("rules: 4\n", "rules: 3\n").replace("scores: ", "# scores: ")
    assert check_record(RecordToCheck(text=unfinished)) == InvalidRecord("record-of-other-rules")


def test_errors_of_records_are_in_the_readers_language(server: Server) -> None:
    anna = Visitor(server, "Anna")

    def said(text: str, language: str = "uk") -> str:
        return str(anna.post(f"/api/records?lang={language}", {"text": text}).json()["message"])

    assert said("hello world") == "Цей файл не читається як запис Trackside: рядок 1 незрозумілий."
    assert said("hello world", "en") == "This is not a valid Trackside record: line 1 cannot be read."
    assert said(record(moves="fly me")) == "У рядку 7 цього запису – недозволений хід."
    assert said("trackside: 1\ngame: chess\nrules: 1\nplayers: 2\nseed: 1\n") == (
        "У записі гра або варіант, яких цей сервер не має."
    )
    assert said("trackside: 1\n") == "Це неповний запис Trackside."
    assert said(record().replace("rules: ", "rules: 9"), "ru") == (
        "Эта запись сделана по другим правилам, чем есть у этого сервера."
    )


def test_a_salt_of_maximum_length_is_accepted(server: Server) -> None:
    anna = Visitor(server, "Anna")
    card = anna.ok(anna.post("/api/records", {"text": record(salt="x" * SALT_LENGTH)}))
    assert card["state"] == "playing" and anna.view(card["id"])["ply"] == 0


@pytest.mark.parametrize(
    ("game", "key", "value", "outcome"),
    [
        (AMSTERDAM, "constants.start_hand.value", "3", ValidRecord),
        (AMSTERDAM, "constants.start_hand.value", "10000000", InvalidRecord),
        (ISLE, "train_cards.tanker_l1.benefit", "[null]", InvalidRecord),
    ],
)
def test_an_impossible_box_is_refused_even_where_corrected_boxes_are_allowed(
    game: str, key: str, value: str, outcome: type[Any]
) -> None:
    text = record(game, **{f"box.{key}": value})
    assert isinstance(check_record(RecordToCheck(text=text, allow_corrected_box=True)), outcome)


def test_a_corrected_box_is_accepted_if_the_settings_allow_it(tmp_path: Path) -> None:
    async def run() -> None:
        async with in_process_server(tmp_path, corrected_boxes=True) as server:
            anna = await server.person("Anna")
            text = record(**{"box.constants.start_hand.value": "3"})
            answer = await server.post(anna, "/api/records", {"text": text})
            assert answer.status_code == 201
            exported = await server.get(anna, f"/api/tables/{answer.json()['id']}/record")
            assert b"box.constants.start_hand.value: 3" in exported

    asyncio.run(run())


def test_a_record_that_takes_too_long_to_replay_is_refused(tmp_path: Path) -> None:
    """Its worker is killed, and the next record gets a new one."""

    async def run() -> None:
        async with in_process_server(tmp_path, import_seconds=0.001) as server:
            anna = await server.person("Anna")
            answer = await server.post(anna, "/api/records", {"text": finished_record()})
            assert (answer.status_code, answer.json()["error"]) == (422, "not-replayed")
            server.context.record_checkers.pool.seconds = 60
            assert (await server.post(anna, "/api/records", {"text": finished_record()})).status_code == 201

    asyncio.run(run())


def test_a_long_game_is_replayed_in_slices(tmp_path: Path) -> None:
    """Other tasks run after every few moves."""

    async def run() -> None:
        async with in_process_server(tmp_path) as server:
            anna = await server.person("Anna")
            id = (await server.context.lobby.import_record(anna, finished_record(), "en")).id
            table = server.context.cache.entries[id]
            plies = table.playthrough.ply
            assert plies > 5 * REPLAY_SLICE
            table.stale = True
            seen = [0]
            reading = asyncio.create_task(server.context.queries.show(anna.id, id, "en", None))
            while not reading.done():
                await asyncio.sleep(0)
                if table.playthrough.ply not in (plies, seen[-1]):
                    seen.append(table.playthrough.ply)
            assert reading.result().ply == plies
            assert seen == list(range(0, plies, REPLAY_SLICE))

    asyncio.run(run())


def test_a_score_history_is_computed_in_slices(tmp_path: Path) -> None:
    async def run() -> None:
        async with in_process_server(tmp_path) as server:
            anna = await server.person("Anna")
            id = (await server.context.lobby.import_record(anna, finished_record(), "en")).id
            async with server.context.tables.locked(id) as table:
                prepared = table.score_history
                table.clear_cache()
                assert prepared == score_history.score_history(table) and len(prepared) > 20
                table.clear_cache()
                assert len(list(score_history.steps(table))) == len(prepared)  # other requests run in between
                assert table.score_history == prepared

    asyncio.run(run())


def test_a_person_can_import_one_record_at_a_time(tmp_path: Path) -> None:
    async def run() -> None:
        async with in_process_server(tmp_path) as server:
            anna = await server.person("Anna")
            body = {"text": finished_record()}
            answers = await asyncio.gather(*(server.post(anna, "/api/records", body) for _ in range(3)))
            assert sorted(answer.status_code for answer in answers) == [201, 429, 429]

    asyncio.run(run())
