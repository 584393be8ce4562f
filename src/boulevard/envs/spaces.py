"""The spaces of actions and observations of a game."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from boulevard.games.contract import Rules


def actions(rules: Rules) -> spaces.Discrete:
    """Return the space of all actions, legal or not."""
    return spaces.Discrete(rules.action_count)


def observations(rules: Rules) -> spaces.Box:
    """Return the space of observations: one row of numbers from 0 to 1 (`Rules.observation` names its parts)."""
    return spaces.Box(0.0, 1.0, rules.observation_shape, np.float32)


def masked(rules: Rules) -> spaces.Dict:
    """Return the space of observations that come with a mask of the legal actions."""
    mask = spaces.Box(0, 1, (rules.action_count,), np.int8)
    return spaces.Dict({"observation": observations(rules), "action_mask": mask})
