/** Clicks, hovering, focus and long presses on board elements and on what explains itself, listened for in one place
for every board. */
import { on } from "svelte/events";
import type { TableModel } from "./table.svelte.ts";

const HOVER = 260; // milliseconds until a resting pointer opens the inspector
const NEXT = 40; // until the next one, when one is open
const LONG = 450; // of a press that inspects instead of choosing

const EXPLAINS = "[data-figure], [data-term]";
const OWN = "[data-own]"; // what does something of its own when it is clicked, and needs no reason
const CONTROLS = "button, a, input, select, textarea, label, summary";

const closest = (target: EventTarget | null, what: string): Element | null =>
  target instanceof Element ? target.closest(what) : null;
const elementOf = (target: EventTarget | null): Element | null => closest(target, "[data-anchor]");
/** What the pointer is on: the innermost thing that has something to tell. */
const tellingOf = (target: EventTarget | null): Element | null => closest(target, `[data-anchor], ${EXPLAINS}`);
const hovers = (): boolean => matchMedia("(hover: hover)").matches;

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
      if (!canInspect(id)) return;
      table.explained = null;
      table.inspected = { anchor: id, element, sheet };
    };
    const explain = (element: Element, pinned: boolean): void => {
      const figure = element.getAttribute("data-figure");
      const id = figure ?? element.getAttribute("data-term")!;
      table.explain({ kind: figure === null ? "term" : "figure", id, element, pinned });
    };
    const tell = (element: Element): void => {
      if (!element.isConnected) return;
      if (element.matches(EXPLAINS)) explain(element, false);
      else inspect(element, false);
    };
    const leave = (): void => {
      clearTimeout(timer);
      // not at once: an element that vanishes under the pointer is left in the middle of drawing
      queueMicrotask(() => {
        if (table.inspected && !table.inspected.sheet) table.inspected = null;
        if (table.explained && !table.explained.pinned) table.explained = null;
      });
    };

    const possible = (id: string): boolean => table.chosen.includes(id) || table.belongsToAction(id);

    /** A tap shows what it would play; a second tap, or a button there, plays it. */
    const showsFirst = (element: Element, id: string): boolean => {
      if (hovers() || !canInspect(id) || table.chosen.includes(id)) return false;
      if (table.inspected?.sheet && table.inspected.anchor === id) return false;
      inspect(element, true);
      return true;
    };

    const choose = (element: Element, id: string, byKeyboard: boolean): void => {
      if (!byKeyboard && showsFirst(element, id)) return;
      leave();
      table.closePanels();
      table.pick(id);
    };

    const click = (event: MouseEvent): void => {
      if (pressed) {
        pressed = false;
        return;
      }
      if (table.behind > 0 && closest(event.target, ".board")) {
        table.pacer.present();
        return;
      }
      const element = elementOf(event.target);
      const id = element?.getAttribute("data-anchor");
      const telling = tellingOf(event.target);
      if (element && id && possible(id)) choose(element, id, event.detail === 0);
      else if (telling?.matches(EXPLAINS) && (!element || !hovers())) explain(telling, true);
      else if (element && id) vain(event, element, id);
      else table.closePanels();
    };
    const vain = (event: MouseEvent, element: Element, id: string): void => {
      inspect(element, !hovers());
      const hasOwnUse = event.defaultPrevented || element.matches(OWN);
      if (!hasOwnUse && event.detail < 2) table.refuse(id, element);
    };

    const over = (event: PointerEvent): void => {
      const element = tellingOf(event.target);
      if (event.pointerType !== "mouse" || !element) return;
      clearTimeout(timer);
      timer = setTimeout(() => tell(element), table.inspected || table.explained ? NEXT : HOVER);
    };
    const out = (event: PointerEvent): void => {
      if (event.pointerType === "mouse" && tellingOf(event.relatedTarget) !== tellingOf(event.target)) leave();
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
      const element = tellingOf(event.target);
      if (element?.matches(":focus-visible")) tell(element);
    };
    /** Elements on maps are not buttons; they answer to the keyboard as if they were. */
    const key = (event: KeyboardEvent): void => {
      const element = event.target;
      if ((event.key !== "Enter" && event.key !== " ") || !(element instanceof Element)) return;
      if (element.matches(CONTROLS) || !element.matches(`[data-anchor], ${EXPLAINS}`)) return;
      event.preventDefault();
      element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
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
