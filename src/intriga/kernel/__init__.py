"""The kernel: what every game stands on. It knows no game.

machine     words, frames, chance and the dealer: the compiled core that carries rules out
contract    what a game offers; packs, sentences, events; insight and rollout for the search
match       entries and records of a match, undo, shuffle proofs, verification
worlds      other histories that a seat could not tell from the true one
"""
