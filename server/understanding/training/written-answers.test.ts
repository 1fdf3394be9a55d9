import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { PREFERENCE_ENTRIES } from "@/server/trip";
import { isLearned } from "../learned/answer-classes";
import { writtenAnswers } from "./written-answers";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "dragoman-answers-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const written = (text: string) => writeFileSync(join(folder, "flight.preferredCabin.txt"), text);

test("a table is read by its sections", () => {
  written("## business\n01\tup front\ne1\tup front or I stay\tstressed\n\n## (asked back)\nq1\twhat does it cost?\n");
  expect(writtenAnswers(folder)).toEqual([
    { entry: "flight.preferredCabin", name: "business", hand: "01", text: "up front", weight: null },
    { entry: "flight.preferredCabin", name: "business", hand: "e1", text: "up front or I stay", weight: "stressed" },
    { entry: "flight.preferredCabin", name: "(else)", hand: "q1", text: "what does it cost?", weight: null },
  ]);
});

test.each([
  [
    "a section that is no value",
    "## first class\n01\tup front\n",
    /flight\.preferredCabin\.txt:2: "first class" is no value/,
  ],
  ["a line without a hand", "## business\nup front\n", /flight\.preferredCabin\.txt:2: a hand, a tab and a text/],
  ["a weight that is none", "## business\n01\tup front\tvery\n", /flight\.preferredCabin\.txt:2: /],
  ["a line before any section", "01\tup front\n", /flight\.preferredCabin\.txt:1: /],
])("%s is told with its place", (_, text, message) => {
  written(text);
  expect(() => writtenAnswers(folder)).toThrow(message);
});

test("there are answers for every entry that is learned, by several hands", () => {
  const answers = writtenAnswers("server/understanding/training/answers");
  for (const { key } of PREFERENCE_ENTRIES.filter(({ key }) => isLearned(key))) {
    const hands = new Set(answers.filter(({ entry }) => entry === key).map(({ hand }) => hand));
    expect([key, hands.size >= 8]).toEqual([key, true]);
  }
});
