"""Turn notifications by web push and Apprise."""
