# mypyc: no
"""What may be looked up at the table: every card, marker, figure, city and square, with what is printed on it and, as
far as everybody at the table sees it, where it is."""

from collections.abc import Iterator

from zeitalter.core.look import Entry
from zeitalter.core.wording import Arg, Wording
from zeitalter.games.civ2010.model.catalogue import (
    AIRCRAFT,
    CROSS_WATER,
    MARKET_RESOURCES,
    NONE,
    PERSON_SPACE,
    PHASE_NAMES,
    RESOURCE_NAMES,
    TYPE_NAMES,
    WIDTH,
    WORK_NAMES,
    Building,
    Civilization,
    Event,
    Government,
    Icons,
    Tech,
    Wonder,
    Work,
)
from zeitalter.games.civ2010.model.state import Civ2010
from zeitalter.games.civ2010.model.verbs import KIND_NAMES, SQUARE_NAMES
from zeitalter.games.civ2010.rules import board
from zeitalter.games.civ2010.rules.battle import hand_size
from zeitalter.games.civ2010.rules.board import NEIGHBOURS
from zeitalter.games.civ2010.view.shape import CityView, Civ2010View

TERRAINS = 5


class Lookup:
    """Everything with a name. The position was built from the view; what the view hides is not looked at."""

    def __init__(self, state: Civ2010, view: Civ2010View, words: Wording) -> None:
        self.state = state
        self.view = view
        self.words = words
        self.catalogue = state.catalogue

    def entries(self) -> list[Entry]:
        catalogue = self.catalogue
        return [
            *[self.tech(tech) for tech in catalogue.techs],
            *[self.wonder(wonder) for wonder in catalogue.wonders],
            *[self.building(building) for building in catalogue.buildings],
            *[self.person(person) for person in catalogue.persons],
            *[self.government(government) for government in catalogue.governments],
            *[self.civilization(civilization) for civilization in catalogue.civilizations],
            *[self.leader(civilization) for civilization in catalogue.civilizations],
            *[self.event(event) for event in catalogue.events],
            *[self.unit_type(kind) for kind in range(len(TYPE_NAMES))],
            *[self.figure(kind) for kind in range(len(KIND_NAMES))],
            self.walls(),
            self.track(),
            *[self.resource(kind) for kind in range(len(RESOURCE_NAMES))],
            *[self.terrain(kind) for kind in range(TERRAINS)],
            *[self.city(seat, city) for seat, player in enumerate(self.view.players) for city in player.cities],
            *[self.square(square) for square, ground in enumerate(self.view.ground) if ground != NONE],
        ]

    def entry(self, kind: str, thing: str, name: str, lines: Iterator[str]) -> Entry:
        return Entry(thing, name, self.words("look-" + kind), list(lines))

    def lines(self, *parts: tuple[bool, str, dict[str, Arg]]) -> Iterator[str]:
        """The lines whose condition holds."""
        for holds, key, args in parts:
            if holds:
                yield self.words("look-" + key, **args)

    # ---- technologies, governments, civilizations -------------------------------------------------------------------

    def tech(self, tech: Tech) -> Entry:
        return self.entry("tech", tech.id, self.words("tech-" + tech.id), self.tech_lines(tech))

    def tech_lines(self, tech: Tech) -> Iterator[str]:
        yield self.words("look-tech-cost", level=f"level-{tech.level}", n=tech.cost)
        catalogue, below = self.catalogue, f"level-{tech.level - 1}"
        building = "" if tech.building == NONE else "building-" + catalogue.buildings[tech.building].id
        government = "" if tech.government == NONE else "government-" + catalogue.governments[tech.government].id
        water = "water-cross" if tech.water == CROSS_WATER else "water-stop"
        yield from self.lines(
            (tech.level > 1, "tech-below", {"level": below}),
            (tech.building != NONE, "gives-building", {"building": building}),
            (tech.unit != NONE, "gives-rank", {"type": f"type-{tech.unit}", "n": tech.rank}),
            (tech.government != NONE, "gives-government", {"government": government}),
            (tech.speed > 0, "gives-speed", {"n": tech.speed}),
            (tech.stacking > 0, "gives-stacking", {"n": tech.stacking}),
            (tech.water > 0, "gives-" + water, {}),
            (tech.cards > 0, "gives-cards", {"n": tech.cards}),
            (tech.coin > 0, "gives-coin", {"n": tech.coin}),
        )
        for ability in tech.abilities:
            phase = self.phase(ability.phase)
            yield self.words("look-ability", phase=phase, ability=f"ability-{tech.id}-{ability.number}")
        yield from self.whose("known-to", [tech.index in player.techs for player in self.view.players])

    def phase(self, phase: int) -> str:
        """The key of the words for when something may be used."""
        return "phase-" + PHASE_NAMES[phase]

    def whose(self, key: str, seats: list[bool]) -> Iterator[str]:
        yield from self.listing(key, [self.words.player(seat) for seat, holds in enumerate(seats) if holds])

    def listing(self, key: str, items: list[str]) -> Iterator[str]:
        """A heading and what belongs to it, if anything does."""
        if items:
            yield f"{self.words('look-' + key)}: {', '.join(items)}"

    def government(self, government: Government) -> Entry:
        lines = self.government_lines(government)
        thing = "govern " + government.id  # technologies have the same names
        return self.entry("government", thing, self.words("government-" + government.id), lines)

    def government_lines(self, government: Government) -> Iterator[str]:
        yield self.words("government-text-" + government.id)
        for tech in self.catalogue.techs:
            if tech.government == government.index:
                yield self.words("look-needs", tech="tech-" + tech.id)
        yield from self.whose("had-by", [player.government == government.index for player in self.view.players])

    def civilization(self, civilization: Civilization) -> Entry:
        lines = self.civilization_lines(civilization)
        return self.entry("civilization", civilization.id, self.words("civilization-" + civilization.id), lines)

    def civilization_lines(self, civilization: Civilization) -> Iterator[str]:
        yield from self.listing("leader", [civilization.leader])
        yield self.words("civilization-text-" + civilization.id)
        tech = "tech-" + self.catalogue.techs[civilization.tech].id
        government = "government-" + self.catalogue.governments[civilization.government].id
        yield self.words("look-begins", tech=tech, government=government)
        yield from self.whose("played-by", [player.civilization == civilization.index for player in self.view.players])

    def leader(self, civilization: Civilization) -> Entry:
        lines = [self.words("civilization-" + civilization.id), self.words("civilization-text-" + civilization.id)]
        return self.entry("leader", "leader " + civilization.id, civilization.leader, iter(lines))

    # ---- what is built ----------------------------------------------------------------------------------------------

    def icons(self, shown: Icons) -> Iterator[str]:
        """The symbols that a square with it has."""
        combat = shown.combat if isinstance(shown, Work) else 0
        yield from self.lines(
            (shown.trade > 0, "icon-trade", {"n": shown.trade}),
            (shown.production > 0, "icon-production", {"n": shown.production}),
            (shown.culture > 0, "icon-culture", {"n": shown.culture}),
            (shown.coin > 0, "icon-coin", {"n": shown.coin}),
            (combat > 0, "icon-combat", {"n": combat}),
        )

    def wonder(self, wonder: Wonder) -> Entry:
        return self.entry("wonder", wonder.id, self.words("wonder-" + wonder.id), self.wonder_lines(wonder))

    def wonder_lines(self, wonder: Wonder) -> Iterator[str]:
        view, number = self.view, wonder.index
        yield self.words("look-wonder-cost", era=f"era-{wonder.era}", n=wonder.cost)
        if wonder.discount_tech != NONE:
            tech = "tech-" + self.catalogue.techs[wonder.discount_tech].id
            yield self.words("look-discount", n=wonder.discount_cost, tech=tech)
        yield self.words("wonder-ability-" + wonder.id)
        yield self.words("look-icon-culture", n=wonder.culture)
        yield self.words("look-wonder-place")
        square = view.wonder_square[number]
        if square != NONE:
            yield self.words("look-wonder-stands", seat=view.owner[square], x=square % WIDTH, y=square // WIDTH)
        yield from self.lines(
            (square != NONE and square in view.blockaded, "blockaded", {}),
            (number in view.obsolete, "obsolete", {}),
            (number in view.wonder_market, "on-sale", {}),
            (number in view.wonder_deck, "in-deck", {}),
        )

    def building(self, building: Building) -> Entry:
        lines = self.building_lines(building)
        return self.entry("building", building.id, self.words("building-" + building.id), lines)

    def building_lines(self, building: Building) -> Iterator[str]:
        catalogue = self.catalogue
        yield self.words("look-cost", n=building.cost)
        yield from self.icons(building)
        yield self.words(
            "look-terrains",
            terrains=[f"terrain-{terrain}" for terrain in range(TERRAINS) if building.terrain >> terrain & 1],
        )
        plain, better = catalogue.face[building.family]
        other = plain if building.upgraded else better
        side = "" if other == NONE else "building-" + catalogue.buildings[other].id
        unlocked = "" if building.tech == NONE else "tech-" + catalogue.techs[building.tech].id
        yield from self.lines(
            (building.tech != NONE, "needs", {"tech": unlocked}),
            (building.limited, "limited", {}),
            (other != NONE and building.upgraded, "improves", {"building": side}),
            (other != NONE and not building.upgraded, "improved-by", {"building": side}),
            (True, "left", {"n": self.view.supply[building.family]}),
        )

    def person(self, person: Work) -> Entry:
        return self.entry("person", person.id, self.words("person-" + person.id), self.person_lines(person))

    def person_lines(self, person: Work) -> Iterator[str]:
        yield from self.icons(person)
        yield self.words("look-person-place")
        yield self.words("look-left", n=self.view.persons[person.index])
        yield from self.whose("in-reserve", [player.reserve[person.index] > 0 for player in self.view.players])

    def walls(self) -> Entry:
        lines = [self.words("look-walls-bonus", n=self.catalogue.bonus_walls)]
        for tech in self.catalogue.techs:
            lines += [self.words("look-needs", tech="tech-" + tech.id) for one in tech.abilities if one.op == "walls"]
        return Entry("walls", self.words("walls"), self.words("look-building"), lines)

    # ---- culture events ---------------------------------------------------------------------------------------------

    def event(self, event: Event) -> Entry:
        return self.entry("event", event.id, self.words("card-" + event.id), self.event_lines(event))

    def event_lines(self, event: Event) -> Iterator[str]:
        yield self.words("look-event-played", era=f"era-{event.era - 1}", phase=self.phase(event.phase), n=event.copies)
        yield self.words("event-text-" + event.id)
        cards, view = self.catalogue.cards, self.view
        used = sum(cards[card].id == event.id for pile in view.discards for card in pile)
        yield from self.lines((used > 0, "discarded", {"n": used}))
        for seat, player in enumerate(view.players):
            held = sum(cards[card].id == event.id for card in player.cards)
            yield from self.lines((held > 0, "held-by", {"seat": seat, "n": held}))

    def track(self) -> Entry:
        """What the steps along the culture track cost and bring, and how far everybody is."""
        return self.entry("board", "track", self.words("label-culture-track"), self.track_lines())

    def track_lines(self) -> Iterator[str]:
        spaces = list(enumerate(self.catalogue.track, 1))
        prices = sorted({(space.era, space.culture, space.trade) for _, space in spaces})
        for era, culture, trade in prices:
            places = [
                place for place, space in spaces if (space.era, space.culture, space.trade) == (era, culture, trade)
            ]
            args: dict[str, Arg] = {"least": places[0], "most": places[-1], "culture": culture, "trade": trade}
            yield self.words("look-track-section", **args)
        persons: list[int | str] = [place for place, space in spaces if space.reward == PERSON_SPACE]
        yield self.words("look-track-persons", spaces=persons)
        yield self.words("look-track-victory", n=len(spaces))
        for seat, player in enumerate(self.view.players):
            yield self.words("look-track-of", seat=seat, n=player.track)

    # ---- units, figures, resources ----------------------------------------------------------------------------------

    def unit_type(self, kind: int) -> Entry:
        return self.entry("unit", TYPE_NAMES[kind], self.words(f"type-{kind}"), self.unit_lines(kind))

    def unit_lines(self, kind: int) -> Iterator[str]:
        catalogue = self.catalogue
        yield self.words("look-unit-costs", costs=list(catalogue.unit_costs[kind]))
        strengths = sorted(
            strength for unit, strength in enumerate(catalogue.unit_strength) if catalogue.unit_type[unit] == kind
        )
        key = "look-unit-strengths-fixed" if kind == AIRCRAFT else "look-unit-strengths"
        yield self.words(key, least=strengths[0], most=strengths[-1])
        if catalogue.trumps[kind] != NONE:
            yield self.words("look-trumps", type=f"type-{catalogue.trumps[kind]}")
        for tech in reversed(catalogue.arming[kind]):
            yield self.words("look-rank", n=tech.rank, tech="tech-" + tech.id)
        for seat, player in enumerate(self.view.players):
            if player.unit_types[kind]:
                yield self.words("look-units-of", seat=seat, n=player.unit_types[kind], rank=player.ranks[kind])
        yield self.words("look-left", n=self.view.unit_decks[kind] + len(self.view.unit_discards[kind]))

    def figure(self, kind: int) -> Entry:
        cost = self.catalogue.scout_cost if kind else self.catalogue.army_cost
        lines = [self.words("look-cost", n=cost), self.words(f"look-figure-{kind}")]
        for seat, player in enumerate(self.view.players):
            squares = [square for square in (player.scouts if kind else player.armies) if square >= 0]
            left = player.scouts_left if kind else player.armies_left
            standing = self.words("look-figures-of", seat=seat, n=len(squares), left=left)
            lines.append(", ".join([standing, *[SQUARE_NAMES[square] for square in squares]]))
        return self.entry("figure", KIND_NAMES[kind], self.words(f"figure-{kind}"), iter(lines))

    def resource(self, kind: int) -> Entry:
        lines: list[str] = []
        if kind < MARKET_RESOURCES:
            lines.append(self.words("look-left", n=self.view.market[kind]))
            for seat, player in enumerate(self.view.players):
                if player.resources[kind]:
                    lines.append(self.words("look-held-by", seat=seat, n=player.resources[kind]))
        else:
            lines.append(self.words("look-only-tokens"))
        for tech in self.catalogue.techs:
            for one in tech.abilities:
                if one.resource == kind:
                    ability = f"ability-{tech.id}-{one.number}"
                    lines.append(self.words("look-pays-for", tech="tech-" + tech.id, ability=ability))
        return self.entry("resource", RESOURCE_NAMES[kind], self.words(f"resource-{kind}"), iter(lines))

    # ---- the map ----------------------------------------------------------------------------------------------------

    def terrain(self, kind: int) -> Entry:
        ground = self.catalogue.grounds[self.catalogue.bare[kind]]
        lines = list(self.icons(ground)) or [self.words("look-no-icons")]
        return self.entry("terrain", f"terrain-{kind}", self.words(f"terrain-{kind}"), iter(lines))

    def city(self, seat: int, city: CityView) -> Entry:
        """What a city yields and how it defends itself."""
        name = self.words("look-city-name" if city.slot else "look-capital-name", seat=seat, city=city.slot + 1)
        return self.entry("city", f"city {seat} {city.slot}", name, self.city_lines(seat, city))

    def city_lines(self, seat: int, city: CityView) -> Iterator[str]:
        yield self.words("look-city-centre", x=city.centre % WIDTH, y=city.centre // WIDTH)
        yield self.words("look-city-yields", trade=city.trade, production=city.production, culture=city.culture)
        if city.resources:
            yield self.words("look-city-harvest", resources=[f"resource-{kind}" for kind in city.resources])
        if city.walls:
            yield self.words("look-city-walls")
        cards = hand_size(self.state, seat, 0, True)
        yield self.words("look-city-defence", cards=cards, n=city.defence)

    def square(self, square: int) -> Entry:
        return Entry(SQUARE_NAMES[square], SQUARE_NAMES[square], self.words("look-square"), self.square_lines(square))

    def square_lines(self, square: int) -> list[str]:
        state, view, words = self.state, self.view, self.words
        ground, work = board.ground_of(state, square), board.work_on(state, square)
        lines = [words(f"terrain-{ground.terrain}")]
        owner = view.owner[square]
        centre = board.centre_owner(state, square) != NONE
        if centre:
            lines.append(words("look-is-centre", seat=owner, city=view.district[square] + 1))
        elif owner != NONE:
            lines.append(words("look-belongs", seat=owner, city=view.district[square] + 1))
        if work is not None:
            lines.append(words(f"{WORK_NAMES[work.kind]}-{work.id}"))
        elif ground.resource != NONE:
            lines.append(words(f"resource-{ground.resource}"))
        if not centre:
            lines += self.icons(ground if work is None else work)
        if view.hidden[square]:
            lines.append(words("look-" + view.hidden[square]))
        holder = view.holder[square]
        if holder != NONE:
            there = board.figures_at(state.players[holder], square)
            armies, scouts = board.armies_in(there), board.scouts_in(there)
            lines.append(words("look-stands", seat=holder, armies=armies, scouts=scouts))
        if square in view.blockaded:
            lines.append(words("look-blockaded"))
        near = [self.neighbour(other) for other in NEIGHBOURS[square] if self.is_on_map(other)]
        return [*lines, *self.listing("neighbours", near)]

    def is_on_map(self, square: int) -> bool:
        return square != NONE and (self.view.ground[square] != NONE or board.hidden_place(self.state, square) != NONE)

    def neighbour(self, square: int) -> str:
        """A square by name and terrain."""
        if self.view.ground[square] == NONE:
            return f"{SQUARE_NAMES[square]} ({self.words('look-unknown')})"
        return f"{SQUARE_NAMES[square]} ({self.words(f'terrain-{board.ground_of(self.state, square).terrain}')})"
