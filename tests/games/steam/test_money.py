"""Chapters 8 and 9: income, expenses, loans, bankruptcy."""

from __future__ import annotations

from marks import example, rule


def settled(table, play, **seat):
    """Seat 3 after the income step of a game in its last round."""
    rules = seat.pop("rules", "standard")
    p = table(rules=rules, cash=50, seats={3: seat}, phase="goods_two", to_move=3, round=8)
    play(p, "pass")
    return p.players[3]


@rule("STEAM-8.1")
def test_players_settle_in_turn_order(table, play):
    p = table(cash=5, phase="goods_two", to_move=1, order=[2, 0, 3, 1])
    play(p, "1 pass")
    assert [event.seat for event in p.journal.events if event.kind == "settle"] == [2, 0, 3, 1]


@rule("STEAM-8.2")
def test_base_income_is_received(table, play):
    player = settled(table, play, rules="base", cash=2, income=6, locomotive=5)
    assert player.cash == 8  # and there is no upkeep


@example("EX-12")
@rule("STEAM-8.3")
def test_base_negative_income_is_paid_with_loans(table, play):
    player = settled(table, play, rules="base", cash=1, income=-4)
    assert (player.cash, player.income) == (2, -5)


@rule("STEAM-8.4")
def test_standard_income_less_upkeep(table, play):
    assert settled(table, play, cash=1, income=3, locomotive=2).cash == 2
    assert settled(table, play, cash=9, income=-3, locomotive=2).cash == 4


@rule("STEAM-8.5", "STEAM-8.8")
def test_standard_shortfall_costs_points_first(table, play):
    player = settled(table, play, cash=0, income=-2, points=4, locomotive=3)
    assert (player.cash, player.points, player.income) == (1, 1, -2)


@rule("STEAM-8.6", "STEAM-8.8")
def test_standard_shortfall_then_costs_income(table, play):
    player = settled(table, play, cash=0, income=-3, points=1, locomotive=2)
    assert (player.cash, player.points, player.income) == (1, 0, -5)


@rule("STEAM-8.7", "STEAM-9.6")
def test_a_player_who_cannot_pay_is_bankrupt(table, play):
    assert settled(table, play, cash=2, income=-9, locomotive=4).fell == 1
    assert settled(table, play, rules="base", cash=9, income=-10, points=1).fell == 1
    assert settled(table, play, rules="base", cash=9, income=-10, points=2).fell == 0


@rule("STEAM-8.3", "STEAM-8.5", "STEAM-8.6", "STEAM-8.7", "STEAM-8.8")
def test_a_bankrupt_has_first_given_up_all_that_he_could(table, play):
    """The loan, the points and the steps of income come before the bankruptcy, so they count in its total."""
    base = settled(table, play, rules="base", cash=1, income=-10, points=3)
    assert (base.fell, base.cash, base.income, base.points) == (1, 0, -10, 1)
    borrower = settled(table, play, rules="base", cash=0, income=-9, points=0)
    assert (borrower.fell, borrower.income, borrower.points) == (1, -10, 0)
    standard = settled(table, play, cash=2, income=-9, locomotive=4, points=1)
    assert (standard.fell, standard.cash, standard.income, standard.points) == (1, 0, -10, 0)


@rule("STEAM-9.1")
def test_money_is_whole_and_only_the_bank_pays(table, play, coast):
    p = table(cash=7, level=2, track=coast(0, 1), cubes={"boston": {"red": 1}}, phase="goods_one")
    play(p, "deliver boston red", "link boston sw", "link providence sw", "0 points", "1 points")
    assert [int(player.cash) for player in p.players] == [7, 7, 7, 7]  # a delivery moves no money between players
    assert not any(move.kind in ("give", "trade", "repay") for move in p.game.moves)


@rule("STEAM-9.2", "STEAM-9.5")
def test_standard_loans_in_the_capital_phase_only(table, play, why):
    p = table(cash=0, phase="capital")
    play(p, "0 loans 3", "1 loans 0")
    assert why(p, "loans 11") == "STEAM-9.4"
    play(p, "2 loans 10", "3 loans 1")
    assert [(int(player.cash), int(player.income)) for player in p.players] == [(15, -3), (0, 0), (50, -10), (5, -1)]
    assert p.asked.name == "bid-for-order"
    assert why(p, "loans 1") == "STEAM-11.1"


@example("EX-11")
@rule("STEAM-9.3")
def test_base_loans_are_forced_and_as_few_as_needed(table, play):
    p = table(rules="base", phase="auction", seats={0: {"cash": 3, "income": 2}})
    play(p, "0 bid 9", "1 pass", "2 pass", "3 pass")
    assert (p.players[0].cash, p.players[0].income) == (4, 0)
    q = table(rules="base", cash=6)
    play(q, "lay M7 gentle_curve 1")
    assert (q.players[0].cash, q.players[0].income) == (3, 0)  # none while cash suffices


@example("EX-11")
@rule("STEAM-9.4")
def test_at_the_floor_a_loan_costs_two_points(table, play, why):
    p = table(phase="capital", seats={0: {"income": -9, "points": 5, "cash": 0}})
    assert why(p, "loans 3") is None
    assert why(p, "loans 4") == "STEAM-9.4"
    play(p, "loans 3")
    assert (p.players[0].cash, p.players[0].income, p.players[0].points) == (15, -10, 1)


@rule("STEAM-9.6")
def test_base_nobody_starts_what_they_cannot_pay(table, why):
    poor = {0: {"cash": 2, "income": -10, "points": 1}}
    p = table(rules="base", seats=poor)
    assert why(p, "lay M7 gentle_curve 1") == "STEAM-6.7"
    assert why(p, "lay N5 gentle_curve 3") == "STEAM-6.7"
    assert why(p, "done") is None


@rule("STEAM-9.7")
def test_what_becomes_of_a_bankrupts_track(table, play, why, tile, links):
    track = [tile("M7", "gentle_curve", 1, 1), tile("N3", "gentle_curve", 3, 1)]
    broke = {"cash": 4, "income": -10, "locomotive": 6}
    p = table(seats={1: broke}, track=track, phase="goods_two", to_move=3, cubes={"boston": {"red": 1}})
    play(p, "pass")
    assert links(p) == ({("new_york", "philadelphia"): None}, [("albany", None)])
    assert (p.players[1].cash, p.players[1].fell, list(p.order)) == (0, 1, [0, 2, 3])
    assert (p.view(None).rounds, p.view(None).round) == (8, 2)
    assert p.view(None).places[p.box.place_names.index("boston")].cubes == {"red": 1}
    q = table(track=[tile("N3", "gentle_curve", 3, None), tile("M7", "gentle_curve", 1, None)])
    assert why(q, "lay N3 sharp_curve 3") is None  # the open one may be claimed
    assert why(q, "lay M7 straight 1") == "STEAM-6.6"  # the completed one stays as it is


@rule("STEAM-9.8")
def test_the_last_one_left_wins_at_once(table, play):
    broke = {"cash": 0, "income": -10, "locomotive": 2}
    p = table(3, seats={0: broke, 2: broke}, phase="goods_two", to_move=2, round=4)
    play(p, "pass")
    assert p.over
    assert p.game.places(p) == [3, 1, 2]
    assert [event.kind for event in p.journal.events][-1] == "bankrupt"
