"""Decisions that cross on their way: somebody else's sealed move arrives while ours is still travelling."""

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.seat import NO_QUESTIONS, Open, People


def test_a_sealed_move_of_another_does_not_ask_again(open_seat: Open, person: People) -> None:
    anna, ben = person("Anna"), person("Ben")
    table = anna.table("me", "open", game="mosaic", start=False)
    ben.post(f"/api/tables/{table}/seat", {"seat": 1})
    anna.post(f"/api/tables/{table}/start")
    with anna.live(table) as annas, ben.live(table) as bens:
        for one in (annas, bens):  # the leaders
            one.until(lambda live: live.asked)
            one.do(one.position["actions"][0]["action"])
    seat = open_seat("/", person=anna, settings=NO_QUESTIONS)
    holding, held = False, list[str | bytes]()
    lines: list[WebSocketRoute] = []

    def hold_back_decisions(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        lines.append(server)
        line.on_message(lambda text: held.append(text) if '"act"' in str(text) and holding else server.send(text))

    seat.page.route_web_socket("**/live*", hold_back_decisions)
    seat.go(f"/table/{table}")
    seat.sees_own_turn()
    assert seat.decision == "drafting"
    with ben.live(table) as bens:
        holding = True
        before = seat.mark()
        seat.legal().first.click()
        bens.act(bens.position["actions"][0]["action"])
        seat.wait_for_change(before)
        assert not seat.is_own_turn()
        expect(seat.legal()).to_have_count(0)
        holding = False
        for text in held:
            lines[-1].send(text)
        seat.sees_own_turn()  # the next round of the draft
        assert seat.decision == "drafting"
