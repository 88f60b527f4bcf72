/** Turns `import paths from "./icons.json?paths"` into the drawings of just the icons the file names.

The file maps our own name (a card's id) to the name of an icon in game-icons; a name that begins with "M" is a path
drawn by us. All icons are 512 by 512. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const SUFFIX = "?paths";

export function icons(): Plugin {
  return {
    name: "zeitalter-icons",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(SUFFIX)) return null;
      const file = id.slice(0, -SUFFIX.length);
      this.addWatchFile(file);
      const names = JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
      return `export default ${JSON.stringify(paths(names, file))}`;
    },
  };
}

function paths(names: Record<string, string>, file: string): Record<string, string> {
  const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as {
    icons: Record<string, { body: string }>;
    aliases?: Record<string, { parent: string }>;
  };
  return Object.fromEntries(
    Object.entries(names).map(([ours, theirs]) => {
      if (theirs.startsWith("M")) return [ours, theirs];
      const body = set.icons[set.aliases?.[theirs]?.parent ?? theirs]?.body;
      const drawn = body === undefined ? undefined : [...body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]);
      if (drawn === undefined || drawn.length === 0) throw new Error(`${file}: game-icons has no drawing ${theirs}`);
      return [ours, drawn.join("")];
    }),
  );
}
