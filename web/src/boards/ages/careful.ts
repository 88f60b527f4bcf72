/** A click on a building must not tear it down just because nothing else can be done with it: then the only choice is
shown and waits, unless destroying was chosen before. */
import { anchorsOf, narrow } from "../../logic/narrowing.ts";
import type { TableModel } from "../../table/table.svelte.ts";
import type { LegalAction } from "../../wire.ts";

export const DESTROY = "destroy";

/** Whether a click on the element would destroy what it shows, and nothing else. */
export function wouldDestroy(actions: LegalAction[], chosen: string[], name: string): boolean {
  if (chosen.includes(DESTROY) || chosen.includes(name)) return false;
  const fitting = narrow(actions, [...chosen, name]);
  const left = fitting.length > 0 ? fitting : narrow(actions, [name]);
  return left.length > 0 && left.every((action) => anchorsOf(action).includes(DESTROY));
}

export function careful(table: TableModel, name: string): (node: HTMLElement) => () => void {
  return (node) => {
    const click = (event: Event): void => {
      if (!wouldDestroy(table.actions, table.chosen, name)) return;
      event.stopPropagation();
      table.chosen = [name];
    };
    node.addEventListener("click", click);
    return () => node.removeEventListener("click", click);
  };
}
