"""Worlds that agree with what one seat knows.

The knowledge model: what a seat knows beside the rules, and what a resampled world therefore never contradicts.

1. Its own hand and what its own draw stack holds.
2. Everything that lies open: the board, money, tiles, discs, workers, areas, markets, foresight, discard piles, cards
   and tiles out of the game; the sizes of all hands and stacks.
3. What hand and draw stack of another player hold together: every card came into his deck face up. Only which of these
   cards are in his hand is unknown.
4. An objective card taken openly into a hand (6b) is there until one of its kind leaves it (`Player.shown`).
5. A card taken from the objective stack into a hand (6b) is an objective card that lies nowhere open; it is in that
   hand until it leaves it, or until a card leaves that can only be it (`Player.secret`). A card that may as well be
   another copy, known to be in hand or draw stack, is taken to be that copy.
6. What the face-down stacks hold, apart from 5; nothing about their order, except the tiles put under stack 1.
7. A player who is discarding has the cards he still has to discard.
8. When the game is over, everything.

A world depends on these facts and the generator alone: cards are pooled by kind before they are dealt.
"""

from __future__ import annotations

from trackside.core.arrays import append, filled, i64, vec
from trackside.core.rng import Rng
from trackside.games.great_western_trail.rules.box import Box
from trackside.games.great_western_trail.rules.deeds import PAIR
from trackside.games.great_western_trail.rules.herd import DiscardCards, matches
from trackside.games.great_western_trail.rules.position import WesternPosition, pick, sum_of, with_one


def resample(p: WesternPosition, seat: i64, rng: Rng) -> None:
    """Deal again, in place, everything `seat` cannot know, the future included; the seat -1 is a spectator."""
    if p.asked is not None:
        gather_secrets(p, seat)
        other: i64
        for other in range(len(p.players)):
            if other != seat:
                deal_hand(p, other, rng)
    p.tops = []
    p.rng = rng.branch()


def gather_secrets(p: WesternPosition, seat: i64) -> None:
    """Put the unseen objective cards of the others back into the stack; `deal_hand` takes as many out again."""
    other: i64
    for other in range(len(p.players)):
        player = p.players[other]
        if other != seat:
            for kind in player.secret:
                p.objective_stack[kind - p.box.cattle] += 1


def deal_hand(p: WesternPosition, seat: i64, rng: Rng) -> None:
    """Hand and draw stack of a player from what they hold together."""
    box = p.box
    player = p.players[seat]
    size = player.hand_size()
    pool = filled(0, box.kinds)
    kind: i64
    for kind in range(box.kinds):
        pool[kind] = player.hand[kind] + player.draw[kind]
    hand = filled(0, box.kinds)
    for kind in player.shown:
        pool[kind] -= 1
        hand[kind] += 1
    unseen = vec[i64]()
    for kind in player.secret:
        pool[kind] -= 1
        card = pick(rng, p.objective_stack, sum_of(p.objective_stack))
        hand[box.cattle + card] += 1
        unseen = with_one(unseen, box.cattle + card)
    size -= len(player.shown) + len(unseen)
    asked = p.asked
    if isinstance(asked, DiscardCards) and asked.seat == seat:
        size -= deal_discards(box, asked, pool, hand, size, rng)
    left = sum_of(pool)
    for _ in range(size):
        hand[pick(rng, pool, left)] += 1
        left -= 1
    player.secret = unseen
    player.hand = hand
    player.draw = pool


def deal_discards(box: Box, asked: DiscardCards, pool: vec[i64], hand: vec[i64], most: i64, rng: Rng) -> i64:
    """Fact 7: first the cards that the player must have to answer; how many they are."""
    select = asked.select
    if select == PAIR:
        breeds = vec[i64]()
        breed: i64
        for breed in range(len(box.breeds)):
            if sum_of(fitting(box, pool, breed, 0)) >= asked.left:
                breeds = append(breeds, breed)
        select = breeds[rng.below(len(breeds))]
    n = asked.left - sum_of(fitting(box, hand, select, asked.least))
    n = max(min(n, most), 0)
    for _ in range(n):
        wanted = fitting(box, pool, select, asked.least)
        kind = pick(rng, wanted, sum_of(wanted))
        pool[kind] -= 1
        hand[kind] += 1
    return n


def fitting(box: Box, cards: vec[i64], select: i64, least: i64) -> vec[i64]:
    """Those of some cards that a discard wants."""
    found = filled(0, box.kinds)
    kind: i64
    for kind in range(least, box.kinds):
        if matches(box, select, kind):
            found[kind] = cards[kind]
    return found
