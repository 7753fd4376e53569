"""The plots by number, as their short names say them."""

from typing import Final

OUTSKIRTS: Final = 0  # P01
PEERS: Final = 1
ARCHES: Final = 2
HEART: Final = 3
MASONS: Final = 4
WIDE: Final = 5
MASTERS: Final = 6
PATH: Final = 7
SHARED: Final = 8
ROSE: Final = 9
MIDDLE: Final = 10
CROWDED: Final = 11
BRIDGE: Final = 12  # P13

LODGE_PLOTS: Final = 1 << OUTSKIRTS | 1 << PATH | 1 << MIDDLE | 1 << CROWDED | 1 << BRIDGE
