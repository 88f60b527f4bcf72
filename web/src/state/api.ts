/** Requests to the server. Every error answer becomes a `Failed` with the server's code. */
import type {
  Credentials,
  Game,
  GuestName,
  Me,
  NewPassword,
  NewTable,
  NewToken,
  Problem,
  SetBot,
  Table,
  Tables,
  TakeSeat,
  Texts,
  Token,
  WhichSeat,
} from "../wire.ts";

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

const get = <T>(path: string): Promise<T> => request<T>("GET", path);
const post = <T>(path: string, body: unknown = {}): Promise<T> => request<T>("POST", path, body);

export const api = {
  me: () => get<Me | null>("/me"),
  guest: (body: GuestName) => post<Me>("/me/guest", body),
  register: (body: Credentials) => post<Me>("/me/register", body),
  login: (body: Credentials) => post<Me>("/me/login", body),
  logout: () => post<null>("/me/logout"),
  changePassword: (body: NewPassword) => post<null>("/me/password", body),
  tokens: () => get<Token[]>("/me/tokens"),
  newToken: (body: NewToken) => post<Token>("/me/tokens", body),
  dropToken: (id: string) => request<null>("DELETE", `/me/tokens/${id}`),

  games: () => get<Game[]>("/games"),
  texts: (language: string, game: string) => get<Texts>(`/texts/${language}/${game}`),
  catalogue: <T>(game: string) => get<T>(`/games/${game}/catalogue`),

  tables: () => get<Tables>("/tables"),
  create: (body: NewTable) => post<Table>("/tables", body),
  sit: (id: string, body: TakeSeat) => post<Table>(`/tables/${id}/seat`, body),
  leave: (id: string, body: WhichSeat) => post<Table>(`/tables/${id}/leave`, body),
  setBot: (id: string, body: SetBot) => post<Table>(`/tables/${id}/bot`, body),
  start: (id: string) => post<Table>(`/tables/${id}/start`),
  resign: (id: string, body: WhichSeat) => post<Table>(`/tables/${id}/resign`, body),
  rematch: (id: string) => post<Table>(`/tables/${id}/rematch`),
};

export const recordAddress = (table: string): string => `/api/tables/${table}/record`;

/** The table's websocket; log lines below `known` are here already. */
export function liveAddress(table: string, known: number): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/tables/${table}/live?log=${known}`;
}
