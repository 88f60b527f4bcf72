/** Board elements that have moved between two positions fly from where they were. */
const FAR = 6; // pixels; less is no movement
const LONG = 420; // milliseconds

type Places = Map<string, DOMRect>;

const still = (): boolean =>
  document.documentElement.dataset.motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Elements with an anchor that only they have. */
function elements(): Map<string, Element> {
  const found = new Map<string, Element>();
  const twice = new Set<string>();
  for (const element of document.querySelectorAll(".board [data-anchor]")) {
    const id = element.getAttribute("data-anchor")!;
    if (found.has(id)) twice.add(id);
    found.set(id, element);
  }
  for (const id of twice) found.delete(id);
  return found;
}

/** Where everything is now; null where nothing is to move. */
export function places(): Places | null {
  if (still()) return null;
  return new Map([...elements()].map(([id, element]) => [id, element.getBoundingClientRect()]));
}

export function fly(before: Places | null): void {
  if (before === null || still()) return;
  const moves: [Element, number, number][] = [];
  for (const [id, element] of elements()) {
    const from = before.get(id);
    const to = element.getBoundingClientRect();
    if (!from || from.width === 0 || to.width === 0) continue;
    const dx = from.left - to.left;
    const dy = from.top - to.top;
    if (Math.hypot(dx, dy) > FAR) moves.push([element, dx, dy]);
  }
  for (const [element, dx, dy] of moves) {
    if (moves.some(([other]) => other !== element && other.contains(element))) continue; // it moves with what holds it
    const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) || 1 : 1;
    element.animate([{ translate: `${dx / scale}px ${dy / scale}px` }, { translate: "0 0" }], {
      duration: LONG,
      easing: "cubic-bezier(.2,.7,.2,1)",
    });
  }
}
