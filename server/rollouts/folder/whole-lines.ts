import { appendFileSync, existsSync, readFileSync, truncateSync } from "node:fs";
import type { z } from "zod";
import { filledLines, parseJson } from "@/server/episodes";
import { ok, type Result } from "@/server/trip";

/** The values of a JSON Lines file that a process appends to, none where there is no file. What follows the last whole line is left out. */
export function readWholeLines<S extends z.ZodType>(file: string, schema: S): Result<z.output<S>[]> {
  if (!existsSync(file)) return ok([]);
  const bytes = readFileSync(file);
  const values: z.output<S>[] = [];
  for (const { text, number } of filledLines(bytes.subarray(0, wholeLength(bytes)).toString("utf8"))) {
    const value = parseJson(text, schema, { file, line: number });
    if (!value.ok) return value;
    values.push(value.value);
  }
  return ok(values);
}

/** The same for the process that appends: a line that was left half written is cut off, so that the next one begins where it should. */
export function openLines<S extends z.ZodType>(file: string, schema: S): Result<z.output<S>[]> {
  if (!existsSync(file)) return ok([]);
  const bytes = readFileSync(file);
  const whole = wholeLength(bytes);
  if (whole < bytes.length) truncateSync(file, whole);
  return readWholeLines(file, schema);
}

export function appendLine(file: string, value: unknown): void {
  appendFileSync(file, `${JSON.stringify(value)}\n`);
}

function wholeLength(bytes: Buffer): number {
  return bytes.lastIndexOf("\n") + 1;
}
