/** What the server has said about elements and figures of the board; holds until the next position. */
import { SvelteMap } from "svelte/reactivity";
import type { FromClient, Told } from "../wire.ts";

export const figureKey = (figure: string): string => `figure:${figure}`;

export class Answers {
  private known = new SvelteMap<string, Told>();
  private asked = new Set<string>();

  constructor(private send: (message: FromClient) => boolean) {}

  about(about: string): Told | undefined {
    return this.known.get(about);
  }

  ask(about: string): void {
    if (!this.asked.has(about) && this.send({ type: "ask", about })) this.asked.add(about);
  }

  hear(told: Told): void {
    if (this.asked.has(told.about)) this.known.set(told.about, told);
  }

  forget(): void {
    this.asked.clear();
    this.known.clear();
  }
}
