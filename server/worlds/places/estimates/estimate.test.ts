import { expect, test } from "vitest";
import { ATTRACTION_KINDS, LODGING_KINDS, RESTAURANT_KINDS } from "../kinds";
import { attractionPrice, lodgingPrice, restaurantPrice, starsOf } from "./estimate";

const areas = [
  { country: "MC", currency: "EUR" },
  { country: "JP", currency: "JPY" },
  { country: "IN", currency: "INR" },
  { country: "ZZ", currency: "USD" },
];

test("each range is in whole units, its lower end first", () => {
  for (const area of areas) {
    const ranges = [
      ...LODGING_KINDS.flatMap((kind) => ["", "1", "5"].map((stars) => lodgingPrice(kind, { stars }, area))),
      ...RESTAURANT_KINDS.flatMap((kind) =>
        ["", "pizza", "french"].map((cuisine) => restaurantPrice(kind, { cuisine }, area)),
      ),
      ...ATTRACTION_KINDS.flatMap((kind) =>
        ["", "yes"].map((fee) => attractionPrice(kind, { fee }, area) ?? undefined),
      ),
    ];
    for (const range of ranges) {
      if (range === undefined) continue;
      expect(range.lowMinor % 100).toBe(0);
      expect(range.highMinor % 100).toBe(0);
      expect(range.lowMinor).toBeLessThan(range.highMinor);
    }
  }
});

test("what is free is known and no estimate", () => {
  const area = { country: "US", currency: "USD" };
  expect(attractionPrice("museum", { fee: "no" }, area)).toBeNull();
  expect(attractionPrice("memorial", {}, area)).toBeNull();
  expect(attractionPrice("park", { fee: "yes" }, area)).toEqual({ lowMinor: 300, highMinor: 1500 });
  expect(attractionPrice("museum", {}, area)).toEqual({ lowMinor: 0, highMinor: 2600 });
});

test("stars and countries make lodging dearer", () => {
  const price = (stars: string, country = "US") =>
    lodgingPrice("hotel", { stars }, { country, currency: "USD" }).highMinor;
  expect([price("1"), price("3"), price("4S"), price("5")]).toEqual([11_000, 21_000, 34_000, 85_000]);
  expect(price("3", "MC")).toBeGreaterThan(price("3"));
  expect(price("3", "IN")).toBeLessThan(price("3"));
  expect([starsOf({ stars: "7" }), starsOf({ stars: "3.5" }), starsOf({})]).toEqual([null, 3, null]);
});
