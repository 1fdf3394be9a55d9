import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { z } from "zod";
import { localDateSchema, ProblemError } from "@/server/trip";
import { type MarkedSpan, type MarkedText, meaningsOf } from "../reader/marks/marks";

/** A row of the reading corpus: what someone typed, with what it means marked in place (training/README.md). */
export interface MarkedRow extends MarkedText {
  /** Of sealed rows: "ordinary", "rich", "answer", "change", "settles-nothing". */
  readonly kind: string | null;
  readonly writer: string | null;
}

const rowSchema = z.object({
  text: z.string().max(10_000),
  asked: z.string().max(60).nullable(),
  today: localDateSchema,
  act: z.string().max(100),
  kind: z.string().max(30).optional(),
  writer: z.string().max(60).optional(),
});
/** `[words|slot=value;slot]`, never nested (training/README.md). */
const MARK = /\[([^[\]|]+)\|([^[\]|]+)\]/g;

/** The rows of a corpus file (JSONL, gzipped or not). Throws ProblemError `bad_file` with the line that is damaged. */
export function readMarkedRows(file: string): MarkedRow[] {
  const bytes = readFileSync(file);
  const lines = (file.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8").split("\n");
  return lines.flatMap((line, at) => {
    if (line.trim() === "") return [];
    const row = rowSchema.safeParse(JSON.parse(line));
    if (row.success) return [markedRow(row.data)];
    throw new ProblemError({ code: "bad_file", message: `${file}, line ${at + 1}: ${row.error.issues[0]?.message}` });
  });
}

function markedRow({ text: marked, asked, today, act, kind, writer }: z.infer<typeof rowSchema>): MarkedRow {
  let text = "";
  let at = 0;
  const spans: MarkedSpan[] = [];
  for (const match of marked.matchAll(MARK)) {
    text += marked.slice(at, match.index);
    const from = text.length;
    text += match[1] ?? "";
    at = match.index + match[0].length;
    for (const meaning of meaningsOf(match[2] ?? "")) spans.push({ from, to: text.length, ...meaning });
  }
  text += marked.slice(at);
  return { text, asked, today, acts: act.split("+"), kind: kind ?? null, writer: writer ?? null, spans };
}
