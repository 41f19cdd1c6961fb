"""Playing: moves, batches, undo, hints, chat, replays and records."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from server.in_process import in_process_server
from server.server_process import Listener, Server, Visitor, finished_record, start_pair, until

from trackside.core.edge.record import chain, read, verify


def opened(server: Server) -> tuple[Visitor, Visitor, str]:
    """A pair that has already kept its contracts."""
    anna, ben, id = start_pair(server)
    anna.step(id)
    ben.step(id)
    return anna, ben, id


def test_two_people_play_a_whole_game_and_its_record_verifies(server: Server) -> None:
    anna, ben, id = start_pair(server)
    plies, mover, view = 0, anna, anna.view(id)
    while view["table"]["state"] != "over":
        if not view["moves"]:
            mover = ben if mover is anna else anna
            view = mover.view(id)
        assert view["ply"] == plies
        view = mover.ok(mover.play(id, plies, view["moves"][-1]["text"]))
        plies += 1
    record = read(anna.http.get(f"/api/tables/{id}/record").text)
    assert len(record.lines) == plies
    totals = [int(score.total()) for score in verify(record).scores()]
    sheet = anna.get(f"/api/tables/{id}/scores")
    assert [seat["total"] for seat in sheet["seats"]] == totals == sheet["history"][-1]
    for seat in sheet["seats"]:
        assert sum(part["points"] for part in seat["parts"]) == seat["total"]
        for part in seat["parts"]:
            assert sum(reason["points"] for reason in part["reasons"]) == part["points"]


def test_a_stale_move_is_refused_with_the_current_view(sqlite_server: Server) -> None:
    anna, _ben, id = start_pair(sqlite_server)
    move = anna.view(id)["moves"][0]["text"]
    anna.ok(anna.play(id, 0, move))
    again = anna.play(id, 0, move)
    assert (again.status_code, again.json()["error"]) == (409, "stale")
    assert again.json()["view"]["ply"] == 1 and again.json()["view"]["viewer"] == 0
    assert anna.play(id, 7, move).status_code == 409


def test_of_two_identical_submissions_one_is_played(server: Server) -> None:
    anna, ben, id = start_pair(server)
    move = anna.view(id)["moves"][0]["text"]
    tabs = [Visitor(server) for _ in range(8)]
    for tab in tabs:
        tab.http.cookies.update(anna.http.cookies)
    with ThreadPoolExecutor(8) as pool:
        codes = sorted(answer.status_code for answer in pool.map(lambda tab: tab.play(id, 0, move), tabs))
    assert codes == [200] + [409] * 7
    assert ben.view(id)["ply"] == 1


def test_nobody_can_move_for_another_player(sqlite_server: Server) -> None:
    anna, ben, id = start_pair(sqlite_server)
    move = anna.view(id)["moves"][0]["text"]
    assert ben.play(id, 0, move).json()["error"] == "not-your-turn"
    assert Visitor(sqlite_server, "Eve").play(id, 0, move).json()["error"] == "not-seated"
    assert Visitor(sqlite_server).play(id, 0, move).status_code == 401
    assert anna.view(id)["ply"] == 0


def test_an_illegal_move_names_its_rule_and_changes_nothing(sqlite_server: Server) -> None:
    anna, _ben, id = opened(sqlite_server)
    ply = anna.view(id)["ply"]
    four_cards = "claim haringpakkerstoren__oude_waal__grey red red red red"  # two were dealt
    answer = anna.play(id, ply, four_cards)
    problem = answer.json()
    assert (answer.status_code, problem["error"]) == (422, "illegal-move")
    assert problem["rule"].startswith("TTR-") and problem["message"] and problem["view"]["ply"] == ply
    why = anna.ok(anna.post(f"/api/tables/{id}/why", {"move": four_cards}))
    assert (why["legal"], why["rule"], why["text"]) == (False, problem["rule"], problem["message"])
    assert anna.play(id, ply, "fly to the moon").json()["error"] == "bad-notation"
    assert anna.view(id)["ply"] == ply


def test_why_answers_only_the_deciding_player(sqlite_server: Server) -> None:
    anna, ben, id = opened(sqlite_server)
    move = anna.view(id)["moves"][0]["text"]
    assert anna.ok(anna.post(f"/api/tables/{id}/why", {"move": move}))["legal"]
    for other in (ben, Visitor(sqlite_server)):
        answer = other.ok(other.post(f"/api/tables/{id}/why", {"move": move}))
        assert (answer["legal"], answer["rule"]) == (False, None)


def test_why_explains_a_thing_on_the_table(sqlite_server: Server) -> None:
    anna, ben, id = opened(sqlite_server)
    moves = anna.view(id)["moves"]
    claims = [move for move in moves if move["kind"] == "claim"]
    lit = claims[0]["where"][0]
    assert lit[0] == "route"
    answer = anna.ok(anna.post(f"/api/tables/{id}/why", {"where": lit}))
    assert answer["legal"] and answer["moves"] == [move["text"] for move in moves if lit in move["where"]]
    answer = anna.ok(anna.post(f"/api/tables/{id}/why", {"where": ["route", "haringpakkerstoren__oude_waal__grey"]}))
    assert (answer["legal"], answer["rule"], answer["moves"]) == (False, "TTR-5.5", [])
    nothing = anna.ok(anna.post(f"/api/tables/{id}/why", {"where": ["route", "nowhere"]}))
    assert (nothing["legal"], nothing["rule"], nothing["text"]) == (False, None, "Nothing can be done here.")
    assert not ben.ok(ben.post(f"/api/tables/{id}/why", {"where": lit}))["legal"]
    for body in ({}, {"move": "draw", "where": lit}, {"where": ["route"]}):
        assert anna.post(f"/api/tables/{id}/why", body).status_code == 400


def test_a_compound_decision_is_sent_as_one_batch(sqlite_server: Server) -> None:
    anna, ben, id = start_pair(sqlite_server, game="great_western_trail")
    travels = 0
    for _ in range(60):
        mover = anna if anna.view(id)["moves"] else ben
        view = mover.view(id)
        other = ben if mover is anna else anna
        assert other.view(id)["compounds"] == []
        travel = [compound for compound in view["compounds"] if compound["kind"] == "travel"]
        if not travel:
            mover.step(id)
            continue
        travels += 1
        chosen = travel[-1]
        assert chosen["label"] and chosen["where"] == [["space", chosen["facts"]["space"]]]
        after = mover.ok(mover.play(id, view["ply"], *chosen["moves"]))
        assert after["ply"] == view["ply"] + len(chosen["moves"])
    assert travels > 2


def test_a_batch_is_played_whole_or_not_at_all(sqlite_server: Server) -> None:
    anna = Visitor(sqlite_server, "Anna")
    id = anna.make("me", "human")
    first = anna.view(id)["moves"][0]["text"]
    refused = anna.play(id, 0, first, first, "contracts contracts")
    assert refused.status_code == 422 and anna.view(id)["ply"] == 0
    second = [move["text"] for move in anna.ok(anna.play(id, 0, first))["moves"]]
    view = anna.ok(anna.play(id, 1, second[0], "take 0 " + anna.view(id)["view"]["row"][0]))
    assert view["ply"] == 3


def test_a_batch_cannot_be_used_to_look_at_hidden_cards(sqlite_server: Server) -> None:
    """No move is tried after a card from the deck: a refusal would tell which card it is."""
    anna = Visitor(sqlite_server, "Anna")
    id = anna.make("me", "human")
    while anna.view(id)["prompt"]["question"] != "turn":
        anna.step(id)
    view = anna.view(id)
    for second in ("draw", "contracts", "take 0 " + view["view"]["row"][0]):  # legal, illegal, either
        answer = anna.play(id, view["ply"], "draw", second)
        assert (answer.status_code, answer.json()["error"]) == (422, "one-at-a-time")
    assert anna.view(id)["ply"] == view["ply"]
    assert anna.ok(anna.play(id, view["ply"], "draw"))["ply"] == view["ply"] + 1


def test_cards_can_be_discarded_in_one_batch(sqlite_server: Server) -> None:
    """Each card tells something to the others, but nothing to the sender."""
    anna = Visitor(sqlite_server, "Anna")
    id = anna.make("me", "human", game="isle_of_trains")
    view = anna.view(id)
    while view["prompt"]["question"] != "hand-limit" or view["view"]["ask"]["facts"]["count"] < 2:
        texts = [move["text"] for move in view["moves"]]
        view = anna.ok(anna.play(id, view["ply"], "take deck" if "take deck" in texts else texts[0]))
    assert view["view"]["ask"]["facts"] == {"count": 2, "as_set": True}
    first, *_, last = [f"discard {card}" for card in view["view"]["seats"][view["viewer"]]["hand"]]
    refused = anna.play(id, view["ply"], last, first)
    assert (refused.status_code, refused.json()["rule"]) == (422, "IOT-3.11")
    assert anna.view(id)["ply"] == view["ply"]
    after = anna.ok(anna.play(id, view["ply"], first, last))
    assert after["ply"] == view["ply"] + 2 and after["viewer"] != view["viewer"]


def test_a_batch_cannot_continue_into_another_turn(sqlite_server: Server) -> None:
    anna, ben, id = start_pair(sqlite_server)
    keep = anna.view(id)["moves"][0]["text"]
    answer = anna.play(id, 0, keep, ben.view(id)["view"]["row"][0])
    assert answer.status_code in (403, 422) and anna.view(id)["ply"] == 0


def test_a_shared_browser_sees_the_deciding_seats_view(sqlite_server: Server) -> None:
    anna = Visitor(sqlite_server, "Anna")
    id = anna.make("me", "human")
    assert anna.view(id)["viewer"] == 0
    anna.step(id)
    assert anna.view(id)["viewer"] == 1
    assert anna.view(id, **{"as": "0"})["viewer"] == 0
    assert anna.http.get(f"/api/tables/{id}?as=5").status_code == 403


def test_own_moves_can_be_undone_until_somebody_learns_something(sqlite_server: Server) -> None:
    anna, ben, id = opened(sqlite_server)
    view = anna.view(id)
    deal = next(move["text"] for move in view["moves"] if move["kind"] == "take")
    after = anna.ok(anna.play(id, view["ply"], deal))
    if after["undo"]["free_to_ply"] is None:  # a card was turned up
        refused = anna.post(f"/api/tables/{id}/undo", {"ply": view["ply"]})
        assert (refused.status_code, refused.json()["error"]) == (409, "undo-not-free")
    assert ben.post(f"/api/tables/{id}/undo", {"ply": view["ply"]}).status_code == 409


def test_a_solo_player_can_undo_everything_and_undone_moves_are_kept(server: Server) -> None:
    anna = Visitor(server, "Anna")
    id = anna.make("me", "random")
    for _ in range(4):
        anna.step(id)
    before = anna.turn(id)
    back = anna.ok(anna.post(f"/api/tables/{id}/undo-request", {"ply": 2}))
    now = anna.turn(id)
    assert back["ply"] == 2 and now["view"]["deck"] >= before["view"]["deck"]
    assert [event["ply"] for event in back["events"]] == sorted(e["ply"] for e in back["events"] if e["ply"] <= 2)
    assert anna.step(id)["ply"] > now["ply"]


def test_an_undo_that_concerns_others_needs_their_consent(server: Server) -> None:
    anna, ben, id = opened(server)
    asked = anna.ok(anna.post(f"/api/tables/{id}/undo-request", {"ply": 0}))
    assert asked["ply"] == 2 and asked["undo"]["requests"][0]["waiting_for"] == [1]
    assert ben.view(id)["undo"]["requests"][0]["yours"]
    assert anna.post(f"/api/tables/{id}/undo-answer", {"accept": True}).json()["error"] == "not-asked"
    ben.ok(ben.post(f"/api/tables/{id}/undo-answer", {"accept": False}))
    assert anna.view(id)["undo"]["requests"] == [] and anna.view(id)["ply"] == 2
    anna.ok(anna.post(f"/api/tables/{id}/undo-request", {"ply": 1}))
    assert ben.ok(ben.post(f"/api/tables/{id}/undo-answer", {"accept": True}))["ply"] == 1
    assert ben.post(f"/api/tables/{id}/undo-answer", {"accept": True}).json()["error"] == "no-undo-request"
    ben.ok(ben.post(f"/api/tables/{id}/undo-request", {"ply": 0}))
    ben.step(id)
    assert anna.view(id)["undo"]["requests"] == []  # a move cancels the request


def own_plies(visitor: Visitor, id: str) -> list[int]:
    """The plies at which a visitor decided, from the record, which hides the moves of others."""
    return [ply for ply, move in enumerate(read_moves(visitor, id)) if move != "-"]


@pytest.mark.parametrize("game", ["great_western_trail", "ticket_to_ride_amsterdam", "steam"])
def test_against_bots_an_undo_request_goes_back_to_the_own_last_move(sqlite_server: Server, game: str) -> None:
    """Not to the bots' last move, which they would only play again."""
    anna = Visitor(sqlite_server, "Anna")
    id = anna.make("me", "random", "random", game=game)
    refused = anna.post(f"/api/tables/{id}/undo-request", {})
    assert refused.json()["error"] == "no-own-move" or own_plies(anna, id)
    anna.step(id)
    while anna.turn(id)["ply"] - 1 == own_plies(anna, id)[-1]:  # until the bots have moved in between
        anna.step(id)
    now, last = anna.turn(id), own_plies(anna, id)[-1]
    assert now["undo"]["ask"] and now["ply"] > last + 1
    back = anna.ok(anna.post(f"/api/tables/{id}/undo-request", {}))
    assert (back["ply"], back["prompt"]["yours"]) == (last, True)
    assert anna.view(id)["ply"] == last  # and only she decides now


