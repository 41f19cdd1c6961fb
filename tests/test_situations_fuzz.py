"""Mutated situations: each is refused with `Impossible`, or becomes a position that plays on under the referee.

The suite tries a few of each game, always the same. TRACKSIDE_FUZZ=2000 tries that many new ones of each:

    TRACKSIDE_FUZZ=2000 .venv/bin/python -m pytest tests/test_situations_fuzz.py
"""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from hypothesis import HealthCheck, event, given, note, settings
from hypothesis import strategies as st
from mutations import mutated, parts, situations

from trackside.core.arrays import COMPILED
from trackside.core.edge.errors import Impossible
from trackside.games import ids
from trackside.referee.referee import Referee

HERE = Path(__file__).parent
ASKED_FOR = int(os.environ.get("TRACKSIDE_FUZZ", "0"))
EXAMPLES = ASKED_FOR or (80 if COMPILED else 10)
GAMES = 24 if ASKED_FOR else 3  # random games of each game that lend their situations
PLIES = 400 if ASKED_FOR else 60
SOME = settings(
    max_examples=EXAMPLES,
    derandomize=not ASKED_FOR,
    deadline=None,
    database=None,
    suppress_health_check=list(HealthCheck),
)


@pytest.mark.parametrize("id", ids())
def test_a_mutation_is_refused_or_plays_on(id: str) -> None:
    @SOME
    @given(st.data())
    def fuzz(data: st.DataObject) -> None:
        seed = data.draw(st.integers(0, GAMES - 1), label="random game")
        game, found = situations(id, seed)
        situation = mutated(game, found, lambda n: data.draw(st.integers(0, n - 1)))
        note(f"{game!r} with {game.options}: {situation}")
        try:
            p = game.arrange(situation)
        except Impossible as refused:
            assert str(refused) and "\n" not in str(refused)
            event("refused")
            return
        event("plays on")
        Referee(game, seed, 0.01, None, start=p).play_on(PLIES)

    fuzz()


@pytest.mark.parametrize("id", ids())
def test_a_number_that_no_machine_word_holds_is_refused(id: str) -> None:
    """Wherever it stands. In Steam and Isle such a number once ended in a TypeError of the compiled engine."""
    game, found = situations(id, 0)
    for situation in (found[0], found[-1]):
        for holder, key in list(parts(situation)):
            number = holder[key]
            if type(number) is int:
                for large in (10**30, -(2**40)):
                    holder[key] = large
                    with pytest.raises(Impossible, match=f"{key}.*too large"):
                        game.arrange(situation)
                holder[key] = number


def lines(id: str, pure: bool) -> list[str]:
    """What mutations.py prints, with the engine of these tests or with the sources."""
    environment = dict(os.environ)
    if pure:
        environment |= {"TRACKSIDE_PURE": "1", "PYTHONPATH": str(HERE.parent / "src")}
    command = [sys.executable, str(HERE / "mutations.py"), id, str(max(ASKED_FOR, 60))]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.skipif(not COMPILED, reason="the pure engine runs: there is nothing to compare it with")
@pytest.mark.parametrize("id", ids())
def test_both_engines_say_the_same_of_a_mutation(id: str) -> None:
    with ThreadPoolExecutor(2) as pool:
        compiled, pure = pool.map(lambda pure: lines(id, pure), [False, True])
    assert (compiled[0], pure[0]) == ("compiled", "pure")
    assert compiled[1:] == pure[1:]
