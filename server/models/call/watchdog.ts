import type { ModelSettings } from "../config/models-config";

/** What took too long: nothing came at first, nothing came for a while, or the answer as a whole. */
export type Overrun = "first part" | "between parts" | "whole";

/** Aborts one attempt when the traveler does or when a time-out runs out; every attempt has a fresh one. */
export class Watchdog {
  /** Aborted by either. */
  readonly signal: AbortSignal;
  overrun: Overrun | null = null;
  readonly #timeouts: ModelSettings["timeouts"];
  readonly #controller = new AbortController();
  readonly #whole: NodeJS.Timeout;
  #silence: NodeJS.Timeout;

  constructor(timeouts: ModelSettings["timeouts"], signal: AbortSignal) {
    this.#timeouts = timeouts;
    this.signal = AbortSignal.any([signal, this.#controller.signal]);
    this.#whole = this.#after(timeouts.wholeMs, "whole");
    this.#silence = this.#after(timeouts.firstTokenMs, "first part");
  }

  /** A part of the answer came. */
  heard(): void {
    clearTimeout(this.#silence);
    this.#silence = this.#after(this.#timeouts.betweenPartsMs, "between parts");
  }

  /** Ends the attempt: what is still coming is not read. */
  stop(): void {
    clearTimeout(this.#whole);
    clearTimeout(this.#silence);
    this.#controller.abort();
  }

  #after(ms: number, overrun: Overrun): NodeJS.Timeout {
    return setTimeout(() => {
      this.overrun ??= overrun;
      this.#controller.abort();
    }, ms);
  }
}
