"""Puzzles: list, show and answer them, and play on from one. Remembers who has solved which."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from datetime import UTC, datetime

from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite

from trackside.locales import words
from trackside.puzzles import BadPuzzle, Puzzle, judge, shipped
from trackside.server.actions.lobby import Lobby
from trackside.server.actions.queries import explained
from trackside.server.people.principal import player_of
from trackside.server.storage.database import Database
from trackside.server.storage.models import Person, SolvedPuzzleRow
from trackside.server.tables.fresh import fresh
from trackside.tables import new_table
from trackside.tables.batch import require_one_batch
from trackside.tables.puzzle_table import opened, puzzle_table
from trackside.tables.refusals import Refused
from trackside.tables.shapes import PuzzleAnswer, PuzzleCard, PuzzleOfTheDay, PuzzleView, TableCard, Why
from trackside.tables.state import Player
from trackside.tables.views.puzzle import answer_view, position_view, puzzle_card


class Puzzles:
    def __init__(self, database: Database, lobby: Lobby) -> None:
        self.database = database
        self.lobby = lobby

    async def list(self, person: Person | None, language: str) -> list[PuzzleCard]:
        solved = await self._solved(person)
        return [puzzle_card(puzzle, puzzle.id in solved, language) for puzzle in shipped.collection()]

    async def today(self, person: Person | None, language: str) -> PuzzleOfTheDay:
        day = datetime.now(UTC).date()
        puzzle = shipped.of_the_day(day)
        solved = await self._solved(person)
        return PuzzleOfTheDay(day=day.isoformat(), puzzle=puzzle_card(puzzle, puzzle.id in solved, language))

    async def show(self, person: Person | None, id: str, language: str) -> PuzzleView:
        puzzle = find_puzzle(id)
        solved = await self._solved(person)
        return PuzzleView(
            puzzle=puzzle_card(puzzle, id in solved, language),
            task=words(language).say("puzzle-task"),
            next=following(id, solved),
            table=position_view(puzzle, _player(person), language, []),
        )

    async def answer(self, person: Person | None, id: str, moves: Sequence[str], language: str) -> PuzzleAnswer:
        """The verdict on the moves. Without moves, the solution is returned."""
        puzzle = find_puzzle(id)
        require_one_batch(puzzle_table(puzzle, None, language, []).playthrough, moves)
        answer = judge(puzzle, moves) if moves else None
        if person is not None and answer is not None and answer.verdict == "right":
            await self._remember(person, id)
        return answer_view(puzzle, answer, _player(person), language, moves)

    async def why(
        self,
        id: str,
        moves: Sequence[str],
        text: str | None,
        where: tuple[str, str] | None,
        language: str,
    ) -> Why:
        """Whether a move may be played after these, or what can be done with a thing; if nothing, why not."""
        puzzle = find_puzzle(id)
        require_one_batch(puzzle_table(puzzle, None, language, []).playthrough, moves)
        return explained(puzzle_table(puzzle, None, language, moves), text, where, language)

    async def play_on(self, person: Person, id: str, language: str) -> TableCard:
        """A new table of the person that begins in this position; what is hidden is dealt at random."""
        puzzle = find_puzzle(id)
        p = opened(puzzle, secrets.randbits(62))
        made = new_table.from_puzzle(player_of(person), puzzle, p, fresh())
        return await self.lobby.open_table(person, made, language)

    async def _solved(self, person: Person | None) -> set[str]:
        if person is None:
            return set()
        async with self.database.read_session() as session:
            wanted = select(SolvedPuzzleRow.puzzle).where(SolvedPuzzleRow.person == person.id)
            return set(await session.scalars(wanted))

    async def _remember(self, person: Person, id: str) -> None:
        insert = sqlite.insert if self.database.sqlite else postgresql.insert
        row = insert(SolvedPuzzleRow).values(person=person.id, puzzle=id, solved=time.time())
        async with self.database.transaction() as session:
            await session.execute(row.on_conflict_do_nothing())


def _player(person: Person | None) -> Player | None:
    return None if person is None else player_of(person)


def find_puzzle(id: str) -> Puzzle:
    try:
        return shipped.by_id(id)
    except BadPuzzle:
        raise Refused("no-puzzle") from None


def following(id: str, solved: set[str]) -> str | None:
    """The next unsolved puzzle after this one, cyclically."""
    ids = [puzzle.id for puzzle in shipped.collection()]
    at = ids.index(id)
    return next((each for each in ids[at + 1 :] + ids[:at] if each not in solved), None)
