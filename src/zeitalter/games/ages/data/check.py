# mypyc: no
"""What the data files must agree on beyond the shape of each entry."""

from collections import Counter
from typing import Final

from msgspec import structs

from zeitalter.core.data import DataError
from zeitalter.games.ages.data import schema as s
from zeitalter.games.ages.model.catalogue import FIRST_URBAN, GOVERNMENT, KINDS, LAST_CIVIL
from zeitalter.games.ages.rules.action_cards import INCLUDED
from zeitalter.games.ages.rules.events import OPERATIONS, is_scoring
from zeitalter.games.ages.rules.ranking import REACHES
from zeitalter.games.ages.rules.spoils import SPOILS

# What an entry of a kind must say, besides its name.
NEEDS: Final = {
    "action": "action",
    "event": "event",
    "aggression": "attack",
    "war": "attack",
    "pact": "pact",
    "tactic": "tactic",
    "bonus": "bonus",
}
PLAYERS: Final = (2, 3, 4)

# The vocabularies of the rules, by number.
WHO: Final = [name for name, seats in REACHES]
INCLUDES: Final = [name for name, ways, effect in INCLUDED]
ATTACKS: Final = [spoil.name for spoil in SPOILS]

# What the rules count on cards of a kind; anything else would be printed on the card and do nothing.
BUILDING: Final = ("culture", "science", "happy", "strength")
SPECIAL: Final = ("strength", "civil_actions", "military_actions", "blue_tokens", "colonization")
GIVES: Final = {
    "farm": ("food",),
    "mine": ("resource",),
    **dict.fromkeys(KINDS[FIRST_URBAN:GOVERNMENT], BUILDING),
    "government": ("culture", "happy", "strength", "civil_actions", "military_actions"),
    **dict.fromkeys([kind for kind in KINDS if kind.startswith("special")], SPECIAL),
    "leader": ("culture", "happy", "strength", "civil_actions", "military_actions"),
    "wonder": (*BUILDING, "civil_actions", "military_actions", "colonization", "civil_cards", "military_cards"),
    "territory": ("happy", "strength", "yellow_tokens", "blue_tokens"),
}
WONDER_EFFECTS: Final = (
    "best_mine_again", "doubles_faces", "free_population", "free_population_discount", "score_per_city_worker",
    "score_per_lab_and_library_level", "score_per_land_worker", "score_per_technology_level",
    "score_per_theater_and_library_level", "strength_per_infantry_and_artillery",
)  # fmt: skip


def check(tables: s.Tables, built_in: s.Tables) -> None:
    """Raise a DataError for the first thing that does not fit together."""
    check_cards("civil.toml", tables.civil, built_in.civil, KINDS[: LAST_CIVIL + 1])
    check_cards("military.toml", tables.military, built_in.military, KINDS[LAST_CIVIL + 1 :])
    both = {card.id for card in tables.civil} & {card.id for card in tables.military}
    if both:
        raise DataError("military.toml", min(both), "a card of civil.toml has this id; give every entry its own id")
    check_board(tables.board, {card.id: card for card in tables.civil})


def check_cards(file: str, cards: list[s.CardEntry], built_in: list[s.CardEntry], kinds: list[str]) -> None:
    """A pack may add cards and change what those of the game say, but neither leave one out nor make another of it."""
    expected = {card.id: card for card in built_in}
    counts = Counter(card.id for card in cards)
    for card_id in expected:
        if counts[card_id] == 0:
            raise DataError(file, card_id, "the entry is missing; a file holds all of its cards")
    for card in cards:
        if counts[card.id] > 1:
            raise DataError(file, card.id, "the id is used twice; give every entry its own id")
        if card.kind not in kinds:
            raise DataError(file, card.id, f"there is no kind {card.kind!r} in this file; use {', '.join(kinds)}")
        twin = expected.get(card.id, card)
        if (card.kind, card.age) != (twin.kind, twin.age):
            raise DataError(file, card.id, f'this card is kind = "{twin.kind}" and age = "{twin.age}"; write that')
        check_card(file, card)


