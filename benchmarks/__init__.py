"""How fast Boulevard is, measured beside OpenSpiel in the same run: `python -m benchmarks`."""
