"""Chance: the only source of randomness.

A `Stream` is a small fast generator (xoshiro128**) for bots and tests. The state of a game holds a `Chance`:
a secret key and a count of random events. Each event draws from its own stream, derived from both by a
cryptographic hash, so nobody can compute the next event from those already seen.
"""

from hashlib import blake2b
from typing import ClassVar, Final

_MASK: Final = 0xFFFFFFFF
KEY_SIZE: Final = 16


class Stream:
    """A seeded sequence of numbers. Equal seeds give equal sequences on every machine."""

    __slots__ = ("w0", "w1", "w2", "w3")

    def __init__(self, seed: bytes) -> None:
        words = blake2b(seed, digest_size=16, person=b"zeitalter").digest()
        self.w0 = int.from_bytes(words[0:4], "little") | 1  # never all zero
        self.w1 = int.from_bytes(words[4:8], "little")
        self.w2 = int.from_bytes(words[8:12], "little")
        self.w3 = int.from_bytes(words[12:16], "little")

    def word(self) -> int:
        """The next 32 bits."""
        w1 = self.w1
        x = w1 * 5 & _MASK
        x = (x << 7 | x >> 25) & _MASK
        result = x * 9 & _MASK
        w2 = self.w2 ^ self.w0
        w3 = self.w3 ^ w1
        self.w1 = w1 ^ w2
        self.w0 = self.w0 ^ w3
        self.w2 = w2 ^ (w1 << 9 & _MASK)
        self.w3 = (w3 << 11 | w3 >> 21) & _MASK
        return result

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, all equally likely."""
        limit = (_MASK + 1) // n * n
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % n

    def shuffle(self, items: list[int]) -> None:
        """Put the items into random order, in place. `word` and `below` are written out: imagining a position is
        mostly this."""
        w0, w1, w2, w3 = self.w0, self.w1, self.w2, self.w3
        for n in range(len(items), 1, -1):
            while True:
                x = w1 * 5 & _MASK
                word = (x << 7 | x >> 25) * 9 & _MASK
                w2 ^= w0
                w3 ^= w1
                w0 ^= w3
                mixed = w2 ^ (w1 << 9 & _MASK)
                w1 ^= w2
                w2 = mixed
                w3 = (w3 << 11 | w3 >> 21) & _MASK
                j = word % n
                if word - j + n <= _MASK + 1:  # else it is of the incomplete last range
                    break
            item = items[n - 1]
            items[n - 1] = items[j]
            items[j] = item
        self.w0, self.w1, self.w2, self.w3 = w0, w1, w2, w3

    def key(self) -> bytes:
        """A fresh key, for a `Chance` in an imagined state."""
        return b"".join([self.word().to_bytes(4, "little") for i in range(KEY_SIZE // 4)])


def stream(*parts: int | str | bytes) -> Stream:
    """A stream named by parts, such as `stream("arena", seed, game, seat)`."""
    return Stream("/".join([part.hex() if isinstance(part, bytes) else str(part) for part in parts]).encode())


class Chance:
    """The randomness inside a state: a secret key and the number of events so far."""

    __slots__ = ("answers", "events", "key")
    SHAPE: ClassVar[str] = "tuple[bytes, int]"
    IMMUTABLE: ClassVar[bool] = False

    def __init__(self, key: bytes, events: int = 0) -> None:
        if len(key) != KEY_SIZE:
            raise ValueError(f"a key has {KEY_SIZE} bytes, not {len(key)}")
        self.key = key
        self.events = events
        # What chance answered since somebody asked for it; None while nobody records. Not part of the position.
        self.answers: list[int] | None = None

    def event(self) -> Stream:
        """The stream of the next random event. Every call is a border that undo never crosses."""
        self.events += 1
        return Stream(self.key + self.events.to_bytes(8, "little"))

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, all equally likely: one random event."""
        answer = self.event().below(n)
        self.note([answer])
        return answer

    def shuffle(self, items: list[int]) -> None:
        """Put the items into random order, in place: one random event."""
        self.event().shuffle(items)
        self.note(items)

    def note(self, answers: list[int]) -> None:
        """Keep what chance answered, if somebody records it."""
        if self.answers is not None:
            self.answers.extend(answers)

    def copy(self) -> "Chance":
        """The same key and count; nobody records the answers of the copy."""
        return Chance(self.key, self.events)

    def pack(self) -> list[object]:
        """Key and count."""
        return [self.key, self.events]

    @staticmethod
    def unpack(packed: tuple[bytes, int]) -> "Chance":
        """From `pack`."""
        return Chance(packed[0], packed[1])
