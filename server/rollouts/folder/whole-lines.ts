import { appendFileSync, existsSync, readFileSync, truncateSync } from "node:fs";
import type { z } from "zod";
import { filledLines, parseJson } from "@/server/episodes";
import { ok, type Result } from "@/server/trip";

/**
 * The values of a JSON Lines file that is appended to, none where there is no file. A line that a killed process left half written is cut off,
 * so that the next one begins where it should.
 */
export function openLines<S extends z.ZodType>(file: string, schema: S): Result<z.output<S>[]> {
  if (!existsSync(file)) return ok([]);
  const bytes = readFileSync(file);
  const whole = bytes.subarray(0, bytes.lastIndexOf("\n") + 1);
  if (whole.length < bytes.length) truncateSync(file, whole.length);
  const values: z.output<S>[] = [];
  for (const { text, number } of filledLines(whole.toString("utf8"))) {
    const value = parseJson(text, schema, { file, line: number });
    if (!value.ok) return value;
    values.push(value.value);
  }
  return ok(values);
}

export function appendLine(file: string, value: unknown): void {
  appendFileSync(file, `${JSON.stringify(value)}\n`);
}