def test_with_people_an_undo_request_asks_to_go_back_to_the_own_last_move(sqlite_server: Server) -> None:
    anna, ben, id = start_pair(sqlite_server)
    assert not anna.view(id)["undo"]["ask"]
    assert ben.post(f"/api/tables/{id}/undo-request", {}).json()["error"] == "no-own-move"
    anna.step(id)
    ben.step(id)
    asked = anna.ok(anna.post(f"/api/tables/{id}/undo-request", {}))["undo"]["requests"]
    assert [(request["ply"], request["own"], request["yours"]) for request in asked] == [(0, True, False)]
    view = ben.ok(ben.post(f"/api/tables/{id}/undo-answer", {"accept": True}))
    assert (view["ply"], view["events"][-1]["kind"]) == (0, "table-taken-back")
    assert "2 moves" in view["events"][-1]["text"] and anna.view(id)["moves"]


def test_an_undo_request_can_be_declined_or_withdrawn(sqlite_server: Server) -> None:
    anna, ben, id = opened(sqlite_server)
    page = Listener(anna, id)
    anna.ok(anna.post(f"/api/tables/{id}/undo-request", {}))
    anna.ok(anna.post(f"/api/tables/{id}/undo-answer", {"accept": False}))
    assert ben.view(id)["undo"]["requests"] == []
    assert [event for event in ben.view(id)["events"] if event["kind"].startswith("table-")] == []
    anna.ok(anna.post(f"/api/tables/{id}/undo-request", {}))
    ben.ok(ben.post(f"/api/tables/{id}/undo-answer", {"accept": False}))
    told = page.wait("table", lambda view: view["events"] and view["events"][-1]["kind"] == "table-undo-refused")[1]
    assert told["events"][-1]["text"] == "Ben declined the undo."
    assert (told["events"][-1]["facts"]["seat"], told["ply"], told["journal_from"]) == (0, 2, 0)
    page.close()


