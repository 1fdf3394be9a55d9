import { appendFileSync, existsSync, readFileSync, truncateSync } from "node:fs";
import type { z } from "zod";
import { parseJsonLines } from "@/server/episodes";
import { ok, type Result } from "@/server/trip";

/** The values of a JSON Lines file that a process appends to, none where there is no file. What follows the last whole line is left out. */
export function readWholeLines<S extends z.ZodType>(file: string, schema: S): Result<z.output<S>[]> {
  return existsSync(file) ? parseJsonLines(wholeLines(readFileSync(file)).toString("utf8"), schema, file) : ok([]);
}

/** The same for the process that appends: a line that was left half written is cut off, so that the next one begins where it should. */
export function openLines<S extends z.ZodType>(file: string, schema: S): Result<z.output<S>[]> {
  if (!existsSync(file)) return ok([]);
  const bytes = readFileSync(file);
  const whole = wholeLines(bytes);
  if (whole.length < bytes.length) truncateSync(file, whole.length);
  return parseJsonLines(whole.toString("utf8"), schema, file);
}

export function appendLine(file: string, value: unknown): void {
  appendFileSync(file, `${JSON.stringify(value)}\n`);
}

function wholeLines(bytes: Buffer): Buffer {
  return bytes.subarray(0, bytes.lastIndexOf("\n") + 1);
}
