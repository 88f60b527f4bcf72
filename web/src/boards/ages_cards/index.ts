import type { BoardKit } from "../registry.ts";
import { anchorsIn, isCard, isWonder } from "./anchors.ts";
import Board from "./Board.svelte";
import { loadCatalogue } from "./data.ts";
import Inspector from "./Inspector.svelte";
import Panel from "./Panel.svelte";
import Status from "./Status.svelte";

const kit: BoardKit = {
  Board,
  Status,
  Panel,
  Inspector,
  canInspect: (anchor) => isCard(anchor) || isWonder(anchor),
  anchorsIn,
  prepare: loadCatalogue,
};
export default kit;
