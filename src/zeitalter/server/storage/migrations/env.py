"""Alembic runs this file, on the connection that `storage.database` gives it."""

from alembic import context

from zeitalter.server.storage.schema import metadata

connection = context.config.attributes["connection"]
# SQLite alters a table by copying it; Alembic's batch mode does so.
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
