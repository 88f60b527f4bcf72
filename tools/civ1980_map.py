"""Makes the shapes of civ1980's board from the hand-drawn coast and the points of the map's areas.

Every point of the canvas goes to the area or open sea with the nearest point of its own (land to areas that have land
there, water to coasts and seas); the borders between them are followed, thinned out and rounded, each of them once, so
that neighbours fit together.

Run: python tools/civ1980_map.py            writes web/src/boards/civ1980/map.json
"""

from __future__ import annotations

import json
import math
import random
import tomllib
from collections import defaultdict, deque
from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).parents[1]
FACTS = ROOT / "src" / "zeitalter" / "games" / "civ1980" / "data" / "map.toml"
COAST = ROOT / "tools" / "civ1980_coast.toml"
RESULT = ROOT / "web" / "src" / "boards" / "civ1980" / "map.json"
WIDTH, HEIGHT = 1000, 683
BUCKET = 50
TOLERANCE = 0.75  # pixels a thinned border may be off
COASTAL = 9  # steps from the shore
OUTSIDE = -1

Point = tuple[float, float]
Corner = tuple[int, int]


def roughen(line: list[Point], chance: random.Random, closed: bool) -> list[Point]:
    """Small bays and capes: every stretch is bent at its middle, twice."""
    for _ in range(2):
        ends = [*line[1:], line[0]] if closed else line[1:]
        bent: list[Point] = []
        for (x, y), (u, v) in zip(line, ends):
            length = math.hypot(u - x, v - y)
            off = chance.uniform(-0.13, 0.13) * length if length < 60 else 0.0
            bent.append((x, y))
            bent.append(((x + u) / 2 - off * (v - y) / (length or 1), (y + v) / 2 + off * (u - x) / (length or 1)))
        line = bent if closed else [*bent, line[-1]]
    return line


def fill(polygon: list[Point]) -> Iterable[Corner]:
    """The pixels whose centre lies inside."""
    for y in range(HEIGHT):
        level = y + 0.5
        cuts = []
        for (x, v), (u, w) in zip(polygon, [*polygon[1:], polygon[0]]):
            if (v <= level) != (w <= level):
                cuts.append(x + (level - v) * (u - x) / (w - v))
        cuts.sort()
        for left, right in zip(cuts[::2], cuts[1::2]):
            for x in range(max(0, math.ceil(left - 0.5)), min(WIDTH, math.ceil(right - 0.5))):
                yield x, y


