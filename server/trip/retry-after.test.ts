import { expect, test } from "vitest";
import { retryAfter } from "./retry-after";

const NOW = Date.parse("2026-03-01T12:00:00Z");

test.each([
  [{ "retry-after": "7" }, 7_000],
  [{ "retry-after": "0.5" }, 500],
  [{ "retry-after": "Sun, 01 Mar 2026 12:00:30 GMT" }, 30_000],
  [{ "retry-after": "Sun, 01 Mar 2026 11:00:00 GMT" }, 0],
  [{ "retry-after-ms": "250", "retry-after": "7" }, 250],
  [{ "retry-after": "soon" }, null],
  [{ "retry-after": "" }, null],
  [{}, null],
])("%o asks for %o ms", (headers, ms) => {
  expect(retryAfter(headers, NOW)).toBe(ms);
});
