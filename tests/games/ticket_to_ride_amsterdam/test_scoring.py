"""Chapter 8: final scoring."""

from __future__ import annotations

from typing import Any

import pytest
from marks import example, rule

import trackside

BONUS = [route["id"] for route in trackside.game("ticket_to_ride_amsterdam").setting.data["routes"] if route["bonus"]]


def holding(table, counts, option="competition"):
    """Seats that own so many routes with cart symbols, in twins only one."""
    singles = iter(
        route
        for route in sorted(BONUS, key=length)
        if not route.endswith(("hendricken__westermarkt__black", "haringpakkerstoren__grey"))
    )
    seats = [{"routes": [next(singles) for _ in range(n)], "contracts": []} for n in counts]
    return table(len(counts), option=option, seats=seats)


def length(route):
    game: Any = trackside.game("ticket_to_ride_amsterdam")
    return game.box.length[game.box.route_names.index(route)]


def bonus(p):
    return tuple(score.parts()["bonus"] for score in p.scores())


@example("V-31")
@rule("TTR-8.3", "TTR-8.4", "TTR-8.5")
@pytest.mark.parametrize(
    ("held", "points"),
    [
        ((5, 3, 3, 0), (8, 6, 6, 0)),
        ((4, 4, 2, 1), (8, 8, 4, 2)),
        ((2, 2, 2, 2), (8, 8, 8, 8)),
        ((3, 1, 0, 0), (8, 6, 0, 0)),
        ((4, 4, 1), (8, 8, 2)),
        ((3, 2, 2), (8, 5, 5)),
        ((3, 0, 0), (8, 0, 0)),
        ((3, 1), (8, 4)),
        ((2, 2), (8, 8)),
        ((1, 0), (8, 0)),
        ((0, 0), (0, 0)),
    ],
)
def test_points_for_bonus_cards(table, held, points):
    p = holding(table, held)
    assert tuple(q.bonus for q in p.players) == held
    assert bonus(p) == points


@rule("TTR-8.4")
@pytest.mark.parametrize(
    ("held", "points"), [((4, 4, 2, 1), (8, 8, 6, 4)), ((4, 4, 1), (8, 8, 5)), ((5, 3, 3, 0), (8, 6, 6, 0))]
)
def test_the_dense_ranking_leaves_the_next_place_to_those_behind(table, held, points):
    assert bonus(holding(table, held, "dense")) == points


@rule("TTR-8.1", "TTR-1.6")
def test_route_points_are_the_sum_over_the_routes():
    game: Any = trackside.game("ticket_to_ride_amsterdam", players=3)
    p = game.start(11)
    while not p.over:
        moves = p.moves()
        p.play(moves[-1])
        for seat, score in enumerate(p.scores()):
            routes = [k for k in range(45) if p.players[seat].routes >> k & 1]
            assert score.parts()["routes"] == sum({1: 1, 2: 2, 3: 4, 4: 7}[game.box.length[k]] for k in routes)


@rule("TTR-8.2", "TTR-6.6")
def test_all_contracts_are_revealed_at_the_end():
    game = trackside.game("ticket_to_ride_amsterdam", players=2)
    p = game.start(3)
    while not p.over:
        p.play(p.moves()[-1])
    view = p.view(None)
    for seat, shown in enumerate(view.seats):
        points = sum(c.value if c.complete else -c.value for c in shown.contracts)
        assert points == p.scores()[seat].parts()["contracts"]
        assert shown.hand is None


TIE_2_3 = [
    {
        "routes": [
            "begijnhof__munttoren__black",
            "dam__begijnhof__grey",
            "dam__oost_indisch_huis__green",
            "jan_roodenpoortstoren__dam__red",
            "munttoren__blauwbrug__blue",
        ],
        "contracts": ["contract_12", "contract_21"],
    },
    {
        "routes": [
            "haringpakkerstoren__korenmetershuisje__red",
            "korenmetershuisje__oude_kerk__blue",
            "oude_waal__oude_kerk__grey",
            "noordermarkt__korenmetershuisje__grey",
            "korenmetershuisje__jan_roodenpoortstoren__black",
            "haringpakkerstoren__noordermarkt__blue",
            "oude_waal__waag__grey",
        ],
        "contracts": ["contract_04", "contract_17", "contract_24"],
    },
]
TIE_2_2 = [
    {
        "routes": [
            "nieuwe_waal__noordermarkt__green",
            "noordermarkt__jan_roodenpoortstoren__grey",
            "noordermarkt__jordaan__red",
            "haringpakkerstoren__noordermarkt__blue",
            "korenmetershuisje__jan_roodenpoortstoren__black",
            "jan_roodenpoortstoren__dam__blue",
        ],
        "contracts": ["contract_19", "contract_20"],
    },
    {
        "routes": [
            "oude_waal__waag__grey",
            "waag__oost_indisch_huis__orange",
            "haringpakkerstoren__oude_waal__grey",
            "munttoren__oost_indisch_huis__grey",
            "waag__montelbaanstoren__pink",
            "nieuwe_waal__haringpakkerstoren__pink",
            "dam__oost_indisch_huis__green",
        ],
        "contracts": ["contract_15", "contract_22"],
    },
]


