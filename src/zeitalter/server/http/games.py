"""/api/games and /api/texts: everything about the games that is the same for everybody."""

from hashlib import blake2b
from pathlib import Path
from typing import Any, Literal

import msgspec
from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

import zeitalter.text
from zeitalter.bots.efforts import LEVELS
from zeitalter.core.length import Length
from zeitalter.core.options import Option, mode_key, options_of
from zeitalter.core.rules import Preset, Rules
from zeitalter.core.wording import Message
from zeitalter.server import wire
from zeitalter.server.errors import Problem
from zeitalter.server.site import Site
from zeitalter.text import DEFAULT, LANGUAGES

SHARED = Path(zeitalter.text.__file__).parent
USUAL_BOT = "medium"


def game_of(rules: Rules) -> wire.Game:
    return wire.Game(
        id=rules.id,
        version=rules.version,
        seats=list(rules.seats),
        presets=[preset_of(preset) for preset in rules.presets],
        options=[option_of(option) for option in options_of(rules)],
        bots=bots_for_people(rules),
        usual_bot=USUAL_BOT,
        lengths=[length_of(rules, length) for length in rules.lengths],
        values=rules.fidelity.values,
        names=rules.fidelity.names,
    )


def bots_for_people(rules: Rules) -> list[wire.BotInfo]:
    """The levels, and the game's scripted opponents. Yardsticks of research are no fun to play against."""
    named = [script.name for script in rules.game.scripts()]
    return [bot_info(name, "level") for name in LEVELS] + [bot_info(name, "named") for name in named]


def bot_info(name: str, kind: Literal["level", "named"]) -> wire.BotInfo:
    return wire.BotInfo(name, Message(f"bot-{name}"), Message(f"bot-{name}-help"), kind)


def length_of(rules: Rules, length: Length) -> wire.Length:
    key = mode_key(rules, length.mode)
    words = Message(key) if key else None
    return wire.Length(length.mode, words, length.seats, length.minutes(), length.minutes_alone())


def preset_of(preset: Preset) -> wire.Preset:
    options = msgspec.to_builtins(preset.options)
    return wire.Preset(preset.name, Message(preset.key), Message(preset.help_key), options)


def option_of(option: Option) -> wire.Option:
    return wire.Option(
        name=option.name,
        words=Message(option.key),
        help=Message(option.help_key),
        default=option.default,
        choices=[wire.Choice(value, Message(option.value_key(value))) for value in option.values],
        least=option.low,
        most=option.high,
    )


def texts_of(language: str, games: list[Rules]) -> wire.Texts:
    sources = [(SHARED, ""), *[(rules.texts, rules.id) for rules in games]]
    names: dict[str, str] = {}
    for rules in games:
        names |= {key: worded.get(language) or worded.get(DEFAULT, key) for key, worded in rules.names.items()}
    return wire.Texts(
        language=language,
        fluent=[(folder / f"{language}.ftl").read_text(encoding="utf-8") for folder, _ in sources],
        names=names,
        games=[game for _, game in sources],
    )


def _known(site: Site, game: str) -> Rules:
    if game not in site.library:
        raise Problem("not-found", "there is no such game")
    return site.library.rules(game)


def _unchanging(request: Request[Any, Any, Any], value: object) -> Response[Any]:
    """An answer that browsers keep, asking only whether it is still the same."""
    body = msgspec.json.encode(value)
    tag = f'"{blake2b(body, digest_size=12).hexdigest()}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(None, status_code=304, headers=headers)
    return Response(body, media_type="application/json", headers=headers)


@get("/games")
async def get_games(site: NamedDependency[Site]) -> list[wire.Game]:
    return [game_of(rules) for rules in site.library.all()]


@get("/games/{game:str}")
async def get_game(game: FromPath[str], site: NamedDependency[Site]) -> wire.Game:
    return game_of(_known(site, game))


@get("/games/{game:str}/catalogue")
async def get_catalogue(
    game: FromPath[str], site: NamedDependency[Site], request: Request[Any, Any, Any]
) -> Response[dict[str, Any]]:
    return _unchanging(request, _known(site, game).catalogue_view())


@get("/games/{game:str}/schema")
async def get_view_schema(
    game: FromPath[str], site: NamedDependency[Site], request: Request[Any, Any, Any]
) -> Response[dict[str, Any]]:
    return _unchanging(request, msgspec.json.schema(_known(site, game).view))


def _language(language: str) -> str:
    if language not in LANGUAGES:
        raise Problem("not-found", f"there is no such language; there are: {', '.join(LANGUAGES)}")
    return language


@get("/texts/{language:str}")
async def get_texts(
    language: FromPath[str], site: NamedDependency[Site], request: Request[Any, Any, Any]
) -> Response[wire.Texts]:
    return _unchanging(request, texts_of(_language(language), site.library.all()))


@get("/texts/{language:str}/{game:str}")
async def get_game_texts(
    language: FromPath[str], game: FromPath[str], site: NamedDependency[Site], request: Request[Any, Any, Any]
) -> Response[wire.Texts]:
    return _unchanging(request, texts_of(_language(language), [_known(site, game)]))


HANDLERS = [get_games, get_game, get_catalogue, get_view_schema, get_texts, get_game_texts]
