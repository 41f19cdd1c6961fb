"""The lobby: tables are created, listed, joined, started, left, deleted, forked and imported."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from server.in_process import in_process_server
from server.server_process import AMSTERDAM, Listener, Server, Visitor, finished_record
from sqlalchemy import event, select, update

from trackside.core.edge.record import read
from trackside.server.actions.autoplay import Autoplay
from trackside.server.actions.history import Wanted
from trackside.server.actions.table_lists import PAGE_SIZE
from trackside.server.storage.models import MoveRow, TableRow
from trackside.tables.refusals import Refused
from trackside.tables.requests import SeatChange


def test_playing_against_bots_takes_one_request(sqlite_server: Server) -> None:
    anna = Visitor(sqlite_server, "Anna")
    view = anna.view(anna.make("me", "greedy", "random"))
    assert view["table"]["state"] == "playing" and view["viewer"] == 0
    assert [seat["name"] for seat in view["seats"]] == ["Anna", "Greedy", "Random"]
    assert view["prompt"]["yours"] and view["moves"]


def test_a_private_table_is_joined_by_its_code(server: Server) -> None:
    anna, ben, eve = (Visitor(server, name) for name in ("Anna", "Ben", "Eve"))
    id = anna.make("me", "open", start=True)
    card = anna.view(id)["table"]
    assert card["state"] == "waiting"  # a seat is open
    assert eve.view(id)["table"]["code"] is None
    assert eve.post(f"/api/tables/{id}/join", {}).json()["error"] == "wrong-code"
    assert eve.post(f"/api/tables/{id}/join", {"code": "AAAAAAAA"}).status_code == 403
    assert ben.ok(ben.post(f"/api/tables/{card['code'].lower()}/join", {}))["your_seat"] == 1
    assert ben.ok(ben.post(f"/api/tables/{id}/join", {}))["your_seat"] == 1  # joining twice changes nothing
    assert eve.post(f"/api/tables/{id}/join", {"code": card["code"]}).json()["error"] == "table-full"
    assert ben.post(f"/api/tables/{id}/start").json()["error"] == "not-host"
    assert anna.ok(anna.post(f"/api/tables/{id}/start"))["state"] == "playing"
    assert anna.post(f"/api/tables/{id}/start").json()["error"] == "already-started"
    assert ben.view(id)["viewer"] == 1


def test_a_public_table_is_listed_until_it_is_full(server: Server) -> None:
    anna, ben = Visitor(server, "Anna"), Visitor(server, "Ben")
    id = anna.make("me", "open", public=True, name="Evening")

    def ids(which: str) -> list[str]:
        return [card["id"] for card in ben.get("/api/tables")[which]]

    assert id in ids("open") and id not in ids("mine")
    assert ben.post(f"/api/tables/{id}/join", {"seat": 0}).json()["error"] == "seat-taken"
    ben.ok(ben.post(f"/api/tables/{id}/join", {"seat": 1}))
    assert id in ids("mine") and id not in ids("open")
    anna.ok(anna.post(f"/api/tables/{id}/start"))
    watcher = Visitor(server)
    assert id in [card["id"] for card in watcher.get("/api/tables")["watch"]]
    assert [card["your_turn"] for card in anna.get("/api/tables")["mine"] if card["id"] == id] == [True]
    assert [card["your_turn"] for card in ben.get("/api/tables")["mine"] if card["id"] == id] == [False]


def test_the_host_arranges_the_seats_before_the_start(sqlite_server: Server) -> None:
    anna, ben = Visitor(sqlite_server, "Anna"), Visitor(sqlite_server, "Ben")
    id = anna.make("me", "open", "open", start=False)
    kinds = lambda card: [seat["kind"] for seat in card["seats"]]  # noqa: E731
    card = anna.ok(anna.post(f"/api/tables/{id}/seats/1", {"kind": "bot", "level": "random"}))
    assert kinds(card) == ["human", "bot", "open"]
    card = anna.ok(anna.post(f"/api/tables/{id}/seats/2", {"kind": "me"}))  # moves to another seat
    assert kinds(card) == ["open", "bot", "human"]
    card = anna.ok(anna.post(f"/api/tables/{id}/seats/0", {"kind": "human", "name": "Carl"}))
    assert [seat["name"] for seat in card["seats"]] == ["Carl", "Random", "Anna"]
    assert ben.post(f"/api/tables/{id}/seats/0", {"kind": "open"}).status_code == 403
    assert anna.post(f"/api/tables/{id}/seats/7", {"kind": "open"}).status_code == 404
    assert anna.post(f"/api/tables/{id}/seats/0", {"kind": "bot", "level": "genius"}).json()["error"] == "no-level"


def test_a_level_is_offered_only_where_it_can_play(sqlite_server: Server) -> None:
    """A network is trained for one game."""
    anna = Visitor(sqlite_server, "Anna")
    offered = {game["id"]: game["levels"] for game in anna.get("/api/games")}
    assert "learned" in offered[AMSTERDAM] and "learned" not in offered["steam"]
    learned = [{"kind": "me"}, {"kind": "bot", "level": "learned"}]
    anna.ok(anna.post("/api/tables", {"game": AMSTERDAM, "seats": learned}))
    answer = anna.post("/api/tables", {"game": "steam", "seats": [*learned, {"kind": "open"}]})
    assert answer.json()["error"] == "no-level"


def test_invalid_options_are_refused_with_one_line(sqlite_server: Server) -> None:
    anna = Visitor(sqlite_server, "Anna")

    def refused(**body: object) -> str:
        answer = anna.post("/api/tables", {"game": AMSTERDAM, "seats": [{"kind": "me"}, {"kind": "open"}], **body})
        assert answer.status_code == 422, answer.text
        return str(answer.json()["message"])

    assert "no game" in refused(game="chess")
    assert "players" in refused(seats=[{"kind": "me"}])
    assert "option" in refused(options={"speed": 3})
    assert refused(seats=[{"kind": "me"}, {"kind": "me"}])
    assert refused(clock={"kind": "live"})


def test_leaving_opens_the_seat_before_the_start_and_a_bot_takes_over_after_it(server: Server) -> None:
    anna, ben = Visitor(server, "Anna"), Visitor(server, "Ben")
    id = anna.make("me", "open", public=True)
    ben.ok(ben.post(f"/api/tables/{id}/join", {}))
    ben.ok(ben.post(f"/api/tables/{id}/leave"))
    assert anna.view(id)["seats"][1]["kind"] == "open"
    ben.ok(ben.post(f"/api/tables/{id}/join", {}))
    anna.ok(anna.post(f"/api/tables/{id}/start"))
    ben.ok(ben.post(f"/api/tables/{id}/leave"))
    assert ben.view(id)["viewer"] is None
    anna.step(id)
    assert anna.turn(id)["ply"] >= 2  # the bot moved


def test_resigning_gives_the_seat_to_a_bot_of_the_chosen_level(sqlite_server: Server) -> None:
    anna, ben = Visitor(sqlite_server, "Anna"), Visitor(sqlite_server, "Ben")
    id = anna.make("me", "open", public=True)
    ben.ok(ben.post(f"/api/tables/{id}/join", {}))
    anna.ok(anna.post(f"/api/tables/{id}/start"))
    assert anna.post(f"/api/tables/{id}/resign", {"level": "genius"}).status_code == 422
    card = anna.ok(anna.post(f"/api/tables/{id}/resign", {"level": "random"}))
    assert (card["seats"][0]["kind"], card["seats"][0]["level"], card["your_seat"]) == ("bot", "random", None)
    assert ben.turn(id)["ply"] == 1
    assert anna.post(f"/api/tables/{id}/resign", {}).status_code == 403


def test_a_resignation_is_in_the_journal_and_names_stay_the_same(server: Server) -> None:
    """The bot continues under their name, and the other bots keep theirs."""
    anna, ben = Visitor(server, "Anna"), Visitor(server, "Ben")
    id = anna.make("me", "open", "greedy", public=True)
    ben.ok(ben.post(f"/api/tables/{id}/join", {}))
    anna.ok(anna.post(f"/api/tables/{id}/start"))
    anna.step(id)
    page = Listener(ben, id)
    before = page.wait("table")[1]
    anna.ok(anna.post(f"/api/tables/{id}/resign", {"level": "greedy"}))
    after = page.wait("table", lambda view: view["seats"][0]["kind"] == "bot")[1]
    page.close()
    assert [seat["name"] for seat in after["seats"]] == [seat["name"] for seat in before["seats"]]
    assert (after["events"][-1]["kind"], after["events"][-1]["text"]) == ("table-left", "Anna left. A bot takes over.")
    assert after["events"][:-1] == before["events"]
    assert after["events"] == ben.view(id)["events"]


def test_only_the_host_can_delete_and_not_while_others_play(server: Server) -> None:
    anna, ben = Visitor(server, "Anna"), Visitor(server, "Ben")
    id = anna.make("me", "open", public=True)
    ben.ok(ben.post(f"/api/tables/{id}/join", {}))
    anna.ok(anna.post(f"/api/tables/{id}/start"))
    assert ben.delete(f"/api/tables/{id}").json()["error"] == "not-host"
    assert anna.delete(f"/api/tables/{id}").json()["error"] == "others-play"
    ben.ok(ben.post(f"/api/tables/{id}/resign", {}))
    anna.ok(anna.delete(f"/api/tables/{id}"))
    assert anna.http.get(f"/api/tables/{id}").status_code == 404


def test_a_rematch_is_one_table_for_everybody_and_another_seat_begins(sqlite_server: Server) -> None:
    anna, ben = Visitor(sqlite_server, "Anna"), Visitor(sqlite_server, "Ben")
    id = anna.make("me", "open", "random", public=True)
    ben.ok(ben.post(f"/api/tables/{id}/join", {}))
    anna.ok(anna.post(f"/api/tables/{id}/start"))
    assert anna.post(f"/api/tables/{id}/rematch").json()["error"] == "not-over"
    view = anna.turn(id)
    while view["table"]["state"] != "over":
        for who in (anna, ben):
            view = who.view(id)
            while view["moves"]:
                view = who.ok(who.play(id, view["ply"], view["moves"][0]["text"]))
    first, second = (who.ok(who.post(f"/api/tables/{id}/rematch")) for who in (ben, anna))
    assert first["id"] == second["id"] != id
    assert [seat["name"] for seat in first["seats"]] == ["Ben", "Random", "kept for Anna"]
    assert [seat["name"] for seat in second["seats"]] == ["Ben", "Random", "Anna"]
    assert first["state"] == "waiting" and anna.view(id)["table"]["rematch"] == first["id"]
    anna.ok(anna.post(f"/api/tables/{id}/leave"))
    assert id not in [card["id"] for card in anna.get("/api/tables")["mine"]]


def test_a_rematch_starts_only_when_the_others_sit_down(database: str) -> None:
    async def run() -> None:
        async with in_process_server(database) as server:
            lobby, lists = server.context.lobby, server.context.lists
            anna, ben, over = await server.pair()
            await server.play_out(over, anna, ben)
            await server.context.accounts.change(ben, invitations="none")
            carla = await server.person("Carla")
            again = await lobby.rematch(anna, over, "en")
            with pytest.raises(Refused, match="seats-open"):
                await lobby.start(anna, again.id, "en")
            with pytest.raises(Refused, match="table-full"):
                await lobby.join(carla, again.id, None, None, "en")  # the table is public, the seat is kept
            with pytest.raises(Refused, match="seat-taken"):
                await lobby.join(carla, again.id, None, 0, "en")
            assert [len((await lists.page(who, "en")).open) for who in (None, carla, ben)] == [0, 0, 1]
            assert (await lists.page(ben, "en")).invited == []
            card = await lobby.join(ben, again.id, None, None, "en")
            assert [seat.name for seat in card.seats] == ["Ben", "Anna"]
            assert (await lobby.start(anna, again.id, "en")).state == "playing"

    asyncio.run(run())


def test_a_rematch_invites_the_others_unless_they_have_left(database: str) -> None:
    async def run() -> None:
        async with in_process_server(database) as server:
            lobby, lists = server.context.lobby, server.context.lists
            anna, ben, over = await server.pair()
            await server.play_out(over, anna, ben)
            again = await lobby.rematch(anna, over, "en")
            assert [(asked.by, asked.table.id) for asked in (await lists.page(ben, "en")).invited] == [
                ("Anna", again.id)
            ]
            await server.context.transactor.delete(again.id, lambda table: None)
            await lobby.leave(ben, over)
            again = await lobby.rematch(anna, over, "en")
            assert [seat.name for seat in again.seats] == ["open seat", "Anna"]
            assert (await lists.page(ben, "en")).invited == []
            with pytest.raises(Refused, match="seats-open"):
                await lobby.start(anna, again.id, "en")

    asyncio.run(run())


def test_a_fork_continues_from_any_ply_of_a_finished_game(server: Server) -> None:
    anna, eve = Visitor(server, "Anna"), Visitor(server, "Eve")
    over = anna.ok(anna.post("/api/records", {"text": finished_record()}))["id"]
    again = eve.ok(eve.post(f"/api/tables/{over}/fork", {"ply": 4}))
    assert eve.view(again["id"])["ply"] == 4 and eve.view(again["id"])["moves"]
    assert eve.post(f"/api/tables/{over}/fork", {"ply": 9999}).json()["error"] == "ply-not-played"
    assert eve.view(over)["commitment"]["seed"] is not None  # still public, as before the fork


def test_only_the_player_of_all_seats_can_fork_a_running_game(server: Server) -> None:
    anna, eve = Visitor(server, "Anna"), Visitor(server, "Eve")
    with_bot, alone = anna.make("me", "greedy"), anna.make("me", "human")
    for id, visitor in ((with_bot, anna), (with_bot, eve), (alone, eve)):
        refused = visitor.post(f"/api/tables/{id}/fork", {"ply": 0})
        assert (refused.status_code, refused.json()["error"]) == (403, "not-alone")
    for _ in range(3):
        anna.step(alone)
    own = anna.ok(anna.post(f"/api/tables/{alone}/fork", {"ply": 2}))
    assert [seat["you"] for seat in own["seats"]] == [True, True]
    anna.step(own["id"])
    assert anna.view(alone)["ply"] == 3


def test_a_finished_fork_hides_the_seed_while_its_origin_runs(server: Server) -> None:
    anna = Visitor(server, "Anna")
    id = anna.make("me", "human")
    fork = anna.ok(anna.post(f"/api/tables/{id}/fork", {"ply": 0}))["id"]
    second = anna.ok(anna.post(f"/api/tables/{fork}/fork", {"ply": 0}))["id"]  # a fork of the fork, with the same seed
    over = anna.play_to_end(fork)
    assert over["table"]["state"] == "over" and over["commitment"]["seed"] is over["commitment"]["salt"] is None
    assert over["commitment"]["sha256"] == anna.view(id)["commitment"]["sha256"]
    text = anna.http.get(f"/api/tables/{fork}/record").text
    assert "seed:" not in text and "salt:" not in text
    third = anna.ok(anna.post(f"/api/tables/{fork}/fork", {"ply": 3}))["id"]  # over, but its seed is not public
    for other in (id, second):
        anna.ok(anna.delete(f"/api/tables/{other}"))
        assert anna.view(fork)["commitment"]["seed"] is None
    last = anna.play_to_end(third)
    assert last["commitment"]["seed"] is not None
    assert anna.view(fork)["commitment"]["seed"] == last["commitment"]["seed"]
    assert "seed:" in anna.http.get(f"/api/tables/{fork}/record").text


def test_an_exported_record_can_be_imported(server: Server) -> None:
    ben, text = Visitor(server, "Ben"), finished_record()
    card = ben.ok(ben.post("/api/records", {"text": text}))
    assert card["state"] == "over"
    sheet = ben.get(f"/api/tables/{card['id']}/scores")
    assert [seat["total"] for seat in sheet["seats"]] == read(text).scores
    assert ben.http.get(f"/api/tables/{card['id']}/record").text == text
    half = "\n".join(line for line in text.splitlines()[:-3] if not line.startswith("scores:")) + "\n"
    card = ben.ok(ben.post("/api/records", {"text": half}))
    assert card["state"] == "playing" and all(seat["you"] for seat in card["seats"])
    assert ben.play_to_end(card["id"])["result"]["places"]
    for broken, error in (
        (text.replace("scores: ", "scores: 1 2\n# "), "wrong-scores"),
        (text.replace("seed: ", "seed: 1"), "wrong-commitment"),
        ("\n".join(line for line in text.splitlines() if not line.startswith("seed")), "no-seed"),
        ("hello", "bad-record"),
        (text + "fly me\n", "bad-record-move"),
    ):
        answer = ben.post("/api/records", {"text": broken})
        assert (answer.status_code, answer.json()["error"]) == (422, error)


def test_a_finished_game_can_be_deleted_when_nobody_else_lists_it(server: Server) -> None:
    anna, ben = Visitor(server, "Anna"), Visitor(server, "Ben")
    id = anna.make("me", "open", public=True)
    ben.ok(ben.post(f"/api/tables/{id}/join", {}))
    anna.ok(anna.post(f"/api/tables/{id}/start"))
    while (view := anna.view(id))["table"]["state"] != "over":
        (anna if view["moves"] else ben).step(id)
    refused = anna.delete(f"/api/tables/{id}")
    assert (refused.status_code, refused.json()["error"]) == (409, "others-keep")
    ben.ok(ben.post(f"/api/tables/{id}/leave"))
    anna.ok(anna.delete(f"/api/tables/{id}"))
    assert anna.http.get(f"/api/tables/{id}").status_code == 404


def test_tables_use_the_generator_whose_seed_cannot_be_searched(sqlite_server: Server) -> None:
    anna = Visitor(sqlite_server, "Anna")
    text = anna.http.get(f"/api/tables/{anna.make('me', 'human')}/record").text
    assert "generator: sha256" in text


def test_the_number_of_hosted_tables_is_limited(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "trackside.db"), TRACKSIDE_TABLES_PER_PERSON="2").start()
    anna = Visitor(server, "Anna")
    first = anna.make("me", "human")
    over = anna.ok(anna.post("/api/records", {"text": finished_record()}))["id"]
    table = {"game": AMSTERDAM, "seats": [{"kind": "me"}, {"kind": "human"}]}
    for path, body in (("/api/tables", table), ("/api/records", {"text": finished_record()})):
        answer = anna.post(path, body)
        assert (answer.status_code, answer.json()["error"]) == (409, "too-many-tables")
    assert anna.post(f"/api/tables/{over}/fork", {"ply": 3}).status_code == 409
    assert anna.post(f"/api/tables/{over}/rematch").json()["error"] == "too-many-tables"
    anna.ok(anna.delete(f"/api/tables/{first}"))
    again = anna.ok(anna.post(f"/api/tables/{over}/rematch"))["id"]
    assert anna.ok(anna.post(f"/api/tables/{over}/rematch"))["id"] == again  # it exists already
    anna.ok(anna.delete(f"/api/tables/{again}"))
    anna.ok(anna.post(f"/api/tables/{over}/fork", {"ply": 3}))
    server.stop()


@pytest.mark.parametrize("state", ["playing", "over"])
def test_a_table_that_nobody_lists_is_deleted(tmp_path: Path, state: str) -> None:
    """Everybody removes it from their own list; only listed tables count for the host's limit."""
    server = Server(str(tmp_path / "trackside.db"), TRACKSIDE_TABLES_PER_PERSON="1").start()
    anna, ben = Visitor(server, "Anna"), Visitor(server, "Ben")
    id = anna.make("me", "open", public=True)
    ben.ok(ben.post(f"/api/tables/{id}/join", {}))
    anna.ok(anna.post(f"/api/tables/{id}/start"))
    while (view := anna.view(id))["table"]["state"] != state:
        (anna if view["moves"] else ben).step(id)
    full = anna.post("/api/tables", {"game": AMSTERDAM, "seats": [{"kind": "me"}, {"kind": "human"}]})
    assert full.json()["error"] == "too-many-tables"
    anna.ok(anna.post(f"/api/tables/{id}/leave"))
    assert anna.get("/api/tables")["mine"] == []
    assert [card["id"] for card in ben.get("/api/tables")["mine"]] == [id]
    assert anna.make("me", "human") != id
    ben.ok(ben.post(f"/api/tables/{id}/leave"))
    assert ben.http.get(f"/api/tables/{id}").status_code == 404
    server.stop()


