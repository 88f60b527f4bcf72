/** What is printed on a game's components never changes: it is fetched once, before the board is shown. */
import { api } from "../../state/api.ts";

export interface Printed<Catalogue> {
  fetch: () => Promise<void>;
  /** Only after it was fetched. */
  get: () => Catalogue;
}

export function printed<Catalogue>(game: string): Printed<Catalogue> {
  let loaded: Catalogue | null = null;
  return {
    fetch: async () => {
      loaded ??= await api.catalogue<Catalogue>(game);
    },
    get: () => loaded!,
  };
}
