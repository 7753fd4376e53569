"""The stakeout: the smallest whole scenario. `docs/adding-a-scenario.md` shows it room by room."""
