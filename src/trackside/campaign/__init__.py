"""The campaign: long-running checks of the engine and of real servers, in small tasks that can be repeated."""
