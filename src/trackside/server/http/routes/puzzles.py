"""Routes for puzzles: listed, shown, answered, and played on from."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath, JSONBody

from trackside.server.http.caller import InjectedCaller
from trackside.server.http.errors import error_responses
from trackside.tables.requests import PuzzleLine, PuzzleWhy
from trackside.tables.shapes import PuzzleAnswer, PuzzleCard, PuzzleOfTheDay, PuzzleView, TableCard, Why

TAGS = ["puzzles"]


@get("/api/puzzles", tags=TAGS, responses=error_responses())
async def list_puzzles(caller: InjectedCaller) -> list[PuzzleCard]:
    """All puzzles, by game and grade."""
    return await caller.context.puzzles.list(caller.person, caller.language)


@get("/api/puzzles/today", tags=TAGS, responses=error_responses())
async def puzzle_of_the_day(caller: InjectedCaller) -> PuzzleOfTheDay:
    """The puzzle of this day, the same for everybody."""
    return await caller.context.puzzles.today(caller.person, caller.language)


@get("/api/puzzles/{puzzle:str}", tags=TAGS, responses=error_responses(404))
async def show_puzzle(caller: InjectedCaller, puzzle: FromPath[str]) -> PuzzleView:
    """A puzzle as its solver sees it, with the moves that can be played."""
    return await caller.context.puzzles.show(caller.person, puzzle, caller.language)


@post("/api/puzzles/{puzzle:str}", tags=TAGS, status_code=200, responses=error_responses(404, 413, 422))
async def answer_puzzle(caller: InjectedCaller, puzzle: FromPath[str], data: JSONBody[PuzzleLine]) -> PuzzleAnswer:
    """Answer with the moves from the puzzle's position on. A line that is not at its end is neither right nor wrong.

    Without moves the solution is shown. What you have solved is remembered.
    """
    return await caller.context.puzzles.answer(caller.person, puzzle, data.moves, caller.language)


@post("/api/puzzles/{puzzle:str}/why", tags=TAGS, status_code=200, responses=error_responses(404, 413, 422))
async def puzzle_why(caller: InjectedCaller, puzzle: FromPath[str], data: JSONBody[PuzzleWhy]) -> Why:
    """Whether a move may be played after some others, or what can be done with a thing; if nothing, why not."""
    return await caller.context.puzzles.why(puzzle, data.moves, data.move, data.where, caller.language)


@post("/api/puzzles/{puzzle:str}/play", tags=TAGS, status_code=201, responses=error_responses(401, 404, 409))
async def play_on(caller: InjectedCaller, puzzle: FromPath[str]) -> TableCard:
    """A table of your own that begins in the puzzle's position, against bots."""
    return await caller.context.puzzles.play_on(caller.require_person(), puzzle, caller.language)


ROUTES = [list_puzzles, puzzle_of_the_day, show_puzzle, answer_puzzle, puzzle_why, play_on]
