"""Struggle for Power: twelve votes, one mayor, and somebody of the clan who takes his money."""
