"""The SVG of a view, and pictures of single things."""
