"""The embedded store: one SQLite file, one process, one writer."""
