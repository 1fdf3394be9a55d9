import fc from "fast-check";
import { expect, test } from "vitest";
import { routeLines } from "./route-lines";

const SIZE = { width: 320, height: 140 };
const PLACES = new Map([
  ["Chicago", { latitude: 41.9, longitude: -87.6 }],
  ["Orlando", { latitude: 28.5, longitude: -81.4 }],
  ["Miami", { latitude: 25.8, longitude: -80.2 }],
]);
const placeOf = (city: string) => PLACES.get(city) ?? null;

test("a round trip has a line for each part of the way and a dot for each city", () => {
  const lines = routeLines(["Chicago", "Orlando", "Miami", "Chicago"], placeOf, SIZE);
  expect(lines?.paths).toHaveLength(3);
  expect(lines?.stops).toHaveLength(2);
});

test("a city without a place leaves no picture", () => {
  expect(routeLines(["Chicago", "Atlantis"], placeOf, SIZE)).toBeNull();
  expect(routeLines([], placeOf, SIZE)).toBeNull();
});

test("every city lies within the picture, which keeps its shape", () => {
  const place = fc.record({
    latitude: fc.double({ min: -70, max: 70, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(place, { minLength: 2, maxLength: 6 }), (places) => {
      const route = places.map((_, index) => String(index));
      const lines = routeLines(route, (city) => places[Number(city)] ?? null, SIZE);
      const [x = 0, y = 0, width = 0, height = 0] = (lines?.viewBox ?? "").split(" ").map(Number);
      expect(width / height).toBeCloseTo(SIZE.width / SIZE.height, 0);
      for (const point of [lines?.origin, ...(lines?.stops ?? [])]) {
        expect(point?.x).toBeGreaterThanOrEqual(x);
        expect(point?.x).toBeLessThanOrEqual(x + width);
        expect(point?.y).toBeGreaterThanOrEqual(y);
        expect(point?.y).toBeLessThanOrEqual(y + height);
      }
    }),
  );
});
