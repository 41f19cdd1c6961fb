"""Analyses on a server: one click, progress, the same result for everybody, and who may cancel."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from server.in_process import in_process_server
from server.server_process import Server, Visitor, start_pair, until

from trackside.server.actions.analyses import MOST_PER_PERSON, Cancelled

RECORD = Path(__file__).parents[1] / "records" / "ticket_to_ride_amsterdam" / "01-2-players.txt"


def imported(visitor: Visitor) -> str:
    card = visitor.ok(visitor.post("/api/records", {"text": RECORD.read_text(encoding="utf-8")}))
    return str(card["id"])


def status(visitor: Visitor, id: str, language: str = "en") -> Any:
    return visitor.get(f"/api/tables/{id}/analysis?lang={language}")


def finished(visitor: Visitor, id: str) -> Any:
    def ready() -> Any:
        found = status(visitor, id)
        return found if found["state"] == "done" else None

    return until(ready, 60)["result"]


def test_a_game_is_analysed_once_for_everybody(server: Server) -> None:
    anna, ben = Visitor(server, "Anna"), Visitor(server, "Ben")
    id = imported(anna)
    assert status(ben, id)["state"] == "none"
    begun = anna.ok(anna.post(f"/api/tables/{id}/analysis"))
    assert begun["state"] in ("waiting", "running", "done") and begun["total"] == 70
    result = finished(ben, id)
    assert result["plies"] == 70 and len(result["players"]) == 2
    assert [each["ply"] for each in result["decisions"]] == list(range(70))
    assert anna.ok(anna.post(f"/api/tables/{id}/analysis"))["result"] == result  # not again
    for point in result["turning_points"]:
        assert point["text"] and 0 <= point["ply"] <= 70
    assert result["turning_points"]  # one seat plays at random
    said = status(ben, id, "uk")["result"]["turning_points"]
    assert "Краще було" in " ".join(point["text"] for point in said if point["kind"] == "mistake")
    better_line(ben, id, result["decisions"])


def better_line(anna: Visitor, id: str, decisions: list[Any]) -> None:
    """The line that would have been better can be looked at, move by move."""
    number, decision = next((n, each) for n, each in enumerate(decisions) if each["better_moves"])
    assert decision["text"] and decision["better"]
    line = f"/api/tables/{id}/analysis/line?decision={number}&moves="
    first, then = anna.get(f"{line}0"), anna.get(f"{line}1")
    assert (first["ply"], then["ply"]) == (decision["better_ply"], decision["better_ply"] + 1)
    assert first["viewer"] == then["viewer"] == decision["seat"]
    assert then["events"] == []  # what did not happen is not in the journal
    played = anna.get(f"/api/tables/{id}/replay?ply={decision['better_ply'] + 1}&as={decision['seat']}")
    assert then["view"] != played["view"]
    assert anna.http.get(f"{line}99").status_code == 404


def test_who_may_begin_and_cancel(server: Server) -> None:
    anna, ben, id = start_pair(server)
    assert anna.post(f"/api/tables/{id}/analysis").json()["error"] == "not-over"
    over = imported(anna)
    assert Visitor(server).post(f"/api/tables/{over}/analysis").status_code == 401
    anna.ok(anna.post(f"/api/tables/{over}/analysis"))
    refused = ben.delete(f"/api/tables/{over}/analysis")
    assert refused.status_code == 403 or status(anna, over)["state"] == "done"
    assert anna.delete(f"/api/tables/{over}/analysis").status_code == 204
    assert status(anna, over)["state"] in ("none", "done")
    anna.ok(anna.post(f"/api/tables/{over}/analysis"))  # and once more
    assert finished(anna, over)["plies"] == 70
    assert ben.http.get("/api/tables/nothing/analysis").status_code == 404


def test_a_seat_tries_another_way_against_bots(server: Server) -> None:
    anna = Visitor(server, "Anna")
    id = imported(anna)
    card = anna.ok(anna.post(f"/api/tables/{id}/fork", {"ply": 4, "seat": 1}))
    assert [(seat["kind"], seat["you"]) for seat in anna.turn(card["id"])["seats"]] == [("bot", False), ("human", True)]
    assert anna.post(f"/api/tables/{id}/fork", {"ply": 4, "seat": 5}).json()["error"] == "no-seat"


def test_a_coach_looks_at_moves_before_they_are_played(server: Server) -> None:
    anna = Visitor(server, "Anna")
    id = anna.make("me", "random")
    view = anna.turn(id)
    move = view["moves"][0]["text"]
    said = anna.ok(anna.post(f"/api/tables/{id}/coach", {"ply": view["ply"], "moves": [move]}))
    assert (said["ply"], said["seat"]) == (view["ply"], 0)
    assert 0 <= said["after"] <= said["before"] <= 1 and said["grade"] in ("good", "inaccurate", "bad")
    # What is lost may be a chance to win, or points alone; either is told with what is better.
    assert bool(said["text"]) == bool(said["better"]) >= bool(said["loss"])
    assert anna.view(id)["ply"] == view["ply"]  # nothing was played
    for body, error in (
        ({"ply": 9, "moves": [move]}, "stale"),
        ({"ply": view["ply"], "moves": ["pass"]}, "illegal-move"),
    ):
        assert anna.post(f"/api/tables/{id}/coach", body).json()["error"] == error


def test_no_coach_where_others_play_and_did_not_agree(server: Server) -> None:
    anna, ben, id = start_pair(server)
    view = anna.turn(id)
    body = {"ply": view["ply"], "moves": [view["moves"][0]["text"]]}
    assert anna.post(f"/api/tables/{id}/coach", body).json()["error"] == "coach-others"
    assert ben.post(f"/api/tables/{id}/coach", body).json()["error"] == "not-your-turn"
    anna, ben, id = start_pair(server, coach=True)  # unless they agreed to it
    view = anna.turn(id)
    assert view["table"]["coach"]
    body = {"ply": view["ply"], "moves": [view["moves"][0]["text"]]}
    assert anna.ok(anna.post(f"/api/tables/{id}/coach", body))["seat"] == 0


def test_analyses_that_one_person_asks_for_at_once_are_counted(database: str) -> None:
    async def run() -> None:
        async with in_process_server(database) as server:
            anna, text = await server.person("Anna"), RECORD.read_text(encoding="utf-8")
            ids = [(await server.context.lobby.import_record(anna, text, "en")).id for _ in range(8)]
            answers = await asyncio.gather(*(server.post(anna, f"/api/tables/{id}/analysis", None) for id in ids))
            codes = [answer.status_code for answer in answers]
            assert (codes.count(200), codes.count(429)) == (MOST_PER_PERSON, 8 - MOST_PER_PERSON)

    asyncio.run(run())


def test_the_analysis_of_a_stranger_waits_for_one_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many are queued from another address."""

    async def run() -> None:
        async with in_process_server(tmp_path) as server:
            analyses, text, order = server.context.analyses, RECORD.read_text(encoding="utf-8"), list[str]()
            begun, goes_on = asyncio.Event(), asyncio.Event()

            async def analyse(id: str, *_: Any) -> Any:
                order.append(id)
                begun.set()
                await goes_on.wait()
                raise Cancelled  # only the order matters

            monkeypatch.setattr(analyses, "_analyse", analyse)
            crowd = [await server.person(f"Guest {n}") for n in range(2)]
            stranger = await server.person("Anna")
            ids: list[str] = []
            for person in (crowd[0], crowd[0], crowd[1], stranger):
                ids.append((await server.context.lobby.import_record(person, text, "en")).id)
                await analyses.start(person, ids[-1], "en", "198.51.100.1" if person is stranger else "192.0.2.1")
            await begun.wait()
            goes_on.set()
            while len(order) < 4:
                await asyncio.sleep(0.01)
            assert order == [ids[0], ids[3], ids[2], ids[1]]

    asyncio.run(run())
