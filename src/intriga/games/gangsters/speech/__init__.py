"""What the game says: sentences, pieces, the book, the terminal."""
