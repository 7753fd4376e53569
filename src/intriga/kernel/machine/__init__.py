"""The machine: words, frames, chance and the dealer. All of it is compiled."""
