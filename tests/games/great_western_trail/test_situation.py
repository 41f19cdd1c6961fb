"""Situations: short, complete and impossible ones."""

from __future__ import annotations

import pytest
from western_stacks import ask, in_city, in_phase_b, turn

import trackside
from trackside.core.edge.errors import Impossible
from trackside.core.rng import Rng
from trackside.games.great_western_trail.rules.box import COWBOY, LOOSE

GAME = trackside.game("great_western_trail", players=2)
AT_A = {"seats": [{"cattleman": "neutral_a"}]}
POOR_AT_A = {"seats": [{"cattleman": "neutral_a", "dollars": 1}]}
IN_CITY = {"seats": [{"cattleman": "kansas_city"}]}
HERE = turn(ask("arrive"))


def phase(**more):
    """Phase B at neutral building A."""
    here = {"tile": "neutral_tile_a", "unused": [], "again": [], "chain": ["neutral_a"], "at": "neutral_a"}
    return ask("phase-b", auxiliary=False, **{**here, **more})


def test_an_empty_situation_is_a_table_after_set_up():
    p = GAME.arrange({})
    assert GAME.faults(p) == [] and p.asked.name == "place-cattleman"
    assert sum(p.view(0).market.values()) == 7 and sum(p.view(0).display.values()) == 4
    assert p.view(0).seats[0].hand_size == 4


