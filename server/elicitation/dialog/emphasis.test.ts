import { describe, expect, test } from "vitest";
import { writtenAnswers } from "@/server/understanding/training";
import { emphasisOf } from "./emphasis";

describe("an answer sounds stressed", () => {
  test.each([
    "Business. That one really matters to me.",
    "A pool, that's one of our priorities.",
    "No stairs: I feel strongly about that.",
    "Not Delta. Nothing is more important to me.",
    "A bathtub, and that's no doubt essential.",
    "I can't travel without a proper breakfast.",
    "Quiet hours, or I'm not coming.",
    "It has to be on the beach.",
    "I won’t budge on the refund.",
    "Suite, I suppose. It’s crucial.",
    "A window would make or break it.",
    "I'm rather fussy about coffee.",
    "I can't say it doesn't matter.",
    "I'd be lying if I said it didn't matter.",
    "A private bath is no small thing.",
    "Not Hilton, because that's important to me.",
  ])("%s", (text) => expect(emphasisOf(text)).toBe("stressed"));
});

describe("an answer makes light of it", () => {
  test.each([
    "Hilton, but it isn't that important to me.",
    "Not a dealbreaker, though.",
    "I don't feel strongly about it.",
    "It's hardly a priority.",
    "A pool is far from essential.",
    "I wouldn't call it a must.",
    "Morning, I guess.",
    "A safe would be nice to have.",
    "Jazz, although I could live without it.",
    "It doesn’t really matter.",
    "I'm not fussy about the brand.",
    "Downtown. I won't lose any sleep over it.",
    "Near the top of nothing: it's low on my list.",
  ])("%s", (text) => expect(emphasisOf(text)).toBe("shrugged"));
});

describe("an answer says nothing of how much it counts", () => {
  test.each([
    "Hilton, please.",
    "Four stars.",
    "The pets stay at home.",
    "Two adults and a dog.",
    "Not on a Boeing.",
    "",
  ])("%s", (text) => expect(emphasisOf(text)).toBe("plain"));
});

test("what many hands wrote is seldom heard as the contrary, and plain answers as plain", () => {
  const heard = {
    stressed: new Map<string, number>(),
    light: new Map<string, number>(),
    plain: new Map<string, number>(),
  };
  for (const { weight, text } of writtenAnswers("server/understanding/training/answers")) {
    if (weight === null) continue;
    const sign = emphasisOf(text);
    heard[weight].set(sign, (heard[weight].get(sign) ?? 0) + 1);
  }
  const share = (weight: keyof typeof heard, sign: string) => {
    const all = [...heard[weight].values()].reduce((sum, count) => sum + count, 0);
    return (heard[weight].get(sign) ?? 0) / all;
  };
  expect(share("stressed", "shrugged")).toBeLessThan(0.03);
  expect(share("light", "stressed")).toBeLessThan(0.03);
  expect(share("plain", "plain")).toBeGreaterThan(0.93);
  // The writers were told to do without the usual words, so that little of it is heard at all.
  expect(share("stressed", "stressed")).toBeGreaterThan(0.05);
  expect(share("light", "shrugged")).toBeGreaterThan(0.12);
});
