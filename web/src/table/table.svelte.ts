/** Everything the table page knows: the position, the log and chat, and how far the next action is chosen. */
import { getContext, setContext, tick } from "svelte";
import type { BoardKit } from "../boards/registry.ts";
import { anchorsOf, isButton, narrow, nextAnchors, pick } from "../logic/narrowing.ts";
import { handOver } from "../logic/hotseat.ts";
import { mergeLog, newLines } from "../logic/log.ts";
import { nameOf } from "../logic/names.ts";
import { isUrgent } from "../logic/pace.ts";
import { turnOf } from "../logic/recap.ts";
import { rangeOf } from "../logic/stepper.ts";
import { problemWords } from "../state/problems.ts";
import { settings } from "../state/settings.svelte.ts";
import { t, wordsOf } from "../state/texts.svelte.ts";
import type { Words } from "../text/words.ts";
import type { ChatLine, FromServer, Hinted, LegalAction, LogLine, Position, Suggestion } from "../wire.ts";
import { Answers, figureKey } from "./answers.svelte.ts";
import { Connection, type Line, type Listener } from "./connection.ts";
import { fly, places } from "./flights.ts";
import { Pacer } from "./pacer.svelte.ts";

const DONE = "button:done";
const NOT_PLAYABLE = ["other-version", "unavailable"];

export interface Inspected {
  anchor: string;
  element: Element;
  sheet: boolean; // stays until it is closed
}

/** An element that was clicked in vain. */
export interface Refused {
  anchor: string;
  element: Element;
}

/** A figure or a term that explains itself; `pinned` stays until it is closed. */
export interface Explained {
  kind: "figure" | "term";
  id: string;
  element: Element;
  pinned: boolean;
}

