"""Thoughts as jobs in a database that many machines share: put there by servers, taken by workers."""
