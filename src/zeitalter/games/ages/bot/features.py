"""The view as numbers: civilizations, card row, decks, events, an attack or auction, and what the viewer works out.

Cards are numbered by kind, so those of a kind, or of kinds that follow one another, are a span of numbers.
"""

from collections.abc import Sequence
from operator import attrgetter
from typing import Any, Final

from zeitalter.core.agenda import Step
from zeitalter.core.features import PLAYERS, Sheet, Writer
from zeitalter.games.ages.model import catalogue as c
from zeitalter.games.ages.model.options import BONUS, LEVELS, PEACEFUL
from zeitalter.games.ages.model.player import NOBODY, NOTHING, SOURCES
from zeitalter.games.ages.model.steps import EndEvent
from zeitalter.games.ages.model.verbs import SEATS, SLOTS

AGE_NAMES: Final = ["A", "I", "II", "III", "IV"]
CARD_AGES: Final = AGE_NAMES[: c.AGES]

# Fields of a view that are plain numbers or truths.
OPTIONS: Final = ("easier", "less_mean", "draw_as_action", "alternative_corruption", "bonus_cards", "fewer_bonus")
TABLE: Final = ("round", "last_round", "keeps_cards", "bonus_hidden")
FIGURES: Final = (
    "culture", "science", "culture_income", "science_income", "strength", "faces", "faces_needed", "discontent", "food",
    "resources", "food_production", "resource_production", "population_cost", "consumption", "corruption",
)  # fmt: skip
TOKENS: Final = ("yellow", "unused", "bank", "yellow_owned", "blue_owned", "stages")
ACTIONS: Final = (
    "civil_total", "civil_left", "civil_used", "military_total", "military_left", "military_used", "military_extra",
    "unit_resources", "leader_resources_used", "free_population_used", "columbus_used", "swap_used", "rebellion",
    "no_politics",
)  # fmt: skip

# As the view calls them.
PAYMENTS: Final = ["usually", "food_for_resource", "resource_for_food", "labs_first"]
SEAT_FIELDS: Final = ("offered_by", "opponent", "seats")  # of steps: written as the viewer sees them


class Cards:
    """The cards of some kinds that follow one another."""

    def __init__(self, catalogue: c.Catalogue, first_kind: int, last_kind: int) -> None:
        numbers = [card.index for card in catalogue.cards if first_kind <= card.kind <= last_kind]
        self.first = numbers[0]
        self.words = [catalogue.ids[card] for card in numbers]

    def one(self, card: int | None) -> int:
        return NOTHING if card is None else card - self.first

    def all(self, cards: list[int]) -> list[int]:
        return [card - self.first for card in cards] if cards else cards


class NoFight:
    """Stands for the fight of a view that has none."""

    card: None = None
    attacker: None = None
    defender: None = None
    bidder: None = None
    bid = 0
    razed = 0

    def __init__(self) -> None:
        self.units: list[int] = []
        self.reply: list[int] = []
        self.cards: list[int] = []
        self.passed: list[int] = []


