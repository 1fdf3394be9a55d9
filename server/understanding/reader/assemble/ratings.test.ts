import { expect, test } from "vitest";
import { wordsIn } from "../propose/words";
import { withRatedTopic } from "./ratings";

const slotIn = (text: string, slot: string) => {
  const words = wordsIn(text);
  const at = words.findIndex((word) => word.text.toLowerCase() === "stars");
  const label = { slot, value: "4", sign: "want", probability: 0.9, from: at - 1, to: at + 1 } as const;
  return withRatedTopic(label, { words }).slot;
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
