/** Moving and enlarging what lies in a window: dragging, the wheel, two fingers. A drag may also carry something that
lies in the window. The end of a drag is no click. */
export interface Point {
  x: number;
  y: number;
}

export interface Gestures {
  drag: (dx: number, dy: number) => void;
  /** `at` stays where it is, in pixels from the corner of the window. */
  zoom: (factor: number, at: Point) => void;
  /** What a drag that begins here would carry; nothing: it moves the window. */
  grab?: (event: PointerEvent) => Load | null;
  /** While it is, the wheel and one finger belong to the page: it can scroll past a map that has nothing to move. */
  isStill?: () => boolean;
}

/** Something on the way with the pointer; points as in events. A second finger or leaving the window calls it off. */
export interface Load {
  move: (at: Point) => void;
  drop: (at: Point) => void;
  cancel: () => void;
}

const SHAKE = 6; // pixels a finger may slip and still click
const WHEEL = 400; // how far to turn it for e times the size

export function gestures({ drag, zoom, grab, isStill = () => false }: Gestures): (node: HTMLElement) => () => void {
  return (node) => {
    const fingers = new Map<number, Point>();
    let start: Point = { x: 0, y: 0 };
    let dragged = false;
    let load: Load | null = null;
    const listening = new AbortController();

    function inside(point: Point): Point {
      const box = node.getBoundingClientRect();
      return { x: point.x - box.left, y: point.y - box.top };
    }
    function wheel(event: WheelEvent): void {
      if (isStill() && !event.ctrlKey) return; // two fingers on a touchpad count as the wheel with this key
      event.preventDefault();
      zoom(Math.exp(-event.deltaY / WHEEL), inside({ x: event.clientX, y: event.clientY }));
    }
    function down(event: PointerEvent): void {
      start = { x: event.clientX, y: event.clientY };
      if (fingers.size === 0) {
        dragged = false;
        load = event.button === 0 ? (grab?.(event) ?? null) : null;
      } else callOff();
      fingers.set(event.pointerId, start);
    }
    function move(event: PointerEvent): void {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = { x: event.clientX, y: event.clientY };
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (!other && !load && isStill()) return;
      dragged ||= other !== undefined || apart(now, start) > SHAKE;
      if (!dragged) return;
      fingers.set(event.pointerId, now);
      if (load && !other) {
        // from now on the pointer is ours, whatever comes up beneath it
        if (!node.hasPointerCapture(event.pointerId)) node.setPointerCapture(event.pointerId);
        load.move(now);
      } else if (!other) drag(now.x - before.x, now.y - before.y);
      else {
        const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
        zoom(apart(now, other) / Math.max(1, apart(before, other)), inside(middle));
      }
    }
    function callOff(): void {
      load?.cancel();
      load = null;
    }
    function up(event: PointerEvent): void {
      if (!fingers.delete(event.pointerId) || !load) return;
      if (event.type !== "pointerup" || !dragged) callOff();
      else load.drop({ x: event.clientX, y: event.clientY });
      load = null;
    }
    function click(event: MouseEvent): void {
      const byPointer = event.detail > 0; // the keyboard clicks too
      if (dragged && byPointer) event.stopPropagation();
    }

    const { signal } = listening;
    node.addEventListener("wheel", wheel, { signal, passive: false });
    node.addEventListener("pointerdown", down, { signal });
    node.addEventListener("pointermove", move, { signal });
    for (const end of ["pointerup", "pointercancel", "pointerleave"] as const) {
      node.addEventListener(end, up, { signal });
    }
    node.addEventListener("click", click, { signal, capture: true });
    return () => listening.abort();
  };
}

const apart = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
