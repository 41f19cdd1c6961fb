"""Game knowledge for bots; compiled."""
