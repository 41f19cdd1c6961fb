"""Games by text, for language models: docs/language-models.md.

>>> from trackside.envs.text import TextGame
>>> game = TextGame("ticket_to_ride_amsterdam", players=2, seed=7)
>>> seat, prompt = game.get_observation()
>>> prompt.splitlines()[-3]
'2. Keep Oost-Indisch Huis – Begijnhof (4)'
>>> game.step("Short routes are worth little. [1]")
(False, {'played': 'keep contract_10'})
"""

from trackside.envs.text.game import Attempt, TextGame
from trackside.envs.text.harness import get_legal_moves, make_prompt, parse_response
from trackside.envs.text.prompt import Reader
from trackside.envs.text.reply import Choice, read_reply

__all__ = [
    "Attempt",
    "Choice",
    "Reader",
    "TextGame",
    "get_legal_moves",
    "make_prompt",
    "parse_response",
    "read_reply",
]
