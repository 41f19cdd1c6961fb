"""Chapter 6: draw contracts."""

from __future__ import annotations

import pytest
from marks import example, rule

A, B, C, D = "contract_01", "contract_02", "contract_03", "contract_04"
REST = [{"contracts": []}, {"contracts": "rest"}]


def deck(p):
    return [p.box.contract_names[k] for k in p.contracts]


def mine(p, seat=0):
    return [contract.id for contract in p.view(seat).seats[seat].contracts]


def options(p):
    return [str(move) for move in p.moves()]


@example("V-24")
@rule("TTR-6.1", "TTR-6.2", "TTR-6.3")
def test_the_rejected_contract_goes_to_the_bottom(table, play):
    p = table(2, seats=REST, contract_deck=[A, B, C, D])
    play(p, "contracts")
    assert options(p) == [f"keep {A}", f"keep {B}", f"keep {A} {B}"]
    play(p, f"keep {B}")
    assert deck(p) == [C, D, A]
    assert mine(p) == [B]
    assert p.seat == 1


@rule("TTR-6.2")
def test_once_seen_the_action_cannot_be_taken_back(table, play, refused):
    p = table(2, seats=REST, contract_deck=[A, B, C, D])
    before = p.horizon
    play(p, "contracts")
    assert p.horizon > before
    for text in ("draw", "contracts", "pass", f"keep {C}"):
        assert refused(p, text) == "TTR-6.2"


@rule("TTR-6.2")
def test_both_may_be_kept(table, play):
    p = table(2, seats=REST, contract_deck=[A, B, C, D])
    play(p, "contracts", f"keep {A} {B}")
    assert mine(p) == [A, B] and deck(p) == [C, D]


@rule("TTR-6.3")
def test_a_contract_returned_to_an_empty_deck_can_be_drawn_again(table, play):
    p = table(2, seats=REST, contract_deck=[A, B])
    play(p, "contracts", f"keep {A}")
    assert deck(p) == [B]
    play(p, "contracts")
    assert options(p) == [f"keep {B}"]


@example("V-25")
@rule("TTR-6.1", "TTR-6.4")
def test_the_last_contract_must_be_kept(table, play, refused):
    p = table(2, seats=REST, contract_deck=[A])
    assert "contracts" in [move.text for move in p.moves()]
    play(p, "contracts")
    assert options(p) == [f"keep {A}"]
    play(p, f"keep {A}")
    assert deck(p) == []
    assert refused(p, "contracts") == "TTR-6.1"


@rule("TTR-6.5")
def test_kept_contracts_stay_and_have_no_limit(table, play):
    p = table(2, seats=[{"contracts": ["contract_20", "contract_21"]}, {"contracts": "rest"}], contract_deck=[A, B, C])
    play(p, "contracts", f"keep {A} {B}")
    assert mine(p) == [A, B, "contract_20", "contract_21"]
    assert not any("contract_20" in str(move) for move in p.moves())


@rule("TTR-6.6")
def test_contracts_are_secret_and_score_nothing_during_play(table):
    routes = ["jan_roodenpoortstoren__dam__blue", "westermarkt__jan_roodenpoortstoren__grey"]
    routes += ["de_drie_hendricken__westermarkt__black"]
    p = table(2, seats=[{"contracts": [A], "routes": routes}, {"contracts": []}])
    for viewer in (1, None):
        seat = p.view(viewer).seats[0]
        assert (seat.contracts, seat.contract_count, seat.points) == (None, 1, 3)


@example("V-26")
@rule("TTR-6.7", "TTR-8.2")
@pytest.mark.parametrize(("owner", "points"), [(0, 3), (1, -3)])
def test_a_contract_needs_a_chain_of_own_routes(table, owner, points):
    routes = [["jan_roodenpoortstoren__dam__blue", "de_drie_hendricken__westermarkt__black"], []]
    routes[owner].append("westermarkt__jan_roodenpoortstoren__grey")
    p = table(2, seats=[{"contracts": [A], "routes": routes[0]}, {"contracts": [], "routes": routes[1]}])
    assert p.scores()[0].parts()["contracts"] == points


@example("V-27")
@rule("TTR-6.7")
def test_a_contract_may_be_completed_by_a_detour(table):
    routes = ["oude_waal__montelbaanstoren__orange", "montelbaanstoren__blauwbrug__grey"]
    p = table(2, seats=[{"contracts": [B], "routes": routes}, {"contracts": []}])
    assert p.scores()[0].parts()["contracts"] == 4
    assert p.view(0).seats[0].contracts[0].complete


@rule("TTR-6.7")
def test_one_route_serves_many_contracts(table):
    routes = [
        "haringpakkerstoren__korenmetershuisje__red",
        "korenmetershuisje__oude_kerk__blue",
        "oude_waal__oude_kerk__grey",
    ]
    p = table(2, seats=[{"contracts": ["contract_24", "contract_17"], "routes": routes}, {"contracts": []}])
    assert p.scores()[0].parts()["contracts"] == 2 - 5
    joined = [*routes, "korenmetershuisje__jan_roodenpoortstoren__black"]
    p = table(2, seats=[{"contracts": ["contract_24", "contract_17"], "routes": joined}, {"contracts": []}])
    assert p.scores()[0].parts()["contracts"] == 2 + 5
