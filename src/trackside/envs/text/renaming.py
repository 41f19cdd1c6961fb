"""Other names for the things of a box, the same ones throughout a game."""

from __future__ import annotations

import re
from random import Random

from trackside.locales import message_ids, words

NAME = "name-"
SYLLABLES = ("ba", "do", "fi", "ga", "ke", "lo", "mu", "ne", "po", "ri", "sa", "tu", "va", "zo")


class Renaming:
    """Replaces the proper names of a game's box, those that begin with a capital letter, by made-up ones.

    >>> from trackside.envs.text.renaming import Renaming
    >>> renaming = Renaming("steam", seed=1)
    >>> told = renaming.told("From Berlin to Hamburg, and back to Berlin")
    >>> "Berlin" in told, renaming.meant(told)
    (False, 'From Berlin to Hamburg, and back to Berlin')
    """

    def __init__(self, game: str, seed: int) -> None:
        say = words("en", game)
        ids = sorted(id for id in message_ids("en", game) if id.startswith(NAME))
        names = sorted({name for id in ids if (name := say.say(id))[:1].isupper()})
        chance = Random(f"{game} {seed}")  # a stated generator of the standard library, the same in every version
        made = invented(chance, len(names))
        chance.shuffle(made)
        self._told = dict(zip(names, made, strict=True))
        self._meant = {new: old for old, new in self._told.items()}
        self._old = any_of(self._told)
        self._new = any_of(self._meant)

    def told(self, text: str) -> str:
        """A text with the new names."""
        return self._old.sub(lambda found: self._told[found[0]], text)

    def meant(self, text: str) -> str:
        """A text with the names of the box again."""
        return self._new.sub(lambda found: self._meant[found[0]], text)


def invented(chance: Random, count: int) -> list[str]:
    """So many different names."""
    found: dict[str, None] = {}
    while len(found) < count:
        found["".join(chance.choices(SYLLABLES, k=3)).capitalize()] = None
    return list(found)


def any_of(names: dict[str, str]) -> re.Pattern[str]:
    longest_first = sorted(names, key=lambda name: (-len(name), name))
    return re.compile(r"(?<!\w)(?:" + "|".join(map(re.escape, longest_first)) + r")(?!\w)")
