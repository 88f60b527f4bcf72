"""The view of "Sid Meier's Civilization: Das Brettspiel" as numbers.

The map is written layer by layer, each with an entry for every square of the map for so many players, row by row.
Single squares are given by column and row counted from 1, so that 0 means nowhere. Equal cards, tokens and units count
as one kind.
"""

from typing import Any, Final

from zeitalter.core.agenda import Step
from zeitalter.core.features import NOTHING, PLAYERS, Sheet, Writer, around
from zeitalter.games.civ2010.bot.space import most_fronts, squares_of
from zeitalter.games.civ2010.model import steps
from zeitalter.games.civ2010.model.catalogue import (
    MARKET_RESOURCES,
    NONE,
    PHASE_NAMES,
    RESOURCE_NAMES,
    SQUARES,
    TERRAIN_NAMES,
    TYPE_NAMES,
    WIDTH,
    Catalogue,
)
from zeitalter.games.civ2010.model.player import CITIES, FIGURES, FIRST_SCOUT
from zeitalter.games.civ2010.model.turn import ONCE_NAMES, PROJECT_NAMES
from zeitalter.games.civ2010.model.verbs import GIVE_NAMES, ITEM_NAMES, KIND_NAMES, SQUARE_NAMES
from zeitalter.games.civ2010.rules.board import AROUND

SEAT_FIELDS: Final = ("source", "taker", "partner", "mover", "loser")  # of steps
MASK_FIELDS: Final = ("aimed", "able")
FIRST_FIELD: Final = 2  # of a packed step, after its kind and seat
NO_STEP: Final = [NOTHING]
AIMING_ABILITY: Final = steps.AimingAbility.CODE
RESOLVE_ABILITY: Final = steps.ResolveAbility.CODE

# Layers of the map that do not belong to a player.
LAYERS: Final = [
    *TERRAIN_NAMES, *RESOURCE_NAMES[:MARKET_RESOURCES], "coin", "culture", "hut", "village", "building", "wonder",
    "person",
]  # fmt: skip
FIRST_RESOURCE: Final = len(TERRAIN_NAMES)
COIN: Final = LAYERS.index("coin")
CULTURE: Final = LAYERS.index("culture")
HUT: Final = LAYERS.index("hut")
VILLAGE: Final = LAYERS.index("village")
BUILDING: Final = LAYERS.index("building")
WONDER: Final = LAYERS.index("wonder")
PERSON: Final = LAYERS.index("person")

MARKET: Final = RESOURCE_NAMES[:MARKET_RESOURCES]
CONTENTS: Final = [*RESOURCE_NAMES, "person"]  # of tokens
ERAS: Final = ["era1", "era2", "era3"]  # of culture events; lists by era begin with one that does not exist
LEVELS: Final = ["level1", "level2", "level3", "level4", "level5"]
COIN_PLACES: Final = ["laws", "pottery", "democracy", "press", "sheet"]
CITY_NAMES: Final = [f"city{city}" for city in range(CITIES)]
SENDS_TO: Final = [f"scout{scout}.sends_to" for scout in range(FIGURES - FIRST_SCOUT)]
SIDES: Final = ["attacker", "defender"]
HANDS: Final = [f"{side}.hand" for side in SIDES]
LOST: Final = [f"{side}.lost" for side in SIDES]
HEALED: Final = [f"{side}.healed" for side in SIDES]
PILES: Final = ["huts", "villages"]

SHEET: Final = [
    "track", "culture", "trade", "coins", "income", "discount", "hand_limit", "speed", "stacking", "combat_bonus",
    "city_limit", "armies_left", "scouts_left", "grounded", "unrest", "huts", "villages", "offers_left",
]  # fmt: skip
CITY: Final = ["here", "column", "row", "walls", "trade", "production", "culture", "actions", "bonus"]
CITIES_NUMBERS: Final = [f"{city}.{word}" for city in CITY_NAMES for word in CITY]
NO_CITIES: Final = [0] * len(CITIES_NUMBERS)
FRONT: Final = [f"{side}.{word}" for side in SIDES for word in [*TYPE_NAMES, "strength", "wounds"]]
FRONT_SIDE: Final = len(FRONT) // 2
STRENGTH: Final = len(TYPE_NAMES)
WOUNDS: Final = STRENGTH + 1
PROJECT: Final = ["free", "second", "column", "row"]
NO_PROJECT: Final = [0] * len(PROJECT)
TERMS: Final = [
    *[f"gives.{word}" for word in GIVE_NAMES], *[f"wants.{word}" for word in ITEM_NAMES],
    "gives.hut", "gives.village", *[f"gives_cards.{era}" for era in ERAS],
]  # fmt: skip
TARGET: Final = ["column", "row", "to_column", "to_row", "armies", "scouts", "marching"]
NO_TARGET: Final = [0] * len(TARGET)


