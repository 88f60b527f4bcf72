/** Makes any element of a board, HTML or SVG, one that actions can belong to.

    <button {@attach anchor(table, "card:C22")}>

The shell listens for clicks and hovering on `[data-anchor]` by itself; this only shows the state. */
import type { TableModel } from "./table.svelte.ts";

export function anchor(table: TableModel, id: string): (node: Element) => void {
  return (node) => {
    node.setAttribute("data-anchor", id);
    $effect(() => {
      const legal = table.legal.has(id);
      const chosen = table.chosen.includes(id);
      node.classList.toggle("legal", legal);
      node.classList.toggle("chosen", chosen);
      node.classList.toggle("pointed", table.pointed.includes(id));
      node.setAttribute("tabindex", legal || chosen ? "0" : "-1");
      if (chosen) node.setAttribute("aria-pressed", "true");
      else node.removeAttribute("aria-pressed");
    });
  };
}
