import { createWriteStream, readFileSync, renameSync, rmSync } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { z } from "zod";
import { fail, ok, type Problem, type Result } from "@/server/trip";

type Where = NonNullable<Problem["where"]>;

/** One JSON text checked by a schema; a failure names the place and the first field at fault. */
export function parseJson<S extends z.ZodType>(text: string, schema: S, where: Where): Result<z.output<S>> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return fail({ code: "bad_file", message: `This is not JSON: ${reason}.`, where });
  }
  return checkShape(value, schema, where);
}

/** A value checked by a schema; a failure names the place and the first field at fault. */
export function checkShape<S extends z.ZodType>(value: unknown, schema: S, where: Where): Result<z.output<S>> {
  const checked = schema.safeParse(value, {
    error: (issue) => (issue.input === undefined ? "The field is missing." : undefined),
  });
  if (checked.success) return ok(checked.data);
  const issue = checked.error.issues[0];
  const field = issue?.path.map(String).join(".");
  return fail({
    code: "bad_file",
    message: issue?.message ?? "The shape is wrong.",
    where: field ? { ...where, field } : where,
  });
}

/** The text of a file, or a problem that says why it cannot be read. */
export function readTextFile(file: string): Result<string> {
  try {
    return ok(readFileSync(file, "utf8"));
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? String(error.code) : String(error);
    const message = reason === "ENOENT" ? "There is no such file." : `The file cannot be read (${reason}).`;
    return fail({ code: "bad_file", message, where: { file } });
  }
}

export interface Line {
  /** From 1. */
  readonly number: number;
  readonly text: string;
}

/** The lines of a text that are not blank. */
export function filledLines(text: string): Line[] {
  return text
    .split("\n")
    .map((line, index) => ({ number: index + 1, text: line.replace(/^\uFEFF/, "") }))
    .filter((line) => line.text.trim() !== "");
}

/** A JSON Lines file checked line by line; the first bad line fails the whole file. */
export function readJsonLines<S extends z.ZodType>(file: string, schema: S): Result<z.output<S>[]> {
  const text = readTextFile(file);
  return text.ok ? parseJsonLines(text.value, schema, file) : text;
}

/** The same for the text of a file. */
export function parseJsonLines<S extends z.ZodType>(text: string, schema: S, file: string): Result<z.output<S>[]> {
  const values: z.output<S>[] = [];
  for (const line of filledLines(text)) {
    const value = parseJson(line.text, schema, { file, line: line.number });
    if (!value.ok) return value;
    values.push(value.value);
  }
  return ok(values);
}

/** Writes values as JSON Lines, one at a time, whole or not at all. Gives how many there are. */
export async function writeJsonLines(out: string, values: Iterable<object>, mode = 0o644): Promise<number> {
  const part = `${out}.part`;
  let count = 0;
  function* lines(): Generator<string> {
    for (const value of values) {
      count += 1;
      yield `${JSON.stringify(value)}\n`;
    }
  }
  rmSync(part, { force: true });
  try {
    await pipeline(Readable.from(lines()), createWriteStream(part, { mode }));
    renameSync(part, out);
  } finally {
    rmSync(part, { force: true });
  }
  return count;
}
