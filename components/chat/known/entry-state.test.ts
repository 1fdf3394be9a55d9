import { describe, expect, it } from "vitest";
import type { KnownEntry } from "@/server/trip";
import { isWorthALine, stateOf } from "./entry-state";

function cabin(more: Partial<KnownEntry>): KnownEntry {
  const entry = "flight.preferredCabin";
  const unsaid = { evidence: null, insisted: null, unwanted: [], ruledOut: [] };
  return { entry, state: "unknown", value: null, probability: 0, critical: 0.1, ...unsaid, ...more };
}

describe("the state of an entry", () => {
  it("tells what must be from what is wished, and what is not wanted", () => {
    const must = cabin({ state: "said", value: "business", probability: 1, insisted: "business", unwanted: ["coach"] });
    expect(stateOf(must)).toMatchObject({ value: "Business (must)", detail: "No coach" });
    const unwanted = cabin({ unwanted: ["coach"], ruledOut: ["coach"] });
    expect(stateOf(unwanted)).toMatchObject({ value: "No coach (must)", detail: null });
    expect(isWorthALine(unwanted)).toBe(true);
  });

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
