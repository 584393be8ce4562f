"""The rules for pages: chapters and figures."""
