# mypyc: no
"""What the data files must agree on beyond the shape of each entry."""

from collections import Counter
from collections.abc import Iterable
from itertools import pairwise, product
from typing import Final

from zeitalter.core.data import DataError
from zeitalter.games.ages_cards.data import schema as s
from zeitalter.games.ages_cards.model.catalogue import ERA_NAMES, RESOURCE_NAMES

CARDS: Final = "cards.toml"
WONDERS: Final = "wonders.toml"
RULES: Final = "rules.toml"
TRACK_CONDITIONS: Final = (
    s.VpTakenBackAtLeast,
    s.CardsTakenBackAtLeast,
    s.VpGainedThisTurnAtLeast,
    s.VpTrackAtLeast,
)
CONVERSIONS: Final = {  # what `payment.covers` reckons with
    ("food", 2, "animal"),
    ("iron", 2, "animal"),
    ("animal", 2, "gunpowder"),
    ("gunpowder", 2, "oil"),
    ("any", 3, "earth"),
}
TACTIC_OPS: Final = (s.PlayAttack, s.ActivateAttack, s.ReturnToHand)


def component_list() -> dict[str, tuple[int, str]]:
    """Set and era of each card by the number ranges of the rulebook; higher numbers are additions of a data pack."""
    homes = [(0, "start")] * 5
    for set_number in (1, 2):
        for era, size in zip(ERA_NAMES, (7, 6, 5, 4, 3), strict=True):
            homes += [(set_number, era)] * size
    return {f"C{number:02}": home for number, home in enumerate(homes, start=1)}


def check(tables: s.Tables) -> None:
    """Raise a DataError for the first thing that does not fit together."""
    check_cards(tables.cards)
    check_wonders(tables.wonders, {card.id: card for card in tables.cards}, tables.rules.limits.fame_markers)
    check_rules(tables.rules, tables.cards)


def check_ids(file: str, ids: list[str], letter: str) -> None:
    """Ids count from 1 without gaps; a data pack may go on counting."""
    counts = Counter(ids)
    for number in range(1, len(ids) + 1):
        entry = f"{letter}{number:02}"
        if counts[entry] == 0:
            raise DataError(file, entry, f"the entry is missing; number all entries from {letter}01 without gaps")
        if counts[entry] > 1:
            raise DataError(file, entry, "the id is used twice; give every entry its own id")


def check_cards(cards: list[s.CardEntry]) -> None:
    check_ids(CARDS, [card.id for card in cards], "C")
    homes = component_list()
    for card in cards:
        set_number, era = homes.get(card.id, (card.set, card.era))
        if (card.set, card.era) != (set_number, era):
            raise DataError(CARDS, card.id, f'this number belongs to set {set_number}, era "{era}"; write these values')
        if (card.set == 0) != (era == "start"):
            raise DataError(CARDS, card.id, 'start cards, and only they, have set = 0 and era = "start"')
        if era == "start":
            if sum(card.cost.units()):
                raise DataError(CARDS, card.id, "start cards are not bought; write cost = {}")
            if card.removed_with_2_players:
                raise DataError(CARDS, card.id, "start cards stay in every game; leave removed_with_2_players out")
        else:
            if card.resource != era:
                raise DataError(CARDS, card.id, f'the resource names the era; write resource = "{era}"')
            if not sum(card.cost.units()):
                raise DataError(CARDS, card.id, "the card has no cost; give it at least one of food to oil")
        check_effects(card)
    start = Counter(card.resource for card in cards if card.set == 0)
    if start["food"] < 3 or start["iron"] < 2:
        raise DataError(CARDS, "C01 to C05", "the start cards show 3 food and 2 iron; change their resources to that")
    removed = Counter((card.set, card.era) for card in cards if card.removed_with_2_players)
    for card in cards:
        if card.set and removed[card.set, card.era] != 1:
            group = f'set {card.set}, era "{card.era}"'
            advice = f"{removed[card.set, card.era]} cards are removed with 2 players; mark exactly 1 card"
            raise DataError(CARDS, group, advice)


def check_effects(card: s.CardEntry) -> None:
    attacks = [effect for effect in card.effects if isinstance(effect, s.Attack)]
    if (card.type == "attack") != bool(attacks) or (attacks and len(card.effects) > 1):
        raise DataError(CARDS, card.id, 'cards of type "attack" have one effect, op = "attack", and no others have it')
    before: list[s.EffectOp] = []
    for effect in card.effects:
        if isinstance(effect, TACTIC_OPS) and card.type != "tactic":
            raise DataError(CARDS, card.id, 'only cards of type "tactic" play, activate or take back attacks')
        if card.set != 2 and moves_track(effect):
            raise DataError(CARDS, card.id, "only set 2 has a victory point track; use an effect without VP")
        check_effect(card.id, effect, before)
        before.append(effect)


