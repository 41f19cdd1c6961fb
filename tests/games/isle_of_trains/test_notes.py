"""Notes on moves: what they earn, what a card is worth, and the weight of the train."""

from __future__ import annotations

from marks import rule

from trackside.locales import words


def note(p, text):
    return p.game.note(p, p.game.parse(text))


@rule("IOT-6.7")
def test_a_load_in_another_train_tells_its_benefit(table):
    p = table({"hand": ["hopper_l1"], "train": ["loco_l1", "hopper_l1"]}, {"train": ["loco_l1", "hopper_l1"]})
    key, facts = note(p, "load 2 1 hopper_l1")
    assert (key, facts["cards"], facts["less"], facts["bonus"]) == ("benefit", 3, 1, False)
    assert note(p, "load 1 1 hopper_l1") is None


@rule("IOT-15.4", "IOT-15.5")
def test_in_solo_only_a_main_load_brings_a_benefit(table, play):
    train = ["loco_l2", "boxcar_l2", "hopper_l2"]
    p = table({"hand": ["loco_l3", "hopper_l1"], "train": train}, players=1)
    key, facts = note(p, "load 1 1 loco_l3")
    assert (key, facts["cards"], facts["actions"]) == ("benefit", 4, ["load"])
    play(p, "load 1 1 loco_l3", "take rest")
    assert p.asked.name == "bonus"
    assert note(p, "load 1 2 hopper_l1") is None


def test_a_build_tells_points_and_weight(table):
    p = table({"hand": ["hopper_l3", "bank", *["loco_l3"] * 4, *["coach_l2"] * 3], "train": ["loco_l1", "hopper_l1"]})
    assert note(p, "upgrade 1 hopper_l3") == ("build", {"points": 6, "weight": 1, "power": 4, "wins": False})
    assert note(p, "build hopper_l3") == ("build", {"points": 8, "weight": 2, "power": 4, "wins": False})
    assert note(p, "build bank") == ("building", {"points": 0, "wins": False})


def test_contracts_and_tickets_tell_what_they_earn(table):
    train = [{"card": "loco_l1", "loads": ["black"]}, {"card": "hopper_l2", "loads": ["hopper_l1", "tanker_l1"]}]
    p = table({"train": train})
    assert note(p, "contract alpine_lodge") == ("contract", {"points": 4})
    assert note(p, "ticket black 0")[0] == "benefit"


def test_buying_back_names_the_card(table):
    p = table({"vp": 3}, players=1, discard=["coach_l3", "bank"])
    card = p.view(0).discard[0]
    assert note(p, "buy-back") == ("buy-back", {"card": card, "vp": 3})


def test_a_car_is_named_and_numbered_only_if_it_has_a_twin(table):
    train = ["loco_l2", "hopper_l1", "boxcar_l1", "boxcar_l1"]
    p = table({"hand": ["loco_l3", "hopper_l1", "boxcar_l2", "coach_l2"], "train": train})
    say = words("en", "isle_of_trains").seated(["Ann", "Bob"])

    def said(text):
        return say.move(p.game.parse(text), p).split(" – ")[0]

    assert said("upgrade 0 loco_l3").startswith("Replace Locomotive 2 with Locomotive 3")
    assert said("load 1 1 hopper_l1") == "Load Hopper 1 into Hopper 1"
    assert said("upgrade 3 boxcar_l2").startswith("Replace Boxcar 1 (car 3) with Boxcar 2")
