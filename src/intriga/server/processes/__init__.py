"""Several server processes at one address (`intriga serve --processes N`), and what they need for a trial."""
