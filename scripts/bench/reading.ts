import { understand } from "@/server/understanding";
import {
  differenceOf,
  expectedOf,
  isRight,
  type MarkedRow,
  readMarked,
  readMarkedRows,
  readRecordedMarks,
  readText,
  type TextReading,
} from "@/server/understanding/scoring";

import { measureShapes } from "./shapes";

/** What a large model marked in the sealed rich openings, by the prompt of the role "reader" (server/agents/reading). */
const RECORDED = "training/recorded/rich-openings.jsonl.gz";

/** How fast texts are read, by length, and how many of the held-out and sealed rows are read right. */
const WORDS = "We are two from Boston to Denver, May 3 to May 8, $2,000, near the beach, no early flights. ";
const LENGTHS = [100, 300, 1_000, 3_000, 10_000];
const RUNS = 20;
const SETS = [
  "training/corpus/held-out.jsonl.gz",
  "training/sealed/openings.jsonl.gz",
  "training/sealed/replies.jsonl.gz",
  "training/sealed/second.jsonl.gz",
];

await understand({ text: "Boston", asked: "origin", today: "2027-03-01" }, null);
console.log("Milliseconds a text, as the app reads it:");
for (const length of LENGTHS) {
  const text = WORDS.repeat(Math.ceil(length / WORDS.length)).slice(0, length);
  const ms: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const started = performance.now();
    await understand({ text, asked: null, today: "2027-03-01" }, null);
    ms.push(performance.now() - started);
  }
  ms.sort((a, b) => a - b);
  console.log(`  ${length} characters: median ${ms[RUNS / 2]?.toFixed(0)}, most ${ms.at(-1)?.toFixed(0)}`);
}
await measureShapes();
for (const file of SETS) await score(file, readMarkedRows(file), (row) => readText(row, null));
const recorded = readRecordedMarks(RECORDED);
const marked = SETS.flatMap(readMarkedRows).filter(({ text }) => recorded.has(text));
await score(`${RECORDED}: the same texts by what a large model marked, recorded`, marked, (row) => {
  const marks = recorded.get(row.text);
  if (marks === undefined) throw new Error(`${RECORDED} lacks a text.`);
  return readMarked(row, marks, null).reading;
});

/**
 * Prints how many rows are read right, and how many would be once the traveler has looked at the card "What I understood" and put right what
 * it shows wrong: all in which nothing is missing from it.
 */
async function score(
  name: string,
  rows: readonly MarkedRow[],
  read: (row: MarkedRow) => TextReading | Promise<TextReading>,
): Promise<void> {
  const groups = new Map<string, { rows: number; right: number; shown: number; silent: number; needless: number }>();
  for (const row of rows) {
    const difference = differenceOf(row, expectedOf(row), await read(row));
    const name = row.kind ?? `writer ${row.writer}${row.spans.length === 0 ? ", settles nothing" : ""}`;
    const group = groups.get(name) ?? { rows: 0, right: 0, shown: 0, silent: 0, needless: 0 };
    groups.set(name, group);
    group.rows += 1;
    if (isRight(difference)) group.right += 1;
    if (difference.lost.length === 0) group.shown += 1;
    if (difference.wrong.length + difference.lost.length > 0) group.silent += 1;
    if (isRight(difference) && difference.needless.length > 0) group.needless += 1;
  }
  console.log(name);
  for (const [kind, { rows: count, right, shown, silent, needless }] of groups) {
    const share = (part: number, of: number) => `${((100 * part) / Math.max(1, of)).toFixed(1)} %`;
    console.log(
      `  ${kind}: ${count} rows, right ${share(right, count)}, after a look at the card ${share(shown, count)}, wrong or lost in silence ${share(silent, count)}, needless flags in ${share(needless, right)} of the right ones`,
    );
  }
}
