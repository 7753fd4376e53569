"""What we measure ourselves against, side by side in one run. `make bench` runs it, compiled."""
