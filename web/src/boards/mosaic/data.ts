/** The game's cards, map and printed numbers, and the view with its proper type. */
import type { TableModel } from "../../table/table.svelte.ts";
import { printed } from "../common/printed.ts";
import type { CatalogueView } from "./catalogue.ts";
import type { MosaicView } from "./view.ts";

export const { fetch: loadCatalogue, get: catalogue } = printed<CatalogueView>("mosaic");
export const viewOf = (table: TableModel): MosaicView => table.position!.view as MosaicView;
