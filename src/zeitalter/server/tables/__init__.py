"""Running tables: one owner object each, in memory while somebody needs it. Knows nothing of HTTP or passwords."""
