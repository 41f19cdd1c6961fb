"""Tables: the state of a table in memory, its rows in the database, and the changes between the two."""
