"""Paris for machine learning: observations, the parts of actions, and what chance may bring."""
