"""Chapter 5: claim a route."""

from __future__ import annotations

import pytest
from marks import example, rule

BLACK = "korenmetershuisje__jan_roodenpoortstoren__black"
FOUR = "haringpakkerstoren__oude_waal__grey"
BLUE, RED = "jan_roodenpoortstoren__dam__blue", "jan_roodenpoortstoren__dam__red"
ROW = ["red", "blue", "green", "pink", "black"]


def payments(p, route):
    return [" ".join(str(move).split()[2:]) for move in p.moves() if str(move).startswith(f"claim {route} ")]


@example("V-16")
@rule("TTR-5.3", "TTR-5.5", "TTR-5.10")
def test_all_payments_of_a_coloured_route(table, play):
    p = table(2, seats=[{"hand": {"green": 3, "wild": 3, "red": 3}}, {}])
    route = "dam__oost_indisch_huis__green"
    assert payments(p, route) == ["green wild wild", "green green wild", "green green green", "wild wild wild"]
    play(p, f"claim {route} green green wild")
    assert p.players[0].points == 4
    assert p.view(0).seats[0].hand == {"green": 1, "wild": 2, "red": 3}


@example("V-17")
@rule("TTR-5.2", "TTR-5.4", "TTR-5.5")
@pytest.mark.parametrize(
    ("hand", "ways"),
    [
        ({"red": 1, "blue": 1}, []),
        ({"red": 1, "blue": 1, "wild": 1}, ["blue wild", "red wild"]),
        ({"red": 2, "blue": 2}, ["blue blue", "red red"]),
        ({"wild": 2}, ["wild wild"]),
    ],
)
def test_all_payments_of_a_grey_route(table, hand, ways):
    p = table(2, seats=[{"hand": hand}, {}])
    assert payments(p, "munttoren__oost_indisch_huis__grey") == ways


@example("V-18")
@rule("TTR-5.6", "TTR-5.10", "TTR-5.11")
def test_a_route_of_four_with_cart_symbols(table, play):
    p = table(2, seats=[{"hand": {"pink": 4}}, {}], row=ROW)
    play(p, f"claim {FOUR} pink pink pink pink")
    seat = p.view(0).seats[0]
    assert (seat.points, seat.carts, seat.bonus_cards) == (7, 12, 1)
    assert seat.routes == [FOUR]
    assert p.view(0).discard == {"pink": 4}
    assert p.view(0).bonus_stock == 15


@example("V-19")
@rule("TTR-5.11")
def test_a_route_of_one_earns_a_bonus_card_too(table, play):
    p = table(2, seats=[{"hand": {"pink": 1}}, {}])
    play(p, "claim de_drie_hendricken__westermarkt__pink pink")
    assert (p.players[0].points, p.players[0].bonus) == (1, 1)


@rule("TTR-5.11")
def test_no_bonus_card_from_an_empty_stock():
    import trackside

    game = trackside.game("ticket_to_ride_amsterdam", box={"components": {"bonus_cards_total": 1}})
    pair = ["de_drie_hendricken__westermarkt__black"]
    p = game.arrange({"seats": [{"hand": {"red": 3}}, {"routes": pair}]})
    p.play(game.parse("claim westermarkt__begijnhof__red red red red"))
    assert [q.bonus for q in p.players] == [0, 1]
    assert game.arrange(p.situation()).situation() == p.situation()


@rule("TTR-5.10")
@pytest.mark.parametrize(
    ("claim", "points"),
    [
        (f"claim {RED} red", 1),
        ("claim dam__begijnhof__grey red red", 2),
        ("claim westermarkt__begijnhof__red red red red", 4),
        (f"claim {FOUR} red red red red", 7),
    ],
)
def test_points_by_length(table, play, claim, points):
    p = table(2, seats=[{"hand": {"red": 4}}, {}])
    play(p, claim)
    assert p.players[0].points == points