@example("V-32")
@rule("TTR-8.7")
@pytest.mark.parametrize(("seats", "places"), [(TIE_2_3, [2, 1]), (TIE_2_2, [1, 1])])
def test_a_tie_goes_to_more_completed_contracts_or_is_shared(table, seats, places):
    p = table(2, seats=seats)
    assert [score.total() for score in p.scores()] == [31, 31]
    assert p.game.places(p) == places


@rule("TTR-8.7")
def test_incomplete_contracts_break_no_tie(table):
    """Seat 0 holds two contracts, one of them incomplete, and seat 1 a completed one: level on both counts."""
    first = ["waag__oost_indisch_huis__orange", "munttoren__oost_indisch_huis__grey"]  # contract_22, worth 3
    more = ["oude_kerk__waag__red", "dam__oost_indisch_huis__green"]
    second = [
        "haringpakkerstoren__korenmetershuisje__red",
        "korenmetershuisje__oude_kerk__blue",
    ]  # contract_24, worth 2
    second += ["oude_kerk__dam__pink", "oude_waal__waag__grey"]
    p = table(
        2,
        seats=[
            {"routes": [*first, *more], "contracts": ["contract_22", "contract_20"]},
            {"routes": second, "contracts": ["contract_24"]},
        ],
    )
    assert [score.total() for score in p.scores()] == [7, 7]
    assert p.game.places(p) == [1, 1]


@example("V-33")
@rule("TTR-1.6", "TTR-8.2")
def test_a_total_may_be_negative(table):
    p = table(2, seats=[{"routes": ["dam__oost_indisch_huis__green"], "contracts": ["contract_05"]}, {"contracts": []}])
    score = p.scores()[0]
    assert score.parts() == {"routes": 4, "contracts": -8, "bonus": 0}
    assert score.total() == -4


@rule("TTR-8.6")
def test_cards_and_carts_left_score_nothing(table):
    p = table(2, seats=[{"hand": {"wild": 8, "red": 6}, "contracts": []}, {"hand": {}, "contracts": []}])
    assert [score.total() for score in p.scores()] == [0, 0]


@example("V-34")
@rule("TTR-8.1", "TTR-8.2", "TTR-8.3")
def test_a_whole_game(table):
    first = ["nieuwe_waal__noordermarkt__green", "noordermarkt__jordaan__red", "jordaan__westermarkt__orange"]
    first += ["westermarkt__begijnhof__red", "begijnhof__munttoren__black", "munttoren__blauwbrug__blue"]
    second = ["haringpakkerstoren__korenmetershuisje__red", "korenmetershuisje__oude_kerk__blue"]
    second += ["oude_kerk__waag__black", "waag__montelbaanstoren__pink", "haringpakkerstoren__oude_waal__grey"]
    second += ["oude_waal__montelbaanstoren__orange"]
    p = table(
        2,
        seats=[
            {"routes": first, "contracts": ["contract_05", "contract_08", "contract_21"]},
            {"routes": second, "contracts": ["contract_18", "contract_24"]},
        ],
        final_turns=0,
        stack=[],
    )
    assert p.over
    assert [q.carts for q in p.players] == [2, 5]
    assert [q.bonus for q in p.players] == [6, 2]
    assert [score.parts() for score in p.scores()] == [
        {"routes": 16, "contracts": 12, "bonus": 8},
        {"routes": 14, "contracts": 7, "bonus": 4},
    ]
    assert [score.total() for score in p.scores()] == [36, 25]
    assert p.game.places(p) == [1, 2]


def test_reasons_add_up_to_each_category():
    game = trackside.game("ticket_to_ride_amsterdam", players=4)
    for seed in range(5):
        p = game.start(seed)
        while not p.over:
            p.play(p.moves()[-1])
        for seat, score in enumerate(p.scores()):
            sums = dict.fromkeys(game.categories, 0)
            for reason in game.reasons(p, seat):
                sums[reason.category] += reason.points
            assert sums == score.parts()
