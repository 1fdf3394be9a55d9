import { describe, expect, test } from "vitest";
import { differenceOf, expectedOf, isRight, markedOutput, readMarkedRows } from "../scoring";
import { assemble } from "./assemble/assemble";
import { modelDefinition } from "./model/read-by-model";
import { propose } from "./propose/propose";

/** Every so manyth row of the corpus. */
const EVERY = 12;
const rows = readMarkedRows("training/corpus/reading.jsonl.gz").filter((_, at) => at % EVERY === 0);
const replies = rows.filter(({ asked }) => asked !== null);
const openings = rows.filter(({ asked }) => asked === null);

function read(row: (typeof rows)[number]) {
  const context = { today: row.today, worldDates: null };
  const proposals = propose(row.text, context, null);
  const output = markedOutput(row, proposals, modelDefinition());
  const reading = assemble(
    { text: row.text, asked: row.asked, context, currency: "USD" },
    proposals,
    output,
    modelDefinition(),
  );
  return differenceOf(row, expectedOf(row), reading);
}

/** Shares lie some points under what was measured (docs/UNDERSTANDING.md). */
describe("where the model makes no mistake, code computes what the writers marked", () => {
  test.each([
    { name: "openings", of: openings, least: 0.87 },
    { name: "replies", of: replies, least: 0.96 },
  ])("$name", ({ of, least }) => {
    const right = of.filter((row) => isRight(read(row))).length;
    expect(right / of.length).toBeGreaterThan(least);
  });
});
