"""The pages about oneself: devices, data, and what is kept."""
