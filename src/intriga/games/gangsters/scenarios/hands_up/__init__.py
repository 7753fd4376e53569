"""«Руки вверх!» / Hands Up: a bank, a clock, and one bag more."""
