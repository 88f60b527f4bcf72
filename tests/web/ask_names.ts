// Reads a game, a language and names by kind from standard input, and answers how the client writes each of them: its
// text and the numbers in its style.
import { readFileSync } from "node:fs";
import { longestPiece, softly } from "../../web/src/boards/ages/hyphens.ts";
import { piece, soft } from "../../web/src/boards/common/hyphens.ts";
import { longest } from "../../web/src/text/longest.ts";

interface Asked {
  game: string;
  language: string;
  kinds: Record<string, string[]>;
}
interface Written {
  name: string;
  text: string;
  style: Record<string, number>;
}

const { game, language, kinds } = JSON.parse(readFileSync(0, "utf8")) as Asked;

const common = (name: string): Written => ({
  name,
  text: soft(name),
  style: { "--longest": longest(name), "--piece": piece(name) },
});
const WRITERS: Record<string, (name: string) => Written> = {
  ages: (name) => ({
    name,
    text: softly(name, language),
    style: { "--longest": longestPiece(name, language), "--letters": name.length },
  }),
  ages_cards: common,
  civ1980: common,
  civ2010: common,
  mosaic: common,
};
const plainly = (name: string): Written => ({ name, text: name, style: { "--longest": longest(name) } });

const write = WRITERS[game] ?? plainly;
const answers = Object.entries(kinds).map(([kind, names]) => [kind, names.map(write)]);
process.stdout.write(JSON.stringify(Object.fromEntries(answers)));
