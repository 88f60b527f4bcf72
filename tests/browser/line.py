"""Stands between a page and the websocket of its table: changes what the server says, and notes what the page says."""

import json
import re
from collections.abc import Callable

from playwright.sync_api import WebSocketRoute

from tests.server.person import Json

LIVE = re.compile("/live")


class Line:
    def __init__(self, change: Callable[[Json], None] = lambda message: None) -> None:
        self.change = change  # a message of the server, in place
        self.told: dict[str, Json] = {}  # answers of our own, by what is asked about
        self.said: list[Json] = []  # by the page

    def between(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def to_page(text: str | bytes) -> None:
            message = json.loads(text)
            self.change(message)
            page.send(json.dumps(message))

        def to_server(text: str | bytes) -> None:
            message = json.loads(text)
            self.said.append(message)
            if message["type"] == "ask" and message["about"] in self.told:
                page.send(json.dumps({"type": "told", "sequence": 0, **self.told[message["about"]]}))
            else:
                server.send(text)

        server.on_message(to_page)
        page.on_message(to_server)
