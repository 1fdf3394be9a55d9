import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { understandByPatterns } from "./by-patterns";
import { TODAY } from "./testing/utterances";

const answerSchema = z.strictObject({ text: z.string(), budget: z.number().nullable() });
const ANSWERS = readFileSync(new URL("./testing/budgets.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => answerSchema.parse(JSON.parse(line)));

/** The sum that an answer to the question for the budget tells. */
function sumOf(text: string): number | null {
  return understandByPatterns({ text, asked: "persona.budget", today: TODAY }, null).trip.budget ?? null;
}

describe("the sum in an answer to the question for the budget", () => {
  test("is told in many ways, by another hand", () => {
    const misread = ANSWERS.filter(({ text, budget }) => sumOf(text) !== budget);
    expect(misread.map((answer) => ({ ...answer, read: sumOf(answer.text) }))).toEqual([]);
  });

  test.each([
    ["2500-3000", 3000],
    ["between 3,000 and 4,000", 4000],
    ["Either 2000 or 3000", null],
    ["two thousand and two kids", 2000],
    ["two thousand and two", 2002],
    ["a grand and a half", 1500],
    ["four point eight thousand", 4800],
    ["4.8 k for everybody", 4800],
    ["6425 for us two and the three kids", 6425],
    ["2500 2 adults", 2500],
    ["twelve oh five", 1205],
    ["4 500", null],
    ["3 thousand 50", null],
    ["two thousand seven fifty", null],
    ["we've 3,000 but it's 500 for the dog", null],
    ["we've 3,000 but owe 1,800", null],
    ["5000? nah, 4000", 4000],
    ["room 412 was nice", null],
    ["we went in 1998 and loved it", null],
    ["maybe 120 people come", null],
    ["2,400 with flights and hotel", 2400],
    ["1500 each, so 6000 for all four of us", 6000],
    ["4.500", null],
    ["80", 80],
  ])("%s: %s", (text, budget) => {
    expect(sumOf(text)).toBe(budget);
  });
});

const SMALL =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

function belowHundred(value: number): string {
  if (value < 20) return SMALL[value] ?? "";
  const tens = TENS[Math.floor(value / 10) - 2] ?? "";
  return value % 10 === 0 ? tens : `${tens}-${SMALL[value % 10]}`;
}

/** A number in words: `and` stands before what is less than a hundred, "and " in British fashion and nothing in American. */
function spelled(value: number, and: string): string {
  const thousands = Math.floor(value / 1000);
  const hundreds = Math.floor((value % 1000) / 100);
  const rest = value % 100;
  return [
    ...(thousands > 0 ? [`${belowHundred(thousands)} thousand`] : []),
    ...(hundreds > 0 ? [`${SMALL[hundreds]} hundred`] : []),
    ...(rest > 0 ? [`${and}${belowHundred(rest)}`] : []),
  ].join(" ");
}

describe("a number in words", () => {
  const value = fc.integer({ min: 100, max: 20_000 });
  const and = fc.constantFrom("and ", "");
  const around = fc.constantFrom(["", ""], ["", " dollars"], ["We'd say ", " for us two and the three kids."]);

  test("is read as itself when the budget was asked, never in part", () => {
    fc.assert(
      fc.property(value, and, around, (sum, link, [before, after]) => {
        const text = `${before}${spelled(sum, link)}${after}`;
        expect(sumOf(text)).toBe(sum);
      }),
      { numRuns: 2000 },
    );
  });

  test("is the budget of an answer that is nothing else", () => {
    fc.assert(
      fc.property(value, and, (sum, link) => {
        const { trip } = understandByPatterns(
          { text: `${spelled(sum, link)} dollars`, asked: "persona.budget", today: TODAY },
          null,
        );
        expect(trip.budget).toBe(sum);
      }),
      { numRuns: 200 },
    );
  });
});
