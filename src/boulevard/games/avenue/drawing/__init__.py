"""The SVG of a view, pictures of single things, and sheets to print."""