class Civ2010Writer(Writer):
    def __init__(self, kinds: list[type[Step]], editions: list[Catalogue]) -> None:
        super().__init__(kinds, [*SEAT_FIELDS, *MASK_FIELDS])
        catalogue = editions[0]
        # By kind of step: where it says whom it is about, at whom it is aimed, and which card is played.
        self.about = field_places(kinds, SEAT_FIELDS)
        self.aimed = field_places(kinds, MASK_FIELDS)
        self.played = field_places([steps.AimingEvent, steps.Agreeing, steps.ResolveEvent], ("card",))
        self.name_things(catalogue)
        self.sort_things(catalogue)
        self.fronts = [f"{front}.{word}" for front in range(most_fronts(editions)) for word in FRONT]
        self.squares: list[list[int]] = []  # by number of players: those of the map
        self.square_words: list[list[str]] = []
        self.layer_words: list[list[str]] = []
        self.offer_words: list[list[list[str]]] = []  # by place of the offering player
        self.face_down_words: list[list[str]] = []  # of the viewer's offer
        self.face_down = [f"tokens.{kind}" for kind in self.token_kinds] + [f"cards.{event}" for event in self.events]
        self.at: list[list[int]] = []  # by square: its place among those of the map; figures off the map have none
        for layout in catalogue.layouts:
            squares = squares_of(layout)
            words = [SQUARE_NAMES[square] for square in squares]
            places = [NOTHING] * (SQUARES + 2)  # -1 and -2 are off the map
            for place, square in enumerate(squares):
                places[square] = place
            self.squares.append(squares)
            self.square_words.append(words)
            self.layer_words.append([f"{layer}.{word}" for layer in LAYERS for word in words])
            self.at.append(places)
            self.offer_words.append([offer_words(place, layout.players, TERMS) for place in range(layout.players)])
            self.face_down_words.append(offer_words(0, layout.players, self.face_down))

    def name_things(self, catalogue: Catalogue) -> None:
        self.civilizations = [civilization.id for civilization in catalogue.civilizations]
        self.governments = [government.id for government in catalogue.governments]
        self.techs = [tech.id for tech in catalogue.techs]
        self.wonders = [wonder.id for wonder in catalogue.wonders]
        self.persons = [person.id for person in catalogue.persons]
        self.events = [event.id for event in catalogue.events]
        self.families = catalogue.families
        self.tiles = catalogue.tile_ids
        self.abilities = [f"{tech.id}.{one.number}" for tech in catalogue.techs for one in tech.abilities]
        self.first_ability: list[int] = []  # by technology
        for tech in catalogue.techs:
            self.first_ability.append(sum([len(other.abilities) for other in catalogue.techs[: tech.index]]))
        self.works = [building.id for building in catalogue.buildings] + self.persons  # of cities, wonders apart
        shown = [f"harvest.{resource}" for resource in MARKET] + [f"works.{work}" for work in self.works]
        self.city_words = [f"{city}.{word}" for city in CITY_NAMES for word in shown]
        self.city_size = len(self.city_words) // CITIES
        self.first_wonder = catalogue.first_wonder
        self.first_person = catalogue.first_person
        buildings = [building.id for building in catalogue.buildings]
        makeable = [KIND_NAMES, TYPE_NAMES, buildings, ["any"], self.wonders, ["any"], RESOURCE_NAMES]
        self.projects: list[str] = []
        self.first_project: list[int] = []  # by kind of project
        for kind, words in zip(PROJECT_NAMES, makeable):
            self.first_project.append(len(self.projects))
            self.projects += [f"{kind}.{word}" for word in words]

    def sort_things(self, catalogue: Catalogue) -> None:
        """Which kind of card, token or unit each of them is, and which layers show a square's ground."""
        self.event_of = [event.index for event in catalogue.cards]
        self.token_kinds = [f"{pile}.{content}" for pile in ("hut", "village") for content in CONTENTS]
        self.token_kind: list[int] = []
        for token, content in enumerate(catalogue.token_content):
            self.token_kind.append(content + (len(CONTENTS) if token >= catalogue.huts else 0))
        self.unit_type = catalogue.unit_type
        units = list(zip(catalogue.unit_type, catalogue.unit_strength))
        different = sorted(set(units))
        self.unit_kinds = [f"{TYPE_NAMES[kind]}{strength}" for kind, strength in different]
        self.unit_kind = [different.index(unit) for unit in units]
        self.terrain = [ground.terrain for ground in catalogue.grounds]
        self.more: list[list[int]] = []  # by ground: what it shows besides; the last ground is the unknown
        for ground in catalogue.grounds:
            icons = [COIN] * ground.coin + [CULTURE] * ground.culture
            self.more.append(icons if ground.resource == NONE else [*icons, FIRST_RESOURCE + ground.resource])

    def write(self, sheet: Sheet, view: Any) -> None:
        super().write(sheet, view)
        seats = around(view)
        built = [square for square, work in enumerate(view.works) if work >= 0]
        self.write_table(sheet, view)
        self.write_map(sheet, view, built)
        self.write_players(sheet, view, seats, built)
        self.write_turn(sheet, view, seats)
        self.write_battle(sheet, view, seats)
        self.write_offers(sheet, view, seats)

    # ---- the table ---------------------------------------------------------------------------------------------------

    def write_table(self, sheet: Sheet, view: Any) -> None:
        settings = view.settings
        sheet.number("printed_cards", view.edition)
        sheet.number("first_game", settings.first_game)
        sheet.number("choosing", settings.choosing)
        sheet.number("own_battle_turn", settings.own_battle_turn)
        sheet.number("round_limit", settings.limit)
        sheet.number("round", view.round)
        sheet.each("market", MARKET, view.market)
        sheet.each("supply", self.families, view.supply)
        sheet.each("pile", PILES, [view.hut_pile, view.village_pile])
        sheet.several("spent", self.token_kinds, [self.token_kind[token] for token in view.spent])
        sheet.each("persons", self.persons, view.persons)
        sheet.several("wonder_market", self.wonders, view.wonder_market)
        sheet.several("wonder_deck", self.wonders, view.wonder_deck)
        sheet.several("obsolete", self.wonders, view.obsolete)
        sheet.number("canal", view.canal)
        sheet.number("disasters", view.disasters)
        sheet.each("deck", ERAS, view.decks[1:])
        sheet.several("discards", self.events, [self.event_of[card] for pile in view.discards for card in pile])
        sheet.each("unit_deck", TYPE_NAMES, view.unit_decks)
        dead = [self.unit_kind[unit] for pile in view.unit_discards for unit in pile]
        sheet.several("unit_discards", self.unit_kinds, dead)
        sheet.several("tiles", self.tiles, view.place_tiles)

    def write_map(self, sheet: Sheet, view: Any, built: list[int]) -> None:
        at = self.at[view.seats]
        squares = self.squares[view.seats]
        size = len(squares)
        grounds = [view.ground[square] for square in squares]
        terrain, more = self.terrain, self.more
        things = [terrain[ground] * size + place for place, ground in enumerate(grounds) if ground >= 0]
        things += [
            layer * size + place for place, ground in enumerate(grounds) if more[ground] for layer in more[ground]
        ]
        for square, hidden in enumerate(view.hidden):
            if hidden:
                things.append((HUT if hidden == "hut" else VILLAGE) * size + at[square])
        for square in built:
            work = view.works[square]
            layer = BUILDING if work < self.first_wonder else WONDER if work < self.first_person else PERSON
            things.append(layer * size + at[square])
        sheet.several("map", self.layer_words[view.seats], things)

    # ---- players -----------------------------------------------------------------------------------------------------

    def write_players(self, sheet: Sheet, view: Any, seats: list[int], built: list[int]) -> None:
        asked = view.flow.agenda[-1] if view.flow.agenda else NO_STEP
        about, aimed = field_of(asked, self.about, NOTHING), field_of(asked, self.aimed, 0)
        at = self.at[view.seats]
        squares = self.square_words[view.seats]
        works: list[list[int]] = [[] for seat in seats for city in CITY_NAMES]
        wonders: list[list[int]] = [[] for seat in seats]
        for square in built:
            owner = view.owner[square]
            self.sort_work(view.works[square], works[owner * CITIES + view.district[square]], wonders[owner])
        for place, seat in enumerate(seats):
            player = view.players[seat]
            sheet.under(PLAYERS[place])
            sheet.number("asked_about", seat == about)
            sheet.number("aimed_at", aimed >> seat & 1)
            sheet.number("starts", seat == view.start_player)
            sheet.number("traded", seat in view.traded)
            self.write_sheet(sheet, player, view.offers_left[seat])
            self.write_hand(sheet, player)
            sheet.several("wonders", self.wonders, wonders[seat])
            sheet.several("armies", squares, [at[square] for square in player.armies])
            sheet.several("scouts", squares, [at[square] for square in player.scouts])
            land = [at[square] for centre in player.centres if centre >= 0 for square in AROUND[centre]]
            land += [at[centre] for centre in player.centres] * 2
            sheet.several("land", squares, land)  # 1 in the outskirts, 2 in a centre
            for scout, name in enumerate(SENDS_TO):
                sheet.one_of(name, CITY_NAMES, player.targets[scout])
            turn = view.turn if view.turn.seat == seat else None
            self.write_cities(sheet, player.cities, turn, works[seat * CITIES : seat * CITIES + CITIES])
        sheet.under("")

    def sort_work(self, work: int, works: list[int], wonders: list[int]) -> None:
        if work >= self.first_person:
            works.append(work - self.first_person + self.first_wonder)  # after the buildings
        elif work >= self.first_wonder:
            wonders.append(work - self.first_wonder)
        elif work >= 0:
            works.append(work)

    def write_sheet(self, sheet: Sheet, player: Any, offers_left: int) -> None:
        sheet.one_of("civilization", self.civilizations, player.civilization)
        sheet.one_of("government", self.governments, player.government)
        sheet.several("free_governments", self.governments, player.fresh)
        sheet.several("free_next_round", self.governments, player.newest)
        sheet.each(
            "sheet",
            SHEET,
            [
                player.track,
                player.culture,
                player.trade,
                player.coins,
                player.income,
                player.discount,
                player.hand_limit,
                player.speed,
                player.stacking,
                player.combat_bonus,
                player.city_limit,
                player.armies_left,
                player.scouts_left,
                len(player.grounded),
                player.unrest,
                player.huts,
                player.villages,
                offers_left,
            ],
        )
        sheet.each("coin_tokens", COIN_PLACES, player.coin_tokens)
        sheet.each("resources", MARKET, player.resources)
        sheet.each("ranks", TYPE_NAMES, player.ranks)
        sheet.several("techs", self.techs, player.techs)
        sheet.several("learnable", self.techs, player.learnable)
        sheet.each("row", LEVELS, [len(row.techs) for row in player.rows])
        sheet.each("open_row", LEVELS, [row.open for row in player.rows])
        used = [self.first_ability[one.tech] + one.number for one in player.used]
        sheet.several("used", self.abilities, used)

    def write_hand(self, sheet: Sheet, player: Any) -> None:
        """How many there are of each is open; what they are only where the viewer knows."""
        sheet.several("tokens", self.token_kinds, [self.token_kind[token] for token in player.tokens])
        sheet.each("card_count", ERAS, player.card_eras[1:])
        sheet.several("cards", self.events, [self.event_of[card] for card in player.cards])
        sheet.each("unit_count", TYPE_NAMES, player.unit_types)
        sheet.several("units", self.unit_kinds, [self.unit_kind[unit] for unit in player.units])
        sheet.each("reserve", self.persons, player.reserve)

    def write_cities(self, sheet: Sheet, cities: Any, turn: Any, works: list[list[int]]) -> None:
        """`turn` is the running one if it is this player's."""
        numbers = NO_CITIES[:]
        things: list[int] = []
        for city in cities:
            slot = city.slot
            actions, bonus = (turn.actions[slot], turn.bonus[slot]) if turn is not None else (0, 0)
            column, row = city.centre % WIDTH + 1, city.centre // WIDTH + 1
            numbers[slot * len(CITY) : slot * len(CITY) + len(CITY)] = [
                1, column, row, city.walls, city.trade, city.production, city.culture, actions, bonus,
            ]  # fmt: skip
            first = slot * self.city_size
            things += [first + resource for resource in city.resources]
            first += MARKET_RESOURCES
            things += [first + work for work in works[slot]]
        sheet.each("cities", CITIES_NUMBERS, numbers)
        sheet.several("cities", self.city_words, things)

    # ---- the running turn --------------------------------------------------------------------------------------------

    def write_turn(self, sheet: Sheet, view: Any, seats: list[int]) -> None:
        turn = view.turn
        places = PLAYERS[: len(seats)]
        sheet.under("turn")
        sheet.one_of("player", places, place_of(turn.seat, view))
        sheet.one_of("phase", PHASE_NAMES, PHASE_NAMES.index(turn.phase))
        sheet.number("pool", turn.pool)
        sheet.several("once", ONCE_NAMES, [ONCE_NAMES.index(name) for name in turn.once])
        sheet.several("wonders", self.wonders, turn.wonders)
        sheet.several("quiet", places, [place_of(seat, view) for seat in turn.quiet])
        sheet.each("moved", KIND_NAMES, armies_and_scouts(turn.moved))
        sheet.each("group", KIND_NAMES, armies_and_scouts(turn.group))
        column, row = column_and_row(turn.square if turn.group else NOTHING)
        sheet.number("column", column)
        sheet.number("row", row)
        sheet.number("left", turn.left)
        sheet.number("held", len(view.held))
        self.write_played(sheet, view.flow.agenda)
        self.write_project(sheet, turn.project)
        self.write_target(sheet, turn, view)

    def write_played(self, sheet: Sheet, agenda: Any) -> None:
        """The latest culture event and the latest ability that wait for their aim, for answers, or for their effect."""
        event = ability = NOTHING
        for step in agenda:
            if step[0] in self.played:
                event = self.event_of[step[self.played[step[0]]]]
            elif step[0] == AIMING_ABILITY or step[0] == RESOLVE_ABILITY:
                ability = self.first_ability[step[FIRST_FIELD]] + step[FIRST_FIELD + 1]
        sheet.one_of("event", self.events, event)
        sheet.one_of("ability", self.abilities, ability)

    def write_project(self, sheet: Sheet, project: Any) -> None:
        kind = city = NOTHING
        numbers = NO_PROJECT
        if project is not None:
            kind = self.first_project[PROJECT_NAMES.index(project.kind)] + project.index
            city = project.city
            numbers = [project.free, project.second, *column_and_row(project.square)]
        sheet.one_of("project", self.projects, kind)
        sheet.one_of("project.city", CITY_NAMES, city)
        sheet.each("project", PROJECT, numbers)

    def write_target(self, sheet: Sheet, turn: Any, view: Any) -> None:
        """What the latest ability, card or answer is aimed at, how deep the answers go, and whether it is cancelled."""
        depth = len(turn.targets)
        sheet.number("depth", depth)
        sheet.number("cancelled", depth - 1 in turn.cancelled)
        places = PLAYERS[: view.seats]
        seat = city = wonder = tech = NOTHING
        numbers = NO_TARGET
        if depth:
            aim = turn.targets[-1]
            seat, city, wonder, tech = place_of(aim.seat, view), aim.city, aim.wonder, aim.tech
            numbers = [*column_and_row(aim.square), *column_and_row(aim.second), aim.armies, aim.scouts, aim.marching]
        sheet.one_of("target.player", places, seat)
        sheet.one_of("target.city", CITY_NAMES, city)
        sheet.one_of("target.wonder", self.wonders, wonder)
        sheet.one_of("target.tech", self.techs, tech)
        sheet.each("target", TARGET, numbers)
        sheet.under("")

    # ---- battle ------------------------------------------------------------------------------------------------------

    def write_battle(self, sheet: Sheet, view: Any, seats: list[int]) -> None:
        battle = view.battle
        places = PLAYERS[: len(seats)]
        column, row = column_and_row(battle.square)
        sheet.under("battle")
        sheet.number("on", battle.square >= 0)
        sheet.number("column", column)
        sheet.number("row", row)
        sheet.number("village", battle.village)
        sheet.one_of("city", CITY_NAMES, battle.city)
        sheet.one_of("turn", SIDES, battle.turn if battle.square >= 0 else NOTHING)
        sheet.number("charge", battle.charge)
        sheet.each("bonus", SIDES, battle.bonus)
        sheet.each("hand_size", SIDES, battle.hand_sizes)
        sheet.each("barbarians", TYPE_NAMES, battle.hand_types)
        sheet.each("hand_strength", SIDES, [sum(strengths) for strengths in battle.hand_strengths])
        for side, name in enumerate(SIDES):
            sheet.one_of(name, places, place_of(battle.seats[side], view))
            sheet.several(HANDS[side], self.unit_kinds, [self.unit_kind[unit] for unit in battle.hands[side]])
            sheet.several(LOST[side], TYPE_NAMES, [self.unit_type[unit] for unit in battle.lost[side]])
            sheet.several(HEALED[side], self.techs, battle.healed[side])
        sheet.several("front", self.fronts, self.on_fronts(battle.fronts))
        sheet.under("")

    def on_fronts(self, fronts: Any) -> list[int]:
        """The entries of all units, each as often as its value says."""
        things: list[int] = []
        first = 0
        for front in fronts:
            for side in range(len(SIDES)):
                unit = front.units[side]
                if unit >= 0:
                    things.append(first + self.unit_type[unit])
                    things += [first + STRENGTH] * front.strengths[side]
                    things += [first + WOUNDS] * front.wounds[side]
                first += FRONT_SIDE
        return things

    # ---- trade -------------------------------------------------------------------------------------------------------

    def write_offers(self, sheet: Sheet, view: Any, seats: list[int]) -> None:
        """Everybody's offer to everybody else; what the viewer gives face down is known to the viewer only."""
        places = PLAYERS[: len(seats)]
        for place, seat in enumerate(seats):
            offer = view.offers[seat]
            sheet.under(PLAYERS[place])
            sheet.number("offer.submitted", offer.submitted)
            sheet.one_of("offer.writes_to", places, place_of(offer.partner, view))
            sheet.several("offer.accepted", places, [place_of(other, view) for other in offer.accepted])
            partners = [other for other in seats if other != seat]
            sheet.several("offer", self.offer_words[view.seats][place], on_terms(offer, partners))
            if place == 0:
                sheet.several("offer", self.face_down_words[view.seats], self.on_face_down(offer, partners))
        sheet.under("")

    def on_face_down(self, offer: Any, partners: list[int]) -> list[int]:
        things: list[int] = []
        first = 0
        for seat in partners:
            terms = offer.terms[seat]
            things += [first + self.token_kind[token] for token in terms.tokens]
            first += len(self.token_kinds)
            things += [first + self.event_of[card] for card in terms.cards]
            first += len(self.events)
        return things


