"""The server's commands of the `trackside` program: serve, backup and doctor."""
