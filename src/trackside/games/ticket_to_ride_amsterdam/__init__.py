"""Ticket to Ride: Amsterdam (Alan R. Moon, Days of Wonder 2020), for two to four players; the rules are in rules.md."""
