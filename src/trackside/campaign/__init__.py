"""The campaign: hours of checks of the engine and of real servers, in small pieces that can each be repeated alone."""