@example("V-20")
@rule("TTR-5.8", "TTR-5.9")
def test_with_two_players_the_other_lane_is_closed_to_both(table, refused):
    for seat in range(2):
        p = table(2, seats=[{"routes": [BLUE], "hand": {"red": 1}}, {"hand": {"red": 1}}], to_move=seat)
        assert payments(p, RED) == []
        assert refused(p, f"claim {RED} red") == ("TTR-5.8" if seat == 0 else "TTR-5.9")


@example("V-20")
@rule("TTR-5.8", "TTR-5.9")
@pytest.mark.parametrize("players", [3, 4])
def test_with_more_players_another_may_claim_the_other_lane(table, refused, players):
    seats = [{"routes": [BLUE], "hand": {"red": 1}}] + [{"hand": {"red": 1}}] * (players - 1)
    owner = table(players, seats=seats, to_move=0)
    assert refused(owner, f"claim {RED} red") == "TTR-5.8"
    other = table(players, seats=seats, to_move=1)
    assert payments(other, RED) == ["red"]


@rule("TTR-5.1", "TTR-5.12")
def test_a_claimed_route_stays_claimed(table, play, refused):
    p = table(3, seats=[{"routes": [RED], "hand": {"red": 1}}, {"hand": {"red": 1}}, {}], to_move=1)
    assert refused(p, f"claim {RED} red") == "TTR-5.1"
    mine = table(3, seats=[{"routes": [RED], "hand": {"red": 1}}, {}, {}])
    assert refused(mine, f"claim {RED} red") == "TTR-5.1"


@example("V-21")
@rule("TTR-5.1")
def test_a_route_longer_than_the_supply_of_carts(table, refused):
    used = ["haringpakkerstoren__noordermarkt__blue", "westermarkt__begijnhof__red", "munttoren__blauwbrug__blue"]
    used += ["dam__oost_indisch_huis__green", "oude_waal__waag__grey"]
    p = table(2, seats=[{"routes": used, "hand": {"pink": 4}}, {}])
    assert p.players[0].carts == 3
    assert refused(p, f"claim {FOUR} pink pink pink pink") == "TTR-5.1"
    assert payments(p, FOUR) == []


@example("V-22")
@rule("TTR-5.2")
def test_mixed_colours_and_wrong_numbers_are_no_payment(table, refused):
    p = table(2, seats=[{"hand": {"red": 3, "blue": 1}}, {}])
    assert refused(p, "claim noordermarkt__jan_roodenpoortstoren__grey red red blue") == "TTR-5.2"
    assert refused(p, "claim munttoren__oost_indisch_huis__grey red red red") == "TTR-5.2"
    assert refused(p, "claim munttoren__oost_indisch_huis__grey blue blue") == "TTR-5.5"
    assert refused(p, "claim munttoren__oost_indisch_huis__grey red wild") == "TTR-5.5"


@example("V-23")
@rule("TTR-5.7")
def test_a_route_need_not_touch_the_others_and_one_is_all_for_a_turn(table, play):
    p = table(2, seats=[{"routes": ["nieuwe_waal__noordermarkt__green"], "hand": {"blue": 4}}, {}])
    play(p, "claim munttoren__blauwbrug__blue blue blue blue")
    assert p.players[0].routes.bit_count() == 2
    assert p.seat == 1


@rule("TTR-10.4", "TTR-5.2", "TTR-5.3", "TTR-10.3")
@pytest.mark.parametrize(
    ("cards", "broken"),
    [
        ("black", "TTR-5.2"),
        ("black black black", "TTR-5.2"),
        ("black red", "TTR-5.2"),
        ("red red", "TTR-5.3"),
        ("red wild", "TTR-5.3"),
        ("wild black", "TTR-10.3"),
    ],
)
def test_a_payment_that_no_hand_can_make_names_the_rule(table, refused, cards, broken):
    p = table(seats=[{"hand": {"black": 2, "red": 2, "wild": 2}}])
    assert refused(p, f"claim {BLACK} {cards}") == broken
    assert p.game.find(f"claim {BLACK} guilders") is None and p.game.find("claim") is None
