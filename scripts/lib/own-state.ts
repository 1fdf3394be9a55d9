import { afterAll, vi } from "vitest";

/** Files share a process: the clock, environment and functions that one put in place are gone for the next. */
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
