/** The game's map, nations and cards, fetched once, and the view with its proper type. */
import { api } from "../../state/api.ts";
import type { TableModel } from "../../table/table.svelte.ts";
import type { Position } from "../../wire.ts";
import type { AreaView, CatalogueView } from "./catalogue.ts";
import shapes from "./map.json";
import type { Civ1980View } from "./view.ts";

let loaded = $state.raw<CatalogueView | null>(null);
const numbers = new Map<string, number>();

export async function loadCatalogue(): Promise<void> {
  loaded ??= await api.catalogue<CatalogueView>("civ1980");
  loaded.areas.forEach((area, number) => numbers.set(area.id, number));
}

export const catalogue = (): CatalogueView => loaded!;
export const areaAt = (number: number): AreaView => loaded!.areas[number]!;
/** The number of an area by its id, -1 for an open sea. */
export const areaNumber = (id: string): number => numbers.get(id) ?? -1;
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
