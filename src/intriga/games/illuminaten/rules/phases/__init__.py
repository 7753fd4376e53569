"""The event phase and the check phase."""
