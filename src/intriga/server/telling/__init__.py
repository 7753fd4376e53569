"""What a reader is told: every message with a position is made here."""
