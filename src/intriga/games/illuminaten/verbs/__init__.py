"""The verbs: the only code that moves pieces."""
