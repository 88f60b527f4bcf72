/** An area as a board element: like `anchor`, but while a movement is planned the planner says what may be clicked. */
import type { TableModel } from "../../table/table.svelte.ts";
import { areaAt } from "./data.svelte.ts";
import type { Planner } from "./moves.svelte.ts";

export function place(table: TableModel, planner: Planner, area: number): (node: Element) => void {
  return (node) => {
    const id = `area:${areaAt(area).id}`;
    node.setAttribute("data-anchor", id);
    $effect(() => {
      const target = planner.isTarget(area);
      const picking = planner.active && (planner.gathering || planner.source >= 0 || planner.ship >= 0);
      const legal = planner.active ? (picking ? target : planner.isSource(area)) : table.legal.has(id);
      const chosen = planner.active ? planner.source === area : table.chosen.includes(id);
      node.classList.toggle("legal", legal);
      node.classList.toggle("target", target);
      node.classList.toggle("chosen", chosen);
      node.classList.toggle("pointed", table.pointed.includes(id));
      node.setAttribute("tabindex", legal || chosen ? "0" : "-1");
      if (chosen) node.setAttribute("aria-pressed", "true");
      else node.removeAttribute("aria-pressed");
    });
  };
}
