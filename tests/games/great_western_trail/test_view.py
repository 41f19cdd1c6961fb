"""What a board draws besides the pieces: actions, risk actions, what comes next, and the current score."""

from __future__ import annotations

from typing import Any

from western_stacks import ask, in_phase_b

import trackside
from trackside.core.rng import Rng
from trackside.referee.choosing import STYLES, chooser


def test_a_site_shows_its_risk_action_before_anything_stands_on_it(table) -> None:
    view = table().view(0)
    sites = {space.space: space for space in view.trail}
    assert sites["build_flood_1"].risk == ["discard_jersey_certificates_1_gain_2"]
    assert (sites["build_flood_1"].actions, sites["build_a_1"].risk) == ([], [])


def test_an_action_with_a_choice_is_one_action(table) -> None:
    """Neutral buildings C and D offer one of two."""
    spaces = {space.space: space for space in table().view(0).trail}
    assert any(len(action) == 2 for action in spaces["neutral_c"].actions)
    for space in spaces.values():
        assert [deed for action in space.actions for deed in action] == space.deeds


def test_phase_b_shows_what_is_left_to_do_to_everybody(visit) -> None:
    p = visit("neutral_b", me={"dollars": 20, "hand": {"dutch_belt": 2}})
    for viewer in (0, 1, None):
        phase = p.view(viewer).phase_b
        assert phase is not None
        assert (phase.space, phase.auxiliary) == ("neutral_b", True)
    before = p.view(0).phase_b.unused
    assert before == next(space.actions for space in p.view(0).trail if space.space == "neutral_b")
    p.play(next(move for move in p.moves() if move.kind == "use"))
    phase = p.view(1).phase_b
    assert phase is not None
    assert len(phase.unused) == len(before) - 1
    assert not phase.auxiliary


def test_the_next_worker_of_each_row(table) -> None:
    box: Any = trackside.game("great_western_trail").setting.data["player_board"]["worker_rows"]
    view = table(seats=[{"workers": {"cowboy": 3, "craftsman": 6}}]).view(0)
    unlocked = view.seats[0].next_worker
    assert unlocked["craftsman"] == []
    for worker, number in (("cowboy", 4), ("engineer", 2)):
        assert bool(unlocked[worker]) == (number in box[worker])


def test_the_score_as_it_stands_is_the_sum_of_what_is_shown() -> None:
    for number in range(4):
        chance = Rng(number)
        p = trackside.game("great_western_trail", players=3).start(number)
        choose = chooser(STYLES[number], chance)
        while not p.over:
            if chance.below(8) == 0:
                for seat, score in enumerate(p.scores()):
                    its = p.view(seat).seats[seat]
                    assert (its.score, its.total) == (score.parts(), score.total())
                    assert sum(card.points for card in its.objectives) == its.score["objectives"]
                    assert [card.card for card in its.objectives if card.area] == its.area
                    for card in its.objectives:
                        assert card.counts or not card.points
                        assert all(met for _, met in card.tasks) or card.points <= 0
            p.play(choose(p, p.moves()))


def test_a_score_that_depends_on_an_unseen_card_is_not_shown(table) -> None:
    """GWT-1.13: an objective card taken unseen into the hand is its owner's secret."""
    stack = in_phase_b(ask("take-objective", to_hand=True, optional=False))
    p = table(seats=[{"cattleman": "neutral_a"}], stack=stack)
    assert p.view(1).seats[0].total is not None
    p.play(p.game.parse("take stack"))
    mine, others = p.view(0).seats[0], p.view(1).seats[0]
    assert others.unseen == 1
    assert (others.score, others.total, others.objectives) == (None, None, None)
    assert mine.score is not None
    assert [card.area for card in mine.objectives] == [True, False]


def test_arrows_and_the_worth_of_the_hand_are_the_viewers_own(table) -> None:
    p = table(seats=[{"cities": {"colorado_springs": 1, "santa_fe": 1}, "hand": {"jersey": 2, "holstein": 1}}])
    mine, others = p.view(0).seats[0], p.view(1).seats[0]
    assert mine.arrows == others.arrows
    assert mine.hand_value is not None and others.hand_value is None
