"""What people would otherwise work out for themselves: yields, points, progress, where there is room."""

from msgspec.structs import replace

from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.model.player import Player
from zeitalter.games.mosaic.model.state import SCORINGS, Mosaic
from zeitalter.games.mosaic.rules.actions import worked
from zeitalter.games.mosaic.rules.building import wonder_cost
from zeitalter.games.mosaic.rules.claims import measure, wanted
from zeitalter.games.mosaic.rules.counting import DOMINATED
from zeitalter.games.mosaic.rules.empire import empire_points, region_points, worth
from zeitalter.games.mosaic.rules.influence import Regions, survey
from zeitalter.games.mosaic.rules.placing import can_place, usual_place
from zeitalter.games.mosaic.rules.population import grown
from zeitalter.games.mosaic.rules.scoring import points
from zeitalter.games.mosaic.rules.taxes import Levies
from zeitalter.games.mosaic.view.observe import named
from zeitalter.games.mosaic.view.shape import MosaicView, Reckoning, RegionView


def with_reckoning(state: Mosaic, view: MosaicView) -> MosaicView:
    regions = survey(state)
    scoring = empire_points(state, regions)
    return replace(
        view,
        players=[
            replace(player, reckoning=reckon(state, seat, regions, scoring[seat]))
            for seat, player in enumerate(view.players)
        ],
        regions=[region_view(state, regions, region) for region in range(len(regions.leader))],
        wanted=[wanted(state, card.index) for card in state.catalogue.achievements],
        scorings_left=SCORINGS - state.scorings,
    )


def reckon(state: Mosaic, seat: int, regions: Regions, scoring: int) -> Reckoning:
    levies = Levies(state, seat)
    return Reckoning(
        government_production=named(c.TRACK_NAMES, government_production(state, state.players[seat])),
        goods_kinds=state.goods_kinds(seat),
        points=points(state, seat),
        progress=progress(state, seat, regions),
        scoring=scoring,
        work={name: worked(state, seat, currency) for currency, name in enumerate(c.CURRENCY_NAMES[: c.MONEY])},
        grown=[grown(state, seat, card.index) for card in state.catalogue.populations],
        levied=[levies.by_card(card) for card in state.catalogue.taxes],
        plain_levied={
            name: levies.plain(name == "tariff", first, second)
            for name, (first, second) in zip(("tax", "tariff"), state.catalogue.plain_tax)
        },
        wonder_cost=named(["stone", "food"], wonder_cost(state, seat)),
        needs_no_symbols=state.has(seat, c.FREE_GOVERNMENT),
        room={
            name: can_place(state, seat, piece, usual_place(piece))
            for piece, name in enumerate(c.PIECE_NAMES[: c.WONDER])
        },
        wonder_room=wonder_room(state, seat),
    )


def progress(state: Mosaic, seat: int, regions: Regions) -> list[int]:
    """Towards each achievement; the regions are counted already."""
    return [
        regions.leader.count(seat) if card.need == DOMINATED else measure(state, seat, card.index)
        for card in state.catalogue.achievements
    ]


def wonder_room(state: Mosaic, seat: int) -> list[bool]:
    """Whether each wonder could be placed; many of them go to the same places."""
    by_place: dict[int, bool] = {}
    for wonder in state.catalogue.wonders:
        if wonder.where not in by_place:
            by_place[wonder.where] = can_place(state, seat, c.WONDER, wonder.where)
    return [by_place[wonder.where] for wonder in state.catalogue.wonders]


def government_production(state: Mosaic, player: Player) -> list[int]:
    if player.government == c.NOTHING:
        return [0] * c.TRACKS
    return state.catalogue.governments[player.government].production[:]


def region_view(state: Mosaic, regions: Regions, region: int) -> RegionView:
    return RegionView(
        in_play=state.in_play(region),
        worth=worth(regions, region),
        influence=regions.influence[region],
        points=region_points(state, regions, region),
        leader=regions.leader[region],
    )