class AgesWriter(Writer):
    def __init__(self, steps: list[type[Step]], catalogue: c.Catalogue) -> None:
        super().__init__(steps, SEAT_FIELDS)
        self.built = catalogue.ids[: catalogue.built]
        self.holding = catalogue.ids[: catalogue.labs.end]  # blue tokens
        self.civil = Cards(catalogue, c.FARM, c.LAST_CIVIL)
        self.units = Cards(catalogue, c.FIRST_UNIT, c.LAST_BUILT)
        self.governments = Cards(catalogue, c.GOVERNMENT, c.GOVERNMENT)
        self.specials = Cards(catalogue, c.SPECIAL_CIVIL, c.LAST_TECHNOLOGY)
        self.leaders = Cards(catalogue, c.LEADER, c.LEADER)
        self.wonders = Cards(catalogue, c.WONDER, c.WONDER)
        self.actions = Cards(catalogue, c.ACTION, c.ACTION)
        self.military = Cards(catalogue, c.EVENT, c.BONUS)
        self.placed = Cards(catalogue, c.EVENT, c.TERRITORY)
        self.territories = Cards(catalogue, c.TERRITORY, c.TERRITORY)
        self.fought = Cards(catalogue, c.TERRITORY, c.WAR)
        self.wars = Cards(catalogue, c.WAR, c.WAR)
        self.pacts = Cards(catalogue, c.PACT, c.PACT)
        self.tactics = Cards(catalogue, c.TACTIC, c.TACTIC)
        self.defenses = Cards(catalogue, c.BONUS, c.BONUS)
        scoring = [card.index for card in catalogue.cards if card.scoring]
        self.scoring = [catalogue.ids[card] for card in scoring]
        self.scoring_place = {card: place for place, card in enumerate(scoring)}
        self.kinds = c.KINDS[: c.LAST_BUILT + 1]
        # Entries for combinations: slots with cards or obstacles, technologies with prices, players with ages.
        self.row = both([str(slot) for slot in range(SLOTS)], self.civil.words)
        self.ages_by_player = [both(PLAYERS[:seats], CARD_AGES) for seats in range(SEATS + 1)]
        # Where the fields of a question are that speak of a seat, a card or a kind of building.
        self.opponent_at = places_of(steps, ("opponent", "offered_by"))
        self.pact_at = places_of(steps, ("card",))
        self.tech_at = places_of(steps, ("tech",))
        self.building_at = places_of(steps, ("building",))
        self.no_fight: Any = NoFight()
        self.options_of: Any = attrgetter(*OPTIONS)
        self.table_of: Any = attrgetter(*TABLE)
        self.figures_of: Any = attrgetter(*FIGURES)
        self.tokens_of: Any = attrgetter(*TOKENS)
        self.actions_of: Any = attrgetter(*ACTIONS)

    def write(self, sheet: Sheet, view: Any) -> None:
        super().write(sheet, view)
        settings = view.settings
        sheet.one_of("level", LEVELS, LEVELS.index(settings.level))
        sheet.one_of("peaceful", PEACEFUL, PEACEFUL.index(settings.peaceful))
        sheet.one_of("bonus_variant", BONUS, BONUS.index(settings.bonus))
        sheet.each("options", OPTIONS, self.options_of(settings))
        sheet.each("table", TABLE, self.table_of(view))
        sheet.one_of("age", AGE_NAMES, view.age)
        self.write_question(sheet, view)
        self.write_fight(sheet, view)
        self.write_row(sheet, view)
        self.write_decks(sheet, view)
        self.write_events(sheet, view)
        for place in range(view.seats):
            sheet.under(PLAYERS[place])
            self.write_player(sheet, view, (view.seat + place) % view.seats)
        sheet.under("own")
        self.write_secrets(sheet, view.players[view.seat])
        sheet.under("")

    # ---- what is going on ------------------------------------------------------------------------------------------

    def write_question(self, sheet: Sheet, view: Any) -> None:
        """What the question is about, besides its plain numbers; and the event that is being carried out."""
        opponent = pact = tech = building = event = NOTHING
        agenda = view.flow.agenda
        if agenda:
            asked = agenda[-1]
            opponent = field(asked, self.opponent_at)
            pact = field(asked, self.pact_at)
            tech = field(asked, self.tech_at)
            building = field(asked, self.building_at)
            for step in agenda:
                if step[0] == EndEvent.CODE:
                    event = step[2]
        sheet.one_of("question_opponent", PLAYERS[: view.seats], place_of(view, opponent))
        sheet.one_of("question_pact", self.pacts.words, pact - self.pacts.first)
        sheet.one_of("question_tech", self.built, tech)
        sheet.one_of("question_building", self.kinds, building)
        sheet.one_of("event", self.placed.words, event - self.placed.first)

    def write_fight(self, sheet: Sheet, view: Any) -> None:
        fight = view.fight or self.no_fight
        players = PLAYERS[: view.seats]
        sheet.under("fight")
        sheet.one_of("card", self.fought.words, self.fought.one(fight.card))
        sheet.one_of("attacker", players, place_of(view, fight.attacker))
        sheet.one_of("defender", players, place_of(view, fight.defender))
        sheet.one_of("bidder", players, place_of(view, fight.bidder))
        sheet.several("passed", players, [place_of(view, seat) for seat in fight.passed])
        sheet.several("units", self.units.words, self.units.all(fight.units))
        sheet.several("reply", self.units.words, self.units.all(fight.reply))
        sheet.several("cards", self.defenses.words, self.defenses.all(fight.cards))
        sheet.number("bid", fight.bid)
        sheet.number("razed", fight.razed)
        sheet.under("")

    # ---- cards on the table ----------------------------------------------------------------------------------------

    def write_row(self, sheet: Sheet, view: Any) -> None:
        cards = len(self.civil.words)
        filled = [slot * cards + card for slot, card in enumerate(view.row) if card is not None]
        sheet.several("row", self.row, filled)

    def write_decks(self, sheet: Sheet, view: Any) -> None:
        """The civil deck of the present age: those of later ages are complete, those of earlier ones out of play."""
        deck = view.civil_decks[view.age] if view.age < c.AGES else []
        sheet.several("civil_deck", self.civil.words, deck)
        sheet.each("military_decks", CARD_AGES, view.military_decks)
        first = self.military.first
        sheet.several("discards", self.military.words, [card - first for pile in view.discards for card in pile])
        own = [card - first for pile in view.discards_own for card in pile]
        sheet.several("discards_own", self.military.words, own)
        sheet.each("discards_hidden", CARD_AGES, view.discards_hidden)

    def write_events(self, sheet: Sheet, view: Any) -> None:
        by_player = self.ages_by_player[view.seats]
        current = [place_of(view, event.owner) * c.AGES + event.age for event in view.current_owners]
        future = [place_of(view, owner) * c.AGES + age for age, owner in zip(view.future_ages, view.future_by)]
        own = [card for card in view.future if card is not None]
        sheet.several("current_ages", CARD_AGES, view.current_ages)
        sheet.several("current_by", by_player, current)
        sheet.several("current_known", self.placed.words, self.placed.all(view.current_known))
        sheet.several("future_ages", CARD_AGES, view.future_ages)
        sheet.several("future_by", by_player, future)
        sheet.several("future_known", self.placed.words, self.placed.all(own))
        sheet.several("past", self.placed.words, self.placed.all(view.past))
        sheet.several("unused_ages", CARD_AGES, view.unused_ages)
        sheet.several("bonus", self.scoring, [self.scoring_place[card] for card in view.bonus])

    # ---- civilizations ---------------------------------------------------------------------------------------------

    def write_player(self, sheet: Sheet, view: Any, seat: int) -> None:
        player = view.players[seat]
        players = PLAYERS[: view.seats]
        sheet.number("active", seat == view.active)
        sheet.number("starts", seat == view.start_player)
        sheet.number("left", view.left.index(seat) + 1 if seat in view.left else 0)
        sheet.each("figures", FIGURES, self.figures_of(player))
        sheet.each("tokens", TOKENS, self.tokens_of(player))
        sheet.each("actions", ACTIONS, self.actions_of(player))
        sheet.one_of("payment", PAYMENTS, PAYMENTS.index(player.swap))
        sheet.several("techs", self.built, player.techs)
        sheet.each("workers", self.built, player.workers)
        sheet.each("blue", self.holding, player.blue)
        sheet.one_of("government", self.governments.words, self.governments.one(player.government))
        sheet.several("specials", self.specials.words, self.specials.all(player.specials))
        sheet.one_of("leader", self.leaders.words, self.leaders.one(player.leader))
        sheet.several("leaders_taken", CARD_AGES, player.leaders_taken)
        sheet.one_of("wonder", self.wonders.words, self.wonders.one(player.wonder))
        sheet.several("wonders", self.wonders.words, self.wonders.all(player.wonders))
        sheet.several("ruins", self.wonders.words, self.wonders.all(player.ruins))
        sheet.several("colonies", self.territories.words, self.territories.all(player.colonies))
        sheet.one_of("tactic", self.tactics.words, self.tactics.one(player.tactic))
        sheet.one_of("pact", self.pacts.words, self.pacts.one(player.pact))
        sheet.one_of("pact_partner", players, place_of(view, player.pact_partner))
        sheet.number("pact_role_b", player.pact_role == "b")
        sheet.one_of("war", self.wars.words, self.wars.one(player.war))
        sheet.one_of("war_target", players, place_of(view, player.war_target))
        sheet.one_of("attacker", players, place_of(view, player.attacker))
        sheet.several("hand", self.civil.words, player.hand)
        sheet.several("fresh", self.actions.words, self.actions.all(player.fresh))
        sheet.several("military_ages", CARD_AGES, player.military_ages)
        sheet.several("shown", self.military.words, self.military.all(player.shown))
        sheet.each("scores", SOURCES, list(player.scores.values()))

    def write_secrets(self, sheet: Sheet, player: Any) -> None:
        """What only its owner sees of a civilization."""
        sheet.several("military", self.military.words, self.military.all(player.military))
        sheet.several("dealt", self.scoring, [self.scoring_place[card] for card in player.dealt])
        sheet.several("chosen", self.scoring, [self.scoring_place[card] for card in player.chosen])


def place_of(view: Any, seat: int | None) -> int:
    """Where a seat sits as seen from the viewer."""
    place: int = NOBODY if seat is None or seat < 0 else (seat - view.seat) % view.seats
    return place


def both(words: Sequence[str], others: Sequence[str]) -> list[str]:
    return [f"{word}:{other}" for word in words for other in others]


def places_of(steps: list[type[Step]], names: tuple[str, ...]) -> list[int]:
    """By kind of step: the place in a packed step of the field with one of these names, NOTHING without it."""
    found: list[int] = []
    for step in steps:
        places = [place for place, name in enumerate(step.PLACES) if name in names]
        found.append(2 + places[0] if places else NOTHING)
    return found


def field(packed: list[int], places: list[int]) -> int:
    place = places[packed[0]]
    return NOTHING if place == NOTHING else packed[place]
