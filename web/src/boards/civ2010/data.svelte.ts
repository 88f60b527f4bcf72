/** The printed things of the game, fetched once, and the view with its proper type. */
import { api } from "../../state/api.ts";
import type { TableModel } from "../../table/table.svelte.ts";
import type { CatalogueView, WorkView } from "./catalogue.ts";
import type { Civ2010View } from "./view.ts";

let loaded = $state.raw<CatalogueView | null>(null);

export async function loadCatalogue(): Promise<void> {
  loaded ??= await api.catalogue<CatalogueView>("civ2010");
}

export const catalogue = (): CatalogueView => loaded!;
export const workOf = (code: number): WorkView | undefined => loaded!.works.find((work) => work.code === code);
export const viewOf = (table: TableModel): Civ2010View => table.position!.view as Civ2010View;
