import { expect, test } from "vitest";
import { wordsIn } from "../propose/words";
import { withRatings } from "./ratings";

const slotIn = (text: string, slot: string) => {
  const words = wordsIn(text);
  const at = words.findIndex((word) => word.text.toLowerCase() === "stars");
  const label = { slot, value: "4", sign: "want", probability: 0.9, from: at - 1, to: at + 1 } as const;
  return withRatings(label, { words }).slot;
};

test.each([
  ["I only eat at places rated four stars or better.", "hotel.ratings", "restaurant.ratings"],
  ["A room downtown. Restaurants with 4 stars.", "hotel.ratings", "restaurant.ratings"],
  ["Sights rated 4 stars, please", "hotel.ratings", "attraction.ratings"],
  ["4 stars at least", "hotel.ratings", "hotel.ratings"],
  ["Hotels and restaurants with 4 stars", "restaurant.ratings", "restaurant.ratings"],
  ["Restaurants of 4 stars", "persona.travelStyle", "persona.travelStyle"],
])("stars belong to what the sentence names: %s", (text, label, slot) => {
  expect(slotIn(text, label)).toBe(slot);
});

const signIn = (text: string) => {
  const words = wordsIn(text);
  const at = words.findIndex((word) => /^[45]$/.test(word.text));
  return withRatings(
    { slot: "hotel.ratings", value: "4", sign: "want", probability: 0.9, from: at, to: at + 1 },
    { words },
  ).sign;
};

test.each([
  "nothing under 4 stars",
  "We won't stay anywhere rated below 4.",
  "Lodging below 4 stars is not acceptable",
  "never less than 4 stars",
  "to be rated no lower than 4",
  "only 4 stars and up",
  "4 only",
])("what rules out lower ratings is insisted on: %s", (text) => expect(signIn(text)).toBe("insisted"));

test("an answer to the question for a rating is a preference, however it is put", () => {
  const words = wordsIn("Only those with 4");
  const label = { slot: "restaurant.ratings", value: "4", sign: "want", probability: 0.9, from: 3, to: 4 } as const;
  expect(withRatings(label, { words }).sign).toBe("insisted");
  expect(withRatings(label, { words }, "restaurant.ratings").sign).toBe("want");
});

test.each([
  "at least 4 stars",
  "ideally nothing under 4 stars",
  "we don't mind less than 4 stars",
  "no flights at dawn, a hotel with 4 stars",
  "nothing under 4 stars would be great",
  "we only have two days and like 4 stars",
])("what is merely wished for is not: %s", (text) => expect(signIn(text)).toBe("want"));
