import { expect, it } from "vitest";
import { wordsIn } from "../propose/words";
import type { LabelMention } from "./evidence";
import { isNamed } from "./named-values";

/** A label on all words of a text. */
const label = (text: string, value: string, sign: LabelMention["sign"] = "want"): LabelMention => ({
  ...{ slot: "attraction.preferredType", value, sign, probability: 0.7 },
  ...{ from: 0, to: wordsIn(text).length },
});
const named = (text: string, value: string, sign?: LabelMention["sign"]) =>
  isNamed(label(text, value, sign), { words: wordsIn(text) });

it("is a value that its words spell, one or several", () => {
  expect(named("great museums", "museum")).toBe(true);
  expect(named("with a Gift shop", "Gift shop")).toBe(true);
});

it("is none that they describe, or do not want", () => {
  expect(named("galleries", "museum")).toBe(false);
  expect(named("a shop with a gift", "Gift shop")).toBe(false);
  expect(named("museums", "museum", "unwanted")).toBe(false);
});
