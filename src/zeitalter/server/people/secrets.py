"""Passwords and tokens: made, hashed, compared."""

import asyncio
import secrets
from functools import cache
from hashlib import sha256

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

_hasher = PasswordHasher()


@cache
def _nobody() -> str:
    """Compared with for an unknown name, so that it costs as much time as a wrong password."""
    return _hasher.hash(secrets.token_urlsafe())


async def hash_password(password: str) -> str:
    return await asyncio.to_thread(_hasher.hash, password)  # slow on purpose, so not on the event loop


async def is_password(password: str, stored: str | None) -> bool:
    return await asyncio.to_thread(_verify, password, stored)


def _verify(password: str, stored: str | None) -> bool:
    try:
        _hasher.verify(_nobody() if stored is None else stored, password)
        return stored is not None
    except (Argon2Error, InvalidHashError):
        return False


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def digest(secret: str) -> str:
    """How a session or token is stored. They are long and random, so a quick hash is enough."""
    return sha256(secret.encode()).hexdigest()
