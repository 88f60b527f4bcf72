/** Whether this server offers the documentation, asked for once. */
import { api } from "./api.ts";

let offered = $state(false);

export async function loadDocs(): Promise<void> {
  offered = (await api.health()).docs;
}

export const docsOffered = (): boolean => offered;
