"""The smallest complete game: copy this folder to begin another (docs/adding-a-game.md)."""
