"""Race to the Rescue: a chase along a road."""