def test_a_seed_that_is_too_long_is_refused(server: Server) -> None:
    anna = Visitor(server, "Anna")
    left_out = ("seed:", "commitment:", "scores:")
    lines = [line for line in finished_record().splitlines() if not line.startswith(left_out)]
    answer = anna.post("/api/records", {"text": "\n".join([lines[0], "seed: " + "9" * 60, *lines[1:]])})
    assert (answer.status_code, answer.json()["error"]) == (422, "record-too-long")


def test_own_tables_are_paged_with_own_turns_first_and_finished_games_last(server: Server) -> None:
    anna = Visitor(server, "Anna")
    over = anna.ok(anna.post("/api/records", {"text": finished_record()}))["id"]
    turn = anna.make("me", "human")
    seats = [{"kind": "me"}, {"kind": "human"}]
    for _ in range(PAGE_SIZE):
        anna.ok(anna.post("/api/tables", {"game": AMSTERDAM, "seats": seats}))
    first, second = (anna.get(f"/api/tables?page={page}") for page in (1, 2))
    assert (first["more"], len(first["mine"]), first["mine"][0]["id"]) == (True, PAGE_SIZE, turn)
    assert len({card["id"] for card in first["mine"] + second["mine"]}) == PAGE_SIZE + 2
    assert len(second["mine"]) == 2 and second["mine"][-1]["id"] == over
    assert anna.get("/api/tables?page=3")["mine"] == []
    assert anna.http.get("/api/tables?page=0").status_code == 400