@pytest.mark.parametrize(
    ("situation", "name"),
    [
        ({"seats": [{"discard": {"texas_longhorn_7": 3}}]}, "texas_longhorn_7"),
        ({"seats": [{"hand": {"jersey": 6}}]}, "jersey"),
        ({"seats": [{"cities": {"topeka": 1}, "cleared": []}]}, "discs"),
        ({"seats": [{"cities": {}, "cleared": ["step_left"]}]}, "discs"),
        ({"seats": [{"cities": {"topeka": 2}, "cleared": ["step_left", "step_right"]}]}, "topeka"),
        ({"seats": [{"workers": {"cowboy": 7}}]}, "cowboy"),
        ({"seats": [{"engine": "3"}, {"engine": "3"}]}, "engines"),
        ({"seats": [{"dollars": -1}]}, "dollars"),
        ({"seats": [{"certificates": 4}]}, "certificates"),
        ({"seats": [{"masters": ["sm_hazards"]}]}, "sm_hazards"),
        ({"seats": [{"buildings": {"flood_1": 1}}]}, "flood_1"),
        ({"seats": [{"buildings": {"build_a_1": 11}}]}, "buildings"),
        ({"seats": [{"area": ["aux_san_francisco"] * 5}]}, "aux_san_francisco"),
        ({"seats": [{}, {}, {}]}, "seats"),
        ({"trail": {"flood_1": "drought_green_4"}}, "flood_1"),
        ({"trail": {"flood_1": "flood_green_2", "flood_2": "flood_green_2"}}, "flood_green_2"),
        ({"trail": {"nowhere": "flood_green_2"}}, "nowhere"),
        ({"jobs": {"2": {"cowboy": 2}}}, "job market: row 2 holds 2"),
        ({"jobs": {"13": {"cowboy": 1}}}, "13"),
        ({"token": 14}, "token"),
        ({"token": 13}, "token"),
        ({"sides": "aab"}, "sides"),
        ({"to_move": 5}, "to_move"),
        ({"stack": [{"ask": "nonsense"}]}, "nonsense"),
        ({"weather": "fine"}, "weather"),
        ({"seats": [{"workers": {"cowboy": 17}}]}, "cowboy"),
        ({"seats": [{"workers": {"cowboy": 0}}]}, "cowboy"),
        ({"seats": [{"cities": {"topeka": 16}}]}, "16 discs"),
        ({"seats": [{"teepees": {"teepee_green": 16}}]}, "teepee_green"),
        ({"seats": [{"teepees": {"flood_green_4": 1}}]}, "flood_green_4"),
        ({"seats": [{"hazards": {"teepee_green": 1}}]}, "teepee_green"),
        ({"seats": [{"cattleman": "teepee_minus_1"}]}, "teepee_minus_1"),
        ({"seats": [{"cattleman": "kansas_city"}]}, "Kansas City"),
        ({"seats": [{}, {"cattleman": "kansas_city"}]}, "Kansas City"),
        (
            {"seats": [{"area": ["start_2_station_green"]}, {"area": ["start_2_station_green"]}]},
            "start_2_station_green",
        ),
        ({"seats": [{"replaced": [11]}]}, "replaced"),
        ({"seats": [{"replaced": [1], "buildings": {"build_a_1": 1}}]}, "replaced"),
        ({"seats": [{"secret": ["aux_san_francisco"]}]}, "aux_san_francisco"),
        ({"seats": [{"shown": ["jersey"], "hand": {"jersey": 1}}]}, "jersey"),
        ({"seats": [{"cleared": ["step_left", "step_left"]}]}, "step_left"),
        ({"seats": [{"stations": ["station_1", "station_1"]}]}, "station_1"),
        ({"seats": [{"masters": ["sm_hazards", "sm_hazards"]}]}, "sm_hazards"),
        ({"seats": [{"dollars": 10**30}]}, "dollars"),
        ({"seats": [{"hand": {"jersey": -1}}]}, "hand"),
        ({"seats": [{"top": ["jersey"] * 6}]}, "jersey"),
        ({"seats": [{"top": ["holstein"]}]}, "holstein"),
        ({"foresight": {"1": ["teepee_green"] * 3}}, "foresight"),
        ({"foresight": {"1": ["cowboy", None]}}, "cowboy"),
        ({"foresight": {"4": [None]}}, "4"),
        ({"display": dict.fromkeys(("aux_san_francisco",), 4) | {"draw_3_five_hazard": 1}}, "display"),
        ({"over": True, "stack": turn(ask("arrive"))}, "over"),
        ({"over": True}, "over"),
        ({"stack": []}, "stack"),
        ({"trigger": 2}, "trigger"),
        ({"trail": {"neutral_a": "teepee_green"}}, "neutral_a"),
        ({"station_masters": {"station_9": "sm_hazards"}}, "station_9"),
        ({"bottom": ["cowboy"]}, "cowboy"),
        ({"lost": {"cowboy": 99}}, "cowboy"),
        ({"top": {"1": ["cowboy"]}}, "stack"),
        ({"top": {"4": ["cowboy"]}}, "4"),
        ({"top": {"market": ["jersey"]}}, "jersey"),
        ({"top": {"objectives": ["aux_san_francisco"] * 5}}, "aux_san_francisco"),
        ({"to_move": 1, "stack": HERE}, "to_move"),
        ({"stack": [ask("next-turn", seat=5)]}, "seat 5"),
        ({"stack": [ask("arrive")]}, "bottom"),
        ({"stack": [*turn(), ask("draw-up")]}, "draw-up"),
        ({"stack": [{"ask": "next-turn", "seat": 0}, ask("draw-up")]}, "seat 0"),
        ({"stack": turn(ask("arrive"))}, "beside the board"),
        ({"stack": turn(ask("phase-a")), **AT_A}, "phase-a"),
        ({"stack": turn(ask("arrive"), ask("place-cattleman")), "seats": [{"cattleman": "neutral_a"}]}, "begun"),
        ({"stack": turn(ask("perform", deed="hire", at=0, optional=True))}, "perform"),
        ({"stack": in_phase_b(ask("perform", deed="fly", at=0, optional=True)), **AT_A}, "fly"),
        ({"stack": in_phase_b(ask("perform", deed="hire", at=2, optional=True)), **AT_A}, "at: 2|step 2"),
        ({"stack": in_phase_b(ask("perform", deed="copy", at=0, optional=False)), **AT_A}, "copy"),
        (
            {"stack": in_phase_b(ask("perform", deed="pay_2_engine_2", at=0, optional=True)), **POOR_AT_A},
            "pay_2_engine_2",
        ),
        ({"stack": in_phase_b(ask("immediate", slot="hire")), **AT_A}, "immediate"),
        ({"stack": in_phase_b(ask("hire-worker", modifier=7, optional=True)), **AT_A}, "modifier"),
        ({"stack": in_phase_b(ask("place-building", price=0, optional=True)), **AT_A}, "price"),
        ({"stack": in_phase_b(ask("buy-cattle", cowboys=2)), **AT_A}, "cowboys"),
        ({"stack": in_phase_b(ask("discard-cards", left=9, select="any", least="jersey")), **AT_A}, "discard-cards"),
        ({"stack": in_phase_b(ask("discard-cards", left=1, select="dog", least="jersey")), **AT_A}, "dog"),
        ({"stack": in_phase_b(ask("draw-cards", left=0, drawn=9)), **AT_A}, "drawn"),
        ({"stack": in_phase_b(ask("back-up", exact=0, why="delivery")), **AT_A}, "back-up"),
        ({"stack": in_phase_b(ask("back-up", exact=0, why="end")), **AT_A}, "back-up"),
        ({"stack": in_phase_b(ask("back-up", exact=0, why="fear")), **AT_A}, "fear"),
        ({"stack": in_phase_b(ask("move-engine", most=0, optional=True)), **AT_A}, "most"),
        ({"stack": in_phase_b(ask("station-behind", optional=False)), **AT_A}, "station-behind"),
        ({"stack": in_phase_b(ask("take-master", station="station_99")), **AT_A}, "station_99"),
        ({"stack": in_phase_b(ask("take-master", station="station_1")), **AT_A}, "station_1"),
        ({"stack": in_phase_b(ask("place-disc", city="topeka", costs=3)), **AT_A}, "place-disc"),
        ({"stack": in_phase_b(ask("travel", left=2, moved=False, free=False)), **AT_A}, "travel"),
        ({"stack": in_phase_b(ask("choose-city", value=3, by_rail=True)), **AT_A}, "choose-city"),
        ({"stack": in_phase_b(tile="teepee_red"), **AT_A}, "teepee_red"),
        ({"stack": in_phase_b(space="nowhere"), **AT_A}, "nowhere"),
        ({"stack": turn(phase(unused=["buy_cattle"])), **AT_A}, "unused"),
        (
            {
                "to_move": 1,
                "stack": [
                    {"ask": "next-turn", "seat": 0},
                    {"ask": "draw-up", "seat": 1},
                    {**phase(unused=["cattleman_1"]), "seat": 1},
                ],
                "seats": [{}, {"cattleman": "neutral_a", "buildings": {"build_b_1": 3}}],
            },
            "unused",
        ),
        ({"stack": turn(phase(again=["hire"])), **AT_A}, "again"),
        ({"stack": turn(phase(chain=["neutral_b"])), **AT_A}, "neutral_a"),
        ({"stack": in_city(ask("foresight", number=1), subphase=3), **IN_CITY}, "foresight"),
        ({"stack": in_city(ask("income")), **IN_CITY}, "income"),
        ({"stack": in_city(subphase=9), **IN_CITY}, "subphase"),
    ],
)
def test_what_does_not_add_up_is_refused_by_name(situation, name):
    with pytest.raises(Impossible) as refused:
        GAME.arrange(situation)
    assert any(each in str(refused.value) for each in name.split("|"))


