import { expect, it } from "vitest";
import { placeLimits } from "./place-limits";
import { placeWish } from "./place-wish";

it.each([
  ["anywhere warm in March under $800, at most 3 hours by air", 180],
  ["within a 3-hour flight", 180],
  ["no more than two and a half hours flying", 150],
  ["a flight of at most 4 hours", 240],
  ["we fly for at most two hours", 120],
  ["a 3 hour flight max", 180],
  ["3 hours at the museum", null],
  ["a flight at 3 pm", null],
])("longest flight: %s", (text, minutes) => {
  expect(placeLimits([text]).flightMinutes).toBe(minutes);
});

it("takes the last limit that is said, and knows parts of the country", () => {
  expect(placeLimits(["somewhere in the midwest", "at most 3 hours by air", "rather the west coast"])).toEqual({
    flightMinutes: 180,
    states: ["California", "Oregon", "Washington"],
  });
  expect(placeWish("somewhere on the west coast", false)).toEqual([]);
  expect(placeWish("somewhere warm by the coast", false)).toEqual(["warm", "beach"]);
});