def test_a_table_of_bots_is_listed_for_its_host(server: Server) -> None:
    anna, eve = Visitor(server, "Anna"), Visitor(server, "Eve")
    bots = anna.make("random", "random")
    waiting = anna.make("open", "open", start=False)
    resigned, left = anna.make("me", "random"), anna.make("me", "random")
    anna.ok(anna.post(f"/api/tables/{resigned}/resign", {}))
    anna.ok(anna.post(f"/api/tables/{left}/leave"))
    listed = {card["id"] for card in anna.get("/api/tables")["mine"]}
    assert {bots, waiting, resigned} <= listed and left not in listed
    assert not {bots, waiting, resigned, left} & {card["id"] for card in eve.get("/api/tables")["mine"]}


def test_a_waiting_table_passes_to_another_host(server: Server) -> None:
    anna, ben = Visitor(server, "Anna"), Visitor(server, "Ben")
    id = anna.make("me", "open", "random", public=True)
    ben.ok(ben.post(f"/api/tables/{id}/join", {}))
    anna.ok(anna.post(f"/api/tables/{id}/leave"))
    card = ben.view(id)["table"]
    assert card["host"] and [seat["kind"] for seat in card["seats"]] == ["open", "human", "bot"]
    assert id not in [card["id"] for card in anna.get("/api/tables")["mine"]]
    ben.ok(ben.post(f"/api/tables/{id}/seats/0", {"kind": "bot", "level": "random"}))
    ben.ok(ben.post(f"/api/tables/{id}/start"))
    assert ben.view(id)["table"]["state"] == "playing"


