import fc from "fast-check";
import { expect, test } from "vitest";
import { withoutDuplicates } from "./duplicates";
import type { Place, Tags } from "./place";

const place = (id: string, tags: Tags, east = 0): Place => ({
  coordinates: { latitude: 43.7, longitude: 7.4 + east },
  tags,
  source: { dataset: "OpenStreetMap", id, asOf: null },
});

test("a node and its building are one place with the tags of both", () => {
  const node = place("node/1", { tourism: "hotel", name: "Hôtel de l’Europe" });
  const way = place("way/2", { tourism: "hotel", name: "HOTEL DE L'EUROPE", stars: "4" }, 0.0003);
  expect(withoutDuplicates([node, way])).toEqual({
    places: [{ ...node, tags: { tourism: "hotel", name: "Hôtel de l’Europe", stars: "4" } }],
    merged: 1,
  });
});

test("chains, and other categories of the same name, stay apart", () => {
  const places = [
    place("node/1", { amenity: "cafe", name: "Bean" }),
    place("node/2", { amenity: "cafe", name: "Bean" }, 0.001),
    place("node/3", { tourism: "hotel", name: "Bean" }),
  ];
  expect(withoutDuplicates(places)).toEqual({ places, merged: 0 });
});

test("an object that two files have is one, renamed and moved or not", () => {
  const places = [
    place("node/1", { amenity: "bar", name: "New" }),
    place("node/1", { amenity: "bar", name: "Old" }, 0.01),
  ];
  expect(withoutDuplicates(places)).toEqual({ places: [places[0]], merged: 1 });
});

test("nothing that is left has a twin, and nothing is lost without one", () => {
  const some = fc.array(fc.tuple(fc.constantFrom("A", "B", "a."), fc.integer({ min: 0, max: 20 })), { maxLength: 30 });
  fc.assert(
    fc.property(some, (rows) => {
      const places = rows.map(([name, step], index) => place(`node/${index}`, { amenity: "bar", name }, step * 0.0004));
      const { places: left, merged } = withoutDuplicates(places);
      expect(left.length + merged).toBe(places.length);
      expect(withoutDuplicates(left)).toEqual({ places: left, merged: 0 });
    }),
  );
});
