"""A small game that exists to hurt the kernel: everything awkward that a rulebook can ask for."""