def test_a_hint_is_a_legal_move_for_the_deciding_player_only(sqlite_server: Server) -> None:
    anna, ben, id = start_pair(sqlite_server)
    hint = anna.ok(anna.post(f"/api/tables/{id}/hint"))
    legal = [move["text"] for move in anna.view(id)["moves"]]
    assert hint["move"] in legal and hint["label"] in hint["text"]
    best = hint["best"]
    assert 2 <= len(best) <= 3 and {move for each in best for move in each["moves"]} <= set(legal)
    assert best[0]["moves"] == [hint["move"]] and best[0]["difference"] == 0 and best[0]["reason"] == hint["reason"]
    assert all(each["difference"] <= 0 and each["text"] and each["reason"] for each in best)
    assert ben.post(f"/api/tables/{id}/hint").status_code == 403


def test_a_person_can_wait_for_one_hint_at_a_time(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "trackside.db")).start()
    anna = Visitor(server, "Anna")
    ids = [anna.make("me", "human") for _ in range(6)]
    with ThreadPoolExecutor(6) as pool:
        codes = list(pool.map(lambda id: anna.post(f"/api/tables/{id}/hint").status_code, ids))
    assert set(codes) == {200, 429}
    assert anna.post(f"/api/tables/{ids[0]}/hint").status_code == 200
    server.stop()


