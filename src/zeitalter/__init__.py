"""Five civilization board games on one rules engine."""

__version__ = "0.2.0"