class Nearest:
    """The owner of the nearest point."""

    def __init__(self, points: list[tuple[int, int, int]]) -> None:
        self.buckets: dict[Corner, list[tuple[int, int, int]]] = defaultdict(list)
        for point in points:
            self.buckets[point[0] // BUCKET, point[1] // BUCKET].append(point)

    def __call__(self, x: float, y: float) -> int:
        best, owner, reach = math.inf, OUTSIDE, 0
        column, row = int(x // BUCKET), int(y // BUCKET)
        while reach * BUCKET < 1500:
            for i in range(column - reach, column + reach + 1):
                for j in range(row - reach, row + reach + 1):
                    if reach and max(abs(i - column), abs(j - row)) < reach:
                        continue
                    for u, v, who in self.buckets.get((i, j), ()):
                        distance = (u - x) ** 2 + (v - y) ** 2
                        if distance < best:
                            best, owner = distance, who
            if best <= (reach * BUCKET) ** 2:
                break
            reach += 1
        return owner


def is_coastal(place: dict[str, object]) -> bool:
    return bool(place.get("water") or place.get("coasts"))


class Map:
    def __init__(self) -> None:
        facts = tomllib.loads(FACTS.read_text(encoding="utf-8"))
        self.coast = tomllib.loads(COAST.read_text(encoding="utf-8"))
        self.areas = facts["areas"]
        self.places = facts["areas"] + facts["seas"]
        self.number = {place["id"]: i for i, place in enumerate(self.places)}
        self.grid = [[OUTSIDE] * WIDTH for _ in range(HEIGHT)]  # 2 * place, plus 1 on land
        self.pixels: dict[int, set[Corner]] = defaultdict(set)  # by label
        self.label()

    def points(self, places: Iterable[int]) -> list[tuple[int, int, int]]:
        extra = self.coast["extra"]
        return [(x, y, i) for i in places for x, y in self.places[i]["points"] + extra.get(self.places[i]["id"], [])]

    def label(self) -> None:
        chance = random.Random(1980)
        count = len(self.areas)
        mainland = Nearest(self.points(i for i in range(count) if not self.areas[i].get("island")))
        wet = Nearest(self.points(i for i, p in enumerate(self.places) if i >= count or is_coastal(p)))
        water = [[False] * WIDTH for _ in range(HEIGHT)]
        for shape in self.coast["waters"].values():
            for x, y in fill(roughen([tuple(p) for p in shape], chance, True)):
                water[y][x] = True
        for y in range(HEIGHT):
            for x in range(WIDTH):
                if water[y][x]:
                    self.grid[y][x] = 2 * wet(x + 0.5, y + 0.5)
                else:
                    self.grid[y][x] = 2 * mainland(x + 0.5, y + 0.5) + 1
        for island, shapes in self.coast["islands"].items():
            owner = Nearest(self.points(i for i in range(count) if self.areas[i].get("island") == island))
            for shape in shapes:
                for x, y in fill(roughen([tuple(p) for p in shape], chance, True)):
                    self.grid[y][x] = 2 * owner(x + 0.5, y + 0.5) + 1
        self.drop_scraps()
        self.claim_coasts()
        self.drop_scraps()
        for y in range(HEIGHT):
            for x in range(WIDTH):
                self.pixels[self.grid[y][x]].add((x, y))

    def claim_coasts(self) -> None:
        """The water before an area's land is its own, whatever point is nearest."""
        edge: deque[Corner] = deque()
        steps: dict[Corner, int] = {}
        for y in range(HEIGHT):
            for x in range(WIDTH):
                if self.grid[y][x] % 2 and is_coastal(self.areas[self.grid[y][x] // 2]):
                    edge.append((x, y))
                    steps[x, y] = 0
        while edge:
            x, y = edge.popleft()
            if steps[x, y] == COASTAL:
                continue
            for u, v in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if self.at(u, v) >= 0 and self.grid[v][u] % 2 == 0 and (u, v) not in steps:
                    steps[u, v] = steps[x, y] + 1
                    self.grid[v][u] = self.grid[y][x] // 2 * 2
                    edge.append((u, v))

    def drop_scraps(self) -> None:
        """Land cut off from the largest piece of its area, and tiny pieces of water, go to what surrounds them."""
        largest: dict[int, int] = defaultdict(int)
        pieces = self.pieces(lambda label: label)
        for pixels in pieces:
            label = self.at(*pixels[0])
            largest[label] = max(largest[label], len(pixels))
        for pixels in pieces:
            label = self.at(*pixels[0])
            if label % 2 and self.areas[label // 2].get("island"):
                continue
            if len(pixels) < (largest[label] if label % 2 else 40):
                around: dict[int, int] = defaultdict(int)
                for x, y in pixels:
                    for u, v in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                        if 0 <= u < WIDTH and 0 <= v < HEIGHT and self.grid[v][u] % 2 == label % 2:
                            if self.grid[v][u] != label:
                                around[self.grid[v][u]] += 1
                if around:
                    winner = max(around, key=lambda other: around[other])
                    for x, y in pixels:
                        self.grid[y][x] = winner

    def pieces(self, kind: object) -> list[list[Corner]]:
        assert callable(kind)
        seen = [[False] * WIDTH for _ in range(HEIGHT)]
        found = []
        for y in range(HEIGHT):
            for x in range(WIDTH):
                if not seen[y][x]:
                    seen[y][x] = True
                    piece, queue, label = [], deque([(x, y)]), kind(self.grid[y][x])
                    while queue:
                        p, q = queue.popleft()
                        piece.append((p, q))
                        for u, v in ((p + 1, q), (p - 1, q), (p, q + 1), (p, q - 1)):
                            if 0 <= u < WIDTH and 0 <= v < HEIGHT and not seen[v][u] and kind(self.grid[v][u]) == label:
                                seen[v][u] = True
                                queue.append((u, v))
                    found.append(piece)
        return found

    def at(self, x: int, y: int) -> int:
        return self.grid[y][x] if 0 <= x < WIDTH and 0 <= y < HEIGHT else OUTSIDE


class Arc:
    """A border between two labels, from one meeting of three to the next, or round an island."""

    def __init__(self, line: list[Point], left: int, right: int) -> None:
        self.line, self.left, self.right = line, left, right


def arcs_of(world: Map) -> list[Arc]:
    """Follows all borders on the lines between pixels; `left` and `right` are seen in the direction of the line."""
    links: dict[Corner, list[Corner]] = defaultdict(list)
    for y in range(HEIGHT + 1):
        for x in range(WIDTH + 1):
            if x < WIDTH and world.at(x, y - 1) != world.at(x, y):
                links[x, y].append((x + 1, y))
                links[x + 1, y].append((x, y))
            if y < HEIGHT and world.at(x - 1, y) != world.at(x, y):
                links[x, y].append((x, y + 1))
                links[x, y + 1].append((x, y))
    walked: set[tuple[Corner, Corner]] = set()
    arcs = []
    ends = {corner for corner in links if len(links[corner]) > 2}
    ends |= {(0, 0), (WIDTH, 0), (0, HEIGHT), (WIDTH, HEIGHT)}

    def walk(start: Corner, step: Corner) -> None:
        line = [start, step]
        walked.update({(start, step), (step, start)})
        while line[-1] not in ends and line[-1] != start:
            one, two = links[line[-1]]
            ahead = two if one == line[-2] else one
            walked.update({(line[-1], ahead), (ahead, line[-1])})
            line.append(ahead)
        left, right = sides(world, start, step)
        arcs.append(Arc(smooth(line), left, right))

    for start in sorted(ends):
        for step in links[start]:
            if (start, step) not in walked:
                walk(start, step)
    for start in list(links):
        for step in links[start]:
            if (start, step) not in walked:
                walk(start, step)
    return arcs


def sides(world: Map, start: Corner, step: Corner) -> tuple[int, int]:
    (x, y), (u, v) = start, step
    if y == v:
        above, below = world.at(min(x, u), y - 1), world.at(min(x, u), y)
        return (above, below) if u > x else (below, above)
    left, right = world.at(x - 1, min(y, v)), world.at(x, min(y, v))
    return (right, left) if v > y else (left, right)


def smooth(line: list[Corner]) -> list[Point]:
    closed = line[0] == line[-1]
    if on_edge(line):
        return [line[0], line[-1]] if not closed else [*line]
    points: list[Point] = [(x, y) for x, y in line]
    if closed:
        half = len(points) // 2
        thin = thinned(points[: half + 1])[:-1] + thinned(points[half:])
    else:
        thin = thinned(points)
    return rounded(thin, closed)


def on_edge(line: list[Corner]) -> bool:
    xs, ys = {x for x, _ in line}, {y for _, y in line}
    return (len(xs) == 1 and xs <= {0, WIDTH}) or (len(ys) == 1 and ys <= {0, HEIGHT})


def thinned(points: list[Point]) -> list[Point]:
    """Douglas and Peucker."""
    if len(points) < 3:
        return points
    (x, y), (u, v) = points[0], points[-1]
    length = math.hypot(u - x, v - y)
    far, most = 0, -1.0
    for i in range(1, len(points) - 1):
        p, q = points[i]
        off = abs((u - x) * (y - q) - (x - p) * (v - y)) / length if length else math.hypot(p - x, q - y)
        if off > most:
            far, most = i, off
    if most <= TOLERANCE:
        return [points[0], points[-1]]
    return thinned(points[: far + 1])[:-1] + thinned(points[far:])


def rounded(points: list[Point], closed: bool) -> list[Point]:
    """Corners cut once (Chaikin); the ends of an open line stay."""
    if len(points) < 3:
        return points
    result: list[Point] = [] if closed else [points[0]]
    for i, ((x, y), (u, v)) in enumerate(pairwise(points)):
        if closed or i > 0:
            result.append((0.75 * x + 0.25 * u, 0.75 * y + 0.25 * v))
        if closed or i < len(points) - 2:
            result.append((0.25 * x + 0.75 * u, 0.25 * y + 0.75 * v))
    result.append(result[0] if closed else points[-1])
    return result


def outline(arcs: list[Arc], inside: object) -> str:
    """The rings around all labels that are inside, as the path of an SVG."""
    assert callable(inside)
    pieces = []
    for arc in arcs:
        if inside(arc.left) and not inside(arc.right):
            pieces.append(arc.line)
        elif inside(arc.right) and not inside(arc.left):
            pieces.append(arc.line[::-1])
    rings = []
    begins: dict[Point, list[list[Point]]] = defaultdict(list)
    for piece in pieces:
        if piece[0] == piece[-1]:
            rings.append(piece)
        else:
            begins[piece[0]].append(piece)
    while begins:
        start = next(iter(begins))
        ring = take(begins, start)
        while ring[-1] != ring[0]:
            ring = ring + take(begins, ring[-1])[1:]
        rings.append(ring)
    return "".join(drawn(ring) for ring in rings)


def take(begins: dict[Point, list[list[Point]]], start: Point) -> list[Point]:
    piece = begins[start].pop()
    if not begins[start]:
        del begins[start]
    return piece


def drawn(ring: list[Point], close: bool = True) -> str:
    """Relative steps in tenths, written shortly."""
    x, y = round(ring[0][0] * 10), round(ring[0][1] * 10)
    text = f"M{number(x)} {number(y)}l"
    steps = []
    for p, q in ring[1:-1] if close else ring[1:]:
        u, v = round(p * 10), round(q * 10)
        steps.append(f"{number(u - x)} {number(v - y)}")
        x, y = u, v
    return text + " ".join(steps).replace(" -", "-") + ("z" if close else "")


def number(tenths: int) -> str:
    text = f"{tenths / 10:g}"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def depths(world: Map, label: int) -> dict[Corner, int]:
    """How far inside each pixel of a label lies."""
    pixels = world.pixels[label]
    depth: dict[Corner, int] = {}
    edge = deque(
        (x, y) for x, y in pixels if any(p not in pixels for p in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)))
    )
    for pixel in edge:
        depth[pixel] = 1
    while edge:
        x, y = edge.popleft()
        for p in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if p in pixels and p not in depth:
                depth[p] = depth[x, y] + 1
                edge.append(p)
    return depth


def middle(depth: dict[Corner, int]) -> tuple[int, int, int]:
    """The deepest pixel; of several the one nearest to their middle."""
    most = max(depth.values())
    good = [pixel for pixel in depth if depth[pixel] >= most - 1]
    x, y = sum(p[0] for p in good) / len(good), sum(p[1] for p in good) / len(good)
    best = min(good, key=lambda p: (p[0] - x) ** 2 + (p[1] - y) ** 2)
    return best[0], best[1], most


def harbours(world: Map, area: int, depth: dict[Corner, int]) -> list[list[int]]:
    """Where ships lie on each coast of an area: deep, and near to the waters this coast leads to."""
    facts = world.areas[area]
    coasts = list(facts.get("coasts", {}).values()) or [facts["water"]]
    result = []
    for links in coasts:
        others = [world.places[world.number[link.partition(".")[0]]] for link in links]

        def worth(pixel: Corner, others: list[dict[str, int]] = others) -> float:
            far = sum(math.hypot(pixel[0] - o["x"], pixel[1] - o["y"]) for o in others) / (len(others) or 1)
            return min(depth[pixel], 7) * 4 - far * 0.35 * (len(coasts) > 1)

        best = max(depth, key=worth) if len(coasts) > 1 else middle(depth)[:2]
        result.append([best[0], best[1]])
    return result


def doubts(world: Map) -> list[str]:
    """Links of the map the drawing does not show, and borders it shows where there is no link."""
    land: dict[tuple[int, int], int] = defaultdict(int)
    water: dict[tuple[int, int], int] = defaultdict(int)
    for y in range(HEIGHT):
        for x in range(WIDTH):
            here = world.grid[y][x]
            for other in (world.at(x + 1, y), world.at(x, y + 1)):
                if other >= 0 and other // 2 != here // 2:
                    pair = (min(here // 2, other // 2), max(here // 2, other // 2))
                    if here % 2 and other % 2:
                        land[pair] += 1
                    elif not (here % 2 or other % 2):
                        water[pair] += 1
    names = [place["id"] for place in world.places]
    walks, sails = set(), set()
    for i, place in enumerate(world.places):
        for other in place.get("land", []):
            walks.add((min(i, world.number[other]), max(i, world.number[other])))
        for links in [*place.get("coasts", {}).values(), place.get("water", [])]:
            for link in links:
                j = world.number[link.partition(".")[0]]
                sails.add((min(i, j), max(i, j)))
    found = []
    for kind, links, drawn_links in (("land", walks, land), ("water", sails, water)):
        for a, b in sorted(links):
            if not drawn_links[a, b]:
                found.append(f"no border by {kind}: {names[a]} {names[b]}")
        for (a, b), n in drawn_links.items():
            if n > 4 and (a, b) not in links:
                found.append(f"border by {kind}, no link: {names[a]} {names[b]}")
    for i, place in enumerate(world.areas):
        if not world.pixels[2 * i + 1] or (is_coastal(place) != bool(world.pixels[2 * i])):
            found.append(f"no land or no water: {place['id']}")
    return found


def main() -> None:
    world = Map()
    for doubt in doubts(world):
        print(doubt)
    arcs = arcs_of(world)
    areas = []
    for i, facts in enumerate(world.areas):
        x, y, room = middle(depths(world, 2 * i + 1))
        wet = depths(world, 2 * i)
        areas.append(
            {
                "id": facts["id"],
                "land": outline(arcs, (2 * i + 1).__eq__),
                "cell": outline(arcs, {2 * i, 2 * i + 1}.__contains__),
                "at": [x, y, room],
                "harbours": harbours(world, i, wet) if wet else [],
            }
        )
    seas = []
    for i in range(len(world.areas), len(world.places)):
        x, y, room = middle(depths(world, 2 * i))
        seas.append({"id": world.places[i]["id"], "cell": outline(arcs, (2 * i).__eq__), "at": [x, y, room]})
    chance = random.Random(4)
    rivers = {
        name: drawn(rounded(roughen([tuple(p) for p in line], chance, False), False), close=False)
        for name, line in world.coast["rivers"].items()
    }
    coast = outline(arcs, lambda label: label >= 0 and label % 2 == 1)
    data = {"width": WIDTH, "height": HEIGHT, "coast": coast, "areas": areas, "seas": seas, "rivers": rivers}
    RESULT.write_text(json.dumps(data, separators=(",", ":")) + "\n", encoding="utf-8")
    print(f"{RESULT.relative_to(ROOT)}: {RESULT.stat().st_size // 1024} kB")


if __name__ == "__main__":
    main()
