"""The actions of the game and their names."""

from typing import Final

from zeitalter.core.action import FIRST_GAME_VERB, Action, Noun, Verb, Vocabulary
from zeitalter.games.civ2010.model.catalogue import SEATS, SQUARES, WIDTH, Catalogue

DONE: Final = FIRST_GAME_VERB  # nothing more, no, let it happen ...
AGREE: Final = FIRST_GAME_VERB + 1
PICK: Final = FIRST_GAME_VERB + 2
PLACE: Final = FIRST_GAME_VERB + 3  # on a square
FOUND: Final = FIRST_GAME_VERB + 4
GOVERN: Final = FIRST_GAME_VERB + 5
CALL: Final = FIRST_GAME_VERB + 6  # a great person from the reserve
WONDER: Final = FIRST_GAME_VERB + 7  # use it
RAISE: Final = FIRST_GAME_VERB + 8
PLAY: Final = FIRST_GAME_VERB + 9  # a culture event
SEND: Final = FIRST_GAME_VERB + 10
PROPOSE: Final = FIRST_GAME_VERB + 11
GIVE: Final = FIRST_GAME_VERB + 12
GIVE_TOKEN: Final = FIRST_GAME_VERB + 13
GIVE_CARD: Final = FIRST_GAME_VERB + 14
WANT: Final = FIRST_GAME_VERB + 15
SUBMIT: Final = FIRST_GAME_VERB + 16
TAKE_BACK: Final = FIRST_GAME_VERB + 17
ACCEPT: Final = FIRST_GAME_VERB + 18
DECLINE: Final = FIRST_GAME_VERB + 19
FIGURE: Final = FIRST_GAME_VERB + 20
UNIT: Final = FIRST_GAME_VERB + 21
BUILD: Final = FIRST_GAME_VERB + 22
BUILD_FREE: Final = FIRST_GAME_VERB + 23
WALL: Final = FIRST_GAME_VERB + 24
ERECT: Final = FIRST_GAME_VERB + 25
DEVOTE: Final = FIRST_GAME_VERB + 26
HARVEST: Final = FIRST_GAME_VERB + 27
ADVANCE: Final = FIRST_GAME_VERB + 28
USE: Final = FIRST_GAME_VERB + 29
PAY_RESOURCE: Final = FIRST_GAME_VERB + 30
PAY_TOKEN: Final = FIRST_GAME_VERB + 31
PAY_CARD: Final = FIRST_GAME_VERB + 32
CITY: Final = FIRST_GAME_VERB + 33
CHOOSE: Final = FIRST_GAME_VERB + 34
LEARN: Final = FIRST_GAME_VERB + 35
OUTDATE: Final = FIRST_GAME_VERB + 36
DISCARD: Final = FIRST_GAME_VERB + 37
CANCEL: Final = FIRST_GAME_VERB + 38
HUSH: Final = FIRST_GAME_VERB + 39
MARCH: Final = FIRST_GAME_VERB + 40
STEP: Final = FIRST_GAME_VERB + 41
DISCOVER: Final = FIRST_GAME_VERB + 42
STOP: Final = FIRST_GAME_VERB + 43
INFILTRATE: Final = FIRST_GAME_VERB + 44
RAZE: Final = FIRST_GAME_VERB + 45
KILL: Final = FIRST_GAME_VERB + 46
FIGHT: Final = FIRST_GAME_VERB + 47
WOUND: Final = FIRST_GAME_VERB + 48
HEAL: Final = FIRST_GAME_VERB + 49
SAVE: Final = FIRST_GAME_VERB + 50
LOOT: Final = FIRST_GAME_VERB + 51
STEAL_CARD: Final = FIRST_GAME_VERB + 52
TAKE: Final = FIRST_GAME_VERB + 53
RESEARCH: Final = FIRST_GAME_VERB + 54
FOUND_WITH_ARMY: Final = FIRST_GAME_VERB + 55  # where a scout stands too

ARMY: Final = 0
SCOUT: Final = 1

# What can be looted.
LOOT_TRADE: Final = 0
LOOT_CULTURE: Final = 1
LOOT_WHEAT: Final = 2  # and the other market resources after it
LOOT_HUT: Final = 6
LOOT_VILLAGE: Final = 7
LOOT_CARD: Final = 8

DONE_ACTION: Final = Action(DONE)
AGREE_ACTION: Final = Action(AGREE)
ADVANCE_ACTION: Final = Action(ADVANCE)
HUSH_ACTION: Final = Action(HUSH)
STOP_ACTION: Final = Action(STOP)
SUBMIT_ACTION: Final = Action(SUBMIT)
TAKE_BACK_ACTION: Final = Action(TAKE_BACK)
RAZE_ACTION: Final = Action(RAZE)
PLACES: Final = [Action(PLACE, square) for square in range(SQUARES)]
STEPS: Final = [Action(STEP, square) for square in range(SQUARES)]

