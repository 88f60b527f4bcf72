// Reads names by kind from standard input and answers how the client writes each of them.
import { readFileSync } from "node:fs";
import { piece, soft } from "../../web/src/boards/common/hyphens.ts";
import { longest } from "../../web/src/text/longest.ts";

const kinds = JSON.parse(readFileSync(0, "utf8")) as Record<string, string[]>;
const written = (name: string): object => ({
  name,
  soft: soft(name),
  longest: longest(name),
  piece: piece(name),
});
const answers = Object.entries(kinds).map(([kind, names]) => [kind, names.map(written)]);
process.stdout.write(JSON.stringify(Object.fromEntries(answers)));
