import { describe, expect, test } from "vitest";
import { foundPlaceSchema } from "@/server/views";
import { searchPlaces } from "./search-places";
import { firstVersion, timedWorld } from "./testing/trip-to-austin";

const version = firstVersion(timedWorld);

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
