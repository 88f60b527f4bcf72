/** The game's cards and wonders, and the view with its proper type. */
import type { TableModel } from "../../table/table.svelte.ts";
import { printed } from "../common/printed.ts";
import type { CatalogueView } from "./catalogue.ts";
import type { AgesCardsView } from "./view.ts";

export const { fetch: loadCatalogue, get: catalogue } = printed<CatalogueView>("ages_cards");
export const viewOf = (table: TableModel): AgesCardsView => table.position!.view as AgesCardsView;
