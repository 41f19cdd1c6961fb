"""Random games of every game, number of players and option under the referee, in all languages."""

from __future__ import annotations

from trackside.campaign.game_choice import variant_of
from trackside.campaign.tally import Tally
from trackside.core.rng import COUNTER, SHA256
from trackside.locales import LANGUAGES
from trackside.referee.choosing import STYLES
from trackside.referee.referee import Fault, Referee

COUNTED = "refereed"
SIZE = 8
PER_HOUR = 3_000
THOROUGH = 0.01  # share of the plies that are looked at in every way


def run(seed: int, size: int, tally: Tally) -> None:
    variant = variant_of(seed)
    game = variant.game()
    for number in range(seed * SIZE, seed * SIZE + size):
        language = LANGUAGES[number // len(STYLES) % len(LANGUAGES)]
        generator = SHA256 if number % 3 == 0 else COUNTER
        try:
            end = Referee(game, number, THOROUGH, language, generator).play()
            tally.count("moves", int(end.ply))
        except Fault as fault:
            tally.find(str(fault))
        tally.count("games")
        tally.count("refereed")
