/** The game's cards and wonders, fetched once, and the view with its proper type. */
import { api } from "../../state/api.ts";
import type { TableModel } from "../../table/table.svelte.ts";
import type { CatalogueView } from "./catalogue.ts";
import type { AgesCardsView } from "./view.ts";

let loaded = $state.raw<CatalogueView | null>(null);

export async function loadCatalogue(): Promise<void> {
  loaded ??= await api.catalogue<CatalogueView>("ages_cards");
}

export const catalogue = (): CatalogueView => loaded!;
export const viewOf = (table: TableModel): AgesCardsView => table.position!.view as AgesCardsView;
