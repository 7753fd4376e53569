"""The stakeout in a street without police: a second scenario for campaigns."""
