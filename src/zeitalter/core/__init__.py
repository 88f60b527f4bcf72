"""The contract every game fulfils, and everything that works for all of them. See docs/architecture.md."""
