"""Records whose rules changed during the game: differences of situations, and what is read, replayed and refused."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from toy_table import registered, sidings

from trackside.core.difference import apply_difference, difference
from trackside.core.edge.errors import BadRecord
from trackside.core.edge.playthrough import Playthrough
from trackside.core.edge.record import Line, Record, commit, read, verify
from trackside.core.edge.upgrade import Upgraded, upgrade


@pytest.fixture(autouse=True)
def toy_is_registered() -> Iterator[None]:
    with registered():
        yield


def anything(chance: random.Random, depth: int = 3) -> Any:
    kind = chance.randrange(7 if depth else 4)
    if kind < 4:
        return [None, True, chance.randrange(3), "a/b"][kind]
    if kind == 4:
        return [anything(chance, depth - 1) for _ in range(chance.randrange(4))]
    return {key: anything(chance, depth - 1) for key in "abc/d" if chance.randrange(2)}


def test_a_difference_leads_from_one_situation_to_the_other() -> None:
    chance = random.Random(3)
    for _ in range(2000):
        before, after = ({key: anything(chance) for key in "xyz" if chance.randrange(4)} for _ in range(2))
        untouched = msgspec.json.encode(before)
        made = msgspec.json.decode(msgspec.json.encode(difference(before, after)))
        assert msgspec.json.encode(apply_difference(before, made), order="sorted") == msgspec.json.encode(
            after, order="sorted"
        )
        assert msgspec.json.encode(before) == untouched


@pytest.mark.parametrize("changed", [{"x/q/r": 1}, {"l/7": 1}, {"x/a/b": 1}, {"-": ["q"]}, {"-": 5}, {"l/-1": 2}])
def test_a_path_that_leads_nowhere_is_refused(changed: dict[str, Any]) -> None:
    with pytest.raises(BadRecord):
        apply_difference({"x": {"a": 1}, "l": [1, 2]}, changed)


def taken_over() -> Upgraded:
    """A game of rules 0, under which drawing gave the wagon beneath the top one, at the third move."""
    played = Playthrough.start(sidings(2), seed=5, salt="pepper")
    situation = opening = played.position.situation()
    differences = []
    for ply in range(6):
        played.play("draw" if played.position.is_legal("draw") else played.position.moves()[0])
        after = played.position.situation()
        if ply == 2:
            seat = after["stack"][-1]["seat"] ^ 1
            hand, deck = after["seats"][seat]["hand"], after["deck"]
            hand[-1], deck[-1] = deck[-1], hand[-1]
            played.position = played.game.arrange(after)
        differences.append(difference(situation, after))
        situation = after
    steps = upgrade(msgspec.structs.replace(played.record, rules=0), opening, differences)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            upgraded: Upgraded = end.value
            assert upgraded.position.situation() == situation
            return upgraded


def test_a_record_tells_where_its_rules_changed() -> None:
    record = taken_over().record
    text = record.text()
    assert text.startswith("trackside: 2\n") and "rules: 0\n" in text and "rules.6: 1\n" in text
    assert text.count("\n= {") == 1
    again = read(text)
    assert again.text() == text and verify(again).situation() == taken_over().position.situation()
    hidden = msgspec.structs.replace(record, seed=None).text()
    assert "situation" not in hidden and "\n=" not in hidden and "commitment.6: " in hidden


def test_a_game_is_played_on_and_taken_back_across_the_seam() -> None:
    played = Playthrough(read(taken_over().record.text()))
    at_four = played.at(4).situation()
    assert [event.kind for event in played.events if event.ply == 3] == ["earlier-rules"]
    played.play(played.position.moves()[0])
    assert verify(read(played.record.text())).ply == 7
    played.undo(4)
    assert played.position.situation() == at_four
    assert [seam.ply for seam in played.record.seams] == [4]
    played.play(played.position.moves()[0])
    assert verify(read(played.record.text())).ply == 5


def changed(record: Record, what: str) -> str:
    text = record.text()
    seam = record.seams[0]
    if what == "hidden cards":
        return text.replace(f"situation.6: {seam.situation}", f"situation.6: {seam.situation.replace('ply', 'pl', 1)}")
    if what == "another situation":
        other = seam.situation.replace('"drawn":', '"drawn":1')
        return text.replace(seam.situation, other).replace(seam.commitment, commit(other, record.salt))
    if what == "no such ply":
        return text.replace(".6: ", ".9: ")
    if what == "format 1":
        return text.replace("trackside: 2", "trackside: 1")
    if what == "newer rules":
        return text.replace("rules.6: 1", "rules.6: 2")
    return text.replace("\n\n", "\n\n= {}\n", 1)


@pytest.mark.parametrize(
    ("what", "why"),
    [
        ("hidden cards", "the situation at ply 6 does not fit its commitment"),
        ("another situation", "the moves do not lead to the situation at ply 6"),
        ("no such ply", "the rules change at ply 9, but there are only 6 moves"),
        ("format 1", "rules.6 is not a header of a record"),
        ("newer rules", "rules 2 of sidings are needed"),
        ("a position before the first move", "there is no move before it"),
    ],
)
def test_an_invalid_seam_is_refused(what: str, why: str) -> None:
    with pytest.raises(BadRecord, match=why):
        verify(read(changed(taken_over().record, what)))


def test_rules_that_change_nothing_leave_no_trace() -> None:
    played = Playthrough.start(sidings(2), seed=5)
    for _ in range(4):
        played.play(played.position.moves()[0])
    lines = [Line(line.text) for line in played.record.lines]
    *_, end = _all(upgrade(msgspec.structs.replace(played.record, rules=0, lines=lines), None, [None] * 4))
    assert isinstance(end, Upgraded) and not end.has_new_seam and end.record.text() == played.record.text()


def _all(steps: Any) -> Iterator[Any]:
    yield (yield from steps)
