"""The referee accepts a correct game and detects each of these broken ones."""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType
from typing import Any

import msgspec
import pytest
from toy import (
    Another,
    Careless,
    Couple,
    Draw,
    Round,
    Sidings,
    Stop,
    Turn,
    Yard,
    YardView,
)
from toy_table import registered

import trackside.games as games
from trackside.core.arrays import packed
from trackside.core.edge.about import Setting
from trackside.core.edge.reason import Reason
from trackside.core.game import Game
from trackside.core.moves import Menu, Move, Rule
from trackside.core.question import Question
from trackside.core.rng import SHA256, Rng
from trackside.core.score import Score
from trackside.referee import calibration, referee


def play(make: type[Sidings], seed: int, players: int = 3, **options: Any) -> None:
    with registered(make):
        generator = SHA256 if seed % 2 else "counter"
        referee.play(games.make("sidings", players, None, options), seed, language=None, generator=generator)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("players", [2, 3])
def test_a_sound_game_passes(players: int, seed: int) -> None:
    play(Sidings, seed, players, long=seed % 2 == 0)


# What a game can get wrong, each by one changed method.


class ShowsTheTopOfTheDeck(Sidings):
    def view(self, p: Yard, seat: int | None) -> Any:
        view: YardView = super().view(p, seat)
        return msgspec.structs.replace(view, deck=p.deck[-1] if p.deck else 0)


class MovesForEverybody(Sidings):
    def view(self, p: Yard, seat: int | None) -> Any:
        view: YardView = super().view(p, seat)
        return msgspec.structs.replace(view, moves=[move.text for move in p.moves()])


class SharesTheDeck(Sidings):
    def set_up(self, rng: Rng) -> Yard:
        p = super().set_up(rng)
        sharing = Sharing(self, rng, p.deck, p.hands, p.trains)
        sharing.continue_as(p)
        return sharing


class Sharing(Yard):
    def copy(self) -> Yard:
        twin = super().copy()
        sharing = Sharing(self.game, twin.rng, self.deck, twin.hands, twin.trains)
        sharing.continue_as(self)
        return sharing


class SharesAHand(Sidings):
    def set_up(self, rng: Rng) -> Yard:
        p = super().set_up(rng)
        shares = SharingHand(self, p.rng, p.deck, p.hands, p.trains)
        shares.continue_as(p)
        return shares


class SharingHand(Yard):
    def copy(self) -> Yard:
        twin = super().copy()
        hands = [self.hands[0], *twin.hands[1:]]
        shares = SharingHand(self.game, twin.rng, twin.deck, hands, twin.trains)
        shares.continue_as(self)
        return shares


class SamplesByTheTruth(Sidings):
    def resample(self, p: Yard, seat: int, rng: Rng) -> None:
        p.deck.reverse()
        p.rng = rng.branch()


class SamplesTooMuch(Sidings):
    """Deals the seat's own hand again too."""

    def resample(self, p: Yard, seat: int, rng: Rng) -> None:
        super().resample(p, -1, rng)


class KeepsTheFuture(Sidings):
    def resample(self, p: Yard, seat: int, rng: Rng) -> None:
        future = p.rng
        super().resample(p, seat, rng)
        p.rng = future


class LosesAWagon(Sidings):
    def resample(self, p: Yard, seat: int, rng: Rng) -> None:
        super().resample(p, seat, rng)
        if p.deck:
            p.deck.pop()


class TellsTheCard(Draw):
    def play(self, p: Yard, asked: Question[Yard]) -> None:
        super().play(p, asked)
        if p.journal is not None:
            p.journal.events[-1].public = {"wagon": f"w{p.hands[asked.seat][-1]}"}


class ForgetsTheHorizon(Draw):
    def play(self, p: Yard, asked: Question[Yard]) -> None:
        super().play(p, asked)
        p.horizon -= 1
        p.ask(Turn(asked.seat, asked.below) if p.ply % 2 else Round((asked.seat + 1) % len(p.hands), None))


