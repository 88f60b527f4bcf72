/** The game's map, nations and cards, and the view with its proper type. */
import type { TableModel } from "../../table/table.svelte.ts";
import type { Position } from "../../wire.ts";
import { printed } from "../common/printed.ts";
import type { AreaView, CatalogueView } from "./catalogue.ts";
import shapes from "./map.json";
import type { Civ1980View } from "./view.ts";

export const { fetch: loadCatalogue, get: catalogue } = printed<CatalogueView>("civ1980");
export const areaAt = (number: number): AreaView => catalogue().areas[number]!;
/** The number of an area by its id, -1 for an open sea. */
export const areaNumber = (id: string): number => catalogue().areas.findIndex((area) => area.id === id);
/** The area a line of the log names. */
export const areaIn = (arg: unknown): number => areaNumber(String(arg).replace(/^area-/, ""));
export const viewIn = (position: Position): Civ1980View => position.view as Civ1980View;
export const viewOf = (table: TableModel): Civ1980View => viewIn(table.position!);

export interface Shape {
  id: string;
  land: string;
  cell: string;
  at: number[];
  harbours: number[][];
}
export const world = shapes;
export const shapeAt = (area: number): Shape => shapes.areas[area]!;
