import type { BoardKit } from "../registry.ts";
import Board from "./Board.svelte";

const kit: BoardKit = { Board };
export default kit;
