import { EventEmitter } from "node:events";

/** Wakes those of this process who watch a trip. */
export interface TripChanges {
  announce(id: string): void;
  /**
   * Resolves at the next change, within `timeoutMs`, or when the signal aborts. Time is over for everyone at the same moment, so that those who then
   * look again share one read.
   */
  next(id: string, timeoutMs: number, signal: AbortSignal): Promise<void>;
}

export function createTripChanges(): TripChanges {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  return {
    announce: (id) => {
      emitter.emit(id);
    },
    next: (id, timeoutMs, signal) =>
      new Promise((resolve) => {
        const done = () => {
          clearTimeout(timer);
          emitter.off(id, done);
          signal.removeEventListener("abort", done);
          resolve();
        };
        const timer = setTimeout(done, timeoutMs - (Date.now() % timeoutMs));
        emitter.once(id, done);
        signal.addEventListener("abort", done);
        if (signal.aborted) done();
      }),
  };
}
