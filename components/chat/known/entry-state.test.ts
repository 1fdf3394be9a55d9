import { describe, expect, it } from "vitest";
import type { KnownEntry } from "@/server/trip";
import { isWorthALine, stateOf } from "./entry-state";

function cabin(more: Partial<KnownEntry>): KnownEntry {
  const entry = "flight.preferredCabin";
  return { entry, state: "unknown", value: null, probability: 0, critical: 0.1, evidence: null, ...more };
}

describe("how an entry stands", () => {
  it("tells what was said from what is guessed, and how sure the guess is", () => {
    const said = stateOf(cabin({ state: "said", value: "business", probability: 1 }));
    expect(said).toMatchObject({ value: "Business", detail: null });
    const guessed = stateOf(cabin({ state: "inferred", value: "business", probability: 0.723 }));
    expect(guessed).toMatchObject({ value: "Business", detail: "likely (72%)" });
    expect(guessed.icon).not.toBe(said.icon);
    expect(stateOf(cabin({ state: "declined" })).value).toBe("Left to me");
  });

  it("folds away what is neither known nor likely to matter", () => {
    expect(isWorthALine(cabin({}))).toBe(false);
    expect(isWorthALine(cabin({ state: "inferred", value: "business", probability: 0.3 }))).toBe(false);
    expect(isWorthALine(cabin({ state: "inferred", value: "business", probability: 0.8 }))).toBe(true);
    expect(isWorthALine(cabin({ state: "inferred", value: "no preference", probability: 0.9 }))).toBe(false);
    expect(isWorthALine(cabin({ critical: 0.7 }))).toBe(true);
    expect(isWorthALine(cabin({ state: "declined" }))).toBe(true);
  });
});
