import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { z } from "zod";
import type { Marks } from "../reader/marks/read-marked";

const recordSchema = z.object({
  text: z.string().max(10_000),
  act: z.string().max(100),
  marks: z.array(z.string().max(1_000)).max(200),
});

/** What a large model marked, by the text that it read: recorded answers, gzipped JSON Lines. */
export function readRecordedMarks(file: string): Map<string, Marks> {
  const lines = gunzipSync(readFileSync(file)).toString("utf8").split("\n");
  const records = lines.flatMap((line) => (line.trim() === "" ? [] : [recordSchema.parse(JSON.parse(line))]));
  return new Map(records.map(({ text, act, marks }) => [text, { marks, acts: act.split("+") }]));
}
