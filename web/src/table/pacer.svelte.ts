/** Shows positions one after the other, at the pace the person likes. It delays nothing but what is shown. */
import { isNews, stepTime } from "../logic/pace.ts";
import type { Pace } from "../state/settings.svelte.ts";
import type { Position } from "../wire.ts";

export class Pacer {
  /** Those not shown yet. */
  waiting = $state.raw<Position[]>([]);
  private most = 0; // that have waited since the present was shown last
  private shownAt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private show: (position: Position) => void,
    private pace: () => Pace,
  ) {}

  /** The newest position there is. */
  get newest(): Position | undefined {
    return this.waiting[this.waiting.length - 1];
  }

  receive(position: Position, urgent: boolean): void {
    const idle = this.waiting.length === 0;
    this.waiting = [...this.waiting, position];
    this.most = Math.max(this.most, this.waiting.filter(isNews).length);
    const hidden = document.visibilityState === "hidden";
    if (urgent || hidden || this.pace() === "once" || (idle && !isNews(position))) this.present();
    else if (idle) this.wait();
  }

  /** The next step. */
  next(): void {
    clearTimeout(this.timer);
    do this.pop();
    while (this.waiting[0] && !isNews(this.waiting[0]));
    if (this.waiting.length > 0) this.wait();
  }

  /** Everything that waits, at once. */
  present(): void {
    clearTimeout(this.timer);
    while (this.waiting.length > 0) this.pop();
  }

  private pop(): void {
    const [first, ...others] = this.waiting;
    if (!first) return;
    this.waiting = others;
    if (others.length === 0) this.most = 0;
    this.shownAt = Date.now();
    this.show(first);
  }

  private wait(): void {
    if (this.pace() === "steps") return;
    const left = this.shownAt + stepTime(this.most) - Date.now();
    if (left <= 0) this.next();
    else this.timer = setTimeout(() => this.next(), left);
  }

  close(): void {
    clearTimeout(this.timer);
    this.waiting = [];
  }
}
