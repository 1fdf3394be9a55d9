import { describe, expect, it, test } from "vitest";
import { finish } from "@/server/trip";
import { memoryWorld } from "@/server/worlds";
import { attraction, city, lodging, restaurant } from "@/server/worlds/testing";
import type { SavedPlace } from "../saved-place";
import { likeness } from "./likeness";
import { matchPlaces } from "./match-places";

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const world = memoryWorld({
  description: { kind: "places", currency: "EUR" },
  cities: [city({ name: "Monaco", zone: "Europe/Monaco" }), city({ name: "Nice", zone: "Europe/Paris" })],
  lodgings: [lodging({ id: "h1", name: "Hôtel de Paris", city: "Monaco", coordinates: at(43.739, 7.427) })],
  restaurants: [
    restaurant({ id: "r1", name: "Café de Paris", city: "Monaco", coordinates: at(43.7392, 7.4276) }),
    restaurant({ id: "r2", name: "Pizza Roma", city: "Monaco", coordinates: at(43.73, 7.42) }),
    restaurant({ id: "r3", name: "Pizza Roma", city: "Nice", coordinates: at(43.7, 7.27) }),
  ],
  attractions: [
    attraction({ id: "a1", name: "Musée océanographique", city: "Monaco", coordinates: at(43.7306, 7.4254) }),
    attraction({ id: "a2", name: "Jardin Japonais", city: "Monaco", coordinates: at(43.743, 7.43) }),
    attraction({ id: "a3", name: "Twice", city: "Monaco", coordinates: null, nameResolves: false }),
  ],
});

function match(...places: readonly Partial<SavedPlace>[]) {
  const saved = places.map((place, index) => ({
    ...{ name: "", coordinates: null, address: "", where: `line ${index + 1}` },
    ...place,
  }));
  return finish(matchPlaces({ format: "CSV", places: saved, passedOver: [] }, world));
}

const idsOf = ({ matched }: ReturnType<typeof match>) =>
  matched.map(({ place, isSure }) => [place.kind, place.recordId, isSure]);

describe("saved places", () => {
  test.each([
    ["the same name", { name: "Jardin Japonais" }, ["visit", "a2", true]],
    ["without accents and capitals", { name: "MUSEE OCEANOGRAPHIQUE" }, ["visit", "a1", true]],
    ["a typo, at the place", { name: "Musée Océanografique", coordinates: at(43.7307, 7.4256) }, ["visit", "a1", true]],
    [
      "more words, near by",
      { name: "Musée océanographique de Monaco", coordinates: at(43.7316, 7.4254) },
      ["visit", "a1", true],
    ],
    ["a typo, and no place", { name: "Jardin Japonias" }, ["visit", "a2", false]],
    [
      "the kind by the place",
      { name: "Café de Paris Monte-Carlo", coordinates: at(43.7392, 7.4275) },
      ["meal", "r1", true],
    ],
    ["a twin in the city of the address", { name: "Pizza Roma", address: "Rue X, Nice, France" }, ["meal", "r3", true]],
    ["a twin by its place", { name: "Pizza Roma", coordinates: at(43.7001, 7.2701) }, ["meal", "r3", true]],
  ])("are found with %s", (_, saved, expected) => {
    expect(idsOf(match(saved))).toEqual([expected]);
  });

  test.each([
    ["the name of another kind at the place", { name: "Hôtel Océanographique", coordinates: at(43.7306, 7.4254) }],
    ["another name at the place", { name: "Casino", coordinates: at(43.7392, 7.4276) }],
    ["the name far away", { name: "Jardin Japonais", coordinates: at(48.85, 2.35) }],
    ["a name of general words", { name: "Le Restaurant" }],
    ["a place that shares its name", { name: "Twice" }],
    ["signs only", { name: "★★★" }],
  ])("are listed as unknown with %s", (_, saved) => {
    const { matched, unknown } = match(saved);
    expect(matched).toEqual([]);
    expect(unknown).toEqual([{ saved: saved.name, where: "line 1" }]);
  });

  it("are each in one list: twice the same place is passed over with the reason", () => {
    const { matched, unknown, passedOver } = match(
      { name: "Jardin japonais" },
      { name: "Nowhere" },
      { name: "Jardin Japonais" },
    );
    expect([matched.length, unknown.length]).toEqual([1, 1]);
    expect(passedOver).toEqual([{ where: "line 3 (Jardin Japonais)", reason: "It is the same place as line 1." }]);
  });
});

test.each([
  ["palais princier", "palais princier", 1],
  ["princier palais", "palais princier", 0.9],
  ["oceanographic museum", "musee oceanographic", 0.9],
  ["musee oceanographique", "musee oceanographique de monaco", 0.9],
])("%s is %s", (one, other, expected) => {
  expect(likeness(one, other)).toBeCloseTo(expected, 2);
  expect(likeness(other, one)).toBeCloseTo(expected, 2);
});

test.each([
  ["cafe de paris monte carlo", "hotel de paris"],
  ["cafe de paris", "hotel de paris"],
  ["restaurant du port", "plage du larvotto"],
  ["hotel", "hotel de paris"],
])("%s is not %s", (one, other) => {
  expect(likeness(one, other)).toBeLessThan(0.6);
});