def check_effects(file: str, card: s.CardEntry) -> None:
    for name in said(card.gives):
        if name not in GIVES.get(card.kind, ()):
            raise DataError(file, card.id, f"a card of kind {card.kind} cannot give {name}; leave it out")
    for name in said(card.effects):
        if card.kind not in ("leader", "wonder") or (name in WONDER_EFFECTS) != (card.kind == "wonder"):
            raise DataError(file, card.id, f"a card of kind {card.kind} cannot have {name}; leave it out")


def said(entry: s.Entry) -> list[str]:
    """Keys that differ from their neutral value."""
    return [field.name for field in structs.fields(entry) if getattr(entry, field.name) != field.default]


def check_card(file: str, card: s.CardEntry) -> None:
    check_effects(file, card)
    for kind, key in NEEDS.items():
        has = getattr(card, key) is not None
        wanted = card.kind == kind or (key == "attack" and card.kind in ("aggression", "war"))
        if has != wanted:
            advice = f"a card of kind {card.kind} {'needs' if wanted else 'has no'} {key}"
            raise DataError(file, card.id, f"{advice}; compare it with the built-in entry")
    if card.kind == "wonder" and not card.stages:
        raise DataError(file, card.id, "a wonder needs stages = [...], the resources for each of its parts")
    if card.kind == "government" and (card.urban_limit < 1 or card.gives.civil_actions < 1):
        raise DataError(file, card.id, "a government needs urban_limit and gives.civil_actions of at least 1")
    for event in card.event or []:
        if event.op not in OPERATIONS:
            raise DataError(file, card.id, f"there is no event operation {event.op!r}; use {', '.join(OPERATIONS)}")
        if event.who not in WHO:
            raise DataError(file, card.id, f"events reach nobody called {event.who!r}; use {', '.join(WHO)}")
    scoring = [is_scoring(OPERATIONS.index(event.op)) for event in card.event or []]
    if any(scoring) and (len(scoring) > 1 or card.age != "III"):
        raise DataError(file, card.id, "an event that scores is of age III and does nothing else")
    if card.attack is not None:
        known = [spoil.name for spoil in SPOILS if spoil.is_war == (card.kind == "war")]
        if card.attack.op not in known:
            raise DataError(file, card.id, f"{card.kind} has no operation {card.attack.op!r}; use {', '.join(known)}")
    if card.action is not None and card.action.includes not in INCLUDES:
        known = [repr(name) for name in INCLUDES]
        raise DataError(file, card.id, f"no card includes {card.action.includes!r}; use {', '.join(known)}")
    if card.tactic is not None and not card.tactic.infantry + card.tactic.cavalry + card.tactic.artillery:
        raise DataError(file, card.id, "a tactic needs at least one unit for an army")


def check_board(board: s.Board, cards: dict[str, s.CardEntry]) -> None:
    file = "board.toml"
    for card_id in board.setup.workers:
        if card_id not in cards or cards[card_id].age != "A":
            raise DataError(file, "setup", f"there is no start technology {card_id!r}; name one of the six")
    if board.setup.government not in cards or cards[board.setup.government].kind != "government":
        raise DataError(file, "setup", f"{board.setup.government!r} is no government; name one")
    if sum(board.setup.workers.values()) + board.setup.unused > board.setup.yellow_tokens:
        raise DataError(file, "setup", "there are more workers than yellow tokens; lower one of the numbers")
    for section in board.yellow_bank:
        if section.tokens % len(section.faces):
            raise DataError(file, "yellow_bank", "a section is split evenly between its faces; change tokens or faces")
    for players, ranks in zip(PLAYERS, board.scoring.ranks, strict=True):
        if len(ranks) != players:
            raise DataError(file, "scoring", f"ranks needs {players} numbers for {players} players")
