"""Bots: policies, evaluation, and what the search is told."""
