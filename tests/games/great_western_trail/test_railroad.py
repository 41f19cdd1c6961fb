"""Chapter 8: railroad, stations, station masters."""

from __future__ import annotations

import pytest
from marks import example, rule

MASTERS = {"station_1": "sm_workers", "station_2": "sm_objectives", "station_3": "sm_hazards"}
MASTERS |= {"station_4": "sm_teepees", "station_5": "sm_certificates"}


def forward(visit, engine, most, others=(), **me):
    """The engine of the seat may move up to `most` spaces (neutral C)."""
    own = {"engine": engine, "workers": {"engineer": most}, "hand": {}, **me}
    p = visit("neutral_c", own, [{"engine": other} for other in others], station_masters=MASTERS)
    p.play(p.game.parse("use engine_per_engineers"))
    return p


@example("EX-13")
@rule("GWT-8.1", "GWT-8.2", "GWT-8.3")
def test_spaces_within_reach(visit, offered, why):
    p = forward(visit, "1", 3, ["3"])
    assert offered(p, "engine") == ["2", "4", "4.5", "5"]
    assert why(p, "engine 3") == "GWT-8.2" and why(p, "engine 6") == "GWT-8.3"


@rule("GWT-8.1")
def test_there_are_forty_spaces_and_nine_turnouts(table):
    box = table().box
    assert len(box.places) == 49 and [name for name in box.places if "." in name] == [
        "4.5", "7.5", "10.5", "13.5", "16.5", "21.5", "25.5", "29.5", "33.5"
    ]  # fmt: skip


@rule("GWT-8.2")
def test_a_turnout_held_by_another_engine_is_passed(visit, offered):
    assert offered(forward(visit, "4", 1, ["4.5"]), "engine") == ["5"]
    assert offered(forward(visit, "0", 1, ["0"]), "engine") == ["1"]


@rule("GWT-8.4", "GWT-9.7b")
def test_a_maximum_of_zero_forbids_the_engine_move(visit, why, play, offered):
    own = {"buildings": {"build_a_1": 7}, "hand": {}}
    p = visit("build_a_1", own, sides="aaaaaabaaa")
    assert why(p, "use engine_per_own_buildings_in_woods") == "GWT-1.9"
    own = {"buildings": {"build_b_1": 7, "build_e_1": 1}, "hand": {}}
    p = play(visit("build_b_1", own, sides="aaaaaabaaa"), "use engine_per_own_buildings_in_woods")
    assert offered(p, "engine") == ["1", "2"]


def backward(visit, engine, spaces, others=(), options=None, **me):
    """The engine must move back: auxiliary action for a certificate."""
    cleared = ["aux_certificate_first", "aux_certificate_second"]
    own = {"engine": engine, "cleared": cleared, "hand": {}, "dollars": 9, **me}
    rivals = [{"engine": other} for other in others]
    p = visit("neutral_g", own, rivals, station_masters=MASTERS, options=options or {})
    p.play(p.game.parse("use auxiliary"))
    how = "double" if spaces == 2 else "single"
    return p, f"auxiliary aux_engine_back_certificate {how}"


@rule("GWT-8.5", "GWT-15.6")
@pytest.mark.parametrize(
    ("engine", "spaces", "others", "reach"),
    [
        ("6", 1, [], ["5"]),
        ("5", 1, [], ["4", "4.5"]),
        ("6", 2, [], ["4", "4.5"]),
        ("5", 2, [], ["3", "4"]),  # past the turnout, or through it
        ("3", 1, ["2"], ["1"]),
        ("1", 1, [], ["0"]),
    ],
)
def test_backward_moves_are_exact(visit, play, offered, engine, spaces, others, reach):
    p, text = backward(visit, engine, spaces, others)
    assert offered(play(p, text), "engine") == reach


@rule("GWT-8.5", "GWT-15.6")
def test_too_short_a_track_forbids_the_action(visit, why):
    for engine, spaces in (("0", 1), ("1", 2)):
        p, text = backward(visit, engine, spaces)
        assert why(p, text) == "GWT-8.5"


@rule("GWT-8.6")
def test_a_station_is_decided_before_the_rest_of_the_action(visit, play):
    p, text = backward(visit, "5", 1)
    play(p, text, "engine 4.5")
    assert p.asked.name == "upgrade-station" and p.players[0].certificates == 0
    play(p, "decline")
    assert p.players[0].certificates == 1
    p, text = backward(visit, "5", 1, options={"upgrade_first": False})
    play(p, text, "engine 4.5")
    assert p.asked.name == "upgrade-station" and p.players[0].certificates == 1


@rule("GWT-8.7")
def test_an_engine_on_a_turnout_counts_as_on_the_next_space(visit):
    from trackside.games.great_western_trail.rules.delivery import transport

    p = visit("neutral_a", {"engine": "4.5"})
    city = p.box.cities.index("colorado_springs")  # value 6; crossings 4 and 5 lie before it
    assert transport(p.box, p.players[0].engine, city) == 1
    p = visit("neutral_a", {"engine": "4.5"}, options={"turnout_counts_as": "previous"})
    assert transport(p.box, p.players[0].engine, city) == 2