def test_a_standing_order_is_played_automatically(sqlite_server: Server) -> None:
    anna, ben, id = opened(sqlite_server)
    order = {"question": anna.view(id)["prompt"]["question"], "move": "contracts"}
    assert ben.ok(ben.post(f"/api/tables/{id}/orders", {"orders": [order]}))["orders"] == [order]
    assert anna.view(id)["orders"] == []
    view = anna.view(id)
    while view["moves"]:
        view = anna.step(id)
    assert ben.turn(id)["view"]["offered"] and ben.view(id)["ply"] == view["ply"] + 1
    assert ben.post(f"/api/tables/{id}/orders", {"orders": [{"question": "x", "move": "nonsense"}]}).status_code == 422


def test_chat_reaches_everybody_at_the_table(server: Server) -> None:
    anna, ben, id = start_pair(server)
    said = anna.ok(anna.post(f"/api/tables/{id}/chat", {"text": "Good luck, 😀!\nall"}))
    assert said["text"] == "Good luck, 😀! all" and said["seat"] == 0
    assert ben.view(id)["chat"] == [said]
    stranger = Visitor(server, "Eve")
    assert stranger.ok(stranger.post(f"/api/tables/{id}/chat", {"text": "hi"}))["seat"] is None
    closed = anna.make("me", "random")
    assert stranger.post(f"/api/tables/{closed}/chat", {"text": "hi"}).status_code == 403
    anna.step(id)  # chat does not conflict with moves
    assert ben.view(id)["ply"] == 1


