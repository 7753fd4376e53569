"""`make bench-server`: how fast moves arrive, beside boardgame.io's server in the same run."""
