"""The main actions, one file each."""
