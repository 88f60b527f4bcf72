"""The actions of the game."""

from typing import Final

from zeitalter.core.action import FIRST_GAME_VERB, Action, Noun, Verb, Vocabulary
from zeitalter.games.mosaic.model import catalogue as c

DONE: Final = FIRST_GAME_VERB  # end the turn, nothing further, keep it face down ...
LEADER: Final = FIRST_GAME_VERB + 1
DRAFT: Final = FIRST_GAME_VERB + 2
PLACE: Final = FIRST_GAME_VERB + 3
WORK: Final = FIRST_GAME_VERB + 4
GROW: Final = FIRST_GAME_VERB + 5
GROW_PLAIN: Final = FIRST_GAME_VERB + 6
BUILD: Final = FIRST_GAME_VERB + 7
FOUND: Final = FIRST_GAME_VERB + 8
WONDER: Final = FIRST_GAME_VERB + 9
RESEARCH: Final = FIRST_GAME_VERB + 10
LEVY: Final = FIRST_GAME_VERB + 11
LEVY_PLAIN: Final = FIRST_GAME_VERB + 12
MILITARY: Final = FIRST_GAME_VERB + 13
RECRUIT: Final = FIRST_GAME_VERB + 14
MOVE: Final = FIRST_GAME_VERB + 15
GOVERN: Final = FIRST_GAME_VERB + 16
LOOK: Final = FIRST_GAME_VERB + 17
TAKE_SEEN: Final = FIRST_GAME_VERB + 18
CLAIM_AGE: Final = FIRST_GAME_VERB + 19
CLAIM: Final = FIRST_GAME_VERB + 20
PLAY: Final = FIRST_GAME_VERB + 21
REFRESH: Final = FIRST_GAME_VERB + 22
CONVERT: Final = FIRST_GAME_VERB + 23
TAKE_OVER: Final = FIRST_GAME_VERB + 24
RAISE: Final = FIRST_GAME_VERB + 25
DEPLOY: Final = FIRST_GAME_VERB + 26
REMOVE: Final = FIRST_GAME_VERB + 27
TAKE: Final = FIRST_GAME_VERB + 28
SHIFT: Final = FIRST_GAME_VERB + 29
AMOUNT: Final = FIRST_GAME_VERB + 30
RAID: Final = FIRST_GAME_VERB + 31
REGION: Final = FIRST_GAME_VERB + 32
EXPEL: Final = FIRST_GAME_VERB + 33

DONE_ACTION: Final = Action(DONE)
MILITARY_ACTION: Final = Action(MILITARY)
PLACES: Final = [Action(PLACE, i) for i in range(200)]
TAKES: Final = [Action(TAKE, i) for i in range(200)]


def vocabulary(catalogue: c.Catalogue) -> Vocabulary:
    technology = Noun("technology", [card.id for card in catalogue.technologies])
    build = Noun("card", [card.id for card in catalogue.builds])
    place = Noun("hex", [place.id for place in catalogue.hexes])
    regions = [region.id for region in catalogue.regions]
    region = Noun("region", regions)
    unit = Noun("unit", c.UNIT_NAMES)
    deck = Noun("deck", c.DECK_NAMES)
    first = Noun("money_for_first", None, 100)  # units of the first currency replaced beyond those missing
    second = Noun("money_for_second", None, 100)
    seat = Noun("opponent", None, c.SEATS)
    return Vocabulary(
        [
            Verb(DONE, "done", []),
            Verb(LEADER, "leader", [Noun("leader", [leader.id for leader in catalogue.leaders])]),
            Verb(DRAFT, "draft", [technology]),
            Verb(PLACE, "place", [place]),
            Verb(WORK, "work", [Noun("currency", c.CURRENCY_NAMES[:3])]),
            Verb(GROW, "grow", [Noun("card", [card.id for card in catalogue.populations]), first]),
            Verb(GROW_PLAIN, "grow_plain", [first]),
            Verb(BUILD, "build", [build, first, second]),
            Verb(FOUND, "found", [Noun("piece", c.PIECE_NAMES[:4]), first]),
            Verb(WONDER, "wonder", [Noun("wonder", [card.id for card in catalogue.wonders]), first, second]),
            Verb(RESEARCH, "research", [technology, first]),
            Verb(LEVY, "levy", [Noun("card", [card.id for card in catalogue.taxes])]),
            Verb(LEVY_PLAIN, "levy_plain", [Noun("kind", ["tax", "tariff"])]),
            Verb(MILITARY, "military", []),
            Verb(RECRUIT, "recruit", [unit, region]),
            Verb(MOVE, "move", [unit, Noun("from", regions), Noun("to", regions)]),
            Verb(GOVERN, "govern", [Noun("government", [card.id for card in catalogue.governments]), first]),
            Verb(LOOK, "look", [deck]),
            Verb(TAKE_SEEN, "take_seen", [first, second]),
            Verb(CLAIM_AGE, "golden_age", [Noun("age", [card.id for card in catalogue.golden_ages])]),
            Verb(CLAIM, "claim", [Noun("achievement", [card.id for card in catalogue.achievements])]),
            Verb(PLAY, "play", [technology]),
            Verb(REFRESH, "refresh", [deck]),
            Verb(CONVERT, "convert", [Noun("currency", c.CURRENCY_NAMES)]),
            Verb(TAKE_OVER, "take_over", [place]),
            Verb(RAISE, "raise", [Noun("track", c.TRACK_NAMES)]),
            Verb(DEPLOY, "deploy", [unit, region]),
            Verb(REMOVE, "remove", [seat, unit, region]),
            Verb(TAKE, "take", [place]),
            Verb(SHIFT, "shift", [Noun("from", c.TRACK_NAMES), Noun("to", c.TRACK_NAMES)]),
            Verb(AMOUNT, "amount", [Noun("number", None, 1000)]),
            Verb(RAID, "raid", [Noun("currency", c.CURRENCY_NAMES)]),
            Verb(REGION, "region", [region]),
            Verb(EXPEL, "expel", [seat, Noun("from", regions), Noun("to", regions)]),
        ]
    )
