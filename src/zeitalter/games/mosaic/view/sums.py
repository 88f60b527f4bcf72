# mypyc: no
"""What the figures on the board are made of, seat by seat; those of points and regions are in `sums_points.py`.

Figures of a seat end with its number: `food_production:0`, `work:currency-food:0`. All of them are open information."""

from zeitalter.core.sums import Sum, Tally
from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model import steps
from zeitalter.games.mosaic.model.state import Mosaic
from zeitalter.games.mosaic.rules.actions import produced, stone_of_work
from zeitalter.games.mosaic.rules.building import wonder_cost
from zeitalter.games.mosaic.rules.counting import COUNTS, DOMINATED
from zeitalter.games.mosaic.rules.effects import SOURCE_KEYS
from zeitalter.games.mosaic.rules.influence import Regions, survey
from zeitalter.games.mosaic.rules.payment import missing
from zeitalter.games.mosaic.rules.population import grown
from zeitalter.games.mosaic.rules.taxes import Levies
from zeitalter.games.mosaic.view.sums_points import points_sums, region_sums

PRODUCTION_NEEDS = {f"{name}_production": track for track, name in enumerate(c.TRACK_NAMES)}


def sums(state: Mosaic, viewer: int | None) -> list[Sum]:
    """Everybody may know all of them."""
    regions = survey(state)
    found = region_sums(state, regions)
    for seat in range(state.seats):
        found += [tally.sum() for tally in Means(state, seat, regions).all()]
        found += points_sums(state, seat, regions)
    return found


def symbol_tally(state: Mosaic, seat: int, pillar: int) -> Tally:
    """Symbols of one pillar, card by card."""
    tally = Tally(f"{c.PILLAR_NAMES[pillar]}_symbols:{seat}")
    for source, card in cards_in_play(state, seat):
        if source != c.FROM_GOLDEN_AGE:
            assert isinstance(card, (c.Technology, c.BuildCard, c.Leader))
            tally.add(card.symbols[pillar], SOURCE_KEYS[source] + card.id)
    return tally


def cards_in_play(state: Mosaic, seat: int) -> list[tuple[int, c.EffectCard]]:
    """The cards of a seat that have brought symbols and effects, with their kinds."""
    player, catalogue = state.players[seat], state.catalogue
    found: list[tuple[int, c.EffectCard]] = []
    if player.leader != c.NOTHING and not awaits_benefits(state, seat):
        found.append((c.FROM_LEADER, catalogue.leaders[player.leader]))
    found += [(c.FROM_TECHNOLOGY, catalogue.technologies[card]) for card in player.up]
    found += [(c.FROM_BUILD, catalogue.builds[card]) for card in player.builds]
    found += [(c.FROM_GOLDEN_AGE, catalogue.golden_ages[card]) for card in player.golden_ages]
    return found


def awaits_benefits(state: Mosaic, seat: int) -> bool:
    """Whether the leader has not brought anything yet."""
    choosing = (steps.Benefits, steps.Drafting, steps.ChoosingLeader)
    return any(isinstance(step, choosing) and step.seat in (seat, -1) for step in state.agenda)


