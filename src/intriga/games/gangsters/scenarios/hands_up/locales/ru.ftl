# The bank.
