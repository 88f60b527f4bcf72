"""What is remembered of the last phase 14."""

from zeitalter.core.part import Value


class Strike(Value):
    """A calamity that struck: which of the eight, whom, and from whom it came (NOBODY for a red one)."""

    calamity: int
    victim: int
    giver: int
