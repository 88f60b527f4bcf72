"""Ids of tables, accounts and tokens: unguessable, easy to select and to type, never mistaken for an option."""

import secrets

ALPHABET = "23456789abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ"  # without those that look alike
LENGTH = 16  # more than 90 bits


def new_id() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))
