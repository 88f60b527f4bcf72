/** A board may be shown in parts, one at a time. `partOf` tells which of them holds an element, null where the element
is always in view. */
type PartOf<Part> = (anchor: string) => Part | null;

/** The parts with something to click. */
export function openParts<Part>(anchors: Iterable<string>, partOf: PartOf<Part>): Set<Part> {
  return new Set([...anchors].map(partOf).filter((part) => part !== null));
}

/** The part where everything to click lies, null if there are several or none. */
export function onlyPart<Part>(anchors: Iterable<string>, partOf: PartOf<Part>): Part | null {
  const asked = new Set([...anchors].map(partOf));
  const [only = null] = asked;
  return asked.size === 1 ? only : null;
}
