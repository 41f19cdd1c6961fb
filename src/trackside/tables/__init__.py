"""Tables: what may happen at a table, whoever opened the door. No database, no web framework and no event loop."""
