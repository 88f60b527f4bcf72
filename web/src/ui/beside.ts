/** Keeps a floating panel beside an element and inside the window: to the right of it, else to the left, else above or
below. It follows when the element moves, the panel grows or the window changes. */
import { autoUpdate, computePosition, flip, offset, shift, type ComputePositionConfig } from "@floating-ui/dom";

const APART = 14; // pixels from the element
const MARGIN = 8; // and from the edge of the window

export const BESIDE = {
  placement: "right",
  strategy: "fixed",
  middleware: [
    offset(APART),
    flip({ padding: MARGIN, crossAxis: false, fallbackPlacements: ["left", "top", "bottom"] }),
    shift({ padding: MARGIN, crossAxis: true }),
  ],
} satisfies Partial<ComputePositionConfig>;

export const beside =
  (element: Element) =>
  (panel: HTMLElement): (() => void) =>
    autoUpdate(element, panel, () => void place(element, panel));

async function place(element: Element, panel: HTMLElement): Promise<void> {
  if (!element.isConnected) return; // drawn again meanwhile: the panel stays where it is
  const { x, y } = await computePosition(element, panel, BESIDE);
  panel.style.left = `${x}px`;
  panel.style.top = `${y}px`;
}
