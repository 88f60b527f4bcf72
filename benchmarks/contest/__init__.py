"""The contest behind `benchmarks/peers.py`: who takes part, how each plays and is measured, and what came of it."""
