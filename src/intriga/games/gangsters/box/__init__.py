"""The box: typed tables, and how they are loaded from a pack."""
