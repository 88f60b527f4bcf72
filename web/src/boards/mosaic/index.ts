import type { BoardKit } from "../registry.ts";
import { anchorsIn, canInspect } from "./anchors.ts";
import Board from "./Board.svelte";
import { loadCatalogue } from "./data.ts";
import Figure from "./Figure.svelte";
import Inspector from "./Inspector.svelte";
import Panel from "./Panel.svelte";
import Status from "./Status.svelte";
import Terms from "./Terms.svelte";

const kit: BoardKit = { Board, Status, Panel, Inspector, Terms, Figure, canInspect, anchorsIn, prepare: loadCatalogue };
export default kit;
