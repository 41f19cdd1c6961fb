"""Chapter 9: money, loans, bankruptcy."""

from __future__ import annotations

from typing import Any, Final

from trackside.core.arrays import append, i64, vec
from trackside.core.moves import Menu, Move, Rule
from trackside.core.question import Question
from trackside.games.steam.rules.position import NO_TILE, NOBODY, Player, SteamPosition
from trackside.games.steam.rules.refusals import NOT_NOW, TOO_MANY_LOANS

MOST_LOANS: Final = 60  # in one go; more would cost more victory points than anyone has


def most_loans(p: SteamPosition, player: Player) -> i64:
    """STEAM-9.2, 9.4: one step of income each, then 2 victory points each."""
    return player.income - p.box.income_least + player.points // p.box.loan_points


def means(p: SteamPosition, player: Player) -> i64:
    """What a player can pay now: base, cash and loans (STEAM-9.3, 9.6); standard, cash alone (STEAM-9.5)."""
    if p.box.standard:
        return player.cash
    return player.cash + p.box.loan_cash * most_loans(p, player)


def steps_for(p: SteamPosition, player: Player, loans: i64) -> i64:
    """STEAM-9.4: how many of these loans cost a step of income."""
    return min(loans, player.income - p.box.income_least)


def borrow(p: SteamPosition, seat: i64, loans: i64) -> None:
    """STEAM-9.2, 9.4: $5 a loan, for a step of income or, at the bottom of the track, 2 victory points."""
    player = p.players[seat]
    by_income = steps_for(p, player, loans)
    player.income -= by_income
    player.points -= (loans - by_income) * p.box.loan_points
    player.cash += loans * p.box.loan_cash


def tell_loans(p: SteamPosition, seat: i64, loans: i64) -> None:
    if loans and p.journal is not None:
        player = p.players[seat]
        p.tell(seat, "loans", {"loans": loans, "income": player.income, "cash": player.cash})


def loans_for(p: SteamPosition, player: Player, price: i64) -> i64:
    """STEAM-9.3: base, the shortfall is raised by as few loans as it takes."""
    return (max(price - player.cash, 0) + p.box.loan_cash - 1) // p.box.loan_cash


def pay(p: SteamPosition, seat: i64, price: i64) -> None:
    """STEAM-9.3: with the loans it takes; the change is kept."""
    player = p.players[seat]
    loans = loans_for(p, player, price)
    borrow(p, seat, loans)
    player.cash -= price
    tell_loans(p, seat, loans)  # with the money that is left


def go_bankrupt(p: SteamPosition, seat: i64) -> None:
    """STEAM-9.7, 3.11: out of the game; the track loses its owner, and the other players close up."""
    player = p.players[seat]
    fallen: i64 = 1
    for other in p.players:
        if other.fell:
            fallen += 1
    player.fell = fallen
    player.cash = 0
    player.tile = NO_TILE
    p.track.abandon(seat)
    rest = vec[i64]()
    for other_seat in p.order:
        if other_seat != seat:
            rest = append(rest, other_seat)
    p.order = rest
    if p.free_pass == seat:
        p.free_pass = NOBODY
    if p.journal is not None:
        p.tell(seat, "bankrupt", {})


class TakeLoans(Move[SteamPosition]):
    """STEAM-9.5."""

    def __init__(self, loans: i64) -> None:
        super().__init__(f"loans {loans}")
        self.loans = loans

    def facts(self) -> dict[str, Any]:
        return {"loans": self.loans}

    def play(self, p: SteamPosition, asked: Question[SteamPosition]) -> None:
        borrow(p, asked.seat, self.loans)
        tell_loans(p, asked.seat, self.loans)


class RaiseCapital(Question[SteamPosition]):
    """STEAM-9.5: standard, in turn order, as many loans as the player likes."""

    def refusal(self, p: SteamPosition, move: Move[SteamPosition]) -> Rule | None:
        if not isinstance(move, TakeLoans):
            return NOT_NOW
        return TOO_MANY_LOANS if move.loans > most_loans(p, p.players[self.seat]) else None

    def list_moves(self, p: SteamPosition, menu: Menu) -> None:
        first = p.box.at.loans
        loans: i64
        for loans in range(min(most_loans(p, p.players[self.seat]), MOST_LOANS) + 1):
            menu.add(first + loans)

    def facts(self, p: SteamPosition) -> dict[str, Any]:
        player = p.players[self.seat]
        return {"cash": player.cash, "income": player.income, "locomotive": player.locomotive}


def all_loans() -> list[TakeLoans]:
    return [TakeLoans(number) for number in range(MOST_LOANS + 1)]
