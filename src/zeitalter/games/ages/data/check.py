# mypyc: no
"""What the data files must agree on beyond the shape of each entry."""

from collections import Counter
from typing import Final

from msgspec import structs

from zeitalter.core.data import DataError
from zeitalter.games.ages.data import schema as s

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

# What the rules count on cards of a kind; anything else would be printed on the card and do nothing.
BUILDING: Final = ("culture", "science", "happy", "strength")
SPECIAL: Final = ("strength", "civil_actions", "military_actions", "blue_tokens", "colonization")
GIVES: Final = {
    "farm": ("food",),
    "mine": ("resource",),
    **dict.fromkeys(s.KINDS[s.KINDS.index("lab") : s.KINDS.index("government")], BUILDING),
    "government": ("culture", "happy", "strength", "civil_actions", "military_actions"),
    **dict.fromkeys([kind for kind in s.KINDS if kind.startswith("special")], SPECIAL),
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
    check_cards("civil.toml", tables.civil, built_in.civil)
    check_cards("military.toml", tables.military, built_in.military)
    check_board(tables.board, {card.id: card for card in tables.civil})


def check_cards(file: str, cards: list[s.CardEntry], built_in: list[s.CardEntry]) -> None:
    """A pack changes what cards say, not which cards there are: the engine counts on their kinds and ages."""
    expected = {card.id: card for card in built_in}
    counts = Counter(card.id for card in cards)
    for card_id in expected:
        if counts[card_id] == 0:
            raise DataError(file, card_id, "the entry is missing; a file holds all of its cards")
        if counts[card_id] > 1:
            raise DataError(file, card_id, "the id is used twice; give every entry its own id")
    for card in cards:
        if card.id not in expected:
            raise DataError(file, card.id, "there is no such card; use the ids of the built-in file")
        twin = expected[card.id]
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
        if event.op not in s.EVENT_OPS:
            raise DataError(file, card.id, f"there is no event operation {event.op!r}; use {', '.join(s.EVENT_OPS)}")
        if event.who not in s.WHO:
            raise DataError(file, card.id, f"events reach nobody called {event.who!r}; use {', '.join(s.WHO)}")
    scoring = [event.op.startswith("score_") for event in card.event or []]
    if any(scoring) and (len(scoring) > 1 or card.age != "III"):
        raise DataError(file, card.id, "an event that scores is of age III and does nothing else")
    if card.attack is not None:
        war = card.attack.op in ("war_culture", "war_resources", "war_technology", "war_territory", "holy_war")
        if card.attack.op not in s.ATTACKS or war != (card.kind == "war"):
            raise DataError(file, card.id, f"{card.kind} has no operation {card.attack.op!r}; see the built-in entry")
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
