"""The doors: pages, REST, websockets, and what protects them."""
