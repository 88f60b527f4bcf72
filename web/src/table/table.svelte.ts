/** Everything the table page knows: the position, the log and chat, and how far the next action is chosen. */
import { getContext, setContext } from "svelte";
import { anchorsOf, isButton, narrow, nextAnchors, pick } from "../logic/narrowing.ts";
import { handOver } from "../logic/hotseat.ts";
import { mergeLog, newLines } from "../logic/log.ts";
import { nameOf } from "../logic/names.ts";
import { rangeOf } from "../logic/stepper.ts";
import { problemWords } from "../state/problems.ts";
import { settings } from "../state/settings.svelte.ts";
import { wordsOf } from "../state/texts.svelte.ts";
import type { Words } from "../text/words.ts";
import type { ChatLine, FromServer, LegalAction, LogLine, Position } from "../wire.ts";
import { Connection, type Line, type Listener } from "./connection.ts";

const DONE = "button:done";
const NOT_PLAYABLE = ["other-version", "unavailable"];

export interface Inspected {
  anchor: string;
  element: Element;
  sheet: boolean; // stays until it is closed
}

export class TableModel implements Listener {
  position = $state.raw<Position | null>(null);
  line = $state<Line>("connecting");
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  chosen = $state.raw<string[]>([]);
  /** An action that waits for a confirmation or an amount. */
  offer = $state.raw<LegalAction | null>(null);
  /** Elements the log or a list points at. */
  pointed = $state.raw<string[]>([]);
  /** The element shown enlarged. */
  inspected = $state.raw<Inspected | null>(null);
  waiting = $state(false);
  told = $state("");
  problem = $state("");
  /** Why this server cannot go on with the game, if it cannot. */
  unplayable = $state("");

  readonly table = $derived(this.position?.table ?? null);
  readonly game = $derived(this.table?.game ?? "");
  readonly seat = $derived(this.position?.seat ?? null);
  private readonly bare = $derived(wordsOf(this.game));
  readonly words = $derived(this.bare.seating(this.table?.seats.map((seat) => nameOf(this.bare, seat)) ?? []));
  readonly actions = $derived(this.waiting || this.line !== "open" ? [] : (this.position?.actions ?? []));
  /** The actions that fit what is chosen so far. */
  readonly choices = $derived(narrow(this.actions, this.chosen));
  readonly legal = $derived(this.offer ? new Set<string>() : nextAnchors(this.actions, this.chosen));
  readonly done = $derived(this.actions.find((action) => anchorsOf(action).includes(DONE)) ?? null);
  readonly buttons = $derived(
    this.actions.filter((action) => anchorsOf(action).some((anchor) => isButton(anchor) && anchor !== DONE)),
  );
  readonly mine = $derived(this.table?.seats.some((seat) => seat.mine) ?? false);
  readonly myTurn = $derived((this.position?.actions.length ?? 0) > 0);
  /** Elements the question is about. */
  readonly asked = $derived(this.myTurn ? (this.position?.prompt?.anchors ?? []) : []);
  readonly handOver = $derived(this.table ? handOver(this.table, this.seat) : null);

  // words in the language of the page, and with the names of those who sit here
  readonly say: Words["say"] = (key, args) => this.words.say(key, args);
  readonly message: Words["message"] = (message) => this.words.message(message);
  readonly player: Words["player"] = (seat) => this.words.player(seat);

  private connection: Connection;
  private reference = 0;

  constructor(readonly id: string) {
    this.connection = new Connection(id, this);
  }

  close(): void {
    this.connection.close();
  }

  // ---- what the server says ----------------------------------------------------------------------------------------

  knownLog(): number {
    return this.position?.log_length ?? 0;
  }

  lineChanged(line: Line): void {
    this.line = line;
    if (line !== "open") this.waiting = false;
  }

  hear(message: FromServer): void {
    if (message.type === "position") this.look(message);
    else if (message.type === "chat") this.listen(message.lines);
    else if (message.type === "refused") {
      this.waiting = false;
      this.problem = problemWords(message.code, message.details);
      if (NOT_PLAYABLE.includes(message.code)) this.unplayable = this.problem;
    }
  }

  private look(position: Position): void {
    const same = position.decision !== "" && position.decision === this.position?.decision;
    const before = this.log;
    const first = this.position === null;
    this.log = mergeLog(before, position.log_from, position.new_log, position.undone_log);
    this.position = position;
    this.waiting &&= same; // somebody else's sealed move: ours is still on its way
    if (!same) {
      this.clear();
      this.problem = "";
    }
    if (!first) this.tell(newLines(before, this.log));
  }

  private listen(lines: ChatLine[]): void {
    const known = new Set(this.chat.map((line) => line.number));
    this.chat = [...this.chat, ...lines.filter((line) => !known.has(line.number))];
  }

  private tell(lines: LogLine[]): void {
    const said = lines.map((line) => this.words.message(line.message));
    if (this.position?.prompt) said.push(this.words.message(this.position.prompt.words));
    if (said.length > 0) this.told = said.join(" ");
  }

  // ---- what the person does ----------------------------------------------------------------------------------------

  /** Whether an element belongs to anything that may be done now, first or later in the order of clicks. */
  belongsToAction(anchor: string): boolean {
    return this.actions.some((action) => anchorsOf(action).includes(anchor));
  }

  pick(anchor: string): void {
    const picked = pick(this.actions, this.chosen, anchor);
    this.chosen = picked.chosen;
    this.offer = null;
    if (picked.settled) this.choose(picked.settled);
  }

  /** Carries an action out, unless it needs an amount, cannot be taken back or passes the turn on. */
  choose(action: LegalAction): void {
    if (rangeOf(action) || ((action.irreversible || action.passes_on) && settings.confirm)) {
      this.offer = action;
      this.chosen = anchorsOf(action).filter((anchor) => !isButton(anchor));
    } else this.actAll([action.action]);
  }

  /** Several actions in a row, carried out all or none: a way over a map, a whole offer. */
  actAll(actions: LegalAction["action"][]): void {
    const decision = this.position?.decision ?? "";
    this.waiting = this.connection.send({ type: "act", decision, actions, reference: String(++this.reference) });
    this.clear();
  }

  clear(): void {
    this.chosen = [];
    this.offer = null;
  }

  undo(whole_turn: boolean): void {
    this.clear();
    this.connection.send({ type: "undo", whole_turn });
  }

  withdraw(): void {
    this.connection.send({ type: "withdraw" });
  }

  /** In the chat. */
  speak(text: string): boolean {
    return this.connection.send({ type: "say", text });
  }

  show(seat: number | null): void {
    this.connection.send({ type: "show", seat });
  }

  reconnect(): void {
    this.connection.now();
  }

  /** Start over, as somebody else. */
  renew(): void {
    this.connection.close();
    this.connection = new Connection(this.id, this);
  }
}

const KEY = Symbol("table");
export const provideTable = (table: TableModel): TableModel => setContext(KEY, table);
export const useTable = (): TableModel => getContext<TableModel>(KEY);
