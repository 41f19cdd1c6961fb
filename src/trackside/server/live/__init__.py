"""Live updates: event streams, who has a table open, and how far players have read."""
