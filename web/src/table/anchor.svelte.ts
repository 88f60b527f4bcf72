/** Makes any element of a board, HTML or SVG, one that actions can belong to.

    <button {@attach anchor(table, "card:C22")}>

The shell listens for clicks and hovering on `[data-anchor]` by itself; this only shows the state. */
import { on } from "svelte/events";
import type { TableModel } from "./table.svelte.ts";

interface State {
  legal: boolean;
  chosen: boolean;
}

/** `state` is for elements of which a board itself knows better what may be clicked. */
export function anchor(
  table: TableModel,
  id: string,
  state: () => State = () => ({ legal: table.legal.has(id), chosen: table.chosen.includes(id) }),
): (node: Element) => void {
  return (node) => {
    node.setAttribute("data-anchor", id);
    $effect(() => {
      const { legal, chosen } = state();
      node.classList.toggle("legal", legal);
      node.classList.toggle("chosen", chosen);
      node.classList.toggle("pointed", table.pointed.includes(id));
      node.classList.toggle("asked", table.asked.includes(id));
      node.classList.toggle("changed", table.changed.has(id));
      node.setAttribute("tabindex", legal || chosen ? "0" : "-1");
      if (chosen) node.setAttribute("aria-pressed", "true");
      else node.removeAttribute("aria-pressed");
    });
  };
}

/** Marks elements of the board while the pointer or the focus is on what speaks of them. */
export function pointsAt(table: TableModel, anchors: () => string[]): (node: Element) => void {
  return (node) => {
    const point = (): void => void (table.pointed = anchors());
    // not at once: an element that vanishes under the pointer is left in the middle of drawing
    const leave = (): void => queueMicrotask(() => (table.pointed = []));
    $effect(() => {
      const listening = new AbortController();
      const { signal } = listening;
      for (const begin of ["pointerenter", "focus"]) on(node, begin, point, { signal });
      for (const end of ["pointerleave", "blur"]) on(node, end, leave, { signal });
      return () => {
        listening.abort();
        leave();
      };
    });
  };
}
