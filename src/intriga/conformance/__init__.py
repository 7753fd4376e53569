"""Conformance: checks that every game must pass, shared by tests and the fuzzer."""
