"""People: guests, accounts, sessions, tokens. Knows nothing of tables."""
