"""HTTP: routes, request parsing, error responses, rate limits and security headers."""
