"""Storage: the database, its schema and migrations, and change notifications between processes."""
