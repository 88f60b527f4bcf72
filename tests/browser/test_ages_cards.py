"""The card game on its board: a payment put down by clicks that converts more than it needs, and what axe says."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.seat import NO_QUESTIONS, Open, People, Seat
from tests.browser.test_access import violations
from tests.server.person import Json, Person
from zeitalter.games.ages_cards.title import create

CATALOGUE = create().catalogue
TO_CONVERT = 2  # resources beyond the price
MOST_DECISIONS = 200


def save_up(anna: Person, table: str) -> str:
    """Plays resources and buys nothing until there are two more than a card costs; returns this card."""
    with anna.live(table) as live:
        for _ in range(MOST_DECISIONS):
            position = live.until(lambda live: live.asked)
            cards = cards_to_pay(position["view"])
            if position["prompt"]["id"] == "buy" and cards:
                return cards[0]
            offers = [offer["action"] for offer in position["actions"]]
            live.attempt(next((action for action in offers if action["verb"] == "done"), offers[0]))
    raise AssertionError("there are never enough resources")


def mine(view: Json) -> list[int]:
    resources: list[int] = view["players"][0]["resources"]
    return resources


def cards_to_pay(view: Json) -> list[str]:
    """Of the bottom row, where nothing is paid on top, and with more than one way to pay."""
    offers = [offer["card"] for offer in view["reckoning"]["offers"] if offer["affordable"]]
    held = [CATALOGUE.cards[one].resource for one in mine(view)]
    found = []
    for card in view["pyramid"][0]:
        cost = CATALOGUE.cards[card].cost
        ways = any(held.count(kind) > units > 0 for kind, units in enumerate(cost))
        if card in offers and sum(cost) + TO_CONVERT == len(held) and ways:
            found.append(CATALOGUE.instance_names[card])
    return found


def looked_at(anna: Person, seat: Seat) -> Json:
    view: Json = anna.get(f"/api/tables/{seat.page.url.rsplit('/', 1)[1]}/position")["view"]
    return view


def put_down(seat: Seat, card: int) -> None:
    seat.change(lambda: seat.anchor(f"card:{CATALOGUE.instance_names[card]}").first.click())


def test_a_payment_that_converts_more_than_it_needs(open_seat: Open, person: People) -> None:
    anna = person("Anna")
    table = anna.table("me", "random", game="ages_cards")
    card = save_up(anna, table)
    seat = open_seat(f"/table/{table}", person=anna, settings=NO_QUESTIONS)
    seat.sees_own_turn()
    seat.change(lambda: seat.anchor(f"card:{card}").first.click())
    payment = seat.page.get_by_role("region", name="Payment")
    expect(payment.get_by_text("Proposal", exact=True)).to_be_visible()
    while seat.decision == "paying":
        view = looked_at(anna, seat)
        proposal = view["reckoning"]["proposal"]
        put_down(seat, next(one for one in mine(view) if proposal[CATALOGUE.cards[one].resource]))
    assert seat.decision == "paid"
    expect(payment.get_by_text("Proposal", exact=True)).to_have_count(0)
    expect(payment.get_by_text("This pays the price.")).to_be_visible()
    expect(seat.page.get_by_role("button", name="Buy with what is put down").first).to_be_visible()
    assert violations(seat) == []
    for one in mine(looked_at(anna, seat)):  # any 3 make an earth: the rest may go with one of those put down
        put_down(seat, one)
    after = looked_at(anna, seat)["players"][0]
    assert CATALOGUE.instance_names.index(card) in after["technologies"] + after["hand"]
    assert after["resources"] == []


def play_on(anna: Person, table: str, wanted: Callable[[Json], bool]) -> None:
    """Takes the first choice of each kind until the moment comes."""
    with anna.live(table) as live:
        for _ in range(MOST_DECISIONS):
            position = live.until(lambda live: live.asked)
            if wanted(position):
                return
            live.attempt(position["actions"][0]["action"])
    raise AssertionError("the moment never comes")


def effect_asked(position: Json) -> bool:
    return bool(position["prompt"]["id"] == "activation")


def attack_asked(position: Json) -> bool:
    return effect_asked(position) and any(action.get("consequences") for action in position["actions"])


def test_an_effect_that_is_asked_about_says_what_it_does(open_seat: Open, person: People) -> None:
    anna = person("Anna")
    table = anna.table("me", "greedy", game="ages_cards")
    play_on(anna, table, effect_asked)
    seat = open_seat(f"/table/{table}", person=anna)
    effect = seat.page.get_by_role("region", name="Effect:")
    expect(effect.locator("p").first).to_be_visible()
    assert effect.locator("[data-term]").count() >= 1
    assert violations(seat) == []
    seat.page.set_viewport_size({"width": 390, "height": 844})
    expect(effect).to_be_hidden()
    expect(seat.prompt.locator(".status p")).to_be_visible()  # its words stand beside the question
    seat.has_no_side_scroll()


def test_the_odds_of_an_attack_are_told_before_it(open_seat: Open, person: People) -> None:
    anna = person("Anna")
    table = anna.table("me", "greedy", "greedy", game="ages_cards")
    play_on(anna, table, attack_asked)
    seat = open_seat(f"/table/{table}", person=anna)
    seat.page.get_by_role("button", name="Use the effect").first.click()
    offer = seat.page.get_by_test_id("offer")
    expect(offer.get_by_text("attacks with strength")).to_be_visible()


def test_a_player_shows_everything_they_have(open_seat: Open, person: People) -> None:
    anna = person("Anna")
    seat = open_seat(f"/table/{anna.table('me', 'greedy', game='ages_cards')}", person=anna)
    seat.sees_own_turn()
    seat.anchor("seat:1").first.hover()
    tableau = seat.page.locator(".tableau")
    expect(tableau).to_be_visible()
    cards = tableau.locator("[data-anchor^='card:']")
    assert cards.count() >= 4  # hands lie open
    assert all(name.strip() for name in cards.locator(".name").all_inner_texts())
