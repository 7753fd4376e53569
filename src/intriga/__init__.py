"""Intriga: one table for four games of power."""

from intriga import builds

__version__ = "0.1.0"

builds.choose()
