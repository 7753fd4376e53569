"""The numbered rulebook: its table, the marks that cite it in code and in tests, and the proof that some
test fails when a function that implements a clause is disabled."""
