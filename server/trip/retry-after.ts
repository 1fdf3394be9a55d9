/**
 * How many milliseconds a server asks to wait: `retry-after-ms`, or `retry-after` in seconds or as a date. Null where it does not say,
 * or says what cannot be read. `now`: milliseconds since 1970.
 */
export function retryAfter(headers: Readonly<Record<string, string | undefined>>, now: number): number | null {
  const ms = nonNegative(headers["retry-after-ms"]);
  if (ms !== null) return ms;
  const said = headers["retry-after"];
  const seconds = nonNegative(said);
  if (seconds !== null) return seconds * 1_000;
  const date = said === undefined ? Number.NaN : Date.parse(said);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}

function nonNegative(text: string | undefined): number | null {
  return text !== undefined && /^\s*\d+(\.\d+)?\s*$/.test(text) ? Number(text) : null;
}