def test_a_replay_shows_other_seats_only_when_the_game_is_over(sqlite_server: Server) -> None:
    anna, ben, id = opened(sqlite_server)
    then = ben.get(f"/api/tables/{id}/replay?ply=0")
    assert (then["ply"], then["viewer"], then["moves"]) == (0, 1, [])
    assert then["view"]["seats"][0]["hand"] is None and then["view"]["seats"][1]["hand"] is not None
    assert ben.http.get(f"/api/tables/{id}/replay?ply=0&as=0").status_code == 403
    assert ben.http.get(f"/api/tables/{id}/replay?ply=0&as=all").status_code == 403
    assert ben.http.get(f"/api/tables/{id}/replay?ply=99").status_code == 404
    steps = ben.get(f"/api/tables/{id}/steps?after=-1&to=2")
    assert [step["ply"] for step in steps] == [0, 1, 2]
    for step in steps:
        whole = ben.get(f"/api/tables/{id}/replay?ply={step['ply']}")
        assert step == {**whole, "journal_from": step["ply"], "events": step["events"]}
        assert step["events"] == [event for event in whole["events"] if event["ply"] == step["ply"]]
    assert ben.get(f"/api/tables/{id}/steps?after=2&to=2") == []
    assert ben.http.get(f"/api/tables/{id}/steps?after=0&to=99").status_code == 404
    assert ben.http.get(f"/api/tables/{id}/steps?after=0&to=1&as=0").status_code == 403
    assert anna.http.get(f"/api/tables/{id}/scores").json()["error"] == "not-over"
    over = anna.ok(anna.post("/api/records", {"text": finished_record()}))["id"]
    assert ben.get(f"/api/tables/{over}/replay?ply=0&as=0")["view"]["seats"][0]["hand"] is not None
    assert ben.get(f"/api/tables/{over}/replay?ply=2&as=all")["viewer"] == 0


