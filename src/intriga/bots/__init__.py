"""Bots: they play through a game's contract and only ever see re-dealt worlds."""
