"""What the game says: sentences, pieces, the terminal."""
