"""The rules for pages: chapters, figures and the texts of the postcards."""
