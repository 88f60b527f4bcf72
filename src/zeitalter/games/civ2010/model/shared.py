"""What copies of a position share: tuples. Whoever changes one puts another in its place, with these."""

Numbers = tuple[int, ...]


def filled(item: int, count: int) -> Numbers:
    return tuple([item] * count)  # (item,) * 256 has a type of 256 items, on which the compiler works for ever


def changed(items: Numbers, place: int, item: int) -> Numbers:
    """With another item in one place."""
    result = list(items)
    result[place] = item
    return tuple(result)


def raised(items: Numbers, place: int, amount: int) -> Numbers:
    """With more (or less) in one place."""
    return changed(items, place, items[place] + amount)


def joined(items: Numbers, item: int) -> Numbers:
    """With one more, sorted."""
    return tuple(sorted([*items, item]))


def without(items: Numbers, item: int) -> Numbers:
    """With one less."""
    place = items.index(item)
    return items[:place] + items[place + 1 :]
