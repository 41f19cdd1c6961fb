"""Route handlers, one module per group of the API."""
