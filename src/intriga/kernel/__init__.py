"""The kernel: what every game is built on. It knows no game.

machine     words, frames, chance and the dealer: the compiled core that runs the rules
contract    what a game offers; packs, sentences, events; insight and rollout for the search
match       entries and records of a match, undo, shuffle proofs, verification
worlds      other histories that a seat cannot tell from the true one
"""
