"""Matches: entries, records, undo, the proof of the shuffles, verification."""
