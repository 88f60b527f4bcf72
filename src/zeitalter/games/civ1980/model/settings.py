"""The options of a game as the rules read them (model/options.py says what they mean)."""

from zeitalter.core.part import Value


class Settings(Value):
    turn_limit: int  # 0: none
    hand_cap: bool
    stacks_apart: bool
    cities_reduced: bool
    richest_benefits: bool
    always_in_order: bool
    trade_rounds: int
    printed_values: bool
    every_step: bool
    extra_cards: bool  # house rule 1
    stay_aboard: bool  # house rule 2
    no_mysticism: bool  # house rule 3
    free_building: bool  # house rule 4
