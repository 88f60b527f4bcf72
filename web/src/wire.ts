// Made by tools/generate_types.py from zeitalter.server.wire; do not edit.

export interface Me {
  id: string;
  name: string;
  guest: boolean;
}

export interface Credentials {
  name: string;
  password: string;
}

export interface GuestName {
  name: string;
}

export interface NewPassword {
  old: string;
  new: string;
}

export interface NewToken {
  label: string;
  scopes: ("create" | "play" | "read")[];
}

export interface Token {
  id: string;
  label: string;
  scopes: ("create" | "play" | "read")[];
  created: number;
  secret?: string;
}

export interface Message {
  key: string;
  args?: Record<string, number | string | (number | string)[]>;
}

export interface Choice {
  value: string | number | boolean;
  words: Message;
}

export interface Option {
  name: string;
  words: Message;
  help: Message;
  default: string | number | boolean;
  choices: Choice[];
  least: number | null;
  most: number | null;
}

export interface Preset {
  name: string;
  words: Message;
  help: Message;
  options: Record<string, string | number | boolean>;
}

export interface Length {
  mode: number;
  words: Message | null;
  seats: number;
  together: [number, number];
  alone: [number, number];
}

export interface BotInfo {
  name: string;
  words: Message;
  help: Message;
  kind: "level" | "named";
}

export interface Sources {
  stated: number;
  outside: number;
  inferred: number;
  reconstructed: number;
}

export interface Game {
  id: string;
  version: number;
  seats: number[];
  presets: Preset[];
  options: Option[];
  bots: BotInfo[];
  usual_bot: string;
  lengths: Length[];
  values: Sources;
  names: Sources;
}

export interface Texts {
  language: string;
  fluent: string[];
  names: Record<string, string>;
  games: string[];
}

export interface SeatWish {
  who: "bot" | "me" | "open";
  bot?: string;
  name?: string;
}

export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, string | number | boolean>;
  pace?: "live" | "turns";
  public?: boolean;
  seconds?: number;
  start?: boolean;
}

export interface Seat {
  name: string;
  kind: "bot" | "open" | "person";
  bot: string;
  persona: Message | null;
  mine: boolean;
  present: boolean;
  resigned: boolean;
  to_move: boolean;
  thinking: boolean;
  deadline: number | null;
}

export interface Table {
  id: string;
  game: string;
  options: Record<string, string | number | boolean>;
  pace: "live" | "turns";
  public: boolean;
  seconds: number;
  status: "abandoned" | "open" | "over" | "running";
  seats: Seat[];
  owner: boolean;
  created: number;
  changed: number;
  host: number | null;
  hotseat: boolean;
  rematch: string;
}

export interface Tables {
  mine: Table[];
  open: Table[];
}

export interface TakeSeat {
  seat: number;
}

export interface SetBot {
  seat: number;
  bot: string;
}

export interface WhichSeat {
  seat?: number | null;
}

export interface Amount {
  from: number;
  to: number;
  noun: string;
  arg: string;
  step: number;
}

export interface Consequence {
  words: Message;
  grave?: boolean;
}

export interface LegalAction {
  action: Record<string, number | string | (number | string)[]>;
  words: Message;
  anchors?: string[];
  amount?: Amount | null;
  irreversible?: boolean;
  passes_on?: boolean;
  consequences?: Consequence[];
}

export interface LogLine {
  number: number;
  message: Message;
}

export interface ChatLine {
  number: number;
  name: string;
  seat: number | null;
  text: string;
  at: number;
  author: string;
}

export interface Prompt {
  id: string;
  words: Message;
  anchors: string[];
}

export interface Outcome {
  scores: Record<string, number>[];
  totals: number[];
  ranks: number[];
  reason: Message;
  points: boolean;
  table: Record<string, number>[];
}

export interface Position {
  type: "position";
  sequence: number;
  table: Table;
  seat: number | null;
  view: unknown;
  decision: string;
  prompt: Prompt | null;
  actions: LegalAction[];
  undoable: number;
  withdrawable: boolean;
  log_from: number;
  new_log: LogLine[];
  undone_log: number[];
  log_length: number;
  since: number;
  passing: boolean;
  outcome: Outcome | null;
}

