/** Where a panel beside an element goes: where it hides least of what may be clicked now. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
interface Size {
  width: number;
  height: number;
}

const APART = 14; // pixels from the element
const MARGIN = 8; // and from the edge of the window

/** What must not be hidden, and how much it matters. */
export interface Avoided {
  box: Box;
  weight: number;
}

export function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** To the right, to the left, above, below, each in the middle and at both ends, then the corners of the window. */
function candidates(element: Box, panel: Size, view: Size): Box[] {
  const right = element.x + element.width + APART;
  const left = element.x - APART - panel.width;
  const above = element.y - APART - panel.height;
  const below = element.y + element.height + APART;
  const xs = [element.x + element.width / 2 - panel.width / 2, element.x, element.x + element.width - panel.width];
  const ys = [element.y + element.height / 2 - panel.height / 2, element.y, element.y + element.height - panel.height];
  const places = [
    ...ys.map((y) => ({ x: right, y })),
    ...ys.map((y) => ({ x: left, y })),
    ...xs.map((x) => ({ x, y: above })),
    ...xs.map((x) => ({ x, y: below })),
    ...[MARGIN, view.width].flatMap((x) => [MARGIN, view.height].map((y) => ({ x, y }))),
  ];
  const clamp = (at: number, size: number, whole: number): number =>
    Math.max(MARGIN, Math.min(at, whole - MARGIN - size));
  return places.map(({ x, y }) => ({
    x: clamp(x, panel.width, view.width),
    y: clamp(y, panel.height, view.height),
    ...panel,
  }));
}

/** The first of the places that hides least; the element itself is not hidden if that can be helped. */
export function placed(element: Box, panel: Size, view: Size, avoided: Avoided[]): { x: number; y: number } {
  const all = [...avoided, { box: element, weight: 2 }];
  let best: Box | null = null;
  let least = Infinity;
  for (const place of candidates(element, panel, view)) {
    const hidden = all.reduce((sum, { box, weight }) => sum + weight * overlap(place, box), 0);
    if (hidden < least) [best, least] = [place, hidden];
  }
  return { x: best!.x, y: best!.y };
}
