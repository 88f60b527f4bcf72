/** The game's cards and printed numbers, fetched once, and the view with its proper type. */
import { api } from "../../state/api.ts";
import type { TableModel } from "../../table/table.svelte.ts";
import type { CardView, CatalogueView } from "./catalogue.ts";
import type { AgesView } from "./view.ts";

let loaded = $state.raw<CatalogueView | null>(null);

export async function loadCatalogue(): Promise<void> {
  loaded ??= await api.catalogue<CatalogueView>("ages");
}

export const catalogue = (): CatalogueView => loaded!;
export const cardAt = (number: number): CardView => loaded!.cards[number]!;
export const viewOf = (table: TableModel): AgesView => table.position!.view as AgesView;
