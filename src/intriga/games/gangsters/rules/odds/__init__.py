"""The odds of a roll under best rerolls: nothing is estimated, every outcome is weighed."""
