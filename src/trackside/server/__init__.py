"""The server: tables in the browser. A table is its record; everything else here is a reading of it."""
