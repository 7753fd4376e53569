"""What one seat may know, and what it is asked."""
