"""What kernels and Python agree on where one game is played move by move (contract/moving.py).

An *advance* is given an action of the first seat to act, or `LOOK`. It returns `ILLEGAL`, or how many moves the seat
has that is first now, shifted by `TURN_BITS`, with whose turn it is below.
"""

from __future__ import annotations

LOOK = -1
"""Instead of an action: nothing is done, and the present moves are listed."""
ILLEGAL = -1
"""What comes of an action that is not legal; nothing has changed."""
TURN_BITS = 8
OVER, UNUSUAL = 0, (1 << TURN_BITS) - 1
"""Whose turn it is: nobody's; that of seats which the table of turns does not have."""
