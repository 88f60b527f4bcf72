"""What is kept on disk, and how it gets there. Knows nothing of HTTP, of passwords in the clear, or of rules."""
