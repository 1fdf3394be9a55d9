import { expect, test } from "vitest";
import type { CurrentWorld } from "@/server/api";
import { aboutWorld, inWorld, worldTitle } from "./world-words";

function shown(name: string, kind: string, cities: readonly string[], more: Partial<CurrentWorld["world"]> = {}) {
  const world: CurrentWorld["world"] = {
    ...{ name, kind, source: `From ${name}.`, hash: name, dates: null, complete: true, incompleteBecause: null },
    ...{ currency: "EUR", movesWithToday: true, counts: { lodgings: 18, restaurants: 135, attractions: 52 } },
    ...more,
  };
  const places = cities.map((city) => ({ name: city, state: "Somewhere", coordinates: null }));
  return { world, cities: places, states: ["Somewhere"] } satisfies CurrentWorld;
}

const sample = shown("sample", "sample", ["Austin", "Boston"]);
const monaco = shown("monaco", "places", ["Monaco"], { estimatesPrices: true });
const coast = shown("coast", "region", ["Washington", "New York"], {
  ...{ estimatesPrices: true, currency: "USD", dates: { from: "2026-11-28", to: "2027-11-27" } },
});

test("worlds are called by their cities, those of the same cities by their names too, and invented ones are said to be", () => {
  expect([sample, monaco, coast].map((world) => worldTitle(world))).toEqual([
    "Sample world (invented places)",
    "Monaco",
    "Washington and New York",
  ]);
  const again = shown("monaco-2", "places", ["Monaco"]);
  expect(worldTitle(again, [monaco, again])).toBe("Monaco (monaco-2)");
  expect(worldTitle(shown("six", "region", ["A", "B", "C", "D", "E", "F"]))).toBe("A, B, C and 3 more cities");
});

test("a world says what it is before it is chosen", () => {
  expect(aboutWorld(sample)).toContain("invented");
  expect(aboutWorld(monaco)).toBe(
    "Real places; prices are estimates. Covers Monaco: 18 places to stay, 135 to eat and 52 to visit. Prices are in EUR.",
  );
  expect(aboutWorld(coast)).toContain("are planned for 28 November 2026 to 27 November 2027; prices are in USD.");
});

test("a page's address names the world next to what else it says", () => {
  expect(inWorld("monaco", "/")).toBe("/?world=monaco");
  expect(inWorld("monaco", "/", { from: "1" })).toBe("/?from=1&world=monaco");
});
