"""People: guests and accounts, and the sessions that identify them."""
