"""The abilities of the Enlightened, one file for each that asks something of its own."""
