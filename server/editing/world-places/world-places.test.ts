import { expect, test } from "vitest";
import { placeFilterSchema, placeListSchema, placeViewSchema, worldHoldingsSchema } from "@/server/views";
import { dailyHours, memoryWorld, type OpenData } from "@/server/worlds";
import { attraction, city, lodging, restaurant } from "@/server/worlds/testing";
import { describePlace } from "./describe-place";
import { holdingsOf } from "./holdings";
import { listPlaces } from "./list-places";

const openData: OpenData = {
  ...{ dataset: "OpenStreetMap", id: "node/1", asOf: "2026-01-02", website: "", hoursText: null, wheelchair: null },
  ...{ priceRange: { lowMinor: 40_00, highMinor: 58_00 }, estimatesMinutes: true },
};
const museum = {
  ...{ types: ["museum"], durationMinutes: 120, popularity: "Low" as const, rating: 0, guidedTours: false },
  ...{ specialEvents: [], amenities: [], disabilityAccess: false },
};
const hours = { ...dailyHours(600, 1080, [1]), except: { "2026-03-03": [], "2026-03-04": [[600, 1080] as const] } };

const world = memoryWorld({
  description: { unknownHours: "avoided", currency: "EUR" },
  cities: [city({ name: "Monaco" })],
  lodgings: [lodging({ city: "Monaco", id: "way/7", name: "Hôtel du Port", priceMinor: 58_00, rating: 0, openData })],
  restaurants: [
    restaurant({
      city: "Monaco",
      id: "node/2",
      name: "Bar",
      openData: { ...openData, hoursText: "often", id: "node/2" },
    }),
  ],
  attractions: [
    attraction({
      city: "Monaco",
      id: "node/1",
      name: "Old museum",
      priceMinor: 58_00,
      hours,
      details: museum,
      openData,
    }),
    attraction({
      ...{ city: "Monaco", id: "list/3", name: "Free museum", details: museum },
      openData: { ...openData, dataset: "museums.csv", id: "list/3", wheelchair: "yes", priceRange: null },
    }),
  ],
});
const list = (filter: object = {}) => listPlaces(world, placeFilterSchema.parse(filter));

test("a world's holdings are counted by kind and type, with how much is known", () => {
  const holdings = worldHoldingsSchema.parse(holdingsOf(world));
  expect(holdings.kinds).toEqual([
    { kind: "stay", count: 1, types: [{ name: "Entire home", count: 1 }] },
    { kind: "meal", count: 1, types: [{ name: "American", count: 1 }] },
    { kind: "visit", count: 2, types: [{ name: "Museum", count: 2 }] },
  ]);
  expect(holdings.coverage).toEqual([
    { label: "Opening hours", known: 1, estimated: 0, unknown: 2 },
    { label: "Wheelchair access", known: 1, estimated: 0, unknown: 3 },
    { label: "Prices", known: 1, estimated: 3, unknown: 0 },
    { label: "Stars of places to stay", known: 0, estimated: 0, unknown: 1 },
  ]);
  expect(holdingsOf(memoryWorld({ cities: [city({ name: "Ely" })] })).coverage).toBeNull();
});

test("places are listed by name and found without accents, by kind, type and city", () => {
  expect(placeListSchema.parse(list()).places.map(({ name, hours, price }) => [name, hours, price])).toEqual([
    ["Bar", "not understood", "about €20 a person"],
    ["Free museum", "unknown", "Free"],
    ["Hôtel du Port", null, "about €58 a night and room"],
    ["Old museum", "known", "about €58 a person"],
  ]);
  expect(list({ text: "  PORT hotel " }).places.map(({ id }) => id)).toEqual(["way/7"]);
  expect(list({ kind: "visit", type: "Museum", text: "old" }).total).toBe(1);
  expect(list({ city: "Nice" })).toEqual({ places: [], total: 0, page: 1, pages: 1 });
});

test("places are found by each spelling, and by their names in other languages", () => {
  const named = (name: string, otherNames: OpenData["otherNames"] = []) =>
    attraction({ city: "Monaco", id: name, name, details: museum, openData: { ...openData, otherNames } });
  const town = memoryWorld({
    cities: [city({ name: "Monaco" })],
    attractions: [
      named("Chapelle Saint-Antoine"),
      named("Äußere Burg", [{ language: "en", name: "Outer Castle" }]),
      named("Musée de l’Homme", [{ language: null, name: "Palais" }]),
    ],
  });
  const found = (text: string) => listPlaces(town, placeFilterSchema.parse({ text })).places.map(({ id }) => id);
  for (const text of ["St Antoine", "saint antoine", "St. Antoine chapelle", "SAINT-ANTOINE"]) {
    expect(found(text)).toEqual(["Chapelle Saint-Antoine"]);
  }
  for (const text of ["Aussere", "Aeussere Burg", "äußere", "outer castle"])
    expect(found(text)).toEqual(["Äußere Burg"]);
  for (const text of ["l'homme", "l’Homme", "lhomme", "l homme", "palais"]) {
    expect(found(text)).toEqual(["Musée de l’Homme"]);
  }
  expect(placeViewSchema.parse(describePlace(town, "visit", "Äußere Burg", "2026-03-01")).otherNames).toEqual([
    { language: "en", name: "Outer Castle" },
  ]);
});

test("a list has 50 places a page, and no page beyond the last", () => {
  const restaurants = Array.from({ length: 120 }, (_, index) => restaurant({ city: "Ely", name: `Place ${index}` }));
  const large = memoryWorld({ cities: [city({ name: "Ely" })], restaurants });
  const page = (number: number) => listPlaces(large, placeFilterSchema.parse({ page: number }));
  expect(page(2).places.map(({ name }) => name)).toEqual(Array.from({ length: 50 }, (_, at) => `Place ${at + 50}`));
  expect(page(9)).toMatchObject({ total: 120, page: 3, pages: 3 });
});

test("a place tells what is known, estimated and unknown, and when it is open", () => {
  const place = describePlace(world, "visit", "node/1", "2026-03-01");
  expect(placeViewSchema.parse(place)).toMatchObject({
    known: [{ label: "Type", text: "Museum" }],
    estimated: [
      { label: "Takes", text: "about 2 h" },
      { label: "Popularity", text: "Low" },
      { label: "Price", text: expect.stringContaining("(estimate) a person") },
    ],
    unknown: ["Wheelchair access", "Address", "Phone", "Website"],
    source: { url: "https://www.openstreetmap.org/node/1", asOf: "2026-01-02" },
  });
  expect(place?.hours?.week.slice(0, 2)).toEqual([
    { day: "Monday", text: "Closed" },
    { day: "Tuesday", text: "10:00 – 18:00" },
  ]);
  // The other one is as on any Wednesday.
  expect(place?.hours?.except).toEqual([{ date: "2026-03-03", text: "Closed" }]);
  expect(describePlace(world, "visit", "node/1", "2025-12-01")?.hours?.except).toEqual([]);
});

test("hours that nobody understood are shown as published, and other lists have no link", () => {
  expect(describePlace(world, "meal", "node/2", "2026-03-01")?.hours).toEqual({
    ...{ state: "not understood", text: "often", week: [], except: [] },
  });
  expect(describePlace(world, "visit", "list/3", "2026-03-01")).toMatchObject({
    known: expect.arrayContaining([{ label: "Price", text: "Free" }]),
    source: { dataset: "museums.csv", url: null },
  });
  expect(describePlace(world, "stay", "node/1", "2026-03-01")).toBeNull();
});
