"""Properties of characters: `phrases`, one class each; odd cards; and what they share.

`phrase` says what a phrase answers, `aim` which cards and areas it may mean, `choices` what may be chosen
next, `giving` what a hand still owes.
"""
