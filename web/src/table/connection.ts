/** The websocket of a table: opens, pings, and opens again when the line breaks. */
import { isDead, PING_EVERY, waitBefore } from "../logic/reconnect.ts";
import { liveAddress } from "../state/api.ts";
import type { FromClient, FromServer } from "../wire.ts";

export type Line = "connecting" | "open" | "lost" | "refused";

const REFUSED = [4403, 4404, 4409]; // trying again would not help

export interface Listener {
  hear(message: FromServer): void;
  lineChanged(line: Line): void;
  knownLog(): number;
}

export class Connection {
  private socket: WebSocket | null = null;
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinger: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  private readonly listening = new AbortController(); // until it is closed for good

  constructor(
    private table: string,
    private listener: Listener,
  ) {
    const { signal } = this.listening;
    addEventListener("online", () => this.now(), { signal });
    addEventListener("offline", () => this.broken(), { signal });
    document.addEventListener("visibilitychange", () => this.now(), { signal });
    this.open();
  }

  send(message: FromClient): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.listening.abort();
    this.drop();
  }

  /** Try at once: the network is back, or somebody looks at the page again. */
  now(): void {
    if (this.listening.signal.aborted || document.visibilityState === "hidden") return;
    if (this.socket) {
      if (this.socket.readyState === WebSocket.OPEN) this.ping();
      return;
    }
    this.attempt = 0;
    clearTimeout(this.timer);
    this.open();
  }

  private broken(): void {
    if (this.socket) this.lost();
  }

  private open(): void {
    this.listener.lineChanged(this.attempt === 0 ? "connecting" : "lost");
    const socket = new WebSocket(liveAddress(this.table, this.listener.knownLog()));
    this.socket = socket;
    socket.onopen = () => {
      this.attempt = 0;
      this.heard = Date.now();
      this.listener.lineChanged("open");
      this.pinger = setInterval(() => this.ping(), PING_EVERY);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.heard = Date.now();
      this.listener.hear(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      if (REFUSED.includes(event.code)) {
        this.drop();
        this.listener.lineChanged("refused");
      } else this.lost();
    };
  }

  private ping(): void {
    if (isDead(this.heard, Date.now())) this.lost();
    else this.send({ type: "ping" });
  }

  private lost(): void {
    this.drop();
    if (this.listening.signal.aborted) return;
    this.attempt += 1;
    this.listener.lineChanged("lost");
    this.timer = setTimeout(() => this.open(), waitBefore(this.attempt, Math.random()));
  }

  private drop(): void {
    clearTimeout(this.timer);
    clearInterval(this.pinger);
    const socket = this.socket;
    this.socket = null;
    if (socket) {
      socket.onclose = socket.onmessage = socket.onopen = null;
      socket.close();
    }
  }
}
