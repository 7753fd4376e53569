"""Plots, and the faction cards that are taken for them."""
