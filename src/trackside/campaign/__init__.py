"""The campaign: long-running checks of the engine and of real servers, in small pieces that can be repeated."""