def offer_words(owner: int, seats: int, words: list[str]) -> list[str]:
    """For each partner of the player in this place."""
    partners = PLAYERS[:owner] + PLAYERS[owner + 1 : seats]
    return [f"to.{partner}.{word}" for partner in partners for word in words]


def on_terms(offer: Any, partners: list[int]) -> list[int]:
    """What is given and wanted, each entry as often as its value says."""
    things: list[int] = []
    if offer.partner < 0:
        return things
    first = 0
    for seat in partners:
        terms = offer.terms[seat]
        for amounts in (terms.give, terms.want, [terms.huts, terms.villages], terms.card_eras[1:]):
            for amount in amounts:
                if amount:
                    things += [first] * amount
                first += 1
    return things


def field_places(kinds: list[type[Step]], names: tuple[str, ...]) -> dict[int, int]:
    """By kind of step: where its packed form has a field of one of these names."""
    found: dict[int, int] = {}
    for kind in kinds:
        for place, field in enumerate(kind.PLACES):
            if field in names:
                found[kind.CODE] = FIRST_FIELD + place
    return found


def field_of(step: Any, places: dict[int, int], nothing: int) -> int:
    number: int = step[places[step[0]]] if step[0] in places else nothing
    return number


def place_of(seat: int, view: Any) -> int:
    """A seat as seen from the viewer; NOTHING for nobody."""
    if seat < 0:
        return NOTHING
    place: int = (seat - view.seat) % view.seats
    return place


def column_and_row(square: int) -> list[int]:
    return [square % WIDTH + 1, square // WIDTH + 1] if square >= 0 else [0, 0]


def armies_and_scouts(figures: list[int]) -> list[int]:
    """How many figures of a list are of each kind; armies are counted first."""
    scouts = sum([1 for figure in figures if figure >= FIRST_SCOUT])
    return [len(figures) - scouts, scouts]
