import { describe, expect, test } from "vitest";
import { understandByPatterns } from "./by-patterns";

const read = (text: string) =>
  understandByPatterns({ text, asked: "restaurant.ratings", today: "2027-03-01" }, null).entries["restaurant.ratings"];

describe("the least number of stars", () => {
  test.each([
    ["above 3", 4],
    ["better than three", 4],
    ["more than two stars, please", 3],
    ["over 4 stars", 5],
    ["three isn't enough for me", 4],
    ["Two stars don't cut it", 3],
    ["3 is too low", 4],
    ["A 4 at minimum, 3 won't do", 4],
    ["above five", 5],
  ])("is one more than what is to be exceeded: %s", (text, stars) => expect(read(text)).toBe(stars));

  test.each([
    ["nothing below four", 4],
    ["anything under four isn't good enough", 4],
    ["less than three won't do", 3],
    ["no better than three", 3],
    ["don't set the bar higher than 1", 1],
    ["three or above", 3],
    ["two stars aren't too few for me", 2],
    ["at least 3", 3],
    ["at least 3/5", 3],
    ["three of five will do", 3],
    ["3 out of 5", 3],
  ])("is the number itself: %s", (text, stars) => expect(read(text)).toBe(stars));
});
