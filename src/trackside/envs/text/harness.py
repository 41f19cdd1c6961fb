"""The three functions that harnesses for language models ask of a game, as Kaggle's Game Arena names them."""

from __future__ import annotations

from trackside.envs.text.game import TextGame
from trackside.envs.text.reply import Choice


def get_legal_moves(game: TextGame) -> dict[str, str]:
    """The legal moves: notation and sentence.

    >>> from trackside.envs.text import TextGame, get_legal_moves
    >>> list(get_legal_moves(TextGame("ticket_to_ride_amsterdam", players=2, seed=7)))
    ['keep contract_10', 'keep contract_21', 'keep contract_10 contract_21']
    """
    sight = game.sight()
    return dict(zip((move.text for move in sight.moves), game.readers[game.seat].sentences(sight), strict=True))


def make_prompt(game: TextGame) -> str:
    """What the model reads.

    >>> from trackside.envs.text import TextGame, make_prompt
    >>> make_prompt(TextGame("isle_of_trains", players=2, seed=7)).splitlines()[0]
    'You play Isle of Trains: All Aboard. You are Player 1, seat 0 of 2.'
    """
    return game.prompt()


def parse_response(game: TextGame, response: str) -> Choice:
    """The move that a response names, or the rule that refuses it.

    >>> from trackside.envs.text import TextGame, parse_response
    >>> parse_response(TextGame("ticket_to_ride_amsterdam", players=2, seed=7), "I pass. Move: PASS").rule
    'TTR-2.6'
    """
    return game.parse(response)
