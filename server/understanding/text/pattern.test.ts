import { describe, expect, test } from "vitest";
import { normalize } from "./normalize";
import { joinNumbers } from "./numbers";
import { compile, lexicon } from "./pattern";
import { isNegated } from "./polarity";
import { correctSpelling } from "./spelling";
import { tokenize } from "./tokens";

const items = (text: string) => joinNumbers(correctSpelling(tokenize(normalize(text))));
const words = (text: string) => items(text).map((item) => item.lower);

describe("words", () => {
  test.each([
    ["I don't, can't and won't", ["i", "do", "not", ",", "can", "not", "and", "will", "not"]],
    ["a 3-day pet-friendly trip", ["a", "3", "day", "pet", "friendly", "trip"]],
    ["St. Louis. Then home", ["st", "louis", ".", "then", "home"]],
    ["$1,000-$1,500", ["$", "1,000", "-", "$", "1,500"]],
    ["Washington D.C.", ["washington", "dc"]],
    ["peopel with a buget of two grand", ["people", "with", "a", "budget", "of", "two grand"]],
  ])("%s", (text, expected) => {
    expect(words(text)).toEqual(expected);
  });
  test.each([
    ["1.7k", 1700],
    ["twenty-five", 25],
    ["two thousand five hundred", 2500],
    ["a hundred", 100],
    ["half a dozen", 6],
    ["3 grand", 3000],
    ["1,700", 1700],
  ])("%s is %d", (text, value) => {
    expect(items(text)).toMatchObject([{ kind: "number", value }]);
  });
});

describe("patterns", () => {
  const fruit = { fruit: lexicon(["red apple|apple: apple", "pear"]), joint: lexicon(["or|:|as well as"]) };
  test.each([
    ["eat a|the? @fruit", "eat the red apple now", ["eat the red apple", ["apple"]]],
    ["eat ..2 @fruit", "eat one big pear", ["eat one big pear", ["pear"]]],
    ["eat* <count> $", "eating 3", ["eating 3", []]],
    ["eat ~joint2 pear", "eat: as well as pear", ["eat : as well as pear", []]],
    ["eat ~joint1 pear", "eat: as well as pear", null],
    ["eat ..1 @fruit", "eat one big pear", null],
    ["eat ..5 @fruit", "eat. one pear", null],
  ])("%s in %s", (source, text, expected) => {
    const match = compile(source, fruit).matchAt(items(text), 0);
    const found = match === null ? null : [words(text).slice(match.start, match.end).join(" "), match.values];
    expect(found).toEqual(expected);
  });
  test("an unknown lexicon is an error", () => {
    expect(() => compile("@nothing")).toThrow(RangeError);
  });
});

describe("negation reaches", () => {
  test.each([
    ["we do not plan on flying", true],
    ["I'm afraid of flying", true],
    ["I'm not afraid of flying", false],
    ["I don't mind flying", false],
    ["anything but flying", true],
    ["not today, but I love flying", false],
    ["I would rather drive than flying", true],
  ])("%s: %s", (text, expected) => {
    const all = items(text);
    const at = all.findIndex((item) => item.lower === "flying");
    expect(isNegated(all, at, at + 1)).toBe(expected);
  });
});
