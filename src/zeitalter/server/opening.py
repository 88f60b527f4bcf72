"""`zeitalter play`: a table that begins when its address is opened for the first time."""

from msgspec import Struct, field

from zeitalter.server import wire
from zeitalter.server.ids import new_id
from zeitalter.server.people.accounts import Visitor
from zeitalter.server.site import Site
from zeitalter.server.tables import creation, seating


class Opening(Struct):
    """What is to be played. The key lets anybody sit down, so only the person at the keyboard gets to see it."""

    wish: wire.NewTable
    name: str  # of somebody who has no name here yet
    seed: bytes | None = None
    key: str = field(default_factory=new_id)
    table: str = ""  # once it has begun

    @property
    def path(self) -> str:
        return f"/welcome/{self.key}"


async def begin(site: Site, opening: Opening, visitor: Visitor) -> str:
    """The id of the table; the game begins with the first visit."""
    if not opening.table:
        row = creation.new_row(site.library, opening.wish, visitor.id, visitor.name, opening.seed)
        opening.table = row.id
        await site.house.store.add(row)
        await site.house.do(row.id, seating.start, visitor.id)
    return opening.table
