import { expect, test } from "vitest";
import { checkReader } from "./check-reader";
import { trainReader } from "./train-reader";
import type { WrittenAnswer } from "./written-answers";

const ENTRY = "flight.preferredFlyTime";
const SAID = {
  morning: ["with the rooster", "when the rooster crows", "the rooster wakes us anyway", "rooster time suits us"],
  "red-eye": ["while the owls hoot", "owls and I keep the same hours", "I am an owl, owls fly then", "with the owls"],
} as const;
const ANSWERS: readonly WrittenAnswer[] = Object.entries(SAID).flatMap(([name, texts]) =>
  texts.map((text) => ({ entry: ENTRY, name, hand: "test", text, weight: null })),
);
const OTHERS: readonly WrittenAnswer[] = [
  { entry: "attraction.preferredType", name: "zoo", hand: "test", text: "lions and tigers", weight: null },
  { entry: "attraction.preferredType", name: "museum", hand: "test", text: "old pots in glass cases", weight: null },
];
const UNSEEN: readonly WrittenAnswer[] = [
  { entry: ENTRY, name: "morning", hand: "other", text: "the rooster and us", weight: null },
  { entry: ENTRY, name: "red-eye", hand: "other", text: "owls, always owls", weight: null },
];

const learned = trainReader([...ANSWERS, ...OTHERS], 1);

test("reads what it was not shown by words that it was shown", () => {
  const { values } = checkReader(UNSEEN, learned);
  expect(values.patterns.right).toBe(0);
  expect(values.learned).toEqual({ texts: 2, right: 1, wrongValue: 0 });
});

test("gives the same weights for the same answers and seed", () => {
  // As bytes: to compare four million numbers one by one takes vitest half a minute.
  const bytes = Buffer.from(learned.weights);
  const trained = (seed: number) => Buffer.from(trainReader([...ANSWERS, ...OTHERS], seed).weights);
  expect(bytes.equals(trained(1))).toBe(true);
  expect(bytes.equals(trained(2))).toBe(false);
});
