import { describe, expect, test } from "vitest";
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
