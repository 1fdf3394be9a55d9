import fc from "fast-check";
import { expect, test } from "vitest";
import { ROWS } from "./log-linear";
import { readerFile, readReaderFile } from "./weights-file";

const MADE_FROM = { answers: 3, seed: 1 };

test("weights are read as they were written", () => {
  const rows = fc.integer({ min: 0, max: ROWS - 1 });
  const values = fc.integer({ min: -127, max: 127 });
  fc.assert(
    fc.property(fc.array(fc.tuple(rows, values), { maxLength: 30 }), (given) => {
      const weights = new Int8Array(ROWS);
      for (const [row, value] of given) weights[row] = value;
      const read = readReaderFile(JSON.parse(JSON.stringify(readerFile({ weights, scale: 0.5 }, MADE_FROM))));
      expect(given.map(([row]) => read.weights[row])).toEqual(given.map(([row]) => weights[row]));
      expect(read.weights.reduce((sum, one) => sum + Math.abs(one), 0)).toBe(
        weights.reduce((sum, one) => sum + Math.abs(one), 0),
      );
    }),
    { numRuns: 20 },
  );
});

test.each([
  ["nothing", {}],
  ["no base64", { ...readerFile({ weights: new Int8Array(1), scale: 1 }, MADE_FROM), weights: "?" }],
  [
    "a row beyond the last",
    { format: "dragoman-reader", version: 1, madeFrom: MADE_FROM, scale: 1, weights: "////fwE=" },
  ],
  ["half a weight", { format: "dragoman-reader", version: 1, madeFrom: MADE_FROM, scale: 1, weights: "AQ==" }],
])("%s is told to be damaged", (_, content) => {
  expect(() => readReaderFile(content)).toThrow(/weights of the reader are damaged/);
});
