/** Requests to the server. Every error answer becomes a `Failed` with the server's code. */
import type { Endpoints, Problem } from "../wire.ts";

export class Failed extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly status: number,
    readonly details: Record<string, string> = {},
  ) {
    super(text);
  }
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      credentials: "same-origin",
      headers: {
        Accept: "application/json",
        "X-Zeitalter": "1",
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Failed("offline", "the server cannot be reached", 0);
  }
  const text = await answer.text();
  const json: unknown = text === "" ? null : JSON.parse(text);
  if (answer.ok) return json as T;
  const problem = json as Partial<Problem> | null;
  throw new Failed(problem?.code ?? "error", problem?.text ?? answer.statusText, answer.status, problem?.details);
}

type Endpoint = keyof Endpoints;
type Places<Path extends string> = Path extends `${string}{${string}}${infer Rest}` ? [string, ...Places<Rest>] : [];
type Arguments<E extends Endpoint> = Endpoints[E]["body"] extends null
  ? Places<E>
  : [...Places<E>, body: Endpoints[E]["body"]];

/** Sends one kind of request: what its path leaves open comes first, then the body. */
function door<E extends Endpoint>(endpoint: E): (...args: Arguments<E>) => Promise<Endpoints[E]["answer"]> {
  const [method, path] = endpoint.split(" ") as [string, string];
  return (...args) => {
    const left: unknown[] = [...args];
    const address = path.replace(/\{\w+\}/g, () => encodeURIComponent(String(left.shift())));
    return request(method, address, method === "POST" ? (left[0] ?? {}) : undefined);
  };
}

const catalogue = door("GET /games/{game}/catalogue");

export const api = {
  me: door("GET /me"),
  guest: door("POST /me/guest"),
  register: door("POST /me/register"),
  login: door("POST /me/login"),
  logout: door("POST /me/logout"),
  changePassword: door("POST /me/password"),
  tokens: door("GET /me/tokens"),
  newToken: door("POST /me/tokens"),
  dropToken: door("DELETE /me/tokens/{token}"),

  health: door("GET /health"),
  games: door("GET /games"),
  texts: door("GET /texts/{language}/{game}"),
  /** Each game has its own kind of catalogue. */
  catalogue: <T>(game: string) => catalogue(game) as Promise<T>,

  tables: door("GET /tables"),
  create: door("POST /tables"),
  sit: door("POST /tables/{table_id}/seat"),
  leave: door("POST /tables/{table_id}/leave"),
  setBot: door("POST /tables/{table_id}/bot"),
  start: door("POST /tables/{table_id}/start"),
  resign: door("POST /tables/{table_id}/resign"),
  rematch: door("POST /tables/{table_id}/rematch"),
};

export const recordAddress = (table: string): string => `/api/tables/${table}/record`;

/** The table's websocket; log lines below `known` are here already. */
export function liveAddress(table: string, known: number): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/tables/${table}/live?log=${known}`;
}
