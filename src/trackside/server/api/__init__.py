"""The types of the HTTP API: requests, responses and errors. Plain data that every other package may import."""
