"""Other ways to play: keyboard alone, a phone, both languages, a game without a board of its own."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.seat import NO_QUESTIONS, Open, People, Seat
from tests.server.running import ROOT

PAGES = ["/", "/games/ages_cards", "/games/ages_cards/rules", "/new", "/profile", "/settings", "/about", "/nowhere"]


def test_keyboard_alone(open_seat: Open) -> None:
    seat = open_seat("/games/ages_cards")
    keys = seat.page.keyboard
    play = seat.page.get_by_role("button", name="Play now")
    expect(play).to_be_visible()
    for _ in range(40):
        keys.press("Tab")
        if play.evaluate("button => button === document.activeElement"):
            break
    keys.press("Enter")
    seat.sees_own_turn()
    assert seat.page.get_by_test_id("told").inner_text() == "" or seat.question

    decisions = set()
    for _ in range(6):
        seat.sees_own_turn()
        decisions.add(seat.decision)
        before = seat.mark()
        if seat.legal().count():
            keys.press("b")
            expect(seat.page.locator("[data-anchor].legal:focus")).to_have_count(1)
            keys.press("ArrowRight")
            keys.press("ArrowLeft")
            expect(seat.page.locator("[data-anchor]:focus")).to_have_count(1)
            keys.press("b")
            keys.press("Enter")
        else:
            keys.press("d")
        if seat.page.get_by_test_id("confirm").count():
            keys.press("Enter")
        seat.wait_for_change(before)
    assert {"resource", "technology"} <= decisions

    keys.press("?")
    expect(seat.page.get_by_role("dialog", name="Keyboard")).to_be_visible()
    keys.press("Escape")
    expect(seat.page.get_by_role("dialog")).to_have_count(0)
    assert seat.page.get_by_test_id("told").inner_text() != ""


@pytest.mark.parametrize("width", [360, 390])
def test_phone(open_seat: Open, person: People, width: int) -> None:
    anna = person("Anna")
    table = anna.table("me", "greedy", "greedy", game="ages_cards")
    seat = open_seat(f"/table/{table}", person=anna, size=(width, 780), phone=True, settings=NO_QUESTIONS)
    seat.sees_own_turn()
    seat.has_no_side_scroll()
    for _ in range(3):
        before = seat.mark()
        seat.legal().first.tap()
        play = seat.page.get_by_test_id("play")
        if play.count():  # a tap shows a card, its button plays it
            play.first.tap()
        seat.wait_for_change(before)
        seat.sees_own_turn()

    card = seat.page.locator(".pyramid [data-anchor]").first
    card.tap()  # nothing to do with it now: it shows itself
    expect(seat.page.locator(".sheet-below")).to_be_visible()
    seat.page.get_by_role("button", name="Close").tap()
    expect(seat.page.locator(".sheet-below")).to_have_count(0)
    for name in ("Actions", "Log", "Chat", "Board"):
        seat.tab(name)
        seat.has_no_side_scroll()
        assert seat.prompt.is_visible()
    for path in PAGES:
        seat.go(path)
        expect(seat.page.locator("h1")).to_be_visible()
        seat.has_no_side_scroll()


LONG_PRESS = """async card => {
    const touch = { bubbles: true, pointerType: "touch", pointerId: 7 };
    card.dispatchEvent(new PointerEvent("pointerdown", touch));
    await new Promise(done => setTimeout(done, 700));
    card.dispatchEvent(new PointerEvent("pointerup", touch));
    card.click();
}"""


def test_long_press_inspects_instead_of_choosing(open_seat: Open, person: People) -> None:
    anna = person("Anna")
    seat = open_seat(
        f"/table/{anna.table('me', 'greedy', game='ages_cards')}", person=anna, size=(390, 780), phone=True
    )
    seat.sees_own_turn()
    before = seat.mark()
    seat.legal().first.evaluate(LONG_PRESS)
    expect(seat.page.locator(".sheet-below")).to_be_visible()
    assert seat.mark() == before


def test_hovering_inspects(open_seat: Open, person: People) -> None:
    anna = person("Anna")
    seat = open_seat(f"/table/{anna.table('me', 'greedy', game='ages_cards')}", person=anna)
    seat.sees_own_turn()
    seat.page.locator(".pyramid .cards [data-anchor]").first.hover()
    expect(seat.page.locator(".floating")).to_be_visible()
    seat.page.get_by_test_id("prompt").hover()
    expect(seat.page.locator(".floating")).to_have_count(0)


def test_log_points_at_the_board(open_seat: Open, person: People) -> None:
    anna = person("Anna")
    table = anna.table("me", "greedy", game="ages_cards")
    seat = open_seat(f"/table/{table}", person=anna, settings=NO_QUESTIONS)
    seat.sees_own_turn()
    while seat.decision != "technology":
        seat.click_first_legal()
        seat.sees_own_turn()
    seat.tab("Log")
    lines = seat.page.get_by_test_id("log").locator("li")
    lines.last.hover()
    expect(seat.page.locator("[data-anchor].pointed")).to_have_count(1)
    total = lines.count()
    seat.page.get_by_label("Search").fill("resource")
    assert 0 < lines.count() < total
    seat.page.get_by_label("Whose events").select_option("Anna")
    assert all("Anna" in line for line in seat.log_lines())


def test_bot_takes_over_and_gives_back(open_seat: Open, person: People) -> None:
    anna, bert = person("Anna"), person("Bert")
    table = anna.table("me", "open", game="ages_cards", start=False)
    bert.post(f"/api/tables/{table}/seat", {"seat": 1})
    anna.post(f"/api/tables/{table}/start")
    seat = open_seat(f"/table/{table}", person=anna)
    expect(seat.prompt).to_be_visible()
    seat.page.get_by_role("button", name="Table menu").click()
    seat.page.get_by_role("button", name="Let a bot play for me").first.click()
    expect(seat.prompt.get_by_text("Bert to move")).to_be_visible()  # the bot waits for nobody, Bert for himself
    seat.page.get_by_role("button", name="Table menu").click()
    seat.page.get_by_role("button", name="Play myself again").click()
    expect(seat.page.get_by_role("dialog")).to_have_count(0)
    assert anna.get(f"/api/tables/{table}")["seats"][0]["kind"] == "person"


def test_the_opponent_chosen_last_is_offered_again(open_seat: Open) -> None:
    seat = open_seat("/games/ages_cards")
    level = seat.page.get_by_role("group", name="Level")
    expect(level.get_by_role("radio", name="Medium")).to_be_checked()
    level.get_by_text("Expert", exact=True).click()
    expect(seat.page.get_by_text("up to 15 seconds")).to_be_visible()
    named = level.get_by_role("group", name="Named opponents")
    named.get_by_text("Raider", exact=True).click()
    expect(seat.page.get_by_text("Attacks whenever it can")).to_be_visible()
    seat.page.reload()
    expect(named.get_by_role("radio", name="Raider")).to_be_checked()
    seat.go("/new?game=ages_cards")
    expect(seat.page.get_by_label("Level")).to_have_value("raider")
    seat.go("/games/ages")  # has nobody of this name
    expect(seat.page.get_by_role("radio", name="Medium")).to_be_checked()
    seat.go("/games/ages_cards")
    seat.page.get_by_role("button", name="Play now").click()
    seat.sees_own_turn()
    players = seat.page.get_by_role("region", name="Players").inner_text()
    assert "· Raider" in players
    assert "raider 2" not in players


def test_language_changes_without_loading(open_seat: Open, person: People) -> None:
    anna = person("Anna")
    seat = open_seat(f"/table/{anna.table('me', 'greedy', game='ages_cards')}", person=anna, language="de")
    seat.sees_own_turn()
    assert "Ressource" in seat.question
    seat.page.evaluate("window.stillHere = true")
    seat.page.get_by_role("button", name="English").click()
    expect(seat.page.get_by_text("Your turn").first).to_be_visible()
    assert "resource" in seat.question
    assert seat.page.evaluate("window.stillHere") is True
    assert seat.page.locator("html").get_attribute("lang") == "en"
    seat.page.get_by_role("button", name="Deutsch").click()
    expect(seat.page.get_by_text("Du bist am Zug").first).to_be_visible()


@pytest.mark.parametrize("language", ["de", "en"])
def test_no_key_is_shown_instead_of_words(open_seat: Open, person: People, language: str) -> None:
    ours = (ROOT / "web/src/text/en.ftl").read_text() + (ROOT / "web/src/boards/ages_cards/text/en.ftl").read_text()
    games = (ROOT / "src/zeitalter/games/ages_cards/text/en.ftl").read_text()
    keys = {key for key in re.findall(r"^([a-z][\w-]*) =", ours + games, re.MULTILINE) if "-" in key}
    anna = person("Anna")
    table = anna.table("me", "greedy", game="ages_cards", options={"mode": "combined"})
    seat = open_seat("/", person=anna, language=language, settings=NO_QUESTIONS)
    for path in [*PAGES, f"/table/{table}"]:
        seat.go(path)
        expect(seat.page.locator("h1, [data-testid=prompt]").first).to_be_visible()
        shown = seat.page.locator("body").inner_text() + seat.page.locator("body").inner_html()
        visible = set(re.findall(r"(?<![\w/-])[a-z][\w]*(?:-[\w]+)+(?![\w/-])", seat.page.locator("body").inner_text()))
        assert not visible & keys, path
        assert "{ $" not in shown


def test_options_that_clash_are_explained(open_seat: Open) -> None:
    seat = open_seat("/new?game=ages", language="de")
    seat.page.locator("summary").click()
    seat.page.get_by_role("group", name="Weniger gemeine Variante").get_by_text("Ja").click()
    seat.page.locator("form button.primary").click()
    expect(seat.page.get_by_role("alert")).to_contain_text("die es im Einstiegsspiel nicht gibt")


def test_game_without_a_board(open_seat: Open, person: People) -> None:
    """The trial game has sealed bids and amounts, and no board: the list and the plain rendering carry it."""
    anna = person("Anna")
    table = anna.table("me", "random", game="trial")
    seat = open_seat(f"/table/{table}", person=anna, settings=NO_QUESTIONS)
    amounts = []
    for _ in range(12):
        expect(seat.page.locator("[data-testid=prompt].mine:not(.busy), [data-testid=scores]").first).to_be_visible()
        if seat.page.get_by_test_id("scores").count():
            break
        before = seat.mark()
        seat.actions().last.click()
        if seat.page.get_by_test_id("offer").count():
            amounts.append(chosen_amount(seat))
        seat.wait_for_change(before)
    expect(seat.page.locator(".generic dt").first).to_be_visible()
    assert amounts
    log = anna.get(f"/api/tables/{table}/position")["new_log"]
    moved = [line["message"]["args"] for line in log if line["message"]["key"] == "trial-event-move"]
    carried_out = iter([args["amount"] for args in moved if args["seat"] == 0])  # a last piece moves without a question
    assert all(amount in carried_out for amount in amounts)


def chosen_amount(seat: Seat) -> int:
    """A few values are buttons, and one click is all; of many any can be typed, and none outside the range is sent."""
    buttons = seat.page.get_by_test_id("amounts").get_by_role("button")
    if buttons.count():
        wanted = int(buttons.last.inner_text())
        buttons.last.click()
        return wanted
    amount, confirm = seat.page.get_by_role("spinbutton"), seat.page.get_by_test_id("confirm")
    most = amount.get_attribute("max")
    assert most is not None
    amount.fill("99")
    expect(confirm).to_be_disabled()
    seat.page.get_by_role("button", name="Most").click()
    expect(amount).to_have_value(most)
    wanted = max(1, int(most) - 1)
    amount.click()
    seat.page.keyboard.type(str(wanted))
    expect(amount).to_have_value(str(wanted))
    confirm.click()
    return wanted


def test_the_way_to_play_is_the_first_choice(open_seat: Open) -> None:
    seat = open_seat("/")
    seat.page.get_by_label("Game", exact=True).select_option("civ1980")
    ways = seat.page.get_by_role("group", name="Way to play")
    expect(ways.get_by_role("radio", name="As the rulebook is written")).to_be_checked()
    expect(seat.page.get_by_text("nobody draws a seventh card")).to_be_visible()
    ways.get_by_text("As usually played").click()
    expect(seat.page.get_by_text("Draw freely")).to_be_visible()
    seat.page.get_by_role("button", name="Play now").click()
    seat.page.wait_for_url("**/table/*")
    options = seat.page.request.get(seat.page.url.replace("/table/", "/api/tables/")).json()["options"]
    assert (options["hand_cap"], options["stacks"], options["city_losses"]) == (False, "apart", "reduced")


def test_options_of_ones_own_are_no_preset(open_seat: Open) -> None:
    seat = open_seat("/new?game=civ1980")
    usual = seat.page.get_by_role("radio", name="As usually played")
    seat.page.get_by_text("As usually played").click()
    expect(usual).to_be_checked()
    seat.page.get_by_text("more options").click()
    seat.page.get_by_text("mixed and halved").click()
    expect(usual).not_to_be_checked()
    expect(seat.page.get_by_text("Your own choice of options.")).to_be_visible()


def test_how_long_a_game_takes(open_seat: Open) -> None:
    seat = open_seat("/games/ages_cards")
    table = seat.page.get_by_role("table")
    expect(table.get_by_role("rowheader", name="2", exact=True)).to_have_count(3)  # in each of its three modes
    expect(seat.page.get_by_text("For you about")).to_be_visible()
