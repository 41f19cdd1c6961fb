"""Chapter 8: income and expenses. Nothing is decided here."""

from __future__ import annotations

from trackside.core.arrays import i64
from trackside.games.steam.rules.money import borrow, go_bankrupt, means, most_loans, pay, tell_loans
from trackside.games.steam.rules.position import Player, SteamPosition


def settle_income(p: SteamPosition, seat: i64) -> None:
    """STEAM-8.1 to 8.8: one player receives or pays; a bankrupt player first gives up everything he can."""
    player = p.players[seat]
    due = income_due(p, player)
    if p.box.standard:
        settle_standard(p, seat, due)
        return
    if due < 0 and -due > means(p, player):
        loans = most_loans(p, player)
        borrow(p, seat, loans)
        tell_loans(p, seat, loans)
        go_bankrupt(p, seat)
        return
    if due < 0:
        pay(p, seat, -due)
    else:
        player.cash += due
    if p.journal is not None and due != 0:
        p.tell(seat, "settle", {"amount": due, "cash": player.cash})


def income_due(p: SteamPosition, player: Player) -> i64:
    """STEAM-8.1, 8.4: the income; standard, less the upkeep of the locomotive."""
    return player.income - p.box.upkeep * player.locomotive if p.box.standard else player.income


def settle_standard(p: SteamPosition, seat: i64, due: i64) -> None:
    """STEAM-8.4 to 8.7: a shortfall costs victory points, $2 each, then income, $2 a step; an odd dollar is kept."""
    player = p.players[seat]
    cash = player.cash + due
    if cash < 0:
        points = min(player.points, steps(-cash, p.box.point_covers))
        cash += points * p.box.point_covers
        income: i64 = 0
        if cash < 0:
            income = min(max(player.income - p.box.shortfall_floor, 0), steps(-cash, p.box.income_covers))
            cash += income * p.box.income_covers
        player.points -= points
        player.income -= income
        if p.journal is not None and (points or income):
            p.tell(seat, "shortfall", {"points": points, "income": income})
        if cash < 0:
            go_bankrupt(p, seat)
            return
    player.cash = cash
    if p.journal is not None and due != 0:
        p.tell(seat, "settle", {"amount": due, "cash": cash})


def steps(short: i64, covers: i64) -> i64:
    """The fewest steps that cover a shortfall."""
    return (short + covers - 1) // covers
