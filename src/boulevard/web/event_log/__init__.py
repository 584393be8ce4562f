"""The log of events on disk: written by one thread, chained by hashes, checked, backed up and restored."""
