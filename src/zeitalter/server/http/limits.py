"""Rate limits: token buckets in memory, one per somebody and purpose."""

import asyncio
import time
from collections.abc import Callable

from zeitalter.server.errors import Problem

MANY = 20_000  # buckets; beyond that the full ones are forgotten, which changes nothing for anybody


class Limit:
    """At most `burst` at once, and `per_second` in the long run, for each key."""

    def __init__(self, burst: float, per_second: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.burst = burst
        self.per_second = per_second
        self.clock = clock
        self._buckets: dict[str, tuple[float, float]] = {}  # key -> tokens left, as of when

    def allows(self, key: str) -> bool:
        now = self.clock()
        left = self._left(key, now)
        if left < 1:
            return False
        if len(self._buckets) >= MANY:
            self._forget(now)
        self._buckets[key] = (left - 1, now)
        return True

    def _left(self, key: str, now: float) -> float:
        left, since = self._buckets.get(key, (self.burst, now))
        return min(self.burst, left + (now - since) * self.per_second)

    def _forget(self, now: float) -> None:
        self._buckets = {key: bucket for key, bucket in self._buckets.items() if self._left(key, now) < self.burst}
        if len(self._buckets) >= MANY:  # a flood from many addresses: rather forget than grow without end
            self._buckets.clear()


class Limits:
    """All limits of a server. Switched off, everything is allowed."""

    def __init__(self, enabled: bool) -> None:
        self.enabled = enabled
        self.requests = Limit(burst=300, per_second=30)  # per address
        self.entering = Limit(burst=20, per_second=0.2)  # guests, logins and registrations per address
        self.guessing = Limit(burst=10, per_second=0.05)  # logins per name, whatever the address
        self.creating = Limit(burst=30, per_second=0.05)  # tables and tokens per account
        self.acting = Limit(burst=200, per_second=50)  # actions per account
        self.talking = Limit(burst=5, per_second=0.5)  # chat lines per account
        self.messages = Limit(burst=200, per_second=50)  # websocket messages per connection

    def allows(self, limit: Limit, key: str) -> bool:
        return not self.enabled or limit.allows(key)

    def require(self, limit: Limit, key: str, text: str) -> None:
        if not self.allows(limit, key):
            raise Problem("rate", text)

    async def patience(self, limit: Limit, key: str) -> None:
        """Wait until it is allowed. On a websocket this is kinder than a refusal: the sender is merely slowed down."""
        while not self.allows(limit, key):
            await asyncio.sleep(1 / limit.per_second)
