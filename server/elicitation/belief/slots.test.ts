import { expect, test } from "vitest";
import { isValueOf, slotIndices } from "./slots";

test("a rating between two is told apart as the nearer one, and none lies outside of the range", () => {
  expect(slotIndices("restaurant.ratings", 4.2)).toEqual(slotIndices("restaurant.ratings", 4));
  expect(isValueOf("hotel.ratings", 3.5)).toBe(true);
  expect(isValueOf("hotel.ratings", 5.6)).toBe(false);
});
