/** The printed things of the game, and the view with its proper type. */
import type { TableModel } from "../../table/table.svelte.ts";
import { printed } from "../common/printed.ts";
import type { CatalogueView } from "./catalogue.ts";
import type { Civ2010View } from "./view.ts";

export const { fetch: loadCatalogue, get: catalogue } = printed<CatalogueView>("civ2010");
export const viewOf = (table: TableModel): Civ2010View => table.position!.view as Civ2010View;