def moves_track(effect: s.EffectOp) -> bool:
    if isinstance(effect, s.Attack):
        return bool(effect.always or effect.undefeated)
    return isinstance(effect, s.PayVp | s.GainVp) or (isinstance(effect, s.ActivateCivil) and effect.owner_vp > 0)


def check_effect(card_id: str, effect: s.EffectOp, before: list[s.EffectOp]) -> None:
    """Operations that only make sense alone in a certain form, or after another one."""

    def needs(op: type[s.Op], what: str) -> None:
        if not any(isinstance(earlier, op) for earlier in before):
            raise DataError(CARDS, card_id, what)

    if isinstance(effect, s.ExhaustOwn | s.Refresh | s.GainResource):
        check_kinds(CARDS, card_id, effect.resources)
    if isinstance(effect, s.GainVp):
        counted = effect.per is not None and effect.maximum is not None and effect.amount is None
        fixed = effect.per is None and effect.maximum is None and effect.amount is not None
        if not counted and not fixed:
            raise DataError(CARDS, card_id, "gain_vp takes either amount, or per together with max")
        if effect.per == "cards_exhausted_by_this_effect":
            needs(s.ExhaustOwn, "to count exhausted cards, put exhaust_own before gain_vp")
    if isinstance(effect, s.GainVp | s.Refresh) and effect.who == "chosen_opponent":
        needs(s.ChooseOpponent, "to reach a chosen opponent, put choose_opponent before it")
    if isinstance(effect, s.CopyResource):
        needs(s.ChooseOpponent, "to copy a resource, put choose_opponent before copy_resource")
    if any(isinstance(earlier, s.ActivateCivil) for earlier in before) and remembers(effect):
        raise DataError(CARDS, card_id, "put activate_civil after everything that counts or reaches a chosen opponent")
    if isinstance(effect, s.ActivateCivil) and effect.owner == "self" and effect.owner_vp:
        raise DataError(CARDS, card_id, 'owner_vp goes to an opponent; leave it out with owner = "self"')
    if isinstance(effect, s.ActivateAttack):
        if effect.source == "just_played":
            needs(s.PlayAttack, "to activate an attack just played, put play_attack before activate_attack")
        elif effect.mandatory:
            raise DataError(CARDS, card_id, 'only attacks from "just_played" are mandatory; leave mandatory out')
    if isinstance(effect, s.ReturnToHand):
        needs(s.ActivateAttack, "to take the activated attack back, put activate_attack before return_to_hand")


def remembers(effect: s.EffectOp) -> bool:
    """Whether an operation refers to an earlier one; a technology activated in between would wipe that out."""
    if isinstance(effect, s.GainVp):
        return effect.who == "chosen_opponent" or effect.per == "cards_exhausted_by_this_effect"
    return isinstance(effect, s.CopyResource) or (isinstance(effect, s.Refresh) and effect.who == "chosen_opponent")


def check_kinds(file: str, entry: str, kinds: Iterable[str]) -> None:
    listed = list(kinds)
    if len(set(listed)) < len(listed) or ("any" in listed and len(listed) > 1):
        raise DataError(file, entry, 'list each name once, and "any" alone')


def check_wonders(wonders: list[s.WonderEntry], cards: dict[str, s.CardEntry], fame_markers: int) -> None:
    check_ids(WONDERS, [wonder.id for wonder in wonders], "W")
    markers: set[str] = set()
    for wonder in wonders:
        set_number = 1 if wonder.id <= "W10" else 2
        if wonder.set != set_number and wonder.id <= "W20":  # higher numbers are additions of a data pack
            raise DataError(WONDERS, wonder.id, f"this number belongs to set {set_number}; write set = {set_number}")
        check_marker(wonder, cards)
        if wonder.marker_card in markers:
            raise DataError(
                WONDERS, wonder.id, f"{wonder.marker_card} marks another wonder; name a different marker_card"
            )
        markers.add(wonder.marker_card)
        check_fame(wonder, fame_markers)
        if wonder.set == 1 and isinstance(wonder.condition, TRACK_CONDITIONS):
            raise DataError(
                WONDERS, wonder.id, "set 1 has no track and checks before taking back; use another condition"
            )
        if isinstance(wonder.condition, s.ResourcesAtLeast):
            check_kinds(WONDERS, wonder.id, wonder.condition.resource)
        if isinstance(wonder.condition, s.BoughtThisTurn):
            check_kinds(WONDERS, wonder.id, wonder.condition.eras)
    found = Counter[tuple[int, str]]((wonder.set, wonder.era) for wonder in wonders)
    for set_number, era in product((1, 2), ERA_NAMES):
        count = found[set_number, era]
        if count < 2:
            raise DataError(
                WONDERS, f'set {set_number}, era "{era}"', f"{count} wonders found; every era of a set has 2"
            )


