# mypyc: no
"""What cards do, in words made from their data, so that the text of a data pack is always right."""

from zeitalter.core.wording import Arg, Message
from zeitalter.games.mosaic.model import catalogue as c
from zeitalter.games.mosaic.rules.counting import COUNTS, SYMBOLS


def effects_words(catalogue: c.Catalogue, effects: list[c.Effect]) -> list[Message]:
    return [effect_words(catalogue, effect) for effect in effects]


def government_words(catalogue: c.Catalogue, effects: list[c.Effect]) -> list[Message]:
    """As other cards, but points are counted at every empire scoring, some fewer with 2 or 3 players."""
    return [scoring_words(effect) if effect.op == c.VP_PER else effect_words(catalogue, effect) for effect in effects]


def scoring_words(effect: c.Effect) -> Message:
    if effect.few == effect.amount:
        return Message("effect-scoring", {"n": effect.amount, "per": counted(effect)})
    return Message("effect-scoring-few-players", {"n": effect.amount, "few": effect.few, "per": counted(effect)})


def counted(effect: c.Effect) -> Arg:
    """What the effect counts: symbols of a pillar, or a word for it."""
    if effect.per == SYMBOLS:
        return "symbol-" + c.PILLAR_NAMES[effect.pillar]
    return "per-" + COUNTS[effect.per].name


def effect_words(catalogue: c.Catalogue, effect: c.Effect) -> Message:
    words = [
        ("track", effect.track, c.TRACK_NAMES),
        ("currency", effect.resource, c.CURRENCY_NAMES),
        ("unit", effect.unit, [*c.UNIT_NAMES, "either"]),
        ("where", effect.where, c.WHERES),
        ("piece", effect.piece, c.PIECE_NAMES),
    ]
    args: dict[str, Arg] = {name: f"{name}-{names[number]}" for name, number, names in words if number != c.NOTHING}
    if effect.amount:
        args["n"] = effect.amount
    if effect.per != c.NOTHING:
        args["per"] = counted(effect)
    if effect.maximum:
        args["most"] = effect.maximum
    if effect.units:
        args["units"] = unit_types(effect.units)
    if effect.goods:
        args["goods"] = ["good-" + catalogue.goods[good] for good in effect.goods]
    key = "effect-" + effect.name
    if effect.op == c.ANY_PRODUCTION and effect.track != c.NOTHING:
        key = "effect-other_production"
    if effect.op == c.ELIMINATE and effect.where == c.ANY_REGION:
        key = "effect-eliminate-several"
    if effect.op == c.TAKE_TILE:
        key, args["what"] = tile_words(catalogue, effect)
    if effect.op == c.REFRESH:
        args["deck"] = "deck-any" if effect.what == c.ANY_DECK else "deck-" + c.DECK_NAMES[effect.what]
    return Message(key, args)


def unit_types(mask: int) -> Arg:
    """Own units of which one is enough."""
    if mask == 1 << c.INFANTRY | 1 << c.CAVALRY:
        return "unit-either"
    return ["unit-" + c.UNIT_NAMES[unit] for unit in range(c.UNITS) if mask >> unit & 1]


def start_words(leader: c.Leader) -> list[Message]:
    """What a leader brings at the start of the game."""
    words = [Message("start")]
    for currency in range(c.CURRENCIES):
        if leader.start[currency]:
            args: dict[str, Arg] = {"n": leader.start[currency], "currency": "currency-" + c.CURRENCY_NAMES[currency]}
            words.append(Message("start-currency", args))
    if leader.start_population:
        words.append(Message("effect-population", {"n": leader.start_population}))
    if leader.start_infantry:
        words.append(Message("start-infantry", {"n": leader.start_infantry}))
    if leader.start_piece != c.NOTHING:
        words.append(Message("start-piece", {"piece": "piece-" + c.PIECE_NAMES[leader.start_piece]}))
    if leader.start_technologies:
        words.append(Message("start-technology", {"n": leader.start_technologies}))
    return words if len(words) > 1 else []


def tile_words(catalogue: c.Catalogue, effect: c.Effect) -> tuple[str, str]:
    what = {c.ANY_TILE: "tile-any", c.ANY_GOOD: "tile-good"}.get(effect.what, "")
    key = "effect-take_tile" if effect.per == c.NOTHING else "effect-take_tile_per"
    return key, what or "good-" + catalogue.goods[effect.what]