class Means:
    """What one seat has and what its actions would bring."""

    def __init__(self, state: Mosaic, seat: int, regions: Regions) -> None:
        self.state = state
        self.catalogue = state.catalogue
        self.seat = seat
        self.player = state.players[seat]
        self.regions = regions
        self.levies = Levies(state, seat)

    def all(self) -> list[Tally]:
        state, seat = self.state, self.seat
        return [
            *(self.production(track) for track in range(c.TRACKS)),
            *(self.work(currency) for currency in range(c.MONEY)),
            *(symbol_tally(state, seat, pillar) for pillar in range(c.PILLARS)),
            self.goods(),
            self.cities(),
            *(self.units_left(unit) for unit in range(c.UNITS)),
            *(self.pieces_left(piece) for piece in (c.CITY, c.PORT, c.FARM, c.CRAFT)),
            *self.wonder_costs(),
            *(self.grown(card) for card in sorted(set(state.offers[c.POPULATION]) - {c.NOTHING})),
            *(self.levied(card) for card in sorted(set(state.offers[c.TAX]) - {c.NOTHING})),
            *(self.levied_plain(kind) for kind in (0, 1)),
            *self.money_instead(),
            *(self.progress(card) for card in state.achievements_in_play),
        ]

    def named(self, figure: str) -> Tally:
        return Tally(f"{figure}:{self.seat}")

    # ---- production and work ---------------------------------------------------------------------------------------

    def production(self, track: int, figure: str = "") -> Tally:
        """What goods and cards brought for sure, each by itself; choices and counts in one; the government."""
        tally = self.named(figure or f"{c.TRACK_NAMES[track]}_production")
        known = 0
        for good, number in enumerate(self.player.goods):
            n = number * self.catalogue.goods_production[good][track]
            tally.add(n, "sum-good-tiles", number=number, good="good-" + self.catalogue.goods[good])
            known += n
        for source, card in cards_in_play(self.state, self.seat):
            n = self.fixed_production(source, card, track)
            tally.add(n, SOURCE_KEYS[source] + card.id)
            known += n
        tally.add(self.player.production[track] - known, "sum-other-production")
        if self.player.government != c.NOTHING:
            government = self.catalogue.governments[self.player.government]
            tally.add(government.production[track], "government-" + government.id)
        return tally

    def fixed_production(self, source: int, card: c.EffectCard, track: int) -> int:
        """What a card has brought without any choice or count."""
        if isinstance(card, c.BuildCard) and card.piece == c.PROJECT:
            return 0
        effects = card.effects
        for step in self.state.agenda:
            if isinstance(step, steps.RunEffect) and step.seat == self.seat and step.source == source:
                if self.catalogue.sources[source][step.card] is card:
                    effects = effects[: step.operation]  # the others are yet to come
        return sum(effect.amount for effect in effects if effect.op == c.PRODUCTION and effect.track == track)

    def work(self, currency: int) -> Tally:
        track = c.TRACK_OF_CURRENCY[currency]
        tally = self.named("work:currency-" + c.CURRENCY_NAMES[currency])
        tally.add(self.player.population, "label-population")
        production = produced(self.state, self.seat, currency) - self.player.population
        tally.add(production, "track-" + c.TRACK_NAMES[track])
        if currency == c.STONE:
            tally.add(stone_of_work(self.state, self.seat), "sum-work-stone")
        return tally

    # ---- goods, pieces, units --------------------------------------------------------------------------------------

    def goods(self, figure: str = "goods") -> Tally:
        """Kinds, the wild good one of its own."""
        tally = self.named(figure)
        for good, number in enumerate(self.player.goods):
            tally.add(min(number, 1), "good-" + self.catalogue.goods[good])
        kinds = len(self.player.goods) - self.player.goods.count(0)
        tally.add(self.state.goods_kinds(self.seat) - kinds, "sum-wild-good")
        return tally

    def cities(self, figure: str = "cities") -> Tally:
        tally = self.named(figure)
        tally.add(len(self.player.sites[c.CITY]), "sum-cities")
        tally.add(len(self.player.sites[c.PORT]), "sum-ports")
        return tally

    def units_left(self, unit: int) -> Tally:
        tally = self.named("supply:unit-" + c.UNIT_NAMES[unit])
        tally.add(self.catalogue.unit_limits[unit], "sum-in-all")
        for region, number in enumerate(self.player.units[unit]):
            tally.add(-number, "region-" + self.catalogue.regions[region].id)
        return tally

    def pieces_left(self, piece: int) -> Tally:
        tally = self.named("left:piece-" + c.PIECE_NAMES[piece])
        tally.add(self.catalogue.piece_limits[piece], "sum-in-all")
        tally.add(-len(self.player.sites[piece]), "sum-on-board")
        return tally

    # ---- prices and yields -----------------------------------------------------------------------------------------

    def wonder_costs(self) -> list[Tally]:
        found = []
        cost = wonder_cost(self.state, self.seat)
        for place, currency in enumerate((c.STONE, c.FOOD)):
            tally = self.named("wonder_cost:currency-" + c.CURRENCY_NAMES[currency])
            tally.add(self.catalogue.wonder_cost[place], "sum-first-wonder")
            own = len(self.player.wonders)
            tally.add(cost[place] - self.catalogue.wonder_cost[place], "sum-owned-wonders", number=own)
            found.append(tally)
        return found

    def grown(self, number: int) -> Tally:
        card = self.catalogue.populations[number]
        tally = self.named(f"grown:population-{card.id}")
        tally.add(card.people, "population-" + card.id)
        doubled = card.people if self.player.doubled else 0
        tally.add(doubled, "sum-doubled")
        tally.add(grown(self.state, self.seat, number) - card.people - doubled, "sum-leader")
        return tally

    def levied(self, number: int) -> Tally:
        card = self.catalogue.taxes[number]
        tally = self.formula(f"levied:tax-{card.id}", card.tariff, card.first, card.second)
        tally.add(self.levies.bonus, "sum-bonus-space")
        if not card.tariff:
            tally.add(self.levies.trade, "sum-tax-trade", number=self.levies.kinds)
        return tally

    def levied_plain(self, kind: int) -> Tally:
        first, second = self.catalogue.plain_tax[kind]
        return self.formula("levied:track-tariff" if kind else "levied:track-tax", kind == 1, first, second)

    def formula(self, figure: str, is_tariff: bool, first: int, second: int) -> Tally:
        tally = self.named(figure)
        levies = self.levies
        if is_tariff:
            tally.add(first * levies.kinds, "sum-by-goods", number=levies.kinds, each=first)
            tally.add(second * levies.cities, "sum-by-cities", number=levies.cities, each=second)
            tally.add(levies.tariff, "track-tariff")
        else:
            tally.add(first * levies.population, "sum-by-population", number=levies.population, each=first)
            tally.add(second * levies.government, "sum-by-government", number=levies.government, each=second)
            tally.add(levies.tax, "track-tax")
        return tally

    def money_instead(self) -> list[Tally]:
        """Money paid for what is missing: of a technology, of each piece, of the next wonder, of governments, of the
        population cards on offer and of growing without one."""
        catalogue, state = self.catalogue, self.state
        stone, food = wonder_cost(state, self.seat)
        found = [self.instead("deck-technology", [(c.IDEAS, catalogue.technology_cost)])]
        for piece in (c.CITY, c.PORT, c.FARM, c.CRAFT, c.PROJECT):
            cost = catalogue.build_costs[piece]
            found.append(self.instead("piece-" + c.PIECE_NAMES[piece], [(c.STONE, cost[0]), (c.IDEAS, cost[1])]))
        found.append(self.instead("kind-wonder", [(c.STONE, stone), (c.FOOD, food)]))
        found += [self.instead(f"government-{card.id}", [(c.IDEAS, card.ideas)]) for card in catalogue.governments]
        for card in sorted(set(state.offers[c.POPULATION]) - {c.NOTHING}):
            data = catalogue.populations[card]
            found.append(self.instead(f"population-{data.id}", [(c.FOOD, data.food)]))
        found.append(self.instead("deck-population", [(c.FOOD, catalogue.plain_population[0])]))
        return found

    def instead(self, what: str, cost: list[tuple[int, int]]) -> Tally:
        tally = self.named(f"replaced:{what}")
        for currency, amount in cost:
            n = missing(self.state, self.seat, currency, amount)
            key = "currency-" + c.CURRENCY_NAMES[currency]
            tally.add(c.MONEY_RATE * n, "sum-instead", number=n, currency=key, rate=c.MONEY_RATE)
        return tally

    # ---- achievements ----------------------------------------------------------------------------------------------

    def progress(self, number: int) -> Tally:
        card = self.catalogue.achievements[number]
        figure = f"progress:achievement-{card.id}"
        need = COUNTS[card.need]
        if need.name in PRODUCTION_NEEDS:
            return self.production(PRODUCTION_NEEDS[need.name], figure)
        if need.name == "goods_kinds":
            return self.goods(figure)
        if need.name == "cities":
            return self.cities(figure)
        tally = self.named(figure)
        if card.need == DOMINATED:
            for region, leader in enumerate(self.regions.leader):
                tally.add(int(leader == self.seat), "region-" + self.catalogue.regions[region].id)
        elif need.name == "pillars":
            for pillar, symbols in enumerate(self.player.symbols):
                tally.add(min(symbols, 1), "pillar-" + c.PILLAR_NAMES[pillar])
        elif need.name == "technologies":
            tally.add(len(self.player.up), "label-technologies")
            tally.add(len(self.player.down), "label-face-down")
        elif need.name == "projects_and_wonders":
            total = need.number(self.state, self.seat, c.NOTHING, c.NOTHING)
            tally.add(total - len(self.player.wonders), "sum-projects")
            tally.add(len(self.player.wonders), "label-wonders")
        elif need.name == "units":
            for unit, name in enumerate(c.UNIT_NAMES):
                tally.add(self.player.units_of(unit), "unit-" + name)
        else:
            tally.add(need.number(self.state, self.seat, c.NOTHING, c.NOTHING), "sum-" + need.name)
        return tally
