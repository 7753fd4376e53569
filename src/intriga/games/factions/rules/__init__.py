"""The rulebook, one file per chapter, in its order."""
