"""What a seat may know, and what it is asked."""
