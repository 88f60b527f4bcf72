/** The game's cards, map and printed numbers, fetched once, and the view with its proper type. */
import { api } from "../../state/api.ts";
import type { TableModel } from "../../table/table.svelte.ts";
import type { CatalogueView } from "./catalogue.ts";
import type { MosaicView } from "./view.ts";

let loaded = $state.raw<CatalogueView | null>(null);

export async function loadCatalogue(): Promise<void> {
  loaded ??= await api.catalogue<CatalogueView>("mosaic");
}

export const catalogue = (): CatalogueView => loaded!;
export const viewOf = (table: TableModel): MosaicView => table.position!.view as MosaicView;
