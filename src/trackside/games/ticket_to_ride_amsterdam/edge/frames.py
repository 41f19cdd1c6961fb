"""The arguments of the questions in a situation's stack: none in this game."""

from __future__ import annotations

from functools import lru_cache

from trackside.core.edge.frames import Frames
from trackside.games.ticket_to_ride_amsterdam.rules.box import Box
from trackside.games.ticket_to_ride_amsterdam.rules.contracts import ChooseContracts, SetUpContracts
from trackside.games.ticket_to_ride_amsterdam.rules.draw import SecondCard
from trackside.games.ticket_to_ride_amsterdam.rules.turn import FirstTurn, Round, Turn


@lru_cache(maxsize=64)
def frames(box: Box, seats: int) -> Frames:
    return {Turn: {}, SecondCard: {}, ChooseContracts: {}, SetUpContracts: {}, FirstTurn: {}, Round: {}}