def test_the_journal_says_you_only_to_the_person_who_acted(sqlite_server: Server) -> None:
    anna, ben, id = opened(sqlite_server)

    def lines(view: Any) -> list[str]:
        return [event["text"] for event in view["events"] if event["kind"] == "choose"]

    own, others = lines(anna.view(id)), lines(ben.view(id))
    assert own[0].startswith("You begin with ") and own[1] == "Ben has chosen the contracts to begin with."
    assert others[0] == "Anna has chosen the contracts to begin with." and others[1].startswith("You begin with ")
    assert lines(anna.view(id, lang="uk"))[0].startswith("Ви починаєте ")
    assert lines(Visitor(sqlite_server).view(id)) == [others[0], own[1]]
    assert lines(ben.get(f"/api/tables/{id}/replay?ply=2")) == others
    both = anna.make("me", "human")  # two people at one screen
    anna.step(both)
    assert lines(anna.view(both, **{"as": 0}))[0].startswith("Anna begins with ")
    over = anna.ok(anna.post("/api/records", {"text": finished_record()}))["id"]  # the game of others
    assert not any(line.startswith("You") for line in lines(anna.get(f"/api/tables/{over}/replay?ply=2&as=0")))


def test_the_record_of_a_running_game_hides_other_players_moves(sqlite_server: Server) -> None:
    _anna, ben, id = opened(sqlite_server)
    mine = read_moves(ben, id)
    assert mine[0] == "-" and mine[1].startswith("keep ")
    text = ben.http.get(f"/api/tables/{id}/record").text
    assert "seed:" not in text and "salt:" not in text and "commitment:" in text
    assert read_moves(Visitor(sqlite_server), id) == ["-", "-"]


def read_moves(visitor: Visitor, id: str) -> list[str]:
    text = visitor.http.get(f"/api/tables/{id}/record").text
    return [line.split("  ")[0] for line in text.split("\n\n", 1)[1].splitlines()]


@pytest.mark.parametrize("language", ["en", "uk", "ru", "fa"])
def test_responses_are_in_the_readers_language(sqlite_server: Server, language: str) -> None:
    anna = Visitor(sqlite_server, "Anna")
    id = anna.make("me", "random", "greedy")
    view = anna.view(id, lang=language)
    english = anna.view(id, lang="en")
    assert (view["prompt"]["text"] == english["prompt"]["text"]) == (language == "en")
    assert (view["moves"][0]["label"] == english["moves"][0]["label"]) == (language == "en")
    assert (view["table"]["title"] == english["table"]["title"]) == (language == "en")
    over = anna.ok(anna.post("/api/records", {"text": finished_record()}))["id"]
    assert all(event["text"] for event in anna.view(over, lang=language)["events"])
    labels = [part["label"] for part in anna.view(over, lang=language)["result"]["seats"][0]["parts"]]
    assert (labels == [p["label"] for p in anna.view(over)["result"]["seats"][0]["parts"]]) == (language == "en")


