import { describe, expect, test } from "vitest";
import { foundPlaceSchema } from "@/server/views";
import type { World } from "@/server/worlds";
import { searchPlaces } from "./search-places";
import { firstVersion, timedWorld } from "./testing/trip-to-austin";

const version = firstVersion(timedWorld);
const OPEN_DATA = {
  ...{ dataset: "OpenStreetMap", id: "node/1", asOf: null, website: "", hoursText: null, wheelchair: null },
  ...{ priceRange: null, estimatesMinutes: false },
};

function names(day: number, kind: "meal" | "visit", text: string): string[] {
  return searchPlaces(version, { day, kind, text }, timedWorld).map(({ name }) => name);
}

describe("searching places", () => {
  test("finds by name, also misspelled or half typed, and by what there is", () => {
    expect(names(2, "meal", "Lotos Pavilion")).toEqual(["Lotus Pavilion"]);
    expect(names(2, "meal", "lot")).toEqual(["Lotus Pavilion"]);
    expect(names(2, "meal", "thai")).toEqual(["Lotus Pavilion"]);
    expect(names(2, "visit", "museum")).toEqual(["Museum"]);
    expect(names(2, "visit", "musuem")).toEqual(["Museum"]);
    expect(names(2, "meal", "thai restaurant")).toEqual(["Lotus Pavilion"]);
    expect(names(2, "meal", "Lótus")).toEqual(["Lotus Pavilion"]);
    expect(names(2, "meal", "nothing of the kind")).toEqual([]);
  });

  test("finds by the names in other languages, in any spelling", () => {
    const otherNames = [
      { language: "de", name: "Äußeres Museum" },
      { language: null, name: "Saint-Antoine’s" },
    ];
    const world: World = {
      ...timedWorld,
      attractions: (city) =>
        timedWorld
          .attractions(city)
          .map((record) => (record.name === "Museum" ? { ...record, openData: { ...OPEN_DATA, otherNames } } : record)),
    };
    for (const text of ["ausseres", "Aeusseres", "äußeres", "St Antoines", "saint-antoine's"]) {
      expect(searchPlaces(version, { day: 2, kind: "visit", text }, world)[0]?.name).toBe("Museum");
    }
  });

  test("without words the best rated of the day's cities come first", () => {
    expect(names(2, "visit", "  ")[0]).toBe("Museum");
    expect(names(1, "visit", "")).toHaveLength(3);
    expect(names(9, "visit", "")).toEqual([]);
  });

  test("says when it is open and whether it is planned", () => {
    const [museum] = searchPlaces(version, { day: 2, kind: "visit", text: "museum" }, timedWorld);
    expect(museum).toMatchObject({ openThatDay: false, planned: false, note: "Museum, 2 h", meals: null });
    const [lunch] = searchPlaces(version, { day: 2, kind: "meal", text: "lunch 1" }, timedWorld);
    expect(lunch).toMatchObject({ openThatDay: true, planned: true, meals: ["lunch"] });
    expect(foundPlaceSchema.parse(lunch)).toEqual(lunch);
  });
});
