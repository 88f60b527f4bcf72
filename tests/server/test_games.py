"""What everybody may know: games, catalogues, schemas, words."""

import httpx
import pytest

from tests.server.running import Running
from zeitalter.games import load


def get(server: Running, path: str, **headers: str) -> httpx.Response:
    return httpx.get(f"{server.url}{path}", headers=headers)


def test_games_with_options_and_bots(server: Running) -> None:
    games = {game["id"]: game for game in get(server, "/api/games").json()}
    trial = games["trial"]
    assert trial["seats"] == [2, 3, 4]
    assert [(option["name"], option["least"], option["most"]) for option in trial["options"]] == [("rounds", 1, 6)]
    cards = games["ages_cards"]
    assert [choice["value"] for choice in cards["options"][0]["choices"]] == ["new_world", "reason", "combined"]
    assert cards["options"][0]["default"] == "new_world"
    levels = [bot["name"] for bot in cards["bots"] if bot["kind"] == "level"]
    assert levels == ["beginner", "easy", "medium", "hard", "expert"]
    assert [bot["name"] for bot in cards["bots"]] == [*levels, "raider"]
    assert [bot["name"] for bot in trial["bots"]] == levels
    assert cards["usual_bot"] == trial["usual_bot"] == "medium"
    assert cards["values"]["reconstructed"] > cards["values"]["stated"] > 0
    assert cards["names"]["stated"] > 0
    assert [(preset["name"], preset["options"]) for preset in trial["presets"]] == [
        ("whole", {"rounds": 3}),
        ("short", {"rounds": 1}),
    ]
    assert get(server, "/api/games/ages_cards").json() == cards
    assert get(server, "/api/games/nothing").status_code == 404


@pytest.mark.parametrize("language", ["en", "de"])
def test_words_for_everything_a_game_offers(server: Running, language: str) -> None:
    texts = get(server, f"/api/texts/{language}").json()
    assert texts["games"][0] == ""
    assert "ages_cards" in texts["games"]
    assert texts["names"]["card-C01"]
    one = get(server, f"/api/texts/{language}/ages_cards").json()
    assert one["games"] == ["", "ages_cards"]
    sources = "\n".join(one["fluent"])
    game = get(server, "/api/games/ages_cards").json()
    for option in game["options"]:
        for message in (option["words"], option["help"], *[choice["words"] for choice in option["choices"]]):
            assert f"\n{message['key']} =" in sources
    for bot in game["bots"]:
        assert f"\n{bot['words']['key']} =" in sources
        assert f"\n{bot['help']['key']} =" in sources
    assert get(server, "/api/texts/fr").status_code == 404


def test_the_catalogue_is_kept_by_browsers(server: Running) -> None:
    first = get(server, "/api/games/ages_cards/catalogue")
    assert first.json()
    again = get(server, "/api/games/ages_cards/catalogue", **{"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    packed = get(server, "/api/games/ages_cards/catalogue", **{"Accept-Encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.json() == first.json()


def test_the_schema_of_a_view(server: Running) -> None:
    schema = get(server, "/api/games/ages_cards/schema").json()
    assert load("ages_cards").view.__name__ in schema["$defs"]


def test_the_description_of_the_interface(server: Running) -> None:
    schema = get(server, "/api/schema").json()
    assert schema["openapi"].startswith("3.")
    for path in ("/api/tables/{table_id}/act", "/api/me/guest", "/api/texts/{language}", "/api/health"):
        assert path in schema["paths"]
    assert "Position" in str(schema["components"]["schemas"].keys())
