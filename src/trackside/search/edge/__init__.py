"""The files of the search: networks; interpreted."""
