"""Render unto Thy Neighbour: six districts, and how much they bear."""
