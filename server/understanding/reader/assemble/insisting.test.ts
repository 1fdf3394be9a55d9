import { describe, expect, it } from "vitest";
import { wordsIn } from "../propose/words";
import type { LabelMention } from "./evidence";
import { withInsisting } from "./insisting";
import { contrasted, isDeniedByName } from "./named-values";

/** A label on these words of a text. */
function label(text: string, on: string, sign: LabelMention["sign"] = "want"): LabelMention {
  const words = wordsIn(text);
  const from = words.findIndex((word) => word.from === text.indexOf(on));
  const to = words.findIndex((word) => word.to === text.indexOf(on) + on.length) + 1;
  return { slot: "attraction.preferredType", value: on.replace(/s$/, ""), sign, probability: 1, from, to };
}

describe("words of insisting", () => {
  const insisted = (text: string, on: readonly string[]) =>
    withInsisting(
      on.map((each) => label(text, each)),
      { words: wordsIn(text) },
    )
      .filter(({ sign }) => sign === "insisted")
      .map((each) => each.value);

  it.each([
    ["a pool, that's non-negotiable", ["pool"], ["pool"]],
    ["parking, and a pool is a must", ["parking", "pool"], ["pool"]],
    ["A pool. No exceptions.", ["pool"], ["pool"]],
    ["a bathtub is a deal-breaker for us", ["bathtub"], ["bathtub"]],
    ["it has to be a suite", ["suite"], ["suite"]],
    ["The hotel must have a pool and parking. We like parks.", ["pool", "parking", "park"], ["pool", "parking"]],
    ["we absolutely need breakfast", ["breakfast"], ["breakfast"]],
    ["we can't do without breakfast", ["breakfast"], ["breakfast"]],
    ["I insist on a suite", ["suite"], ["suite"]],
    ["It's a must that there is a pool", ["pool"], ["pool"]],
    ["The hotel is to have a pool.", ["pool"], ["pool"]],
    ["It is essential that breakfast is included", ["breakfast"], ["breakfast"]],
    ["breakfast is mandatory, parking is not", ["breakfast", "parking"], ["breakfast"]],
  ])("%s", (text, on, meant) => expect(insisted(text, on)).toEqual(meant));

  it.each([
    ["a pool is not a must", ["pool"]],
    ["a pool isn't a deal-breaker", ["pool"]],
    ["it doesn't have to be a suite", ["suite"]],
    ["A pool is a must, and breakfast would be nice", ["breakfast"]],
    ["some must-see parks", ["parks"]],
    ["a pool would be nice", ["pool"]],
    ["a pool is not essential", ["pool"]],
    ["we are to be married, so a pool would be fun", ["pool"]],
  ])("none: %s", (text, on) => expect(insisted(text, on)).toEqual([]));
});

describe("what is denied by its name", () => {
  it.each(["not shopping", "no shopping", "without any shopping", "avoid the shopping"])("%s", (text) => {
    expect(isDeniedByName(label(text, "shopping", "unwanted"), { words: wordsIn(text) })).toBe(true);
  });

  it.each(["we love shopping", "no, shopping"])("none: %s", (text) => {
    expect(isDeniedByName(label(text, "shopping", "unwanted"), { words: wordsIn(text) })).toBe(false);
  });

  it("is a choice of an entry of which another one is wanted", () => {
    const text = "museums, not shopping!";
    expect(contrasted([label(text, "museums")], { words: wordsIn(text) })).toMatchObject([
      { slot: "attraction.preferredType", value: "shopping", sign: "unwanted" },
    ]);
    expect(contrasted([], { words: wordsIn(text) })).toEqual([]);
  });
});
