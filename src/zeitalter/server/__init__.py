# mypyc: no
"""The game server: accounts, tables, live play, storage."""
