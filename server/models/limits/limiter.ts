import { Slots } from "@/server/trip";
import type { ModelSettings } from "../config/models-config";
import { pause } from "./pause";
import { RateWindow } from "./rate-window";

/** Holds calls of one model to its concurrency and rate. */
export interface Limiter {
  /** Waits until the model may be called and gives the function to call at the end; null where the signal was aborted first. */
  enter(signal: AbortSignal): Promise<(() => void) | null>;
}

/** One for each model that is served somewhere, in this process: runs and travelers share it. */
const limiters = new Map<string, Limiter>();

export function limiterOf({ baseUrl, model, concurrency, requestsPerMinute }: ModelSettings): Limiter {
  const key = JSON.stringify([baseUrl, model, concurrency, requestsPerMinute]);
  const limiter = limiters.get(key) ?? makeLimiter(concurrency, requestsPerMinute);
  limiters.set(key, limiter);
  return limiter;
}

function makeLimiter(concurrency: number, requestsPerMinute: number | undefined): Limiter {
  const slots = new Slots(concurrency);
  const rate = requestsPerMinute === undefined ? null : new RateWindow(requestsPerMinute);
  return {
    async enter(signal) {
      const leave = await slots.take(signal);
      if (leave === null || rate === null) return leave;
      const wait = rate.take(performance.now());
      if (wait === 0 || (await pause(wait, signal))) return leave;
      leave();
      return null;
    },
  };
}