def test_a_waiting_table_without_people_is_deleted(server: Server) -> None:
    anna = Visitor(server, "Anna")
    id = anna.make("me", "open", "random")
    anna.ok(anna.post(f"/api/tables/{id}/leave"))
    assert anna.http.get(f"/api/tables/{id}").status_code == 404


def test_a_deleted_rematch_can_be_requested_again(server: Server) -> None:
    anna = Visitor(server, "Anna")
    over = anna.ok(anna.post("/api/records", {"text": finished_record()}))["id"]
    first = anna.ok(anna.post(f"/api/tables/{over}/rematch"))["id"]
    anna.ok(anna.delete(f"/api/tables/{first}"))
    second = anna.ok(anna.post(f"/api/tables/{over}/rematch"))["id"]
    assert second != first and anna.view(over)["table"]["rematch"] == second
    assert anna.ok(anna.post(f"/api/tables/{over}/rematch"))["id"] == second


def test_lists_are_found_by_indexes(tmp_path: Path) -> None:
    async def run() -> None:
        async with in_process_server(tmp_path) as server:
            anna, ben = await server.person("Anna"), await server.person("Ben")
            mine = [await server.table(anna, "me", "open", public=True) for _ in range(3)]
            theirs = await server.table(ben, "me", "open", public=True)
            asked: list[tuple[str, Any]] = []

            @event.listens_for(server.context.database.engine.sync_engine, "before_cursor_execute")
            def note(_connection: Any, _cursor: Any, sql: str, parameters: Any, *_more: Any) -> None:
                asked.append((sql, parameters))

            lists = await server.context.lists.page(anna, "en")
            assert {card.id for card in lists.mine} == set(mine) and [card.id for card in lists.open] == [theirs]
            assert await server.context.lists.hosted_count(anna) == 3
            assert await server.context.lists.bot_table_count(anna) == 0
            wanted = Wanted(game="steam", opponent=ben.id, result="won", since=0.0, until=1.0, text="garden")
            assert (await server.context.history.page(anna, wanted, 1, "en")).count == 0
            assert await server.context.history.statistics(anna, wanted, "en") == []
            assert await server.context.friends.suggestions(anna, theirs) == []
            event.remove(server.context.database.engine.sync_engine, "before_cursor_execute", note)
            with sqlite3.connect(tmp_path / "trackside.db") as connection:
                plans = [
                    str(step[3])
                    for sql, parameters in asked
                    for step in connection.execute(f"EXPLAIN QUERY PLAN {sql}", parameters)
                ]
            assert len(asked) >= 11 and any("SEARCH" in plan for plan in plans)
            tables = ("tables", "seats", "results", "people", "invitations")
            assert [plan for plan in plans if plan.startswith(tuple(f"SCAN {table}" for table in tables))] == []

    asyncio.run(run())