def test_an_undo_request_does_not_wait_for_players_who_resigned(server: Server) -> None:
    anna, ben, eve = (Visitor(server, name) for name in ("Anna", "Ben", "Eve"))
    id = anna.make("me", "open", "open", public=True)
    for who in (ben, eve):
        who.ok(who.post(f"/api/tables/{id}/join", {}))
    anna.ok(anna.post(f"/api/tables/{id}/start"))
    for who in (anna, ben, eve):
        who.step(id)
    anna.ok(anna.post(f"/api/tables/{id}/undo-request", {"ply": 0}))
    ben.ok(ben.post(f"/api/tables/{id}/resign", {}))
    asked = eve.view(id)["undo"]["requests"]
    assert [(request["waiting_for"], request["yours"]) for request in asked] == [([2], True)]
    eve.ok(eve.post(f"/api/tables/{id}/undo-answer", {"accept": True}))
    assert anna.view(id)["undo"]["requests"] == []
    until(lambda: anna.view(id)["moves"])  # back at her own first decision
    while anna.view(id)["ply"] < 3:
        (anna if anna.view(id)["moves"] else eve).step(id)
    anna.ok(anna.post(f"/api/tables/{id}/undo-request", {"ply": 0}))
    eve.ok(eve.post(f"/api/tables/{id}/resign", {}))  # nobody is left to answer
    assert anna.view(id)["undo"]["requests"] == []


def test_the_chat_of_a_private_table_is_for_those_at_it(sqlite_server: Server) -> None:
    anna, stranger = Visitor(sqlite_server, "Anna"), Visitor(sqlite_server, "Eve")
    id = anna.make("me", "human")
    hers, strangers = Listener(anna, id), Listener(stranger, id)
    strangers.wait("presence")
    anna.ok(anna.post(f"/api/tables/{id}/chat", {"text": "good evening"}))
    hers.wait("chat", lambda line: line["text"] == "good evening")
    anna.step(id)
    strangers.wait("table", lambda view: view["ply"] == 1)
    assert strangers.events_of("chat") == [] and all(view["chat"] == [] for _, view in strangers.events_of("table"))
    assert stranger.view(id)["chat"] == [] and len(anna.view(id)["chat"]) == 1
    hers.close()
    strangers.close()


def test_other_requests_run_between_two_steps(tmp_path: Path) -> None:
    async def run() -> None:
        async with in_process_server(tmp_path) as server:
            anna, ben, id = await server.pair()
            await server.play_out(id, anna, ben)
            before = await server.context.queries.steps(None, id, 0, 40, "en", None)
            reading = asyncio.create_task(server.context.queries.steps(None, id, 0, 40, "en", None))
            others = 0
            while not reading.done():
                await asyncio.sleep(0)
                async with server.context.tables.locked(id):
                    others += 1
            assert reading.result() == before and others >= 40

    asyncio.run(run())


def test_the_chain_of_moves_can_be_noted_and_proved(server: Server) -> None:
    anna, ben, id = start_pair(server)
    first = ben.view(id)["commitment"]
    assert first["chain"] == first["sha256"] and first["seed"] is first["salt"] is None
    noted: list[str] = []
    while (view := anna.view(id))["table"]["state"] != "over":
        assert view["commitment"]["chain"] == Visitor(server).view(id)["commitment"]["chain"]  # the same for all
        noted.append(view["commitment"]["chain"])
        (anna if view["moves"] else ben).step(id)
    record = read(anna.http.get(f"/api/tables/{id}/record").text)
    assert chain(record)[:-1] == noted and len(set(noted)) == len(noted)
    assert anna.view(id)["commitment"]["chain"] == chain(record)[-1]


def test_the_chain_goes_back_with_an_undo(server: Server) -> None:
    anna = Visitor(server, "Anna")
    id = anna.make("me", "human")
    before = anna.view(id)
    first, second = (move["text"] for move in before["moves"][:2])
    after = anna.ok(anna.play(id, 0, first))["commitment"]["chain"]
    back = anna.ok(anna.post(f"/api/tables/{id}/undo-request", {}))
    assert back["ply"] == 0 and back["commitment"] == before["commitment"]
    other = anna.ok(anna.play(id, 0, second))["commitment"]["chain"]
    assert len({before["commitment"]["chain"], after, other}) == 3
