"""The turn and its main actions."""
