"""Bots: they play through the contract of a game and think about re-dealt worlds only."""
