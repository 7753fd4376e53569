"""Conformance: what must hold for every game, as checks that tests and the fuzzer share."""
