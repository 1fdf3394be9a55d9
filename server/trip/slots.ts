/** So many at the same time; who comes later waits, first come first served. */
export class Slots {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(count: number) {
    this.#free = count;
  }

  /** Waits for a slot and gives the function that frees it; null where the signal was aborted first. */
  async take(signal: AbortSignal): Promise<(() => void) | null> {
    if (signal.aborted) return null;
    if (this.#free > 0) this.#free -= 1;
    else if (!(await this.#turn(signal))) return null;
    return once(() => this.#giveBack());
  }

  #turn(signal: AbortSignal): Promise<boolean> {
    return new Promise((settle) => {
      const begin = () => {
        signal.removeEventListener("abort", leave);
        settle(true);
      };
      const leave = () => {
        this.#waiting.splice(this.#waiting.indexOf(begin), 1);
        settle(false);
      };
      this.#waiting.push(begin);
      signal.addEventListener("abort", leave, { once: true });
    });
  }

  #giveBack(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#free += 1;
    else next();
  }
}

function once(action: () => void): () => void {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    action();
  };
}
