"""The names of those who sit at a table."""


def told_apart(names: list[str]) -> list[str]:
    """The same names, with the number of the seat behind those that several seats bear."""
    return [name if names.count(name) == 1 else f"{name} {seat}" for seat, name in enumerate(names, 1)]


def alike(names: list[str]) -> list[str]:
    """The names from which `told_apart` made these."""
    bare = [name.removesuffix(f" {seat}") for seat, name in enumerate(names, 1)]
    return [short if bare.count(short) > 1 else name for short, name in zip(bare, names)]
