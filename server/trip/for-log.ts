/**
 * An error as the log may have it: where it came from, and of a database's refusal the statement and code. What statements were filled with,
 * people's words and the tokens of links among them, is in the messages of such errors and stays out.
 */
export function forLog(error: unknown): string {
  if (!(error instanceof Error)) return typeof error === "string" ? error : typeof error;
  const text = messageOf(error) ?? error.message;
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  const cause = error.cause === undefined ? [] : [`caused by ${forLog(error.cause)}`];
  return [`${error.name}: ${text}`, ...frames, ...cause].join("\n");
}

/** Null where the error's own message tells nothing of values. */
function messageOf(error: Error): string | null {
  if ("query" in error && "params" in error) return `The query failed: ${String(error.query)}`;
  // The database's own, of either driver; its message and details may quote a value.
  if ("severity" in error && "code" in error) return `the database refused with code ${String(error.code)}`;
  return null;
}
