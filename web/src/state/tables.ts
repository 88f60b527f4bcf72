import type { NewTable } from "../wire.ts";
import { api } from "./api.ts";
import { router } from "./router.svelte.ts";
import { session } from "./session.svelte.ts";

/** Opens a table, as a guest if I am nobody yet, and goes there. */
export async function openTable(wanted: NewTable): Promise<void> {
  await session.ensure();
  const table = await api.create(wanted);
  router.go(`/table/${table.id}`);
}
