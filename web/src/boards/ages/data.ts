/** The game's cards and printed numbers, and the view with its proper type. */
import type { TableModel } from "../../table/table.svelte.ts";
import { printed } from "../common/printed.ts";
import type { CardView, CatalogueView } from "./catalogue.ts";
import type { AgesView } from "./view.ts";

export const { fetch: loadCatalogue, get: catalogue } = printed<CatalogueView>("ages");
export const cardAt = (number: number): CardView => catalogue().cards[number]!;
export const viewOf = (table: TableModel): AgesView => table.position!.view as AgesView;
