"""What is kept on disk, and how it gets there. Knows nothing of HTTP, plain-text passwords or rules."""