export interface Refusal {
  type: "refused";
  code: string;
  text: string;
  reference: string;
  details: Record<string, string>;
}

export interface Chat {
  type: "chat";
  lines: ChatLine[];
}

export interface Term {
  words: Message;
  n: number;
}

export interface Sum {
  figure: string;
  total: number;
  terms: Term[];
}

export interface Told {
  type: "told";
  about: string;
  sequence: number;
  reason: Message | null;
  sum: Sum | null;
}

export interface Reason {
  factor: string;
  change: number;
  against: boolean;
}

export interface Suggestion {
  action: Record<string, number | string | (number | string)[]>;
  words: Message;
  anchors: string[];
  chance: number | null;
  reasons: Reason[];
}

export interface Hinted {
  type: "hinted";
  decision: string;
  suggestions: Suggestion[];
}

export interface Pong {
  type: "pong";
}

export interface Act {
  type: "act";
  decision: string;
  actions: Record<string, number | string | (number | string)[]>[];
  reference?: string;
}

export interface Undo {
  type: "undo";
  whole_turn?: boolean;
  reference?: string;
}

export interface Withdraw {
  type: "withdraw";
  reference?: string;
}

export interface Say {
  type: "say";
  text: string;
}

export interface ShowSeat {
  type: "show";
  seat: number | null;
}

export interface Ask {
  type: "ask";
  about: string;
}

export interface Hint {
  type: "hint";
}

export interface AskAll {
  type: "ask-all";
  on: boolean;
}

export interface Ping {
  type: "ping";
}

export interface Health {
  status: "ok";
  version: string;
  tables: number;
  watchers: number;
  docs: boolean;
  compiled: boolean;
}

export interface Problem {
  code: string;
  text: string;
  details: Record<string, string>;
}

export type FromClient = Act | Undo | Withdraw | Say | ShowSeat | Ask | AskAll | Hint | Ping;

export type FromServer = Position | Refusal | Chat | Told | Hinted | Pong;

/** REST: what a request needs as its body, and its answer. */
export interface Endpoints {
  "DELETE /me/tokens/{token}": { body: null; answer: null };
  "GET /games": { body: null; answer: Game[] };
  "GET /games/{game}": { body: null; answer: Game };
  "GET /games/{game}/catalogue": { body: null; answer: Record<string, unknown> };
  "GET /games/{game}/schema": { body: null; answer: Record<string, unknown> };
  "GET /health": { body: null; answer: Health };
  "GET /me": { body: null; answer: Me | null };
  "GET /me/tokens": { body: null; answer: Token[] };
  "GET /tables": { body: null; answer: Tables };
  "GET /tables/{table_id}": { body: null; answer: Table };
  "GET /tables/{table_id}/chat": { body: null; answer: Chat };
  "GET /tables/{table_id}/position": { body: null; answer: Position };
  "GET /tables/{table_id}/record": { body: null; answer: Record<string, unknown> };
  "GET /texts/{language}": { body: null; answer: Texts };
  "GET /texts/{language}/{game}": { body: null; answer: Texts };
  "POST /me/guest": { body: GuestName; answer: Me };
  "POST /me/login": { body: Credentials; answer: Me };
  "POST /me/logout": { body: null; answer: null };
  "POST /me/password": { body: NewPassword; answer: Me };
  "POST /me/register": { body: Credentials; answer: Me };
  "POST /me/tokens": { body: NewToken; answer: Token };
  "POST /tables": { body: NewTable; answer: Table };
  "POST /tables/{table_id}/act": { body: Act; answer: Position };
  "POST /tables/{table_id}/bot": { body: SetBot; answer: Table };
  "POST /tables/{table_id}/chat": { body: Say; answer: Chat };
  "POST /tables/{table_id}/leave": { body: WhichSeat; answer: Table };
  "POST /tables/{table_id}/rematch": { body: null; answer: Table };
  "POST /tables/{table_id}/resign": { body: WhichSeat; answer: Table };
  "POST /tables/{table_id}/seat": { body: TakeSeat; answer: Table };
  "POST /tables/{table_id}/start": { body: null; answer: Table };
  "POST /tables/{table_id}/undo": { body: Undo; answer: Position };
  "POST /tables/{table_id}/withdraw": { body: Withdraw; answer: Position };
}
