"""What a board is told of moves beside their sentences: what they cost, what selects them, how they rank."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from moments import Moment, questions
from server.in_process import in_process_server
from write_views import Recorder

MOMENTS = {moment.name: moment for moment in questions()}


@pytest.fixture(scope="module")
def views(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """The views of some moments as they are sent to the seat that decides."""
    wanted = (
        "great_western_trail-phase-b",
        "great_western_trail-remove-hazard",
        "great_western_trail-trade-with-indians",
        "great_western_trail-travel",
        "isle_of_trains-action",
        "isle_of_trains-take-cards",
        "steam-build",
        "ticket_to_ride_amsterdam-turn",
        "ticket_to_ride_amsterdam-set-up-contracts",
    )
    return asyncio.run(recorded(tmp_path_factory.mktemp("views"), [MOMENTS[name] for name in wanted]))


async def recorded(folder: Path, moments: list[Moment]) -> dict[str, Any]:
    async with in_process_server(folder, tables_per_person=100) as server:
        recorder = Recorder(server, await server.person("Ann"))
        return {moment.name: await recorder.view(moment) for moment in moments}


def moves(view: Any, kind: str) -> list[Any]:
    return [move for move in [*view["moves"], *view["compounds"]] if move["kind"] == kind]


def asks(move: Any) -> bool:
    """Defaults are not sent."""
    return bool(move.get("costs", True))


def test_who_confirms_only_what_costs_is_asked_when_something_is_given_up(views: dict[str, Any]) -> None:
    isle = views["isle_of_trains-action"]
    loads = moves(isle, "load")
    assert {asks(load) for load in loads if load["facts"]["face_down"]} == {True}
    assert {asks(load) for load in loads if not load["facts"]["face_down"]} == {False}
    for build in moves(isle, "build"):
        assert asks(build) == (build["facts"]["cost"] > 0)
    trades = moves(views["great_western_trail-trade-with-indians"], "trade")
    assert {asks(trade) for trade in trades if trade["facts"]["cost"] == 0} == {False}
    assert {asks(trade) for trade in trades if trade["facts"]["cost"] > 0} == {True}
    assert all(asks(move) for move in moves(views["great_western_trail-remove-hazard"], "hazard"))
    assert all(asks(act) for act in moves(views["great_western_trail-phase-b"], "act"))


def test_what_pays_is_touched_but_does_not_select(views: dict[str, Any]) -> None:
    claims = moves(views["ticket_to_ride_amsterdam-turn"], "claim")
    assert {kind for claim in claims for kind, _ in claim["where"]} == {"route"}
    assert all({kind for kind, _ in claim["also"]} == {"hand"} for claim in claims)
    keeps = moves(views["ticket_to_ride_amsterdam-set-up-contracts"], "keep")
    assert all(keep["where"] == [] and keep["also"] for keep in keeps)
    acts = moves(views["great_western_trail-phase-b"], "act")
    assert acts and all("action" not in {kind for kind, _ in act["where"]} for act in acts)


def test_the_choices_of_a_thing_are_ranked(views: dict[str, Any]) -> None:
    claims = sorted(moves(views["ticket_to_ride_amsterdam-turn"], "claim"), key=lambda move: move.get("order", 0))
    wilds = [claim["facts"]["cards"].get("wild", 0) for claim in claims]
    assert wilds == sorted(wilds) and len(set(wilds)) > 1
    lays = sorted(moves(views["steam-build"], "lay"), key=lambda move: move.get("order", 0))
    ranks = [(-lay["note"]["links"], lay["note"]["loans"], lay["note"]["price"]) for lay in lays]
    assert ranks == sorted(ranks) and len(set(ranks)) > 1
    assert all(lay["money"] == -lay["note"]["price"] for lay in lays)
    travel = sorted(moves(views["great_western_trail-travel"], "travel"), key=lambda move: move.get("order", 0))
    assert [journey["money"] for journey in travel] == [-journey["facts"]["cost"] for journey in travel]
    assert travel == sorted(travel, key=lambda journey: int(journey["facts"]["cost"]))


def test_a_move_that_begins_a_compound_of_its_thing_is_covered(views: dict[str, Any]) -> None:
    view = views["great_western_trail-travel"]
    spaces = {journey["where"][0][1]: journey["moves"][0] for journey in view["compounds"]}
    steps = moves(view, "step")
    assert steps
    for step in steps:
        covered = spaces.get(step["where"][0][1]) == step["text"]
        assert (step.get("role") == "covered") == covered
    taking = {move["text"]: move.get("role") for move in views["isle_of_trains-take-cards"]["moves"]}
    assert taking["take rest"] == "rest"
    assert taking["take deck"] is None


def test_hexes_and_routes_next_to_what_one_has_are_near(views: dict[str, Any]) -> None:
    for name, kind in (("steam-build", "lay"), ("ticket_to_ride_amsterdam-turn", "claim")):
        found = {move.get("near", False) for move in moves(views[name], kind)}
        assert True in found, name
