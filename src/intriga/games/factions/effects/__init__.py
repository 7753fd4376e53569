"""Properties of characters: phrases that many share, guards, and odd cards."""
