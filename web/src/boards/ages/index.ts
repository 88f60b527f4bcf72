import type { BoardKit } from "../registry.ts";
import { anchorsIn, canInspect } from "./anchors.ts";
import Board from "./Board.svelte";
import { loadCatalogue } from "./data.ts";
import Figure from "./Figure.svelte";
import Inspector from "./Inspector.svelte";
import Panel from "./Panel.svelte";
import Status from "./Status.svelte";

const kit: BoardKit = { Board, Status, Panel, Inspector, canInspect, anchorsIn, Figure, prepare: loadCatalogue };
export default kit;
