import { describe, expect, test } from "vitest";
import type { EntryKey } from "@/server/trip";
import { understandByPatterns } from "./by-patterns";
import { refusableValues } from "./training/refusals";

/** What is asked for yes or no, and what it is called. */
const ASKED: readonly (readonly [EntryKey, readonly string[]])[] = [
  ["flight.needTravelInsurance", ["insurance", "travel insurance"]],
  ["restaurant.canReservations", ["booking a table"]],
  ["restaurant.needLiveMusic", ["live music", "a band"]],
];

/** Ways to turn down what is asked, X, that were read as a yes or not at all. */
const REFUSALS = [
  "I can do without X",
  "I could live without X",
  "I'd forgo X",
  "I don't fancy X",
  "I don't see the point of X",
  "I don't think I need X",
  "I doubt I need X",
  "I have no interest in X",
  "I'd go without X",
  "I'd pass on X",
  "I'd rather have no X",
  "I've no use for X",
  "let's leave X aside",
  "minus X",
  "no call for X",
  "no need for X",
  "not a fan of X",
  "save me X",
  "spare me X",
  "X adds nothing",
  "X can be skipped",
  "X can wait",
  "X does nothing for me",
  "X gets in the way",
  "X is money down the drain",
  "X is not required",
  "X is optional",
  "X isn't my thing",
  "X isn't needed",
  "X isn't worth it",
  "X seems excessive",
  "X will not be necessary",
  "X would be lost on me",
  "X? Never",
  "X? Not for us",
];

const answers = ASKED.flatMap(([asked, names]) =>
  names.flatMap((name) => REFUSALS.map((form) => ({ asked, text: form.replace("X", name) }))),
);

const CHOICES = refusableValues();

describe("an answer that turns down what is asked", () => {
  // The patterns read all of them right; the model is of words, and may lose one.
  test("is a no, however it is put, in more than 99 of 100", () => {
    const misread = answers.filter(
      ({ asked, text }) => understandByPatterns({ text, asked, today: "2026-10-14" }, null).entries[asked] !== false,
    );
    expect(misread.length / answers.length).toBeLessThan(0.01);
  });

  // The model is shown other forms (training/refusals.ts).
  test.each(["no X for me", "not X this time", "I'd rather not have X", "whatever you do, not X"])(
    "is no wish for one of several choices, in at least 97 of 100: %s",
    (form) => {
      const wished = CHOICES.filter(({ entry, value, called }) => {
        const text = form.replace("X", called);
        return understandByPatterns({ text, asked: entry, today: "2026-10-14" }, null).entries[entry] === value;
      });
      expect(wished.length / CHOICES.length).toBeLessThan(0.03);
    },
  );
});