def check_marker(wonder: s.WonderEntry, cards: dict[str, s.CardEntry]) -> None:
    card = cards.get(wonder.marker_card)
    if card is None:
        raise DataError(
            WONDERS, wonder.id, f"marker_card {wonder.marker_card} does not exist; name a card of cards.toml"
        )
    if (card.set, card.era) != (wonder.set, wonder.era):
        raise DataError(WONDERS, wonder.id, f"marker_card {card.id} is of another set or era; name one of the same")
    if card.removed_with_2_players:
        raise DataError(WONDERS, wonder.id, f"marker_card {card.id} is removed with 2 players; name a card that stays")


def check_fame(wonder: s.WonderEntry, fame_markers: int) -> None:
    if wonder.set == 1 and (wonder.fame_needed is not None or wonder.source.fame_needed is not None):
        raise DataError(WONDERS, wonder.id, "set 1 has no fame markers; leave fame_needed out")
    if wonder.set == 2 and (wonder.fame_needed is None or wonder.source.fame_needed is None):
        raise DataError(WONDERS, wonder.id, "set 2 needs fame markers; give fame_needed and its source")
    if wonder.fame_needed is not None and wonder.fame_needed > fame_markers:
        raise DataError(WONDERS, wonder.id, f"a player has {fame_markers} fame markers; lower fame_needed")


def check_rules(rules: s.Rules, cards: list[s.CardEntry]) -> None:
    if rules.resources.order != RESOURCE_NAMES:
        raise DataError(RULES, "resources", f"the engine knows this order only: {', '.join(RESOURCE_NAMES)}")
    check_once("conversions", [step.from_ for step in rules.conversions], None)
    for step in rules.conversions:
        if step.from_ == "any":
            if step.to != "earth":
                raise DataError(RULES, "conversions from any", 'any resources become earth; write to = "earth"')
        elif RESOURCE_NAMES.index(step.to) <= RESOURCE_NAMES.index(step.from_) or step.to in ("iron", "space"):
            advice = f"{step.to} is not a conversion upwards; name one of animal to earth above {step.from_}"
            raise DataError(RULES, f"conversions from {step.from_}", advice)
    if "any" not in [step.from_ for step in rules.conversions]:
        raise DataError(RULES, "conversions from any", "the entry is missing; add how many resources become 1 earth")
    if {(step.from_, step.amount, step.to) for step in rules.conversions} != CONVERSIONS:
        known = ", ".join(f"{amount} {lower} to 1 {higher}" for lower, amount, higher in sorted(CONVERSIONS))
        raise DataError(RULES, "conversions", f"the engine pays with exactly these: {known}")
    check_once(
        "pyramids",
        [f"{p.game}, {p.players} players" for p in rules.pyramids],
        [f"{game}, {players} players" for game in ("single", "combined") for players in (2, 3, 4)],
    )
    for pyramid in rules.pyramids:
        check_pyramid(pyramid, cards)
    check_once(
        "start_resources", [f"{e.players} players" for e in rules.start_resources], [f"{n} players" for n in (2, 3, 4)]
    )
    for entry in rules.start_resources:
        if len(set(entry.seats)) < len(entry.seats) or any(seat > entry.players for seat in entry.seats):
            advice = f"name each seat at most once, from 1 to {entry.players}"
            raise DataError(RULES, f"start_resources, {entry.players} players", advice)
    start = sorted(card.id for card in cards if card.set == 0)
    if sorted(rules.start_hand.cards) != start:
        raise DataError(RULES, "start_hand", f"name each start card once: {', '.join(start)}")


def check_once(table: str, found: list[str], expected: list[str] | None) -> None:
    for entry, count in Counter(found).items():
        if count > 1:
            raise DataError(RULES, f"{table}, {entry}", "there are two such entries; keep one")
    for entry in expected or []:
        if entry not in found:
            raise DataError(RULES, f"{table}, {entry}", "the entry is missing; add it")


def check_pyramid(pyramid: s.Pyramid, cards: list[s.CardEntry]) -> None:
    entry = f"pyramids, {pyramid.game}, {pyramid.players} players"
    rows = pyramid.rows.sizes()
    if any(upper != lower - 1 for lower, upper in pairwise(rows)):
        raise DataError(RULES, entry, "every row is one card shorter than the row below; change the rows")
    used = [card for card in cards if pyramid.players > 2 or not card.removed_with_2_players]
    found = Counter[tuple[int, str]]((card.set, card.era) for card in used)
    if pyramid.game == "single":  # as many cards as a pyramid of either set can hold
        bottom = min(found[theme, era] + row for theme in (1, 2) for row, era in enumerate(ERA_NAMES))
        if rows[0] != bottom:
            raise DataError(RULES, entry, f"the cards make a larger or smaller pyramid; write animal = {bottom}")
    for era, size in zip(ERA_NAMES, rows, strict=True):
        available = found[1, era] + found[2, era]
        if size > available:
            raise DataError(RULES, entry, f"there are {available} {era} cards; lay out no more than that")
