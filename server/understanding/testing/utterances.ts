import { readFileSync } from "node:fs";
import { z } from "zod";
import { entryKeySchema, entryValueSchema, saidConstraintsSchema, saidTripSchema } from "@/server/trip";

/** A text, what was asked before it, and all that must be understood of it on 2026-10-14, a Wednesday, without a world. */
const utteranceSchema = z.strictObject({
  text: z.string().min(1),
  asked: entryKeySchema.nullable().default(null),
  trip: saidTripSchema.default({}),
  constraints: saidConstraintsSchema.default({}),
  entries: z.partialRecord(entryKeySchema, entryValueSchema).default({}),
  unclear: z.array(z.string()).default([]),
});
export type Utterance = z.infer<typeof utteranceSchema>;

export const TODAY = "2026-10-14";

/** docs/UNDERSTANDING.md says which were written with the patterns, and how the others were scored before anything was mended. */
function read(name: string): readonly Utterance[] {
  const table = readFileSync(new URL(`./utterances/${name}.jsonl`, import.meta.url), "utf8");
  return table
    .trim()
    .split("\n")
    .map((line) => utteranceSchema.parse(JSON.parse(line)));
}

interface Table {
  readonly name: string;
  readonly utterances: readonly Utterance[];
}
const tableOf = (name: string): Table => ({ name, utterances: read(name) });

/** Texts that ask for a trip: a table of one JSON object per line for each round. */
const TRIP_TABLES: readonly Table[] = ["first", "second", "third", "fourth", "fifth"].map(tableOf);

/** What travellers say of their preferences, asked or not. */
const PREFERENCE_TABLES: readonly Table[] = [
  "entries-first",
  "entries-second",
  "entries-third",
  "entries-fourth",
  "entries-fifth",
  "entries-sixth",
  "entries-seventh",
  "entries-eighth",
  "entries-ninth",
  "entries-tenth",
  "entries-eleventh",
  "entries-twelfth",
  "entries-thirteenth",
  "entries-fourteenth",
  "entries-fifteenth",
].map(tableOf);

export const TABLES: readonly Table[] = [...TRIP_TABLES, ...PREFERENCE_TABLES];
export const UTTERANCES: readonly Utterance[] = TRIP_TABLES.flatMap(({ utterances }) => utterances);
export const PREFERENCE_UTTERANCES: readonly Utterance[] = PREFERENCE_TABLES.flatMap(({ utterances }) => utterances);