def test_games_that_only_bots_play_are_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Autoplay, "check", lambda self, id: None)  # no game ends during the test

    async def run() -> None:
        async with in_process_server(tmp_path, bot_tables_per_person=1) as server:
            anna, ben = await server.person("Anna"), await server.person("Ben")
            alone = await server.table(anna, "me", "human")
            waiting = await server.table(anna, "random", "open")
            await server.context.lobby.change_seat(anna, waiting, 1, SeatChange(kind="bot", level="random"), "en")
            await server.table(anna, "random", "random")
            with pytest.raises(Refused, match="too-many-tables"):
                await server.table(anna, "random", "random")
            with pytest.raises(Refused, match="too-many-tables"):
                await server.context.lobby.start(anna, waiting, "en")
            with pytest.raises(Refused, match="too-many-tables"):
                await server.context.lobby.resign(anna, alone, None, "en")
            await server.table(anna, "me", "random")
            await server.table(ben, "random", "random")

    asyncio.run(run())


def test_tables_at_which_bots_play_stay_in_memory(tmp_path: Path) -> None:
    async def run() -> None:
        async with in_process_server(tmp_path, cached_tables=2) as server:
            anna = await server.person("Anna")
            ids = [await server.table(anna, "me", "human") for _ in range(2)]
            async with server.context.tables.locked(ids[0]):
                pass
            with server.context.cache.pinned(ids[0]):
                for _ in range(3):
                    await server.table(anna, "me", "human")
            assert ids[0] in server.context.cache.entries and ids[1] not in server.context.cache.entries
            assert len(server.context.cache.entries) <= 2

    asyncio.run(run())