/** Marks of the browser for what is measured: how long it takes until a position is drawn. */
export const DRAWN = "position-drawn";

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
  /** The element that is told why nothing can be done with it. */
  refused = $state.raw<Refused | null>(null);
  explained = $state.raw<Explained | null>(null);
  /** What the strip "since your last decision" was dismissed at. */
  dismissed = $state(-1);
  recapOpen = $state(false);
  /** What a strong bot would do, for this decision. */
  hinted = $state.raw<Suggestion[] | null>(null);
  /** Whether it still thinks about it. */
  hinting = $state(false);
  /** The last line of the chat that was in sight. */
  private chatRead = $state(-1);
  kit = $state.raw<BoardKit | null>(null);
  waiting = $state(false);
  told = $state("");
  problem = $state("");
  /** Why this server cannot go on with the game, if it cannot. */
  unplayable = $state("");

  readonly pacer = new Pacer(
    (position) => this.look(position),
    () => settings.pace,
  );
  readonly answers = new Answers((message) => this.connection.send(message));

  readonly table = $derived(this.position?.table ?? null);
  /** How many positions wait to be shown. */
  readonly behind = $derived(this.pacer.waiting.length);
  readonly game = $derived(this.table?.game ?? "");
  readonly seat = $derived(this.position?.seat ?? null);
  private readonly bare = $derived(wordsOf(this.game));
  readonly words = $derived(this.bare.seating(this.table?.seats.map((seat) => nameOf(this.bare, seat)) ?? []));
  readonly actions = $derived(
    this.waiting || this.behind > 0 || this.line !== "open" ? [] : (this.position?.actions ?? []),
  );
  /** The actions that fit what is chosen so far. */
  readonly choices = $derived(narrow(this.actions, this.chosen));
  readonly legal = $derived(this.offer ? new Set<string>() : nextAnchors(this.actions, this.chosen));
  readonly done = $derived(this.actions.find((action) => anchorsOf(action).includes(DONE)) ?? null);
  readonly buttons = $derived(
    this.actions.filter((action) => anchorsOf(action).some((anchor) => isButton(anchor) && anchor !== DONE)),
  );
  readonly mine = $derived(this.table?.seats.some((seat) => seat.mine) ?? false);
  readonly myTurn = $derived((this.position?.actions.length ?? 0) > 0);
  /** Whether I am to decide, even while earlier steps are still shown. */
  readonly wanted = $derived(((this.pacer.newest ?? this.position)?.actions.length ?? 0) > 0);
  /** Elements the question is about. */
  readonly asked = $derived(this.myTurn ? (this.position?.prompt?.anchors ?? []) : []);
  /** Whose turn it is, if the log says so; others may be asked in it. */
  readonly turnOf = $derived(turnOf(this.log));
  /** What is new since my last decision. */
  readonly since = $derived(this.position?.since ?? 0);
  readonly news = $derived(this.log.filter((line) => line.number >= this.since));
  /** Elements that have changed since then. */
  readonly changed = $derived(
    new Set(this.dismissed === this.since ? [] : this.news.flatMap((line) => this.anchorsIn(line))),
  );
  readonly handOver = $derived(this.table ? handOver(this.table, this.seat) : null);

  readonly unread = $derived(this.chat.filter((line) => line.number > this.chatRead).length);

  // words in the language of the page, and with the names of those who sit here
  readonly say: Words["say"] = (key, args) => this.words.say(key, args);
  readonly message: Words["message"] = (message) => this.words.message(message);
  readonly player: Words["player"] = (seat) => this.words.player(seat);

  /** The board elements a line of the log speaks of; not the players themselves, of whom nearly every line does. */
  private anchorsIn(line: LogLine): string[] {
    return (this.kit?.anchorsIn?.(line.message) ?? []).filter((anchor) => !anchor.startsWith("seat:"));
  }

  private connection: Connection;
  private reference = 0;

  constructor(readonly id: string) {
    this.connection = new Connection(id, this);
  }

  close(): void {
    this.pacer.close();
    this.connection.close();
  }

  // ---- what the server says ----------------------------------------------------------------------------------------

  knownLog(): number {
    return (this.pacer.newest ?? this.position)?.log_length ?? 0;
  }

  lineChanged(line: Line): void {
    this.line = line;
    if (line === "open") return;
    this.waiting = false;
    this.pacer.present();
  }

  hear(message: FromServer): void {
    if (message.type === "position") this.pacer.receive(message, isUrgent(this.position, message));
    else if (message.type === "told") this.answers.hear(message);
    else if (message.type === "hinted") this.takeHint(message);
    else if (message.type === "chat") this.listen(message.lines);
    else if (message.type === "refused") {
      this.waiting = false;
      this.hinting = false;
      this.problem = problemWords(message.code, message.details);
      if (NOT_PLAYABLE.includes(message.code)) this.unplayable = this.problem;
    }
  }

  private look(position: Position): void {
    const start = performance.now();
    const from = settings.pace === "once" ? null : places();
    this.take(position);
    void tick().then(() => {
      fly(from);
      requestAnimationFrame(() => setTimeout(() => performance.measure(DRAWN, { start, end: performance.now() })));
    });
  }

  private take(position: Position): void {
    const same = position.decision !== "" && position.decision === this.position?.decision;
    const before = this.log;
    const first = this.position === null;
    if (position.since !== this.position?.since) this.recapOpen = false;
    this.log = mergeLog(before, position.log_from, position.new_log, position.undone_log);
    this.position = position;
    this.answers.forget();
    this.waiting &&= same; // somebody else's sealed move: ours is still on its way
    if (!same) {
      this.clear();
      this.explained = null;
      this.problem = "";
      this.forgetHint();
    }
    if (!first) this.tell(newLines(before, this.log));
  }

  private listen(lines: ChatLine[]): void {
    const known = new Set(this.chat.map((line) => line.number));
    const isFirst = known.size === 0 && this.position === null; // what was said before I came
    this.chat = [...this.chat, ...lines.filter((line) => !known.has(line.number))];
    if (isFirst) this.readChat();
  }

  private takeHint({ decision, suggestions }: Hinted): void {
    this.hinting = false;
    if (decision === this.position?.decision) this.hinted = suggestions;
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

  /** Tells why nothing can be done with an element: a board calls this where something was dropped in vain. */
  refuse(anchor: string, element: Element): void {
    if (this.waiting || this.line !== "open") return;
    this.refused = { anchor, element };
    this.explained = null;
    this.answers.ask(anchor);
  }

  /** Why nothing can be done with what was clicked; empty until the server has answered. */
  readonly reason = $derived.by(() => {
    if (!this.refused) return "";
    const told = this.answers.about(this.refused.anchor);
    if (!told) return "";
    return told.reason ? this.words.message(told.reason) : this.generalReason();
  });

  private generalReason(): string {
    if (this.table?.status !== "running") return t("prompt-over");
    if (!this.mine) return t("reason-watching");
    const prompt = this.position?.prompt;
    if (prompt) return t("reason-other-question", { question: this.words.message(prompt.words) });
    return t("reason-others", { names: this.deciding });
  }

  /** Who is to decide. */
  get deciding(): string {
    const seats = this.table?.seats ?? [];
    return this.words.join(seats.flatMap((seat, number) => (seat.to_move ? [this.words.player(number)] : [])));
  }

  explain(explained: Explained): void {
    if (this.behind > 0) return; // the server answers for what is not shown yet
    this.inspected = null;
    this.refused = null;
    this.explained = explained;
    if (explained.kind === "figure") this.answers.ask(figureKey(explained.id));
  }

  dismissRecap(): void {
    this.dismissed = this.since;
    this.recapOpen = false;
  }

  /** Nothing beside the board any more: no reason, no sum, no inspector. */
  closePanels(): void {
    this.refused = null;
    this.explained = null;
    this.inspected = null;
  }

  pick(anchor: string): void {
    this.refused = null;
    const picked = pick(this.actions, this.chosen, anchor);
    this.chosen = picked.chosen;
    this.offer = null;
    if (picked.settled) this.choose(picked.settled);
  }

  /** Whether a person is asked before an action is carried out. */
  needsConfirming({ consequences = [], irreversible, passes_on }: LegalAction): boolean {
    if (settings.confirm === "never") return false;
    return consequences.length > 0 || (settings.confirm === "final" && Boolean(irreversible || passes_on));
  }

  /** Carries an action out, unless it needs an amount or has consequences one should know. */
  choose(action: LegalAction): void {
    this.closePanels();
    if (rangeOf(action) || this.needsConfirming(action)) {
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
    this.refused = null;
  }

  undo(whole_turn: boolean): void {
    this.clear();
    this.connection.send({ type: "undo", whole_turn });
  }

  withdraw(): void {
    this.connection.send({ type: "withdraw" });
  }

  /** What would a strong bot do here? */
  hint(): void {
    if (!this.myTurn || this.hinting || this.hinted) return;
    this.hinting = this.connection.send({ type: "hint" });
  }

  forgetHint(): void {
    this.hinted = null;
    this.hinting = false;
  }

  /** The chat is in sight. */
  readChat(): void {
    this.chatRead = this.chat.at(-1)?.number ?? -1;
  }

  /** Whether I want to be asked even what leaves nothing to decide. */
  askAll(on: boolean): void {
    this.connection.send({ type: "ask-all", on });
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
