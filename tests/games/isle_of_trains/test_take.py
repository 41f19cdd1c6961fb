"""Chapters 3 and 4: the turn, general procedures, take."""

from __future__ import annotations

from marks import example, rule


@rule("IOT-3.1", "IOT-3.2", "IOT-8.1")
def test_two_actions_then_the_next_player(table, play, idle):
    p = table()
    assert p.asked.left == 2
    play(p, "take passenger")
    assert p.seat == 0 and p.asked.left == 1
    play(p, "take passenger")
    assert p.seat == 1 and p.asked.left == 2


@rule("IOT-3.3")
def test_both_actions_are_mandatory(table, why):
    p = table()
    assert why(p, "decline") == "IOT-3.3"
    assert why(p, "take passenger") is None


@rule("IOT-3.2", "IOT-7.12")
def test_an_action_that_cannot_be_completed_is_not_offered(table, why):
    p = table({"hand": ["hopper_l2", "coach_l1"]})
    assert why(p, "build hopper_l2") == "IOT-5.8"
    assert why(p, "special") == "IOT-7.12"
    assert why(p, "board 1 0 white") == "IOT-6.1"


@rule("IOT-4.1", "IOT-4.2")
@example("TV-2")
def test_a_row_card_leaves_a_gap_until_the_end_of_the_turn(table, play, why):
    p = table(row=["bank", "coach_l1", "hopper_l1"])
    play(p, "take row 1")
    assert list(p.row).count(-1) == 1 and p.players[0].size == 1
    assert why(p, "take row 1") == "IOT-4.2"
    play(p, "take row 3")
    assert -1 not in list(p.row) and p.players[0].size == 2


@rule("IOT-4.1")
def test_take_from_the_deck(table, play, seat):
    p = table(deck=["bank"], discard=None)
    play(p, "take deck")
    assert seat(p).hand == {"bank": 1}


@rule("IOT-3.9", "IOT-4.3")
def test_a_passenger_or_a_marker_when_the_bag_is_empty(table, play, seat):
    everyone = dict.fromkeys(("white", "turquoise", "orange", "green", "purple"), 3)
    p = table({}, {"supply": everyone}, seated={"black": 2})
    play(p, "take passenger")
    assert seat(p).supply == {"black": 1} and seat(p).vp_markers == 0
    play(p, "take passenger")
    assert seat(p).supply == {"black": 1} and seat(p).vp_markers == 1


@rule("IOT-3.7", "IOT-3.8")
@example("TV-3")
def test_taking_reshuffles_in_the_middle_of_an_effect(table, play):
    p = table(
        {"supply": ["white"]},
        {"train": ["loco_l2", "coach_l1"]},
        hoard=1,
        deck=["bank"],
        discard=["hopper_l1", "hopper_l2", "tanker_l1", "tanker_l2", "boxcar_l1"],
    )
    play(p, "board 2 1 white")
    assert p.players[0].size == 3
    assert (len(p.deck), len(p.discard)) == (3, 0)


@rule("IOT-3.7", "IOT-3.8")
@example("TV-4")
def test_only_the_row_is_left(table, play, seat):
    p = table(
        {"hand": ["hopper_l3"]},
        {"train": ["loco_l2", "boxcar_l1"]},
        hoard=1,
        row=["bank", "town_hall"],
    )
    play(p, "load 2 1 hopper_l3")
    assert seat(p).hand == {"bank": 1, "town_hall": 1}
    assert p.asked.name == "action" and p.asked.left == 1


@rule("IOT-3.7")
def test_effects_take_row_or_deck_one_at_a_time(table, play, legal, ask, why):
    p = table({"supply": ["white"]}, {"train": ["loco_l2"]}, row=["bank", "coach_l1", "hopper_l1"])
    play(p, "board 2 0 white")
    assert ask(p) == "take-cards"
    assert legal(p) == ["take row 1", "take row 2", "take row 3", "take deck", "take rest"]
    play(p, "take row 2")
    assert legal(p) == ["take row 1", "take row 3", "take deck"] and why(p, "take rest") == "IOT-3.7"


@rule("IOT-3.7")
def test_the_rest_from_the_deck(table, play, ask, seat):
    p = table({"supply": ["white"]}, {"train": ["loco_l2", "coach_l1"]}, row=["bank", "coach_l2", "hopper_l1"])
    play(p, "board 2 1 white", "take row 1")
    assert p.asked.n == 2
    play(p, "take rest")
    assert ask(p) == "action" and seat(p).hand_size == 3 and list(p.row).count(-1) == 1


@rule("IOT-3.7")
def test_what_must_come_from_the_deck_comes_first(table, play, ask, seat, legal):
    p = table({"hand": ["hopper_l3"]}, {"train": ["loco_l2", "boxcar_l1"]}, row=["bank", "coach_l2", None])
    play(p, "load 2 1 hopper_l3")
    assert ask(p) == "take-cards" and p.asked.n == 2 and seat(p).hand_size == 2, "two of the four"
    assert legal(p) == ["take row 1", "take row 2", "take deck", "take rest"]


