"""Intriga: one table for four games of power."""

__version__ = "0.1.0"
