"""Scenarios: one folder each, behind one small contract."""
