"""What every request passes through: middleware, limits, errors, event streams, and who asks."""