class ForgetsWhoSawIt(Couple):
    def play(self, p: Yard, asked: Question[Yard]) -> None:
        super().play(p, asked)
        p.horizon -= 1


class HorizonFalls(Stop):
    def play(self, p: Yard, asked: Question[Yard]) -> None:
        p.horizon -= 3


class DropsTheWagon(Couple):
    def play(self, p: Yard, asked: Question[Yard]) -> None:
        super().play(p, asked)
        p.trains[asked.seat].pop()


def with_moves(*changed: type[Move[Yard]]) -> type[Sidings]:
    class Changed(Sidings):
        def __init__(self, setting: Setting) -> None:
            draw: type[Any] = next((kind for kind in changed if issubclass(kind, Draw)), Draw)
            couple: type[Any] = next((kind for kind in changed if issubclass(kind, Couple)), Couple)
            stop: type[Any] = next((kind for kind in changed if issubclass(kind, Stop)), Stop)
            Game.__init__(self, setting, ["wagons", "length"], [draw(), *[couple(w) for w in range(12)], stop()])

    return Changed


IN_THE_DECK = Rule("SID-8", "in-the-deck")
LATE = Rule("SID-9", "late")


class Repeats(Turn):
    def list_moves(self, p: Yard, menu: Menu) -> None:
        super().list_moves(p, menu)
        super().list_moves(p, menu)


class SaysWhatIsHidden(Turn):
    """Names another rule when somebody else has the wagon: the refusal itself gives it away."""

    def refusal(self, p: Yard, move: Move[Yard]) -> Rule | None:
        rule = super().refusal(p, move)
        if rule is not None and isinstance(move, Couple) and move.wagon in p.deck:
            return IN_THE_DECK
        return rule


class Stuck(Turn):
    def refusal(self, p: Yard, move: Move[Yard]) -> Rule | None:
        return super().refusal(p, move) or (LATE if p.ply > 5 else None)


def with_turn(kind: type[Turn]) -> type[Sidings]:
    class Bottom(Round):
        def settle(self, p: Yard) -> bool:
            super().settle(p)
            if isinstance(p.asked, Turn):
                p.asked = kind(p.asked.seat, Bottom((p.asked.seat + 1) % len(p.hands), None))
            return False

    class Changed(Sidings):
        frames = MappingProxyType({kind: {}, Another: Sidings.frames[Another], Bottom: {}})

        def set_up(self, rng: Rng) -> Yard:
            p = super().set_up(rng)
            p.ask(Bottom(0, None))
            return p

    return Changed


class ForgetsTheOrder(Sidings):
    def situation(self, p: Yard) -> dict[str, Any]:
        told = super().situation(p)
        told["deck"].sort()
        return told


class ForgetsChance(Sidings):
    def situation(self, p: Yard) -> dict[str, Any]:
        told = super().situation(p)
        del told["chance"]
        return told


class ReasonsFallShort(Sidings):
    def reasons(self, p: Yard, seat: int) -> list[Any]:
        return [Reason("wagons", 1, "wagon")]


class ScoresTooFew(Sidings):
    def scores(self, p: Yard) -> list[Score]:
        return super().scores(p)[:-1]


class RatesByTheWeather(Sidings):
    calls = 0

    def rate(self, p: Yard, moves: list[Move[Yard]]) -> list[float]:
        self.calls += 1
        return [float(self.calls)] * len(moves)


class FindsFaults(Sidings):
    def faults(self, p: Yard) -> list[str]:
        return ["one wagon too many"] if p.ply == 7 else []


class StartsByTheClock(Sidings):
    """The same seed, another deal."""

    starts = 0

    def set_up(self, rng: Rng) -> Yard:
        self.starts += 1
        for _ in range(self.starts):
            rng.word()
        return super().set_up(rng)


