/** Words for messages: a Fluent catalogue, the names that come from a game's data, and who sits where.

The rules for arguments are those of `zeitalter.text.words`: a text is the key of another message, a number whose name
begins with `seat` is a player, a list is joined with commas and "and". */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Message } from "../wire.ts";

export type Arg = number | string | (number | string)[];

export class Words {
  private catalogue: Catalogue;

  constructor(
    readonly language: string,
    sources: string[],
    private names: Record<string, string> = {},
    private players: string[] = [],
  ) {
    this.catalogue = new Catalogue(language, sources);
  }

  /** The same catalogue with other players. */
  seating(players: string[]): Words {
    const other = Object.create(this) as Words;
    other.players = players;
    return other;
  }

  has(key: string): boolean {
    return key in this.names || this.catalogue.has(key);
  }

  /** All keys of the texts. */
  keys(): string[] {
    return this.catalogue.keys();
  }

  message(message: Message): string {
    return this.say(message.key, message.args);
  }

  say(key: string, args: Record<string, Arg> = {}): string {
    const name = this.names[key];
    if (name !== undefined) return name;
    const worded = Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, this.arg(name, arg)]));
    return this.catalogue.format(key, worded) ?? key;
  }

  player(seat: number): string {
    return this.players[seat] ?? this.say("player-unnamed", { number: seat + 1 });
  }

  join(items: string[]): string {
    const last = items[items.length - 1];
    if (last === undefined) return this.say("list-empty");
    if (items.length === 1) return last;
    const first = items.slice(0, -1).join(", ");
    return this.catalogue.format("list-and", { first, last }) ?? `${first}, ${last}`;
  }

  private arg(name: string, arg: Arg): FluentVariable {
    if (Array.isArray(arg)) return this.join(arg.map((item) => String(this.arg(name, item))));
    if (typeof arg === "number") return name.startsWith("seat") ? this.player(arg) : arg;
    return this.say(arg);
  }
}

const MESSAGE = /^([a-zA-Z][\w-]*) *=(.*)(\n[ \t])?/gm; // its key, its first line, and whether it goes on

/** Fluent texts; later sources override earlier ones. Texts without arguments are found by a glance at the source, so a
page that only names the games need not have five catalogues read in full. */
export class Catalogue {
  private plain = new Map<string, string>();
  private bundle: FluentBundle | null = null;

  constructor(
    private language: string,
    private sources: string[],
  ) {
    for (const source of sources) {
      for (const [, key, text, goesOn] of source.matchAll(MESSAGE)) {
        if (goesOn === undefined && !/[{}]/.test(text!)) this.plain.set(key!, text!.trim());
        else this.plain.delete(key!);
      }
    }
  }

  keys(): string[] {
    return [...new Set(this.sources.flatMap((source) => [...source.matchAll(MESSAGE)].map(([, key]) => key!)))];
  }

  has(key: string): boolean {
    return this.plain.has(key) || this.full.hasMessage(key);
  }

  format(key: string, args: Record<string, FluentVariable>): string | null {
    const plain = this.plain.get(key);
    if (plain !== undefined) return plain;
    const pattern = this.full.getMessage(key)?.value;
    return pattern == null ? null : this.full.formatPattern(pattern, args, []);
  }

  private get full(): FluentBundle {
    if (this.bundle === null) {
      this.bundle = new FluentBundle(this.language, { useIsolating: false });
      for (const source of this.sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
    }
    return this.bundle;
  }
}
