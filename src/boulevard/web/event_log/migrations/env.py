"""How Alembic brings a database up to date: on the connection that it is handed."""

from __future__ import annotations

from alembic import context

from boulevard.web.event_log.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
