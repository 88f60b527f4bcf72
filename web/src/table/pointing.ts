/** Clicks, hovering, focus and long presses on board elements, listened for in one place for every board. */
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
    /** Elements that are no buttons of their own, on maps, answer to the keyboard like buttons. */
    const key = (event: KeyboardEvent): void => {
      const element = event.target;
      if ((event.key !== "Enter" && event.key !== " ") || !(element instanceof SVGElement)) return;
      event.preventDefault();
      element.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    };
    const menu = (event: Event): void => {
      if (pressed) event.preventDefault();
    };

    node.addEventListener("click", click);
    node.addEventListener("pointerover", over);
    node.addEventListener("pointerout", out);
    node.addEventListener("pointerdown", down);
    node.addEventListener("pointerup", up);
    node.addEventListener("pointercancel", up);
    node.addEventListener("focusin", focus);
    node.addEventListener("focusout", leave);
    node.addEventListener("keydown", key);
    node.addEventListener("contextmenu", menu);
    return () => {
      clearTimeout(timer);
      node.removeEventListener("click", click);
      node.removeEventListener("pointerover", over);
      node.removeEventListener("pointerout", out);
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", up);
      node.removeEventListener("focusin", focus);
      node.removeEventListener("focusout", leave);
      node.removeEventListener("keydown", key);
      node.removeEventListener("contextmenu", menu);
    };
  };
}
