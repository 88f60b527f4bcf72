"""The generator: reproducible on every machine, fair, and unpredictable from what was seen."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zeitalter.core.chance import KEY_SIZE, Chance, Stream, stream
from zeitalter.core.rules import seed_key

KEY = bytes(range(KEY_SIZE))


def test_the_numbers_are_the_same_everywhere() -> None:
    """Stored games depend on exactly these."""
    rng = Stream(b"zeitalter")
    assert [rng.word() for i in range(4)] == [2052390279, 1646521156, 2407938927, 560894071]
    assert stream("arena", 1, b"\x01").below(6) == 1
    items = list(range(10))
    Chance(KEY).shuffle(items)
    assert items == [0, 2, 1, 8, 3, 7, 6, 5, 9, 4]


@given(st.binary(max_size=40), st.integers(1, 1 << 32))
def test_below_stays_below(seed: bytes, n: int) -> None:
    rng = Stream(seed)
    assert all(0 <= rng.below(n) < n for i in range(5))


@given(st.binary(max_size=20), st.lists(st.integers(), max_size=60))
def test_shuffle_keeps_everything(seed: bytes, items: list[int]) -> None:
    shuffled = items[:]
    Stream(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


@pytest.mark.parametrize(("n", "limit"), [(2, 10.8), (6, 20.5), (52, 90.6)])  # p = 0.001; the seed is fixed
def test_every_number_is_equally_likely(n: int, limit: float) -> None:
    rng = Stream(b"fair")
    counts = [0] * n
    for _ in range(400 * n):
        counts[rng.below(n)] += 1
    assert chi_square(counts) < limit


def test_every_order_is_equally_likely() -> None:
    rng = Stream(b"orders")
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(6000):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        counts[tuple(items)] = counts.get(tuple(items), 0) + 1
    assert len(counts) == 24
    assert chi_square(list(counts.values())) < 49.7  # p = 0.001 with 23 degrees of freedom


def test_chance_events_do_not_depend_on_how_much_was_drawn_before() -> None:
    """Each event has its own stream: a longer draw does not shift the next one."""
    short, long = Chance(KEY), Chance(KEY)
    short.below(6)
    long.shuffle(list(range(30)))
    assert short.below(1000) == long.below(1000)


def test_events_are_counted_as_borders() -> None:
    chance = Chance(KEY)
    chance.below(6)
    chance.shuffle([1, 2, 3])
    chance.event()
    assert chance.events == 3


def test_answers_are_noted_only_when_somebody_asks() -> None:
    chance = Chance(KEY)
    chance.below(6)
    assert chance.answers is None
    chance.answers = []
    throw = chance.below(6)
    items = [1, 2, 3]
    chance.shuffle(items)
    assert chance.answers == [throw, *items]
    assert chance.copy().answers is None


def test_a_copy_goes_on_alike_and_apart() -> None:
    chance = Chance(KEY, 5)
    twin = chance.copy()
    assert [chance.below(100) for i in range(5)] == [twin.below(100) for i in range(5)]
    chance.below(2)
    assert chance.events == twin.events + 1


def test_a_key_has_its_size() -> None:
    with pytest.raises(ValueError, match="16 bytes, not 3"):
        Chance(b"abc")
    assert len(Stream(b"").key()) == KEY_SIZE


def test_seeds_become_keys() -> None:
    assert seed_key(KEY) == KEY
    assert seed_key(1) == seed_key("1")
    assert len({seed_key(seed) for seed in (0, 1, "", "x", b"x" * 15, b"x" * 17)}) == 6
    assert all(len(seed_key(seed)) == KEY_SIZE for seed in (0, "text", b"bytes"))


def test_streams_are_named_by_all_their_parts() -> None:
    assert stream("a", 1).word() == stream("a", 1).word()
    assert len({stream(*parts).word() for parts in (("a", 1), ("a", 2), ("b", 1), ("a",), (b"a",))}) == 5


@given(st.binary(max_size=8), st.lists(st.integers(), max_size=40))
def test_shuffle_exchanges_each_place_with_one_below_it(seed: bytes, items: list[int]) -> None:
    """It is written out for speed, and must draw just what `below` would."""
    rng, plain = Stream(seed), Stream(seed)
    shuffled, exchanged = items[:], items[:]
    rng.shuffle(shuffled)
    for i in range(len(exchanged) - 1, 0, -1):
        j = plain.below(i + 1)
        exchanged[i], exchanged[j] = exchanged[j], exchanged[i]
    assert shuffled == exchanged
    assert rng.word() == plain.word()
