"""The verbs: the only code that moves pieces. Each tells its event where somebody listens."""
