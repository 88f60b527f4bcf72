"""Games in the browser: against a bot, with another person, on one screen, as a spectator; taking back."""

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.seat import NO_QUESTIONS, OWN_TURN, Open, People, Seat

MOST_DECISIONS = 600


def wait_until(happened: Callable[[], bool]) -> None:
    for _ in range(200):
        if happened():
            return
        time.sleep(0.05)
    raise AssertionError("it did not happen")


def choose_game(seat: Seat) -> None:
    """On a server with several games the card game must be chosen first."""
    game = seat.page.get_by_test_id("game")
    if game.count():
        game.select_option("ages_cards")


def test_home_to_the_first_decision_in_two_clicks(open_seat: Open) -> None:
    seat = open_seat("/")
    expect(seat.page.get_by_role("button", name="Play now")).to_be_visible()
    choose_game(seat)
    seat.page.get_by_role("button", name="Play now").click()
    seat.sees_own_turn()
    expect(seat.page).to_have_title("● Your turn – Through the Ages: The Card Game")
    assert seat.legal().count() >= 4
    assert seat.page.locator("link[rel=icon]").get_attribute("href") == "/favicon-turn.svg"


def test_whole_game_against_a_bot(open_seat: Open, person: People) -> None:
    anna = person("Anna")
    table = anna.table("me", "greedy", game="ages_cards")
    seat = open_seat(f"/table/{table}", person=anna, settings=NO_QUESTIONS)
    seat.sees_own_turn()
    scores = seat.page.locator("[data-testid=scores]")

    for _ in range(6):  # a turn on the board
        seat.sees_own_turn()
        if seat.legal().count():
            seat.click_first_legal()
        else:
            seat.change(lambda: seat.page.get_by_test_id("done").click())

    shop = seat.page.locator(".price.affordable")
    for _ in range(MOST_DECISIONS):  # the rest by the list, the dearest card first
        expect(seat.page.locator(f"{OWN_TURN}, [data-testid=scores]").first).to_be_visible()
        if scores.count():
            break
        actions = seat.actions()
        number = max(0, actions.count() - 2) if seat.decision == "buy" and shop.count() else 0
        before = seat.mark()
        actions.nth(number).click()
        seat.wait_for_change(before)
    expect(scores).to_be_visible()
    assert scores.locator("tbody tr").count() == 2
    assert seat.page.get_by_role("button", name="Play again").is_visible()
    final = anna.get(f"/api/tables/{table}")
    assert final["status"] == "over"
    seat.page.get_by_role("button", name="Look at the board").click()
    expect(seat.page.get_by_text("The game is over").first).to_be_visible()


def test_two_people_and_a_spectator(open_seat: Open) -> None:
    anna = open_seat("/new?game=ages_cards", settings=NO_QUESTIONS)
    anna.page.get_by_label("Seat 2").select_option("open")
    anna.page.get_by_role("button", name="Open the table").click()
    anna.page.wait_for_url("**/table/*")
    path = anna.page.url.removeprefix(anna.url)
    expect(anna.page.get_by_role("button", name="Start the game")).to_be_disabled()

    bert = open_seat(path, settings=NO_QUESTIONS)
    bert.page.get_by_role("button", name="Sit down").click()
    expect(bert.page.get_by_role("button", name="Stand up")).to_be_visible()
    anna.page.get_by_role("button", name="Start the game").click()

    watcher = open_seat(path)
    expect(watcher.page.get_by_text("You are watching")).to_be_visible()
    assert watcher.legal().count() == 0
    assert watcher.page.get_by_test_id("done").count() == 0

    for _ in range(6):
        wait_until(lambda: anna.is_own_turn() or bert.is_own_turn())
        mover = anna if anna.is_own_turn() else bert
        before = {seat: seat.mark() for seat in (anna, bert, watcher)}
        if mover.legal().count():
            mover.legal().first.click()
        else:
            mover.page.get_by_test_id("done").click()
        for seat, mark in before.items():
            seat.wait_for_change(mark)

    bert.tab("Chat")
    bert.page.get_by_label("Say something").fill("Good luck <b>!")
    bert.page.get_by_role("button", name="Send").click()
    anna.tab("Chat")
    expect(anna.page.get_by_test_id("chat")).to_contain_text("Good luck <b>!")
    for seat in (anna, bert, watcher):
        seat.tab("Log")
    expect(watcher.page.get_by_test_id("log").locator("li").first).to_be_visible()
    assert anna.log_lines() == bert.log_lines() == watcher.log_lines()


def test_one_screen_for_two(open_seat: Open) -> None:
    seat = open_seat("/new?game=ages_cards", settings=NO_QUESTIONS)
    seat.page.get_by_label("Seat 2").select_option("friend")
    seat.page.get_by_label("Name").fill("Bert")
    seat.page.get_by_role("button", name="Start the game").click()
    shown = []
    for _ in range(2):
        hand_over = seat.page.get_by_test_id("hand-over")
        expect(hand_over).to_be_visible()
        assert seat.page.locator(".dock").count() == 0  # nobody's cards between turns
        shown.append(hand_over.inner_text())
        hand_over.click()
        seat.sees_own_turn()
        for _ in range(40):  # to the end of this turn
            if seat.legal().count():
                seat.legal().first.click()
            elif seat.page.get_by_test_id("done").is_enabled():
                seat.page.get_by_test_id("done").click()
            seat.page.wait_for_timeout(60)
            if hand_over.count():
                break
    assert len(set(shown)) == 2


def test_undo(open_seat: Open, person: People) -> None:
    anna = person("Anna")
    seat = open_seat(f"/table/{anna.table('me', 'greedy', game='ages_cards')}", person=anna, settings=NO_QUESTIONS)
    seat.sees_own_turn()
    while seat.decision != "resource":
        seat.click_first_legal()
        seat.sees_own_turn()
    question, count = seat.question, seat.legal().count()
    seat.click_first_legal()
    assert seat.question != question
    seat.change(lambda: seat.page.get_by_test_id("undo").click())
    assert (seat.question, seat.legal().count()) == (question, count)
    seat.click_first_legal()
    seat.click_first_legal()
    seat.change(lambda: seat.page.keyboard.press("Shift+U"))
    assert (seat.question, seat.legal().count()) == (question, count)
    expect(seat.page.get_by_test_id("undo")).to_be_disabled()


FINAL = "This cannot be undone."
PASSES = "Then others decide; you can undo it until they have."


@pytest.mark.parametrize(("game", "warning"), [("ages_cards", PASSES), ("ages", FINAL)])
def test_what_ends_the_turn_or_cannot_be_undone_is_asked(
    open_seat: Open, person: People, game: str, warning: str
) -> None:
    anna = person("Anna")
    asking = '{"confirm":"final","pace":"once"}'
    seat = open_seat(f"/table/{anna.table('me', 'greedy', game=game)}", person=anna, settings=asking)
    confirm = seat.page.get_by_test_id("confirm")
    said = seat.page.get_by_text(warning)
    for _ in range(30):
        seat.sees_own_turn()
        before = seat.mark()
        if game == "ages_cards" and seat.legal().count():
            seat.legal().first.click()
        else:
            seat.page.get_by_test_id("done").click()
        if said.count():
            break
        if confirm.count():
            confirm.click()
        seat.wait_for_change(before)
    expect(said).to_be_visible()
    before = seat.mark()
    seat.page.keyboard.press("Escape")
    expect(confirm).to_have_count(0)
    assert seat.mark() == before
