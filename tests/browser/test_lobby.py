"""Before a game: everybody sees what is waited for and how the table is played, and can talk."""

from playwright.sync_api import expect

from tests.browser.seat import Open, People


def test_lobby(open_seat: Open, person: People) -> None:
    anna, bert = person("Anna"), person("Bert")
    table = anna.table("me", "open", game="ages", start=False, options={"level": "expert"})
    host = open_seat(f"/table/{table}", person=anna).page
    guest = open_seat(f"/table/{table}", person=bert, size=(390, 844), language="de").page
    expect(host.get_by_text("One player is still missing")).to_be_visible()
    expect(guest.get_by_text("Ein Mitspieler fehlt noch")).to_be_visible()
    expect(guest.get_by_text("Expertenspiel").first).to_be_visible()

    guest.get_by_role("button", name="Hinsetzen").click()
    expect(guest.get_by_text("Anna beginnt das Spiel")).to_be_visible()
    expect(host.get_by_text("you can start the game")).to_be_visible()

    guest.get_by_placeholder("Etwas sagen").fill("Hallo!")
    guest.get_by_placeholder("Etwas sagen").press("Enter")
    expect(host.get_by_test_id("chat").get_by_text("Hallo!")).to_be_visible()
    assert guest.evaluate("document.documentElement.scrollWidth <= innerWidth")

    host.get_by_role("button", name="Start the game").click()
    expect(guest.get_by_test_id("prompt")).to_be_visible()