def test_a_person_makes_one_fork_at_a_time(tmp_path: Path) -> None:
    async def run() -> None:
        async with in_process_server(tmp_path) as server:
            anna = await server.person("Anna")
            over = (await server.context.lobby.import_record(anna, finished_record(), "en")).id
            body = {"ply": 40}
            answers = await asyncio.gather(*(server.post(anna, f"/api/tables/{over}/fork", body) for _ in range(3)))
            assert sorted(answer.status_code for answer in answers) == [201, 429, 429]

    asyncio.run(run())


def test_a_fork_copies_its_moves_within_the_database(database: str) -> None:
    async def run() -> None:
        async with in_process_server(database) as server:
            anna, ben, id = await server.pair()
            await server.play_out(id, anna, ben)
            asked: list[Any] = []
            engine = server.context.database.engine.sync_engine

            @event.listens_for(engine, "before_cursor_execute")
            def note(_connection: Any, _cursor: Any, sql: str, parameters: Any, *_more: Any) -> None:
                if sql.startswith("INSERT INTO moves"):
                    asked.append(parameters)

            fork = await server.context.lobby.fork(ben, id, 30, "en")
            assert len(asked) == 1 and len(asked[0]) < 10  # one statement, with no move in its parameters
            read = server.context.database.read_session
            wanted = select(MoveRow.ply, MoveRow.text, MoveRow.difference, MoveRow.earlier).order_by(MoveRow.ply)
            async with read() as session:
                copied = (await session.execute(wanted.where(MoveRow.table == fork.id))).all()
                first = (await session.execute(wanted.where(MoveRow.table == id, MoveRow.ply <= 30))).all()
            assert copied == first and len(copied) == 30

    asyncio.run(run())


