"""People: one on every device, without an account or with one."""
