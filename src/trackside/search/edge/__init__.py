"""The interpreted part of the search: files of networks."""