def test_a_fork_of_moves_that_were_taken_back_meanwhile_is_refused(database: str) -> None:
    async def run() -> None:
        async with in_process_server(database) as server:
            anna, ben, id = await server.pair()
            await server.play_out(id, anna, ben)
            async with server.context.database.transaction() as session:  # by another process
                await session.execute(update(TableRow).where(TableRow.id == id).values(rewound=5))
            with pytest.raises(Refused, match="busy"):
                await server.context.lobby.fork(ben, id, 30, "en")
            assert await server.context.lists.hosted_count(ben) == 0

    asyncio.run(run())


def test_copied_and_stored_moves_are_limited(tmp_path: Path) -> None:
    limits = {"copied_moves_per_person": 60, "copied_moves_per_address": 100, "moves_per_person": 170}

    async def run() -> None:
        async with in_process_server(tmp_path, **limits) as server:
            lobby = server.context.lobby
            anna, ben, id = await server.pair()
            await server.play_out(id, anna, ben)
            carla = await server.person("Carla")
            for who, plies, code in (
                (ben, 50, None),
                (ben, 20, "too-much"),  # of one person
                (carla, 50, None),
                (carla, 10, "too-much"),  # of one address
            ):
                if code is None:
                    await lobby.fork(who, id, plies, "en", address="192.0.2.1")
                else:
                    with pytest.raises(Refused, match=code):
                        await lobby.fork(who, id, plies, "en", address="192.0.2.1")
            assert await lobby.fork(carla, id, 10, "en", address="192.0.2.2")
            with pytest.raises(Refused, match="too-much"):
                await lobby.import_record(anna, finished_record(), "en", address="192.0.2.3")
            async with server.context.database.transaction() as session:
                await session.execute(update(TableRow).where(TableRow.host == anna.id).values(ply=170))
            with pytest.raises(Refused, match="too-many-tables"):
                await server.table(anna, "me", "human")

    asyncio.run(run())


def test_public_tables_of_one_address_are_limited(tmp_path: Path) -> None:
    async def run() -> None:
        async with in_process_server(tmp_path, public_tables_per_hour=2) as server:
            body = {"game": AMSTERDAM, "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
            codes = [
                (await server.post(await server.person(name), "/api/tables", body)).status_code
                for name in ("Anna", "Ben", "Carla")
            ]
            private = await server.post(await server.person("Dora"), "/api/tables", {**body, "public": False})
            assert (*codes, private.status_code) == (201, 201, 429, 201)

    asyncio.run(run())
