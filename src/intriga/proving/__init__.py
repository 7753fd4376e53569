"""The numbered rulebook: its table, the marks that cite it in code and in tests, and the proof that the
tests notice when a function that carries a clause is missing."""
