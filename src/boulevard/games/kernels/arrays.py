"""The arrays that kernels of all games take."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.int32]
Flags = NDArray[np.bool_]
Streams = NDArray[np.uint64]
"""What chance comes from: a number for each state, never 0."""
