"""Chapter 5: phase B and phase C."""

from __future__ import annotations

from marks import example, rule


@example("EX-4")
@rule("GWT-5.1", "GWT-5.2", "GWT-5.4")
def test_local_actions_of_an_own_tile_each_once_in_any_order(visit, play, offered):
    me = {"buildings": {"build_drought_1": 2}, "hand": {"guernsey": 1, "jersey": 1}, "dollars": 6}
    p = visit("build_drought_1", me)
    assert sorted(offered(p, "use")) == ["buy_cattle", "discard_cattle_certificates_1", "discard_guernsey_gain_4"]
    assert "aux_gain_dollar single" in offered(p, "auxiliary")
    play(p, "use discard_cattle_certificates_1", "discard jersey", "use discard_guernsey_gain_4")
    assert offered(p, "use") == ["buy_cattle"] and p.players[0].dollars == 10
    assert offered(p, "auxiliary") == []  # only instead of all local actions
    assert p.refusal(p.game.parse("use discard_guernsey_gain_4")).id == "GWT-5.1"


@example("EX-4")
@rule("GWT-5.1", "GWT-5.8")
def test_a_single_auxiliary_action_instead_of_local_actions(visit, play, offered, why):
    me = {"cleared": ["aux_gain_double"], "hand": {"jersey": 1}}
    p = visit("neutral_a", me)
    assert why(p, "auxiliary aux_gain_dollar double") == "GWT-5.8"
    play(p, "auxiliary aux_gain_dollar single")
    assert p.seat == 1  # nothing else could follow


@rule("GWT-5.3")
def test_of_two_actions_with_a_slash_one_is_used(visit, play, offered):
    p = visit("neutral_c", {"hand": {}})
    assert {"certificates_1", "objective"} <= set(offered(p, "use"))
    play(p, "use certificates_1")
    assert "objective" not in offered(p, "use") and offered(p, "use") == ["engine_per_engineers"]


@example("EX-5")
@rule("GWT-5.5")
def test_on_a_foreign_building_a_hazard_or_a_teepee_only_an_auxiliary_action(visit, offered):
    others = [{"buildings": {"build_a_1": 2}}]
    trail = {"flood_1": "flood_green_4", "teepee_1": "teepee_blue"}
    for space in ("build_a_1", "flood_1", "teepee_1"):
        p = visit(space, {"hand": {"guernsey": 1}}, others, trail=trail)
        assert offered(p, "use") == []
        assert offered(p, "auxiliary") == ["aux_gain_dollar single", "aux_draw_discard single"]


@rule("GWT-5.6", "GWT-10.1")
def test_kansas_city_has_its_five_subphases(visit, play):
    p = visit("kansas_city", {"hand": {"jersey": 1}})
    play(p, "foresight teepee_green", "foresight cowboy", "foresight craftsman", "deliver topeka", "disc certificate_4")
    assert p.seat == 1 and p.view(0).seats[0].cattleman == "start"


@rule("GWT-5.7")
def test_doing_nothing_is_legal_unless_the_table_says_otherwise(visit, play, why):
    assert play(visit("neutral_a"), "done").seat == 1
    p = visit("neutral_a", options={"must_act": True})
    assert why(p, "done") == "GWT-5.7"
    assert play(p, "auxiliary aux_gain_dollar single").seat == 1


@example("EX-8")
@rule("GWT-5.9")
def test_drawing_up(visit, play):
    me = {
        "hand": {"jersey": 3},
        "draw": {"guernsey": 2},
        "discard": {"jersey": 2, "guernsey": 1, "black_angus": 3, "dutch_belt": 3},
        "cleared": ["hand_left"],
    }
    p = play(visit("neutral_a", me), "done")
    assert p.view(0).seats[0].hand == {"jersey": 3, "guernsey": 2}
    assert p.view(0).seats[0].draw_size == 0 and sum(p.view(0).seats[0].discard.values()) == 9


@rule("GWT-5.9")
def test_a_hand_above_the_limit_stays(visit, play):
    p = play(visit("neutral_a", {"hand": {"jersey": 5, "guernsey": 2}}), "done")
    assert p.view(0).seats[0].hand_size == 7


@rule("GWT-5.10", "GWT-7.10")
def test_replacing_the_own_tile_keeps_the_old_actions_and_adds_none(visit, play, offered):
    # Craftsman space 4 lets one build at once: the hire comes from 5a, on which the player stands.
    me = {
        "buildings": {"build_a_1": 5},
        "workers": {"craftsman": 3},
        "dollars": 20,
        "hand": {"holstein": 1},
    }
    for fixed, left in ((True, ["engine_per_engineers"]), (False, [])):
        p = visit("build_a_1", me, jobs={"1": {"craftsman": 1}}, options={"fixed_rights": fixed})
        play(p, "use hire_1_cheaper", "hire craftsman 1", "build 6 build_a_1")
        assert offered(p, "use") == left
        assert p.view(0).trail[2].tile == "private_6a"


@rule("GWT-5.10")
def test_quantities_are_counted_when_the_action_is_carried_out(visit, play):
    me = {"buildings": {"build_a_1": 5}, "dollars": 20, "hand": {}}
    p = visit("build_a_1", me, jobs={"1": {"engineer": 1}})
    play(p, "use hire_1_cheaper", "hire engineer 1", "use engine_per_engineers", "engine 2")
    assert p.view(0).seats[0].engine == "2"


@rule("GWT-5.11")
def test_objective_cards_are_neither_local_nor_auxiliary_actions(visit, play, offered):
    me = {"hand": {"gain_2_building_2_blue": 1, "guernsey": 1}, "dollars": 0}
    p = play(visit("neutral_a", me), "play gain_2_building_2_blue")
    assert p.players[0].dollars == 2
    assert "discard_guernsey_gain_2" in offered(p, "use") and "aux_gain_dollar single" in offered(p, "auxiliary")
