import { describe, expect, it } from "vitest";
import type { CurrentWorld } from "@/server/api";
import { coverageWords } from "./coverage-words";

function current(currency: string, names: readonly string[], states: readonly string[]): CurrentWorld {
  const about = { name: "w", kind: "tables", source: "Made up.", hash: "", dates: null, complete: true } as const;
  const world = { ...about, incompleteBecause: null, currency, movesWithToday: false, counts: {} };
  return { world, states, cities: names.map((name) => ({ name, state: "", coordinates: null })) };
}

describe("coverageWords", () => {
  it("names the country of the world's currency, and states where there are some", () => {
    expect(coverageWords(current("USD", ["Dallas", "Miami"], ["Texas", "Florida"]))).toBe(
      "Covers 2 US cities in 2 states.",
    );
    expect(coverageWords(current("CNY", ["Beijing", "Wuhan"], []))).toBe("Covers 2 cities in China.");
  });
});
