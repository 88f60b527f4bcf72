/** Clicks, hovering, focus and long presses on board elements, listened for in one place for every board. */
import { on } from "svelte/events";
import type { TableModel } from "./table.svelte.ts";

const HOVER = 260; // milliseconds until a resting pointer opens the inspector
const LONG = 450; // of a press that inspects instead of choosing

const elementOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest("[data-anchor]") : null;

export function pointing(
  table: TableModel,
  canInspect: (anchor: string) => boolean,
): (node: HTMLElement) => () => void {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    const listening = new AbortController();

    const inspect = (element: Element, sheet: boolean): void => {
      const id = element.getAttribute("data-anchor")!;
      if (canInspect(id)) table.inspected = { anchor: id, element, sheet };
    };
    const leave = (): void => {
      clearTimeout(timer);
      if (table.inspected && !table.inspected.sheet) table.inspected = null;
    };

    const click = (event: MouseEvent): void => {
      const element = elementOf(event.target);
      if (!element) return;
      if (pressed) {
        pressed = false;
        return;
      }
      const id = element.getAttribute("data-anchor")!;
      if (table.chosen.includes(id) || table.belongsToAction(id)) {
        leave();
        table.inspected = null;
        table.pick(id);
      } else inspect(element, !matchMedia("(hover: hover)").matches);
    };
    const over = (event: PointerEvent): void => {
      const element = elementOf(event.target);
      if (event.pointerType !== "mouse" || !element) return;
      clearTimeout(timer);
      timer = setTimeout(() => inspect(element, false), table.inspected ? 40 : HOVER);
    };
    const out = (event: PointerEvent): void => {
      if (event.pointerType === "mouse" && elementOf(event.relatedTarget) !== elementOf(event.target)) leave();
    };
    const down = (event: PointerEvent): void => {
      const element = elementOf(event.target);
      if (event.pointerType === "mouse" || !element) return;
      pressed = false;
      clearTimeout(timer);
      timer = setTimeout(() => {
        pressed = true;
        inspect(element, true);
      }, LONG);
    };
    const up = (): void => clearTimeout(timer);
    const focus = (event: FocusEvent): void => {
      const element = elementOf(event.target);
      if (element?.matches(":focus-visible")) inspect(element, false);
    };
    /** Elements on maps are not buttons; they answer to the keyboard as if they were. */
    const key = (event: KeyboardEvent): void => {
      const element = event.target;
      if ((event.key !== "Enter" && event.key !== " ") || !(element instanceof SVGElement)) return;
      event.preventDefault();
      element.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    };
    const menu = (event: Event): void => {
      if (pressed) event.preventDefault();
    };

    const { signal } = listening;
    on(node, "click", click, { signal });
    on(node, "pointerover", over, { signal });
    on(node, "pointerout", out, { signal });
    on(node, "pointerdown", down, { signal });
    for (const end of ["pointerup", "pointercancel"] as const) on(node, end, up, { signal });
    on(node, "focusin", focus, { signal });
    on(node, "focusout", leave, { signal });
    on(node, "keydown", key, { signal });
    on(node, "contextmenu", menu, { signal });
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  };
}
