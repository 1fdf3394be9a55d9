const MINUTE_MS = 60_000;

/** At most so many starts within any minute. Times are milliseconds of one clock that never goes back. */
export class RateWindow {
  readonly #limit: number;
  #starts: number[] = [];

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Takes the next free start and tells how long to wait for it. */
  take(now: number): number {
    this.#starts = this.#starts.filter((start) => start > now - MINUTE_MS);
    const before = this.#starts.at(-this.#limit);
    const start = before === undefined ? now : Math.max(now, before + MINUTE_MS);
    this.#starts.push(start);
    return start - now;
  }
}
