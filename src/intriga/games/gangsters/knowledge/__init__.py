"""Other worlds and other histories that a seat could not tell from the true one."""
