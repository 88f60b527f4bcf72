/** Words for messages: a Fluent catalogue, the names that come from a game's data, and who sits where.

The rules for arguments are those of `zeitalter.text.words`: a text is the key of another message, a number whose name
begins with `seat` is a player, a list is joined with commas and "and". */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Message } from "../wire.ts";

export type Arg = number | string | (number | string)[];

export class Words {
  private bundle: FluentBundle;

  constructor(
    readonly language: string,
    sources: string[],
    private names: Record<string, string> = {},
    private players: string[] = [],
  ) {
    this.bundle = makeBundle(language, sources);
  }

  /** The same catalogue with other players. */
  seating(players: string[]): Words {
    const other = Object.create(this) as Words;
    other.players = players;
    return other;
  }

  has(key: string): boolean {
    return key in this.names || this.bundle.hasMessage(key);
  }

  message(message: Message): string {
    return this.say(message.key, message.args);
  }

  say(key: string, args: Record<string, Arg> = {}): string {
    const name = this.names[key];
    if (name !== undefined) return name;
    const pattern = this.bundle.getMessage(key)?.value;
    if (pattern == null) return key;
    const worded = Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, this.arg(name, arg)]));
    return this.bundle.formatPattern(pattern, worded, []);
  }

  player(seat: number): string {
    return this.players[seat] ?? this.say("player-unnamed", { number: seat + 1 });
  }

  join(items: string[]): string {
    const last = items[items.length - 1];
    if (last === undefined) return this.say("list-empty");
    if (items.length === 1) return last;
    const pattern = this.bundle.getMessage("list-and")?.value;
    const first = items.slice(0, -1).join(", ");
    return pattern == null ? `${first}, ${last}` : this.bundle.formatPattern(pattern, { first, last }, []);
  }

  private arg(name: string, arg: Arg): FluentVariable {
    if (Array.isArray(arg)) return this.join(arg.map((item) => String(this.arg(name, item))));
    if (typeof arg === "number") return name.startsWith("seat") ? this.player(arg) : arg;
    return this.say(arg);
  }
}

/** A catalogue of plain texts; later sources override earlier ones. */
export function makeBundle(language: string, sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return bundle;
}