@example("EX-21")
@rule("GWT-8.8")
def test_from_the_last_space_the_engine_goes_back(visit, play, offered):
    p = forward(visit, "37", 4, dollars=3)
    play(p, "engine 39")
    assert p.asked.name == "upgrade-station"
    upgraded = play(p.copy(), "disc aux_gain_double")
    assert p.players[0].dollars == 3 and upgraded.players[0].dollars == 0
    assert offered(upgraded, "engine")[0] == "0" and "38" in offered(upgraded, "engine")
    play(upgraded, "engine 33.5")
    assert upgraded.players[0].dollars == 3 and upgraded.asked.name != "upgrade-station"  # station 9 costs $5
    assert upgraded.scores()[0].parts()["stations"] == 9
    skipped = play(p, "decline", "engine 33.5")
    assert skipped.asked.name == "upgrade-station" and skipped.players[0].dollars == 6
    play(skipped, "disc aux_gain_double")
    assert skipped.players[0].dollars == 1


@rule("GWT-8.9", "GWT-8.10")
def test_upgrading_needs_the_cost_and_a_disc(visit, play, offered, why):
    p = play(forward(visit, "4", 1, dollars=1), "engine 4.5")
    assert p.asked.name != "upgrade-station"
    p = play(forward(visit, "4", 1, dollars=6), "engine 4.5")
    assert why(p, "disc hand_left") == "GWT-11.6"  # black on white
    p = play(forward(visit, "16", 1, dollars=10), "engine 16.5")
    assert why(p, "disc hand_left") == "GWT-11.5"  # 6 for the station, 5 for the space
    assert why(p, "disc step_left") is None
    play(p, "disc step_left")
    assert p.players[0].dollars == 10 - 6 + 3 and p.view(0).seats[0].stations == ["station_5"]


@rule("GWT-8.9")
def test_one_disc_to_a_station_and_others_do_not_matter(visit, play):
    p = forward(visit, "4", 1, dollars=9, stations=["station_1"])
    assert play(p, "engine 4.5").asked.name != "upgrade-station"
    own = {"engine": "4", "workers": {"engineer": 1}, "hand": {}, "dollars": 9}
    p = visit("neutral_c", own, [{"stations": ["station_1"]}])
    assert play(p, "use engine_per_engineers", "engine 4.5").asked.name == "upgrade-station"


@rule("GWT-8.11", "GWT-8.12", "GWT-8.13")
def test_a_station_master_for_a_worker(visit, play, offered, why):
    p = forward(visit, "4", 2, dollars=9)
    play(p, "engine 4.5", "disc aux_gain_double")
    assert p.asked.name == "take-master" and why(p, "master cowboy") == "GWT-8.11"
    play(p, "master engineer")
    own = p.view(0).seats[0]
    assert own.masters == ["sm_workers"] and own.workers["engineer"] == 1 and own.dollars == 9 - 2 + 2
    assert p.view(0).stations[0].worker == "engineer" and p.view(0).stations[0].master is None
    # The space that became free gives its immediate action again.
    again = {"workers": {"engineer": 1}, "hand": {"jersey": 1}, "dollars": 9, "masters": ["sm_workers"]}
    rest = {**MASTERS, "station_1": "engineer"}
    p = visit("neutral_a", again, station_masters=rest, jobs={"1": {"engineer": 1}})
    play(p, "use hire", "hire engineer 1")
    assert "discard_jersey_certificates_1" in offered(p, "use")


@rule("GWT-8.11")
def test_printed_workers_are_never_given(visit, play):
    p = play(forward(visit, "4", 1, dollars=9), "engine 4.5", "disc aux_gain_double")
    assert p.asked.name != "take-master"


@rule("GWT-8.12")
def test_a_station_master_that_removes_a_hazard_or_trades(visit, play, offered):
    own = {"engine": "7", "workers": {"engineer": 2}, "hand": {}, "dollars": 9}
    trail = {"flood_1": "flood_green_4", "teepee_4": "teepee_blue"}
    p = visit("neutral_c", own, station_masters=MASTERS, trail=trail)
    play(p, "use engine_per_engineers", "engine 7.5", "disc aux_gain_double", "master engineer")
    assert [str(move) for move in p.moves()] == ["decline", "use trade", "use hazard_0"]
    play(p, "use hazard_0", "hazard flood_1")
    assert p.view(0).seats[0].hazards == {"flood_green_4": 1} and p.players[0].dollars == 7
    assert p.asked.name == "phase-b"  # back to the unused local actions


@rule("GWT-8.14", "GWT-9.9b")
def test_upgrading_a_station_behind_the_engine(visit, play, offered, why):
    own = {"buildings": {"build_a_1": 9}, "engine": "10.5", "dollars": 3, "hand": {}}
    p = play(visit("build_a_1", own, sides="aaaaaaaaba"), "use upgrade_behind")
    assert offered(p, "station") == ["station_1", "station_2"]
    assert why(p, "station station_3") == "GWT-8.14"
    play(p, "station station_2", "disc aux_gain_double")
    assert p.view(0).seats[0].stations == ["station_2"] and p.players[0].dollars == 1
