/** Keeps a floating panel beside an element and inside the window, where it hides least of what may be clicked now and
nothing of the question. It follows when the element moves, and `gone` is called when the element is no longer seen. */
import { autoUpdate } from "@floating-ui/dom";
import { placed, type Avoided, type Box } from "../logic/placing.ts";

const AVOIDED: [what: string, weight: number][] = [
  ["[data-anchor].legal", 3],
  [".prompt", 6],
  ["[data-testid=actions]", 1],
];

export const beside =
  (element: Element, gone: () => void) =>
  (panel: HTMLElement): (() => void) => {
    const place = (): void => {
      if (isSeen(element)) put(element, panel);
      else queueMicrotask(gone);
    };
    const changes = new MutationObserver(() => {
      if (!element.isConnected) gone();
    });
    changes.observe(document.body, { childList: true, subtree: true });
    const stop = autoUpdate(element, panel, place);
    return () => {
      changes.disconnect();
      stop();
    };
  };

function isSeen(element: Element): boolean {
  if (!element.isConnected) return false;
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return right > left && bottom > top && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
}

function put(element: Element, panel: HTMLElement): void {
  const { width, height } = panel.getBoundingClientRect();
  const avoided: Avoided[] = AVOIDED.flatMap(([what, weight]) =>
    [...document.querySelectorAll(what)]
      .filter((other) => !element.contains(other) && !other.contains(element))
      .map((other) => ({ box: boxOf(other), weight })),
  );
  const view = { width: innerWidth, height: innerHeight };
  const { x, y } = placed(boxOf(element), { width, height }, view, avoided);
  panel.style.left = `${x}px`;
  panel.style.top = `${y}px`;
}

function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}
