"""For whoever runs a server: people, tables, reports, and what is decided about them.

The help lists commands in the order of the imports.
"""

from __future__ import annotations

# isort: off
from boulevard.cli.admin import finding
from boulevard.cli.admin import reports
from boulevard.cli.admin import rulings
from boulevard.cli.admin import keeping
from boulevard.cli.admin import figures

# isort: on
from boulevard.cli.admin.command import admin

__all__ = ["admin", "figures", "finding", "keeping", "reports", "rulings"]