@pytest.mark.parametrize(
    ("space", "tile", "name"),
    [
        ("build_a_1", 32, "building 3: of a seat that does not play"),
        ("teepee_minus_1", LOOSE + COWBOY, "teepee_minus_1: a tile that does not belong there"),
    ],
)
def test_tiles_that_no_situation_can_name_are_faults_too(space, tile, name):
    p = GAME.start(1)
    p.tiles[p.box.nodes.index(space)] = tile
    assert name in GAME.faults(p)


@pytest.mark.parametrize("seed", range(3))
def test_a_full_situation_continues_in_the_same_way(seed):
    game = trackside.game("great_western_trail", players=3, building_sides="random", neutral_layout="random")
    p = game.start(seed)
    for ply in range(150):
        if ply % 10 == 0:
            twin = game.arrange(p.situation())
            assert twin.situation() == p.situation()
        moves = p.moves()
        move = moves[(7 * ply + seed) % len(moves)]
        p.play(move)
        if ply % 10 == 0:
            twin.play(move)
            assert twin.situation() == p.situation()


def test_discs_balance_themselves():
    """Whichever side is left out follows from the other."""
    own = GAME.arrange({"seats": [{"cities": {"topeka": 1}, "stations": ["station_3"]}]}).view(0).seats[0]
    assert len(own.discs) == 12 and "step_left" in own.discs
    own = GAME.arrange({"seats": [{"cleared": ["step_left", "hand_left"], "stations": ["station_3"]}]}).view(0).seats[0]
    assert own.cities == {"kansas_city": 1} and len(own.discs) == 12


def test_what_lies_on_top_is_drawn_next():
    """Of a draw stack, the market stack, the objective cards and the stacks of tiles; nobody knows it."""
    top = {"market": ["holstein", "texas_longhorn_7"], "objectives": ["draw_3_five_hazard"], "1": ["flood_green_4"]}
    seats = [{"cattleman": "neutral_e", "hand": {}, "top": ["jersey", "guernsey", "jersey", "black_angus"]}]
    situation = {"seats": seats, "top": top, "market": {}, "foresight": {"1": [], "2": [], "3": []}, "stack": HERE}
    p = GAME.arrange(situation)
    assert p.situation()["top"] == top and p.situation()["seats"][0]["top"] == seats[0]["top"]
    assert GAME.arrange(p.situation()).situation() == p.situation()
    world = p.copy()
    world.resample(1, Rng(1))
    assert world.situation()["top"] == {} and GAME.faults(p) == []
    p.play("use buy_cattle")
    p.play("reveal")
    assert p.view(0).market == {"holstein": 1, "texas_longhorn_7": 1}
    assert "texas_longhorn_7" not in world.view(0).market
    while p.seat == 0:
        p.play("decline" if p.is_legal("decline") else "done")
    assert p.view(0).seats[0].hand == {"jersey": 2, "guernsey": 1, "black_angus": 1}
    assert p.tops and all(len(known) == 0 for known in list(p.tops)[3:4])
