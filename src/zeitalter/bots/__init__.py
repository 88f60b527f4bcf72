"""Players without a person: they see what their seat sees, and are reproducible."""
