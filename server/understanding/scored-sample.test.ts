import { beforeAll, describe, expect, it } from "vitest";
import {
  type Difference,
  differenceOf,
  expectedOf,
  isRight,
  type MarkedRow,
  readMarkedRows,
  readText,
} from "./scoring";

/** Rows that the model was not trained on, some of each manner; the floors lie under what `npm run bench:reading` measures of all. */
const HELD_OUT = "training/corpus/held-out.jsonl.gz";
const SAMPLE = 60;

const MANNERS: readonly (readonly [string, (row: MarkedRow) => boolean, { right: number; silent: number }])[] = [
  ["rich openings", ({ writer }) => writer === "x", { right: 0.28, silent: 0.55 }],
  ["short answers", ({ writer, spans }) => writer === "w" && spans.length > 0, { right: 0.82, silent: 0.18 }],
  [
    "messages that settle nothing",
    ({ writer, spans }) => writer === "w" && spans.length === 0,
    { right: 0.82, silent: 0.18 },
  ],
  ["corrections of dates, parties and money", ({ writer }) => writer === "u", { right: 0.62, silent: 0.38 }],
];

describe.each(MANNERS)("%s, by a writer the model never saw", (_, isOf, floor) => {
  let read: Difference[] = [];
  beforeAll(async () => {
    const rows = readMarkedRows(HELD_OUT).filter(isOf).slice(0, SAMPLE);
    read = await Promise.all(rows.map(async (row) => differenceOf(row, expectedOf(row), await readText(row, null))));
  });

  it("are read right at least as often as they were", () => {
    expect(shareOf(read, isRight)).toBeGreaterThanOrEqual(floor.right);
  });

  it("hold something wrong or lost without a word no more often than they did", () => {
    expect(shareOf(read, ({ wrong, lost }) => wrong.length + lost.length > 0)).toBeLessThanOrEqual(floor.silent);
  });
});

function shareOf(all: readonly Difference[], holds: (one: Difference) => boolean): number {
  return all.filter(holds).length / Math.max(1, all.length);
}
