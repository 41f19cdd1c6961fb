"""The server: an HTTP API and the browser client, over tables stored in SQLite or PostgreSQL.

A table is stored as its record: game, options, seed and moves. Everything else is computed from the record.
"""
