"""Finished games of every game replay to their recorded scores, so the rules have not changed unnoticed.

They were written by `python tests/write_records.py`. A record that no longer replays means that the rules have
changed: then the version in the game's about.py goes up and the records are written again.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from trackside.core.edge.errors import BadRecord
from trackside.core.edge.record import read, verify
from trackside.games import about, ids
from trackside.referee.variants import variants

FOLDER = Path(__file__).parent / "records"
FILES = sorted(FOLDER.glob("*/*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_a_record_replays(file: Path) -> None:
    record = read(file.read_text(encoding="utf-8"))
    assert record.game == file.parent.name
    p = verify(record)
    assert p.over
    assert p.game.faults(p) == []


@pytest.mark.parametrize("id", ids())
def test_every_number_of_players_has_a_record(id: str) -> None:
    records = [read(file.read_text(encoding="utf-8")) for file in FILES if file.parent.name == id]
    least, most = about(id).seats
    assert {record.players for record in records} == set(range(least, most + 1))


@pytest.mark.parametrize("id", ids())
def test_every_choice_of_an_option_has_a_record(id: str) -> None:
    records = [read(file.read_text(encoding="utf-8")) for file in FILES if file.parent.name == id]
    used = {(name, value) for record in records for name, value in record.options.items()}
    wanted = {
        (option.name, option.write(value))
        for variant in variants(id)
        for option in about(id).options
        for name, value in variant.options
        if name == option.name
    }
    assert not wanted - used


@pytest.mark.parametrize("file", FILES[:1], ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_a_changed_record_is_refused(file: Path) -> None:
    good = read(file.read_text(encoding="utf-8"))
    assert good.scores is not None and good.seed is not None

    def changed(**parts: object) -> BadRecord:
        record = read(good.text())
        for name, value in parts.items():
            setattr(record, name, value)
        with pytest.raises(BadRecord) as refused:
            verify(record)
        return refused.value

    assert "commitment" in str(changed(seed=good.seed + 1))
    assert "scores are" in str(changed(scores=[good.scores[0] + 1, *good.scores[1:]]))
    assert "not over" in str(changed(lines=read(good.text()).lines[:-1]))
    twice = read(good.text()).lines
    assert f"line {twice[-1].number}" in str(changed(lines=[*twice, twice[-1]]))
    assert "rules" in str(changed(rules=good.rules + 1))