@rule("IOT-3.7", "IOT-3.8")
def test_a_deck_that_runs_out_leaves_the_row(table, play, ask, seat):
    p = table(
        {"hand": ["hopper_l3"]},
        {"train": ["loco_l2", "boxcar_l2"]},
        hoard=1,
        deck=["coal_factory"],
        row=["bank", "town_hall", "rail_yard"],
    )
    play(p, "load 2 1 hopper_l3")
    assert ask(p) == "action" and seat(p).hand_size == 4, "one of the deck, then all that lies in the row"


@rule("IOT-3.7")
def test_deck_only_by_option(table, play, ask):
    p = table(
        {"supply": ["white"]},
        {"train": ["loco_l2"]},
        row=["bank", "coach_l1", "hopper_l1"],
        options={"take_effects_may_use_row": False},
    )
    play(p, "board 2 0 white")
    assert ask(p) == "action" and p.players[0].size == 2 and -1 not in list(p.row)


@rule("IOT-3.8")
def test_after_a_reshuffle_the_deck_can_be_counted(table, play):
    p = table(hoard=1, deck=[], discard=["bank", "hopper_l1"], row=["coach_l1", "coach_l2", "coach_l3"])
    play(p, "take deck")
    assert (len(p.deck), len(p.discard)) == (1, 0)
    assert sum(p.situation()["seats"][1]["old"].values()) == p.players[1].size


@rule("IOT-3.10")
def test_a_benefit_discard_is_mandatory_and_free_of_choice(table, play, legal, ask):
    p = table({"hand": ["hopper_l1", "bank"]}, {"train": ["loco_l2", "hopper_l1"]}, row=["coach_l1", None, None])
    play(
        p,
        "load 2 1 hopper_l1",
        "take row 1",
    )
    while ask(p) == "take-cards":
        play(p, "take deck")
    assert ask(p) == "benefit-discard" and "discard bank" in legal(p) and "decline" not in legal(p)


@rule("IOT-3.11")
def test_several_discards_are_named_in_order_except_in_solo(table, play, why, ask):
    hand = ["hopper_l1", "tanker_l1", "tanker_l1", "coach_l1", "bank", "town_hall", "rail_yard"]
    p = table({"hand": hand})
    play(p, "take passenger", "take passenger")
    assert ask(p) == "hand-limit"
    play(p, "discard tanker_l1")
    assert why(p, "discard hopper_l1") == "IOT-3.11"
    play(p, "discard bank")
    alone = table({"hand": hand}, players=1)
    play(alone, "take passenger", "take passenger", "discard tanker_l1", "discard hopper_l1")
    assert [alone.box.kind_names[kind] for kind in alone.discard][-3:-1] == ["tanker_l1", "hopper_l1"]


@rule("IOT-3.4", "IOT-3.5")
def test_a_bonus_action_is_one_of_its_kind_or_declined(table, play, why, ask, legal):
    p = table({"hand": ["hopper_l1", "coach_l1", "bank"]}, {"train": ["loco_l2", "hopper_l2"]}, row=[None, None, None])
    play(p, "load 2 1 hopper_l1")
    assert ask(p) == "bonus" and "build coach_l1" in legal(p)
    assert why(p, "take passenger") == "IOT-3.4"
    play(p, "decline")
    assert ask(p) == "action" and p.asked.left == 1


@rule("IOT-3.4")
def test_the_level_three_hopper_gives_any_action(table, play, legal):
    p = table({"hand": ["hopper_l1"]}, {"train": ["loco_l2", "hopper_l3"]}, row=[None, None, None])
    play(p, "load 2 1 hopper_l1")
    assert "take passenger" in legal(p) and "decline" in legal(p)


@rule("IOT-3.5")
@example("TV-42")
def test_a_bonus_build_without_a_payable_card_is_lost(table, play, ask):
    p = table({"hand": ["hopper_l1"]}, {"train": ["loco_l2", "hopper_l2"]}, hoard=1, deck=["bank"], discard=[])
    play(p, "load 2 1 hopper_l1")
    assert ask(p) == "action" and p.asked.left == 1


@rule("IOT-3.6")
def test_a_bonus_load_goes_into_the_own_train(table, play, why):
    p = table(
        {"hand": ["coach_l2", "hopper_l3"], "train": ["loco_l2", "boxcar_l1"]},
        {"train": ["loco_l2", "tanker_l3", "boxcar_l1"]},
        row=[None, None, None],
    )
    play(p, "load 2 1 coach_l2")
    assert why(p, "load 2 2 hopper_l3") == "IOT-3.6"
    assert why(p, "load 1 1 hopper_l3") is None


@rule("IOT-3.12", "IOT-6.7")
def test_a_bonus_is_finished_before_what_waits_beneath(table, play, ask):
    p = table(
        {"hand": ["hopper_l1", "coach_l1", "bank"], "supply": ["white"]},
        {"train": ["loco_l2", "hopper_l2"]},
        row=["hopper_l2", None, None],
    )
    play(p, "load 2 1 hopper_l1", "take row 1")
    assert ask(p) == "bonus"
    play(p, "build coach_l1")
    assert ask(p) == "payment"
    play(p, "discard bank")
    assert ask(p) == "action" and p.asked.left == 1
