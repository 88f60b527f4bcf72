"""The history of the database's shape, for Alembic. Every server brings its database up to date when it starts."""
