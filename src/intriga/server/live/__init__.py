"""Tables in memory: commit, then tell."""