BROKEN: list[tuple[type[Sidings], str]] = [
    (ShowsTheTopOfTheDeck, "sees something hidden: deck"),
    (MovesForEverybody, "view of None: moves"),
    (SharesTheDeck, r"copy\(\) shares something with the position: draw in a copy changed its deck"),
    (SharesAHand, r"copy\(\) shares something with the position: .* in a copy changed its seats\[\d\]\.hand"),
    (SamplesByTheTruth, "reads what the seat cannot know"),
    (SamplesTooMuch, "sees something hidden: .*hand"),
    (KeepsTheFuture, "has the true future"),
    (LosesAWagon, r"does not add up: .*docs/adding-a-game\.md"),
    (with_moves(TellsTheCard), "the journal tells seat"),
    (with_moves(ForgetsTheHorizon), "the horizon did not move"),
    (with_moves(ForgetsWhoSawIt), "couple .* learns something, but the horizon did not move"),
    (with_moves(HorizonFalls), "the horizon fell"),
    (with_moves(DropsTheWagon), "wagons:"),
    (with_turn(Careless), "not those without a refusal"),
    (with_turn(Repeats), "not those without a refusal"),
    (with_turn(SaysWhatIsHidden), "in a world that looks the same"),
    (with_turn(Stuck), "there is no legal move"),
    (ForgetsTheOrder, "SID-1|the arranged position went another way"),
    (ForgetsChance, "the arranged position has other chances"),
    (ReasonsFallShort, "reasons add up to"),
    (ScoresTooFew, "2 scores for 3 seats"),
    (RatesByTheWeather, "the hints change"),
    (FindsFaults, "one wagon too many"),
    (StartsByTheClock, "BadRecord|replay"),
]


class DealsInOrder(Sidings):
    """Nothing is shuffled: every sampled world is the same."""

    def resample(self, p: Yard, seat: int, rng: Rng) -> None:
        deal(p, seat, rng, sorted)


class ShufflesOnlyTheDeck(Sidings):
    def resample(self, p: Yard, seat: int, rng: Rng) -> None:
        deal(p, seat, rng, sorted)
        rest = packed(p.deck)
        rng.shuffle(rest)
        p.deck = list(rest)


class CutsInsteadOfShuffling(Sidings):
    def resample(self, p: Yard, seat: int, rng: Rng) -> None:
        def cut(pool: list[int]) -> list[int]:
            at = int(rng.below(2))
            return pool[at:] + pool[:at]

        deal(p, seat, rng, cut)


def deal(p: Yard, seat: int, rng: Rng, arranged: Callable[[list[int]], list[int]]) -> None:
    others = [other for other in range(len(p.hands)) if other != seat]
    rest = arranged(sorted([*p.deck, *(wagon for other in others for wagon in p.hands[other])]))
    for other in others:
        p.hands[other] = [rest.pop() for _ in p.hands[other]]
    p.deck = rest
    p.rng = rng.branch()


@pytest.mark.parametrize("make", [DealsInOrder, ShufflesOnlyTheDeck, CutsInsteadOfShuffling])
def test_worlds_that_do_not_vary_are_caught(make: type[Sidings]) -> None:
    with registered(make), pytest.raises(referee.Fault, match=r"vary too little: in '(seats\.hand|deck)'"):
        calibration.check(games.make("sidings", 3, None, {}))


def test_worlds_of_a_sound_game_vary() -> None:
    for seed in (0, 1000, 2000):
        with registered(Sidings):
            found = calibration.check(games.make("sidings", 3, None, {}), games=100, seed=seed)
            assert set(found) == {"seats.hand", "deck"}
            assert all(abs(share) < 0.1 for share in found.values())


@pytest.mark.parametrize(("make", "fault"), BROKEN, ids=[fault for _, fault in BROKEN])
def test_a_broken_game_is_caught(make: type[Sidings], fault: str) -> None:
    with pytest.raises(referee.Fault, match=fault):
        for seed in range(20):
            play(make, seed)