KIND_NAMES: Final = ["army", "scout"]
TYPE_NAMES: Final = ["infantry", "artillery", "cavalry", "aircraft"]
RESOURCE_NAMES: Final = ["wheat", "silk", "incense", "iron", "spy", "uranium"]
GIVE_NAMES: Final = ["trade", "culture", "wheat", "silk", "incense", "iron"]
WANT_NAMES: Final = ["trade", "culture", "wheat", "silk", "incense", "iron", "hut", "village", "card"]
LOOT_NAMES: Final = ["trade", "culture", "wheat", "silk", "incense", "iron", "hut", "village", "card"]
SQUARE_NAMES: Final = [f"{square % WIDTH}-{square // WIDTH}" for square in range(SQUARES)]


def vocabulary(catalogue: Catalogue) -> Vocabulary:
    tech = Noun("tech", [tech.id for tech in catalogue.techs])
    wonder = Noun("wonder", [wonder.id for wonder in catalogue.wonders])
    building = Noun("building", [building.id for building in catalogue.buildings])
    person = Noun("person", [person.id for person in catalogue.persons])
    card = Noun("card", catalogue.card_names)
    token = Noun("token", None, len(catalogue.token_content))
    square = Noun("square", SQUARE_NAMES)
    city = Noun("city", None, 3)
    place = Noun("place", None, max([len(layout.neutral_corners) for layout in catalogue.layouts]))
    seat = Noun("seat", None, SEATS)
    number = Noun("number", None, 2)
    amount = Noun("amount", None, 28)
    unit = Noun("unit", None, len(catalogue.unit_type))
    front = Noun("front", None, 64)
    resource = Noun("resource", RESOURCE_NAMES)
    figures = Noun("armies", None, 8)
    scouts = Noun("scouts", None, 3)
    return Vocabulary(
        [
            Verb(DONE, "done", []),
            Verb(AGREE, "agree", []),
            Verb(PICK, "pick", [Noun("civilization", [civ.id for civ in catalogue.civilizations])]),
            Verb(PLACE, "place", [square]),
            Verb(FOUND, "found", [square]),
            Verb(GOVERN, "govern", [Noun("government", [government.id for government in catalogue.governments])]),
            Verb(CALL, "call", [person]),
            Verb(WONDER, "wonder", [wonder]),
            Verb(RAISE, "raise", [Noun("figure", KIND_NAMES)]),
            Verb(PLAY, "play", [card]),
            Verb(SEND, "send", [city]),
            Verb(PROPOSE, "propose", [seat]),
            Verb(GIVE, "give", [Noun("item", GIVE_NAMES), amount]),
            Verb(GIVE_TOKEN, "give_token", [token]),
            Verb(GIVE_CARD, "give_card", [card]),
            Verb(WANT, "want", [Noun("item", WANT_NAMES), amount]),
            Verb(SUBMIT, "submit", []),
            Verb(TAKE_BACK, "take_back", []),
            Verb(
                ACCEPT,
                "accept",
                [
                    seat,
                    Noun("token", None, len(catalogue.token_content) + 1),
                    Noun("card", None, len(catalogue.cards) + 1),
                ],
            ),
            Verb(DECLINE, "decline", [seat]),
            Verb(FIGURE, "figure", [city, Noun("figure", KIND_NAMES)]),
            Verb(UNIT, "unit", [city, Noun("type", TYPE_NAMES)]),
            Verb(BUILD, "build", [city, building]),
            Verb(BUILD_FREE, "build_free", [city, building]),
            Verb(WALL, "wall", [city, number]),
            Verb(ERECT, "erect", [city, wonder]),
            Verb(DEVOTE, "devote", [city]),
            Verb(HARVEST, "harvest", [city, resource]),
            Verb(ADVANCE, "advance", []),
            Verb(USE, "use", [tech, number]),
            Verb(PAY_RESOURCE, "pay", [resource]),
            Verb(PAY_TOKEN, "pay_token", [token]),
            Verb(PAY_CARD, "pay_card", [card]),
            Verb(CITY, "city", [seat, city]),
            Verb(CHOOSE, "choose", [seat]),
            Verb(LEARN, "learn", [tech]),
            Verb(OUTDATE, "outdate", [wonder]),
            Verb(DISCARD, "discard", [card]),
            Verb(CANCEL, "cancel", [Noun("by", [*catalogue.card_names, *[tech.id for tech in catalogue.techs]])]),
            Verb(HUSH, "hush", []),
            Verb(MARCH, "march", [square, figures, scouts]),
            Verb(STEP, "step", [square]),
            Verb(DISCOVER, "discover", [place]),
            Verb(STOP, "stop", []),
            Verb(INFILTRATE, "infiltrate", [square]),
            Verb(RAZE, "raze", []),
            Verb(KILL, "kill", [square, figures, scouts]),
            Verb(FIGHT, "fight", [unit, front]),
            Verb(WOUND, "wound", [front]),
            Verb(HEAL, "heal", [front]),
            Verb(SAVE, "save", [unit]),
            Verb(LOOT, "loot", [Noun("loot", LOOT_NAMES)]),
            Verb(STEAL_CARD, "steal_card", [card]),
            Verb(TAKE, "take", [resource]),
            Verb(RESEARCH, "research", [tech]),
            Verb(FOUND_WITH_ARMY, "found_with_army", [square]),
        ]
    )
