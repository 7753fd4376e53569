"""«Масти Власти»: trick-taking with bribes."""
